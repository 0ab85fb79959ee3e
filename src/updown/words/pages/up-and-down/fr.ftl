### The table of Up & Down.

web-ud-no-trick-yet = Aucun pli n’a encore été joué.
web-ud-about-pot = Dans le pot attendent les plis que personne n’a gagnés. Qui gagne le prochain les prend aussi.
web-ud-about-seat =
    { $you ->
        [yes] Toi : { $suit }, { $tricks }, { $cards }.
       *[no] { $name } : { $suit }, { $tricks }, { $cards }.
    }
web-ud-about-place =
    { $you ->
        [yes] Tu poses ta carte ici.
       *[no] { $name } pose sa carte ici.
    }

## Le but, et ce que fait chaque coup

web-ud-aim = Gagne le plus de plis sur toutes les manches.
web-ud-can-flip = Retourner la carte
web-ud-can-flip-how = UP devient DOWN, ou DOWN devient UP : la carte la plus haute ou la plus basse gagne.
web-ud-can-rotate = Tourner la carte
web-ud-can-rotate-how = Chacun reçoit une autre couleur.
web-ud-can-roll = Lancer les dés
web-ud-can-roll-how = Leur somme est le nouvel atout : les cartes de cette valeur battent toutes les couleurs.
web-ud-can-choose = Choisir une carte
web-ud-can-choose-how = Elle reste face cachée jusqu’à ce que tout le monde ait choisi. Ta couleur ou un atout peut gagner.

## What a newcomer reads at their turn, in 12 words at most

# $trumps: web-ud-guide-court or web-ud-guide-value
web-ud-guide-choose = Choisis une carte : pour gagner, { $suit } ou { $trumps }.
web-ud-guide-choose-none = Aucune de tes cartes ne peut gagner. Sacrifies-en une.
web-ud-guide-change = Retourne, tourne ou lance : pour gagner, il faudrait { $suit } ou { $trumps }.
web-ud-guide-change-none = Retourne, tourne ou lance : aucune de tes cartes ne gagnerait.
web-ud-guide-value = un { $value }
web-ud-guide-court =
    { $value ->
        [11] un valet
        [12] une dame
       *[other] un { $value }
    }

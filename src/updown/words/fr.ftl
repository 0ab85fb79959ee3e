### Français. Les places et les piles se comptent à partir de 0, comme dans les enregistrements ; les manches et les zones
### de jeu à partir de 1. Devant « : » se trouve une espace insécable.

## Titres

game-up-and-down = Up & Down
game-auf-und-ab = Auf und Ab
game-dnup = dnup

## Dans tous les jeux

seat = place { $seat }
# En tête de phrase, devant deux-points, dans la phrase ; dans le navigateur, un nom à leur place.
seat-first = La place { $seat }
seat-colon = Place { $seat }
seat-within = la place { $seat }
seat-with = { $who } ({ $what })
# The reader, in a list of names; after “for”, in the message about the last turns, it is seat-you-for.
seat-you = toi
seat-you-for = toi
seats-and = { $first } et { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
card-face-down = une carte face cachée
cards-face-down =
    { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
known = connues : { $cards }
round = manche { $round }
seen-by-seat = vu de la place { $seat }
seen-by-onlooker = vu par un spectateur
label-hand = main
label-points = points
turn = C’est à la place { $seat } de jouer : { $ways }.
to-move = À jouer : { $seats }.
do-play = jouer
do-draw = piocher
do-swap = échanger
do-bury = défausser face cachée
do-add = ajouter
do-take = prendre
do-rotate = pivoter
points-are = Points : { $scores }.
round-over = La manche { $round } est finie.
round-waits = La manche est finie, la prochaine n’est pas encore distribuée.
game-over = La partie est finie.
game-won =
    { $count ->
        [one] { $you ->
            [who] La partie est finie. La victoire est à toi.
           *[nobody] La partie est finie. Victoire : { $seats }.
        }
       *[other] La partie est finie. Victoire partagée : { $seats }.
    }

## Up & Down : couleurs et cartes

suit-diamonds = carreau
suit-hearts = cœur
suit-spades = pique
suit-clubs = trèfle
suit-feather = plume
suit-monocle = monocle
suit-hat = chapeau
suit-rose = rose
rank =
    { $value ->
        [11] valet
        [12] dame
       *[other] { $value }
    }
card-diamonds = { rank } de carreau
card-hearts = { rank } de cœur
card-spades = { rank } de pique
card-clubs = { rank } de trèfle
card-feather = plume { $value }
card-monocle = monocle { $value }
card-hat = chapeau { $value }
card-rose = rose { $value }

## Up & Down : la table

ud-up = UP : la plus haute carte gagne
ud-down = DOWN : la plus petite carte gagne
ud-trump = atout { $value }
ud-trump-court = atout { $value } ({ rank })
ud-boss = chef de pli : place { $seat }
ud-pot =
    { $pot ->
        [0] pot : vide
        [one] pot : { $pot } pli
       *[other] pot : { $pot } plis
    }
ud-label-suit = couleur
ud-label-tricks = plis
ud-label-total = total
ud-label-chosen = choix
ud-aside = de côté : { $cards }
ud-last-trick-won = dernier pli : { $cards }, gagné par la place { $seat }
ud-last-trick-pot = dernier pli : { $cards }, mis dans le pot
ud-turn-change = La place { $seat } est chef de pli et change les règles de pli : retourner la carte, la tourner ou lancer les dés.
ud-turn-choose = Carte encore à choisir : { $seats }.

## Up & Down : ce qui s’est passé

ud-flipped-up =
    { $you ->
        [who] Tu retournes la carte sur UP : maintenant, la plus haute carte gagne.
       *[nobody] { $who } retourne la carte sur UP : maintenant, la plus haute carte gagne.
    }
ud-flipped-down =
    { $you ->
        [who] Tu retournes la carte sur DOWN : maintenant, la plus petite carte gagne.
       *[nobody] { $who } retourne la carte sur DOWN : maintenant, la plus petite carte gagne.
    }
ud-rotated =
    { $you ->
        [who] Tu tournes la carte. Nouvelles couleurs : { $suits }.
       *[nobody] { $who } tourne la carte. Nouvelles couleurs : { $suits }.
    }
ud-rolled =
    { $you ->
        [who] Tu lances les dés : { $first } + { $second }, l’atout est maintenant { $trump }.
       *[nobody] { $who } lance les dés : { $first } + { $second }, l’atout est maintenant { $trump }.
    }
ud-chosen =
    { $you ->
        [who] Tu as choisi une carte.
       *[nobody] { $who } a choisi une carte.
    }
ud-wins =
    { $you ->
        [who] Toi : { $card }, carte gagnante.
       *[nobody] { $who } : { $card }, carte gagnante.
    }
ud-beaten =
    { $you ->
        [who] Toi : { $card }, carte qui compte, mais battue.
       *[nobody] { $who } : { $card }, carte qui compte, mais battue.
    }
ud-does-not-count =
    { $you ->
        [who] Toi : { $card }, carte qui ne compte pas : ni ta couleur ni l’atout.
       *[nobody] { $who } : { $card }, carte qui ne compte pas : ni sa couleur ni l’atout.
    }
ud-cancelled =
    { $you ->
        [who] Toi : { $card }, carte neutralisée, car sa valeur est là plus d’une fois.
       *[nobody] { $who } : { $card }, carte neutralisée, car sa valeur est là plus d’une fois.
    }
ud-taken =
    { $you ->
        [who] Tu gagnes le pli.
       *[nobody] { $who } gagne le pli.
    }
ud-taken-with-pot =
    { $you ->
        [who] Tu gagnes le pli, plus { $more } du pot.
       *[nobody] { $who } gagne le pli, plus { $more } du pot.
    }
ud-to-pot =
    { $pot ->
        [one] Personne ne gagne le pli. Le pot contient maintenant { $pot } pli.
       *[other] Personne ne gagne le pli. Le pot contient maintenant { $pot } plis.
    }
ud-tricks-are = Plis gagnés : { $scores }.
ud-best-taken =
    { $you ->
        [who] Meilleur pli : tu gagnes { $count } plis d’un coup ; personne n’a fait mieux.
       *[nobody] Meilleur pli : { $who } gagne { $count } plis d’un coup ; personne n’a fait mieux.
    }
ud-best-beaten =
    { $count ->
        [one] { $you ->
            [who] Meilleur pli : tu bats une carte qui comptait ; personne n’a fait mieux.
           *[nobody] Meilleur pli : { $who } bat une carte qui comptait ; personne n’a fait mieux.
        }
       *[other] { $you ->
            [who] Meilleur pli : tu bats { $count } cartes qui comptaient ; personne n’a fait mieux.
           *[nobody] Meilleur pli : { $who } bat { $count } cartes qui comptaient ; personne n’a fait mieux.
        }
    }
ud-pot-lost =
    { $pot ->
        [one] Il reste { $pot } pli dans le pot, il n’est à personne.
       *[other] Il reste { $pot } plis dans le pot, ils ne sont à personne.
    }

## Auf und Ab : la table

aa-joker = joker
aa-stock = pioche : { $cards }
aa-stock-in-order = pioche, prochaine carte d’abord : { $cards }
aa-open = cartes visibles : { $cards }
aa-buried = défaussées face cachée : { $cards }
aa-buried-with-mine = défaussées face cachée : { $cards }, par toi : { $mine }
aa-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
aa-pile = pile { $pile }
aa-laid = posées
aa-over = sur { $cards }
aa-last-turns = dernier tour : { $seats }
aa-turn-lay = Cartes encore à poser : { $seats }.
aa-turn-drawn = La place { $seat } vient de prendre { $card } : la jouer ou la garder.
aa-turn-drawn-hidden = La place { $seat } vient de piocher une carte face cachée : la jouer ou la garder.

## Auf und Ab : ce qui s’est passé

aa-has-laid =
    { $you ->
        [who] { $count ->
            [one] Tu poses { $count } carte face cachée.
           *[other] Tu poses { $count } cartes face cachée.
        }
       *[nobody] { $count ->
            [one] { $who } pose { $count } carte face cachée.
           *[other] { $who } pose { $count } cartes face cachée.
        }
    }
aa-revealed = Les piles sont retournées.
aa-revealed-seat =
    { $you ->
        [who] Toi : { $cards }, somme { $sum }.
       *[nobody] { $who } : { $cards }, somme { $sum }.
    }
aa-begins =
    { $you ->
        [who] Tu as la plus petite somme et commences.
       *[nobody] { $who } a la plus petite somme et commence.
    }
aa-begins-tie =
    { $you ->
        [who] Égalité : tu as la plus petite carte et commences.
       *[nobody] Égalité : { $who } a la plus petite carte et commence.
    }
aa-drew =
    { $you ->
        [who] { $stock ->
            [0] Tu poses { $card } face visible et pioches une carte. La pioche est maintenant vide.
            [one] Tu poses { $card } face visible et pioches une carte. Il reste { $stock } carte dans la pioche.
           *[other] Tu poses { $card } face visible et pioches une carte. Il reste { $stock } cartes dans la pioche.
        }
       *[nobody] { $stock ->
            [0] { $who } pose { $card } face visible et pioche une carte. La pioche est maintenant vide.
            [one] { $who } pose { $card } face visible et pioche une carte. Il reste { $stock } carte dans la pioche.
           *[other] { $who } pose { $card } face visible et pioche une carte. Il reste { $stock } cartes dans la pioche.
        }
    }
aa-swapped =
    { $you ->
        [who] Tu poses { $cards } face visible et prends { $taken }.
       *[nobody] { $who } pose { $cards } face visible et prend { $taken }.
    }
aa-kept =
    { $you ->
        [who] Tu gardes la carte.
       *[nobody] { $who } garde la carte.
    }
aa-played-own-up =
    { $you ->
        [who] Tu joues { $card } sur { $onto } : ta propre pile { $pile } monte.
       *[nobody] { $who } joue { $card } sur { $onto } : sa propre pile { $pile } monte.
    }
aa-played-own-down =
    { $you ->
        [who] Tu joues { $card } sur { $onto } : ta propre pile { $pile } descend.
       *[nobody] { $who } joue { $card } sur { $onto } : sa propre pile { $pile } descend.
    }
aa-played-other-up =
    { $you ->
        [who] Tu joues { $card } sur { $onto } : la pile { $pile } monte chez { $owner }.
        [owner] { $who } joue { $card } sur { $onto } : ta pile { $pile } monte.
       *[nobody] { $who } joue { $card } sur { $onto } : la pile { $pile } monte chez { $owner }.
    }
aa-played-other-down =
    { $you ->
        [who] Tu joues { $card } sur { $onto } : la pile { $pile } descend chez { $owner }.
        [owner] { $who } joue { $card } sur { $onto } : ta pile { $pile } descend.
       *[nobody] { $who } joue { $card } sur { $onto } : la pile { $pile } descend chez { $owner }.
    }
aa-has-buried =
    { $you ->
        [who] Tu défausses une carte face cachée.
       *[nobody] { $who } défausse une carte face cachée.
    }
aa-last-turns-begin =
    { $you ->
        [who] Tu n’as plus de cartes. Dernier tour : { $seats }.
       *[nobody] { $who } n’a plus de cartes. Dernier tour : { $seats }.
    }
aa-best-own =
    { $you ->
        [who] Meilleur coup : tu fais passer ta propre pile de { $from } à { $to } ; aucun coup ne valait plus.
       *[nobody] Meilleur coup : { $who } fait passer sa propre pile de { $from } à { $to } ; aucun coup ne valait plus.
    }
aa-best-other =
    { $you ->
        [who] Meilleur coup : tu fais passer une pile de { $from } à { $to } chez { $owner } ; aucun coup ne valait plus.
        [owner] Meilleur coup : { $who } fait passer ta pile de { $from } à { $to } ; aucun coup ne valait plus.
       *[nobody] Meilleur coup : { $who } fait passer une pile de { $from } à { $to } chez { $owner } ; aucun coup ne valait plus.
    }

## dnup : la table

dn-label-set = série
dn-label-area = zone de jeu { $area }
dn-label-rounds-won = manches gagnées
dn-on-table = sur la table : { $sets }
dn-set =
    { $size ->
        [one] { $size } carte de valeur { $value }
       *[other] { $size } cartes de valeur { $value }
    }
dn-discarded = défaussées : { $cards }
dn-out = sans cartes : { $seats }
dn-began = la place { $seat } a commencé
dn-quiet = { $turns } coups depuis la dernière défausse
dn-turn-area = C’est à la place { $seat } de jouer, zone de jeu { $area } : { $ways }.

## dnup : ce qui s’est passé

dn-played =
    { $you ->
        [who] { $size ->
            [one] Tu joues { $cards } : une seule carte de valeur { $value }.
           *[other] Tu joues { $cards } : une série de { $size } cartes de valeur { $value }.
        }
       *[nobody] { $size ->
            [one] { $who } joue { $cards } : une seule carte de valeur { $value }.
           *[other] { $who } joue { $cards } : une série de { $size } cartes de valeur { $value }.
        }
    }
dn-played-area =
    { $you ->
        [who] { $size ->
            [one] Tu joues { $cards } dans la zone de jeu { $area } : une seule carte de valeur { $value }.
           *[other] Tu joues { $cards } dans la zone de jeu { $area } : une série de { $size } cartes de valeur { $value }.
        }
       *[nobody] { $size ->
            [one] { $who } joue { $cards } dans la zone de jeu { $area } : une seule carte de valeur { $value }.
           *[other] { $who } joue { $cards } dans la zone de jeu { $area } : une série de { $size } cartes de valeur { $value }.
        }
    }
dn-added =
    { $you ->
        [who] Tu ajoutes { $card } à la série devant { $owner }.
        [owner] { $who } ajoute { $card } à ta série.
       *[nobody] { $who } ajoute { $card } à la série devant { $owner }.
    }
dn-added-area =
    { $you ->
        [who] Tu ajoutes { $card } à la série devant { $owner }, zone de jeu { $area }.
        [owner] { $who } ajoute { $card } à ta série, zone de jeu { $area }.
       *[nobody] { $who } ajoute { $card } à la série devant { $owner }, zone de jeu { $area }.
    }
dn-took =
    { $you ->
        [who] Tu prends la série devant { $owner } ({ $cards }) et la fais pivoter : { $turned }.
        [owner] { $who } prend ta série ({ $cards }) et la fait pivoter : { $turned }.
       *[nobody] { $who } prend la série devant { $owner } ({ $cards }) et la fait pivoter : { $turned }.
    }
dn-took-area =
    { $you ->
        [who] Tu prends la série devant { $owner }, zone de jeu { $area } ({ $cards }), et la fais pivoter : { $turned }.
        [owner] { $who } prend ta série, zone de jeu { $area } ({ $cards }), et la fait pivoter : { $turned }.
       *[nobody] { $who } prend la série devant { $owner }, zone de jeu { $area } ({ $cards }), et la fait pivoter : { $turned }.
    }
dn-rotated =
    { $you ->
        [who] Tu fais pivoter toute ta main.
       *[nobody] { $who } fait pivoter toute sa main.
    }
dn-beaten =
    { $you ->
        [owner] Ta série ({ $cards }) est battue, pivote et te revient en main : { $turned }.
       *[nobody] La série devant { $owner } ({ $cards }) est battue, pivote et revient en main : { $turned }.
    }
dn-has-gone-out =
    { $you ->
        [who] { $points ->
            [0] Tu as posé ta dernière carte.
            [one] Tu as posé ta dernière carte et gagnes { $points } point.
           *[other] Tu as posé ta dernière carte et gagnes { $points } points.
        }
       *[nobody] { $points ->
            [0] { $who } a posé sa dernière carte.
            [one] { $who } a posé sa dernière carte et gagne { $points } point.
           *[other] { $who } a posé sa dernière carte et gagne { $points } points.
        }
    }
dn-set-discarded =
    { $you ->
        [owner] Ta série est défaussée : { $cards }.
       *[nobody] La série devant { $owner } est défaussée : { $cards }.
    }
dn-best =
    { $you ->
        [who] Meilleure série : tu joues { $count } cartes de valeur { $value } ; aucune série n’était plus grande.
       *[nobody] Meilleure série : { $who } joue { $count } cartes de valeur { $value } ; aucune série n’était plus grande.
    }
dn-rounds-won-are = Manches gagnées : { $scores }.
dn-round-void = La manche { $round } s’arrête ici : { $turns } coups sans défausse. On redistribue.

## Navigateur : partout

web-skip = Aller à la table
web-language = Langue
web-theme-dark = Couleurs sombres
web-theme-light = Couleurs claires
web-sound = Son
web-home = Accueil
web-back = Retour
web-close = Fermer
web-cancel = Annuler
web-menu = Menu
web-learn = Apprendre
web-show-rules = Règles
web-rules-title = Règles du jeu
web-rules-number = Règle { $rule }
web-rules-close = Fermer les règles
web-rules-page = Ouvrir en pleine page
web-offline = On n’arrive pas à joindre le jeu. Réessaie dans un instant.
web-no-connection = Pas de connexion pour l’instant
web-no-connection-rules = Tu peux quand même lire les règles de tous les jeux.
web-no-connection-games = Pour jouer et apprendre, il faut la connexion. Tes parties sont conservées et t’attendent.
web-forgets = Ton navigateur ne nous laisse rien retenir. Tu peux jouer quand même.
web-try-again = Réessayer
web-connecting = Un instant…
web-dealing = Les cartes sont distribuées …
web-reconnecting = Connexion perdue. Nouvel essai…
web-connected-again = La connexion est revenue.
web-no-table = On ne trouve pas cette table, ou tu n’y es pas invité.
web-guest = Invité
web-somebody = Quelqu’un
web-you = toi
web-count-seconds = { $count } s
web-count-minutes = { $count } min
web-count-hours = { $count } h
web-count-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-time-left = Temps restant : { $time }
web-seconds-left = Encore { $count } secondes
web-refused-move = Tu ne peux pas faire ça ici.
web-refused-move-rule = Tu ne peux pas faire ça maintenant. Pourquoi ? Regarde la règle { $rule }.
web-refused-not-your-turn = Un instant : ce n’est pas encore à toi de jouer.
web-refused-stale = Trop tard : la partie a déjà continué.
web-refused-nothing-sealed = C’est trop tard pour revenir en arrière.
web-refused-not-playing = Aucune partie n’est en cours.
web-refused-not-over = Tu pourras le faire quand la partie sera finie.
web-refused-started = La partie a déjà commencé.
web-refused-seat-open = Une place est encore libre : attends quelqu’un ou installe un bot.
web-refused-taken = Cette place n’est plus libre.
web-refused-seated = Tu es déjà à cette table.
web-refused-not-seated = Il faut avoir une place à cette table pour faire ça.
web-refused-not-host = Seul l’hôte peut le faire.
web-refused-not-away = Cette personne est de retour.
web-refused-just-left = Cette personne était là à l’instant. Attends un peu.
web-refused-too-fast = C’était un peu rapide. Attends un instant.
web-refused-bad-name = Un nom doit avoir au moins une lettre et 24 caractères au plus.
web-refused-bad-plan = Ces réglages ne vont pas ensemble. Changes-en un.
web-refused-no-hints = Il n’y a pas de conseils à cette table.
web-refused-no-such-code = Ce code est faux ou n’est plus valable. Demandes-en un nouveau.
web-refused-no-invite = Cette invitation ne marche pas. Demande un nouveau lien.
web-refused-full = Il y a trop de monde en ce moment. Réessaie plus tard.
web-refused-failed = Quelque chose n’a pas marché. Réessaie.
web-damaged-table = Cette table est abîmée et ne peut plus s’ouvrir. Toutes tes autres tables vont bien.
web-delete-table = Supprimer cette table

## Navigateur : accueil

web-tagline = Trois jeux de cartes pleins de hauts et de bas
web-mine = Tes parties
web-finished = Parties terminées
web-listed = Tables ouvertes
web-your-turn = À toi
web-your-moves = Ce que tu peux faire
web-status-lobby = attend des joueurs
web-status-playing = en cours
web-status-over = finie
web-status-closed = fermée
web-status-damaged = abîmée
web-open-seats =
    { $open ->
        [0] aucune place libre
        [one] { $open } place libre
       *[other] { $open } places libres
    }
web-players-minutes = { $from } à { $to } joueurs, { $minutes } minutes
web-players-minutes-age = { $from } à { $to } joueurs, { $minutes } minutes, dès { $age } ans
web-about-up-and-down = Tout le monde joue en même temps. Avant chaque pli, le chef de pli doit changer ce qui gagne.
web-about-auf-und-ab = Un symbole à la fois, fais monter tes piles et descendre celles des autres.
web-about-dnup = Débarrasse-toi de tes cartes. Ce qui te revient te revient à l’envers.
web-play-now = Jouer
web-choose = Choisir
web-invite-watch = Inviter à regarder
web-show-all = Tout afficher
web-bot-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-friend-count =
    { $count ->
        [one] { $count } ami
       *[other] { $count } amis
    }
web-join = Rejoindre une partie
web-join-what = Lien ou code
web-join-note = Colle le lien d’une table. Ou tape le code affiché sur ton autre appareil : ta place vient ici.
web-join-do = Rejoindre
web-join-wrong = Ce n’est ni le lien d’une table ni un code.

## Navigateur : une nouvelle table

web-your-name = Ton nom
web-level-random = Hasard
web-level-beginner = Débutant
web-level-casual = Amateur
web-level-flat = Confirmé
web-level-strong = Fort
web-level-expert = Expert
web-level-net = Instinct
web-level-level1 = Débutant (1/6)
web-level-level2 = Amateur (2/6)
web-level-level3 = Confirmé (3/6)
web-level-level4 = Fort (4/6)
web-level-level5 = Expert (5/6)
web-level-master = Maître (6/6)
web-edition = Édition
web-edition-classic = Classique
web-edition-ludolux = Ludolux
web-rounds = Manches
web-tiebreak = En cas d’égalité
web-tiebreak-extra-round = Une manche de plus
web-tiebreak-shared = Victoire partagée
web-goal = Qui gagne
web-goal-high = Le plus de points
web-goal-low = Le moins de points
web-time = Temps par décision

## Navigateur : avant la partie

web-open-seat = Place libre
web-bot-name = { $name } ({ $level })
web-bot-level = Bot : { $level }
web-seat-for = Qui prend la place { $seat }
web-for-a-friend = pour un ami
web-sit = Prendre place
web-send-link = Envoie ce lien à tes amis :
web-copy-link = Copier le lien
web-copied = Copié
web-qr = Le lien en code QR
web-share = Partager
web-link-local = Ce lien ne marche que sur cet ordinateur. Lance « updown --lan » pour jouer avec les téléphones de la maison.
web-fill-start = Compléter avec des bots et lancer
web-start = Lancer la partie
web-host-starts = Tout le monde est là. On attend que l’hôte lance la partie.

## Navigateur : à la table

web-log-talk = Journal et discussion
web-unread = nouveaux messages
web-round = Manche { $round }
web-round-of = Manche { $round } sur { $rounds }
web-extra-round = Manche en plus
web-scores = Scores
web-unit-points =
    { $count ->
        [one] point
       *[other] points
    }
web-unit-tricks =
    { $count ->
        [one] pli
       *[other] plis
    }
web-unit-rounds-won =
    { $count ->
        [one] manche gagnée
       *[other] manches gagnées
    }
web-watching = Tu regardes la partie.
web-seat-moved = Ta place est maintenant sur un autre appareil.
web-rename = Mon nom et mon visage
web-rename-do = Prendre ce nom
web-move-seat = Continuer sur un autre appareil
web-move-seat-how = Ouvre cette page sur l’autre appareil et tapes-y ce code, ou scanne l’image. Le code marche une seule fois, pendant dix minutes.
web-qr-code = Le code en code QR
web-leave = Quitter la table
web-leave-playing = Un bot prend ta place pour de bon. Tu ne pourras pas revenir dans cette partie.
web-leave-idle = Ta place se libère pour quelqu’un d’autre.
web-close-table = Fermer la table pour tous
web-close-sure = La partie s’arrête ici pour tout le monde.
web-end-game = Arrêter cette partie
web-end-game-sure = Tu ne pourras pas la continuer plus tard.
web-away = pas là
web-hold = Faire jouer un bot
web-bot-holds = un bot joue
web-held = Un bot joue pour toi.
web-come-back = Reprendre ma place
web-turn-of = C’est à { $name } de jouer.
web-choose-again = Changer d’avis
web-talk = Dire quelque chose
web-send = Envoyer
web-say-hello = Salut
web-say-well-played = Bien joué
web-say-thanks = Merci
web-say-oops = Oups
web-say-thinking = Je réfléchis
web-say-hurry = À toi
web-say-good-game = Belle partie
web-say-bye = Au revoir
web-won =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent ensemble.
    }
web-you-won = Tu gagnes.
web-result = Résultat
web-look-table = Regarder la table
web-rematch = Rejouer
web-rematch-waits = On attend les autres
web-check-deal = Vérifier la donne
web-deal-fair = La donne était honnête : la chance de chacun y était mêlée dès le début, la tienne aussi.
web-deal-left-out = La partie suit les règles et tient ses promesses. Mais ta propre chance n’était pas dans chaque donne : on ne peut pas prouver qu’elle était honnête.
web-deal-unproven = La partie suit les règles et tout concorde. Mais ce navigateur n’a pas vu la donne se faire : il ne peut pas dire si elle était honnête.
web-deal-forged = Attention : ce ne sont pas les cartes promises avant la donne.
web-deal-wrong = Cette partie n’a pas suivi les règles.
web-save-record = Enregistrer la partie
web-save-receipt = Enregistrer le reçu
web-share-record = Partager la partie

## Navigateur : le journal

line-sat = { $who } s’installe à la table.
line-left = { $who } quitte la table.
line-left-out =
    { $you ->
        [who] Tu n’as pas répondu à temps. Les cartes ont été distribuées sans ta part.
       *[nobody] { $who } n’a pas répondu à temps. Les cartes ont été distribuées sans sa part.
    }
line-renamed = { $before } s’appelle maintenant { $who }.
line-bot-sat = Un bot s’installe : { $who }.
line-freed = La place { $seat } est de nouveau libre.
line-started =
    { $match ->
        [1] La partie commence.
       *[other] La partie { $match } commence.
    }
line-took-back =
    { $you ->
        [who] Tu changes d’avis.
       *[nobody] { $who } change d’avis.
    }
line-late =
    { $you ->
        [who] Temps écoulé : un bot décide pour toi.
       *[nobody] Temps écoulé : un bot décide pour { $who }.
    }
line-held =
    { $you ->
        [who] Un bot joue maintenant pour toi.
       *[nobody] Un bot joue maintenant pour { $who }.
    }
line-returned =
    { $you ->
        [who] Tu es de retour.
       *[nobody] { $who } est de retour.
    }
line-rematch =
    { $you ->
        [who] Tu veux rejouer.
       *[nobody] { $who } veut rejouer.
    }
line-closed = La table est fermée.
line-said = { $who } : « { $text } »

## Navigateur : dnup

web-dn-card = { $active }, à l’envers { $inactive }
web-dn-set =
    { $size ->
        [1] un { $value }
        [2] une paire de { $value }
        [3] trois { $value }
        [4] quatre { $value }
        [5] cinq { $value }
        [6] six { $value }
        [7] sept { $value }
        [8] huit { $value }
        [9] neuf { $value }
       *[other] { $size } fois { $value }
    }
web-dn-values = Valeurs dans ta main
web-dn-value =
    { $chosen ->
        [0] valeur { $value } : { $count } dans ta main
       *[other] valeur { $value }, ton choix : { $chosen } sur { $count }
    }
web-dn-sort =
    { $order ->
        [falling] Tri : la plus haute d’abord. Changer
        [other] Tri : par la valeur du bas. Changer
       *[rising] Tri : la plus petite d’abord. Changer
    }
web-dn-look = Pivoter
web-dn-hint = Conseil
web-dn-do-turn = Faire pivoter ma main
web-dn-do-play = Jouer { $set }
web-dn-do-play-nothing = Jouer
web-dn-do-take = Prendre { $set }
web-dn-do-add = Ajouter { $set } chez { $name }
web-dn-free = libre
web-dn-size-free =
    { $size ->
        [1] Une carte seule : libre
        [2] Une paire : libre
       *[other] { $size } cartes pareilles : libre
    }
web-dn-size-taken = Devant { $name } : { $set }
web-dn-quiet = Personne n’a défaussé depuis { $turns } coups. À 100, la manche s’arrête.
web-dn-place =
    { $area ->
        [none] La série devant { $name } : { $set }
       *[other] La série devant { $name }, zone de jeu { $area } : { $set }
    }
web-dn-place-empty =
    { $area ->
        [none] Pas de série devant { $name }
       *[other] Pas de série devant { $name }, zone de jeu { $area }
    }
web-dn-my-place =
    { $area ->
        [none] Ta série : { $set }
       *[other] Ta série, zone de jeu { $area } : { $set }
    }
web-dn-my-place-empty =
    { $area ->
        [none] Ta place : vide
       *[other] Ta zone de jeu { $area } : vide
    }
web-dn-my-place-play =
    { $area ->
        [none] Ta place : jouer { $set } ici
       *[other] Ta zone de jeu { $area } : jouer { $set } ici
    }
web-dn-rank =
    { $order ->
        [1] a fini en premier
       *[other] a fini en deuxième
    }
web-dn-points =
    { $score ->
        [one] { $score } point sur { $goal }
       *[other] { $score } points sur { $goal }
    }
web-dn-rounds-won =
    { $score ->
        [one] { $score } manche gagnée sur { $goal }
       *[other] { $score } manches gagnées sur { $goal }
    }
web-dn-began = { $name } avait l’étoile et a commencé
web-dn-step-start =
    { $area ->
        [none] À toi : choisis des cartes, prends une série ou fais pivoter ta main.
       *[other] À toi, zone de jeu { $area } : choisis des cartes, prends une série ou fais pivoter ta main.
    }
web-dn-step-start-empty =
    { $area ->
        [none] À toi : choisis des cartes à jouer, ou fais pivoter ta main.
       *[other] À toi, zone de jeu { $area } : choisis des cartes à jouer, ou fais pivoter ta main.
    }
web-dn-step-play = Joue { $set } : touche ta place.
web-dn-step-play-or-add = Joue { $set }, ou touche la série devant { $name } pour l’y ajouter.
web-dn-step-add = Ajoute { $set } : touche la série devant { $name }.
web-dn-step-cannot = Tu ne peux pas jouer { $set } maintenant. Touche « Jouer » pour savoir pourquoi.
web-dn-step-take = Prendre { $set } ? À l’envers, tu reçois : { $values }.
web-dn-step-turning = Voici ta main à l’envers : la faire pivoter, ou revenir ?
web-dn-step-turning-wait = Voilà ce que donnerait ta main à l’envers.
web-dn-step-out = Tu as fini. C’est à { $name } de jouer.
web-dn-played =
    { $you ->
        [yes] Tu joues { $set }.
       *[no] { $name } joue { $set }.
    }
web-dn-added =
    { $whose ->
        [you] Tu ajoutes un { $value } à la série devant { $owner }.
        [yours] { $name } ajoute un { $value } à ta série.
       *[theirs] { $name } ajoute un { $value } à la série devant { $owner }.
    }
web-dn-took =
    { $whose ->
        [you] Tu prends { $set } chez { $owner } et tu reçois { $values }.
        [yours] { $name } prend { $set } chez toi et reçoit { $values }.
       *[theirs] { $name } prend { $set } chez { $owner } et reçoit { $values }.
    }
web-dn-rotated =
    { $you ->
        [yes] Tu fais pivoter ta main.
       *[no] { $name } fait pivoter toute sa main.
    }
web-dn-beaten =
    { $you ->
        [yes] Ta série, { $set }, est battue et te revient à l’envers : { $values }.
       *[no] La série devant { $name }, { $set }, est battue et repart à l’envers : { $values }.
    }
web-dn-out =
    { $you ->
        [yes] { $points ->
            [0] Tu n’as plus de cartes.
            [one] Tu n’as plus de cartes et tu gagnes { $points } point.
           *[other] Tu n’as plus de cartes et tu gagnes { $points } points.
        }
       *[no] { $points ->
            [0] { $name } n’a plus de cartes.
            [one] { $name } n’a plus de cartes et gagne { $points } point.
           *[other] { $name } n’a plus de cartes et gagne { $points } points.
        }
    }
web-dn-next-round =
    { $you ->
        [yes] La manche suivante est distribuée. Tu as l’étoile et tu commences.
       *[no] La manche suivante est distribuée. { $name } a l’étoile et commence.
    }
web-dn-go-on = Continuer
web-dn-why-not-higher =
    { $size ->
        [1] Une carte seule doit battre le { $value } sur la table.
        [2] Une paire doit battre les { $value } sur la table.
       *[other] { $size } cartes pareilles doivent battre les { $value } sur la table.
    }
web-dn-why-not-higher-than-own =
    { $size ->
        [1] Tu as déjà un { $value } dans ton autre zone de jeu : une nouvelle carte seule doit être plus haute.
        [2] Tu as déjà une paire de { $value } dans ton autre zone de jeu : une nouvelle paire doit être plus haute.
       *[other] Tu as déjà { $size } cartes de valeur { $value } dans ton autre zone de jeu : { $size } nouvelles cartes doivent être plus hautes.
    }
web-dn-why-add-not-higher =
    { $size ->
        [2] Cela ferait une paire, et elle ne bat pas les { $value } sur la table.
       *[other] Cela ferait { $size } cartes, et elles ne battent pas les { $value } sur la table.
    }
web-dn-why-other-value = Seul un { $value } va avec cette série. Touche-la encore pour la prendre.
web-dn-why-no-cards = Choisis une carte, ou plusieurs de même valeur, puis joue.
web-dn-why-add-to-own = Tu ne peux ajouter que chez les autres.
web-dn-why-take-own = Tu ne peux prendre que les séries des autres.
web-dn-why-is-out = Tu as fini : tu rejoues à la prochaine manche.
web-dn-why-not-on-turn = Encore un instant : c’est à { $name } de jouer.

## Navigateur : Up & Down

web-ud-hand = Tes cartes
web-ud-boss = chef de pli
web-ud-tricks =
    { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }
web-ud-total = { $count } au total
web-ud-trump = atout
web-ud-trump-court =
    { $value ->
        [11] atout : valet
       *[other] atout : dame
    }
web-ud-card-counts = { $card }, peut gagner
web-ud-card-trump = { $card }, atout, peut gagner
web-ud-card-does-not-count = { $card }, ne peut pas gagner maintenant
web-ud-flip = Retourner
web-ud-roll = Lancer
web-ud-do-flip-up = Retourner sur UP : la plus haute carte gagne
web-ud-do-flip-down = Retourner sur DOWN : la plus petite carte gagne
web-ud-flip-from-up = { ud-up }. Retourner sur DOWN
web-ud-flip-from-down = { ud-down }. Retourner sur UP
web-ud-do-rotate = Tourner la carte : { $results }
web-ud-you-get = tu as { $suit }
web-ud-gets = { $name } a { $suit }
web-ud-turn-to = Tourner la carte : ta couleur devient { $suit }
web-ud-do-roll = Lancer les dés
web-ud-do-roll-from = Lancer les dés : un autre atout que { $trump }
web-ud-play = Jouer : { $card }
web-ud-take-back = Reprendre : { $card }
web-ud-hint = Conseil
web-ud-skip = Continuer
web-ud-next-round = Manche suivante
web-ud-you-change = Tu es chef de pli : retourne la carte, tourne-la ou lance les dés.
web-ud-changes = { $name } est chef de pli et change les règles de pli.
web-ud-you-choose = Choisis une carte.
web-ud-waiting = Choix en cours : { $names }
web-ud-has-chosen = { $name } a choisi une carte.
web-ud-is-thinking = { $name } choisit encore.
web-ud-shows = { $name } : { $card }
web-ud-verdict-cancelled = neutralisée
web-ud-verdict-does-not-count = ne compte pas
web-ud-verdict-beaten = compte, mais est battue
web-ud-verdict-wins = gagne
web-ud-flipped-up =
    { $you ->
        [yes] Tu retournes la carte sur UP : maintenant, la plus haute carte gagne.
       *[no] { $name } retourne la carte sur UP : maintenant, la plus haute carte gagne.
    }
web-ud-flipped-down =
    { $you ->
        [yes] Tu retournes la carte sur DOWN : maintenant, la plus petite carte gagne.
       *[no] { $name } retourne la carte sur DOWN : maintenant, la plus petite carte gagne.
    }
web-ud-rotated =
    { $you ->
        [yes] Tu tournes la carte.
       *[no] { $name } tourne la carte.
    }
web-ud-your-suit = Ta couleur maintenant : { $suit }.
web-ud-rolled =
    { $you ->
        [yes] Tu lances les dés : { $first } + { $second }, l’atout est maintenant { $trump }.
       *[no] { $name } lance les dés : { $first } + { $second }, l’atout est maintenant { $trump }.
    }
web-ud-takes-high =
    { $you ->
        [yes] Tu gagnes le pli avec la plus haute carte qui compte : { $card }.
       *[no] { $name } gagne le pli avec la plus haute carte qui compte : { $card }.
    }
web-ud-takes-low =
    { $you ->
        [yes] Tu gagnes le pli avec la plus petite carte qui compte : { $card }.
       *[no] { $name } gagne le pli avec la plus petite carte qui compte : { $card }.
    }
web-ud-takes-trump =
    { $you ->
        [yes] Tu gagnes le pli avec un atout : { $card }.
       *[no] { $name } gagne le pli avec un atout : { $card }.
    }
web-ud-takes-only =
    { $you ->
        [yes] Tu gagnes le pli avec la seule carte qui compte : { $card }.
       *[no] { $name } gagne le pli avec la seule carte qui compte : { $card }.
    }
web-ud-with-pot =
    { $more ->
        [one] Plus { $more } pli du pot.
       *[other] Plus { $more } plis du pot.
    }
web-ud-pot-cancelled = Toutes les cartes se neutralisent. Le pli va dans le pot.
web-ud-pot-none-counts = Aucune carte ne compte : ni la bonne couleur ni l’atout. Le pli va dans le pot.
web-ud-pot-mixed = Les valeurs égales se neutralisent, le reste ne compte pas. Le pli va dans le pot.
web-ud-last-trick = Dernier pli
web-ud-last-won = { $name } l’a gagné.
web-ud-last-pot = Il est allé dans le pot.
web-ud-seen = Déjà joué
web-ud-seen-played = jouée
web-ud-seen-mine = dans ta main
web-ud-seen-hidden = pas encore vue
web-ud-trick-number = Pli { $number }
web-ud-why-not-the-chef = Un instant : { $name } change d’abord les règles de pli (UD-10).
web-ud-why-not-to-choose = Tu as déjà choisi. On attend encore { $names } (UD-11).
web-ud-why-bad-change = Tu es chef de pli : d’abord, retourne la carte, tourne-la ou lance les dés (UD-10).
web-ud-why-bad-choice = Les règles de pli ont déjà changé : choisis maintenant une carte (UD-11).
web-ud-why-not-held = Cette carte n’est pas dans ta main. Choisis une de tes cartes (UD-11).
web-ud-why-round-over = Cette manche est finie : attends la suivante (UD-16).
web-ud-why-game-over = La partie est finie (UD-16).

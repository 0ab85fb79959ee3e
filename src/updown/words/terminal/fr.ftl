## Moves as they are typed

cli-do-flip = retourner
cli-do-turn = tourner
cli-do-roll = lancer les dés
cli-do-choose = choisir
cli-do-lay = poser
cli-do-keep = garder
cli-fillers = et zone carte cartes pour sur pile place série la le les du par

cli-which-game = Quel jeu ?
cli-game = Jeu :
cli-how-many = Combien de joueurs, de { $low } à { $high } ?
cli-type-number = Tape un nombre de { $low } à { $high }.
cli-heading = { $game }, { $players } joueurs : tu es à la place { $seat }
cli-opponents =
    { $count ->
        [one] Ton adversaire : { $who }
       *[other] Tes adversaires : { $who }
    }
cli-bot-random = Joue n’importe quel coup, au hasard.
cli-bot-flat = Essaie chaque coup autant de fois.
cli-bot-net = Joue ce qu’un réseau a appris, sans calculer.
cli-keep-record = Garder cette partie ? (O/n)
cli-saved = Enregistré sous { $file }.
cli-go-on = Pour continuer : { $command }
cli-look-at = Pour la revoir : { $command }
cli-label-round = manche

cli-help = Tape le numéro d’un coup, ou les mots à côté.
cli-key-moves = tous tes coups ; m CARTE : seulement ceux avec cette carte
cli-key-table = la table encore une fois
cli-key-hint = un conseil : ce que ferait un bon joueur, et pourquoi
cli-key-rules = les règles ; ? 12 : la règle numéro 12
cli-key-quit = enregistrer la partie et partir
cli-your-move = Ton coup ({ $numbers }, m t h ? q) :
cli-your-moves = Tes coups
cli-many-moves = { $first } à { $last } : { $count } possibilités, par exemple « { $sample } »
cli-find-moves = m { $name } les montre toutes, m { $card } celles avec cette carte
cli-more = Encore { $count } : Entrée les montre.
cli-no-move-with = Aucun coup n’a « { $words } ».
cli-no-move-number = Il n’y a pas de coup { $number } : tape 1 à { $last }, ou m pour les voir tous.
cli-too-many = C’est trop : « { $words } ». Laisse-le de côté.
cli-no-rule = Il n’y a pas de règle { $rule } : tape ? 1 à ? { $last }.
cli-one-rule = Une seule règle : ? 1 à ? { $last }.
cli-you-draw = Tu pioches { $card }.

cli-replay-keys = Entrée : suivant   b : retour   un nombre : aller à ce coup   q : quitter
cli-place-of = { $place } sur { $total }
cli-replay-end = C’est tout : q pour quitter, b pour revenir.
cli-dice = dés : { $dice }
cli-drawn = pioché : { $card }

cli-own-suit = ta couleur
cli-stays = { $card } reste dans ta main
cli-you-hold = tu as { $cards }
cli-onto-yours = ta pile ({ $onto }) : { $before } -> { $after } points
cli-onto-theirs = pile de { $owner } ({ $onto }) : { $before } -> { $after } points
cli-to-set = à la série de { $owner } : { $cards }
cli-take-set = { $cards } de { $owner } : tu reçois { $turned }
cli-beats-own = bat ta propre série : { $cards }
cli-beats = bat la série de { $owner } : { $cards }
cli-last-card = ta dernière carte
cli-kind-lay = ces cartes commencent tes piles
cli-kind-draw = poser une carte face visible, en piocher une
cli-kind-swap = poser deux cartes face visible, en prendre une qui l’était déjà
cli-kind-bury = poser une carte face cachée, hors du jeu

cli-does-not-work = Ça ne marche pas : { $why }
cli-possible = Possible : { $moves }
cli-why-not-held = Cette carte n’est pas dans ta main.
cli-why-not-held-so = Tu n’as pas ça en main, dans ce sens.
cli-why-swap-two = Les deux cartes que tu poses doivent être dans ta main.
cli-why-not-open = Cette carte n’était pas visible avant.
cli-why-no-stock = La pioche est vide : on ne peut plus piocher.
cli-why-stock-left = On défausse face cachée seulement quand la pioche est vide.
cli-why-no-set = Il n’y a pas de série là.
cli-why-other-value = Seules les cartes de valeur { $value } vont sur cette série.
cli-why-mixed = Les cartes d’une série doivent avoir la même valeur en haut.
cli-why-no-card = Cette carte n’existe pas.
cli-why-no-pile = Cette pile n’existe pas.
cli-why-unreadable = Tape plutôt : { $sample }

## A part of the program is not installed

cli-needs-server = pour cela, il faut le serveur : { $install } (sans lui, tu peux jouer dans le terminal : updown play)
cli-needs-lab = le rapport a besoin de matplotlib : { $install }
cli-needs-completion = cela demande une petite bibliothèque : { $install }
cli-needs-train = les courbes d’apprentissage ont besoin de matplotlib : { $install }

## Terminal: a hint

cli-hint-only = Tu n’as qu’un seul coup : { $move }
cli-hint-move = Un bon joueur ferait ceci : { $move }
cli-hint-mix = Face cachée, aucun choix n’est toujours le meilleur, donc varie : { $moves }
cli-hint-tried = Sur { $count } essais avec les cartes cachées distribuées au hasard, les bons ont mené le plus souvent ici : { $best } fois ; ensuite vient { $other }, { $second } fois.

## Words in the pictures of the tables (Match.svg)

picture-turn = À la place { $seat } de jouer
picture-turn-area = À la place { $seat } de jouer, zone { $area }
picture-change = La place { $seat } change les règles de pli
picture-choose = Carte à choisir : { $seats }
picture-lay = Cartes à poser : { $seats }
picture-drawn = La place { $seat } joue ou garde la carte
picture-trump = atout
picture-pot = pot : { $count }
picture-aside = de côté : { $count }
picture-last-trick = dernier pli : place { $seat }
picture-last-pot = dernier pli : pot
picture-boss = chef de pli
picture-tricks =
    { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }
picture-in-all = { $tricks }, { $total } en tout
picture-stock = pioche : { $count }
picture-buried = face cachée : { $count }
picture-open = cartes visibles : { $count }
picture-no-pile = pas encore de pile
picture-last-turn = { $cards }, dernier tour
picture-has-laid = { $cards }, posées
picture-discarded = défaussées : { $count }
picture-free = libre
picture-area = zone { $area }
picture-out = sans cartes, numéro { $place }
picture-rounds-won =
    { $count ->
        [one] { $count } manche gagnée
       *[other] { $count } manches gagnées
    }
picture-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

### Français. Les places et les piles se comptent à partir de 0, comme dans les enregistrements ; les tours et les zones
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
round = tour { $round }
seen-by-seat = vu de la place { $seat }
seen-by-onlooker = vu par un spectateur
label-hand = main
label-points = points
turn = À la place { $seat } : { $ways }.
do-play = jouer
do-draw = piocher
do-swap = échanger
do-bury = défausser face cachée
do-add = ajouter
do-take = prendre
do-rotate = pivoter
points-are = Points : { $scores }.
round-over = Le tour { $round } est fini.
round-waits = Le tour est fini, le prochain n'est pas encore distribué.
game-over = La partie est finie.
game-won =
    { $count ->
        [one] La partie est finie. Victoire : { $seats }.
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
ud-turn-change = La place { $seat } est chef de pli et change les règles de pli : retourner, tourner ou lancer les dés.
ud-turn-choose = Carte encore à choisir : { $seats }.

## Up & Down : ce qui s'est passé

ud-flipped-up = { $who } retourne la carte sur UP : la plus haute carte gagne.
ud-flipped-down = { $who } retourne la carte sur DOWN : la plus petite carte gagne.
ud-rotated = { $who } tourne la carte. Nouvelles couleurs : { $suits }.
ud-rolled = { $who } lance les dés : { $first } + { $second }, l'atout est maintenant { $trump }.
ud-chosen = { $who } a choisi une carte.
ud-wins = { $who } : { $card } gagne.
ud-beaten = { $who } : { $card } compte, mais une meilleure carte gagne.
ud-does-not-count = { $who } : { $card } ne compte pas, ce n'est ni sa couleur ni l'atout.
ud-cancelled = { $who } : { $card }, carte neutralisée, car sa valeur est là plus d'une fois.
ud-taken = { $who } gagne le pli.
ud-taken-with-pot = { $who } gagne le pli, plus { $more } du pot.
ud-to-pot =
    { $pot ->
        [one] Personne ne gagne le pli. Le pot contient maintenant { $pot } pli.
       *[other] Personne ne gagne le pli. Le pot contient maintenant { $pot } plis.
    }
ud-tricks-are = Plis gagnés : { $scores }.
ud-pot-lost =
    { $pot ->
        [one] Il reste { $pot } pli dans le pot, il n'est à personne.
       *[other] Il reste { $pot } plis dans le pot, ils ne sont à personne.
    }

## Auf und Ab : la table

aa-joker = joker
aa-stock = pioche : { $cards }
aa-stock-in-order = pioche, prochaine carte d'abord : { $cards }
aa-open = cartes visibles : { $cards }
aa-buried = défaussé face cachée : { $cards }
aa-buried-with-mine = défaussé face cachée : { $cards }, par toi : { $mine }
aa-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
aa-pile = pile { $pile }
aa-laid = posé
aa-over = sur { $cards }
aa-last-turns = dernier tour : { $seats }
aa-turn-lay = Cartes encore à poser : { $seats }.
aa-turn-drawn = La place { $seat } vient de prendre { $card } : la jouer ou la garder.
aa-turn-drawn-hidden = La place { $seat } vient de piocher une carte face cachée : la jouer ou la garder.

## Auf und Ab : ce qui s'est passé

aa-has-laid =
    { $count ->
        [one] { $who } pose { $count } carte face cachée.
       *[other] { $who } pose { $count } cartes face cachée.
    }
aa-revealed = Les piles sont retournées.
aa-revealed-seat = { $who } : { $cards }, somme { $sum }.
aa-begins = { $who } a la plus petite somme et commence.
aa-begins-tie = Égalité : { $who } a la plus petite carte et commence.
aa-drew =
    { $stock ->
        [0] { $who } pose { $card } face visible et pioche une carte. La pioche est maintenant vide.
        [one] { $who } pose { $card } face visible et pioche une carte. Il reste { $stock } carte dans la pioche.
       *[other] { $who } pose { $card } face visible et pioche une carte. Il reste { $stock } cartes dans la pioche.
    }
aa-swapped = { $who } pose { $cards } face visible et prend { $taken }.
aa-kept = { $who } garde la carte.
aa-played-own-up = { $who } joue { $card } sur { $onto } : sa propre pile { $pile } monte.
aa-played-own-down = { $who } joue { $card } sur { $onto } : sa propre pile { $pile } descend.
aa-played-other-up = { $who } joue { $card } sur { $onto } : la pile { $pile } monte chez { $owner }.
aa-played-other-down = { $who } joue { $card } sur { $onto } : la pile { $pile } descend chez { $owner }.
aa-has-buried = { $who } défausse une carte face cachée.
aa-last-turns-begin = { $who } n'a plus de cartes. Dernier tour : { $seats }.

## dnup : la table

dn-label-set = série
dn-label-area = zone de jeu { $area }
dn-label-rounds-won = tours gagnés
dn-on-table = sur la table : { $sets }
dn-set =
    { $size ->
        [one] { $size } carte de valeur { $value }
       *[other] { $size } cartes de valeur { $value }
    }
dn-discarded = défaussé : { $cards }
dn-out = sans cartes : { $seats }
dn-began = la place { $seat } a commencé
dn-quiet = { $turns } coups depuis la dernière défausse
dn-turn-area = À la place { $seat }, zone de jeu { $area } : { $ways }.

## dnup : ce qui s'est passé

dn-played =
    { $size ->
        [one] { $who } joue { $cards } : une seule carte de valeur { $value }.
       *[other] { $who } joue { $cards } : une série de { $size } cartes de valeur { $value }.
    }
dn-played-area =
    { $size ->
        [one] { $who } joue { $cards } dans la zone de jeu { $area } : une seule carte de valeur { $value }.
       *[other] { $who } joue { $cards } dans la zone de jeu { $area } : une série de { $size } cartes de valeur { $value }.
    }
dn-added = { $who } ajoute { $card } à la série devant { $owner }.
dn-added-area = { $who } ajoute { $card } à la série devant { $owner }, zone de jeu { $area }.
dn-took = { $who } prend la série devant { $owner } ({ $cards }) et la fait pivoter : { $turned }.
dn-took-area = { $who } prend la série devant { $owner }, zone de jeu { $area } ({ $cards }), et la fait pivoter : { $turned }.
dn-rotated = { $who } fait pivoter toute sa main.
dn-beaten = La série devant { $owner } ({ $cards }) est battue, pivote et revient en main : { $turned }.
dn-has-gone-out =
    { $points ->
        [one] { $who } a posé sa dernière carte et gagne { $points } point.
       *[other] { $who } a posé sa dernière carte et gagne { $points } points.
    }
dn-set-discarded = La série devant { $owner } est défaussée : { $cards }.
dn-rounds-won-are = Tours gagnés : { $scores }.
dn-round-void = Le tour { $round } s'arrête ici : { $turns } coups sans défausse. On redistribue.

### The table of Auf und Ab.

# Dans les phrases, une carte porte le nom de sa valeur ($card, $onto, $top, $taken) : « 21 », ou web-aa-the-joker.
web-aa-sun = soleil
web-aa-moon = lune
web-aa-cloud = nuage
web-aa-drop = goutte
web-aa-star = étoile
web-aa-joker = joker, 0
web-aa-the-joker = le joker
web-aa-card = { $symbols }, { $value }
web-aa-you = toi
web-aa-middle = Milieu de la table
# Sous les tas : court.
web-aa-stock = Pioche
web-aa-stock-draw = Pioche : { $cards }. Piocher
web-aa-open = Cartes visibles
web-aa-about-open = Les cartes visibles sont ici. Tu peux échanger deux cartes de ta main contre l’une d’elles.
web-aa-buried = Cachées
web-aa-your-buried = Tu as défaussé face cachée :
web-aa-your-hand = Ta main
web-aa-your-pile = Ta pile { $pile }
web-aa-pile-of = { $name }, pile { $pile }
web-aa-pile-words =
    { $count ->
        [0] { $pile } : { $card }.
        [one] { $pile } : { $card }, { $count } carte dessous.
       *[other] { $pile } : { $card }, { $count } cartes dessous.
    }
web-aa-would-up =
    { $points ->
        [one] Jouer ici : la pile devient { $card }. Cela fait { $points } point de plus pour { $name }.
       *[other] Jouer ici : la pile devient { $card }. Cela fait { $points } points de plus pour { $name }.
    }
web-aa-would-down =
    { $points ->
        [one] Jouer ici : la pile devient { $card }. Cela fait { $points } point de moins pour { $name }.
       *[other] Jouer ici : la pile devient { $card }. Cela fait { $points } points de moins pour { $name }.
    }
web-aa-would-up-yours =
    { $points ->
        [one] Jouer ici : la pile devient { $card }. Cela fait { $points } point de plus pour toi.
       *[other] Jouer ici : la pile devient { $card }. Cela fait { $points } points de plus pour toi.
    }
web-aa-would-down-yours =
    { $points ->
        [one] Jouer ici : la pile devient { $card }. Cela fait { $points } point de moins pour toi.
       *[other] Jouer ici : la pile devient { $card }. Cela fait { $points } points de moins pour toi.
    }
web-aa-new = nouvelle
web-aa-fits =
    { $count ->
        [one] va sur { $count } pile
       *[other] va sur { $count } piles
    }
web-aa-slot = Place de ta pile { $pile } : vide
web-aa-put-back = { $card } : reprendre en main
web-aa-laid-down = { $card } : posée face cachée
web-aa-leads = en tête
web-aa-wins = gagne
web-aa-last-turn = dernier tour
web-aa-ready = a choisi
web-aa-holds = a en main
web-aa-had = avait encore
web-aa-low-wins = Qui a le moins de points gagne
web-aa-close = Fermer
web-aa-letters = Lettres sur les cartes
# Boutons
web-aa-lay = Poser face cachée
web-aa-draw = Piocher
web-aa-bury = Défausser
web-aa-swap = Échanger
web-aa-cancel = Annuler
web-aa-keep = Garder
web-aa-hint = Conseil
# Ce qui vient de se passer
web-aa-you-lay = Tes cartes sont posées face cachée.
web-aa-lays = { $name } pose des cartes face cachée.
web-aa-you-take-back = Tu changes d’avis.
web-aa-takes-back = { $name } change d’avis.
web-aa-you-begin = Ta somme est la plus petite : tu commences.
web-aa-you-begin-tie = Égalité pour la plus petite somme, et tu as la plus petite carte : tu commences.
web-aa-begins = { $name } a la plus petite somme et commence.
web-aa-begins-tie = Égalité pour la plus petite somme : { $name } a la plus petite carte et commence.
web-aa-you-play = Tu joues { $card } sur { $onto } chez { $owner } : { $change }.
web-aa-you-play-own = Tu joues { $card } sur { $onto } chez toi : { $change }.
web-aa-plays = { $name } joue { $card } sur { $onto } chez { $owner } : { $change }.
web-aa-plays-yours = { $name } joue { $card } sur { $onto } chez toi : { $change }.
web-aa-plays-own = { $name } joue { $card } sur { $onto }, sa propre pile : { $change }.
web-aa-you-draw = Tu poses { $card } face visible et tu pioches une carte.
web-aa-draws = { $name } pose { $card } face visible et pioche une carte.
web-aa-you-swap = Tu échanges { $cards } contre { $taken }.
web-aa-swaps = { $name } échange { $cards } contre { $taken }.
web-aa-you-keep = Tu gardes la carte.
web-aa-keeps = { $name } garde la carte.
web-aa-you-bury = Tu défausses une carte face cachée.
web-aa-buries = { $name } défausse une carte face cachée.
web-aa-you-out = Tu n’as plus de cartes.
web-aa-out = { $name } n’a plus de cartes.
web-aa-last-for = Encore un dernier tour pour { $names }
# Ce qu’on peut faire maintenant
web-aa-now-lay =
    { $count ->
        [one] Choisis { $count } carte pour commencer ta pile. La plus petite somme commence.
       *[other] Choisis { $count } cartes pour commencer tes piles. La plus petite somme commence.
    }
web-aa-now-lay-more =
    { $count ->
        [one] Somme : { $points }. Choisis encore { $count } carte.
       *[other] Somme : { $points }. Choisis encore { $count } cartes.
    }
web-aa-now-lay-ready = Somme : { $points }. Pose-les face cachée, ou touche une carte pour la reprendre.
web-aa-now-sealed = On attend { $names }. Tu peux encore changer d’avis.
web-aa-wait-lay = Choix en cours : { $names }.
web-aa-now-pick = À toi : choisis une carte.
web-aa-now-pick-last = Ton dernier tour : choisis une carte.
web-aa-now-fits =
    { $count ->
        [one] Tu peux jouer { $card } sur { $count } pile : touche-la.
       *[other] Tu peux jouer { $card } sur { $count } piles : touches-en une.
    }
web-aa-now-fits-nowhere = Tu ne peux jouer { $card } sur aucune pile pour l’instant.
web-aa-then-draw = Pose la carte face visible et pioche, ou choisis-en une autre.
web-aa-then-bury = Défausse la carte face cachée, ou choisis-en une autre.
web-aa-now-new = Tu as maintenant { $card } : joue la carte là où il y a une flèche, ou garde-la.
web-aa-now-new-nowhere = Tu as maintenant { $card }. Cette carte ne va sur aucune pile : garde-la.
web-aa-now-draw-ready = Poser { $card } face visible et piocher une nouvelle carte ?
web-aa-now-bury-ready = Défausser { $card } face cachée, hors du jeu ?
web-aa-now-swap = Choisis deux de tes cartes et la carte visible que tu veux.
web-aa-now-swap-own =
    { $count ->
        [one] Tu veux { $taken } : choisis encore une de tes cartes en échange.
       *[other] Tu veux { $taken } : choisis { $count } de tes cartes en échange.
    }
web-aa-now-swap-open = Tu donnes { $cards } : choisis la carte visible que tu veux.
web-aa-now-swap-ready = Échanger { $cards } contre { $taken } ?
# Pourquoi ce n’est pas possible
web-aa-enough =
    { $count ->
        [one] Il te faut seulement { $count } carte pour ta pile (AA-4). Touche-la pour la reprendre.
       *[other] Il te faut seulement { $count } cartes pour tes piles (AA-4). Touches-en une pour la reprendre.
    }
web-aa-only-new = Joue ou garde d’abord la nouvelle carte ({ $rule }).
web-aa-no-fit = Tu ne peux pas jouer { $card } sur { $top } : il faut exactement un symbole de plus ou de moins (AA-7).
web-aa-no-open = Tu ne peux pas encore échanger : il n’y a pas de carte visible (AA-11).
web-aa-swap-needs-two = Pour échanger, il te faut deux cartes (AA-11).
web-aa-stock-empty = La pioche est vide : joue, échange ou défausse une carte face cachée (AA-10).
web-aa-not-bury = Tu ne peux défausser face cachée que si la pioche est vide (AA-10).
web-aa-pick-to-draw = Choisis d’abord la carte à poser face visible, puis pioche (AA-8).
web-aa-pick-to-bury = Choisis d’abord la carte à défausser face cachée (AA-10).
# Conseils
web-aa-hint-lay = Un bon joueur poserait { $cards }.
web-aa-hint-play = Un bon joueur jouerait { $card } sur { $onto } chez { $name }.
web-aa-hint-play-yours = Un bon joueur jouerait { $card } sur { $onto } chez toi.
web-aa-hint-draw = Un bon joueur poserait { $card } face visible et piocherait.
web-aa-hint-swap = Un bon joueur échangerait { $cards } contre { $taken }.
web-aa-hint-bury = Un bon joueur défausserait { $card } face cachée.
web-aa-hint-keep = Un bon joueur garderait la carte.

## Le but, et ce que fait chaque coup

web-aa-aim-high = À la fin, aie le plus de points au sommet de tes piles.
web-aa-aim-low = À la fin, aie le moins de points au sommet de tes piles.
web-aa-can-lay = Poser des cartes face cachée
web-aa-can-lay-how = Chacune commence une de tes piles. La plus petite somme commence.
web-aa-can-play = Jouer une carte sur une pile
web-aa-can-play-how = Chez toi ou chez les autres : exactement un symbole de plus ou de moins.
web-aa-can-draw = Piocher
web-aa-can-draw-how = Pose une carte face visible et prends-en une nouvelle dans la pioche. Tu peux la jouer tout de suite.
web-aa-can-swap = Échanger
web-aa-can-swap-how = Pose deux cartes face visible et prends une carte visible en échange. Tu peux la jouer tout de suite.
web-aa-can-keep = Garder la carte
web-aa-can-keep-how = La nouvelle carte reste dans ta main, et ton tour est fini.
web-aa-can-bury = Défausser une carte face cachée
web-aa-can-bury-how = Elle sort du jeu.

# What a newcomer reads at their turn, in 12 words at most
web-aa-guide-only =
    { $count ->
        [one] Seul { $cards } va sur une pile.
       *[other] Seuls { $cards } vont sur une pile.
    }
web-aa-guide-many = Parmi tes { $held } cartes, { $count } vont sur une pile.
web-aa-guide-all = Chacune de tes cartes va sur une pile.
web-aa-guide-none-draw = Aucune de tes cartes ne va sur une pile : pioche plutôt.
web-aa-guide-none-bury = Aucune de tes cartes ne convient. Tu peux en défausser une.
web-aa-guide-joker = le joker

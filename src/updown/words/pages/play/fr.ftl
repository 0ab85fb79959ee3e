### The pace, the last turn and what happened since mine.

## How fast the table tells what happens
web-pace = Rythme
web-pace-slow = Lent
web-pace-normal = Normal
web-pace-fast = Rapide
web-pace-tap = Attendre que je touche
web-pace-next = Suivant

## Que puis-je faire maintenant
web-help = Que puis-je faire maintenant ?
web-help-aim = But du jeu
web-help-waiting = On attend { $names }.
web-help-nothing = Tu n’as rien à faire pour l’instant. Ce sera bientôt à toi.
web-help-watching = Tu regardes.
web-help-over = La partie est finie.
web-help-ways =
    { $count ->
        [one] { $count } possibilité
       *[other] { $count } possibilités
    }
web-help-more = et { $count } de plus
web-help-again = Reprends ton choix tant que les autres choisissent encore.
web-help-rules = Les règles en un coup d’œil

## A tap on somebody’s place
# $facts: "4 cards, 12 points"
web-about-seat = { $name } : { $facts }.

## What happened since my last turn
web-past-last = Dernier tour
web-past-since = Depuis ton dernier tour
web-past-then = C’était ainsi
web-past-none = Il ne s’est encore rien passé.
web-past-no-table = Impossible de montrer la table d’alors : cette page a été ouverte plus tard.

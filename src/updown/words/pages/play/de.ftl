### The pace, the last turn and what happened since mine.

## How fast the table tells what happens
web-pace = Tempo
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-tap = Ich tippe weiter
web-pace-next = Weiter

## Was kann ich jetzt tun
web-help = Was kann ich jetzt tun?
web-help-aim = Ziel des Spiels
web-help-waiting = Wir warten auf { $names }.
web-help-nothing = Du hast gerade nichts zu tun. Gleich bist du wieder dran.
web-help-watching = Du schaust zu.
web-help-over = Das Spiel ist zu Ende.
web-help-ways =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
web-help-more = und { $count } weitere
web-help-again = Nimm deine Wahl zurück, solange andere noch wählen.
web-help-rules = Regeln auf einen Blick

## A tap on somebody’s place
# $facts: "4 cards, 12 points"
web-about-seat = { $name }: { $facts }.

## What happened since my last turn
web-past-last = Letzter Zug
web-past-since = Seit deinem letzten Zug
web-past-then = So war es
web-past-none = Es ist noch nichts passiert.
web-past-no-table = Wie der Tisch damals aussah, lässt sich nicht zeigen: Diese Seite wurde erst später geöffnet.

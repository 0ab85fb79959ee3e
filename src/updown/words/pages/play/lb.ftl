### The pace, the last turn and what happened since mine.

## How fast the table tells what happens
web-pace = Tempo
web-pace-slow = Lues
web-pace-normal = Normal
web-pace-fast = Séier
web-pace-tap = Ech tippe weider
web-pace-next = Weider

## Wat kann ech elo maachen
web-help = Wat kann ech elo maachen?
web-help-aim = Zil vum Spill
web-help-waiting = Mir waarden op { $names }.
web-help-nothing = Du hues grad näischt ze maachen. Geschwë bass du erëm drun.
web-help-watching = Du kucks no.
web-help-over = D’Spill ass eriwwer.
web-help-ways =
    { $count ->
        [one] { $count } Méiglechkeet
       *[other] { $count } Méiglechkeeten
    }
web-help-more = an nach { $count }
web-help-again = Huel deng Wiel zréck, soulaang anerer nach wielen.
web-help-rules = D’Reegelen op ee Bléck

## A tap on somebody’s place
# $facts: "4 cards, 12 points"
web-about-seat = { $name }: { $facts }.

## What happened since my last turn
web-past-last = Leschten Zuch
web-past-since = Zënter dengem leschten Zuch
web-past-then = Sou war et
web-past-none = Et ass nach näischt geschitt.
web-past-no-table = Wéi den Dësch deemools ausgesinn huet, kann net gewise ginn: Dës Säit gouf eréischt méi spéit opgemaach.

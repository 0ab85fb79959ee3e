### The pace, the last turn and what happened since mine.

## How fast the table tells what happens
web-pace = Tempo
web-pace-slow = Langsomt
web-pace-normal = Normalt
web-pace-fast = Hurtigt
web-pace-tap = Vent på mit tryk
web-pace-next = Næste

## Hvad kan jeg gøre nu
web-help = Hvad kan jeg gøre nu?
web-help-aim = Målet med spillet
web-help-waiting = Vi venter på { $names }.
web-help-nothing = Du har ikke noget at gøre lige nu. Snart er det din tur igen.
web-help-watching = Du kigger med.
web-help-over = Spillet er slut.
web-help-ways =
    { $count ->
        [one] { $count } mulighed
       *[other] { $count } muligheder
    }
web-help-more = og { $count } mere
web-help-again = Tag dit valg tilbage, mens de andre stadig vælger.
web-help-rules = Reglerne på ét blik

## A tap on somebody’s place
# $facts: "4 cards, 12 points"
web-about-seat = { $name }: { $facts }.

## What happened since my last turn
web-past-last = Seneste tur
web-past-since = Siden din seneste tur
web-past-then = Sådan så det ud
web-past-none = Der er ikke sket noget endnu.
web-past-no-table = Bordet, som det så ud, kan ikke vises: Siden blev først åbnet senere.

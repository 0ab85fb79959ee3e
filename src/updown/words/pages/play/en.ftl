### The pace, the last turn and what happened since mine.

## How fast the table tells what happens
web-pace = Pace
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-tap = Wait for my tap
web-pace-next = Next

## What can I do now
web-help = What can I do now?
web-help-aim = Goal of the game
web-help-waiting = We’re waiting for { $names }.
web-help-nothing = There’s nothing for you to do right now. It’s soon your turn.
web-help-watching = You’re watching.
web-help-over = The game is over.
web-help-ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
web-help-more = and { $count } more
web-help-again = Take your choice back while the others are still choosing.
web-help-rules = Rules in one screen

## A tap on somebody’s place
# $facts: "4 cards, 12 points"
web-about-seat = { $name }: { $facts }.

## What happened since my last turn
web-past-last = Last turn
web-past-since = Since your last turn
web-past-then = As it was then
web-past-none = Nothing has happened yet.
web-past-no-table = The table as it was then can’t be shown: this page was opened later.

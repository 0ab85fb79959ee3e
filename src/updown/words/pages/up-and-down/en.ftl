### The table of Up & Down.

web-ud-no-trick-yet = No trick has been played yet.
web-ud-about-pot = Tricks that nobody won lie in the pot. Whoever wins next takes them too.
web-ud-about-seat =
    { $you ->
        [yes] You: { $suit }, { $tricks }, { $cards }.
       *[no] { $name }: { $suit }, { $tricks }, { $cards }.
    }
web-ud-about-place =
    { $you ->
        [yes] You lay your card here.
       *[no] { $name } lays a card here.
    }

## The goal, and what each move does

web-ud-aim = Win the most tricks over all rounds.
web-ud-can-flip = Flip the card
web-ud-can-flip-how = UP becomes DOWN, or DOWN becomes UP: the highest or the lowest card wins.
web-ud-can-rotate = Rotate the card
web-ud-can-rotate-how = Everybody gets another suit.
web-ud-can-roll = Roll the dice
web-ud-can-roll-how = Their sum is the new trump: cards of that value beat all suits.
web-ud-can-choose = Choose a card
web-ud-can-choose-how = It lies face down until everybody has chosen. Your suit or a trump can win.

## What a newcomer reads at their turn, in 12 words at most

# $trumps: web-ud-guide-court or web-ud-guide-value
web-ud-guide-choose = Choose a card: only { $suit } and { $trumps } can win.
web-ud-guide-choose-none = None of your cards can win. Give one away.
web-ud-guide-change = Flip, rotate or roll: now only { $suit } and { $trumps } could win.
web-ud-guide-change-none = Flip, rotate or roll: now none of your cards could win.
web-ud-guide-value = { $value }s
web-ud-guide-court =
    { $value ->
        [11] jacks
        [12] queens
       *[other] { $value }s
    }

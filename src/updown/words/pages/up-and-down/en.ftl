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

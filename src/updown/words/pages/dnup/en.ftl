### The table of dnup.

web-dn-undo = Undo
web-dn-over = { $active } over { $inactive }
web-dn-one-card = You can add only one card at a time to a set.

## The goal, and what each move does

web-dn-aim = Get rid of your cards before the others. The first with 4 points wins.
web-dn-aim-two = Get rid of your cards first. Whoever wins 2 rounds wins the game.
web-dn-can-play = Play
web-dn-can-play-how = Lay down one card, or several of the same value. They must beat a set of the same size.
web-dn-can-add = Add
web-dn-can-add-how = Put one card of the same value on somebody else’s set.
web-dn-can-take = Take
web-dn-can-take-how = Take somebody else’s set into your hand: its cards turn upside down.
web-dn-can-rotate = Rotate
web-dn-can-rotate-how = Turn around all the cards in your hand: now their other values count.

## What a newcomer reads at their turn, in 12 words at most

# $sets: "a single 7, a pair of 5s"
web-dn-guide-beat = To beat: { $sets }.
web-dn-guide-free = You can play any cards of one value.
web-dn-guide-low-add = None of your cards is high enough: add, take or rotate.
web-dn-guide-low = None of your cards is high enough: take or rotate.

## Terminal: what moves are called when they are typed

cli-do-flip = flip
cli-do-turn = rotate
cli-do-roll = roll
cli-do-choose = choose
cli-do-lay = lay
cli-do-keep = keep
# Words that may stand between the cards and change nothing. None is made of the letters A to E alone: that is a card.
cli-fillers = and area by card cards for from on onto pile seat set the to

## Terminal: before and after a game

cli-which-game = Which game?
cli-game = Game:
cli-how-many = How many players, { $low } to { $high }?
cli-type-number = Type a number from { $low } to { $high }.
cli-heading = { $game }, { $players } players: you are seat { $seat }
cli-opponents =
    { $count ->
        [one] Your opponent: { $who }
       *[other] Your opponents: { $who }
    }
cli-bot-random = Plays any move, just as it comes.
cli-bot-flat = Tries every move equally often.
cli-bot-net = Plays what a network has learned, without looking ahead.
cli-keep-record = Keep the record of this game? (Y/n)
cli-saved = Saved as { $file }.
cli-go-on = Go on with: { $command }
cli-look-at = Look at it with: { $command }
cli-label-round = round

## Terminal: at the prompt

cli-help = Type the number of a move, or the words beside it.
cli-key-moves = list all your moves; m CARD: only those with that card
cli-key-table = the table again
cli-key-hint = a hint: what a good player would do, and why
cli-key-rules = the rules; ? 12: rule number 12
cli-key-quit = save the game and leave
cli-your-move = Your move ({ $numbers }, m t h ? q):
cli-your-moves = Your moves
cli-many-moves = { $first } to { $last }: { $count } ways, such as “{ $sample }”
cli-find-moves = m { $name } lists them, m { $card } those with that card
cli-more = { $count } more: Enter shows them.
cli-no-move-with = No move has “{ $words }”.
cli-no-move-number = There is no move { $number }: type 1 to { $last }, or m to see them all.
cli-too-many = That is too much: “{ $words }”. Leave it out.
cli-no-rule = There is no rule { $rule }: type ? 1 to ? { $last }.
cli-one-rule = One rule alone: ? 1 to ? { $last }.
cli-you-draw = You draw { $card }.

## Terminal: replaying

cli-replay-keys = Enter: next   b: back   a number: go to that move   q: quit
cli-place-of = { $place } of { $total }
cli-replay-end = That was all: q leaves, b goes back.
cli-dice = dice: { $dice }
cli-drawn = drawn: { $card }

## Terminal: what a move would do, beside it in the list

cli-own-suit = your suit
cli-stays = { $card } stays in your hand
cli-you-hold = you hold { $cards }
cli-onto-yours = your pile ({ $onto }): { $before } -> { $after } points
cli-onto-theirs = pile of { $owner } ({ $onto }): { $before } -> { $after } points
cli-to-set = to the set of { $owner }: { $cards }
cli-take-set = { $cards } from { $owner }: you get { $turned }
cli-beats-own = beats your own set: { $cards }
cli-beats = beats the set of { $owner }: { $cards }
cli-last-card = your last card
cli-kind-lay = these cards begin your piles
cli-kind-draw = lay a card open, take the top of the stock
cli-kind-swap = lay two cards open, take one that was open before
cli-kind-bury = lay a card face down, out of the game

## Terminal: why a move does not work

cli-does-not-work = That does not work: { $why }
cli-possible = Possible: { $moves }
cli-why-not-held = That card is not in your hand.
cli-why-not-held-so = You do not hold that, this way up.
cli-why-swap-two = Both cards you lay down must be in your hand.
cli-why-not-open = That card was not lying open before.
cli-why-no-stock = The stock is empty: nobody can draw any more.
cli-why-stock-left = You can bury a card only when the stock is empty.
cli-why-no-set = No set lies there.
cli-why-other-value = Only cards of value { $value } fit on that set.
cli-why-mixed = The cards of a set must have the same value up.
cli-why-no-card = There is no such card.
cli-why-no-pile = There is no such pile.
cli-why-unreadable = Type it like this: { $sample }

## Terminal: a part of the program is not installed

cli-needs-server = this needs the server: { $install } (without it you can play in the terminal: updown play)
cli-needs-lab = the report needs matplotlib: { $install }
cli-needs-completion = this needs a small library: { $install }
cli-needs-train = the learning curves need matplotlib: { $install }

## Terminal: a hint

cli-hint-only = You have only one move: { $move }
cli-hint-move = A good player would do this: { $move }
cli-hint-mix = Face down there is no single best choice, so vary: { $moves }
cli-hint-tried = Of { $count } tries with the hidden cards dealt at random, the ones that went well led here most often: { $best } times; next is { $other }, { $second } times.

## Words in the pictures of the tables (Match.svg)

picture-turn = Seat { $seat } to move
picture-turn-area = Seat { $seat } to move, play area { $area }
picture-change = Seat { $seat } changes the trick rules
picture-choose = Choosing a card: { $seats }
picture-lay = Laying cards: { $seats }
picture-drawn = Seat { $seat } plays or keeps the card
picture-trump = trump
picture-pot = pot: { $count }
picture-aside = aside: { $count }
picture-last-trick = last trick: seat { $seat }
picture-last-pot = last trick: pot
picture-boss = trick boss
picture-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
picture-in-all = { $tricks }, { $total } in all
picture-stock = stock: { $count }
picture-buried = buried: { $count }
picture-open = open cards: { $count }
picture-no-pile = no pile yet
picture-last-turn = { $cards }, last turn
picture-has-laid = { $cards }, has laid
picture-discarded = discarded: { $count }
picture-free = free
picture-area = area { $area }
picture-out = out, number { $place }
picture-rounds-won =
    { $count ->
        [one] { $count } round won
       *[other] { $count } rounds won
    }
picture-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

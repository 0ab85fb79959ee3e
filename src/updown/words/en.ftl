### English. Seats and piles are counted from 0, as in the records; rounds and play areas from 1.
### The same ids and variables stand in every language (tests/unit/words/test_words.py).

## Titles

game-up-and-down = Up & Down
game-auf-und-ab = Auf und Ab
game-dnup = dnup

## In all games

seat = seat { $seat }
seat-with = seat { $seat } ({ $what })
list-and = { $first } and { $last }
list-or = { $first } or { $last }
cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
card-face-down = a card face down
cards-face-down =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
known = known: { $cards }
round = round { $round }
seen-by-seat = seen by seat { $seat }
seen-by-onlooker = seen by an onlooker
label-hand = hand
label-points = points
turn = Seat { $seat } to move: { $ways }.
do-play = play
do-draw = draw
do-swap = swap
do-bury = bury
do-add = add
do-take = take
do-rotate = rotate
points-are = Points: { $scores }.
round-over = Round { $round } is over.
round-waits = The round is over, the next one is not dealt yet.
game-over = The game is over.
game-won =
    { $count ->
        [one] The game is over: { $seats } wins.
       *[other] The game is over: { $seats } win together.
    }

## Up & Down: suits and cards

suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
suit-clubs = clubs
suit-feather = feather
suit-monocle = monocle
suit-hat = hat
suit-rose = rose
rank =
    { $value ->
        [11] jack
        [12] queen
       *[other] { $value }
    }
card-diamonds = { rank } of diamonds
card-hearts = { rank } of hearts
card-spades = { rank } of spades
card-clubs = { rank } of clubs
card-feather = feather { $value }
card-monocle = monocle { $value }
card-hat = hat { $value }
card-rose = rose { $value }

## Up & Down: the table

ud-up = UP: the highest card wins
ud-down = DOWN: the lowest card wins
ud-trump = trump { $value }
ud-trump-court = trump { $value } ({ rank })
ud-boss = trick boss: seat { $seat }
ud-pot =
    { $pot ->
        [0] pot: empty
        [one] pot: { $pot } trick
       *[other] pot: { $pot } tricks
    }
ud-label-suit = suit
ud-label-tricks = tricks
ud-label-total = total
ud-label-chosen = chosen
ud-aside = aside: { $cards }
ud-last-trick-won = last trick: { $cards }, taken by seat { $seat }
ud-last-trick-pot = last trick: { $cards }, into the pot
ud-turn-change = Seat { $seat } is trick boss and changes the trick rules: flip, rotate or roll.
ud-turn-choose = Still to choose a card: { $seats }.

## Up & Down: what happened

ud-flipped-up = Seat { $seat } flips the card to UP: now the highest card wins.
ud-flipped-down = Seat { $seat } flips the card to DOWN: now the lowest card wins.
ud-rotated = Seat { $seat } rotates the card. Suits now: { $suits }.
ud-rolled = Seat { $seat } rolls { $first } + { $second }: trump is now { $trump }.
ud-chosen = Seat { $seat } has chosen a card.
ud-wins = Seat { $seat }: { $card } wins.
ud-beaten = Seat { $seat }: { $card } counts, but is beaten.
ud-does-not-count = Seat { $seat }: { $card } does not count, neither own suit nor trump.
ud-cancelled = Seat { $seat }: { $card } is cancelled out, its value lies there more than once.
ud-taken = Seat { $seat } takes the trick.
ud-taken-with-pot = Seat { $seat } takes the trick, and { $more } more from the pot.
ud-to-pot =
    { $pot ->
        [one] Nobody takes the trick. The pot now holds { $pot } trick.
       *[other] Nobody takes the trick. The pot now holds { $pot } tricks.
    }
ud-tricks-are = Tricks won: { $scores }.
ud-pot-lost =
    { $pot ->
        [one] { $pot } trick is left in the pot and belongs to nobody.
       *[other] { $pot } tricks are left in the pot and belong to nobody.
    }

## Auf und Ab: the table

aa-joker = joker
aa-stock = stock: { $cards }
aa-stock-in-order = stock, next card first: { $cards }
aa-open = open cards: { $cards }
aa-buried = buried: { $cards }
aa-buried-with-mine = buried: { $cards }, yours: { $mine }
aa-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
aa-pile = pile { $pile }
aa-laid = laid
aa-over = over { $cards }
aa-last-turns = last turn for: { $seats }
aa-turn-lay = Still to lay cards face down: { $seats }.
aa-turn-drawn = Seat { $seat } has just taken { $card }: play it or keep it.
aa-turn-drawn-hidden = Seat { $seat } has just drawn a card face down: play it or keep it.

## Auf und Ab: what happened

aa-has-laid =
    { $count ->
        [one] Seat { $seat } lays { $count } card face down.
       *[other] Seat { $seat } lays { $count } cards face down.
    }
aa-revealed = The piles are turned up.
aa-revealed-seat = Seat { $seat }: { $cards }, sum { $sum }.
aa-begins = Seat { $seat } has the lowest sum and begins.
aa-begins-tie = The sums are level: seat { $seat } has the lowest single card and begins.
aa-drew =
    { $stock ->
        [0] Seat { $seat } lays { $card } open and draws a card. The stock is empty now.
        [one] Seat { $seat } lays { $card } open and draws a card. { $stock } card is left in the stock.
       *[other] Seat { $seat } lays { $card } open and draws a card. { $stock } cards are left in the stock.
    }
aa-swapped = Seat { $seat } lays { $cards } open and takes { $taken }.
aa-kept = Seat { $seat } keeps the card.
aa-played-own-up = Seat { $seat } plays { $card } onto { $onto }: its own pile { $pile } goes up.
aa-played-own-down = Seat { $seat } plays { $card } onto { $onto }: its own pile { $pile } goes down.
aa-played-other-up = Seat { $seat } plays { $card } onto { $onto }: pile { $pile } of seat { $owner } goes up.
aa-played-other-down = Seat { $seat } plays { $card } onto { $onto }: pile { $pile } of seat { $owner } goes down.
aa-has-buried = Seat { $seat } buries a card.
aa-last-turns-begin = Seat { $seat } has no cards left. Last turn for { $seats }.

## dnup: the table

dn-label-set = set
dn-label-area = play area { $area }
dn-label-rounds-won = rounds won
dn-on-table = on the table: { $sets }
dn-set =
    { $size ->
        [one] { $size } card of value { $value }
       *[other] { $size } cards of value { $value }
    }
dn-discarded = discarded: { $cards }
dn-out = out: { $seats }
dn-began = seat { $seat } began
dn-quiet = { $turns } turns since the last discard
dn-turn-area = Seat { $seat } to move in play area { $area }: { $ways }.

## dnup: what happened

dn-played =
    { $size ->
        [one] Seat { $seat } plays { $cards }: a single card, value { $value }.
       *[other] Seat { $seat } plays { $cards }: a set of { $size } cards, value { $value }.
    }
dn-played-area =
    { $size ->
        [one] Seat { $seat } plays { $cards } in play area { $area }: a single card, value { $value }.
       *[other] Seat { $seat } plays { $cards } in play area { $area }: a set of { $size } cards, value { $value }.
    }
dn-added = Seat { $seat } adds { $card } to the set of seat { $owner }.
dn-added-area = Seat { $seat } adds { $card } to the set of seat { $owner } in play area { $area }.
dn-took = Seat { $seat } takes the set of seat { $owner } ({ $cards }) and turns it: { $turned }.
dn-took-area = Seat { $seat } takes the set of seat { $owner } in play area { $area } ({ $cards }) and turns it: { $turned }.
dn-rotated = Seat { $seat } rotates all cards in hand.
dn-beaten = The set of seat { $seat } ({ $cards }) is beaten and goes back to the hand turned: { $turned }.
dn-has-gone-out =
    { $points ->
        [one] Seat { $seat } has laid the last card and gets { $points } point.
       *[other] Seat { $seat } has laid the last card and gets { $points } points.
    }
dn-set-discarded = The set of seat { $seat } is discarded: { $cards }.
dn-rounds-won-are = Rounds won: { $scores }.
dn-round-void = Round { $round } ends here: { $turns } turns without a discard. A new round is dealt.

## Browser: everywhere

web-skip = Skip to the table
web-language = Language
web-theme-dark = Dark colours
web-theme-light = Light colours
web-sound = Sound
web-home = Home
web-back = Back
web-offline = The server does not answer. Try again in a moment.
web-connecting = One moment …
web-reconnecting = The connection is lost. Trying again …
web-no-table = There is no such table, or it is not for you.
web-guest = Guest

## Browser: home

web-mine = Your games
web-listed = Open tables
web-your-turn = Your turn
web-status-lobby = waiting for players
web-status-playing = being played
web-status-over = over
web-status-closed = closed
web-open-seats =
    { $open ->
        [0] no free seat
        [one] { $open } free seat
       *[other] { $open } free seats
    }
web-players-minutes = { $from } to { $to } players, { $minutes } minutes
web-about-up-and-down = All play at once. Before each trick, the trick boss must change what wins.
web-about-auf-und-ab = Push piles up or down, one symbol at a time: yours up, the others’ down.
web-about-dnup = Get rid of your cards. What comes back to you comes back upside down.
web-play-now = Play now
web-invite = Invite friends
web-claim = Code from another device
web-claim-use = Move my seat here

## Browser: a new table

web-new-table = { $game }: a table for friends
web-your-name = Your name
web-players = Players
web-bots = Bots among them
web-level = How strong the bots are
web-level-random = Dice
web-level-beginner = Beginner
web-level-casual = Casual
web-level-flat = Steady
web-level-strong = Strong
web-level-expert = Expert
web-edition = Edition
web-edition-classic = Classic: diamonds, hearts, spades, clubs
web-edition-ludolux = Ludolux: rose, feather, monocle, hat
web-rounds = Rounds
web-tiebreak = If it ends level
web-tiebreak-extra-round = one more round
web-tiebreak-shared = the win is shared
web-goal = Who wins
web-goal-high = most points
web-goal-low = fewest points
web-pace = Pace
web-pace-live = now, with a clock
web-pace-relaxed = over days
web-seconds = Seconds for each decision
web-days = Days for each decision
web-watch = Who may watch
web-watch-nobody = nobody
web-watch-public = anybody with the link, without seeing hands
web-watch-open = anybody with the link, and all hands when it is over
web-hints = Hints allowed
web-memory = Show what everybody has seen
web-list-it = Anybody may find this table
web-open-table = Open the table

## Browser: before the match

web-open-seat = Free seat
web-bot-name = { $level } { $seat }
web-seat-for = Who takes seat { $seat }
web-for-a-friend = for a friend
web-sit = Sit down
web-send-link = Send this link to your friends:
web-copy-link = Copy the link
web-copied = Copied
web-qr = The link as a QR code
web-start = Start
web-host-starts = Everybody is here. The host starts.

## Browser: at the table

web-log = Log
web-away = away
web-hold = Let a bot play
web-bot-holds = a bot plays
web-held = A bot plays for you.
web-come-back = Play on myself
web-turn-of = It is { $name }’s turn.
web-talk = Say something
web-send = Send
web-say-hello = Hello
web-say-well-played = Well played
web-say-thanks = Thank you
web-say-oops = Oops
web-say-thinking = Let me think
web-say-hurry = Your turn
web-say-good-game = Good game
web-say-bye = Bye
web-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
web-rematch = Once more
web-rematch-waits = Waiting for the others
web-check-deal = Check the deal
web-deal-fair = The deal was fair: all cards and dice come from what was fixed beforehand.
web-save-record = Save the record

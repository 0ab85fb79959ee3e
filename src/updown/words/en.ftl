### English. Seats and piles are counted from 0, as in the records; rounds and play areas from 1.
### The same ids and variables stand in every language (tests/unit/words/test_words.py).

## Titles

game-up-and-down = Up & Down
game-auf-und-ab = Auf und Ab
game-dnup = dnup

## In all games

seat = seat { $seat }
# At the start of a sentence, before a colon, within a sentence; the browser shows a name instead.
seat-first = Seat { $seat }
seat-colon = Seat { $seat }
seat-within = seat { $seat }
seat-with = { $who } ({ $what })
# The reader, in a list of names; after “for”, in the message about the last turns, it is seat-you-for.
seat-you = you
seat-you-for = you
seats-and = { $first } and { $last }
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
to-move = To move: { $seats }.
do-play = play
do-draw = draw
do-swap = swap
do-bury = bury
do-add = add
do-take = take
do-rotate = rotate
points-are = Points: { $scores }.
round-over = Round { $round } is over.
round-waits = The round is over; the next one hasn’t been dealt yet.
game-over = The game is over.
game-won =
    { $count ->
        [one] { $you ->
            [who] The game is over: you win.
           *[nobody] The game is over: { $seats } wins.
        }
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
ud-turn-change = Seat { $seat } is trick boss and changes the trick rules: flip the card, rotate it, or roll the dice.
ud-turn-choose = Still to choose a card: { $seats }.

## Up & Down: what happened

ud-flipped-up =
    { $you ->
        [who] You flip the card to UP: now the highest card wins.
       *[nobody] { $who } flips the card to UP: now the highest card wins.
    }
ud-flipped-down =
    { $you ->
        [who] You flip the card to DOWN: now the lowest card wins.
       *[nobody] { $who } flips the card to DOWN: now the lowest card wins.
    }
ud-rotated =
    { $you ->
        [who] You rotate the card. Suits now: { $suits }.
       *[nobody] { $who } rotates the card. Suits now: { $suits }.
    }
ud-rolled =
    { $you ->
        [who] You roll { $first } + { $second }: trump is now { $trump }.
       *[nobody] { $who } rolls { $first } + { $second }: trump is now { $trump }.
    }
ud-chosen =
    { $you ->
        [who] You have chosen a card.
       *[nobody] { $who } has chosen a card.
    }
ud-wins =
    { $you ->
        [who] You: the { $card } wins.
       *[nobody] { $who }: the { $card } wins.
    }
ud-beaten =
    { $you ->
        [who] You: the { $card } counts, but is beaten.
       *[nobody] { $who }: the { $card } counts, but is beaten.
    }
ud-does-not-count =
    { $you ->
        [who] You: the { $card } doesn’t count: it’s neither your suit nor a trump.
       *[nobody] { $who }: the { $card } doesn’t count: it’s neither their suit nor a trump.
    }
ud-cancelled =
    { $you ->
        [who] You: the { $card } is cancelled out, because its value was played more than once.
       *[nobody] { $who }: the { $card } is cancelled out, because its value was played more than once.
    }
ud-taken =
    { $you ->
        [who] You take the trick.
       *[nobody] { $who } takes the trick.
    }
ud-taken-with-pot =
    { $you ->
        [who] You take the trick, and { $more } more from the pot.
       *[nobody] { $who } takes the trick, and { $more } more from the pot.
    }
ud-to-pot =
    { $pot ->
        [one] Nobody takes the trick. The pot now holds { $pot } trick.
       *[other] Nobody takes the trick. The pot now holds { $pot } tricks.
    }
ud-tricks-are = Tricks won: { $scores }.
ud-best-taken =
    { $you ->
        [who] Best trick: You take { $count } tricks at once; nobody took more.
       *[nobody] Best trick: { $who } takes { $count } tricks at once; nobody took more.
    }
ud-best-beaten =
    { $count ->
        [one] { $you ->
            [who] Best trick: You beat a card that counted; nobody beat more.
           *[nobody] Best trick: { $who } beats a card that counted; nobody beat more.
        }
       *[other] { $you ->
            [who] Best trick: You beat { $count } cards that counted; nobody beat more.
           *[nobody] Best trick: { $who } beats { $count } cards that counted; nobody beat more.
        }
    }
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
        [one] { $points } point
       *[other] { $points } points
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
    { $you ->
        [who] { $count ->
            [one] You lay { $count } card face down.
           *[other] You lay { $count } cards face down.
        }
       *[nobody] { $count ->
            [one] { $who } lays { $count } card face down.
           *[other] { $who } lays { $count } cards face down.
        }
    }
aa-revealed = The piles are turned up.
aa-revealed-seat =
    { $you ->
        [who] You: { $cards }, sum { $sum }.
       *[nobody] { $who }: { $cards }, sum { $sum }.
    }
aa-begins =
    { $you ->
        [who] You have the lowest sum and begin.
       *[nobody] { $who } has the lowest sum and begins.
    }
aa-begins-tie =
    { $you ->
        [who] The lowest sums are level: you have the lowest single card and begin.
       *[nobody] The lowest sums are level: { $who } has the lowest single card and begins.
    }
aa-drew =
    { $you ->
        [who] { $stock ->
            [0] You lay { $card } open and draw a card. The stock is empty now.
            [one] You lay { $card } open and draw a card. { $stock } card is left in the stock.
           *[other] You lay { $card } open and draw a card. { $stock } cards are left in the stock.
        }
       *[nobody] { $stock ->
            [0] { $who } lays { $card } open and draws a card. The stock is empty now.
            [one] { $who } lays { $card } open and draws a card. { $stock } card is left in the stock.
           *[other] { $who } lays { $card } open and draws a card. { $stock } cards are left in the stock.
        }
    }
aa-swapped =
    { $you ->
        [who] You lay { $cards } open and take { $taken }.
       *[nobody] { $who } lays { $cards } open and takes { $taken }.
    }
aa-kept =
    { $you ->
        [who] You keep the card.
       *[nobody] { $who } keeps the card.
    }
aa-played-own-up =
    { $you ->
        [who] You play { $card } onto { $onto }: your own pile { $pile } goes up.
       *[nobody] { $who } plays { $card } onto { $onto }: their own pile { $pile } goes up.
    }
aa-played-own-down =
    { $you ->
        [who] You play { $card } onto { $onto }: your own pile { $pile } goes down.
       *[nobody] { $who } plays { $card } onto { $onto }: their own pile { $pile } goes down.
    }
aa-played-other-up =
    { $you ->
        [who] You play { $card } onto { $onto }: { $owner }’s pile { $pile } goes up.
        [owner] { $who } plays { $card } onto { $onto }: your pile { $pile } goes up.
       *[nobody] { $who } plays { $card } onto { $onto }: { $owner }’s pile { $pile } goes up.
    }
aa-played-other-down =
    { $you ->
        [who] You play { $card } onto { $onto }: { $owner }’s pile { $pile } goes down.
        [owner] { $who } plays { $card } onto { $onto }: your pile { $pile } goes down.
       *[nobody] { $who } plays { $card } onto { $onto }: { $owner }’s pile { $pile } goes down.
    }
aa-has-buried =
    { $you ->
        [who] You bury a card.
       *[nobody] { $who } buries a card.
    }
aa-last-turns-begin =
    { $you ->
        [who] You have no cards left. Last turn for { $seats }.
       *[nobody] { $who } has no cards left. Last turn for { $seats }.
    }
aa-best-own =
    { $you ->
        [who] Best turn: You bring your own pile from { $from } to { $to }; no turn was worth more.
       *[nobody] Best turn: { $who } brings their own pile from { $from } to { $to }; no turn was worth more.
    }
aa-best-other =
    { $you ->
        [who] Best turn: You bring { $owner }’s pile from { $from } to { $to }; no turn was worth more.
        [owner] Best turn: { $who } brings your pile from { $from } to { $to }; no turn was worth more.
       *[nobody] Best turn: { $who } brings { $owner }’s pile from { $from } to { $to }; no turn was worth more.
    }

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
dn-quiet = nobody has discarded for { $turns } turns
dn-turn-area = Seat { $seat } to move in play area { $area }: { $ways }.

## dnup: what happened

dn-played =
    { $you ->
        [who] { $size ->
            [one] You play { $cards }: a single card, value { $value }.
           *[other] You play { $cards }: a set of { $size } cards, value { $value }.
        }
       *[nobody] { $size ->
            [one] { $who } plays { $cards }: a single card, value { $value }.
           *[other] { $who } plays { $cards }: a set of { $size } cards, value { $value }.
        }
    }
dn-played-area =
    { $you ->
        [who] { $size ->
            [one] You play { $cards } in play area { $area }: a single card, value { $value }.
           *[other] You play { $cards } in play area { $area }: a set of { $size } cards, value { $value }.
        }
       *[nobody] { $size ->
            [one] { $who } plays { $cards } in play area { $area }: a single card, value { $value }.
           *[other] { $who } plays { $cards } in play area { $area }: a set of { $size } cards, value { $value }.
        }
    }
dn-added =
    { $you ->
        [who] You add { $card } to { $owner }’s set.
        [owner] { $who } adds { $card } to your set.
       *[nobody] { $who } adds { $card } to { $owner }’s set.
    }
dn-added-area =
    { $you ->
        [who] You add { $card } to { $owner }’s set in play area { $area }.
        [owner] { $who } adds { $card } to your set in play area { $area }.
       *[nobody] { $who } adds { $card } to { $owner }’s set in play area { $area }.
    }
dn-took =
    { $you ->
        [who] You take { $owner }’s set ({ $cards }) and turn it: { $turned }.
        [owner] { $who } takes your set ({ $cards }) and turns it: { $turned }.
       *[nobody] { $who } takes { $owner }’s set ({ $cards }) and turns it: { $turned }.
    }
dn-took-area =
    { $you ->
        [who] You take { $owner }’s set in play area { $area } ({ $cards }) and turn it: { $turned }.
        [owner] { $who } takes your set in play area { $area } ({ $cards }) and turns it: { $turned }.
       *[nobody] { $who } takes { $owner }’s set in play area { $area } ({ $cards }) and turns it: { $turned }.
    }
dn-rotated =
    { $you ->
        [who] You rotate all the cards in your hand.
       *[nobody] { $who } rotates all cards in hand.
    }
dn-beaten =
    { $you ->
        [owner] Now your set ({ $cards }) is beaten and comes back to your hand upside down: { $turned }.
       *[nobody] Now { $owner }’s set ({ $cards }) is beaten and goes back to their hand upside down: { $turned }.
    }
dn-has-gone-out =
    { $you ->
        [who] { $points ->
            [0] You have played your last card.
            [one] You have played your last card and get { $points } point.
           *[other] You have played your last card and get { $points } points.
        }
       *[nobody] { $points ->
            [0] { $who } has played their last card.
            [one] { $who } has played their last card and gets { $points } point.
           *[other] { $who } has played their last card and gets { $points } points.
        }
    }
dn-set-discarded =
    { $you ->
        [owner] Now your set is discarded: { $cards }.
       *[nobody] Now { $owner }’s set is discarded: { $cards }.
    }
dn-best =
    { $you ->
        [who] Best set: You play { $count } cards of value { $value }; no set was larger.
       *[nobody] Best set: { $who } plays { $count } cards of value { $value }; no set was larger.
    }
dn-rounds-won-are = Rounds won: { $scores }.
dn-round-void = Round { $round } ends here: nobody has discarded for { $turns } turns. We deal a new round.

## Browser: everywhere

web-skip = Skip to the table
web-language = Language
web-theme-dark = Dark colours
web-theme-light = Light colours
web-sound = Sound
web-home = Home
web-back = Back
web-close = Close
web-cancel = Cancel
web-menu = Menu
web-learn = Learn
web-show-rules = Rules
web-rules-title = Rules of the game
web-rules-number = Rule { $rule }
web-rules-close = Close the rules
web-rules-page = Open as a page
web-offline = We can’t reach the game. Try again in a moment.
web-no-connection = No connection right now
web-no-connection-rules = You can read the rules of all games all the same.
web-no-connection-games = Playing and learning need the connection. Your games are kept, and wait for you.
web-forgets = Your browser doesn’t let us remember anything. You can play all the same.
web-try-again = Try again
web-connecting = One moment …
web-dealing = The cards are being dealt …
web-reconnecting = Connection lost. Trying again …
web-connected-again = The connection is back.
web-no-table = We can’t find that table, or you’re not invited to it.
web-guest = Guest
web-somebody = Somebody
web-you = you
web-count-seconds = { $count } s
web-count-minutes = { $count } min
web-count-hours = { $count } h
web-count-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-time-left = Time left: { $time }
web-seconds-left = { $count } seconds left
web-refused-move = You can’t do that here.
web-refused-move-rule = You can’t do that now. Why? See rule { $rule }.
web-refused-not-your-turn = Wait a moment: it’s not your turn yet.
web-refused-stale = Too late: the game has already moved on.
web-refused-nothing-sealed = It’s too late to take that back.
web-refused-not-playing = The game isn’t running right now.
web-refused-not-over = You can do that when the game is over.
web-refused-started = The game has already begun.
web-refused-seat-open = A seat is still free: wait for somebody, or put a bot there.
web-refused-taken = That seat is no longer free.
web-refused-seated = You’re already sitting at this table.
web-refused-not-seated = You need a seat at this table to do that.
web-refused-not-host = Only the host can do that.
web-refused-not-away = That player is back.
web-refused-just-left = They were here a moment ago. Wait a little.
web-refused-too-fast = That was a bit fast. Wait a moment.
web-refused-bad-name = A name needs at least one letter and at most 24 characters.
web-refused-bad-plan = These settings don’t go together. Please change one.
web-refused-no-hints = This table gives no hints.
web-refused-no-such-code = That code is wrong or has run out. Get a new one.
web-refused-no-invite = This invitation doesn’t work. Ask for a new link.
web-refused-full = Too many people are playing right now. Try again later.
web-refused-failed = Something went wrong. Try again.
web-damaged-table = This table is damaged and cannot be opened any more. All your other tables are fine.
web-delete-table = Delete this table

## Browser: home

web-tagline = Three card games full of ups and downs
web-mine = Your games
web-finished = Finished games
web-listed = Open tables
web-your-turn = Your turn
web-your-moves = What you can do
web-status-lobby = waiting for players
web-status-playing = in progress
web-status-over = over
web-status-closed = closed
web-status-damaged = damaged
web-open-seats =
    { $open ->
        [0] no free seat
        [one] { $open } free seat
       *[other] { $open } free seats
    }
web-players-minutes = { $from } to { $to } players, { $minutes } minutes
web-players-minutes-age = { $from } to { $to } players, { $minutes } minutes, age { $age } and up
web-about-up-and-down = All play at once. Before each trick, the trick boss must change what wins.
web-about-auf-und-ab = Push piles up or down, one symbol at a time: yours up, the others’ down.
web-about-dnup = Get rid of your cards. What comes back to you comes back upside down.
web-play-now = Play
web-choose = Choose
web-invite-watch = Invite to watch
web-show-all = Show all
web-bot-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-friend-count =
    { $count ->
        [one] { $count } friend
       *[other] { $count } friends
    }
web-join = Join a game
web-join-what = Link or code
web-join-note = Paste a table’s link. Or type the code from your other device to bring your seat here.
web-join-do = Join
web-join-wrong = That isn’t a table link or a code.

## Browser: a new table

web-your-name = Your name
web-level-random = Random
web-level-beginner = Beginner
web-level-casual = Casual
web-level-flat = Practised
web-level-strong = Strong
web-level-expert = Expert
web-level-net = Instinct
web-level-level1 = Beginner (1/6)
web-level-level2 = Casual (2/6)
web-level-level3 = Practised (3/6)
web-level-level4 = Strong (4/6)
web-level-level5 = Expert (5/6)
web-level-master = Master (6/6)
web-edition = Edition
web-edition-classic = Classic
web-edition-ludolux = Ludolux
web-rounds = Rounds
web-tiebreak = If it’s a tie
web-tiebreak-extra-round = One more round
web-tiebreak-shared = The win is shared
web-goal = Who wins
web-goal-high = Most points
web-goal-low = Fewest points
web-time = Time for each decision

## Browser: before the match

web-open-seat = Free seat
web-bot-name = { $name } ({ $level })
web-bot-level = Bot: { $level }
web-seat-for = Who takes seat { $seat }
web-for-a-friend = for a friend
web-sit = Sit down
web-send-link = Send this link to your friends:
web-copy-link = Copy the link
web-copied = Copied
web-qr = The link as a QR code
web-share = Share
web-link-local = This link works on this computer only. Start with “updown --lan” to play with phones at home.
web-fill-start = Fill with bots and start
web-start = Start
web-host-starts = Everybody is here. Waiting for the host to start.

## Browser: at the table

web-log-talk = Log and chat
web-unread = new messages
web-round = Round { $round }
web-round-of = Round { $round } of { $rounds }
web-extra-round = Extra round
web-scores = Scores
web-unit-points =
    { $count ->
        [one] point
       *[other] points
    }
web-unit-tricks =
    { $count ->
        [one] trick
       *[other] tricks
    }
web-unit-rounds-won =
    { $count ->
        [one] round won
       *[other] rounds won
    }
web-watching = You’re watching.
web-seat-moved = Your seat is now on another device.
web-rename = My name and face
web-rename-do = Use this name
web-move-seat = Continue on another device
web-move-seat-how = Open this page on the other device and type this code there, or scan the picture. The code works once, within ten minutes.
web-qr-code = The code as a QR code
web-leave = Leave the table
web-leave-playing = A bot takes your seat for good. You can’t come back into this game.
web-leave-idle = Your seat becomes free for somebody else.
web-close-table = Close the table for all
web-close-sure = The game ends here for everybody.
web-end-game = End this game
web-end-game-sure = You can’t come back to it later.
web-away = away
web-hold = Let a bot play
web-bot-holds = a bot plays
web-held = A bot plays for you.
web-come-back = I’m back
web-turn-of = It’s { $name }’s turn.
web-choose-again = Choose again
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
web-you-won = You win.
web-result = Result
web-look-table = Look at the table
web-rematch = Play again
web-rematch-waits = Waiting for the others
web-check-deal = Check the deal
web-deal-fair = The deal was fair: everybody’s luck was mixed in beforehand, yours too.
web-deal-left-out = The game follows the rules and keeps its promises. But your own luck was not in every deal, so we can’t prove that it was fair.
web-deal-unproven = The game follows the rules and fits together. But this browser did not see the deal being made, so it can’t say that it was fair.
web-deal-forged = Careful: these are not the cards that were promised before the deal.
web-deal-wrong = This game was not played by the rules.
web-save-record = Save this game
web-save-receipt = Save the receipt
web-share-record = Share this game

## Browser: the log

line-sat = { $who } sits down.
line-left = { $who } leaves the table.
line-left-out =
    { $you ->
        [who] You did not answer in time. The cards were dealt without your luck.
       *[nobody] { $who } did not answer in time. The cards were dealt without their luck.
    }
line-renamed = { $before } is now called { $who }.
line-bot-sat = A bot sits down: { $who }.
line-freed = Seat { $seat } is free again.
line-started =
    { $match ->
        [1] The game begins.
       *[other] Game { $match } begins.
    }
line-took-back =
    { $you ->
        [who] You choose again.
       *[nobody] { $who } chooses again.
    }
line-late =
    { $you ->
        [who] Time is up: a bot decides for you.
       *[nobody] Time is up: a bot decides for { $who }.
    }
line-held =
    { $you ->
        [who] A bot plays for you now.
       *[nobody] A bot plays for { $who } now.
    }
line-returned =
    { $you ->
        [who] You are back.
       *[nobody] { $who } is back.
    }
line-rematch =
    { $you ->
        [who] You want to play again.
       *[nobody] { $who } wants to play again.
    }
line-closed = The table is closed.
line-said = { $who }: “{ $text }”

## Browser: dnup

web-dn-card = { $active }, upside down { $inactive }
web-dn-set =
    { $size ->
        [1] a single { $value }
        [2] a pair of { $value }s
        [3] three { $value }s
        [4] four { $value }s
        [5] five { $value }s
        [6] six { $value }s
        [7] seven { $value }s
        [8] eight { $value }s
        [9] nine { $value }s
       *[other] { $size } { $value }s
    }
web-dn-values = Values in your hand
web-dn-value =
    { $chosen ->
        [0] value { $value }: { $count } in your hand
       *[other] value { $value }: { $chosen } of { $count } picked
    }
web-dn-sort =
    { $order ->
        [falling] Sorted: highest first. Change
        [other] Sorted: by the bottom value. Change
       *[rising] Sorted: lowest first. Change
    }
web-dn-look = Rotate
web-dn-hint = Hint
web-dn-do-turn = Rotate my hand
web-dn-do-play = Play { $set }
web-dn-do-play-nothing = Play
web-dn-do-take = Take { $set }
web-dn-do-add = Add { $set } to { $name }’s set
web-dn-free = free
web-dn-size-free =
    { $size ->
        [1] A single card: free
        [2] A pair: free
       *[other] { $size } of a kind: free
    }
web-dn-size-taken = { $set } lies in front of { $name }
web-dn-quiet = Nobody has discarded for { $turns } turns. At 100 the round stops.
web-dn-place =
    { $area ->
        [none] { $name }’s set: { $set }
       *[other] { $name }’s set in play area { $area }: { $set }
    }
web-dn-place-empty =
    { $area ->
        [none] No set in front of { $name }
       *[other] No set in front of { $name } in play area { $area }
    }
web-dn-my-place =
    { $area ->
        [none] Your set: { $set }
       *[other] Your set in play area { $area }: { $set }
    }
web-dn-my-place-empty =
    { $area ->
        [none] Your place: empty
       *[other] Your play area { $area }: empty
    }
web-dn-my-place-play =
    { $area ->
        [none] Your place: play { $set } here
       *[other] Your play area { $area }: play { $set } here
    }
web-dn-rank =
    { $order ->
        [1] out first
       *[other] out second
    }
web-dn-points = { $score } of { $goal } points
web-dn-rounds-won = { $score } of { $goal } rounds won
web-dn-began = { $name } had the star and began
web-dn-step-start =
    { $area ->
        [none] Your turn: pick cards, take a set or rotate your hand.
       *[other] Your turn for area { $area }: pick cards, take a set or rotate your hand.
    }
web-dn-step-start-empty =
    { $area ->
        [none] Your turn: pick cards to play, or rotate your hand.
       *[other] Your turn for area { $area }: pick cards to play, or rotate your hand.
    }
web-dn-step-play = Play { $set }: tap your place.
web-dn-step-play-or-add = Play { $set }, or tap the set in front of { $name } to add it there.
web-dn-step-add = Add { $set }: tap the set in front of { $name }.
web-dn-step-cannot = You can’t play { $set } now. Tap Play to see why.
web-dn-step-take = Take { $set }? You get it upside down: { $values }.
web-dn-step-turning = This is your hand, rotated. Rotate it, or go back.
web-dn-step-turning-wait = This would be your hand, rotated.
web-dn-step-out = You’re out. It’s { $name }’s turn.
web-dn-played =
    { $you ->
        [yes] You play { $set }.
       *[no] { $name } plays { $set }.
    }
web-dn-added =
    { $whose ->
        [you] You add one { $value } to { $owner }’s set.
        [yours] { $name } adds one { $value } to your set.
       *[theirs] { $name } adds one { $value } to { $owner }’s set.
    }
web-dn-took =
    { $whose ->
        [you] You take { $set } from { $owner } and get { $values }.
        [yours] { $name } takes { $set } from you and gets { $values }.
       *[theirs] { $name } takes { $set } from { $owner } and gets { $values }.
    }
web-dn-rotated =
    { $you ->
        [yes] You rotate your hand.
       *[no] { $name } rotates all cards in hand.
    }
web-dn-beaten =
    { $you ->
        [yes] That beats your set, { $set }: it comes back upside down, as { $values }.
       *[no] That beats { $name }’s set, { $set }: it goes back upside down, as { $values }.
    }
web-dn-out =
    { $you ->
        [yes] { $points ->
            [0] You have no cards left.
            [one] You have no cards left and get { $points } point.
           *[other] You have no cards left and get { $points } points.
        }
       *[no] { $points ->
            [0] { $name } has no cards left.
            [one] { $name } has no cards left and gets { $points } point.
           *[other] { $name } has no cards left and gets { $points } points.
        }
    }
web-dn-next-round =
    { $you ->
        [yes] The next round is dealt. You have the star and begin.
       *[no] The next round is dealt. { $name } has the star and begins.
    }
web-dn-go-on = Go on
web-dn-why-not-higher =
    { $size ->
        [1] A single card must beat the { $value } on the table.
        [2] A pair must beat the { $value }s on the table.
       *[other] { $size } of a kind must beat the { $value }s on the table.
    }
web-dn-why-not-higher-than-own =
    { $size ->
        [1] You already have a single { $value } in your other area: a new single card must be higher.
        [2] You already have a pair of { $value }s in your other area: a new pair must be higher.
       *[other] You already have { $size } { $value }s in your other area: { $size } new cards must be higher.
    }
web-dn-why-add-not-higher =
    { $size ->
        [2] That would make a pair, and it doesn’t beat the { $value }s on the table.
       *[other] That would make { $size } cards, and they don’t beat the { $value }s on the table.
    }
web-dn-why-other-value = Only { $value }s fit on this set. Tap it again to take it.
web-dn-why-no-cards = Pick one card, or several of the same value, then play.
web-dn-why-add-to-own = You can add only to somebody else’s set.
web-dn-why-take-own = You can take only somebody else’s set.
web-dn-why-is-out = You’re out: you play again in the next round.
web-dn-why-not-on-turn = Wait a moment: it’s { $name }’s turn.

## Browser: Up & Down

web-ud-hand = Your cards
web-ud-boss = trick boss
web-ud-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
web-ud-total = { $count } in all
web-ud-trump = trump
web-ud-trump-court =
    { $value ->
        [11] trump: jack
       *[other] trump: queen
    }
web-ud-card-counts = { $card }, could win
web-ud-card-trump = { $card }, trump, could win
web-ud-card-does-not-count = { $card }, can’t win now
web-ud-flip = Flip
web-ud-roll = Roll
web-ud-do-flip-up = Flip to UP: the highest card wins
web-ud-do-flip-down = Flip to DOWN: the lowest card wins
web-ud-flip-from-up = { ud-up }. Flip to DOWN
web-ud-flip-from-down = { ud-down }. Flip to UP
web-ud-do-rotate = Rotate the card: { $results }
web-ud-you-get = you get { $suit }
web-ud-gets = { $name } gets { $suit }
web-ud-turn-to = Rotate the card: your suit is { $suit }
web-ud-do-roll = Roll the dice
web-ud-do-roll-from = Roll the dice: a trump other than { $trump }
web-ud-play = Play the { $card }
web-ud-take-back = Take back the { $card }
web-ud-hint = Hint
web-ud-skip = Go on
web-ud-next-round = Next round
web-ud-you-change = You’re trick boss: flip the card, rotate it, or roll the dice.
web-ud-changes = { $name } is trick boss and changes the trick rules.
web-ud-you-choose = Choose a card.
web-ud-waiting = Still choosing: { $names }
web-ud-has-chosen = { $name } has chosen a card.
web-ud-is-thinking = { $name } is still choosing.
web-ud-shows = { $name }: { $card }
web-ud-verdict-cancelled = cancelled out
web-ud-verdict-does-not-count = doesn’t count
web-ud-verdict-beaten = counts, but is beaten
web-ud-verdict-wins = wins
web-ud-flipped-up =
    { $you ->
        [yes] You flip the card to UP: now the highest card wins.
       *[no] { $name } flips the card to UP: now the highest card wins.
    }
web-ud-flipped-down =
    { $you ->
        [yes] You flip the card to DOWN: now the lowest card wins.
       *[no] { $name } flips the card to DOWN: now the lowest card wins.
    }
web-ud-rotated =
    { $you ->
        [yes] You rotate the card.
       *[no] { $name } rotates the card.
    }
web-ud-your-suit = Your suit now: { $suit }.
web-ud-rolled =
    { $you ->
        [yes] You roll { $first } + { $second }: trump is now { $trump }.
       *[no] { $name } rolls { $first } + { $second }: trump is now { $trump }.
    }
web-ud-takes-high =
    { $you ->
        [yes] You take the trick with the highest card that counts: { $card }.
       *[no] { $name } takes the trick with the highest card that counts: { $card }.
    }
web-ud-takes-low =
    { $you ->
        [yes] You take the trick with the lowest card that counts: { $card }.
       *[no] { $name } takes the trick with the lowest card that counts: { $card }.
    }
web-ud-takes-trump =
    { $you ->
        [yes] You take the trick with a trump: { $card }.
       *[no] { $name } takes the trick with a trump: { $card }.
    }
web-ud-takes-only =
    { $you ->
        [yes] You take the trick with the only card that counts: { $card }.
       *[no] { $name } takes the trick with the only card that counts: { $card }.
    }
web-ud-with-pot =
    { $more ->
        [one] And { $more } trick from the pot.
       *[other] And { $more } tricks from the pot.
    }
web-ud-pot-cancelled = All cards cancel out. The trick goes into the pot.
web-ud-pot-none-counts = No card counts: nobody played their own suit or a trump. The trick goes into the pot.
web-ud-pot-mixed = Equal values cancel out, and the rest doesn’t count. The trick goes into the pot.
web-ud-last-trick = Last trick
web-ud-last-won = { $name } took it.
web-ud-last-pot = It went into the pot.
web-ud-seen = What has been played
web-ud-seen-played = played
web-ud-seen-mine = in your hand
web-ud-seen-hidden = not seen yet
web-ud-trick-number = Trick { $number }
web-ud-why-not-the-chef = Wait a moment: first { $name } changes the trick rules (UD-10).
web-ud-why-not-to-choose = You’ve chosen already. Now it’s up to { $names } (UD-11).
web-ud-why-bad-change = You’re trick boss: first flip the card, rotate it, or roll the dice (UD-10).
web-ud-why-bad-choice = The trick rules have changed already: now choose a card (UD-11).
web-ud-why-not-held = That card isn’t in your hand. Choose one of your cards (UD-11).
web-ud-why-round-over = This round is over: wait for the next one (UD-16).
web-ud-why-game-over = The game is over (UD-16).

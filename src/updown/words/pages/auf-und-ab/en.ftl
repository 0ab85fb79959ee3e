### The table of Auf und Ab.

# In sentences a card is called by its value: "21". The joker is web-aa-the-joker; as $onto, behind a name, aa-joker.
web-aa-sun = sun
web-aa-moon = moon
web-aa-cloud = cloud
web-aa-drop = drop
web-aa-star = star
web-aa-joker = joker, 0
web-aa-the-joker = the joker
web-aa-card = { $symbols }, { $value }
web-aa-you = you
web-aa-middle = Middle of the table
# Captions of heaps: short.
web-aa-stock = Stock
web-aa-stock-draw = Stock: { $cards }. Draw
web-aa-open = Open cards
web-aa-about-open = Cards that were laid open. You can swap two cards of your hand for one of them.
web-aa-buried = Buried
web-aa-your-buried = You have buried:
web-aa-your-hand = Your hand
web-aa-your-pile = Your pile { $pile }
web-aa-pile-of = { $name }’s pile { $pile }
web-aa-pile-words =
    { $count ->
        [0] { $pile }: { $card }.
        [one] { $pile }: { $card }, { $count } card beneath.
       *[other] { $pile }: { $card }, { $count } cards beneath.
    }
web-aa-would-up =
    { $points ->
        [one] Play here: the pile becomes { $card }. That gives { $name } { $points } point more.
       *[other] Play here: the pile becomes { $card }. That gives { $name } { $points } points more.
    }
web-aa-would-down =
    { $points ->
        [one] Play here: the pile becomes { $card }. That costs { $name } { $points } point.
       *[other] Play here: the pile becomes { $card }. That costs { $name } { $points } points.
    }
web-aa-would-up-yours =
    { $points ->
        [one] Play here: the pile becomes { $card }. That gives you { $points } point more.
       *[other] Play here: the pile becomes { $card }. That gives you { $points } points more.
    }
web-aa-would-down-yours =
    { $points ->
        [one] Play here: the pile becomes { $card }. That costs you { $points } point.
       *[other] Play here: the pile becomes { $card }. That costs you { $points } points.
    }
web-aa-new = new
web-aa-fits =
    { $count ->
        [one] fits on { $count } pile
       *[other] fits on { $count } piles
    }
web-aa-slot = Place of your pile { $pile }: empty
web-aa-put-back = { $card }: put back into your hand
web-aa-laid-down = { $card }: laid face down
web-aa-leads = ahead
web-aa-wins = wins
web-aa-last-turn = last turn
web-aa-ready = ready
web-aa-holds = holds
web-aa-had = had left
web-aa-low-wins = Fewest points win
web-aa-close = Close
web-aa-letters = Letters on the cards

# Buttons
web-aa-lay = Lay them face down
web-aa-draw = Draw
web-aa-bury = Bury
web-aa-swap = Swap
web-aa-cancel = Cancel
web-aa-keep = Keep it
web-aa-hint = Hint

# What has just happened
web-aa-you-lay = Your cards lie face down.
web-aa-lays = { $name } lays cards face down.
web-aa-you-take-back = You choose again.
web-aa-takes-back = { $name } chooses again.
web-aa-you-begin = Your sum is the lowest: you begin.
web-aa-you-begin-tie = Your sum is level with the lowest, and you have the lowest single card: you begin.
web-aa-begins = { $name } has the lowest sum and begins.
web-aa-begins-tie = The lowest sums are level: { $name } has the lowest single card and begins.
web-aa-you-play = You play { $card } onto { $owner }’s pile ({ $onto }): { $change }.
web-aa-you-play-own = You play { $card } onto your own pile ({ $onto }): { $change }.
web-aa-plays = { $name } plays { $card } onto { $owner }’s pile ({ $onto }): { $change }.
web-aa-plays-yours = { $name } plays { $card } onto your pile ({ $onto }): { $change }.
web-aa-plays-own = { $name } plays { $card } onto their own pile ({ $onto }): { $change }.
web-aa-you-draw = You lay { $card } open and draw a card.
web-aa-draws = { $name } lays { $card } open and draws a card.
web-aa-you-swap = You swap { $cards } for { $taken }.
web-aa-swaps = { $name } swaps { $cards } for { $taken }.
web-aa-you-keep = You keep the card.
web-aa-keeps = { $name } keeps the card.
web-aa-you-bury = You bury a card.
web-aa-buries = { $name } buries a card.
web-aa-you-out = You have no cards left.
web-aa-out = { $name } has no cards left.
web-aa-last-for = One last turn for { $names }

# What can be done now
web-aa-now-lay =
    { $count ->
        [one] Pick { $count } card to start your pile. The lowest sum begins.
       *[other] Pick { $count } cards to start your piles. The lowest sum begins.
    }
web-aa-now-lay-more =
    { $count ->
        [one] Together { $points }. Pick { $count } more card.
       *[other] Together { $points }. Pick { $count } more cards.
    }
web-aa-now-lay-ready = Together { $points }. Lay them face down, or tap one to put it back.
web-aa-now-sealed = Waiting for { $names }. You can still choose again.
web-aa-wait-lay = Choosing cards: { $names }.
web-aa-now-pick = Your turn: pick a card.
web-aa-now-pick-last = Your last turn: pick a card.
web-aa-now-fits =
    { $count ->
        [one] You can play { $card } on { $count } pile: tap it.
       *[other] You can play { $card } on { $count } piles: tap one.
    }
web-aa-now-fits-nowhere = No pile takes { $card } now.
web-aa-then-draw = Lay it open and draw a new one, or pick another.
web-aa-then-bury = Bury it, or pick another.
web-aa-now-new = You have { $card } now: play it where an arrow shows, or keep it.
web-aa-now-new-nowhere = You have { $card } now. No pile takes it: keep it.
web-aa-now-draw-ready = Lay { $card } open and draw a new card?
web-aa-now-bury-ready = Bury { $card } face down, out of the game?
web-aa-now-swap = Pick two of your cards and the open card you want.
web-aa-now-swap-own =
    { $count ->
        [one] You want { $taken }: pick { $count } more of your cards for it.
       *[other] You want { $taken }: pick { $count } of your cards for it.
    }
web-aa-now-swap-open = You give { $cards }: pick the open card you want.
web-aa-now-swap-ready = Swap { $cards } for { $taken }?

# Why something cannot be
web-aa-enough =
    { $count ->
        [one] You need just { $count } card to start your pile (AA-4). Tap it to put it back.
       *[other] You need just { $count } cards to start your piles (AA-4). Tap one to put it back.
    }
web-aa-only-new = First play or keep your new card ({ $rule }).
web-aa-no-fit = You can’t play { $card } on { $top }: it needs exactly one symbol more or one fewer (AA-7).
web-aa-no-open = You can’t swap yet: there’s no open card (AA-11).
web-aa-swap-needs-two = You need two cards to swap (AA-11).
web-aa-stock-empty = The stock is empty: play, swap or bury a card (AA-10).
web-aa-not-bury = You can bury a card only once the stock is empty (AA-10).
web-aa-pick-to-draw = First pick a card to lay open, then draw (AA-8).
web-aa-pick-to-bury = First pick a card to bury (AA-10).

# Hints
web-aa-hint-lay = A strong player would lay { $cards }.
web-aa-hint-play = A strong player would play { $card } onto { $name }’s pile ({ $onto }).
web-aa-hint-play-yours = A strong player would play { $card } onto your pile ({ $onto }).
web-aa-hint-draw = A strong player would lay { $card } open and draw.
web-aa-hint-swap = A strong player would swap { $cards } for { $taken }.
web-aa-hint-bury = A strong player would bury { $card }.
web-aa-hint-keep = A strong player would keep the card.

## The goal, and what each move does

web-aa-aim-high = When the game ends, have the most points on top of your piles.
web-aa-aim-low = When the game ends, have the fewest points on top of your piles.
web-aa-can-lay = Lay cards face down
web-aa-can-lay-how = Each one starts a pile of yours. The lowest sum begins.
web-aa-can-play = Play a card on a pile
web-aa-can-play-how = On any pile, yours or theirs: exactly one symbol more or one fewer.
web-aa-can-draw = Draw
web-aa-can-draw-how = Lay one of your cards open and take a new one from the stock. You may play it at once.
web-aa-can-swap = Swap
web-aa-can-swap-how = Lay two of your cards open and take one open card for them. You may play it at once.
web-aa-can-keep = Keep the card
web-aa-can-keep-how = Your new card stays in your hand, and your turn is over.
web-aa-can-bury = Bury a card
web-aa-can-bury-how = Lay one of your cards face down, out of the game.

# What a newcomer reads at their turn, in 12 words at most
web-aa-guide-only =
    { $count ->
        [one] Only { $cards } fits on a pile.
       *[other] Only { $cards } fit on a pile.
    }
web-aa-guide-many = { $count } of your { $held } cards fit on a pile.
web-aa-guide-all = Each of your cards fits on a pile.
web-aa-guide-none-draw = None of your cards fits on a pile: better draw one.
web-aa-guide-none-bury = None of your cards fits on a pile: you can bury one.
web-aa-guide-joker = the joker

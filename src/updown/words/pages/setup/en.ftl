### Setting up a match.

web-players = Players
web-setup-seats = Who sits where
web-setup-all = The others
web-setup-mixed = mixed
web-setup-friend = Friend
web-setup-friend-note = You get a link to send to your friend.
web-level-note-level1 = Often gets it wrong: good for a first game.
web-level-note-level2 = Plays like a friend at the kitchen table.
web-level-note-level3 = Knows the game, and slips now and then.
web-level-note-level4 = Thinks ahead.
web-level-note-level5 = Takes its time and forgives nothing.
web-level-note-master = Has learned from thousands of games against itself.
web-edition-note = The same game with other pictures.
web-rounds-note = The tricks of all rounds are added up.
web-goal-note = If the fewest points win, it’s the other way round: push your own piles down and the others’ up.
web-setup-clock = When
web-setup-clock-live = Now, with a clock
web-setup-clock-relaxed = Over days
web-setup-clock-note-live = Everybody is at the table. If your time runs out, a bot plays that one move for you.
web-setup-clock-note-relaxed = Everybody plays when they have time, on any device.
web-watch = Who may watch
web-watch-nobody = Nobody
web-watch-public = With the link, no hands
web-watch-open = With the link, all hands at the end
web-hints = Hints allowed
web-hints-note = A button shows what a strong player would do.
web-memory = Memory help: show the cards everybody has seen
web-memory-note = Open it whenever you like.
web-list-it = Let anybody find this table
web-list-note = It’s shown on the home page, and anybody may sit down without the link.
web-more-settings = More settings
web-open-table = Open the table

## Messages while the page is closed

push-turn = It’s your turn.
push-started = The game has begun.
push-full = Everybody is here. You can start.
push-rematch = { $name } wants to play again.
web-tell-me-turn = Tell me when it’s my turn
web-tell-me = Tell me when something happens
web-tell-me-on = You are told, even with this page closed.
web-tell-me-refused = Your browser does not allow messages from this page. You can change that in its settings.
web-tell-me-failed = That did not work. Try again later.

## The first time that a game is played here

web-offer-title = New to { $game }?
web-offer-learn = Learn it in four minutes
web-offer-play = Just play

## An address that leads nowhere

web-nothing-here = There is nothing here
web-nothing-here-note = The address is not quite right, or the page has moved.
web-to-the-games = To the games

## What others show of a link

preview-home = Three card games full of ups and downs, with bots and friends.
preview-table = Somebody invites you to a game. Open the link and sit down.
preview-free-seat = Free seat
preview-rules = The rules, with pictures, in five languages.

### My games, statistics and replays.

web-replay = Replay
web-replay-moves = All moves
web-replay-controls = Steps of the replay
web-replay-step = Step
web-replay-place = Step { $step } of { $steps }
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play it all
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-seen-by = Seen by
web-replay-as = As { $name } saw it
web-replay-open = All hands open
web-replay-link = Copy the link to this moment
web-replay-dealt = Round { $round } is dealt.
web-replay-player = Player { $number }
web-replay-only-look = This is a replay. To try another move, play on from here.
web-replay-play-on = Play on from here
web-record-pick = Open a saved game
web-record-drop = Or drop its file here: saved by the browser, by updown play or in Python.
web-record-huge = { $name } is too large: a saved game has at most 1 MB.
web-record-broken = { $name } cannot be read: { $reason }
web-record-foreign = { $name } is no saved game: a format and rounds were expected.
web-record-refused = This game cannot be shown, it breaks a rule. { $reason }
web-memory-none = No finished game yet. The first one will be here.
web-memory-more = Show more
web-memory-numbers = In numbers
web-memory-matches = Matches
web-memory-won-of = { $won } won of { $played }
web-memory-streak = In a row: { $now } now, { $most } at most
web-memory-best = Best result: { $points }
web-memory-people = With people
web-memory-mixed = Bots of different levels
web-memory-bots = Bots: { $level }
web-memory-won = Won { $points }
web-memory-lost = Lost { $points }
web-memory-shared = Shared win { $points }
web-memory-practice = Practice { $points }
web-memory-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-about-me = Everything about me
web-about-me-what = Your choices in this browser, your statistics and all your matches.
web-about-me-save = Save it as a file
web-about-me-delete = Delete everything about me
web-about-me-here = This browser forgets your name, your choices and your seats.
web-about-me-there = On the server, games with bots only are deleted. Games with other people stay for them, without your name, your face and your words; a bot takes over where you still play.
web-about-me-sure = This cannot be undone.
web-about-me-do = Delete everything

### The table page: people, lobby, end of a match.

## People

web-table-you = You
web-face = Your face
web-face-fox = Fox
web-face-owl = Owl
web-face-cat = Cat
web-face-bear = Bear
web-face-rabbit = Rabbit
web-face-hen = Hen
web-face-mouse = Mouse
web-face-frog = Frog
web-face-sheep = Sheep
web-face-badger = Badger
web-face-pig = Pig
web-face-penguin = Penguin
web-face-hedgehog = Hedgehog
web-face-fish = Fish
web-react = React
web-react-smile = Smile
web-react-laugh = Laugh
web-react-wow = Be amazed
web-react-sad = Be sad
web-react-clap = Clap
web-react-heart = Send a heart
line-reacted-smile = { $who } smiles.
line-reacted-laugh = { $who } laughs.
line-reacted-wow = { $who } is amazed.
line-reacted-sad = { $who } is sad.
line-reacted-clap = { $who } claps.
line-reacted-heart = { $who } sends a heart.
web-now-away = { $name } is away.
web-now-back = { $name } is back.
web-now-left = { $name } has left. A bot takes the seat.
web-now-left-lobby = { $name } has left.
web-now-held = A bot plays for { $name }.
web-lobby-chat = Talk before the game
line-sent-away = The host has sent { $who } away.
web-now-sent-away = The host has sent { $name } away.
web-sent-away = The host has sent you away from this table. At any other you’re welcome.
web-people = People at the table
web-mute = Mute
web-unmute = Listen again
web-mute-note = If you mute somebody, you don’t see what they say or their reactions. Nobody else notices.
web-send-away = Send away
web-send-away-sure =
    { $playing ->
        [yes] { $name } can’t sit down here again. A bot takes the seat.
       *[no] { $name } can’t sit down here again. The seat is free.
    }
web-report = Report this table
web-report-note = Your report goes to whoever runs this server. Nobody at the table sees it.
web-report-words = Hurtful words
web-report-name = A hurtful name
web-report-playing = Unfair play
web-report-other = Something else
web-report-text = What happened? Only if you like.
web-report-send = Send the report
web-report-done = Thank you. Your report has been sent.
web-bots-busy = The bots have a lot to think about: about { $time }.
web-log-earlier = Show earlier lines
web-refused-too-much = That was a lot for one hour. Try again in { $minutes } min.

## The end of a match

web-chart = The scores over the game
web-chart-step = { $step } of { $steps }
web-end-margin =
    { $you ->
        [yes] You finish { $count } { $unit } ahead.
       *[no] { $name } finishes { $count } { $unit } ahead.
    }
web-end-led-always =
    { $you ->
        [yes] Once you led, nobody passed you again.
       *[no] Once { $name } led, nobody passed them again.
    }
web-end-led-late =
    { $you ->
        [yes] Only near the end did you take the lead.
       *[no] Only near the end did { $name } take the lead.
    }
web-end-lead-changes =
    { $count ->
        [one] The lead changed hands once.
       *[other] The lead changed hands { $count } times.
    }
web-end-jump =
    { $you ->
        [yes] The biggest jump was yours: { $change } { $unit } at once.
       *[no] The biggest jump: { $name }, { $change } { $unit } at once.
    }
web-watch-again = Watch it again
web-guidance = Tips for newcomers

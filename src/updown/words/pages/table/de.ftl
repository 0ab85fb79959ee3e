### The table page: people, lobby, end of a match.

## People

web-table-you = Du
web-face = Dein Gesicht
web-face-fox = Fuchs
web-face-owl = Eule
web-face-cat = Katze
web-face-bear = Bär
web-face-rabbit = Hase
web-face-hen = Huhn
web-face-mouse = Maus
web-face-frog = Frosch
web-face-sheep = Schaf
web-face-badger = Dachs
web-face-pig = Schwein
web-face-penguin = Pinguin
web-face-hedgehog = Igel
web-face-fish = Fisch
web-react = Reagieren
web-react-smile = Lächeln
web-react-laugh = Lachen
web-react-wow = Staunen
web-react-sad = Traurig sein
web-react-clap = Klatschen
web-react-heart = Ein Herz schicken
line-reacted-smile = { $who } lächelt.
line-reacted-laugh = { $who } lacht.
line-reacted-wow = { $who } staunt.
line-reacted-sad = { $who } ist traurig.
line-reacted-clap = { $who } klatscht.
line-reacted-heart = { $who } schickt ein Herz.
web-now-away = { $name } ist gerade weg.
web-now-back = { $name } ist wieder da.
web-now-left = { $name } ist gegangen. Ein Bot übernimmt den Platz.
web-now-left-lobby = { $name } ist gegangen.
web-now-held = Ein Bot spielt für { $name }.
web-lobby-chat = Reden vor dem Spiel

## The end of a match

web-chart = Der Spielstand im Verlauf
web-chart-step = { $step } von { $steps }
web-end-margin =
    { $you ->
        [yes] Am Ende hast du { $count } { $unit } Vorsprung.
       *[no] Am Ende hat { $name } { $count } { $unit } Vorsprung.
    }
web-end-led-always =
    { $you ->
        [yes] Als du vorn warst, hat dich niemand mehr eingeholt.
       *[no] Als { $name } vorn war, kam niemand mehr vorbei.
    }
web-end-led-late =
    { $you ->
        [yes] Erst kurz vor Schluss bist du in Führung gegangen.
       *[no] Erst kurz vor Schluss ging { $name } in Führung.
    }
web-end-lead-changes =
    { $count ->
        [one] Die Führung hat einmal gewechselt.
       *[other] Die Führung hat { $count }-mal gewechselt.
    }
web-end-jump =
    { $you ->
        [yes] Der größte Sprung gehört dir: { $change } { $unit } auf einmal.
       *[no] Der größte Sprung: { $name }, { $change } { $unit } auf einmal.
    }
web-watch-again = Noch einmal ansehen
web-guidance = Tipps für den Anfang

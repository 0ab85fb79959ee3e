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
line-sent-away = { $who } wurde vom Tisch weggeschickt.
web-now-sent-away = { $name } wurde vom Tisch weggeschickt.
web-sent-away = Wer diesen Tisch geöffnet hat, hat dich weggeschickt. An jedem anderen bist du willkommen.
web-people = Leute am Tisch
web-mute = Stummschalten
web-unmute = Wieder zuhören
web-mute-note = Wen du stummschaltest, dessen Worte und Reaktionen siehst du nicht. Sonst merkt es niemand.
web-send-away = Wegschicken
web-send-away-sure =
    { $playing ->
        [yes] { $name } kann sich hier nicht mehr hinsetzen. Ein Bot übernimmt den Platz.
       *[no] { $name } kann sich hier nicht mehr hinsetzen. Der Platz wird frei.
    }
web-report = Diesen Tisch melden
web-report-note = Deine Meldung geht an die Leute, die diesen Server betreiben. Am Tisch sieht sie niemand.
web-report-words = Verletzende Worte
web-report-name = Ein verletzender Name
web-report-playing = Unfaires Spiel
web-report-other = Etwas anderes
web-report-text = Was ist passiert? Nur wenn du magst.
web-report-send = Meldung schicken
web-report-done = Danke. Deine Meldung ist unterwegs.
web-bots-busy = Die Bots haben gerade viel zu überlegen: etwa { $time }.
web-log-earlier = Frühere Zeilen zeigen
web-refused-too-much = Das war viel für eine Stunde. Versuch es in { $minutes } min wieder.

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

### The table page: people, lobby, end of a match.

## People

web-table-you = Du
web-face = Dit ansigt
web-face-fox = Ræv
web-face-owl = Ugle
web-face-cat = Kat
web-face-bear = Bjørn
web-face-rabbit = Kanin
web-face-hen = Høne
web-face-mouse = Mus
web-face-frog = Frø
web-face-sheep = Får
web-face-badger = Grævling
web-face-pig = Gris
web-face-penguin = Pingvin
web-face-hedgehog = Pindsvin
web-face-fish = Fisk
web-react = Reagér
web-react-smile = Smil
web-react-laugh = Grin
web-react-wow = Bliv forbløffet
web-react-sad = Vær ked af det
web-react-clap = Klap
web-react-heart = Send et hjerte
line-reacted-smile = { $who } smiler.
line-reacted-laugh = { $who } griner.
line-reacted-wow = { $who } er forbløffet.
line-reacted-sad = { $who } er ked af det.
line-reacted-clap = { $who } klapper.
line-reacted-heart = { $who } sender et hjerte.
web-now-away = { $name } er væk lige nu.
web-now-back = { $name } er tilbage.
web-now-left = { $name } er gået. En bot overtager pladsen.
web-now-left-lobby = { $name } er gået.
web-now-held = En bot spiller for { $name }.
web-lobby-chat = Snak før spillet
line-sent-away = Værten har sendt { $who } væk.
web-now-sent-away = Værten har sendt { $name } væk.
web-sent-away = Værten har sendt dig væk fra dette bord. Ved alle andre er du velkommen.
web-people = Folk ved bordet
web-mute = Slå lyden fra
web-unmute = Lyt igen
web-mute-note = Du ser ikke ord og reaktioner fra dem, du slår lyden fra for. Ingen andre lægger mærke til det.
web-send-away = Send væk
web-send-away-sure =
    { $playing ->
        [yes] { $name } kan ikke sætte sig her igen. En bot overtager pladsen.
       *[no] { $name } kan ikke sætte sig her igen. Pladsen bliver ledig.
    }
web-report = Anmeld dette bord
web-report-note = Din anmeldelse går til dem, der driver serveren. Ingen ved bordet ser den.
web-report-words = Sårende ord
web-report-name = Et sårende navn
web-report-playing = Unfair spil
web-report-other = Noget andet
web-report-text = Hvad skete der? Kun hvis du har lyst.
web-report-send = Send anmeldelsen
web-report-done = Tak. Din anmeldelse er sendt.
web-bots-busy = Botterne har meget at tænke over: omkring { $time }.
web-log-earlier = Vis tidligere linjer
web-refused-too-much = Det var meget på én time. Prøv igen om { $minutes } min.

## The end of a match

web-chart = Stillingen gennem spillet
web-chart-step = { $step } af { $steps }
web-end-margin =
    { $you ->
        [yes] Du slutter { $count } { $unit } foran.
       *[no] { $name } slutter { $count } { $unit } foran.
    }
web-end-led-always =
    { $you ->
        [yes] Da du først førte, kom ingen forbi dig igen.
       *[no] Da { $name } først førte, kom ingen forbi igen.
    }
web-end-led-late =
    { $you ->
        [yes] Først lige før slutningen tog du føringen.
       *[no] Først lige før slutningen tog { $name } føringen.
    }
web-end-lead-changes =
    { $count ->
        [one] Føringen skiftede én gang.
       *[other] Føringen skiftede { $count } gange.
    }
web-end-jump =
    { $you ->
        [yes] Det største hop var dit: { $change } { $unit } på én gang.
       *[no] Det største hop: { $name }, { $change } { $unit } på én gang.
    }
web-watch-again = Se det igen
web-guidance = Tips til nye spillere

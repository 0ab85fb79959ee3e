### The table page: people, lobby, end of a match.

## People

web-table-you = Du
web-face = Däi Gesiicht
web-face-fox = Fuuss
web-face-owl = Eil
web-face-cat = Kaz
web-face-bear = Bier
web-face-rabbit = Kanéngchen
web-face-hen = Hong
web-face-mouse = Maus
web-face-frog = Fräsch
web-face-sheep = Schof
web-face-badger = Dachs
web-face-pig = Schwäin
web-face-penguin = Pinguin
web-face-hedgehog = Kéiseker
web-face-fish = Fësch
web-react = Reagéieren
web-react-smile = Schmunzelen
web-react-laugh = Laachen
web-react-wow = Staunen
web-react-sad = Traureg sinn
web-react-clap = Klappen
web-react-heart = En Häerz schécken
line-reacted-smile = { $who } schmunzelt.
line-reacted-laugh = { $who } laacht.
line-reacted-wow = { $who } staunt.
line-reacted-sad = { $who } ass traureg.
line-reacted-clap = { $who } klappt.
line-reacted-heart = { $who } schéckt en Häerz.
web-now-away = { $name } ass grad fort.
web-now-back = { $name } ass nees do.
web-now-left = { $name } ass gaangen. E Bot hëlt d’Plaz.
web-now-left-lobby = { $name } ass gaangen.
web-now-held = E Bot spillt fir { $name }.
web-lobby-chat = Schwätze virum Spill
line-sent-away = { $who } gouf vum Dësch fortgeschéckt.
web-now-sent-away = { $name } gouf vum Dësch fortgeschéckt.
web-sent-away = Wien dësen Dësch opgemaach huet, huet dech fortgeschéckt. Un all aneren bass du wëllkomm.
web-people = Leit um Dësch
web-mute = Stommschalten
web-unmute = Nees nolauschteren
web-mute-note = Wien s du stommschalts, deem seng Wierder a Reaktioune gesäis du net. Soss mierkt et keen.
web-send-away = Fortschécken
web-send-away-sure =
    { $playing ->
        [yes] { $name } ka sech hei net méi setzen. E Bot hëlt d’Plaz.
       *[no] { $name } ka sech hei net méi setzen. D’Plaz gëtt fräi.
    }
web-report = Dësen Dësch mellen
web-report-note = Deng Meldung geet un déi, déi dëse Server bedreiwen. Um Dësch gesäit se keen.
web-report-words = Verletzend Wierder
web-report-name = E verletzenden Numm
web-report-playing = Onfairt Spill
web-report-other = Eppes anescht
web-report-text = Wat ass geschitt? Nëmme wann s du wëlls.
web-report-send = Meldung schécken
web-report-done = Merci. Deng Meldung ass ënnerwee.
web-bots-busy = D’Bots hu grad vill ze iwwerleeën: ongeféier { $time }.
web-log-earlier = Méi fréi Zeile weisen
web-refused-too-much = Dat war vill fir eng Stonn. Probéier et an { $minutes } min nees.

## The end of a match

web-chart = D’Punkten am Laf vum Spill
web-chart-step = { $step } / { $steps }
web-end-margin =
    { $you ->
        [yes] Um Enn hues du { $count } { $unit } Virsprong.
       *[no] Um Enn huet { $name } { $count } { $unit } Virsprong.
    }
web-end-led-always =
    { $you ->
        [yes] Wéi s du vir waars, huet dech kee méi iwwerholl.
       *[no] Wéi { $name } vir war, koum kee méi laanscht.
    }
web-end-led-late =
    { $you ->
        [yes] Eréischt kuerz virum Schluss bass du a Féierung gaangen.
       *[no] Eréischt kuerz virum Schluss ass { $name } a Féierung gaangen.
    }
web-end-lead-changes =
    { $count ->
        [one] D’Féierung huet eng Kéier gewiesselt.
       *[other] D’Féierung huet { $count }-mol gewiesselt.
    }
web-end-jump =
    { $you ->
        [yes] De gréisste Sprong gehéiert dir: { $change } { $unit } op eemol.
       *[no] De gréisste Sprong: { $name }, { $change } { $unit } op eemol.
    }
web-watch-again = Nach eng Kéier kucken
web-guidance = Tipps fir den Ufank

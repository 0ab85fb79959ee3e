### Deutsch. Plätze und Stapel zählen ab 0, wie in den Aufzeichnungen; Runden und Spielbereiche ab 1.

## Titel

game-up-and-down = Up & Down
game-auf-und-ab = Auf und Ab
game-dnup = dnup

## In allen Spielen

seat = Platz { $seat }
# Am Satzanfang, vor einem Doppelpunkt, im Satz; im Browser steht dort ein Name.
seat-first = Platz { $seat }
seat-colon = Platz { $seat }
seat-within = Platz { $seat }
seat-with = { $who } ({ $what })
# The reader, in a list of names; after “for”, in the message about the last turns, it is seat-you-for.
seat-you = du
seat-you-for = dich
seats-and = { $first } und { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
cards =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
card-face-down = eine verdeckte Karte
cards-face-down =
    { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
known = bekannt: { $cards }
round = Runde { $round }
seen-by-seat = aus Sicht von Platz { $seat }
seen-by-onlooker = aus Sicht eines Zuschauers
label-hand = Hand
label-points = Punkte
turn = Platz { $seat } ist dran: { $ways }.
to-move = Dran: { $seats }.
do-play = spielen
do-draw = ziehen
do-swap = eintauschen
do-bury = verdeckt ablegen
do-add = anlegen
do-take = nehmen
do-rotate = drehen
points-are = Punkte: { $scores }.
round-over = Runde { $round } ist zu Ende.
round-waits = Die Runde ist zu Ende, die nächste ist noch nicht ausgeteilt.
game-over = Das Spiel ist zu Ende.
game-won =
    { $count ->
        [one] { $you ->
            [who] Das Spiel ist zu Ende: Du gewinnst.
           *[nobody] Das Spiel ist zu Ende: { $seats } gewinnt.
        }
       *[other] Das Spiel ist zu Ende: { $seats } gewinnen gemeinsam.
    }

## Up & Down: Farben und Karten

suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik
suit-clubs = Kreuz
suit-feather = Feder
suit-monocle = Monokel
suit-hat = Hut
suit-rose = Rose
rank =
    { $value ->
        [11] Bube
        [12] Dame
       *[other] { $value }
    }
card-diamonds =
    { $value ->
        [11] Karo-Bube
        [12] Karo-Dame
       *[other] Karo { $value }
    }
card-hearts =
    { $value ->
        [11] Herz-Bube
        [12] Herz-Dame
       *[other] Herz { $value }
    }
card-spades =
    { $value ->
        [11] Pik-Bube
        [12] Pik-Dame
       *[other] Pik { $value }
    }
card-clubs =
    { $value ->
        [11] Kreuz-Bube
        [12] Kreuz-Dame
       *[other] Kreuz { $value }
    }
card-feather = Feder { $value }
card-monocle = Monokel { $value }
card-hat = Hut { $value }
card-rose = Rose { $value }

## Up & Down: der Tisch

ud-up = UP: Die höchste Karte gewinnt
ud-down = DOWN: Die niedrigste Karte gewinnt
ud-trump = Trumpf { $value }
ud-trump-court = Trumpf { $value } ({ rank })
ud-boss = Stich-Chef: Platz { $seat }
ud-pot =
    { $pot ->
        [0] Pott: leer
        [one] Pott: { $pot } Stich
       *[other] Pott: { $pot } Stiche
    }
ud-label-suit = Farbe
ud-label-tricks = Stiche
ud-label-total = gesamt
ud-label-chosen = gewählt
ud-aside = zur Seite gelegt: { $cards }
ud-last-trick-won = letzter Stich: { $cards }, geht an Platz { $seat }
ud-last-trick-pot = letzter Stich: { $cards }, geht in den Pott
ud-turn-change = Platz { $seat } ist Stich-Chef und ändert die Stich-Regeln: wenden, drehen oder würfeln.
ud-turn-choose = Noch keine Karte gewählt: { $seats }.

## Up & Down: was geschah

ud-flipped-up =
    { $you ->
        [who] Du wendest die Karte auf UP: Jetzt gewinnt die höchste Karte.
       *[nobody] { $who } wendet die Karte auf UP: Jetzt gewinnt die höchste Karte.
    }
ud-flipped-down =
    { $you ->
        [who] Du wendest die Karte auf DOWN: Jetzt gewinnt die niedrigste Karte.
       *[nobody] { $who } wendet die Karte auf DOWN: Jetzt gewinnt die niedrigste Karte.
    }
ud-rotated =
    { $you ->
        [who] Du drehst die Karte. Farben jetzt: { $suits }.
       *[nobody] { $who } dreht die Karte. Farben jetzt: { $suits }.
    }
ud-rolled =
    { $you ->
        [who] Du würfelst { $first } + { $second }: Trumpf ist jetzt { $trump }.
       *[nobody] { $who } würfelt { $first } + { $second }: Trumpf ist jetzt { $trump }.
    }
ud-chosen =
    { $you ->
        [who] Du hast eine Karte gewählt.
       *[nobody] { $who } hat eine Karte gewählt.
    }
ud-wins =
    { $you ->
        [who] Du: { $card } gewinnt.
       *[nobody] { $who }: { $card } gewinnt.
    }
ud-beaten =
    { $you ->
        [who] Du: { $card } zählt, wird aber geschlagen.
       *[nobody] { $who }: { $card } zählt, wird aber geschlagen.
    }
ud-does-not-count =
    { $you ->
        [who] Du: { $card } zählt nicht: weder deine Farbe noch Trumpf.
       *[nobody] { $who }: { $card } zählt nicht: weder eigene Farbe noch Trumpf.
    }
ud-cancelled =
    { $you ->
        [who] Du: { $card } ist neutralisiert: Der Wert liegt mehr als einmal da.
       *[nobody] { $who }: { $card } ist neutralisiert: Der Wert liegt mehr als einmal da.
    }
ud-taken =
    { $you ->
        [who] Du bekommst den Stich.
       *[nobody] { $who } bekommt den Stich.
    }
ud-taken-with-pot =
    { $you ->
        [who] Du bekommst den Stich und { $more } dazu aus dem Pott.
       *[nobody] { $who } bekommt den Stich und { $more } dazu aus dem Pott.
    }
ud-to-pot =
    { $pot ->
        [one] Niemand bekommt den Stich. Im Pott liegt jetzt { $pot } Stich.
       *[other] Niemand bekommt den Stich. Im Pott liegen jetzt { $pot } Stiche.
    }
ud-tricks-are = Gewonnene Stiche: { $scores }.
ud-best-taken =
    { $you ->
        [who] Bester Stich: Du holst { $count } Stiche auf einmal; mehr holte niemand.
       *[nobody] Bester Stich: { $who } holt { $count } Stiche auf einmal; mehr holte niemand.
    }
ud-best-beaten =
    { $count ->
        [one] { $you ->
            [who] Bester Stich: Du schlägst eine Karte, die zählte; mehr schlug niemand.
           *[nobody] Bester Stich: { $who } schlägt eine Karte, die zählte; mehr schlug niemand.
        }
       *[other] { $you ->
            [who] Bester Stich: Du schlägst { $count } Karten, die zählten; mehr schlug niemand.
           *[nobody] Bester Stich: { $who } schlägt { $count } Karten, die zählten; mehr schlug niemand.
        }
    }
ud-pot-lost =
    { $pot ->
        [one] Im Pott bleibt { $pot } Stich, er gehört niemandem.
       *[other] Im Pott bleiben { $pot } Stiche, sie gehören niemandem.
    }

## Auf und Ab: der Tisch

aa-joker = Joker
aa-stock = Nachziehstapel: { $cards }
aa-stock-in-order = Nachziehstapel, nächste Karte zuerst: { $cards }
aa-open = offene Karten: { $cards }
aa-buried = verdeckt abgelegt: { $cards }
aa-buried-with-mine = verdeckt abgelegt: { $cards }, davon deine: { $mine }
aa-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
aa-pile = Stapel { $pile }
aa-laid = ausgelegt
aa-over = über { $cards }
aa-last-turns = letzter Zug für: { $seats }
aa-turn-lay = Noch keine Karten ausgelegt: { $seats }.
aa-turn-drawn = Platz { $seat } hat gerade { $card } genommen: spielen oder behalten.
aa-turn-drawn-hidden = Platz { $seat } hat gerade verdeckt eine Karte gezogen: spielen oder behalten.

## Auf und Ab: was geschah

aa-has-laid =
    { $you ->
        [who] { $count ->
            [one] Du legst { $count } Karte verdeckt aus.
           *[other] Du legst { $count } Karten verdeckt aus.
        }
       *[nobody] { $count ->
            [one] { $who } legt { $count } Karte verdeckt aus.
           *[other] { $who } legt { $count } Karten verdeckt aus.
        }
    }
aa-revealed = Die Stapel werden aufgedeckt.
aa-revealed-seat =
    { $you ->
        [who] Du: { $cards }, Summe { $sum }.
       *[nobody] { $who }: { $cards }, Summe { $sum }.
    }
aa-begins =
    { $you ->
        [who] Du hast die niedrigste Summe und beginnst.
       *[nobody] { $who } hat die niedrigste Summe und beginnt.
    }
aa-begins-tie =
    { $you ->
        [who] Gleichstand: Du hast die niedrigste Einzelkarte und beginnst.
       *[nobody] Gleichstand: { $who } hat die niedrigste Einzelkarte und beginnt.
    }
aa-drew =
    { $you ->
        [who] { $stock ->
            [0] Du legst { $card } offen ab und ziehst eine Karte. Der Nachziehstapel ist jetzt leer.
            [one] Du legst { $card } offen ab und ziehst eine Karte. Im Nachziehstapel ist noch { $stock } Karte.
           *[other] Du legst { $card } offen ab und ziehst eine Karte. Im Nachziehstapel sind noch { $stock } Karten.
        }
       *[nobody] { $stock ->
            [0] { $who } legt { $card } offen ab und zieht eine Karte. Der Nachziehstapel ist jetzt leer.
            [one] { $who } legt { $card } offen ab und zieht eine Karte. Im Nachziehstapel ist noch { $stock } Karte.
           *[other] { $who } legt { $card } offen ab und zieht eine Karte. Im Nachziehstapel sind noch { $stock } Karten.
        }
    }
aa-swapped =
    { $you ->
        [who] Du legst { $cards } offen ab und nimmst { $taken }.
       *[nobody] { $who } legt { $cards } offen ab und nimmt { $taken }.
    }
aa-kept =
    { $you ->
        [who] Du behältst die Karte.
       *[nobody] { $who } behält die Karte.
    }
aa-played-own-up =
    { $you ->
        [who] Du spielst { $card } auf { $onto }: Dein Stapel { $pile } geht rauf.
       *[nobody] { $who } spielt { $card } auf { $onto }: Der eigene Stapel { $pile } geht rauf.
    }
aa-played-own-down =
    { $you ->
        [who] Du spielst { $card } auf { $onto }: Dein Stapel { $pile } geht runter.
       *[nobody] { $who } spielt { $card } auf { $onto }: Der eigene Stapel { $pile } geht runter.
    }
aa-played-other-up =
    { $you ->
        [who] Du spielst { $card } auf { $onto }: Stapel { $pile } von { $owner } geht rauf.
        [owner] { $who } spielt { $card } auf { $onto }: Dein Stapel { $pile } geht rauf.
       *[nobody] { $who } spielt { $card } auf { $onto }: Stapel { $pile } von { $owner } geht rauf.
    }
aa-played-other-down =
    { $you ->
        [who] Du spielst { $card } auf { $onto }: Stapel { $pile } von { $owner } geht runter.
        [owner] { $who } spielt { $card } auf { $onto }: Dein Stapel { $pile } geht runter.
       *[nobody] { $who } spielt { $card } auf { $onto }: Stapel { $pile } von { $owner } geht runter.
    }
aa-has-buried =
    { $you ->
        [who] Du legst eine Karte verdeckt ab.
       *[nobody] { $who } legt eine Karte verdeckt ab.
    }
aa-last-turns-begin =
    { $you ->
        [who] Du hast keine Karten mehr. Letzter Zug für { $seats }.
       *[nobody] { $who } hat keine Karten mehr. Letzter Zug für { $seats }.
    }
aa-best-own =
    { $you ->
        [who] Bester Zug: Du bringst deinen Stapel von { $from } auf { $to }; kein Zug war mehr wert.
       *[nobody] Bester Zug: { $who } bringt den eigenen Stapel von { $from } auf { $to }; kein Zug war mehr wert.
    }
aa-best-other =
    { $you ->
        [who] Bester Zug: Du bringst bei { $owner } einen Stapel von { $from } auf { $to }; kein Zug war mehr wert.
        [owner] Bester Zug: { $who } bringt deinen Stapel von { $from } auf { $to }; kein Zug war mehr wert.
       *[nobody] Bester Zug: { $who } bringt bei { $owner } einen Stapel von { $from } auf { $to }; kein Zug war mehr wert.
    }

## dnup: der Tisch

dn-label-set = Set
dn-label-area = Spielbereich { $area }
dn-label-rounds-won = gewonnene Runden
dn-on-table = auf dem Tisch: { $sets }
dn-set =
    { $size ->
        [one] { $size } Karte mit Wert { $value }
       *[other] { $size } Karten mit Wert { $value }
    }
dn-discarded = abgeworfen: { $cards }
dn-out = fertig: { $seats }
dn-began = Platz { $seat } hat begonnen
dn-quiet = { $turns } Züge seit dem letzten Abwerfen
dn-turn-area = Platz { $seat } ist dran, Spielbereich { $area }: { $ways }.

## dnup: was geschah

dn-played =
    { $you ->
        [who] { $size ->
            [one] Du spielst { $cards }: eine einzelne Karte mit Wert { $value }.
           *[other] Du spielst { $cards }: ein Set aus { $size } Karten mit Wert { $value }.
        }
       *[nobody] { $size ->
            [one] { $who } spielt { $cards }: eine einzelne Karte mit Wert { $value }.
           *[other] { $who } spielt { $cards }: ein Set aus { $size } Karten mit Wert { $value }.
        }
    }
dn-played-area =
    { $you ->
        [who] { $size ->
            [one] Du spielst { $cards } in Spielbereich { $area }: eine einzelne Karte mit Wert { $value }.
           *[other] Du spielst { $cards } in Spielbereich { $area }: ein Set aus { $size } Karten mit Wert { $value }.
        }
       *[nobody] { $size ->
            [one] { $who } spielt { $cards } in Spielbereich { $area }: eine einzelne Karte mit Wert { $value }.
           *[other] { $who } spielt { $cards } in Spielbereich { $area }: ein Set aus { $size } Karten mit Wert { $value }.
        }
    }
dn-added =
    { $you ->
        [who] Du legst { $card } an das Set von { $owner } an.
        [owner] { $who } legt { $card } an dein Set an.
       *[nobody] { $who } legt { $card } an das Set von { $owner } an.
    }
dn-added-area =
    { $you ->
        [who] Du legst { $card } an das Set von { $owner } in Spielbereich { $area } an.
        [owner] { $who } legt { $card } an dein Set in Spielbereich { $area } an.
       *[nobody] { $who } legt { $card } an das Set von { $owner } in Spielbereich { $area } an.
    }
dn-took =
    { $you ->
        [who] Du nimmst das Set von { $owner } ({ $cards }) und drehst es: { $turned }.
        [owner] { $who } nimmt dein Set ({ $cards }) und dreht es: { $turned }.
       *[nobody] { $who } nimmt das Set von { $owner } ({ $cards }) und dreht es: { $turned }.
    }
dn-took-area =
    { $you ->
        [who] Du nimmst das Set von { $owner } aus Spielbereich { $area } ({ $cards }) und drehst es: { $turned }.
        [owner] { $who } nimmt dein Set aus Spielbereich { $area } ({ $cards }) und dreht es: { $turned }.
       *[nobody] { $who } nimmt das Set von { $owner } aus Spielbereich { $area } ({ $cards }) und dreht es: { $turned }.
    }
dn-rotated =
    { $you ->
        [who] Du drehst alle deine Handkarten.
       *[nobody] { $who } dreht alle Handkarten.
    }
dn-beaten =
    { $you ->
        [owner] Dein Set ({ $cards }) ist geschlagen und kommt gedreht auf deine Hand zurück: { $turned }.
       *[nobody] Das Set von { $owner } ({ $cards }) ist geschlagen und kommt gedreht auf die Hand zurück: { $turned }.
    }
dn-has-gone-out =
    { $you ->
        [who] { $points ->
            [0] Du hast die letzte Karte gelegt.
            [one] Du hast die letzte Karte gelegt und bekommst { $points } Punkt.
           *[other] Du hast die letzte Karte gelegt und bekommst { $points } Punkte.
        }
       *[nobody] { $points ->
            [0] { $who } hat die letzte Karte gelegt.
            [one] { $who } hat die letzte Karte gelegt und bekommt { $points } Punkt.
           *[other] { $who } hat die letzte Karte gelegt und bekommt { $points } Punkte.
        }
    }
dn-set-discarded =
    { $you ->
        [owner] Dein Set wird abgeworfen: { $cards }.
       *[nobody] Das Set von { $owner } wird abgeworfen: { $cards }.
    }
dn-best =
    { $you ->
        [who] Bestes Set: Du spielst { $count } Karten mit dem Wert { $value }; kein Set war größer.
       *[nobody] Bestes Set: { $who } spielt { $count } Karten mit dem Wert { $value }; kein Set war größer.
    }
dn-rounds-won-are = Gewonnene Runden: { $scores }.
dn-round-void = Runde { $round } endet hier: { $turns } Züge lang wurde nichts abgeworfen. Es wird neu ausgeteilt.

## Browser: überall

web-skip = Zum Tisch springen
web-language = Sprache
web-theme-dark = Dunkle Farben
web-theme-light = Helle Farben
web-sound = Ton
web-home = Startseite
web-back = Zurück
web-close = Schließen
web-cancel = Abbrechen
web-menu = Menü
web-learn = Lernen
web-show-rules = Regeln
web-rules-title = Spielregeln
web-rules-number = Regel { $rule }
web-rules-close = Regeln schließen
web-rules-page = Als Seite öffnen
web-offline = Wir erreichen das Spiel gerade nicht. Versuch es gleich noch einmal.
web-no-connection = Gerade keine Verbindung
web-no-connection-rules = Die Regeln aller Spiele kannst du trotzdem lesen.
web-no-connection-games = Zum Spielen und Lernen braucht es die Verbindung. Deine Spiele sind gut aufgehoben und warten auf dich.
web-forgets = Dein Browser lässt uns nichts merken. Spielen kannst du trotzdem.
web-try-again = Noch einmal versuchen
web-connecting = Einen Moment …
web-dealing = Die Karten werden ausgeteilt …
web-reconnecting = Die Verbindung ist weg. Neuer Versuch …
web-connected-again = Die Verbindung ist wieder da.
web-no-table = Wir finden diesen Tisch nicht, oder du bist dort nicht eingeladen.
web-guest = Gast
web-somebody = Jemand
web-you = du
web-count-seconds = { $count } s
web-count-minutes = { $count } min
web-count-hours = { $count } h
web-count-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
web-time-left = Zeit übrig: { $time }
web-seconds-left = Noch { $count } Sekunden
web-refused-move = Das geht hier nicht.
web-refused-move-rule = Das geht jetzt nicht. Warum? Das steht in Regel { $rule }.
web-refused-not-your-turn = Einen Moment: Du bist noch nicht dran.
web-refused-stale = Zu spät: Das Spiel ist schon weitergegangen.
web-refused-nothing-sealed = Zum Zurücknehmen ist es jetzt zu spät.
web-refused-not-playing = Gerade läuft kein Spiel.
web-refused-not-over = Das geht, sobald das Spiel zu Ende ist.
web-refused-started = Das Spiel hat schon begonnen.
web-refused-seat-open = Ein Platz ist noch frei: Warte auf jemanden oder setz einen Bot hin.
web-refused-taken = Der Platz ist nicht mehr frei.
web-refused-seated = Du sitzt schon an diesem Tisch.
web-refused-not-seated = Dafür brauchst du einen Platz an diesem Tisch.
web-refused-not-host = Das kann nur, wer den Tisch geöffnet hat.
web-refused-not-away = Diese Person ist wieder da.
web-refused-just-left = Diese Person war gerade noch da. Warte kurz.
web-refused-too-fast = Das war etwas schnell. Warte einen Moment.
web-refused-bad-name = Ein Name braucht mindestens einen Buchstaben und höchstens 24 Zeichen.
web-refused-bad-plan = Diese Einstellungen passen nicht zusammen. Ändere bitte eine davon.
web-refused-no-hints = An diesem Tisch gibt es keine Tipps.
web-refused-no-such-code = Der Code stimmt nicht oder gilt nicht mehr. Hol dir einen neuen.
web-refused-no-invite = Diese Einladung funktioniert nicht. Lass dir einen neuen Link schicken.
web-refused-full = Gerade spielen zu viele. Versuch es später noch einmal.
web-refused-failed = Etwas ist schiefgegangen. Versuch es noch einmal.
web-damaged-table = Dieser Tisch ist beschädigt und lässt sich nicht mehr öffnen. All deinen anderen Tischen geht es gut.
web-delete-table = Diesen Tisch löschen

## Browser: Startseite

web-tagline = Drei Kartenspiele, bei denen es rauf und runter geht
web-mine = Deine Spiele
web-finished = Beendete Spiele
web-listed = Offene Tische
web-your-turn = Du bist dran
web-your-moves = Was du tun kannst
web-status-lobby = wartet auf Mitspieler
web-status-playing = läuft
web-status-over = zu Ende
web-status-closed = geschlossen
web-status-damaged = beschädigt
web-open-seats =
    { $open ->
        [0] kein Platz frei
        [one] { $open } Platz frei
       *[other] { $open } Plätze frei
    }
web-players-minutes = { $from } bis { $to } Spieler, { $minutes } Minuten
web-players-minutes-age = { $from } bis { $to } Spieler, { $minutes } Minuten, ab { $age } Jahren
web-about-up-and-down = Alle spielen gleichzeitig. Vor jedem Stich muss der Stich-Chef ändern, was gewinnt.
web-about-auf-und-ab = Schieb Stapel rauf oder runter, immer ein Symbol weiter: deine rauf, die der anderen runter.
web-about-dnup = Werde deine Karten los. Was zu dir zurückkommt, steht auf dem Kopf.
web-play-now = Spielen
web-choose = Auswählen
web-invite-watch = Zum Zuschauen einladen
web-show-all = Alle zeigen
web-bot-count =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
web-friend-count =
    { $count ->
        [one] { $count } Freund
       *[other] { $count } Freunde
    }
web-join = Mitspielen
web-join-what = Link oder Code
web-join-note = Füg den Link eines Tisches ein. Oder tippe den Code ab, den dein anderes Gerät zeigt: Dann kommt dein Platz hierher.
web-join-do = Mitspielen
web-join-wrong = Das ist kein Link zu einem Tisch und auch kein Code.

## Browser: ein neuer Tisch

web-your-name = Dein Name
web-level-random = Zufall
web-level-beginner = Anfänger
web-level-casual = Hobbyspieler
web-level-flat = Routinier
web-level-strong = Könner
web-level-expert = Experte
web-level-net = Instinkt
web-level-level1 = Anfänger (1/6)
web-level-level2 = Hobbyspieler (2/6)
web-level-level3 = Routinier (3/6)
web-level-level4 = Könner (4/6)
web-level-level5 = Experte (5/6)
web-level-master = Meister (6/6)
web-edition = Ausgabe
web-edition-classic = Klassisch
web-edition-ludolux = Ludolux
web-rounds = Runden
web-tiebreak = Bei Gleichstand
web-tiebreak-extra-round = Noch eine Runde
web-tiebreak-shared = Der Sieg wird geteilt
web-goal = Wer gewinnt
web-goal-high = Die meisten Punkte
web-goal-low = Die wenigsten Punkte
web-time = Zeit für jede Entscheidung

## Browser: vor dem Spiel

web-open-seat = Freier Platz
web-bot-name = { $name } ({ $level })
web-bot-level = Bot: { $level }
web-seat-for = Wer auf Platz { $seat } kommt
web-for-a-friend = für Freunde
web-sit = Platz nehmen
web-send-link = Schick diesen Link deinen Freunden:
web-copy-link = Link kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code
web-share = Teilen
web-link-local = Dieser Link funktioniert nur auf diesem Computer. Starte mit „updown --lan“, dann können auch die Handys zu Hause mitspielen.
web-fill-start = Mit Bots auffüllen und starten
web-start = Starten
web-host-starts = Alle sind da. Gleich geht es los: Wer den Tisch geöffnet hat, startet das Spiel.

## Browser: am Tisch

web-log-talk = Verlauf und Chat
web-unread = neue Nachrichten
web-round = Runde { $round }
web-round-of = Runde { $round } von { $rounds }
web-extra-round = Zusatzrunde
web-scores = Punktestand
web-unit-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
web-unit-tricks =
    { $count ->
        [one] Stich
       *[other] Stiche
    }
web-unit-rounds-won =
    { $count ->
        [one] gewonnene Runde
       *[other] gewonnene Runden
    }
web-watching = Du schaust zu.
web-seat-moved = Dein Platz ist jetzt auf einem anderen Gerät.
web-rename = Mein Name und Gesicht
web-rename-do = Diesen Namen nehmen
web-move-seat = Auf einem anderen Gerät weiterspielen
web-move-seat-how = Öffne diese Seite auf dem anderen Gerät und tippe dort diesen Code ein, oder scanne das Bild. Der Code gilt einmal und zehn Minuten lang.
web-qr-code = Der Code als QR-Code
web-leave = Tisch verlassen
web-leave-playing = Ein Bot übernimmt deinen Platz für immer. In dieses Spiel kannst du nicht zurück.
web-leave-idle = Dein Platz wird für andere frei.
web-close-table = Tisch für alle schließen
web-close-sure = Das Spiel endet hier für alle.
web-end-game = Dieses Spiel beenden
web-end-game-sure = Du kannst es dann später nicht weiterspielen.
web-away = weg
web-hold = Bot spielen lassen
web-bot-holds = ein Bot spielt
web-held = Ein Bot spielt für dich.
web-come-back = Selbst weiterspielen
web-turn-of = { $name } ist dran.
web-choose-again = Neu wählen
web-talk = Etwas sagen
web-send = Senden
web-say-hello = Hallo
web-say-well-played = Gut gespielt
web-say-thanks = Danke
web-say-oops = Hoppla
web-say-thinking = Lass mich überlegen
web-say-hurry = Du bist dran
web-say-good-game = Schönes Spiel
web-say-bye = Tschüss
web-won =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }
web-you-won = Du gewinnst.
web-result = Ergebnis
web-look-table = Tisch ansehen
web-rematch = Noch einmal
web-rematch-waits = Warten auf die anderen
web-check-deal = Austeilen prüfen
web-deal-fair = Die Karten wurden fair ausgeteilt: Das Glück von allen war von Anfang an mit drin, auch deins.
web-deal-left-out = Das Spiel hält sich an die Regeln und an alles, was vorher versprochen war. Aber dein eigenes Glück war nicht bei jedem Austeilen dabei: Wir können nicht beweisen, dass es fair war.
web-deal-unproven = Das Spiel hält sich an die Regeln und passt zusammen. Aber dieser Browser war beim Austeilen nicht dabei und kann nicht sagen, ob es fair war.
web-deal-forged = Achtung: Das sind nicht die Karten, die vor dem Austeilen versprochen waren.
web-deal-wrong = Dieses Spiel ging nicht nach den Regeln.
web-save-record = Spiel speichern
web-save-receipt = Beleg speichern
web-share-record = Spiel teilen

## Browser: der Verlauf

line-sat = { $who } setzt sich an den Tisch.
line-left = { $who } verlässt den Tisch.
line-left-out =
    { $you ->
        [who] Du hast nicht rechtzeitig geantwortet. Die Karten wurden ohne deinen Anteil ausgeteilt.
       *[nobody] { $who } hat nicht rechtzeitig geantwortet. Die Karten wurden ohne diesen Anteil ausgeteilt.
    }
line-renamed = { $before } heißt jetzt { $who }.
line-bot-sat = Ein Bot setzt sich dazu: { $who }.
line-freed = Platz { $seat } ist wieder frei.
line-started =
    { $match ->
        [1] Das Spiel beginnt.
       *[other] Spiel { $match } beginnt.
    }
line-took-back =
    { $you ->
        [who] Du überlegst es dir anders.
       *[nobody] { $who } überlegt es sich anders.
    }
line-late =
    { $you ->
        [who] Die Zeit ist um: Ein Bot entscheidet für dich.
       *[nobody] Die Zeit ist um: Ein Bot entscheidet für { $who }.
    }
line-held =
    { $you ->
        [who] Ein Bot spielt jetzt für dich.
       *[nobody] Ein Bot spielt jetzt für { $who }.
    }
line-returned =
    { $you ->
        [who] Du bist wieder da.
       *[nobody] { $who } ist wieder da.
    }
line-rematch =
    { $you ->
        [who] Du möchtest noch einmal spielen.
       *[nobody] { $who } möchte noch einmal spielen.
    }
line-closed = Der Tisch ist geschlossen.
line-said = { $who }: „{ $text }“

## Browser: dnup

web-dn-card = { $active }, gedreht { $inactive }
web-dn-set =
    { $size ->
        [1] eine { $value }
        [2] ein Paar { $value }er
        [3] drei { $value }er
        [4] vier { $value }er
        [5] fünf { $value }er
        [6] sechs { $value }er
        [7] sieben { $value }er
        [8] acht { $value }er
        [9] neun { $value }er
       *[other] { $size } { $value }er
    }
web-dn-values = Werte auf deiner Hand
web-dn-value =
    { $chosen ->
        [0] Wert { $value }: { $count } auf deiner Hand
       *[other] Wert { $value }: { $chosen } von { $count } gewählt
    }
web-dn-sort =
    { $order ->
        [falling] Sortiert: höchste zuerst. Ändern
        [other] Sortiert: nach dem unteren Wert. Ändern
       *[rising] Sortiert: niedrigste zuerst. Ändern
    }
web-dn-look = Drehen
web-dn-hint = Tipp
web-dn-do-turn = Meine Hand drehen
web-dn-do-play = Spielen: { $set }
web-dn-do-play-nothing = Spielen
web-dn-do-take = Nehmen: { $set }
web-dn-do-add = Bei { $name } anlegen: { $set }
web-dn-free = frei
web-dn-size-free =
    { $size ->
        [1] Eine einzelne Karte: frei
        [2] Ein Paar: frei
       *[other] { $size } gleiche Karten: frei
    }
web-dn-size-taken = Bei { $name }: { $set }
web-dn-quiet = Seit { $turns } Zügen hat niemand etwas abgeworfen. Bei 100 endet die Runde.
web-dn-place =
    { $area ->
        [none] Das Set von { $name }: { $set }
       *[other] Das Set von { $name } in Spielbereich { $area }: { $set }
    }
web-dn-place-empty =
    { $area ->
        [none] Kein Set bei { $name }
       *[other] Kein Set bei { $name } in Spielbereich { $area }
    }
web-dn-my-place =
    { $area ->
        [none] Dein Set: { $set }
       *[other] Dein Set in Spielbereich { $area }: { $set }
    }
web-dn-my-place-empty =
    { $area ->
        [none] Dein Platz: leer
       *[other] Dein Spielbereich { $area }: leer
    }
web-dn-my-place-play =
    { $area ->
        [none] Dein Platz: hier { $set } spielen
       *[other] Dein Spielbereich { $area }: hier { $set } spielen
    }
web-dn-rank =
    { $order ->
        [1] als 1. fertig
       *[other] als 2. fertig
    }
web-dn-points = { $score } von { $goal } Punkten
web-dn-rounds-won = { $score } von { $goal } Runden gewonnen
web-dn-began = { $name } hatte den Stern und begann
web-dn-step-start =
    { $area ->
        [none] Du bist dran: Wähle Karten, nimm ein Set oder dreh deine Hand.
       *[other] Du bist dran in Spielbereich { $area }: Wähle Karten, nimm ein Set oder dreh deine Hand.
    }
web-dn-step-start-empty =
    { $area ->
        [none] Du bist dran: Wähle Karten zum Spielen, oder dreh deine Hand.
       *[other] Du bist dran in Spielbereich { $area }: Wähle Karten zum Spielen, oder dreh deine Hand.
    }
web-dn-step-play = Spiel { $set }: Tippe deinen Platz an.
web-dn-step-play-or-add = Spiel { $set }, oder tippe das Set von { $name } an, um dort anzulegen.
web-dn-step-add = Leg { $set } an: Tippe das Set von { $name } an.
web-dn-step-cannot = Du kannst { $set } jetzt nicht spielen. Tippe auf „Spielen“, und du siehst, warum.
web-dn-step-take = Nimmst du { $set }? Gedreht bekommst du: { $values }.
web-dn-step-turning = So sieht deine Hand gedreht aus. Dreh sie, oder geh zurück.
web-dn-step-turning-wait = So sähe deine Hand gedreht aus.
web-dn-step-out = Du bist fertig. { $name } ist dran.
web-dn-played =
    { $you ->
        [yes] Du spielst { $set }.
       *[no] { $name } spielt { $set }.
    }
web-dn-added =
    { $whose ->
        [you] Du legst eine { $value } an das Set von { $owner } an.
        [yours] { $name } legt eine { $value } an dein Set an.
       *[theirs] { $name } legt eine { $value } an das Set von { $owner } an.
    }
web-dn-took =
    { $whose ->
        [you] Du nimmst { $set } von { $owner } und bekommst { $values }.
        [yours] { $name } nimmt { $set } von dir und bekommt { $values }.
       *[theirs] { $name } nimmt { $set } von { $owner } und bekommt { $values }.
    }
web-dn-rotated =
    { $you ->
        [yes] Du drehst deine Hand.
       *[no] { $name } dreht alle Handkarten.
    }
web-dn-beaten =
    { $you ->
        [yes] Das schlägt dein Set, { $set }: Es kommt zurück als { $values }.
       *[no] Das schlägt das Set von { $name }, { $set }: Es geht zurück als { $values }.
    }
web-dn-out =
    { $you ->
        [yes] { $points ->
            [0] Du hast keine Karten mehr.
            [one] Du hast keine Karten mehr und bekommst { $points } Punkt.
           *[other] Du hast keine Karten mehr und bekommst { $points } Punkte.
        }
       *[no] { $points ->
            [0] { $name } hat keine Karten mehr.
            [one] { $name } hat keine Karten mehr und bekommt { $points } Punkt.
           *[other] { $name } hat keine Karten mehr und bekommt { $points } Punkte.
        }
    }
web-dn-next-round =
    { $you ->
        [yes] Die nächste Runde ist ausgeteilt. Du hast den Stern und beginnst.
       *[no] Die nächste Runde ist ausgeteilt. { $name } hat den Stern und beginnt.
    }
web-dn-go-on = Weiter
web-dn-why-not-higher =
    { $size ->
        [1] Eine einzelne Karte muss die { $value } auf dem Tisch schlagen.
        [2] Ein Paar muss die { $value }er auf dem Tisch schlagen.
       *[other] { $size } gleiche Karten müssen die { $value }er auf dem Tisch schlagen.
    }
web-dn-why-not-higher-than-own =
    { $size ->
        [1] In deinem anderen Spielbereich liegt schon eine { $value }: Eine neue einzelne Karte muss höher sein.
        [2] In deinem anderen Spielbereich liegt schon ein Paar { $value }er: Ein neues Paar muss höher sein.
       *[other] In deinem anderen Spielbereich liegen schon { $size } { $value }er: { $size } neue gleiche Karten müssen höher sein.
    }
web-dn-why-add-not-higher =
    { $size ->
        [2] Das wäre dann ein Paar, und das schlägt die { $value }er auf dem Tisch nicht.
       *[other] Das wären dann { $size } Karten, und die schlagen die { $value }er auf dem Tisch nicht.
    }
web-dn-why-other-value = An dieses Set passt nur eine { $value }. Tippe es noch einmal an, um es zu nehmen.
web-dn-why-no-cards = Wähle eine Karte oder mehrere mit demselben Wert, dann spiel.
web-dn-why-add-to-own = Anlegen kannst du nur bei anderen.
web-dn-why-take-own = Nehmen kannst du nur die Sets der anderen.
web-dn-why-is-out = Du bist fertig: In der nächsten Runde spielst du wieder mit.
web-dn-why-not-on-turn = Einen Moment noch: { $name } ist dran.

## Browser: Up & Down

web-ud-hand = Deine Karten
web-ud-boss = Stich-Chef
web-ud-tricks =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
web-ud-total = { $count } gesamt
web-ud-trump = Trumpf
web-ud-trump-court =
    { $value ->
        [11] Trumpf: Bube
       *[other] Trumpf: Dame
    }
web-ud-card-counts = { $card }, könnte gewinnen
web-ud-card-trump = { $card }, Trumpf, könnte gewinnen
web-ud-card-does-not-count = { $card }, kann jetzt nicht gewinnen
web-ud-flip = Wenden
web-ud-roll = Würfeln
web-ud-do-flip-up = Auf UP wenden: Die höchste Karte gewinnt
web-ud-do-flip-down = Auf DOWN wenden: Die niedrigste Karte gewinnt
web-ud-flip-from-up = { ud-up }. Auf DOWN wenden
web-ud-flip-from-down = { ud-down }. Auf UP wenden
web-ud-do-rotate = Karte drehen: { $results }
web-ud-you-get = du bekommst { $suit }
web-ud-gets = { $name } bekommt { $suit }
web-ud-turn-to = Karte drehen: Deine Farbe wird { $suit }
web-ud-do-roll = Würfeln
web-ud-do-roll-from = Würfeln: ein anderer Trumpf als { $trump }
web-ud-play = { $card } spielen
web-ud-take-back = { $card } zurücknehmen
web-ud-hint = Tipp
web-ud-skip = Weiter
web-ud-next-round = Nächste Runde
web-ud-you-change = Du bist Stich-Chef: wenden, drehen oder würfeln.
web-ud-changes = { $name } ist Stich-Chef und ändert die Stich-Regeln.
web-ud-you-choose = Wähle eine Karte.
web-ud-waiting = Noch am Wählen: { $names }
web-ud-has-chosen = { $name } hat eine Karte gewählt.
web-ud-is-thinking = { $name } wählt noch.
web-ud-shows = { $name }: { $card }
web-ud-verdict-cancelled = neutralisiert
web-ud-verdict-does-not-count = zählt nicht
web-ud-verdict-beaten = zählt, wird aber geschlagen
web-ud-verdict-wins = gewinnt
web-ud-flipped-up =
    { $you ->
        [yes] Du wendest die Karte auf UP: Jetzt gewinnt die höchste Karte.
       *[no] { $name } wendet die Karte auf UP: Jetzt gewinnt die höchste Karte.
    }
web-ud-flipped-down =
    { $you ->
        [yes] Du wendest die Karte auf DOWN: Jetzt gewinnt die niedrigste Karte.
       *[no] { $name } wendet die Karte auf DOWN: Jetzt gewinnt die niedrigste Karte.
    }
web-ud-rotated =
    { $you ->
        [yes] Du drehst die Karte.
       *[no] { $name } dreht die Karte.
    }
web-ud-your-suit = Deine Farbe jetzt: { $suit }.
web-ud-rolled =
    { $you ->
        [yes] Du würfelst { $first } + { $second }: Trumpf ist jetzt { $trump }.
       *[no] { $name } würfelt { $first } + { $second }: Trumpf ist jetzt { $trump }.
    }
web-ud-takes-high =
    { $you ->
        [yes] Du bekommst den Stich mit der höchsten Karte, die zählt: { $card }.
       *[no] { $name } bekommt den Stich mit der höchsten Karte, die zählt: { $card }.
    }
web-ud-takes-low =
    { $you ->
        [yes] Du bekommst den Stich mit der niedrigsten Karte, die zählt: { $card }.
       *[no] { $name } bekommt den Stich mit der niedrigsten Karte, die zählt: { $card }.
    }
web-ud-takes-trump =
    { $you ->
        [yes] Du bekommst den Stich mit einem Trumpf: { $card }.
       *[no] { $name } bekommt den Stich mit einem Trumpf: { $card }.
    }
web-ud-takes-only =
    { $you ->
        [yes] Du bekommst den Stich mit der einzigen Karte, die zählt: { $card }.
       *[no] { $name } bekommt den Stich mit der einzigen Karte, die zählt: { $card }.
    }
web-ud-with-pot =
    { $more ->
        [one] Dazu { $more } Stich aus dem Pott.
       *[other] Dazu { $more } Stiche aus dem Pott.
    }
web-ud-pot-cancelled = Alle Karten neutralisieren sich. Der Stich geht in den Pott.
web-ud-pot-none-counts = Keine Karte zählt: weder eigene Farbe noch Trumpf. Der Stich geht in den Pott.
web-ud-pot-mixed = Gleiche Werte neutralisieren sich, der Rest zählt nicht. Der Stich geht in den Pott.
web-ud-last-trick = Letzter Stich
web-ud-last-won = { $name } hat ihn bekommen.
web-ud-last-pot = Er ging in den Pott.
web-ud-seen = Schon gespielt
web-ud-seen-played = gespielt
web-ud-seen-mine = auf deiner Hand
web-ud-seen-hidden = noch nicht gesehen
web-ud-trick-number = Stich { $number }
web-ud-why-not-the-chef = Einen Moment: Zuerst ändert { $name } die Stich-Regeln (UD-10).
web-ud-why-not-to-choose = Du hast schon gewählt. Jetzt fehlt noch: { $names } (UD-11).
web-ud-why-bad-change = Du bist Stich-Chef: Zuerst wendest du die Karte, drehst sie oder würfelst (UD-10).
web-ud-why-bad-choice = Die Stich-Regeln sind schon geändert: Wähle jetzt eine Karte (UD-11).
web-ud-why-not-held = Diese Karte hast du nicht auf der Hand. Wähle eine von deinen (UD-11).
web-ud-why-round-over = Diese Runde ist zu Ende: Warte auf die nächste (UD-16).
web-ud-why-game-over = Das Spiel ist zu Ende (UD-16).

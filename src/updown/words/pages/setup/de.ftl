### Setting up a match.

web-players = Spieler
web-setup-seats = Wer wo sitzt
web-setup-all = Die anderen
web-setup-mixed = gemischt
web-setup-friend = Freund
web-setup-friend-note = Du bekommst einen Link für deinen Freund.
web-level-note-level1 = Liegt oft daneben: gut fürs erste Spiel.
web-level-note-level2 = Spielt wie ein Freund am Küchentisch.
web-level-note-level3 = Kennt das Spiel und patzt nur ab und zu.
web-level-note-level4 = Denkt voraus.
web-level-note-level5 = Nimmt sich Zeit und verzeiht nichts.
web-level-note-master = Hat aus Tausenden Partien gegen sich selbst gelernt.
web-edition-note = Dasselbe Spiel mit anderen Bildern.
web-rounds-note = Die Stiche aller Runden werden zusammengezählt.
web-goal-note = Wenn die wenigsten Punkte gewinnen, ist es umgekehrt: deine Stapel runter, die der anderen rauf.
web-setup-clock = Wann
web-setup-clock-live = Jetzt gleich, mit Uhr
web-setup-clock-relaxed = Über mehrere Tage
web-setup-clock-note-live = Alle sind am Tisch. Läuft deine Zeit ab, macht ein Bot diesen einen Zug für dich.
web-setup-clock-note-relaxed = Alle spielen, wenn sie Zeit haben, auf jedem Gerät.
web-watch = Wer zuschauen darf
web-watch-nobody = Niemand
web-watch-public = Mit dem Link, ohne Handkarten
web-watch-open = Mit dem Link, am Ende alle Karten
web-hints = Tipps erlaubt
web-hints-note = Ein Knopf zeigt, was ein Könner tun würde.
web-memory = Merkhilfe: Karten zeigen, die alle gesehen haben
web-memory-note = Du kannst jederzeit nachsehen.
web-list-it = Alle dürfen diesen Tisch finden
web-list-note = Er steht auf der Startseite, und alle dürfen sich ohne Link dazusetzen.
web-more-settings = Weitere Einstellungen
web-open-table = Tisch öffnen

## Messages while the page is closed

push-turn = Du bist dran.
push-started = Das Spiel hat begonnen.
push-full = Alle sind da. Du kannst anfangen.
push-rematch = { $name } möchte noch einmal spielen.
web-tell-me-turn = Sag mir, wenn ich dran bin
web-tell-me = Sag mir, wenn etwas passiert
web-tell-me-on = Du bekommst Bescheid, auch wenn diese Seite zu ist.
web-tell-me-refused = Dein Browser erlaubt dieser Seite keine Nachrichten. In seinen Einstellungen kannst du das ändern.
web-tell-me-failed = Das hat nicht geklappt. Versuch es später noch einmal.

## The first time that a game is played here

web-offer-title = { $game } ist neu für dich?
web-offer-learn = In vier Minuten lernen
web-offer-play = Einfach spielen

## An address that leads nowhere

web-nothing-here = Hier ist nichts
web-nothing-here-note = Die Adresse stimmt nicht ganz, oder die Seite ist umgezogen.
web-to-the-games = Zu den Spielen

## What others show of a link

preview-home = Drei Kartenspiele, bei denen es rauf und runter geht, mit Bots und Freunden.
preview-table = Jemand lädt dich zu einem Spiel ein. Öffne den Link und setz dich dazu.
preview-free-seat = Freier Platz
preview-rules = Die Regeln, mit Bildern, in fünf Sprachen.

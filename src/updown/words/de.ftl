### Deutsch. Sitze und Stapel zählen ab 0, wie in den Aufzeichnungen; Runden und Spielbereiche ab 1.

## Titel

game-up-and-down = Up & Down
game-auf-und-ab = Auf und Ab
game-dnup = dnup

## In allen Spielen

seat = Sitz { $seat }
# Am Satzanfang, vor einem Doppelpunkt, im Satz; im Browser steht dort ein Name.
seat-first = Sitz { $seat }
seat-colon = Sitz { $seat }
seat-within = Sitz { $seat }
seat-with = { $who } ({ $what })
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
seen-by-seat = aus Sicht von Sitz { $seat }
seen-by-onlooker = aus Sicht eines Zuschauers
label-hand = Hand
label-points = Punkte
turn = Sitz { $seat } ist dran: { $ways }.
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
        [one] Das Spiel ist zu Ende: { $seats } gewinnt.
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

ud-up = UP: die höchste Karte gewinnt
ud-down = DOWN: die niedrigste Karte gewinnt
ud-trump = Trumpf { $value }
ud-trump-court = Trumpf { $value } ({ rank })
ud-boss = Stich-Chef: Sitz { $seat }
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
ud-last-trick-won = letzter Stich: { $cards }, geht an Sitz { $seat }
ud-last-trick-pot = letzter Stich: { $cards }, geht in den Pott
ud-turn-change = Sitz { $seat } ist Stich-Chef und ändert die Stich-Regeln: wenden, drehen oder würfeln.
ud-turn-choose = Noch keine Karte gewählt: { $seats }.

## Up & Down: was geschah

ud-flipped-up = { $who } wendet die Karte auf UP: Jetzt gewinnt die höchste Karte.
ud-flipped-down = { $who } wendet die Karte auf DOWN: Jetzt gewinnt die niedrigste Karte.
ud-rotated = { $who } dreht die Karte. Farben jetzt: { $suits }.
ud-rolled = { $who } würfelt { $first } + { $second }: Trumpf ist jetzt { $trump }.
ud-chosen = { $who } hat eine Karte gewählt.
ud-wins = { $who }: { $card } gewinnt.
ud-beaten = { $who }: { $card } zählt, wird aber geschlagen.
ud-does-not-count = { $who }: { $card } zählt nicht, weder eigene Farbe noch Trumpf.
ud-cancelled = { $who }: { $card } ist neutralisiert, der Wert liegt mehr als einmal da.
ud-taken = { $who } bekommt den Stich.
ud-taken-with-pot = { $who } bekommt den Stich und { $more } dazu aus dem Pott.
ud-to-pot =
    { $pot ->
        [one] Niemand bekommt den Stich. Im Pott liegt jetzt { $pot } Stich.
       *[other] Niemand bekommt den Stich. Im Pott liegen jetzt { $pot } Stiche.
    }
ud-tricks-are = Gewonnene Stiche: { $scores }.
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
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
aa-pile = Stapel { $pile }
aa-laid = ausgelegt
aa-over = über { $cards }
aa-last-turns = letzter Zug für: { $seats }
aa-turn-lay = Noch keine Karten ausgelegt: { $seats }.
aa-turn-drawn = Sitz { $seat } hat gerade { $card } genommen: spielen oder behalten.
aa-turn-drawn-hidden = Sitz { $seat } hat gerade verdeckt eine Karte gezogen: spielen oder behalten.

## Auf und Ab: was geschah

aa-has-laid =
    { $count ->
        [one] { $who } legt { $count } Karte verdeckt aus.
       *[other] { $who } legt { $count } Karten verdeckt aus.
    }
aa-revealed = Die Stapel werden aufgedeckt.
aa-revealed-seat = { $who }: { $cards }, Summe { $sum }.
aa-begins = { $who } hat die niedrigste Summe und beginnt.
aa-begins-tie = Gleichstand: { $who } hat die niedrigste Einzelkarte und beginnt.
aa-drew =
    { $stock ->
        [0] { $who } legt { $card } offen ab und zieht eine Karte. Der Nachziehstapel ist jetzt leer.
        [one] { $who } legt { $card } offen ab und zieht eine Karte. Im Nachziehstapel ist noch { $stock } Karte.
       *[other] { $who } legt { $card } offen ab und zieht eine Karte. Im Nachziehstapel sind noch { $stock } Karten.
    }
aa-swapped = { $who } legt { $cards } offen ab und nimmt { $taken }.
aa-kept = { $who } behält die Karte.
aa-played-own-up = { $who } spielt { $card } auf { $onto }: Der eigene Stapel { $pile } geht rauf.
aa-played-own-down = { $who } spielt { $card } auf { $onto }: Der eigene Stapel { $pile } geht runter.
aa-played-other-up = { $who } spielt { $card } auf { $onto }: Stapel { $pile } von { $owner } geht rauf.
aa-played-other-down = { $who } spielt { $card } auf { $onto }: Stapel { $pile } von { $owner } geht runter.
aa-has-buried = { $who } legt eine Karte verdeckt ab.
aa-last-turns-begin = { $who } hat keine Karten mehr. Letzter Zug für { $seats }.

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
dn-began = Sitz { $seat } hat begonnen
dn-quiet = { $turns } Züge seit dem letzten Abwerfen
dn-turn-area = Sitz { $seat } ist dran, Spielbereich { $area }: { $ways }.

## dnup: was geschah

dn-played =
    { $size ->
        [one] { $who } spielt { $cards }: eine einzelne Karte mit Wert { $value }.
       *[other] { $who } spielt { $cards }: ein Set aus { $size } Karten mit Wert { $value }.
    }
dn-played-area =
    { $size ->
        [one] { $who } spielt { $cards } in Spielbereich { $area }: eine einzelne Karte mit Wert { $value }.
       *[other] { $who } spielt { $cards } in Spielbereich { $area }: ein Set aus { $size } Karten mit Wert { $value }.
    }
dn-added = { $who } legt { $card } an das Set von { $owner } an.
dn-added-area = { $who } legt { $card } an das Set von { $owner } in Spielbereich { $area } an.
dn-took = { $who } nimmt das Set von { $owner } ({ $cards }) und dreht es: { $turned }.
dn-took-area = { $who } nimmt das Set von { $owner } aus Spielbereich { $area } ({ $cards }) und dreht es: { $turned }.
dn-rotated = { $who } dreht alle Handkarten.
dn-beaten = Das Set von { $owner } ({ $cards }) ist geschlagen und kommt gedreht auf die Hand zurück: { $turned }.
dn-has-gone-out =
    { $points ->
        [one] { $who } hat die letzte Karte gelegt und bekommt { $points } Punkt.
       *[other] { $who } hat die letzte Karte gelegt und bekommt { $points } Punkte.
    }
dn-set-discarded = Das Set von { $owner } wird abgeworfen: { $cards }.
dn-rounds-won-are = Gewonnene Runden: { $scores }.
dn-round-void = Runde { $round } endet hier: { $turns } Züge lang wurde nichts abgeworfen. Es wird neu ausgeteilt.

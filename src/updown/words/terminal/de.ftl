## Moves as they are typed

cli-do-flip = wenden
cli-do-turn = drehen
cli-do-roll = würfeln
cli-do-choose = wählen
cli-do-lay = legen
cli-do-keep = behalten
cli-fillers = und bereich spielbereich um karte karten für von auf stapel sitz platz set der die das zu zum mit

cli-which-game = Welches Spiel?
cli-game = Spiel:
cli-how-many = Wie viele spielen mit, { $low } bis { $high }?
cli-type-number = Tipp eine Zahl von { $low } bis { $high }.
cli-heading = { $game } zu { $players }: Du sitzt auf Platz { $seat }
cli-opponents =
    { $count ->
        [one] Dein Gegner: { $who }
       *[other] Deine Gegner: { $who }
    }
cli-bot-random = Spielt irgendeinen Zug, wie es gerade kommt.
cli-bot-flat = Probiert jeden Zug gleich oft aus.
cli-bot-net = Spielt, was ein Netz gelernt hat, ohne vorauszudenken.
cli-keep-record = Dieses Spiel aufheben? (J/n)
cli-saved = Gespeichert als { $file }.
cli-go-on = Weiter geht es mit: { $command }
cli-look-at = Ansehen mit: { $command }
cli-label-round = Runde

cli-help = Tipp die Nummer eines Zuges oder die Wörter daneben.
cli-key-moves = alle deine Züge; m KARTE: nur die mit dieser Karte
cli-key-table = der Tisch noch einmal
cli-key-hint = ein Tipp: was ein guter Spieler tun würde, und warum
cli-key-rules = die Regeln; ? 12: Regel Nummer 12
cli-key-quit = das Spiel speichern und aufhören
cli-your-move = Dein Zug ({ $numbers }, m t h ? q):
cli-your-moves = Deine Züge
cli-many-moves = { $first } bis { $last }: { $count } Möglichkeiten, zum Beispiel „{ $sample }“
cli-find-moves = m { $name } zeigt sie alle, m { $card } die mit dieser Karte
cli-more = Noch { $count }: Enter zeigt sie.
cli-no-move-with = Kein Zug hat „{ $words }“.
cli-no-move-number = Zug { $number } gibt es nicht: Tipp 1 bis { $last }, oder m für alle.
cli-too-many = Das ist zu viel: „{ $words }“. Lass es weg.
cli-no-rule = Regel { $rule } gibt es nicht: Tipp ? 1 bis ? { $last }.
cli-one-rule = Nur eine Regel: ? 1 bis ? { $last }.
cli-you-draw = Du ziehst { $card }.

cli-replay-keys = Enter: weiter   b: zurück   eine Zahl: zu diesem Zug   q: Ende
cli-place-of = { $place } von { $total }
cli-replay-end = Das war alles: q beendet, b geht zurück.
cli-dice = Würfel: { $dice }
cli-drawn = gezogen: { $card }

cli-own-suit = deine Farbe
cli-stays = { $card } bleibt auf deiner Hand
cli-you-hold = du hast { $cards }
cli-onto-yours = dein Stapel ({ $onto }): { $before } -> { $after } Punkte
cli-onto-theirs = Stapel von { $owner } ({ $onto }): { $before } -> { $after } Punkte
cli-to-set = zum Set von { $owner }: { $cards }
cli-take-set = { $cards } von { $owner }: du bekommst { $turned }
cli-beats-own = schlägt dein eigenes Set: { $cards }
cli-beats = schlägt das Set von { $owner }: { $cards }
cli-last-card = deine letzte Karte
cli-kind-lay = mit diesen Karten beginnen deine Stapel
cli-kind-draw = eine Karte offen ablegen, eine vom Nachziehstapel nehmen
cli-kind-swap = zwei Karten offen ablegen, eine nehmen, die schon offen lag
cli-kind-bury = eine Karte verdeckt ablegen, aus dem Spiel

cli-does-not-work = Das geht nicht: { $why }
cli-possible = Möglich: { $moves }
cli-why-not-held = Diese Karte hast du nicht auf der Hand.
cli-why-not-held-so = So herum hast du das nicht auf der Hand.
cli-why-swap-two = Beide Karten, die du ablegst, müssen auf deiner Hand sein.
cli-why-not-open = Diese Karte lag vorher nicht offen.
cli-why-no-stock = Der Nachziehstapel ist leer: Ziehen geht nicht mehr.
cli-why-stock-left = Verdeckt ablegen geht erst, wenn der Nachziehstapel leer ist.
cli-why-no-set = Dort liegt kein Set.
cli-why-other-value = Auf dieses Set passen nur Karten mit Wert { $value }.
cli-why-mixed = Die Karten eines Sets müssen oben denselben Wert haben.
cli-why-no-card = Diese Karte gibt es nicht.
cli-why-no-pile = Diesen Stapel gibt es nicht.
cli-why-unreadable = Tipp es so: { $sample }

## A part of the program is not installed

cli-needs-server = dafür braucht es den Server: { $install } (ohne ihn spielst du im Terminal: updown play)
cli-needs-lab = der Bericht braucht matplotlib: { $install }
cli-needs-completion = dafür braucht es eine kleine Bibliothek: { $install }
cli-needs-train = die Lernkurven brauchen matplotlib: { $install }

## Terminal: a hint

cli-hint-only = Du hast nur einen Zug: { $move }
cli-hint-move = Ein guter Spieler würde das tun: { $move }
cli-hint-mix = Verdeckt gibt es keine einzelne beste Wahl, also abwechseln: { $moves }
cli-hint-tried = Von { $count } Versuchen mit zufällig verteilten verdeckten Karten führten die guten am häufigsten hierher: { $best } Mal; danach kommt { $other }, { $second } Mal.

## Words in the pictures of the tables (Match.svg)

picture-turn = Platz { $seat } ist dran
picture-turn-area = Platz { $seat } ist dran, Spielbereich { $area }
picture-change = Platz { $seat } ändert die Stich-Regeln
picture-choose = Noch zu wählen: { $seats }
picture-lay = Noch auszulegen: { $seats }
picture-drawn = Platz { $seat } spielt oder behält die Karte
picture-trump = Trumpf
picture-pot = Pott: { $count }
picture-aside = zur Seite: { $count }
picture-last-trick = letzter Stich: Platz { $seat }
picture-last-pot = letzter Stich: Pott
picture-boss = Stich-Chef
picture-tricks =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
picture-in-all = { $tricks }, { $total } gesamt
picture-stock = Nachziehstapel: { $count }
picture-buried = verdeckt abgelegt: { $count }
picture-open = offene Karten: { $count }
picture-no-pile = noch kein Stapel
picture-last-turn = { $cards }, letzter Zug
picture-has-laid = { $cards }, ausgelegt
picture-discarded = abgeworfen: { $count }
picture-free = frei
picture-area = Bereich { $area }
picture-out = fertig, Nummer { $place }
picture-rounds-won =
    { $count ->
        [one] { $count } Runde gewonnen
       *[other] { $count } Runden gewonnen
    }
picture-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

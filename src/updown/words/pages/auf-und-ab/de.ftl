### The table of Auf und Ab.

# In Sätzen heißt eine Karte nach ihrem Wert ($card, $onto, $top, $taken): „21“, oder web-aa-the-joker. Immer im Akkusativ.
web-aa-sun = Sonne
web-aa-moon = Mond
web-aa-cloud = Wolke
web-aa-drop = Tropfen
web-aa-star = Stern
web-aa-joker = Joker, 0
web-aa-the-joker = den Joker
web-aa-card = { $symbols }, { $value }
web-aa-you = dich
web-aa-middle = Mitte des Tisches
# Unter den Stapeln: kurz.
web-aa-stock = Nachziehstapel
web-aa-stock-draw = Nachziehstapel: { $cards }. Ziehen
web-aa-open = Offene Karten
web-aa-about-open = Hier liegen die offenen Karten. Du kannst zwei Handkarten gegen eine davon eintauschen.
web-aa-buried = Weggelegt
web-aa-your-buried = Du hast verdeckt abgelegt:
web-aa-your-hand = Deine Hand
web-aa-your-pile = Dein Stapel { $pile }
web-aa-pile-of = Stapel { $pile } von { $name }
web-aa-pile-words =
    { $count ->
        [0] { $pile }: { $card }.
        [one] { $pile }: { $card }, darunter { $count } Karte.
       *[other] { $pile }: { $card }, darunter { $count } Karten.
    }
web-aa-would-up =
    { $points ->
        [one] Hier spielen: Der Stapel wird { $card }. Das ist { $points } Punkt mehr für { $name }.
       *[other] Hier spielen: Der Stapel wird { $card }. Das sind { $points } Punkte mehr für { $name }.
    }
web-aa-would-down =
    { $points ->
        [one] Hier spielen: Der Stapel wird { $card }. Das ist { $points } Punkt weniger für { $name }.
       *[other] Hier spielen: Der Stapel wird { $card }. Das sind { $points } Punkte weniger für { $name }.
    }
web-aa-would-up-yours =
    { $points ->
        [one] Hier spielen: Der Stapel wird { $card }. Das ist { $points } Punkt mehr für dich.
       *[other] Hier spielen: Der Stapel wird { $card }. Das sind { $points } Punkte mehr für dich.
    }
web-aa-would-down-yours =
    { $points ->
        [one] Hier spielen: Der Stapel wird { $card }. Das ist { $points } Punkt weniger für dich.
       *[other] Hier spielen: Der Stapel wird { $card }. Das sind { $points } Punkte weniger für dich.
    }
web-aa-new = neu
web-aa-fits = passt auf { $count } Stapel
web-aa-slot = Platz für deinen Stapel { $pile }: leer
web-aa-put-back = { $card }: zurück auf die Hand nehmen
web-aa-laid-down = { $card }: verdeckt ausgelegt
web-aa-leads = vorn
web-aa-wins = gewinnt
web-aa-last-turn = letzter Zug
web-aa-ready = fertig
web-aa-holds = hat
web-aa-had = hatte noch
web-aa-low-wins = Die wenigsten Punkte gewinnen
web-aa-close = Schließen
web-aa-letters = Buchstaben auf den Karten
# Knöpfe
web-aa-lay = Verdeckt auslegen
web-aa-draw = Ziehen
web-aa-bury = Verdeckt ablegen
web-aa-swap = Eintauschen
web-aa-cancel = Abbrechen
web-aa-keep = Behalten
web-aa-hint = Tipp
# Was gerade geschah
web-aa-you-lay = Deine Karten liegen verdeckt da.
web-aa-lays = { $name } legt Karten verdeckt aus.
web-aa-you-take-back = Du überlegst es dir anders.
web-aa-takes-back = { $name } überlegt es sich anders.
web-aa-you-begin = Deine Summe ist die niedrigste: Du beginnst.
web-aa-you-begin-tie = Gleichstand bei der niedrigsten Summe, und du hast die niedrigste Einzelkarte: Du beginnst.
web-aa-begins = { $name } hat die niedrigste Summe und beginnt.
web-aa-begins-tie = Gleichstand bei der niedrigsten Summe: { $name } hat die niedrigste Einzelkarte und beginnt.
web-aa-you-play = Du spielst { $card } bei { $owner } auf { $onto }: { $change }.
web-aa-you-play-own = Du spielst { $card } bei dir auf { $onto }: { $change }.
web-aa-plays = { $name } spielt { $card } bei { $owner } auf { $onto }: { $change }.
web-aa-plays-yours = { $name } spielt { $card } bei dir auf { $onto }: { $change }.
web-aa-plays-own = { $name } spielt { $card } bei sich auf { $onto }: { $change }.
web-aa-you-draw = Du legst { $card } offen ab und ziehst eine Karte.
web-aa-draws = { $name } legt { $card } offen ab und zieht eine Karte.
web-aa-you-swap = Du tauschst { $cards } gegen { $taken } ein.
web-aa-swaps = { $name } tauscht { $cards } gegen { $taken } ein.
web-aa-you-keep = Du behältst die Karte.
web-aa-keeps = { $name } behält die Karte.
web-aa-you-bury = Du legst eine Karte verdeckt ab.
web-aa-buries = { $name } legt eine Karte verdeckt ab.
web-aa-you-out = Du hast keine Karten mehr.
web-aa-out = { $name } hat keine Karten mehr.
web-aa-last-for = Noch ein letzter Zug für { $names }
# Was jetzt geht
web-aa-now-lay =
    { $count ->
        [one] Wähle { $count } Karte für deinen Stapel. Die niedrigste Summe beginnt.
       *[other] Wähle { $count } Karten für deine Stapel. Die niedrigste Summe beginnt.
    }
web-aa-now-lay-more =
    { $count ->
        [one] Zusammen { $points }. Wähle noch { $count } Karte.
       *[other] Zusammen { $points }. Wähle noch { $count } Karten.
    }
web-aa-now-lay-ready = Zusammen { $points }. Leg sie verdeckt aus, oder tippe eine an, um sie zurückzunehmen.
web-aa-now-sealed = Wir warten auf { $names }. Du kannst noch neu wählen.
web-aa-wait-lay = Noch am Wählen: { $names }.
web-aa-now-pick = Du bist dran: Wähle eine Karte.
web-aa-now-pick-last = Dein letzter Zug: Wähle eine Karte.
web-aa-now-fits =
    { $count ->
        [one] Du kannst { $card } auf { $count } Stapel spielen: Tippe ihn an.
       *[other] Du kannst { $card } auf { $count } Stapel spielen: Tippe einen an.
    }
web-aa-now-fits-nowhere = Du kannst { $card } jetzt auf keinen Stapel spielen.
web-aa-then-draw = Leg sie offen ab und zieh eine neue, oder wähle eine andere.
web-aa-then-bury = Leg sie verdeckt ab, oder wähle eine andere.
web-aa-now-new = Du hast jetzt { $card }: Spiel die Karte, wo ein Pfeil ist, oder behalte sie.
web-aa-now-new-nowhere = Du hast jetzt { $card }. Die Karte passt auf keinen Stapel: Behalte sie.
web-aa-now-draw-ready = Legst du { $card } offen ab und ziehst eine neue Karte?
web-aa-now-bury-ready = Legst du { $card } verdeckt ab, aus dem Spiel?
web-aa-now-swap = Wähle zwei deiner Karten und die offene Karte, die du willst.
web-aa-now-swap-own =
    { $count ->
        [one] Du willst { $taken }: Wähle noch eine deiner Karten dafür.
       *[other] Du willst { $taken }: Wähle { $count } deiner Karten dafür.
    }
web-aa-now-swap-open = Du gibst { $cards }: Wähle die offene Karte, die du willst.
web-aa-now-swap-ready = Tauschst du { $cards } gegen { $taken } ein?
# Warum etwas nicht geht
web-aa-enough =
    { $count ->
        [one] Für deinen Stapel brauchst du nur { $count } Karte (AA-4). Tippe sie an, um sie zurückzunehmen.
       *[other] Für deine Stapel brauchst du nur { $count } Karten (AA-4). Tippe eine an, um sie zurückzunehmen.
    }
web-aa-only-new = Spiel oder behalte zuerst die neue Karte ({ $rule }).
web-aa-no-fit = Du kannst { $card } nicht auf { $top } spielen: Es muss genau ein Symbol mehr oder eins weniger sein (AA-7).
web-aa-no-open = Du kannst noch nicht eintauschen: Es liegt keine offene Karte da (AA-11).
web-aa-swap-needs-two = Zum Eintauschen brauchst du zwei Karten (AA-11).
web-aa-stock-empty = Der Nachziehstapel ist leer: Spiel eine Karte, tausch ein oder leg eine verdeckt ab (AA-10).
web-aa-not-bury = Verdeckt ablegen kannst du erst, wenn der Nachziehstapel leer ist (AA-10).
web-aa-pick-to-draw = Wähle zuerst die Karte, die du offen ablegst, dann zieh (AA-8).
web-aa-pick-to-bury = Wähle zuerst die Karte, die du verdeckt ablegst (AA-10).
# Tipps
web-aa-hint-lay = Ein Könner würde { $cards } auslegen.
web-aa-hint-play = Ein Könner würde { $card } bei { $name } auf { $onto } spielen.
web-aa-hint-play-yours = Ein Könner würde { $card } bei dir auf { $onto } spielen.
web-aa-hint-draw = Ein Könner würde { $card } offen ablegen und ziehen.
web-aa-hint-swap = Ein Könner würde { $cards } gegen { $taken } eintauschen.
web-aa-hint-bury = Ein Könner würde { $card } verdeckt ablegen.
web-aa-hint-keep = Ein Könner würde die Karte behalten.

## Das Ziel, und was jeder Zug bewirkt

web-aa-aim-high = Hab am Ende die meisten Punkte oben auf deinen Stapeln.
web-aa-aim-low = Hab am Ende die wenigsten Punkte oben auf deinen Stapeln.
web-aa-can-lay = Karten verdeckt auslegen
web-aa-can-lay-how = Mit jeder beginnt ein Stapel von dir. Die niedrigste Summe beginnt.
web-aa-can-play = Eine Karte auf einen Stapel spielen
web-aa-can-play-how = Bei dir oder bei anderen: genau ein Symbol mehr oder eins weniger.
web-aa-can-draw = Ziehen
web-aa-can-draw-how = Leg eine Karte offen ab und zieh eine neue vom Nachziehstapel. Du darfst sie gleich spielen.
web-aa-can-swap = Eintauschen
web-aa-can-swap-how = Leg zwei Karten offen ab und nimm dafür eine offene Karte. Du darfst sie gleich spielen.
web-aa-can-keep = Die Karte behalten
web-aa-can-keep-how = Die neue Karte bleibt auf deiner Hand, und dein Zug ist zu Ende.
web-aa-can-bury = Eine Karte verdeckt ablegen
web-aa-can-bury-how = Sie ist damit aus dem Spiel.

# What a newcomer reads at their turn, in 12 words at most
web-aa-guide-only =
    { $count ->
        [one] Nur { $cards } passt auf einen Stapel.
       *[other] Nur { $cards } passen auf einen Stapel.
    }
web-aa-guide-many = { $count } deiner { $held } Karten passen auf einen Stapel.
web-aa-guide-all = Jede deiner Karten passt auf einen Stapel.
web-aa-guide-none-draw = Keine deiner Karten passt auf einen Stapel: Zieh lieber eine neue.
web-aa-guide-none-bury = Keine deiner Karten passt. Du kannst eine verdeckt ablegen.
web-aa-guide-joker = der Joker

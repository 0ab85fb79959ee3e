### The table of Up & Down.

web-ud-no-trick-yet = Noch ist kein Stich gespielt.
web-ud-about-pot = Im Pott liegen Stiche, die niemand gewonnen hat. Wer als Nächstes gewinnt, nimmt sie mit.
web-ud-about-seat =
    { $you ->
        [yes] Du: { $suit }, { $tricks }, { $cards }.
       *[no] { $name }: { $suit }, { $tricks }, { $cards }.
    }
web-ud-about-place =
    { $you ->
        [yes] Hierhin legst du deine Karte.
       *[no] Hierhin legt { $name } eine Karte.
    }

## Das Ziel, und was jeder Zug bewirkt

web-ud-aim = Gewinne über alle Runden die meisten Stiche.
web-ud-can-flip = Die Karte wenden
web-ud-can-flip-how = Aus UP wird DOWN oder aus DOWN wird UP: Die höchste oder die niedrigste Karte gewinnt.
web-ud-can-rotate = Die Karte drehen
web-ud-can-rotate-how = Alle bekommen eine andere Farbe.
web-ud-can-roll = Würfeln
web-ud-can-roll-how = Die Summe ist der neue Trumpf: Karten mit diesem Wert schlagen alle Farben.
web-ud-can-choose = Eine Karte wählen
web-ud-can-choose-how = Sie liegt verdeckt, bis alle gewählt haben. Deine Farbe oder ein Trumpf kann gewinnen.

## What a newcomer reads at their turn, in 12 words at most

# $trumps: web-ud-guide-court or web-ud-guide-value
web-ud-guide-choose = Wähle eine Karte: Nur { $suit } und { $trumps } können gewinnen.
web-ud-guide-choose-none = Keine deiner Karten kann gewinnen. Gib eine her.
web-ud-guide-change = Wende, drehe oder würfle: Jetzt würden nur { $suit } und { $trumps } gewinnen.
web-ud-guide-change-none = Wende, drehe oder würfle: Jetzt würde keine deiner Karten gewinnen.
web-ud-guide-value = { $value }er
web-ud-guide-court =
    { $value ->
        [11] Buben
        [12] Damen
       *[other] { $value }er
    }

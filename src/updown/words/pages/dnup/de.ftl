### The table of dnup.

web-dn-undo = Rückgängig
web-dn-over = { $active } über { $inactive }
web-dn-one-card = Du kannst immer nur eine Karte an ein Set anlegen.

## Das Ziel, und was jeder Zug bewirkt

web-dn-aim = Werde deine Karten vor den anderen los. Wer zuerst 4 Punkte hat, gewinnt.
web-dn-aim-two = Werde deine Karten zuerst los. Wer 2 Runden gewinnt, gewinnt das Spiel.
web-dn-can-play = Spielen
web-dn-can-play-how = Leg eine Karte aus, oder mehrere mit gleichem Wert. Sie müssen ein gleich großes Set schlagen.
web-dn-can-add = Anlegen
web-dn-can-add-how = Leg eine Karte mit gleichem Wert an das Set von jemand anderem an.
web-dn-can-take = Nehmen
web-dn-can-take-how = Nimm das Set von jemand anderem auf die Hand: Seine Karten drehen sich um.
web-dn-can-rotate = Drehen
web-dn-can-rotate-how = Dreh alle deine Handkarten um: Jetzt zählen ihre anderen Werte.

## What a newcomer reads at their turn, in 12 words at most

# $sets: "a single 7, a pair of 5s"
web-dn-guide-beat = Zu schlagen: { $sets }.
web-dn-guide-free = Du kannst alle Karten eines Wertes spielen.
web-dn-guide-low-add = Keine deiner Karten ist hoch genug: anlegen, nehmen oder drehen.
web-dn-guide-low = Keine deiner Karten ist hoch genug: nehmen oder drehen.

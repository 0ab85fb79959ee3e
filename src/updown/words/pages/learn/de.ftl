### Tutorials and the rules in one screen.

## The page

web-learn-title = { $game } lernen
web-learn-chapters = Kapitel
web-learn-chapter = Kapitel { $chapter }: { $title }
web-learn-progress = Wie weit du bist
web-learn-next = Weiter
web-learn-skip = Überspringen
web-learn-again = Noch einmal
web-learn-another = Das ist erlaubt. Versuch hier etwas anderes.
web-learn-done = Kapitel { $chapter } ist geschafft
web-learn-done-all = Jetzt kennst du das Spiel
web-learn-next-chapter = Weiter: { $title }
web-learn-play = Ein Spiel spielen

## The rules in one screen; `wins` and `fits` follow their headings, 'What wins' and 'What fits'

web-learn-by-playing = Spielend lernen
web-learn-goal = Das Ziel
web-learn-turn = Dein Zug
web-learn-wins = Was gewinnt
web-learn-fits = Was passt
web-learn-end = Das Ende
web-learn-ud-goal = Gewinne mehr Stiche als alle anderen.
web-learn-ud-turn = Der Stich-Chef ändert eins, dann spielen alle verdeckt eine Karte.
web-learn-ud-wins = Trumpf, sonst deine Farbe: UP hoch, DOWN niedrig. Gleiche Werte neutralisieren sich.
web-learn-ud-end = Nach der letzten Runde gewinnen die meisten Stiche; bei Gleichstand noch eine.
web-learn-aa-goal = Hab die meisten Punkte oben auf deinen Stapeln.
web-learn-aa-turn = Spiel auf irgendeinen Stapel, zieh, tausch ein oder leg verdeckt ab.
web-learn-aa-fits = Genau ein Symbol mehr oder weniger, sonst alles gleich.
web-learn-aa-end = Eine Hand ist leer? Die anderen haben einen letzten Zug, dann wird gezählt.
web-learn-dn-goal = Werde deine Karten zuerst los. 4 Punkte gewinnen, zu zweit 2 Runden.
web-learn-dn-turn = Wirf dein Set auf dem Tisch ab, dann spiel, leg an, nimm oder dreh.
web-learn-dn-wins = Gleiche Größe, höherer Wert. Geschlagene Karten kommen umgedreht zurück.
web-learn-dn-end = Erste leere Hand: 2 Punkte, zweite: 1, Runde aus. Zu zweit gewinnt die erste.

## Up & Down; $one and $two are the names of the others

web-learn-ud-1 = Was einen Stich gewinnt
web-learn-ud-1-goal = Gewinne die meisten Stiche. Alle spielen verdeckt und gleichzeitig eine Karte.
web-learn-ud-1-cards = Vier Farben, Werte 2 bis 12. Der Bube ist 11, die Dame 12.
web-learn-ud-1-suit = Die Kante der Karte zeigt Pik auf dich: jetzt deine Farbe.
web-learn-ud-1-up = { $one } hat die Karte auf UP gewendet: Jetzt gewinnt die höchste.
web-learn-ud-1-own-suit = Nur deine eigene Farbe kann gewinnen. Spiel den Pik-Buben.
web-learn-ud-1-own-suit-wrong = Diese Karte kann hier nicht gewinnen. Du brauchst dein höchstes Pik.
web-learn-ud-1-won = Deiner! Die Dame von { $two } war höher, aber in der falschen Farbe.
web-learn-ud-1-trump = Jetzt ist { $two } Stich-Chef und hat gewürfelt: 5 ist Trumpf.
web-learn-ud-1-play-trump = Ein Trumpf schlägt alles, in jeder Farbe. Spiel deine 5.
web-learn-ud-1-play-trump-wrong = Die anderen können höher sein. Sicher gewinnt nur die 5.
web-learn-ud-1-end = Deine 5 schlägt sogar die Kreuz-Dame von { $one }, in eigener Farbe.
web-learn-ud-2 = Du bist Stich-Chef
web-learn-ud-2-boss = Nach dem Wurf zeigt Kreuz auf dich: Du bist erster Stich-Chef.
web-learn-ud-2-flip = Du musst etwas ändern. Dein Kreuz ist niedrig: Wende auf DOWN.
web-learn-ud-2-flip-wrong = Zuerst eine Änderung: Wende hier die Karte auf DOWN.
web-learn-ud-2-low = Bei DOWN gewinnt die niedrigste Karte. Spiel deine Kreuz 2.
web-learn-ud-2-low-wrong = Es muss deine Farbe sein, Kreuz, und möglichst niedrig.
web-learn-ud-2-next = Links davon sitzt der nächste Chef, egal wer gewonnen hat.
web-learn-ud-2-trump = { $one } hat gewürfelt: 4 ist Trumpf. Spiel deine 4.
web-learn-ud-2-trump-wrong = Du hast kein Kreuz mehr. Nur der Trumpf, deine 4, kann gewinnen.
web-learn-ud-2-rotate = Du hast nur noch Pik. Dreh die Karte: Tipp auf das Pik.
web-learn-ud-2-rotate-wrong = Dreh zuerst so, dass Pik auf dich zeigt.
web-learn-ud-2-spade = Alle haben jetzt eine andere Farbe. Deine ist Pik: Spiel die 3.
web-learn-ud-2-spade-wrong = Es gilt noch DOWN: Das niedrige Pik gewinnt, nicht die Dame.
web-learn-ud-2-end = Wenden, drehen oder würfeln: genau eine Änderung vor jedem Stich.
web-learn-ud-3 = Der Pott und das Ende
web-learn-ud-3-round = Jede Runde: neue Karten, Würfel, ein Wurf. Der Rest bleibt beiseite.
web-learn-ud-3-roll = Würfle. Die alte Summe kann nicht wieder kommen.
web-learn-ud-3-roll-wrong = Probier hier zuerst die Würfel: Würfle.
web-learn-ud-3-ten = Deine 10 ist Trumpf und deine Farbe. Sicher? Spiel sie.
web-learn-ud-3-ten-wrong = Nur Kreuz oder eine 10 kann gewinnen. Spiel die 10.
web-learn-ud-3-cancel = { $one } hatte auch eine 10. Gleiche Werte neutralisieren sich, sogar Trümpfe.
web-learn-ud-3-pot = Die Karte von { $two } hatte die falsche Farbe. Niemand gewinnt: in den Pott.
web-learn-ud-3-low = Jetzt DOWN. Spiel deine 3 und hol dir auch den Pott.
web-learn-ud-3-low-wrong = Pik ist gerade nicht deine Farbe. Kreuz kann gewinnen.
web-learn-ud-3-two = Zwei auf einmal: dieser Stich und der aus dem Pott.
web-learn-ud-3-last = Die Karte wurde gedreht, Pik ist deins. Spiel deine letzte Karte.
web-learn-ud-3-last-wrong = Spielen kannst du nur Karten deiner Hand. Eine ist übrig.
web-learn-ud-3-lost = Zwei 6en haben sich neutralisiert. Der letzte Pott gehört niemandem.
web-learn-ud-3-score = Jeder Stich zählt eins, über alle Runden. Du hast zwei.
web-learn-ud-3-tie = Die meisten Stiche gewinnen. Bei Gleichstand folgt noch eine Runde.

## Auf und Ab; cards are called by their values

web-learn-aa-1 = Stapel gehen auf und ab
web-learn-aa-1-goal = Die meisten Punkte oben auf deinen Stapeln gewinnen. Das ist deine Hand.
web-learn-aa-1-cards = Jede Mischung von fünf Symbolen, einmal. Symbole zählen zusammen: 1 + 4 = 5.
web-learn-aa-1-stock = Die übrigen Karten sind der Nachziehstapel, verdeckt.
web-learn-aa-1-lay = Leg 5 und 10: Mit zwei Symbolen geht es auf oder ab.
web-learn-aa-1-lay-wrong = Leg genau zwei Karten. Hier: die 5 und die 10.
web-learn-aa-1-begin = 15 gegen 19: Die kleinste Summe beginnt. Dann im Uhrzeigersinn.
web-learn-aa-1-up = Eine Karte mit einem Symbol mehr passt. Spiel 21 auf deine 5.
web-learn-aa-1-up-wrong = Genau ein Symbol mehr oder weniger. Die 21 hat eins mehr als die 5.
web-learn-aa-1-down = Ein Symbol weniger passt auch. Drück die 12 von { $one } auf 4.
web-learn-aa-1-down-wrong = Nur ein Symbol darf fehlen: Die 4 passt auf die 12.
web-learn-aa-1-end = { $one } verliert 8 Punkte: Nur die oberste Karte zählt.
web-learn-aa-2 = Neue Karten
web-learn-aa-2-turn = Ein Zug ist Pflicht, Passen verboten. Keine dieser Karten passt.
web-learn-aa-2-draw = Leg deine 1 offen ab und zieh: Tippe zweimal auf „Ziehen“.
web-learn-aa-2-draw-wrong = Gib deine niedrigste Karte ab, die 1, und zieh.
web-learn-aa-2-play = 22! Die neue Karte darfst du gleich spielen. Tipp auf deinen Stapel.
web-learn-aa-2-play-wrong = Jetzt darfst du nur die neue Karte spielen, und sie passt.
web-learn-aa-2-swap = { $one } hat 30 offen abgelegt. Tausche: gib 3 und 5, nimm 30.
web-learn-aa-2-swap-wrong = Zwei von dir gegen eine, die schon offen lag: Nimm die 30.
web-learn-aa-2-use = Spiel sie gleich: Dein Stapel steigt von 22 auf 30.
web-learn-aa-2-use-wrong = Du könntest sie behalten. Aber jetzt passt sie: Tipp auf deinen Stapel.
web-learn-aa-2-end = Spielen, ziehen oder tauschen: Du wählst, auch wenn eine Karte passt.
web-learn-aa-3 = Das Ende
web-learn-aa-3-small = Ein kleines Spiel mit drei Symbolen. Der Nachziehstapel ist leer.
web-learn-aa-3-joker = Der Joker hat kein Symbol, zählt 0 und passt nur auf Einser-Symbole.
web-learn-aa-3-bury = Der Nachziehstapel ist leer: Leg den Joker verdeckt ab. Tippe zweimal.
web-learn-aa-3-bury-wrong = Auf deinem Stapel kostet der Joker Punkte. Leg ihn verdeckt ab.
web-learn-aa-3-up = Bring deinen Stapel nach oben: Spiel 3 auf 2.
web-learn-aa-3-up-wrong = 7 hat zwei Symbole mehr als 2. Die 3 passt dazwischen.
web-learn-aa-3-last = Deine letzte Karte: 7 auf 3. Dann hat { $one } einen letzten Zug.
web-learn-aa-3-last-wrong = Das hilft { $one }. Spiel die 7 auf deinen eigenen Stapel.
web-learn-aa-3-answer = { $one } hat den letzten Zug genutzt: Aus deiner 7 wird 6.
web-learn-aa-3-count = Nur die obersten Karten zählen: 6 gegen 5. Du gewinnst!
web-learn-aa-3-low = Ihr könnt auch ausmachen, dass die wenigsten Punkte gewinnen.

## dnup

web-learn-dn-1 = Sets und die goldene Regel
web-learn-dn-1-goal = Alle Karten sind verteilt. Werde deine als Erste oder Erster los.
web-learn-dn-1-card = Der große Wert zählt: 5. Umgedreht wäre es 1.
web-learn-dn-1-star = Du hast die Karte mit dem Stern, also beginnst du.
web-learn-dn-1-pair = Ein Set: Karten mit demselben Wert. Spiel beide 3en.
web-learn-dn-1-pair-wrong = Ein Set hat nur einen Wert. Wähle die beiden 3en.
web-learn-dn-1-beaten = Gleiche Größe, höherer Wert: Die 5en von { $two } schlagen deine 3en.
web-learn-dn-1-golden = Die goldene Regel: Sie kommen gedreht zurück. Jetzt 6 und 8!
web-learn-dn-1-eight = Eine einzelne Karte muss die 7 von { $one } schlagen. Spiel deine 8.
web-learn-dn-1-eight-wrong = Eine einzelne 7 liegt da: Du brauchst mehr als 7.
web-learn-dn-1-gone = Niemand schlug deine 8. Bist du dran, wird sie abgeworfen.
web-learn-dn-1-free = Jetzt liegt keine einzelne Karte: Jeder Wert geht. Spiel 2.
web-learn-dn-1-free-wrong = Behalt die besseren Karten: Werde jetzt die 2 los.
web-learn-dn-2 = Anlegen, nehmen, drehen
web-learn-dn-2-four = Vier Dinge gehen: spielen, anlegen, nehmen oder drehen. Tu eins.
web-learn-dn-2-add = Leg deine 5 an die 5 von { $one } an: gleicher Wert, eine Karte.
web-learn-dn-2-add-wrong = Nur eine Karte mit gleichem Wert passt: deine 5 an die 5.
web-learn-dn-2-added = Jetzt ein Paar 5en: Die 3en von { $two } gehen gedreht zurück.
web-learn-dn-2-rotate = Nur noch niedrige Karten. Dreh deine ganze Hand.
web-learn-dn-2-rotate-wrong = 1, 2 und 3 schlagen hier nichts. Dreh: Sie werden hoch.
web-learn-dn-2-take = Nimm die drei 2en von { $two }: In deiner Hand drehen sie sich.
web-learn-dn-2-take-wrong = Nimm hier das Set vor { $two }.
web-learn-dn-2-end = Aus 2, 2, 2 wurden 5, 7 und 9. Mehr Karten, aber starke.
web-learn-dn-3 = Punkte und das Ende
web-learn-dn-3-pair = Noch drei Karten. Beginne mit dem Paar 5en.
web-learn-dn-3-pair-wrong = Behalt die 9: Später schlägt sie kaum etwas. Spiel die 5en.
web-learn-dn-3-last = Deine 5en sind weg. Deine letzte Karte, die 9, schlägt die 6.
web-learn-dn-3-last-wrong = Dreh sie nicht: Mit der 9 bist du sofort fertig.
web-learn-dn-3-first = Zuerst draußen: 2 Punkte! Für den Rest der Runde hast du Pause.
web-learn-dn-3-stays = Dein Set bleibt liegen, bis du wieder dran wärst.
web-learn-dn-3-second = Wer als Zweites fertig ist, bekommt 1 Punkt; die Runde ist aus.
web-learn-dn-3-four = Mit 4 Punkten gewinnst du das Spiel, sofort.
web-learn-dn-3-quiet = 100 Züge ohne Abwurf beenden die Runde. Dann kommt eine neue.
web-learn-dn-3-fewer = Werte gehen von 1 bis 9. Mit weniger Spielern fehlen manche Karten.
web-learn-dn-3-two-places = Zu zweit: zwei Plätze, zwei Züge; der Stern beginnt mit einem.
web-learn-dn-3-two-own = Dann zählen auch eigene Sets: Du kannst dich selbst schlagen.
web-learn-dn-3-two-end = Zu zweit gewinnt die leere Hand die Runde; zwei Runden gewinnen.

### Deutsch. Die Regeln der drei Spiele, so wie man sie einem Kind von acht Jahren erzählt; docs/rules sagt dasselbe
### aufs Wort genau. Eine leere Zeile beginnt einen neuen Absatz; Zeilen mit "- " oder "1. " davor werden zur Liste.

rules-example = Beispiel
rules-ours = Das Spiel und sein Name gehören seinen Autoren und seinem Verlag. Dieser Text ist von uns.

## Up & Down

rules-ud-title = So spielt ihr Up & Down
rules-ud-aim = Gewinne mehr Stiche als alle anderen, obwohl vor jedem einzelnen Stich jemand ändert, was gewinnt.
rules-ud-authors = Up & Down ist von Jens Merkl und Jean-Claude Pellin.
rules-ud-rulings =
    Ein paar Dinge lassen die Spielanleitungen offen. Die haben wir festgelegt: die Reihenfolge der Farben um die Karte
    (UD-2), wie die Karte liegen darf (UD-7), wer wo sitzt (UD-9), die neue Vorbereitung vor jeder Runde (UD-16) und wie
    Zusatzrunden gehen (UD-17).

chapter-ud-material = Was ihr braucht
rule-ud-1 = Ihr spielt mit 44 Karten. Es gibt vier Farben, und jede Farbe hat die Werte 2 bis 12.
rule-ud-2 =
    Es gibt zwei Ausgaben. Nur die Namen, die Bilder und die Farbe des ersten Stich-Chefs sind verschieden. Im
    Uhrzeigersinn um die UP&DOWN-Karte herum heißen die Farben:
    - Klassisch: Karo, Herz, Pik, Kreuz. Der Bube ist die 11 und die Dame die 12.
    - Ludolux: Feder, Monokel, Hut, Rose. Die höchsten Karten heißen einfach 11 und 12.

    Zu Hause könnt ihr die klassische Ausgabe mit jedem Kartenspiel aus 52 Karten spielen: Nehmt die Asse und die Könige
    heraus.
rule-ud-3 =
    Die UP&DOWN-Karte liegt in der Mitte. Auf der einen Seite steht UP, auf der anderen DOWN, und jede ihrer vier Kanten
    zeigt eine Farbe. Die Kante, die auf dich zeigt, verrät dir deine Farbe. Wird die Karte über ihre lange Kante
    gewendet, behalten alle ihre Farbe.
rule-ud-4 =
    Zwei Würfel bestimmen den Trumpf: Zählt sie zusammen. Die Summe, von 2 bis 12, ist der Trumpfwert. Trumpf ist hier
    also ein Wert und keine Farbe.

chapter-ud-setup = Vorbereitung
    .intro = Das alles macht ihr am Anfang jeder Runde.
rule-ud-5 =
    Teilt die Karten aus. Was übrig bleibt, kommt verdeckt zur Seite: Niemand schaut es an, und in dieser Runde wird
    damit nicht gespielt.
    - 2 Spieler: 15 Karten für jeden, 14 zur Seite.
    - 3 Spieler: 14 Karten für jeden, 2 zur Seite.
    - 4 Spieler: 11 Karten für jeden, keine zur Seite.
rule-ud-6 = Würfelt mit beiden Würfeln. Ihre Summe ist der erste Trumpf.
rule-ud-7 =
    Werft die UP&DOWN-Karte hoch. Der Zufall bestimmt, ob UP oder DOWN oben liegt und wohin die Karte zeigt. Nur eines
    muss sein: Die Farbe des ersten Stich-Chefs zeigt auf einen Mitspieler, nicht auf eine leere Seite des Tisches.
rule-ud-8 =
    Schaut jetzt, wer Kreuz hat, oder in der Ludolux-Ausgabe die Rose: Dieser Spieler ist der erste Stich-Chef.
rule-ud-9 =
    Der Tisch hat vier Seiten. Zu viert besetzt ihr alle, zu dritt bleibt eine leer, und zu zweit sitzt ihr euch
    gegenüber. Es geht im Uhrzeigersinn herum: Nach dir kommt, wer links von dir sitzt.

chapter-ud-trick = Ein Stich
    .intro =
        Eine Runde hat so viele Stiche, wie ihr am Anfang Karten bekommt. Jeder Stich geht in vier Schritten: ändern,
        wählen, vergleichen, nächster Stich-Chef.
rule-ud-10 =
    Bist du der Stich-Chef? Dann musst du etwas ändern, und zwar genau eines davon:
    - Wende die Karte. Aus UP wird DOWN oder aus DOWN wird UP. Alle behalten ihre Farbe.
    - Drehe die Karte um eine, zwei oder drei Vierteldrehungen; dieselbe Seite bleibt oben. Du suchst dir aus, welche
      der drei anderen Farben du bekommst, und auch alle anderen bekommen eine neue. Bei jeder Vierteldrehung im
      Uhrzeigersinn wandert jede Farbe zur nächsten Seite des Tisches.
    - Würfle mit beiden Würfeln einen anderen Trumpf. Kommt wieder der alte, würfelst du weiter, bis es ein neuer ist.
    .name = Stich-Regeln ändern
rule-ud-11 =
    Nun wählen alle gleichzeitig und geheim eine Karte aus ihrer Hand, auch der Stich-Chef. Du darfst jede deiner Karten
    nehmen. Die anderen sehen, dass du gewählt hast, aber nicht was, bis alle so weit sind.
    .name = Karte wählen
rule-ud-12 =
    Alle Karten werden aufgedeckt. Prüft sie in dieser Reihenfolge:
    1. Karten mit gleichem Wert neutralisieren sich: Keine von ihnen kann gewinnen. Auf ihre Farbe kommt es nicht an,
      und auch Trümpfe neutralisieren sich.
    2. Von den übrigen kann deine Karte nur gewinnen, wenn sie die Farbe hat, die gerade deine ist, oder wenn sie Trumpf
      ist. Ein Trumpf darf jede Farbe haben.
    3. Ein Trumpf schlägt alles andere. Ohne Trumpf gewinnt bei UP die höchste Karte und bei DOWN die niedrigste.
    .name = Karten vergleichen
    .example =
        UP liegt oben, und Trumpf ist 7. Kim hat Kreuz, Léa hat Karo, Alex hat Herz.

        Kim zeigt Kreuz 9, Léa Karo 5, Alex Kreuz 10. Die 10 ist am höchsten, aber Alex hat gerade Herz, also kann sie
        nicht gewinnen. Kim bekommt den Stich mit der 9.

        Kim zeigt die Kreuz-Dame, Léa die Pik-Dame, Alex den Herz-Buben. Die beiden Damen neutralisieren sich, und Alex
        bekommt den Stich mit dem Buben.
rule-ud-13 =
    Gewinnt deine Karte, bekommst du diesen Stich und alle Stiche aus dem Pott. Kann keine Karte gewinnen, kommt der
    Stich in den Pott.
    .example =
        Trumpf ist 7. Kim zeigt Karo 7 und Léa Herz 7: Die beiden Trümpfe neutralisieren sich. Alex zeigt Pik 9, hat
        aber Herz. Also kommt der Stich in den Pott, und wer als Nächstes gewinnt, bekommt ihn dazu.
rule-ud-14 =
    Wer links vom Stich-Chef sitzt, wird der nächste Stich-Chef. Wer den Stich gewonnen hat, ist dafür egal. Zu Hause
    gebt ihr die Würfel an den neuen Stich-Chef weiter: So wisst ihr immer, wer es ist.
    .name = Nächster Stich-Chef
rule-ud-15 = Liegen nach dem letzten Stich noch Stiche im Pott? Dann bekommt sie niemand.

chapter-ud-end = Zählen und Ende
rule-ud-16 =
    Jeder Stich, den du gewinnst, zählt eins. Ihr macht aus, wie viele Runden ihr spielt, von 1 bis 20: Meist ist es
    eine, und wer länger spielen will, nimmt für jeden Spieler eine. Die Stiche aller Runden werden zusammengezählt.
    Jede Runde beginnt mit einer ganz neuen Vorbereitung (UD-5 bis UD-8).
rule-ud-17 =
    Wer die meisten Stiche hat, gewinnt. Liegen nach der letzten Runde mehrere gleichauf an der Spitze, gilt, was ihr
    ausgemacht habt:
    - Noch eine Runde, das ist üblich: Alle spielen mit, die Stiche kommen dazu, und so geht es weiter, bis jemand
      allein vorn liegt.
    - Der Sieg wird geteilt: Alle, die gleichauf liegen, gewinnen gemeinsam.

chapter-ud-seen = Wer was sieht
    .intro =
        Alle sehen die UP&DOWN-Karte und den Trumpf, wer Stich-Chef ist, den Pott, alle aufgedeckten Stiche, wer wie
        viele gewonnen hat, wie viele Karten jeder noch hat und wer schon gewählt hat.

        Nur du siehst deine Hand und, bis alle aufdecken, die Karte, die du gewählt hast.

        Niemand sieht die Karten, die zur Seite gelegt sind.

## Auf und Ab

rules-aa-title = So spielt ihr Auf und Ab
rules-aa-aim =
    Bring deine eigenen Stapel nach oben und die der anderen nach unten, damit deine obersten Karten am Ende am meisten
    wert sind.
rules-aa-rulings =
    Ein paar Dinge lässt die Spielanleitung offen. Die haben wir festgelegt: welche Karten es gibt (AA-1), welche
    offenen Karten du beim Eintauschen nehmen darfst (AA-9), dass du auch bei leerem Nachziehstapel eintauschen kannst
    (AA-11), wann eine Hand als leer gilt (AA-12) und dass bei Gleichstand der Sieg geteilt wird (AA-13).

chapter-aa-material = Die Karten
rule-aa-1 =
    Ihr spielt mit 32 Karten. Es gibt fünf Symbole: Sonne (A), Mond (B), Wolke (C), Tropfen (D) und Stern (E). Jede
    mögliche Mischung davon gibt es auf genau einer Karte.
    - 1 Joker ohne Symbol
    - 5 Einer mit einem Symbol
    - 10 Zweier mit zwei Symbolen
    - 10 Dreier mit drei Symbolen
    - 5 Vierer mit vier Symbolen
    - 1 Karte mit allen fünf Symbolen
rule-aa-2 =
    Der Rang einer Karte sagt, wie viele Symbole sie hat. Ihr Wert ist die Zahl, die darauf steht, von 0 bis 31: Zähl
    ihre Symbole zusammen. Die Sonne ist 1 wert, der Mond 2, die Wolke 4, der Tropfen 8 und der Stern 16. Wer beginnt
    und wer gewinnt, hängt vom Wert ab; der Rang spielt dabei keine Rolle.
    .example =
        Der Stern allein ist 16 wert. Sonne, Mond, Wolke und Tropfen zusammen sind nur 15. Der Joker ist 0 wert und die
        Karte mit allen fünf Symbolen 31.

chapter-aa-setup = Vorbereitung
rule-aa-3 =
    Teilt die Karten aus. Der Rest liegt verdeckt als Nachziehstapel.
    - 2 Spieler: 13 Karten für jeden, 6 im Nachziehstapel.
    - 3 Spieler: 8 Karten für jeden, 8 im Nachziehstapel.
rule-aa-4 =
    Such dir geheim Karten aus deiner Hand aus und leg sie verdeckt vor dich hin: 3 Karten, wenn ihr zu zweit seid, 2
    Karten, wenn ihr zu dritt seid. Sobald alle gewählt haben, deckt ihr gemeinsam auf. Mit jeder Karte beginnt ein
    Stapel, und diese Stapel gehören dir. Nimm im ersten Spiel dafür Karten mit Rang 2 und 3: Von dort kann ein Stapel
    rauf und runter.
rule-aa-5 =
    Zähl die Werte deiner Karten auf dem Tisch zusammen: Wer die niedrigste Summe hat, beginnt. Haben mehrere die
    niedrigste Summe, beginnt unter ihnen, wer die niedrigste Einzelkarte hat.
    .example =
        Ida hat 16 und 2, das macht 18. Jo hat 15 und 3, auch 18. Kai hat 20 und 1, das macht 21. Ida und Jo haben beide
        die niedrigste Summe. Idas 2 ist niedriger als die 3 von Jo, also beginnt Ida. Kai hilft die 1 nicht: Die Summe
        ist zu hoch.
rule-aa-6 = Ihr seid im Uhrzeigersinn der Reihe nach dran.

chapter-aa-turn = Dein Zug
    .intro = In deinem Zug machst du genau eines von vier Dingen: spielen, ziehen, eintauschen oder verdeckt ablegen.
rule-aa-7 =
    Leg eine Karte aus deiner Hand auf irgendeinen Stapel, auf einen eigenen oder einen fremden. Sie passt, wenn sie
    genau ein Symbol mehr oder ein Symbol weniger hat als die oberste Karte; alle anderen Symbole müssen gleich sein.
    Darum passt der Joker nur auf einen Einer, und auf den Joker passt nur ein Einer.
    .name = Spielen
    .example =
        Ein Stapel zeigt Sonne und Wolke, also 5. Du spielst Sonne, Wolke und Stern darauf: ein Symbol mehr, und der
        Stapel springt auf 21. Dann spielt jemand Sonne und Stern: ein Symbol weniger, und er fällt auf 17. Eine Karte,
        auf der ein Symbol ausgetauscht ist, passt nie.
rule-aa-8 =
    Leg eine Karte aus deiner Hand offen zu den offenen Karten und zieh dafür die oberste vom Nachziehstapel. Die neue
    Karte, und nur diese, darfst du gleich spielen, oder du behältst sie.
    .name = Ziehen
rule-aa-9 =
    Leg zwei Karten aus deiner Hand offen zu den offenen Karten und nimm dafür eine, die schon vorher offen lag. Du
    darfst jede von diesen älteren nehmen, aber keine von deinen beiden. Spiel die genommene Karte gleich, oder behalte
    sie.
    .name = Eintauschen
rule-aa-10 =
    Leg eine Karte aus deiner Hand verdeckt ab: Sie ist dann aus dem Spiel. Das darfst du nur, wenn der Nachziehstapel
    leer ist.
    .name = Verdeckt ablegen
rule-aa-11 =
    Ziehen kannst du nur, solange noch eine Karte im Nachziehstapel ist. Eintauschen kannst du nur, wenn eine offene
    Karte da ist und du mindestens zwei Karten hast; das geht auch bei leerem Nachziehstapel. Aussetzen darfst du nicht.
    Aber auch wenn du eine Karte spielen könntest, darfst du stattdessen ziehen, eintauschen oder verdeckt ablegen, wenn
    das gerade möglich ist.

chapter-aa-end = Das Ende
rule-aa-12 =
    Hast du am Ende deines Zuges keine Karten mehr auf der Hand, haben alle anderen der Reihe nach noch einen letzten
    Zug. Dann ist das Spiel zu Ende. Wenn dabei noch jemand die letzte Karte loswird, kommen keine weiteren Züge dazu.
    .example =
        Jo legt die letzte Karte offen ab und zieht eine neue. Spielt Jo sie sofort, ist die Hand leer und die letzten
        Züge beginnen. Behält Jo sie, geht das Spiel einfach weiter.
rule-aa-13 =
    Zähl die Werte der obersten Karten auf deinen eigenen Stapeln zusammen: Das sind deine Punkte. Die meisten Punkte
    gewinnen, oder die wenigsten, wenn ihr das so ausgemacht habt. Bei Gleichstand wird der Sieg geteilt.
    .example =
        Mias Stapel enden mit 16, 12 und dem Joker: 16 + 12 + 0 = 28. Toms Stapel enden mit 15, 5 und 8: auch 28. Die
        beiden teilen sich den Sieg.

chapter-aa-seen = Wer was sieht
    .intro =
        Alle sehen alle Stapel mit jeder Karte darin, die offenen Karten, wie viele Karten jeder auf der Hand hat und
        wie viele im Nachziehstapel sind, wer welche Karte offen abgelegt und wer welche genommen hat.

        Nur du siehst deine Hand, deine ausgelegten Karten, bis alle aufdecken, die Karte, die du gerade gezogen hast,
        und die Karten, die du verdeckt abgelegt hast.

        Niemand sieht, in welcher Reihenfolge der Nachziehstapel liegt.

## dnup

rules-dn-title = So spielt ihr dnup
rules-dn-aim =
    Werde deine Karten vor den anderen los: Nur der Wert, der oben steht, zählt, und was zu dir zurückkommt, steht auf
    dem Kopf.
rules-dn-rulings =
    Ein paar Dinge lässt die Spielanleitung offen. Die haben wir festgelegt: welche Karten es gibt (DN-3), dass der
    Zufall bestimmt, welches Ende oben ist (DN-4), was ihr mit dem Set von jemandem tun dürft, der fertig ist (DN-13),
    das Ende einer Runde, in der nichts vorangeht (DN-16), und eine letzte Karte, die ein eigenes Set schlägt (DN-20).

chapter-dn-material = Die Karten
rule-dn-1 =
    Es gibt 40 Karten. Jede hat zwei verschiedene Werte, an jedem Ende einen. Der Wert, der oben steht, ist aktiv, und
    nur er zählt; der andere ist inaktiv. Den aktiven nennen wir zuerst: 3/6 hat eine aktive 3, auf deiner Hand wie auf
    dem Tisch. Stellst du die Karte auf den Kopf, ist es eine 6/3.
rule-dn-2 =
    Auf manchen Karten ist ein Gesicht. Es sagt euch, wann sie mitspielen; sonst lasst ihr sie weg.
    - Trauriges Gesicht: nur zu fünft.
    - Lachendes Gesicht: nur zu viert oder zu fünft.
    - Neutrales Gesicht: nur zu dritt, zu viert oder zu fünft.
rule-dn-3 =
    Die Werte gehen von 1 bis 9. Jedes Paar aus zwei verschiedenen Werten gibt es einmal, und die Paare, die zehn
    ergeben, gibt es zweimal: 1/9, 2/8, 3/7 und 4/6. Für die Gesichter denkt ihr euch die Werte 1 bis 9 im Kreis, die 9
    neben der 1.
    - Trauriges Gesicht: die zweiten Karten 1/9, 2/8, 3/7 und 4/6.
    - Lachendes Gesicht: Nachbarn im Kreis, zum Beispiel 3/4 oder 9/1.
    - Neutrales Gesicht: zwei Schritte auseinander im Kreis, zum Beispiel 3/5 oder 8/1.
    - Stern: die 1/5.

    So viele Karten sind dann im Spiel:
    - 5 Spieler: 40 Karten, 8 für jeden.
    - 4 Spieler: 36 Karten, 9 für jeden.
    - 3 Spieler: 27 Karten, 9 für jeden.
    - 2 Spieler: 18 Karten, 9 für jeden.

    In der Spielanleitung steht keine Kartenliste, darum ist diese von uns.

chapter-dn-setup = Vorbereitung
    .intro = Das macht ihr am Anfang jeder Runde.
rule-dn-4 =
    Lasst die Karten weg, die nicht mitspielen (DN-2), mischt und teilt alle übrigen aus, für jeden gleich viele.
    Welches Ende einer Karte oben ist, bestimmt der Zufall. Du darfst deine Hand sortieren, wie du willst, aber keine
    Karte drehen, außer wenn eine Regel es sagt.
rule-dn-5 =
    Wer den Stern hat, also die 1/5, beginnt, und zwar mit beliebigen Karten. Ihr seid im Uhrzeigersinn der Reihe nach
    dran.

chapter-dn-turn = Dein Zug
rule-dn-6 =
    Räum zuerst deinen Platz: Liegt ein Set vor dir, wirfst du es verdeckt ab. In dieser Runde ist es aus dem Spiel.
rule-dn-7 =
    Dann machst du genau eines von vier Dingen: spielen, anlegen, nehmen oder drehen. Ein Set ist eine einzelne Karte,
    oder es sind mehrere mit demselben aktiven Wert. Wie viele Karten es hat, ist seine Größe. Zwei Sets derselben Größe
    liegen nie zugleich auf dem Tisch.
    .example = Vier Karten mit einer aktiven 3 sind ein Set mit Wert 3 und Größe 4.
rule-dn-8 =
    Leg ein Set aus deiner Hand an deinen eigenen Platz. Du musst dafür nicht alle deine Karten mit diesem Wert nehmen.
    Liegt schon ein Set derselben Größe auf dem Tisch, muss deines einen höheren Wert haben; gleich reicht nicht. Das
    geschlagene Set geht zurück auf die Hand, von der es kam (DN-12).
    .name = Spielen
    .example =
        Eine einzelne 7 und drei 6er liegen auf dem Tisch. Eine einzelne Karte von dir muss eine 8 oder 9 sein. Drei
        gleiche Karten müssen 7er oder höher sein. Mit zwei Karten oder mit vier und mehr ist jeder Wert recht.
rule-dn-9 =
    Leg genau eine Karte aus deiner Hand an das Set eines Gegners an. Ihr aktiver Wert muss der Wert dieses Sets sein.
    Das Set ist jetzt um eins größer. Liegt schon ein anderes Set dieser neuen Größe da, muss das Set, an das du
    anlegst, den höheren Wert haben, und das andere geht zurück auf die Hand, von der es kam (DN-12). Sonst darfst du
    die Karte nicht anlegen.
    .name = Anlegen
    .example =
        Bei einem Gegner liegt eine einzelne 5, bei einem anderen ein Paar 3er. Du legst eine 5 an die einzelne an: Das
        neue Paar 5er schlägt die 3er. Umgekehrt geht es nicht: Neben einem Paar 5er darfst du an eine einzelne 3 keine
        3 anlegen.
rule-dn-10 =
    Nimm das ganze Set, das vor einem Gegner liegt, auf deine Hand (DN-12).
    .name = Nehmen
    .example = Vor einem Gegner liegen 2/5, 2/7 und 2/9. Du nimmst sie und hast jetzt 5/2, 7/2 und 9/2.
rule-dn-11 =
    Stell deine ganze Hand auf den Kopf, jede einzelne Karte.
    .name = Drehen
    .example = Du hast 1/5, 2/7 und 9/2. Danach sind es 5/1, 7/2 und 2/9.
rule-dn-12 =
    Immer wenn eine Karte vom Tisch auf eine Hand kommt, wird sie unterwegs auf den Kopf gestellt. So kann eine schwache
    Karte als starke zurückkommen.
    .name = Die goldene Regel

chapter-dn-end = Das Ende
    .intro = DN-13 bis DN-15 gelten, wenn ihr zu dritt, zu viert oder zu fünft seid.
rule-dn-13 =
    Wer zuerst die Hand leer hat, durch Spielen oder Anlegen, bekommt 2 Punkte und ist für den Rest der Runde fertig.
    Ein gespieltes Set bleibt noch liegen, bis dieser Spieler wieder dran wäre; dann wird es abgeworfen. Bis dahin dürft
    ihr daran anlegen oder es nehmen wie jedes andere. Wird es geschlagen, wird es sofort abgeworfen. Eine angelegte
    letzte Karte gehört zum Set des Gegners; dann bleibt nichts liegen.
rule-dn-14 = Wer als Zweiter die Hand leer hat, bekommt 1 Punkt, und die Runde ist sofort zu Ende.
rule-dn-15 = Sobald du 4 Punkte oder mehr hast, hast du das Spiel gewonnen, auch mitten in einer Runde.
rule-dn-16 =
    Eine Runde, in der nichts vorangeht, wird beendet: Nach 100 Zügen hintereinander, in denen keine Karte abgeworfen
    wurde, ist Schluss. Niemand bekommt dafür noch Punkte, aber die 2 Punkte aus DN-13 bleiben. Dann wird neu
    ausgeteilt. Der 100. Zug zählt noch ganz. Dann ist Schluss, bevor wieder jemand abwirft. Diese Regel ist von uns,
    damit jedes Spiel ein Ende hat.

chapter-dn-two = Zu zweit
rule-dn-17 =
    Jeder von euch hat zwei Spielbereiche, 1 und 2; Spielbereich 2 ist der linke. Du hast immer zwei Züge
    hintereinander: den ersten für Spielbereich 1, den zweiten für Spielbereich 2. In jedem Zug wirfst du nur das Set in
    diesem Bereich ab, und ein Set, das du spielst, kommt dorthin.
rule-dn-18 =
    Jedes Set misst sich mit allen anderen auf dem Tisch, auch mit dem in deinem eigenen anderen Spielbereich. Schlägst
    du dein eigenes Set, kommt es auf deine Hand zurück (DN-12). Anlegen darfst du weiterhin nur an ein Set des Gegners,
    und auch nehmen darfst du nur ein Set von ihm.
rule-dn-19 = Wer den Stern hat, beginnt die Runde mit nur einem einzigen Zug, und zwar für Spielbereich 2.
rule-dn-20 =
    Sobald du die letzte Karte deiner Hand gelegt hast, gewinnst du die Runde. Wenn diese Karte aber ein eigenes Set
    schlägt, kommt es zu dir zurück und die Runde geht weiter. Wer zuerst 2 Runden gewonnen hat, gewinnt das Spiel.
    .example =
        In deinem Spielbereich 1 liegt eine einzelne 4/8. Deine letzte Karte ist 6/1, und du spielst sie in
        Spielbereich 2. Die 6 schlägt deine eigene 4, und die kommt als 8/4 zu dir zurück. Du hast wieder eine Karte,
        also geht die Runde weiter.

chapter-dn-seen = Wer was sieht
    .intro =
        Alle sehen alle Sets, wie viele Karten jeder noch hat, die Punkte, die abgeworfenen Karten (sie lagen ja vorher
        offen auf dem Tisch) und wer am Anfang den Stern hatte. Alle dürfen sich auch merken, welche Karten vom Tisch
        auf eine Hand gekommen sind und wie herum sie dort stecken; denn wenn jemand die Hand dreht, sehen es alle, und
        alle Karten drehen sich mit.

        Zu fünft gibt es manche Karten doppelt. Hat jemand beide davon, und eine ist allen bekannt, dann gilt diese als
        die, die zuerst gespielt wird. So wissen alle weiterhin, was noch da ist.

        Nur du siehst deine Hand.

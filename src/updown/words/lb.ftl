### Lëtzebuergesch. Plazen a Stapele ginn ab 0 gezielt, wéi an den Opzeechnungen; Ronnen a Spillberäicher ab 1.
### D'n-Reegel gëllt och virun Zuelen, esou wéi se geschwat ginn: Raute 4 (véier), awer Rauten 9 (néng).

## Titelen

game-up-and-down = Up & Down
game-auf-und-ab = Auf und Ab
game-dnup = dnup

## An all de Spiller

seat = Plaz { $seat }
seat-with = Plaz { $seat } ({ $what })
# Zielt nëmme Plazen op: virun „Plaz“ fält den n vun „an“ ewech.
list-and = { $first } a { $last }
list-or = { $first } oder { $last }
cards =
    { $count ->
        [0] keng Kaarten
        [one] { $count } Kaart
       *[other] { $count } Kaarten
    }
card-face-down = eng verdeckt Kaart
cards-face-down =
    { $count ->
        [one] { $count } verdeckt Kaart
       *[other] { $count } verdeckt Kaarten
    }
known = bekannt: { $cards }
round = Ronn { $round }
seen-by-seat = gesi vu Plaz { $seat }
seen-by-onlooker = gesi vun engem Nokucker
label-hand = Hand
label-points = Punkten
turn = Plaz { $seat } ass drun: { $ways }.
do-play = spillen
do-draw = zéien
do-swap = tauschen
do-bury = verdeckt ofleeën
do-add = derbäileeën
do-take = huelen
do-rotate = dréinen
points-are = Punkten: { $scores }.
round-over = Ronn { $round } ass eriwwer.
round-waits = D'Ronn ass eriwwer, déi nächst ass nach net ausgedeelt.
game-over = D'Spill ass eriwwer.
game-won =
    { $count ->
        [one] D'Spill ass eriwwer: { $seats } gewënnt.
       *[other] D'Spill ass eriwwer: { $seats } gewannen zesummen.
    }

## Up & Down: Faarwen a Kaarten

suit-diamonds = Rauten
suit-hearts = Häerzer
suit-spades = Schéppen
suit-clubs = Kräizer
suit-feather = Fieder
suit-monocle = Monokel
suit-hat = Hutt
suit-rose = Rous
rank =
    { $value ->
        [11] Bauer
        [12] Damm
       *[other] { $value }
    }
card-diamonds =
    { $value ->
        [4] Raute { $value }
        [5] Raute { $value }
        [6] Raute { $value }
        [7] Raute { $value }
        [11] Raute-Bauer
        [12] Rauten-Damm
       *[other] Rauten { $value }
    }
card-hearts =
    { $value ->
        [11] Häerzer-Bauer
        [12] Häerzer-Damm
       *[other] Häerzer { $value }
    }
card-spades =
    { $value ->
        [4] Schéppe { $value }
        [5] Schéppe { $value }
        [6] Schéppe { $value }
        [7] Schéppe { $value }
        [11] Schéppe-Bauer
        [12] Schéppen-Damm
       *[other] Schéppen { $value }
    }
card-clubs =
    { $value ->
        [11] Kräizer-Bauer
        [12] Kräizer-Damm
       *[other] Kräizer { $value }
    }
card-feather = Fieder { $value }
card-monocle = Monokel { $value }
card-hat = Hutt { $value }
card-rose = Rous { $value }

## Up & Down: den Dësch

ud-up = UP: déi gréisste Kaart gewënnt
ud-down = DOWN: déi klengste Kaart gewënnt
ud-trump = Tromp { $value }
ud-trump-court = Tromp { $value } ({ rank })
ud-boss = Chef vum Streech: Plaz { $seat }
ud-pot =
    { $pot ->
        [0] Dëppen: eidel
       *[other] Dëppen: { $pot } Streech
    }
ud-label-suit = Faarf
ud-label-tricks = Streech
ud-label-total = am Ganzen
ud-label-chosen = gewielt
ud-aside = op der Säit: { $cards }
ud-last-trick-won = leschte Streech: { $cards }, geet u Plaz { $seat }
ud-last-trick-pot = leschte Streech: { $cards }, kënnt an d'Dëppen
ud-turn-change = Plaz { $seat } ass Chef vum Streech an ännert d'Reegelen: ëmdréinen, dréinen oder d'Wierfele spillen.
ud-turn-choose = Nach keng Kaart gewielt: { $seats }.

## Up & Down: wat geschitt ass

ud-flipped-up = Plaz { $seat } dréint d'Kaart op UP ëm: Elo gewënnt déi gréisste Kaart.
ud-flipped-down = Plaz { $seat } dréint d'Kaart op DOWN ëm: Elo gewënnt déi klengste Kaart.
ud-rotated = Plaz { $seat } dréint d'Kaart. D'Faarwen elo: { $suits }.
ud-rolled = Plaz { $seat } spillt d'Wierfelen: { $first } + { $second }, Tromp ass elo { $trump }.
ud-chosen = Plaz { $seat } huet eng Kaart gewielt.
ud-wins = Plaz { $seat }: { $card } gewënnt.
ud-beaten = Plaz { $seat }: { $card } zielt, gëtt awer geschloen.
ud-does-not-count = Plaz { $seat }: { $card } zielt net, weder eege Faarf nach Tromp.
ud-cancelled = Plaz { $seat }: { $card } ass neutraliséiert, de Wäert läit méi wéi eng Kéier do.
ud-taken = Plaz { $seat } kritt de Streech.
ud-taken-with-pot = Plaz { $seat } kritt de Streech an nach { $more } aus dem Dëppen.
ud-to-pot =
    { $pot ->
        [one] Kee kritt de Streech. Am Dëppe läit elo { $pot } Streech.
       *[other] Kee kritt de Streech. Am Dëppe leien elo { $pot } Streech.
    }
ud-tricks-are = Gewonne Streech: { $scores }.
ud-pot-lost =
    { $pot ->
        [one] { $pot } Streech bleift am Dëppen, dee gehéiert kengem.
       *[other] { $pot } Streech bleiwen am Dëppen, déi gehéiere kengem.
    }

## Auf und Ab: den Dësch

aa-joker = Joker
aa-stock = Stack fir ze zéien: { $cards }
aa-stock-in-order = Stack fir ze zéien, nächst Kaart fir d'éischt: { $cards }
aa-open = oppe Kaarten: { $cards }
aa-buried = verdeckt ofgeluecht: { $cards }
aa-buried-with-mine = verdeckt ofgeluecht: { $cards }, vun dir: { $mine }
aa-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
aa-pile = Stapel { $pile }
aa-laid = geluecht
aa-over = iwwer { $cards }
aa-last-turns = leschten Zuch fir: { $seats }
aa-turn-lay = Nach keng Kaarte geluecht: { $seats }.
aa-turn-drawn = Plaz { $seat } huet grad { $card } geholl: spillen oder behalen.
aa-turn-drawn-hidden = Plaz { $seat } huet grad verdeckt eng Kaart gezunn: spillen oder behalen.

## Auf und Ab: wat geschitt ass

aa-has-laid =
    { $count ->
        [one] Plaz { $seat } leet { $count } Kaart verdeckt hin.
       *[other] Plaz { $seat } leet { $count } Kaarte verdeckt hin.
    }
aa-revealed = D'Stapele ginn opgedeckt.
aa-revealed-seat = Plaz { $seat }: { $cards }, Zomm { $sum }.
aa-begins = Plaz { $seat } huet déi klengste Zomm a fänkt un.
aa-begins-tie = Gläichstand: Plaz { $seat } huet déi klengste Kaart a fänkt un.
aa-drew =
    { $stock ->
        [0] Plaz { $seat } leet { $card } oppen hin an zitt eng Kaart. De Stack ass elo eidel.
        [one] Plaz { $seat } leet { $card } oppen hin an zitt eng Kaart. Am Stack läit nach { $stock } Kaart.
       *[other] Plaz { $seat } leet { $card } oppen hin an zitt eng Kaart. Am Stack leien nach { $stock } Kaarten.
    }
aa-swapped = Plaz { $seat } leet { $cards } oppen hin an hëlt { $taken }.
aa-kept = Plaz { $seat } behält d'Kaart.
aa-played-own-up = Plaz { $seat } spillt { $card } op { $onto }: Den eegene Stapel { $pile } geet erop.
aa-played-own-down = Plaz { $seat } spillt { $card } op { $onto }: Den eegene Stapel { $pile } geet erof.
aa-played-other-up = Plaz { $seat } spillt { $card } op { $onto }: De Stapel { $pile } vu Plaz { $owner } geet erop.
aa-played-other-down = Plaz { $seat } spillt { $card } op { $onto }: De Stapel { $pile } vu Plaz { $owner } geet erof.
aa-has-buried = Plaz { $seat } leet eng Kaart verdeckt of.
aa-last-turns-begin = Plaz { $seat } huet keng Kaarte méi. Leschten Zuch fir { $seats }.

## dnup: den Dësch

dn-label-set = Set
dn-label-area = Spillberäich { $area }
dn-label-rounds-won = gewonne Ronnen
dn-on-table = um Dësch: { $sets }
dn-set =
    { $size ->
        [one] { $size } Kaart mam Wäert { $value }
       *[other] { $size } Kaarte mam Wäert { $value }
    }
dn-discarded = ofgeluecht: { $cards }
dn-out = fäerdeg: { $seats }
dn-began = Plaz { $seat } huet ugefaangen
dn-quiet = { $turns } Zich zënter dem leschten Ofleeën
dn-turn-area = Plaz { $seat } ass drun, Spillberäich { $area }: { $ways }.

## dnup: wat geschitt ass

dn-played =
    { $size ->
        [one] Plaz { $seat } spillt { $cards }: eng eenzel Kaart, Wäert { $value }.
       *[other] Plaz { $seat } spillt { $cards }: e Set mat { $size } Kaarten, Wäert { $value }.
    }
dn-played-area =
    { $size ->
        [one] Plaz { $seat } spillt { $cards } am Spillberäich { $area }: eng eenzel Kaart, Wäert { $value }.
       *[other] Plaz { $seat } spillt { $cards } am Spillberäich { $area }: e Set mat { $size } Kaarten, Wäert { $value }.
    }
dn-added = Plaz { $seat } leet { $card } beim Set vu Plaz { $owner } derbäi.
dn-added-area = Plaz { $seat } leet { $card } beim Set vu Plaz { $owner } am Spillberäich { $area } derbäi.
dn-took = Plaz { $seat } hëlt de Set vu Plaz { $owner } ({ $cards }) an dréint en: { $turned }.
dn-took-area = Plaz { $seat } hëlt de Set vu Plaz { $owner } aus dem Spillberäich { $area } ({ $cards }) an dréint en: { $turned }.
dn-rotated = Plaz { $seat } dréint all d'Kaarten an der Hand.
dn-beaten = De Set vu Plaz { $seat } ({ $cards }) ass geschloen a kënnt gedréint zréck an d'Hand: { $turned }.
dn-has-gone-out =
    { $points ->
        [one] Plaz { $seat } huet déi lescht Kaart geluecht a kritt { $points } Punkt.
       *[other] Plaz { $seat } huet déi lescht Kaart geluecht a kritt { $points } Punkten.
    }
dn-set-discarded = De Set vu Plaz { $seat } gëtt ofgeluecht: { $cards }.
dn-rounds-won-are = Gewonne Ronnen: { $scores }.
dn-round-void = Ronn { $round } hält hei op: { $turns } Zich laang gouf näischt ofgeluecht. Et gëtt nei ausgedeelt.

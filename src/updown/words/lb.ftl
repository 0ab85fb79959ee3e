### Lëtzebuergesch. Plazen a Stapele ginn ab 0 gezielt, wéi an den Opzeechnungen; Ronnen a Spillberäicher ab 1.
### D'n-Reegel gëllt och virun Zuelen, esou wéi se geschwat ginn: Raute 4 (véier), awer Rauten 9 (néng).

## Titelen

game-up-and-down = Up & Down
game-auf-und-ab = Auf und Ab
game-dnup = dnup

## An all de Spiller

seat = Plaz { $seat }
# Um Ufank vum Saz, virun engem Doppelpunkt, am Saz; am Browser steet do en Numm.
seat-first = Plaz { $seat }
seat-colon = Plaz { $seat }
seat-within = Plaz { $seat }
seat-with = { $who } ({ $what })
seats-and = { $first } a { $last }
# Zielt Nimm a Kaarten op, déi mat all Buschtaf ufänke kënnen; dofir kee Wuert, dat säin n verléiere kéint.
list-and = { $first } & { $last }
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

ud-flipped-up = { $who } dréint d'Kaart op UP ëm: Elo gewënnt déi gréisste Kaart.
ud-flipped-down = { $who } dréint d'Kaart op DOWN ëm: Elo gewënnt déi klengste Kaart.
ud-rotated = { $who } dréint d'Kaart. D'Faarwen elo: { $suits }.
ud-rolled = { $who } spillt d'Wierfelen: { $first } + { $second }, Tromp ass elo { $trump }.
ud-chosen = { $who } huet eng Kaart gewielt.
ud-wins = { $who }: { $card } gewënnt.
ud-beaten = { $who }: { $card } zielt, gëtt awer geschloen.
ud-does-not-count = { $who }: { $card } zielt net, weder eege Faarf nach Tromp.
ud-cancelled = { $who }: { $card } ass neutraliséiert, de Wäert läit méi wéi eng Kéier do.
ud-taken = { $who } kritt de Streech.
ud-taken-with-pot = { $who } kritt de Streech an nach { $more } aus dem Dëppen.
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
        [one] { $who } leet { $count } Kaart verdeckt hin.
       *[other] { $who } leet { $count } Kaarte verdeckt hin.
    }
aa-revealed = D'Stapele ginn opgedeckt.
aa-revealed-seat = { $who }: { $cards }, Zomm { $sum }.
aa-begins = { $who } huet déi klengste Zomm a fänkt un.
aa-begins-tie = Gläichstand: { $who } huet déi klengste Kaart a fänkt un.
aa-drew =
    { $stock ->
        [0] { $who } leet { $card } oppen hin an zitt eng Kaart. De Stack ass elo eidel.
        [one] { $who } leet { $card } oppen hin an zitt eng Kaart. Am Stack läit nach { $stock } Kaart.
       *[other] { $who } leet { $card } oppen hin an zitt eng Kaart. Am Stack leien nach { $stock } Kaarten.
    }
aa-swapped = { $who } leet { $cards } oppen hin an hëlt { $taken }.
aa-kept = { $who } behält d'Kaart.
aa-played-own-up = { $who } spillt { $card } op { $onto }: Den eegene Stapel { $pile } geet erop.
aa-played-own-down = { $who } spillt { $card } op { $onto }: Den eegene Stapel { $pile } geet erof.
aa-played-other-up = { $who } spillt { $card } op { $onto }: De Stapel { $pile } bei { $owner } geet erop.
aa-played-other-down = { $who } spillt { $card } op { $onto }: De Stapel { $pile } bei { $owner } geet erof.
aa-has-buried = { $who } leet eng Kaart verdeckt of.
aa-last-turns-begin = { $who } huet keng Kaarte méi. Leschten Zuch fir { $seats }.

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
        [one] { $who } spillt { $cards }: eng eenzel Kaart, Wäert { $value }.
       *[other] { $who } spillt { $cards }: e Set mat { $size } Kaarten, Wäert { $value }.
    }
dn-played-area =
    { $size ->
        [one] { $who } spillt { $cards } am Spillberäich { $area }: eng eenzel Kaart, Wäert { $value }.
       *[other] { $who } spillt { $cards } am Spillberäich { $area }: e Set mat { $size } Kaarten, Wäert { $value }.
    }
dn-added = { $who } leet { $card } bei { $owner } derbäi.
dn-added-area = { $who } leet { $card } bei { $owner } am Spillberäich { $area } derbäi.
dn-took = { $who } hëlt de Set bei { $owner } ({ $cards }) an dréint en: { $turned }.
dn-took-area = { $who } hëlt de Set bei { $owner } aus dem Spillberäich { $area } ({ $cards }) an dréint en: { $turned }.
dn-rotated = { $who } dréint all d'Kaarten an der Hand.
dn-beaten = De Set bei { $owner } ({ $cards }) ass geschloen a kënnt gedréint zréck an d'Hand: { $turned }.
dn-has-gone-out =
    { $points ->
        [one] { $who } huet déi lescht Kaart geluecht a kritt { $points } Punkt.
       *[other] { $who } huet déi lescht Kaart geluecht a kritt { $points } Punkten.
    }
dn-set-discarded = De Set bei { $owner } gëtt ofgeluecht: { $cards }.
dn-rounds-won-are = Gewonne Ronnen: { $scores }.
dn-round-void = Ronn { $round } hält hei op: { $turns } Zich laang gouf näischt ofgeluecht. Et gëtt nei ausgedeelt.

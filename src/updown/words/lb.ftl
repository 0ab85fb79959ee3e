### Lëtzebuergesch. Plazen a Stapele ginn ab 0 gezielt, wéi an den Opzeechnungen; Ronnen a Spillberäicher ab 1.
### D’n-Reegel gëllt och virun Zuelen, esou wéi se geschwat ginn: Raute 4 (véier), awer Rauten 9 (néng).

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
# The reader, in a list of names; after “for”, in the message about the last turns, it is seat-you-for.
seat-you = du
seat-you-for = dech
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
seen-by-onlooker = gesi vun engem Zuschauer
label-hand = Hand
label-points = Punkten
turn = Plaz { $seat } ass drun: { $ways }.
to-move = Drun: { $seats }.
do-play = spillen
do-draw = zéien
do-swap = tauschen
do-bury = verdeckt ofleeën
do-add = derbäileeën
do-take = huelen
do-rotate = dréinen
points-are = Punkten: { $scores }.
round-over = Ronn { $round } ass eriwwer.
round-waits = D’Ronn ass eriwwer, déi nächst ass nach net ausgedeelt.
game-over = D’Spill ass eriwwer.
game-won =
    { $count ->
        [one] { $you ->
            [who] D’Spill ass eriwwer: Du gewënns.
           *[nobody] D’Spill ass eriwwer: { $seats } gewënnt.
        }
       *[other] D’Spill ass eriwwer: { $seats } gewannen zesummen.
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

ud-up = UP: Déi gréisste Kaart gewënnt
ud-down = DOWN: Déi klengste Kaart gewënnt
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
ud-last-trick-pot = leschte Streech: { $cards }, kënnt an d’Dëppen
ud-turn-change = Plaz { $seat } ass Chef vum Streech an ännert d’Reegelen: ëmdréinen, dréinen oder d’Wierfele spillen.
ud-turn-choose = Nach keng Kaart gewielt: { $seats }.

## Up & Down: wat geschitt ass

ud-flipped-up =
    { $you ->
        [who] Du dréins d’Kaart op UP ëm: Elo gewënnt déi gréisste Kaart.
       *[nobody] { $who } dréint d’Kaart op UP ëm: Elo gewënnt déi gréisste Kaart.
    }
ud-flipped-down =
    { $you ->
        [who] Du dréins d’Kaart op DOWN ëm: Elo gewënnt déi klengste Kaart.
       *[nobody] { $who } dréint d’Kaart op DOWN ëm: Elo gewënnt déi klengste Kaart.
    }
ud-rotated =
    { $you ->
        [who] Du dréins d’Kaart. D’Faarwen elo: { $suits }.
       *[nobody] { $who } dréint d’Kaart. D’Faarwen elo: { $suits }.
    }
ud-rolled =
    { $you ->
        [who] Du spills d’Wierfelen: { $first } + { $second }, Tromp ass elo { $trump }.
       *[nobody] { $who } spillt d’Wierfelen: { $first } + { $second }, Tromp ass elo { $trump }.
    }
ud-chosen =
    { $you ->
        [who] Du hues eng Kaart gewielt.
       *[nobody] { $who } huet eng Kaart gewielt.
    }
ud-wins =
    { $you ->
        [who] Du: { $card } gewënnt.
       *[nobody] { $who }: { $card } gewënnt.
    }
ud-beaten =
    { $you ->
        [who] Du: { $card } zielt, gëtt awer geschloen.
       *[nobody] { $who }: { $card } zielt, gëtt awer geschloen.
    }
ud-does-not-count =
    { $you ->
        [who] Du: { $card } zielt net: weder deng Faarf nach Tromp.
       *[nobody] { $who }: { $card } zielt net: weder eege Faarf nach Tromp.
    }
ud-cancelled =
    { $you ->
        [who] Du: { $card } ass neutraliséiert: De Wäert läit méi wéi eng Kéier do.
       *[nobody] { $who }: { $card } ass neutraliséiert: De Wäert läit méi wéi eng Kéier do.
    }
ud-taken =
    { $you ->
        [who] Du kriss de Streech.
       *[nobody] { $who } kritt de Streech.
    }
ud-taken-with-pot =
    { $you ->
        [who] Du kriss de Streech an nach { $more } aus dem Dëppen.
       *[nobody] { $who } kritt de Streech an nach { $more } aus dem Dëppen.
    }
ud-to-pot =
    { $pot ->
        [one] Kee kritt de Streech. Am Dëppe läit elo { $pot } Streech.
       *[other] Kee kritt de Streech. Am Dëppe leien elo { $pot } Streech.
    }
ud-tricks-are = Gewonne Streech: { $scores }.
ud-best-taken =
    { $you ->
        [who] Beschte Streech: Du hëls { $count } Streech op eemol; méi huet kee geholl.
       *[nobody] Beschte Streech: { $who } hëlt { $count } Streech op eemol; méi huet kee geholl.
    }
ud-best-beaten =
    { $count ->
        [one] { $you ->
            [who] Beschte Streech: Du schléis eng Kaart, déi gezielt huet; méi huet kee geschloen.
           *[nobody] Beschte Streech: { $who } schléit eng Kaart, déi gezielt huet; méi huet kee geschloen.
        }
       *[other] { $you ->
            [who] Beschte Streech: Du schléis { $count } Kaarten, déi gezielt hunn; méi huet kee geschloen.
           *[nobody] Beschte Streech: { $who } schléit { $count } Kaarten, déi gezielt hunn; méi huet kee geschloen.
        }
    }
ud-pot-lost =
    { $pot ->
        [one] { $pot } Streech bleift am Dëppen, dee gehéiert kengem.
       *[other] { $pot } Streech bleiwen am Dëppen, déi gehéiere kengem.
    }

## Auf und Ab: den Dësch

aa-joker = Joker
aa-stock = Stack: { $cards }
aa-stock-in-order = Stack, nächst Kaart fir d’éischt: { $cards }
aa-open = oppe Kaarten: { $cards }
aa-buried = verdeckt ofgeluecht: { $cards }
aa-buried-with-mine = verdeckt ofgeluecht: { $cards }, vun dir: { $mine }
aa-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
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
    { $you ->
        [who] { $count ->
            [one] Du lees { $count } Kaart verdeckt hin.
           *[other] Du lees { $count } Kaarte verdeckt hin.
        }
       *[nobody] { $count ->
            [one] { $who } leet { $count } Kaart verdeckt hin.
           *[other] { $who } leet { $count } Kaarte verdeckt hin.
        }
    }
aa-revealed = D’Stapele ginn opgedeckt.
aa-revealed-seat =
    { $you ->
        [who] Du: { $cards }, Zomm { $sum }.
       *[nobody] { $who }: { $cards }, Zomm { $sum }.
    }
aa-begins =
    { $you ->
        [who] Du hues déi klengste Zomm a fänks un.
       *[nobody] { $who } huet déi klengste Zomm a fänkt un.
    }
aa-begins-tie =
    { $you ->
        [who] Gläichstand: Du hues déi klengste Kaart a fänks un.
       *[nobody] Gläichstand: { $who } huet déi klengste Kaart a fänkt un.
    }
aa-drew =
    { $you ->
        [who] { $stock ->
            [0] Du lees { $card } oppen hin an zitts eng Kaart. De Stack ass elo eidel.
            [one] Du lees { $card } oppen hin an zitts eng Kaart. Am Stack läit nach { $stock } Kaart.
           *[other] Du lees { $card } oppen hin an zitts eng Kaart. Am Stack leien nach { $stock } Kaarten.
        }
       *[nobody] { $stock ->
            [0] { $who } leet { $card } oppen hin an zitt eng Kaart. De Stack ass elo eidel.
            [one] { $who } leet { $card } oppen hin an zitt eng Kaart. Am Stack läit nach { $stock } Kaart.
           *[other] { $who } leet { $card } oppen hin an zitt eng Kaart. Am Stack leien nach { $stock } Kaarten.
        }
    }
aa-swapped =
    { $you ->
        [who] Du lees { $cards } oppen hin an hëls { $taken }.
       *[nobody] { $who } leet { $cards } oppen hin an hëlt { $taken }.
    }
aa-kept =
    { $you ->
        [who] Du behäls d’Kaart.
       *[nobody] { $who } behält d’Kaart.
    }
aa-played-own-up =
    { $you ->
        [who] Du spills { $card } op { $onto }: Däi Stapel { $pile } geet erop.
       *[nobody] { $who } spillt { $card } op { $onto }: Den eegene Stapel { $pile } geet erop.
    }
aa-played-own-down =
    { $you ->
        [who] Du spills { $card } op { $onto }: Däi Stapel { $pile } geet erof.
       *[nobody] { $who } spillt { $card } op { $onto }: Den eegene Stapel { $pile } geet erof.
    }
aa-played-other-up =
    { $you ->
        [who] Du spills { $card } op { $onto }: De Stapel { $pile } bei { $owner } geet erop.
        [owner] { $who } spillt { $card } op { $onto }: Däi Stapel { $pile } geet erop.
       *[nobody] { $who } spillt { $card } op { $onto }: De Stapel { $pile } bei { $owner } geet erop.
    }
aa-played-other-down =
    { $you ->
        [who] Du spills { $card } op { $onto }: De Stapel { $pile } bei { $owner } geet erof.
        [owner] { $who } spillt { $card } op { $onto }: Däi Stapel { $pile } geet erof.
       *[nobody] { $who } spillt { $card } op { $onto }: De Stapel { $pile } bei { $owner } geet erof.
    }
aa-has-buried =
    { $you ->
        [who] Du lees eng Kaart verdeckt of.
       *[nobody] { $who } leet eng Kaart verdeckt of.
    }
aa-last-turns-begin =
    { $you ->
        [who] Du hues keng Kaarte méi. Leschten Zuch fir { $seats }.
       *[nobody] { $who } huet keng Kaarte méi. Leschten Zuch fir { $seats }.
    }
aa-best-own =
    { $you ->
        [who] Beschten Zuch: Du bréngs däin eegene Stapel vun { $from } op { $to }; keen Zuch war méi wäert.
       *[nobody] Beschten Zuch: { $who } bréngt den eegene Stapel vun { $from } op { $to }; keen Zuch war méi wäert.
    }
aa-best-other =
    { $you ->
        [who] Beschten Zuch: Du bréngs bei { $owner } e Stapel vun { $from } op { $to }; keen Zuch war méi wäert.
        [owner] Beschten Zuch: { $who } bréngt däi Stapel vun { $from } op { $to }; keen Zuch war méi wäert.
       *[nobody] Beschten Zuch: { $who } bréngt bei { $owner } e Stapel vun { $from } op { $to }; keen Zuch war méi wäert.
    }

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
    { $you ->
        [who] { $size ->
            [one] Du spills { $cards }: eng eenzel Kaart, Wäert { $value }.
           *[other] Du spills { $cards }: e Set mat { $size } Kaarten, Wäert { $value }.
        }
       *[nobody] { $size ->
            [one] { $who } spillt { $cards }: eng eenzel Kaart, Wäert { $value }.
           *[other] { $who } spillt { $cards }: e Set mat { $size } Kaarten, Wäert { $value }.
        }
    }
dn-played-area =
    { $you ->
        [who] { $size ->
            [one] Du spills { $cards } am Spillberäich { $area }: eng eenzel Kaart, Wäert { $value }.
           *[other] Du spills { $cards } am Spillberäich { $area }: e Set mat { $size } Kaarten, Wäert { $value }.
        }
       *[nobody] { $size ->
            [one] { $who } spillt { $cards } am Spillberäich { $area }: eng eenzel Kaart, Wäert { $value }.
           *[other] { $who } spillt { $cards } am Spillberäich { $area }: e Set mat { $size } Kaarten, Wäert { $value }.
        }
    }
dn-added =
    { $you ->
        [who] Du lees { $card } bei { $owner } derbäi.
        [owner] { $who } leet { $card } bei dir derbäi.
       *[nobody] { $who } leet { $card } bei { $owner } derbäi.
    }
dn-added-area =
    { $you ->
        [who] Du lees { $card } bei { $owner } am Spillberäich { $area } derbäi.
        [owner] { $who } leet { $card } bei dir am Spillberäich { $area } derbäi.
       *[nobody] { $who } leet { $card } bei { $owner } am Spillberäich { $area } derbäi.
    }
dn-took =
    { $you ->
        [who] Du hëls de Set bei { $owner } ({ $cards }) an dréins en: { $turned }.
        [owner] { $who } hëlt däi Set ({ $cards }) an dréint en: { $turned }.
       *[nobody] { $who } hëlt de Set bei { $owner } ({ $cards }) an dréint en: { $turned }.
    }
dn-took-area =
    { $you ->
        [who] Du hëls de Set bei { $owner } aus dem Spillberäich { $area } ({ $cards }) an dréins en: { $turned }.
        [owner] { $who } hëlt däi Set aus dem Spillberäich { $area } ({ $cards }) an dréint en: { $turned }.
       *[nobody] { $who } hëlt de Set bei { $owner } aus dem Spillberäich { $area } ({ $cards }) an dréint en: { $turned }.
    }
dn-rotated =
    { $you ->
        [who] Du dréins all deng Kaarten an der Hand.
       *[nobody] { $who } dréint all d’Kaarten an der Hand.
    }
dn-beaten =
    { $you ->
        [owner] Däi Set ({ $cards }) ass geschloen a kënnt gedréint zréck an deng Hand: { $turned }.
       *[nobody] De Set bei { $owner } ({ $cards }) ass geschloen a kënnt gedréint zréck an d’Hand: { $turned }.
    }
dn-has-gone-out =
    { $you ->
        [who] { $points ->
            [0] Du hues déi lescht Kaart geluecht.
            [one] Du hues déi lescht Kaart geluecht a kriss { $points } Punkt.
           *[other] Du hues déi lescht Kaart geluecht a kriss { $points } Punkten.
        }
       *[nobody] { $points ->
            [0] { $who } huet déi lescht Kaart geluecht.
            [one] { $who } huet déi lescht Kaart geluecht a kritt { $points } Punkt.
           *[other] { $who } huet déi lescht Kaart geluecht a kritt { $points } Punkten.
        }
    }
dn-set-discarded =
    { $you ->
        [owner] Däi Set gëtt ofgeluecht: { $cards }.
       *[nobody] De Set bei { $owner } gëtt ofgeluecht: { $cards }.
    }
dn-best =
    { $you ->
        [who] Beschte Set: Du spills { $count } Kaarte mam Wäert { $value }; kee Set war méi grouss.
       *[nobody] Beschte Set: { $who } spillt { $count } Kaarte mam Wäert { $value }; kee Set war méi grouss.
    }
dn-rounds-won-are = Gewonne Ronnen: { $scores }.
dn-round-void = Ronn { $round } hält hei op: { $turns } Zich laang gouf näischt ofgeluecht. Et gëtt nei ausgedeelt.

## Browser: iwwerall

web-skip = Direkt bei den Dësch
web-language = Sprooch
web-theme-dark = Däischter Faarwen
web-theme-light = Hell Faarwen
web-sound = Toun
web-home = Startsäit
web-back = Zréck
web-close = Zoumaachen
web-cancel = Ofbriechen
web-menu = Menü
web-learn = Léieren
web-show-rules = Reegelen
web-rules-title = Spillreegelen
web-rules-number = Reegel { $rule }
web-rules-close = Reegelen zoumaachen
web-rules-page = Als Säit opmaachen
web-offline = Mir kommen elo net un d’Spill. Probéier et geschwënn nach eng Kéier.
web-no-connection = Elo grad keng Verbindung
web-no-connection-rules = D’Reegele vun alle Spiller kanns du trotzdeem liesen.
web-no-connection-games = Fir ze spillen an ze léiere brauchs du d’Verbindung. Deng Spiller si gutt opgehuewen a waarden op dech.
web-forgets = Däi Browser léisst eis näischt verhalen. Spille kanns du trotzdeem.
web-try-again = Nach eng Kéier probéieren
web-connecting = Ee Moment …
web-dealing = D’Kaarte ginn ausgedeelt …
web-reconnecting = D’Verbindung ass fort. Neie Versuch …
web-connected-again = D’Verbindung ass nees do.
web-no-table = Mir fannen deen Dësch net, oder du bass do net invitéiert.
web-guest = Gaascht
web-somebody = Een
web-you = du
web-count-seconds = { $count } s
web-count-minutes = { $count } min
web-count-hours = { $count } h
web-count-days =
    { $count ->
        [one] { $count } Dag
       *[other] { $count } Deeg
    }
web-time-left = Zäit iwwreg: { $time }
web-seconds-left = Nach { $count } Sekonnen
web-refused-move = Dat geet hei net.
web-refused-move-rule = Dat geet elo net. Firwat? Dat steet an der Reegel { $rule }.
web-refused-not-your-turn = Ee Moment: Du bass nach net drun.
web-refused-stale = Ze spéit: D’Spill ass scho weidergaangen.
web-refused-nothing-sealed = Fir dat zréckzehuelen ass et elo ze spéit.
web-refused-not-playing = Am Moment leeft kee Spill.
web-refused-not-over = Dat geet, wann d’Spill eriwwer ass.
web-refused-started = D’Spill huet schonn ugefaangen.
web-refused-seat-open = Eng Plaz ass nach fräi: Waart op een oder setz e Bot dohin.
web-refused-taken = Déi Plaz ass net méi fräi.
web-refused-seated = Du sëtz schonn un dësem Dësch.
web-refused-not-seated = Dofir brauchs du eng Plaz un dësem Dësch.
web-refused-not-host = Dat kann nëmmen, wien den Dësch opgemaach huet.
web-refused-not-away = Déi Persoun ass nees do.
web-refused-just-left = Déi Persoun war grad nach do. Waart e bëssen.
web-refused-too-fast = Dat war e bësse séier. Waart ee Moment.
web-refused-bad-name = En Numm brauch op d’mannst ee Buschtaf an héchstens 24 Zeechen.
web-refused-bad-plan = Dës Astellunge passen net zesummen. Änner w.e.g. eng dovun.
web-refused-no-hints = Un dësem Dësch gëtt et keng Tipps.
web-refused-no-such-code = De Code stëmmt net oder gëllt net méi. Huel der en neien.
web-refused-no-invite = Dës Invitatioun geet net. Looss der en neie Link schécken.
web-refused-full = Grad spillen ze vill Leit. Probéier et méi spéit nach eng Kéier.
web-refused-failed = Eppes ass schifgaangen. Probéier et nach eng Kéier.
web-damaged-table = Dësen Dësch ass futti a geet net méi op. All deng aner Dëscher sinn an der Rei.
web-delete-table = Dësen Dësch läschen

## Browser: Startsäit

web-tagline = Dräi Kaartespiller, bei deenen et erop an erof geet
web-mine = Deng Spiller
web-finished = Fäerdeg Spiller
web-listed = Oppen Dëscher
web-your-turn = Du bass drun
web-your-moves = Wat s du maache kanns
web-status-lobby = waart op Spiller
web-status-playing = leeft
web-status-over = eriwwer
web-status-closed = zou
web-status-damaged = futti
web-open-seats =
    { $open ->
        [0] keng Plaz fräi
        [one] { $open } Plaz fräi
       *[other] { $open } Plaze fräi
    }
web-players-minutes = { $from } bis { $to } Spiller, { $minutes } Minutten
web-players-minutes-age = { $from } bis { $to } Spiller, { $minutes } Minutten, vun { $age } Joer un
web-about-up-and-down = Jidderee spillt gläichzäiteg. Virun all Streech muss de Chef vum Streech änneren, wat gewënnt.
web-about-auf-und-ab = Dréck d’Stapelen erop oder erof, ëmmer ee Symbol weider: deng erop, déi vun deenen aneren erof.
web-about-dnup = Gëff deng Kaarte lass. Wat bei dech zréckkënnt, steet um Kapp.
web-play-now = Spillen
web-choose = Auswielen
web-invite-watch = Zuschauer invitéieren
web-show-all = Se all weisen
web-bot-count =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
web-friend-count =
    { $count ->
        [one] { $count } Frënd
       *[other] { $count } Frënn
    }
web-join = Matspillen
web-join-what = Link oder Code
web-join-note = Setz de Link vun engem Dësch an. Oder tipp de Code of, deen däin aneren Apparat weist: Da kënnt deng Plaz heihinner.
web-join-do = Matspillen
web-join-wrong = Dat ass kee Link vun engem Dësch an och kee Code.

## Browser: en neien Dësch

web-your-name = Däin Numm
web-level-random = Zoufall
web-level-beginner = Ufänger
web-level-casual = Hobbyspiller
web-level-flat = Routinier
web-level-strong = Staark
web-level-expert = Expert
web-level-net = Instinkt
web-level-level1 = Ufänger (1/6)
web-level-level2 = Hobbyspiller (2/6)
web-level-level3 = Routinier (3/6)
web-level-level4 = Staark (4/6)
web-level-level5 = Expert (5/6)
web-level-master = Meeschter (6/6)
web-edition = Editioun
web-edition-classic = Klassesch
web-edition-ludolux = Ludolux
web-rounds = Ronnen
web-tiebreak = Bei Gläichstand
web-tiebreak-extra-round = Nach eng Ronn
web-tiebreak-shared = D’Victoire gëtt gedeelt
web-goal = Wie gewënnt
web-goal-high = Déi meeschte Punkten
web-goal-low = Déi mannste Punkten
web-time = Zäit fir all Decisioun

## Browser: virum Spill

web-open-seat = Fräi Plaz
web-bot-name = { $name } ({ $level })
web-bot-level = Bot: { $level }
web-seat-for = Wien op d’Plaz { $seat } kënnt
web-for-a-friend = fir Frënn
web-sit = Plaz huelen
web-send-link = Schéck dëse Link un deng Frënn:
web-copy-link = Link kopéieren
web-copied = Kopéiert
web-qr = De Link als QR-Code
web-share = Deelen
web-link-local = Dëse Link geet nëmmen op dësem Computer. Start mat „updown --lan“, da kënnen och d’Handyen doheem matspillen.
web-fill-start = Mat Bots opfëllen a starten
web-start = Starten
web-host-starts = Jiddereen ass do. Wien den Dësch opgemaach huet, start d’Spill.

## Browser: um Dësch

web-log-talk = Verlaf a Chat
web-unread = nei Messagen
web-round = Ronn { $round }
web-round-of =
    { $rounds ->
        [4] Ronn { $round } vu { $rounds }
        [5] Ronn { $round } vu { $rounds }
        [6] Ronn { $round } vu { $rounds }
        [7] Ronn { $round } vu { $rounds }
        [14] Ronn { $round } vu { $rounds }
        [15] Ronn { $round } vu { $rounds }
        [16] Ronn { $round } vu { $rounds }
        [17] Ronn { $round } vu { $rounds }
       *[other] Ronn { $round } vun { $rounds }
    }
web-extra-round = Zousazronn
web-scores = Punktestand
web-unit-points =
    { $count ->
        [one] Punkt
       *[other] Punkten
    }
web-unit-tricks =
    { $count ->
        [one] Streech
       *[other] Streech
    }
web-unit-rounds-won =
    { $count ->
        [one] gewonne Ronn
       *[other] gewonne Ronnen
    }
web-watching = Du kucks no.
web-seat-moved = Deng Plaz ass elo op engem aneren Apparat.
web-rename = Mäin Numm a Gesiicht
web-rename-do = Dësen Numm huelen
web-move-seat = Op engem aneren Apparat weiderspillen
web-move-seat-how = Maach dës Säit um aneren Apparat op an tipp do dëse Code an, oder scann d’Bild. De Code gëllt eemol an zéng Minutte laang.
web-qr-code = De Code als QR-Code
web-leave = Dësch verloossen
web-leave-playing = E Bot iwwerhëlt deng Plaz fir ëmmer. An dëst Spill kanns du net méi zréck.
web-leave-idle = Deng Plaz gëtt fir anerer fräi.
web-close-table = Dësch fir jiddereen zoumaachen
web-close-sure = D’Spill ass domat fir jiddereen eriwwer.
web-end-game = Dëst Spill stoppen
web-end-game-sure = Du kanns et da méi spéit net weiderspillen.
web-away = fort
web-hold = E Bot spille loossen
web-bot-holds = e Bot spillt
web-held = E Bot spillt fir dech.
web-come-back = Selwer weiderspillen
web-turn-of = { $name } ass drun.
web-choose-again = Nei wielen
web-talk = Eppes soen
web-send = Schécken
web-say-hello = Moien
web-say-well-played = Gutt gespillt
web-say-thanks = Merci
web-say-oops = Oups
web-say-thinking = Looss mech iwwerleeën
web-say-hurry = Du bass drun
web-say-good-game = Flott Spill
web-say-bye = Äddi
web-won =
    { $count ->
        [one] { $names } gewënnt.
       *[other] { $names } gewannen zesummen.
    }
web-you-won = Du gewënns.
web-result = Resultat
web-look-table = Den Dësch ukucken
web-rematch = Nach eng Kéier
web-rematch-waits = Mir waarden op déi aner
web-check-deal = Ausdeele préiwen
web-deal-fair = D’Kaarte goufe fair ausgedeelt: D’Gléck vu jidderengem war vun Ufank un dran, däint och.
web-deal-left-out = D’Spill hält sech un d’Reegelen an un alles, wat virdru versprach war. Mee däin eegent Gléck war net bei all Ausdeelen dran: Mir kënnen net beweisen, datt et fair war.
web-deal-unproven = D’Spill hält sech un d’Reegelen a passt zesummen. Mee dëse Browser war beim Ausdeelen net dobäi a kann net soen, ob et fair war.
web-deal-forged = Opgepasst: Dat sinn net déi Kaarten, déi virum Ausdeele versprach waren.
web-deal-wrong = Dëst Spill goung net no de Reegelen.
web-save-record = Spill späicheren
web-save-receipt = Quittung späicheren
web-share-record = Spill deelen

## Browser: de Verlaf

line-sat = { $who } setzt sech un den Dësch.
line-left = { $who } verléisst den Dësch.
line-left-out =
    { $you ->
        [who] Du hues net fristgerecht geäntwert. D’Kaarte goufen ouni däin Undeel ausgedeelt.
       *[nobody] { $who } huet net fristgerecht geäntwert. D’Kaarte goufen ouni deen Undeel ausgedeelt.
    }
line-renamed = { $before } heescht elo { $who }.
line-bot-sat = E Bot setzt sech derbäi: { $who }.
line-freed = D’Plaz { $seat } ass nees fräi.
line-started =
    { $match ->
        [1] D’Spill fänkt un.
       *[other] D’Spill { $match } fänkt un.
    }
line-took-back =
    { $you ->
        [who] Du iwwerlees et dir anescht.
       *[nobody] { $who } iwwerleet et sech anescht.
    }
line-late =
    { $you ->
        [who] D’Zäit ass eriwwer: E Bot decidéiert fir dech.
       *[nobody] D’Zäit ass eriwwer: E Bot decidéiert fir { $who }.
    }
line-held =
    { $you ->
        [who] E Bot spillt elo fir dech.
       *[nobody] E Bot spillt elo fir { $who }.
    }
line-returned =
    { $you ->
        [who] Du bass nees do.
       *[nobody] { $who } ass nees do.
    }
line-rematch =
    { $you ->
        [who] Du wëlls nach eng Kéier spillen.
       *[nobody] { $who } wëll nach eng Kéier spillen.
    }
line-closed = Den Dësch ass zou.
line-said = { $who }: „{ $text }“

## Browser: dnup

web-dn-card = { $active }, gedréint { $inactive }
web-dn-set =
    { $size ->
        [1] eng { $value }
        [2] e Puer { $value }er
        [3] dräi { $value }er
        [4] véier { $value }er
        [5] fënnef { $value }er
        [6] sechs { $value }er
        [7] { $value ->
            [4] siwe { $value }er
            [5] siwe { $value }er
            [6] siwe { $value }er
            [7] siwe { $value }er
           *[other] siwen { $value }er
        }
        [8] aacht { $value }er
        [9] néng { $value }er
       *[other] { $size } { $value }er
    }
web-dn-values = Wäerter an denger Hand
web-dn-value =
    { $chosen ->
        [0] Wäert { $value }: { $count } an denger Hand
       *[other] Wäert { $value }: { $chosen } gewielt, { $count } an denger Hand
    }
web-dn-sort =
    { $order ->
        [falling] Zortéiert: déi gréisst fir d’éischt. Änneren
        [other] Zortéiert: nom ënneschte Wäert. Änneren
       *[rising] Zortéiert: déi klengst fir d’éischt. Änneren
    }
web-dn-look = Dréinen
web-dn-hint = Tipp
web-dn-do-turn = Meng Hand dréinen
web-dn-do-play = Spillen: { $set }
web-dn-do-play-nothing = Spillen
web-dn-do-take = Huelen: { $set }
web-dn-do-add = Bei { $name } derbäileeën: { $set }
web-dn-free = fräi
web-dn-size-free =
    { $size ->
        [1] Eng eenzel Kaart: fräi
        [2] E Puer: fräi
       *[other] { $size } gläicher: fräi
    }
web-dn-size-taken = Bei { $name }: { $set }
web-dn-quiet = Zënter { $turns } Zich gouf näischt ofgeluecht. Bei 100 hält d’Ronn op.
web-dn-place =
    { $area ->
        [none] De Set bei { $name }: { $set }
       *[other] De Set bei { $name } am Spillberäich { $area }: { $set }
    }
web-dn-place-empty =
    { $area ->
        [none] Kee Set bei { $name }
       *[other] Kee Set bei { $name } am Spillberäich { $area }
    }
web-dn-my-place =
    { $area ->
        [none] Däi Set: { $set }
       *[other] Däi Set am Spillberäich { $area }: { $set }
    }
web-dn-my-place-empty =
    { $area ->
        [none] Deng Plaz: eidel
       *[other] Däi Spillberäich { $area }: eidel
    }
web-dn-my-place-play =
    { $area ->
        [none] Deng Plaz: hei { $set } spillen
       *[other] Däi Spillberäich { $area }: hei { $set } spillen
    }
web-dn-rank =
    { $order ->
        [1] als 1. fäerdeg
       *[other] als 2. fäerdeg
    }
web-dn-points =
    { $goal ->
        [4] { $score } vu { $goal } Punkten
       *[other] { $score } vun { $goal } Punkten
    }
web-dn-rounds-won =
    { $goal ->
        [4] { $score } vu { $goal } Ronne gewonnen
       *[other] { $score } vun { $goal } Ronne gewonnen
    }
web-dn-began = { $name } hat de Stär an huet ugefaangen
web-dn-step-start =
    { $area ->
        [none] Du bass drun: Wiel Kaarten, huel e Set oder dréin deng Hand.
       *[other] Du bass drun am Spillberäich { $area }: Wiel Kaarten, huel e Set oder dréin deng Hand.
    }
web-dn-step-start-empty =
    { $area ->
        [none] Du bass drun: Wiel Kaarte fir ze spillen, oder dréin deng Hand.
       *[other] Du bass drun am Spillberäich { $area }: Wiel Kaarte fir ze spillen, oder dréin deng Hand.
    }
web-dn-step-play = Spill { $set }: Tipp op deng Plaz.
web-dn-step-play-or-add = Spill { $set }, oder tipp op de Set bei { $name }, fir do derbäizeleeën.
web-dn-step-add = Lee { $set } derbäi: Tipp op de Set bei { $name }.
web-dn-step-cannot = Du kanns { $set } elo net spillen. Tipp op „Spillen“, da gesäis du, firwat.
web-dn-step-take = Hëls du { $set }? Gedréint kriss du: { $values }.
web-dn-step-turning = Esou gesäit deng Hand gedréint aus. Dréin deng Hand, oder géi zréck.
web-dn-step-turning-wait = Esou géif deng Hand gedréint ausgesinn.
web-dn-step-out = Du bass fäerdeg. { $name } ass drun.
web-dn-played =
    { $you ->
        [yes] Du spills { $set }.
       *[no] { $name } spillt { $set }.
    }
web-dn-added =
    { $whose ->
        [you] Du lees bei { $owner } eng { $value } derbäi.
        [yours] { $name } leet bei dir eng { $value } derbäi.
       *[theirs] { $name } leet bei { $owner } eng { $value } derbäi.
    }
web-dn-took =
    { $whose ->
        [you] Du hëls { $set } bei { $owner } a kriss { $values }.
        [yours] { $name } hëlt { $set } bei dir a kritt { $values }.
       *[theirs] { $name } hëlt { $set } bei { $owner } a kritt { $values }.
    }
web-dn-rotated =
    { $you ->
        [yes] Du dréins deng Hand.
       *[no] { $name } dréint all d’Kaarten an der Hand.
    }
web-dn-beaten =
    { $you ->
        [yes] Dat schléit däi Set, { $set }: E kënnt gedréint zréck, als { $values }.
       *[no] Dat schléit de Set bei { $name }, { $set }: E geet gedréint zréck, als { $values }.
    }
web-dn-out =
    { $you ->
        [yes] { $points ->
            [0] Du hues keng Kaarte méi.
            [one] Du hues keng Kaarte méi a kriss { $points } Punkt.
           *[other] Du hues keng Kaarte méi a kriss { $points } Punkten.
        }
       *[no] { $points ->
            [0] { $name } huet keng Kaarte méi.
            [one] { $name } huet keng Kaarte méi a kritt { $points } Punkt.
           *[other] { $name } huet keng Kaarte méi a kritt { $points } Punkten.
        }
    }
web-dn-next-round =
    { $you ->
        [yes] Déi nächst Ronn ass ausgedeelt. Du hues de Stär a fänks un.
       *[no] Déi nächst Ronn ass ausgedeelt. { $name } huet de Stär a fänkt un.
    }
web-dn-go-on = Weider
web-dn-why-not-higher =
    { $size ->
        [1] Eng eenzel Kaart muss déi { $value } um Dësch schloen.
        [2] E Puer muss déi { $value }er um Dësch schloen.
       *[other] { $size } gläicher mussen déi { $value }er um Dësch schloen.
    }
web-dn-why-not-higher-than-own =
    { $size ->
        [1] An dengem anere Spillberäich läit schonn eng { $value }: Eng nei eenzel Kaart muss méi héich sinn.
        [2] An dengem anere Spillberäich läit schonn e Puer { $value }er: En neit Puer muss méi héich sinn.
       *[other] An dengem anere Spillberäich läit schonn e Set mat { $size } Kaarten, Wäert { $value }: En neie Set mat { $size } Kaarte muss méi héich sinn.
    }
web-dn-why-add-not-higher =
    { $size ->
        [2] Dat géif e Puer ginn, an dat schléit déi { $value }er um Dësch net.
       *[other] Da wieren et { $size } Kaarten, an déi schloen déi { $value }er um Dësch net.
    }
web-dn-why-other-value = Bei dëse Set passt nëmmen eng { $value }. Tipp nach eng Kéier drop, fir en ze huelen.
web-dn-why-no-cards = Wiel eng Kaart, oder méi mam selwechte Wäert, da spill.
web-dn-why-add-to-own = Derbäileeë kanns du nëmme bei deenen aneren.
web-dn-why-take-own = Huele kanns du nëmmen d’Sets vun deenen aneren.
web-dn-why-is-out = Du bass fäerdeg: An der nächster Ronn spills du nees mat.
web-dn-why-not-on-turn = Ee Moment nach: { $name } ass drun.

## Browser: Up & Down

web-ud-hand = Deng Kaarten
web-ud-boss = Chef vum Streech
web-ud-tricks = { $count } Streech
web-ud-total = { $count } am Ganzen
web-ud-trump = Tromp
web-ud-trump-court =
    { $value ->
        [11] Tromp: Bauer
       *[other] Tromp: Damm
    }
web-ud-card-counts = { $card }, kéint gewannen
web-ud-card-trump = { $card }, Tromp, kéint gewannen
web-ud-card-does-not-count = { $card }, kann elo net gewannen
web-ud-flip = Ëmdréinen
web-ud-roll = Wierfelen
web-ud-do-flip-up = Op UP ëmdréinen: Déi gréisste Kaart gewënnt
web-ud-do-flip-down = Op DOWN ëmdréinen: Déi klengste Kaart gewënnt
web-ud-flip-from-up = { ud-up }. Op DOWN ëmdréinen
web-ud-flip-from-down = { ud-down }. Op UP ëmdréinen
web-ud-do-rotate = Kaart dréinen: { $results }
web-ud-you-get = du kriss { $suit }
web-ud-gets = { $name } kritt { $suit }
web-ud-turn-to = Kaart dréinen: Deng Faarf gëtt { $suit }
web-ud-do-roll = D’Wierfele spillen
web-ud-do-roll-from = D’Wierfele spillen: eng aner Tromp wéi { $trump }
web-ud-play = { $card } spillen
web-ud-take-back = { $card } zréckhuelen
web-ud-hint = Tipp
web-ud-skip = Weider
web-ud-next-round = Nächst Ronn
web-ud-you-change = Du bass Chef vum Streech: ëmdréinen, dréinen oder d’Wierfele spillen.
web-ud-changes = { $name } ass Chef vum Streech an ännert d’Reegelen.
web-ud-you-choose = Wiel eng Kaart.
web-ud-waiting = Nach net gewielt: { $names }
web-ud-has-chosen = { $name } huet eng Kaart gewielt.
web-ud-is-thinking = { $name } wielt nach.
web-ud-shows = { $name }: { $card }
web-ud-verdict-cancelled = neutraliséiert
web-ud-verdict-does-not-count = zielt net
web-ud-verdict-beaten = zielt, gëtt awer geschloen
web-ud-verdict-wins = gewënnt
web-ud-flipped-up =
    { $you ->
        [yes] Du dréins d’Kaart op UP ëm: Elo gewënnt déi gréisste Kaart.
       *[no] { $name } dréint d’Kaart op UP ëm: Elo gewënnt déi gréisste Kaart.
    }
web-ud-flipped-down =
    { $you ->
        [yes] Du dréins d’Kaart op DOWN ëm: Elo gewënnt déi klengste Kaart.
       *[no] { $name } dréint d’Kaart op DOWN ëm: Elo gewënnt déi klengste Kaart.
    }
web-ud-rotated =
    { $you ->
        [yes] Du dréins d’Kaart.
       *[no] { $name } dréint d’Kaart.
    }
web-ud-your-suit = Deng Faarf elo: { $suit }.
web-ud-rolled =
    { $you ->
        [yes] Du spills d’Wierfelen: { $first } + { $second }, Tromp ass elo { $trump }.
       *[no] { $name } spillt d’Wierfelen: { $first } + { $second }, Tromp ass elo { $trump }.
    }
web-ud-takes-high =
    { $you ->
        [yes] Du kriss de Streech mat der gréisster Kaart, déi zielt: { $card }.
       *[no] { $name } kritt de Streech mat der gréisster Kaart, déi zielt: { $card }.
    }
web-ud-takes-low =
    { $you ->
        [yes] Du kriss de Streech mat der klengster Kaart, déi zielt: { $card }.
       *[no] { $name } kritt de Streech mat der klengster Kaart, déi zielt: { $card }.
    }
web-ud-takes-trump =
    { $you ->
        [yes] Du kriss de Streech mat enger Tromp: { $card }.
       *[no] { $name } kritt de Streech mat enger Tromp: { $card }.
    }
web-ud-takes-only =
    { $you ->
        [yes] Du kriss de Streech mat der eenzeger Kaart, déi zielt: { $card }.
       *[no] { $name } kritt de Streech mat der eenzeger Kaart, déi zielt: { $card }.
    }
web-ud-with-pot = Dobäi nach { $more } Streech aus dem Dëppen.
web-ud-pot-cancelled = All d’Kaarten neutraliséiere sech. De Streech kënnt an d’Dëppen.
web-ud-pot-none-counts = Keng Kaart zielt: weder eege Faarf nach Tromp. De Streech kënnt an d’Dëppen.
web-ud-pot-mixed = Gläich Wäerter neutraliséiere sech, de Rescht zielt net. De Streech kënnt an d’Dëppen.
web-ud-last-trick = Leschte Streech
web-ud-last-won = { $name } huet e kritt.
web-ud-last-pot = E koum an d’Dëppen.
web-ud-seen = Scho gespillt
web-ud-seen-played = gespillt
web-ud-seen-mine = an denger Hand
web-ud-seen-hidden = nach net gesinn
web-ud-trick-number = Streech { $number }
web-ud-why-not-the-chef = Ee Moment: Fir d’éischt ännert { $name } d’Reegele vum Streech (UD-10).
web-ud-why-not-to-choose = Du hues scho gewielt. Elo feelt nach: { $names } (UD-11).
web-ud-why-bad-change = Als Chef vum Streech muss du fir d’éischt d’Reegelen änneren (UD-10).
web-ud-why-bad-choice = D’Reegele vum Streech si scho geännert: Wiel elo eng Kaart (UD-11).
web-ud-why-not-held = Déi Kaart hues du net an der Hand. Wiel eng vun dengen (UD-11).
web-ud-why-round-over = Dës Ronn ass eriwwer: Waart op déi nächst (UD-16).
web-ud-why-game-over = D’Spill ass eriwwer (UD-16).

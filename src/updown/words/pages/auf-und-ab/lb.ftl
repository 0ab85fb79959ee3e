### The table of Auf und Ab.

# A Sätz heescht eng Kaart no hirem Wäert ($card, $onto, $top, $taken): „21“, oder web-aa-the-joker.
web-aa-sun = Sonn
web-aa-moon = Mound
web-aa-cloud = Wollek
web-aa-drop = Drëps
web-aa-star = Stär
web-aa-joker = Joker, 0
web-aa-the-joker = de Joker
web-aa-card = { $symbols }, { $value }
web-aa-you = dech
web-aa-middle = Mëtt vum Dësch
# Ënnert de Stéck: kuerz.
web-aa-stock = Stack
web-aa-stock-draw = Stack: { $cards }. Zéien
web-aa-open = Oppe Kaarten
web-aa-about-open = Hei leien déi oppe Kaarten. Du kanns zwou Kaarten aus denger Hand géint eng dovun tauschen.
web-aa-buried = Ofgeluecht
web-aa-your-buried = Du hues verdeckt ofgeluecht:
web-aa-your-hand = Deng Hand
web-aa-your-pile = Däi Stapel { $pile }
web-aa-pile-of = Stapel { $pile } bei { $name }
web-aa-pile-words =
    { $count ->
        [0] { $pile }: { $card }.
        [one] { $pile }: { $card }, drënner { $count } Kaart.
       *[other] { $pile }: { $card }, drënner { $count } Kaarten.
    }
web-aa-would-up =
    { $points ->
        [one] Hei spillen: De Stapel gëtt { $card }. { $points } Punkt méi fir { $name }.
       *[other] Hei spillen: De Stapel gëtt { $card }. { $points } Punkte méi fir { $name }.
    }
web-aa-would-down =
    { $points ->
        [one] Hei spillen: De Stapel gëtt { $card }. { $points } Punkt manner fir { $name }.
       *[other] Hei spillen: De Stapel gëtt { $card }. { $points } Punkte manner fir { $name }.
    }
web-aa-would-up-yours =
    { $points ->
        [one] Hei spillen: De Stapel gëtt { $card }. { $points } Punkt méi fir dech.
       *[other] Hei spillen: De Stapel gëtt { $card }. { $points } Punkte méi fir dech.
    }
web-aa-would-down-yours =
    { $points ->
        [one] Hei spillen: De Stapel gëtt { $card }. { $points } Punkt manner fir dech.
       *[other] Hei spillen: De Stapel gëtt { $card }. { $points } Punkte manner fir dech.
    }
web-aa-new = nei
web-aa-fits =
    { $count ->
        [one] passt op { $count } Stapel
       *[other] passt op { $count } Stapelen
    }
web-aa-slot = Plaz fir däi Stapel { $pile }: eidel
web-aa-put-back = { $card }: zréck an d’Hand huelen
web-aa-laid-down = { $card }: verdeckt higeluecht
web-aa-leads = féiert
web-aa-wins = gewënnt
web-aa-last-turn = leschten Zuch
web-aa-ready = prett
web-aa-holds = huet
web-aa-had = hat nach
web-aa-low-wins = Déi mannste Punkte gewannen
web-aa-close = Zoumaachen
web-aa-letters = Buschtawen op de Kaarten
# Knäppercher
web-aa-lay = Verdeckt hileeën
web-aa-draw = Zéien
web-aa-bury = Verdeckt ofleeën
web-aa-swap = Tauschen
web-aa-cancel = Ofbriechen
web-aa-keep = Behalen
web-aa-hint = Tipp
# Wat grad geschitt ass
web-aa-you-lay = Deng Kaarte leie verdeckt do.
web-aa-lays = { $name } leet Kaarte verdeckt hin.
web-aa-you-take-back = Du iwwerlees et dir anescht.
web-aa-takes-back = { $name } iwwerleet et sech anescht.
web-aa-you-begin = Deng Zomm ass déi klengst: Du fänks un.
web-aa-you-begin-tie = Gläichstand bei der klengster Zomm, an du hues déi klengste Kaart: Du fänks un.
web-aa-begins = { $name } huet déi klengste Zomm a fänkt un.
web-aa-begins-tie = Gläichstand bei der klengster Zomm: { $name } huet déi klengste Kaart a fänkt un.
web-aa-you-play = Du spills { $card } bei { $owner } op { $onto }: { $change }.
web-aa-you-play-own = Du spills { $card } bei dir op { $onto }: { $change }.
web-aa-plays = { $name } spillt { $card } bei { $owner } op { $onto }: { $change }.
web-aa-plays-yours = { $name } spillt { $card } bei dir op { $onto }: { $change }.
web-aa-plays-own = { $name } spillt { $card } bei sech op { $onto }: { $change }.
web-aa-you-draw = Du lees { $card } oppen hin an zitts eng Kaart.
web-aa-draws = { $name } leet { $card } oppen hin an zitt eng Kaart.
web-aa-you-swap = Du tauschs { $cards } géint { $taken }.
web-aa-swaps = { $name } tauscht { $cards } géint { $taken }.
web-aa-you-keep = Du behäls d’Kaart.
web-aa-keeps = { $name } behält d’Kaart.
web-aa-you-bury = Du lees eng Kaart verdeckt of.
web-aa-buries = { $name } leet eng Kaart verdeckt of.
web-aa-you-out = Du hues keng Kaarte méi.
web-aa-out = { $name } huet keng Kaarte méi.
web-aa-last-for = Nach e leschten Zuch fir { $names }
# Wat elo geet
web-aa-now-lay =
    { $count ->
        [one] Wiel { $count } Kaart fir däi Stapel. Déi klengste Zomm fänkt un.
       *[other] Wiel { $count } Kaarte fir deng Stapelen. Déi klengste Zomm fänkt un.
    }
web-aa-now-lay-more =
    { $count ->
        [one] Zomm: { $points }. Wiel nach { $count } Kaart.
       *[other] Zomm: { $points }. Wiel nach { $count } Kaarten.
    }
web-aa-now-lay-ready = Zomm: { $points }. Lee se verdeckt hin, oder tipp op eng, fir se zréckzehuelen.
web-aa-now-sealed = Mir waarden op { $names }. Du kanns nach nei wielen.
web-aa-wait-lay = Nach net gewielt: { $names }.
web-aa-now-pick = Du bass drun: Wiel eng Kaart.
web-aa-now-pick-last = Däi leschten Zuch: Wiel eng Kaart.
web-aa-now-fits =
    { $count ->
        [one] Du kanns { $card } op { $count } Stapel spillen: Tipp drop.
       *[other] Du kanns { $card } op { $count } Stapele spillen: Tipp op een.
    }
web-aa-now-fits-nowhere = Du kanns { $card } elo op kee Stapel spillen.
web-aa-then-draw = Lee se oppen hin an zéi eng nei, oder wiel eng aner.
web-aa-then-bury = Lee se verdeckt of, oder wiel eng aner.
web-aa-now-new = Du hues elo { $card }: Spill d’Kaart, wou e Feil ass, oder behal se.
web-aa-now-new-nowhere = Du hues elo { $card }. D’Kaart passt op kee Stapel: Behal se.
web-aa-now-draw-ready = Leess du { $card } oppen of an zitts eng nei Kaart?
web-aa-now-bury-ready = Leess du { $card } verdeckt of, aus dem Spill?
web-aa-now-swap = Wiel zwou vun denge Kaarten an déi oppe Kaart, déi s du wëlls.
web-aa-now-swap-own =
    { $count ->
        [one] Du wëlls { $taken }: Wiel nach eng vun denge Kaarten dofir.
       *[other] Du wëlls { $taken }: Wiel { $count } vun denge Kaarten dofir.
    }
web-aa-now-swap-open = Du gëss { $cards }: Wiel déi oppe Kaart, déi s du wëlls.
web-aa-now-swap-ready = Tauschs du { $cards } géint { $taken }?
# Firwat eppes net geet
web-aa-enough =
    { $count ->
        [one] Fir däi Stapel brauchs du nëmmen { $count } Kaart (AA-4). Tipp drop, fir se zréckzehuelen.
       *[other] Fir deng Stapele brauchs du nëmmen { $count } Kaarten (AA-4). Tipp op eng, fir se zréckzehuelen.
    }
web-aa-only-new = Spill oder behal fir d’éischt déi nei Kaart ({ $rule }).
web-aa-no-fit = Du kanns { $card } net op { $top } spillen: Et muss genee ee Symbol méi oder eent manner sinn (AA-7).
web-aa-no-open = Du kanns nach net tauschen: Et läit keng oppe Kaart do (AA-11).
web-aa-swap-needs-two = Fir ze tausche brauchs du zwou Kaarten (AA-11).
web-aa-stock-empty = De Stack ass eidel: Spill, tausch oder lee eng Kaart verdeckt of (AA-10).
web-aa-not-bury = Verdeckt ofleeë kanns du eréischt, wann de Stack eidel ass (AA-10).
web-aa-pick-to-draw = Wiel fir d’éischt d’Kaart, déi s du oppen hilees, dann zéi (AA-8).
web-aa-pick-to-bury = Wiel fir d’éischt d’Kaart, déi s du verdeckt oflees (AA-10).
# Tipps
web-aa-hint-lay = E staarke Spiller géif { $cards } hileeën.
web-aa-hint-play = E staarke Spiller géif { $card } bei { $name } op { $onto } spillen.
web-aa-hint-play-yours = E staarke Spiller géif { $card } bei dir op { $onto } spillen.
web-aa-hint-draw = E staarke Spiller géif { $card } oppen hileeën an zéien.
web-aa-hint-swap = E staarke Spiller géif { $cards } géint { $taken } tauschen.
web-aa-hint-bury = E staarke Spiller géif { $card } verdeckt ofleeën.
web-aa-hint-keep = E staarke Spiller géif d’Kaart behalen.

## D’Zil, a wat all Zuch mécht

web-aa-aim-high = Hief um Schluss déi meeschte Punkten uewen op denge Stapelen.
web-aa-aim-low = Hief um Schluss déi mannste Punkten uewen op denge Stapelen.
web-aa-can-lay = Kaarte verdeckt hileeën
web-aa-can-lay-how = Mat all Kaart fänkt e Stapel vun dir un. Déi klengste Zomm fänkt un.
web-aa-can-play = Eng Kaart op e Stapel spillen
web-aa-can-play-how = Bei dir oder bei deenen aneren: genee ee Symbol méi oder eent manner.
web-aa-can-draw = Zéien
web-aa-can-draw-how = Lee eng Kaart oppen hin an zéi eng nei vum Stack. Du dierfs se direkt spillen.
web-aa-can-swap = Tauschen
web-aa-can-swap-how = Lee zwou Kaarten oppen hin an huel dofir eng oppe Kaart. Du dierfs se direkt spillen.
web-aa-can-keep = D’Kaart behalen
web-aa-can-keep-how = Déi nei Kaart bleift an denger Hand, an däin Zuch ass eriwwer.
web-aa-can-bury = Eng Kaart verdeckt ofleeën
web-aa-can-bury-how = Si ass dann aus dem Spill.

# What a newcomer reads at their turn, in 12 words at most
web-aa-guide-only =
    { $count ->
        [one] Just { $cards } passt op e Stapel.
       *[other] Just { $cards } passen op e Stapel.
    }
web-aa-guide-many = { $count } vun { $held } Kaarte passen op e Stapel.
web-aa-guide-all = Jiddereng vun denge Kaarte passt op e Stapel.
web-aa-guide-none-draw = Keng vun denge Kaarte passt op e Stapel: Zéi léiwer eng.
web-aa-guide-none-bury = Keng vun denge Kaarte passt. Du kanns eng verdeckt ofleeën.
web-aa-guide-joker = de Joker

### The table of Auf und Ab.

# I sætninger kaldes et kort ved sin værdi ($card, $onto, $top, $taken): »21«, eller web-aa-the-joker.
web-aa-sun = sol
web-aa-moon = måne
web-aa-cloud = sky
web-aa-drop = dråbe
web-aa-star = stjerne
web-aa-joker = joker, 0
web-aa-the-joker = jokeren
web-aa-card = { $symbols }, { $value }
web-aa-you = dig
web-aa-middle = Midten af bordet
# Under bunkerne: kort.
web-aa-stock = Trækbunke
web-aa-stock-draw = Trækbunke: { $cards }. Træk
web-aa-open = Åbne kort
web-aa-about-open = Her ligger de åbne kort. Du kan bytte to kort fra hånden for et af dem.
web-aa-buried = Lagt væk
web-aa-your-buried = Du har lagt skjult væk:
web-aa-your-hand = Din hånd
web-aa-your-pile = Din bunke { $pile }
web-aa-pile-of = Bunke { $pile } hos { $name }
web-aa-pile-words =
    { $count ->
        [0] { $pile }: { $card }.
       *[other] { $pile }: { $card }, { $count } kort nedenunder.
    }
web-aa-would-up = Spil her: bunken bliver { $card }. Det giver { $points } point mere til { $name }.
web-aa-would-down = Spil her: bunken bliver { $card }. Det giver { $points } point mindre til { $name }.
web-aa-would-up-yours = Spil her: bunken bliver { $card }. Det giver { $points } point mere til dig.
web-aa-would-down-yours = Spil her: bunken bliver { $card }. Det giver { $points } point mindre til dig.
web-aa-new = nyt
web-aa-fits =
    { $count ->
        [one] passer på { $count } bunke
       *[other] passer på { $count } bunker
    }
web-aa-slot = Plads til din bunke { $pile }: tom
web-aa-put-back = { $card }: tag tilbage på hånden
web-aa-laid-down = { $card }: lagt skjult
web-aa-leads = fører
web-aa-wins = vinder
web-aa-last-turn = sidste tur
web-aa-ready = klar
web-aa-holds = har
web-aa-had = havde tilbage
web-aa-low-wins = Færrest point vinder
web-aa-close = Luk
web-aa-letters = Bogstaver på kortene
# Knapper
web-aa-lay = Læg dem skjult
web-aa-draw = Træk
web-aa-bury = Læg skjult væk
web-aa-swap = Byt
web-aa-cancel = Annullér
web-aa-keep = Behold det
web-aa-hint = Tip
# Hvad der lige skete
web-aa-you-lay = Dine kort ligger skjult.
web-aa-lays = { $name } lægger kort skjult ned.
web-aa-you-take-back = Du vælger om.
web-aa-takes-back = { $name } vælger om.
web-aa-you-begin = Din sum er den laveste: du begynder.
web-aa-you-begin-tie = De laveste summer er ens, og du har det laveste enkeltkort: du begynder.
web-aa-begins = { $name } har den laveste sum og begynder.
web-aa-begins-tie = De laveste summer er ens: { $name } har det laveste enkeltkort og begynder.
web-aa-you-play = Du spiller { $card } på { $onto } hos { $owner }: { $change }.
web-aa-you-play-own = Du spiller { $card } på { $onto } hos dig selv: { $change }.
web-aa-plays = { $name } spiller { $card } på { $onto } hos { $owner }: { $change }.
web-aa-plays-yours = { $name } spiller { $card } på { $onto } hos dig: { $change }.
web-aa-plays-own = { $name } spiller { $card } på { $onto } hos sig selv: { $change }.
web-aa-you-draw = Du lægger { $card } åbent og trækker et kort.
web-aa-draws = { $name } lægger { $card } åbent og trækker et kort.
web-aa-you-swap = Du bytter { $cards } for { $taken }.
web-aa-swaps = { $name } bytter { $cards } for { $taken }.
web-aa-you-keep = Du beholder kortet.
web-aa-keeps = { $name } beholder kortet.
web-aa-you-bury = Du lægger et kort skjult væk.
web-aa-buries = { $name } lægger et kort skjult væk.
web-aa-you-out = Du har ikke flere kort.
web-aa-out = { $name } har ikke flere kort.
web-aa-last-for = En sidste tur til { $names }
# Hvad man kan gøre nu
web-aa-now-lay =
    { $count ->
        [one] Vælg { $count } kort til din bunke. Den laveste sum begynder.
       *[other] Vælg { $count } kort til dine bunker. Den laveste sum begynder.
    }
web-aa-now-lay-more = I alt { $points }. Vælg { $count } kort til.
web-aa-now-lay-ready = I alt { $points }. Læg dem skjult, eller tryk på et for at tage det tilbage.
web-aa-now-sealed = Vi venter på { $names }. Du kan stadig vælge om.
web-aa-wait-lay = { $names } vælger stadig kort.
web-aa-now-pick = Din tur: vælg et kort.
web-aa-now-pick-last = Din sidste tur: vælg et kort.
web-aa-now-fits =
    { $count ->
        [one] Du kan spille { $card } på { $count } bunke: tryk på den.
       *[other] Du kan spille { $card } på { $count } bunker: tryk på en.
    }
web-aa-now-fits-nowhere = Du kan ikke spille { $card } på nogen bunke nu.
web-aa-then-draw = Læg kortet åbent, og træk et nyt, eller vælg et andet.
web-aa-then-bury = Læg kortet skjult væk, eller vælg et andet.
web-aa-now-new = Nu har du { $card }: spil kortet, hvor der er en pil, eller behold det.
web-aa-now-new-nowhere = Nu har du { $card }. Kortet passer ikke på nogen bunke: behold det.
web-aa-now-draw-ready = Vil du lægge { $card } åbent og trække et nyt kort?
web-aa-now-bury-ready = Vil du lægge { $card } skjult væk, ud af spillet?
web-aa-now-swap = Vælg to af dine kort og det åbne kort, du vil have.
web-aa-now-swap-own =
    { $count ->
        [one] Du vil have { $taken }: vælg et kort mere at give for det.
       *[other] Du vil have { $taken }: vælg { $count } af dine kort at give for det.
    }
web-aa-now-swap-open = Du giver { $cards }: vælg det åbne kort, du vil have.
web-aa-now-swap-ready = Vil du bytte { $cards } for { $taken }?
# Hvorfor noget ikke går
web-aa-enough =
    { $count ->
        [one] Du skal kun bruge { $count } kort til din bunke (AA-4). Tryk på det for at tage det tilbage.
       *[other] Du skal kun bruge { $count } kort til dine bunker (AA-4). Tryk på et for at tage det tilbage.
    }
web-aa-only-new = Spil eller behold først det nye kort ({ $rule }).
web-aa-no-fit = Du kan ikke spille { $card } på { $top }: der skal være præcis ét symbol mere eller ét færre (AA-7).
web-aa-no-open = Du kan ikke bytte endnu: der ligger ikke noget åbent kort (AA-11).
web-aa-swap-needs-two = Du skal have to kort for at bytte (AA-11).
web-aa-stock-empty = Trækbunken er tom: spil et kort, byt, eller læg et skjult væk (AA-10).
web-aa-not-bury = Du kan først lægge et kort skjult væk, når trækbunken er tom (AA-10).
web-aa-pick-to-draw = Vælg først det kort, du lægger åbent, og træk så (AA-8).
web-aa-pick-to-bury = Vælg først det kort, du lægger skjult væk (AA-10).
# Tip
web-aa-hint-lay = En stærk spiller ville lægge { $cards }.
web-aa-hint-play = En stærk spiller ville spille { $card } på { $onto } hos { $name }.
web-aa-hint-play-yours = En stærk spiller ville spille { $card } på { $onto } hos dig.
web-aa-hint-draw = En stærk spiller ville lægge { $card } åbent og trække.
web-aa-hint-swap = En stærk spiller ville bytte { $cards } for { $taken }.
web-aa-hint-bury = En stærk spiller ville lægge { $card } skjult væk.
web-aa-hint-keep = En stærk spiller ville beholde kortet.

## Målet, og hvad hvert træk gør

web-aa-aim-high = Hav flest point øverst på dine bunker, når spillet slutter.
web-aa-aim-low = Hav færrest point øverst på dine bunker, når spillet slutter.
web-aa-can-lay = Læg kort skjult
web-aa-can-lay-how = Hvert kort begynder en af dine bunker. Den laveste sum begynder.
web-aa-can-play = Spil et kort på en bunke
web-aa-can-play-how = Hos dig selv eller de andre: præcis ét symbol mere eller ét færre.
web-aa-can-draw = Træk
web-aa-can-draw-how = Læg et af dine kort åbent, og tag et nyt fra trækbunken. Du må spille det med det samme.
web-aa-can-swap = Byt
web-aa-can-swap-how = Læg to af dine kort åbent, og tag ét åbent kort for dem. Du må spille det med det samme.
web-aa-can-keep = Behold kortet
web-aa-can-keep-how = Det nye kort bliver på din hånd, og din tur er slut.
web-aa-can-bury = Læg et kort skjult væk
web-aa-can-bury-how = Så er det ude af spillet.

# What a newcomer reads at their turn, in 12 words at most
web-aa-guide-only =
    { $count ->
        [one] Kun { $cards } passer på en bunke.
       *[other] Kun { $cards } passer på en bunke.
    }
web-aa-guide-many = { $count } af dine { $held } kort passer på en bunke.
web-aa-guide-all = Hvert af dine kort passer på en bunke.
web-aa-guide-none-draw = Ingen af dine kort passer på en bunke: træk hellere et.
web-aa-guide-none-bury = Ingen af dine kort passer. Du kan lægge et skjult væk.
web-aa-guide-joker = jokeren

### Dansk. Pladser og bunker tælles fra 0 som i optegnelserne; runder og spilområder fra 1.

## Titler

game-up-and-down = Up & Down
game-auf-und-ab = Auf und Ab
game-dnup = dnup

## I alle spil

seat = plads { $seat }
# Først i sætningen, før et kolon, inde i sætningen; i browseren står der et navn.
seat-first = Plads { $seat }
seat-colon = Plads { $seat }
seat-within = plads { $seat }
seat-with = { $who } ({ $what })
seats-and = { $first } og { $last }
list-and = { $first } og { $last }
list-or = { $first } eller { $last }
cards =
    { $count ->
        [0] ingen kort
       *[other] { $count } kort
    }
card-face-down = et skjult kort
cards-face-down =
    { $count ->
        [one] { $count } skjult kort
       *[other] { $count } skjulte kort
    }
known = kendt: { $cards }
round = runde { $round }
seen-by-seat = set fra plads { $seat }
seen-by-onlooker = set af en tilskuer
label-hand = hånd
label-points = point
turn = Plads { $seat } har turen: { $ways }.
do-play = spil
do-draw = træk
do-swap = byt
do-bury = læg skjult væk
do-add = føj til
do-take = tag
do-rotate = vend
points-are = Point: { $scores }.
round-over = Runde { $round } er slut.
round-waits = Runden er slut, den næste er ikke givet endnu.
game-over = Spillet er slut.
game-won =
    { $count ->
        [one] Spillet er slut: { $seats } vinder.
       *[other] Spillet er slut: { $seats } vinder sammen.
    }

## Up & Down: kulører og kort

suit-diamonds = ruder
suit-hearts = hjerter
suit-spades = spar
suit-clubs = klør
suit-feather = fjer
suit-monocle = monokel
suit-hat = hat
suit-rose = rose
rank =
    { $value ->
        [11] knægt
        [12] dame
       *[other] { $value }
    }
card-diamonds = ruder { rank }
card-hearts = hjerter { rank }
card-spades = spar { rank }
card-clubs = klør { rank }
card-feather = fjer { $value }
card-monocle = monokel { $value }
card-hat = hat { $value }
card-rose = rose { $value }

## Up & Down: bordet

ud-up = UP: det højeste kort vinder
ud-down = DOWN: det laveste kort vinder
ud-trump = trumf { $value }
ud-trump-court = trumf { $value } ({ rank })
ud-boss = stikchef: plads { $seat }
ud-pot =
    { $pot ->
        [0] pulje: tom
       *[other] pulje: { $pot } stik
    }
ud-label-suit = kulør
ud-label-tricks = stik
ud-label-total = i alt
ud-label-chosen = valgt
ud-aside = lagt til side: { $cards }
ud-last-trick-won = sidste stik: { $cards }, går til plads { $seat }
ud-last-trick-pot = sidste stik: { $cards }, går i puljen
ud-turn-change = Plads { $seat } er stikchef og ændrer stikreglerne: vend om, drej eller slå med terningerne.
ud-turn-choose = Mangler at vælge et kort: { $seats }.

## Up & Down: hvad der skete

ud-flipped-up = { $who } vender kortet om til UP: nu vinder det højeste kort.
ud-flipped-down = { $who } vender kortet om til DOWN: nu vinder det laveste kort.
ud-rotated = { $who } drejer kortet. Kulører nu: { $suits }.
ud-rolled = { $who } slår { $first } + { $second }: trumf er nu { $trump }.
ud-chosen = { $who } har valgt et kort.
ud-wins = { $who }: { $card } vinder.
ud-beaten = { $who }: { $card } tæller, men bliver slået.
ud-does-not-count = { $who }: { $card } tæller ikke, hverken egen kulør eller trumf.
ud-cancelled = { $who }: { $card } er neutraliseret, værdien ligger der mere end én gang.
ud-taken = { $who } får stikket.
ud-taken-with-pot = { $who } får stikket og { $more } til fra puljen.
ud-to-pot = Ingen får stikket. I puljen ligger nu { $pot } stik.
ud-tricks-are = Vundne stik: { $scores }.
ud-pot-lost =
    { $pot ->
        [one] I puljen er der { $pot } stik tilbage, det tilhører ingen.
       *[other] I puljen er der { $pot } stik tilbage, de tilhører ingen.
    }

## Auf und Ab: bordet

aa-joker = joker
aa-stock = trækbunke: { $cards }
aa-stock-in-order = trækbunke, næste kort først: { $cards }
aa-open = åbne kort: { $cards }
aa-buried = lagt skjult væk: { $cards }
aa-buried-with-mine = lagt skjult væk: { $cards }, dine: { $mine }
aa-points = { $points } point
aa-pile = bunke { $pile }
aa-laid = lagt
aa-over = over { $cards }
aa-last-turns = sidste tur for: { $seats }
aa-turn-lay = Mangler at lægge kort: { $seats }.
aa-turn-drawn = Plads { $seat } har lige taget { $card }: spil det eller behold det.
aa-turn-drawn-hidden = Plads { $seat } har lige trukket et skjult kort: spil det eller behold det.

## Auf und Ab: hvad der skete

aa-has-laid = { $who } lægger { $count } kort skjult ned.
aa-revealed = Kortene vendes med forsiden op.
aa-revealed-seat = { $who }: { $cards }, sum { $sum }.
aa-begins = { $who } har den laveste sum og begynder.
aa-begins-tie = Summerne er ens: { $who } har det laveste enkeltkort og begynder.
aa-drew =
    { $stock ->
        [0] { $who } lægger { $card } åbent og trækker et kort. Trækbunken er nu tom.
       *[other] { $who } lægger { $card } åbent og trækker et kort. Der er { $stock } kort tilbage i trækbunken.
    }
aa-swapped = { $who } lægger { $cards } åbent og tager { $taken }.
aa-kept = { $who } beholder kortet.
aa-played-own-up = { $who } spiller { $card } på { $onto }: egen bunke { $pile } går op.
aa-played-own-down = { $who } spiller { $card } på { $onto }: egen bunke { $pile } går ned.
aa-played-other-up = { $who } spiller { $card } på { $onto }: bunke { $pile } hos { $owner } går op.
aa-played-other-down = { $who } spiller { $card } på { $onto }: bunke { $pile } hos { $owner } går ned.
aa-has-buried = { $who } lægger et kort skjult væk.
aa-last-turns-begin = { $who } har ikke flere kort. Sidste tur for { $seats }.

## dnup: bordet

dn-label-set = sæt
dn-label-area = spilområde { $area }
dn-label-rounds-won = vundne runder
dn-on-table = på bordet: { $sets }
dn-set = { $size } kort med værdien { $value }
dn-discarded = kasseret: { $cards }
dn-out = færdig: { $seats }
dn-began = plads { $seat } begyndte
dn-quiet = { $turns } ture siden der sidst blev kasseret
dn-turn-area = Plads { $seat } har turen i spilområde { $area }: { $ways }.

## dnup: hvad der skete

dn-played =
    { $size ->
        [one] { $who } spiller { $cards }: et enkelt kort, værdi { $value }.
       *[other] { $who } spiller { $cards }: et sæt med { $size } kort, værdi { $value }.
    }
dn-played-area =
    { $size ->
        [one] { $who } spiller { $cards } i spilområde { $area }: et enkelt kort, værdi { $value }.
       *[other] { $who } spiller { $cards } i spilområde { $area }: et sæt med { $size } kort, værdi { $value }.
    }
dn-added = { $who } føjer { $card } til sættet foran { $owner }.
dn-added-area = { $who } føjer { $card } til sættet foran { $owner } i spilområde { $area }.
dn-took = { $who } tager sættet foran { $owner } ({ $cards }) og vender det: { $turned }.
dn-took-area = { $who } tager sættet foran { $owner } i spilområde { $area } ({ $cards }) og vender det: { $turned }.
dn-rotated = { $who } vender alle kortene på hånden.
dn-beaten = Sættet foran { $owner } ({ $cards }) er slået og går vendt tilbage på hånden: { $turned }.
dn-has-gone-out = { $who } har spillet det sidste kort og får { $points } point.
dn-set-discarded = Sættet foran { $owner } kasseres: { $cards }.
dn-rounds-won-are = Vundne runder: { $scores }.
dn-round-void = Runde { $round } slutter her: { $turns } ture uden at kort blev kasseret. Der gives på ny.

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
# The reader, in a list of names; after “for”, in the message about the last turns, it is seat-you-for.
seat-you = du
seat-you-for = dig
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
to-move = Har turen: { $seats }.
do-play = spil
do-draw = træk
do-swap = byt
do-bury = læg skjult væk
do-add = føj til
do-take = tag
do-rotate = vend
points-are = Point: { $scores }.
round-over = Runde { $round } er slut.
round-waits = Runden er slut, kortene til den næste er ikke delt ud endnu.
game-over = Spillet er slut.
game-won =
    { $count ->
        [one] { $you ->
            [who] Spillet er slut: du vinder.
           *[nobody] Spillet er slut: { $seats } vinder.
        }
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
ud-turn-change = Plads { $seat } er stikchef og ændrer stikreglerne: vend kortet om, drej det, eller slå med terningerne.
ud-turn-choose = Mangler at vælge et kort: { $seats }.

## Up & Down: hvad der skete

ud-flipped-up =
    { $you ->
        [who] Du vender kortet om til UP: nu vinder det højeste kort.
       *[nobody] { $who } vender kortet om til UP: nu vinder det højeste kort.
    }
ud-flipped-down =
    { $you ->
        [who] Du vender kortet om til DOWN: nu vinder det laveste kort.
       *[nobody] { $who } vender kortet om til DOWN: nu vinder det laveste kort.
    }
ud-rotated =
    { $you ->
        [who] Du drejer kortet. Kulører nu: { $suits }.
       *[nobody] { $who } drejer kortet. Kulører nu: { $suits }.
    }
ud-rolled =
    { $you ->
        [who] Du slår { $first } + { $second }: trumf er nu { $trump }.
       *[nobody] { $who } slår { $first } + { $second }: trumf er nu { $trump }.
    }
ud-chosen =
    { $you ->
        [who] Du har valgt et kort.
       *[nobody] { $who } har valgt et kort.
    }
ud-wins =
    { $you ->
        [who] Du: { $card } vinder.
       *[nobody] { $who }: { $card } vinder.
    }
ud-beaten =
    { $you ->
        [who] Du: { $card } tæller, men bliver slået.
       *[nobody] { $who }: { $card } tæller, men bliver slået.
    }
ud-does-not-count =
    { $you ->
        [who] Du: { $card } tæller ikke: det er hverken din kulør eller trumf.
       *[nobody] { $who }: { $card } tæller ikke: det er hverken egen kulør eller trumf.
    }
ud-cancelled =
    { $you ->
        [who] Du: { $card } er neutraliseret: værdien ligger der mere end én gang.
       *[nobody] { $who }: { $card } er neutraliseret: værdien ligger der mere end én gang.
    }
ud-taken =
    { $you ->
        [who] Du får stikket.
       *[nobody] { $who } får stikket.
    }
ud-taken-with-pot =
    { $you ->
        [who] Du får stikket og { $more } til fra puljen.
       *[nobody] { $who } får stikket og { $more } til fra puljen.
    }
ud-to-pot = Ingen får stikket. I puljen ligger nu { $pot } stik.
ud-tricks-are = Vundne stik: { $scores }.
ud-best-taken =
    { $you ->
        [who] Bedste stik: du tager { $count } stik på én gang; ingen tog flere.
       *[nobody] Bedste stik: { $who } tager { $count } stik på én gang; ingen tog flere.
    }
ud-best-beaten =
    { $count ->
        [one] { $you ->
            [who] Bedste stik: du slår et kort, der talte; ingen slog flere.
           *[nobody] Bedste stik: { $who } slår et kort, der talte; ingen slog flere.
        }
       *[other] { $you ->
            [who] Bedste stik: du slår { $count } kort, der talte; ingen slog flere.
           *[nobody] Bedste stik: { $who } slår { $count } kort, der talte; ingen slog flere.
        }
    }
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
aa-points = { $points } point
aa-pile = bunke { $pile }
aa-laid = lagt
aa-over = over { $cards }
aa-last-turns = sidste tur for: { $seats }
aa-turn-lay = Mangler at lægge kort: { $seats }.
aa-turn-drawn = Plads { $seat } har lige taget { $card }: spil det, eller behold det.
aa-turn-drawn-hidden = Plads { $seat } har lige trukket et skjult kort: spil det, eller behold det.

## Auf und Ab: hvad der skete

aa-has-laid =
    { $you ->
        [who] Du lægger { $count } kort skjult ned.
       *[nobody] { $who } lægger { $count } kort skjult ned.
    }
aa-revealed = Kortene vendes med forsiden op.
aa-revealed-seat =
    { $you ->
        [who] Du: { $cards }, sum { $sum }.
       *[nobody] { $who }: { $cards }, sum { $sum }.
    }
aa-begins =
    { $you ->
        [who] Du har den laveste sum og begynder.
       *[nobody] { $who } har den laveste sum og begynder.
    }
aa-begins-tie =
    { $you ->
        [who] De laveste summer er ens: du har det laveste enkeltkort og begynder.
       *[nobody] De laveste summer er ens: { $who } har det laveste enkeltkort og begynder.
    }
aa-drew =
    { $you ->
        [who] { $stock ->
            [0] Du lægger { $card } åbent og trækker et kort. Trækbunken er nu tom.
           *[other] Du lægger { $card } åbent og trækker et kort. Der er { $stock } kort tilbage i trækbunken.
        }
       *[nobody] { $stock ->
            [0] { $who } lægger { $card } åbent og trækker et kort. Trækbunken er nu tom.
           *[other] { $who } lægger { $card } åbent og trækker et kort. Der er { $stock } kort tilbage i trækbunken.
        }
    }
aa-swapped =
    { $you ->
        [who] Du lægger { $cards } åbent og tager { $taken }.
       *[nobody] { $who } lægger { $cards } åbent og tager { $taken }.
    }
aa-kept =
    { $you ->
        [who] Du beholder kortet.
       *[nobody] { $who } beholder kortet.
    }
aa-played-own-up =
    { $you ->
        [who] Du spiller { $card } på { $onto }: din egen bunke { $pile } går op.
       *[nobody] { $who } spiller { $card } på { $onto }: egen bunke { $pile } går op.
    }
aa-played-own-down =
    { $you ->
        [who] Du spiller { $card } på { $onto }: din egen bunke { $pile } går ned.
       *[nobody] { $who } spiller { $card } på { $onto }: egen bunke { $pile } går ned.
    }
aa-played-other-up =
    { $you ->
        [who] Du spiller { $card } på { $onto }: bunke { $pile } hos { $owner } går op.
        [owner] { $who } spiller { $card } på { $onto }: din bunke { $pile } går op.
       *[nobody] { $who } spiller { $card } på { $onto }: bunke { $pile } hos { $owner } går op.
    }
aa-played-other-down =
    { $you ->
        [who] Du spiller { $card } på { $onto }: bunke { $pile } hos { $owner } går ned.
        [owner] { $who } spiller { $card } på { $onto }: din bunke { $pile } går ned.
       *[nobody] { $who } spiller { $card } på { $onto }: bunke { $pile } hos { $owner } går ned.
    }
aa-has-buried =
    { $you ->
        [who] Du lægger et kort skjult væk.
       *[nobody] { $who } lægger et kort skjult væk.
    }
aa-last-turns-begin =
    { $you ->
        [who] Du har ikke flere kort. Sidste tur for { $seats }.
       *[nobody] { $who } har ikke flere kort. Sidste tur for { $seats }.
    }
aa-best-own =
    { $you ->
        [who] Bedste træk: du bringer din egen bunke fra { $from } til { $to }; intet træk var mere værd.
       *[nobody] Bedste træk: { $who } bringer sin egen bunke fra { $from } til { $to }; intet træk var mere værd.
    }
aa-best-other =
    { $you ->
        [who] Bedste træk: du bringer en bunke hos { $owner } fra { $from } til { $to }; intet træk var mere værd.
        [owner] Bedste træk: { $who } bringer din bunke fra { $from } til { $to }; intet træk var mere værd.
       *[nobody] Bedste træk: { $who } bringer en bunke hos { $owner } fra { $from } til { $to }; intet træk var mere værd.
    }

## dnup: bordet

dn-label-set = sæt
dn-label-area = spilområde { $area }
dn-label-rounds-won = vundne runder
dn-on-table = på bordet: { $sets }
dn-set = { $size } kort med værdien { $value }
dn-discarded = kasseret: { $cards }
dn-out = færdig: { $seats }
dn-began = plads { $seat } begyndte
dn-quiet = { $turns } ture, siden der sidst blev kasseret
dn-turn-area = Plads { $seat } har turen i spilområde { $area }: { $ways }.

## dnup: hvad der skete

dn-played =
    { $you ->
        [who] { $size ->
            [one] Du spiller { $cards }: et enkelt kort, værdi { $value }.
           *[other] Du spiller { $cards }: et sæt med { $size } kort, værdi { $value }.
        }
       *[nobody] { $size ->
            [one] { $who } spiller { $cards }: et enkelt kort, værdi { $value }.
           *[other] { $who } spiller { $cards }: et sæt med { $size } kort, værdi { $value }.
        }
    }
dn-played-area =
    { $you ->
        [who] { $size ->
            [one] Du spiller { $cards } i spilområde { $area }: et enkelt kort, værdi { $value }.
           *[other] Du spiller { $cards } i spilområde { $area }: et sæt med { $size } kort, værdi { $value }.
        }
       *[nobody] { $size ->
            [one] { $who } spiller { $cards } i spilområde { $area }: et enkelt kort, værdi { $value }.
           *[other] { $who } spiller { $cards } i spilområde { $area }: et sæt med { $size } kort, værdi { $value }.
        }
    }
dn-added =
    { $you ->
        [who] Du føjer { $card } til sættet foran { $owner }.
        [owner] { $who } føjer { $card } til dit sæt.
       *[nobody] { $who } føjer { $card } til sættet foran { $owner }.
    }
dn-added-area =
    { $you ->
        [who] Du føjer { $card } til sættet foran { $owner } i spilområde { $area }.
        [owner] { $who } føjer { $card } til dit sæt i spilområde { $area }.
       *[nobody] { $who } føjer { $card } til sættet foran { $owner } i spilområde { $area }.
    }
dn-took =
    { $you ->
        [who] Du tager sættet foran { $owner } ({ $cards }) og vender det: { $turned }.
        [owner] { $who } tager dit sæt ({ $cards }) og vender det: { $turned }.
       *[nobody] { $who } tager sættet foran { $owner } ({ $cards }) og vender det: { $turned }.
    }
dn-took-area =
    { $you ->
        [who] Du tager sættet foran { $owner } i spilområde { $area } ({ $cards }) og vender det: { $turned }.
        [owner] { $who } tager dit sæt i spilområde { $area } ({ $cards }) og vender det: { $turned }.
       *[nobody] { $who } tager sættet foran { $owner } i spilområde { $area } ({ $cards }) og vender det: { $turned }.
    }
dn-rotated =
    { $you ->
        [who] Du vender alle kortene på din hånd.
       *[nobody] { $who } vender alle kortene på hånden.
    }
dn-beaten =
    { $you ->
        [owner] Dit sæt ({ $cards }) er slået og går vendt tilbage på din hånd: { $turned }.
       *[nobody] Sættet foran { $owner } ({ $cards }) er slået og går vendt tilbage på hånden: { $turned }.
    }
dn-has-gone-out =
    { $you ->
        [who] { $points ->
            [0] Du har spillet dit sidste kort.
           *[other] Du har spillet dit sidste kort og får { $points } point.
        }
       *[nobody] { $points ->
            [0] { $who } har spillet det sidste kort.
           *[other] { $who } har spillet det sidste kort og får { $points } point.
        }
    }
dn-set-discarded =
    { $you ->
        [owner] Dit sæt kasseres: { $cards }.
       *[nobody] Sættet foran { $owner } kasseres: { $cards }.
    }
dn-best =
    { $you ->
        [who] Bedste sæt: du spiller { $count } kort med værdien { $value }; intet sæt var større.
       *[nobody] Bedste sæt: { $who } spiller { $count } kort med værdien { $value }; intet sæt var større.
    }
dn-rounds-won-are = Vundne runder: { $scores }.
dn-round-void = Runde { $round } slutter her: { $turns } ture, uden at kort blev kasseret. Kortene deles ud på ny.

## Browser: overalt

web-skip = Hop til bordet
web-language = Sprog
web-theme-dark = Mørke farver
web-theme-light = Lyse farver
web-sound = Lyd
web-home = Forside
web-back = Tilbage
web-close = Luk
web-cancel = Annullér
web-menu = Menu
web-learn = Lær
web-show-rules = Regler
web-rules-title = Spilleregler
web-rules-number = Regel { $rule }
web-rules-close = Luk reglerne
web-rules-page = Åbn som side
web-offline = Vi kan ikke få fat i spillet. Prøv igen om lidt.
web-no-connection = Ingen forbindelse lige nu
web-no-connection-rules = Du kan stadig læse reglerne til alle spil.
web-no-connection-games = For at spille og lære skal der være forbindelse. Dine spil er gemt og venter på dig.
web-forgets = Din browser lader os ikke huske noget. Du kan spille alligevel.
web-try-again = Prøv igen
web-connecting = Et øjeblik …
web-dealing = Kortene gives …
web-reconnecting = Forbindelsen røg. Prøver igen …
web-connected-again = Forbindelsen er tilbage.
web-no-table = Vi kan ikke finde det bord, eller også er du ikke inviteret.
web-guest = Gæst
web-somebody = Nogen
web-you = dig
web-count-seconds = { $count } s
web-count-minutes = { $count } min
web-count-hours = { $count } t.
web-count-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dage
    }
web-time-left = Tid tilbage: { $time }
web-seconds-left = { $count } sekunder tilbage
web-refused-move = Det kan du ikke gøre her.
web-refused-move-rule = Det kan du ikke gøre nu. Hvorfor? Se regel { $rule }.
web-refused-not-your-turn = Vent lidt: det er ikke din tur endnu.
web-refused-stale = For sent: spillet er allerede gået videre.
web-refused-nothing-sealed = Nu er det for sent at tage det tilbage.
web-refused-not-playing = Der spilles ikke lige nu.
web-refused-not-over = Det kan du, når spillet er slut.
web-refused-started = Spillet er allerede begyndt.
web-refused-seat-open = En plads er stadig ledig: vent på nogen, eller sæt en bot på den.
web-refused-taken = Pladsen er ikke længere ledig.
web-refused-seated = Du sidder allerede ved bordet.
web-refused-not-seated = Det kræver en plads ved bordet.
web-refused-not-host = Det kan kun værten.
web-refused-not-away = Den spiller er tilbage.
web-refused-just-left = Spilleren var her for lidt siden. Vent lidt.
web-refused-too-fast = Det gik lidt stærkt. Vent et øjeblik.
web-refused-bad-name = Et navn skal have mindst ét bogstav og højst 24 tegn.
web-refused-bad-plan = De indstillinger passer ikke sammen. Lav en af dem om.
web-refused-no-hints = Der er ingen tip ved dette bord.
web-refused-no-such-code = Koden er forkert eller udløbet. Hent en ny.
web-refused-no-invite = Invitationen virker ikke. Bed om et nyt link.
web-refused-full = Der er for mange, der spiller lige nu. Prøv igen senere.
web-refused-failed = Noget gik galt. Prøv igen.
web-damaged-table = Bordet er beskadiget og kan ikke åbnes mere. Alle dine andre borde har det godt.
web-delete-table = Slet det her bord

## Browser: forside

web-tagline = Tre kortspil fulde af op- og nedture
web-mine = Dine spil
web-finished = Afsluttede spil
web-listed = Åbne borde
web-your-turn = Din tur
web-your-moves = Det kan du gøre
web-status-lobby = venter på spillere
web-status-playing = i gang
web-status-over = slut
web-status-closed = lukket
web-status-damaged = beskadiget
web-open-seats =
    { $open ->
        [0] ingen ledig plads
        [one] { $open } ledig plads
       *[other] { $open } ledige pladser
    }
web-players-minutes = { $from } til { $to } spillere, { $minutes } minutter
web-players-minutes-age = { $from } til { $to } spillere, { $minutes } minutter, fra { $age } år
web-about-up-and-down = Alle spiller på én gang. Før hvert stik skal stikchefen ændre, hvad der vinder.
web-about-auf-und-ab = Skub bunker op eller ned, ét symbol ad gangen: dine op, de andres ned.
web-about-dnup = Slip af med dine kort. Det, du får tilbage, vender på hovedet.
web-play-now = Spil
web-choose = Vælg
web-invite-watch = Invitér til at kigge med
web-show-all = Vis alle
web-bot-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } botter
    }
web-friend-count =
    { $count ->
        [one] { $count } ven
       *[other] { $count } venner
    }
web-join = Vær med i et spil
web-join-what = Link eller kode
web-join-note = Indsæt linket til et bord. Eller skriv koden fra din anden enhed, så flytter din plads hertil.
web-join-do = Vær med
web-join-wrong = Det er ikke et link til et bord og heller ikke en kode.

## Browser: et nyt bord

web-your-name = Dit navn
web-level-random = Tilfældig
web-level-beginner = Begynder
web-level-casual = Hyggespiller
web-level-flat = Øvet
web-level-strong = Stærk
web-level-expert = Ekspert
web-level-net = Instinkt
web-level-level1 = Begynder (1/6)
web-level-level2 = Hyggespiller (2/6)
web-level-level3 = Øvet (3/6)
web-level-level4 = Stærk (4/6)
web-level-level5 = Ekspert (5/6)
web-level-master = Mester (6/6)
web-edition = Udgave
web-edition-classic = Klassisk
web-edition-ludolux = Ludolux
web-rounds = Runder
web-tiebreak = Hvis det står lige
web-tiebreak-extra-round = En runde til
web-tiebreak-shared = Sejren deles
web-goal = Hvem der vinder
web-goal-high = Flest point
web-goal-low = Færrest point
web-time = Tid til hvert valg

## Browser: før spillet

web-open-seat = Ledig plads
web-bot-name = { $name } ({ $level })
web-bot-level = Bot: { $level }
web-seat-for = Hvem der får plads { $seat }
web-for-a-friend = til en ven
web-sit = Sæt dig
web-send-link = Send linket til dine venner:
web-copy-link = Kopiér linket
web-copied = Kopieret
web-qr = Linket som QR-kode
web-share = Del
web-link-local = Linket virker kun på denne computer. Start med »updown --lan« for at spille med telefonerne derhjemme.
web-fill-start = Fyld op med botter, og start
web-start = Start
web-host-starts = Alle er her. Vi venter på, at værten starter spillet.

## Browser: ved bordet

web-log-talk = Log og chat
web-unread = nye beskeder
web-round = Runde { $round }
web-round-of = Runde { $round } af { $rounds }
web-extra-round = Ekstra runde
web-scores = Stilling
web-unit-points =
    { $count ->
        [one] point
       *[other] point
    }
web-unit-tricks =
    { $count ->
        [one] stik
       *[other] stik
    }
web-unit-rounds-won =
    { $count ->
        [one] vunden runde
       *[other] vundne runder
    }
web-watching = Du kigger med.
web-seat-moved = Din plads er nu på en anden enhed.
web-rename = Mit navn og ansigt
web-rename-do = Brug dette navn
web-move-seat = Fortsæt på en anden enhed
web-move-seat-how = Åbn siden på den anden enhed, og skriv koden dér, eller scan billedet. Koden virker én gang inden for ti minutter.
web-qr-code = Koden som QR-kode
web-leave = Forlad bordet
web-leave-playing = En bot overtager din plads for altid. Du kan ikke vende tilbage til dette spil.
web-leave-idle = Din plads bliver ledig til en anden.
web-close-table = Luk bordet for alle
web-close-sure = Spillet slutter her for alle.
web-end-game = Afslut dette spil
web-end-game-sure = Så kan du ikke spille videre senere.
web-away = væk
web-hold = Lad en bot spille
web-bot-holds = en bot spiller
web-held = En bot spiller for dig.
web-come-back = Spil selv videre
web-turn-of = { $name } har turen.
web-choose-again = Vælg om
web-talk = Sig noget
web-send = Send
web-say-hello = Hej
web-say-well-played = Godt spillet
web-say-thanks = Tak
web-say-oops = Ups
web-say-thinking = Lad mig tænke
web-say-hurry = Din tur
web-say-good-game = Godt spil
web-say-bye = Hej hej
web-won =
    { $count ->
        [one] { $names } vinder.
       *[other] { $names } vinder sammen.
    }
web-you-won = Du vinder.
web-result = Resultat
web-look-table = Se på bordet
web-rematch = Spil igen
web-rematch-waits = Venter på de andre
web-check-deal = Tjek kortgivningen
web-deal-fair = Kortene blev givet ærligt: alles held var blandet i fra begyndelsen, også dit.
web-deal-left-out = Spillet følger reglerne og holder, hvad der var lovet. Men dit eget held var ikke med hver gang, der blev givet kort, så vi kan ikke bevise, at det var ærligt.
web-deal-unproven = Spillet følger reglerne og hænger sammen. Men denne browser så ikke, da kortene blev givet, så den kan ikke sige, om det var ærligt.
web-deal-forged = Pas på: det er ikke de kort, der blev lovet, før de blev givet.
web-deal-wrong = Spillet fulgte ikke reglerne.
web-save-record = Gem spillet
web-save-receipt = Gem kvitteringen
web-share-record = Del spillet

## Browser: loggen

line-sat = { $who } sætter sig ved bordet.
line-left = { $who } forlader bordet.
line-left-out =
    { $you ->
        [who] Du svarede ikke i tide. Kortene blev givet uden din del.
       *[nobody] { $who } svarede ikke i tide. Kortene blev givet uden den del.
    }
line-renamed = { $before } hedder nu { $who }.
line-bot-sat = En bot sætter sig: { $who }.
line-freed = Plads { $seat } er ledig igen.
line-started =
    { $match ->
        [1] Spillet begynder.
       *[other] Spil { $match } begynder.
    }
line-took-back =
    { $you ->
        [who] Du vælger om.
       *[nobody] { $who } vælger om.
    }
line-late =
    { $you ->
        [who] Tiden er gået: en bot vælger for dig.
       *[nobody] Tiden er gået: en bot vælger for { $who }.
    }
line-held =
    { $you ->
        [who] En bot spiller nu for dig.
       *[nobody] En bot spiller nu for { $who }.
    }
line-returned =
    { $you ->
        [who] Du er tilbage.
       *[nobody] { $who } er tilbage.
    }
line-rematch =
    { $you ->
        [who] Du vil gerne spille igen.
       *[nobody] { $who } vil gerne spille igen.
    }
line-closed = Bordet er lukket.
line-said = { $who }: »{ $text }«

## Browser: dnup

web-dn-card = { $active }, vendt { $inactive }
web-dn-set =
    { $size ->
        [1] en { $value }’er
        [2] to { $value }’ere
        [3] tre { $value }’ere
        [4] fire { $value }’ere
        [5] fem { $value }’ere
        [6] seks { $value }’ere
        [7] syv { $value }’ere
        [8] otte { $value }’ere
        [9] ni { $value }’ere
       *[other] { $size } { $value }’ere
    }
web-dn-values = Værdier på din hånd
web-dn-value =
    { $chosen ->
        [0] værdi { $value }: { $count } på din hånd
       *[other] værdi { $value }: { $chosen } af { $count } valgt
    }
web-dn-sort =
    { $order ->
        [falling] Sorteret: højeste først. Skift
        [other] Sorteret: efter værdien forneden. Skift
       *[rising] Sorteret: laveste først. Skift
    }
web-dn-look = Vend
web-dn-hint = Tip
web-dn-do-turn = Vend min hånd
web-dn-do-play = Spil { $set }
web-dn-do-play-nothing = Spil
web-dn-do-take = Tag { $set }
web-dn-do-add = Føj { $set } til hos { $name }
web-dn-free = frit
web-dn-size-free =
    { $size ->
        [1] Et enkelt kort: frit
        [2] Et par: frit
       *[other] { $size } ens: frit
    }
web-dn-size-taken = Foran { $name }: { $set }
web-dn-quiet = Ingen har kasseret i { $turns } ture. Ved 100 stopper runden.
web-dn-place =
    { $area ->
        [none] Sættet foran { $name }: { $set }
       *[other] Sættet foran { $name } i spilområde { $area }: { $set }
    }
web-dn-place-empty =
    { $area ->
        [none] Intet sæt foran { $name }
       *[other] Intet sæt foran { $name } i spilområde { $area }
    }
web-dn-my-place =
    { $area ->
        [none] Dit sæt: { $set }
       *[other] Dit sæt i spilområde { $area }: { $set }
    }
web-dn-my-place-empty =
    { $area ->
        [none] Din plads: tom
       *[other] Dit spilområde { $area }: tomt
    }
web-dn-my-place-play =
    { $area ->
        [none] Din plads: spil { $set } her
       *[other] Dit spilområde { $area }: spil { $set } her
    }
web-dn-rank =
    { $order ->
        [1] færdig som nr. 1
       *[other] færdig som nr. 2
    }
web-dn-points = { $score } af { $goal } point
web-dn-rounds-won = { $score } af { $goal } runder vundet
web-dn-began = { $name } havde stjernen og begyndte
web-dn-step-start =
    { $area ->
        [none] Din tur: vælg kort, tag et sæt, eller vend din hånd.
       *[other] Din tur i spilområde { $area }: vælg kort, tag et sæt, eller vend din hånd.
    }
web-dn-step-start-empty =
    { $area ->
        [none] Din tur: vælg kort, du vil spille, eller vend din hånd.
       *[other] Din tur i spilområde { $area }: vælg kort, du vil spille, eller vend din hånd.
    }
web-dn-step-play = Spil { $set }: tryk på din plads.
web-dn-step-play-or-add = Spil { $set }, eller tryk på sættet foran { $name } for at føje til dér.
web-dn-step-add = Føj { $set } til: tryk på sættet foran { $name }.
web-dn-step-cannot = Du kan ikke spille { $set } nu. Tryk på »Spil« for at se hvorfor.
web-dn-step-take = Vil du tage { $set }? Vendt får du: { $values }.
web-dn-step-turning = Sådan ser din hånd ud, når den er vendt. Vend den, eller gå tilbage.
web-dn-step-turning-wait = Sådan ville din hånd se ud, hvis den blev vendt.
web-dn-step-out = Du er færdig. { $name } har turen.
web-dn-played =
    { $you ->
        [yes] Du spiller { $set }.
       *[no] { $name } spiller { $set }.
    }
web-dn-added =
    { $whose ->
        [you] Du føjer en { $value }’er til sættet foran { $owner }.
        [yours] { $name } føjer en { $value }’er til dit sæt.
       *[theirs] { $name } føjer en { $value }’er til sættet foran { $owner }.
    }
web-dn-took =
    { $whose ->
        [you] Du tager { $set } fra { $owner } og får { $values }.
        [yours] { $name } tager { $set } fra dig og får { $values }.
       *[theirs] { $name } tager { $set } fra { $owner } og får { $values }.
    }
web-dn-rotated =
    { $you ->
        [yes] Du vender din hånd.
       *[no] { $name } vender alle kortene på hånden.
    }
web-dn-beaten =
    { $you ->
        [yes] Det slår dit sæt, { $set }: det kommer vendt tilbage som { $values }.
       *[no] Det slår sættet foran { $name }, { $set }: det går vendt tilbage som { $values }.
    }
web-dn-out =
    { $you ->
        [yes] { $points ->
            [0] Du har ikke flere kort.
           *[other] Du har ikke flere kort og får { $points } point.
        }
       *[no] { $points ->
            [0] { $name } har ikke flere kort.
           *[other] { $name } har ikke flere kort og får { $points } point.
        }
    }
web-dn-next-round =
    { $you ->
        [yes] Kortene til næste runde er delt ud. Du har stjernen og begynder.
       *[no] Kortene til næste runde er delt ud. { $name } har stjernen og begynder.
    }
web-dn-go-on = Fortsæt
web-dn-why-not-higher =
    { $size ->
        [1] Et enkelt kort skal slå { $value }’eren på bordet.
        [2] Et par skal slå { $value }’erne på bordet.
       *[other] { $size } ens skal slå { $value }’erne på bordet.
    }
web-dn-why-not-higher-than-own =
    { $size ->
        [1] I dit andet spilområde ligger der allerede en { $value }’er: et nyt enkelt kort skal være højere.
        [2] I dit andet spilområde ligger der allerede to { $value }’ere: et nyt par skal være højere.
       *[other] I dit andet spilområde ligger der allerede { $size } { $value }’ere: { $size } nye kort skal være højere.
    }
web-dn-why-add-not-higher =
    { $size ->
        [2] Så ville det blive et par, og det slår ikke { $value }’erne på bordet.
       *[other] Så ville det blive { $size } kort, og de slår ikke { $value }’erne på bordet.
    }
web-dn-why-other-value = Kun en { $value }’er passer til det sæt. Tryk på det igen for at tage det.
web-dn-why-no-cards = Vælg et kort, eller flere med samme værdi, og spil så.
web-dn-why-add-to-own = Du kan kun føje til de andres sæt.
web-dn-why-take-own = Du kan kun tage de andres sæt.
web-dn-why-is-out = Du er færdig: du er med igen i næste runde.
web-dn-why-not-on-turn = Vent lidt: { $name } har turen.

## Browser: Up & Down

web-ud-hand = Dine kort
web-ud-boss = stikchef
web-ud-tricks = { $count } stik
web-ud-total = { $count } i alt
web-ud-trump = trumf
web-ud-trump-court =
    { $value ->
        [11] trumf: knægt
       *[other] trumf: dame
    }
web-ud-card-counts = { $card }, kan vinde
web-ud-card-trump = { $card }, trumf, kan vinde
web-ud-card-does-not-count = { $card }, kan ikke vinde nu
web-ud-flip = Vend om
web-ud-roll = Slå
web-ud-do-flip-up = Vend om til UP: det højeste kort vinder
web-ud-do-flip-down = Vend om til DOWN: det laveste kort vinder
web-ud-flip-from-up = { ud-up }. Vend om til DOWN
web-ud-flip-from-down = { ud-down }. Vend om til UP
web-ud-do-rotate = Drej kortet: { $results }
web-ud-you-get = du får { $suit }
web-ud-gets = { $name } får { $suit }
web-ud-turn-to = Drej kortet: din kulør bliver { $suit }
web-ud-do-roll = Slå med terningerne
web-ud-do-roll-from = Slå med terningerne: en anden trumf end { $trump }
web-ud-play = Spil { $card }
web-ud-take-back = Tag { $card } tilbage
web-ud-hint = Tip
web-ud-skip = Fortsæt
web-ud-next-round = Næste runde
web-ud-you-change = Du er stikchef: vend kortet om, drej det, eller slå med terningerne.
web-ud-changes = { $name } er stikchef og ændrer stikreglerne.
web-ud-you-choose = Vælg et kort.
web-ud-waiting = Vælger stadig: { $names }
web-ud-has-chosen = { $name } har valgt et kort.
web-ud-is-thinking = { $name } vælger stadig.
web-ud-shows = { $name }: { $card }
web-ud-verdict-cancelled = neutraliseret
web-ud-verdict-does-not-count = tæller ikke
web-ud-verdict-beaten = tæller, men bliver slået
web-ud-verdict-wins = vinder
web-ud-flipped-up =
    { $you ->
        [yes] Du vender kortet om til UP: nu vinder det højeste kort.
       *[no] { $name } vender kortet om til UP: nu vinder det højeste kort.
    }
web-ud-flipped-down =
    { $you ->
        [yes] Du vender kortet om til DOWN: nu vinder det laveste kort.
       *[no] { $name } vender kortet om til DOWN: nu vinder det laveste kort.
    }
web-ud-rotated =
    { $you ->
        [yes] Du drejer kortet.
       *[no] { $name } drejer kortet.
    }
web-ud-your-suit = Din kulør nu: { $suit }.
web-ud-rolled =
    { $you ->
        [yes] Du slår { $first } + { $second }: trumf er nu { $trump }.
       *[no] { $name } slår { $first } + { $second }: trumf er nu { $trump }.
    }
web-ud-takes-high =
    { $you ->
        [yes] Du får stikket med det højeste kort, der tæller: { $card }.
       *[no] { $name } får stikket med det højeste kort, der tæller: { $card }.
    }
web-ud-takes-low =
    { $you ->
        [yes] Du får stikket med det laveste kort, der tæller: { $card }.
       *[no] { $name } får stikket med det laveste kort, der tæller: { $card }.
    }
web-ud-takes-trump =
    { $you ->
        [yes] Du får stikket med en trumf: { $card }.
       *[no] { $name } får stikket med en trumf: { $card }.
    }
web-ud-takes-only =
    { $you ->
        [yes] Du får stikket med det eneste kort, der tæller: { $card }.
       *[no] { $name } får stikket med det eneste kort, der tæller: { $card }.
    }
web-ud-with-pot = Og { $more } stik fra puljen.
web-ud-pot-cancelled = Alle kort neutraliserer hinanden. Stikket går i puljen.
web-ud-pot-none-counts = Intet kort tæller: der er hverken egen kulør eller trumf. Stikket går i puljen.
web-ud-pot-mixed = Ens værdier neutraliserer hinanden, og resten tæller ikke. Stikket går i puljen.
web-ud-last-trick = Sidste stik
web-ud-last-won = { $name } fik det.
web-ud-last-pot = Det gik i puljen.
web-ud-seen = Allerede spillet
web-ud-seen-played = spillet
web-ud-seen-mine = på din hånd
web-ud-seen-hidden = ikke set endnu
web-ud-trick-number = Stik { $number }
web-ud-why-not-the-chef = Vent lidt: først ændrer { $name } stikreglerne (UD-10).
web-ud-why-not-to-choose = Du har allerede valgt. Nu mangler { $names } (UD-11).
web-ud-why-bad-change = Du er stikchef: vend først kortet om, drej det, eller slå med terningerne (UD-10).
web-ud-why-bad-choice = Stikreglerne er allerede ændret: vælg nu et kort (UD-11).
web-ud-why-not-held = Det kort har du ikke på hånden. Vælg et af dine kort (UD-11).
web-ud-why-round-over = Runden er slut: vent på den næste (UD-16).
web-ud-why-game-over = Spillet er slut (UD-16).

## Moves as they are typed

cli-do-flip = vend om
cli-do-turn = drej
cli-do-roll = slå
cli-do-choose = vælg
cli-do-lay = læg
cli-do-keep = behold
cli-fillers = og område spilområde med kort for fra på bunke plads sæt til

cli-which-game = Hvilket spil?
cli-game = Spil:
cli-how-many = Hvor mange spillere, { $low } til { $high }?
cli-type-number = Skriv et tal fra { $low } til { $high }.
cli-heading = { $game }, { $players } spillere: du sidder på plads { $seat }
cli-opponents =
    { $count ->
        [one] Din modstander: { $who }
       *[other] Dine modstandere: { $who }
    }
cli-bot-random = Spiller et hvilket som helst træk.
cli-bot-flat = Prøver alle træk lige meget.
cli-bot-net = Spiller det, et netværk har lært, uden at tænke frem.
cli-keep-record = Gem dette spil? (J/n)
cli-saved = Gemt som { $file }.
cli-go-on = Spil videre med: { $command }
cli-look-at = Se det igen med: { $command }
cli-label-round = runde

cli-help = Skriv nummeret på et træk eller ordene ved siden af.
cli-key-moves = alle dine træk; m KORT: kun dem med det kort
cli-key-table = bordet en gang til
cli-key-hint = et tip: hvad en god spiller ville gøre, og hvorfor
cli-key-rules = reglerne; ? 12: regel nummer 12
cli-key-quit = gem spillet og gå
cli-your-move = Dit træk ({ $numbers }, m t h ? q):
cli-your-moves = Dine træk
cli-many-moves = { $first } til { $last }: { $count } muligheder, for eksempel ”{ $sample }”
cli-find-moves = m { $name } viser dem alle, m { $card } dem med det kort
cli-more = { $count } mere: Enter viser dem.
cli-no-move-with = Intet træk har ”{ $words }”.
cli-no-move-number = Der er intet træk { $number }: skriv 1 til { $last }, eller m for at se dem alle.
cli-too-many = Det er for meget: ”{ $words }”. Lad det være.
cli-no-rule = Der er ingen regel { $rule }: skriv ? 1 til ? { $last }.
cli-one-rule = Kun én regel: ? 1 til ? { $last }.
cli-you-draw = Du trækker { $card }.

cli-replay-keys = Enter: næste   b: tilbage   et tal: til det træk   q: slut
cli-place-of = { $place } af { $total }
cli-replay-end = Det var det hele: q slutter, b går tilbage.
cli-dice = terninger: { $dice }
cli-drawn = trukket: { $card }

cli-own-suit = din kulør
cli-stays = { $card } bliver på din hånd
cli-you-hold = du har { $cards }
cli-onto-yours = din bunke ({ $onto }): { $before } -> { $after } point
cli-onto-theirs = bunke hos { $owner } ({ $onto }): { $before } -> { $after } point
cli-to-set = til sættet hos { $owner }: { $cards }
cli-take-set = { $cards } fra { $owner }: du får { $turned }
cli-beats-own = slår dit eget sæt: { $cards }
cli-beats = slår sættet hos { $owner }: { $cards }
cli-last-card = dit sidste kort
cli-kind-lay = disse kort begynder dine bunker
cli-kind-draw = læg et kort åbent, tag et fra trækbunken
cli-kind-swap = læg to kort åbent, tag et, der lå åbent før
cli-kind-bury = læg et kort skjult, ud af spillet

cli-does-not-work = Det går ikke: { $why }
cli-possible = Muligt: { $moves }
cli-why-not-held = Det kort har du ikke på hånden.
cli-why-not-held-so = Sådan har du det ikke på hånden.
cli-why-swap-two = Begge kort, du lægger, skal være på din hånd.
cli-why-not-open = Det kort lå ikke åbent før.
cli-why-no-stock = Trækbunken er tom: ingen kan trække mere.
cli-why-stock-left = Du kan først lægge skjult væk, når trækbunken er tom.
cli-why-no-set = Der ligger ikke noget sæt.
cli-why-other-value = Kun kort med værdi { $value } passer til det sæt.
cli-why-mixed = Kortene i et sæt skal have samme værdi øverst.
cli-why-no-card = Det kort findes ikke.
cli-why-no-pile = Den bunke findes ikke.
cli-why-unreadable = Skriv det sådan: { $sample }

## A part of the program is not installed

cli-needs-server = det kræver serveren: { $install } (uden den kan du spille i terminalen: updown play)
cli-needs-lab = rapporten kræver matplotlib: { $install }
cli-needs-completion = det kræver et lille bibliotek: { $install }
cli-needs-train = læringskurverne kræver matplotlib: { $install }

## Terminal: a hint

cli-hint-only = Du har kun ét træk: { $move }
cli-hint-move = En god spiller ville gøre dette: { $move }
cli-hint-mix = Skjult findes der ikke ét bedste valg, så skift: { $moves }
cli-hint-tried = Af { $count } forsøg med de skjulte kort delt tilfældigt ud førte de gode oftest hertil: { $best } gange; derefter kommer { $other }, { $second } gange.

## Words in the pictures of the tables (Match.svg)

picture-turn = Plads { $seat } har turen
picture-turn-area = Plads { $seat } har turen, spilområde { $area }
picture-change = Plads { $seat } ændrer stikreglerne
picture-choose = Vælger et kort: { $seats }
picture-lay = Lægger kort: { $seats }
picture-drawn = Plads { $seat } spiller eller beholder kortet
picture-trump = trumf
picture-pot = pulje: { $count }
picture-aside = til side: { $count }
picture-last-trick = sidste stik: plads { $seat }
picture-last-pot = sidste stik: pulje
picture-boss = stikchef
picture-tricks = { $count } stik
picture-in-all = { $tricks }, { $total } i alt
picture-stock = trækbunke: { $count }
picture-buried = skjult væk: { $count }
picture-open = åbne kort: { $count }
picture-no-pile = ingen bunke endnu
picture-last-turn = { $cards }, sidste tur
picture-has-laid = { $cards }, har lagt
picture-discarded = kasseret: { $count }
picture-free = fri
picture-area = område { $area }
picture-out = færdig, nummer { $place }
picture-rounds-won =
    { $count ->
        [one] { $count } runde vundet
       *[other] { $count } runder vundet
    }
picture-points = { $count } point

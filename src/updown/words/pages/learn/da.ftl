### Tutorials and the rules in one screen.

## The page

web-learn-title = Lær { $game }
web-learn-chapters = Kapitler
web-learn-chapter = Kapitel { $chapter }: { $title }
web-learn-progress = Hvor langt du er
web-learn-next = Næste
web-learn-skip = Spring over
web-learn-again = Igen
web-learn-another = Det er tilladt. Prøv noget andet her.
web-learn-done = Kapitel { $chapter } er klaret
web-learn-done-all = Nu kender du spillet
web-learn-next-chapter = Næste: { $title }
web-learn-play = Spil en omgang

## The rules in one screen; `wins` and `fits` follow their headings, 'What wins' and 'What fits'

web-learn-by-playing = Lær ved at spille
web-learn-goal = Målet
web-learn-turn = Din tur
web-learn-wins = Hvad der vinder
web-learn-fits = Hvad der passer
web-learn-end = Slutningen
web-learn-ud-goal = Vind flere stik end alle andre.
web-learn-ud-turn = Stikchefen ændrer én ting, så spiller alle et kort skjult.
web-learn-ud-wins = Trumf, ellers din kulør: UP høj, DOWN lav. Ens værdier neutraliserer hinanden.
web-learn-ud-end = Efter sidste runde vinder flest stik; står det lige, spiller I en til.
web-learn-aa-goal = Hav flest point øverst på dine bunker.
web-learn-aa-turn = Spil på en hvilken som helst bunke, træk, byt eller læg skjult væk.
web-learn-aa-fits = Præcis ét symbol mere eller mindre, resten ens.
web-learn-aa-end = Er en hånd tom? De andre får en sidste tur, så tæller I.
web-learn-dn-goal = Slip først af med dine kort. 4 point vinder; to spillere: 2 runder.
web-learn-dn-turn = Kassér dit sæt på bordet, og spil så, føj til, tag eller vend.
web-learn-dn-wins = Samme størrelse, højere værdi. Et slået sæt kommer vendt tilbage.
web-learn-dn-end = Første tomme hånd: 2 point, anden: 1, runden slut. Med to vinder den første.

## Up & Down; $one and $two are the names of the others

web-learn-ud-1 = Hvad vinder et stik
web-learn-ud-1-goal = Vind flest stik. Alle spiller ét kort skjult, samtidig.
web-learn-ud-1-cards = Fire kulører, værdier 2 til 12. Knægten er 11, damen 12.
web-learn-ud-1-suit = Kortets kant peger spar mod dig: din kulør lige nu.
web-learn-ud-1-up = { $one } vendte kortet til UP: nu vinder det højeste kort.
web-learn-ud-1-own-suit = Kun din egen kulør kan vinde. Spil spar knægt.
web-learn-ud-1-own-suit-wrong = Det kort kan ikke vinde her. Du skal bruge din højeste spar.
web-learn-ud-1-won = Dit! Damen fra { $two } var højere, men i en forkert kulør.
web-learn-ud-1-trump = Nu er { $two } stikchef og har slået: 5 er trumf.
web-learn-ud-1-play-trump = En trumf slår alt, i enhver kulør. Spil din 5’er.
web-learn-ud-1-play-trump-wrong = De andre kan have højere. Kun 5’eren vinder sikkert.
web-learn-ud-1-end = Din 5’er slog selv klør dame fra { $one }, i egen kulør.
web-learn-ud-2 = Du er stikchef
web-learn-ud-2-boss = Fra start peger klør mod dig: du er første stikchef.
web-learn-ud-2-flip = Du skal ændre én ting. Din klør er lav: vend til DOWN.
web-learn-ud-2-flip-wrong = Først én ændring: vend her kortet til DOWN.
web-learn-ud-2-low = På DOWN vinder det laveste kort. Spil din klør 2.
web-learn-ud-2-low-wrong = Det skal være din kulør, klør, og så lavt som muligt.
web-learn-ud-2-next = Næste chef sidder til venstre, uanset hvem der vandt.
web-learn-ud-2-trump = { $one } slog: 4 er trumf. Spil din 4’er.
web-learn-ud-2-trump-wrong = Du har ingen klør tilbage. Kun trumfen, din 4’er, kan vinde.
web-learn-ud-2-rotate = Du har kun spar. Drej kortet: tryk på sparen.
web-learn-ud-2-rotate-wrong = Drej først, så spar peger mod dig.
web-learn-ud-2-spade = Alle har nu en anden kulør. Din er spar: spil 3’eren.
web-learn-ud-2-spade-wrong = Det er stadig DOWN: den lave spar vinder, ikke damen.
web-learn-ud-2-end = Vend, drej eller slå: præcis én ændring før hvert stik.
web-learn-ud-3 = Puljen og slutningen
web-learn-ud-3-round = Hver runde: nye kort, terninger, et kast. Resten ligger til side.
web-learn-ud-3-roll = Slå med terningerne. Den gamle sum kan ikke komme igen.
web-learn-ud-3-roll-wrong = Prøv terningerne først her: slå.
web-learn-ud-3-ten = Din 10’er er trumf og din kulør. Helt sikker? Spil den.
web-learn-ud-3-ten-wrong = Kun klør eller en 10’er kan vinde. Spil 10’eren.
web-learn-ud-3-cancel = { $one } havde også en 10’er. Ens værdier neutraliserer hinanden, også trumf.
web-learn-ud-3-pot = Kortet fra { $two } var i forkert kulør. Ingen vinder: i puljen.
web-learn-ud-3-low = Nu DOWN. Spil din 3’er, og tag også puljen.
web-learn-ud-3-low-wrong = Spar er ikke din kulør nu. Kløren kan vinde.
web-learn-ud-3-two = To på én gang: dette stik og det fra puljen.
web-learn-ud-3-last = Kortet blev drejet, spar er din. Spil dit sidste kort.
web-learn-ud-3-last-wrong = Du kan kun spille kort fra hånden. Ét er tilbage.
web-learn-ud-3-lost = To 6’ere neutraliserede hinanden. Den sidste pulje er ingens.
web-learn-ud-3-score = Hvert stik tæller én, over alle runder. Du har to.
web-learn-ud-3-tie = Flest stik vinder. Står førstepladsen lige, spiller I en runde til.

## Auf und Ab; cards are called by their values

web-learn-aa-1 = Bunker går op og ned
web-learn-aa-1-goal = Flest point øverst på dine bunker vinder. Det her er din hånd.
web-learn-aa-1-cards = Hver blanding af fem symboler, én gang. De lægges sammen: 1 + 4 = 5.
web-learn-aa-1-stock = De kort, der er tilbage, er trækbunken, med bagsiden op.
web-learn-aa-1-lay = Læg 5 og 10: med to symboler kan det gå op eller ned.
web-learn-aa-1-lay-wrong = Læg præcis to kort. Her: 5’eren og 10’eren.
web-learn-aa-1-begin = 15 mod 19: den laveste sum begynder. Så med uret.
web-learn-aa-1-up = Et kort med ét symbol mere passer. Spil 21 på din 5’er.
web-learn-aa-1-up-wrong = Præcis ét symbol mere eller mindre. 21 har ét mere end 5.
web-learn-aa-1-down = Ét symbol mindre passer også. Pres 12’eren hos { $one } ned til 4.
web-learn-aa-1-down-wrong = Kun ét symbol må mangle: 4 passer på 12.
web-learn-aa-1-end = { $one } mister 8 point: kun det øverste kort tæller.
web-learn-aa-2 = Nye kort
web-learn-aa-2-turn = Én ting hver tur, aldrig pas. Ingen af kortene passer.
web-learn-aa-2-draw = Læg din 1’er åbent, og træk: tryk to gange på »Træk«.
web-learn-aa-2-draw-wrong = Giv dit laveste kort væk, 1’eren, og træk.
web-learn-aa-2-play = 22! Det nye kort må spilles med det samme. Tryk på din bunke.
web-learn-aa-2-play-wrong = Kun det nye kort må spilles nu, og det passer.
web-learn-aa-2-swap = { $one } lagde 30 åbent. Byt: giv 3 og 5, tag 30.
web-learn-aa-2-swap-wrong = To af dine for ét, der lå åbent før: tag 30’eren.
web-learn-aa-2-use = Spil det straks: din bunke stiger fra 22 til 30.
web-learn-aa-2-use-wrong = Du kunne beholde det. Men nu passer det: tryk på din bunke.
web-learn-aa-2-end = Spil, træk eller byt: du vælger, også når et kort passer.
web-learn-aa-3 = Slutningen
web-learn-aa-3-small = Et lille spil med tre symboler. Trækbunken er tom.
web-learn-aa-3-joker = Jokeren har ingen symboler, er 0 værd og passer kun på enkelte.
web-learn-aa-3-bury = Trækbunken er tom: læg jokeren skjult væk. Tryk to gange.
web-learn-aa-3-bury-wrong = På din bunke koster jokeren point. Læg den skjult væk.
web-learn-aa-3-up = Få din bunke op: spil 3 på 2.
web-learn-aa-3-up-wrong = 7 har to symboler mere end 2. 3’eren passer imellem.
web-learn-aa-3-last = Dit sidste kort: 7 på 3. Så har { $one } én sidste tur.
web-learn-aa-3-last-wrong = Det hjælper { $one }. Spil 7’eren på din egen bunke.
web-learn-aa-3-answer = { $one } brugte den sidste tur: din 7’er er nu 6.
web-learn-aa-3-count = Kun de øverste kort tæller: 6 mod 5. Du vinder!
web-learn-aa-3-low = I kan også aftale, at færrest point vinder.

## dnup

web-learn-dn-1 = Sæt og den gyldne regel
web-learn-dn-1-goal = Alle kort er delt ud. Slip af med dine først.
web-learn-dn-1-card = Den store værdi tæller: 5. På hovedet ville det være 1.
web-learn-dn-1-star = Du har kortet med stjernen, så du begynder.
web-learn-dn-1-pair = Et sæt: kort med samme værdi. Spil begge 3’ere.
web-learn-dn-1-pair-wrong = Et sæt har kun én værdi. Vælg de to 3’ere.
web-learn-dn-1-beaten = Samme størrelse, højere værdi: 5’erne hos { $two } slår dine 3’ere.
web-learn-dn-1-golden = Den gyldne regel: de kommer vendt tilbage. Nu 6 og 8!
web-learn-dn-1-eight = Et enkelt kort skal slå 7’eren hos { $one }. Spil din 8’er.
web-learn-dn-1-eight-wrong = Der ligger en enkelt 7’er: du skal bruge mere end 7.
web-learn-dn-1-gone = Ingen slog din 8’er. På din tur bliver den kasseret.
web-learn-dn-1-free = Nu ligger der intet enkelt kort: enhver værdi går. Spil 2.
web-learn-dn-1-free-wrong = Gem de bedre kort: slip af med 2’eren nu.
web-learn-dn-2 = Føj til, tag, vend
web-learn-dn-2-four = Fire ting kan du: spil, føj til, tag eller vend. Gør én.
web-learn-dn-2-add = Føj din 5’er til 5’eren hos { $one }: samme værdi, ét kort.
web-learn-dn-2-add-wrong = Kun et kort med samme værdi passer: din 5’er på 5’eren.
web-learn-dn-2-added = Nu et par 5’ere: 3’erne fra { $two } går hjem, vendt.
web-learn-dn-2-rotate = Kun lave kort tilbage. Vend hele din hånd.
web-learn-dn-2-rotate-wrong = 1, 2 og 3 slår intet her. Vend: så bliver de høje.
web-learn-dn-2-take = Tag de tre 2’ere fra { $two }: i din hånd vender de sig.
web-learn-dn-2-take-wrong = Tag her sættet foran { $two }.
web-learn-dn-2-end = 2, 2, 2 blev til 5, 7 og 9. Flere kort, men stærke.
web-learn-dn-3 = Point og slutningen
web-learn-dn-3-pair = Tre kort tilbage. Begynd med parret af 5’ere.
web-learn-dn-3-pair-wrong = Gem 9’eren: næsten intet slår den senere. Spil 5’erne.
web-learn-dn-3-last = Dine 5’ere er væk. Dit sidste kort, 9’eren, slår 6’eren.
web-learn-dn-3-last-wrong = Vend det ikke: med 9’eren er du færdig nu.
web-learn-dn-3-first = Først ude: 2 point! Du holder fri resten af runden.
web-learn-dn-3-stays = Dit sæt bliver liggende, til din næste tur ville komme.
web-learn-dn-3-second = Den anden, der slipper ud, får 1 point, og runden slutter.
web-learn-dn-3-four = Med 4 point vinder du spillet, med det samme.
web-learn-dn-3-quiet = 100 ture uden kassering stopper runden. Så følger en ny.
web-learn-dn-3-fewer = Værdierne går fra 1 til 9. Med færre spillere udgår nogle kort.
web-learn-dn-3-two-places = To spillere: to pladser, to ture; stjernen starter med én.
web-learn-dn-3-two-own = Så tæller dine egne sæt også: du kan slå dig selv.
web-learn-dn-3-two-end = To spillere: tom hånd vinder runden; to runder vinder.

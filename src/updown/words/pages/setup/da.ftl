### Setting up a match.

web-players = Spillere
web-setup-seats = Hvem sidder hvor
web-setup-all = De andre
web-setup-mixed = blandet
web-setup-friend = Ven
web-setup-friend-note = Du får et link, som du kan sende til din ven.
web-level-note-level1 = Tager ofte fejl: god til det første spil.
web-level-note-level2 = Spiller som en ven ved køkkenbordet.
web-level-note-level3 = Kender spillet og laver en fejl i ny og næ.
web-level-note-level4 = Tænker forud.
web-level-note-level5 = Tager sig god tid og tilgiver intet.
web-level-note-master = Har lært af tusindvis af spil mod sig selv.
web-edition-note = Det samme spil med andre billeder.
web-rounds-note = Stikkene fra alle runder lægges sammen.
web-goal-note = Hvis færrest point vinder, er det omvendt: dine egne bunker ned, de andres op.
web-setup-clock = Hvornår
web-setup-clock-live = Nu og her, med ur
web-setup-clock-relaxed = Over flere dage
web-setup-clock-note-live = Alle er ved bordet. Hvis din tid løber ud, vælger en bot for dig den ene gang.
web-setup-clock-note-relaxed = Alle spiller, når de har tid, på den enhed, de vil.
web-watch = Hvem der må kigge med
web-watch-nobody = Ingen
web-watch-public = Med linket, uden at se hænder
web-watch-open = Med linket, alle hænder til sidst
web-hints = Tip er tilladt
web-hints-note = En knap viser, hvad en stærk spiller ville gøre.
web-memory = Huskehjælp: vis de kort, alle har set
web-memory-note = Du kan altid slå det op.
web-list-it = Alle kan finde dette bord
web-list-note = Det står på forsiden, og alle kan sætte sig uden linket.
web-more-settings = Flere indstillinger
web-open-table = Åbn bordet

## Messages while the page is closed

push-turn = Det er din tur.
push-started = Spillet er begyndt.
push-full = Alle er her. Du kan starte.
push-rematch = { $name } vil spille igen.
web-tell-me-turn = Sig til, når det er min tur
web-tell-me = Sig til, når der sker noget
web-tell-me-on = Du får besked, også når siden er lukket.
web-tell-me-refused = Din browser tillader ikke beskeder fra denne side. Det kan du ændre i dens indstillinger.
web-tell-me-failed = Det lykkedes ikke. Prøv igen senere.

## The first time that a game is played here

web-offer-title = Er { $game } nyt for dig?
web-offer-learn = Lær det på fire minutter
web-offer-play = Bare spil

## An address that leads nowhere

web-nothing-here = Her er ikke noget
web-nothing-here-note = Adressen er ikke helt rigtig, eller siden er flyttet.
web-to-the-games = Til spillene

## What others show of a link

preview-home = Tre kortspil, hvor det går op og ned, med bots og venner.
preview-table = Nogen inviterer dig til et spil. Åbn linket, og sæt dig ned.
preview-free-seat = Ledig plads
preview-rules = Reglerne, med billeder, på fem sprog.

### The table of dnup.

web-dn-undo = Fortryd
web-dn-over = { $active } over { $inactive }
web-dn-one-card = Du kan kun føje ét kort ad gangen til et sæt.

## Målet, og hvad hvert træk gør

web-dn-aim = Slip af med dine kort før de andre. Den første med 4 point vinder.
web-dn-aim-two = Slip af med dine kort først. Den, der vinder 2 runder, vinder spillet.
web-dn-can-play = Spil
web-dn-can-play-how = Læg ét kort ud, eller flere med samme værdi. De skal slå et sæt af samme størrelse.
web-dn-can-add = Føj til
web-dn-can-add-how = Læg et kort med samme værdi på en andens sæt.
web-dn-can-take = Tag
web-dn-can-take-how = Tag en andens sæt op på hånden: kortene vendes på hovedet.
web-dn-can-rotate = Vend
web-dn-can-rotate-how = Vend alle kortene på din hånd: nu gælder deres andre værdier.

## What a newcomer reads at their turn, in 12 words at most

# $sets: "a single 7, a pair of 5s"
web-dn-guide-beat = Skal slås: { $sets }.
web-dn-guide-free = Du kan spille alle kort af én værdi.
web-dn-guide-low-add = Ingen af dine kort er høje nok: føj til, tag eller vend.
web-dn-guide-low = Ingen af dine kort er høje nok: tag eller vend.

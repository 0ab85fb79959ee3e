### The table of dnup.

web-dn-undo = Zréckhuelen
web-dn-over = { $active } iwwer { $inactive }
web-dn-one-card = Du kanns ëmmer just eng Kaart bei e Set derbäileeën.

## D’Zil, a wat all Zuch mécht

web-dn-aim = Gëff deng Kaarte virun deenen aneren lass. Wien als éischten 4 Punkten huet, gewënnt.
web-dn-aim-two = Gëff deng Kaarte fir d’éischt lass. Wien 2 Ronne gewënnt, gewënnt d’Spill.
web-dn-can-play = Spillen
web-dn-can-play-how = Lee eng Kaart hin, oder e puer mam selwechte Wäert. Si mussen e Set vun der selwechter Gréisst schloen.
web-dn-can-add = Derbäileeën
web-dn-can-add-how = Lee eng Kaart mam selwechte Wäert bei de Set vun engem aneren derbäi.
web-dn-can-take = Huelen
web-dn-can-take-how = Huel de Set vun engem aneren an d’Hand: Seng Kaarten dréine sech ëm.
web-dn-can-rotate = Dréinen
web-dn-can-rotate-how = Dréi all d’Kaarten an denger Hand ëm: Elo zielen hir aner Wäerter.

## What a newcomer reads at their turn, in 12 words at most

# $sets: "a single 7, a pair of 5s"
web-dn-guide-beat = Ze schloen: { $sets }.
web-dn-guide-free = Du kanns all Kaarte vun engem Wäert spillen.
web-dn-guide-low-add = Keng vun denge Kaarten ass héich genuch: derbäileeën, huelen oder dréinen.
web-dn-guide-low = Keng vun denge Kaarten ass héich genuch: huelen oder dréinen.

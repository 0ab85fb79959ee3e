### Dansk. De tre spils regler, som man fortæller dem til et barn på otte år; docs/rules siger det samme ord for ord.
### En tom linje begynder et nyt afsnit; linjer, der begynder med "- " eller "1. ", bliver til en liste.

rules-example = Eksempel
rules-ours = Spillet og dets navn tilhører dem, der har fundet på det, og deres forlag. Teksten her er vores egen.

## Up & Down

rules-ud-title = Sådan spiller I Up & Down
rules-ud-aim = Vind flere stik end alle andre, selv om nogen før hvert eneste stik laver om på, hvad der vinder.
rules-ud-authors = Up & Down er lavet af Jens Merkl og Jean-Claude Pellin.
rules-ud-rulings =
    De trykte regler lader nogle ting stå åbne. Dem har vi selv bestemt: kulørernes rækkefølge rundt om kortet (UD-2),
    hvordan kortet må lande (UD-7), hvem der sidder hvor (UD-9), at hver runde begynder helt forfra (UD-16), og hvordan
    ekstra runder spilles (UD-17).

chapter-ud-material = Det skal I bruge
rule-ud-1 = I spiller med 44 kort. Der er fire kulører, og hver kulør har værdierne 2 til 12.
rule-ud-2 =
    Der findes to udgaver. Kun navnene, billederne og den første stikchefs kulør er forskellige. Med uret rundt om
    UP&DOWN-kortet er kulørerne:
    - Klassisk: ruder, hjerter, spar, klør. Knægten er 11’eren, og damen er 12’eren.
    - Ludolux: fjer, monokel, hat, rose. De højeste kort hedder bare 11 og 12.

    Derhjemme kan I spille den klassiske udgave med et helt almindeligt spil på 52 kort: tag esserne og kongerne fra.
rule-ud-3 =
    UP&DOWN-kortet ligger på midten. Der står UP på den ene side og DOWN på den anden, og hver af de fire kanter viser
    en kulør. Den kant, der peger på dig, viser din kulør. Når kortet vendes om over den lange kant, beholder alle deres
    kulør.
rule-ud-4 =
    To terninger bestemmer trumfen: læg dem sammen. Summen, fra 2 til 12, er trumfværdien. Her er trumf altså en værdi
    og ikke en kulør.

chapter-ud-setup = Gør klar
    .intro = Alt det her gør I, når en runde begynder.
rule-ud-5 =
    Del kortene ud. De kort, der er tilovers, lægges skjult til side: ingen kigger på dem, og de er ikke med i denne
    runde.
    - 2 spillere: 15 kort til hver, 14 til side.
    - 3 spillere: 14 kort til hver, 2 til side.
    - 4 spillere: 11 kort til hver, ingen til side.
rule-ud-6 = Slå med begge terninger. Summen er den første trumf.
rule-ud-7 =
    Kast UP&DOWN-kortet op i luften. Det er tilfældigt, om UP eller DOWN ligger øverst, og hvilken vej kortet peger. Kun
    én ting er sikker: den første stikchefs kulør skal pege på en spiller og ikke på en tom side af bordet.
rule-ud-8 =
    Se nu, hvem der har klør, eller rosen i Ludolux-udgaven: den spiller er den første stikchef.
rule-ud-9 =
    Bordet har fire sider. Er I fire, bruger I dem alle; er I tre, er én side tom; er I to, sidder I over for hinanden.
    Det går rundt med uret: efter dig kommer spilleren til venstre for dig.

chapter-ud-trick = Et stik
    .intro =
        En runde har lige så mange stik, som I fik kort. Hvert stik har fire trin: lav om, vælg, sammenlign, næste
        stikchef.
rule-ud-10 =
    Er du stikchef? Så skal du lave én ting om, og kun én:
    - Vend kortet om. UP bliver til DOWN, eller DOWN bliver til UP. Alle beholder deres kulør.
    - Drej kortet en, to eller tre kvarte omgange med samme side opad. Du vælger selv, hvilken af de tre andre kulører
      du får, og alle de andre får også en ny. For hver kvart omgang med uret rykker hver kulør videre til den næste
      side af bordet.
    - Slå med begge terninger for at få en anden trumf. Får du den gamle igen, slår du om, til det bliver en ny.
    .name = Lav stikreglerne om
rule-ud-11 =
    Nu vælger alle på én gang et kort fra hånden i hemmelighed, også stikchefen. Du må vælge et hvilket som helst af
    dine kort. De andre kan se, at du har valgt, men ikke hvad, før alle er klar.
    .name = Vælg et kort
rule-ud-12 =
    Alle kort vendes op. Se på dem i denne rækkefølge:
    1. Kort med samme værdi neutraliserer hinanden: ingen af dem kan vinde. Kuløren er ligegyldig, og det gælder også
      for trumf.
    2. Af resten kan dit kort kun vinde, hvis det er i den kulør, du har lige nu, eller hvis det er trumf. En trumf må
      være i enhver kulør.
    3. En trumf slår alt andet. Uden trumf vinder det højeste kort ved UP og det laveste ved DOWN.
    .name = Sammenlign kortene
    .example =
        UP ligger øverst, og trumf er 7. Kim har klør, Léa har ruder, Alex har hjerter.

        Kim viser klør 9, Léa ruder 5 og Alex klør 10. 10’eren er højest, men Alex har hjerter lige nu, så den kan ikke
        vinde. Kim får stikket med sin 9’er.

        Kim viser klør dame, Léa spar dame og Alex hjerter knægt. De to damer neutraliserer hinanden, og Alex får
        stikket med sin knægt.
rule-ud-13 =
    Vinder dit kort, får du stikket og alle stik i puljen. Er der ikke noget kort, der kan vinde, går stikket i puljen.
    .example =
        Trumf er 7. Kim viser ruder 7 og Léa hjerter 7: de to trumfer neutraliserer hinanden. Alex viser spar 9, men har
        hjerter. Så går stikket i puljen, og den, der vinder næste gang, får det oveni.
rule-ud-14 =
    Spilleren til venstre for stikchefen bliver den næste stikchef. Det er lige meget, hvem der vandt stikket. Derhjemme
    kan I give terningerne videre til den nye stikchef: så ved alle, hvem det er.
    .name = Næste stikchef
rule-ud-15 = Ligger der stadig stik i puljen efter det sidste stik? Dem får ingen.

chapter-ud-end = Tæl op
rule-ud-16 =
    Hvert stik, du vinder, tæller for ét. I aftaler, hvor mange runder I spiller, fra 1 til 20: som regel er det bare 1,
    og vil I spille længere, passer en runde for hver spiller godt. Stikkene fra alle runder lægges sammen. Hver runde
    begynder helt forfra (UD-5 til UD-8).
rule-ud-17 =
    Den, der har flest stik, vinder. Står flere lige på førstepladsen efter den sidste runde, gælder det, I har aftalt:
    - En runde til, det er det almindelige: alle er med, stikkene lægges til, og sådan fortsætter I, til en spiller
      fører alene.
    - Sejren deles: alle, der står lige, vinder sammen.

chapter-ud-seen = Hvem ser hvad
    .intro =
        Alle kan se UP&DOWN-kortet og trumfen, hvem der er stikchef, puljen, alle stik, der er vendt op, hvem der har
        vundet hvor mange, hvor mange kort hver spiller har, og hvem der har valgt.

        Kun du kan se din hånd og det kort, du har valgt, indtil alle kort vendes op.

        Ingen kan se de kort, der er lagt til side.

## Auf und Ab

rules-aa-title = Sådan spiller I Auf und Ab
rules-aa-aim = Hjælp dine egne bunker op, og skub de andres ned, så dine øverste kort er mest værd til sidst.
rules-aa-rulings =
    De trykte regler lader nogle ting stå åbne. Dem har vi selv bestemt: hvilke kort der er (AA-1), hvilke åbne kort du
    må bytte dig til (AA-9), at du kan bytte, når trækbunken er tom (AA-11), hvornår en hånd er tom (AA-12), og at
    sejren deles, når det står lige (AA-13).

chapter-aa-material = Kortene
rule-aa-1 =
    I spiller med 32 kort. Der er fem symboler: sol (A), måne (B), sky (C), dråbe (D) og stjerne (E). Hver mulig
    blanding af dem findes på præcis ét kort.
    - 1 joker helt uden symboler
    - 5 enere med ét symbol
    - 10 toere med to symboler
    - 10 treere med tre symboler
    - 5 firere med fire symboler
    - 1 kort med alle fem symboler
rule-aa-2 =
    Et korts rang er, hvor mange symboler det har. Dets værdi er tallet på kortet, fra 0 til 31: læg symbolerne sammen.
    Solen er 1 værd, månen 2, skyen 4, dråben 8 og stjernen 16. Det er værdien, der afgør, hvem der begynder, og hvem
    der vinder; rangen betyder ikke noget for det.
    .example =
        Stjernen alene er 16 værd. Sol, måne, sky og dråbe tilsammen er kun 15. Jokeren er 0 værd, og kortet med alle
        fem symboler er 31 værd.

chapter-aa-setup = Gør klar
rule-aa-3 =
    Del kortene ud. Resten lægges skjult som trækbunke.
    - 2 spillere: 13 kort til hver, 6 i trækbunken.
    - 3 spillere: 8 kort til hver, 8 i trækbunken.
rule-aa-4 =
    Vælg i hemmelighed nogle kort fra din hånd, og læg dem skjult foran dig: 3 kort, hvis I er to spillere, 2 kort, hvis
    I er tre. Når alle har valgt, vendes de op på én gang. Hvert kort begynder en bunke, og de bunker er dine. Brug kort
    med rang 2 og 3 i dit første spil: derfra kan en bunke gå både op og ned.
rule-aa-5 =
    Læg værdierne af dine kort på bordet sammen: den, der har den laveste sum, begynder. Har flere den laveste sum,
    begynder den af dem, der har det laveste enkeltkort.
    .example =
        Ida har 16 og 2, det giver 18. Jo har 15 og 3, også 18. Kai har 20 og 1, det giver 21. Ida og Jo har begge den
        laveste sum. Idas 2’er er lavere end Jos 3’er, så Ida begynder. 1’eren hjælper ikke Kai: summen er for høj.
rule-aa-6 = I skiftes, og turen går med uret.

chapter-aa-turn = Din tur
    .intro = I din tur gør du præcis én af fire ting: spil, træk, byt eller læg skjult væk.
rule-aa-7 =
    Læg et kort fra din hånd på en bunke, din egen eller en andens. Det passer, hvis det har præcis ét symbol mere eller
    ét symbol færre end det øverste kort; alle de andre symboler skal være de samme. Derfor passer jokeren kun på en
    ener, og kun en ener passer på jokeren.
    .name = Spil
    .example =
        En bunke viser sol og sky, altså 5. Du spiller sol, sky og stjerne på den: ét symbol mere, og bunken hopper op
        på 21. Så spiller en anden sol og stjerne: ét symbol færre, og den falder til 17. Et kort, hvor et symbol er
        skiftet ud med et andet, passer aldrig.
rule-aa-8 =
    Læg et kort fra din hånd åbent hos de åbne kort, og træk det øverste fra trækbunken. Det nye kort, og kun det, må du
    spille med det samme, eller du kan beholde det.
    .name = Træk
rule-aa-9 =
    Læg to kort fra din hånd åbent hos de åbne kort, og tag et, som lå der i forvejen. Du må tage et hvilket som helst
    af dem, men ikke et af dine egne to. Spil det kort, du tog, med det samme, eller behold det.
    .name = Byt
rule-aa-10 =
    Læg et kort fra din hånd skjult væk, ud af spillet. Det må du kun, når trækbunken er tom.
    .name = Læg skjult væk
rule-aa-11 =
    Du kan kun trække, så længe der er et kort i trækbunken. Du kan kun bytte, hvis der ligger et åbent kort, og du har
    mindst to kort; det går også, når trækbunken er tom. Du må ikke melde pas. Men selv om du kan spille et kort, må du
    gerne trække, bytte eller lægge skjult væk i stedet, når det ellers kan lade sig gøre.

chapter-aa-end = Spillet slutter
rule-aa-12 =
    Har du ingen kort på hånden, når din tur er slut, får alle de andre en sidste tur hver, én efter én. Så er spillet
    slut. Løber en anden tør for kort i en sidste tur, kommer der ikke flere ture til.
    .example =
        Jo lægger sit sidste kort åbent og trækker et nyt. Spiller Jo det med det samme, er hånden tom, og de sidste
        ture begynder. Beholder Jo det, går spillet bare videre.
rule-aa-13 =
    Læg værdierne af de øverste kort på dine egne bunker sammen: det er dine point. Flest point vinder, eller færrest,
    hvis I har aftalt det. De, der står lige, deler sejren.
    .example =
        Mias bunker ender med 16, 12 og jokeren: 16 + 12 + 0 = 28. Toms ender med 15, 5 og 8: også 28. De deler sejren.

chapter-aa-seen = Hvem ser hvad
    .intro =
        Alle kan se alle bunker med hvert kort i dem, de åbne kort, hvor mange kort der er på hver hånd og i trækbunken,
        hvem der har lagt hvilket kort åbent, og hvem der har taget hvilket.

        Kun du kan se din hånd, de kort, du har lagt, indtil alle vendes op, det kort, du lige har trukket, og de kort,
        du har lagt skjult væk.

        Ingen kan se, i hvilken rækkefølge trækbunken ligger.

## dnup

rules-dn-title = Sådan spiller I dnup
rules-dn-aim =
    Slip af med dine kort før de andre: kun den værdi, der vender op, tæller, og det, du får tilbage, vender på hovedet.
rules-dn-rulings =
    De trykte regler lader nogle ting stå åbne. Dem har vi selv bestemt: hvilke kort der er (DN-3), at det er
    tilfældigt, hvilken ende der vender op (DN-4), hvad I må gøre med sættet fra en, der er færdig (DN-13), hvornår en
    runde, der ikke kommer ud af stedet, stopper (DN-16), og hvad der sker, når dit sidste kort slår dit eget sæt
    (DN-20).

chapter-dn-material = Kortene
rule-dn-1 =
    Der er 40 kort. Hvert kort har to forskellige værdier, en i hver ende. Den værdi, der vender op, er aktiv, og det er
    kun den, der tæller; den anden er inaktiv. Vi siger den aktive først: 3/6 har en aktiv 3’er, både på hånden og på
    bordet. Vend det på hovedet, så er det 6/3.
rule-dn-2 =
    Nogle kort har et ansigt, der fortæller, hvornår de er med. Ellers tager I dem fra.
    - Trist ansigt: kun med 5 spillere.
    - Smilende ansigt: kun med 4 eller 5 spillere.
    - Neutralt ansigt: kun med 3, 4 eller 5 spillere.
rule-dn-3 =
    Værdierne går fra 1 til 9. Hvert par af to forskellige værdier findes én gang, og de par, der giver ti, findes to
    gange: 1/9, 2/8, 3/7 og 4/6. Ansigterne forstår I nemmest, hvis I tænker jer værdierne 1 til 9 i en rundkreds med 9
    ved siden af 1.
    - Trist ansigt: de ekstra 1/9, 2/8, 3/7 og 4/6.
    - Smilende ansigt: naboer i kredsen, for eksempel 3/4 eller 9/1.
    - Neutralt ansigt: to skridt fra hinanden i kredsen, for eksempel 3/5 eller 8/1.
    - Stjerne: 1/5.

    Så mange kort er altså med:
    - 5 spillere: 40 kort, 8 til hver.
    - 4 spillere: 36 kort, 9 til hver.
    - 3 spillere: 27 kort, 9 til hver.
    - 2 spillere: 18 kort, 9 til hver.

    Reglerne i æsken har ingen liste over kortene, så denne er vores egen.

chapter-dn-setup = Gør klar
    .intro = Det gør I, når en runde begynder.
rule-dn-4 =
    Tag de kort fra, der ikke er med (DN-2), bland, og del alle de andre ud, lige mange til hver. Det er helt
    tilfældigt, hvilken ende af et kort der vender op. Du må sortere din hånd, som du vil, men du må ikke vende noget
    kort, medmindre en regel siger det.
rule-dn-5 =
    Den, der har stjernen, altså 1/5, begynder, og det må gerne være med nogle helt andre kort. I skiftes, og turen går
    med uret.

chapter-dn-turn = Din tur
rule-dn-6 =
    Ryd først din plads: ligger der et sæt foran dig, kasserer du det med bagsiden op. Det er ude af denne runde.
rule-dn-7 =
    Gør så præcis én af fire ting: spil, føj til, tag eller vend. Et sæt er et enkelt kort eller flere kort med samme
    aktive værdi. Sættets størrelse er, hvor mange kort der er i det. To sæt af samme størrelse ligger aldrig på bordet
    på én gang.
    .example = Fire kort med en aktiv 3’er er et sæt med værdien 3 og størrelsen 4.
rule-dn-8 =
    Læg et sæt fra din hånd på din egen plads. Du behøver ikke at bruge alle dine kort med den værdi. Ligger der
    allerede et sæt af samme størrelse på bordet, skal dit have en højere værdi; den samme er ikke nok. Det sæt, du
    slår, går tilbage på den hånd, det kom fra (DN-12).
    .name = Spil
    .example =
        Der ligger en enkelt 7’er og tre 6’ere på bordet. Spiller du et enkelt kort, skal det være en 8’er eller en
        9’er. Tre ens skal være 7’ere eller højere. Med to kort, eller med fire og flere, kan du bruge alle værdier.
rule-dn-9 =
    Føj præcis ét kort fra din hånd til en modstanders sæt. Det skal have samme aktive værdi som sættet. Nu er sættet ét
    kort større. Ligger der et andet sæt af den nye størrelse, skal det sæt, du føjer til, have den højeste værdi, og
    det andet går tilbage på den hånd, det kom fra (DN-12). Ellers må du ikke føje kortet til.
    .name = Føj til
    .example =
        Foran en modstander ligger en enkelt 5’er, foran en anden to 3’ere. Du føjer en 5’er til den enkelte: de to
        5’ere slår 3’erne. Omvendt går det ikke: ligger der to 5’ere, må du ikke føje en 3’er til en enkelt 3’er.
rule-dn-10 =
    Tag hele det sæt, der ligger foran en modstander, op på din hånd (DN-12).
    .name = Tag
    .example = Foran en modstander ligger 2/5, 2/7 og 2/9. Du tager dem, og nu har du 5/2, 7/2 og 9/2.
rule-dn-11 =
    Vend hele din hånd på hovedet, hvert eneste kort.
    .name = Vend
    .example = Du har 1/5, 2/7 og 9/2. Bagefter er de 5/1, 7/2 og 2/9.
rule-dn-12 =
    Hver gang et kort går fra bordet til en hånd, bliver det vendt på hovedet undervejs. På den måde kan et svagt kort
    komme stærkt tilbage.
    .name = Den gyldne regel

chapter-dn-end = Spillet slutter
    .intro = DN-13 til DN-15 gælder, når I er tre, fire eller fem.
rule-dn-13 =
    Den, der først slipper af med sine sidste kort, ved at spille eller føje til, får 2 point og er færdig i denne
    runde. Et sæt, der er spillet, bliver liggende, til det igen ville være den spillers tur, og så kasseres det. Indtil
    da må I føje til det eller tage det som ethvert andet sæt. Bliver det slået, kasseres det med det samme. Et sidste
    kort, der er føjet til, hører til modstanderens sæt; så bliver der ikke noget liggende.
rule-dn-14 = Den næste, der slipper af med sine kort, får 1 point, og så er runden slut med det samme.
rule-dn-15 = Så snart du har 4 point eller flere, har du vundet spillet, også midt i en runde.
rule-dn-16 =
    En runde, der ikke kommer ud af stedet, bliver stoppet: den er slut efter 100 ture i træk, hvor intet kort blev
    kasseret. Ingen får flere point for den, men de 2 point fra DN-13 tæller stadig. Så deles der ud på ny. Tur nummer
    100 tæller helt med. Så stopper runden, før nogen kasserer igen. Den regel er vores egen, så alle spil får en ende.

chapter-dn-two = To spillere
rule-dn-17 =
    I har hver to spilområder, 1 og 2; spilområde 2 er det til venstre. Du har altid to ture i træk: den første i
    spilområde 1, den anden i spilområde 2. I hver tur kasserer du kun sættet i det spilområde, og et sæt, du spiller,
    lægger du der.
rule-dn-18 =
    Hvert sæt kæmper mod alle andre sæt på bordet, også mod det i dit eget andet spilområde. Slår du dit eget sæt,
    kommer det tilbage på din hånd (DN-12). Du kan stadig kun føje til modstanderens sæt, og du kan kun tage
    modstanderens sæt.
rule-dn-19 = Den, der har stjernen, begynder runden med kun én tur, og den er i spilområde 2.
rule-dn-20 =
    Når du har lagt det sidste kort fra din hånd, vinder du runden på stedet. Men slår kortet et af dine egne sæt,
    kommer det sæt tilbage til dig, og runden går videre. Den, der først vinder 2 runder, vinder spillet.
    .example =
        I dit spilområde 1 ligger en enkelt 4/8. Dit sidste kort er 6/1, og du spiller det i spilområde 2. 6’eren slår
        din egen 4’er, som kommer tilbage til dig som 8/4. Du har et kort igen, så runden går videre.

chapter-dn-seen = Hvem ser hvad
    .intro =
        Alle kan se alle sæt, hvor mange kort hver spiller har, pointene, de kasserede kort (de lå jo åbent på bordet
        før), og hvem der havde stjernen fra begyndelsen. Alle må også huske, hvilke kort der gik fra bordet til en
        hånd, og hvilken vej de vender der; for når nogen vender sin hånd, ser alle det, og alle kortene vendes med.

        Er I fem, findes nogle kort to gange. Har en spiller dem begge, og kender alle det ene, så gælder det som det,
        der spilles først. På den måde ved alle stadig, hvad der er tilbage.

        Kun du kan se din hånd.

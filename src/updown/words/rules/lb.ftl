### Lëtzebuergesch. D’Reegele vun deenen dräi Spiller, esou wéi een se engem Kand vun aacht Joer erzielt; docs/rules
### seet dat selwecht Wuert fir Wuert. Eng eidel Zeil fänkt en neien Ofsaz un; Zeile mat "- " oder "1. " virdru ginn eng
### Lëscht. D’n-Reegel gëllt och virun Zuelen, esou wéi se geschwat ginn.

rules-example = Beispill
rules-ours = D’Spill a säin Numm gehéiere sengen Auteuren a sengem Verlag. Dësen Text ass vun eis.

## Up & Down

rules-ud-title = Esou spillt dir Up & Down
rules-ud-aim = Gewann méi Streech wéi all déi aner, och wa virun all eenzelem Streech een ännert, wat gewënnt.
rules-ud-authors = Up & Down ass vum Jens Merkl a vum Jean-Claude Pellin.
rules-ud-rulings =
    E puer Saache loossen d’Spillreegelen op. Déi hu mir festgeluecht: d’Reiefolleg vun de Faarwe ronderëm d’Kaart
    (UD-2), wéi d’Kaart leien däerf (UD-7), wie wou sëtzt (UD-9), déi nei Virbereedung virun all Ronn (UD-16) a wéi
    Zousazronne gespillt ginn (UD-17).

chapter-ud-material = Wat dir braucht
rule-ud-1 = Dir spillt mat 44 Kaarten. Et gi véier Faarwen, an all Faarf huet d’Wäerter 2 bis 12.
rule-ud-2 =
    Et ginn zwou Editiounen. Nëmmen d’Nimm, d’Biller an d’Faarf vum éischte Chef vum Streech sinn anescht. Am Sënn vun
    der Auer ronderëm d’UP&DOWN-Kaart leien d’Faarwen esou:
    - Klassesch: Rauten, Häerzer, Schéppen, Kräizer. De Bauer ass d’11 an d’Damm ass d’12.
    - Ludolux: Fieder, Monokel, Hutt, Rous. Déi gréisste Kaarten heeschen einfach 11 an 12.

    Doheem kënnt dir déi klassesch Editioun mat all Kaartespill mat 52 Kaarte spillen: Huelt d’Assen an d’Kinneken
    eraus.
rule-ud-3 =
    D’UP&DOWN-Kaart läit an der Mëtt. Op enger Säit steet UP, op där anerer DOWN, an op all Kant ass eng Faarf, véier am
    Ganzen. D’Kant, déi op dech weist, huet deng Faarf. Wann d’Kaart iwwer hir laang Kant ëmgedréint gëtt, behält
    jidderee seng Faarf.
rule-ud-4 =
    Zwee Wierfele maachen d’Tromp: Zielt se zesummen. D’Zomm, vun 2 bis 12, ass de Wäert vun der Tromp. Hei ass Tromp
    also e Wäert a keng Faarf.

chapter-ud-setup = Virbereedung
    .intro = Dat alles maacht dir am Ufank vun all Ronn.
rule-ud-5 =
    Deelt d’Kaarten aus. Wat iwwreg bleift, kënnt verdeckt op d’Säit: Kee kuckt et un, an an dëser Ronn gëtt net domat
    gespillt.
    - 2 Spiller: 15 Kaarte fir jiddereen, 14 op d’Säit.
    - 3 Spiller: 14 Kaarte fir jiddereen, 2 op d’Säit.
    - 4 Spiller: 11 Kaarte fir jiddereen, keng op d’Säit.
rule-ud-6 = Spillt béid Wierfelen. Hir Zomm ass déi éischt Tromp.
rule-ud-7 =
    Gehäit d’UP&DOWN-Kaart an d’Luucht. Den Zoufall decidéiert, ob UP oder DOWN uewe läit a wou d’Kaart hiweist. Nëmmen
    eng Saach ass sécher: D’Faarf vum éischte Chef vum Streech muss op e Spiller weisen, an net op eng eidel Säit vum
    Dësch.
rule-ud-8 =
    Kuckt elo, wie Kräizer huet, oder an der Ludolux-Editioun d’Rous: Dee Spiller ass den éischte Chef vum Streech.
rule-ud-9 =
    Den Dësch huet véier Säiten. Zu véier huelt dir se all, zu dräi bleift eng eidel, an zu zwee sëtzt dir iech
    vis-à-vis. Et geet am Sënn vun der Auer ronderëm: No dir kënnt, wie lénks vun dir sëtzt.

chapter-ud-trick = E Streech
    .intro =
        Eng Ronn huet esou vill Streech, wéi dir Kaarte kritt hutt. All Streech geet a véier Schrëtt: änneren, wielen,
        vergläichen, nächste Chef vum Streech.
rule-ud-10 =
    Bass du de Chef vum Streech? Da muss du eppes änneren, an zwar genee eent vun deenen dräi hei:
    - Dréin d’Kaart ëm. Aus UP gëtt DOWN, oder aus DOWN gëtt UP. Jidderee behält seng Faarf.
    - Dréin d’Kaart een, zwee oder dräi Véierel weider, ouni se ëmzedréinen. Du wiels deng nei Faarf ënnert deenen dräi
      aneren, an all déi aner Spiller kréien och eng nei. Mat all Véierel am Sënn vun der Auer réckt all Faarf eng Säit
      vum Dësch weider.
    - Spill béid Wierfelen, fir eng aner Tromp ze kréien. Kënnt erëm déi al, da spills du se nach eng Kéier, bis et eng
      nei ass.
    .name = D’Reegele vum Streech änneren
rule-ud-11 =
    Elo wielt jidderee gläichzäiteg a geheim eng Kaart aus senger Hand, och de Chef vum Streech. Du däerfs all Kaart
    huelen, déi s du hues. Déi aner gesinn, datt s du gewielt hues, mee net wat, bis jiddereen esou wäit ass.
    .name = Eng Kaart wielen
rule-ud-12 =
    All d’Kaarte ginn opgedeckt. Kuckt se an dëser Reiefolleg no:
    1. Kaarte mam selwechte Wäert neutraliséiere sech: Keng dovu ka gewannen. Hir Faarf spillt keng Roll, an och Trompen
      neutraliséiere sech.
    2. Vun deenen, déi iwwreg bleiwen, kann deng Kaart nëmme gewannen, wa se déi Faarf huet, déi grad deng ass, oder wa
      se Tromp ass. Eng Tromp däerf all Faarf hunn.
    3. Eng Tromp schléit all aner Kaart. Ouni Tromp gewënnt bei UP déi gréisste Kaart a bei DOWN déi klengst.
    .name = D’Kaarte vergläichen
    .example =
        UP läit uewen, an Tromp ass 7. De Kim huet Kräizer, d’Léa huet Rauten, den Alex huet Häerzer.

        De Kim weist Kräizer 9, d’Léa Raute 5 an den Alex Kräizer 10. D’10 ass déi gréisst, mee den Alex huet grad
        Häerzer, also ka se net gewannen. De Kim kritt de Streech mat senger 9.

        De Kim weist d’Kräizer-Damm, d’Léa d’Schéppen-Damm an den Alex den Häerzer-Bauer. Déi zwou Dammen neutraliséiere
        sech, an den Alex kritt de Streech mam Bauer.
rule-ud-13 =
    Wann deng Kaart gewënnt, kriss du dëse Streech an all d’Streech aus dem Dëppen. Wa keng Kaart gewanne kann, kënnt de
    Streech an d’Dëppen.
    .example =
        Tromp ass 7. De Kim weist Raute 7 an d’Léa Häerzer 7: Déi zwou Trompen neutraliséiere sech. Den Alex weist
        Schéppen 9, huet awer Häerzer. Also kënnt de Streech an d’Dëppen, a wien als Nächste gewënnt, kritt en derbäi.
rule-ud-14 =
    Wie lénks vum Chef vum Streech sëtzt, gëtt den nächste Chef vum Streech. Wien de Streech gewonnen huet, ass egal.
    Doheem gitt dir d’Wierfelen un den neie Chef vum Streech weider: Esou wësst dir ëmmer, wien et ass.
    .name = Den nächste Chef vum Streech
rule-ud-15 = Leien nom leschte Streech nach Streech am Dëppen? Déi kritt keen.

chapter-ud-end = Zielen an Enn
rule-ud-16 =
    All Streech, deen s du gewënns, zielt eent. Dir maacht aus, wéi vill Ronnen dir spillt, vun 1 bis 20: Meeschtens ass
    et eng, a wie méi laang spille wëll, hëlt eng fir all Spiller. D’Streech vun all de Ronne ginn zesummegezielt. All
    Ronn fänkt mat enger ganz neier Virbereedung un (UD-5 bis UD-8).
rule-ud-17 =
    Wien déi meeschte Streech huet, gewënnt. Leien no der leschter Ronn e puer Spiller gläich un der Spëtzt, da gëllt,
    wat dir ausgemaach hutt:
    - Nach eng Ronn, wéi gewéinlech: Jidderee spillt mat, d’Streech kommen derbäi, an esou geet et weider, bis een eleng
      féiert.
    - D’Victoire gëtt gedeelt: All déi, déi gläich leien, gewannen zesummen.

chapter-ud-seen = Wie gesäit wat
    .intro =
        Jidderee gesäit d’UP&DOWN-Kaart an d’Tromp, wie Chef vum Streech ass, d’Dëppen, all d’Streech, déi opgedeckt
        sinn, wie wéi vill gewonnen huet, wéi vill Kaarte jiddereen nach huet a wie scho gewielt huet.

        Nëmmen du gesäis deng Hand an, bis d’Kaarten opgedeckt ginn, och déi, déi s du gewielt hues.

        Kee gesäit d’Kaarten, déi op der Säit leien.

## Auf und Ab

rules-aa-title = Esou spillt dir Auf und Ab
rules-aa-aim =
    Bréng deng eege Stapelen erop an déi vun deenen aneren erof, fir datt deng iewescht Kaarten um Enn am meeschte wäert
    sinn.
rules-aa-rulings =
    E puer Saache léisst d’Spillreegel op. Déi hu mir festgeluecht: wéi eng Kaarten et gëtt (AA-1), wéi eng oppe Kaarten
    ee beim Tauschen huelen däerf (AA-9), datt een och tausche kann, wann de Stack eidel ass (AA-11), wéini eng Hand als
    eidel gëllt (AA-12) an datt bei Gläichstand d’Victoire gedeelt gëtt (AA-13).

chapter-aa-material = D’Kaarten
rule-aa-1 =
    Dir spillt mat 32 Kaarten. Et gi fënnef Symboler: Sonn (A), Mound (B), Wollek (C), Drëps (D) a Stär (E). All
    méiglech Mëschung dovu gëtt et op genee enger Kaart.
    - 1 Joker ouni Symbol
    - 5 einfach Kaarte mat engem Symbol
    - 10 duebel Kaarte mat zwee Symboler
    - 10 dräifach Kaarte mat dräi Symboler
    - 5 véierfach Kaarte mat véier Symboler
    - 1 Kaart mat alle fënnef Symboler
rule-aa-2 =
    De Rang vun enger Kaart seet, wéi vill Symboler se huet. Hire Wäert ass d’Zuel, déi drop steet, vun 0 bis 31: Ziel
    hir Symboler zesummen. D’Sonn ass 1 wäert, de Mound 2, d’Wollek 4, d’Drëps 8 an de Stär 16. Wien ufänkt a wie
    gewënnt, hänkt vum Wäert of; de Rang spillt dobäi keng Roll.
    .example =
        De Stär eleng ass 16 wäert. Sonn, Mound, Wollek an Drëps zesumme maachen nëmme 15. De Joker ass 0 wäert, an
        d’Kaart mat alle fënnef Symboler 31.

chapter-aa-setup = Virbereedung
rule-aa-3 =
    Deelt d’Kaarten aus. De Rescht läit verdeckt als Stack fir ze zéien.
    - 2 Spiller: 13 Kaarte fir jiddereen, 6 am Stack.
    - 3 Spiller: 8 Kaarte fir jiddereen, 8 am Stack.
rule-aa-4 =
    Sich dir geheim Kaarten aus denger Hand eraus a lee se verdeckt virun dech: 3 Kaarten, wann dir zu zwee sidd, 2
    Kaarten, wann dir zu dräi sidd. Wa jidderee gewielt huet, deckt dir se zesummen op. Mat all Kaart fänkt e Stapel un,
    an déi Stapele gehéieren dir. Huel am éischte Spill dofir Kaarte mam Rang 2 an 3: Vun do kann e Stapel erop an erof
    goen.
rule-aa-5 =
    Ziel d’Wäerter vun denge Kaarten um Dësch zesummen: Wien déi klengste Zomm huet, fänkt un. Hunn e puer Spiller déi
    klengste Zomm, da fänkt dee vun hinnen un, deen déi klengste Kaart huet.
    .example =
        D’Ida huet 16 an 2, dat mécht 18. De Jo huet 15 an 3, och 18. De Kai huet 20 an 1, dat mécht 21. D’Ida an de Jo
        hu béid déi klengste Zomm. Dem Ida seng 2 ass méi kleng wéi dem Jo seng 3, also fänkt d’Ida un. Dem Kai hëlleft
        seng 1 net: Seng Zomm ass ze grouss.
rule-aa-6 = Dir spillt der Rei no am Sënn vun der Auer.

chapter-aa-turn = Däin Zuch
    .intro = An dengem Zuch méchs du genee eng vu véier Saachen: spillen, zéien, tauschen oder verdeckt ofleeën.
rule-aa-7 =
    Lee eng Kaart aus denger Hand op iergendee Stapel, op en eegenen oder op ee vun deenen aneren. Si passt, wa se genee
    ee Symbol méi oder ee Symbol manner huet wéi déi iewescht Kaart; all déi aner Symboler mussen déi selwecht sinn.
    Dofir passt de Joker nëmmen op eng einfach Kaart, an nëmmen eng einfach Kaart passt op de Joker.
    .name = Spillen
    .example =
        E Stapel weist Sonn a Wollek, also 5. Du spills Sonn, Wollek a Stär drop: ee Symbol méi, an de Stapel spréngt vu
        5 op 21. Duerno kënnt Sonn a Stär drop: ee Symbol manner, an e fält op 17. Eng Kaart, bei där ee Symbol duerch
        en anert ersat ass, passt ni.
rule-aa-8 =
    Lee eng Kaart aus denger Hand oppen hin, bei déi oppe Kaarten, an zéi dofir déi iewescht vum Stack. Déi nei Kaart, a
    keng aner, däerfs du direkt spillen, oder du behäls se.
    .name = Zéien
rule-aa-9 =
    Lee zwou Kaarten aus denger Hand oppen hin, bei déi oppe Kaarten, an huel dofir eng aner. Du däerfs all Kaart
    huelen, déi virdru schonn do louch, mee keng vun dengen zwou. Spill se direkt, oder behal se.
    .name = Tauschen
rule-aa-10 =
    Lee eng Kaart aus denger Hand verdeckt of: Si ass dann aus dem Spill. Dat däerfs du nëmmen, wann de Stack eidel ass.
    .name = Verdeckt ofleeën
rule-aa-11 =
    Zéie kanns du nëmmen, soulaang nach eng Kaart am Stack ass. Tausche kanns du nëmmen, wann eng oppe Kaart do läit a
    wann s du op d’mannst zwou Kaarten hues; dat geet och, wann de Stack eidel ass. Aussetzen däerfs du net. Mee och
    wann s du eng Kaart spille kéints, däerfs du amplaz zéien, tauschen oder verdeckt ofleeën, wann dat grad méiglech
    ass.

chapter-aa-end = D’Enn
rule-aa-12 =
    Wann s du um Enn vun dengem Zuch keng Kaarte méi an der Hand hues, hunn all déi aner der Rei no nach e leschten
    Zuch. Dann ass d’Spill eriwwer. Gëtt dobäi nach een anere seng lescht Kaart lass, da komme keng Zich méi derbäi.
    .example =
        De Jo leet déi lescht Kaart oppen hin an zitt eng nei. Spillt hie se direkt, ass seng Hand eidel, an déi lescht
        Zich fänken un. Behält hie se, geet d’Spill einfach weider.
rule-aa-13 =
    Ziel d’Wäerter vun den ieweschte Kaarten op dengen eegene Stapelen zesummen: Dat sinn deng Punkten. Déi meeschte
    Punkte gewannen, oder déi mannst, wann dir dat esou ausgemaach hutt. Bei Gläichstand gëtt d’Victoire gedeelt.
    .example =
        Beim Mia leien um Enn 16, 12 an de Joker uewen: 16 + 12 + 0 = 28. Beim Tom sinn et 15, 5 an 8: och 28. Déi zwee
        deele sech d’Victoire.

chapter-aa-seen = Wie gesäit wat
    .intro =
        Jidderee gesäit all d’Stapele mat all Kaart dran, déi oppe Kaarten, wéi vill Kaarte jiddereen an der Hand huet a
        wéi vill am Stack sinn, wie wéi eng Kaart oppen higeluecht huet a wie wéi eng geholl huet.

        Nëmmen du gesäis deng Hand, deng Kaarten um Dësch, bis se opgedeckt ginn, d’Kaart, déi s du grad gezunn hues, an
        d’Kaarten, déi s du verdeckt ofgeluecht hues.

        Kee gesäit, a wéi enger Reiefolleg de Stack läit.

## dnup

rules-dn-title = Esou spillt dir dnup
rules-dn-aim =
    Gëff deng Kaarten éischter lass wéi déi aner: Nëmmen de Wäert, deen uewe steet, zielt, a wat bei dech zréckkënnt,
    steet um Kapp.
rules-dn-rulings =
    E puer Saache léisst d’Spillreegel op. Déi hu mir festgeluecht: wéi eng Kaarten et gëtt (DN-3), datt den Zoufall
    bestëmmt, wéi en Enn uewen ass (DN-4), wat dir mam Set vun engem maache kënnt, dee fäerdeg ass (DN-13), d’Enn vun
    enger Ronn, an där et net méi virugeet (DN-16), an eng lescht Kaart, déi en eegene Set schléit (DN-20).

chapter-dn-material = D’Kaarten
rule-dn-1 =
    Et gi 40 Kaarten. All Kaart huet zwee verschidde Wäerter, een un all Enn. De Wäert, deen uewe steet, ass aktiv, an
    nëmmen deen zielt; deen aneren ass inaktiv. Deen aktive soe mir fir d’éischt: 3/6 huet eng aktiv 3, an denger Hand
    grad wéi um Dësch. Stell d’Kaart op de Kapp, dann ass et 6/3.
rule-dn-2 =
    Op e puer Kaarten ass e Gesiicht. Et seet iech, wéini se matspillen; soss loosst dir se ewech.
    - Trauregt Gesiicht: nëmmen zu fënnef.
    - Frout Gesiicht: nëmmen zu véier oder zu fënnef.
    - Neutraalt Gesiicht: nëmmen zu dräi, zu véier oder zu fënnef.
rule-dn-3 =
    D’Wäerter gi vun 1 bis 9. All Kombinatioun vun zwee verschiddene Wäerter gëtt et eemol, an déi, déi zesummen zéng
    maachen, gëtt et zweemol: 1/9, 2/8, 3/7 a 4/6. Fir d’Gesiichter denkt dir iech d’Wäerter 1 bis 9 an engem Krees, d’9
    niewent der 1.
    - Trauregt Gesiicht: déi zweet 1/9, 2/8, 3/7 a 4/6.
    - Frout Gesiicht: Noperen am Krees, zum Beispill 3/4 oder 9/1.
    - Neutraalt Gesiicht: zwee Schrëtt auserneen am Krees, zum Beispill 3/5 oder 8/1.
    - Stär: d’1/5.

    Esou vill Kaarte sinn dann am Spill:
    - 5 Spiller: 40 Kaarten, 8 fir jiddereen.
    - 4 Spiller: 36 Kaarten, 9 fir jiddereen.
    - 3 Spiller: 27 Kaarten, 9 fir jiddereen.
    - 2 Spiller: 18 Kaarten, 9 fir jiddereen.

    An der Spillreegel steet keng Lëscht vun de Kaarten, dofir ass dës hei vun eis.

chapter-dn-setup = Virbereedung
    .intro = Dat maacht dir am Ufank vun all Ronn.
rule-dn-4 =
    Loosst d’Kaarten ewech, déi net matspillen (DN-2), mëscht an deelt all déi aner aus, d’selwecht vill fir jiddereen.
    Den Zoufall bestëmmt, wéi en Enn vun enger Kaart uewen ass. Du däerfs deng Hand zortéieren, wéi s du wëlls, mee keng
    Kaart dréinen, ausser wann eng Reegel et seet.
rule-dn-5 =
    Wien de Stär huet, also d’1/5, fänkt un, mat wéi enge Kaarten hie wëll. Dir spillt der Rei no am Sënn vun der Auer.

chapter-dn-turn = Däin Zuch
rule-dn-6 =
    Maach fir d’éischt deng Plaz fräi: Läit e Set virun dir, da lees du e verdeckt of. An dëser Ronn ass en aus dem
    Spill.
rule-dn-7 =
    Da méchs du genee eng vu véier Saachen: spillen, derbäileeën, huelen oder dréinen. E Set ass eng eenzel Kaart, oder
    et sinn der e puer mam selwechten aktive Wäert. Wéi vill Kaarten en huet, ass seng Gréisst. Zwee Sets mat der
    selwechter Gréisst leien ni zesummen um Dësch.
    .example = Véier Kaarte mat enger aktiver 3 sinn e Set mam Wäert 3 a mat der Gréisst 4.
rule-dn-8 =
    Lee e Set aus denger Hand op deng eege Plaz. Du muss dofir net all deng Kaarte mat deem Wäert huelen. Läit schonn e
    Set mat der selwechter Gréisst um Dësch, da muss däi Set e méi héije Wäert hunn; de selwechte geet net duer. De Set,
    dee geschloe gëtt, geet zréck an d’Hand, aus där e koum (DN-12).
    .name = Spillen
    .example =
        Um Dësch leien eng eenzel 7 an dräi 6er. Eng eenzel Kaart vun dir muss eng 8 oder eng 9 sinn. Dräi gläicher
        musse 7er oder méi héich sinn. Mat zwou Kaarten, oder mat véier a méi, ass all Wäert gutt.
rule-dn-9 =
    Lee genee eng Kaart aus denger Hand bei de Set vun engem Géigner derbäi. Hiren aktive Wäert muss de Wäert vun deem
    Set sinn. De Set ass elo eng Kaart méi grouss. Läit schonn en anere Set mat där neier Gréisst do, da muss de Set,
    wou s du derbäilees, dee méi héije Wäert hunn, an deen anere geet zréck an d’Hand, aus där e koum (DN-12). Soss
    däerfs du d’Kaart net derbäileeën.
    .name = Derbäileeën
    .example =
        Bei engem Géigner läit eng eenzel 5, bei engem aneren e Puer 3er. Du lees eng 5 bei déi eenzel derbäi: Dat neit
        Puer 5er schléit d’3er. Ëmgekéiert geet et net: Niewent engem Puer 5er däerfs du bei eng eenzel 3 keng 3
        derbäileeën.
rule-dn-10 =
    Huel de ganze Set, dee virun engem Géigner läit, an deng Hand (DN-12).
    .name = Huelen
    .example = Virun engem Géigner leien 2/5, 2/7 an 2/9. Du hëls se, an elo hues du 5/2, 7/2 an 9/2.
rule-dn-11 =
    Stell deng ganz Hand op de Kapp, all eenzel Kaart.
    .name = Dréinen
    .example = Du hues 1/5, 2/7 an 9/2. Duerno sinn et 5/1, 7/2 an 2/9.
rule-dn-12 =
    Ëmmer wann eng Kaart vum Dësch an eng Hand kënnt, gëtt se ënnerwee op de Kapp gestallt. Esou kann eng schwaach Kaart
    staark zréckkommen.
    .name = Déi gëlle Reegel

chapter-dn-end = D’Enn
    .intro = DN-13 bis DN-15 gëllen, wann dir zu dräi, zu véier oder zu fënnef sidd.
rule-dn-13 =
    Wien als Éischten déi lescht Kaarten aus der Hand leet, mat Spillen oder mat Derbäileeën, kritt 2 Punkten an ass fir
    de Rescht vun der Ronn fäerdeg. E gespillte Set bleift leien, bis dee Spiller nees dru wier; da gëtt en ofgeluecht.
    Bis dohi kënnt dir do derbäileeën oder en huele wéi all anere Set. Gëtt e geschloen, da gëtt en direkt ofgeluecht.
    Eng lescht Kaart, déi derbäigeluecht gouf, gehéiert zum Set vum Géigner; da bleift näischt leien.
rule-dn-14 = Deen Zweeten, deem dat geléngt, kritt 1 Punkt, an d’Ronn ass direkt eriwwer.
rule-dn-15 = Soubal s du 4 Punkten oder méi hues, hues du d’Spill gewonnen, och matzen an enger Ronn.
rule-dn-16 =
    Eng Ronn, an där et net méi virugeet, gëtt gestoppt: No 100 Zich hannereneen, an deene keng Kaart ofgeluecht gouf,
    ass Schluss. Kee kritt nach Punkten dofir, mee déi 2 Punkten aus DN-13 bleiwen. Da gëtt nei ausgedeelt. Den Zuch
    Nummer 100 zielt nach ganz. Dann ass Schluss, éier erëm een ofleet. Dës Reegel ass vun eis, fir datt all Spill en
    Enn huet.

chapter-dn-two = Zu zwee
rule-dn-17 =
    Jidderee vun iech huet zwee Spillberäicher, 1 an 2; de Spillberäich 2 läit lénks. Du hues ëmmer zwee Zich
    hannereneen: deen éischte fir de Spillberäich 1, deen zweete fir de Spillberäich 2. An all Zuch lees du nëmmen de
    Set aus deem Spillberäich of, an e Set, deen s du spills, kënnt dohin.
rule-dn-18 =
    All Set moosst sech mat all deenen aneren um Dësch, och mat deem an dengem anere Spillberäich. Schléis du däin
    eegene Set, da kënnt en zréck an deng Hand (DN-12). Derbäileeë kanns du nach ëmmer nëmme bei engem Set vum Géigner,
    an huele kanns du och nëmmen ee vun him.
rule-dn-19 = Wien de Stär huet, fänkt d’Ronn mat nëmmen engem Zuch un, an zwar am Spillberäich 2.
rule-dn-20 =
    Soubal s du déi lescht Kaart aus denger Hand geluecht hues, gewënns du d’Ronn. Wann déi Kaart awer en eegene Set
    schléit, kënnt dee bei dech zréck, an d’Ronn geet weider. Wien als Éischten 2 Ronne gewënnt, gewënnt d’Spill.
    .example =
        An dengem Spillberäich 1 läit eng eenzel 4/8. Deng lescht Kaart ass 6/1, an du spills se am Spillberäich 2. D’6
        schléit deng eege 4, an déi kënnt als 8/4 bei dech zréck. Du hues erëm eng Kaart, also geet d’Ronn weider.

chapter-dn-seen = Wie gesäit wat
    .intro =
        Jidderee gesäit all d’Sets, wéi vill Kaarte jiddereen nach huet, d’Punkten, déi ofgeluecht Kaarten (si louche jo
        virdrun oppen um Dësch) a wien am Ufank de Stär hat. Jiddereen däerf och verhalen, wéi eng Kaarte vum Dësch an
        eng Hand koumen a wéi ee Wäert do uewen ass. Wann ee Spiller seng Hand dréint, gesäit dat nämlech jiddereen, an
        all seng Kaarten dréine mat.

        Zu fënnef gëtt et e puer Kaarten zweemol. Huet ee Spiller déi zwou, a jidderee kennt eng dovun, da gëllt déi als
        déi, déi fir d’éischt gespillt gëtt. Esou weess jiddereen ëmmer nach, wat iwwreg ass.

        Nëmmen du gesäis deng Hand.

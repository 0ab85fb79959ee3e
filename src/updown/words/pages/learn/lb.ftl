### Tutorials and the rules in one screen.

## The page

web-learn-title = { $game } léieren
web-learn-chapters = Kapitelen
web-learn-chapter = Kapitel { $chapter }: { $title }
web-learn-progress = Wéi wäit s du bass
web-learn-next = Weider
web-learn-skip = Iwwersprangen
web-learn-again = Nach eng Kéier
web-learn-another = Dat ass erlaabt. Probéier hei eppes anescht.
web-learn-done = Kapitel { $chapter } ass fäerdeg
web-learn-done-all = Elo kenns du d’Spill
web-learn-next-chapter = Weider: { $title }
web-learn-play = Eng Partie spillen

## The rules in one screen; `wins` and `fits` follow their headings, 'What wins' and 'What fits'

web-learn-by-playing = Spillend léieren
web-learn-goal = D’Zil
web-learn-turn = Däin Zuch
web-learn-wins = Wat gewënnt
web-learn-fits = Wat passt
web-learn-end = D’Enn
web-learn-ud-goal = Gewann méi Streecher wéi all déi aner.
web-learn-ud-turn = De Chef vum Streech ännert eppes, da spillt jidderee verdeckt eng Kaart.
web-learn-ud-wins = Tromp, soss deng Faarf: UP héich, DOWN niddreg. Selwecht Wäerter neutraliséiere sech.
web-learn-ud-end = No der leschter Ronn gewannen déi meescht Streecher; steet et gläich, nach eng.
web-learn-aa-goal = Hief déi meescht Punkten uewen op denge Stapelen.
web-learn-aa-turn = Spill op iergendee Stapel, zéi, tausch oder lee verdeckt of.
web-learn-aa-fits = Genee ee Symbol méi oder manner, de Rescht d’selwecht.
web-learn-aa-end = Eng Hand ass eidel? Déi aner hunn ee leschten Zuch, da gëtt gezielt.
web-learn-dn-goal = Gëff als éischt deng Kaarte lass. 4 Punkte gewannen, zu zwee 2 Ronnen.
web-learn-dn-turn = Lee däi Set um Dësch of, da spill, lee derbäi, huel oder dréi.
web-learn-dn-wins = Selwecht Gréisst, méi héije Wäert. E geschloene Set kënnt ëmgedréint zréck.
web-learn-dn-end = Éischt eidel Hand: 2 Punkten, zweet: 1, Ronn eriwwer. Zu zwee gewënnt déi éischt.

## Up & Down; $one and $two are the names of the others

web-learn-ud-1 = Wat e Streech gewënnt
web-learn-ud-1-goal = Gewann déi meescht Streecher. Jidderee spillt zur selwechter Zäit eng verdeckte Kaart.
web-learn-ud-1-cards = Véier Faarwen, Wäerter 2 bis 12. De Bauer ass 11, d’Damm 12.
web-learn-ud-1-suit = D’Kant vun der Kaart weist Schéppen op dech: elo deng Faarf.
web-learn-ud-1-up = { $one } huet d’Kaart op UP ëmgedréint: elo gewënnt déi héchst.
web-learn-ud-1-own-suit = Nëmmen deng eege Faarf ka gewannen. Spill de Schéppe-Bauer.
web-learn-ud-1-own-suit-wrong = Déi Kaart kann hei net gewannen. Du brauchs deng héchst Schépp.
web-learn-ud-1-won = Däin! Dem { $two } seng Damm war méi héich, mee déi falsch Faarf.
web-learn-ud-1-trump = Elo ass { $two } Chef vum Streech an huet gewierfelt: 5 ass Tromp.
web-learn-ud-1-play-trump = En Tromp klëmmt alles, an all Faarf. Spill deng 5.
web-learn-ud-1-play-trump-wrong = Déi aner kënne méi héich sinn. Sécher gewënnt nëmmen d’5.
web-learn-ud-1-end = Deng 5 schléit souguer dem { $one } seng Kräiz-Damm, an der eegener Faarf.
web-learn-ud-2 = Du bass Chef vum Streech
web-learn-ud-2-boss = Um Ufank weist Kräiz op dech: du bass éischte Chef vum Streech.
web-learn-ud-2-flip = Du muss eppes änneren. Däi Kräiz ass niddreg: dréi op DOWN ëm.
web-learn-ud-2-flip-wrong = Fir d’éischt eng Ännerung: dréi d’Kaart hei op DOWN ëm.
web-learn-ud-2-low = Bei DOWN gewënnt déi niddregst Kaart. Spill deng Kräiz 2.
web-learn-ud-2-low-wrong = Et muss deng Faarf sinn, Kräiz, an esou niddreg wéi méiglech.
web-learn-ud-2-next = De Noper lénks ass den nächste Chef, egal wie gewonnen huet.
web-learn-ud-2-trump = { $one } huet gewierfelt: 4 ass Tromp. Spill deng 4.
web-learn-ud-2-trump-wrong = Du hues kee Kräiz méi. Nëmmen den Tromp, deng 4, ka gewannen.
web-learn-ud-2-rotate = Du hues nëmmen nach Schéppen. Dréi d’Kaart: tipp op d’Schépp.
web-learn-ud-2-rotate-wrong = Dréi fir d’éischt esou, datt Schéppen op dech weisen.
web-learn-ud-2-spade = Jiddereen huet elo eng aner Faarf. Deng ass Schéppen: spill d’3.
web-learn-ud-2-spade-wrong = Et gëllt nach DOWN: déi niddreg Schépp gewënnt, net d’Damm.
web-learn-ud-2-end = Ëmdréinen, dréinen oder wierfelen: genee eng Ännerung virun all Streech.
web-learn-ud-3 = D’Dëppen an d’Enn
web-learn-ud-3-round = All Ronn: nei Kaarten, Wierfelen, e Worf. De Rescht läit op der Säit.
web-learn-ud-3-roll = Spill d’Wierfelen. Déi al Zomm kann net nees kommen.
web-learn-ud-3-roll-wrong = Probéier hei fir d’éischt d’Wierfelen.
web-learn-ud-3-ten = Deng 10 ass Tromp an deng Faarf. Sécher? Spill se.
web-learn-ud-3-ten-wrong = Nëmme Kräiz oder eng 10 ka gewannen. Spill d’10.
web-learn-ud-3-cancel = { $one } hat och eng 10. Gläich Wäerter neutraliséiere sech, souguer Trëmp.
web-learn-ud-3-pot = Dem { $two } seng Kaart hat déi falsch Faarf. Keen gewënnt: an d’Dëppen.
web-learn-ud-3-low = Elo DOWN. Spill deng 3 an huel och d’Dëppen.
web-learn-ud-3-low-wrong = Schéppen ass grad net deng Faarf. D’Kräiz ka gewannen.
web-learn-ud-3-two = Zwee op eemol: dëse Streech an deen aus dem Dëppen.
web-learn-ud-3-last = D’Kaart gouf gedréint, Schéppen ass deng. Spill deng lescht Kaart.
web-learn-ud-3-last-wrong = Du kanns nëmme Kaarten aus denger Hand spillen. Eng ass nach do.
web-learn-ud-3-lost = Zwou 6 hunn sech neutraliséiert. Dat lescht Dëppe gehéiert kengem.
web-learn-ud-3-score = All Streech zielt een, iwwer all d’Ronnen. Du hues der zwee.
web-learn-ud-3-tie = Déi meescht Streecher gewannen. Bei Gläichstand kënnt nach eng Ronn.

## Auf und Ab; cards are called by their values

web-learn-aa-1 = Stapele ginn op an of
web-learn-aa-1-goal = Déi meescht Punkten uewen op denge Stapele gewannen. Dat ass deng Hand.
web-learn-aa-1-cards = All Mëschung vu fënnef Symboler, eemol. Si ginn addéiert: 1 + 4 = 5.
web-learn-aa-1-stock = Déi Kaarten, déi iwwreg sinn, leien am Stack fir ze zéien.
web-learn-aa-1-lay = Lee 5 an 10: mat zwee Symboler geet et op oder of.
web-learn-aa-1-lay-wrong = Lee genee zwou Kaarten. Hei: d’5 an d’10.
web-learn-aa-1-begin = 15 géint 19: déi klengst Zomm fänkt un. Dann am Auersënn.
web-learn-aa-1-up = Eng Kaart mat engem Symbol méi passt. Spill 21 op deng 5.
web-learn-aa-1-up-wrong = Genee ee Symbol méi oder manner. D’21 huet eent méi wéi d’5.
web-learn-aa-1-down = Ee Symbol manner passt och. Dréck dem { $one } seng 12 op 4.
web-learn-aa-1-down-wrong = Nëmmen ee Symbol däerf feelen: d’4 passt op d’12.
web-learn-aa-1-end = { $one } verléiert 8 Punkten: nëmmen déi iewescht Kaart zielt.
web-learn-aa-2 = Nei Kaarten
web-learn-aa-2-turn = Eppes muss de all Zuch maachen. Keng vun dëse Kaarte passt.
web-learn-aa-2-draw = Lee deng 1 oppen of an zéi: Tipp zweemol op „Zéien“.
web-learn-aa-2-draw-wrong = Gëff deng niddregst Kaart of, d’1, an zéi.
web-learn-aa-2-play = 22! Déi nei Kaart däerfs de direkt spillen. Tipp op däi Stapel.
web-learn-aa-2-play-wrong = Elo däerfs de nëmmen déi nei Kaart spillen, an déi passt.
web-learn-aa-2-swap = { $one } huet 30 oppen ofgeluecht. Tausch: gëff 3 a 5, huel 30.
web-learn-aa-2-swap-wrong = Zwou vun dengen géint eng, déi scho oppe louch: huel d’30.
web-learn-aa-2-use = Spill se direkt: däi Stapel klëmmt vun 22 op 30.
web-learn-aa-2-use-wrong = Du kéints se behalen. Mee elo passt se: tipp op däi Stapel.
web-learn-aa-2-end = Spillen, zéien oder tauschen: du wiels, och wann eng Kaart passt.
web-learn-aa-3 = D’Enn
web-learn-aa-3-small = E klengt Spill mat dräi Symboler. De Stack fir ze zéien ass eidel.
web-learn-aa-3-joker = De Joker huet kee Symbol, zielt 0 a passt nëmmen op een eenzegt Symbol.
web-learn-aa-3-bury = De Stack ass eidel: Lee de Joker verdeckt of. Tipp zweemol.
web-learn-aa-3-bury-wrong = Op dengem Stapel kascht de Joker Punkten. Lee en verdeckt of.
web-learn-aa-3-up = Bréng däi Stapel erop: spill 3 op 2.
web-learn-aa-3-up-wrong = 7 huet zwee Symboler méi wéi 2. D’3 passt dertëschent.
web-learn-aa-3-last = Deng lescht Kaart: 7 op 3. Duerno huet { $one } e leschten Zuch.
web-learn-aa-3-last-wrong = Dat hëlleft { $one }. Spill d’7 op däin eegene Stapel.
web-learn-aa-3-answer = { $one } huet de leschten Zuch genotzt: aus denger 7 gëtt 6.
web-learn-aa-3-count = Nëmmen déi iewescht Kaarten zielen: 6 géint 5. Du gewënns!
web-learn-aa-3-low = Dir kënnt och ofmaachen, datt déi mannst Punkte gewannen.

## dnup

web-learn-dn-1 = Sets an déi gëllen Reegel
web-learn-dn-1-goal = All d’Kaarte si verdeelt. Gëff deng als Éischt lass.
web-learn-dn-1-card = De grousse Wäert zielt: 5. Ëmgedréint wier et 1.
web-learn-dn-1-star = Du hues d’Kaart mam Stär, also fänks du un.
web-learn-dn-1-pair = E Set: Kaarte mam selwechte Wäert. Spill béid 3.
web-learn-dn-1-pair-wrong = E Set huet nëmmen ee Wäert. Wiel déi zwou 3.
web-learn-dn-1-beaten = Selwecht Gréisst, méi héije Wäert: dem { $two } seng 5 schloen deng 3.
web-learn-dn-1-golden = Déi gëllen Reegel: si kommen ëmgedréint zeréck. Elo 6 an 8!
web-learn-dn-1-eight = Eng eenzel Kaart muss dem { $one } seng 7 schloen. Spill deng 8.
web-learn-dn-1-eight-wrong = Eng eenzel 7 läit do: du brauchs méi wéi 7.
web-learn-dn-1-gone = Keen huet deng 8 geschloen. Bass du drun, gëtt se ofgeluecht.
web-learn-dn-1-free = Elo läit keng eenzel Kaart: all Wäert geet. Spill 2.
web-learn-dn-1-free-wrong = Behal déi besser Kaarten: gëff elo d’2 lass.
web-learn-dn-2 = Derbäileeën, huelen, dréinen
web-learn-dn-2-four = Véier Saache ginn: spillen, derbäileeën, huelen oder dréinen. Maach eng.
web-learn-dn-2-add = Lee deng 5 bei dem { $one } seng 5: selwechte Wäert, eng Kaart.
web-learn-dn-2-add-wrong = Nëmmen eng Kaart mam selwechte Wäert passt: deng 5 bei d’5.
web-learn-dn-2-added = Elo eng Pair 5: dem { $two } seng 3 ginn ëmgedréint zeréck.
web-learn-dn-2-rotate = Nëmmen nach niddreg Kaarten. Dréi deng ganz Hand.
web-learn-dn-2-rotate-wrong = 1, 2 an 3 schloen hei näischt. Dréi: si ginn héich.
web-learn-dn-2-take = Huel dem { $two } seng dräi 2: an denger Hand dréine si sech.
web-learn-dn-2-take-wrong = Huel hei de Set virun { $two }.
web-learn-dn-2-end = Aus 2, 2, 2 goufen 5, 7 an 9. Méi Kaarten, mee staark.
web-learn-dn-3 = Punkten an d’Enn
web-learn-dn-3-pair = Nach dräi Kaarten. Fänk mat der Pair 5 un.
web-learn-dn-3-pair-wrong = Behal d’9: spéider schléit se bal näischt. Spill d’5.
web-learn-dn-3-last = Deng 5 sinn fort. Deng lescht Kaart, d’9, schléit d’6.
web-learn-dn-3-last-wrong = Dréi se net: mat der 9 bass de direkt fäerdeg.
web-learn-dn-3-first = Als Éischt eraus: 2 Punkten! Fir de Rescht vun der Ronn hues du Paus.
web-learn-dn-3-stays = Däi Set bleift leien, bis du nees drun wiers.
web-learn-dn-3-second = Wien als Zweet fäerdeg ass, kritt 1 Punkt, an d’Ronn ass eriwwer.
web-learn-dn-3-four = Mat 4 Punkte gewënns du d’Spill, direkt.
web-learn-dn-3-quiet = 100 Zich ouni Ofleeë stoppen d’Ronn. Da kënnt eng nei.
web-learn-dn-3-fewer = Wäerter gi vun 1 bis 9. Mat manner Spiller feelen e puer Kaarten.
web-learn-dn-3-two-places = Zu zwee: zwou Plazen, zwee Zich; de Stär fänkt mat engem un.
web-learn-dn-3-two-own = Dann zielen och eege Sets: du kanns dech selwer schloen.
web-learn-dn-3-two-end = Zu zwee gewënnt déi eidel Hand d’Ronn; zwou Ronne gewannen.

### Setting up a match.

web-players = Spiller
web-setup-seats = Wien wou sëtzt
web-setup-all = Déi aner
web-setup-mixed = gemëscht
web-setup-friend = Frënd
web-setup-friend-note = Du kriss e Link fir däi Frënd.
web-level-note-level1 = Läit dacks derniewent: gutt fir dat éischt Spill.
web-level-note-level2 = Spillt wéi e Frënd um Kichendësch.
web-level-note-level3 = Kennt d’Spill a mécht heiansdo e Feeler.
web-level-note-level4 = Denkt viraus.
web-level-note-level5 = Hëlt sech Zäit a verzeit näischt.
web-level-note-master = Huet aus Dausende Partië géint sech selwer geléiert.
web-edition-note = Dat selwecht Spill mat anere Biller.
web-rounds-note = D’Streech vun alle Ronne ginn zesummegezielt.
web-goal-note = Wann déi mannste Punkte gewannen, ass et ëmgekéiert: deng Stapelen erof, déi vun deenen aneren erop.
web-setup-clock = Wéini
web-setup-clock-live = Elo direkt, mat Auer
web-setup-clock-relaxed = Iwwer e puer Deeg
web-setup-clock-note-live = Jiddereen ass um Dësch. Wann deng Zäit eriwwer ass, mécht e Bot deen een Zuch fir dech.
web-setup-clock-note-relaxed = Jidderee spillt, wann en Zäit huet, op all Apparat.
web-watch = Wien nokucken däerf
web-watch-nobody = Keen
web-watch-public = Mam Link, ouni Handkaarten
web-watch-open = Mam Link, um Enn all Kaarten
web-hints = Tipps erlaabt
web-hints-note = E Knäppche weist, wat e staarke Spiller géif maachen.
web-memory = Fir ze verhalen: d’Kaarte weisen, déi jidderee gesinn huet
web-memory-note = Du kanns zu all Moment nokucken.
web-list-it = Jiddereen däerf dësen Dësch fannen
web-list-note = E steet op der Startsäit, a jiddereen däerf sech ouni Link dobäisetzen.
web-more-settings = Méi Astellungen
web-open-table = Dësch opmaachen

## Messages while the page is closed

push-turn = Du bass drun.
push-started = D’Spill huet ugefaangen.
push-full = Jiddereen ass do. Du kanns ufänken.
push-rematch = { $name } wëll nach eng Kéier spillen.
web-tell-me-turn = So mer Bescheed, wann ech drun sinn
web-tell-me = So mer Bescheed, wann eppes geschitt
web-tell-me-on = Du kriss Bescheed, och wann dës Säit zou ass.
web-tell-me-refused = Däi Browser erlaabt dëser Säit keng Messagen. Dat kanns du a sengen Astellungen änneren.
web-tell-me-failed = Dat huet net geklappt. Probéier et méi spéit nach eng Kéier.

## The first time that a game is played here

web-offer-title = { $game } ass nei fir dech?
web-offer-learn = A véier Minutte léieren
web-offer-play = Einfach spillen

## An address that leads nowhere

web-nothing-here = Hei ass näischt
web-nothing-here-note = D’Adress stëmmt net ganz, oder d’Säit ass geplënnert.
web-to-the-games = Bei d’Spiller

## What others show of a link

preview-home = Dräi Kaartespiller, bei deenen et rop an rof geet, mat Botten a Frënn.
preview-table = Een invitéiert dech op e Spill. Maach de Link op a setz dech dobäi.
preview-free-seat = Fräi Plaz
preview-rules = D’Reegelen, mat Biller, a fënnef Sproochen.

## Moves as they are typed

cli-do-flip = ëmdréinen
cli-do-turn = dréinen
cli-do-roll = wierfelen
cli-do-choose = wielen
cli-do-lay = leeën
cli-do-keep = behalen
cli-fillers = an um beräich spillberäich kaart kaarten fir vun vu op stapel plaz set der di dat zu mat

cli-which-game = Wéi ee Spill?
cli-game = Spill:
cli-how-many = Wéi vill Spiller, { $low } bis { $high }?
cli-type-number = Tipp eng Zuel vun { $low } bis { $high }.
cli-heading = { $game }, { $players } Spiller: du sëtz op Plaz { $seat }
cli-opponents =
    { $count ->
        [one] Däi Géigner: { $who }
       *[other] Deng Géigner: { $who }
    }
cli-bot-random = Spillt iergendeen Zuch, wéi et grad kënnt.
cli-bot-flat = Probéiert all Zuch gläich dacks aus.
cli-bot-net = Spillt, wat en Netz geléiert huet, ouni virauszedenken.
cli-keep-record = Dëst Spill behalen? (J/n)
cli-saved = Gespäichert als { $file }.
cli-go-on = Weider geet et mat: { $command }
cli-look-at = Kuck et dir un mat: { $command }
cli-label-round = Ronn

cli-help = Tipp d’Nummer vun engem Zuch oder d’Wierder dernieft.
cli-key-moves = all deng Zich; m KAART: nëmmen déi mat där Kaart
cli-key-table = den Dësch nach eng Kéier
cli-key-hint = en Tipp: wat e gudde Spiller géif maachen, a firwat
cli-key-rules = d’Reegelen; ? 12: Reegel Nummer 12
cli-key-quit = d’Spill späicheren an ophalen
cli-your-move = Däin Zuch ({ $numbers }, m t h ? q):
cli-your-moves = Deng Zich
cli-many-moves = { $first } bis { $last }: { $count } Méiglechkeeten, zum Beispill „{ $sample }“
cli-find-moves = m { $name } weist se all, m { $card } déi mat där Kaart
cli-more = Nach { $count }: Enter weist se.
cli-no-move-with = Keen Zuch huet „{ $words }“.
cli-no-move-number = Den Zuch { $number } gëtt et net: Tipp 1 bis { $last }, oder m fir all ze gesinn.
cli-too-many = Dat ass ze vill: „{ $words }“. Looss et ewech.
cli-no-rule = D’Reegel { $rule } gëtt et net: Tipp ? 1 bis ? { $last }.
cli-one-rule = Nëmmen eng Reegel: ? 1 bis ? { $last }.
cli-you-draw = Du zitts { $card }.

cli-replay-keys = Enter: weider   b: zréck   eng Zuel: bei deen Zuch   q: eraus
cli-place-of = { $place } / { $total }
cli-replay-end = Dat war alles: q hält op, b geet zréck.
cli-dice = Wierfelen: { $dice }
cli-drawn = gezunn: { $card }

cli-own-suit = deng Faarf
cli-stays = { $card } bleift an denger Hand
cli-you-hold = du hues { $cards }
cli-onto-yours = däi Stapel ({ $onto }): { $before } -> { $after } Punkten
cli-onto-theirs = Stapel vu { $owner } ({ $onto }): { $before } -> { $after } Punkten
cli-to-set = bei de Set vu { $owner }: { $cards }
cli-take-set = { $cards } vu { $owner }: du kriss { $turned }
cli-beats-own = schléit däin eegene Set: { $cards }
cli-beats = schléit de Set vu { $owner }: { $cards }
cli-last-card = deng lescht Kaart
cli-kind-lay = mat dëse Kaarte fänken deng Stapelen un
cli-kind-draw = eng Kaart oppen hileeën, eng vum Stack huelen
cli-kind-swap = zwou Kaarten oppen hileeën, eng huelen, déi schonn oppe louch
cli-kind-bury = eng Kaart verdeckt ofleeën, aus dem Spill eraus

cli-does-not-work = Dat geet net: { $why }
cli-possible = Méiglech: { $moves }
cli-why-not-held = Déi Kaart hues du net an der Hand.
cli-why-not-held-so = Esou ronderëm hues du dat net an der Hand.
cli-why-swap-two = Béid Kaarten, déi s du hilees, mussen an denger Hand sinn.
cli-why-not-open = Déi Kaart louch virdrun net oppen.
cli-why-no-stock = De Stack ass eidel: Zéie geet net méi.
cli-why-stock-left = Verdeckt ofleeë geet eréischt, wann de Stack eidel ass.
cli-why-no-set = Do läit kee Set.
cli-why-other-value = Op dee Set passen nëmme Kaarte mam Wäert { $value }.
cli-why-mixed = D’Kaarte vun engem Set mussen uewen dee selwechte Wäert hunn.
cli-why-no-card = Déi Kaart gëtt et net.
cli-why-no-pile = Dee Stapel gëtt et net.
cli-why-unreadable = Tipp et esou: { $sample }

## A part of the program is not installed

cli-needs-server = dofir brauchs du de Server: { $install } (am Terminal kanns du och esou spillen: updown play)
cli-needs-lab = de Rapport brauch matplotlib: { $install }
cli-needs-completion = dofir brauch et eng kleng Bibliothéik: { $install }
cli-needs-train = d’Léierkurve brauche matplotlib: { $install }

## Terminal: a hint

cli-hint-only = Du hues nëmmen een Zuch: { $move }
cli-hint-move = E gudde Spiller géif dëst maachen: { $move }
cli-hint-mix = Verdeckt gëtt et keng eenzel bescht Wiel, also wiessel of: { $moves }
cli-hint-tried = Vun { $count } Versich mat zoufälleg ausgedeelte verdeckte Kaarten hunn déi gutt am dacksten hei gefouert: { $best } Mol; dono kënnt { $other }, { $second } Mol.

## Words in the pictures of the tables (Match.svg)

picture-turn = Plaz { $seat } ass drun
picture-turn-area = Plaz { $seat } ass drun, Spillberäich { $area }
picture-change = Plaz { $seat } ännert d’Reegele vum Streech
picture-choose = Nach ze wielen: { $seats }
picture-lay = Nach ze leeën: { $seats }
picture-drawn = Plaz { $seat } spillt oder behält d’Kaart
picture-trump = Tromp
picture-pot = Dëppen: { $count }
picture-aside = op der Säit: { $count }
picture-last-trick = leschte Streech: Plaz { $seat }
picture-last-pot = leschte Streech: Dëppen
picture-boss = Chef vum Streech
picture-tricks = { $count } Streech
picture-in-all = { $tricks }, { $total } am Ganzen
picture-stock = Stack: { $count }
picture-buried = verdeckt ofgeluecht: { $count }
picture-open = oppe Kaarten: { $count }
picture-no-pile = nach kee Stapel
picture-last-turn = { $cards }, leschten Zuch
picture-has-laid = { $cards }, geluecht
picture-discarded = ofgeluecht: { $count }
picture-free = fräi
picture-area = Beräich { $area }
picture-out = fäerdeg, Nummer { $place }
picture-rounds-won =
    { $count ->
        [one] { $count } Ronn gewonnen
       *[other] { $count } Ronne gewonnen
    }
picture-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }

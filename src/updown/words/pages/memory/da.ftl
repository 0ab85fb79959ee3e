### My games, statistics and replays.

web-replay = Genspil
web-replay-moves = Alle træk
web-replay-controls = Trin i genspillet
web-replay-step = Trin
web-replay-place = Trin { $step } af { $steps }
web-replay-first = Til starten
web-replay-back = Et trin tilbage
web-replay-play = Afspil det hele
web-replay-pause = Pause
web-replay-next = Et trin frem
web-replay-last = Til slutningen
web-replay-seen-by = Set af
web-replay-as = Som { $name } så det
web-replay-open = Alle hænder åbne
web-replay-link = Kopiér linket til dette øjeblik
web-replay-dealt = Runde { $round } er givet.
web-replay-player = Spiller { $number }
web-replay-only-look = Det er et genspil. Vil du prøve et andet træk, så spil videre herfra.
web-replay-play-on = Spil videre herfra
web-record-pick = Åbn et gemt spil
web-record-drop = Eller slip filen her: gemt af browseren, af updown play eller i Python.
web-record-huge = { $name } er for stor: Et gemt spil fylder højst 1 MB.
web-record-broken = { $name } kan ikke læses: { $reason }
web-record-foreign = { $name } er ikke et gemt spil: Format og runder mangler.
web-record-refused = Spillet kan ikke vises, det bryder en regel. { $reason }
web-memory-none = Intet afsluttet spil endnu. Det første kommer til at stå her.
web-memory-more = Vis flere
web-memory-numbers = I tal
web-memory-matches = Partier
web-memory-won-of = { $won } af { $played } vundet
web-memory-streak = I træk: { $now } nu, { $most } som mest
web-memory-best = Bedste resultat: { $points }
web-memory-people = Med mennesker
web-memory-mixed = Bots på forskellige niveauer
web-memory-bots = Bots: { $level }
web-memory-won = Vundet { $points }
web-memory-lost = Tabt { $points }
web-memory-shared = Delt sejr { $points }
web-memory-practice = Øvelse { $points }
web-memory-moves =
    { $count ->
        [one] { $count } træk
       *[other] { $count } træk
    }
web-about-me = Alt om mig
web-about-me-what = Dine valg i denne browser, din statistik og alle dine partier.
web-about-me-save = Gem som fil
web-about-me-delete = Slet alt om mig
web-about-me-here = Denne browser glemmer dit navn, dine valg og dine pladser.
web-about-me-there = På serveren slettes spil, hvor der kun var bots med. Spil med andre mennesker bliver hos dem, uden dit navn, dit ansigt og dine ord; en bot tager over, hvor du stadig spiller.
web-about-me-sure = Det kan ikke fortrydes.
web-about-me-do = Slet alt

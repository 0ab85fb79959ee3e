### My games, statistics and replays.

web-replay = Widderhuelung
web-replay-moves = All Zich
web-replay-controls = Schrëtt vun der Widderhuelung
web-replay-step = Schrëtt
web-replay-place = Schrëtt { $step } vun { $steps }
web-replay-first = Op den Ufank
web-replay-back = Ee Schrëtt zréck
web-replay-play = Alles ofspillen
web-replay-pause = Paus
web-replay-next = Ee Schrëtt weider
web-replay-last = Op d’Enn
web-replay-seen-by = Gesi vum
web-replay-as = Wéi { $name } et gesinn huet
web-replay-open = All Hänn op
web-replay-link = Link op dëse Moment kopéieren
web-replay-dealt = Ronn { $round } ass ausgedeelt.
web-replay-player = Spiller { $number }
web-replay-only-look = Dëst ass eng Widderhuelung. Fir en aneren Zuch spill vun hei un weider.
web-replay-play-on = Vun hei un weiderspillen
web-record-pick = Gespäichert Spill opmaachen
web-record-drop = Oder zéi de Fichier heihin: vum Browser, vun updown play oder a Python gespäichert.
web-record-huge = { $name } ass ze grouss: E gespäichert Spill huet héchstens 1 MB.
web-record-broken = { $name } kann net gelies ginn: { $reason }
web-record-foreign = { $name } ass kee gespäichert Spill: Format a Ronne feelen.
web-record-refused = Dëst Spill kann net gewise ginn, et verstéisst géint eng Reegel. { $reason }
web-memory-none = Nach kee fäerdegt Spill. Dat éischt steet dann hei.
web-memory-more = Méi weisen
web-memory-numbers = An Zuelen
web-memory-matches = Partien
web-memory-won-of = { $won } vun { $played } gewonnen
web-memory-streak = Noeneen: elo { $now }, héchstens { $most }
web-memory-best = Bescht Resultat: { $points }
web-memory-people = Mat Leit
web-memory-mixed = Bots vu verschiddene Stäerkten
web-memory-bots = Bots: { $level }
web-memory-won = Gewonnen { $points }
web-memory-lost = Verluer { $points }
web-memory-shared = Gedeelte Sieg { $points }
web-memory-practice = Übung { $points }
web-memory-moves =
    { $count ->
        [one] { $count } Zuch
       *[other] { $count } Zich
    }
web-about-me = Alles iwwer mech
web-about-me-what = Deng Astellungen an dësem Browser, deng Statistik an all deng Partien.
web-about-me-save = Als Datei späicheren
web-about-me-delete = Alles iwwer mech läschen
web-about-me-here = Dëse Browser vergësst däin Numm, deng Astellungen an deng Plazen.
web-about-me-there = Um Server gi Spiller nëmme mat Bots geläscht. Spiller mat anere Leit bleiwen hinnen, ouni däin Numm, däi Gesiicht an deng Wierder; wou s du nach spills, iwwerhëlt e Bot.
web-about-me-sure = Dat kann een net réckgängeg maachen.
web-about-me-do = Alles läschen

### My games, statistics and replays.

web-replay = Wiederholung
web-replay-moves = Alle Züge
web-replay-controls = Schritte der Wiederholung
web-replay-step = Schritt
web-replay-place = Schritt { $step } von { $steps }
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Alles abspielen
web-replay-pause = Pause
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-seen-by = Gesehen von
web-replay-as = Wie { $name } es sah
web-replay-open = Alle Hände offen
web-replay-link = Link zu diesem Moment kopieren
web-replay-dealt = Runde { $round } ist ausgeteilt.
web-replay-player = Spieler { $number }
web-replay-only-look = Das ist eine Wiederholung. Für einen anderen Zug spiele ab hier weiter.
web-replay-play-on = Ab hier weiterspielen
web-record-pick = Gespeichertes Spiel öffnen
web-record-drop = Oder zieh die Datei hierher: vom Browser, von updown play oder in Python gespeichert.
web-record-huge = { $name } ist zu groß: Ein gespeichertes Spiel hat höchstens 1 MB.
web-record-broken = { $name } kann nicht gelesen werden: { $reason }
web-record-foreign = { $name } ist kein gespeichertes Spiel: Format und Runden fehlen.
web-record-refused = Dieses Spiel lässt sich nicht zeigen, es verletzt eine Regel. { $reason }
web-memory-none = Noch kein beendetes Spiel. Hier wird das erste stehen.
web-memory-more = Mehr zeigen
web-memory-numbers = In Zahlen
web-memory-matches = Partien
web-memory-won-of = { $won } von { $played } gewonnen
web-memory-streak = In Folge: jetzt { $now }, höchstens { $most }
web-memory-best = Bestes Ergebnis: { $points }
web-memory-people = Mit Menschen
web-memory-mixed = Bots verschiedener Stufen
web-memory-bots = Bots: { $level }
web-memory-won = Gewonnen { $points }
web-memory-lost = Verloren { $points }
web-memory-shared = Geteilter Sieg { $points }
web-memory-practice = Übung { $points }
web-memory-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
web-about-me = Alles über mich
web-about-me-what = Deine Einstellungen in diesem Browser, deine Statistik und alle deine Partien.
web-about-me-save = Als Datei speichern
web-about-me-delete = Alles über mich löschen
web-about-me-here = Dieser Browser vergisst deinen Namen, deine Einstellungen und deine Plätze.
web-about-me-there = Auf dem Server werden Spiele nur mit Bots gelöscht. Spiele mit anderen bleiben ihnen erhalten, ohne deinen Namen, dein Gesicht und deine Worte; wo du noch spielst, übernimmt ein Bot.
web-about-me-sure = Das lässt sich nicht rückgängig machen.
web-about-me-do = Alles löschen

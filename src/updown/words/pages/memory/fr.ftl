### My games, statistics and replays.

web-replay = Revoir la partie
web-replay-moves = Tous les coups
web-replay-controls = Étapes de la partie
web-replay-step = Étape
web-replay-place = Étape { $step } sur { $steps }
web-replay-first = Au début
web-replay-back = Une étape en arrière
web-replay-play = Tout faire défiler
web-replay-pause = Pause
web-replay-next = Une étape en avant
web-replay-last = À la fin
web-replay-seen-by = Vu par
web-replay-as = Comme { $name } l’a vue
web-replay-open = Toutes les mains visibles
web-replay-link = Copier le lien vers ce moment
web-replay-dealt = Tour { $round } : les cartes sont distribuées.
web-replay-player = Joueur { $number }
web-replay-only-look = Tu revois une partie. Pour jouer autrement, reprends-la à partir d’ici.
web-replay-play-on = Jouer à partir d’ici
web-record-pick = Ouvrir une partie enregistrée
web-record-drop = Ou dépose son fichier ici : enregistré par le navigateur, par updown play ou en Python.
web-record-huge = { $name } est trop grand : une partie enregistrée pèse au plus 1 Mo.
web-record-broken = { $name } est illisible : { $reason }
web-record-foreign = { $name } n’est pas une partie enregistrée : le format et les tours manquent.
web-record-refused = Cette partie ne peut pas être montrée, elle enfreint une règle. { $reason }
web-memory-none = Aucune partie terminée pour l’instant. La première sera ici.
web-memory-more = En voir plus
web-memory-numbers = En chiffres
web-memory-matches = Parties
web-memory-won-of = { $won } gagnées sur { $played }
web-memory-streak = À la suite : { $now } en ce moment, { $most } au plus
web-memory-best = Meilleur résultat : { $points }
web-memory-people = Avec d’autres personnes
web-memory-mixed = Bots de niveaux différents
web-memory-bots = Bots : { $level }
web-memory-won = Gagné { $points }
web-memory-lost = Perdu { $points }
web-memory-shared = Victoire partagée { $points }
web-memory-practice = Entraînement { $points }
web-memory-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
web-about-me = Tout ce qui me concerne
web-about-me-what = Tes réglages dans ce navigateur, tes statistiques et toutes tes parties.
web-about-me-save = Enregistrer dans un fichier
web-about-me-delete = Supprimer tout ce qui me concerne
web-about-me-here = Ce navigateur oublie ton nom, tes réglages et tes places.
web-about-me-there = Sur le serveur, les parties jouées seulement avec des bots sont supprimées. Celles jouées avec d’autres personnes leur restent, sans ton nom, ton visage ni tes mots ; un bot te remplace là où tu joues encore.
web-about-me-sure = C’est définitif.
web-about-me-do = Tout supprimer

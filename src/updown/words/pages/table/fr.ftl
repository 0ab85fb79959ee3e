### The table page: people, lobby, end of a match.

## People

web-table-you = Toi
web-face = Ton visage
web-face-fox = Renard
web-face-owl = Hibou
web-face-cat = Chat
web-face-bear = Ours
web-face-rabbit = Lapin
web-face-hen = Poule
web-face-mouse = Souris
web-face-frog = Grenouille
web-face-sheep = Mouton
web-face-badger = Blaireau
web-face-pig = Cochon
web-face-penguin = Pingouin
web-face-hedgehog = Hérisson
web-face-fish = Poisson
web-react = Réagir
web-react-smile = Sourire
web-react-laugh = Rire
web-react-wow = S’étonner
web-react-sad = Être triste
web-react-clap = Applaudir
web-react-heart = Envoyer un cœur
line-reacted-smile = { $who } sourit.
line-reacted-laugh = { $who } rit.
line-reacted-wow = { $who } s’étonne.
line-reacted-sad = { $who } est triste.
line-reacted-clap = { $who } applaudit.
line-reacted-heart = { $who } envoie un cœur.
web-now-away = { $name } n’est pas là pour le moment.
web-now-back = { $name } est de retour.
web-now-left = { $name } quitte la table. Un bot prend la place.
web-now-left-lobby = { $name } quitte la table.
web-now-held = Un bot joue pour { $name }.
web-lobby-chat = Discuter avant la partie
line-sent-away = L’hôte a renvoyé { $who } de la table.
web-now-sent-away = L’hôte a renvoyé { $name } de la table.
web-sent-away = L’hôte t’a renvoyé de cette table. À toutes les autres, tu es bienvenu.
web-people = Les gens à la table
web-mute = Ne plus écouter
web-unmute = Écouter à nouveau
web-mute-note = Tu ne vois plus les mots ni les réactions des personnes que tu n’écoutes plus. Personne d’autre ne le remarque.
web-send-away = Renvoyer
web-send-away-sure =
    { $playing ->
        [yes] { $name } ne pourra plus s’asseoir ici. Un bot prend la place.
       *[no] { $name } ne pourra plus s’asseoir ici. La place se libère.
    }
web-report = Signaler cette table
web-report-note = Ton message va à ceux qui gèrent ce serveur. Personne à la table ne le voit.
web-report-words = Des mots blessants
web-report-name = Un nom blessant
web-report-playing = Un jeu déloyal
web-report-other = Autre chose
web-report-text = Que s’est-il passé ? Seulement si tu veux.
web-report-send = Envoyer le signalement
web-report-done = Merci. Ton signalement est envoyé.
web-bots-busy = Les bots ont beaucoup à réfléchir : environ { $time }.
web-log-earlier = Montrer les lignes d’avant
web-refused-too-much = C’était beaucoup pour une heure. Réessaie dans { $minutes } min.

## The end of a match

web-chart = Les scores au fil de la partie
web-chart-step = { $step } sur { $steps }
web-end-margin =
    { $you ->
        [yes] Tu finis avec { $count } { $unit } d’avance.
       *[no] { $name } finit avec { $count } { $unit } d’avance.
    }
web-end-led-always =
    { $you ->
        [yes] Une fois en tête, tu as gardé l’avance jusqu’au bout.
       *[no] Une fois { $name } en tête, plus personne n’est passé devant.
    }
web-end-led-late =
    { $you ->
        [yes] Tu n’as pris la tête que vers la fin.
       *[no] { $name } n’a pris la tête que vers la fin.
    }
web-end-lead-changes =
    { $count ->
        [one] La tête a changé de mains une fois.
       *[other] La tête a changé de mains { $count } fois.
    }
web-end-jump =
    { $you ->
        [yes] Le plus grand bond est à toi : { $change } { $unit } d’un coup.
       *[no] Le plus grand bond : { $name }, { $change } { $unit } d’un coup.
    }
web-watch-again = Revoir la partie
web-guidance = Conseils pour débuter

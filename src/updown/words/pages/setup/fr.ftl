### Setting up a match.

web-players = Joueurs
web-setup-seats = Qui s’assoit où
web-setup-all = Les autres
web-setup-mixed = mélangés
web-setup-friend = Ami
web-setup-friend-note = Tu reçois un lien à envoyer à ton ami.
web-level-note-level1 = Se trompe souvent : parfait pour débuter.
web-level-note-level2 = Joue comme un ami à la table de la cuisine.
web-level-note-level3 = Connaît le jeu et se trompe de temps en temps.
web-level-note-level4 = Réfléchit à l’avance.
web-level-note-level5 = Prend son temps et ne pardonne rien.
web-level-note-master = A appris en jouant des milliers de parties contre lui-même.
web-edition-note = Le même jeu avec d’autres images.
web-rounds-note = Les plis de toutes les manches s’additionnent.
web-goal-note = Si c’est le moins de points qui gagne, c’est l’inverse : tes piles descendent, celles des autres montent.
web-setup-clock = Quand
web-setup-clock-live = Tout de suite, avec un chrono
web-setup-clock-relaxed = Sur plusieurs jours
web-setup-clock-note-live = Tout le monde est à la table. Si ton temps est écoulé, un bot joue ce coup à ta place.
web-setup-clock-note-relaxed = Chacun joue quand il a le temps, sur n’importe quel appareil.
web-watch = Qui peut regarder
web-watch-nobody = Personne
web-watch-public = Avec le lien, sans voir les mains
web-watch-open = Avec le lien, tout voir à la fin
web-hints = Conseils permis
web-hints-note = Un bouton montre ce que ferait un bon joueur.
web-memory = Aide-mémoire : montrer les cartes que tout le monde a vues
web-memory-note = Tu peux le consulter à tout moment.
web-list-it = Tout le monde peut trouver cette table
web-list-note = Elle apparaît sur la page d’accueil, et tout le monde peut s’installer sans le lien.
web-more-settings = Plus de réglages
web-open-table = Ouvrir la table

## Messages while the page is closed

push-turn = C’est ton tour.
push-started = La partie a commencé.
push-full = Tout le monde est là. Tu peux commencer.
push-rematch = { $name } veut rejouer.
web-tell-me-turn = Préviens-moi quand c’est mon tour
web-tell-me = Préviens-moi quand il se passe quelque chose
web-tell-me-on = Tu seras prévenu, même si cette page est fermée.
web-tell-me-refused = Ton navigateur n’autorise pas les messages de cette page. Tu peux changer cela dans ses réglages.
web-tell-me-failed = Cela n’a pas marché. Réessaie plus tard.

## The first time that a game is played here

web-offer-title = { $game } : c’est nouveau pour toi ?
web-offer-learn = Apprendre en quatre minutes
web-offer-play = Jouer tout de suite

## An address that leads nowhere

web-nothing-here = Il n’y a rien ici
web-nothing-here-note = L’adresse n’est pas tout à fait juste, ou la page a déménagé.
web-to-the-games = Vers les jeux

## What others show of a link

preview-home = Trois jeux de cartes pleins de hauts et de bas, avec des bots et des amis.
preview-table = Quelqu’un t’invite à une partie. Ouvre le lien et installe-toi.
preview-free-seat = Place libre
preview-rules = Les règles, avec des images, en cinq langues.

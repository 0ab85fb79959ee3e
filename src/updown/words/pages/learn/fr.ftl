### Tutorials and the rules in one screen.

## The page

web-learn-title = Apprendre { $game }
web-learn-chapters = Chapitres
web-learn-chapter = Chapitre { $chapter } : { $title }
web-learn-progress = Où tu en es
web-learn-next = Suivant
web-learn-skip = Passer
web-learn-again = Encore une fois
web-learn-another = C’est permis. Ici, essaie autre chose.
web-learn-done = Chapitre { $chapter } terminé
web-learn-done-all = Tu connais le jeu maintenant
web-learn-next-chapter = Suite : { $title }
web-learn-play = Jouer une partie

## The rules in one screen; `wins` and `fits` follow their headings, 'What wins' and 'What fits'

web-learn-by-playing = Apprendre en jouant
web-learn-goal = Le but
web-learn-turn = Ton tour
web-learn-wins = Ce qui gagne
web-learn-fits = Ce qui convient
web-learn-end = La fin
web-learn-ud-goal = Gagne plus de plis que tous les autres.
web-learn-ud-turn = Le chef de pli change une chose, puis chacun joue une carte cachée.
web-learn-ud-wins = L’atout, sinon ta couleur : UP haut, DOWN bas. Les valeurs égales se neutralisent.
web-learn-ud-end = Après le dernier tour, le plus de plis gagne ; à égalité, un tour de plus.
web-learn-aa-goal = Aie le plus de points sur le dessus de tes piles.
web-learn-aa-turn = Joue sur n’importe quelle pile, pioche, échange ou défausse face cachée.
web-learn-aa-fits = Exactement un symbole de plus ou de moins, le reste pareil.
web-learn-aa-end = Une main est vide ? Les autres ont un dernier tour, puis on compte.
web-learn-dn-goal = Débarrasse-toi de tes cartes avant les autres. 4 points gagnent ; à deux, 2 tours.
web-learn-dn-turn = Défausse ta série sur la table, puis joue, ajoute, prends ou pivote.
web-learn-dn-wins = Même taille, valeur plus haute. La série battue revient à l’envers.
web-learn-dn-end = Première main vide : 2 points, deuxième : 1, tour fini. À deux, la première gagne.

## Up & Down; $one and $two are the names of the others

web-learn-ud-1 = Ce qui gagne un pli
web-learn-ud-1-goal = Gagne le plus de plis. Chacun joue une carte cachée, en même temps.
web-learn-ud-1-cards = Quatre couleurs, valeurs 2 à 12. Le valet vaut 11, la dame 12.
web-learn-ud-1-suit = Le bord de la carte pointe pique vers toi : ta couleur.
web-learn-ud-1-up = { $one } a retourné la carte sur UP : la plus haute gagne.
web-learn-ud-1-own-suit = Seule ta couleur peut gagner. Joue le valet de pique.
web-learn-ud-1-own-suit-wrong = Cette carte ne peut pas gagner. Il te faut ton plus haut pique.
web-learn-ud-1-won = À toi ! La dame de { $two } était plus haute, mais pas dans sa couleur.
web-learn-ud-1-trump = { $two }, maintenant chef de pli, a lancé les dés : 5 est atout.
web-learn-ud-1-play-trump = Un atout bat tout, quelle que soit sa couleur. Joue ton 5.
web-learn-ud-1-play-trump-wrong = Les autres peuvent faire mieux. Seul le 5 gagne à coup sûr.
web-learn-ud-1-end = Ton 5 bat même la dame de trèfle de { $one }, dans sa couleur.
web-learn-ud-2 = Tu es chef de pli
web-learn-ud-2-boss = Au départ, trèfle pointe vers toi : tu es premier chef de pli.
web-learn-ud-2-flip = Tu dois changer une chose. Ton trèfle est bas : retourne sur DOWN.
web-learn-ud-2-flip-wrong = D’abord un changement : ici, retourne la carte sur DOWN.
web-learn-ud-2-low = Sur DOWN, la plus basse gagne. Joue ton 2 de trèfle.
web-learn-ud-2-low-wrong = Il faut ta couleur, trèfle, et le plus bas possible.
web-learn-ud-2-next = Le prochain chef est à gauche, peu importe qui a gagné.
web-learn-ud-2-trump = { $one } a lancé les dés : 4 est atout. Joue ton 4.
web-learn-ud-2-trump-wrong = Tu n’as plus de trèfle. Seul l’atout, ton 4, peut gagner.
web-learn-ud-2-rotate = Il ne te reste que du pique. Tourne la carte : touche le pique.
web-learn-ud-2-rotate-wrong = Tourne d’abord la carte pour que pique pointe vers toi.
web-learn-ud-2-spade = Tout le monde a changé de couleur. La tienne est pique : joue le 3.
web-learn-ud-2-spade-wrong = C’est toujours DOWN : le petit pique gagne, pas la dame.
web-learn-ud-2-end = Retourner, tourner ou lancer : un seul changement avant chaque pli.
web-learn-ud-3 = Le pot et la fin
web-learn-ud-3-round = À chaque tour : nouvelles cartes, dés, carte lancée. Le reste est écarté.
web-learn-ud-3-roll = Lance les dés. L’ancienne somme ne peut pas revenir.
web-learn-ud-3-roll-wrong = Ici, commence par les dés : lance-les.
web-learn-ud-3-ten = Ton 10 est atout et de ta couleur. Gagné d’avance ? Joue-le.
web-learn-ud-3-ten-wrong = Seul un trèfle ou un 10 peut gagner. Joue le 10.
web-learn-ud-3-cancel = { $one } avait aussi un 10. Deux valeurs égales se neutralisent, même atout.
web-learn-ud-3-pot = La carte de { $two } n’était pas de sa couleur. Personne ne gagne : au pot.
web-learn-ud-3-low = Maintenant DOWN. Joue ton 3 et prends aussi le pot.
web-learn-ud-3-low-wrong = Pique n’est pas ta couleur. Le trèfle peut gagner.
web-learn-ud-3-two = Deux d’un coup : ce pli et celui du pot.
web-learn-ud-3-last = La carte a tourné, pique est à toi. Joue ta dernière carte.
web-learn-ud-3-last-wrong = Tu ne peux jouer que tes cartes. Il en reste une.
web-learn-ud-3-lost = Deux 6 se sont neutralisés. Le dernier pot n’est à personne.
web-learn-ud-3-score = Chaque pli compte un, sur tous les tours. Tu en as deux.
web-learn-ud-3-tie = Le plus de plis gagne. À égalité, on joue encore un tour.

## Auf und Ab; cards are called by their values

web-learn-aa-1 = Les piles montent et descendent
web-learn-aa-1-goal = Le plus de points sur tes piles gagne. Voici ta main.
web-learn-aa-1-cards = Chaque mélange de cinq symboles, une fois. On additionne : 1 + 4 = 5.
web-learn-aa-1-stock = Les cartes qui restent forment la pioche, faces cachées.
web-learn-aa-1-lay = Pose 5 et 10 : avec deux symboles, on peut monter ou descendre.
web-learn-aa-1-lay-wrong = Pose exactement deux cartes. Ici : le 5 et le 10.
web-learn-aa-1-begin = 15 contre 19 : la plus petite somme commence. Puis dans le sens horaire.
web-learn-aa-1-up = Une carte avec un symbole de plus convient. Joue 21 sur ton 5.
web-learn-aa-1-up-wrong = Exactement un symbole de plus ou de moins. Le 21 en ajoute un.
web-learn-aa-1-down = Un symbole de moins convient aussi. Fais tomber le 12 de { $one } à 4.
web-learn-aa-1-down-wrong = Un seul symbole peut manquer : le 4 va sur le 12.
web-learn-aa-1-end = { $one } perd 8 points : seule la carte du dessus compte.
web-learn-aa-2 = De nouvelles cartes
web-learn-aa-2-turn = Une action par tour, jamais passer. Aucune de ces cartes ne convient.
web-learn-aa-2-draw = Pose ton 1 visible et pioche : touche deux fois « Piocher ».
web-learn-aa-2-draw-wrong = Donne ta carte la plus basse, le 1, et pioche.
web-learn-aa-2-play = 22 ! Tu peux jouer la nouvelle carte tout de suite. Touche ta pile.
web-learn-aa-2-play-wrong = Seule la nouvelle carte peut être jouée, et elle convient.
web-learn-aa-2-swap = { $one } a posé 30 visible. Échange : donne 3 et 5, prends 30.
web-learn-aa-2-swap-wrong = Deux des tiennes contre une déjà visible : prends le 30.
web-learn-aa-2-use = Joue-la tout de suite : ta pile monte de 22 à 30.
web-learn-aa-2-use-wrong = Tu pourrais la garder. Mais elle convient : touche ta pile.
web-learn-aa-2-end = Jouer, piocher ou échanger : tu choisis, même si une carte convient.
web-learn-aa-3 = La fin
web-learn-aa-3-small = Une petite partie à trois symboles. La pioche est vide.
web-learn-aa-3-joker = Le joker, sans symbole, vaut 0 et ne va que sur un symbole seul.
web-learn-aa-3-bury = Pioche vide : défausse le joker face cachée. Touche deux fois « Défausser ».
web-learn-aa-3-bury-wrong = Sur ta pile, le joker coûte des points. Défausse-le.
web-learn-aa-3-up = Fais monter ta pile : joue 3 sur 2.
web-learn-aa-3-up-wrong = 7 a deux symboles de plus que 2. Le 3 va entre les deux.
web-learn-aa-3-last = Ta dernière carte : 7 sur 3. Puis { $one } a un dernier tour.
web-learn-aa-3-last-wrong = Cela aide { $one }. Joue le 7 sur ta propre pile.
web-learn-aa-3-answer = { $one } a profité du dernier tour : ton 7 devient 6.
web-learn-aa-3-count = Seules les cartes du dessus comptent : 6 contre 5. Tu gagnes !
web-learn-aa-3-low = Vous pouvez aussi convenir que le moins de points gagne.

## dnup

web-learn-dn-1 = Les séries et la règle d’or
web-learn-dn-1-goal = Toutes les cartes sont distribuées. Débarrasse-toi des tiennes avant les autres.
web-learn-dn-1-card = La grande valeur compte : 5. À l’envers, ce serait 1.
web-learn-dn-1-star = Tu as la carte à l’étoile, donc tu commences.
web-learn-dn-1-pair = Une série : des cartes de même valeur. Joue les deux 3.
web-learn-dn-1-pair-wrong = Une série n’a qu’une valeur. Choisis les deux 3.
web-learn-dn-1-beaten = Même taille, valeur plus haute : les 5 de { $two } battent tes 3.
web-learn-dn-1-golden = La règle d’or : elles reviennent retournées. Maintenant 6 et 8 !
web-learn-dn-1-eight = Une carte seule doit battre le 7 de { $one }. Joue ton 8.
web-learn-dn-1-eight-wrong = Un 7 seul est posé : il faut plus que 7.
web-learn-dn-1-gone = Personne n’a battu ton 8. À ton tour, il est défaussé.
web-learn-dn-1-free = Plus de carte seule sur la table : toute valeur va. Joue 2.
web-learn-dn-1-free-wrong = Garde tes meilleures cartes : débarrasse-toi du 2.
web-learn-dn-2 = Ajouter, prendre, pivoter
web-learn-dn-2-four = Quatre actions : jouer, ajouter, prendre ou pivoter. Une seule.
web-learn-dn-2-add = Ajoute ton 5 au 5 de { $one } : même valeur, une carte.
web-learn-dn-2-add-wrong = Seule une carte de même valeur va : ton 5 sur le 5.
web-learn-dn-2-added = Une paire de 5 : les 3 de { $two } repartent, retournés.
web-learn-dn-2-rotate = Plus que de petites cartes. Fais pivoter toute ta main.
web-learn-dn-2-rotate-wrong = 1, 2 et 3 ne battent rien ici. Pivote : elles deviennent hautes.
web-learn-dn-2-take = Prends les trois 2 de { $two } : dans ta main, elles se retournent.
web-learn-dn-2-take-wrong = Ici, prends la série devant { $two }.
web-learn-dn-2-end = 2, 2, 2 sont devenus 5, 7 et 9. Plus de cartes, mais fortes.
web-learn-dn-3 = Les points et la fin
web-learn-dn-3-pair = Plus que trois cartes. Commence par la paire de 5.
web-learn-dn-3-pair-wrong = Garde le 9 : presque rien ne le battra. Joue les 5.
web-learn-dn-3-last = Tes 5 sont partis. Ta dernière carte, le 9, bat le 6.
web-learn-dn-3-last-wrong = Ne la retourne pas : avec le 9, tu as fini tout de suite.
web-learn-dn-3-first = Première main vide : 2 points ! Tu attends la fin du tour.
web-learn-dn-3-stays = Ta série reste jusqu’à ce que ton tour revienne.
web-learn-dn-3-second = Le deuxième à finir gagne 1 point et termine le tour.
web-learn-dn-3-four = Avec 4 points, tu gagnes la partie, aussitôt.
web-learn-dn-3-quiet = 100 tours sans défausse arrêtent le tour. Un autre suit.
web-learn-dn-3-fewer = Les valeurs vont de 1 à 9. À moins de joueurs, moins de cartes.
web-learn-dn-3-two-places = À deux : deux zones, deux tours ; l’étoile commence par un seul.
web-learn-dn-3-two-own = Tes propres séries comptent aussi : tu peux te battre toi-même.
web-learn-dn-3-two-end = À deux, la main vide gagne le tour ; deux tours gagnent.

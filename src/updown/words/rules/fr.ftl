### Français. Les règles des trois jeux, telles qu’on les raconte à un enfant de huit ans ; docs/rules dit la même chose
### au mot près. Une ligne vide commence un paragraphe ; les lignes avec "- " ou "1. " devant forment une liste.
### Devant « : », « ; », « ! » et « ? » se trouve une espace insécable.

rules-example = Exemple
rules-ours = Le jeu et son nom appartiennent à ses auteurs et à son éditeur. Ce texte est le nôtre.

## Up & Down

rules-ud-title = Comment jouer à Up & Down
rules-ud-aim = Gagne plus de plis que tous les autres, alors qu’avant chaque pli quelqu’un change ce qui gagne.
rules-ud-authors = Up & Down est un jeu de Jens Merkl et Jean-Claude Pellin.
rules-ud-rulings =
    Les règles imprimées laissent quelques points ouverts. Nous les avons fixés : l’ordre des couleurs autour de la
    carte (UD-2), comment la carte peut tomber (UD-7), qui s’assoit où (UD-9), une nouvelle préparation à chaque manche
    (UD-16) et comment se jouent les manches en plus (UD-17).

chapter-ud-material = Ce qu’il vous faut
rule-ud-1 = Vous jouez avec 44 cartes. Il y a quatre couleurs, et chaque couleur a les valeurs de 2 à 12.
rule-ud-2 =
    Il y a deux éditions. Seuls les noms, les images et la couleur du premier chef de pli changent. Autour de la carte
    UP&DOWN, dans le sens des aiguilles d’une montre, les couleurs sont :
    - Classique : carreau, cœur, pique, trèfle. Le valet est le 11 et la dame est le 12.
    - Ludolux : plume, monocle, chapeau, rose. Les plus hautes cartes s’appellent simplement 11 et 12.

    À la maison, vous pouvez jouer à l’édition classique avec n’importe quel jeu de 52 cartes : enlevez les as et les
    rois.
rule-ud-3 =
    La carte UP&DOWN est au milieu. D’un côté il est écrit UP, de l’autre DOWN, et chacun de ses quatre bords porte une
    couleur. Le bord qui pointe vers toi t’indique ta couleur. Quand on retourne la carte par son long bord, tout le
    monde garde sa couleur.
rule-ud-4 =
    Deux dés donnent l’atout : additionnez-les. La somme, de 2 à 12, est la valeur d’atout. Dans ce jeu, l’atout est
    donc une valeur et pas une couleur.

chapter-ud-setup = Préparation
    .intro = Vous faites tout cela au début de chaque manche.
rule-ud-5 =
    Distribuez les cartes. Celles qui restent vont de côté, face cachée : personne ne les regarde, et elles ne servent
    pas pendant cette manche.
    - 2 joueurs : 15 cartes chacun, 14 de côté.
    - 3 joueurs : 14 cartes chacun, 2 de côté.
    - 4 joueurs : 11 cartes chacun, aucune de côté.
rule-ud-6 = Lancez les deux dés. Leur somme est le premier atout.
rule-ud-7 =
    Lancez la carte UP&DOWN en l’air. Le hasard décide si c’est UP ou DOWN, et dans quel sens la carte pointe. Une seule
    condition : la couleur du premier chef de pli doit pointer vers un joueur, et pas vers un côté vide de la table.
rule-ud-8 =
    Regardez maintenant qui a trèfle, ou la rose dans l’édition Ludolux : c’est le premier chef de pli.
rule-ud-9 =
    La table a quatre côtés. À quatre, vous les prenez tous ; à trois, un côté reste vide ; à deux, vous êtes face à
    face. On tourne dans le sens des aiguilles d’une montre : après toi vient la personne à ta gauche.

chapter-ud-trick = Un pli
    .intro =
        Une manche compte autant de plis que vous avez reçu de cartes. Chaque pli se joue en quatre étapes : changer,
        choisir, comparer, chef de pli suivant.
rule-ud-10 =
    Tu es chef de pli ? Alors tu dois changer une chose, et une seule :
    - Retourne la carte. UP devient DOWN, ou DOWN devient UP. Tout le monde garde sa couleur.
    - Tourne la carte d’un, de deux ou de trois quarts de tour, sans la retourner. Tu choisis laquelle des trois autres
      couleurs tu reçois, et tous les autres en changent aussi. À chaque quart de tour dans le sens des aiguilles d’une
      montre, chaque couleur passe au côté suivant de la table.
    - Lance les deux dés pour avoir un autre atout. Si l’ancien atout revient, relance jusqu’à en avoir un nouveau.
    .name = Changer les règles de pli
rule-ud-11 =
    Tout le monde choisit une carte de sa main, en secret et en même temps, le chef de pli aussi. Tu peux choisir
    n’importe laquelle de tes cartes. Les autres voient que tu as choisi, mais pas quelle carte, tant que tout le
    monde n’est pas prêt.
    .name = Choisir une carte
rule-ud-12 =
    Toutes les cartes sont retournées. Comparez-les dans cet ordre :
    1. Les cartes de même valeur se neutralisent : aucune d’elles ne peut gagner. Leur couleur n’y change rien, et les
      atouts aussi se neutralisent.
    2. Parmi celles qui restent, ta carte ne peut gagner que si elle est de la couleur que tu as en ce moment, ou si
      c’est un atout. Un atout peut être de n’importe quelle couleur.
    3. Un atout bat tout le reste. Sans atout, la plus haute carte gagne sur UP, et la plus petite sur DOWN.
    .name = Comparer les cartes
    .example =
        C’est UP, et l’atout est 7. Kim a trèfle, Léa a carreau, Alex a cœur.

        Kim montre le 9 de trèfle, Léa le 5 de carreau, Alex le 10 de trèfle. Le 10 est la plus haute carte, mais Alex a
        cœur en ce moment : ce 10 ne peut pas gagner. Kim gagne le pli avec le 9.

        Kim montre la dame de trèfle, Léa la dame de pique, Alex le valet de cœur. Les deux dames se neutralisent, et
        Alex gagne le pli avec le valet.
rule-ud-13 =
    Si ta carte gagne, tu reçois ce pli et tous les plis du pot. Si aucune carte ne peut gagner, le pli va dans le pot.
    .example =
        L’atout est 7. Kim montre le 7 de carreau et Léa le 7 de cœur : les deux atouts se neutralisent. Alex montre le
        9 de pique, mais a cœur. Le pli va donc dans le pot, et la prochaine personne qui gagne un pli le reçoit en
        plus.
rule-ud-14 =
    La personne à gauche du chef de pli devient le chef de pli suivant. Peu importe qui a gagné le pli. À la maison,
    passez les dés au nouveau chef de pli : ainsi, tout le monde sait qui c’est.
    .name = Chef de pli suivant
rule-ud-15 = Il reste des plis dans le pot après le dernier pli ? Ils ne sont à personne.

chapter-ud-end = Score et fin de partie
rule-ud-16 =
    Chaque pli gagné compte pour un. Vous décidez ensemble du nombre de manches, de 1 à 20 : d’habitude une seule, et pour
    une partie plus longue, une par joueur. Les plis de toutes les manches s’additionnent. Chaque manche commence par une
    préparation toute neuve (UD-5 à UD-8).
rule-ud-17 =
    Qui a le plus de plis gagne. S’il y a égalité en tête après la dernière manche, cela dépend de ce que vous avez
    décidé :
    - Une manche de plus, comme d’habitude : tout le monde joue, les plis s’ajoutent, et on continue jusqu’à ce que
      quelqu’un soit seul en tête.
    - Victoire partagée : toutes les personnes à égalité gagnent ensemble.

chapter-ud-seen = Qui voit quoi
    .intro =
        Tout le monde voit la carte UP&DOWN et l’atout, qui est chef de pli, le pot, tous les plis retournés, combien
        chacun en a gagné, combien de cartes chacun a en main, et qui a déjà choisi.

        Il n’y a que toi qui vois ta main, et la carte que tu as choisie tant que les cartes ne sont pas retournées.

        Personne ne voit les cartes mises de côté.

## Auf und Ab

rules-aa-title = Comment jouer à Auf und Ab
rules-aa-aim =
    Fais monter tes piles et descendre celles des autres, pour qu’à la fin tes cartes du dessus valent le plus.
rules-aa-rulings =
    La règle imprimée laisse quelques points ouverts. Nous les avons fixés : quelles cartes il y a (AA-1), quelles
    cartes visibles tu peux prendre en échange (AA-9), qu’on peut échanger quand la pioche est vide (AA-11), quand une
    main compte comme vide (AA-12) et que la victoire est partagée en cas d’égalité (AA-13).

chapter-aa-material = Les cartes
rule-aa-1 =
    Vous jouez avec 32 cartes. Il y a cinq symboles : soleil (A), lune (B), nuage (C), goutte (D) et étoile (E). Chaque
    mélange possible est sur une carte, et une seule.
    - 1 joker sans aucun symbole
    - 5 cartes simples avec un symbole
    - 10 cartes doubles avec deux symboles
    - 10 cartes triples avec trois symboles
    - 5 cartes quadruples avec quatre symboles
    - 1 carte avec les cinq symboles
rule-aa-2 =
    Le rang d’une carte, c’est le nombre de ses symboles. Sa valeur, c’est le nombre écrit dessus, de 0 à 31 :
    additionne ses symboles. Le soleil vaut 1, la lune 2, le nuage 4, la goutte 8 et l’étoile 16. C’est la valeur qui
    dit qui commence et qui gagne ; le rang n’y change rien.
    .example =
        L’étoile toute seule vaut 16. Soleil, lune, nuage et goutte ensemble ne font que 15. Le joker vaut 0, et la
        carte avec les cinq symboles vaut 31.

chapter-aa-setup = Préparation
rule-aa-3 =
    Distribuez les cartes. Le reste forme la pioche, face cachée.
    - 2 joueurs : 13 cartes chacun, 6 dans la pioche.
    - 3 joueurs : 8 cartes chacun, 8 dans la pioche.
rule-aa-4 =
    Choisis en secret des cartes de ta main et pose-les face cachée devant toi : 3 cartes si vous êtes deux, 2 cartes si
    vous êtes trois. Quand tout le monde a choisi, on les retourne toutes ensemble. Chaque carte commence une pile, et
    ces piles sont à toi. Pour ta première partie, commence avec des cartes de rang 2 et 3 : de là, une pile peut monter
    ou descendre.
rule-aa-5 =
    Additionne les valeurs de tes cartes sur la table : qui a la plus petite somme commence. Si plusieurs joueurs ont la
    plus petite somme, c’est celui d’entre eux qui a la plus petite carte qui commence.
    .example =
        Ida a 16 et 2, ce qui fait 18. Jo a 15 et 3, aussi 18. Kai a 20 et 1, ce qui fait 21. Ida et Jo ont la plus
        petite somme. Le 2 d’Ida est plus petit que le 3 de Jo, donc Ida commence. Le 1 n’aide pas Kai : sa somme est
        trop grande.
rule-aa-6 = Vous jouez à tour de rôle, dans le sens des aiguilles d’une montre.

chapter-aa-turn = À toi de jouer
    .intro =
        Quand c’est à toi, tu fais une chose, et une seule, parmi quatre : jouer, piocher, échanger ou défausser face
        cachée.
rule-aa-7 =
    Pose une carte de ta main sur n’importe quelle pile, la tienne ou celle d’un autre. Tu peux la poser là si elle a
    exactement un symbole de plus ou un symbole de moins que la carte du dessus ; tous les autres symboles doivent être
    les mêmes. Voilà pourquoi le joker ne va que sur une carte simple, et seule une carte simple va sur le joker.
    .name = Jouer
    .example =
        Une pile montre soleil et nuage, donc 5. Tu y joues soleil, nuage et étoile : un symbole de plus, et la pile
        saute à 21. Puis quelqu’un joue soleil et étoile : un symbole de moins, et elle retombe à 17. Une carte où un
        symbole est remplacé par un autre ne convient jamais.
rule-aa-8 =
    Pose une carte de ta main face visible parmi les cartes visibles, et prends celle du dessus de la pioche. Tu peux
    jouer tout de suite cette nouvelle carte, et aucune autre, ou la garder.
    .name = Piocher
rule-aa-9 =
    Pose deux cartes de ta main face visible parmi les cartes visibles, et prends-en une qui était déjà là avant. Tu
    peux prendre n’importe laquelle de ces anciennes cartes, mais pas une de tes deux. Joue tout de suite la carte
    prise, ou garde-la.
    .name = Échanger
rule-aa-10 =
    Pose une carte de ta main face cachée : elle sort du jeu. Tu n’as le droit de le faire que si la pioche est vide.
    .name = Défausser face cachée
rule-aa-11 =
    Tu ne peux piocher que tant qu’il reste une carte dans la pioche. Tu ne peux échanger que s’il y a une carte visible
    et que tu as au moins deux cartes ; cela marche aussi quand la pioche est vide. Tu n’as pas le droit de passer. Mais
    même si tu peux jouer une carte, tu es libre de piocher, d’échanger ou de défausser à la place, quand c’est
    possible.

chapter-aa-end = La fin
rule-aa-12 =
    Si tu termines ton tour sans aucune carte en main, tous les autres ont encore un dernier tour, dans l’ordre. Ensuite
    la partie est finie. Si quelqu’un d’autre se retrouve sans cartes pendant un dernier tour, on n’ajoute pas d’autres
    tours.
    .example =
        Jo pose sa dernière carte face visible et en pioche une nouvelle. Si Jo la joue tout de suite, sa main est vide
        et les derniers tours commencent. Si Jo la garde, la partie continue, tout simplement.
rule-aa-13 =
    Additionne les valeurs des cartes du dessus de tes propres piles : ce sont tes points. Qui a le plus de
    points gagne, ou qui en a le moins, si vous en avez décidé ainsi. En cas d’égalité, la victoire est partagée.
    .example =
        Les piles de Mia finissent avec 16, 12 et le joker : 16 + 12 + 0 = 28. Celles de Tom finissent avec 15, 5 et 8 :
        28 aussi. Mia et Tom partagent la victoire.

chapter-aa-seen = Qui voit quoi
    .intro =
        Tout le monde voit toutes les piles avec chacune de leurs cartes, les cartes visibles, combien de cartes il y a
        dans chaque main et dans la pioche, qui a posé quelle carte visible et qui a pris laquelle.

        Il n’y a que toi qui vois ta main, les cartes que tu as posées tant qu’elles ne sont pas retournées, la carte
        que tu viens de piocher, et les cartes que tu as défaussées face cachée.

        Personne ne voit l’ordre de la pioche.

## dnup

rules-dn-title = Comment jouer à dnup
rules-dn-aim =
    Débarrasse-toi de tes cartes avant les autres : seule la valeur du haut compte, et ce qui te revient te revient à
    l’envers.
rules-dn-rulings =
    La règle imprimée laisse quelques points ouverts. Nous les avons fixés : quelles cartes il y a (DN-3), que le hasard
    décide quel bout est en haut (DN-4), ce que vous pouvez faire de la série de quelqu’un qui a fini (DN-13), la fin
    d’une manche qui n’avance plus (DN-16) et une dernière carte qui bat ta propre série (DN-20).

chapter-dn-material = Les cartes
rule-dn-1 =
    Il y a 40 cartes. Chacune a deux valeurs différentes, une à chaque bout. La valeur du haut est active, et elle seule
    compte ; l’autre est inactive. On dit d’abord la valeur active : 3/6 a un 3 actif, dans ta main comme sur la table.
    Mets la carte à l’envers, et c’est 6/3.
rule-dn-2 =
    Certaines cartes portent un visage qui vous dit quand elles sont en jeu. Sinon, vous les enlevez.
    - Visage triste : seulement à 5 joueurs.
    - Visage souriant : seulement à 4 ou 5 joueurs.
    - Visage neutre : seulement à 3, 4 ou 5 joueurs.
rule-dn-3 =
    Les valeurs vont de 1 à 9. Chaque paire de deux valeurs différentes existe une fois, et les paires qui font dix
    existent deux fois : 1/9, 2/8, 3/7 et 4/6. Pour les visages, imaginez les valeurs de 1 à 9 en cercle, le 9 à côté du
    1.
    - Visage triste : les deuxièmes 1/9, 2/8, 3/7 et 4/6.
    - Visage souriant : deux voisins du cercle, comme 3/4 ou 9/1.
    - Visage neutre : deux valeurs à deux pas l’une de l’autre dans le cercle, comme 3/5 ou 8/1.
    - Étoile : le 1/5.

    Voici combien de cartes sont en jeu :
    - 5 joueurs : 40 cartes, 8 chacun.
    - 4 joueurs : 36 cartes, 9 chacun.
    - 3 joueurs : 27 cartes, 9 chacun.
    - 2 joueurs : 18 cartes, 9 chacun.

    La règle du jeu ne donne pas de liste des cartes ; celle-ci est donc la nôtre.

chapter-dn-setup = Préparation
    .intro = Vous faites cela au début de chaque manche.
rule-dn-4 =
    Enlevez les cartes qui ne sont pas en jeu (DN-2), mélangez et distribuez toutes les autres, autant à chacun. Le
    hasard décide quel bout d’une carte est en haut. Tu peux trier ta main comme tu veux, mais tu n’as le droit de faire
    pivoter aucune carte, sauf quand une règle le dit.
rule-dn-5 =
    Qui a l’étoile, le 1/5, commence, avec les cartes de son choix. Vous jouez à tour de rôle, dans le sens des
    aiguilles d’une montre.

chapter-dn-turn = À toi de jouer
rule-dn-6 =
    Libère d’abord ta place : s’il y a une série devant toi, défausse-la face cachée. Elle ne sert plus pendant cette manche.
rule-dn-7 =
    Puis fais une chose, et une seule, parmi quatre : jouer, ajouter, prendre ou pivoter. Une série, c’est une carte, ou
    plusieurs cartes avec la même valeur active. Le nombre de cartes est la taille de la série. Il n’y a jamais deux
    séries de même taille sur la table.
    .example = Quatre cartes avec un 3 actif sont une série de valeur 3 et de taille 4.
rule-dn-8 =
    Pose une série de ta main à ta place. Tu n’as pas besoin d’y mettre toutes tes cartes de cette valeur. S’il y a déjà
    une série de même taille sur la table, la tienne doit avoir une valeur plus haute ; une valeur égale ne suffit pas.
    La série battue retourne dans la main d’où elle vient (DN-12).
    .name = Jouer
    .example =
        Il y a un 7 tout seul et trois 6 sur la table. Une carte seule doit être un 8 ou un 9. Trois cartes pareilles
        doivent être des 7 ou plus. Avec deux cartes, ou avec quatre et plus, toutes les valeurs conviennent.
rule-dn-9 =
    Ajoute une carte de ta main, et une seule, à la série d’un adversaire. Sa valeur active doit être celle de cette
    série. La série a maintenant une carte de plus. S’il y a une autre série de cette nouvelle taille, celle où tu
    ajoutes doit avoir la valeur la plus haute, et l’autre retourne dans la main d’où elle vient (DN-12). Sinon, tu ne
    peux pas ajouter la carte.
    .name = Ajouter
    .example =
        Devant un adversaire, il y a un 5 tout seul, devant un autre une paire de 3. Tu ajoutes un 5 au premier : la
        nouvelle paire de 5 bat les 3. Dans l’autre sens, cela ne marche pas : à côté d’une paire de 5, tu ne peux pas
        ajouter un 3 à un 3 tout seul.
rule-dn-10 =
    Prends dans ta main toute la série qui est devant un adversaire (DN-12).
    .name = Prendre
    .example = Devant un adversaire, il y a 2/5, 2/7 et 2/9. Tu les prends, et tu as maintenant 5/2, 7/2 et 9/2.
rule-dn-11 =
    Fais pivoter toute ta main, chaque carte sans exception.
    .name = Pivoter
    .example = Tu as 1/5, 2/7 et 9/2. Après, ce sont 5/1, 7/2 et 2/9.
rule-dn-12 =
    Chaque fois qu’une carte passe de la table à une main, elle pivote en chemin et arrive à l’envers. Une carte faible
    peut ainsi revenir forte.
    .name = La règle d’or

chapter-dn-end = La fin
    .intro = DN-13 à DN-15 valent si vous êtes trois, quatre ou cinq.
rule-dn-13 =
    Qui pose en premier ses dernières cartes, en jouant ou en ajoutant, gagne 2 points et a fini pour cette manche. Une série
    jouée reste là jusqu’au moment où ce serait de nouveau à cette personne, et elle est alors défaussée. D’ici là, vous
    pouvez y ajouter une carte ou la prendre comme n’importe quelle autre. Si elle est battue, elle est défaussée tout
    de suite. Une dernière carte ajoutée fait partie de la série de l’adversaire : il ne reste alors rien.
rule-dn-14 = Qui y arrive en deuxième gagne 1 point, et la manche s’arrête aussitôt.
rule-dn-15 = Dès que tu as 4 points ou plus, tu as gagné la partie, même au milieu d’une manche.
rule-dn-16 =
    Une manche qui n’avance plus s’arrête : elle est finie après 100 coups de suite sans défausse. Personne n’y gagne plus de
    points, mais les 2 points de DN-13 restent. Puis on redistribue. Le 100e coup compte encore en entier. Puis la
    manche s’arrête, avant que quelqu’un défausse de nouveau. Cette règle est la nôtre, pour que chaque partie ait une fin.

chapter-dn-two = À deux joueurs
rule-dn-17 =
    Chacun a deux zones de jeu, la 1 et la 2 ; la zone de jeu 2 est celle de gauche. Tu joues toujours deux coups de
    suite : le premier pour la zone de jeu 1, le second pour la zone de jeu 2. À chaque coup, tu défausses seulement la
    série de cette zone, et une série que tu joues va dans cette zone.
rule-dn-18 =
    Chaque série se mesure à toutes les autres sur la table, même à celle de ton autre zone de jeu. Si tu bats ta propre
    série, elle revient dans ta main (DN-12). Tu ne peux toujours ajouter qu’à une série de l’adversaire, et tu ne
    peux prendre qu’une des siennes.
rule-dn-19 = Qui a l’étoile commence la manche par un seul coup, pour la zone de jeu 2.
rule-dn-20 =
    Dès que tu as posé la dernière carte de ta main, tu gagnes la manche. Mais si cette carte bat une de tes propres
    séries, celle-ci te revient et la manche continue. Qui gagne 2 manches en premier gagne la partie.
    .example =
        Dans ta zone de jeu 1, il y a un 4/8 tout seul. Ta dernière carte est 6/1, et tu la joues dans la zone de jeu 2.
        Le 6 bat ton propre 4, qui te revient en 8/4. Tu as de nouveau une carte, donc la manche continue.

chapter-dn-seen = Qui voit quoi
    .intro =
        Tout le monde voit toutes les séries, combien de cartes chacun a en main, les points, les cartes défaussées
        (elles étaient visibles sur la table avant), et qui avait l’étoile au début. Chacun peut aussi retenir quelles
        cartes sont passées de la table à une main, et dans quel sens elles y sont : quand quelqu’un fait pivoter sa
        main, tout le monde le voit, et elles pivotent toutes.

        À cinq, certaines cartes existent en double. Si quelqu’un a les deux, et que tout le monde en connaît une, c’est
        celle-là qui compte comme la première jouée. Ainsi, tout le monde sait encore ce qui reste.

        Il n’y a que toi qui vois ta main.

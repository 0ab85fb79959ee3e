### The table of dnup.

web-dn-undo = Annuler
web-dn-over = { $active } sur { $inactive }
web-dn-one-card = Tu ne peux ajouter qu’une carte à la fois à une série.

## Le but, et ce que fait chaque coup

web-dn-aim = Débarrasse-toi de tes cartes avant les autres. Qui a 4 points en premier gagne.
web-dn-aim-two = Débarrasse-toi de tes cartes en premier. Qui gagne 2 manches gagne la partie.
web-dn-can-play = Jouer
web-dn-can-play-how = Pose une carte, ou plusieurs de même valeur. Elles doivent battre une série de même taille.
web-dn-can-add = Ajouter
web-dn-can-add-how = Pose une carte de même valeur sur la série de quelqu’un d’autre.
web-dn-can-take = Prendre
web-dn-can-take-how = Prends en main la série de quelqu’un d’autre : ses cartes se retournent tête en bas.
web-dn-can-rotate = Pivoter
web-dn-can-rotate-how = Fais pivoter toutes les cartes de ta main : maintenant, leurs autres valeurs comptent.

## What a newcomer reads at their turn, in 12 words at most

# $sets: "a single 7, a pair of 5s"
web-dn-guide-beat = À battre : { $sets }.
web-dn-guide-free = Tu peux jouer toute série de même valeur.
web-dn-guide-low-add = Aucune carte assez haute : ajoute, prends ou pivote.
web-dn-guide-low = Aucune carte assez haute : prends ou pivote.

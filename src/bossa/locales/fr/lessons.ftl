### The lessons, for the board and the terminal. Their data names the messages.

## Lessons
lesson-first-title = Les deux premières minutes
lesson-first-lead = Jouez une petite partie et gagnez-la.
lesson-markers-title = Trois jetons d’action
lesson-markers-lead = Repiocher, Échanger, Empiler : à chaque blocage sa sortie.
lesson-start-title = Le début
lesson-start-lead = Les dés, puis une ligne ou le premier coup.
lesson-chips-title = Jetons modificateurs
lesson-chips-lead = L’extension : doubler une tuile, ou inverser ses couleurs.
lesson-endings-title = Cinq façons de finir
lesson-endings-lead = Un coup chacune : comment on gagne.
lesson-novice-title = Une partie plus facile
lesson-novice-lead = Moins de règles, pour débuter. Reconstituées : les livrets ne les donnent pas.

## Of every lesson
lesson-allowed = C’est permis aussi ! Mais ici, cherchez un autre coup.
lesson-misfit = Cela ne va pas à cet endroit.
lesson-pick-first = Choisissez d’abord une tuile de votre main.
lesson-lost = Pousse gagne. Reprenez votre coup et réessayez.

## Replies
lesson-reply-count-black = Comptez seulement ses points noirs : il en faut exactement 4.
lesson-reply-no-black = Une tuile sans point noir ne va jamais sur la ligne noire.
lesson-reply-no-white = Une tuile sans point blanc ne va jamais sur la ligne blanche.
lesson-reply-add-one = Bon début. Ajoutez encore une tuile.
lesson-reply-one-more-or-fewer = Jamais autant de tuiles que la rangée d’à côté : une de plus ou une de moins.
lesson-reply-two-next-to-one = À côté d’une rangée d’une seule tuile, il en faut deux.
lesson-reply-one-or-three = À côté de deux tuiles : une ou trois.
lesson-reply-not-yet = Pas encore ! Échanger ne sert qu’une fois. Gardez-le.
lesson-reply-used-up = Ce jeton d’action est épuisé : chacun sert une fois par partie.
lesson-reply-their-hand = Prenez une tuile dans la main de Pousse.
lesson-reply-left-over = Permis, mais il reste une tuile. Vous pouvez toutes les poser.
lesson-reply-sixth-white = La sixième rangée blanche ! Vous l’avez posée, mais la ligne est à Pousse : c’est Pousse qui gagne.

## The first two minutes
lesson-f1-title = Faites un 4
lesson-f1-text = Votre ligne noire part du 3. Posez les quatre points noirs sur le 4.
lesson-f1-after = Sur la ligne noire, seuls les points noirs comptent.
lesson-f1-other = Pousse pose sur le 6 blanc. Chaque tour commence par une nouvelle tuile : la vôtre arrive.
lesson-f1-step = Pas à pas : seuls le 4 et le 2 touchent le 3.
lesson-f1-later = Cela fait 4 aussi ! Ce sera pour après. Ici, une seule tuile.
lesson-f2-title = Un 2 avec deux tuiles
lesson-f2-text = On compte aussi à rebours : 3, 2, 1. Vous n’avez pas de 2 noir : faites 2 avec deux tuiles.
lesson-f2-hint = Deux tuiles ont chacune un point noir.
lesson-f2-after = Posées ensemble, les tuiles s’additionnent. À côté du dé : une ou deux.
lesson-f2-other = Pousse : 5 et 2 font 7.
lesson-f2-place = Ensemble elles font 2 : elles vont donc sur le 2.
lesson-f2-white = C’est permis ! La ligne blanche viendra bientôt. D’abord le 2 noir.
lesson-f3-title = Une à côté de deux
lesson-f3-text = À côté de deux tuiles : une ou trois, jamais deux. Posez votre 1.
lesson-f3-after = Toujours une tuile de plus ou une de moins que la rangée d’à côté.
lesson-f3-other = Échange ! Pousse vous prend une tuile et vous donne un 5 noir à la place.
lesson-f3-lower = À côté du 4, qui n’a qu’une tuile, il en faut deux. Le 1 va à côté du 2.
lesson-f3-white = C’est permis ! Le blanc vient après. D’abord le 1 noir.
lesson-f4-title = La ligne de Pousse aussi
lesson-f4-text = Le 5 noir demande deux tuiles, et on ne peut pas passer. Sur la ligne blanche, 1 et 3 font 4.
lesson-f4-after = La ligne blanche est à Pousse : cette rangée compte pour Pousse. Les rangées noires comptent pour vous.
lesson-f4-other = Quatre rangées sur six pour Pousse.
lesson-f4-taken = Le 4 noir est pris. Regardez la ligne blanche.
lesson-f5-title = Faites un 5
lesson-f5-text = Maintenant le 5 noir. À côté, une seule tuile : combien en faut-il donc ?
lesson-f5-hint = 2 et 3 font 5.
lesson-f5-after = Deux à côté d’une : c’est ça ! Vous aussi, vous avez quatre rangées sur six.
lesson-f5-other = Cinq sur six ! Encore une rangée blanche et Pousse gagne, peu importe qui la pose.
lesson-f6-title = Danger !
lesson-f6-text = Un 1 blanc fait gagner Pousse, et elle en a un. Arrêtez-la ! Et si vous échangiez, comme elle ?
lesson-f6-hint = Choisissez Échanger, puis votre 5 noir, puis la tuile de Pousse au 1 blanc.
lesson-f6-after = Sauvé ! Vous avez repris la tuile que Pousse vous avait prise.
lesson-f6-other = Repioche : Pousse jette le 5 et pioche une autre tuile.
lesson-f6-gave = Vous avez donné un 1 blanc à Pousse, qui a posé sa sixième rangée et gagné. Regardez les deux couleurs !
lesson-f6-still = Pousse avait toujours son 1 blanc. Elle a posé sa sixième rangée et gagné. Réessayez !
lesson-f6-two = Vous avez donné un autre 1 blanc à Pousse. Elle a posé sa sixième rangée et gagné. Réessayez !
lesson-f6-first = Cela ne va pas. Et surtout, arrêtez Pousse !
lesson-f7-title = Toutes d’un coup
lesson-f7-text = Posez toutes vos tuiles et vous gagnez ! À côté d’une rangée de deux tuiles : une ou trois.
lesson-f7-hint = 1, 3 et 2 font 6.
lesson-f7-after = Votre main est vide : gagné ! Avec six rangées sur votre ligne, c’est gagné aussi.

## Three markers
lesson-m1-title = Rien à poser ?
lesson-m1-text = Rien ne va, et vous ne pouvez pas passer votre tour. Repiocher : jetez une tuile, prenez-en une autre.
lesson-m1-after = Un 4 ! Il va avec votre 2.
lesson-m1-other = Pousse : 1 et 2 font 3.
lesson-m1-keep = Permis, mais le 2 sert à votre ligne noire. Jetez le 5 blanc.
lesson-m2-title = Ça y est
lesson-m2-text = Faites maintenant le 6 noir. À côté d’une rangée d’une seule tuile, il en faut deux.
lesson-m2-after = Chaque jeton d’action ne sert qu’une fois. Attendez le bon moment.
lesson-m2-other = Pousse en pose une à côté de deux.
lesson-m3-title = Pour finir
lesson-m3-text = Plus que deux tuiles, et le 2 noir en demande deux. Videz votre main !
lesson-m3-after = Votre main est vide : gagné !
lesson-m4-title = Juste ce qu’il faut
lesson-m4-text = Il vous manque une rangée : le 7, avec deux tuiles. Vous avez un 3 noir. Qui a un 4 noir ?
lesson-m4-hint = Choisissez Échanger, puis votre 6 blanc, puis la tuile de Pousse à quatre points noirs.
lesson-m4-after = Pousse n’a plus Échanger : le 4 reste à vous.
lesson-m4-other = Pousse : 2 et 4 font 6.
lesson-m4-gave = Vous donnez votre 3, et il vous le faut. Donnez l’autre tuile.
lesson-m4-black-four = Il vous faut un 4 noir.
lesson-m4-half = Empiler est permis. Mais le 3 sert à votre 7 !
lesson-m5-title = Six !
lesson-m5-text = 3 et 4 font 7 : votre sixième rangée.
lesson-m5-after = Six rangées sur votre ligne : gagné, même s’il vous reste des tuiles !
lesson-m6-title = Par-dessus
lesson-m6-text = Rien ne va aux bouts. Empilez sur le 6 blanc : autant de tuiles, même total.
lesson-m6-after = Cela reste une seule rangée : la ligne ne s’allonge pas.
lesson-m6-other = Pousse : 1 et 1 font 2.
lesson-m6-stack = Le 6 blanc est pris. Choisissez Empiler pour poser dessus.
lesson-m6-two = Il y a deux tuiles là : empilez-en deux.
lesson-m6-die = Jamais sur un dé.
lesson-m7-title = Et voilà
lesson-m7-text = Le 5 noir se fait avec deux tuiles. Videz votre main !
lesson-m7-after = Votre main est vide : gagné ! Vous connaissez les trois jetons d’action.

## The start
lesson-s1-title = Les dés
lesson-s1-text = Deux 4 : on relance ! Maintenant, la ligne blanche part du 5 et la noire du 2.
lesson-s2-title = À vous de choisir
lesson-s2-text = Vous avez le plus grand dé. Voyez vos tuiles : ligne blanche, ligne noire, ou jouer en premier ?
lesson-s2-after = Si vous choisissez la ligne, l’autre commence. Si vous commencez, l’autre choisit. Les mains sont ouvertes.
lesson-s2-first = Choisissez d’abord. Ensuite, jouez.
lesson-s2-white-after = La ligne blanche est à vous : vos 4 et votre 6 y vont. Le prix : Pousse commence.
lesson-s2-white-other = La ligne noire est à Pousse.
lesson-s2w-title = À vous
lesson-s2w-text = Posez une rangée sur votre ligne blanche.
lesson-s2w-after = Une sur six, sur votre propre ligne.
lesson-s2-black-after = La ligne noire est à vous, mais vos tuiles vont surtout sur la blanche. Et Pousse commence.
lesson-s2-black-other = La ligne blanche est à Pousse.
lesson-s2b-title = À vous
lesson-s2b-text = Posez le 3 noir sur votre ligne. Le reste va sur celle de Pousse.
lesson-s2b-after = Une sur six. Mais voyez vos autres tuiles.
lesson-s2-play-after = Vous commencez. Le prix : Pousse choisit la ligne et prend la blanche.
lesson-s2p-title = Vous commencez
lesson-s2p-text = La ligne noire est à vous. Posez-y une rangée.
lesson-s2p-after = Une sur six. Pousse a la ligne qui vous plaisait.
lesson-s3-title = Pousse fait plus
lesson-s3-text = Pousse a le plus grand dé et commence. Vous choisissez la ligne : laquelle vous va ?
lesson-s3-after = Le dé appartient à sa ligne, pas à qui l’a lancé.
lesson-s3-taken = Pousse commence déjà. Choisissez blanc ou noir.
lesson-s3-black-after = La noire part du 5, et vous avez un 4.
lesson-s3-black-other = Pousse commence, sur le blanc.
lesson-s3b-title = À vous
lesson-s3b-text = Posez une rangée sur votre ligne noire.
lesson-s3b-after = Une sur six, sur votre propre ligne.
lesson-s3-white-after = La blanche part du 2. Vous avez deux 1 blancs pour elle.
lesson-s3-white-other = Pousse n’a que cette rangée, sur votre ligne : elle compte pour vous !
lesson-s3w-title = À vous
lesson-s3w-text = Posez une rangée sur votre ligne blanche.
lesson-s3w-after = Déjà deux sur six.

## Chips
lesson-c1-title = Deux pour un
lesson-c1-text = Vos deux tuiles font 4. Le 6 noir est libre. Mettez le Doubler sur l’une d’elles !
lesson-c1-after = 4 et 2 font 6. Votre main est vide : gagné !
lesson-c1-double = 2 et 2 font 4. Doublez l’une des deux.
lesson-c1-tile = Le Doubler n’est pas une tuile : il en faut deux ici.
lesson-c1-one = Un seul Doubler, pour une seule tuile.
lesson-c1-kept = Vous avez gardé le Doubler. Pousse a l’Inverser.
lesson-c2-title = Inversez
lesson-c2-text = Le 5 noir prend deux tuiles, mais une des vôtres est blanche. L’Inverser échange ses couleurs.
lesson-c2-after = 1 et 4 font 5 : gagné ! En partie, chacun garde un seul des deux.
lesson-c2-invert = Quatre points blancs ne comptent pas ici. Inversez cette tuile.
lesson-c2-wrong = Mauvaise tuile : son point noir est devenu blanc.

## Five endings
lesson-e1-title = Les deux dernières
lesson-e1-text = Plus que deux tuiles. Posez-les en une fois !
lesson-e1-after = Main vide : gagné.
lesson-e2-title = Encore une
lesson-e2-text = Cinq sur six sur votre ligne. Quelles tuiles font la sixième ?
lesson-e2-after = Six rangées sur votre ligne : gagné, même avec des tuiles en main.
lesson-e2-stack = Empiler n’ajoute pas de rangée. Faites le 7 noir.
lesson-e3-title = Oserez-vous ?
lesson-e3-text = Seul le 7 blanc est possible : la sixième rangée de Pousse ! Mais ce sont vos dernières tuiles …
lesson-e3-after = Votre main est vide : cela passe avant les six rangées. Gagné !
lesson-e3-careful = Trop prudent ! Une main vide compte avant six rangées.
lesson-e4-title = Fermez la porte
lesson-e4-text = Qui ne peut pas jouer perd. Pousse a 3, 4, 5 noirs. Le 2 noir : une tuile ou deux ?
lesson-e4-after = À côté d’une seule tuile, il en faut deux, et Pousse n’a pas ce qu’il faut. Bloquée : gagné !
lesson-e4-other = Pousse pioche une tuile et ne peut rien faire.
lesson-e4-fits = À côté de deux tuiles, une suffit : le 3 de Pousse va.
lesson-e5-title = Comptez vos tuiles
lesson-e5-text = La pioche est vide : dernier tour ! Qui a le moins de tuiles gagne, et Pousse en a quatre.
lesson-e5-after = Deux contre quatre : qui a le moins de tuiles gagne.
lesson-e5-tie = Quatre contre quatre : partie nulle. Pouvez-vous en poser plus ?

## A gentler game
lesson-n1-title = À personne
lesson-n1-text = Ici, les lignes ne sont à personne. À côté de deux tuiles : deux encore, ou trois. Faites le 4 noir.
lesson-n1-after = Autant de tuiles que la rangée d’à côté, ou une de plus.
lesson-n1-other = Pousse en pose une à côté d’une.
lesson-n1-size = À côté, il y a deux tuiles : posez-en deux ou trois.
lesson-n2-title = Videz votre main
lesson-n2-text = Ici, six rangées ne gagnent rien. Posez vos deux dernières tuiles !
lesson-n2-after = Gagné ! Les règles ne font que nommer ce jeu : nous l’avons reconstitué.

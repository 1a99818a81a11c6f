### The rules, for the board and the terminal. Messages are named by the ids of the rules.

## Mentions
label-ruling = Précision
label-refused = Non permis
label-reconstructed = Reconstitué
sources = Avec nos propres mots, d’après les livrets de 2023 de Banana Moon Studio Sapporo en japonais, anglais, allemand, français et italien.

## Parties
part-regular = Le jeu normal
part-regular-lead = Pour deux. Vous gagnez quand votre main est vide, ou quand votre ligne compte six rangées.
part-expansion = L’extension
part-expansion-lead = Facultative. Si les deux joueurs sont d’accord, elle s’ajoute au jeu normal ou au jeu débutant.
part-novice = Le jeu débutant
part-novice-lead = Reconstitué : les livrets nomment ce jeu, mais ses règles sont imprimées ailleurs. Elles sont reconstituées ici d’après les pages de l’extension et des descriptions publiques. Ce qui n’est pas dit ici est comme dans le jeu normal.

## Sections
section-T = Les tuiles
section-K = Le matériel
section-S = La mise en place
section-L = Les lignes
section-U = Le tour
section-A = Les actions
section-X = La fin
section-V = Qui sait quoi
section-E = Les jetons Modificateur
section-N = Ce qui change

## Les tuiles
rule-T1 = Il y a 27 tuiles, toutes différentes. Chacune a des points blancs, des points noirs ou les deux, de un à six en tout. Dans chaque couleur, six tuiles montrent un 1, cinq un 2, quatre un 3, trois un 4, deux un 5 et une le 6.
rule-T2 = Une tuile compte pour ses points blancs ou pour ses points noirs, jamais pour les deux ensemble.
rule-T3 = Des tuiles posées ensemble comptent pour la somme de leurs points d’une seule couleur.
rule-T4 = Une tuile sans point d’une couleur ne peut pas servir dans cette couleur, ni seule ni avec d’autres : ce n’est pas un 0.

## Le matériel
rule-K1 = Deux dés, un aux points blancs et un aux points noirs.
rule-K2 = Chacun a trois jetons d’action : Repiocher, Échanger et Empiler. Chacun sert une fois par partie.
rule-K3 = Avec l’extension, chacun a aussi deux jetons Modificateur, un Doubler et un Inverser, et en garde un (E1).

## La mise en place
rule-S1 = Mélangez les tuiles. Mettez-en une de côté, face cachée ; personne ne la voit avant la fin de la partie. Chacun en reçoit quatre, face cachée. Les 18 autres forment la pioche.
rule-S2 = Chacun lance un dé. Si les nombres sont égaux, les deux relancent.
rule-S2-ruling = Les livrets ne disent pas qui lance quel dé. Ici, le joueur A lance le blanc. Personne n’y gagne : les tuiles sont réparties de même dans les deux couleurs.
rule-S3 = Le joueur au plus grand nombre décide, en ne connaissant que sa propre main : prendre la ligne blanche, prendre la ligne noire, ou jouer en premier.
rule-S4 = Si vous prenez une ligne, l’autre revient à l’adversaire, qui joue en premier. Si vous jouez en premier, l’adversaire choisit une ligne, en ne connaissant que sa propre main.
rule-S5 = Les dés restent tels qu’ils sont tombés, peu importe qui les a lancés : le blanc est le départ de la ligne blanche, le noir celui de la ligne noire. Une ligne appartient au joueur qui l’a obtenue. Avec une ligne, vous choisissez donc aussi un nombre de départ.
rule-S6 = Puis les deux mains sont dévoilées et le restent jusqu’à la fin.
rule-S6-ruling = Les livrets ne parlent de regarder sa main qu’au moment de choisir. Ici, chacun peut regarder la sienne dès le lancer ; personne d’autre ne la voit.

## Les lignes
rule-L1 = Une ligne est une suite de nombres sans trou autour de son dé. Elle s’allonge aux deux bouts : en montant d’un côté, en descendant de l’autre.
rule-L2 = Le plus petit nombre est 1. Il n’y en a pas de plus grand.
rule-L3 = Les tuiles posées sur un nombre forment une rangée. Dans la couleur de la ligne, leur total est exactement ce nombre.
rule-L4 = À côté du dé, une rangée a une ou deux tuiles.
rule-L5 = Plus loin, une rangée a exactement une tuile de plus ou de moins que sa voisine du côté du dé. C’est la place voisine qui compte, non la rangée posée en dernier.
rule-L6 = Les deux joueurs peuvent poser sur les deux lignes.

## Le tour
rule-U1 = D’abord, vous piochez une tuile.
rule-U2 = Ensuite, vous faites une seule chose : poser une rangée à un bout d’une ligne, ou utiliser une action. Il n’est pas permis de passer.
rule-U3 = Une rangée vient de votre propre main, en une fois, sur un seul nombre.
rule-U4 = Les joueurs jouent chacun leur tour, en commençant par celui qui joue en premier.

## Les actions
rule-A1 = Repiocher : une tuile de votre main sort du jeu, face visible, et vous en piochez une autre. Vous ne posez pas de rangée à ce tour.
rule-A1-ruling = Les livrets ne parlent pas d’une pioche vide. Ici, on ne peut pas y repiocher.
rule-A2 = Échanger : donnez une de vos tuiles et prenez-en une dans la main de l’adversaire. Vous ne posez pas de rangée à ce tour.
rule-A2-ruling = Les livrets ne disent pas qui choisit. Ici, vous choisissez les deux tuiles, puisque les mains sont ouvertes.
rule-A3 = Empiler : posez des tuiles sur une rangée de l’une ou l’autre ligne, autant qu’elle en a et avec le même total. On peut empiler de nouveau sur une pile, jamais sur un dé.
rule-A3-ruling = Les livrets ne disent pas ce que cela change. Ici, la rangée garde son nombre et sa taille, et aucune rangée ne s’ajoute.
rule-A4 = Une action épuise son jeton ; retournez-le.

## La fin
rule-X1 = Bloqué (fin D) : vous avez pioché et ne pouvez ni poser une rangée ni utiliser une action. Vous perdez. Un coup qui demande votre jeton Modificateur est un coup, un coup perdant aussi.
rule-X1-ruling = Avec la dernière tuile piochée, D et E pourraient valoir ensemble. Ici, D passe d’abord.
rule-X2 = Main vide (A) : vous n’avez plus de tuile après avoir posé ou empilé. Vous gagnez, même si cette rangée est la sixième sur la ligne de l’adversaire (C).
rule-X2-ruling = Si plusieurs fins valent après un coup, les livrets ne donnent pas d’ordre. Ici, c’est X2, X3, X4.
rule-X3 = Six rangées (B) : une ligne compte six rangées, sans le dé. Son propriétaire gagne, peu importe qui a posé la sixième. Vous pouvez donc poser la sixième rangée sur la ligne de l’adversaire avec des tuiles encore en main, mais vous perdez.
rule-X3-ruling = Tous les livrets ne disent pas quelle ligne compte. Ici, c’est comme dans l’allemand, l’italien et l’anglais.
rule-X4 = Pioche vide (E) : la main qui compte le moins de tuiles l’emporte ; à égalité, la partie est nulle.
rule-X4-ruling = Les livrets ne disent pas à quel moment. Ici, c’est à la fin d’un tour : qui pioche la dernière tuile joue encore.

## Qui sait quoi
rule-V1 = Personne ne connaît l’ordre de la pioche ni la tuile écartée avant la fin de la partie, quelle qu’elle soit. Chaque tuile non vue a la même chance de venir ensuite.
rule-V2 = Avant que les mains soient dévoilées, vous ne connaissez que vos propres tuiles, et un spectateur n’en connaît aucune.

## Les jetons Modificateur
rule-E1 = Une fois les lignes attribuées, chacun garde un de ses deux jetons. L’autre sort du jeu.
rule-E1-ruling = Les livrets laissent l’ordre ouvert. Ici, chacun choisit en secret et les jetons sont montrés ensemble, juste avant que les mains soient dévoilées : personne ne gagne à choisir en dernier.
rule-E2 = Vous utilisez votre jeton une fois par partie, sur une des tuiles que vous posez ou empilez. Il y reste. Il ne va jamais sur une tuile déjà posée.
rule-E3 = Doubler : les points de sa tuile comptent double, ceux des autres une fois.
rule-E4 = Inverser : sur sa tuile, les points blancs comptent comme noirs et les noirs comme blancs. Une tuile toute noire peut donc servir sur la ligne blanche, et une tuile toute blanche ne le peut plus.
rule-E5 = Il y a au plus un jeton dans ce que vous posez ou empilez. Il ne change pas le nombre de tuiles nécessaire.
rule-E5-ruling = Un des livrets permet le jeton avec toutes les actions. Ici, il ne va qu’avec Empiler : les autres ne comptent aucune tuile.
rule-E6 = Un jeton doit changer ce que compte sa tuile : pas d’Inverser sur une tuile à points égaux.
rule-E6-ruling = Les livrets ne parlent pas de ce cas.

## Ce qui change dans le jeu débutant
rule-N1 = Les mains sont ouvertes dès la distribution. Le joueur au plus grand nombre joue en premier. Personne ne choisit, et les lignes n’appartiennent à personne.
rule-N2 = À la place de L5 : une rangée a autant de tuiles que sa voisine du côté du dé, ou une de plus. À côté du dé, c’est une ou deux, comme en L4.
rule-N3 = Six rangées ne mettent pas fin à la partie. Une main vide gagne (A) ; être bloqué (X1) et la pioche vide (X4) y mettent fin aussi.
rule-N4 = Avec l’extension, les jetons sont choisis juste après le lancer, en secret, et montrés ensemble (E1).

## Exemples
example-T1-kinds = Noir 5 seul ; blanc 2 et noir 3 ; blanc 4 seul.
example-T2-tile = Un 2 blanc ou un 3 noir, jamais un 5.
example-T3-sum = Sur la ligne blanche : 2 + 4 = 6.
example-T4-zero = Pas 0 + 6 : la tuile noir 5 n’a aucun point blanc.
example-K1-dice = Le dé blanc montre 5, le noir 2.
example-S5-white = Vous avez pris la ligne blanche : elle part de 5. La noire part de 2 et appartient à l’adversaire.
example-L1-ends = Viennent ensuite le 3 et le 7.
example-L1-gap = Pas encore sur 7 : il manque le 6.
example-L2-one = Le dé noir montre 1 : sa ligne ne fait que monter.
example-L3-total = Pas sur 6 : 2 + 6 = 8.
example-L4-three = 1 + 2 + 3 = 6, mais trois tuiles à côté du dé, c’est trop.
example-L5-two = À côté de la tuile seule sur 6, le 7 en demande deux.
example-L5-three = Pas trois, même si 1 + 2 + 4 = 7.
example-L5-fewer = À côté de trois tuiles : deux ou quatre. Ici deux, 3 + 5 = 8.
example-L6-theirs = Vous posez un 3 sur la ligne de l’adversaire.
example-U1-first = Pas encore : piochez d’abord.
example-U2-row = Vous posez un 4, et votre tour est fini.
example-U3-hand = Pas celles-ci : elles sont dans la main de l’adversaire.
example-A1-redraw = Noir 5 part, blanc 2/noir 2 arrive.
example-A2-exchange = Vous donnez noir 5 et prenez blanc 6.
example-A3-stack = Deux tuiles sur deux, 1 + 5 = 6 comme dessous.
example-A3-one = Pas un 6 seul : la rangée a deux tuiles.
example-A4-used = Pas une deuxième fois : votre jeton Empiler est épuisé.
example-X1-stuck = Vous avez noir 5 et noir 6, et tous vos jetons d’action sont épuisés. Rien ne va : vous perdez.
example-X2-last = Avec vos trois dernières tuiles, vous posez la sixième rangée sur la ligne de l’adversaire, et vous gagnez.
example-X3-theirs = La même rangée, mais il vous reste une tuile : l’adversaire gagne.
example-X3-own = La sixième rangée sur votre propre ligne : vous gagnez.
example-X4-tie = Vous avez pioché la dernière tuile et posez un 3. Chacun a maintenant une tuile : partie nulle.
example-V2-hands = Vous voyez vos quatre tuiles, et le dos de celles de l’adversaire.
example-E2-held = Pas avec un Doubler : vous avez gardé l’Inverser.
example-E3-doubler = Le 2 doublé compte 4 : 4 + 2 = 6.
example-E4-inverter = Le 4 noir compte comme blanc : 4 + 2 = 6.
example-E4-white = Pas ainsi : inversé, blanc 4 n’a aucun point blanc.
example-E5-stack = Deux tuiles sur deux : le 2 doublé compte 4, et 4 + 2 = 6.
example-E6-equal = Pas sur cette tuile : 2 et 2 restent 2 et 2.
example-N2-same = Deux tuiles à côté de deux : 3 + 5 = 8.
example-N2-fewer = Pas une tuile seule à côté de deux.
example-N3-six = La sixième rangée, et la partie continue.

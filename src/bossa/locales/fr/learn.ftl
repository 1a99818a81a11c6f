### The board: learning, the rules and other pages to read.

## Leçons
learn-list-title = Apprendre en jouant
learn-list-lead = Chaque leçon : quelques coups sur le vrai plateau.
learn-open = Commencer
learn-resume = Continuer
learn-is-done = Terminé
learn-practice-title = Votre première partie
learn-practice-lead = Une courte : la première moitié est déjà jouée pour vous.
learn-rules = Toutes les règles
learn-back = Revenir d’une étape
learn-leave = Quitter la leçon
learn-skip = Aller jouer
learn-why = Pourquoi ?
learn-continue = Continuer
learn-again = Réessayer
learn-other-way = Un autre choix
learn-play = Jouer
learn-next = Leçon suivante
learn-done-title = Bravo !
learn-dots = Étape { $number } sur { $most }
learn-done = { $what ->
    [first] Vous en savez assez pour une vraie partie. Elle est courte : la première moitié est déjà jouée pour vous. Qui ne peut plus jouer perd ; quand la pioche est vide, qui a le moins de tuiles gagne.
   *[other] Une chose de plus. Jouer, ou continuer ?
 }

## Indices
hint-title = Un indice
hint-waiting = On regarde vos tuiles…
hint-lay = { $size ->
    [one] Il y a une rangée à poser sur { $place } avec { $size } tuile.
   *[other] Il y a une rangée à poser sur { $place } avec { $size } tuiles.
 }
hint-stack = { $size ->
    [one] Pensez à Empiler : { $place } accepte { $size } tuile.
   *[other] Pensez à Empiler : { $place } accepte { $size } tuiles.
 }
hint-exchange = Pensez à Échanger : regardez les deux mains.
hint-redraw = Pensez à Repiocher : laquelle de vos tuiles vous aide le moins ?
hint-chip = { $chip ->
    [d] Le jeton Doubler aide.
   *[i] Le jeton Inverser aide.
 }
hint-show = Montrer le coup
hint-picked = Il est sélectionné sur le plateau. Jouez-le, ou choisissez autre chose.
hint-ends = { $ends ->
    [wins] Il gagne la partie.
    [ties] Il mène à une partie nulle.
   *[loses] Il perd la partie, mais rien de mieux n’a été trouvé.
 }
hint-left = { $left ->
    [one] Il vous reste { $left } tuile.
   *[other] Il vous reste { $left } tuiles.
 }
hint-wins = { $wins ->
    [0] { $name } ne peut pas gagner aussitôt, quelle que soit celle des { $unseen } tuiles pas encore vues qui vient.
   *[other] Avec { $wins } des { $unseen } tuiles pas encore vues, { $name } pourrait gagner aussitôt.
 }
hint-stuck = Avec { $stuck } des { $unseen } tuiles pas encore vues, { $name } serait sans coup possible et perdrait.
hint-needs = { $rows ->
    [one] Après sa pioche, { $name } a { $tiles } tuiles, et il lui manque { $rows } rangée.
   *[other] Après sa pioche, { $name } a { $tiles } tuiles, et il lui manque { $rows } rangées.
 }
hint-needs-tiles = Après sa pioche, { $name } a { $tiles } tuiles à poser.

## Demander ce qu’est une chose sur la table
ask-rule = Règle { $id }
ask-nearest = { $place } avec { $tiles } : { $reason }
ask-now = Vous pouvez l’utiliser maintenant.
ask-over = La partie est terminée.
ask-turn-yours = C’est à vous de jouer.
ask-belongs = C’est à { $name }.
ask-tile-counts = { $white ->
    [0] Elle compte { $black } sur la ligne noire. Sans points blancs, elle ne va pas sur la blanche.
   *[other] { $black ->
        [0] Elle compte { $white } sur la ligne blanche. Sans points noirs, elle ne va pas sur la noire.
       *[other] Elle compte { $white } sur la ligne blanche ou { $black } sur la noire, jamais les deux.
    }
 }
ask-tile-lays = Vous pouvez la poser seule sur { $places }.
ask-tile-grows = Avec d’autres tuiles, vous pouvez la poser sur { $places }.
ask-tile-stacks = Vous pouvez l’empiler sur { $places }.
ask-tile-acts = { $can ->
    [both] Vous pouvez la donner avec Échanger ou la défausser avec Repiocher.
    [exchange] Vous pouvez la donner avec Échanger.
   *[redraw] Vous pouvez la défausser avec Repiocher.
 }
ask-tile-theirs = Elle est dans la main de { $name }. { $can ->
    [yes] Vous pouvez la prendre avec Échanger.
   *[no] Seul un échange pourrait l’amener dans la vôtre.
 }
ask-tile-laid = Elle est posée sur { $place } et y compte { $count }. Elle y reste.
ask-tile-out = Elle a été défaussée et n’est plus en jeu.
ask-hidden-title = Une tuile face cachée
ask-hidden = Les deux mains sont dévoilées une fois que tout est choisi.
ask-end-total = Une rangée à cette place fait { $number } avec ses points { $colour ->
    [white] blancs
   *[black] noirs
 }.
ask-end-beside-die = À côté du dé, une rangée a une ou deux tuiles.
ask-end-beside-row = Sa voisine { $neighbour } a { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
 }, donc il en faut ici { $sizes } : { $game ->
    [novice] autant ou une de plus
   *[regular] une de plus ou une de moins
 }.
ask-end-closed = Aucune des tuiles restantes ne permet plus de faire ce nombre.
ask-end-now = Vous pouvez la remplir maintenant :
ask-end-not-now = Vous ne pouvez rien poser ici maintenant.
ask-sixth = C’est la sixième rangée de cette ligne : { $who ->
    [you] vous gagnez, peu importe qui la pose.
   *[other] { $name } gagne, peu importe qui la pose.
 }
ask-row = { $size ->
    [one] Une rangée de { $size } tuile
   *[other] Une rangée de { $size } tuiles
 } qui fait { $number } avec des points { $colour ->
    [white] blancs
   *[black] noirs
 }.
ask-row-layers = { $count } couches sont l’une sur l’autre ; la rangée ne compte qu’une fois.
ask-row-now = Vous pouvez y empiler autant de tuiles, avec le même total :
ask-row-closed = On ne peut plus rien y empiler.
ask-row-not-now = Aucune de vos tuiles ne peut y être empilée maintenant.
ask-row-used = Votre jeton Empiler est utilisé : vous ne pouvez pas y empiler.
ask-die = La ligne commence ici, à { $number }. Elle s’allonge vers les nombres plus grands et vers les plus petits, un à la fois, jamais sous 1. On n’empile rien sur un dé.
ask-marker = { $marker ->
    [R] Vous défaussez une de vos tuiles et en piochez une autre. C’est tout votre tour.
    [X] Vous donnez une de vos tuiles et en prenez une dans l’autre main. C’est tout votre tour.
   *[S] Vous posez des tuiles sur une rangée de l’une des lignes : autant qu’elle en a, avec le même total. C’est tout votre tour.
 }
ask-marker-none = { $marker ->
    [R] La pioche est vide : il n’y a rien à piocher.
    [X] Il n’y a rien à échanger.
   *[S] Vos tuiles ne font aucune des rangées posées.
 }
ask-marker-used = Il est utilisé : chaque jeton ne sert qu’une fois par partie.
ask-chip = { $chip ->
    [d] Les points d’une tuile comptent double.
   *[i] Les points blancs d’une tuile comptent comme noirs, et ses noirs comme blancs.
 }
ask-chip-once = Une fois par partie, vous le mettez sur une tuile que vous posez ou empilez. Il y reste.
ask-chip-none = Il ne permet aucune rangée maintenant.
ask-chip-used = Il est utilisé.
ask-pile = { $count ->
    [0] La pioche est vide.
    [one] { $count } tuile, face cachée. Chaque tour commence par une pioche.
   *[other] { $count } tuiles, face cachée. Chaque tour commence par une pioche.
 }
ask-pile-end = Si la pioche est vide à la fin d’un tour, qui a le moins de tuiles gagne.
ask-removed = Une autre tuile a été retirée avant la partie. Personne ne sait laquelle des { $count } tuiles pas encore vues c’est.
ask-track-title = { $who ->
    [you] Ce qui vous sépare de la victoire
   *[other] Ce qui sépare { $name } de la victoire
 }
ask-track = { $who ->
    [you] Votre ligne a { $count } rangées sur { $most }. Avec { $most }, vous gagnez, qui que ce soit qui les ait posées.
   *[other] La ligne de { $name } a { $count } rangées sur { $most }. Avec { $most }, { $name } gagne, qui que ce soit qui les ait posées.
 }
ask-hand-wins = { $who ->
    [you] Vous gagnez aussi en posant votre dernière tuile. Il vous en reste { $count }.
   *[other] { $name } gagne aussi en posant sa dernière tuile. Il lui en reste { $count }.
 }

## Conseils des premières parties
tip-close = Masquer ce conseil
tip = { $what ->
    [first-turn] À vous. Touchez vos tuiles : les places possibles sont encadrées.
    [needs-another] Seule, elle ne va pas. Prenez-en une autre avec : elles s’additionnent.
    [stackable] Cette tuile ne va à aucun bout, mais elle peut se poser sur une rangée.
    [nowhere] Cette tuile ne va nulle part à présent.
    [no-row] Aucune rangée possible, et on ne peut pas passer : prenez un jeton d’action.
    [no-markers] Vos jetons d’action sont utilisés : si rien ne va après avoir pioché, vous perdez.
    [last-turn] La pioche est vide : c’est le dernier tour. Ensuite, qui a le moins de tuiles gagne.
    [their-line] Cette ligne est à l’adversaire : la rangée compterait pour lui.
    [their-fifth] Cinq sur six ! Regardez l’autre main : permet-elle de poser la sixième rangée ?
    [own-fifth] Cinq sur six ! Encore une rangée sur votre ligne et vous gagnez, peu importe qui la pose.
    [sixth-for-them] Attention : une sixième rangée sur cette ligne fait gagner l’adversaire.
    [last-tiles] Vous pouvez poser vos dernières tuiles. Une main vide gagne, quelle que soit la ligne : trouvez la place !
   *[stone] La pierre signifie : plus rien ne peut remplir ce bout.
 }
tip-markers = Sous votre main, une fois par partie :
tip-their-marker = { $marker ->
    [R] C’était Repiocher : l’adversaire a défaussé une tuile et en a pioché une autre. Chaque jeton d’action sert une fois par partie.
    [X] C’était Échanger : l’adversaire a échangé une tuile avec vous. Chaque jeton d’action sert une fois par partie.
   *[S] C’était Empiler : autant de tuiles que la rangée, et le même total. Cela n’ajoute aucune rangée.
 }
tip-chip = { $chip ->
    [d] Avec votre Doubler, cette tuile va : ses points comptent deux fois. Prenez les deux.
   *[i] Avec votre Inverser, cette tuile va : il échange les couleurs. Prenez les deux.
 }
tip-low-pile = { $count ->
    [one] Plus que { $count } tuile dans la pioche. Quand elle est vide, qui en a le moins gagne.
   *[other] Plus que { $count } tuiles dans la pioche. Quand elle est vide, qui en a le moins gagne.
 }

## Les règles en six images
pictures-title = Les règles en six images
pictures-detail = Tous les détails
pictures-learn = Apprendre en jouant
picture-tile-title = Une tuile, une seule couleur à la fois
picture-tile = Celle-ci est un 2 blanc ou un 3 noir. Jamais un 5.
picture-or = ou
picture-row-title = Le total doit donner le nombre
picture-row = La ligne part du dé et s’allonge, un nombre à la fois, aux deux bouts.
picture-sizes-title = Une tuile de plus ou de moins
picture-sizes = À côté du dé, une ou deux. Plus loin, une de plus ou de moins que la voisine du côté du dé.
picture-win-title = Deux façons de gagner
picture-win = Posez votre dernière tuile, ou ayez six rangées sur votre ligne, peu importe qui pose la sixième.
picture-win-hand = une main vide
picture-win-rows = six rangées
picture-win-more = Bloqué après avoir pioché, vous perdez. Quand la pioche est vide, qui a le moins de tuiles gagne.
picture-markers-title = Trois jetons, une fois chacun
picture-markers = Après avoir pioché, vous posez une rangée ou utilisez un jeton. L’un des deux est obligatoire.
picture-marker = { $marker ->
    [R] défausser une, piocher une
    [X] échanger une contre une
   *[S] autant de tuiles, même total
 }
picture-chips-title = Avec l’extension : une fois
picture-chips = Chacun garde un jeton sur deux. Il va sur une tuile que l’on pose, et il y reste.
picture-counts = compte

## Toutes les règles
rules-title = Les règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
 }
rules-none = Aucune règle ne contient ces mots.
rules-link = Règle { $rule } : lien vers cet endroit
rules-hand = Votre main
rules-other-hand = La main de l’adversaire
rules-opponent = Adversaire
rules-try = Essayer
rules-try-head = À vous
rules-try-detail = Essayez ici ce que vous voulez. Rien ne compte.
rules-try-done = C’est permis. Ce serait maintenant à l’adversaire.
rules-try-again = Encore
rules-print = Imprimer
rules-edition = Édition { $edition } des règles. Les repères comme L5 sont les mêmes partout : à l’écran, dans le terminal et dans les liens.

## Une feuille pour la vraie table
sheet-title = Une feuille pour la table
sheet-what = Une page à imprimer, pour jouer avec les vraies tuiles.
sheet-tiles = Les 27 tuiles
sheet-tiles-what = Points blancs vers la droite, points noirs vers le bas. Dessous et à côté : combien de tuiles montrent ce nombre.

## À propos
about-title = À propos
about-what = Un lieu pour jouer à Bossa, l’apprendre et l’étudier, un jeu de tuiles pour deux venu de Sapporo : contre l’ordinateur, avec un ami par lien, ou à deux sur un même appareil. C’est gratuit et sans compte.
about-game-title = Le jeu
about-game = Bossa a été conçu par Banana Moon Studio Sapporo, © 2021–2023. Ce site n’est pas officiel : ceux qui le font n’ont aucun lien avec l’éditeur. Les textes et les images sont les nôtres, d’après les livrets de 2023. Si le jeu vous plaît, procurez-vous le vrai :
about-data-title = Ce qui est conservé sur vous
about-data-cookie = Un cookie avec une clé aléatoire, pour que vos parties soient les vôtres. Pas de vrai nom, pas d’e-mail, pas de mot de passe, pas de publicité, aucune mesure d’audience par des tiers.
about-data-server = Vos parties, coup par coup, et votre nom si vous en donnez un. Un visiteur absent pendant 90 jours est effacé ; ses parties restent, sans nom. Qui gère ce serveur peut fixer un autre délai. Tant qu’une partie est ouverte, le réseau d’où elle a été lancée est conservé sous forme de hachage, contre les abus.
about-data-device = Sur cet appareil : vos réglages, votre langue et les leçons déjà faites. Et les parties terminées que vous avez ouvertes, pour qu’elles s’ouvrent sans connexion.
about-data-yours = Sur la page d’accueil, près de votre nom, vous pouvez télécharger tout ce qui est conservé sur vous, et l’effacer.
about-deal-title = Comment les tuiles sont distribuées
about-deal = Avant une partie, le serveur mélange toutes les tuiles et scelle leur ordre : il montre une empreinte (SHA-256) de la donne et d’un nombre secret. Ensuite il révèle les deux, et votre navigateur vérifie que l’empreinte correspond. Personne ne peut donc changer l’ordre pendant la partie, pas même le serveur. Les joueurs de l’ordinateur voient ce que vous voyez, et rien de plus.
about-fair-title = Jouer loyalement
about-fair = Dans les parties entre personnes, il n’y a pas d’aide ici. Mais nul ne peut empêcher l’autre de consulter un programme chez lui. Jouez avec des gens de confiance, et mettez-vous d’accord avant.
about-licence-title = Licence
about-licence = Le programme est un logiciel libre (MIT). Les polices sont Figtree et Zen Antique Soft, sous SIL Open Font License :
about-rules = Toutes les règles, avec des exemples

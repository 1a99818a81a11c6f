## Fichiers
no-such-file = Impossible de lire { $path } : { $reason }
cannot-write = Impossible d’écrire { $path } : { $reason }
bad-saved-game = { $path } n’est pas une partie sauvegardée ici, ou le fichier a été modifié.
no-saved-game = Aucune partie n’est sauvegardée.
no-such-number = { $number } n’est pas dans la liste : de 1 à { $most }.
game-exists = { $path } existe déjà. Reprenez la partie avec --resume, ou indiquez un autre fichier.
file-exists = { $path } existe déjà. Indiquez un autre fichier.

## Le terrain
to-act = { $player } { $phase ->
    [choose] décide : prendre une ligne, ou jouer en premier
    [line] choisit une ligne
    [keep] choisit son jeton Modificateur
    [draw] pioche
   *[play] doit jouer
 }
is-over = Partie terminée
unseen-count = non vues { $count }
pile-count = pioche { $count }
out-tiles = défausse { $tiles }
hand-hidden = main cachée
marker = { $marker ->
    [R] Repiocher
    [X] Échanger
   *[S] Empiler
 }
chip = { $chip ->
    [d] Doubler
   *[i] Inverser
 }
chip-used = Modificateur utilisé
line = { $colour ->
    [white] Ligne blanche
   *[black] Ligne noire
 }
rows-of = { $rows ->
    [0] 0 rangée
    [1] 1 rangée
   *[other] { $rows } rangées
 } sur { $most }
chart = Les 27 tuiles
legend-unseen = chiffres : tuiles pas encore vues ({ $count })
legend-removed = dont la tuile écartée
legend-hand = { $player } : main de { $name }
legend-table = ▪ : sur le terrain
legend-out = ✗ : défaussée
legend-sum = Σ : tuiles non vues portant ce nombre

## deal, simulate
simulating = Parties aléatoires, { $rules }
simulated = Parties aléatoires : { $games }, { $rules }
column-ending = Fin
column-games = Parties
ending-name = { $ending ->
    [A] A : main vide
    [B] B : six rangées
    [C] C : main vide avec la sixième rangée sur la ligne de l’adversaire
    [D] D : bloqué
    [resign] abandon d’un joueur
    [time] temps écoulé
    [abandoned] partie quittée
   *[E] E : pioche épuisée
 }
first-player-wins = Victoires du premier joueur
ties = Parties nulles
mean-turns = Tours en moyenne
turns-from-to = Tours, minimum et maximum

## solve, warm
needs-play = La recherche est nécessaire : installez bossa[play].
solving = Calcul en cours…
stopped = Limite de temps atteinte : des bornes, pas des valeurs exactes.
warming = Compilation de la recherche, une seule fois…
training = Entraînement
warm = Prêt après { $seconds } s.

## arena
unknown-player = Il n’y a pas de joueur { $name } : seedling, leaf, cup, kettle, teahouse, master, random, greedy, rollouts:NOMBRE, engine, engine:NOMBRE.
two-players = Il faut au moins deux joueurs différents.
bad-journal = { $path } n’est pas le journal d’une arène.
bad-piles = Indiquez des pioches de 5 à 17 tuiles, séparées par des virgules : { $text }
other-journal = { $path } est le journal d’une autre rencontre.
no-scheduler = Aucun ordonnanceur Dask ne répond à { $address }.
needs-cluster = Il faut Dask : installez bossa[cluster].
playing-duels = Duels joués
column-match = Rencontre
column-share = Score du premier
column-player = Joueur
column-times = ms par décision : médiane / 95 % / maximum

## play
seat-of = { $player } ({ $who ->
    [human] vous
    [seedling] Pousse
    [leaf] Feuille
    [cup] Tasse
    [kettle] Bouilloire
    [teahouse] Maison de thé
    [master] Maître de thé
    [greedy] ordinateur glouton
   *[random] ordinateur au hasard
 })
ask-rules = Quelles règles ?
rules-name = { $rules ->
    [regular] Règles normales
    [regular-chips] Règles normales avec l’extension
    [novice] Règles débutant (reconstituées : les livrets ne font que les citer)
   *[novice-chips] Règles débutant avec l’extension (reconstituées)
 }
rules-short = { $rules ->
    [regular] règles normales
    [regular-chips] règles normales avec l’extension
    [novice] règles débutant
   *[novice-chips] règles débutant avec l’extension
 }
ask-opponent = Contre qui ?
opponent-name = { $opponent ->
    [seedling] Pousse : voit les coups faciles
    [leaf] Feuille : pose ce qu’elle peut
    [cup] Tasse : une partie équilibrée
    [kettle] Bouilloire : connaît bien le jeu
    [teahouse] Maison de thé : se trompe rarement
    [master] Maître de thé : aussi fort que possible
   *[human] Une autre personne, sur ce clavier
 }
take-up = Une partie est sauvegardée ({ $rules }, { $when }). La reprendre ?
take-up-yes = Oui, la reprendre
take-up-no = Non, une nouvelle partie
ask-number = Un nombre de 1 à { $most }, s’il vous plaît.
hand-over = Passez le clavier à { $player } ; personne d’autre ne doit regarder. Appuyez ensuite sur Entrée :
rolled = { $a } obtient { $white } avec le dé blanc, { $b } { $black } avec le dé noir.
ask = { $player }, { $phase ->
    [choose] white, black ou first ?
    [line] white ou black ?
    [keep] keep-d (Doubler) ou keep-i (Inverser) ?
   *[other] votre coup ?
 } (? pour l’aide)
help-choose =
    white, black   cette ligne est la vôtre, et l’adversaire joue en premier
    first          vous jouez en premier, et l’adversaire choisit une ligne
    Les mains sont dévoilées dès que les lignes sont attribuées.
help-keep =
    keep-d   Doubler : une fois par partie, une de vos tuiles compte double
    keep-i   Inverser : une fois par partie, blanc et noir s’échangent sur une de vos tuiles
    L’autre jeton Modificateur sort du jeu. Chacun choisit en secret.
help-play =
    Un numéro de la liste, ou un coup :
    w6:23+40   poser 23 et 40 sur Blanc 6
    w6^15+50   empiler 15 et 50 sur Blanc 6 (jeton Empiler)
    x05-41     échanger votre 05 contre la 41 de l’adversaire (jeton Échanger)
    r05        défausser 05 et en piocher une autre (jeton Repiocher)
    14d, 14i   dans une rangée : 14 avec le jeton Doubler, Inverser
    Chaque jeton d’action sert une fois par partie.
help-goal = Vous gagnez quand votre main est vide{ $rules ->
    [novice] { "" }
   *[regular] , ou quand votre ligne compte six rangées, dé non compris, peu importe qui les a posées
 }. Vous perdez si, après avoir pioché, vous ne pouvez rien faire. Quand la pioche est épuisée à la fin d’un tour, celui qui a le moins de tuiles l’emporte.
help-keys = b terrain et liste · t toutes les tuiles · resign abandonner · q sauvegarder et quitter
list-exchange = { $first }–{ $last }  { $example }, etc. : échanger une de vos tuiles contre une des siennes
list-redraw = { $first }–{ $last }  { $example }, etc. : défausser une tuile et repiocher
resign-sure = Abandonner vraiment ? Tapez resign encore une fois, ou autre chose pour continuer :
put-away = La partie est sauvegardée avec sa pioche. Pour la reprendre :
has-chosen = { $player } { $choice ->
    [white] prend la ligne blanche.
    [black] prend la ligne noire.
    [first] joue en premier.
    [keep-d] garde le jeton Doubler.
   *[keep-i] garde le jeton Inverser.
 }
has-drawn = { $player } pioche { $tile }.
has-laid = { $player } pose { $tiles } sur { $colour ->
    [white] Blanc
   *[black] Noir
 } { $number }.
has-stacked = { $player } empile { $tiles } sur { $colour ->
    [white] Blanc
   *[black] Noir
 } { $number }.
has-exchanged = { $player } donne { $own } et prend { $theirs }.
has-redrawn = { $player } défausse { $tile } et pioche { $brought }.
has-left = { $player } { $ending ->
    [resign] abandonne.
    [time] a dépassé le temps imparti.
   *[abandoned] a quitté la partie.
 }
outcome = { $winner } gagne : { $ending ->
    [A] sa main est vide
    [B] sa ligne compte six rangées
    [C] la sixième rangée sur la ligne de l’adversaire a vidé sa main
    [D] { $loser } ne peut plus jouer
    [E] la pioche est épuisée et { $winner } a moins de tuiles
    [resign] { $loser } a abandonné
    [time] { $loser } a dépassé le temps imparti
   *[abandoned] { $loser } a quitté la partie
 }.
outcome-tie = Partie nulle : la pioche est épuisée et les deux mains comptent autant de tuiles.
revealed = Tuile écartée : { $removed } · reste de la pioche : { $pile }
record-written = Transcription : { $path }

## The board in signs
turn-number = tour { $turn }
tiles-to-lay = { $count ->
    [one] encore { $count } tuile à poser
   *[other] encore { $count } tuiles à poser
 }
under-it = dessous :
list-folded = l pour tout afficher
sign-tile = { $tile } : une tuile, blanc 2/noir 3 ; tapez { $typed }
sign-drawn = { $tile } : vient d’être piochée
sign-chips = { $doubler } : Doubler ; { $inverter } : Inverser
sign-die = { $sign } : le dé
sign-sizes = { $sign } : bout ouvert, demande 1 ou 3 tuiles
sign-closed = { $sign } : bout fermé, plus rien n’y va
sign-layers = { $sign } : deux couches ; on voit celle du dessus

## Analyses
reviewing = Analyse de la partie
rolling = Les suites possibles sont jouées
page-written = Page : { $path }
ledger-title = Comment les chances de { $player } ont changé, en points de pourcentage :
ledger-player = { $player } : { $decisions ->
    [one] 1 décision
   *[other] { $decisions } décisions
 }, { $points } points perdus en moyenne{ $grade }. Chance : { $luck } points.
ledger-grade = { "," } comme { $level }
grade = { $level ->
    [seedling] Pousse
    [leaf] Feuille
    [cup] Tasse
    [kettle] Bouilloire
    [teahouse] Maison de thé
   *[master] Maître de thé
 }
ledger-no-decisions = { $player } n’a rien eu à décider.
ledger-mistakes = { $count ->
    [0] Aucune décision n’a rien coûté de notable.
    [one] Une décision a coûté quelque chose :
   *[other] { $count } décisions ont coûté quelque chose :
 }
ledger-mistake = Étape { $step } : { $player } a joué { $move } ({ $mark ->
    [blunder] grosse erreur
    [mistake] erreur
    [inaccuracy] imprécision
   *[close] incertain
 }, { $points } points). Mieux : { $better }

## Statistiques
stats-reviewing = Analyse des parties
stats-no-records = Aucune partie enregistrée à compter.
stats-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }. Un point est un centième de victoire ; ± et crochets : intervalles à 95 %.
stats-by = { $by ->
    [all] Toutes les parties
    [name] Par joueur
    [order] Par ordre de jeu
    [line] Par ligne
   *[rules] Par règles
 }
stats-name = { $name ->
    [all] les deux joueurs
    [first] premier à jouer
    [second] second à jouer
    [white] ligne blanche
    [black] ligne noire
   *[none] sans nom
 }
stats-column = { $kind ->
    [loss] Perte par décision
    [result] Résultat %
    [adjusted] Résultat % sans la chance
    [luck] Chance par partie
    [spread] Écart-type de la chance
   *[share] Part %
 }
stats-endings = Comment les parties se terminent : { $rules }
stats-plots = Graphiques : { $path }
bad-kept = { $path } n’est pas un fichier d’analyses conservées.
needs-stats = Les graphiques demandent matplotlib : installez bossa[stats].

## Les règles
no-such-rule = Il n’y a pas de règle { $name }. Les règles sont { $rules } ; une lettre seule montre sa section.

## Leçons
learn-how = Vous êtes A, en bas. Tapez un coup : ligne, nombre, tuiles. b4:24 pose la tuile blanc 2, noir 4 sur le 4 noir.
learn-keys = Tapez un coup, par exemple b2:21+31 ; x05-13 échange, r50 repioche. back : étape précédente. skip : suivante. q : arrêter.
learn-ask = Votre coup (? pour l’aide) :
learn-enter = Entrée pour continuer :
learn-another = Entrée pour continuer, a pour un autre choix :
learn-kept = La leçon vous attend. Pour continuer :
learn-end = Bravo ! Pour la suite :
learn-state = { $done ->
    [yes] (terminée)
    [begun] (commencée)
   *[no] (nouvelle)
 }

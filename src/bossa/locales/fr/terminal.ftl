## Fichiers
no-such-file = Impossible de lire { $path } : { $reason }
cannot-write = Impossible d’écrire { $path } : { $reason }
bad-saved-game = { $path } n’est pas une partie mise de côté ici, ou elle a été modifiée.
no-saved-game = Aucune partie n’a été mise de côté.
no-such-number = { $number } n’est pas dans la liste : de 1 à { $most }.
game-exists = { $path } existe déjà. Reprenez la partie avec --resume, ou indiquez un autre fichier.
file-exists = { $path } existe déjà. Indiquez un autre fichier.

## Le terrain
to-act = { $player } { $phase ->
    [choose] a le choix : une ligne, ou jouer en premier
    [line] choisit une ligne
    [keep] garde un jeton
    [draw] pioche
   *[play] doit jouer
 }
is-over = Partie finie
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
legend-tile = { $tile } : Blanc { $white }, Noir { $black }
legend-unseen = chiffres : tuiles pas encore vues ({ $count })
legend-removed = dont la tuile écartée
legend-hand = { $player } : main de { $name }
legend-table = ▪ : sur le terrain
legend-out = ✗ : défaussée
legend-sum = Σ : tuiles non vues portant ce nombre
legend-die = ◆ : le dé ; ×2 Doubler ; ⇄ Inverser
legend-sizes = (1/3) : demande 1 ou 3 tuiles

## deal, simulate
simulating = Parties au hasard, { $rules }
simulated = Parties au hasard : { $games }, { $rules }
column-ending = Fin
column-games = Parties
ending-name = { $ending ->
    [A] A : main vide
    [B] B : six rangées
    [C] C : main vide avec la 6e rangée chez l’adversaire
    [D] D : bloqué
   *[E] E : pioche épuisée
 }
first-player-wins = Victoires du premier joueur
ties = Parties nulles
mean-turns = Tours en moyenne
turns-from-to = Tours, minimum et maximum

## solve, warm
needs-play = La recherche est nécessaire : installez bossa[play].
solving = Calcul en cours…
stopped = Arrêt à la limite de temps : des bornes, pas des valeurs.
warming = Compilation de la recherche, une seule fois…
training = Entraînement
warm = Prêt après { $seconds } s.

## arena
unknown-player = Il n’y a pas de joueur { $name } : seedling, leaf, cup, kettle, teahouse, master, random, greedy, rollouts:NOMBRE, engine, engine:NOMBRE.
two-players = Il faut au moins deux joueurs différents.
bad-journal = { $path } n’est pas le journal d’une arène.
bad-piles = Les pioches sont des nombres de tuiles de 5 à 17, séparés par des virgules : { $text }
other-journal = { $path } est le journal d’une autre rencontre.
no-scheduler = Aucun ordonnanceur Dask ne répond à { $address }.
needs-cluster = Il faut Dask : installez bossa[cluster].
playing-duels = Duels joués
column-match = Rencontre
column-share = Points du premier
column-player = Joueur
column-times = ms par décision : médiane / 95 % / maximum

## play
you = vous
ask-rules = Quelles règles ?
rules-name = { $rules ->
    [regular] Règles normales
    [regular-chips] Règles normales avec l’extension
    [novice] Règles débutant (reconstituées : les livrets ne font que les citer)
   *[novice-chips] Règles débutant avec l’extension (reconstituées)
 }
ask-opponent = Contre qui ?
opponent-name = { $opponent ->
    [seedling] Pousse : voit les coups faciles
    [leaf] Feuille : pose ce qu’elle peut
    [cup] Tasse : une partie équilibrée
    [kettle] Bouilloire : connaît bien le jeu
    [teahouse] Maison de thé : se trompe rarement
    [master] Maître de thé : aussi fort que possible
    [greedy] L’ordinateur, glouton
    [random] L’ordinateur, au hasard
   *[human] Quelqu’un à côté de vous, sur ce clavier
 }
take-up = Une partie a été mise de côté ({ $rules }, { $when }). La reprendre ?
take-up-yes = Oui, la continuer
take-up-no = Non, une nouvelle partie
ask-number = Un nombre de 1 à { $most }, s’il vous plaît.
hand-over = Le clavier passe à { $player }, et personne d’autre ne doit regarder. Appuyez sur Entrée :
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
    L’autre jeton sort du jeu. Chacun choisit en secret.
help-play =
    Un numéro de la liste, ou un coup :
    w6:23+40   poser 23 et 40 sur Blanc 6
    w6^15+50   empiler 15 et 50 sur Blanc 6 (jeton Empiler)
    x05-41     échanger votre 05 contre la 41 de l’adversaire (jeton Échanger)
    r05        défausser 05 et en piocher une autre (jeton Repiocher)
    14d, 14i   dans une rangée : 14 avec le jeton Doubler, Inverser
    Chaque jeton sert une fois par partie.
help-goal = Vous gagnez quand votre main est vide, ou quand votre propre ligne a six rangées, quel qu’en soit l’auteur. Vous perdez si, après avoir pioché, vous ne pouvez rien faire. Quand la pioche est épuisée, qui a moins de tuiles que l’autre gagne.
help-keys = b terrain et liste · t toutes les tuiles · resign abandonner · q mettre la partie de côté
list-exchange = { $first }–{ $last }  { $example }, etc. : échanger une de vos tuiles contre une des siennes
list-redraw = { $first }–{ $last }  { $example }, etc. : défausser une tuile et repiocher
resign-sure = Abandonner vraiment ? Tapez resign encore une fois, ou autre chose pour continuer :
put-away = La partie est mise de côté avec sa pioche. Pour la reprendre :
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
    [time] n’a plus de temps.
   *[abandoned] a quitté la partie.
 }
outcome = { $winner } gagne : { $ending ->
    [A] sa main est vide
    [B] six rangées sur sa propre ligne
    [C] la 6e rangée sur la ligne de l’adversaire a vidé sa main
    [D] { $loser } ne peut plus jouer
    [E] la pioche est épuisée et { $winner } a moins de tuiles
    [resign] { $loser } a abandonné
    [time] { $loser } n’a plus de temps
   *[abandoned] { $loser } a quitté la partie
 }.
outcome-tie = Partie nulle : la pioche est épuisée, et chacun a autant de tuiles que l’autre.
revealed = Tuile écartée : { $removed } · reste de la pioche : { $pile }
record-written = Transcription : { $path }

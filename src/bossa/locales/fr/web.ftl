# Ce que dit le terrain dans le navigateur.

## Partout
app-name = Bossa
pages = Pages
how = Comment jouer
language = Langue
settings = Réglages
theme = Apparence
theme-name = { $theme ->
    [system] Comme le système
    [light] Claire
   *[dark] Sombre
 }
theme-light = Apparence claire
theme-dark = Apparence sombre
setting-numerals = Chiffres sur les tuiles
setting-confirm = Confirmer chaque coup (sinon, toucher un emplacement possible joue aussitôt)
notify-me = Me prévenir à mon tour
close = Fermer
sentence-gap = { " " }
loading = Un instant…
no-connection = Le serveur ne répond pas. La connexion fonctionne-t-elle ?
refused-unexplained = Le serveur a refusé ({ $status }).
connection-lost = La connexion est perdue. Nouvel essai…
missing-title = Il n’y a rien ici
missing-why = L’adresse est fausse, ou la partie n’existe plus.
to-home = Retour à l’accueil

## Accueil
home-title = Deux lignes, 27 tuiles, deux joueurs
home-lead = Posez des tuiles sur la ligne blanche et la ligne noire, nombre après nombre. Une main vide gagne, tout comme six rangées sur votre propre ligne.
play-now = Jouer maintenant
play-now-summary = { $rules } · { $level }
play-link = Jouer par lien
play-device = Jouer sur cet appareil
choices-title = La partie
rules = Règles
rules-short = { $rules ->
    [regular] Règles normales
    [regular-chips] Règles normales avec jetons
    [novice] Règles débutant
   *[novice-chips] Règles débutant avec jetons
 }
rules-full = { $rules ->
    [regular] Règles normales
    [regular-chips] Règles normales avec l’extension (jetons Modificateur)
    [novice] Règles débutant (reconstituées)
   *[novice-chips] Règles débutant (reconstituées) avec l’extension (jetons Modificateur)
 }
novice-note = Les livrets citent les règles débutant sans les donner : ceci est une reconstitution.
with-chips = Avec l’extension : un jeton Modificateur par joueur
level = Niveau de l’ordinateur
level-name = { $level ->
    [seedling] Pousse
    [leaf] Feuille
    [cup] Tasse
    [kettle] Bouilloire
    [teahouse] Maison de thé
   *[master] Maître de thé
 }
level-detail = { $level ->
    [seedling] Voit les coups faciles.
    [leaf] Pose ce qu’elle peut.
    [cup] Une partie équilibrée.
    [kettle] Connaît bien le jeu.
    [teahouse] Se trompe rarement.
   *[master] Aussi fort que possible.
 }
seat = Votre dé
seat-choice = { $seat ->
    [random] Au hasard
    [A] Le blanc
   *[B] Le noir
 }
clock = Pendule
clock-none = Sans pendule
clock-wish = { $minutes } minutes, plus { $increment } secondes par coup
clock-wish-days = { $days } jours par coup
my-games = Mes parties
no-games = Aucune partie pour l’instant. La première est à portée de doigt.
your-turn = À vous de jouer
state-theirs = À l’adversaire de jouer
state-won = Gagnée
state-lost = Perdue
state-tie = Partie nulle
state-over = Terminée
state-called-off = Annulée
me-title = Vous
name = Votre nom
save = Enregistrer
name-saved = Enregistré.
other-device = Changer d’appareil
other-device-how = Ouvrez ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois, et vos parties y seront aussi.
my-data = Vos données
my-data-what = Le serveur conserve votre nom, vos parties et le jour de la dernière visite de chacun de vos appareils.
download-data = Télécharger
sign-out-others = Déconnecter les autres appareils
signed-out = { $count ->
    [0] Aucun autre appareil n’est connecté.
    [one] Un appareil a été déconnecté.
   *[other] { $count } appareils ont été déconnectés.
 }
delete-data = Tout supprimer
delete-data-ask = Tout supprimer ? Votre nom disparaît et aucun de vos appareils n’a plus accès à vos parties. Vous abandonnez vos parties en cours contre d’autres. C’est irréversible.
delete-data-sure = Oui, supprimer
keep-data = Conserver
data-deleted = Vos données sont supprimées.
link = Lien
share = Partager
copy = Copier
copied = Copié.
qr-label = Code QR du lien

## Invitations
invite-title = Invitez quelqu’un
invite-how = Envoyez ce lien à une personne. Celle qui l’ouvre et touche « Participer » joue avec vous.
invite-text = Une partie de Bossa avec moi ?
invite-waiting = En attente de l’autre joueur
watch-title = Inviter à regarder
watch-how = La personne qui ouvre ce lien peut regarder la partie, mais pas y jouer.
watch-text = Une partie de Bossa à regarder
unreachable = Cette adresse ne fonctionne que sur cet ordinateur : personne d’autre ne peut l’ouvrir. Lancé avec HOST=0.0.0.0, le serveur est accessible depuis votre réseau.
join-title = On vous invite à jouer à Bossa
join-title-by = { $name } vous invite à jouer à Bossa
join = Participer
join-taken = Cette place est déjà prise.
continue-title = Continuer ici
continue-why = Vos parties et votre nom seront aussi sur cet appareil. Le lien ne sert qu’une fois.
continue-here = Continuer ici
continue-own = { $count ->
    [one] Cet appareil a déjà une partie. Voulez-vous l’emporter ?
   *[other] Cet appareil a déjà { $count } parties. Voulez-vous les emporter ?
 }
continue-merge = Emporter
continue-leave = Laisser
continue-leave-why = Ce que vous laissez ne sera plus accessible depuis cet appareil.

## Les joueurs
you = Vous
guest = Invité
nobody-yet = Encore personne
computer = Ordinateur
away = hors ligne
seat-name = { $seat ->
    [A] Joueur A
   *[B] Joueur B
 }
side-label = { $who ->
    [you] Votre côté
   *[other] Côté : { $name }
 }
hand-label = { $who ->
    [you] Votre main
   *[other] Main : { $name }
 }
game-title = Partie avec { $name }
game-title-two = { $a } – { $b }
watching = Vous regardez la partie.

## Tuiles et lignes
tile-dots = { $white ->
    [0] noir { $black }
   *[other] { $black ->
        [0] blanc { $white }
       *[other] blanc { $white }, noir { $black }
    }
 }
tile-face-down = tuile cachée
tile-fresh = { $tile } (vient d’être piochée)
tile-with-chip = { $tile } avec le jeton { $chip ->
    [d] Doubler
   *[i] Inverser
 }
tile-count = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
 }
die-label = { $colour ->
    [white] Dé blanc
   *[black] Dé noir
 } : { $number }
place = { $colour ->
    [white] Blanc
   *[black] Noir
 } { $number }
line-title = { $owner ->
    [you] Votre ligne
    [opponent] Ligne de l’adversaire
    [named] Ligne : { $name }
   *[none] Ligne
 } · { $colour ->
    [white] blanche
   *[black] noire
 }
rows-of-line = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
 } sur { $most }
sizes-one = { $size }
sizes-two = { $size } ou { $other }
sizes-short = { $sizes }
end-label = { $place }, bout ouvert, demande { $sizes } tuiles
end-label-fits = { $place }, possible : { $sum }
end-label-closed = { $place }, fermé : plus rien ne peut y aller
row-label = { $place } : { $tiles }
row-label-layers = { $place }, dessus : { $tiles } ; dessous : { $under }
row-label-fits = { $row }. Empiler ici : { $sum }
actions-label = Jetons d’action et jetons Modificateur
marker-name = { $marker ->
    [R] Repiocher
    [X] Échanger
   *[S] Empiler
 }
chip-name = { $chip ->
    [d] Doubler
   *[i] Inverser
 }
action-used = { $name }, utilisé
pile-left = { $count ->
    [0] La pioche est épuisée
   *[other] { $count } dans la pioche
 }
discards = Défausse
clock-label = Temps restant :
clock-days = { $days } j { $hours } h

## Toutes les tuiles
overview = Vue d’ensemble
chart-title = Les 27 tuiles
chart-caption = Toutes les tuiles, points blancs vers la droite, points noirs vers le bas
chart-cell = { $tile } : { $place }
dots-of = { $colour ->
    [white] blanc
   *[black] noir
 } { $number }
whereabouts = { $place ->
    [near] { $who ->
        [you] à vous
       *[other] { $near }
    }
    [far] { $far }
    [table] sur le terrain
    [out] défaussée
   *[unseen] pas encore vue
 }
unseen-count-short = ?
unseen-count-long = tuiles pas encore vues avec ce nombre
unseen-with = pas encore vues avec { $colour ->
    [white] blanc
   *[black] noir
 } { $number } : { $count }

## Ce qui s’est passé
moves = Coups
no-moves-yet = Rien ne s’est encore passé.
step-chosen = { $who ->
    [you] Vous { $choice ->
        [white] prenez la ligne blanche.
        [black] prenez la ligne noire.
        [first] jouez en premier.
        [keep-d] gardez le jeton Doubler.
        [keep-i] gardez le jeton Inverser.
       *[secret] avez choisi.
    }
   *[other] { $name } { $choice ->
        [white] prend la ligne blanche.
        [black] prend la ligne noire.
        [first] joue en premier.
        [keep-d] garde le jeton Doubler.
        [keep-i] garde le jeton Inverser.
       *[secret] a choisi.
    }
 }
step-choice-short = { $choice ->
    [white] ligne blanche
    [black] ligne noire
    [first] premier coup
    [keep-d] Doubler
    [keep-i] Inverser
   *[secret] choix secret
 }
step-drawn = { $who ->
    [you] Vous piochez { $tile }.
   *[other] { $name } pioche { $tile }.
 }
step-laid = { $who ->
    [you] Vous posez { $tiles } sur { $place }.
   *[other] { $name } pose { $tiles } sur { $place }.
 }
step-stacked = { $who ->
    [you] Vous empilez { $tiles } sur { $place }.
   *[other] { $name } empile { $tiles } sur { $place }.
 }
step-exchanged = { $who ->
    [you] Vous donnez { $own } et prenez { $theirs }.
   *[other] { $name } donne { $own } et prend { $theirs }.
 }
step-redrawn = { $who ->
    [you] Vous défaussez { $tile } et piochez { $brought }.
   *[other] { $name } défausse { $tile } et pioche { $brought }.
 }
step-left = { $who ->
    [you] Vous { $ending ->
        [resign] abandonnez.
        [time] n’avez plus de temps.
       *[abandoned] avez quitté la partie.
    }
   *[other] { $name } { $ending ->
        [resign] abandonne.
        [time] n’a plus de temps.
       *[abandoned] a quitté la partie.
    }
 }
step-left-short = { $ending ->
    [resign] abandon
    [time] temps écoulé
   *[abandoned] partie quittée
 }
said-taken-back = Le dernier coup a été repris.

## À qui de jouer, et ce qui est demandé
turn-of = À { $name } de jouer
thinking = { $name } réfléchit…
moment = Un instant…
is-away = { $name } n’est pas là en ce moment.
waiting-for = { $name } { $phase ->
    [choose] a le choix : une ligne, ou jouer en premier.
    [line] choisit une ligne.
    [keep] choisit un jeton en secret.
   *[play] réfléchit à son coup.
 }
asked-for = { $phase ->
    [choose] Vous avez le choix : une ligne, ou jouer en premier. Votre main n’est visible que de vous.
    [line] Choisissez votre ligne. Votre main n’est visible que de vous.
    [keep] Choisissez le jeton que vous gardez.
   *[play] Jouez un coup.
 }
you-drew = { $you ->
    [you] Vous avez pioché { $tile }.
   *[other] Piochée : { $tile }.
 }
pick-tiles = Choisissez des tuiles, ou touchez un emplacement pour voir ce qui peut y aller.
pick-action = Aucune rangée possible : utilisez un jeton d’action.
fits-in = Possible sur { $places }. Choisissez l’emplacement.
row-chosen = { $place }{ $owner ->
    [own] { " " }sur votre ligne
    [theirs] { " " }sur la ligne de l’adversaire
   *[none] { "" }
 }{ $kind ->
    [stack] , à empiler
   *[lay] { "" }
 } : { $sum }.
row-leaves = { $left ->
    [one] Il vous resterait { $left } tuile.
   *[other] Il vous resterait { $left } tuiles.
 }
row-ends = { $ends ->
    [wins] Ce coup gagne la partie.
    [ties] Ce coup donne une partie nulle.
   *[loses] Ce coup perd la partie !
 }
reason-at = { $place } : { $reason }
more-tiles = Avec des tuiles en plus, cela peut aller sur { $places }.
stack-asks = Choisissez des tuiles à empiler sur une rangée : autant qu’elle en a, avec le même total.
exchange-asks = { $missing ->
    [own] Choisissez la tuile que vous donnez, et celle que vous prenez à l’adversaire.
   *[theirs] Choisissez maintenant la tuile que vous prenez à l’adversaire.
 }
exchange-chosen = Vous donnez { $own } et prenez { $theirs }.
redraw-asks = Choisissez la tuile à défausser ; vous en piochez ensuite une autre.
redraw-chosen = Vous défaussez { $tile } et en piochez une autre.
chip-asks = Choisissez la tuile pour le jeton { $chip ->
    [d] Doubler : ses points comptent double.
   *[i] Inverser : ses points blancs et noirs s’échangent.
 }
not-now = { $name } : impossible pour l’instant.
clear = Effacer
button-lay = Poser sur { $place }
button-stack = Empiler sur { $place }
button-exchange = Échanger ces tuiles
button-redraw = Défausser et piocher
button-lay-nothing = { $mode ->
    [stack] Empiler ces tuiles
    [exchange] Échanger ces tuiles
    [redraw] Défausser et piocher
   *[lay] Poser
 }
ways-title = { $kind ->
    [stack] Empiler sur { $place }
   *[lay] Possibilités pour { $place }
 }
way-label = { $tiles } : { $sum }
way-ends = { $ends ->
    [wins] gagne
    [ties] partie nulle
   *[loses] perd
 }
no-ways = Aucune de vos tuiles ne peut aller ici pour l’instant.

## Mise en place
rolled-equal = Les deux dés montrent { $number } : on relance.
rolled-dice = Dé blanc : { $white } ({ $a }). Dé noir : { $black } ({ $b }).
choice-title = { $choice ->
    [white] La ligne blanche
    [black] La ligne noire
    [first] Jouer en premier
    [keep-d] Garder le jeton Doubler
   *[keep-i] Garder le jeton Inverser
 }
choice-detail = { $choice ->
    [white] Elle part de { $number }. Vous jouez en second.
    [black] Elle part de { $number }. Vous jouez en second.
    [first] L’adversaire choisit la ligne.
    [keep-d] Une fois par partie, une de vos tuiles compte double.
   *[keep-i] Une fois par partie, blanc et noir s’échangent sur une de vos tuiles.
 }
keep-secret = Chacun choisit en secret ; l’autre jeton sort du jeu.
hand-over-title = Passez l’appareil à { $name }
hand-over-why = Les mains sont cachées. Le prochain choix est secret : personne d’autre ne doit regarder.
hand-over-done = Je suis { $name }

## À côté du jeu
take-back = Reprendre le coup
takeback-asked = { $name } demande à reprendre le dernier coup.
takeback-waits = L’adversaire doit accepter que vous repreniez le coup.
takeback-declined = { $name } a refusé la reprise du coup.
accept = Accepter
decline = Refuser
resign = Abandonner
resign-ask = Abandonner la partie ? L’adversaire gagne.
call-off = Annuler la partie
call-off-ask = Annuler la partie ? Personne ne gagne.
go-on = Continuer à jouer
claim = Terminer la partie
claim-why = L’adversaire est absent depuis longtemps. Vous pouvez terminer la partie et la gagner.

## La fin
called-off = La partie a été annulée.
outcome-is-tie = Partie nulle : la pioche est épuisée, et chacun a autant de tuiles que l’autre.
outcome-won = { $who ->
    [you] Vous gagnez : { $ending ->
        [A] votre main est vide.
        [B] votre ligne a six rangées.
        [C] la 6e rangée sur la ligne de l’adversaire a vidé votre main.
        [D] { $loser } ne peut plus jouer.
        [E] la pioche est épuisée et vous avez moins de tuiles.
        [resign] { $loser } a abandonné.
        [time] { $loser } n’a plus de temps.
       *[abandoned] { $loser } a quitté la partie.
    }
    [them] { $winner } gagne : { $ending ->
        [A] sa main est vide.
        [B] sa ligne a six rangées.
        [C] la 6e rangée sur votre ligne a vidé sa main.
        [D] vous ne pouvez plus jouer.
        [E] la pioche est épuisée et vous avez plus de tuiles.
        [resign] vous avez abandonné.
        [time] vous n’avez plus de temps.
       *[abandoned] votre absence a trop duré.
    }
   *[other] { $winner } gagne : { $ending ->
        [A] sa main est vide.
        [B] sa ligne a six rangées.
        [C] la 6e rangée sur la ligne de l’adversaire a vidé sa main.
        [D] { $loser } ne peut plus jouer.
        [E] la pioche est épuisée et { $winner } a moins de tuiles.
        [resign] { $loser } a abandonné.
        [time] { $loser } n’a plus de temps.
       *[abandoned] { $loser } a quitté la partie.
    }
 }
removed-tile = Tuile écartée
rest-of-pile = Reste de la pioche
rematch = Revanche
rematch-accept = Accepter la revanche
rematch-go = Vers la nouvelle partie
rematch-asked = { $by ->
    [own] Vous avez demandé une revanche.
   *[theirs] { $name } demande une revanche.
 }
record = Télécharger la partie
step-through = Revoir la partie
step-first = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
step-last = À la fin
step-start = Le début de la partie.
deal-check = Donne honnête ?
deal-check-why = L’ordre de toutes les tuiles et les dés étaient fixés avant la partie, avec un sel aléatoire, et leur empreinte SHA-256 était visible dès le début. À la fin, le sel et la donne sont montrés : chacun peut voir que rien n’a été modifié entre-temps. « bossa verify FICHIER » le vérifie pour une transcription téléchargée.
deal-hash = SHA-256, visible dès le début
deal-salt = Sel
deal-order = Donne

## Comment jouer
how-goal-title = Le but
how-goal = Deux joueurs posent des tuiles sur deux lignes de nombres, une blanche et une noire. Vous gagnez quand votre main est vide, ou quand votre propre ligne a six rangées.
how-tiles-title = Les tuiles
how-tiles = Une tuile a des points blancs, des points noirs ou les deux, six au plus en tout ; chacune des 27 est unique. Elle compte pour ses points blancs ou pour ses points noirs, jamais pour les deux. Des tuiles posées ensemble s’additionnent dans une couleur, et une tuile sans point de cette couleur ne peut pas en faire partie.
how-tiles-example = Les points blancs sont creux, les noirs pleins : blanc 2 et noir 3 ; blanc 4 seul ; noir 5 seul.
how-lines-title = Les lignes
how-lines = Chaque ligne part d’un dé et grandit aux deux bouts, d’un nombre à la fois. Une rangée, ce sont les tuiles posées sur un nombre : leur total dans la couleur de la ligne est ce nombre. Chacun peut poser sur les deux lignes.
how-lines-example = Le dé blanc est celui aux points blancs. Ici, il montre 5 : vient ensuite un 4 ou un 6. À côté du dé, une rangée a une ou deux tuiles.
how-sizes = Plus loin, une rangée a une tuile de plus ou de moins que sa voisine du côté du dé.
how-sizes-example = Le 6 est fait de deux tuiles, 2 + 4 ; le 7 en a donc trois, 1 + 2 + 4. À côté du 4, fait d’une seule tuile, le 3 en demande deux ; le 8 en demande deux ou quatre.
how-turn-title = Votre tour
how-turn = Vous piochez une tuile. Puis vous posez une rangée, ou vous utilisez un de vos trois jetons d’action ; chacun sert une fois par partie. On ne passe pas.
how-marker = { $marker ->
    [R] Une de vos tuiles part à la défausse, et vous en piochez une autre.
    [X] Donnez une de vos tuiles contre une de l’adversaire.
   *[S] Posez des tuiles sur une rangée : autant qu’elle en a, avec le même total. Elle reste une seule rangée.
 }
how-start-title = Le début
how-start = Chacun reçoit quatre tuiles, et une est écartée sans être vue. Les deux joueurs lancent un dé. Qui obtient le plus grand nombre ne connaît que sa propre main et a le choix : prendre une des lignes, ou jouer en premier. Qui prend une ligne joue en second ; qui joue en premier laisse l’autre choisir sa ligne. Puis les deux mains sont dévoilées et le restent.
how-end-title = La fin
how-end-hand = Vous avez posé ou empilé, et votre main est vide : vous gagnez, même si c’était la sixième rangée sur la ligne de l’adversaire.
how-end-rows = Une ligne a six rangées : son propriétaire gagne, quel que soit l’auteur de la sixième.
how-end-stuck = Vous avez pioché et ne pouvez ni poser ni utiliser de jeton d’action : vous perdez.
how-end-pile = La pioche est épuisée : qui a moins de tuiles que l’autre gagne ; à égalité, la partie est nulle.
how-chips-title = L’extension
how-chips = Chacun garde en secret un de ses deux jetons Modificateur. Une fois par partie, vous le placez sur une tuile d’une rangée que vous posez ou empilez.
how-chip = { $chip ->
    [d] Les points de cette tuile comptent double.
   *[i] Les points blancs de cette tuile comptent comme noirs, et les noirs comme blancs.
 }
how-novice-title = Les règles débutant
how-novice = Les mains sont ouvertes dès le début, qui obtient le plus grand nombre aux dés joue en premier, et les lignes n’appartiennent à personne. Une rangée a autant de tuiles que sa voisine du côté du dé, ou une de plus, et six rangées ne mettent pas fin à la partie. Les livrets ne font que citer ces règles : elles sont reconstituées ici.
how-board-title = À l’écran
how-board = Touchez des tuiles de votre main : les emplacements où elles peuvent aller s’allument. Ou touchez un emplacement pour voir ce qui peut y aller. Vous pouvez aussi faire glisser les tuiles. Pour un jeton, touchez-le d’abord, puis ce qu’il demande.
how-play = Jouer

# Ce que dit le terrain dans le navigateur.

## Partout
app-name = Bossa
pages = Pages
how = Comment jouer
sheet = Feuille à imprimer
more-pages = Plus
analysis-board = Plateau d’analyse
about = À propos
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
notify-me = Me prévenir quand c’est à moi de jouer
close = Fermer
sentence-gap = { " " }
loading = Un instant…
no-connection = Le serveur ne répond pas. Vérifiez votre connexion.
refused-unexplained = Le serveur a refusé ({ $status }).
connection-lost = Connexion perdue. Nouvel essai…
missing-title = Il n’y a rien ici
missing-why = L’adresse est fausse, ou la partie n’existe plus.
to-home = Retour à l’accueil

## Sans connexion, et en tant qu’application
offline = Pas de connexion.
offline-what = Les règles et les parties terminées que vous avez déjà ouvertes sur cet appareil restent consultables.
update-ready = Une nouvelle version est prête.
update-reload = Recharger
update-later = Plus tard
install = Installer l’application

## Accueil
home-title = Videz votre main, ou formez six rangées sur votre ligne.
home-lead = Un jeu de tuiles pour deux, venu de Sapporo. Chaque tuile compte pour ses points blancs ou pour ses points noirs, jamais les deux.
stage-label = Une ligne sur sa réglette. À côté du dé qui montre 5, le 4 est fait des points blancs 1 + 3, et le 6 de 2 + 4.
stage-track = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
 } sur { $most }
learn = Apprendre en jouant
learn-what = Deux minutes, et vous gagnez votre première partie.
learn-start = Commencer
learn-further = Continuer d’apprendre
learn-further-what = Leçon { $number } sur { $most } : { $lesson ->
    [first] Les deux premières minutes
    [markers] Trois jetons d’action
    [start] Le début
    [chips] Jetons modificateurs
   *[endings] Cinq façons de finir
 }
learn-all-done = Toutes les leçons sont faites. Reprenez-les quand vous voulez.
play-computer = Jouer contre l’ordinateur
play-now = Jouer maintenant
practice = Entraînement
play-friend = Jouer entre amis
play-link = Inviter par un lien
play-device = À deux sur cet appareil
play-here = Sur cet appareil
device-names = Qui joue ? Les noms sont facultatifs.
device-name = { $seat ->
    [A] Lance le dé blanc
   *[B] Lance le dé noir
 }
device-start = Commencer
choices-title = Options de la partie
choices-summary = { $rules } · { $clock }
rules = Règles
rules-short = { $rules ->
    [regular] Règles normales
    [regular-chips] Règles normales + extension
    [novice] Règles débutant
   *[novice-chips] Règles débutant + extension
 }
rules-full = { $rules ->
    [regular] Règles normales
    [regular-chips] Règles normales avec l’extension (jetons Modificateur)
    [novice] Règles débutant (reconstituées)
   *[novice-chips] Règles débutant (reconstituées) avec l’extension (jetons Modificateur)
 }
novice-note = Les livrets mentionnent les règles débutant sans les donner : ceci est une reconstitution.
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
    [seedling] Repère les coups faciles.
    [leaf] Pose ce qu’elle peut.
    [cup] Une partie équilibrée.
    [kettle] Connaît bien le jeu.
    [teahouse] Se trompe rarement.
   *[master] Aussi fort que possible.
 }
level-at = Niveau { $number } sur { $most }.
level-offer = { $after ->
    [wins] Deux victoires de suite : envie de passer au niveau suivant ?
   *[losses] Trois défaites de suite : et si vous essayiez un niveau plus facile ?
 }
level-take = { $number } · { $level }
seat = Le dé que vous lancez
seat-choice = { $seat ->
    [random] Au hasard
    [A] Le blanc
   *[B] Le noir
 }
clock = Temps de réflexion
clock-none = Sans limite de temps
clock-wish = { $minutes } min + { $increment } s par coup
clock-wish-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } par coup
my-games = Mes parties
running-title = Continuer
snow-title = Votre neige
snow-what = Chaque partie laisse son propre cristal : la ligne blanche forme les longues branches, la ligne noire les courtes.
all-games = Toutes les parties
all-games-more = { $count ->
    [one] Toutes les parties : encore { $count } autre
   *[other] Toutes les parties : encore { $count } autres
 }
no-running = Aucune partie en cours.
card-nearness = { $who ->
    [you] Vous
   *[other] Adversaire
 } : { $sign ->
    [tray] { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
   *[crystal] { $count ->
        [one] { $count } rangée
       *[other] { $count } rangées
    }
 }
games-running = En cours
games-finished = Terminées
no-games-title = Une ligne vide, c’est un bon début
no-games = Vous retrouverez ici vos parties, pour les continuer, les revoir ou les partager.
no-games-play = Nouvelle partie
against = contre
ending-short = { $ending ->
    [A] main vide
    [B] six rangées
    [C] main vide avec la sixième rangée
    [D] plus aucun coup possible
    [E] pioche épuisée, moins de tuiles
    [tie] pioche épuisée, mains égales
    [resign] abandon
    [time] temps écoulé
   *[abandoned] partie quittée
 }
turns-played = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 }
filter-result = Résultat
filter-result-name = { $result ->
    [won] Gagnées
    [lost] Perdues
    [tied] Nulles
   *[all] Toutes
 }
filter-opponent = Adversaire
filter-opponent-name = { $opponent ->
    [computer] L’ordinateur
    [link] Par lien
    [device] Sur un seul appareil
   *[all] Tous
 }
filter-none = Aucune partie de ce genre pour l’instant.
more-games = Afficher plus
open-record = Ouvrir une partie notée
your-turn = À vous
state-won = Gagnée
state-lost = Perdue
state-tie = Partie nulle
state-called-off = Annulée
me-title = Vous
name = Votre nom
save = Enregistrer
name-saved = Enregistré.
other-device = Continuer sur un autre appareil
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
delete-data-ask = Tout supprimer ? Votre nom disparaît et aucun de vos appareils n’a plus accès à vos parties. Vous abandonnez vos parties en cours contre d’autres personnes. C’est irréversible.
delete-data-sure = Oui, tout supprimer
keep-data = Tout conserver
data-deleted = Vos données sont supprimées.
link = Lien
share = Partager
copy = Copier
copied = Copié.
qr-label = Code QR du lien
qr-how = Dans la même pièce ? Visez-le avec un appareil photo.

## Invitations
invite-title = Invitez quelqu’un
invite-how = Envoyez ce lien à une personne. Celle qui l’ouvre et touche « Rejoindre » joue avec vous.
invite-text = Une partie de Bossa avec moi ?
invite-waiting = En attente de votre adversaire
invite-place = Place encore libre
invite-open = Invitation en attente
invite-close = Vous pouvez fermer cette page : la partie attend jusqu’à une semaine, et vous la retrouverez sur la page d’accueil.
invite-stay = Gardez cette page ouverte : la pendule démarre dès que quelqu’un vous rejoint.
watch-title = Inviter un spectateur
watch-how = La personne qui ouvre ce lien peut regarder la partie, mais pas y jouer.
watch-text = Une partie de Bossa à regarder
unreachable = { $where ->
    [computer] Ce lien ne fonctionne que sur cet ordinateur : personne d’autre ne peut l’ouvrir.
   *[network] Ce lien ne fonctionne que sur votre réseau : l’autre appareil doit y être aussi.
 }
let-others-in = Pour ouvrir la partie aux autres, arrêtez Bossa et relancez-le ainsi ; il affiche l’adresse à donner :
join-title = On vous invite à jouer à Bossa
join-title-by = { $name } vous invite à jouer à Bossa
join-what = Un jeu de tuiles pour deux : videz votre main, ou formez six rangées sur votre ligne. Sans inscription.
join = Rejoindre
join-taken = Cette invitation a déjà servi : la place est prise.
watch = Regarder la partie
continue-title = Continuer ici
continue-why = Vos parties et votre nom seront aussi sur cet appareil. Le lien ne sert qu’une fois.
continue-here = Continuer ici
continue-own = { $count ->
    [one] Cet appareil a déjà une partie. Voulez-vous l’emporter ?
   *[other] Cet appareil a déjà { $count } parties. Voulez-vous les emporter ?
 }
continue-merge = Emporter
continue-leave = Laisser
continue-leave-why = Ce que vous laissez ne pourra plus être ouvert sur cet appareil.

## Les joueurs
you = Vous
guest = Invité
nobody-yet = Encore personne
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
       *[other] blanc { $white }/noir { $black }
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
sizes-one = { $size }
sizes-two = { $size } ou { $other }
end-label = { $place }, bout ouvert, demande { $sizes } tuiles
end-label-fits = { $place }, possible : { $sum }
end-label-closed = { $place }, fermé : plus rien ne peut y aller
end-label-blocked = { $place }, prend { $sizes } tuiles : rien dans la main ne convient
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
chart-short = 27 tuiles
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
unseen-count-short = ?
unseen-count-long = tuiles pas encore vues avec ce nombre
unseen-with = pas encore vues avec { $colour ->
    [white] blanc
   *[black] noir
 } { $number } : { $count }

## Ce qui s’est passé
moves = Coups
no-moves-yet = Aucun coup pour l’instant.
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
    [you] Vous piochez la tuile { $tile }.
   *[other] { $name } pioche la tuile { $tile }.
 }
step-laid = { $who ->
    [you] Vous posez sur { $place } : { $tiles }.
   *[other] { $name } pose sur { $place } : { $tiles }.
 }
step-stacked = { $who ->
    [you] Vous empilez sur { $place } : { $tiles }.
   *[other] { $name } empile sur { $place } : { $tiles }.
 }
step-exchanged = { $who ->
    [you] Vous donnez la tuile { $own } et prenez la tuile { $theirs }.
   *[other] { $name } donne la tuile { $own } et prend la tuile { $theirs }.
 }
step-redrawn = { $who ->
    [you] Vous défaussez la tuile { $tile } et piochez la tuile { $brought }.
   *[other] { $name } défausse la tuile { $tile } et pioche la tuile { $brought }.
 }
step-discarded = { $who ->
    [you] Vous défaussez la tuile { $tile } et en piochez une autre.
   *[other] { $name } défausse la tuile { $tile } et en pioche une autre.
 }
step-left = { $who ->
    [you] Vous { $ending ->
        [resign] abandonnez.
        [time] avez dépassé le temps imparti.
       *[abandoned] avez quitté la partie.
    }
   *[other] { $name } { $ending ->
        [resign] abandonne.
        [time] a dépassé le temps imparti.
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
    [choose] décide : prendre une ligne, ou jouer en premier.
    [line] choisit une ligne.
    [keep] choisit son jeton Modificateur en secret.
   *[play] réfléchit à son coup.
 }
asked-for = { $phase ->
    [choose] À vous de décider : prendre une ligne, ou jouer en premier. Votre main n’est visible que de vous.
    [line] Choisissez votre ligne. Votre main n’est visible que de vous.
    [keep] Choisissez le jeton Modificateur que vous gardez.
   *[play] Jouez un coup.
 }
you-drew = { $you ->
    [you] Vous avez pioché la tuile { $tile }.
   *[other] Tuile piochée : { $tile }.
 }
pick-tiles = Choisissez des tuiles, ou touchez un emplacement pour voir ce qui peut y aller.
pick-action = Aucune rangée possible : prenez { $markers }, sous votre main.
fits-in = Possible sur { $places }. Choisissez.
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
    [ties] Avec ce coup, la partie est nulle.
   *[loses] Ce coup perd la partie !
 }
reason-at = { $place } : { $reason }
more-tiles = Avec d’autres tuiles, cette tuile pourrait aller sur { $places }.
stack-asks = Choisissez des tuiles à empiler : autant que la rangée en a, avec le même total.
exchange-asks = { $missing ->
    [own] Choisissez une tuile à donner, et une à prendre dans la main de l’adversaire.
   *[theirs] Choisissez maintenant la tuile à prendre dans la main de l’adversaire.
 }
exchange-chosen = Vous donnez la tuile { $own } et prenez la tuile { $theirs }.
redraw-asks = Choisissez la tuile à défausser ; vous en piochez ensuite une autre.
redraw-chosen = Vous défaussez la tuile { $tile } et en piochez une autre.
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
keep-secret = Chacun choisit en secret ; l’autre jeton Modificateur sort du jeu.
hand-over-title = Passez l’appareil à { $name }
hand-over-why = Personne d’autre ne doit regarder l’écran.
hand-over-done = Je suis { $name } : voir ma main
hand-over-hidden = { $count ->
    [one] { $count } tuile, encore cachée
   *[other] { $count } tuiles, encore cachées
 }
hand-over-rolled = Dés
hand-over-turned-up = Mains ouvertes
hand-over-after = Une fois tous les choix faits, les deux mains sont ouvertes : plus besoin de passer l’appareil.

## À côté du jeu
take-back = Annuler le coup
hint = Indice
hint-count = { $count ->
    [0] Aucun indice pour l’instant
    [one] { $count } indice jusqu’ici
   *[other] { $count } indices jusqu’ici
 }
hint-late = L’indice n’est pas arrivé. Redemandez-le.
no-hint = Aucun indice à demander pour l’instant.
takeback-asked = { $name } demande à reprendre le dernier coup.
takeback-waits = Vous avez demandé à reprendre le coup ; en attente d’une réponse.
takeback-declined = { $name } a refusé la reprise du coup.
accept = Accepter
decline = Refuser
resign = Abandonner
resign-ask = Abandonner la partie ? L’adversaire gagne.
call-off = Annuler la partie
call-off-ask = Annuler la partie ? Personne ne gagne.
go-on = Continuer à jouer
claim = Terminer la partie
claim-why = L’adversaire n’est plus là depuis longtemps. Vous pouvez terminer la partie et la gagner.

## La fin
called-off = La partie a été annulée.
outcome-is-tie = Partie nulle : la pioche est épuisée et les deux mains comptent autant de tuiles.
outcome-won = { $who ->
    [you] Vous gagnez : { $ending ->
        [A] votre main est vide.
        [B] votre ligne compte six rangées.
        [C] la sixième rangée sur la ligne de l’adversaire a vidé votre main.
        [D] { $loser } ne peut plus jouer.
        [E] la pioche est épuisée et vous avez moins de tuiles.
        [resign] { $loser } a abandonné.
        [time] { $loser } a dépassé le temps imparti.
       *[abandoned] { $loser } a quitté la partie.
    }
    [them] { $winner } gagne : { $ending ->
        [A] sa main est vide.
        [B] sa ligne compte six rangées.
        [C] la sixième rangée sur votre ligne a vidé sa main.
        [D] vous ne pouvez plus jouer.
        [E] la pioche est épuisée et vous avez plus de tuiles.
        [resign] vous avez abandonné.
        [time] vous avez dépassé le temps imparti.
       *[abandoned] votre absence a trop duré.
    }
   *[other] { $winner } gagne : { $ending ->
        [A] sa main est vide.
        [B] sa ligne compte six rangées.
        [C] la sixième rangée sur la ligne de l’adversaire a vidé sa main.
        [D] { $loser } ne peut plus jouer.
        [E] la pioche est épuisée et { $winner } a moins de tuiles.
        [resign] { $loser } a abandonné.
        [time] { $loser } a dépassé le temps imparti.
       *[abandoned] { $loser } a quitté la partie.
    }
 }
rest-of-pile = Reste de la pioche
rematch = Revanche
rematch-accept = Accepter la revanche
rematch-go = Aller à la nouvelle partie
rematch-asked = { $by ->
    [own] Vous avez demandé une revanche.
   *[theirs] { $name } demande une revanche.
 }
record = Télécharger la transcription
step-through = Revoir la partie
step-first = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
step-last = À la fin
step-start = Le début de la partie.
deal-hash = SHA-256, visible dès le début
deal-salt = Sel
deal-order = Donne

## La table
menu = Menu
to-play = doit jouer
line-name = { $colour ->
    [white] Ligne blanche
   *[black] Ligne noire
 }
line-owner = { $who ->
    [you] la vôtre
   *[other] { $name }
 }
track = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
 } sur { $most }, { $colour ->
    [white] ligne blanche
   *[black] ligne noire
 }
track-short = { $count } sur { $most }
tiles-to-lay = { $count ->
    [one] encore { $count } tuile à poser
   *[other] encore { $count } tuiles à poser
 }
pile-words = dans la pioche
effect-ends = { $ends ->
    [wins] Ce coup gagne !
    [ties] Avec ce coup, la partie est nulle.
   *[loses] Ce coup termine la partie : vous perdez.
 }
effect-own = rangée { $count } sur { $most } pour vous
effect-gives = rangée { $count } sur { $most } pour { $name }
effect-named = { $name } : rangée { $count } sur { $most }
effect-left = { $count ->
    [one] il vous restera { $count } tuile
   *[other] il vous restera { $count } tuiles
 }
warn-wins = { $chance ->
    [sure] { $name } pourra alors gagner
   *[some] { $name } pourrait alors gagner ({ $count } des { $unseen } tuiles cachées)
 }
warn-stuck = { $chance ->
    [sure] vous seriez bloqué au tour suivant
   *[some] vous risquez d’être sans coup au tour suivant ({ $count } des { $unseen } tuiles cachées)
 }
threat-wins = { $chance ->
    [sure] Attention : { $name } peut gagner au prochain tour.
   *[some] Attention : { $name } pourrait gagner au prochain tour ({ $count } des { $unseen } tuiles cachées).
 }
whole-turn = Une action prend tout votre tour.
set-up-title = { $phase ->
    [keep] Quel jeton gardez-vous ?
    [line] Quelle ligne prenez-vous ?
   *[choose] Vous avez le plus grand nombre : choisissez.
 }
set-up-hint = Six rangées sur votre ligne font gagner. Chacun peut poser sur les deux lignes.
set-up-opens = Vous pourriez commencer par
set-up-opens-none = rien pour l’instant
pace = Vitesse des coups adverses
pace-name = { $pace ->
    [slow] Lente
    [normal] Normale
    [fast] Rapide
   *[none] Immédiate
 }
setting-sound = Sons
setting-vibration = Vibrations

## La fin d’une partie
result = Résultat
result-won = Vous avez gagné
result-lost = { $who ->
    [you] Cette fois, { $name } gagne
   *[other] { $name } gagne
 }
result-tie = Partie nulle
result-why = { $who ->
    [you] { $ending ->
        [A] Votre main est vide.
        [B] Votre ligne compte six rangées.
        [C] La sixième rangée sur la ligne de l’adversaire a vidé votre main.
        [D] { $loser } ne peut plus jouer.
        [E] La pioche est épuisée et vous avez moins de tuiles.
        [resign] { $loser } a abandonné.
        [time] { $loser } a dépassé le temps imparti.
       *[abandoned] { $loser } a quitté la partie.
    }
    [them] { $ending ->
        [A] Sa main est vide.
        [B] Sa ligne compte six rangées.
        [C] La sixième rangée sur votre ligne a vidé sa main.
        [D] Vous ne pouvez plus jouer.
        [E] La pioche est épuisée et vous avez plus de tuiles.
        [resign] Vous avez abandonné.
        [time] Vous avez dépassé le temps imparti.
       *[abandoned] Votre absence a trop duré.
    }
   *[other] { $ending ->
        [A] Sa main est vide.
        [B] Sa ligne compte six rangées.
        [C] La sixième rangée sur la ligne de l’adversaire a vidé sa main.
        [D] { $loser } ne peut plus jouer.
        [E] La pioche est épuisée et { $winner } a moins de tuiles.
        [resign] { $loser } a abandonné.
        [time] { $loser } a dépassé le temps imparti.
       *[abandoned] { $loser } a quitté la partie.
    }
 }
result-why-tie = La pioche est épuisée et les deux mains comptent autant de tuiles.
result-sixth = { $who ->
    [you] La sixième, c’est vous qui l’avez posée.
   *[other] La sixième a été posée par { $name }.
 }
result-forced = { $who ->
    [you] Vous n’aviez pas d’autre choix.
   *[other] { $name } n’avait pas d’autre choix.
 }
stuck-why = { $actions ->
    [used] Aucune rangée ne convient et toutes les actions sont épuisées.
   *[left] Aucune rangée ne convient et aucune action n’aide.
 }
stuck-title = { $who ->
    [you] Pourquoi vous ne pouviez plus jouer
   *[other] Pourquoi { $name } ne pouvait plus jouer
 }
stuck-no-dots = { $colour ->
    [white] aucune tuile à points blancs
   *[black] aucune tuile à points noirs
 }
stuck-end = prend { $sizes } tuiles qui font { $number } : aucune ne convient
stuck-closed = fermé : aucune des tuiles restantes ne peut y aller
stuck-action = { $name } : { $why ->
    [used] déjà utilisé
    [pile] la pioche est épuisée
   *[row] ne convient à aucune rangée
 }
stuck-chip = { $chip ->
    [d] Même avec le Doubler.
   *[i] Même avec l’Inverser.
 }
result-turns = { $count ->
    [one] tour
   *[other] tours
 }
result-used = { $who ->
    [you] votre temps de réflexion
   *[other] temps de réflexion : { $name }
 }
result-hints = { $count ->
    [one] indice
   *[other] indices
 }
result-crystal = son cristal
result-removed = écartée face cachée au début
result-rows = Qui a posé quelles rangées
result-laid = { $name } : { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
 }
result-prepared = { $count ->
    [one] { $count } rangée était déjà posée
   *[other] { $count } rangées étaient déjà posées
 }
result-no-rows = aucune rangée
result-more = Détails
result-close = Revenir au terrain
review-game = Analyser
result-review-what = chance et habileté
result-step = Revoir
result-step-what = coup par coup
end-won = Victoire
end-lost-by = { $ending ->
    [D] aucun coup
    [resign] abandon
    [time] temps écoulé
   *[abandoned] partie quittée
 }
share-picture = Partager l’image
share-game-text = Une partie de Bossa
share-done = { $done ->
    [saved-and-copied] L’image est enregistrée et le lien de la partie est copié.
    [saved] L’image est enregistrée. Le lien de la partie :
   *[failed] L’image n’a pas pu être créée. Le lien de la partie :
 }
picture-won = { $winner } gagne contre { $loser }
picture-tie = { $a } et { $b } : partie nulle
seal-checking = Vérification de la donne…
seal-agrees = Donne honnête : votre navigateur a vérifié que les tuiles et les dés étaient fixés avant la partie et n’ont jamais changé.
seal-differs = Attention : cette donne n’est pas celle qui a été scellée avant la partie. Ne vous fiez pas à ce résultat.
seal-unknown = La donne n’a pas pu être vérifiée ici.
seal-practice = Cette donne était préparée pour l’entraînement : il n’y a rien à vérifier.
seal-details = Comment se fait la vérification
seal-why = L’ordre de toutes les tuiles et les lancers de dés étaient fixés avant la partie, avec un sel aléatoire, et leur empreinte SHA-256 était visible dès le début. Maintenant que la partie est finie, le sel et la donne sont montrés, et votre navigateur a recalculé l’empreinte.
seal-command = Pour vérifier vous-même une transcription téléchargée

## Petits mots
greet = Petits mots
greet-title = Un petit mot pour { $name }
greeting = { $greeting ->
    [hello] Bonjour !
    [good-luck] Bonne chance !
    [nice-move] Bien joué !
    [thanks] Merci !
    [good-game] Belle partie !
   *[see-you] À bientôt !
 }
greeting-said = { $who ->
    [you] Vous : { $text }
   *[other] { $name } : { $text }
 }
greet-mute = Masquer les petits mots
greet-muted = Les petits mots sont masqués dans cette partie.
greet-unmute = Les afficher de nouveau

## Raccourcis clavier
keys-title = Raccourcis clavier
key-does = { $key ->
    [hand] Aller à votre main
    [white] Aller à la ligne blanche
    [black] Aller à la ligne noire
    [chart] Voir les 27 tuiles
    [last] Annoncer le dernier coup
    [summary] Annoncer l’état de la partie
    [type] Saisir un coup
    [ask] Parcourir la table avec les flèches
    [hint] Demander un indice
    [menu] Ouvrir le menu
   *[keys] Demander ce qu’est l’élément actif ; sinon, voir ces raccourcis
 }
setting-keys = Raccourcis à une touche pendant la partie
type-move = Saisir un coup
type-move-how = En notation, par exemple w6:23+40.
type-move-play = Jouer
type-move-unknown = Ce coup n’est pas possible maintenant.
stands = { $has ->
    [rows] { $name } : { $tiles }, { $rows }
   *[tiles] { $name } : { $tiles }
 }

## Une transcription
record-title = Ouvrir une transcription
record-what = Collez la transcription d’une partie, déposez son fichier ici ou choisissez-le. Vous pourrez ensuite revoir la partie.
record-text = Transcription
record-open = Ouvrir
record-choose = Choisir un fichier
record-other = Ouvrir une autre transcription
record-too-big = Ce fichier est trop gros pour une transcription.
record-unfinished = La transcription s’arrête avant la fin de la partie.
record-seal = { $result ->
    [agrees] La donne correspond à son empreinte, et tous les lancers de dés et toutes les tuiles de la partie en proviennent.
    [differs] La donne ne correspond pas à son empreinte ou à cette partie. Quelque chose a été modifié.
   *[unsealed] Cette transcription ne contient pas de donne à vérifier.
 }
record-limits = À elle seule, une transcription ne montre ni quand son empreinte a été calculée, ni que ces coups ont vraiment été joués. La comparaison avec le serveur le montre :

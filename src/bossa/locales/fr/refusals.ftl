with-rule = { $text } ({ $rule })
in-record = Ligne { $line }, { $item } : { $text }

## Pas maintenant
not-your-turn = Ce n’est pas votre tour : c’est à { $player } de jouer.
draw-first = Il faut d’abord piocher une tuile.
setup-first = La préparation n’est pas terminée : { $phase ->
    [choose] choisissez une ligne ou décidez de jouer en premier
    [line] choisissez une ligne
   *[keep] gardez le jeton Doubler ou le jeton Inverser
 }.
setup-is-over = La préparation est terminée : posez une rangée ou utilisez un jeton d’action.
other-choice = Ce n’est pas ce choix qui est demandé : { $phase ->
    [choose] choisissez une ligne ou décidez de jouer en premier
    [line] choisissez une ligne
   *[keep] gardez le jeton Doubler ou le jeton Inverser
 }.
already-kept = Vous avez déjà choisi votre jeton Modificateur.
game-over = La partie est terminée (fin { $ending }).
no-draw-now = Vous ne pouvez pas piocher maintenant.
no-record-yet = Des informations sont encore secrètes : il n’y a pas encore de transcription.
no-record-of-position = Une partie commencée depuis une position personnalisée n’a pas de transcription.
tag-too-early = L’étiquette { $tag } révèle un secret : elle n’est permise qu’une fois la partie terminée.
no-such-step = Il n’y a pas d’étape { $count } ; la dernière est { $last }.
nothing-to-take-back = Il n’y a aucun coup à reprendre.

## Coups
first-is-taken = L’adversaire joue en premier ; choisissez la ligne blanche ou la ligne noire.
not-in-hand = La tuile { $tile } n’est pas dans votre main.
not-in-other-hand = La tuile { $tile } n’est pas dans la main de l’adversaire.
tile-twice = La tuile { $tile } ne peut servir qu’une fois.
marker-used = Votre jeton { $marker ->
    [R] Repiocher
    [X] Échanger
   *[S] Empiler
 } a déjà été utilisé.
pile-empty = La pioche est épuisée : on ne peut plus repiocher.
chip-not-held = Vous n’avez pas le jeton { $chip ->
    [d] Doubler
   *[i] Inverser
 }.
two-chips = Une rangée ne reçoit qu’un seul jeton Modificateur.
below-one = Il n’y a pas de { $colour ->
    [white] Blanc
   *[black] Noir
 } { $number } : les nombres commencent à 1.
not-an-end = { $colour ->
    [white] Blanc
   *[black] Noir
 } { $number } n’est pas un bout de la ligne : { $ends ->
    [1] le prochain nombre est { $end }
   *[other] le prochain nombre est { $end } ou { $other }
 }.
not-a-row = Il n’y a pas de rangée sur { $colour ->
    [white] Blanc
   *[black] Noir
 } { $number } où empiler.
stack-on-die = { $colour ->
    [white] Blanc
   *[black] Noir
 } { $number } est le dé : on ne peut pas y empiler.
size-beside-die = À côté du dé, { $colour ->
    [white] Blanc
   *[black] Noir
 } { $number } demande { $size } ou { $other } tuiles ; vous en avez choisi { $given }.
size-beside-row = { $colour ->
    [white] Blanc
   *[black] Noir
 } { $number } demande ici { $sizes ->
    [1] { $size ->
        [one] { $size } tuile
       *[other] { $size } tuiles
    }
   *[other] { $size } ou { $other } tuiles
 } ; vous en avez choisi { $given }.
size-of-stack = Empiler sur { $colour ->
    [white] Blanc
   *[black] Noir
 } { $number } demande { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
 }, autant que la rangée ; vous en avez choisi { $given }.
no-dots = { $inverted ->
    [yes] La tuile { $tile } inversée
   *[no] La tuile { $tile }
 } n’a pas de points { $colour ->
    [white] blancs
   *[black] noirs
 }.
chip-without-effect = Le jeton Inverser ne change rien à la tuile { $tile }.
wrong-total = Le total est { $total }, pas { $number }.
redraw-brings-nothing = Il manque ici la tuile piochée par l’action Repiocher.
only-redraw-brings = Seule l’action Repiocher s’écrit avec une tuile piochée.
not-unseen = La tuile { $tile } ne peut pas venir de la pioche : elle est déjà visible.
not-the-next-tile = La tuile { $tile } n’est pas la prochaine de la pioche.
not-a-leaving = On ne peut pas quitter une partie avec la fin { $ending }.

## Positions
no-such-tile = Il n’y a pas de tuile { $tile }.
tile-stands-twice = La tuile { $tile } y figure deux fois.
not-the-set = Ce ne sont pas les 27 tuiles.
no-such-die = Il n’y a pas de { $die } sur un dé.
equal-dice = Les dés montrent le même nombre : relancez.
rolled-again = On ne relance que des dés égaux.
row-on-die = { $colour ->
    [white] Blanc
   *[black] Noir
 } { $number } est la place du dé.
row-twice = Il y a deux rangées sur { $colour ->
    [white] Blanc
   *[black] Noir
 } { $number }.
gap = { $colour ->
    [white] Blanc
   *[black] Noir
 } { $number } n’est pas relié au dé.
row-size = Tuiles sur { $colour ->
    [white] Blanc
   *[black] Noir
 } { $number } : { $given } ; il peut y en avoir { $sizes ->
    [1] { $size }
   *[other] { $size } ou { $other }
 }.
layer-size = Tuiles dans une couche sur { $colour ->
    [white] Blanc
   *[black] Noir
 } { $number } : { $given } ; dans la rangée : { $size }. Les deux nombres doivent être égaux.
row-total = Une couche sur { $colour ->
    [white] Blanc
   *[black] Noir
 } { $number } totalise { $total }.
line-full = La ligne { $colour ->
    [white] blanche
   *[black] noire
 } est complète : cette partie est terminée.
nobody-chooses = Avec les règles débutant, personne ne choisit de ligne.
nobody-owns = Avec les règles débutant, les lignes n’appartiennent à personne.
not-yet-owned = Les lignes n’appartiennent encore à personne.
one-line-each = Chaque joueur possède une ligne.
no-chips-here = Cette partie se joue sans jetons Modificateur.
hand-unknown = La main de { $player } doit être connue ici.
hand-size = Tuiles dans la main de { $player } : { $given } ; il devrait y en avoir { $least ->
    [4] 4
   *[other] de { $least } à { $most }
 }.
stacks-and-markers = Couches empilées : { $found } ; jetons Empiler utilisés : { $used }. Les deux nombres doivent être égaux.
discards-and-markers = Tuiles défaussées : { $found } ; jetons Repiocher utilisés : { $used }. Les deux nombres doivent être égaux.
chips-and-players = Jetons Modificateur sur le terrain : { $found } ; joueurs qui n’en ont plus : { $used }. Les deux nombres doivent être égaux.
chip-kept = { $player } doit avoir les deux jetons Modificateur tant qu’aucun n’est choisi, puis un au plus.
no-pile = La pioche est épuisée : cette partie est terminée.
not-for-search = Cette position appartient à la préparation : elle ne peut pas être calculée ({ $phase }).
too-large-to-solve = Avec { $unseen } tuiles pas encore vues, cette position est trop grande pour être calculée ; le maximum est { $most }.
first-unknown = Cette position ne dit pas qui joue en premier, comme le ferait A-keep/B.
first-not-here = On n’écrit qui joue en premier que lors du choix des jetons Modificateur, avec les règles normales.

## Texte illisible
bad-move = Ce n’est pas un coup : { $text }
bad-tile = Ce n’est pas une tuile : { $text }
bad-fields = Une position a { $fields } champs séparés par une espace ; ici : { $found }.
bad-phase = Il faut dire qui doit faire quoi, par exemple A-play : { $text }
bad-line = Ce n’est pas une ligne telle que w5A:6=60 : { $text }
bad-row = Ce n’est pas une rangée telle que 6=23+40 : { $text }
rows-out-of-order = Les rangées d’une ligne doivent être dans l’ordre croissant : { $text }
bad-side = Cela ne décrit pas ce que { $player } possède, par exemple { $player }:11,12/RXS/- : { $text }
bad-out = Ce n’est pas une défausse telle que out:04 ou out:- : { $text }
bad-deal = Ce n’est pas une donne (les 27 tuiles dans l’ordre et les lancers, par exemple 12,33,… 5-2) : { $text }
bad-depth = Ce n’est pas une profondeur : { $text }
bad-tag = Ce n’est pas une étiquette telle que [Result "A"] : { $text }
tag-twice = L’étiquette { $tag } y figure deux fois.
tag-missing = L’étiquette { $tag } manque.
bad-value = L’étiquette { $tag } ne peut pas contenir ceci : { $text }
tag-contradicts = L’étiquette { $tag } dit { $value } ; la partie dit autre chose.
bad-comment = Un commentaire n’est pas fermé, pas ouvert, ou se trouve dans un coup.
wrong-turn-number = C’est le tour { $turn }, pas { $number }.
turn-not-numbered = Le numéro du tour { $turn } manque.
turn-without-draw = Le tour { $turn } n’a pas de tuile piochée.
keep-out-of-order = Le choix du jeton Modificateur de A doit précéder celui de B.
choice-without-player = Qui a choisi { $text } ? Mettez A ou B devant.
unknown-rules = Il n’y a pas de règles { $name } : regular, novice, chacune avec ou sans +chips.
unknown-edition = L’édition { $edition } n’est pas connue.
too-big = Cela dépasse { $most } octets.
not-utf-8 = Ce n’est pas du texte UTF-8 (octet { $byte }).

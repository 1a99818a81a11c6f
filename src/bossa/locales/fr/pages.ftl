## Ce que les moteurs de recherche, les messageries et les onglets montrent d’une page
page-title = Bossa : un jeu de tuiles pour deux
page-lead = Videz votre main, ou formez six rangées sur votre ligne. Un jeu de tuiles pour deux, né à Sapporo : entre amis ou contre l’ordinateur.
page-join-title = On vous invite à jouer à Bossa
page-join-lead = Un jeu de tuiles pour deux, né à Sapporo. Ouvrez le lien et jouez, sans créer de compte.
page-rules-title = Les règles de Bossa
page-sheet-title = Bossa sur une feuille, à imprimer
page-about-title = À propos de ce site pour jouer à Bossa
page-learn-title = Apprendre Bossa
page-games-title = Vos parties de Bossa
page-record-title = Revoir une partie de Bossa coup par coup
page-review-title = Analyse d’une partie de Bossa : chance et talent
page-analysis-title = Plateau d’analyse de Bossa
page-continue-title = Continuer vos parties de Bossa sur cet appareil
page-game-title = { $a } contre { $b } : une partie de Bossa

## Où en est une partie : sous son titre et sur son image
page-waiting = Une place est encore libre.
page-setup = La partie va commencer.
page-turn = À { $name } de jouer.
page-called-off = La partie a été annulée.
page-tie = Partie nulle : la pioche est épuisée et les deux mains ont autant de tuiles.
page-won = { $winner } gagne : { $ending ->
    [A] sa main est vide.
    [B] sa ligne compte six rangées.
    [C] la sixième rangée sur la ligne de l’adversaire a vidé sa main.
    [D] { $loser } ne peut plus jouer.
    [E] la pioche est épuisée et { $loser } a plus de tuiles.
    [resign] { $loser } a abandonné.
    [time] { $loser } a dépassé le temps imparti.
   *[abandoned] { $loser } a quitté la partie.
 }

## Joueurs
page-guest = Invité
page-seat = { $seat ->
    [A] Joueur A
   *[B] Joueur B
 }
page-level = { $level ->
    [seedling] Pousse
    [leaf] Feuille
    [cup] Tasse
    [kettle] Bouilloire
    [teahouse] Maison de thé
   *[master] Maître de thé
 }

## Sur les images
card-headline = Videz votre main, ou formez six rangées.
card-origin = Un jeu de tuiles pour deux, né à Sapporo

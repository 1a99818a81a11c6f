### Le plateau : analyses de parties et plateau d’analyse.

## La courbe et le bilan
review-title = Analyse de la partie
review-board = Le terrain
review-chance = { $who ->
    [you] Vos chances de gagner
   *[other] Chances de gagner : { $name }
 }
review-graph = Courbe des chances de gagner au fil de la partie, de 50 à { $chance } pour cent ; { $count ->
    [one] { $count } changement
   *[other] { $count } changements
 }. La liste des décisions le dit en mots.
review-legend = { $kind ->
    [draw] chance à la pioche
    [mistake] erreur
   *[unclear] faible ou incertain
 }
review-ledger = { $result ->
    [won] D’où vient la victoire
    [lost] D’où vient la défaite
    [tied] D’où vient la partie nulle
   *[none] Comment on en est arrivé là
 }
review-cause = { $result ->
    [won] { $who ->
        [you] Vous avez gagné
       *[other] { $name } a gagné
    }
    [lost] { $who ->
        [you] Vous avez perdu
       *[other] { $name } a perdu
    }
   *[tied] Partie nulle
 } : à partir de 50, la chance { $who ->
    [you] vous a { $luck ->
        [gave] rapporté
       *[cost] coûté
    }
   *[other] a { $luck ->
        [gave] rapporté
       *[cost] coûté
    }
 } { $luckPoints } points et les coups ont { $moves ->
    [gave] rapporté
   *[cost] coûté
 } { $movesPoints }.
ledger-row = { $kind ->
    [start] Une partie égale
    [deal] Le début
    [luck] Chance
    [play] Coups
    [draws] { $who ->
        [you] Vos pioches
       *[other] Pioches ({ $name })
    }
    [unclear] Écarts faibles ou incertains
    [left] { $who ->
        [you] Vous êtes parti
       *[other] Départ ({ $name })
    }
   *[mistakes] { $who ->
        [you] Vos erreurs
       *[other] Erreurs ({ $name })
    }
 }
ledger-end = { $result ->
    [won] { $who ->
        [you] Vous avez gagné
       *[other] { $name } a gagné
    }
    [tied] Partie nulle
   *[none] À ce stade
 }
totals-head = { $what ->
    [loss] Perte par décision
    [marks] Imprécisions · erreurs · gaffes
    [luck] Chance au total
   *[adjusted] Résultat moins la chance
 }
totals-grade = joue comme { $level }
totals-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
 }

## Un moment
review-moment = { $kind ->
    [choice] Préparation, choix { $number }
    [turn] Tour { $number } sur { $most }
   *[end] La fin
 }
review-next-mistake = Erreur suivante
review-key = { $key ->
    [back] Un pas en arrière
    [on] Un pas en avant
    [first] Au début
    [last] À la fin
    [mistake] À l’erreur suivante
    [keep] Garder la variante affichée
    [values] Valeurs sur le plateau
   *[keys] Montrer ces touches
 }
review-played = Joué
review-better = Mieux
review-mark = { $mark ->
    [good] bon
    [inaccuracy] { $sure ->
        [estimated] imprécision ou pire
       *[other] imprécision
    }
    [mistake] { $sure ->
        [estimated] erreur ou pire
       *[other] erreur
    }
    [blunder] gaffe
    [close] serré
   *[forced] le seul coup
 }
review-verdict = { $mark ->
    [good] Un bon coup
    [inaccuracy] Une imprécision
    [mistake] Une erreur
    [blunder] Une gaffe
    [close] { $better ->
        [yes] Trop serré pour trancher
       *[no] Un bon coup
    }
   *[forced] Le seul coup
 }
review-prepared = Cette partie du jeu était préparée : personne n’est jugé là-dessus.
review-rank = Rang { $rank } sur { $of }
review-sure = { $sure ->
    [exact] exact
    [bounded] encadré, ± { $within }
   *[estimated] estimé, ± { $within }
 }
review-draw = { $who ->
    [you] Votre tuile au tour { $turn }
   *[other] La tuile piochée au tour { $turn } ({ $name })
 }
review-draw-mean = moyenne { $mean }, piochée { $value } : chance
review-tile = { $tile } : { $chance } pour cent{ $came ->
    [yes] , piochée
   *[no] { "" }
 }
review-mean = Moyenne : { $chance } pour cent

## Les décisions
review-decisions = { $shown ->
    [all] Toutes les décisions
   *[mistakes] Erreurs
 }
review-all = { $shown ->
    [all] Erreurs seules
   *[mistakes] { $count ->
        [one] Toutes : { $count }
       *[other] Toutes : { $count }
     }
 }
review-no-mistakes = Personne n’a fait d’erreur notable.
review-show-on-board = Montrer sur le plateau
review-hidden = Essayez d’abord vous-même sur le plateau.
review-try = Essayer d’abord : cacher les meilleurs coups
review-try-title = { $who ->
    [you] Que joueriez-vous ?
   *[other] Que devrait jouer { $name } ?
 }
review-try-how = Choisissez un coup sur le plateau. Tout coup qui perd moins de deux points compte.
review-try-right = Trouvé : aussi bon que le meilleur ({ $points }).
review-try-wrong = Celui-ci perd trop ({ $points }). Essayez-en un autre.
review-answer = Montrer la réponse

## La page
review-back = Retour à la partie
review-what-if = Et si…
play-on = Continuer à partir d’ici
play-on-how = { $who ->
    [you] Une partie d’entraînement contre l’ordinateur. Vous jouez votre côté.
   *[other] Une partie d’entraînement contre l’ordinateur. Vous prenez la place de { $name }.
 } Les tuiles encore cachées sont mélangées à nouveau.
play-on-begin = Jouer
review-share = Partager ce moment
review-again = Redemander
review-cancel = Annuler
review-no-record = Ce lien ne contient pas de partie : il a été coupé ou modifié en route.
review-still-going = Cette partie n’est pas terminée. Elle pourra être analysée à la fin.
review-under-way = { $state ->
    [waiting] D’autres analyses passent avant…
   *[running] Analyse de la partie : { $percent } pour cent
 }
review-ended = { $status ->
    [cancelled] L’analyse a été annulée.
   *[failed] L’analyse n’a pas abouti.
 }
review-takebacks = { $count ->
    [one] { $count } coup a été repris ; il n’est pas analysé.
   *[other] { $count } coups ont été repris ; ils ne sont pas analysés.
 }

## Le plateau d’analyse
analysis-title = Analyse
analysis-set-up = Composer
analysis-turn = Retourner
analysis-position = Position en notation
analysis-open = Prendre cette position
analysis-copy = Copier la position
analysis-what-if = Et si
analysis-path = La variante affichée
analysis-start = Début
analysis-acts = { $what ->
    [draw] { $who ->
        [you] Vous piochez
       *[other] { $name } pioche
    }
   *[play] { $who ->
        [you] Vous jouez
       *[other] { $name } joue
    }
 }
analysis-worth = { $what ->
    [draw] moyenne { $chance }
   *[play] meilleur { $chance }
 }
analysis-let-come = Laisser venir une tuile
analysis-brings = Quelle tuile vient en repiochant ?
analysis-sure = { $sure ->
    [exact] Exact : chaque tuile et chaque réponse ont été comptées.
    [bounded] La valeur est encadrée : { $value }.
   *[estimated] Une estimation : { $value }.
 }
analysis-valuing = Les valeurs arrivent…
analysis-values = Valeurs sur le plateau
analysis-branches = Variantes gardées
analysis-keep = Garder celle-ci
analysis-no-branches = Aucune pour l’instant. Jouez la suite, puis gardez ce que vous voulez comparer.
analysis-forget = Oublier la variante { $number }
analysis-link = L’adresse de cette page contient la position et toutes les variantes : partagez-la ou enregistrez-la.
set-up-acts = Doit agir
set-up-act = { $seat ->
    [A] Joueur A
   *[B] Joueur B
 } { $what ->
    [draw] pioche
   *[play] joue
 }
set-up-die = { $colour ->
    [white] Dé blanc
   *[black] Dé noir
 }
set-up-owner = La ligne blanche est à
set-up-where = Choisissez un endroit…
set-up-spot = { $spot ->
    [A] Main du joueur A
    [B] Main du joueur B
    [out] Défausse
   *[unseen] Non vues
 }
set-up-row = { $count ->
    [0] { $place }, vide
    [one] { $place }, { $count } tuile
   *[other] { $place }, { $count } tuiles
 }
set-up-layer = Couche { $number }
set-up-chip = { $tile } : { $chip ->
    [d] avec Doubler
    [i] avec Inverser
   *[none] sans jeton
 }. Changer
set-up-tiles = … et les tuiles qui s’y trouvent : { $place }
set-up-left = { $seat ->
    [A] Le joueur A a encore
   *[B] Le joueur B a encore
 }

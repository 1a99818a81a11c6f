### Why a move was a mistake, for the board and the terminal. `who` and `name` are the player of the move, `opponent` and
### `opponentName` the other one.

reason-better-wins = Le meilleur coup gagne tout de suite.
reason-gives-sixth =
    C’est la sixième rangée sur { $opponent ->
        [you] votre ligne
       *[other] la ligne adverse ({ $opponentName })
    } : la partie s’arrête là.
reason-gives-row =
    { $opponent ->
        [you] Vous obtenez
       *[other] { $opponentName } obtient
    } ainsi la rangée { $rows } sur { $of }.
reason-other-wins =
    Après ce coup, { $opponent ->
        [you] vous gagneriez
       *[other] { $opponentName } gagnerait
    } tout de suite avec { $count } des { $of } tuiles pas encore vues ; après le meilleur coup, avec { $better }.
reason-other-stuck =
    Après le meilleur coup, { $opponent ->
        [you] vous n’auriez
       *[other] { $opponentName } n’aurait
    } plus de coup possible avec { $better } des { $of } tuiles pas encore vues ; après celui-ci, avec { $count }.
reason-wins-soon =
    Après le meilleur coup, dans l’état des lignes, { $who ->
        [you] vous gagneriez
       *[other] { $name } gagnerait
    } au prochain tour avec { $better } des { $of } tuiles pas encore vues ; après celui-ci, avec { $count }.
reason-spent =
    { $spent ->
        [exchange] « Échanger » est dépensé
        [stack] « Empiler » est dépensé
        [doubler] Le Doubler est dépensé
       *[inverter] L’Inverser est dépensé
    }. Dans l’état des lignes, { $who ->
        [you] vous n’auriez
       *[other] { $name } n’aurait
    } aucun coup au prochain tour avec { $count } des { $of } tuiles pas encore vues ; en le gardant, avec { $kept }.
reason-self-stuck =
    Dans l’état des lignes, { $who ->
        [you] vous n’auriez
       *[other] { $name } n’aurait
    } aucun coup au prochain tour avec { $count } des { $of } tuiles pas encore vues ; après le meilleur coup, avec { $better }.
reason-fewer-tiles =
    La pioche est presque vide, et c’est alors la main la plus petite qui gagne. { $who ->
        [you] Votre main
       *[other] Main ({ $name })
    } après ce coup : { $count } ; après le meilleur coup : { $better }. { $opponent ->
        [you] La vôtre
       *[other] Main adverse ({ $opponentName })
    } : { $held }.
reason-pile-ends =
    La pioche est vide : la main la plus petite gagne. { $who ->
        [you] Votre main
       *[other] Main ({ $name })
    } après ce coup : { $count } ; après le meilleur coup : { $better }. { $opponent ->
        [you] La vôtre
       *[other] Main adverse ({ $opponentName })
    } : { $held }.
reason-row =
    Le meilleur coup pose la rangée { $rows } sur { $of } { $who ->
        [you] sur votre propre ligne
       *[other] sur sa propre ligne ({ $name })
    } ; celui-ci n’y pose rien.
reason-lays =
    Le meilleur coup pose { $better ->
        [one] 1 tuile
       *[other] { $better } tuiles
    } ; celui-ci { $count ->
        [0] n’en pose aucune
       *[other] en pose { $count }
    }.
reason-opens =
    Cela ouvre { $colour ->
        [white] Blanc
       *[black] Noir
    } { $number } { $opponent ->
        [you] sur votre ligne : vous pouvez
       *[other] sur la ligne adverse : { $opponentName } peut
    } y poser une rangée avec { $count } des { $of } tuiles pas encore vues ; après le meilleur coup, avec { $better }.
reason-leaves =
    Cela { $opponent ->
        [you] vous laisse
       *[other] laisse à { $opponentName }
    } { $colour ->
        [white] Blanc
       *[black] Noir
    } { $number } : { $count } des { $of } tuiles pas encore vues y font une rangée ; après le meilleur coup, { $better }.
reason-own-row =
    Après le meilleur coup, dans l’état des lignes, { $who ->
        [you] vous pouvez
       *[other] { $name } peut
    } poser au prochain tour une rangée sur { $colour ->
        [white] Blanc
       *[black] Noir
    } { $number } avec { $better } des { $of } tuiles pas encore vues ; après celui-ci, avec { $count }.
reason-keeps =
    Cela dépense { $spent ->
        [redraw] « Repiocher »
        [exchange] « Échanger »
        [stack] « Empiler »
        [doubler] le Doubler
       *[inverter] l’Inverser
    } ; le meilleur coup se passe de jeton.
reason-hand-fits =
    Places des lignes où vont les tuiles qui restent en main : { $count } ; après le meilleur coup : { $better }.
reason-hand-most =
    Des tuiles qui restent en main, on pourrait en poser { $count } d’un coup au plus ; après le meilleur coup, { $better }.

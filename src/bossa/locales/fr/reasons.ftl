### Why a move was a mistake, for the board and the terminal.

reason-better-wins = Le meilleur coup gagne tout de suite.
reason-gives-sixth = C’est la sixième rangée sur la ligne de l’adversaire : la partie s’arrête là.
reason-gives-row = L’adversaire obtient ainsi sa rangée { $rows } sur { $of }.
reason-other-wins = Après ce coup, l’adversaire gagnerait tout de suite avec { $count } des { $of } tuiles ; après le meilleur coup, avec { $better }.
reason-other-stuck = Après le meilleur coup, l’adversaire serait bloqué avec { $better } des { $of } tuiles ; après celui-ci, avec { $count }.
reason-spent =
    { $spent ->
        [exchange] L’échange est dépensé
        [stack] L’empilement est dépensé
        [doubler] Le Doubler est dépensé
       *[inverter] L’Inverser est dépensé
    }. Dans l’état des lignes, il n’y aurait aucun coup au prochain tour avec { $count } des { $of } tuiles ; en le gardant, avec { $kept }.
reason-self-stuck = Dans l’état des lignes, il n’y aurait aucun coup au prochain tour avec { $count } des { $of } tuiles ; après le meilleur coup, avec { $better }.
reason-fewer-tiles = La pioche est presque vide, et c’est alors la main la plus petite qui gagne. Tuiles en main après ce coup : { $count } ; après le meilleur coup : { $better }. L’adversaire en a { $held }.
reason-pile-ends = La pioche est vide : la main la plus petite gagne. Tuiles en main après ce coup : { $count } ; après le meilleur coup : { $better }. L’adversaire en a { $held }.
reason-opens =
    Cela ouvre { $colour ->
        [white] Blanc
       *[black] Noir
    } { $number } sur la ligne de l’adversaire, qui peut y poser une rangée avec { $count } des { $of } tuiles ; après le meilleur coup, avec { $better }.

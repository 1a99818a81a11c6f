### Why a move was a mistake, for the board and the terminal. `who` and `name` are the player of the move, `opponent` and
### `opponentName` the other one.

reason-better-wins = The better move wins at once.
reason-gives-sixth =
    This is the sixth row on { $opponent ->
        [you] your
       *[other] { $opponentName }’s
    } line: it ends the game.
reason-gives-row =
    It gives { $opponent ->
        [you] you
       *[other] { $opponentName }
    } row { $rows } of { $of }.
reason-other-wins =
    After this, { $opponent ->
        [you] you
       *[other] { $opponentName }
    } would win at once with { $count } of the { $of } unseen tiles; after the better move, with { $better }.
reason-other-stuck =
    After the better move, { $better } of the { $of } unseen tiles would leave { $opponent ->
        [you] you
       *[other] { $opponentName }
    } without a move; after this one, { $count }.
reason-wins-soon =
    After the better move, as the lines stand, { $who ->
        [you] you
       *[other] { $name }
    } would win next turn with { $better } of the { $of } unseen tiles; after this one, with { $count }.
reason-spent =
    { $spent ->
        [exchange] Exchange
        [stack] Stack
        [doubler] The Doubler
       *[inverter] The Inverter
    } is used up now. As the lines stand, { $count } of the { $of } unseen tiles would leave { $who ->
        [you] you
       *[other] { $name }
    } no move next turn; with it kept, { $kept }.
reason-self-stuck =
    As the lines stand, { $count } of the { $of } unseen tiles would leave { $who ->
        [you] you
       *[other] { $name }
    } no move next turn; after the better move, { $better }.
reason-fewer-tiles =
    The pile is nearly empty, and then fewer tiles win. { $who ->
        [you] In your hand
       *[other] In { $name }’s hand
    } after this: { $count }; after the better move: { $better }. { $opponent ->
        [you] You hold
       *[other] { $opponentName } holds
    } { $held }.
reason-pile-ends =
    The pile is empty, so fewer tiles win. { $who ->
        [you] In your hand
       *[other] In { $name }’s hand
    } after this: { $count }; after the better move: { $better }. { $opponent ->
        [you] You hold
       *[other] { $opponentName } holds
    } { $held }.
reason-row =
    The better move lays row { $rows } of { $of } on { $who ->
        [you] your own line
       *[other] { $name }’s own line
    }; this one lays none there.
reason-lays =
    The better move lays { $better ->
        [one] 1 tile
       *[other] { $better } tiles
    }; this one lays { $count ->
        [0] none
       *[other] { $count }
    }.
reason-opens =
    It opens { $colour ->
        [white] White
       *[black] Black
    } { $number } on { $opponent ->
        [you] your line: you
       *[other] { $opponentName }’s line, where { $opponentName }
    } can lay a row with { $count } of the { $of } unseen tiles; after the better move, with { $better }.
reason-leaves =
    It leaves { $opponent ->
        [you] you
       *[other] { $opponentName }
    } { $colour ->
        [white] White
       *[black] Black
    } { $number }: { $count } of the { $of } unseen tiles make a row there; after the better move, { $better }.
reason-own-row =
    After the better move, as the lines stand, { $who ->
        [you] you can
       *[other] { $name } can
    } lay a row on { $colour ->
        [white] White
       *[black] Black
    } { $number } next turn with { $better } of the { $of } unseen tiles; after this one, with { $count }.
reason-keeps =
    It uses up { $spent ->
        [redraw] Redraw
        [exchange] Exchange
        [stack] Stack
        [doubler] the Doubler
       *[inverter] the Inverter
    }; the better move needs neither marker nor chip.
reason-hand-fits =
    The tiles that stay in hand fit { $count ->
        [0] nowhere
        [one] 1 place
       *[other] { $count } places
    } on the lines; after the better move, { $better }.
reason-hand-most =
    Of the tiles that stay in hand, at most { $count } could be laid at once; after the better move, { $better }.

### Why a move was a mistake, for the board and the terminal.

reason-better-wins = The better move wins at once.
reason-gives-sixth = This is the sixth row on the other player’s line: it ends the game.
reason-gives-row = It gives the other player row { $rows } of { $of }.
reason-other-wins = After this, { $count } of { $of } tiles would win at once for the other player; after the better move, { $better }.
reason-other-stuck = After the better move, { $better } of { $of } tiles would leave the other player without a move; after this one, { $count }.
reason-spent =
    { $spent ->
        [exchange] Exchange
        [stack] Stack
        [doubler] The Doubler
       *[inverter] The Inverter
    } is used up now. As the lines stand, { $count } of { $of } tiles would leave no move next turn; with it kept, { $kept }.
reason-self-stuck = As the lines stand, { $count } of { $of } tiles would leave no move next turn; after the better move, { $better }.
reason-fewer-tiles = The pile is nearly empty, and then fewer tiles win. In hand after this: { $count }; after the better move: { $better }. The other player holds: { $held }.
reason-pile-ends = The pile is empty, so fewer tiles win. In hand after this: { $count }; after the better move: { $better }. The other player holds: { $held }.
reason-opens =
    It opens { $colour ->
        [white] White
       *[black] Black
    } { $number } on the other player’s line, and { $count } of { $of } tiles let the other player fill it; after the better move, { $better }.

"""What a player can do after a move, beyond what `players/facts.py` counts for hints.

A redraw leaves two cases (`states_after`). What is told of it must not hang on the tile that it
brings, so only the tiles that stay in hand in both cases are looked at.
"""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from bossa.kernel.law.moves import COLOUR, LAY, MOST_MOVES, kind_of, moves, number_of
from bossa.kernel.law.packing import COLOURS, pack
from bossa.players.facts import Draws, can_fill, own_next_turn, wins_at_once
from bossa.rules import TILES, Colour, Phase, Player, Position

_TILES = (1 << len(TILES)) - 1

Place = tuple[Colour, int]


def open_places(position: Position, owner: Player) -> tuple[Place, ...]:
    """The ends of the lines that a player owns, black before white, from low to high numbers."""
    return tuple(
        (line.colour, end.number)
        for line in sorted(position.lines, key=lambda line: line.colour.value)
        if line.owner is owner
        for end in line.ends(position.rules)
    )


def fills(left: Sequence[Position], owner: Player) -> dict[Place, Draws]:
    """For each open place on the lines of a player, with how many tiles the player who is to draw
    can lay a row there."""
    return {place: can_fill(left, *place) for place in open_places(left[0], owner)}


def wins_next_turn(left: Position) -> Draws | None:
    """With how many tiles who has just moved would win in the next turn, as the lines are now.

    None where that draw is the last one: then it counts how many tiles the other has drawn and laid
    (X4), and nobody knows that.
    """
    turn = own_next_turn(left)
    return None if turn is None or left.pile_size < 3 else wins_at_once([turn])


def lays_of_hand(left: Sequence[Position], player: Player) -> set[tuple[Place, int]]:
    """The rows that the tiles which stay in a hand could make, as the lines are now, without a new
    tile: each with its place and how many tiles it has."""
    hands = [set(position.side(player).tiles) for position in left]
    side = replace(left[0].side(player), hand=tuple(set.intersection(*hands)))
    position = replace(left[0].with_side(player, side), player=player, phase=Phase.PLAY)
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    count = moves(pack(position).state, buffer)
    found = set()
    for move in map(int, buffer[:count]):
        if kind_of(move) == LAY:
            place = COLOURS[move >> COLOUR & 1], int(number_of(move))
            found.add((place, (move & _TILES).bit_count()))
    return found

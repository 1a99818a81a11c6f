"""A position as six machine words. (`rules.turn.State` is something else: a position with outcome.)

| word | what |
|---|---|
| 0, 1 | the hands of A and B: a bit for each tile |
| 2 | the tiles on the table and the discards: a bit for each tile |
| 3, 4 | the white and the black line: for each number four bits with the row's size, or DIE |
| 5 | who is to do what, markers, chips, owners, rules, and how far the lines reach |

A search need not know which tile lies in which row: moves depend on sizes and numbers only. For the
way back to a `Position`, `packing` keeps the rows beside the words.
"""

import numpy as np

from bossa.kernel.constants import (
    CHIP_NAMES,
    HIGHEST_ROW,
    MARKER_NAMES,
    MOST_IN_ROW,
    ROWS_TO_WIN,
    TILE_COUNT,
    require,
)
from bossa.kernel.jit.bits import popcount
from bossa.kernel.jit.decorators import compiled, inlined

State = tuple[int, int, int, int, int, int]

GONE, LINES, META = 2, 3, 5
"""Where in a state these words stand. Each hand stands at the number of its player."""

DIE = 15
"""Stands in a line where the die is. No row has so many tiles."""

ALL_TILES = (1 << TILE_COUNT) - 1

# The bits of the last word.
PLAYER = 1 << 0  # set: B is to act
PLAY = 1 << 1  # set: to play; else to draw
MARKERS = 2  # six bits: Redraw, Exchange, Stack of A, then of B
REDRAW, EXCHANGE, STACK = 1, 2, 4
CHIPS = 8  # two bits each: 0 none, 1 Doubler, 2 Inverter
DOUBLER, INVERTER = 1, 2
OWNER = 12  # two bits: of the white line; 0 A, 1 B, 2 nobody (and then of none)
NOBODY = 2
VARIANT = 14  # one bit: 0 regular, 1 novice
REACH = 16  # four bits each: lowest and highest number of the white line, then of the black one

require(TILE_COUNT <= 62, "a bit a tile")
require(MOST_IN_ROW < DIE, "four bits for the size of a row")
require(HIGHEST_ROW <= 15, "four bits for a number")
require(MARKER_NAMES == ("REDRAW", "EXCHANGE", "STACK"), "a bit a marker")
require(CHIP_NAMES == ("DOUBLER", "INVERTER"), "two bits for a chip")

_ROWS_TO_WIN = np.array(ROWS_TO_WIN, dtype=np.int64)


@inlined
def player_of(state: State) -> int:
    """The player who is to act: 0 for A, 1 for B."""
    return state[META] & 1


@inlined
def markers_of(state: State, player: int) -> int:
    """The markers that a player has left, as bits REDRAW, EXCHANGE and STACK."""
    return (state[META] >> (MARKERS + 3 * player)) & 7


@inlined
def chip_of(state: State, player: int) -> int:
    """The chip that a player has left: 0 for none, DOUBLER or INVERTER."""
    return (state[META] >> (CHIPS + 2 * player)) & 3


@inlined
def lowest_number(meta: int, colour: int) -> int:
    return (meta >> (REACH + 8 * colour)) & 15


@inlined
def highest_number(meta: int, colour: int) -> int:
    return (meta >> (REACH + 8 * colour + 4)) & 15


@inlined
def rows_of(meta: int, colour: int) -> int:
    """The number of rows on a line. The die does not count."""
    return highest_number(meta, colour) - lowest_number(meta, colour)


@inlined
def variant_in(meta: int) -> int:
    """0 in the regular game, 1 in the novice game."""
    return (meta >> VARIANT) & 1


@inlined
def rows_to_win(meta: int) -> int:
    """The number of rows on a line that ends the game (X3). No novice line reaches it (N3)."""
    return _ROWS_TO_WIN[variant_in(meta)]


@inlined
def owner_of(meta: int, colour: int) -> int:
    """The player who owns a line, or NOBODY."""
    owner = (meta >> OWNER) & 3
    return owner if owner == NOBODY else owner ^ colour


@inlined
def unseen_of(state: State) -> int:
    """The tiles of the pile and the removed tile."""
    return ALL_TILES & ~(state[0] | state[1] | state[GONE])


@compiled
def pile_of(state: State) -> int:
    """The number of tiles in the pile: all unseen tiles but the removed one."""
    return popcount(unseen_of(state)) - 1

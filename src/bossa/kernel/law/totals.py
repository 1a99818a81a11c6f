"""What a hand can lay at once, without trying its groups: sets of totals, as bits.

Bit 8 * n + size stands for a group of that size with the total n. The numbers 0 to 7 are in one
word and 8 to 15 in another. So one more tile in the hand is a shift of the whole set, and a set of
totals and the room on the lines have a bit in common if there is a move.
"""

import numpy as np

from bossa.kernel.constants import HIGHEST_ROW, MOST_IN_ROW, require
from bossa.kernel.jit.bits import highest, lowest
from bossa.kernel.jit.decorators import compiled, inlined
from bossa.kernel.law.moves import BESIDE, DOTS
from bossa.kernel.law.state import (
    DIE,
    LINES,
    META,
    STACK,
    State,
    highest_number,
    lowest_number,
    markers_of,
    owner_of,
    rows_of,
    rows_to_win,
    variant_in,
)

require(HIGHEST_ROW < 16, "two words for the totals of a hand")
require(MOST_IN_ROW < 7, "a bit for each size of a group, and no sign")

Pair = tuple[int, int]
"""A set of totals in one colour: the numbers 0 to 7, and 8 to 15."""
Totals = tuple[int, int, int, int]
"""The sets of both colours, white first."""
HandTotals = tuple[int, int, int, int, int, int, int, int]
"""The totals without a chip, and those with the chip on one tile."""
Room = tuple[int, int, int, int, int, int, int, int]
"""What the lines have room for: white ends, black ends, white stacks, black stacks."""

_SIZES = sum(0x7F << 8 * n for n in range(8))
"""The sizes 0 to 6 on eight numbers. What is larger is no row."""
_SIZE_0 = sum(1 << 8 * n for n in range(8))

NOTHING: HandTotals = (1, 0, 1, 0, 0, 0, 0, 0)
"""The totals of an empty hand: the group without tiles."""

_DOTS = np.ascontiguousarray(DOTS)


@inlined
def _plus(low: int, high: int, dots: int) -> Pair:
    """Every group of a set with one more tile that counts so much; nothing if it counts 0."""
    if dots == 0:
        return 0, 0
    shift = 8 * dots + 1
    if shift < 64:
        return (low << shift) & _SIZES, ((high << shift) | (low >> (64 - shift))) & _SIZES
    return 0, (low << (shift - 64)) & _SIZES


@inlined
def with_tile(totals: HandTotals, tile: int, chip: int) -> HandTotals:
    """The totals of a hand that has one more tile."""
    wl, wh, bl, bh, cwl, cwh, cbl, cbh = totals
    white, black = _DOTS[0, 0, tile], _DOTS[0, 1, tile]
    if chip:
        low, high = _plus(cwl, cwh, white)
        more_low, more_high = _plus(wl, wh, _DOTS[chip, 0, tile])
        cwl, cwh = cwl | low | more_low, cwh | high | more_high
        low, high = _plus(cbl, cbh, black)
        more_low, more_high = _plus(bl, bh, _DOTS[chip, 1, tile])
        cbl, cbh = cbl | low | more_low, cbh | high | more_high
    low, high = _plus(wl, wh, white)
    wl, wh = wl | low, wh | high
    low, high = _plus(bl, bh, black)
    return wl, wh, bl | low, bh | high, cwl, cwh, cbl, cbh


@compiled
def totals_of(hand: int, chip: int) -> HandTotals:
    """The totals of a hand. `chip` is the chip that goes with it, 0 for none."""
    totals = NOTHING
    while hand:
        totals = with_tile(totals, lowest(hand), chip)
        hand &= hand - 1
    return totals


@inlined
def all_totals(totals: HandTotals) -> Totals:
    """The totals with and without the chip."""
    wl, wh, bl, bh, cwl, cwh, cbl, cbh = totals
    return wl | cwl, wh | cwh, bl | cbl, bh | cbh


@inlined
def at(number: int, sizes: int) -> Pair:
    """A set that has these sizes on one number."""
    if number < 8:
        return sizes << (8 * number), 0
    if number < 16:
        return 0, sizes << (8 * (number - 8))
    return 0, 0


@inlined
def end_below(line: int, low: int, variant: int) -> Pair:
    """The room for a row below the line."""
    if low <= 1:
        return 0, 0
    return at(low - 1, BESIDE[variant, (line >> (4 * low)) & 15])


@inlined
def end_above(line: int, high: int, variant: int) -> Pair:
    """The room for a row above the line."""
    return at(high + 1, BESIDE[variant, (line >> (4 * high)) & 15])


@inlined
def _stacks(line: int, low: int, high: int) -> Pair:
    """The room for stacks: each row's own number and size (A3)."""
    rows_low = rows_high = 0
    for number in range(low, high + 1):
        size = (line >> (4 * number)) & 15
        if size != DIE:
            if number < 8:
                rows_low |= 1 << (8 * number + size)
            else:
                rows_high |= 1 << (8 * (number - 8) + size)
    return rows_low, rows_high


@compiled
def room_of(state: State, player: int) -> Room:
    """What the lines have room for, for a player who has Stack left or not."""
    meta = state[META]
    variant = variant_in(meta)
    white, black = state[LINES], state[LINES + 1]
    wlow, whigh = lowest_number(meta, 0), highest_number(meta, 0)
    blow, bhigh = lowest_number(meta, 1), highest_number(meta, 1)
    a, b = end_below(white, wlow, variant)
    c, d = end_above(white, whigh, variant)
    e, f = end_below(black, blow, variant)
    g, h = end_above(black, bhigh, variant)
    sw, swh, sb, sbh = 0, 0, 0, 0
    if markers_of(state, player) & STACK:
        sw, swh = _stacks(white, wlow, whigh)
        sb, sbh = _stacks(black, blow, bhigh)
    return a | c, b | d, e | g, f | h, sw, swh, sb, sbh


@inlined
def last_rows(meta: int, player: int) -> tuple[int, int]:
    """The lines on which one more row ends the game (X3): those of the player and those of the
    opponent. Bit 0 stands for white and bit 1 for black."""
    own = theirs = 0
    for colour in range(2):
        if rows_of(meta, colour) == rows_to_win(meta) - 1:
            if owner_of(meta, colour) == player:
                own |= 1 << colour
            else:
                theirs |= 1 << colour
    return own, theirs


@inlined
def made_of(totals: Totals, room: Room) -> tuple[int, int, int]:
    """The sizes of what can be laid on white and on black, and of what can be stacked. They stand
    on any number."""
    wl, wh, bl, bh = totals
    ewl, ewh, ebl, ebh, swl, swh, sbl, sbh = room
    white = (wl & ewl) | (wh & ewh)
    black = (bl & ebl) | (bh & ebh)
    stacks = (wl & swl) | (wh & swh) | (bl & sbl) | (bh & sbh)
    return white, black, stacks


@inlined
def most_of(made: int) -> int:
    """The largest size of a set that is not empty."""
    made |= made >> 32
    made |= made >> 16
    made |= made >> 8
    return highest(made & 0xFF)


WINS, STUCK, OPEN = 1, 0, -1


@inlined
def at_once(totals: Totals, room: Room, size: int, ends: tuple[int, int], can_act: int) -> int:
    """WINS if a move wins at once, STUCK if there is none, else OPEN. The hand has `size` tiles;
    `can_act` is set if the player can exchange or redraw."""
    white, black, stacks = made_of(totals, room)
    made = white | black | stacks
    own, _ = ends
    wins = made & (_SIZE_0 << size) if size <= MOST_IN_ROW else 0
    if own & 1:
        wins |= white
    if own & 2:
        wins |= black
    if wins:
        return WINS
    return OPEN if made or can_act else STUCK


@inlined
def last_turn(
    totals: Totals, room: Room, size: int, ends: tuple[int, int], can_swap: int, others: int
) -> int:
    """The half points in the last turn, after which the game ends (X4): 2, 0, or 1 for a tie. The
    opponent has `others` tiles; `can_swap` is set if the player can exchange."""
    white, black, stacks = made_of(totals, room)
    own, theirs = ends
    wins = (white | black | stacks) & (_SIZE_0 << size) if size <= MOST_IN_ROW else 0
    if own & 1:
        wins |= white
    if own & 2:
        wins |= black
    if wins:
        return 2
    # A last row on the opponent's line would lose.
    if theirs & 1:
        white = 0
    if theirs & 2:
        black = 0
    made = white | black | stacks
    left = size
    if made:
        left -= most_of(made)
    elif not can_swap:
        return 0
    return 2 if left < others else (1 if left == others else 0)

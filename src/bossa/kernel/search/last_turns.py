"""The last two turns in closed form: what the player who moves next to last can get.

Nothing that this player still holds will ever be laid: only the number of tiles counts (X4). So all
groups of one size at one end are the same move, and so are all redraws. What the opponent can do in
the last turn follows from the totals of the opponent's hand with each of the two unseen tiles.
"""

from bossa.kernel.jit.bits import highest, lowest, popcount
from bossa.kernel.jit.decorators import compiled, inlined
from bossa.kernel.law.moves import BESIDE
from bossa.kernel.law.state import (
    EXCHANGE,
    LINES,
    META,
    REDRAW,
    STACK,
    State,
    chip_of,
    highest_number,
    lowest_number,
    markers_of,
    owner_of,
    player_of,
    rows_of,
    rows_to_win,
    unseen_of,
    variant_in,
)
from bossa.kernel.law.totals import (
    Room,
    Totals,
    all_totals,
    at,
    end_above,
    end_below,
    last_rows,
    last_turn,
    most_of,
    room_of,
    totals_of,
    with_tile,
)

BEST = 4
"""A win, with two unseen tiles: 2 * 2!."""


@inlined
def _both(
    one: Totals,
    other: Totals,
    room: Room,
    size: int,
    ends: tuple[int, int],
    can_swap: int,
    others: int,
) -> int:
    """The value for the player who now waits, over both tiles that the opponent may draw."""
    lost = last_turn(one, room, size, ends, can_swap, others)
    return BEST - lost - last_turn(other, room, size, ends, can_swap, others)


@compiled
def next_to_last(
    state: State,
    hand: int,
    totals: Totals,
    room: Room,
    their_room: Room,
    their_ends: tuple[int, int],
    one: Totals,
    other: Totals,
    tiles: tuple[int, int],
    enough: int,
) -> int:
    """The value of a position to play with two unseen tiles, where no move wins at once and there
    is one; a lower bound, if that is `enough`. `hand` are the player's tiles; `one` and `other` are
    the totals of the opponent with each of the unseen `tiles`."""
    player = player_of(state)
    opponent = 1 - player
    theirs = state[opponent]
    size, others = popcount(hand), popcount(theirs)
    meta = state[META]
    markers = markers_of(state, player)
    their_markers = markers_of(state, opponent)
    can_swap = their_markers & EXCHANGE
    best = 0
    if markers & REDRAW:
        # The pile is empty afterwards: the game ends, with as many tiles as now.
        best = BEST if size < others else (BEST // 2 if size == others else 0)

    wl, wh, bl, bh = totals
    stacks = (wl & room[4]) | (wh & room[5]) | (bl & room[6]) | (bh & room[7])
    if stacks and best < enough:
        left = size - most_of(stacks)
        value = _both(one, other, their_room, others + 1, their_ends, can_swap, left)
        best = max(best, value)

    variant = variant_in(meta)
    for colour in range(2):
        ends_low, ends_high = (room[0], room[1]) if colour == 0 else (room[2], room[3])
        own_low, own_high = (wl, wh) if colour == 0 else (bl, bh)
        rows = rows_of(meta, colour) + 1
        if (own_low & ends_low) | (own_high & ends_high) == 0 or rows >= rows_to_win(meta):
            continue  # A last row on the opponent's line would lose.
        line = state[LINES + colour]
        low, high = lowest_number(meta, colour), highest_number(meta, colour)
        below = end_below(line, low, variant)
        above = end_above(line, high, variant)
        ends_own, ends_theirs = their_ends
        if rows == rows_to_win(meta) - 1:
            if owner_of(meta, colour) == opponent:
                ends_own |= 1 << colour
            else:
                ends_theirs |= 1 << colour
        for end in range(2):
            number = high + 1 if end else low - 1
            kept_low, kept_high = below if end else above
            end_low, end_high = above if end else below
            made = own_low & end_low if number < 8 else own_high & end_high
            sizes = (made >> (8 * (number & 7))) & 0x7F
            while sizes and best < enough:
                laid = highest(sizes)
                sizes ^= 1 << laid
                room_low, room_high = kept_low, kept_high
                beyond = number + 1 if end else number - 1
                if beyond > 0:
                    new_low, new_high = at(beyond, BESIDE[variant, laid])
                    room_low |= new_low
                    room_high |= new_high
                stack_low, stack_high = 0, 0
                if their_markers & STACK:
                    stack_low, stack_high = at(number, 1 << laid)
                ewl, ewh, ebl, ebh, swl, swh, sbl, sbh = their_room
                if colour == 0:
                    ewl, ewh = room_low, room_high
                    swl, swh = swl | stack_low, swh | stack_high
                else:
                    ebl, ebh = room_low, room_high
                    sbl, sbh = sbl | stack_low, sbh | stack_high
                changed = (ewl, ewh, ebl, ebh, swl, swh, sbl, sbh)
                ends = (ends_own, ends_theirs)
                value = _both(one, other, changed, others + 1, ends, can_swap, size - laid)
                best = max(best, value)

    if markers & EXCHANGE:
        chip = chip_of(state, opponent)
        first, second = tiles
        taken = theirs
        while taken and best < enough:
            without = totals_of(theirs & ~(taken & -taken), chip)
            taken &= taken - 1
            given = hand
            while given and best < enough:
                swapped = with_tile(without, lowest(given), chip)
                given &= given - 1
                value = _both(
                    all_totals(with_tile(swapped, first, chip)),
                    all_totals(with_tile(swapped, second, chip)),
                    their_room,
                    others + 1,
                    their_ends,
                    can_swap,
                    size,
                )
                best = max(best, value)
    return best


@compiled
def two_turns(state: State) -> int:
    """The value of a position to play with two unseen tiles, where no move wins at once and there
    is one. A win is worth 4."""
    player = player_of(state)
    opponent = 1 - player
    unseen = unseen_of(state)
    first, second = lowest(unseen), lowest(unseen & (unseen - 1))
    chip = chip_of(state, opponent)
    waiting = totals_of(state[opponent], chip)
    return next_to_last(
        state,
        state[player],
        all_totals(totals_of(state[player], chip_of(state, player))),
        room_of(state, player),
        room_of(state, opponent),
        last_rows(state[META], opponent),
        all_totals(with_tile(waiting, first, chip)),
        all_totals(with_tile(waiting, second, chip)),
        (first, second),
        BEST,
    )

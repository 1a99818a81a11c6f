"""Positions with three and four unseen tiles: the end of a search, without recursion.

Whatever a player does but exchange, the opponent has the same hand afterwards, and can make the
same with each tile that may come. So this is worked out once for all moves (`_write_drawn`).
"""

import numpy as np

from bossa.kernel.jit.bits import lowest, popcount
from bossa.kernel.jit.decorators import compiled, inlined
from bossa.kernel.law.moves import EXCHANGING, REDRAWING, actions, kind_of, placings_on
from bossa.kernel.law.state import (
    EXCHANGE,
    META,
    REDRAW,
    State,
    chip_of,
    markers_of,
    player_of,
    unseen_of,
)
from bossa.kernel.law.step import GOES_ON, after_draw, after_move, halves_of
from bossa.kernel.law.totals import (
    OPEN,
    WINS,
    Totals,
    all_totals,
    at_once,
    last_rows,
    last_turn,
    room_of,
    totals_of,
    with_tile,
)
from bossa.kernel.search.last_turns import BEST, next_to_last
from bossa.kernel.search.memory import DRAWN, HINTS, SOLVER_NODES, SWAPPED
from bossa.kernel.search.ordering import MOVE_BITS, in_order, next_best

BEST_OF_THREE = 3 * BEST
"""A win, with three unseen tiles: 2 * 3!."""
BEST_OF_FOUR = 4 * BEST_OF_THREE


@compiled
def _write_drawn(state: State, player: int, drawn: int, memory: np.ndarray) -> None:
    """Write what a player can make with each unseen tile."""
    chip = chip_of(state, player)
    totals = totals_of(state[player], chip)
    tiles = unseen_of(state)
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        at = drawn + 4 * tile
        memory[at], memory[at + 1], memory[at + 2], memory[at + 3] = all_totals(
            with_tile(totals, tile, chip)
        )


@inlined
def _drawn(tile: int, drawn: int, memory: np.ndarray) -> Totals:
    at = drawn + 4 * tile
    return memory[at], memory[at + 1], memory[at + 2], memory[at + 3]


@compiled
def _three_draws(
    state: State, alpha: int, beta: int, drawn: int, memory: np.ndarray
) -> tuple[int, int]:
    """The same as `three_draws`, where memory has what the player who draws can make."""
    player = player_of(state)
    opponent = 1 - player
    hand = state[player]
    room = room_of(state, player)
    ends = last_rows(state[META], player)
    can_act = markers_of(state, player) & (EXCHANGE | REDRAW)
    size = popcount(hand) + 1
    tiles = unseen_of(state)
    low, high = 0, BEST_OF_THREE
    still_open = 0
    while tiles:
        bit = tiles & -tiles
        tiles ^= bit
        seen = at_once(_drawn(lowest(bit), drawn, memory), room, size, ends, can_act)
        if seen == WINS:
            low += BEST
        elif seen == OPEN:
            still_open |= bit
        else:
            high -= BEST
    if low >= beta or high <= alpha or not still_open:
        return low, high

    chip = chip_of(state, opponent)
    waiting = totals_of(state[opponent], chip)
    their_room = room_of(state, opponent)
    their_ends = last_rows(state[META], opponent)
    tiles = unseen_of(state)
    while still_open and low < beta and high > alpha:
        bit = still_open & -still_open
        still_open ^= bit
        rest = tiles ^ bit
        first, second = lowest(rest), lowest(rest & (rest - 1))
        value = next_to_last(
            state,
            hand | bit,
            _drawn(lowest(bit), drawn, memory),
            room,
            their_room,
            their_ends,
            all_totals(with_tile(waiting, first, chip)),
            all_totals(with_tile(waiting, second, chip)),
            (first, second),
            min(BEST, beta - low),
        )
        low += value
        if low < beta:
            high -= BEST - value
    return low, high


@compiled
def three_draws(state: State, alpha: int, beta: int, memory: np.ndarray) -> tuple[int, int]:
    """Bounds of the value of a position to draw with three unseen tiles. A win is worth 12. As soon
    as they are outside alpha and beta, they are good enough."""
    _write_drawn(state, player_of(state), SWAPPED, memory)
    return _three_draws(state, alpha, beta, SWAPPED, memory)


@compiled
def _redrawn(state: State, memory: np.ndarray) -> int:
    """The value of any redraw with three unseen tiles, where memory has what the opponent can make.
    A win is worth 12.

    The opponent's next turn is the last one. Whichever tile is given and comes, the player has as
    many tiles as before, and each tile comes to the opponent as often: after each of two others.
    """
    player = player_of(state)
    opponent = 1 - player
    room = room_of(state, opponent)
    ends = last_rows(state[META], opponent)
    can_swap = markers_of(state, opponent) & EXCHANGE
    size, others = popcount(state[opponent]) + 1, popcount(state[player])
    tiles = unseen_of(state)
    lost = 0
    while tiles:
        made = _drawn(lowest(tiles), DRAWN, memory)
        tiles &= tiles - 1
        lost += last_turn(made, room, size, ends, can_swap, others)
    return 2 * (6 - lost)


@compiled
def any_redraw(state: State, memory: np.ndarray) -> tuple[int, int]:
    """The value of any redraw with three unseen tiles, as both bounds."""
    _write_drawn(state, 1 - player_of(state), DRAWN, memory)
    value = _redrawn(state, memory)
    return value, value


@compiled
def _three_left(
    state: State, lines: int, alpha: int, beta: int, ply: int, top: int, memory: np.ndarray
) -> tuple[int, int]:
    """Bounds of the value of a position to play with three unseen tiles, where no move wins at once
    and there is one. Memory has what the opponent can make. `lines` are those on which something
    can be laid or stacked: bit 0 white, bit 1 black."""
    memory[SOLVER_NODES] += 1
    count = placings_on(state, 0, memory, 0) if lines & 1 else 0
    if lines & 2:
        count = placings_on(state, 1, memory, count)
    count = actions(state, memory, count)
    # All redraws are worth the same. They come last: keep one of them.
    while count > 1 and kind_of(memory[count - 2]) == REDRAWING:
        count -= 1
    in_order(state, count, 0, memory[HINTS + ply], top, memory)
    player = player_of(state)
    end = top + count
    best_low, best_high, best = 0, 0, 0
    while top < end:
        move = next_best(memory, top, end) & MOVE_BITS
        top += 1
        if kind_of(move) == REDRAWING:
            least = most = _redrawn(state, memory)
        else:
            child, outcome = after_move(state, move, 0)
            if outcome != GOES_ON:
                least = most = halves_of(outcome, player) * (BEST_OF_THREE // 2)
            else:
                their_alpha, their_beta = BEST_OF_THREE - beta, BEST_OF_THREE - alpha
                if kind_of(move) == EXCHANGING:
                    lost, kept = three_draws(child, their_alpha, their_beta, memory)
                else:
                    lost, kept = _three_draws(child, their_alpha, their_beta, DRAWN, memory)
                least, most = BEST_OF_THREE - kept, BEST_OF_THREE - lost
        if least > best_low or best == 0:
            best = move
        best_low, best_high = max(best_low, least), max(best_high, most)
        alpha = max(alpha, best_low)
        if best_low >= beta:
            if top < end:
                best_high = BEST_OF_THREE
            break
    memory[HINTS + ply] = best
    return best_low, best_high


@compiled
def three_left(
    state: State, alpha: int, beta: int, ply: int, top: int, memory: np.ndarray
) -> tuple[int, int]:
    """Bounds of the value of a position to play with three unseen tiles, where no move wins at once
    and there is one. A win is worth 12."""
    _write_drawn(state, 1 - player_of(state), DRAWN, memory)
    return _three_left(state, 3, alpha, beta, ply, top, memory)


@inlined
def _child_window(low: int, high: int, alpha: int, beta: int) -> tuple[int, int]:
    """The window for one more of four tiles, where their sum has these bounds so far (Star1)."""
    return max(0, alpha - (high - BEST_OF_THREE)), min(BEST_OF_THREE, beta - low)


@compiled
def four_draws(
    state: State, alpha: int, beta: int, ply: int, top: int, memory: np.ndarray
) -> tuple[int, int]:
    """Bounds of the value of a position to draw with four unseen tiles. A win is worth 48."""
    player = player_of(state)
    hand = state[player]
    chip = chip_of(state, player)
    totals = totals_of(hand, chip)
    room = room_of(state, player)
    ends = last_rows(state[META], player)
    can_act = markers_of(state, player) & (EXCHANGE | REDRAW)
    size = popcount(hand) + 1
    tiles = unseen_of(state)
    low, high = 0, BEST_OF_FOUR
    still_open = on_white = on_black = 0
    while tiles:
        bit = tiles & -tiles
        tiles ^= bit
        made = all_totals(with_tile(totals, lowest(bit), chip))
        seen = at_once(made, room, size, ends, can_act)
        if seen == WINS:
            low += BEST_OF_THREE
        elif seen == OPEN:
            still_open |= bit
            wl, wh, bl, bh = made
            if (wl & (room[0] | room[4])) | (wh & (room[1] | room[5])):
                on_white |= bit
            if (bl & (room[2] | room[6])) | (bh & (room[3] | room[7])):
                on_black |= bit
        else:
            high -= BEST_OF_THREE
    if low >= beta or high <= alpha or not still_open:
        return low, high
    _write_drawn(state, 1 - player, DRAWN, memory)
    while still_open and low < beta and high > alpha:
        bit = still_open & -still_open
        still_open ^= bit
        lines = (1 if on_white & bit else 0) | (2 if on_black & bit else 0)
        child_alpha, child_beta = _child_window(low, high, alpha, beta)
        child = after_draw(state, lowest(bit))
        least, most = _three_left(child, lines, child_alpha, child_beta, ply + 1, top, memory)
        low += least
        high -= BEST_OF_THREE - most
    return low, high


@compiled
def four_redraws(
    state: State, redraw: int, alpha: int, beta: int, memory: np.ndarray
) -> tuple[int, int]:
    """Bounds of the value of a redraw with four unseen tiles. A win is worth 48."""
    _write_drawn(state, 1 - player_of(state), DRAWN, memory)
    tiles = unseen_of(state)
    low, high = 0, BEST_OF_FOUR
    while tiles and low < beta and high > alpha:
        child, _ = after_move(state, redraw, lowest(tiles))
        tiles &= tiles - 1
        child_alpha, child_beta = _child_window(low, high, alpha, beta)
        lost, kept = _three_draws(
            child, BEST_OF_THREE - child_beta, BEST_OF_THREE - child_alpha, DRAWN, memory
        )
        low += BEST_OF_THREE - kept
        high -= lost
    return low, high

"""The exact value of a position by a search without cuts, in whole numbers: nothing is rounded.

With n unseen tiles a value is k / (2 * n!), and the search finds k. A win is 2 * n!, a tie is n!,
and a draw is the sum over the tiles that can come.
"""

from collections.abc import Callable
from fractions import Fraction
from math import factorial
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit, typeof, types
from numba.typed import Dict

from bossa.kernel.jit.bits import lowest, popcount
from bossa.kernel.law.moves import MOST_MOVES, REDRAWING, kind_of, moves
from bossa.kernel.law.packing import pack, unpack_move
from bossa.kernel.law.state import META, PLAY, player_of, unseen_of
from bossa.kernel.law.step import GOES_ON, TIE, after_draw, after_move
from bossa.kernel.search.solve import MOST_PLIES
from bossa.rules import TILES, Decision, Phase, Position

Function = TypeVar("Function", bound=Callable[..., Any])

_STATE = typeof((0,) * 6)
_WIN = np.array([2 * factorial(n) for n in range(20)], dtype=np.int64)


def _compiled(function: Function) -> Function:
    return cast(Function, njit(function))


@_compiled
def _points(outcome: int, player: int, win: int) -> int:
    winner = outcome & 3
    return win // 2 if winner == TIE else (win if winner == player else 0)


@_compiled
def _of_move(state: Any, move: int, ply: int, known: Any, buffers: Any) -> int:
    """The value of a move for the player who makes it."""
    player = player_of(state)
    tiles = unseen_of(state)
    count = popcount(tiles)
    if kind_of(move) != REDRAWING:
        child, outcome = after_move(state, move, 0)
        if outcome != GOES_ON:
            return _points(outcome, player, int(_WIN[count]))
        return int(_WIN[count]) - _value(child, ply + 1, known, buffers)
    total = 0
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        child, outcome = after_move(state, move, tile)
        if outcome != GOES_ON:
            total += _points(outcome, player, int(_WIN[count - 1]))
        else:
            total += int(_WIN[count - 1]) - _value(child, ply + 1, known, buffers)
    return total


@_compiled
def _value(state: Any, ply: int, known: Any, buffers: Any) -> int:
    if state in known:
        return int(known[state])
    total = 0
    if state[META] & PLAY:
        buffer = buffers[ply]
        for place in range(moves(state, buffer)):
            total = max(total, _of_move(state, buffer[place], ply, known, buffers))
    else:
        tiles = unseen_of(state)
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            total += _value(after_draw(state, tile), ply + 1, known, buffers)
    known[state] = total
    return total


def values(position: Position) -> tuple[Fraction, dict[Decision, Fraction]]:
    """The values of a position and of each of its moves."""
    state = pack(position).state
    known = Dict.empty(_STATE, types.int64)
    buffers = np.zeros((MOST_PLIES, MOST_MOVES), dtype=np.int64)
    win = 2 * factorial(len(TILES) - bin(state[0] | state[1] | state[2]).count("1"))
    found: dict[Decision, Fraction] = {}
    if position.phase is Phase.PLAY:
        buffer = np.zeros(MOST_MOVES, dtype=np.int64)
        words = [int(word) for word in buffer[: moves(state, buffer)]]
        chip = position.side(position.player).chip
        found = {
            unpack_move(word, chip): Fraction(_of_move(state, word, 0, known, buffers), win)
            for word in words
        }
    return Fraction(_value(state, 0, known, buffers), win), found

"""Hints for a player: a good move, and what it leaves the other, counted tile by tile.

The move comes from the evaluator. What is said about it does not: every figure is counted over each
tile that can come (`players/facts.py`).

The server only tells hints; workers find them. So what needs numba, which takes long to load, is
imported in the functions that find.
"""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal

from bossa.rules import Move, NotNow, Outcome, Phase, Player, Position

if TYPE_CHECKING:
    from bossa.players.evaluator import Evaluator

SECONDS = 0.3
"""How long the evaluator tries to solve a position near the end of a game."""
MEMORY = 1 << 26
"""Bytes of its table, at most."""

Ends = Literal["wins", "loses", "ties"]


@dataclass(frozen=True, slots=True)
class Leaves:
    """What a move leaves the other player, who draws one of the unseen tiles."""

    unseen: int
    """Tiles of which each is equally likely to be drawn; one of them is the removed tile (V1)."""
    wins: int
    """With so many of them the other could win at once."""
    stuck: int
    """With so many of them the other would have no move, and lose (X1)."""
    tiles: int
    """Tiles in the other's hand after the draw: so many are to be laid to win by an empty hand."""
    rows: int | None
    """Rows that the other's line needs to win. None in the novice game (N3)."""


@dataclass(frozen=True, slots=True)
class Hint:
    move: Move
    left: int
    """Tiles left in the hand of who plays it."""
    ends: Ends | None
    """How the game ends with it, for who plays it."""
    leaves: Leaves | None
    """None where the game ends."""


def hint_for(position: Position) -> Hint:
    """A hint for the player who is to play; refused in the set-up and before a draw."""
    if position.phase is not Phase.PLAY:
        raise NotNow("no-hints-in-setup", "U2")
    return described(position, next(iter(_evaluator().moves(position))))


@cache
def _evaluator() -> "Evaluator":
    """Of this process: its arrays are large."""
    from bossa.players.evaluator import Evaluator

    return Evaluator(seconds=SECONDS, memory=MEMORY)


def described(position: Position, move: Move) -> Hint:
    """A move with what follows from it."""
    from bossa.players.facts import states_after, stuck, wins_at_once

    states = states_after(position, move)
    after, outcome = states[0].position, states[0].outcome
    left = len(after.side(position.player).tiles)
    if outcome:
        return Hint(move, left, _ends(outcome, position.player), None)
    other = position.player.opponent
    to_draw = [state.position for state in states]
    wins, without_move = wins_at_once(to_draw), stuck(to_draw)
    tiles = len(after.side(other).tiles) + 1
    leaves = Leaves(wins.of, wins.count, without_move.count, tiles, _rows_to_win(after, other))
    return Hint(move, left, None, leaves)


def _ends(outcome: Outcome, player: Player) -> Ends:
    if outcome.winner is None:
        return "ties"
    return "wins" if outcome.winner is player else "loses"


def _rows_to_win(position: Position, player: Player) -> int | None:
    """Rows that the line of a player needs to win. None where rows do not win (N3)."""
    line = next((line for line in position.lines if line.owner is player), None)
    most = position.rules.rows_to_win
    return most - len(line.rows) if line and most else None

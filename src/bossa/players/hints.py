"""Hints for a player: a good move, and what it leaves the other, counted tile by tile.

The move comes from the evaluator. What is said about it does not: every figure is counted with the
rules, over each tile that can come.
"""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal

from bossa.rules import (
    Choice,
    Move,
    NotNow,
    Outcome,
    Phase,
    Player,
    Position,
    Redraw,
    Tile,
    legal,
)
from bossa.rules.turn import State, after_draw, after_move

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
    # Imported here: loading numba takes long, and the server, which only tells hints, needs none.
    from bossa.players.evaluator import Evaluator

    return Evaluator(seconds=SECONDS, memory=MEMORY)


def described(position: Position, move: Move) -> Hint:
    """A move with what follows from it."""
    after = _after(position, move)
    left = len(after.position.side(position.player).tiles)
    if after.outcome:
        return Hint(move, left, _ends(after.outcome, position.player), None)
    return Hint(move, left, None, _leaves(position, move))


def _after(position: Position, move: Move, but: Tile | None = None) -> State:
    """The state after a move; after a redraw, with any tile but one. Which tile it has brought
    changes nothing for the other, whose hand and lines it does not touch."""
    if not isinstance(move, Redraw):
        return after_move(position, move)
    return after_move(position, move, next(tile for tile in position.unseen if tile != but))


def _ends(outcome: Outcome, player: Player) -> Ends:
    if outcome.winner is None:
        return "ties"
    return "wins" if outcome.winner is player else "loses"


def _leaves(position: Position, move: Move) -> Leaves:
    other = position.player.opponent
    after = _after(position, move).position
    wins = stuck = 0
    for tile in position.unseen:
        drawn = after_draw(_after(position, move, but=tile).position, tile)
        if drawn.outcome:
            stuck += 1
        elif can_win_at_once(drawn.position):
            wins += 1
    line = next((line for line in after.lines if line.owner is other), None)
    most = position.rules.rows_to_win
    rows = most - len(line.rows) if line and most else None
    return Leaves(len(position.unseen), wins, stuck, len(after.side(other).tiles) + 1, rows)


def can_win_at_once(position: Position) -> bool:
    """Whether the player who is to play has a move that wins."""
    for move in legal(position):
        if not isinstance(move, Choice):
            outcome = _after(position, move).outcome
            if outcome and outcome.winner is position.player:
                return True
    return False

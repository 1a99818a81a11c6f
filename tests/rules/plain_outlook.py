"""The outlook after a move, counted in a plain way: one move after the other, tile by tile.

It looks at every move, and shares nothing between them. `bossa.rules.outlook` must say the same.
"""

from dataclasses import replace
from typing import NamedTuple

from bossa.rules.lines import Line
from bossa.rules.moves import Exchange, Move, Redraw
from bossa.rules.outlook import Outlook
from bossa.rules.position import Position, Side
from bossa.rules.tiles import Laid, Tile
from bossa.rules.turn import after_move
from bossa.rules.words import Chip, Colour, Marker, Player


def outlook(position: Position, move: Move) -> Outlook | None:
    """The outlook after a legal move; None where there is nothing to warn of."""
    player = position.player
    after = _after(position, move)
    if after is None:
        return None
    wins = _winning_draws(after, player.opponent)
    # A redraw brings a tile that nobody knows: what it leads to cannot be said.
    stuck = 0 if isinstance(move, Redraw) else _stuck_draws(after, player)
    found = Outlook(wins, stuck, len(after.unseen))
    return found if found.wins or found.stuck else None


def threat(position: Position) -> Outlook | None:
    """What the opponent of the player to play could win by if this turn changed nothing."""
    wins = _winning_draws(position, position.player.opponent) if position.pile_size else 0
    return Outlook(wins, 0, len(position.unseen)) if wins else None


def _after(position: Position, move: Move) -> Position | None:
    """The position after a move; None when the game is over with it."""
    player = position.player
    match move:
        case Redraw(tile):
            # What the redraw brings is unseen, as is what is drawn after it.
            side = position.side(player).without_tile(tile).without_marker(Marker.REDRAW)
            after = replace(position.with_side(player, side), out=(*position.out, tile))
            return after if after.pile_size > 1 else None
        case Exchange() if position.pile_size == 0:
            return None
        case _:
            state = after_move(position, move)
            return None if state.outcome else state.position


class _Sums:
    """What the tiles of a hand and one more can make in a colour, with at most one chip (E5)."""

    def __init__(self, side: Side, colour: Colour) -> None:
        self._colour = colour
        self._chip = side.chip
        self._plain = {_Sum(0, 0)}
        self._with_chip: set[_Sum] = set()
        for tile in side.tiles:
            self._with_chip |= _grown(self._with_chip, tile.dots(colour))
            if self._chip:
                self._with_chip |= _grown(self._plain, _counts(tile, self._chip, colour))
            self._plain |= _grown(self._plain, tile.dots(colour))

    def makes(self, size: int, number: int, drawn: Tile) -> bool:
        """Whether the hand and the drawn tile make the number with so many tiles."""
        whole = _Sum(size, number)
        if whole in self._plain or whole in self._with_chip:
            return True
        dots = drawn.dots(self._colour)
        rest = _Sum(size - 1, number - dots)
        if dots and (rest in self._plain or rest in self._with_chip):
            return True
        counts = _counts(drawn, self._chip, self._colour) if self._chip else 0
        return bool(counts) and _Sum(size - 1, number - counts) in self._plain


class _Sum(NamedTuple):
    size: int
    total: int


def _grown(sums: set[_Sum], dots: int) -> set[_Sum]:
    return {_Sum(size + 1, total + dots) for size, total in sums} if dots else set()


def _counts(tile: Tile, chip: Chip, colour: Colour) -> int:
    laid = Laid(tile, chip)
    return laid.counts(colour) if laid.chip_has_effect else 0


def _winning_draws(position: Position, player: Player) -> int:
    """How many unseen tiles let a player win by a row in their next turn (X2, X3)."""
    side = position.side(player)
    goals = [
        (line.colour, size, number)
        for line in position.lines
        for size, number in _winning_rows(position, line, player, len(side.tiles) + 1)
    ]
    return _draws(position, side, goals) if goals else 0


def _winning_rows(
    position: Position, line: Line, player: Player, hand_size: int
) -> list[tuple[int, int]]:
    """Sizes and numbers of the rows on a line that would win."""
    is_sixth = line.owner is player and len(line.rows) + 1 == position.rules.rows_to_win
    found = [
        (size, end.number)
        for end in line.ends(position.rules)
        for size in end.sizes
        if is_sixth or size == hand_size
    ]
    if Marker.STACK in position.side(player).markers:
        found += [(row.size, row.number) for row in line.rows if row.size == hand_size]
    return found


def _stuck_draws(position: Position, player: Player) -> int:
    """How many unseen tiles leave a player without a move in the next turn but one."""
    side = position.side(player)
    # The opponent draws one, the player the next; a redraw needs one more (A1).
    if position.pile_size < 2 or Marker.EXCHANGE in side.markers:
        return 0
    if Marker.REDRAW in side.markers and position.pile_size > 2:
        return 0
    goals = [
        (line.colour, size, end.number)
        for line in position.lines
        for end in line.ends(position.rules)
        for size in end.sizes
    ]
    if Marker.STACK in side.markers:
        goals += [
            (line.colour, row.size, row.number) for line in position.lines for row in line.rows
        ]
    return len(position.unseen) - _draws(position, side, goals)


def _draws(position: Position, side: Side, goals: list[tuple[Colour, int, int]]) -> int:
    """How many unseen tiles let a side make one of the rows."""
    sums = {colour: _Sums(side, colour) for colour in Colour}
    return sum(
        any(sums[colour].makes(size, number, drawn) for colour, size, number in goals)
        for drawn in position.unseen
    )

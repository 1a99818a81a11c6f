"""What may follow a move, from what both players know: a warning, not a forecast.

It looks one turn ahead and counts unseen tiles. Any of them can be the next to be drawn (V1). A
board shows it for every legal move, so what moves have in common is found once for all of them.
"""

from dataclasses import dataclass

from bossa.rules.lines import Line, Row
from bossa.rules.moves import Exchange, Lay, Move, Redraw, Stack
from bossa.rules.position import Position
from bossa.rules.ruleset import Rules
from bossa.rules.sums import BIT_OF_TILE, COUNTING, Sums
from bossa.rules.tiles import Layer, Tile
from bossa.rules.words import Chip, Colour, Marker

Places = tuple[tuple[int, int], ...]
"""Rows that may be made on a line: their sizes and numbers."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the unseen tiles would bring after a move."""

    wins: int
    """How many would let the opponent win by the next row: the sixth, or all tiles left."""
    stuck: int
    """How many would leave the player without a move (X1) if the opponent changed nothing."""
    unseen: int


class Outlooks:
    """The outlooks of a position in which a player is to play."""

    def __init__(self, position: Position) -> None:
        self._position = position
        side = position.side(position.player)
        other = position.side(position.player.opponent)
        self._hand = _Hand(side.tiles, side.chip)
        self._their_hand = _Hand(other.tiles, other.chip)
        # No move changes these two: what a redraw brings is unseen, as is what is drawn after it.
        self._pile_size = position.pile_size
        self._unseen = sum(BIT_OF_TILE[tile] for tile in position.unseen)
        self._now = _Table(position, *(_Places(line, position.rules) for line in position.lines))
        self._after_lays: dict[tuple[bool, int, int], _Table] = {}
        self._has_exchange = Marker.EXCHANGE in side.markers
        self._has_stack = Marker.STACK in side.markers
        # The opponent draws one, the player the next; a redraw needs one more (A1).
        has_redraw = Marker.REDRAW in side.markers and self._pile_size > 2
        self._can_be_stuck = self._pile_size > 1 and not has_redraw
        self._is_quiet = not self._can_be_stuck and not self._now.is_close
        """Most positions are: the opponent is far from winning, and an action is left."""

    @property
    def threat(self) -> Outlook | None:
        """What the opponent could win by if this turn changed nothing."""
        wins = self._draws(self._their_hand, self._now.winning) if self._pile_size else 0
        return Outlook(wins, 0, self._unseen.bit_count()) if wins else None

    def after(self, move: Move) -> Outlook | None:
        """The outlook after a legal move; None where there is nothing to warn of."""
        if self._is_quiet or self._is_last(move):
            return None
        table = self._after_lay(move) if isinstance(move, Lay) else self._now
        wins, stuck = self._wins(move, table), self._stuck(move, table)
        return Outlook(wins, stuck, self._unseen.bit_count()) if wins or stuck else None

    def _is_last(self, move: Move) -> bool:
        """Whether nobody draws after a move: the game is over."""
        if isinstance(move, Redraw):
            return self._pile_size < 2
        if self._pile_size == 0 or isinstance(move, Exchange):
            return self._pile_size == 0
        if len(move.tiles) == self._hand.size:
            return True
        line = self._now.lines[move.colour is Colour.BLACK]
        return isinstance(move, Lay) and line.rows + 1 == self._position.rules.rows_to_win

    def _after_lay(self, move: Lay) -> "_Table":
        """How many tiles were laid makes a difference, not which."""
        place = move.colour is Colour.WHITE, move.number, len(move.tiles)
        if place not in self._after_lays:
            position = self._position
            line = position.line(move.colour).with_row(Row(move.number, (move.tiles,)))
            laid = _Places(line, position.rules)
            white, black = self._now.lines
            lines = (laid, black) if move.colour is Colour.WHITE else (white, laid)
            self._after_lays[place] = _Table(position, *lines)
        return self._after_lays[place]

    def _wins(self, move: Move, table: "_Table") -> int:
        """How many unseen tiles let the opponent win by a row in the next turn (X2, X3)."""
        winning = table.winning
        if not winning[0] and not winning[1]:
            return 0
        if isinstance(move, Exchange):
            hand = self._their_hand.without(move.theirs).with_tile(move.own)
            return self._draws(hand, winning)
        if table.wins is None:
            table.wins = self._draws(self._their_hand, winning)
        return table.wins

    def _stuck(self, move: Move, table: "_Table") -> int:
        """How many unseen tiles leave the player without a move in the next turn but one."""
        # A redraw brings a tile that nobody knows: what it leads to cannot be said.
        if not self._can_be_stuck or isinstance(move, Redraw):
            return 0
        if isinstance(move, Exchange):
            hand = self._hand.without(move.own).with_tile(move.theirs)
        elif self._has_exchange:
            return 0
        else:
            hand = self._hand.without_layer(move.tiles)
        has_stack = self._has_stack and not isinstance(move, Stack)
        white, black = table.lines
        places = (white.all, black.all) if has_stack else (white.ends, black.ends)
        return self._unseen.bit_count() - self._draws(hand, places)

    def _draws(self, hand: "_Hand", places: tuple[Places, Places]) -> int:
        """How many unseen tiles let a hand make one of the rows."""
        missing = self._unseen
        for colour, of_line in enumerate(places):
            for size, number in of_line:
                missing &= ~hand.completing(colour, size, number)
                if not missing:
                    return self._unseen.bit_count()
        return (self._unseen & ~missing).bit_count()


class _Places:
    """The rows that can be made on a line."""

    def __init__(self, line: Line, rules: Rules) -> None:
        self.rows = len(line.rows)
        self.owner = line.owner
        self.ends: Places = tuple(
            [(size, end.number) for end in line.ends(rules) for size in end.sizes]
        )
        self.all: Places = self.ends + tuple([(row.size, row.number) for row in line.rows])
        """With the rows on which a layer can be stacked (A3)."""


class _Table:
    """Both lines as they are now or after a lay."""

    def __init__(self, position: Position, white: _Places, black: _Places) -> None:
        self._position = position
        self.lines = white, black
        self._winning: tuple[Places, Places] | None = None
        self.wins: int | None = None
        """How many draws let the opponent win, with the hand as it is now, once it was counted."""

    @property
    def is_close(self) -> bool:
        """Whether the opponent may win by a row in the next turn, after whatever move of the
        player. A lay makes place for a sixth row, or for a row of one tile more."""
        position = self._position
        opponent, rows_to_win = position.player.opponent, position.rules.rows_to_win
        tiles = len(position.side(opponent).tiles)
        if any(size >= tiles for line in self.lines for size, _ in line.all):
            return True
        return rows_to_win is not None and any(
            line.owner is opponent and line.rows + 2 >= rows_to_win for line in self.lines
        )

    @property
    def winning(self) -> tuple[Places, Places]:
        """The rows by which the opponent would win."""
        if self._winning is None:
            white, black = map(self._winning_on, self.lines)
            self._winning = white, black
        return self._winning

    def _winning_on(self, line: _Places) -> Places:
        """The sixth row on a line of the opponent's (X3), or all tiles of the hand (X2)."""
        opponent = self._position.player.opponent
        side = self._position.side(opponent)
        all_tiles = len(side.tiles) + 1
        places = line.all if Marker.STACK in side.markers else line.ends
        found = tuple([place for place in places if place[0] == all_tiles])
        is_sixth = line.owner is opponent and line.rows + 1 == self._position.rules.rows_to_win
        return found + line.ends if is_sixth else found


class _Hand:
    """A hand, and what it makes with one more tile."""

    def __init__(self, tiles: tuple[Tile, ...], chip: Chip | None) -> None:
        self.size = len(tiles)
        self._tiles = tiles
        self._chip = chip
        self._white, self._black = COUNTING[chip]
        self._found: tuple[Sums, Sums] | None = None
        self._without: dict[Tile, _Hand] = {}

    @property
    def _sums(self) -> tuple[Sums, Sums]:
        if self._found is None:
            self._found = self._white.sums(self._tiles), self._black.sums(self._tiles)
        return self._found

    def without(self, tile: Tile) -> "_Hand":
        if tile not in self._without:
            kept = tuple(each for each in self._tiles if each != tile)
            self._without[tile] = _Hand(kept, self._chip)
        return self._without[tile]

    def without_layer(self, layer: Layer) -> "_Hand":
        """After the player has laid some of the tiles, perhaps with the chip (E2)."""
        laid = {each.tile for each in layer}
        kept = tuple(tile for tile in self._tiles if tile not in laid)
        return _Hand(kept, None if any(each.chip for each in layer) else self._chip)

    def with_tile(self, tile: Tile) -> "_Hand":
        hand = _Hand((*self._tiles, tile), self._chip)
        white, black = self._sums
        # The sums of many hands differ in one tile.
        hand._found = self._white.with_tile(white, tile), self._black.with_tile(black, tile)
        return hand

    def completing(self, colour: int, size: int, number: int) -> int:
        """The tiles, as bits, with each of which the hand makes a row."""
        counting = self._black if colour else self._white
        return counting.completing(self._sums[colour], size, number)

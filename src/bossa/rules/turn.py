"""What follows from a choice, a draw or a move: the next position, and the outcome if any.

These functions assume that a decision is legal. Callers use `reasons.check` first.
"""

from dataclasses import dataclass, replace

from bossa.rules.legal import can_move
from bossa.rules.lines import Line, Row
from bossa.rules.moves import Exchange, Lay, Move, Placing, Redraw, Stack
from bossa.rules.outcome import Ending, Outcome
from bossa.rules.position import Position, Side
from bossa.rules.refusals import Illegal, NotNow
from bossa.rules.ruleset import Rules
from bossa.rules.tiles import Tile
from bossa.rules.words import (
    CHIP_OF_CHOICE,
    LINE_OF_CHOICE,
    Chip,
    Choice,
    Colour,
    Marker,
    Phase,
    Player,
)

Hand = tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A position, and the outcome once the game is over.

    The last position shows the table after the last move. Its player is still the one who made
    that move, or who had none.
    """

    position: Position
    outcome: Outcome | None = None


def opening(rules: Rules, dice: tuple[int, int], hands: tuple[Hand, Hand]) -> Position:
    """The position right after the roll, before anybody decides anything (S1, S2, N1)."""
    chips = tuple(Chip) if rules.chips else ()
    a, b = (Side(hand, chips=chips) for hand in hands)
    white, black = (Line(colour, die) for colour, die in zip(Colour, dice, strict=True))
    rolled = Position(rules, Player.A, Phase.CHOOSE, white, black, a, b)
    if rules.lines_are_chosen:
        return replace(rolled, player=higher_die(rolled))
    return _keep_or_begin(rolled)


def after_choice(position: Position, choice: Choice, by: Player) -> State:
    """The state after a choice: the set-up goes on (S3, S4, E1) or is over (S6)."""
    if choice is Choice.FIRST:
        return State(replace(position, phase=Phase.LINE, player=by.opponent))
    if choice in CHIP_OF_CHOICE:
        side = replace(position.side(by), chips=(CHIP_OF_CHOICE[choice],))
        return State(_keep_or_begin(position.with_side(by, side)))
    return State(_settle_lines(position, LINE_OF_CHOICE[choice], by))


def _settle_lines(position: Position, colour: Colour, by: Player) -> Position:
    """The player who chose a line plays second. The opponent gets the other line (S4, S5)."""
    owned = position.with_line(position.line(colour).owned_by(by))
    owned = owned.with_line(owned.line(colour.other).owned_by(by.opponent))
    return _keep_or_begin(replace(owned, first=by.opponent))


def _keep_or_begin(position: Position) -> Position:
    for player in Player:
        if len(position.side(player).chips) == len(Chip):
            return replace(position, phase=Phase.KEEP, player=player)
    return _begin(position)


def _begin(position: Position) -> Position:
    """The hands are turned up and the first player is to draw (S6)."""
    first = first_player(position)
    for player in Player:
        if position.side(player).hand is None:
            raise Illegal("hand-unknown", "S6", player=player.value)
    return replace(position, phase=Phase.DRAW, player=first, first=None)


def first_player(position: Position) -> Player:
    """Who plays first, once the lines are settled (S4, N1); refused where nobody knows."""
    if not position.rules.lines_are_chosen:
        return higher_die(position)
    if position.first is None:
        raise Illegal("first-unknown", "S4")
    return position.first


def higher_die(position: Position) -> Player:
    """The player who rolled the higher number. A rolls the white die, B the black one (S2)."""
    return Player.A if position.white.die > position.black.die else Player.B


def after_draw(position: Position, tile: Tile) -> State:
    """The state after a draw. A player who then has no move has lost (U1, X1)."""
    if position.phase is not Phase.DRAW:
        raise NotNow("no-draw-now", "U1")
    check_unseen(position, tile)
    player = position.player
    drawn = position.with_side(player, position.side(player).with_tile(tile))
    return state_of(replace(drawn, phase=Phase.PLAY))


def state_of(position: Position) -> State:
    """The state of a position. A player who is to play and has no move has lost (X1)."""
    if position.phase is not Phase.PLAY or can_move(position):
        return State(position)
    return State(position, Outcome(Ending.D, position.player.opponent))


def after_move(position: Position, move: Move, brought: Tile | None = None) -> State:
    """The state after a move: the opponent is to draw, or the game is over (X2 to X4).

    `brought` is the tile that a redraw brings, and None for every other move.
    """
    moved = _move(position, move, brought)
    outcome = _hand_empty(moved, move) or _line_full(moved) or _pile_empty(moved)
    return State(moved, outcome) if outcome else State(_next_turn(moved))


def check_unseen(position: Position, tile: Tile) -> None:
    """Refuse a drawn tile whose place is known already (V1)."""
    if tile in position.seen:
        raise Illegal("not-unseen", "V1", tile=str(tile))


def _move(position: Position, move: Move, brought: Tile | None) -> Position:
    player = position.player
    side = position.side(player)
    if brought is not None and not isinstance(move, Redraw):
        raise Illegal("only-redraw-brings", "A1")
    match move:
        case Placing():
            return _place(position, move)
        case Exchange(own, theirs):
            other = position.side(player.opponent)
            side = side.without_tile(own).with_tile(theirs).without_marker(Marker.EXCHANGE)
            other = other.without_tile(theirs).with_tile(own)
            return position.with_side(player, side).with_side(player.opponent, other)
        case Redraw(tile):
            if brought is None:
                raise Illegal("redraw-brings-nothing", "A1")
            check_unseen(position, brought)
            side = side.without_tile(tile).with_tile(brought).without_marker(Marker.REDRAW)
            return replace(position.with_side(player, side), out=(*position.out, tile))


def _place(position: Position, move: Placing) -> Position:
    line = position.line(move.colour)
    row = line.row(move.number)
    side = position.side(position.player)
    for laid in move.tiles:
        side = side.without_tile(laid.tile)
        if laid.chip:
            side = replace(side, chips=())
    if isinstance(move, Stack):
        side = side.without_marker(Marker.STACK)
    row = row.stacked(move.tiles) if row else Row(move.number, (move.tiles,))
    return position.with_line(line.with_row(row)).with_side(position.player, side)


def _hand_empty(position: Position, move: Move) -> Outcome | None:
    """X2: an empty hand wins. It is ending C with the sixth row on the opponent's line, else A."""
    player = position.player
    if position.side(player).tiles:
        return None
    line = position.line(move.colour) if isinstance(move, Lay) else None
    sixth = line is not None and len(line.rows) == position.rules.rows_to_win
    on_theirs = line is not None and line.owner is player.opponent
    return Outcome(Ending.C if sixth and on_theirs else Ending.A, player)


def _line_full(position: Position) -> Outcome | None:
    """X3: the owner wins, whoever laid the sixth row."""
    for line in position.lines:
        if len(line.rows) == position.rules.rows_to_win:
            return Outcome(Ending.B, line.owner)
    return None


def _pile_empty(position: Position) -> Outcome | None:
    """X4: when the pile is empty at the end of a turn, fewer tiles win."""
    if position.pile_size > 0:
        return None
    a, b = len(position.a.tiles), len(position.b.tiles)
    winner = None if a == b else Player.A if a < b else Player.B
    return Outcome(Ending.E, winner)


def _next_turn(position: Position) -> Position:
    return replace(position, player=position.player.opponent, phase=Phase.DRAW)

"""Nobody gets help from the server in a running game between people.

Values, hints and reviews are refused for the position of every game by link whose hands are up, for
positions one draw or move from it, and for records that lead there. Two positions count as the same
when only seats or colours are swapped: the rules know no difference between them. Positions of the
set-up are never compared: a refusal would confirm a guess about a hand.

Each change of such a game stores its position here, in the same transaction.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product

from sqlalchemy import Connection, bindparam, delete, select

from bossa.notation import read_position, write_position
from bossa.rules import (
    Choice,
    Colour,
    Game,
    Laid,
    Line,
    NotNow,
    Phase,
    Player,
    Position,
    Redraw,
    Row,
    Side,
    Tile,
    draws,
    legal,
)
from bossa.rules.moves import layer_of
from bossa.rules.turn import State, after_draw, after_move
from bossa.server.games.hosted import HostedGame
from bossa.server.storage.database import Database
from bossa.server.storage.schema import games, running_positions
from bossa.server.storage.statements import Change


class RunningPositions:
    def __init__(self, database: Database) -> None:
        self.database = database
        table = running_positions
        insert = database.insert(table)
        self._put = database.prepare(
            insert.on_conflict_do_update(
                index_elements=["game"],
                set_={name: insert.excluded[name] for name in ("kind", "seen", "position")},
            )
        )
        self._remove = database.prepare(delete(table).where(table.c.game == bindparam("game")))
        self._near = database.prepare(
            select(table.c.position).where(
                table.c.kind == bindparam("kind"),
                table.c.seen >= bindparam("least"),
                table.c.seen <= bindparam("most"),
            )
        )

    def changes(self, game: HostedGame) -> list[Change]:
        """In the transaction of a change: what keeps the position of a running game by link."""
        if game.row.opponent != "link":
            return []
        if game.row.status != "playing":
            return [(self._remove, {"game": game.id})]
        position = game.game.position
        row = {
            "game": game.id,
            "kind": _kind(position),
            "seen": len(position.seen),
            "position": write_position(position),
        }
        return [(self._put, row)]

    async def missing(self) -> list[str]:
        """Running games by link of an earlier version, whose positions are not here."""
        table = running_positions
        query = (
            select(games.c.id)
            .outerjoin(table, table.c.game == games.c.id)
            .where(games.c.status == "playing", games.c.opponent == "link", table.c.game.is_(None))
        )
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def add(self, game: HostedGame) -> None:
        def work(connection: Connection) -> None:
            for statement, values in self.changes(game):
                statement.run(connection, values)

        await self.database.write(work)

    async def check(self, *positions: Position) -> None:
        """Refuse positions of running games, and those one draw or move from them."""
        asked = [position for position in positions if not position.phase.is_setup]
        if not asked:
            return
        sizes = [len(position.seen) for position in asked]
        near = {"kind": _kind(asked[0]), "least": min(sizes) - 1, "most": max(sizes) + 1}
        found = await self.database.read(lambda connection: self._near.rows(connection, near))
        for row in found:
            running = read_position(row["position"])
            if any(_is_near(running, position) for position in asked):
                raise NotNow("running-game")

    async def check_game(self, game: Game) -> None:
        """The same for all positions of a game."""
        await self.check(*(state.position for state in game.states))


def _kind(position: Position) -> str:
    """What no move changes, and neither swapped seats nor colours: rules and dice."""
    low, high = sorted(line.die for line in position.lines)
    return f"{position.rules.name} {low} {high}"


def _is_near(running: Position, asked: Position) -> bool:
    """Whether a position is that of a running game, or one draw or move away, either way."""
    tiles = set(running.seen)
    for same in swapped(asked):
        # A draw or a redraw shows one tile more, a move none.
        if len(tiles ^ set(same.seen)) > 1:
            continue
        if same == running or same in _next(running) or running in _next(same):
            return True
    return False


def _next(position: Position) -> set[Position]:
    """What one draw or one move can lead to."""
    return {state.position for state in _states_after(position)}


def _states_after(position: Position) -> Iterator[State]:
    if position.phase is Phase.DRAW:
        for tile in draws(position):
            yield after_draw(position, tile)
        return
    for move in legal(position):
        if isinstance(move, Redraw):
            for tile in draws(position):
                yield after_move(position, move, tile)
        elif not isinstance(move, Choice):
            yield after_move(position, move)


def swapped(position: Position) -> Iterable[Position]:
    """The position with seats and colours as they are and swapped: four that are the same."""
    for seats, colours in product((False, True), repeat=2):
        same = _with_colours_swapped(position) if colours else position
        yield _with_seats_swapped(same) if seats else same


def _with_seats_swapped(position: Position) -> Position:
    def other(player: Player | None) -> Player | None:
        return player.opponent if player else None

    return replace(
        position,
        player=position.player.opponent,
        a=position.b,
        b=position.a,
        white=position.white.owned_by(other(position.white.owner)),
        black=position.black.owned_by(other(position.black.owner)),
        first=other(position.first),
    )


def _with_colours_swapped(position: Position) -> Position:
    return replace(
        position,
        white=_line_in(Colour.WHITE, position.black),
        black=_line_in(Colour.BLACK, position.white),
        a=_side(position.a),
        b=_side(position.b),
        out=tuple(map(_tile, position.out)),
    )


def _tile(tile: Tile) -> Tile:
    return Tile(tile.black, tile.white)


def _side(side: Side) -> Side:
    hand = None if side.hand is None else tuple(map(_tile, side.hand))
    return Side(hand, side.markers, side.chips)


def _line_in(colour: Colour, line: Line) -> Line:
    rows = (
        Row(
            row.number,
            tuple(layer_of(Laid(_tile(laid.tile), laid.chip) for laid in it) for it in row.layers),
        )
        for row in line.rows
    )
    return Line.of(colour, line.die, line.owner, rows)

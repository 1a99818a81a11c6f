"""Games in the database: rows, events and request ids. All statements of the hot path are here."""

import logging
import secrets
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert, select, update

from bossa.notation import SealedDeal
from bossa.rules import Game, NotNow, Player, Refusal, Rules
from bossa.server.games.clock import STATE, setting_columns, state_columns
from bossa.server.games.events import Event
from bossa.server.games.hosted import HostedGame
from bossa.server.games.new_game import NewGame
from bossa.server.games.replay import Replay
from bossa.server.games.row import GameRow, rows
from bossa.server.protocol.refusals import Away, Damaged, Missing
from bossa.server.storage.database import Database
from bossa.server.storage.schema import deals, events, games, new_game_requests, requests
from bossa.server.storage.statements import Change

log = logging.getLogger(__name__)

OPEN = ("waiting", "setup", "playing")

CHANGED = (
    "number",
    "status",
    "deciders",
    "winner",
    "ending",
    "rematch",
    "changed_at",
    "ended_at",
    "board",
    "idle_since",
)
"""Columns that every change writes, beside those of the clock."""
CREATED = (
    "id", "deal", "rules", "edition", "opponent", "level", "seat_a", "seat_b", "device_name_a",
    "device_name_b", "status", "number", "deciders", "clock_seconds", "clock_increment",
    "clock_days", "left_a", "left_b", "practice",
)  # fmt: skip
"""Columns of a new game."""


class GameStore:
    def __init__(self, database: Database) -> None:
        self.database = database
        now, prepare = database.now, database.prepare
        one = rows(database).where(games.c.id == bindparam("game"))
        self._row = prepare(one)
        self._locked_row = prepare(database.locking(one, games))
        self._events_after = prepare(
            select(events.c.number, events.c.kind, events.c.version, events.c.payload, events.c.at)
            .where(events.c.game == bindparam("game"), events.c.number > bindparam("number"))
            .order_by(events.c.number)
        )
        self._insert_event = prepare(insert(events))
        self._update_row = prepare(
            update(games)
            .where(games.c.id == bindparam("game"))
            .values({name: bindparam(name) for name in (*CHANGED, *STATE)})
        )
        self._insert_deal = prepare(insert(deals))
        created: dict[str, Any] = {name: bindparam(name) for name in CREATED}
        times = {"created_at": now, "changed_at": now, "idle_since": database.uptime}
        self._insert_row = prepare(insert(games).values(created | times))
        self._insert_request = prepare(database.insert(requests).on_conflict_do_nothing())
        self._request_content = prepare(
            select(requests.c.content).where(
                requests.c.game == bindparam("game"),
                requests.c.player == bindparam("player"),
                requests.c.request == bindparam("request"),
            )
        )
        self._insert_new_game_request = prepare(
            database.insert(new_game_requests).on_conflict_do_nothing()
        )
        self._game_of_request = prepare(
            select(new_game_requests.c.game).where(
                new_game_requests.c.player == bindparam("player"),
                new_game_requests.c.request == bindparam("request"),
            )
        )

    # Reading

    def load(
        self, connection: Connection, game: str, known: Replay | None = None, lock: bool = False
    ) -> HostedGame:
        """A game. Only the events after those of a known replay are read."""
        return self._load(connection, game, known, lock)[0]

    def load_after(
        self, connection: Connection, game: str, known: Replay | None, number: int
    ) -> tuple[HostedGame, list[Event]]:
        """A game, and what happened in it after an event."""
        found, events = self._load(connection, game, known, number=number)
        return found, [event for event in events if event.number > number]

    def _load(
        self,
        connection: Connection,
        game: str,
        known: Replay | None,
        lock: bool = False,
        number: int | None = None,
    ) -> tuple[HostedGame, list[Event]]:
        """A game, and the events that were read: those after the known replay, or after an event
        if that is earlier."""
        found = (self._locked_row if lock else self._row).rows(connection, {"game": game})
        if not found:
            raise Missing("no-such-game")
        with reading(game):
            row = GameRow.read(found[0])
            replay = known
            if replay is None or replay.number > row.number:
                sealed = SealedDeal.of(row.deal, row.salt)
                replay = Replay(Game.of_deal(Rules.of(row.rules, row.edition), sealed.deal))
            after = replay.number if number is None else min(number, replay.number)
            events = self._events_between(connection, row, after)
            for event in events:
                if event.number > replay.number:
                    replay = replay.after(event)
            return HostedGame(row, replay), events

    def _events_between(self, connection: Connection, row: GameRow, number: int) -> list[Event]:
        """The events after a number, up to the row's. PostgreSQL may have stored more since the row
        was read."""
        if number >= row.number:
            return []
        found = self._events_after.rows(connection, {"game": row.id, "number": number})
        return [Event.read(each) for each in found if each["number"] <= row.number]

    def row(self, connection: Connection, game: str) -> GameRow:
        """Only the row: nothing is replayed."""
        found = self._row.rows(connection, {"game": game})
        if not found:
            raise Missing("no-such-game")
        with reading(game):
            return GameRow.read(found[0])

    def has_practised(self, connection: Connection, player: str) -> bool:
        found = select(games.c.id).where(games.c.seat_a == player, games.c.practice.is_(True))
        return connection.scalar(found.limit(1)) is not None

    def flagged(self, connection: Connection, condition: Any) -> list[str]:
        return list(connection.scalars(select(games.c.id).where(condition)))

    # Writing

    def changes(self, before: HostedGame, after: HostedGame, happened: list[Event]) -> list[Change]:
        """What stores events and what follows from them."""
        stored = [event.written(before.id, before.row.time) for event in happened]
        changed = {name: getattr(after.row, name) for name in CHANGED}
        row = {"game": before.id, **changed, **state_columns(after.clock)}
        return [*((self._insert_event, each) for each in stored), (self._update_row, row)]

    def insert(self, connection: Connection, new: NewGame) -> HostedGame:
        """A new game, before its first event."""
        sealed = SealedDeal.of_deal(new.practice.deal) if new.practice else SealedDeal.new()
        seats, names = new.seats(), new.names or {}
        game = secrets.token_hex(10)
        deal = {"id": game, "text": sealed.text, "salt": sealed.salt, "hash": sealed.hash}
        self._insert_deal.run(connection, deal)
        created = {
            "id": game,
            "deal": game,
            "rules": new.rule_set.name,
            "edition": new.rule_set.edition,
            "opponent": new.opponent,
            "level": new.level if new.opponent == "computer" else None,
            "seat_a": seats[Player.A],
            "seat_b": seats[Player.B],
            "device_name_a": names.get(Player.A),
            "device_name_b": names.get(Player.B),
            "status": "waiting" if None in seats.values() else "setup",
            "number": 0,
            "deciders": "",
            "practice": new.practice is not None,
            **setting_columns(new.control),
        }
        self._insert_row.run(connection, created)
        return self.load(connection, game)

    def seat(self, connection: Connection, game: str, seat: Player, player: str) -> None:
        """Give the empty seat of a waiting game to a player."""
        column = {Player.A: "seat_a", Player.B: "seat_b"}[seat]
        taken = update(games).where(games.c.id == game)
        connection.execute(taken.values({column: player, "status": "setup"}))

    def remove(self, connection: Connection, condition: ColumnElement[bool]) -> list[str]:
        """Remove games with everything that belongs to them."""
        removed = delete(games).where(condition).returning(games.c.id, games.c.deal)
        found = connection.execute(removed).all()
        connection.execute(delete(deals).where(deals.c.id.in_([row.deal for row in found])))
        return [row.id for row in found]

    # Request ids

    def is_new_request(
        self, connection: Connection, game: HostedGame, player: str, request: str, content: str
    ) -> bool:
        """Whether a request id is used for the first time. Used again for something else it is
        refused."""
        asked = {"game": game.id, "player": player, "request": request}
        stored = {**asked, "number": game.number, "content": content}
        if self._insert_request.run(connection, stored):
            return True
        if self._request_content.rows(connection, asked)[0]["content"] not in (content, None):
            raise NotNow("request-id-used")
        return False

    def game_of_request(self, connection: Connection, player: str, request: str) -> str | None:
        asked = {"player": player, "request": request}
        found: Iterable[dict[str, str]] = self._game_of_request.rows(connection, asked)
        return next((row["game"] for row in found), None)

    def is_new_game_request(
        self, connection: Connection, player: str, request: str, game: str
    ) -> bool:
        asked = {"player": player, "request": request, "game": game}
        return self._insert_new_game_request.run(connection, asked) > 0


@contextmanager
def reading(game: str) -> Iterator[None]:
    """What is stored of a game and cannot be read is refused as damaged, whatever is wrong with
    it: only this game is affected."""
    try:
        yield
    except (Away, Damaged):
        raise
    except (Refusal, ValueError, TypeError, LookupError, AttributeError) as error:
        log.error("game %s is damaged: %s: %s", game, type(error).__name__, error)
        raise Damaged("damaged-game") from error

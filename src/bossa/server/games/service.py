"""The authority over games. Every change goes one way: transact, commit, publish."""

import asyncio
import secrets
from collections.abc import Callable
from typing import TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import ColumnElement, Connection

from bossa.rules import Ending, NotNow, Player
from bossa.server.games import fault
from bossa.server.games.actions import RUN_OUT_OF_TIME, Action
from bossa.server.games.cache import Bounded, Update, UpdateCache
from bossa.server.games.events import Event
from bossa.server.games.hosted import HostedGame
from bossa.server.games.new_game import NewGame
from bossa.server.games.notices import Change, GameNotice
from bossa.server.games.open_games import OpenGames
from bossa.server.games.ports import ComputerMoves, Publish
from bossa.server.games.replay import Replay
from bossa.server.games.row import GameRow
from bossa.server.games.running_positions import RunningPositions
from bossa.server.games.store import GameStore, reading
from bossa.server.protocol.refusals import Damaged
from bossa.server.settings import Settings
from bossa.server.storage.database import Database
from bossa.server.storage.schema import games

CLOCK = "clock"
"""The player who ends a game whose time is up."""

Found = TypeVar("Found")


class _LostRace(Exception):
    """Another process has stored the same request id first."""


class Transaction:
    """Games changed together. All of it is stored, or nothing."""

    def __init__(self, service: "GameService", connection: Connection) -> None:
        self.connection = connection
        self._service = service
        self._store = service.store
        self.updates: dict[str, Update] = {}
        """What is to be published once it is committed."""
        self.changes: dict[str, int] = {}
        """How many changes of a game had been reported when it was loaded."""
        self.removed: list[str] = []

    def load(self, game: str) -> HostedGame:
        """A game that nobody else changes until this transaction ends."""
        known = self._service.replays.get(game)
        self.changes.setdefault(game, self._service.updates.changes(game))
        return self._store.load(self.connection, game, known, lock=True)

    def create(self, new: NewGame) -> HostedGame:
        """A new game. Refused beyond the limits."""
        open_games = self._service.open_games
        open_games.check(self.connection, new)
        if open_games.is_full(self.connection):
            self._give_way(open_games.to_give_way(self.connection))
        game = self._store.insert(self.connection, new)
        open_games.add(self.connection, game, new)
        payload = {"rules": game.row.rules, "opponent": new.opponent}
        if new.practice is None:
            return self._begin(game, Event(1, "created", payload | {"hash": game.row.hash}))
        created = Event(1, "created", payload | {"prepared": len(new.practice.game.steps)})
        return self.write(game, game.replay.practised(created, new.practice))

    def join(self, game: str, seat: Player, player: str) -> HostedGame:
        """Take the empty seat. The game begins."""
        self._store.seat(self.connection, game, seat, player)
        waiting = self.load(game)
        joined = Event(waiting.number + 1, "joined", {"player": seat.value})
        return self._begin(waiting, joined)

    def _begin(self, game: HostedGame, event: Event) -> HostedGame:
        first = [] if game.is_waiting else game.replay.after(event).begin()
        return self.write(game, [event, *first])

    def write(self, before: HostedGame, events: list[Event]) -> HostedGame:
        """Store events, with everything that follows from them: the job of a computer player among
        it."""
        after = before.after(events)
        self._service.store_and_tell(self.connection, before, after, events)
        self._service.open_games.follow(self.connection, before, after)
        jobs = self._service.computer_moves
        if after.computer_decision is None:
            if before.computer_decision is not None:
                jobs.cancel(self.connection, after.id)
        elif after.computer_decision != before.computer_decision or before.number == 0:
            jobs.schedule(self.connection, after)
        known = self.updates.get(after.id)
        self.updates[after.id] = Update(after, [*(known.events if known else []), *events])
        return after

    def _give_way(self, game: str) -> None:
        """End a game that is hardly played, to make room for another."""
        found = self.load(game)
        if found.is_waiting:
            self.remove(games.c.id == game)
        else:
            self.write(found, [found.replay.call_off()])

    def remove(self, condition: ColumnElement[bool]) -> None:
        """Remove games with everything that belongs to them."""
        self.removed += self._store.remove(self.connection, condition)


class GameService:
    def __init__(
        self,
        database: Database,
        settings: Settings,
        publish: Publish,
        computer_moves: ComputerMoves,
    ) -> None:
        self.database = database
        self.store = GameStore(database)
        self.open_games = OpenGames(database, settings)
        self.running_positions = RunningPositions(database)
        self.publish = publish
        self.computer_moves = computer_moves
        self.replays: Bounded[Replay] = Bounded()
        """A cache: only later events are read and replayed."""
        self.updates = UpdateCache(is_paused=database.is_shared)
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Games that are being read for subscribers."""
        self.process = secrets.token_hex(4)
        """Names this process among those that serve the same games."""

    # Changing: the one way

    async def transact(self, work: Callable[[Transaction], Found]) -> Found:
        def in_transaction(connection: Connection) -> tuple[Found, Transaction]:
            transaction = Transaction(self, connection)
            return work(transaction), transaction

        found, transaction = await self.database.write(in_transaction)
        fault.point("committed")
        for update in transaction.updates.values():
            self.replays.put(update.game.id, update.game.replay)
            self.updates.put(update, transaction.changes.get(update.game.id, 0))
            self.publish(update.game.id)
            if update.game.computer_decision:
                self.computer_moves.wake()
        for game in transaction.removed:
            self.updates.forget(game)
            self.publish(game)
        return found

    async def perform(self, game: str, player: str, request: str, action: Action) -> HostedGame:
        """Let a player act. Idempotent per (action, request id)."""

        def work(transaction: Transaction) -> HostedGame:
            found = transaction.load(game)
            if player != CLOCK:
                found.own_seats(player)
            key = f"{action.name} {request}"
            connection = transaction.connection
            if not self.store.is_new_request(connection, found, player, key, action.content):
                return found
            if action.thinking is not None:
                found = found.having_thought(found.seat_for(player), action.thinking)
            if flagged := found.flagged:
                # The action comes too late: the game ends by time.
                events = found.replay.leave(flagged, Ending.TIME)
            else:
                events = action.perform(found, player, lambda new: transaction.create(new).id)
                if action.work and not events:
                    action.work(connection, found, player)
            return transaction.write(found, events) if events else found

        return await self.transact(work)

    async def create(
        self,
        new: NewGame,
        request: str | None = None,
        alongside: Callable[[Transaction, HostedGame], None] | None = None,
    ) -> HostedGame:
        """A new game. Idempotent per request id. `alongside` stores what belongs to the game."""

        def work(transaction: Transaction) -> HostedGame:
            connection = transaction.connection
            if request and (known := self.store.game_of_request(connection, new.player, request)):
                return transaction.load(known)
            game = transaction.create(new)
            if alongside:
                alongside(transaction, game)
            if request and not self.store.is_new_game_request(
                connection, new.player, request, game.id
            ):
                raise _LostRace
            return game

        try:
            return await self.transact(work)
        except _LostRace:
            # This game is rolled back; the one that the other process stored is the answer.
            return await self.transact(work)

    async def end_by_time(self, game: str) -> None:
        """End a game whose clock has run out; does nothing where that is no longer so."""
        try:
            await self.perform(game, CLOCK, "up", RUN_OUT_OF_TIME)
        except NotNow:
            return

    # Reading

    async def load(self, game: str) -> HostedGame:
        known = self.replays.get(game)
        found = await self.database.read(
            lambda connection: self.store.load(connection, game, known)
        )
        self.replays.put(game, found.replay)
        return found

    async def has_practised(self, player: str) -> bool:
        """Whether a player has begun a practice game before."""
        return await self.database.read(
            lambda connection: self.store.has_practised(connection, player)
        )

    async def row(self, game: str) -> GameRow:
        return await self.database.read(lambda connection: self.store.row(connection, game))

    async def update_after(self, game: str, number: int) -> Update:
        """A game, and what happened in it after an event."""
        if cached := self.updates.after(game, number):
            return cached
        # One of the subscribers that were woken reads for all.
        async with self._reading.setdefault(game, asyncio.Lock()):
            return self.updates.after(game, number) or await self._read_after(game, number)

    async def _read_after(self, game: str, number: int) -> Update:
        known, changes = self.replays.get(game), self.updates.changes(game)

        def work(connection: Connection) -> Update:
            found, events = self.store.load_after(connection, game, known, number)
            return Update(found, events)

        update = await self.database.read(work)
        self.replays.put(game, update.game.replay)
        last = self.updates.last(game)
        if last and last.game.number == update.game.number:
            # Only something beside the events has changed.
            self.updates.put(Update(update.game, last.events), changes)
        else:
            self.updates.put(update, changes)
        return update

    # Other processes, and what is stored beside the events

    def refresh(self, game: str) -> None:
        """Something beside the events has changed, such as who is here."""
        self.updates.report(game)
        self.publish(game)

    def notify(self, connection: Connection, game: str) -> None:
        """Tell other processes that something beside a game's events has changed."""
        self.database.notify(connection, GameNotice(game, 0, self.process).written())

    def store_and_tell(
        self, connection: Connection, before: HostedGame, after: HostedGame, events: list[Event]
    ) -> None:
        """Store what follows from events, and tell other processes."""
        changes = self.store.changes(before, after, events) + self.running_positions.changes(after)
        message = ""
        if self.database.is_shared:
            message = GameNotice.of(after, events, before.row.time, self.process).written()
        self.database.change(connection, changes, message)

    def take_notice(self, message: str) -> str | None:
        """A message of `notify` or `store_and_tell`. Gives the game beside whose events another
        process has written.

        Its own messages a process need not act on, unless it does not know yet that the
        transaction was committed: the database's answer can be lost.
        """
        notice = GameNotice.read(message)
        game, number = notice.game, notice.number
        if notice.process == self.process and (not number or self.updates.has(game, number)):
            return None
        if notice.change and (update := self._followed(notice.change)):
            self.publish(game)
            if update.game.computer_decision:
                self.computer_moves.wake()
            return None
        self.updates.report(game, number)
        self.publish(game)
        if not number:
            return game
        last = self.updates.last(game)
        if last is None or last.game.row.opponent == "computer":
            # There may be a job for a worker of this process.
            self.computer_moves.wake()
        return None

    def _followed(self, change: Change) -> Update | None:
        """The game after a change of another process, where this one has cached it as it was just
        before. Else subscribers read it."""
        game = change.row.id
        known = self.updates.current(game)
        if known is None:
            return None
        try:
            with reading(game):
                update = change.after(known.game)
        except Damaged:
            return None
        if update:
            self.replays.put(game, update.game.replay)
            self.updates.put(update, self.updates.changes(game))
        return update

"""The authority over games: what happens is one transaction, written before it is told."""

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, select, text, update

from bossa.players import LEVELS
from bossa.rules import Ending, Game, NotNow, Player, Refusal, Rules, Unreadable
from bossa.server.deals import SealedDeal
from bossa.server.games import fault
from bossa.server.games.actions import SEE_TIME_RUN_OUT, Deed
from bossa.server.games.cache import Kept, Latest, News
from bossa.server.games.clock import SUMMARISED, out_of_time, summary
from bossa.server.games.hosted import own_seats
from bossa.server.games.replay import VERSION, Course, Event
from bossa.server.games.row import Entry, entries
from bossa.server.live.hub import Hub
from bossa.server.settings import Settings
from bossa.server.storage.database import Database
from bossa.server.storage.schema import deals, events, games, requests, wishes

OPEN = ("waiting", "setup", "playing")
CLOCK = "clock"
"""Who ends a game whose time is up."""
LATELY = 7 * 86_400.0
"""Seconds after which a game that nobody goes on with takes no room from others."""
JUST_NOW = 3_600.0
"""The same for one that has only begun."""
BEGUN = 3
"""The number of events before anybody does anything: made, joined, the first tile."""

EVENTS_AFTER = (
    select(events.c.number, events.c.kind, events.c.payload)
    .where(events.c.game == bindparam("game"), events.c.number > bindparam("number"))
    .order_by(events.c.number)
)
CONTENT = select(requests.c.content).where(
    requests.c.game == bindparam("game"),
    requests.c.player == bindparam("player"),
    requests.c.request == bindparam("request"),
)
WISHED = select(wishes.c.game).where(
    wishes.c.player == bindparam("player"), wishes.c.request == bindparam("request")
)
MADE_WITH = (
    "id", "deal", "rules", "edition", "opponent", "level", "seat_a", "seat_b", "status", "number",
    "deciders", "clock_seconds", "clock_increment", "clock_days", "left_a", "left_b",
)  # fmt: skip
"""The columns of a new game."""
TELL = text("SELECT pg_notify('bossa', :news)")


class Missing(Refusal):
    """There is no such thing, or nobody may know of it."""


class _AskedBefore(Exception):
    """Somebody was quicker with the same wish."""


@dataclass(frozen=True)
class Wish:
    """The game that somebody wants."""

    rules: str
    opponent: str
    level: str | None = None
    seat: Player | None = None
    seconds: float | None = None
    increment: float = 0.0
    days: int | None = None


Beside = Callable[[Connection, str], None]
"""What is written for a game in the same transaction."""


def computer_id(level: str) -> str:
    return f"computer-{level}"


class Games:
    def __init__(self, database: Database, hub: Hub, settings: Settings) -> None:
        self.database = database
        self.hub = hub
        self.settings = settings
        self._courses: Kept[Course] = Kept()
        self.latest = Latest()
        self.process = secrets.token_hex(4)
        """Among the processes that serve the same games."""
        entry = entries(database.now).where(games.c.id == bindparam("game"))
        locked = entry if database.is_sqlite else entry.with_for_update(of=games)
        self._entry, self._locked_entry = database.prepare(entry), database.prepare(locked)
        self._asked = database.prepare(database.insert(requests).on_conflict_do_nothing())
        self._content = database.prepare(CONTENT)
        self._wish = database.prepare(database.insert(wishes).on_conflict_do_nothing())
        self._wished = database.prepare(WISHED)
        self._happened = database.prepare(insert(events))
        self._summarised = database.prepare(SUMMARISED)
        self._events_after = database.prepare(EVENTS_AFTER)
        self._dealt = database.prepare(insert(deals))
        times = {"created_at": database.now, "changed_at": database.now}
        columns: dict[str, Any] = {name: bindparam(name) for name in MADE_WITH}
        self._made = database.prepare(insert(games).values(columns | times))
        rematched = update(games).where(games.c.id == bindparam("game"))
        self._rematched = database.prepare(rematched.values(rematch=bindparam("new")))

    # Looking

    async def look(self, game: str) -> tuple[Entry, Course]:
        """A game as it stands."""
        entry, course = await self.database.read(lambda connection: self._read(connection, game))
        self._courses.put(game, course)
        return entry, course

    async def news(self, game: str, number: int) -> News:
        """A game as it stands, and what happened in it after a number."""
        if known := self.latest.after(game, number):
            return known

        def work(connection: Connection) -> News:
            entry, course = self._read(connection, game)
            happened = self._events(connection, game, number)
            return entry, course, [event for event in happened if event.number <= course.number]

        return await self.database.read(work)

    async def look_again(self, game: str) -> None:
        """Something was written beside a game, such as who is here: it is read once for all who
        listen."""
        if latest := self.latest.take_out(game):
            entry, course = await self.look(game)
            if course.number == latest[1].number:
                self.latest.keep(entry, course, latest[2])
        self.hub.tell(game, thinks=False)

    def tell_others(self, connection: Connection, game: str, number: int = 0) -> None:
        """Other processes hear what was written, when it is committed: up to which number, or
        something beside the game."""
        if not self.database.is_sqlite:
            connection.execute(TELL, {"news": f"{game} {number} {self.process}"})

    def hear(self, news: str) -> str | None:
        """What a process has told; gives the game beside which something has changed elsewhere.

        Of what this process has written nothing need be read again, unless it never learned that it
        was: the answer can be lost after the commit.
        """
        game, word, process = news.split(" ")
        number = int(word)
        if process == self.process and (not number or self.latest.knows(game, number)):
            return None
        self.latest.hear(game, number)
        self.hub.tell(game, thinks=number > 0)
        return None if number else game

    async def of_player(self, player: str, most: int = 200) -> list[Entry]:
        """The games of a player, those that changed last first."""
        mine = (games.c.seat_a == player) | (games.c.seat_b == player)
        query = entries(self.database.now).where(mine)
        query = query.order_by(games.c.changed_at.desc()).limit(most)
        return await self.database.read(
            lambda connection: [Entry.of(row) for row in connection.execute(query).mappings()]
        )

    def _read(self, connection: Connection, game: str, lock: bool = False) -> tuple[Entry, Course]:
        query = self._locked_entry if lock else self._entry
        found = query.rows(connection, {"game": game})
        if not found:
            raise Missing("no-such-game")
        entry = Entry.of(found[0])
        course = self._courses.get(game)
        if course is None or course.number > entry.number:
            sealed = SealedDeal.of(entry.deal, entry.salt)
            course = Course(Game.of_deal(Rules.of(entry.rules, entry.edition), sealed.deal))
        if course.number < entry.number:
            for event in self._events(connection, game, course.number):
                # With PostgreSQL more may have happened since the entry was read.
                if event.number <= entry.number:
                    course = course.after(event)
        return entry, course

    def _events(self, connection: Connection, game: str, number: int) -> list[Event]:
        rows = self._events_after.rows(connection, {"game": game, "number": number})
        return [Event(row["number"], row["kind"], json.loads(row["payload"])) for row in rows]

    # Beginning

    async def create(
        self, player: str, wish: Wish, beside: Beside | None = None, request: str | None = None
    ) -> tuple[Entry, Course]:
        """A new game, with what belongs to it, once for a request."""
        word = {"player": player, "request": request}

        def asked_before(connection: Connection) -> str | None:
            found = self._wished.rows(connection, word) if request else []
            return found[0]["game"] if found else None

        def work(connection: Connection) -> str:
            if game := asked_before(connection):
                return game
            self._check_room(connection, player)
            game = self.insert(connection, player, wish)
            if beside:
                beside(connection, game)
            if request and not self._wish.run(connection, {**word, "game": game}):
                raise _AskedBefore
            return game

        try:
            game = await self.database.write(work)
        except _AskedBefore:
            # By another process, at the same time: this game is undone, and that one is it.
            game = str(await self.database.read(asked_before))
        fault.point("committed")
        entry, course = await self.look(game)
        self.tell(entry)
        return entry, course

    def _check_room(self, connection: Connection, player: str) -> None:
        is_played = games.c.number > BEGUN
        rest = self.database.now - games.c.changed_at
        lately = (rest < JUST_NOW) | (is_played & (rest < LATELY))
        going_on = games.c.status.in_(OPEN) & lately
        counted = select(func.count()).select_from(games).where(going_on)
        if (connection.scalar(counted) or 0) >= self.settings.open_games:
            raise NotNow("too-many-games")
        mine = (games.c.seat_a == player) | (games.c.seat_b == player)
        if (connection.scalar(counted.where(mine)) or 0) >= self.settings.games_of_player:
            raise NotNow("too-many-of-yours")

    def insert(
        self, connection: Connection, player: str, wish: Wish, other: str | None = None
    ) -> str:
        """Write a new game; `other` is who sits opposite, where that is known."""
        rules = Rules.of(wish.rules)
        sealed = SealedDeal.new()
        seat = wish.seat or secrets.choice(list(Player))
        seats: dict[Player, str | None] = {seat: player, seat.opponent: other}
        if wish.opponent == "device":
            seats = {Player.A: player, Player.B: player}
        elif wish.opponent == "computer":
            if wish.level not in LEVELS:
                raise Unreadable("no-such-level", name=str(wish.level))
            seats[seat.opponent] = computer_id(wish.level)
        waiting = None in seats.values()
        game = secrets.token_hex(10)
        deal = {"id": game, "text": sealed.text, "salt": sealed.salt, "hash": sealed.hash}
        self._dealt.run(connection, deal)
        full = wish.seconds if wish.days is None else wish.days * 86_400.0
        made = {
            "id": game,
            "deal": game,
            "rules": rules.name,
            "edition": rules.edition,
            "opponent": wish.opponent,
            "level": wish.level if wish.opponent == "computer" else None,
            "seat_a": seats[Player.A],
            "seat_b": seats[Player.B],
            "status": "waiting" if waiting else "setup",
            "number": 0,
            "deciders": "",
            "clock_seconds": wish.seconds,
            "clock_increment": wish.increment,
            "clock_days": wish.days,
            "left_a": full,
            "left_b": full,
        }
        self._made.run(connection, made)
        entry, course = self._read(connection, game)
        payload = {"rules": rules.name, "hash": sealed.hash, "opponent": wish.opponent}
        happened = [Event(1, "created", payload)]
        if not waiting:
            happened += replace(course, number=1).begin()
        self._write(connection, entry, course, happened)
        return game

    def join(self, connection: Connection, game: str, seat: Player, player: str) -> None:
        """Sit down on an empty seat; the game begins."""
        column = {Player.A: "seat_a", Player.B: "seat_b"}[seat]
        connection.execute(
            update(games).where(games.c.id == game).values({column: player, "status": "setup"})
        )
        entry, course = self._read(connection, game, lock=True)
        happened = [Event(course.number + 1, "joined", {"player": seat.value})]
        happened += replace(course, number=course.number + 1).begin()
        self._write(connection, entry, course, happened)

    # Going on

    async def act(self, game: str, player: str, request: str, deed: Deed) -> tuple[Entry, Course]:
        """Let something be done, once for a request. The same word with another content is refused;
        with another deed it is another word."""

        def work(connection: Connection) -> News:
            entry, course = self._read(connection, game, lock=True)
            if player != CLOCK:
                own_seats(entry, player)
            word = f"{deed.what} {request}"
            asked = {"game": game, "player": player, "request": word}
            written = {**asked, "number": entry.number, "content": deed.content}
            if not self._asked.run(connection, written):
                if self._content.rows(connection, asked)[0]["content"] not in (deed.content, None):
                    raise NotNow("word-used-already")
                return entry, course, []
            if flagged := out_of_time(entry):
                # Whatever was wanted comes too late.
                happened = course.leave(flagged, Ending.TIME)
            else:
                happened = deed.happens(entry, course, player)
            entry, course = self._write(connection, entry, course, happened)
            return entry, course, happened

        entry, course, happened = await self.database.write(work)
        fault.point("committed")
        if happened:
            self._courses.put(game, course)
            self.latest.keep(entry, course, happened)
            self.tell(entry)
        return entry, course

    def tell(self, entry: Entry) -> None:
        """There is news of a game."""
        self.hub.tell(entry.id, thinks=entry.thinker is not None)

    def _write(
        self,
        connection: Connection,
        entry: Entry,
        course: Course,
        happened: list[Event],
    ) -> tuple[Entry, Course]:
        """Write events and what follows from them."""
        before = course
        for event in happened:
            course = course.after(event)
        rows = (
            {
                "game": entry.id,
                "number": event.number,
                "kind": event.kind,
                "version": VERSION,
                "payload": json.dumps(event.payload),
                "at": entry.time,
            }
            for event in happened
        )
        self._happened.run(connection, *rows)
        values = summary(entry, before, course, happened)
        self._summarised.run(connection, {"game": entry.id, **values})
        self.tell_others(connection, entry.id, course.number)
        return entry.after(values), course

    async def time_is_up(self, game: str) -> None:
        """End a game whose clock has run out; nothing when that is not so any more."""
        try:
            await self.act(game, CLOCK, "up", SEE_TIME_RUN_OUT)
        except NotNow:
            return

    async def rematch(self, game: str, player: str) -> tuple[Entry, Course]:
        """Offer another game with the seats swapped, or accept the offer."""

        def work(connection: Connection) -> tuple[Entry, Course]:
            entry, course = self._read(connection, game, lock=True)
            seat = own_seats(entry, player)[0]
            if not course.game.over and not course.called_off:
                raise NotNow("still-going")
            if entry.rematch or course.rematch_by is seat:
                return entry, course
            happened = []
            if course.rematch_by is None:
                asked = {"what": "rematch", "by": seat.value}
                happened.append(Event(course.number + 1, "asked", asked))
            if entry.opponent != "link" or course.rematch_by:
                other = entry.seats[seat.opponent].player
                new = self.insert(connection, player, _same_again(entry, seat.opponent), other)
                self._rematched.run(connection, {"game": game, "new": new})
                entry = replace(entry, rematch=new)
                answer = {"what": "rematch", "by": seat.value, "accept": True, "game": new}
                number = course.number + len(happened) + 1
                happened.append(Event(number, "answered", answer))
            return self._write(connection, entry, course, happened)

        entry, course = await self.database.write(work)
        fault.point("committed")
        self._courses.put(game, course)
        self.latest.take_out(game)
        self.hub.tell(game, thinks=entry.opponent == "computer")
        return entry, course


def _same_again(entry: Entry, seat: Player) -> Wish:
    clock = entry.clock
    return Wish(
        entry.rules,
        entry.opponent,
        entry.level,
        seat,
        clock.seconds if clock else None,
        clock.increment if clock else 0.0,
        clock.days if clock else None,
    )

"""Several servers on one PostgreSQL: what one writes, those who listen to another hear."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from tests.server.running import awaited, postgres, settings_for

from bossa.notation import write_move
from bossa.rules import Player
from bossa.server.accounts.players import Visitors
from bossa.server.app import create_app
from bossa.server.games.actions import decide
from bossa.server.games.service import Games, Wish
from bossa.server.jobs.leases import Leases
from bossa.server.live.hub import Hub
from bossa.server.live.presence import SOON
from bossa.server.live.stream import stream
from bossa.server.services import House
from bossa.server.storage.database import Away, Database, Work

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """A database that no other server uses."""
    with postgres() as url:
        yield url


@asynccontextmanager
async def two_houses(url: str) -> AsyncIterator[tuple[House, House]]:
    houses = [create_app(settings_for(url)).state.house for _ in range(2)]
    try:
        for house in houses:
            await house.open()
        yield houses[0], houses[1]
    finally:
        for house in houses:
            await house.close()


async def heard(events: AsyncIterator[bytes], words: bytes) -> bytes:
    """The first part of a stream that says something."""
    async with asyncio.timeout(30):
        async for said in events:
            if words in said:
                return said
    raise AssertionError("the stream has ended")


def test_who_comes_and_goes_is_told_to_those_who_listen_elsewhere(url: str) -> None:
    async def visited() -> None:
        async with two_houses(url) as (here, there):
            ada, bo = await here.visitors.welcome(), await there.visitors.welcome()
            entry, _ = await here.games.create(ada.id, Wish("novice", "link", seat=Player.A))
            watching = stream(there.games, entry.id, bo.id, 0)
            # Who has just sat down counts as here.
            await heard(watching, b'"A":true')
            here.presence.come(entry.id, ada.id)
            here.presence.go(entry.id, ada.id)
            await heard(watching, b'"A":false')
            here.presence.come(entry.id, ada.id)
            await heard(watching, b'"A":true')

    awaited(visited())


def test_who_comes_back_to_another_process_is_here(url: str) -> None:
    async def moved_over() -> None:
        async with two_houses(url) as (here, there):
            ada = await here.visitors.welcome()
            entry, _ = await here.games.create(ada.id, Wish("novice", "link", seat=Player.A))
            here.presence.come(entry.id, ada.id)
            watching = stream(here.games, entry.id, None, 0)
            await heard(watching, b'"A":true')
            # The old connection is seen to end after the new one was made.
            there.presence.come(entry.id, ada.id)
            await asyncio.sleep(2 * SOON)
            here.presence.go(entry.id, ada.id)
            await heard(watching, b'"A":false')
            await heard(watching, b'"A":true')

    awaited(moved_over())


def test_a_move_whose_commit_was_never_answered_is_told_all_the_same(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def moved() -> None:
        async with two_houses(url) as (here, _):
            ada = await here.visitors.welcome()
            entry, course = await here.games.create(ada.id, Wish("novice", "device"))
            watching = stream(here.games, entry.id, None, course.number)
            await heard(watching, b"event: here")
            write = here.database.write

            async def cut(work: Work[object]) -> object:
                await write(work)
                raise Away("database-away")

            monkeypatch.setattr(here.database, "write", cut)
            move = write_move(course.game.legal[0])
            with pytest.raises(Away):
                await here.games.act(entry.id, ada.id, "word", decide(1, move, None))
            monkeypatch.setattr(here.database, "write", write)
            assert move.encode() in await heard(watching, b'"kind":"moved"')

    awaited(moved())


def test_the_time_of_an_outage_is_given_back_once(url: str) -> None:
    async def started() -> None:
        house = create_app(settings_for(url)).state.house
        await house.open()
        ada = await house.visitors.welcome()
        wish = Wish("novice", "device", seconds=600.0)
        entry, _ = await house.games.create(ada.id, wish)
        await house.close()
        await house.database.write(
            lambda connection: [
                connection.exec_driver_sql(statement)
                for statement in (
                    "UPDATE games SET running_since = running_since - 3600",
                    "UPDATE alive SET at = at - 3600",
                )
            ]
        )
        others = [create_app(settings_for(url)).state.house for _ in range(2)]
        await asyncio.gather(*(house.open() for house in others))
        try:
            entry, _ = await others[0].games.look(entry.id)
            assert entry.clock
            assert entry.clock.running
            assert 590 < entry.clock.now(entry.time)[entry.clock.running] <= 600
        finally:
            for house in others:
                await house.close()

    awaited(started())


def test_two_never_think_for_one_game_and_a_silent_one_is_replaced(url: str) -> None:
    async def thought() -> None:
        database = Database(url)
        await database.start()
        try:
            games = Games(database, Hub(), settings_for(url))
            visitors = Visitors(database, games)
            await visitors.seat_computers()
            ada = await visitors.welcome()
            while True:
                entry, _ = await games.create(ada.id, Wish("novice", "computer", "seedling"))
                if entry.thinker:
                    break
            one, other = Leases(database, 0.3), Leases(database, 0.3)
            held = await one.take()
            assert held
            assert held.game == entry.id
            began = held.until
            async with one.held(held):
                for _ in range(20):
                    assert await other.take() is None
                    await asyncio.sleep(0.05)
            assert held.until > began
            async with asyncio.timeout(20):
                while (taken := await other.take()) is None:
                    await asyncio.sleep(0.05)
            # Who comes back late has no part in it.
            await one.give_back(held)
            assert await one.take() is None
            await other.give_back(taken)
            assert (again := await one.take())
            assert again.game == entry.id
        finally:
            await database.stop()

    awaited(thought())

"""Several servers on one PostgreSQL: what one writes, those who listen to another hear."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from tests.server.running import postgres, run_async, settings_for

from bossa.notation import write_move
from bossa.rules import Player
from bossa.server.app import create_app
from bossa.server.games.actions import decide
from bossa.server.games.clock import TimeControl
from bossa.server.games.new_game import NewGame
from bossa.server.live.presence import SOON
from bossa.server.live.stream import stream
from bossa.server.protocol.refusals import Away
from bossa.server.services import Services
from bossa.server.storage.database import Work

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """A database that no other server uses."""
    with postgres() as url:
        yield url


@asynccontextmanager
async def two_servers(url: str) -> AsyncIterator[tuple[Services, Services]]:
    servers = [create_app(settings_for(url)).state.services for _ in range(2)]
    try:
        for services in servers:
            await services.start()
        yield servers[0], servers[1]
    finally:
        for services in servers:
            await services.stop()


async def heard(events: AsyncIterator[bytes], words: bytes) -> bytes:
    """The first part of a stream that says something."""
    async with asyncio.timeout(30):
        async for said in events:
            if words in said:
                return said
    raise AssertionError("the stream has ended")


def test_who_comes_and_goes_is_told_to_those_who_listen_elsewhere(url: str) -> None:
    async def visited() -> None:
        async with two_servers(url) as (here, there):
            ada, bo = await here.players.create_guest(), await there.players.create_guest()
            game = await here.games.create(NewGame(ada.id, "novice", "link", seat=Player.A))
            watching = stream(there.games, there.hub, game.id, bo.id, 0)
            # Who has just sat down counts as here.
            await heard(watching, b'"A":true')
            here.presence.come(game.id, ada.id)
            here.presence.go(game.id, ada.id)
            await heard(watching, b'"A":false')
            here.presence.come(game.id, ada.id)
            await heard(watching, b'"A":true')

    run_async(visited())


def test_who_comes_back_to_another_process_is_here(url: str) -> None:
    async def moved_over() -> None:
        async with two_servers(url) as (here, there):
            ada = await here.players.create_guest()
            game = await here.games.create(NewGame(ada.id, "novice", "link", seat=Player.A))
            here.presence.come(game.id, ada.id)
            watching = stream(here.games, here.hub, game.id, None, 0)
            await heard(watching, b'"A":true')
            # The old connection is seen to end after the new one was made.
            there.presence.come(game.id, ada.id)
            await asyncio.sleep(2 * SOON)
            here.presence.go(game.id, ada.id)
            await heard(watching, b'"A":false')
            await heard(watching, b'"A":true')

    run_async(moved_over())


def test_a_move_whose_commit_was_never_answered_is_told_all_the_same(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def moved() -> None:
        async with two_servers(url) as (here, _):
            ada = await here.players.create_guest()
            game = await here.games.create(NewGame(ada.id, "novice", "device"))
            watching = stream(here.games, here.hub, game.id, None, game.number)
            await heard(watching, b"event: here")
            write = here.database.write

            async def cut(work: Work[object]) -> object:
                await write(work)
                raise Away("database-away")

            monkeypatch.setattr(here.database, "write", cut)
            move = write_move(game.game.legal[0])
            with pytest.raises(Away):
                await here.games.perform(game.id, ada.id, "id", decide(1, move, None))
            monkeypatch.setattr(here.database, "write", write)
            assert move.encode() in await heard(watching, b'"kind":"moved"')

    run_async(moved())


def test_the_time_of_an_outage_is_given_back_once(url: str) -> None:
    async def started() -> None:
        services = create_app(settings_for(url)).state.services
        await services.start()
        ada = await services.players.create_guest()
        new = NewGame(ada.id, "novice", "device", control=TimeControl(600.0))
        game = await services.games.create(new)
        await services.stop()
        await services.database.write(
            lambda connection: [
                connection.exec_driver_sql(statement)
                for statement in (
                    "UPDATE games SET running_since = running_since - 3600",
                    "UPDATE alive SET at = at - 3600",
                )
            ]
        )
        others = [create_app(settings_for(url)).state.services for _ in range(2)]
        await asyncio.gather(*(services.start() for services in others))
        try:
            game = await others[0].games.load(game.id)
            assert game.clock
            assert game.clock.running
            assert 590 < game.clock.at(game.row.time)[game.clock.running] <= 600
        finally:
            for services in others:
                await services.stop()

    run_async(started())

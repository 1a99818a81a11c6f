"""Two servers on one PostgreSQL: a change in one reaches the streams of the other."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, text
from tests.server.running import postgres, run_async, settings_for

from bossa.notation import write_move
from bossa.rules import Player
from bossa.server.app import create_app
from bossa.server.games.actions import decide
from bossa.server.games.clock import TimeControl
from bossa.server.games.new_game import NewGame
from bossa.server.live.stream import stream
from bossa.server.protocol.refusals import Away
from bossa.server.services import Services
from bossa.server.storage.database import Work
from bossa.server.storage.postgres import LISTENER

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """A database that no other server uses."""
    with postgres() as url:
        yield url


@asynccontextmanager
async def two_servers(url: str) -> AsyncIterator[tuple[Services, Services]]:
    """Both hear each other: until its connection is made, a server reads everything from the
    database."""
    servers = [create_app(settings_for(url)).state.services for _ in range(2)]
    listening = [heard(services) for services in servers]
    try:
        for services in servers:
            await services.start()
        async with asyncio.timeout(60):
            for one in listening:
                await one.wait()
        yield servers[0], servers[1]
    finally:
        for services in servers:
            await services.stop()


def heard(services: Services) -> asyncio.Event:
    """Set when the server has made the connection on which it listens."""
    resume, event = services.games.updates.resume, asyncio.Event()

    def tell() -> None:
        resume()
        event.set()

    services.games.updates.resume = tell  # type: ignore[method-assign]
    return event


async def wait_for(events: AsyncIterator[bytes], part: bytes) -> bytes:
    """The first message of a stream that contains a part."""
    async with asyncio.timeout(60):
        async for message in events:
            if part in message:
                return message
    raise AssertionError("the stream has ended")


def test_presence_in_one_process_is_sent_to_the_streams_of_another(url: str) -> None:
    async def scenario() -> None:
        async with two_servers(url) as (here, there):
            ada, bo = await here.players.create_guest(), await there.players.create_guest()
            game = await here.games.create(NewGame(ada.id, "novice", "link", seat=Player.A))
            events = stream(there.games, there.hub, game.id, bo.id, 0)
            # A player who has just created a game counts as here.
            await wait_for(events, b'"A":true')
            here.presence.come(game.id, ada.id)
            here.presence.go(game.id, ada.id)
            await wait_for(events, b'"A":false')
            here.presence.come(game.id, ada.id)
            await wait_for(events, b'"A":true')

    run_async(scenario())


async def next_report(services: Services, game: str, last: float | None) -> float:
    """When player A was reported as here after the last time."""
    async with asyncio.timeout(60):
        while True:
            row = (await services.games.load(game)).row
            seen = row.seats[Player.A].seen_uptime
            if seen is not None and seen != last:
                return seen
            await asyncio.sleep(0.01)


def test_a_player_who_reconnects_to_another_process_is_here(url: str) -> None:
    async def scenario() -> None:
        async with two_servers(url) as (here, there):
            ada = await here.players.create_guest()
            game = await here.games.create(NewGame(ada.id, "novice", "link", seat=Player.A))
            here.presence.come(game.id, ada.id)
            events = stream(here.games, here.hub, game.id, None, 0)
            await wait_for(events, b'"A":true')
            # The first process notices the end of the old connection after the new one was made.
            first = await next_report(here, game.id, None)
            there.presence.come(game.id, ada.id)
            await next_report(there, game.id, first)
            here.presence.go(game.id, ada.id)
            await wait_for(events, b'"A":false')
            await wait_for(events, b'"A":true')

    run_async(scenario())


def test_a_move_is_published_although_the_database_did_not_confirm_its_commit(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with two_servers(url) as (here, _):
            ada = await here.players.create_guest()
            game = await here.games.create(NewGame(ada.id, "novice", "device"))
            events = stream(here.games, here.hub, game.id, None, game.number)
            await wait_for(events, b"event: here")
            write = here.database.write

            async def commit_and_fail(work: Work[object]) -> object:
                await write(work)
                raise Away("database-away")

            monkeypatch.setattr(here.database, "write", commit_and_fail)
            move = write_move(game.game.legal[0])
            with pytest.raises(Away):
                await here.games.perform(game.id, ada.id, "id", decide(1, move, None))
            monkeypatch.setattr(here.database, "write", write)
            assert move.encode() in await wait_for(events, b'"kind":"moved"')

    run_async(scenario())


def reads_of(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """What subscribers read from now on: the numbers of the replay that was known, and of the last
    event that was sent."""
    read, found = services.games.store.load_after, []

    def counted(connection: Connection, game: str, known: Any, after: int) -> Any:
        found.append((known.number if known else 0, after))
        return read(connection, game, known, after)

    monkeypatch.setattr(services.games.store, "load_after", counted)
    return found


def moves_in(message: bytes) -> list[tuple[int, str]]:
    """The moves that a message of a stream tells of, with the numbers of their events."""
    events = [json.loads(line[6:]) for line in message.splitlines() if line.startswith(b"data: {")]
    return [(each["number"], each["move"]) for each in events if each.get("kind") == "moved"]


@pytest.mark.parametrize("fits", [True, False])
def test_a_change_in_another_process_is_read_once_for_all_streams_or_not_at_all(
    url: str, monkeypatch: pytest.MonkeyPatch, fits: bool
) -> None:
    """Not at all where the message has room for it."""
    if not fits:
        monkeypatch.setattr("bossa.server.games.notices.LARGEST", 100)

    async def scenario() -> None:
        async with two_servers(url) as (here, there):
            ada = await here.players.create_guest()
            game = await here.games.create(NewGame(ada.id, "novice", "device"))
            streams = [stream(there.games, there.hub, game.id, None, 0) for _ in range(20)]
            for events in streams:
                await wait_for(events, b"event: here")
            waiting = [asyncio.create_task(wait_for(each, b'"kind":"moved"')) for each in streams]
            await asyncio.sleep(0)
            reads = reads_of(there, monkeypatch)
            move = write_move(game.game.legal[0])
            after = await here.games.perform(game.id, ada.id, "id", decide(1, move, None))
            for message in await asyncio.gather(*waiting):
                assert moves_in(message) == [(game.number + 1, move)]
            # From the replay that this process has, not from the beginning.
            assert reads == ([] if fits else [(game.number, game.number)])
            told, stored = there.games.updates.last(game.id), await there.games.load(game.id)
            assert told
            assert told.game.replay == stored.replay == after.replay
            row = told.game.row
            assert row == replace(stored.row, time=row.time, uptime=row.uptime)

    run_async(scenario())


def test_a_process_that_has_missed_a_message_reads_what_is_new(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with two_servers(url) as (here, there):
            ada = await here.players.create_guest()
            game = await here.games.create(NewGame(ada.id, "novice", "device"))
            events = stream(there.games, there.hub, game.id, None, 0)
            await wait_for(events, b"event: here")
            take_notice, missed = there.games.take_notice, asyncio.Event()

            def miss(_message: str) -> None:
                missed.set()

            monkeypatch.setattr(there.games, "take_notice", miss)
            first = write_move(game.game.legal[0])
            after = await here.games.perform(game.id, ada.id, "one", decide(1, first, None))
            await asyncio.wait_for(missed.wait(), 30)
            monkeypatch.setattr(there.games, "take_notice", take_notice)
            second = write_move(after.game.legal[0])
            await here.games.perform(game.id, ada.id, "two", decide(2, second, None))
            message = await wait_for(events, second.encode())
            assert moves_in(message) == [
                (game.number + 1, first),
                (after.number + 1, second),
            ]

    run_async(scenario())


def test_a_process_that_hears_the_others_again_sends_what_it_has_missed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossa.server.services.RESTART", 0.01)

    async def scenario() -> None:
        async with two_servers(url) as (here, there):
            ada = await here.players.create_guest()
            game = await here.games.create(NewGame(ada.id, "novice", "device"))
            lost, back = asyncio.Event(), asyncio.Event()
            monkeypatch.setattr(here.games.updates, "pause", paused(here, lost))
            events = stream(here.games, here.hub, game.id, None, 0)
            await wait_for(events, b"event: here")

            async def wait_and_listen(*asked: Any) -> None:
                await back.wait()
                await listen(*asked)

            listen = here.database.listen
            monkeypatch.setattr(here.database, "listen", wait_and_listen)
            async with asyncio.timeout(30):
                while not lost.is_set():
                    await there.database.write(end_listeners)
                    await asyncio.sleep(0.01)
            first = write_move(game.game.legal[0])
            after = await there.games.perform(game.id, ada.id, "one", decide(1, first, None))
            back.set()
            assert moves_in(await wait_for(events, first.encode())) == [(game.number + 1, first)]
            second = write_move(after.game.legal[0])
            await there.games.perform(game.id, ada.id, "two", decide(2, second, None))
            assert moves_in(await wait_for(events, second.encode())) == [(after.number + 1, second)]

    run_async(scenario())


def test_a_message_of_another_process_gives_no_secret_away(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with two_servers(url) as (here, there):
            ada, bo = await here.players.create_guest(), await there.players.create_guest()
            waiting = await here.games.create(
                NewGame(ada.id, "novice+chips", "link", seat=Player.A)
            )
            game = await here.games.transact(
                lambda transaction: transaction.join(waiting.id, Player.B, bo.id)
            )
            viewers = {"own": ada.id, "other": bo.id, "spectator": None}
            streams = {
                name: stream(there.games, there.hub, game.id, player, 0)
                for name, player in viewers.items()
            }
            for events in streams.values():
                await wait_for(events, b"event: here")
            reads = reads_of(there, monkeypatch)
            keep = decide(game.replay.decision_of(Player.A), "keep-i", None)
            await here.games.perform(game.id, ada.id, "id", keep)
            sent = {
                name: await wait_for(events, b'"kind":"chosen"') for name, events in streams.items()
            }
            assert b"keep-i" in sent["own"]
            for name in ("other", "spectator"):
                assert b'"choice":null' in sent[name]
                assert b'"choice":"keep' not in sent[name]
            assert reads == []

    run_async(scenario())


def test_a_process_that_hears_nothing_of_the_others_reads_the_table(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The connection on which it listens is not made again within this test.
    monkeypatch.setattr("bossa.server.services.RESTART", 3600.0)

    async def scenario() -> None:
        async with two_servers(url) as (here, there):
            ada = await here.players.create_guest()
            game = await here.games.create(NewGame(ada.id, "novice", "device"))
            lost = asyncio.Event()
            monkeypatch.setattr(here.games.updates, "pause", paused(here, lost))
            await there.database.write(end_listeners)
            async with asyncio.timeout(60):
                await lost.wait()
            move = write_move(game.game.legal[0])
            await there.games.perform(game.id, ada.id, "id", decide(1, move, None))
            events = stream(here.games, here.hub, game.id, None, game.number)
            assert move.encode() in await wait_for(events, b'"kind":"moved"')

    run_async(scenario())


def end_listeners(connection: Connection) -> None:
    query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = :name"
    connection.execute(text(query), {"name": LISTENER})


def paused(services: Services, lost: asyncio.Event) -> Callable[[], None]:
    pause = services.games.updates.pause

    def tell() -> None:
        pause()
        lost.set()

    return tell


def test_if_two_servers_start_downtime_is_credited_once(url: str) -> None:
    async def scenario() -> None:
        services = create_app(settings_for(url)).state.services
        await services.start()
        ada = await services.players.create_guest()
        new = NewGame(ada.id, "novice", "device", control=TimeControl(600.0))
        game = await services.games.create(new)
        await services.stop()
        await services.database.write(
            lambda connection: [
                connection.exec_driver_sql(statement)
                for statement in ("UPDATE alive SET at = at - 3600",)
            ]
        )
        # The write has opened a new connection.
        await services.database.stop()
        others = [create_app(settings_for(url)).state.services for _ in range(2)]
        await asyncio.gather(*(services.start() for services in others))
        try:
            game = await others[0].games.load(game.id)
            assert game.clock
            assert game.clock.running
            assert 590 < game.clock.at(game.row.uptime)[game.clock.running] <= 600
        finally:
            for services in others:
                await services.stop()

    run_async(scenario())

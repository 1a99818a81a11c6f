"""Nobody loses by time during which the server could not accept a move, and nobody gains by it."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.calendar_time import Calendar, calendar_of
from tests.server.own_database import OwnDatabase
from tests.server.running import (
    Client,
    Json,
    change,
    children_of,
    in_thread,
    run_async,
    settings_for,
    start_process,
    stop_process,
)
from tests.waiting import until

from bossa.notation import write_move
from bossa.rules import Player
from bossa.server.app import create_app
from bossa.server.games.actions import decide
from bossa.server.games.clock import TimeControl
from bossa.server.games.new_game import NewGame, computer_id
from bossa.server.jobs.lanes import QUICK
from bossa.server.storage import reports
from bossa.server.storage.uptime import LONGEST

DAY = 86_400.0
MAIN_TIME = 30.0


@pytest.fixture
def calendar(database: OwnDatabase) -> Iterator[Calendar]:
    with calendar_of(database.url) as calendar:
        yield calendar


def game_with_clock(client: Client) -> tuple[Json, str]:
    """A game on one device, and whose clock runs."""
    snapshot = client.create(rules="novice", opponent="device", clock={"seconds": MAIN_TIME})
    return snapshot, snapshot["clock"]["running"]


JUMPS = [22.0, MAIN_TIME + 270.0, DAY, -300.0, -DAY]


def test_the_first_move_after_an_outage_or_a_jump_of_the_clock_is_neither_late_nor_free(
    calendar: Calendar, database: OwnDatabase
) -> None:
    async def scenario() -> None:
        services = create_app(settings_for(database.url)).state.services
        await services.database.start()
        try:
            ada = await services.players.create_guest()
            for seconds in JUMPS:
                # A report before the outage, and none between it and the move.
                await services.reports.start()
                new = NewGame(ada.id, "novice", "device", control=TimeControl(MAIN_TIME))
                game = await services.games.create(new)
                mover = game.clock.running
                calendar.move(seconds)
                action = decide(game.decisions[0].number, write_move(game.game.legal[0]), None)
                moved = await services.games.perform(game.id, ada.id, "first", action)
                assert moved.row.status == "playing", seconds
                assert MAIN_TIME - 5 < moved.clock.left[mover] <= MAIN_TIME, seconds
        finally:
            await services.database.stop()

    run_async(scenario())


@pytest.mark.parametrize("seconds", [22.0, -DAY])
def test_the_clock_runs_on_after_an_outage_from_where_it_stood(
    calendar: Calendar, database: OwnDatabase, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports, "EVERY", 0.1)
    with in_thread(settings_for(database.url)) as address:
        ada = Client(address)
        snapshot, mover = game_with_clock(ada)
        calendar.move(seconds)
        first = ada.look(snapshot["id"])
        assert first["status"] == "playing"
        assert MAIN_TIME - 5 < first["clock"][mover] <= MAIN_TIME
        # Counted by the server, not by this calendar: it goes on, and by no more than it should.
        began = time.monotonic()
        until(lambda: ada.look(snapshot["id"])["clock"][mover] < first["clock"][mover] - 0.2)
        last = ada.look(snapshot["id"])["clock"][mover]
        assert first["clock"][mover] - last < time.monotonic() - began + 3


def test_a_jump_of_the_clock_makes_nobody_absent(calendar: Calendar, database: OwnDatabase) -> None:
    with in_thread(settings_for(database.url)) as address:
        ada, bo = Client(address), Client(address)
        snapshot = ada.create(rules="novice", opponent="link", seat="A")
        bo.join(snapshot)
        waiting = bo if ada.look(snapshot["id"])["moves"] else ada
        calendar.move(DAY)
        assert not waiting.look(snapshot["id"])["can_claim"]


def test_a_jump_back_does_not_prolong_the_lease_of_a_dead_worker(
    calendar: Calendar, database: OwnDatabase
) -> None:
    async def scenario() -> None:
        services = create_app(settings_for(database.url)).state.services
        await services.database.start()
        await services.reports.start()
        queue = services.queue
        try:
            await services.database.write(
                lambda connection: queue.put(connection, "kind", "key", None, 0, QUICK)
            )
            assert await queue.take(["kind"], QUICK)
            calendar.move(-DAY)
            assert await queue.take(["kind"], QUICK) is None
            database.change(f"UPDATE alive SET uptime = uptime + {queue.lease_seconds + 1}")  # noqa: S608
            assert await queue.take(["kind"], QUICK)
        finally:
            await services.database.stop()

    run_async(scenario())


def test_a_computer_is_charged_for_its_thinking_and_not_for_waiting(database: OwnDatabase) -> None:
    async def scenario() -> None:
        services = create_app(settings_for(database.url)).state.services
        # Without workers: the thought waits.
        await services.database.start()
        await services.players.add_computers()
        await services.reports.start()
        try:
            ada = await services.players.create_guest()
            new = NewGame(
                ada.id, "novice", "computer", "seedling", Player.A, TimeControl(MAIN_TIME)
            )
            game = await services.games.create(new)
            if game.computer_decision is None:
                move = write_move(game.game.legal[0])
                action = decide(game.decisions[0].number, move, None)
                game = await services.games.perform(game.id, ada.id, "first", action)
            thinker = game.computer_decision.player
            assert game.clock.running is None
            database.change("UPDATE alive SET uptime = uptime + 100")
            assert await services.timekeeper.flagged() == []
            number = game.computer_decision.number
            choice = write_move(game.game.legal[0])
            thought = decide(number, choice, thinker, thinking=2.0)
            game = await services.games.perform(
                game.id, computer_id("seedling"), "thought", thought
            )
            assert game.clock.left[thinker] == pytest.approx(MAIN_TIME - 2.0)
            assert game.clock.running is thinker.opponent
        finally:
            await services.database.stop()

    run_async(scenario())


@pytest.mark.slow
def test_a_stopped_server_takes_the_move_that_came_meanwhile(tmp_path: Path) -> None:
    """A real SIGSTOP, for longer than the player has left, and a move on an open connection."""
    path = tmp_path / "bossa.db"
    process, address = start_process({"DATABASE_URL": f"sqlite:///{path}"})
    try:
        ada = Client(address)
        snapshot, mover = game_with_clock(ada)
        # Nobody knows how long a busy machine takes from here to the stop, and after it.
        left = LONGEST + 5.0
        taken = MAIN_TIME - left
        change(path, "UPDATE games SET left_a = left_a - ?, left_b = left_b - ?", taken, taken)
        os.kill(process.pid, signal.SIGSTOP)
        answers: list[Json] = []
        choice = snapshot["moves"][0]["text"]
        sending = threading.Thread(
            target=lambda: answers.append(ada.decide(snapshot, choice).json())
        )
        sending.start()
        time.sleep(left + 0.2)
        os.kill(process.pid, signal.SIGCONT)
        sending.join()
        assert answers[0]["status"] == "playing"
        assert 0 < answers[0]["clock"][mover] <= left
    finally:
        os.kill(process.pid, signal.SIGCONT)
        stop_process(process)
        assert not children_of(process.pid)

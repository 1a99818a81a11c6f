"""Computer players: their move comes even if a worker or the server dies."""

import os
import random
import signal
import time
from pathlib import Path

import httpx
import pytest
from tests.server import holding
from tests.server.running import (
    Client,
    Json,
    children_of,
    group_is_gone,
    in_thread,
    postgres,
    settings_for,
    start_process,
    stop_process,
    wait_until_up,
)
from tests.waiting import until

from bossa.notation import read_move
from bossa.players import Computer, Limit, RandomPlayer, Thought
from bossa.rules import Game, Player, Rules, View, view
from bossa.server.jobs import computer_moves
from bossa.server.jobs.engines import Engines

pytestmark = pytest.mark.slow


def start_game(client: Client, level: str) -> Json:
    """A new game in which the computer decides first."""
    while True:
        snapshot = client.create(rules="novice", level=level)
        if not snapshot["moves"]:
            return snapshot


def wait_for_computer(client: Client, snapshot: Json) -> Json:
    """Wait until the client may decide or the game is over."""

    def moved() -> Json | None:
        now = client.look(snapshot["id"])
        return now if now["moves"] or now["status"] == "over" else None

    return until(moved)


def test_the_computer_moves_although_its_worker_was_killed(tmp_path: Path) -> None:
    process, address = start_process({"BOSSA_DATA_DIR": str(tmp_path)})
    try:
        wait_until_up(address)
        client = Client(address)
        snapshot = start_game(client, "master")
        while not (workers := children_of(process.pid)):
            assert process.poll() is None
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        assert wait_for_computer(client, snapshot)["steps"][-1]["kind"] in ("drawn", "moved")
    finally:
        stop_process(process)
    assert group_is_gone(process.pid)


def test_after_a_restart_of_the_server_the_computer_moves(tmp_path: Path) -> None:
    # A very long lease: the new server must not wait until it runs out.
    environment = {"BOSSA_DATA_DIR": str(tmp_path), "BOSSA_LEASE": "100000"}
    process, address = start_process(environment)
    wait_until_up(address)
    client = Client(address)
    snapshot = start_game(client, "master")
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    # The workers have ended with their server.
    assert group_is_gone(process.pid)
    process, again = start_process(environment)
    try:
        wait_until_up(again)
        client.http.base_url = httpx.URL(f"{again}/api/v1/")
        assert wait_for_computer(client, snapshot)["number"] > snapshot["number"]
    finally:
        stop_process(process)


def test_a_second_server_on_the_same_file_prints_why_it_does_not_start(tmp_path: Path) -> None:
    process, address = start_process({"BOSSA_DATA_DIR": str(tmp_path)})
    try:
        wait_until_up(address)
        second, _ = start_process({"BOSSA_DATA_DIR": str(tmp_path)})
        _, stderr = second.communicate(timeout=60)
        assert second.returncode == 2
        assert stderr.count("\n") == 1
        assert stderr.startswith("Another server is already using")
    finally:
        stop_process(process)


def test_two_server_processes_serve_the_same_games() -> None:
    with postgres() as url:
        servers = [start_process({"DATABASE_URL": url, "BOSSA_WORKERS": "1"}) for _ in range(2)]
        try:
            for _, address in servers:
                wait_until_up(address)
            ada, bo = (Client(address) for _, address in servers)
            snapshot = ada.create(rules="novice+chips", opponent="link", seat="A")
            bo.join(snapshot)
            with bo.http.stream("GET", f"/games/{snapshot['id']}/events?after=2") as stream:
                lines = stream.iter_lines()
                ada.decide(ada.look(snapshot["id"]), "keep-d")
                event = next(line for line in lines if line.startswith('data: {"number"'))
            assert '"choice":null' in event
            while snapshot["status"] != "over":
                for client in (ada, bo):
                    snapshot = client.look(snapshot["id"])
                    if snapshot["moves"]:
                        answer = client.decide(snapshot, snapshot["moves"][0]["text"])
                        assert answer.status_code == 200, answer.text
            assert ada.look(snapshot["id"])["outcome"] == bo.look(snapshot["id"])["outcome"]
            against_computer = ada.create(rules="novice", level="seedling")
            assert wait_for_computer(ada, against_computer)
        finally:
            for process, _ in servers:
                stop_process(process)


def test_a_computer_move_that_comes_after_the_end_of_the_game_is_dropped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level("INFO", "bossa")
    monkeypatch.setattr("bossa.server.jobs.computer_moves.think", holding.think_when_allowed)
    monkeypatch.setenv(holding.FOLDER, str(tmp_path))
    with in_thread(settings_for(f"sqlite:///{tmp_path / 'bossa.db'}")) as address:
        client = Client(address)
        snapshot = start_game(client, "seedling")
        until((tmp_path / "begun").exists)
        assert client.look(snapshot["id"])["thinking"]
        over = client.act(snapshot["id"], "resign").json()
        (tmp_path / "go-on").touch()
        until(lambda: "a thought came too late: game-over" in caplog.text)
        assert client.look(snapshot["id"])["number"] == over["number"]


def test_a_thought_comes_with_its_seconds_without_the_time_to_get_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class SlowEngines(Engines):
        def player(self, _game: str, _level: str, source: random.Random) -> Computer:
            time.sleep(0.2)
            return SlowPlayer(source)

    class SlowPlayer(RandomPlayer):
        def think(self, view: View, limit: Limit | None = None) -> Thought:
            time.sleep(0.05)
            return super().think(view, limit)

    monkeypatch.setattr(computer_moves, "_engines", SlowEngines())
    game = Game.new(Rules.of("novice"))
    seen = next(view(game, player) for player in Player if view(game, player).legal)
    start = time.perf_counter()
    decided = computer_moves.think("game", "seedling", seen, 1)
    took = time.perf_counter() - start
    assert read_move(decided.choice) in seen.legal
    assert 0.05 <= decided.seconds <= took - 0.2


def test_requests_are_answered_while_many_games_wait_for_one_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker thinks until the test has had its answers."""
    monkeypatch.setattr("bossa.server.jobs.computer_moves.think", holding.think_when_allowed)
    monkeypatch.setenv(holding.FOLDER, str(tmp_path))
    with in_thread(settings_for(f"sqlite:///{tmp_path / 'bossa.db'}")) as address:
        client = Client(address)
        snapshots = [start_game(client, "kettle") for _ in range(12)]
        until((tmp_path / "begun").exists)
        for snapshot in snapshots:
            now = client.look(snapshot["id"])
            assert (now["thinking"], now["number"]) == (True, snapshot["number"])
        (tmp_path / "go-on").touch()
        for snapshot in snapshots:
            wait_for_computer(client, snapshot)

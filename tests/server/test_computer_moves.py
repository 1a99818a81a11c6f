"""Computer opponents: workers die, servers die, and the move still comes."""

import os
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

pytestmark = pytest.mark.slow


def begun(client: Client, level: str) -> Json:
    """A game in which the computer is to decide now."""
    while True:
        snapshot = client.create(rules="novice", level=level)
        if not snapshot["moves"]:
            return snapshot


def after_the_computer(client: Client, snapshot: Json) -> Json:
    def moved() -> Json | None:
        now = client.look(snapshot["id"])
        return now if now["moves"] or now["status"] == "over" else None

    return until(moved)


def test_a_dead_worker_is_replaced_and_the_move_comes(tmp_path: Path) -> None:
    process, address = start_process({"BOSSA_DATA_DIR": str(tmp_path)})
    try:
        wait_until_up(address)
        client = Client(address)
        snapshot = begun(client, "master")
        while not (workers := children_of(process.pid)):
            assert process.poll() is None
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        assert after_the_computer(client, snapshot)["steps"][-1]["kind"] in ("drawn", "moved")
    finally:
        stop_process(process)
    assert group_is_gone(process.pid)


def test_after_a_restart_the_game_goes_on_by_itself(tmp_path: Path) -> None:
    # A lease that lasts: it is not to be waited for.
    environment = {"BOSSA_DATA_DIR": str(tmp_path), "BOSSA_LEASE": "100000"}
    process, address = start_process(environment)
    wait_until_up(address)
    client = Client(address)
    snapshot = begun(client, "master")
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    # No worker survives its server.
    assert group_is_gone(process.pid)
    process, again = start_process(environment, int(address.rsplit(":", 1)[1]))
    try:
        wait_until_up(again)
        client.http.base_url = httpx.URL(f"{again}/api/v1/")
        assert after_the_computer(client, snapshot)["number"] > snapshot["number"]
    finally:
        stop_process(process)


def test_a_second_server_on_the_same_file_says_why_it_does_not_start(tmp_path: Path) -> None:
    process, address = start_process({"BOSSA_DATA_DIR": str(tmp_path)})
    try:
        wait_until_up(address)
        second, _ = start_process({"BOSSA_DATA_DIR": str(tmp_path)})
        _, said = second.communicate(timeout=60)
        assert second.returncode == 2
        assert said.count("\n") == 1
        assert said.startswith("Another server uses")
    finally:
        stop_process(process)


def test_two_processes_serve_the_same_games() -> None:
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
                heard = next(line for line in lines if line.startswith('data: {"number"'))
            assert '"choice":null' in heard
            while snapshot["status"] != "over":
                for client in (ada, bo):
                    snapshot = client.look(snapshot["id"])
                    if snapshot["moves"]:
                        answer = client.decide(snapshot, snapshot["moves"][0]["text"])
                        assert answer.status_code == 200, answer.text
            assert ada.look(snapshot["id"])["outcome"] == bo.look(snapshot["id"])["outcome"]
            one = ada.create(rules="novice", level="seedling")
            assert after_the_computer(ada, one)
        finally:
            for process, _ in servers:
                stop_process(process)


def test_a_thought_that_comes_too_late_is_dropped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level("INFO", "bossa")
    monkeypatch.setattr("bossa.server.jobs.computer_moves.think", holding.think_when_allowed)
    monkeypatch.setenv(holding.FOLDER, str(tmp_path))
    with in_thread(settings_for(f"sqlite:///{tmp_path / 'bossa.db'}")) as address:
        client = Client(address)
        snapshot = begun(client, "seedling")
        until((tmp_path / "begun").exists)
        assert client.look(snapshot["id"])["thinking"]
        over = client.act(snapshot["id"], "resign").json()
        (tmp_path / "go-on").touch()
        until(lambda: "a thought came too late: game-over" in caplog.text)
        assert client.look(snapshot["id"])["number"] == over["number"]


def test_many_wait_for_one_worker_and_nobody_is_kept_from_anything(tmp_path: Path) -> None:
    with in_thread(settings_for(f"sqlite:///{tmp_path / 'bossa.db'}")) as address:
        client = Client(address)
        snapshots = [begun(client, "kettle") for _ in range(12)]
        assert any(client.look(snapshot["id"])["thinking"] for snapshot in snapshots)
        longest = 0.0
        for snapshot in snapshots:

            def moved(snapshot: Json = snapshot) -> Json | None:
                nonlocal longest
                start = time.monotonic()
                now = client.look(snapshot["id"])
                longest = max(longest, time.monotonic() - start)
                return now if now["moves"] or now["status"] == "over" else None

            until(moved)
        # One thought takes about as long as this; were it in the way, a look would take longer.
        assert longest < 1.0

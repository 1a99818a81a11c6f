"""Kills the server again and again while clients play, and checks that nothing is lost.

    python -m tests.server.kill 1000

Ctrl-C stops the killing early. The check at the end is still made.
"""

import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar
from uuid import uuid4

import httpx
from rich.console import Console
from rich.progress import Progress
from tests.server.running import (
    Client,
    Json,
    events_of,
    group_is_gone,
    launch,
    start_process,
    stop_process,
    wait_until_up,
)

GAMES = 4
"""Games at the same time: half of them by link, half against the computer."""


Test = TypeVar("Test", bound="CrashTest")


class Stopped(Exception):
    """A problem was found, so a client stops playing."""


@dataclass
class CrashTest:
    """A server that is killed and restarted, and what its clients have received from it."""

    folder: Path
    source: random.Random
    on_death: Callable[[int], object]
    """Called after every death with the number of deaths so far."""
    address: str = ""
    deaths: int = 0
    killed_after_commit: int = 0
    """How many of the deaths came between a commit and its response."""
    is_interrupted: bool = False
    """The killing stops early."""
    is_over: bool = False
    """The killing has stopped and the last server runs. Clients finish their games."""
    confirmed: list[tuple[str, str, str]] = field(default_factory=list)
    """Game, player and choice of every decision that the server has confirmed."""
    received: dict[str, list[int]] = field(default_factory=dict)
    """For each game: the numbers of the events that its spectator was sent, across all deaths."""
    problems: list[str] = field(default_factory=list)
    finished: int = 0
    """Games played to their end."""
    process: "subprocess.Popen[str] | None" = None
    """The last server."""
    passing: tuple[int, ...] = ()
    """Statuses after which a client repeats a request."""

    def kill_repeatedly(self, deaths: int) -> None:
        """Start the server, kill it and start it again. Leave the last one running."""
        port = 0
        while self.deaths < deaths and not (self.is_interrupted or self.problems):
            # Every second time the server kills itself right after a commit. Otherwise we kill it.
            wants_fault = self.deaths % 2 == 0
            if port and self.deaths % 10 == 5:
                # Kill it while it starts.
                process = launch(self._environment(False), port)
                moment = time.monotonic() + self.source.uniform(0.05, 2.0)
            else:
                process, address = start_process(self._environment(wants_fault), port)
                if address:
                    # Without an address it died at once: its first commit was a computer's move.
                    self.address = address
                    port = int(address.rsplit(":", 1)[1])
                moment = time.monotonic() + self.source.uniform(0.05, 1.0)
            while process.poll() is None:
                if not wants_fault and time.monotonic() > moment:
                    os.kill(process.pid, signal.SIGKILL)
                    break
                if time.monotonic() > moment + 30:
                    self.problems.append("no client played")
                    os.kill(process.pid, signal.SIGKILL)
                time.sleep(0.002)
            _, stderr = process.communicate()
            # A worker that was starting when its server died prints this one error. No other
            # error is allowed.
            if stderr.count("Traceback") > stderr.count("EOFError: Ran out of input"):
                self.problems.append(stderr[-3000:])
            self.deaths += 1
            self.on_death(self.deaths)
            self.killed_after_commit += wants_fault
            if process.returncode != -signal.SIGKILL:
                self.problems.append(f"the server ended by itself: {process.returncode}")
            if not group_is_gone(process.pid):
                self.problems.append("a process of the server still runs")
        self.process, self.address = start_process(self._environment(False), port)
        try:
            wait_until_up(self.address)
        except AssertionError as error:
            self.problems.append(str(error))
        self.is_over = True

    def _environment(self, fault: bool) -> dict[str, str]:
        return {
            "BOSSA_DATA_DIR": str(self.folder),
            "BOSSA_FAULT": "committed:0.2" if fault else "",
            "BOSSA_WORKERS": "1",
            "BOSSA_BURST": "1000000",
            "BOSSA_NEWCOMERS_A_MINUTE": "1000000",
            "BOSSA_GAMES_A_MINUTE": "1000000",
        }

    def request(self, client: Client, method: str, path: str, body: Json | None) -> Json:
        """Repeat a request until there is a response, as the board does after a lost connection."""
        while not self.problems:
            try:
                client.http.base_url = httpx.URL(f"{self.address}/api/v1/")
                answer = client.http.request(method, path.lstrip("/"), json=body, timeout=10.0)
            except httpx.TransportError:
                time.sleep(0.01)
                continue
            if answer.status_code in self.passing:
                time.sleep(0.1)
                continue
            if answer.status_code >= 500:
                self.problems.append(answer.text)
            return {"status": answer.status_code, **answer.json()}
        raise Stopped

    def play(self, clients: list[Client], snapshot: Json, seed: int) -> None:
        """Play a game to its end. Each client decides as soon as it may."""
        source = random.Random(seed)
        game = snapshot["id"]
        reading = threading.Thread(target=self._read_stream, args=(game,))
        reading.start()
        while not self.problems:
            for client in clients:
                snapshot = self.request(client, "GET", f"/games/{game}", None)
                if snapshot["outcome"]:
                    self.finished += 1
                    reading.join(60)
                    if reading.is_alive() or self.received[game][-1] != snapshot["number"]:
                        self.problems.append(f"the spectator of {game} missed an event")
                    return
                if snapshot["moves"]:
                    self._decide(client, snapshot, source)

    def _read_stream(self, game: str) -> None:
        """Read a game's events as a spectator. After each death, reconnect after the last event."""
        received = self.received[game] = []
        spectator = Client(self.address)

        is_over = False

        def is_last(event: Json) -> bool:
            nonlocal is_over
            received.append(event["number"])
            is_over = bool(event["snapshot"] and event["snapshot"]["outcome"])
            return bool(self.problems or is_over)

        while not (self.problems or is_over):
            try:
                spectator.http.base_url = httpx.URL(f"{self.address}/api/v1/")
                events_of(spectator, game, received[-1] if received else 0, is_last)
            except httpx.TransportError:
                time.sleep(0.01)

    def _decide(self, client: Client, snapshot: Json, source: random.Random) -> None:
        seat = snapshot["you"]
        number = next(d["number"] for d in snapshot["decisions"] if d["player"] == seat)
        choice = source.choice(snapshot["moves"])["text"]
        body = {"decision": number, "choice": choice, "request": str(uuid4())}
        answer = self.request(client, "POST", f"/games/{snapshot['id']}/decisions", body)
        if "error" in answer:
            self.problems.append(f"{choice}: {answer['error']}")
        self.confirmed.append((snapshot["id"], seat, choice))

    def check(self, client: Client) -> None:
        """Check that every confirmed decision is stored once, and every event was received once."""
        for game, received in self.received.items():
            assert received == list(range(1, len(received) + 1)), game
        client.http.base_url = httpx.URL(f"{self.address}/api/v1/")
        for game in {game for game, _, _ in self.confirmed}:
            last = client.look(game)["number"]
            events = events_of(client, game, 0, lambda event, at=last: event["number"] == at)  # type: ignore[misc]
            assert [number for number, _ in events] == list(range(1, last + 1))
            decided = [
                (event["player"], event.get("choice") or event["move"])
                for _, event in events
                if event["kind"] in ("chosen", "moved")
            ]
            for player in ("A", "B"):
                confirmed = [choice for g, p, choice in self.confirmed if (g, p) == (game, player)]
                stored = [choice for p, choice in decided if p == player]
                assert not confirmed or stored == confirmed, (game, player)


def run(
    deaths: int,
    folder: Path,
    seed: int = 1,
    on_death: Callable[[int], object] = lambda _deaths: None,
) -> CrashTest:
    """Kill a server that often, during games by link and against the computer."""
    return run_test(CrashTest(folder, random.Random(seed), on_death), deaths)


def run_test(test: Test, deaths: int) -> Test:
    """Play games while the test does its harm, and check that nothing is lost."""
    killing = threading.Thread(target=test.kill_repeatedly, args=(deaths,))
    killing.start()
    while not (test.address or test.problems):
        time.sleep(0.01)

    def play_games(number: int) -> None:
        game = 0
        while not test.is_over and not test.problems:
            game += 1
            one, two = Client(test.address), Client(test.address)
            for client in (one, two):
                test.request(client, "POST", "/me", None)
            if number % 2:
                new_game = {"rules": "novice+chips", "opponent": "computer", "level": "seedling"}
                snapshot = test.request(one, "POST", "/games", new_game)
                test.play([one], snapshot, number * 1000 + game)
                continue
            new_game = {"rules": "regular+chips", "opponent": "link"}
            snapshot = test.request(one, "POST", "/games", new_game)
            token = {"token": snapshot["invitation"]["url"].split("#")[1]}
            seen = test.request(two, "POST", "/invitations", token)
            test.play([one, two], seen, number * 1000 + game)

    def play_until_over(number: int) -> None:
        try:
            play_games(number)
        except Stopped:
            return  # The problem is reported at the end.
        except (KeyError, IndexError, ValueError, httpx.HTTPError) as error:
            test.problems.append(f"a client got an unexpected response: {error!r}")

    threads = [threading.Thread(target=play_until_over, args=(number,)) for number in range(GAMES)]
    for thread in threads:
        thread.start()
    try:
        killing.join()
    except KeyboardInterrupt:
        test.is_interrupted = True
    for thread in (killing, *threads):
        thread.join()
    try:
        assert not test.problems, test.problems
        test.check(Client(test.address))
    finally:
        if test.process:
            stop_process(test.process)
    return test


if __name__ == "__main__":
    wanted = int(sys.argv[1])
    with tempfile.TemporaryDirectory() as name, Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("Deaths", total=wanted)
        done = run(
            wanted,
            Path(name),
            random.randrange(10**6),
            lambda deaths: progress.update(task, completed=deaths),
        )
    print(
        f"killed {done.deaths} times, {done.killed_after_commit} of them "
        "between commit and response; "
        f"{len(done.confirmed)} confirmed decisions are all stored; {done.finished} games finished"
    )

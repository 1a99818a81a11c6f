"""Kill the server again and again while games are played, and see that nothing is lost.

python -m tests.server.kill 1000

Ctrl-C ends it sooner, and still looks whether everything is there.
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


class Broken(Exception):
    """There is trouble: a client does not go on."""


@dataclass
class Siege:
    """A server that dies and comes back, and what its clients were told."""

    folder: Path
    source: random.Random
    told: Callable[[int], object]
    """Hears of every death."""
    address: str = ""
    deaths: int = 0
    at_fault: int = 0
    enough: bool = False
    """It is to end sooner."""
    over: bool = False
    answered: list[tuple[str, str, str]] = field(default_factory=list)
    """Game, player and choice of every decision that was answered."""
    heard: dict[str, list[int]] = field(default_factory=dict)
    """The numbers of the events that a listener to each game was sent, through all deaths."""
    troubles: list[str] = field(default_factory=list)
    finished: int = 0
    last: "subprocess.Popen[str] | None" = None

    def besiege(self, deaths: int) -> None:
        """Start, kill and start again."""
        port = 0
        while self.deaths < deaths and not (self.enough or self.troubles):
            wants_fault = self.deaths % 2 == 0
            if port and self.deaths % 10 == 5:
                # While it starts.
                process = launch(self._environment(False), port)
                moment = time.monotonic() + self.source.uniform(0.05, 2.0)
            else:
                process, address = start_process(self._environment(wants_fault), port)
                if address:
                    # Without one it died at once, at a thought that a computer had still to think.
                    self.address = address
                    port = int(address.rsplit(":", 1)[1])
                moment = time.monotonic() + self.source.uniform(0.05, 1.0)
            while process.poll() is None:
                if not wants_fault and time.monotonic() > moment:
                    os.kill(process.pid, signal.SIGKILL)
                    break
                if time.monotonic() > moment + 30:
                    self.troubles.append("nobody played")
                    os.kill(process.pid, signal.SIGKILL)
                time.sleep(0.002)
            _, said = process.communicate()
            # A worker that was just being born when its server died says so, and that is all right;
            # nothing else is.
            if said.count("Traceback") > said.count("EOFError: Ran out of input"):
                self.troubles.append(said[-3000:])
            self.deaths += 1
            self.told(self.deaths)
            self.at_fault += wants_fault
            if process.returncode != -signal.SIGKILL:
                self.troubles.append(f"it ended by itself: {process.returncode}")
            if not group_is_gone(process.pid):
                self.troubles.append("a process is left over")
        self.last, self.address = start_process(self._environment(False), port)
        try:
            wait_until_up(self.address)
        except AssertionError as trouble:
            self.troubles.append(str(trouble))
        self.over = True

    def _environment(self, fault: bool) -> dict[str, str]:
        return {
            "BOSSA_DATA_DIR": str(self.folder),
            "BOSSA_FAULT": "committed:0.2" if fault else "",
            "BOSSA_WORKERS": "1",
            "BOSSA_BURST": "1000000",
            "BOSSA_NEWCOMERS_A_MINUTE": "1000000",
            "BOSSA_GAMES_A_MINUTE": "1000000",
        }

    def until_answered(self, client: Client, method: str, path: str, body: Json | None) -> Json:
        """Ask until there is an answer, as a board does after a lost connection."""
        while not self.troubles:
            try:
                client.http.base_url = httpx.URL(f"{self.address}/api/v1/")
                answer = client.http.request(method, path.lstrip("/"), json=body, timeout=10.0)
            except httpx.TransportError:
                time.sleep(0.01)
                continue
            if answer.status_code >= 500:
                self.troubles.append(answer.text)
            return {"status": answer.status_code, **answer.json()}
        raise Broken

    def play(self, clients: list[Client], snapshot: Json, seed: int) -> None:
        """A game between clients who answer as soon as they may, to its end."""
        source = random.Random(seed)
        game = snapshot["id"]
        listening = threading.Thread(target=self._listen, args=(game,))
        listening.start()
        while not self.troubles:
            for client in clients:
                snapshot = self.until_answered(client, "GET", f"/games/{game}", None)
                if snapshot["outcome"]:
                    self.finished += 1
                    listening.join(60)
                    if listening.is_alive() or self.heard[game][-1] != snapshot["number"]:
                        self.troubles.append(f"not all was heard of {game}")
                    return
                if snapshot["moves"]:
                    self._decide(client, snapshot, source)

    def _listen(self, game: str) -> None:
        """To all that happens, coming back after each death to what was missed."""
        heard = self.heard[game] = []
        watcher = Client(self.address)

        def is_last(event: Json) -> bool:
            heard.append(event["number"])
            return bool(self.troubles or (event["snapshot"] and event["snapshot"]["outcome"]))

        while not self.troubles:
            try:
                watcher.http.base_url = httpx.URL(f"{self.address}/api/v1/")
                events_of(watcher, game, heard[-1] if heard else 0, is_last)
            except httpx.TransportError:
                time.sleep(0.01)
                continue
            return

    def _decide(self, client: Client, snapshot: Json, source: random.Random) -> None:
        seat = snapshot["you"]
        number = next(d["number"] for d in snapshot["decisions"] if d["player"] == seat)
        choice = source.choice(snapshot["moves"])["text"]
        body = {"decision": number, "choice": choice, "request": str(uuid4())}
        answer = self.until_answered(client, "POST", f"/games/{snapshot['id']}/decisions", body)
        if "error" in answer:
            self.troubles.append(f"{choice}: {answer['error']}")
        self.answered.append((snapshot["id"], seat, choice))

    def check(self, client: Client) -> None:
        """Every answered decision is there, once, and every event has its number and was heard."""
        for game, heard in self.heard.items():
            assert heard == list(range(1, len(heard) + 1)), game
        client.http.base_url = httpx.URL(f"{self.address}/api/v1/")
        for game in {game for game, _, _ in self.answered}:
            last = client.look(game)["number"]
            events = events_of(client, game, 0, lambda event, at=last: event["number"] == at)  # type: ignore[misc]
            assert [number for number, _ in events] == list(range(1, last + 1))
            decided = [
                (event["player"], event.get("choice") or event["move"])
                for _, event in events
                if event["kind"] in ("chosen", "moved")
            ]
            for player in ("A", "B"):
                told = [choice for g, p, choice in self.answered if (g, p) == (game, player)]
                kept = [choice for p, choice in decided if p == player]
                assert not told or kept == told, (game, player)


def run(
    deaths: int, folder: Path, seed: int = 1, told: Callable[[int], object] = lambda _deaths: None
) -> Siege:
    """Kill a server so many times under games by link and against the computer."""
    siege = Siege(folder, random.Random(seed), told)
    besieging = threading.Thread(target=siege.besiege, args=(deaths,))
    besieging.start()
    while not siege.address:
        time.sleep(0.01)

    def clients(number: int) -> None:
        game = 0
        while not siege.over and not siege.troubles:
            game += 1
            one, two = Client(siege.address), Client(siege.address)
            for client in (one, two):
                siege.until_answered(client, "POST", "/me", None)
            if number % 2:
                new_game = {"rules": "novice+chips", "opponent": "computer", "level": "seedling"}
                snapshot = siege.until_answered(one, "POST", "/games", new_game)
                siege.play([one], snapshot, number * 1000 + game)
                continue
            new_game = {"rules": "regular+chips", "opponent": "link"}
            snapshot = siege.until_answered(one, "POST", "/games", new_game)
            token = {"token": snapshot["invitation"]["url"].split("#")[1]}
            seen = siege.until_answered(two, "POST", "/invitations", token)
            siege.play([one, two], seen, number * 1000 + game)

    def kept_up(number: int) -> None:
        try:
            clients(number)
        except Broken:
            return  # What the trouble is, is told at the end.
        except (KeyError, IndexError, ValueError, httpx.HTTPError) as error:
            siege.troubles.append(f"a client was answered something else: {error!r}")

    threads = [threading.Thread(target=kept_up, args=(number,)) for number in range(GAMES)]
    for thread in threads:
        thread.start()
    try:
        besieging.join()
    except KeyboardInterrupt:
        siege.enough = True
    for thread in (besieging, *threads):
        thread.join()
    try:
        assert not siege.troubles, siege.troubles
        siege.check(Client(siege.address))
    finally:
        if siege.last:
            stop_process(siege.last)
    return siege


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
        f"killed {done.deaths} times, {done.at_fault} of them between commit and answer; "
        f"{len(done.answered)} answered decisions are all there; {done.finished} games finished"
    )

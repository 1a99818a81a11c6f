"""A part of the server is ill: it must say so, and the other parts must go on."""

import os
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
from tests.server.running import change
from tests.server.siege.besieged import GENEROUS, Besieged, besieged
from tests.server.siege.clocked import begin
from tests.server.siege.findings import Findings, attack

NOTICED = 20.0
"""Seconds within which an illness must show."""
RECOVERED = 30.0
"""Seconds within which the server must be well again after its end."""
LATE = 8.0
"""Seconds after its time is up within which a game must be over."""


@attack("damaged")
def damaged(found: Findings) -> None:
    """One game cannot be read. The clocks of the others go on."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with besieged(GENEROUS, folder) as server:
            games = begin(server, 5)
            # Its time is up first.
            broken = games[0].snapshot["id"]
        change(folder / "bossa.db", "UPDATE events SET payload = '{' WHERE game = ?", broken)
        with besieged(GENEROUS, folder) as server:
            for game in games:
                game.mover.http.base_url = httpx.URL(f"{server.address}/api/v1/")
            answer = games[0].mover.http.get(f"/games/{broken}")
            status = answer.status_code
            found.expect(status != 500, f"the damaged game is answered with {status}")
            moved = games[1].look()
            answer = games[1].mover.decide(moved, moved["moves"][0]["text"])
            found.expect(answer.status_code == 200, "a move in another game is taken")
            longest = max(game.look()["clock"][game.seat] for game in games[2:])
            found.say(f"the others have at most {longest:.0f} s left")
            time.sleep(longest + LATE)
            over = [game.look()["outcome"] for game in games[2:]]
            ended = sum(bool(each) and each["ending"] == "time" for each in over)
            found.expect(ended == 3, f"{ended} of 3 other games ended when their time was up")
            health = httpx.get(f"{server.address}/healthz", timeout=30)
            found.note(f"/healthz meanwhile: {health.status_code} {health.text}")


def health(server: Besieged) -> tuple[int, str]:
    try:
        answer = httpx.get(f"{server.address}/healthz", timeout=10)
    except httpx.TransportError as error:
        return 0, repr(error)
    return answer.status_code, answer.text


def notices(
    found: Findings, what: str, server: Besieged, meanwhile: Callable[[], object] = lambda: None
) -> None:
    """The server says that it is ill, and which part."""
    start = time.monotonic()
    status, text = health(server)
    while status == 200 and time.monotonic() < start + NOTICED:
        meanwhile()
        time.sleep(0.2)
        status, text = health(server)
    took = time.monotonic() - start
    # The part is named by something else that is false.
    is_named = status == 503 and text.count("false") > 1
    found.expect(is_named, f"{what}: after {took:.1f} s {status} {text}")


def recovers(found: Findings, what: str, server: Besieged) -> None:
    start = time.monotonic()
    status, text = health(server)
    while status != 200 and time.monotonic() < start + RECOVERED:
        time.sleep(0.2)
        status, text = health(server)
    took = time.monotonic() - start
    found.expect(status == 200, f"{what} is over: after {took:.1f} s {status} {text}")


@contextmanager
def small_disk() -> Iterator[Path | None]:
    """A disk with 16 MB. None where it cannot be made: only root may."""
    with tempfile.TemporaryDirectory(prefix="bossa-disk-") as folder:
        options = ["-t", "tmpfs", "-o", "size=16m", "bossa-siege", folder]
        if os.geteuid() != 0 or subprocess.run(["mount", *options], check=False).returncode:  # noqa: S607
            yield None
            return
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", folder], check=True)  # noqa: S607


def fill(disk: Path) -> Path:
    """A file that takes all room there is."""
    filler = disk / "filler"
    with filler.open("ab", buffering=0) as file, suppress(OSError):
        while True:
            file.write(b"x" * 4_096)
    return filler


def disk_full(found: Findings) -> None:
    with small_disk() as disk:
        if disk is None:
            found.note("disk full: skipped, only root can mount a small disk")
            return
        with besieged({**GENEROUS, "DATABASE_URL": f"sqlite:///{disk / 'bossa.db'}"}) as server:
            player = server.client()
            snapshot = player.create(rules="novice", opponent="device")
            filler = fill(disk)
            statuses = Counter[int]()

            def begin_games() -> None:
                """What the files have left over must be used up, and again when it was freed."""
                fill(disk)
                for _ in range(20):
                    statuses[player.post("/games", opponent="device").status_code] += 1

            begin_games()
            notices(found, "disk full", server, begin_games)
            found.note(f"disk full: new games were answered with {dict(statuses)}")
            filler.unlink()
            recovers(found, "disk full", server)
            answer = player.decide(snapshot, snapshot["moves"][0]["text"])
            found.expect(answer.status_code == 200, "disk full: the game goes on afterwards")


def file_held(found: Findings) -> None:
    with besieged(GENEROUS) as server:
        player = server.client()
        snapshot = player.create(rules="novice", opponent="device")
        with closing(sqlite3.connect(server.file, isolation_level=None, timeout=30)) as other:
            other.execute("BEGIN EXCLUSIVE")
            notices(found, "file held", server)
            other.execute("ROLLBACK")
        recovers(found, "file held", server)
        answer = player.decide(snapshot, snapshot["moves"][0]["text"])
        found.expect(answer.status_code == 200, "file held: the game goes on afterwards")


def worker_hangs(found: Findings) -> None:
    with besieged({**GENEROUS, "BOSSA_WORKERS": "1"}) as server:
        player = server.client()
        game = player.create(rules="novice", level="seedling", seat="A")["id"]
        # Let the computer move once, so that its worker has started.
        for _ in range(2):
            while not (snapshot := player.look(game))["moves"]:
                time.sleep(0.1)
            player.decide(snapshot, snapshot["moves"][0]["text"])
        while not (snapshot := player.look(game))["moves"]:
            time.sleep(0.1)
        workers = server.workers()
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        player.decide(snapshot, snapshot["moves"][0]["text"])
        began = time.monotonic()
        notices(found, f"{len(workers)} workers hang", server)
        while not (is_back := bool(player.look(game)["moves"])):
            if time.monotonic() > began + 2 * RECOVERED:
                break
            time.sleep(0.2)
        took = time.monotonic() - began
        found.expect(is_back, f"workers hang: the computer moved after {took:.1f} s: {is_back}")
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGCONT)
        recovers(found, "workers hang", server)


@attack("health")
def all_illnesses(found: Findings) -> None:
    """A full disk, a file that is held, workers that hang."""
    disk_full(found)
    file_held(found)
    worker_hangs(found)

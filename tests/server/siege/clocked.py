"""Games with running clocks, and what an outage does to them."""

import http.client
import json
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from uuid import uuid4

from tests.server.running import Client, Json
from tests.server.siege.besieged import Besieged
from tests.server.siege.findings import Findings

SECONDS = 30.0
"""On each clock at the start. It is the least that the server allows."""
MOST_GAINED = 3.0
MOST_CHARGED = 10.0
"""Seconds that an outage may cost the running player: those in which the server was there, before
and after it."""
PATIENCE = 60.0


@dataclass
class Clocked:
    """A game whose mover's clock runs."""

    mover: Client
    snapshot: Json
    """Before the outage."""
    connection: http.client.HTTPConnection
    """Of the mover, open since before the outage."""
    is_fresh: bool = False
    """Whether the move goes over a new connection."""
    body: str = ""

    @property
    def seat(self) -> str:
        return str(self.snapshot["you"])

    @property
    def left(self) -> float:
        return float(self.snapshot["clock"][self.seat])

    def look(self) -> Json:
        return self.mover.look(self.snapshot["id"])

    def prepare(self) -> None:
        """See how the clock stands, and choose a move."""
        self.connection.request("GET", self._path(""), headers=self._headers)
        self.snapshot = json.loads(self.connection.getresponse().read())
        decision = self.snapshot["decisions"][0]["number"]
        choice = self.snapshot["moves"][0]["text"]
        self.body = json.dumps({"decision": decision, "choice": choice, "request": str(uuid4())})

    def move(self) -> None:
        """Send the move, and send it again with the same request id while the server cannot take
        it."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            if self.is_fresh:
                self.connection.close()
            try:
                headers = {**self._headers, "Content-Type": "application/json"}
                self.connection.request("POST", self._path("/decisions"), self.body, headers)
                answer = self.connection.getresponse()
                answer.read()
            except (OSError, http.client.HTTPException):
                self.connection.close()
            else:
                if answer.status != 503:
                    return
            time.sleep(0.1)

    @property
    def _headers(self) -> dict[str, str]:
        return {"Cookie": f"bossa={self.mover.http.cookies['bossa']}"}

    def _path(self, rest: str) -> str:
        return f"/api/v1/games/{self.snapshot['id']}{rest}"


def begin(server: Besieged, number: int, seconds: float = SECONDS) -> list[Clocked]:
    """So many games by link. The clock of the first to move runs."""
    games = []
    for _ in range(number):
        one, two = server.client(), server.client()
        clock = {"seconds": seconds}
        snapshot = one.create(rules="novice", opponent="link", clock=clock)
        snapshot = two.join(snapshot)
        mover = two if snapshot["moves"] else one
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        games.append(Clocked(mover, mover.look(snapshot["id"]), connection))
    return games


def run_down(games: list[Clocked], left: float) -> None:
    """Wait until all clocks have at most so many seconds left, and look at all of them."""
    while games[-1].look()["clock"][games[-1].seat] > left:
        time.sleep(0.1)
    for game in games:
        game.prepare()


def move_at_once(games: Iterable[Clocked]) -> Callable[[], None]:
    """Send all moves at the same time. Returns what waits until they are answered."""
    threads = [threading.Thread(target=game.move) for game in games]
    for thread in threads:
        thread.start()

    def join() -> None:
        for thread in threads:
            thread.join()

    return join


def judge(found: Findings, what: str, games: list[Clocked]) -> None:
    """Nobody has lost on time, and nobody has gained more than a few seconds."""
    now = [game.look() for game in games]
    lost = sum(bool(each["outcome"]) and each["outcome"]["ending"] == "time" for each in now)
    found.expect(lost == 0, f"{what}: {lost} of {len(games)} lost on time")
    charged = [
        game.left - each["clock"][game.seat]
        for game, each in zip(games, now, strict=True)
        if not each["outcome"]
    ]
    if charged:
        found.expect(
            min(charged) >= -MOST_GAINED and max(charged) <= MOST_CHARGED,
            f"{what}: charged {min(charged):.1f} to {max(charged):.1f} s",
        )

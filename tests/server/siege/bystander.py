"""Somebody who only plays, while others attack."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median

import httpx
from tests.server.running import Client
from tests.server.siege.besieged import Besieged

EVERY = 0.1
"""Seconds between requests."""


@dataclass
class Bystander:
    client: Client
    game: str
    times: list[float] = field(default_factory=list)
    """Milliseconds of requests that were due every so often, from when they were."""
    failed: int = 0
    is_done: threading.Event = field(default_factory=threading.Event)

    def run(self) -> None:
        """Look at a game and write, in turn."""
        due, number = time.monotonic(), 0
        while not self.is_done.wait(max(0.0, due - time.monotonic())):
            number += 1
            try:
                if number % 4:
                    answer = self.client.http.get(f"/games/{self.game}")
                else:
                    answer = self.client.http.put("/me", json={"name": f"Ada {number}"})
                self.failed += answer.status_code != 200
            except httpx.TransportError:
                self.failed += 1
            now = time.monotonic()
            # Requests of others that were due meanwhile would have waited as well.
            while due <= now:
                self.times.append(1000 * (now - due))
                due += EVERY

    @property
    def middle(self) -> float:
        return round(median(self.times), 1) if self.times else 0.0

    @property
    def worst(self) -> float:
        return round(max(self.times), 1) if self.times else 0.0

    def __str__(self) -> str:
        return (
            f"others' median {self.middle} ms, worst {self.worst} ms, "
            f"{self.failed} of {len(self.times)} requests failed"
        )


@contextmanager
def bystander(server: Besieged, behind: str = "") -> Iterator[Bystander]:
    """Somebody plays for as long as this is open, on request at another address."""
    client = server.client(behind)
    one = Bystander(client, client.create(rules="novice", opponent="device")["id"])
    thread = threading.Thread(target=one.run, daemon=True)
    thread.start()
    try:
        yield one
    finally:
        one.is_done.set()
        thread.join(90)


def undisturbed(server: Besieged, seconds: float = 3.0) -> Bystander:
    """The same while nobody attacks."""
    with bystander(server) as one:
        time.sleep(seconds)
    return one

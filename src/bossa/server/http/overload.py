"""Refuses requests while the server is behind with those it has: a quick refusal, which clients
repeat by themselves, instead of an answer that comes too late for everybody."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

MOST_WAITING = 60
"""Requests that wait for their answers. At four milliseconds each, the last waits for a quarter of
a second."""
LATE = 0.25
"""Seconds by which the event loop may be late: a new request would wait at least as long before
anybody looks at it."""
LOOK_EVERY = 0.1
"""Seconds between looks at the event loop."""
LOOKS = 5
"""So many looks in a row it must be late: a pause of the whole machine is no overload."""


class Overload:
    def __init__(self) -> None:
        self.waiting = 0
        self._late_looks = 0

    async def run(self) -> None:
        """Watch the event loop, until it is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK_EVERY
            await asyncio.sleep(LOOK_EVERY)
            is_late = loop.time() - due > LATE
            self._late_looks = self._late_looks + 1 if is_late else 0

    @property
    def is_overloaded(self) -> bool:
        return self._late_looks >= LOOKS or self.waiting >= MOST_WAITING

    @contextmanager
    def request(self) -> Iterator["Waiting"]:
        waiting = Waiting(self)
        try:
            yield waiting
        finally:
            waiting.end()


class Waiting:
    """A request that may wait for its answer: from when it has come completely, so that clients who
    send half of one keep nobody out, until its answer begins, so that streams do not count."""

    def __init__(self, overload: Overload) -> None:
        self._overload = overload
        self._has_begun = False
        self._has_ended = False

    def begin(self) -> None:
        if not (self._has_begun or self._has_ended):
            self._has_begun = True
            self._overload.waiting += 1

    def end(self) -> None:
        if self._has_begun and not self._has_ended:
            self._overload.waiting -= 1
        self._has_ended = True

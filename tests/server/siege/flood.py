"""Raw connections that send what no browser sends."""

import selectors
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import cast

from tests.server.siege.besieged import Besieged

ELSEWHERE = "127.0.0.2"
"""The attackers' address: limits of theirs are not those of the bystander."""


def connect(server: Besieged) -> socket.socket:
    """A connection that does not wait."""
    made = socket.create_connection(("127.0.0.1", server.port), 30, (ELSEWHERE, 0))
    made.setblocking(False)
    return made


def pour(connection: socket.socket, data: bytes, times: int, seconds: float) -> tuple[int, str]:
    """Send the same data again and again, and read nothing. Returns how many bytes went out, and
    how it ended: all sent, the server closed the connection, or it took no more."""
    sent, total = 0, times * len(data)
    ends = time.monotonic() + seconds
    while sent < total:
        try:
            at = sent % len(data)
            sent += connection.send(memoryview(data)[at:])
        except BlockingIOError:
            if time.monotonic() > ends:
                return sent, "the server took no more"
            time.sleep(0.005)
        except OSError:
            return sent, "the server closed the connection"
    return sent, "all was sent"


@dataclass
class Held:
    """Many connections that are kept open for as long as the server lets them."""

    opened: dict[socket.socket, float] = field(default_factory=dict)
    """Those still open, and when they were."""
    lived: list[float] = field(default_factory=list)
    """Seconds after which the server closed each of the others."""
    failed: int = 0
    """Connections that the server did not even accept."""

    def open(self, server: Besieged, number: int, first: bytes) -> None:
        for _ in range(number):
            try:
                connection = connect(server)
                connection.send(first)
            except OSError:
                self.failed += 1
            else:
                self.opened[connection] = time.monotonic()

    def hold(self, seconds: float, drip: Callable[[int], bytes], every: float = 1.0) -> None:
        """Keep them open until the server has closed all, at most for so long. From time to time
        each that has its turn sends a little more; what the server answers is thrown away."""
        chooser = selectors.DefaultSelector()
        for connection in self.opened:
            chooser.register(connection, selectors.EVENT_READ)
        start = now = time.monotonic()
        next_drip = start + every
        while self.opened and now < start + seconds:
            for key, _ in chooser.select(0.2):
                connection = cast(socket.socket, key.fileobj)
                try:
                    is_closed = not connection.recv(65_536)
                except OSError:
                    is_closed = True
                if is_closed:
                    chooser.unregister(connection)
                    self.lived.append(time.monotonic() - self.opened.pop(connection))
                    connection.close()
            now = time.monotonic()
            if now >= next_drip:
                next_drip = now + every
                for number, connection in enumerate(list(self.opened)):
                    if more := drip(number):
                        with suppress(OSError):
                            connection.send(more)
        chooser.close()

    def close(self) -> None:
        for connection in self.opened:
            connection.close()

"""A kind of job: what work it needs, and what becomes of the result."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol

from bossa.server.jobs.queue import Job

URGENT, PATIENT = 0, 100
"""Priorities: a player waits for the first, nobody for the second."""


@dataclass(frozen=True)
class Call:
    """A function of a module, called with its arguments in a worker process."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


@dataclass(frozen=True)
class Work(Call):
    """What a job needs."""

    finish: Callable[[Any], Awaitable[bool]]
    """Uses the result, in the server; false where nothing came of it."""


class JobKind(Protocol):
    """Its function can report its progress by `worker_process.report`."""

    name: str

    async def prepare(self, job: Job) -> Work | None:
        """What is to be done; None where it is not needed any more."""

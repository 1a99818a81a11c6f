"""Reviews: asked for, made once for all who ask, followed while they grow, and kept."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from bossa.notation import Record
from bossa.server.jobs.kinds import PATIENT, Work
from bossa.server.jobs.queue import Job, JobQueue, JobState, topic
from bossa.server.protocol.refusals import Missing, NotYours, TooMany
from bossa.server.protocol.review import Review, ReviewEntry, ReviewState
from bossa.server.reviews.keys import bare, key_of
from bossa.server.reviews.limits import OF_ADDRESS
from bossa.server.reviews.store import ReviewStore
from bossa.server.settings import Settings
from bossa.server.storage.schema import jobs
from bossa.server.waiting import happens

NAME = "review"
LONGEST_WAIT = 10.0
"""Seconds that a request waits for more of a review."""
LOOK_EVERY = 1.0
"""Seconds after which the job is read even if nothing was reported: another process may do it."""

MakeReview = Callable[[str], dict[str, Any]]
"""Makes the review of a record, as JSON, in a worker. Reports its entries as they come."""
Admit = Callable[[str], None]
"""Refuses a player a review that would be one too many today."""


class Reviews:
    """Also the kind of job that makes them."""

    name = NAME

    def __init__(
        self,
        queue: JobQueue,
        settings: Settings,
        make: MakeReview,
        version: str,
    ) -> None:
        self.queue = queue
        self.store = ReviewStore(queue.database)
        self.at_once = settings.reviews_at_once
        self.make = make
        self.version = version

    # For those who ask

    async def ask(
        self,
        record: Record,
        player: Callable[[], Awaitable[str]],
        origin: str | None,
        admit: Admit,
    ) -> ReviewState:
        """The review of a record, or how far it is. Who asks needs to be a player only where the
        review has to be made."""
        text = bare(record)
        key = key_of(text, self.version)
        known = await self.state(key)
        if known and known.status not in ("failed", "cancelled"):
            return known
        owner = await player()

        def work(connection: Connection) -> None:
            if known:
                self.queue.remove(connection, NAME, key)
            self._check(connection, owner, origin)
            admit(owner)
            payload = {"record": text, "origin": origin}
            self.queue.put(connection, NAME, key, payload, PATIENT, owner=owner)

        await self.queue.database.write(work)
        self.queue.wake()
        return await self._present(key, owner)

    def _check(self, connection: Connection, owner: str, origin: str | None) -> None:
        if sum(self.queue.counts(connection, NAME, owner).values()) >= self.at_once:
            raise TooMany("review-under-way")
        if origin is None:
            return
        near = (
            select(func.count())
            .select_from(jobs)
            .where(jobs.c.kind == NAME, jobs.c.status == "queued")
            .where(jobs.c.payload.contains(json.dumps(origin), autoescape=True))
        )
        if connection.execute(near).scalar_one() >= self.at_once * OF_ADDRESS:
            raise TooMany("reviews-of-address")

    async def state(self, key: str, player: str | None = None) -> ReviewState | None:
        """How far a review is; None where nobody has asked for it."""
        if review := await self.store.find(key):
            return _done(key, review)
        job = await self.queue.state(NAME, key)
        if job is None:
            # It may have been finished between the two looks.
            review = await self.store.find(key)
            return _done(key, review) if review else None
        return _state(key, job, player)

    async def follow(self, key: str, player: str | None, seen: int | None) -> ReviewState:
        """The same, once there are more entries than so many, or nothing more is to come."""
        ends = time.monotonic() + LONGEST_WAIT
        async with self.queue.hub.subscribed(topic(NAME, key)) as news:
            while True:
                news.clear()
                state = await self._present(key, player)
                left = ends - time.monotonic()
                is_ended = state.status in ("done", "failed", "cancelled")
                if seen is None or is_ended or len(state.entries) > seen or left <= 0:
                    return state
                await happens(news, min(left, LOOK_EVERY))

    async def _present(self, key: str, player: str | None) -> ReviewState:
        state = await self.state(key, player)
        if state is None:
            raise Missing("no-such-review")
        return state

    async def cancel(self, key: str, player: str) -> ReviewState:
        """By who has asked for it: others who wait for the same review can ask again."""
        state = await self._present(key, player)
        if state.status == "done":
            return state
        if not state.yours:
            raise NotYours("not-your-review")
        await self.queue.database.write(partial(self._remove, key))
        self.queue.hub.publish(topic(NAME, key))
        self.queue.wake()
        return msgspec.structs.replace(state, status="cancelled", yours=False)

    def _remove(self, key: str, connection: Connection) -> None:
        self.queue.remove(connection, NAME, key)

    # For the runner

    async def prepare(self, job: Job) -> Work | None:
        return Work(self.make, (job.payload["record"],), partial(self._finish, job))

    async def _finish(self, job: Job, made: dict[str, Any]) -> bool:
        # In a thread: a review has thousands of values.
        review = await asyncio.to_thread(msgspec.convert, made, Review)

        def work(connection: Connection) -> None:
            self.store.put(connection, job.key, review)
            self.queue.remove(connection, NAME, job.key)

        await self.queue.database.write(work)
        self.queue.hub.publish(topic(NAME, job.key))
        return True


def _done(key: str, review: Review) -> ReviewState:
    return ReviewState(key=key, status="done", progress=1.0, entries=(), review=review, yours=False)


def _state(key: str, job: JobState, player: str | None) -> ReviewState:
    entries = msgspec.convert(job.result or [], tuple[ReviewEntry, ...])
    status: Any = job.status
    if status == "queued":
        status = "running" if job.is_held else "waiting"
    return ReviewState(
        key=key,
        status=status,
        progress=job.progress,
        entries=entries,
        review=None,
        yours=player is not None and job.owner == player,
    )

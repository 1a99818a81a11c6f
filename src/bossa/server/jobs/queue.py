"""The queue of long work, in the database.

A job is known by its kind and key, and the same one is done once. A worker holds it by a lease:
when the worker dies, the lease ends and another one takes the job. A job that follows from a change
is stored, and cancelled, in the transaction of that change.

Players share the workers of a lane fairly: each job that somebody has in it already puts the next
one back by a turn (decision 9).
"""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Float,
    bindparam,
    case,
    delete,
    func,
    literal_column,
    select,
    update,
)

from bossa.server.jobs.lanes import BACKGROUND, Lane
from bossa.server.jobs.worker_process import Progress
from bossa.server.live.hub import Hub
from bossa.server.protocol.refusals import Away
from bossa.server.storage.database import Database
from bossa.server.storage.schema import jobs, players
from bossa.server.waiting import happens

Status = Literal["queued", "done", "failed", "cancelled"]

TURN = 30.0
"""Seconds by which a job is due later for each one that its owner has in the lane already. So
anybody's first goes before anybody's second, unless the second has waited so much longer. And
nobody waits for ever: a job that is due goes before all that come after."""


@dataclass(frozen=True)
class Job:
    """A job that a worker of this process holds."""

    kind: str
    key: str
    payload: Any
    lease: str


@dataclass(frozen=True)
class JobState:
    status: Status
    is_held: bool
    """By a worker, which may have died since."""
    progress: float
    """From 0 to 1."""
    result: Any
    """While the job runs, what has come of it so far, where its work reports that."""
    error: str | None
    owner: str | None

    @property
    def is_ended(self) -> bool:
        return self.status != "queued"


class JobQueue:
    def __init__(self, database: Database, hub: Hub, lease_seconds: float) -> None:
        self.database = database
        self.hub = hub
        self.lease_seconds = lease_seconds
        self.changed = asyncio.Event()
        """Set when there may be a job for a worker, or one was cancelled."""
        self._is_free = jobs.c.leased_until.is_(None) | (jobs.c.leased_until < database.uptime)
        given = ("kind", "key", "payload", "priority", "lane", "owner")
        new: dict[str, Any] = {name: bindparam(name) for name in given}
        new |= {
            "status": literal_column("'queued'"),
            "created_at": database.now,
            "due": database.uptime + bindparam("delay", type_=Float),
            "progress": literal_column("0.0"),
        }
        insert = database.insert(jobs).values(new).on_conflict_do_nothing()
        self._insert = database.prepare(insert)
        this = _is(bindparam("kind"), bindparam("key"))
        self._delete = database.prepare(delete(jobs).where(this))
        owner = select(players.c.id).where(players.c.id == bindparam("owner"))
        # Games of the player may be created meanwhile: their rows refer to this one.
        self._lock_owner = database.prepare(owner.with_for_update(key_share=True))
        self._of_owner = database.prepare(
            select(jobs.c.lane, func.count().label("count"))
            .where(jobs.c.owner == bindparam("owner"), jobs.c.kind == bindparam("kind"))
            .where(jobs.c.status == literal_column("'queued'"))
            .group_by(jobs.c.lane)
        )

    async def start(self) -> None:
        """Free what an earlier process held, where no other process can hold anything. What failed
        and somebody still waits for is tried again: this may be a newer version."""
        free: dict[str, Any] = {"lease": None, "leased_until": None}
        failed = (jobs.c.status == "failed") & (jobs.c.lane != BACKGROUND.name)
        again = update(jobs).where(failed).values(status="queued", error=None, **free)
        held = update(jobs).where(jobs.c.lease.is_not(None)).values(**free)

        def work(connection: Connection) -> None:
            connection.execute(again)
            if not self.database.is_shared:
                connection.execute(held)

        await self.database.write(work)

    # In the transaction of the caller

    def put(
        self,
        connection: Connection,
        kind: str,
        key: str,
        payload: Any,
        priority: int,
        lane: Lane = BACKGROUND,
        owner: str | None = None,
        turn: int = 0,
    ) -> bool:
        """Queue a job; false where the same one is there already, done or not. The caller calls
        `wake` after the commit.

        A lower priority goes first, then what is due first. `turn` is how many jobs the owner has
        in the lane already.
        """
        row = {
            "kind": kind,
            "key": key,
            "payload": json.dumps(payload),
            "priority": priority,
            "lane": lane.name,
            "owner": owner,
            "delay": TURN * turn,
        }
        return self._insert.run(connection, row) > 0

    def counts(self, connection: Connection, kind: str, owner: str) -> dict[str, int]:
        """The jobs of a player that wait or run, by lane. Until the transaction ends, no other one
        can count them."""
        self._lock_owner.rows(connection, {"owner": owner})
        found = self._of_owner.rows(connection, {"kind": kind, "owner": owner})
        return {row["lane"]: row["count"] for row in found}

    def remove(self, connection: Connection, kind: str, key: str) -> bool:
        """Forget a job, done or not. Its result, if it comes, is dropped. Whether there was one."""
        return self._delete.run(connection, {"kind": kind, "key": key}) > 0

    def cancel(self, connection: Connection, kind: str, key: str) -> bool:
        """Whether it was cancelled: what is ended cannot be."""
        queued = update(jobs).where(_is(kind, key), jobs.c.status == "queued")
        cancelled = queued.values(status="cancelled", lease=None, leased_until=None)
        return connection.execute(cancelled).rowcount > 0

    def wake(self) -> None:
        self.changed.set()

    # For workers

    async def lanes(self, kinds: Iterable[str]) -> set[str]:
        """The lanes in which jobs of these kinds wait for a worker."""
        query = select(jobs.c.lane).where(self._waits(kinds)).distinct()
        return await self.database.read(lambda connection: set(connection.scalars(query)))

    def _waits(self, kinds: Iterable[str]) -> ColumnElement[bool]:
        return (jobs.c.status == "queued") & jobs.c.kind.in_(list(kinds)) & self._is_free

    async def take(self, kinds: Iterable[str], lane: Lane) -> Job | None:
        """The most urgent job of these kinds in a lane, of those the first that is due; it now
        belongs to the caller."""
        query = (
            select(jobs.c.kind, jobs.c.key, jobs.c.payload)
            .where(self._waits(kinds), jobs.c.lane == lane.name)
            .order_by(jobs.c.priority, jobs.c.due, jobs.c.created_at)
            .limit(1)
        )
        if await self.database.read(lambda connection: connection.execute(query).first()) is None:
            return None
        locked = self.database.locking(query, jobs, skip=True)

        def work(connection: Connection) -> Job | None:
            found = connection.execute(locked).first()
            if found is None:
                return None
            job = Job(found.kind, found.key, json.loads(found.payload), secrets.token_hex(8))
            taken = update(jobs).where(_is(job.kind, job.key))
            connection.execute(taken.values(lease=job.lease, leased_until=self._lease_end))
            return job

        return await self.database.write(work)

    @property
    def _lease_end(self) -> ColumnElement[float]:
        return self.database.uptime + self.lease_seconds

    async def is_held(self, job: Job) -> bool:
        """Whether the job is still this worker's: not cancelled, removed or taken over."""
        query = select(jobs.c.key).where(_is_held(job))
        return await self.database.read(lambda connection: connection.scalar(query)) is not None

    @asynccontextmanager
    async def renewed(self, job: Job) -> AsyncIterator[None]:
        """Hold a lease for as long as the work goes on."""
        renewing = asyncio.create_task(self._renew(job))
        try:
            yield
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)

    async def _renew(self, job: Job) -> None:
        longer = update(jobs).where(_is_held(job)).values(leased_until=self._lease_end)
        while True:
            await asyncio.sleep(self.lease_seconds / 3)
            try:
                renewed = await self.database.write(
                    lambda connection: connection.execute(longer).rowcount
                )
            except Away:
                continue
            if not renewed:
                self.wake()
                return

    async def release(self, job: Job) -> None:
        """Another worker may take it."""
        await self._change(job, lease=None, leased_until=None)
        self.wake()

    async def put_back(self, job: Job) -> None:
        """Another worker may take it, after all jobs that are due now: a job that costs one worker
        after the other must not keep the others waiting."""
        now = self.database.uptime
        later = case((jobs.c.due > now, jobs.c.due), else_=now)
        await self._change(job, lease=None, leased_until=None, due=later)
        self.wake()

    async def drop(self, job: Job) -> None:
        """It is done, or not needed any more."""
        gone = delete(jobs).where(_is_held(job))
        await self.database.write(lambda connection: connection.execute(gone))

    async def report(self, job: Job, progress: Progress) -> None:
        values: dict[str, Any] = {"progress": progress.share}
        if progress.so_far is not None:
            values["result"] = json.dumps(progress.so_far)
        await self._change(job, **values)

    async def finish(self, job: Job, result: Any) -> None:
        values = {"status": "done", "progress": 1.0, "result": json.dumps(result)}
        await self._change(job, **values, lease=None, leased_until=None)

    async def fail(self, job: Job, error: str) -> None:
        await self._change(job, status="failed", error=error, lease=None, leased_until=None)

    async def _change(self, job: Job, **values: Any) -> None:
        """Where the job is still held."""
        change = update(jobs).where(_is_held(job)).values(**values)
        await self.database.write(lambda connection: connection.execute(change))
        self.hub.publish(topic(job.kind, job.key))

    # For those who wait

    async def state(self, kind: str, key: str) -> JobState | None:
        found = await self.database.read(
            lambda connection: connection.execute(select(jobs).where(_is(kind, key))).first()
        )
        if found is None:
            return None
        return JobState(
            found.status,
            found.lease is not None,
            found.progress,
            None if found.result is None else json.loads(found.result),
            found.error,
            found.owner,
        )

    async def watch(self, kind: str, key: str, every: float = 2.0) -> AsyncIterator[JobState]:
        """The state of a job now and after each change, until it is ended or removed. `every` is
        for changes that another process makes."""
        last: JobState | None = None
        async with self.hub.subscribed(topic(kind, key)) as news:
            while True:
                news.clear()
                state = await self.state(kind, key)
                if state is None:
                    return
                if state != last:
                    yield state
                    last = state
                if state.is_ended:
                    return
                await happens(news, every)


def topic(kind: str, key: str) -> str:
    """The hub's topic of a job."""
    return f"job {kind} {key}"


def _is(kind: str | BindParameter[str], key: str | BindParameter[str]) -> ColumnElement[bool]:
    return (jobs.c.kind == kind) & (jobs.c.key == key)


def _is_held(job: Job) -> ColumnElement[bool]:
    return _is(job.kind, job.key) & (jobs.c.lease == job.lease)

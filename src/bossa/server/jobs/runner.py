"""Takes jobs from the queue and has them done by the workers of their lane.

A review that runs for minutes is never in the way of a computer's move, nor a thought of a second
in the way of one that takes a millisecond (decision 9).
"""

import asyncio
import logging
from collections.abc import Iterable

from bossa.server.jobs.kinds import JobKind, Work
from bossa.server.jobs.lanes import BACKGROUND, HINTS, LANES, QUICK, SEARCH, Lane
from bossa.server.jobs.patience import Patience
from bossa.server.jobs.queue import Job, JobQueue
from bossa.server.jobs.worker_process import Progress
from bossa.server.jobs.workers import WorkCancelled, Worker, WorkerDied
from bossa.server.protocol.refusals import Away, Damaged
from bossa.server.waiting import happens

LOOK_EVERY = 2.0
"""Seconds after which the queue is read even if nothing was reported: another process may have
written to it, or died."""
REPORT_EVERY = 0.25
"""Seconds between reports of progress to the database."""

log = logging.getLogger(__name__)


class JobRunner:
    def __init__(
        self,
        queue: JobQueue,
        kinds: Iterable[JobKind],
        workers: int,
        patience: Patience | None = None,
    ) -> None:
        self.queue = queue
        self.kinds = {kind.name: kind for kind in kinds}
        self.patience = patience or Patience()
        self._counts = {QUICK: 1, SEARCH: workers, HINTS: 1, BACKGROUND: 1}
        self._workers: list[Worker] = []
        self._idle: list[Worker] = []
        self._running: dict[asyncio.Task[None], tuple[Job, Worker]] = {}

    async def run(self) -> None:
        """Until it is cancelled."""
        await self.queue.start()
        self._workers = [
            Worker(lane, self.patience) for lane in LANES for _ in range(self._counts[lane])
        ]
        self._idle = list(self._workers)
        watching = asyncio.create_task(self._watch())
        try:
            while True:
                self.queue.changed.clear()
                await self._stop_cancelled()
                lanes = await self.queue.lanes(self.kinds)
                for lane in LANES:
                    if lane.name in lanes:
                        await self._start_jobs(lane)
                await happens(self.queue.changed, LOOK_EVERY)
        finally:
            for worker in self._workers:
                worker.kill()
            for task in (watching, *self._running):
                task.cancel()
            await asyncio.gather(watching, *self._running, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self.patience.every)
            for worker in self._workers:
                worker.look()

    @property
    def is_well(self) -> bool:
        """Whether all workers that were needed so far live."""
        return all(worker.is_well for worker in self._workers)

    async def _start_jobs(self, lane: Lane) -> None:
        while idle := [worker for worker in self._idle if worker.lane is lane]:
            job = await self.queue.take(self.kinds, lane)
            if job is None:
                return
            # The worker that did the game's last move has its engine.
            worker = next((worker for worker in idle if worker.last_key == job.key), idle[0])
            worker.last_key = job.key
            self._idle.remove(worker)
            task = asyncio.create_task(self._do(job, worker))
            self._running[task] = (job, worker)
            task.add_done_callback(self._done)

    async def _stop_cancelled(self) -> None:
        """Background work that was cancelled is ended at once. A computer's move takes a second at
        most: its result is dropped instead, and its worker keeps its engines."""
        for job, worker in list(self._running.values()):
            if worker.lane.is_background and not await self.queue.is_held(job):
                worker.kill()

    def _done(self, task: asyncio.Task[None]) -> None:
        job, worker = self._running.pop(task)
        self._idle.append(worker)
        self.queue.wake()
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Away):
            # The lease runs out, and a worker does the job again.
            log.warning("a job was lost: the database is away")
        elif error:
            log.error("a job of kind %s failed", job.kind, exc_info=error)

    async def _do(self, job: Job, worker: Worker) -> None:
        kind = self.kinds[job.kind]
        try:
            async with self.queue.renewed(job):
                work = await kind.prepare(job)
                is_finished = work is not None and await self._finish(job, work, worker)
        except asyncio.CancelledError:
            await self.queue.release(job)
            raise
        except Away:
            raise
        except WorkCancelled:
            return
        except WorkerDied:
            await self.queue.put_back(job)
            return
        except Damaged as damaged:
            # It stays so: this version of the server cannot read the game.
            log.error("a job of kind %s failed: %s: %s", job.kind, job.key, damaged)
            await self.queue.fail(job, str(damaged))
            return
        except Exception as error:
            # A player waits for a computer's move: it is tried again when the lease has run out.
            if worker.lane.is_background:
                await self.queue.fail(job, f"{type(error).__name__}: {error}")
            raise
        if not is_finished:
            await self.queue.release(job)

    async def _finish(self, job: Job, work: Work, worker: Worker) -> bool:
        reports = _Reports(self.queue, job)
        try:
            result = await worker.run(work, reports.take)
        finally:
            await reports.end()
        return await work.finish(result)


class _Reports:
    """Progress goes to the database now and then, the last of it at the end."""

    def __init__(self, queue: JobQueue, job: Job) -> None:
        self._queue = queue
        self._job = job
        self._latest: Progress | None = None
        self._writing: asyncio.Task[None] | None = None

    def take(self, progress: Progress) -> None:
        self._latest = progress
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        while self._latest is not None:
            progress, self._latest = self._latest, None
            await self._queue.report(self._job, progress)
            await asyncio.sleep(REPORT_EVERY)

    async def end(self) -> None:
        if self._writing:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)

"""What is measured: a steady load, the highest rate, an overload, idle games."""

import asyncio
import gc
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from typing import Any

from benchmarks.load.figures import Figures, Stretch, figures_of, percentile, stretch
from benchmarks.load.load import AT_ONCE, Load
from benchmarks.load.match import Match
from benchmarks.load.player import Player
from benchmarks.load.postgres import Postgres
from benchmarks.load.report import as_text
from benchmarks.load.servers import Process
from benchmarks.load.watch import Watch

GOAL = 50.0
"""Milliseconds: 99 of 100 moves must be answered within them."""
STEP = 1.25
"""The rate grows by this factor until the goal is missed."""
STEP_SECONDS = 15.0
SETTLING = 5.0
"""Seconds to wait until all streams have been sent who is here."""
OVERLOAD_SECONDS = 30.0
NORMAL_SECONDS = 20.0
"""Before an overload."""
RECOVERED = 3
"""So many seconds in a row must be normal again after an overload."""
IDLE_SECONDS = 30.0
"""Between the looks at the memory of idle games."""


@dataclass(frozen=True)
class Wanted:
    """The options of a measurement."""

    games: int = 200
    rate: float = 100.0
    seconds: float = 60.0
    readers: int = 0
    readers_spread: bool = False
    find: bool = False
    overload: float = 0.0
    idle: int = 0
    streams: int = 0
    """With idle games."""


@dataclass
class Result:
    steady: Figures
    parts: dict[str, Figures] = field(default_factory=dict)
    """Of rising rates or an overload."""
    best: float = 0.0
    """The highest rate at which the goal was met."""
    recovered: int | None = None
    """Seconds from the end of an overload until the times were normal again."""
    broken: int = 0
    """Streams that the server ended."""
    lost: int = 0
    """Games in which a confirmed move is missing."""

    @property
    def is_good(self) -> bool:
        """Nothing was lost, and nothing failed but what an overloaded server may refuse."""
        return not (self.lost or self.steady.errors or self.steady.refused)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@asynccontextmanager
async def watching(processes: list[Process], database: str) -> AsyncIterator[Watch]:
    """Look at the machine all the time."""
    postgres = await Postgres.connect(database) if database else None
    watch = Watch(processes, postgres)
    task = asyncio.create_task(watch.run())
    try:
        yield watch
    finally:
        task.cancel()
        if postgres:
            await postgres.connection.close()


async def measure(processes: list[Process], database: str, wanted: Wanted) -> Result:
    """A steady load, and then what else is wanted."""
    async with watching(processes, database) as watch:
        load = Load([process.server for process in processes])
        await load.set_up(wanted.games)
        await load.admit(wanted.readers, wanted.readers_spread)
        print(f"{wanted.games} games, {2 * wanted.games + wanted.readers} open streams", flush=True)
        await asyncio.sleep(SETTLING)
        # A collection takes long enough to make the client late.
        gc.collect()
        gc.freeze()
        gc.disable()
        try:
            if wanted.overload:
                result = await _overload(load, watch, wanted)
            else:
                result = await _steady(load, watch, wanted)
            await load.finish()
        finally:
            gc.enable()
            gc.unfreeze()
        streams = load.streams()
        result.broken, result.lost = streams["ended"], await load.lost()
        if load.without_game:
            print(f"{load.without_game} moves had to wait for a spare game")
        print(
            f"streams ended {result.broken}, not opened {streams['refused']}; "
            f"games with a lost move {result.lost}"
        )
        return result


async def _steady(load: Load, watch: Watch, wanted: Wanted) -> Result:
    steady = await _figures(load, watch, wanted.rate, wanted.seconds)
    print(as_text("steady", steady), flush=True)
    result = Result(steady)
    if wanted.find:
        rate, found = wanted.rate, steady
        while found.p99 <= GOAL:
            result.best = rate
            rate *= STEP
            found = await _figures(load, watch, rate, STEP_SECONDS)
            result.parts[f"{rate:.0f} a second"] = found
            print(as_text(f"{rate:.0f} a second", found), flush=True)
        print(f"p99 stays under {GOAL:.0f} ms up to {result.best:.0f} moves a second", flush=True)
    return result


async def _figures(load: Load, watch: Watch, rate: float, seconds: float) -> Figures:
    part = await stretch(load, watch, rate, seconds)
    await load.finish()
    return figures_of(part, load, watch)


async def _overload(load: Load, watch: Watch, wanted: Wanted) -> Result:
    """Normal load, much more, and normal load again, without a pause between them."""
    parts: dict[str, Stretch] = {}
    streams = {}
    for name, rate, seconds in (
        ("before", wanted.rate, NORMAL_SECONDS),
        ("overload", wanted.rate * wanted.overload, OVERLOAD_SECONDS),
        ("after", wanted.rate, wanted.seconds),
    ):
        parts[name] = await stretch(load, watch, rate, seconds)
        streams[name] = load.streams()
    await load.finish()
    found = {name: figures_of(part, load, watch) for name, part in parts.items()}
    before = Counter[str]()
    for name, figures in found.items():
        now = streams[name] - before
        print(as_text(name, figures))
        print(f"    streams ended {now['ended']}, not opened {now['refused']}", flush=True)
        before = streams[name]
    result = Result(found["before"], found)
    result.recovered = _recovered(load, parts["after"], max(GOAL, 2 * found["before"].p99))
    print(
        f"normal again (p99 under {max(GOAL, 2 * found['before'].p99):.0f} ms for {RECOVERED} s, "
        f"nothing refused) "
        + ("never" if result.recovered is None else f"after {result.recovered} s"),
        flush=True,
    )
    return result


def _recovered(load: Load, after: Stretch, most: float) -> int | None:
    """The second after which 99 of 100 moves were within so many milliseconds again."""
    good = 0
    for second in range(int(after.end - after.start)):
        start = after.start + second
        sent = [each for each in load.sent if start <= each.due < start + 1]
        skipped = sum(start <= due < start + 1 for due in load.skipped)
        is_normal = not skipped and all(each.status == 200 for each in sent)
        p99 = percentile((each.took for each in sent), 99)
        good = good + 1 if is_normal and p99 is not None and p99 <= most else 0
        if good == RECOVERED:
            return second + 1 - RECOVERED
    return None


@dataclass
class Idle:
    """Megabytes of the servers with idle games."""

    games: int
    streams: int
    at_start: float
    with_games: float
    with_streams: float
    later: float
    seconds: float
    """Of processor time that the servers used in each second, with nobody playing."""

    def __str__(self) -> str:
        return (
            f"memory {self.at_start:.0f} MB at the start, {self.with_games:.0f} MB with "
            f"{self.games} games, {self.with_streams:.0f} MB with {self.streams} streams, "
            f"{self.later:.0f} MB after {IDLE_SECONDS:.0f} s more; "
            f"{self.seconds:.2f} s of processor time a second"
        )


async def idle(processes: list[Process], database: str, wanted: Wanted) -> Idle:
    """The memory of many games in which nobody moves, and of streams of them."""
    async with watching(processes, database) as watch:
        load = Load([process.server for process in processes])
        at_start = watch.look().resident
        gate = asyncio.Semaphore(AT_ONCE)

        async def begin(number: int) -> Match:
            async with gate:
                match = await Match.begin(load.pair(number), load.heard)
                for player in match.players.values():
                    player.leave()
                return match

        matches = await asyncio.gather(*map(begin, range(wanted.idle)))
        with_games = watch.look().resident
        players: list[tuple[Match, Player]] = [
            (match, player)
            for seat in ("A", "B")
            for match in matches
            for player in [match.players[seat]]
        ]
        for match, player in players[: wanted.streams]:
            await player.watch(match.id, match.number - 1)
        await asyncio.sleep(SETTLING)
        with_streams = watch.look().resident
        before = watch.used()
        await asyncio.sleep(IDLE_SECONDS)
        after = watch.used()
        used = (after.servers - before.servers) / (after.at - before.at)
        later = watch.look().resident
        streams = min(wanted.streams, len(players))
        return Idle(len(matches), streams, at_start, with_games, with_streams, later, used)

"""The figures of a stretch of a load."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import mean

from benchmarks.load.load import Load
from benchmarks.load.watch import Used, Watch

REFUSED = (429, 503)


@dataclass(frozen=True)
class Stretch:
    """From when until when moves were due, and what had been used at these times."""

    start: float
    end: float
    before: Used
    after: Used


@dataclass(frozen=True)
class Figures:
    """Times are milliseconds from when a move was due; memory is megabytes."""

    rate: float
    """Moves a second that were due."""
    reached: float
    """Moves a second that were confirmed."""
    p50: float
    p95: float
    p99: float
    """Of the answers that confirm a move."""
    heard99: float
    """Until 99 of 100 moves had arrived at the other player's stream."""
    watched99: float | None
    """The same for spectators."""
    late99: float
    """Until the client itself began with 99 of 100 moves: with more than a few, the client is too
    slow for this measurement."""
    skipped: int
    """Moves that could not be sent, because the two before in the same game were not answered."""
    refused: dict[str, int]
    """Moves answered with 503 or 429."""
    refused50: float | None
    refused99: float | None
    """Within how many milliseconds after they were sent."""
    without_retry: int
    """How many refusals did not have Retry-After."""
    errors: dict[str, int]
    """Everything else that is not 200, by status. 0: no answer, -1: the move before never came."""
    processor: float
    """Milliseconds that the servers used for each confirmed move, with all that goes on beside."""
    postgres: float | None
    client: float
    cores: dict[str, float]
    """How many cores were used on average, and by whom."""
    stolen: float
    """Per cent of the machine's time that its host gave to others."""
    memory: tuple[float, float, float]
    """At the start, the most, at the end."""
    log: float
    """The most that SQLite's write-ahead log had."""
    answer: float
    """The mean time of an answer that confirms a move, from when the move was sent."""
    waits: dict[str, float]
    """What PostgreSQL's connections did or waited for, and how many of them on average."""


def percentile(seconds: Iterable[float], part: float) -> float | None:
    """In milliseconds. None if there are no values."""
    found = sorted(seconds)
    return round(1000 * found[int(part / 100 * (len(found) - 1))], 1) if found else None


async def stretch(load: Load, watch: Watch, rate: float, seconds: float) -> Stretch:
    """Play at a rate. Some moves may not have been answered yet."""
    before = watch.used()
    start, end = await load.play(rate, seconds)
    return Stretch(start, end, before, watch.used())


def figures_of(part: Stretch, load: Load, watch: Watch) -> Figures:
    """The figures of the moves that were due in a stretch. They must have been answered."""
    seconds = part.end - part.start
    sent = [each for each in load.sent if part.start <= each.due < part.end]
    skipped = sum(part.start <= due < part.end for due in load.skipped)
    good = [each for each in sent if each.status == 200]
    refused = [each for each in sent if each.status in REFUSED]
    errors = [each for each in sent if each.status not in (200, *REFUSED)]
    heard = [each for each in load.heard if part.start <= each.due < part.end]
    looks = watch.between(part.before.at, part.after.at)
    stolen, idle, total = (
        now - then for now, then in zip(part.after.machine, part.before.machine, strict=True)
    )
    used = {
        name: getattr(part.after, name) - getattr(part.before, name)
        for name in ("servers", "postgres", "client")
    }
    a_move = {name: round(1000 * value / max(1, len(good)), 2) for name, value in used.items()}
    cores = {**used, "idle": idle}
    return Figures(
        rate=round((len(sent) + skipped) / seconds, 1),
        reached=round(len(good) / seconds, 1),
        p50=percentile((each.took for each in good), 50) or 0.0,
        p95=percentile((each.took for each in good), 95) or 0.0,
        p99=percentile((each.took for each in good), 99) or 0.0,
        heard99=percentile((each.took for each in heard if not each.is_spectator), 99) or 0.0,
        watched99=percentile((each.took for each in heard if each.is_spectator), 99),
        late99=percentile((each.late for each in sent), 99) or 0.0,
        skipped=skipped,
        refused=dict(Counter(str(each.status) for each in refused)),
        refused50=percentile((each.answered for each in refused), 50),
        refused99=percentile((each.answered for each in refused), 99),
        without_retry=sum(not each.retry_after for each in refused),
        errors=dict(Counter(str(each.status) for each in errors)),
        processor=a_move["servers"],
        postgres=a_move["postgres"] if watch.postgres else None,
        client=a_move["client"],
        cores={name: round(value / seconds, 2) for name, value in cores.items()},
        stolen=round(100 * stolen / total, 1) if total else 0.0,
        memory=(
            round(looks[0].resident),
            round(max(look.resident for look in looks)),
            round(looks[-1].resident),
        ),
        log=round(max(look.log for look in looks), 1),
        answer=round(1000 * mean(each.answered for each in good), 1) if good else 0.0,
        waits=watch.postgres.waits(part.start, part.end) if watch.postgres else {},
    )

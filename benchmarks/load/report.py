"""Figures as text: a few lines for a stretch, a table for several runs."""

from collections.abc import Mapping, Sequence
from statistics import median

from benchmarks.load.figures import Figures

COLUMNS = {
    "reached": "moves/s",
    "p50": "50 %",
    "p95": "95 %",
    "p99": "99 %",
    "heard99": "heard 99 %",
    "processor": "server ms/move",
    "postgres": "PostgreSQL ms/move",
    "client": "client ms/move",
    "stolen": "stolen %",
    "memory": "MB at most",
    "log": "log MB at most",
    "skipped": "not sent",
    "refused": "refused",
    "errors": "errors",
}


def as_text(name: str, row: Figures) -> str:
    """Some lines about one stretch."""
    watched = "" if row.watched99 is None else f", at the spectators {row.watched99} ms"
    lines = [
        f"{name}: {row.rate} due/s, {row.reached} confirmed/s; "
        f"p50 {row.p50} ms, p95 {row.p95} ms, p99 {row.p99} ms; "
        f"99 % at the other player after {row.heard99} ms{watched}",
        f"server {row.processor} ms of processor time a move, client {row.client} ms "
        f"(it began with 99 % of the moves within {row.late99} ms); stolen {row.stolen} %",
        f"memory {row.memory[0]:.0f} MB, at most {row.memory[1]:.0f}, in the end "
        f"{row.memory[2]:.0f}; log at most {row.log} MB; {_refusals(row)}; "
        f"errors {_counts(row.errors)}",
        f"cores: {_counts(row.cores)}; not sent because the game was behind: {row.skipped}",
    ]
    if row.postgres is not None:
        waiting = round(row.answer - row.processor - row.postgres, 1)
        lines.append(
            f"an answer took {row.answer} ms on average; processor time a move: server "
            f"{row.processor} ms, PostgreSQL {row.postgres} ms; so {waiting} ms of waiting. "
            f"Connections in a transaction: {_counts(row.waits)}"
        )
    return "\n    ".join(lines)


def _refusals(row: Figures) -> str:
    if not row.refused:
        return "no refusals"
    return (
        f"refused {_counts(row.refused)}, {row.without_retry} without Retry-After, "
        f"50 % within {row.refused50} ms, 99 % within {row.refused99} ms"
    )


def _counts(counts: Mapping[str, float]) -> str:
    return ", ".join(f"{name} {number}" for name, number in counts.items()) or "none"


def table(rows: Sequence[Figures]) -> str:
    """A line for each run, and one with the median and the spread."""
    cells = [[_number(row, name) for name in COLUMNS] for row in rows]
    lines = [["run", *COLUMNS.values()], ["---"] * (1 + len(COLUMNS))]
    lines += [[str(number), *map(_cell, row)] for number, row in enumerate(cells, 1)]
    columns = [
        [value for value in column if value is not None] for column in zip(*cells, strict=True)
    ]
    lines.append(["median (lowest–highest)", *map(_spread, columns)])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _number(row: Figures, name: str) -> float | None:
    value = getattr(row, name)
    if name == "memory":
        return float(row.memory[1])
    if isinstance(value, dict):
        return float(sum(value.values()))
    return None if value is None else float(value)


def _cell(value: float | None) -> str:
    return "–" if value is None else f"{value:g}"


def _spread(values: list[float]) -> str:
    if not values:
        return "–"
    return f"{median(values):g} ({min(values):g}–{max(values):g})"

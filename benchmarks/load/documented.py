"""Measures everything that docs/performance.md says of the server under load, and prints its rows.

    python -m benchmarks.load.documented                     half an hour on a quiet machine
    python -m benchmarks.load.documented --only postgres     one part
    python -m benchmarks.load.documented --tenth             a tenth of everything, to try it out

What is compared is measured in turn. The rows are printed in the end, and what was found until then
if it is interrupted.
"""

import argparse
import os
import platform
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import replace

from benchmarks.load.machine import machine_ticks
from benchmarks.load.run import Served, run, run_idle
from benchmarks.load.scenarios import Result, Wanted

ROUNDS = 3
POSTGRES = "postgres"
TIMES = 5
"""An overload is so many times what the server can bear."""
STEADY = Wanted(games=200, rate=100.0, seconds=20.0)


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def head(*names: str) -> Iterable[str]:
    return row(*names), row(*["---"] * len(names))


class Documented:
    """The tables of the document, as they grow."""

    def __init__(self, share: float) -> None:
        self.share = share
        """Of games, spectators and moves a second."""
        self.lines: list[str] = []

    def _share_of(self, wanted: Wanted) -> Wanted:
        return replace(
            wanted,
            games=int(wanted.games * self.share),
            rate=wanted.rate * self.share,
            readers=int(wanted.readers * self.share),
            idle=int(wanted.idle * self.share),
            streams=int(wanted.streams * self.share),
        )

    # The parts

    def sqlite(self) -> None:
        """200 and 1,000 games in turn."""
        self.lines += head(
            "pair", "games", "streams", "moves per second", "50 % within", "95 % within",
            "99 % within", "at the other player, 99 %", "server, ms a move", "stolen", "memory",
            "SQLite's log, at most", "refused, errors, streams ended, lost moves",
        )  # fmt: skip
        for number in range(1, ROUNDS + 1):
            for games in (200, 1000):
                wanted = self._share_of(replace(STEADY, games=games))
                found = run(Served(), wanted)
                self.lines.append(row(number, *_steady(wanted, found)))

    def readers(self) -> None:
        """200 spectators of one game, beside 200 games."""
        self.lines += head(
            "run", "spectators", "moves per second", "50 % within", "99 % within",
            "at the other player, 99 %", "at the spectators, 99 %", "server, ms a move", "stolen",
            "refused, errors, streams ended, lost moves",
        )  # fmt: skip
        for number in range(1, ROUNDS + 1):
            wanted = self._share_of(replace(STEADY, readers=200))
            found = run(Served(), wanted)
            steady = found.steady
            self.lines.append(
                row(
                    number, wanted.readers, steady.reached, f"{steady.p50} ms",
                    f"{steady.p99} ms", f"{steady.heard99} ms", f"{steady.watched99} ms",
                    steady.processor, f"{steady.stolen} %", _faults(found),
                )
            )  # fmt: skip

    def postgres(self) -> None:
        """One process and two, at a rate and up to the highest that meets the goal, in turn."""
        self.lines += head(
            "round", "processes", "moves per second", "50 % within", "95 % within", "99 % within",
            "at the other player, 99 %", "servers, ms a move", "PostgreSQL, ms a move", "stolen",
            "99 % within 50 ms up to", "refused, errors, streams ended, lost moves",
        )  # fmt: skip
        for number in range(1, ROUNDS + 1):
            for processes in (1, 2):
                wanted = self._share_of(replace(STEADY, rate=64.0, seconds=10.0, find=True))
                found = run(Served(POSTGRES, processes), wanted)
                steady, best = found.steady, f"{found.best:.0f} moves per second"
                self.lines.append(
                    row(
                        number, processes, steady.reached, f"{steady.p50} ms", f"{steady.p95} ms",
                        f"{steady.p99} ms", f"{steady.heard99} ms", steady.processor,
                        steady.postgres, f"{steady.stolen} %", best if found.best else "less",
                        _faults(found),
                    )
                )  # fmt: skip

    def overload(self) -> None:
        """1,000 games: the highest rate that meets the goal, and then five times that rate."""
        self.lines += head(
            "round", "stretch", "due per second", "confirmed per second", "99 % within", "refused",
            "refusals within, 50 % and 99 %", "without Retry-After", "memory, at most", "stolen",
            "normal again after", "streams ended, lost moves",
        )  # fmt: skip
        for number in range(1, ROUNDS + 1):
            bearable = self._share_of(replace(STEADY, games=1000, seconds=10.0, find=True))
            most = max(run(Served(), bearable).best, bearable.rate)
            wanted = replace(bearable, find=False, overload=TIMES * most / bearable.rate)
            found = run(Served(), wanted)
            again = "never" if found.recovered is None else f"{found.recovered} s"
            for name, part in found.parts.items():
                within = f"{part.refused50} and {part.refused99} ms" if part.refused else "–"
                self.lines.append(
                    row(
                        number, name, part.rate, part.reached, f"{part.p99} ms",
                        sum(part.refused.values()), within, part.without_retry,
                        f"{part.memory[1]:.0f} MB", f"{part.stolen} %", again,
                        f"{found.broken}, {found.lost}",
                    )
                )  # fmt: skip

    def idle(self) -> None:
        """5,000 games in which nobody moves."""
        found = run_idle(Served(), self._share_of(Wanted(idle=5000, streams=2000)))
        self.lines.append(f"Idle: {found}.")


def _faults(found: Result) -> str:
    steady = found.steady
    refused, errors = sum(steady.refused.values()), sum(steady.errors.values())
    return f"{refused}, {errors}, {found.broken}, {found.lost}"


def _steady(wanted: Wanted, found: Result) -> list[object]:
    steady = found.steady
    return [
        f"{wanted.games:,}", f"{2 * wanted.games:,}", steady.reached, f"{steady.p50} ms",
        f"{steady.p95} ms", f"{steady.p99} ms", f"{steady.heard99} ms", steady.processor,
        f"{steady.stolen} %", f"{steady.memory[1]:.0f} MB", f"{steady.log} MB", _faults(found),
    ]  # fmt: skip


def main() -> None:
    parts: dict[str, Callable[[Documented], None]] = {
        "sqlite": Documented.sqlite,
        "readers": Documented.readers,
        "postgres": Documented.postgres,
        "overload": Documented.overload,
        "idle": Documented.idle,
    }
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.load.documented",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--only", choices=parts, nargs="+", default=list(parts))
    parser.add_argument("--tenth", action="store_true", help="of games and moves a second")
    options = parser.parse_args()
    documented = Documented(0.1 if options.tenth else 1.0)
    started, before = time.monotonic(), machine_ticks()
    try:
        for name in options.only:
            documented.lines.append(f"\n{name}: {parts[name].__doc__}\n")
            print(f"\n== {name}", file=sys.stderr, flush=True)
            parts[name](documented)
    finally:
        stolen, _, total = (now - then for now, then in zip(machine_ticks(), before, strict=True))
        print("\n".join(documented.lines))
        print(
            f"\nPython {platform.python_version()}, {os.cpu_count()} cores, "
            f"{(time.monotonic() - started) / 60:.0f} minutes, {100 * stolen / total:.1f} % stolen"
        )


if __name__ == "__main__":
    main()

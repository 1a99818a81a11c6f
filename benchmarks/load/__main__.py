"""Measures the server under load.

    python -m benchmarks.load --find                              what `make load` does
    python -m benchmarks.load --games 1000 --rate 100 --runs 3
    python -m benchmarks.load --readers 200
    python -m benchmarks.load --database postgres --servers 2 --find
    python -m benchmarks.load --games 1000 --rate 100 --overload 5
    python -m benchmarks.load --idle 5000 --streams 2000
    python -m benchmarks.load.documented                          all that the documents say

The time of a move counts from the moment it was due, not from when it was sent. So a server that
falls behind gets longer times. All clients run in one process on the same machine as the server.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path

from benchmarks.load.report import table
from benchmarks.load.run import Served, run, run_idle
from benchmarks.load.scenarios import Idle, Result, Wanted


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.load",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=200, help="games at the same time")
    parser.add_argument(
        "--rate", type=float, help="moves a second; half as many as games if left out"
    )
    parser.add_argument("--seconds", type=float, default=60.0, help="of the measurement")
    parser.add_argument("--servers", type=int, default=1, help="server processes, on PostgreSQL")
    parser.add_argument(
        "--database", default="",
        help="postgresql://…, or postgres for a new one; SQLite unless given",
    )  # fmt: skip
    parser.add_argument("--readers", type=int, default=0, help="spectators, all of one game")
    parser.add_argument("--readers-spread", action="store_true", help="of all games instead")
    parser.add_argument("--find", action="store_true", help="raise the rate until p99 passes 50 ms")
    parser.add_argument(
        "--overload", type=float, default=0.0, metavar="FACTOR",
        help="so many times the rate for 30 s, and the normal rate before and after",
    )  # fmt: skip
    parser.add_argument("--idle", type=int, default=0, help="only the memory of so many idle games")
    parser.add_argument("--streams", type=int, default=0, help="open streams with --idle")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    if options.servers > 1 and not options.database:
        parser.error("SQLite is served by one process: --servers needs --database")
    options.rate = options.rate or options.games / 2
    return options


def write(path: Path | None, found: Sequence[Result | Idle]) -> None:
    if path:
        path.write_text(json.dumps([asdict(each) for each in found], indent=1) + "\n", "utf-8")


def main() -> None:
    options = read_options()
    names = {each.name for each in fields(Wanted)}
    wanted = Wanted(**{name: value for name, value in vars(options).items() if name in names})
    served = Served(options.database, options.servers)
    if wanted.idle:
        write(options.json, [run_idle(served, wanted) for _ in range(options.runs)])
        return
    found = []
    for number in range(options.runs):
        if options.runs > 1:
            print(f"run {number + 1} of {options.runs}", flush=True)
        found.append(run(served, wanted))
    write(options.json, found)
    if options.runs > 1:
        for name in found[0].parts if wanted.overload else ():
            print(f"\n{name}\n" + table([each.parts[name] for each in found]))
        if not wanted.overload:
            print(table([each.steady for each in found]))
        if wanted.find:
            print(
                "p99 under 50 ms up to", ", ".join(f"{each.best:.0f}" for each in found), "moves/s"
            )
        if wanted.overload:
            print("seconds until normal again:", ", ".join(str(each.recovered) for each in found))
    sys.exit(0 if all(each.is_good for each in found) else 1)


if __name__ == "__main__":
    main()

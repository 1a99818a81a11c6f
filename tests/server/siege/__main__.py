"""Attacks a server in every way that is known, and prints whether it held.

    python -m tests.server.siege                        everything, about 25 minutes
    python -m tests.server.siege pipelining health      only these

Each attack starts a server of its own. The exit status is 1 if the server did not stand one.
"""

import argparse
import resource
import subprocess
import sys

import httpx
from rich.console import Console
from rich.table import Table
from tests.server.running import OPENED
from tests.server.siege import clock_jumps, faults, floods, growth, illness, outages, shares
from tests.server.siege.findings import ATTACKS, Findings

MODULES = (outages, clock_jumps, floods, growth, shares, illness, faults)
"""They register their attacks."""
BREAKS = (
    AssertionError, KeyError, OSError, RuntimeError, httpx.HTTPError, subprocess.SubprocessError
)  # fmt: skip
"""What an attack raises when the server does not answer as it should at all."""


def make(name: str) -> Findings:
    """Make one attack."""
    found = Findings(name)
    found.say("begins")
    try:
        ATTACKS[name](found)
    except BREAKS as error:
        found.expect(False, f"the attack could not be made to its end: {error!r}")
    finally:
        while OPENED:
            OPENED.pop().http.close()
    if found.skipped:
        found.say(f"skipped: {found.skipped}")
    return found


def show(all_found: list[Findings]) -> None:
    table = Table("attack", "the server", "figures")
    for found in all_found:
        lines = [text if is_good else f"FAILED: {text}" for text, is_good in found.lines]
        table.add_row(found.name, found.verdict, "\n".join(lines) or found.skipped)
        table.add_section()
    Console(width=160, highlight=False).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.siege",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("attacks", nargs="*", metavar="attack", help=", ".join(ATTACKS))
    names = parser.parse_args().attacks or list(ATTACKS)
    if unknown := set(names) - set(ATTACKS):
        parser.error(f"there is no attack {', '.join(sorted(unknown))}: {', '.join(ATTACKS)}")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    all_found = [make(name) for name in names]
    show(all_found)
    sys.exit(any(found.verdict == "FAILED" for found in all_found))


if __name__ == "__main__":
    main()

"""Standard input as a batch: one input a line."""

import sys
from collections.abc import Iterator

from bossa.locales import say
from bossa.notation.limits import MOST_BYTES, decoded
from bossa.rules import Refusal, Unreadable

_SHOWN_OF_TOO_BIG = 100


def error_of(refusal: Refusal, lang: str) -> dict[str, str | None]:
    """Return a refusal as JSON, for a program to read."""
    return {"code": refusal.code, "rule": refusal.rule, "message": say(refusal, lang)}


def lines_of_input() -> Iterator[tuple[str, Unreadable | None]]:
    """Yield each line that is not empty, with a refusal if it is too long or not UTF-8.

    A line may be of any length: no more than the limit is kept in memory.
    """
    if sys.stdin is None:  # the parent process closed it
        return
    while line := sys.stdin.buffer.readline(MOST_BYTES + 1):
        if len(line) > MOST_BYTES and not line.endswith(b"\n"):
            while (rest := sys.stdin.buffer.readline(MOST_BYTES)) and not rest.endswith(b"\n"):
                pass
            shown = line[:_SHOWN_OF_TOO_BIG].decode("utf-8", "replace")
            yield shown, Unreadable("too-big", most=MOST_BYTES)
        elif given := line.removesuffix(b"\n").removesuffix(b"\r"):
            try:
                yield decoded(given), None
            except Unreadable as refusal:
                yield given.decode("utf-8", "replace"), refusal

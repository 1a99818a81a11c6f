"""Commands that read one input a line from standard input."""

import sys
from collections.abc import Iterator

from bossa.locales import say
from bossa.notation.limits import MOST_BYTES, decoded
from bossa.rules import Refusal, Unreadable

_SHOWN_OF_TOO_BIG = 100


def error_of(refusal: Refusal, lang: str) -> dict[str, str | None]:
    """A refusal in an answer that a program reads."""
    return {"code": refusal.code, "rule": refusal.rule, "message": say(refusal, lang)}


def lines_of_input() -> Iterator[tuple[str, Unreadable | None]]:
    """Each line that is not empty, and why it cannot be read, if it cannot.

    However long a line is, no more of it is kept in memory than is allowed.
    """
    if sys.stdin is None:  # closed by whoever started us
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

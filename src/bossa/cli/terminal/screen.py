"""The border to the terminal: whatever is written there is escaped here.

Text from a file, a position, the environment or a server may hold control characters. Nobody who
prints has to think of them: `escape_output` covers `print`, tracebacks and warnings, and `Screen`
covers Rich, whose own control characters must pass.
"""

import sys
from collections.abc import Iterable
from typing import Any, TextIO, cast

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import TextType

from bossa.escaping import escaped


class EscapingStream:
    """A text stream that escapes what is written to it."""

    def __init__(self, stream: TextIO) -> None:
        self.rich_proxied_file = stream
        """Rich looks for this name and writes to that stream itself."""
        self.encoding = stream.encoding
        self.errors = stream.errors

    def write(self, text: str) -> int:
        self.rich_proxied_file.write(escaped(text))
        return len(text)

    def flush(self) -> None:
        self.rich_proxied_file.flush()

    def isatty(self) -> bool:
        return self.rich_proxied_file.isatty()

    def fileno(self) -> int:
        return self.rich_proxied_file.fileno()


def escape_output() -> None:
    """Escape everything that this process prints from now on."""
    for name in ("stdout", "stderr"):
        stream: Any = getattr(sys, name)
        if stream is None:  # the parent process closed it
            continue
        # Characters that the terminal cannot encode are replaced; they must not end the program.
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")
        setattr(sys, name, cast(TextIO, EscapingStream(stream)))


class Screen(Console):
    """Rich's console. Text is printed as it stands: no markup, no emoji codes, escaped."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, emoji=False, highlight=False)

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            text, style, control = segment
            yield segment if control else Segment(escaped(text), style)

    def ask(self, prompt: TextType) -> str:
        """Print a prompt and read a line."""
        return self.input(prompt, markup=False, emoji=False)

"""The border to the terminal: whatever is written there is escaped here.

Text from a file, a position, the environment or a server may hold control characters. Nobody who
prints has to think of them: `escape_output` covers `print`, tracebacks and warnings, and `Screen`
covers Rich, whose own control characters must pass.
"""

import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, TextIO, cast

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text, TextType

from bossa.cli.terminal.form import Form, Page, form_of
from bossa.cli.terminal.plain_text import HANDLER, is_encodable
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
            is_ascii = stream.isatty() and _wants_ascii(os.environ)
            reconfigure(encoding="ascii" if is_ascii else stream.encoding, errors=HANDLER)
        setattr(sys, name, cast(TextIO, EscapingStream(stream)))


def _wants_ascii(environment: Mapping[str, str]) -> bool:
    """Whether the user chose the locale C. Python takes UTF-8 all the same (PEP 538, 540)."""
    if "PYTHONIOENCODING" in environment:
        return False
    general, letters, language = (environment.get(name) for name in ("LC_ALL", "LC_CTYPE", "LANG"))
    if letters == "C.UTF-8" and language in ("C", "POSIX"):
        letters = None  # Python itself has put it there
    return (general or letters or language) in ("C", "POSIX")


def can_show(text: str) -> bool:
    """Whether standard output has the letters of a text."""
    return sys.stdout is None or is_encodable(text, sys.stdout.encoding or "utf-8")


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

    @property
    def form(self) -> Form:
        """The form of everything that is drawn here."""
        colours = None if self.no_color else self.color_system
        shows_signs = self.is_terminal and not self.legacy_windows
        return form_of(self.encoding, colours, self._terminal_name if shows_signs else "")

    @property
    def _terminal_name(self) -> str:
        # Windows has no such variable. Anything but the names of poor terminals will do.
        return os.environ.get("TERM", "").lower() or "terminal"

    def ask(self, prompt: TextType) -> str:
        """Print a prompt and read a line."""
        return self.input(prompt, markup=False, emoji=False)


class Drawing(ABC):
    """Something that is drawn to fit the screen it is printed on."""

    @abstractmethod
    def lines(self, page: Page) -> list[Text]:
        """The lines of the drawing, none of them wider than the page."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if not isinstance(console, Screen):
            raise TypeError("only a Screen knows the form of a drawing")
        height = console.height if console.is_terminal else None
        yield from self.lines(Page(console.form, options.max_width, height))

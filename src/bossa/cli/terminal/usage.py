"""Usage errors: Typer prints them by itself, so they are escaped when they pass through here."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer
from typer.core import TyperGroup

from bossa.escaping import escaped

UsageError: Any = typer.BadParameter.__mro__[1]
"""The class of all usage errors. Typer itself exports this one subclass only."""


class Commands(TyperGroup):
    """The commands of `bossa`. What a usage error repeats of the command line is escaped."""

    def make_context(self, *args: Any, **options: Any) -> Any:
        with _escaping():
            return super().make_context(*args, **options)

    def invoke(self, *args: Any, **options: Any) -> Any:
        with _escaping():
            return super().invoke(*args, **options)


@contextmanager
def _escaping() -> Iterator[None]:
    try:
        yield
    except UsageError as error:
        error.message = escaped(error.message)
        raise

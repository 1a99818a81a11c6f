"""`rules`: the rules in words, with drawn examples for one of them or for a section."""

from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from bossa.cli.commands.options import Language
from bossa.cli.terminal.screen import Screen
from bossa.locales import Texts, texts
from bossa.rulebook import (
    PARTS,
    RECONSTRUCTED,
    REFUSED,
    RULING,
    SECTIONS,
    SOURCES,
    Example,
    Section,
    Statement,
    address_of,
    statement,
)
from bossa.rules import Player, Refusal, view

INDENT = 4


def rules_command(
    wanted: Annotated[
        str | None,
        typer.Argument(metavar="ID", help="A rule such as L5, or a letter.", show_default=False),
    ] = None,
    lang: Language = "",
) -> None:
    """Print the rules; with an id, one rule with its examples."""
    page = _RulesPage(lang)
    if wanted is None:
        page.show_all()
    else:
        for found in _wanted(wanted):
            page.show(found, with_examples=True)


def _wanted(name: str) -> tuple[Statement, ...]:
    """A rule, or all rules of a letter."""
    found = statement(name)
    if found:
        return (found,)
    for section in SECTIONS:
        if section.letter == name.strip().upper():
            return section.statements
    raise Refusal("no-such-rule", name=name, rules=" ".join(map(_range, SECTIONS)))


def _range(section: Section) -> str:
    return f"{section.statements[0].id}-{section.statements[-1].id}"


class _RulesPage:
    def __init__(self, language: str) -> None:
        self.language = language
        self.say: Texts = texts(language, "rules")
        self.screen = Screen()

    def show_all(self) -> None:
        for part in PARTS:
            self._print(self.say(part.message).upper(), "bold")
            self._print(self.say(part.lead_message))
            self.screen.print()
            for section in part.sections:
                self._print(self.say(section.message), "bold underline")
                for found in section.statements:
                    self.show(found)
        self._print(f"{self.say(SOURCES)} {address_of(self.language)}")

    def show(self, found: Statement, with_examples: bool = False) -> None:
        self.screen.print(Text.assemble((found.id, "bold"), "  ", self._words(found.message)))
        if found.is_ruling:
            self._note(RULING, found.ruling_message)
        elif found.id[0] == "N" and with_examples:
            self._note(RECONSTRUCTED, PARTS[-1].lead_message)
        for example in found.examples if with_examples else ():
            self._show_example(found, example)
        self.screen.print()

    def _show_example(self, found: Statement, example: Example) -> None:
        # Imported here: it is much to load for commands that draw nothing.
        from bossa.cli.terminal.drawing import board

        game = example.start()
        self.screen.print()
        caption = Text(self._words(found.caption_message(example)), "italic")
        if example.refused:
            tried = f"{self._words(REFUSED)} ({example.move}): "
            caption = Text.assemble((tried, "bold"), caption)
        elif example.move:
            game = example.played()
        self.screen.print(Padding(caption, (0, 0, 0, INDENT)))
        seen = view(game, Player.A)
        drawn = board(seen.position, self.language, over=game.over, steps=game.steps)
        self.screen.print(drawn)

    def _note(self, label: str, message: str) -> None:
        text = Text.assemble((f"{self._words(label)}: ", "bold"), self._words(message))
        self.screen.print(Padding(text, (0, 0, 0, INDENT)))

    def _print(self, text: str, style: str = "") -> None:
        self.screen.print(Text(self.screen.form.words(text), style))

    def _words(self, message: str) -> str:
        return self.screen.form.words(self.say(message))

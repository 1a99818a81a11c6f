"""Options that several commands share."""

import os
from collections.abc import Callable
from typing import Annotated

import typer

from bossa.cli.terminal.screen import can_show
from bossa.locales import LANGUAGES, language_of_environment, nearest_language
from bossa.rules import RULE_SETS

LETTERS = {"ja": "あア漢"}
"""Letters that a language cannot do without."""
RULE_NAMES = tuple(rules.name for rules in RULE_SETS)


def _language(wanted: str | None) -> str:
    language = nearest_language(wanted) if wanted else language_of_environment(os.environ)
    if language is None:
        raise typer.BadParameter(f"one of {', '.join(LANGUAGES)}")
    # Latin letters have a plain form everywhere, those of other scripts have none.
    return language if can_show(LETTERS.get(language, "")) else "en"


def one_of(allowed: tuple[str, ...]) -> Callable[[str | None], str | None]:
    def check(value: str | None) -> str | None:
        if value is not None and value not in allowed:
            raise typer.BadParameter(f"one of {', '.join(allowed)}")
        return value

    return check


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        callback=_language,
        help=f"Language of the answers: {', '.join(LANGUAGES)}; by default the environment's.",
        show_default=False,
    ),
]
PositionWords = Annotated[
    list[str], typer.Argument(metavar="POSITION", help="A position, or - to read them, one a line.")
]
RulesName = Annotated[
    str, typer.Option("--rules", callback=one_of(RULE_NAMES), help=", ".join(RULE_NAMES))
]
OptionalRulesName = Annotated[
    str | None, typer.Option("--rules", callback=one_of(RULE_NAMES), help=", ".join(RULE_NAMES))
]
Seed = Annotated[
    int | None, typer.Option("--seed", help="Make chance repeatable.", show_default=False)
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]

"""A message that counts something says it right for none, for one and for several."""

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.locales.test_catalogues import messages, variables

from bossa.locales import LANGUAGES
from bossa.locales.texts import OF_BOARD, OF_DATA, PARTS

CATALOGUES = (*PARTS, *OF_DATA, *OF_BOARD)
WITH_PLURALS = ("en", "de", "fr", "it")

COUNTS = {
    "better", "count", "days", "decisions", "fields", "found", "free", "games", "given", "held",
    "hours", "increment", "kept", "least", "left", "minutes", "most", "of", "other", "record",
    "rows", "seconds", "server", "size", "stuck", "unseen", "used", "wins",
}  # fmt: skip
"""Variables that say how many there are of something."""

NUMBERS = {
    "black", "byte", "decision", "die", "end", "ends", "first", "last", "line", "number",
    "rank", "sizes", "status", "step", "total", "turn", "white",
}  # fmt: skip
"""Variables that name a thing by its number or measure it: a place, a die, a line of a file.

`sizes` is how many sizes a row may have, or a text such as “1 or 3”."""

WORDS = {
    "a", "actions", "address", "after", "b", "brought", "by", "came", "can", "cause", "chance",
    "chip", "choice", "clock", "colour", "done", "doubler", "edition", "ending", "example", "far",
    "game", "grade", "greeting", "has", "hash", "host", "id", "inverted", "inverter", "item", "key",
    "kind", "lesson", "level", "loser", "luck", "luckPoints", "mark", "marker", "markers", "mean",
    "missing", "mode", "move", "moves", "movesPoints", "name", "near", "neighbour", "opponent",
    "opponentName", "own", "owner", "pace", "path", "percent", "phase", "pile", "place", "places",
    "player", "points", "reason", "removed", "result", "revision", "row", "rule", "rules", "seat",
    "shown", "sign", "spent", "spot", "state", "sum", "sure", "tables", "tag", "text", "theirs",
    "theme", "tile", "tiles", "time", "typed", "under", "url", "value", "what", "when", "where",
    "who", "why", "winner", "within", "you",
}  # fmt: skip

UNIT = "an abbreviated unit has no plural"
OF_SEVERAL = "“1 of 6 rows”, “1 or 2 tiles”, “1 to 7”: the noun goes with the larger number"
NEVER_ONE = "a limit or a fixed number, always larger than one"
NO_NOUN = "what is counted is not named after the number"

REVIEWED = {
    ("all-games-more", "count"): NO_NOUN,
    ("ask-hand-wins", "count"): NO_NOUN,
    ("ask-number", "most"): OF_SEVERAL,
    ("ask-removed", "count"): NEVER_ONE,
    ("ask-row-layers", "count"): NEVER_ONE,
    ("ask-tile-laid", "count"): NO_NOUN,
    ("ask-track", "count"): OF_SEVERAL,
    ("ask-track", "most"): OF_SEVERAL,
    ("bad-fields", "fields"): NEVER_ONE,
    ("bad-name", "most"): OF_SEVERAL,
    ("clock-days", "days"): UNIT,
    ("clock-days", "hours"): UNIT,
    ("clock-wish", "increment"): UNIT,
    ("clock-wish", "minutes"): UNIT,
    ("database-size", "free"): UNIT,
    ("database-size", "used"): UNIT,
    ("effect-gives", "count"): NO_NOUN,
    ("effect-gives", "most"): NO_NOUN,
    ("effect-named", "count"): NO_NOUN,
    ("effect-named", "most"): NO_NOUN,
    ("effect-own", "count"): NO_NOUN,
    ("effect-own", "most"): NO_NOUN,
    ("hand-size", "least"): OF_SEVERAL,
    ("hint-stuck", "stuck"): OF_SEVERAL,
    ("hint-stuck", "unseen"): OF_SEVERAL,
    ("hint-wins", "unseen"): OF_SEVERAL,
    ("hint-wins", "wins"): OF_SEVERAL,
    ("no-such-number", "most"): OF_SEVERAL,
    ("no-such-step", "count"): NO_NOUN,
    ("pile-left", "count"): NO_NOUN,
    ("reason-fewer-tiles", "better"): NO_NOUN,
    ("reason-fewer-tiles", "count"): NO_NOUN,
    ("reason-fewer-tiles", "held"): NO_NOUN,
    ("reason-gives-row", "of"): NO_NOUN,
    ("reason-gives-row", "rows"): NO_NOUN,
    ("reason-hand-fits", "better"): NO_NOUN,
    ("reason-hand-most", "better"): NO_NOUN,
    ("reason-hand-most", "count"): NO_NOUN,
    ("reason-lays", "count"): NO_NOUN,
    ("reason-leaves", "better"): NO_NOUN,
    ("reason-leaves", "count"): OF_SEVERAL,
    ("reason-leaves", "of"): OF_SEVERAL,
    ("reason-opens", "better"): NO_NOUN,
    ("reason-opens", "count"): OF_SEVERAL,
    ("reason-opens", "of"): OF_SEVERAL,
    ("reason-other-stuck", "better"): OF_SEVERAL,
    ("reason-other-stuck", "count"): NO_NOUN,
    ("reason-other-stuck", "of"): OF_SEVERAL,
    ("reason-other-wins", "better"): NO_NOUN,
    ("reason-other-wins", "count"): OF_SEVERAL,
    ("reason-other-wins", "of"): OF_SEVERAL,
    ("reason-own-row", "better"): OF_SEVERAL,
    ("reason-own-row", "count"): NO_NOUN,
    ("reason-own-row", "of"): OF_SEVERAL,
    ("reason-pile-ends", "better"): NO_NOUN,
    ("reason-pile-ends", "count"): NO_NOUN,
    ("reason-pile-ends", "held"): NO_NOUN,
    ("reason-row", "of"): NO_NOUN,
    ("reason-row", "rows"): NO_NOUN,
    ("reason-self-stuck", "better"): NO_NOUN,
    ("reason-self-stuck", "count"): OF_SEVERAL,
    ("reason-self-stuck", "of"): OF_SEVERAL,
    ("reason-spent", "count"): OF_SEVERAL,
    ("reason-spent", "kept"): NO_NOUN,
    ("reason-spent", "of"): OF_SEVERAL,
    ("reason-wins-soon", "better"): OF_SEVERAL,
    ("reason-wins-soon", "count"): NO_NOUN,
    ("reason-wins-soon", "of"): OF_SEVERAL,
    ("row-size", "size"): OF_SEVERAL,
    ("rows-of", "most"): OF_SEVERAL,
    ("rows-of", "rows"): OF_SEVERAL,
    ("size-beside-die", "given"): NO_NOUN,
    ("size-beside-die", "other"): OF_SEVERAL,
    ("size-beside-die", "size"): OF_SEVERAL,
    ("size-beside-row", "given"): NO_NOUN,
    ("size-beside-row", "other"): OF_SEVERAL,
    ("size-of-stack", "given"): NO_NOUN,
    ("sizes-two", "size"): OF_SEVERAL,
    ("stage-track", "count"): OF_SEVERAL,
    ("stage-track", "most"): OF_SEVERAL,
    ("threat-wins", "count"): OF_SEVERAL,
    ("threat-wins", "unseen"): OF_SEVERAL,
    ("too-big", "most"): NEVER_ONE,
    ("too-large", "most"): NEVER_ONE,
    ("too-large-to-solve", "most"): NEVER_ONE,
    ("too-large-to-solve", "unseen"): NEVER_ONE,
    ("track", "count"): OF_SEVERAL,
    ("track", "most"): OF_SEVERAL,
    ("track-short", "count"): NO_NOUN,
    ("track-short", "most"): NO_NOUN,
    ("warm", "seconds"): UNIT,
    ("warn-stuck", "count"): OF_SEVERAL,
    ("warn-stuck", "unseen"): OF_SEVERAL,
    ("warn-wins", "count"): OF_SEVERAL,
    ("warn-wins", "unseen"): OF_SEVERAL,
}
"""Numbers with a word after them that need no plural, and why not."""

DIGITS = 9


def shown(number: int) -> FluentType:
    """A number with zeros in front, so that it is found again in the text."""
    return fluent_number(number, minimumIntegerDigits=DIGITS, useGrouping=False)


def words_around(text: str) -> str:
    """The text with `#` for the number. A branch for one may have its digit written out."""
    return re.sub(rf"(?<!\d)(0{{{DIGITS - 1}}}\d|1)(?!\d)", "#", text)


def selects(node: Any) -> Iterator[tuple[str, str]]:
    """Yield each variable that a message selects on, with each key."""
    if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
        for variant in node.variants:
            key = variant.key
            case = key.name if isinstance(key, ftl.Identifier) else key.value
            yield node.selector.id.name, case
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from selects(child)


def values(name: str, keys: set[str]) -> list[str | int]:
    """What to try for a variable that is not the one looked at: each case that it selects."""
    if name in WORDS or (name == "ends" and not any(map(str.isdigit, keys))):
        return sorted(keys) or ["x"]
    return [7, *(int(key) for key in sorted(keys) if key.isdigit())]


def bundle(language: str, part: str) -> FluentBundle:
    source = files("bossa.locales").joinpath(language, f"{part}.ftl").read_text("utf-8")
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source))
    return made


def sentences(
    catalogue: FluentBundle, message: ftl.Message, counted: str
) -> Iterator[dict[int, str]]:
    """Yield what a message says of 0, 1, 2 and 5, for each case of its other variables."""
    cases = list(selects(message))
    others = sorted(variables(message) - {counted})
    tried = [values(name, {key for of, key in cases if of == name}) for name in others]
    pattern = catalogue.get_message(message.id.name).value
    assert pattern is not None
    for chosen in product(*tried):
        said = {}
        for number in (0, 1, 2, 5):
            given = dict(zip(others, chosen, strict=True)) | {counted: shown(number)}
            text, errors = catalogue.format_pattern(pattern, given)
            assert not errors, (message.id.name, errors)
            said[number] = words_around(str(text))
        yield said


def counted_in(part: str) -> Iterator[tuple[str, str]]:
    for name, message in messages("en", part).items():
        for variable in sorted(variables(message) & COUNTS):
            yield name, variable


@pytest.mark.parametrize("part", CATALOGUES)
def test_every_variable_is_known_as_a_count_a_number_or_a_word(part: str) -> None:
    """A new variable is put in one of the three sets above."""
    for name, message in messages("en", part).items():
        assert variables(message) <= COUNTS | NUMBERS | WORDS, name


@pytest.mark.parametrize("language", WITH_PLURALS)
@pytest.mark.parametrize("part", CATALOGUES)
def test_one_is_said_otherwise_than_several(part: str, language: str) -> None:
    """So a number with a word after it selects its plural, or was reviewed."""
    catalogue, translated = bundle(language, part), messages(language, part)
    for name, variable in counted_in(part):
        said = list(sentences(catalogue, translated[name], variable))
        counts = any(re.search(r"#\s*[^\W\d_]", text) for of in said for text in of.values())
        if counts and (name, variable) not in REVIEWED:
            assert any(of[1] != of[2] for of in said), (name, variable, said[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", CATALOGUES)
def test_several_are_said_alike_and_none_as_the_language_says_it(part: str, language: str) -> None:
    """French says none as it says one, the others as several, unless there are words for none."""
    catalogue, translated = bundle(language, part), messages(language, part)
    for name, variable in counted_in(part):
        has_words_for_none = (variable, "0") in selects(translated[name])
        for of in sentences(catalogue, translated[name], variable):
            assert of[2] == of[5], (name, variable, of)
            like = 1 if language == "fr" else 5
            assert has_words_for_none or of[0] == of[like], (name, variable, of)


def test_no_message_is_reviewed_that_counts_nothing_any_more() -> None:
    assert set(REVIEWED) <= {pair for part in CATALOGUES for pair in counted_in(part)}


def test_a_wrong_plural_is_seen() -> None:
    """As “1 tiles” once stood in four languages."""
    wrong = FluentBundle(["en"], use_isolating=False)
    text = "wrong = { $given } tiles; { $kind ->\n    [a] A\n   *[b] B\n }"
    wrong.add_resource(FluentResource(text))
    (message,) = FluentParser().parse(text).body
    assert isinstance(message, ftl.Message)
    said = list(sentences(wrong, message, "given"))
    assert [of[1] for of in said] == ["# tiles; A", "# tiles; B"]
    assert all(of[1] == of[2] for of in said)

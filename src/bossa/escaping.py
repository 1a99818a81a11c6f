"""Characters that are shown as their codes, because a terminal would obey or hide them."""

import re
import unicodedata

INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Letters and marks that are drawn as nothing. For Unicode they are no control characters."""

_UNUSUAL = re.compile(r"[^ -~\t\n]")


def escaped(text: str) -> str:
    """The text with `\\u001b` and the like for what is not to be seen: control characters (C0, C1),
    bidirectional and zero-width marks, line separators, invisible letters, lone surrogates.

    Tabs and line ends stay. The form is that of JSON, so that a line of JSON remains one.
    """
    return _UNUSUAL.sub(_code_if_hidden, text)


def _code_if_hidden(found: re.Match[str]) -> str:
    character = found[0]
    if _is_visible(character):
        return character
    units = character.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))


def _is_visible(character: str) -> bool:
    # Python counts every space but the common one as unprintable.
    is_space = unicodedata.category(character) == "Zs"
    return is_space or (character.isprintable() and character not in INVISIBLE)

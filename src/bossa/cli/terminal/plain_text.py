"""Text for terminals whose encoding lacks some of its letters: each has a plain form in ASCII."""

import codecs
import unicodedata

PLAIN_FORMS = {
    "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss",
    "Œ": "OE", "œ": "oe", "Æ": "AE", "æ": "ae",
    "–": "-", "—": "-", "·": "-", "…": "...", "→": "->", "×": "x", "✗": "x", "⇄": "<>",
    "‘": "'", "’": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"',
    "○": "o", "●": "*", "▪": "#", "Σ": "=",
}  # fmt: skip
"""Letters and signs that Unicode does not take apart into ASCII and marks."""

HANDLER = "bossa-plain"
"""The name under which an encoder finds `_replaced`."""


def plain(text: str, encoding: str) -> str:
    """The text with a plain form for each character that the encoding lacks."""
    if is_encodable(text, encoding):
        return text
    return "".join(c if is_encodable(c, encoding) else _plain_form(c) for c in text)


def is_encodable(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _plain_form(character: str) -> str:
    if character in PLAIN_FORMS:
        return PLAIN_FORMS[character]
    apart = unicodedata.normalize("NFKD", character)
    return "".join(c for c in apart if c.isascii() and c.isprintable()) or "?"


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain_form, error.object[error.start : error.end])), error.end


codecs.register_error(HANDLER, _replaced)

"""Names of players: what others see of them."""

import unicodedata

from bossa.rules import Unreadable

LONGEST_NAME = 40
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters, marks and symbols for Unicode, but nothing for the eye: fillers of Hangul, an empty
pattern of Braille and others."""
VISIBLE = "LNPS"
"""Letters, numbers, punctuation and symbols. Marks need something to stand on."""


def clean_name(name: str) -> str:
    """A name without what cannot be seen, or turns the direction of the text around it.

    Any white space is one plain space, also the wide one between Japanese names. A name of which
    nothing can be seen is refused.
    """
    kept = "".join(c for c in name if c.isspace() or (c.isprintable() and c not in BLANK))
    name = " ".join(kept.split())
    is_visible = any(unicodedata.category(c)[0] in VISIBLE for c in name)
    if not is_visible or len(name) > LONGEST_NAME:
        raise Unreadable("bad-name", most=LONGEST_NAME)
    return name

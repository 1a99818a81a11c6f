"""How large a text may be, and how bytes become text."""

from bossa.rules.refusals import Unreadable

MOST_BYTES = 1_000_000


def check_size(text: str | bytes) -> None:
    """Refuse a position or a record over 1 MB."""
    # A character takes a byte or more, so most texts are never encoded just to be measured.
    if len(text) > MOST_BYTES // 4:
        size = len(text.encode("utf-8", "surrogatepass")) if isinstance(text, str) else len(text)
        if size > MOST_BYTES:
            raise Unreadable("too-big", most=MOST_BYTES)


def decoded(data: bytes) -> str:
    """The text of some bytes."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable("not-utf-8", byte=error.start) from error

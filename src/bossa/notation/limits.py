"""The size limit of texts, and how bytes become text."""

from bossa.rules.refusals import Unreadable

MOST_BYTES = 1_000_000


def check_size(text: str | bytes) -> None:
    """Refuse a text of over 1 MB."""
    # UTF-8 takes at most four bytes for a character. So a short text need not be encoded to be
    # measured.
    if len(text) > MOST_BYTES // 4:
        size = len(text.encode("utf-8", "surrogatepass")) if isinstance(text, str) else len(text)
        if size > MOST_BYTES:
            raise Unreadable("too-big", most=MOST_BYTES)


def decoded(data: bytes) -> str:
    """Decode UTF-8; refuse anything else."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable("not-utf-8", byte=error.start) from error

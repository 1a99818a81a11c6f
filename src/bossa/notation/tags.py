"""The tags at the head of a record."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from bossa.notation.moves import shortened
from bossa.notation.positions import read_tiles, write_tiles
from bossa.rules.deal import Roll, check_rolls
from bossa.rules.position import HAND_SIZE
from bossa.rules.refusals import Illegal, Refusal, Unreadable
from bossa.rules.tiles import Tile
from bossa.rules.words import Player

Tags = tuple[tuple[str, str], ...]

KNOWN = ("Rules", "Edition", "Rolls", "Dice", "Hands", "Result", "Ending", "Removed", "Pile")
"""The tags that describe the game itself. Each may stand once; other tags may repeat."""

TAKEBACKS = "Takebacks"
"""How many moves were taken back."""

PRACTICE = "Practice"
"""Marks a practice game, whose deal has no seal to check: how many of its steps were prepared
before somebody played it; `yes` in older records."""

HINTS = "Hints"
"""How many hints each player was given: `A:2 B:0`."""

_TAG = re.compile(r'\[([^\s"\[\]]+) "((?:[^"\\\r\n]|\\["\\])*)"\]')
_ROLL = re.compile(r"w([0-9]) b([0-9])")
_HANDS = re.compile(r"A:([0-9,]+) B:([0-9,]+)")
_COUNT = re.compile(r"[0-9]{1,4}")
_HINTS = re.compile(r"A:([0-9]{1,4}) B:([0-9]{1,4})")


def read_tags(lines: list[str]) -> Tags:
    """Read the tags on the lines before the first empty line."""
    tags: list[tuple[str, str]] = []
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            break
        found = _TAG.fullmatch(line.rstrip())
        if not found:
            raise Unreadable("bad-tag", text=shortened(line)).at(number, shortened(line))
        name, value = found[1], re.sub(r"\\(.)", r"\1", found[2])
        if name in KNOWN and name in dict(tags):
            raise Unreadable("tag-twice", tag=name).at(number, shortened(line))
        tags.append((name, value))
    return tuple(tags)


def write_tags(tags: Tags) -> Iterator[str]:
    """Yield one line for each tag; refuse a tag that could not be read back."""
    for name, value in tags:
        escaped = value.replace("\\", r"\\").replace('"', r"\"")
        line = f'[{name} "{escaped}"]'
        if not _TAG.fullmatch(line):
            raise Unreadable("bad-tag", text=shortened(line))
        yield line


def required(tags: Tags, name: str) -> str:
    """Return the value of a tag; refuse a record without it."""
    value = dict(tags).get(name)
    if value is None:
        raise Unreadable("tag-missing", tag=name)
    return value


@contextmanager
def at_tag(tags: Tags, name: str) -> Iterator[None]:
    """Add the line of a tag to any refusal raised inside."""
    try:
        yield
    except Refusal as refusal:
        line = [tag for tag, _ in tags].index(name) + 1
        raise refusal.at(line, name) from None


def read_rolls(tags: Tags) -> tuple[Roll, ...]:
    """Read every roll, or only the last one if the record has `Dice` instead (S2)."""
    values = dict(tags)
    tag = "Dice" if "Dice" in values and "Rolls" not in values else "Rolls"
    text = required(tags, tag)
    with at_tag(tags, tag):
        rolls = tuple(_read_roll(part, tag, text) for part in text.split(", "))
        check_rolls(rolls)
    if "Dice" in values:
        dice = values["Dice"]
        with at_tag(tags, "Dice"):
            if (_read_roll(dice, "Dice", dice),) != rolls[-1:]:
                raise Illegal("tag-contradicts", tag="Dice", value=shortened(dice))
    return rolls


def write_rolls(rolls: tuple[Roll, ...]) -> str:
    return ", ".join(f"w{white} b{black}" for white, black in rolls)


def _read_roll(part: str, tag: str, text: str) -> Roll:
    found = _ROLL.fullmatch(part)
    if not found:
        raise Unreadable("bad-value", tag=tag, text=shortened(text))
    return int(found[1]), int(found[2])


def read_hands(tags: Tags) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """Read the hands as dealt: four tiles each (S1)."""
    text = required(tags, "Hands")
    with at_tag(tags, "Hands"):
        found = _HANDS.fullmatch(text)
        if not found:
            raise Unreadable("bad-value", tag="Hands", text=shortened(text))
        a, b = read_tiles(found[1]), read_tiles(found[2])
        four = {"least": HAND_SIZE, "most": HAND_SIZE}
        for player, hand in (("A", a), ("B", b)):
            if len(hand) != HAND_SIZE:
                raise Illegal("hand-size", "S1", player=player, **four, given=len(hand))
        for tile in (*a, *b):
            if (*a, *b).count(tile) > 1:
                raise Illegal("tile-stands-twice", "T1", tile=str(tile))
    return a, b


def write_hands(a: tuple[Tile, ...], b: tuple[Tile, ...]) -> str:
    return f"A:{write_tiles(a)} B:{write_tiles(b)}"


def read_count(tags: Tags, name: str) -> int:
    """The number in a tag that a server adds; 0 where there is none, or something else."""
    text = dict(tags).get(name, "")
    return int(text) if _COUNT.fullmatch(text) else 0


def read_hints(tags: Tags) -> dict[Player, int]:
    """Read how many hints each player was given: none where the record has no `Hints`.

    The tag is not among those that `read_record` reads. A record of another program, which may mean
    something else by it, stays readable.
    """
    text = dict(tags).get(HINTS, "A:0 B:0")
    found = _HINTS.fullmatch(text)
    if not found:
        with at_tag(tags, HINTS):
            raise Unreadable("bad-value", tag=HINTS, text=shortened(text))
    return {Player.A: int(found[1]), Player.B: int(found[2])}


def write_hints(counts: Mapping[Player, int]) -> str:
    return f"A:{counts[Player.A]} B:{counts[Player.B]}"

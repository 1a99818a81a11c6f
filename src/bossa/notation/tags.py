"""The tags at the head of a record."""

import re
from collections.abc import Iterator

from bossa.notation.moves import shortened
from bossa.notation.positions import read_tiles, write_tiles
from bossa.rules.deal import Roll, check_rolls
from bossa.rules.position import HAND_SIZE
from bossa.rules.refusals import Illegal, Unreadable
from bossa.rules.tiles import Tile

Tags = tuple[tuple[str, str], ...]

KNOWN = ("Rules", "Edition", "Rolls", "Dice", "Hands", "Result", "Ending", "Removed", "Pile")
"""The tags that say something about the game itself; each stands at most once."""

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\["\\])*)"\]')
_ROLL = re.compile(r"w([0-9]) b([0-9])")
_HANDS = re.compile(r"A:([0-9,]+) B:([0-9,]+)")


def read_tags(lines: list[str]) -> Tags:
    """The tags on the lines up to the first empty one."""
    tags: list[tuple[str, str]] = []
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            break
        found = _TAG.fullmatch(line.rstrip())
        if not found or len(line.splitlines()) != 1:
            raise Unreadable("bad-tag", text=shortened(line)).at(number, shortened(line))
        name, value = found[1], re.sub(r"\\(.)", r"\1", found[2])
        if name in KNOWN and name in dict(tags):
            raise Unreadable("tag-twice", tag=name).at(number, shortened(line))
        tags.append((name, value))
    return tuple(tags)


def write_tags(tags: Tags) -> Iterator[str]:
    for name, value in tags:
        escaped = value.replace("\\", r"\\").replace('"', r"\"")
        line = f'[{name} "{escaped}"]'
        if not _TAG.fullmatch(line) or len(line.splitlines()) != 1:
            raise Unreadable("bad-tag", text=shortened(line))
        yield line


def required(tags: Tags, name: str) -> str:
    value = dict(tags).get(name)
    if value is None:
        raise Unreadable("tag-missing", tag=name)
    return value


def read_rolls(tags: Tags) -> tuple[Roll, ...]:
    """Every roll, or the last one alone where only `Dice` is there (S2)."""
    values = dict(tags)
    text = values.get("Rolls") or required(tags, "Dice" if "Dice" in values else "Rolls")
    rolls = tuple(_read_roll(part, text) for part in text.split(", "))
    check_rolls(rolls)
    if "Dice" in values and _read_roll(values["Dice"], values["Dice"]) != rolls[-1]:
        raise Illegal("tag-contradicts", tag="Dice", value=shortened(values["Dice"]))
    return rolls


def write_rolls(rolls: tuple[Roll, ...]) -> str:
    return ", ".join(f"w{white} b{black}" for white, black in rolls)


def _read_roll(part: str, text: str) -> Roll:
    found = _ROLL.fullmatch(part)
    if not found:
        raise Unreadable("bad-value", tag="Rolls", text=shortened(text))
    return int(found[1]), int(found[2])


def read_hands(tags: Tags) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """The hands as dealt: four tiles each (S1)."""
    text = required(tags, "Hands")
    found = _HANDS.fullmatch(text)
    if not found:
        raise Unreadable("bad-value", tag="Hands", text=shortened(text))
    a, b = read_tiles(found[1]), read_tiles(found[2])
    for player, hand in (("A", a), ("B", b)):
        if len(hand) != HAND_SIZE:
            raise Illegal(
                "hand-size", "S1", player=player, least=HAND_SIZE, most=HAND_SIZE, given=len(hand)
            )
    for tile in (*a, *b):
        if (*a, *b).count(tile) > 1:
            raise Illegal("tile-stands-twice", "T1", tile=str(tile))
    return a, b


def write_hands(a: tuple[Tile, ...], b: tuple[Tile, ...]) -> str:
    return f"A:{write_tiles(a)} B:{write_tiles(b)}"

"""Type: the faces that ship with the package, and those that the machine may have for other
scripts. What no face can show is not drawn: nobody sees empty boxes."""

import io
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

from PIL import ImageFont
from PIL.ImageFont import FreeTypeFont

OURS = {
    "text": ("figtree-latin", "figtree-latin-ext", "zen-antique-soft-japanese"),
    "heading": ("zen-antique-soft-latin", "zen-antique-soft-japanese", "figtree-latin-ext"),
}
VARIABLE = "figtree"
"""Faces of this family have a weight."""

FOLDERS = (
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "/System/Library/Fonts",
    "/Library/Fonts",
    "C:/Windows/Fonts",
)
JAPANESE = (
    "NotoSansCJK*Bold*", "NotoSansCJK*", "NotoSansJP*", "SourceHanSans*", "ipaexg*", "ipag*",
    "TakaoPGothic*", "VL-PGothic*", "ヒラギノ角ゴシック W6*", "ヒラギノ角ゴシック W3*", "YuGothB*",
    "meiryob*", "meiryo*", "msgothic*", "wqy-*",
)  # fmt: skip
OTHERS = ("NotoSans-Bold*", "DejaVuSans-Bold.ttf", "DejaVuSans.ttf", "LiberationSans-Bold.ttf")
"""Names of files that the machine may have, the best first. The others show Greek and Cyrillic."""

NOWHERE = "\U0010ffff"
"""A character that no face has."""
NOT_FIRST = "、。：）」ー！？"
"""No line begins with one of these."""


@dataclass(frozen=True)
class Run:
    """Characters that one face shows."""

    text: str
    font: FreeTypeFont


# Faces


@lru_cache(maxsize=200)
def _ours(name: str, size: float, weight: int) -> FreeTypeFont:
    content = (files("bossa.server.previews") / "fonts" / f"{name}.ttf").read_bytes()
    font = ImageFont.truetype(io.BytesIO(content), size)
    if name.startswith(VARIABLE):
        font.set_variation_by_axes([weight])
    return font


@cache
def _of_the_machine(names: tuple[str, ...]) -> Path | None:
    """The best of its faces."""
    found: list[Path] = []
    for folder in map(Path, FOLDERS):
        if folder.is_dir():
            found += [path for path in folder.rglob("*") if path.suffix in (".ttf", ".ttc", ".otf")]
    best = (path for name in names for path in sorted(found) if path.match(name))
    return next((path for path in best if _is_readable(path)), None)


def _is_readable(path: Path) -> bool:
    try:
        ImageFont.truetype(path, 20)
    except OSError:
        return False
    return True


@lru_cache(maxsize=100)
def _from_file(path: Path, size: float) -> FreeTypeFont:
    return ImageFont.truetype(path, size)


def _candidates(char: str, size: float, weight: int, kind: str) -> Iterator[FreeTypeFont]:
    """The faces to try for a character. All Japanese of a text has the same face: that of the
    machine has every sign, ours those of our own texts."""
    japanese, others = _of_the_machine(JAPANESE), _of_the_machine(OTHERS)
    if kind == "text" and japanese and _is_wide(char):
        yield _from_file(japanese, size)
    for name in OURS[kind]:
        yield _ours(name, size, weight)
    if others:
        yield _from_file(others, size)


@lru_cache(maxsize=10_000)
def _shows(font: FreeTypeFont, char: str) -> bool:
    mask, nothing = font.getmask(char), font.getmask(NOWHERE)
    return mask.size != nothing.size or bytes(mask) != bytes(nothing)


def _face(char: str, size: float, weight: int, kind: str) -> FreeTypeFont | None:
    if char == " ":
        return _ours(OURS[kind][0], size, weight)
    # Other scripts need more than Pillow is sure to have: they run the other way, or combine.
    if unicodedata.bidirectional(char) in ("R", "AL", "AN") or unicodedata.combining(char):
        return None
    faces = _candidates(char, size, weight, kind)
    return next((font for font in faces if _shows(font, char)), None)


# Texts


def runs(text: str, size: float, weight: int = 600, kind: str = "text") -> list[Run]:
    """The text by faces, without what none of them can show."""
    found: list[Run] = []
    for char in unicodedata.normalize("NFC", text):
        font = _face(char, size, weight, kind)
        if font is None:
            continue
        if found and found[-1].font is font:
            found[-1] = Run(found[-1].text + char, font)
        else:
            found.append(Run(char, font))
    return found


def shown_name(name: str) -> str | None:
    """A name as it can be shown. Signs such as emoji may be left out, letters may not."""
    name = unicodedata.normalize("NFC", name)
    letters = "".join(char for char in name if unicodedata.category(char)[0] in "LNM")
    if not letters or any(_face(char, 20, 600, "text") is None for char in letters):
        return None
    return " ".join("".join(run.text for run in runs(name, 20)).split())


def width(text: str, size: float, weight: int = 600, kind: str = "text") -> float:
    return sum(run.font.getlength(run.text) for run in runs(text, size, weight, kind))


def fitted(text: str, room: float, size: float, weight: int = 600) -> str:
    """The text, cut with an ellipsis where it does not fit."""
    if width(text, size, weight) <= room:
        return text
    while text and width(f"{text}…", size, weight) > room:
        text = text[:-1].rstrip()
    return f"{text}…"


def wrapped(
    text: str, room: float, size: float, weight: int = 600, kind: str = "text"
) -> list[str]:
    """The text in as few lines as it needs, all of them about as long."""
    lines = _broken(text, room, size, weight, kind)
    while room > size and len(tighter := _broken(text, room - 8, size, weight, kind)) == len(lines):
        lines, room = tighter, room - 8
    return lines


def _broken(text: str, room: float, size: float, weight: int, kind: str) -> list[str]:
    lines = [""]
    for word in _words(text):
        if lines[-1] and width(lines[-1] + word.rstrip(), size, weight, kind) > room:
            lines.append("")
        lines[-1] += word
    return [line.strip() for line in lines]


def _words(text: str) -> list[str]:
    """What stays together. Japanese has no spaces: it breaks before any sign that may begin a
    line."""
    words: list[str] = []
    for char in text:
        begins = not words or words[-1].endswith(" ")
        if begins or (_is_wide(char) and char not in NOT_FIRST):
            words.append(char)
        else:
            words[-1] += char
    return words


def _is_wide(char: str) -> bool:
    return unicodedata.east_asian_width(char) in "WF"

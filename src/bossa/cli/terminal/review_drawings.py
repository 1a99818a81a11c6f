"""The pictures of a review's HTML page: tiles, moves, the graph and the bars of the ledger."""

from collections.abc import Callable, Iterator, Mapping
from html import escape

from bossa.analysis import Entry, Kind, Review
from bossa.analysis.ledger import START
from bossa.analysis.shown import changes_of, part_of, tenths
from bossa.cli.terminal.ledger import points
from bossa.notation import write_move
from bossa.rules import (
    TILES,
    Chip,
    Colour,
    Exchange,
    Laid,
    Lay,
    Move,
    Player,
    Redraw,
    Stack,
    Tile,
)

STEP, HIGH = 22, 220
LEFT = 34

_PLACES = {
    1: ((36, 36),),
    2: ((22, 22), (50, 50)),
    3: ((18.5, 18.5), (36, 36), (53.5, 53.5)),
    4: ((21, 21), (51, 21), (21, 51), (51, 51)),
    5: ((19, 19), (53, 19), (36, 36), (19, 53), (53, 53)),
    6: ((22, 17), (50, 17), (22, 36), (50, 36), (22, 55), (50, 55)),
}
_RADIUS = {1: 9.6, 2: 9, 3: 8.4, 4: 8.6, 5: 7.8, 6: 7.8}
_CHIPS = {Chip.DOUBLER: "×2", Chip.INVERTER: "⇅"}


def symbols() -> str:
    """All tiles, drawn once for the whole page."""
    return f'<svg width="0" height="0" aria-hidden="true">{"".join(map(_symbol, TILES))}</svg>'


def _symbol(tile: Tile) -> str:
    count = tile.white + tile.black
    radius = _RADIUS[count]
    places = _PLACES[count]
    if (tile.white, tile.black) == (3, 3):
        # Else the colours would lie across: one column each.
        places = (*places[::2], *places[1::2])
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="{radius - 0.7}" fill="#fffefa" stroke="#22302a" '
        'stroke-width="2.5"/>'
        if place < tile.white
        else f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#1b211e"/>'
        for place, (x, y) in enumerate(places)
    )
    return (
        f'<symbol id="t{tile}" viewBox="0 0 72 78"><rect width="72" height="77.5" rx="12" '
        'fill="#a9764b"/><rect width="72" height="74" rx="12" fill="#6e8c7c"/>'
        '<rect x=".9" y=".9" width="70.2" height="70.2" rx="11" fill="#a2bda9" stroke="#c9dccd" '
        f'stroke-width="1.8"/>{dots}</symbol>'
    )


def move(decision: Move) -> str:
    """A move in tiles and places, as the board draws it."""
    match decision:
        case Lay(colour=colour, number=number, tiles=tiles):
            parts = [*map(_laid, tiles), _place(colour, number)]
        case Stack(colour=colour, number=number, tiles=tiles):
            parts = ["<i>⧉</i>", *map(_laid, tiles), _place(colour, number)]
        case Exchange(own, theirs):
            parts = [_tile(own), "<i>⇄</i>", _tile(theirs)]
        case Redraw(own):
            parts = ["<i>↻</i>", _tile(own)]
    return (
        f'<span class="move" role="img" aria-label="{escape(write_move(decision))}">'
        f"{''.join(parts)}</span>"
    )


def _tile(tile: Tile) -> str:
    return f'<svg class="tile"><use href="#t{tile}"/></svg>'


def _laid(laid: Laid) -> str:
    chip = f"<sup>{_CHIPS[laid.chip]}</sup>" if laid.chip else ""
    return _tile(laid.tile) + chip


def _place(colour: Colour, number: int) -> str:
    return f'<span class="place {colour.value}">{number}</span>'


def graph(review: Review, label: str, number: Callable[[str], str]) -> str:
    """A's chance after each entry: hollow for what came, filled for mistakes, pale for the rest.

    `number` writes a number as the language of the page does.
    """
    wide = LEFT + STEP * (len(review.entries) + 1)
    parts = [
        f'<svg class="graph" viewBox="0 -18 {wide} {HIGH + 44}" '
        f'style="min-width: {wide * 0.7:.0f}px" role="img" aria-label="{escape(label)}">'
    ]
    for per in (0, 50, 100):
        y = HIGH * (1 - per / 100)
        even = ' stroke-dasharray="4 4"' if per == 50 else ""
        parts.append(f'<path class="grid" d="M{LEFT} {y:.0f}H{wide}"{even}/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.0f}" text-anchor="end">{per}</text>')
    risers = list(_risers(review, number))
    # The numbers last, so that no riser covers one.
    parts += [drawn for drawn, _ in risers] + [written for _, written in risers]
    return "".join([*parts, "</svg>"])


LARGE = 100
"""From so many tenths of a point on, a riser has its number."""


def _risers(review: Review, number: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    """Each riser, and what is written at it."""
    before = tenths(START)
    for place, (entry, change) in enumerate(
        zip(review.entries, changes_of(review.entries), strict=True)
    ):
        after = tenths(entry.after.chance)
        x = LEFT + STEP * (place + 0.5)
        top, bottom = sorted((HIGH * (1 - before / 1000), HIGH * (1 - after / 1000)))
        size = max(bottom - top, 2)
        points_of = number(points(change))
        drawn = (
            f'<rect class="{look(entry)}" x="{x:.0f}" y="{top:.1f}" width="{STEP - 8}" '
            f'height="{size:.1f}" rx="2"><title>{escape(entry.what)} {points_of}</title></rect>'
            f'<path class="level" d="M{x + STEP - 8:.0f} {HIGH * (1 - after / 1000):.1f}h8"/>'
        )
        written = ""
        if abs(change) >= LARGE:
            y = top - 5 if change > 0 else bottom + 13
            written = f'<text x="{x + STEP / 2 - 4:.0f}" y="{y:.0f}">{points_of}</text>'
        if entry.kind is Kind.DRAW and not _is_redrawn(review, place):
            turn = turns_until(review, entry.step)
            written += f'<text x="{x + STEP - 4:.0f}" y="{HIGH + 22}">{turn}</text>'
        yield drawn, written
        before = after


def turns_until(review: Review, step: int) -> int:
    """How many turns began until a step."""
    places = [place for place, entry in enumerate(review.entries) if entry.kind is Kind.DRAW]
    began = (place for place in places if not _is_redrawn(review, place))
    return sum(review.entries[place].step <= step for place in began)


def _is_redrawn(review: Review, place: int) -> bool:
    """Whether a draw belongs to the redraw before it."""
    entry, before = review.entries[place], review.entries[place - 1]
    return before.kind is Kind.MOVE and before.step == entry.step


def look(entry: Entry) -> str:
    """The classes of what an entry changed: whose it is, and what it was."""
    part = part_of(entry)
    whose = _WHOSE[entry.player]
    return f"{whose} {part.value if part else 'left'}"


_WHOSE: Mapping[Player | None, str] = {Player.A: "a", Player.B: "b", None: "nobody"}


def bar(start: int, end: int, least: int, most: int, kind: str, player: Player | None) -> str:
    """A bar of the ledger between two values, within a scale."""
    low, high = (100 * (one - least) / (most - least) for one in sorted((start, end)))
    place = f"left: {low:.2f}%; width: {high - low:.2f}%"
    return (
        f'<span class="track"><span class="bar {_WHOSE[player]} {kind}" style="{place}">'
        "</span></span>"
    )

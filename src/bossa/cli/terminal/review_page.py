"""A review as one HTML file that stands alone: it asks for nothing and runs no script."""

from collections.abc import Mapping
from html import escape

from bossa.analysis import Entry, Kind, Mark, Review
from bossa.analysis.ledger import START
from bossa.cli.terminal.ledger import TOLD, because, ledger
from bossa.locales import Texts, texts
from bossa.notation import write_move
from bossa.players.worth import Worth
from bossa.rules import Player

WIDE, HIGH, STEP = 720, 220, 18

STYLE = """
:root { color-scheme: light dark; --ink: #22302c; --soft: #5c6f68; --page: #f4f1e8; --card: #fffdf6;
        --a: #2f6f62; --b: #a4552b; --bad: #b3261e; --line: #d9d3c3 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4d8; --soft: #a9b3ab; --page: #16201d;
        --card: #1f2b27; --a: #7cc4b2; --b: #e09a6c; --bad: #f2877d; --line: #35433d } }
body { margin: 0 auto; max-width: 50rem; padding: 1.5rem 1rem 3rem; background: var(--page);
       color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.4rem; line-height: 1.25 }
section { background: var(--card); border-radius: .8rem; padding: 1rem; margin: 1rem 0;
          overflow-x: auto }
svg { display: block; width: 100%; height: auto }
pre { font: .95rem/1.6 ui-monospace, monospace; white-space: pre-wrap; margin: 0 }
details { border-top: 1px solid var(--line); padding: .5rem 0 } details:first-of-type { border: 0 }
summary { cursor: pointer }
.loss { color: var(--bad); font-weight: 600 } .soft { color: var(--soft) }
td, th { padding: .15rem .8rem .15rem 0; text-align: left; font-variant-numeric: tabular-nums }
"""


def review_page(review: Review, names: Mapping[Player, str], lang: str) -> str:
    """The page."""
    say = texts(lang, "reasons")
    title = f"{names[Player.A]} – {names[Player.B]}"
    decisions = "".join(_decision(entry, names, say) for entry in review.entries)
    told = list(ledger(review, names, lang))
    sums = told[: told.index("", told.index("") + 1)]
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Bossa: {escape(title)}</title><style>{STYLE}</style></head><body>"
        f"<h1>Bossa · {escape(title)}</h1>"
        f"<section>{_graph(review, say('ledger-title', player=names[Player.A]))}</section>"
        f"<section><pre>{escape(chr(10).join(sums))}</pre></section>"
        f"<section>{decisions}</section></body></html>\n"
    )


def _graph(review: Review, title: str) -> str:
    """A's chance after each entry: hollow for what chance brought, filled for decisions."""
    entries = review.entries
    across = STEP * (len(entries) + 1)

    def at(place: int, chance: float) -> tuple[float, float]:
        return STEP * (place + 1), HIGH * (1 - chance)

    parts = [
        f'<svg viewBox="0 -8 {max(across, WIDE // 2)} {HIGH + 16}" role="img" '
        f'aria-label="{escape(title)}">',
        f'<path d="M0 {HIGH / 2}H{max(across, WIDE // 2)}" stroke="var(--line)"/>',
        f'<path d="M0 0H{across}M0 {HIGH}H{across}" stroke="var(--line)"/>',
    ]
    before = float(START)
    for place, entry in enumerate(entries):
        after = float(entry.after.chance)
        x, y = at(place, before)
        _, to = at(place, after)
        chance = entry.kind in (Kind.DEAL, Kind.DRAW)
        colour = "var(--soft)" if chance else f"var(--{'a' if entry.player is Player.A else 'b'})"
        if entry.decided and entry.decided.mark in (Mark.BLUNDER, Mark.MISTAKE):
            colour = "var(--bad)"
        fill = "none" if chance else colour
        top, size = min(y, to), max(abs(y - to), 1.5)
        parts.append(
            f'<rect x="{x - 6}" y="{top:.1f}" width="12" height="{size:.1f}" rx="2" '
            f'fill="{fill}" stroke="{colour}"><title>{escape(entry.what)} '
            f"{100 * float(entry.change):+.1f}</title></rect>"
            f'<path d="M{x + 6} {to:.1f}h{STEP - 12}" stroke="var(--ink)"/>'
        )
        before = after
    return "".join([*parts, "</svg>"])


def _decision(entry: Entry, names: Mapping[Player, str], say: Texts) -> str:
    """A fold for a decision, open where something was lost."""
    decided = entry.decided
    if decided is None or entry.player is None:
        return ""
    is_lost = decided.mark in TOLD
    loss = f'<span class="loss">−{100 * float(decided.loss):.1f}</span>' if is_lost else ""
    rows = "".join(
        f"<tr><td>{escape(write_move(move))}</td><td>{100 * float(worth.chance):.1f} %</td>"
        f'<td class="soft">{escape(_how_sure(worth))}</td></tr>'
        for move, worth in decided.considered[:8]
    )
    reasons = "".join(
        f"<p>{escape(because(reason, entry.player, names, say))}</p>" for reason in decided.reasons
    )
    return (
        f"<details{' open' if is_lost else ''}><summary>{entry.step + 1}. "
        f"{escape(names[entry.player])}: {escape(entry.what)} {loss}</summary>"
        f"{reasons}<table>{rows}</table></details>"
    )


def _how_sure(worth: Worth) -> str:
    return str(worth.chance) if worth.exact else f"± {100 * float(worth.within):.1f}"

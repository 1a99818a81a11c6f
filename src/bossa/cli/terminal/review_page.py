"""A review as one HTML file that stands alone: it asks for nothing and runs no script.

It says what the board's page says, in the same words, and draws it without a script: the headline,
the graph, the ledger and the decisions as folds.
"""

from collections.abc import Iterator, Mapping
from html import escape

from bossa.analysis import Entry, Kind, Mark, Review
from bossa.analysis.grades import grade_of
from bossa.analysis.marks import LEAST_LOSS
from bossa.analysis.shown import Shown, loss_of, shown, tenths
from bossa.cli.terminal.ledger import because, ending, percent, person, points
from bossa.cli.terminal.review_drawings import bar, graph, move, symbols, turns_until
from bossa.locales import Texts, texts
from bossa.notation import write_move
from bossa.rules import Choice, Decision, Player

STYLE = """
:root { color-scheme: light dark; --ink: #24211d; --soft: #5e574c; --page: #fbf8f1; --card: #fffdf8;
        --a: #2b4c86; --b: #c98a22; --b-text: #8f5a0a; --line: #d9d0bd; --grey: #8a8172;
        --end: #4e6b4a; --white: #fffefb; --black: #211f1c }
@media (prefers-color-scheme: dark) { :root { --ink: #f3ecde; --soft: #bdb3a2; --page: #191715;
        --card: #2b2825; --a: #9db8f2; --b: #d69a35; --b-text: #e9b45a; --line: #4a443c;
        --grey: #91887a; --end: #9cbf95 } }
body { margin: 0 auto; max-width: 52rem; padding: 1rem .7rem 3rem; background: var(--page);
       color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.4rem; line-height: 1.25; margin: .4rem 0 }
h2 { font-size: 1.1rem; margin: 0 0 .5rem }
body > svg { position: absolute }
.said { font-weight: 600; margin: 0 0 1rem }
section { background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem;
          padding: .9rem 1rem; margin: .8rem 0; overflow-x: auto }
.graph { display: block; width: 100%; height: auto }
.graph text { font: 600 11px system-ui, sans-serif; fill: var(--soft); text-anchor: middle }
.grid { stroke: var(--line) } .level { stroke: var(--soft); stroke-width: 1.5 }
.a { --colour: var(--a) } .b { --colour: var(--b) } .nobody { --colour: var(--grey) }
rect.mistakes, rect.left { fill: var(--colour) }
rect.unclear { fill: var(--colour); fill-opacity: .38 }
rect.draws, rect.deal { fill: var(--card); stroke: var(--colour); stroke-width: 2 }
.key { display: flex; flex-wrap: wrap; gap: .1rem 1rem; color: var(--soft); font-size: .85rem;
       margin: 0 }
.key i { display: inline-block; width: .6rem; height: .8rem; margin-right: .4rem;
         background: var(--grey); border: 2px solid var(--grey); border-radius: 2px;
         vertical-align: -1px }
.key i.draws { background: none } .key i.unclear { opacity: .38 }
.key .a { color: var(--a); font-weight: 700 } .key .b { color: var(--b-text); font-weight: 700 }
.ledger { display: grid; grid-template-columns: clamp(7rem, 30%, 14rem) 1fr auto; gap: .15rem .7rem;
          align-items: center; line-height: 1.2; hyphens: auto; overflow-wrap: anywhere }
.ledger .value { overflow-wrap: normal; text-align: right; font-variant-numeric: tabular-nums }
.ledger .part { padding-left: .9rem; color: var(--soft); font-size: .92em }
.track { position: relative; height: 1.3rem }
.bar { position: absolute; top: 10%; height: 80%; min-width: 2px; border-radius: 3px;
       background: var(--colour); box-sizing: border-box }
.bar.luck, .bar.deal, .bar.draws { background: none; border: 2px solid var(--colour) }
.bar.unclear { opacity: .38 } .bar.start { opacity: .3 } .bar.end { background: var(--end) }
.bar.mistakes, .bar.unclear, .bar.deal, .bar.draws { top: 25%; height: 50% }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
.totals { width: 100%; font-size: .88rem; line-height: 1.25 }
.totals td, .totals th { padding-right: 0; padding-left: .5rem; hyphens: auto }
.totals th:first-child { padding-left: 0 }
td, th { padding: .2rem .8rem .2rem 0; text-align: left; font-weight: 500 }
.totals td, .totals thead th { text-align: right } .totals th { color: var(--soft) }
details { border-top: 1px solid var(--line); padding: .4rem 0 } details details { border: 0 }
summary { cursor: pointer } .what { display: inline-flex; flex-wrap: wrap; align-items: center;
          justify-content: space-between; gap: 0 .5rem; width: calc(100% - 1.5rem);
        vertical-align: middle }
.what > :last-child { margin-left: auto } details p { margin: .2rem 0 }
.lost { font-weight: 700 } .soft { color: var(--soft); font-size: .9rem }
.move { display: inline-flex; align-items: center; gap: 2px; vertical-align: middle }
.move i { font-style: normal; padding: 0 .2rem } .move sup { font-size: .7rem }
.tile { width: 1.6rem; height: 1.75rem }
.place { min-width: 1.5rem; padding: 0 .2rem; margin-left: .2rem; border: 1.5px solid var(--grey);
         border-radius: .4rem; font-weight: 700; text-align: center; line-height: 1.4 }
.place.white { background: var(--white); color: #24211d }
.place.black { background: var(--black); color: #fbf6ea }
.played { font-weight: 700 }
"""

MOST = 6
"""Moves that are listed below a decision, and the one that was played."""

EVEN = 500

WITH_COMMA = ("de", "fr", "it")


def _number(text: str, say: Texts) -> str:
    """A number as the language writes it, with a true minus."""
    text = text.replace("-", "−")
    return text.replace(".", ",") if say.language in WITH_COMMA else text


def _percent(tenths: int, say: Texts) -> str:
    return _number(percent(tenths), say)


def _points(tenths: int, say: Texts) -> str:
    return _number(points(tenths), say)


def review_page(review: Review, names: Mapping[Player, str], lang: str) -> str:
    """The page."""
    say = texts(lang, "reasons", "review", "web")
    title = f"{names[Player.A]} – {names[Player.B]}"
    sums = shown(review)
    who = person(Player.A, names)
    told = escape(_cause(review, sums, names, say))
    decisions = "".join(
        _decision(review, place, names, say) for place in range(len(review.entries))
    )
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Bossa: {escape(title)}</title><style>{STYLE}</style></head><body>{symbols()}"
        f'<h1>Bossa · {escape(title)}</h1><p class="said">{told}</p>'
        f"<section><h2>{escape(say('review-chance', **who))}</h2>{_key(names, say)}"
        f"{graph(review, say('review-chance', **who), lambda text: _number(text, say))}</section>"
        f"<section>{_ledger(review, sums, names, say)}</section>"
        f"<section>{_totals(review, sums, names, say)}</section>"
        f"<section><h2>{escape(say('review-decisions', shown='all'))}</h2>{decisions}</section>"
        "</body></html>\n"
    )


def _cause(review: Review, sums: Shown, names: Mapping[Player, str], say: Texts) -> str:
    """What luck and the moves did to A's chance. Nothing is told where time decided."""
    if review.outcome is None or sums.left:
        return ""
    winner = review.outcome.winner
    result = "tied" if winner is None else "won" if winner is Player.A else "lost"
    luck, moves = (sum(part.change for part in parts) for parts in (sums.luck, sums.moves))
    return say(
        "review-cause",
        result=result,
        luck="cost" if luck < 0 else "gave",
        luckPoints=_percent(abs(luck), say),
        moves="cost" if moves < 0 else "gave",
        movesPoints=_percent(abs(moves), say),
        **person(Player.A, names),
    )


def _key(names: Mapping[Player, str], say: Texts) -> str:
    """What the colours and fillings of the graph mean."""
    signs = {"draw": "draws", "mistake": "", "unclear": "unclear"}
    parts = [
        f'<span><i class="{look}"></i>{escape(say("review-legend", kind=kind))}</span>'
        for kind, look in signs.items()
    ]
    people = [
        f'<span class="{player.value.lower()}">{escape(names[player])}</span>' for player in Player
    ]
    return f'<p class="key">{"".join([*parts, *people])}</p>'


def _ledger(review: Review, sums: Shown, names: Mapping[Player, str], say: Texts) -> str:
    """From an even game by luck and moves to the end, and what each of them is made of."""
    groups = [("luck", sums.luck), ("play", sums.moves)]
    totals = {kind: sum(part.change for part in parts) for kind, parts in groups}
    if not 0 <= EVEN + totals["luck"] <= 1000 and 0 <= EVEN + totals["play"] <= 1000:
        # A chance beyond 100 makes no sense to anybody: the moves come first.
        groups.reverse()
    reached = [0, 1000, EVEN]
    for kind, _ in groups:
        reached.append(reached[-1] + totals[kind])
    for _, change in sums.left:
        reached.append(reached[-1] + change)
    least, most = min(reached), max(reached)
    largest = max(abs(part.change) for _, parts in groups for part in parts) or 1

    def label(kind: str, player: Player | None = None) -> str:
        return escape(say("ledger-row", kind=kind, **person(player, names)))

    def row(name: str, drawn: str, number: str) -> str:
        return f'<b>{name}</b>{drawn}<b class="value">{number}</b>'

    rows = [row(label("start"), bar(0, EVEN, least, most, "start", None), _percent(EVEN, say))]
    chance = EVEN
    for kind, parts in groups:
        change = totals[kind]
        drawn = bar(chance, chance + change, least, most, kind, None)
        rows.append(row(label(kind), drawn, _points(change, say)))
        chance += change
        for part in parts:
            drawn = bar(0, part.change, -largest, largest, part.part.value, part.player)
            name = label(part.part.value, part.player)
            rows.append(
                f'<span class="part">{name}</span>{drawn}'
                f'<span class="part value">{_points(part.change, say)}</span>'
            )
    for player, change in sums.left:
        drawn = bar(chance, chance + change, least, most, "left", player)
        rows.append(row(label("left", player), drawn, _points(change, say)))
        chance += change
    last = bar(0, sums.end, least, most, "end", None)
    rows.append(row(escape(ending(review, names, say)), last, _percent(sums.end, say)))
    result = {None: "tied", Player.A: "won", Player.B: "lost"}
    head = say("review-ledger", result=result[review.outcome.winner] if review.outcome else "none")
    return f'<h2>{escape(head)}</h2><div class="ledger">{"".join(rows)}</div>'


def _totals(review: Review, sums: Shown, names: Mapping[Player, str], say: Texts) -> str:
    """Both players in figures."""
    of_a = sum(part.change for part in sums.luck)
    luck = {Player.A: of_a, Player.B: -of_a}
    rows: dict[str, list[str]] = {"loss": [], "marks": [], "luck": [], "adjusted": []}
    heads = []
    for player in Player:
        summary = review.summary(player)
        level = grade_of(summary.per_decision, summary.decisions)
        grade = say("totals-grade", level=say("grade", level=level)) if level else ""
        heads.append(
            f'<th>{escape(names[player])}<br><span class="soft">{escape(grade)}</span></th>'
        )
        decisions = say("totals-decisions", count=summary.decisions)
        lost = _points(-tenths(summary.per_decision), say)
        rows["loss"].append(f'{lost}<br><span class="soft">{escape(decisions)}</span>')
        marks = (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER)
        rows["marks"].append(" · ".join(str(summary.count(mark)) for mark in marks))
        rows["luck"].append(_points(luck[player], say))
        result = review.result
        mine = None if result is None else result if player is Player.A else 1 - result
        rows["adjusted"].append("–" if mine is None else _percent(tenths(mine) - luck[player], say))
    body = "".join(
        f"<tr><th>{escape(say('totals-head', what=what))}</th>"
        f"{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
        for what, cells in rows.items()
    )
    return (
        f'<table class="totals"><thead><tr><td></td>{"".join(heads)}</tr></thead>'
        f"<tbody>{body}</tbody></table>"
    )


def _decision(review: Review, place: int, names: Mapping[Player, str], say: Texts) -> str:
    """A fold for a decision, open where something was lost."""
    entry = review.entries[place]
    decided = entry.decided
    if decided is None or entry.player is None:
        return ""
    is_lost = decided.mark in LEAST_LOSS
    mark = say("review-mark", mark=decided.mark.value, sure=entry.after.sure.value)
    loss = _points(-loss_of(decided, entry), say)
    judged = f'<span class="{"lost" if is_lost else "soft"}">{loss} · {escape(mark)}</span>'
    played = next((one for one, _ in decided.considered if write_move(one) == entry.what), None)
    what = _move(played, say) if played else escape(entry.what)
    whose = f'<b class="{entry.player.value.lower()}">{escape(names[entry.player])}</b>'
    reasons = "".join(
        f"<p>{escape(because(reason, entry.player, names, say))}</p>" for reason in decided.reasons
    )
    better = ""
    if decided.best and write_move(decided.best) != entry.what:
        said = escape(say("review-better"))
        better = f'<p><span class="soft">{said}</span> {_move(decided.best, say)}</p>'
    return (
        f'<details{" open" if is_lost else ""}><summary><span class="what"><span>'
        f"{_turn(review, entry)} {whose} {what}</span>{judged}</span></summary>"
        f"{reasons}{better}{''.join(_others(entry, say))}</details>"
    )


def _others(entry: Entry, say: Texts) -> Iterator[str]:
    """The other moves with what they were worth, folded."""
    decided = entry.decided
    if decided is None or len(decided.considered) < 2:
        return
    within = _percent(tenths(entry.after.within), say)
    sure = say("review-sure", sure=entry.after.sure.value, within=within)
    rank = say("review-rank", rank=decided.rank, of=decided.of)
    rows = "".join(
        f"<tr{' class=played' if write_move(one) == entry.what else ''}><td>{_move(one, say)}</td>"
        f"<td>{_percent(tenths(worth.chance), say)}</td></tr>"
        for place, (one, worth) in enumerate(decided.considered)
        if place < MOST or write_move(one) == entry.what
    )
    yield (
        f'<details><summary class="soft">{escape(rank)} · {escape(sure)}</summary>'
        f"<table>{rows}</table></details>"
    )


def _turn(review: Review, entry: Entry) -> str:
    """The number of the turn, as the graph has it. The set-up has none."""
    return str(turns_until(review, entry.step)) if entry.kind is not Kind.CHOICE else "·"


def _move(decision: Decision, say: Texts) -> str:
    if isinstance(decision, Choice):
        return f"<b>{escape(say('step-choice-short', choice=decision.value))}</b>"
    return move(decision)

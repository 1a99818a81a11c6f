"""The ledger of a review in words: what made the result, and every mistake with its reasons."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from bossa.analysis import Entry, Kind, Mark, Review
from bossa.analysis.grades import grade_of
from bossa.analysis.ledger import START, Reason
from bossa.locales import Texts, texts
from bossa.notation import write_move
from bossa.rules import Player

TOLD = (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER, Mark.CLOSE)


def ledger(review: Review, names: Mapping[Player, str], lang: str) -> Iterator[str]:
    """The lines of a ledger."""
    say = texts(lang, "reasons")
    yield say("ledger-title", player=names[Player.A])
    yield from _sums(review, names, say)
    yield ""
    for player in Player:
        yield _total(review, player, names, say)
    told = [entry for entry in review.entries if entry.decided and entry.decided.mark in TOLD]
    yield ""
    yield say("ledger-mistakes", count=len(told))
    for entry in told:
        yield from _mistake(entry, names, say)


def _sums(review: Review, names: Mapping[Player, str], say: Texts) -> Iterator[str]:
    def row(label: str, value: Fraction, signed: bool = True) -> str:
        number = f"{100 * float(value):+.1f}" if signed else f"{100 * float(value):.1f} %"
        return f"  {number:>8}  {label}"

    def total(*kinds: Kind, player: Player | None = None) -> Fraction:
        entries = [one for one in review.entries if one.kind in kinds]
        chosen = (one.change for one in entries if player in (None, one.player))
        return sum(chosen, Fraction(0))

    yield row(say("ledger-start"), START, signed=False)
    yield row(say("ledger-deal"), total(Kind.DEAL))
    yield row(say("ledger-draws"), total(Kind.DRAW))
    for player in Player:
        decided = total(Kind.CHOICE, Kind.MOVE, player=player)
        yield row(say("ledger-decisions", player=names[player]), decided)
    if any(entry.kind is Kind.LEFT for entry in review.entries):
        yield row(say("ledger-left"), total(Kind.LEFT))
    if review.result is not None:
        yield row(say("ledger-result"), review.result, signed=False)
    else:
        yield row(say("ledger-so-far"), START + total(*Kind), signed=False)


def _total(review: Review, player: Player, names: Mapping[Player, str], say: Texts) -> str:
    summary = review.summary(player)
    if not summary.decisions:
        return say("ledger-no-decisions", player=names[player])
    level = grade_of(summary.per_decision, summary.decisions)
    return say(
        "ledger-player",
        player=names[player],
        decisions=summary.decisions,
        points=f"{100 * float(summary.per_decision):.1f}",
        grade=say("ledger-grade", level=say("grade", level=level)) if level else "",
        luck=f"{100 * float(summary.luck):+.1f}",
    )


def _mistake(entry: Entry, names: Mapping[Player, str], say: Texts) -> Iterator[str]:
    decided = entry.decided
    if decided is None or entry.player is None:
        return
    yield "  " + say(
        "ledger-mistake",
        player=names[entry.player],
        move=entry.what,
        mark=decided.mark.value,
        points=f"{100 * float(decided.loss):.1f}",
        better=write_move(decided.best) if decided.best else "-",
        step=entry.step + 1,
    )
    for reason in decided.reasons:
        yield "      " + because(reason, entry.player, names, say)


def because(reason: Reason, player: Player, names: Mapping[Player, str], say: Texts) -> str:
    """A reason in words, which name the player of the move and the other."""
    people = {
        "who": "other", "name": names[player],
        "opponent": "other", "opponentName": names[player.opponent],
    }  # fmt: skip
    return say(reason.message, **people, **dict(reason.values))

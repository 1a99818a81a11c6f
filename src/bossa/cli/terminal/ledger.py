"""The ledger of a review in words: what made the result, and every mistake with its reasons."""

from collections.abc import Iterator, Mapping

from bossa.analysis import Entry, Mark, Review
from bossa.analysis.grades import grade_of
from bossa.analysis.ledger import Reason
from bossa.analysis.shown import loss_of, shown
from bossa.locales import Texts, texts
from bossa.notation import write_move
from bossa.rules import Player

TOLD = (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER, Mark.CLOSE)


def ledger(review: Review, names: Mapping[Player, str], lang: str) -> Iterator[str]:
    """The lines of a ledger."""
    say = texts(lang, "reasons", "review")
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
    """From an even game by luck and moves to the end, and what each of them is made of."""
    found = shown(review)

    def row(kind: str, player: Player | None = None) -> str:
        return say("ledger-row", kind=kind, **person(player, names))

    yield f"  {percent(found.start):>7}  {row('start')}"
    for kind, parts in (("luck", found.luck), ("play", found.moves)):
        yield f"  {points(sum(part.change for part in parts)):>7}  {row(kind)}"
        for part in parts:
            yield f"  {points(part.change):>12}  {row(part.part.value, part.player)}"
    for player, change in found.left:
        yield f"  {points(change):>7}  {row('left', player)}"
    yield f"  {percent(found.end):>7}  {ending(review, names, say)}"


def ending(review: Review, names: Mapping[Player, str], say: Texts) -> str:
    """What the last row of a ledger is called."""
    winner = review.outcome.winner if review.outcome else None
    result = "won" if winner else "tied" if review.outcome else "none"
    return say("ledger-end", result=result, **person(winner, names))


def person(player: Player | None, names: Mapping[Player, str]) -> dict[str, str]:
    """The values that messages take of a person. Nobody here is "you"."""
    return {"who": "other", "name": names[player] if player else ""}


def percent(tenths: int) -> str:
    """A chance from tenths of a point."""
    return f"{tenths / 10:.1f}"


def points(tenths: int) -> str:
    """A change, from tenths of a point."""
    return f"{tenths / 10:+.1f}" if tenths else "0.0"


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
        luck=points(_luck(review, player)),
    )


def _luck(review: Review, player: Player) -> int:
    luck = sum(part.change for part in shown(review).luck)
    return luck if player is Player.A else -luck


def _mistake(entry: Entry, names: Mapping[Player, str], say: Texts) -> Iterator[str]:
    decided = entry.decided
    if decided is None or entry.player is None:
        return
    yield "  " + say(
        "ledger-mistake",
        player=names[entry.player],
        move=entry.what,
        mark=decided.mark.value,
        points=percent(loss_of(decided, entry)),
        better=write_move(decided.best) if decided.best else "-",
        step=entry.step + 1,
    )
    for reason in decided.reasons:
        yield "      " + because(reason, entry.player, names, say)


def because(reason: Reason, player: Player, names: Mapping[Player, str], say: Texts) -> str:
    """A reason in words, which name the player of the move and the other."""
    other = {"opponent": "other", "opponentName": names[player.opponent]}
    return say(reason.message, **person(player, names), **other, **dict(reason.values))

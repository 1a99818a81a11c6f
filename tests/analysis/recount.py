"""Counts every number in every sentence of reviews again, with the rules alone.

`python -m tests.analysis.recount` reviews 1,000 games of weak players, in which much goes wrong,
and checks what each reason says (`tests/analysis/sentences.py`). It tells too how many mistakes no
sentence explains. It says how far it is. Ctrl-C ends
it, and the next run goes on from there, as long as the analysis, the kernel and the check are the
same.
"""

import argparse
import hashlib
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from tests.analysis import sentences
from tests.analysis.glance import Glance

import bossa.analysis
from bossa.analysis import Mark, Review, review
from bossa.kernel.jit.cache import folder
from bossa.notation import write_move, write_position
from bossa.players import named
from bossa.rules import RULE_SETS, Game, Move, Moved, view

LEVELS = ("seedling", "random", "leaf", "greedy")
ODD_MOVES = 0.2
"""The share of random moves in a game."""
MARKED = (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER)
UNEXPLAINED = "without a sentence"
EACH = 10.0
"""Seconds between two reports."""


@dataclass
class Checked:
    """What was checked in some games: how many sentences of each kind, and what was wrong."""

    sentences: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)
    marked: Counter[str] = field(default_factory=Counter)
    """How many decisions have each mark, and how many of them no sentence explains."""

    def add(self, other: "Checked") -> None:
        self.sentences += other.sentences
        self.marked += other.marked
        self.differences += other.differences


def game_of(number: int) -> Game:
    """The rule sets take turns, and then the players."""
    source = random.Random(f"recount {number}")
    rules = RULE_SETS[number % len(RULE_SETS)]
    player = named(LEVELS[number // len(RULE_SETS) % len(LEVELS)], source)
    game = Game.new(rules, source)
    while not game.over:
        seat = game.position.player
        decision = player.think(view(game, seat)).choice
        if source.random() < ODD_MOVES:
            decision = source.choice(game.legal)
        game = game.play(decision, by=seat)
    return game


def check(game: Game, found: Review) -> Checked:
    """Check every sentence about a move of a game."""
    checked = Checked()
    for entry in found.entries:
        step, decided = game.steps[entry.step], entry.decided
        if not isinstance(step, Moved) or decided is None:
            continue
        position = game.states[entry.step].position
        wrong = sentences.differences_of_rank(position, step.move, decided)
        checked.sentences["rank"] += 1
        if decided.mark in MARKED:
            checked.marked[decided.mark.value] += 1
            checked.marked[f"{decided.mark.value} {UNEXPLAINED}"] += not decided.reasons
        for reason in decided.reasons:
            explained = sentences.Explained(position, step.move, cast(Move, decided.best))
            wrong += sentences.differences(explained, reason)
            checked.sentences[reason.message] += 1
        where = f"{write_position(position)} {write_move(step.move)}"
        best = f", better {write_move(decided.best)}" if decided.best else ""
        checked.differences += [f"{where}{best}: {one}" for one in wrong]
    return checked


def recount(
    numbers: Iterable[int], journal: Path | None = None, say: Callable[[str], None] = print
) -> Checked:
    """Check games by their numbers. Those that stand in the journal were checked before."""
    total = Checked()
    known = _read(journal) if journal else {}
    evaluator = Glance()
    numbers = list(numbers)
    later = time.monotonic() + EACH
    for count, number in enumerate(numbers, 1):
        checked = known.get(number)
        if checked is None:
            game = game_of(number)
            checked = check(game, review(game, evaluator))
            for line in checked.differences:
                say(line)
            if journal:
                _add(journal, number, checked)
        total.add(checked)
        if time.monotonic() >= later:
            later = time.monotonic() + EACH
            say(f"{count} of {len(numbers)} games, {total.sentences.total()} sentences")
    return total


def _read(journal: Path) -> dict[int, Checked]:
    if not journal.exists():
        return {}
    lines = map(json.loads, journal.read_text("utf-8").splitlines())
    return {
        line["game"]: Checked(
            Counter(line["sentences"]), line["differences"], Counter(line["marked"])
        )
        for line in lines
    }


def _add(journal: Path, number: int, checked: Checked) -> None:
    line = {
        "game": number, "sentences": checked.sentences, "differences": checked.differences,
        "marked": checked.marked,
    }  # fmt: skip
    with journal.open("a", encoding="utf-8") as opened:
        opened.write(json.dumps(line) + "\n")


def journal_of_this_analysis() -> Path:
    """In the folder that is named by the kernel's sources, a file named by those of the analysis,
    of the players, which count the facts, and of the check."""
    package = Path(bossa.analysis.__file__).parents[1]
    digest = hashlib.sha256()
    for room in (
        package / "analysis",
        package / "players",
        package / "rules",
        Path(__file__).parent,
    ):
        for path in sorted(room.glob("*.py")):
            digest.update(path.read_bytes())
    return folder() / f"recount-{digest.hexdigest()[:16]}.jsonl"


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1000)
    given = arguments.parse_args()

    def say(text: str) -> None:
        print(text, flush=True)

    try:
        total = recount(range(given.games), journal_of_this_analysis(), say)
    except KeyboardInterrupt:
        say("interrupted; the next run goes on from here")
        return 130
    for kind in sentences.KINDS:
        say(f"{total.sentences[kind]:8} {kind}")
    for mark in MARKED:
        count, without = total.marked[mark.value], total.marked[f"{mark.value} {UNEXPLAINED}"]
        say(f"{count:8} {mark.value}, {without} {UNEXPLAINED}")
    say(f"{total.sentences.total()} sentences checked, {len(total.differences)} differences")
    return 1 if total.differences else 0


if __name__ == "__main__":
    raise SystemExit(main())

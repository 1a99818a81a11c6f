"""Games between levels, each reviewed at a small and fixed depth."""

from dataclasses import asdict
from fractions import Fraction
from itertools import pairwise
from typing import Any

from bossa.analysis import Kind, Review, review
from bossa.analysis.game_figures import GameFigures
from bossa.arena.duel import Task, play
from bossa.notation import read_record
from bossa.players.evaluator import Evaluator
from bossa.rules import RULE_SETS, Game

STRONG = "engine:100"
"""Stands for `master`, which thinks for a second and would be too slow and not repeatable."""
PLAYERS = ("seedling", "leaf", "cup", "kettle", "teahouse", STRONG)
"""From the weakest to the strongest."""
EQUAL = tuple((player, player) for player in PLAYERS)
UNEQUAL = (*pairwise(PLAYERS), (PLAYERS[0], PLAYERS[-1]))


def tasks(deals: int, seed: int) -> list[Task]:
    """All duels, in rounds of one deal: a run that is stopped has about the same number of each."""
    return [
        Task(first, second, deal, rules.name, seed, setup_played=True)
        for deal in range(deals)
        for rules in RULE_SETS
        for first, second in (*EQUAL, *UNEQUAL)
    ]


def reviewed_duel(task: Task, judge: Evaluator) -> dict[str, Any]:
    """A line of the journal: both games of a deal, with what the reviews say of them."""
    games = []
    for played in play(task).games:
        record = read_record(played.record)
        found = review(record.game, judge)
        figures = GameFigures.of(record.game, found, dict(record.tags))
        games.append(
            {
                "seat": played.first_seat,
                "record": played.record,
                "figures": figures.as_json(),
                "changes": _changes(record.game, found),
            }
        )
    return {"task": asdict(task), "games": games}


def _changes(game: Game, found: Review) -> list[list[Any]]:
    """What the deal, each draw and each decision changed for A, with the tiles in the pile.

    A draw has a second number: the chance after the tile that came, less the mean over all tiles
    that could have come, each looked at to the same depth. Its mean is zero, however good or bad
    the evaluator is. The first one is the ledger's and can have a bias.
    """
    rows: list[list[Any]] = []
    for entry in found.entries:
        if entry.kind is Kind.LEFT:
            continue
        seat = entry.player.value if entry.player else ""
        pile = game.states[entry.step].position.pile_size
        row = [entry.kind.value, seat, pile, round(float(entry.change), 5)]
        if entry.tiles:
            chances = {f"+{tile}": chance for tile, chance in entry.tiles}
            fair = chances[entry.what] - sum(chances.values(), Fraction(0)) / len(chances)
            row.append(round(float(fair), 5))
        rows.append(row)
    return rows

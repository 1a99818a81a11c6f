"""One deal, played twice with the seats swapped: the unit of work of an arena."""

import random
import time
from dataclasses import asdict, dataclass
from typing import Any

from bossa.notation import Record, write_record
from bossa.players import Computer, named
from bossa.rules import Deal, Drawn, Game, Player, Rules, view


@dataclass(frozen=True)
class Task:
    """Everything that decides a duel.

    The same task gives the same games on every machine, unless a player thinks for a time.
    """

    first: str
    second: str
    deal: int
    rules: str
    seed: int
    setup_played: bool

    @property
    def name(self) -> str:
        return f"{self.first} {self.second} {self.deal}"


@dataclass(frozen=True)
class Played:
    """One game of a duel."""

    first_seat: str
    winner: str | None
    """`A`, `B`, or None for a tie."""
    ending: str
    turns: int
    milliseconds: dict[str, list[float]]
    """The time of each decision, under `first` and `second` for the two players."""
    record: str

    @property
    def points(self) -> float:
        """The points of the first player: 1, 0.5 or 0."""
        return 0.5 if self.winner is None else float(self.winner == self.first_seat)


@dataclass(frozen=True)
class Duel:
    task: Task
    games: tuple[Played, ...]

    @property
    def points(self) -> float:
        """The share of the points that the first player won, from 0 to 1."""
        return sum(game.points for game in self.games) / len(self.games)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def of_json(cls, data: dict[str, Any]) -> "Duel":
        return cls(Task(**data["task"]), tuple(Played(**game) for game in data["games"]))


def play(task: Task) -> Duel:
    """Play both games of a duel.

    They have the same tiles, dice and order of the pile. A set-up that the players do not play
    themselves is random, and also the same in both games.
    """
    # The seeds are strings: `Random` turns them into the same numbers on every machine. The hash
    # of a string would differ.
    deal = Deal.shuffled(random.Random(f"deal {task.seed} {task.rules} {task.deal}"))
    start = Game.of_deal(Rules.of(task.rules), deal)
    if not task.setup_played:
        chance = random.Random(f"set-up {task.seed} {task.rules} {task.deal}")
        while start.position.phase.is_setup:
            start = start.play(chance.choice(start.legal))
    return Duel(task, tuple(_play_from(start, task, seat) for seat in Player))


def _play_from(start: Game, task: Task, first_seat: Player) -> Played:
    source = random.Random(f"play {task.seed} {task.name} {first_seat.value}")
    players: dict[Player, Computer] = {
        first_seat: named(task.first, source),
        first_seat.opponent: named(task.second, source),
    }
    times: dict[str, list[float]] = {"first": [], "second": []}
    game = start
    while not game.over:
        player = game.position.player
        began = time.perf_counter()
        decision = players[player].think(view(game, player)).choice
        took = 1000 * (time.perf_counter() - began)
        times["first" if player is first_seat else "second"].append(round(took, 3))
        game = game.play(decision, by=player)
    if game.outcome is None:
        raise ValueError("the game goes on")
    winner = game.outcome.winner
    names = {first_seat.value: task.first, first_seat.opponent.value: task.second}
    return Played(
        first_seat.value,
        winner.value if winner else None,
        game.outcome.ending.value,
        sum(isinstance(step, Drawn) for step in game.steps),
        times,
        write_record(Record.of(game, names)),
    )

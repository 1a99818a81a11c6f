"""`simulate`: play random games and count how they end."""

import json
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

import typer

from bossa.cli.commands.options import Json, Language, RulesName, Seed
from bossa.cli.terminal.exit_status import INTERRUPTED
from bossa.cli.terminal.screen import Screen
from bossa.locales import Texts, texts
from bossa.rules import Drawn, Ending, Game

if TYPE_CHECKING:
    from rich.table import Table


@dataclass
class Tally:
    """Counts how games ended."""

    games: int = 0
    endings: Counter[Ending] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    first_player_wins: int = 0
    ties: int = 0

    def add(self, game: Game) -> None:
        outcome = game.outcome
        if outcome is None:
            raise ValueError("only games that are over are counted")
        turns = [step for step in game.steps if isinstance(step, Drawn)]
        self.games += 1
        self.endings[outcome.ending] += 1
        self.lengths[len(turns)] += 1
        self.first_player_wins += outcome.winner is turns[0].player
        self.ties += outcome.winner is None

    @property
    def mean_length(self) -> float:
        return sum(turns * games for turns, games in self.lengths.items()) / max(self.games, 1)


def simulate_command(
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    rules: RulesName = "regular",
    seed: Seed = None,
    as_json: Json = False,
    lang: Language = "",
) -> None:
    """Play random games and print how they ended. Ctrl-C stops and prints the results so far."""
    from rich.progress import track

    from bossa.cli.terminal.sentences import rules_in_words

    source = random.SystemRandom() if seed is None else random.Random(seed)
    say = texts(lang)
    tally = Tally()
    interrupted = False
    progress = Screen(stderr=True)
    try:
        for _ in track(
            range(games),
            say("simulating", rules=rules_in_words(rules, say)),
            console=progress,
            disable=not progress.is_terminal,
        ):
            tally.add(random_game(rules, source))
    except KeyboardInterrupt:
        interrupted = True
    if as_json:
        print(json.dumps(_as_json(tally, rules, seed)))
    else:
        Screen().print(_as_table(tally, rules, say))
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def random_game(rules: str, source: random.Random) -> Game:
    """Play a game in which every decision is made by chance."""
    game = Game.new(rules, source)
    while not game.over:
        game = game.play(source.choice(game.legal))
    return game


def _of_play() -> list[Ending]:
    return [ending for ending in Ending if ending.is_of_play]


def _as_json(tally: Tally, rules: str, seed: int | None) -> dict[str, object]:
    return {
        "rules": rules,
        "seed": seed,
        "games": tally.games,
        "endings": {ending.value: tally.endings[ending] for ending in _of_play()},
        "first_player_wins": tally.first_player_wins,
        "ties": tally.ties,
        "turns": {
            "mean": round(tally.mean_length, 3),
            "games": {str(turns): tally.lengths[turns] for turns in sorted(tally.lengths)},
        },
    }


def _as_table(tally: Tally, rules: str, say: Texts) -> "Table":
    from rich.table import Table

    from bossa.cli.terminal.sentences import rules_in_words

    title = say("simulated", games=tally.games, rules=rules_in_words(rules, say))
    table = Table(title=title, title_justify="left")
    table.add_column(say("column-ending"))
    table.add_column(say("column-games"), justify="right")
    table.add_column("%", justify="right")

    def add(label: str, count: int) -> None:
        table.add_row(label, str(count), f"{100 * count / max(tally.games, 1):.1f}")

    for ending in _of_play():
        add(say("ending-name", ending=ending.value), tally.endings[ending])
    table.add_section()
    add(say("first-player-wins"), tally.first_player_wins)
    add(say("ties"), tally.ties)
    table.add_section()
    if tally.lengths:
        table.add_row(say("mean-turns"), f"{tally.mean_length:.2f}", "")
        shortest, longest = min(tally.lengths), max(tally.lengths)
        table.add_row(say("turns-from-to"), f"{shortest}–{longest}", "")
    return table

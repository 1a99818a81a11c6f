"""Regenerates the golden games: one for each rule set and ending, with all its positions.

Run it with `make golden` and review the diff. A changed line means that the rules changed.
"""

import random
from pathlib import Path

from bossa import (
    RULE_SETS,
    Ending,
    Game,
    Player,
    Position,
    Record,
    Rules,
    legal,
    write_position,
    write_record,
)
from bossa.notation.records import write_result
from bossa.players import Computer, Greedy, RandomPlayer, play_out

FOLDER = Path(__file__).parent


def endings_of(rules: Rules) -> list[str]:
    """The endings that a rule set can have. In the novice game six rows end nothing (N3)."""
    of_rows = ["B", "C"] if rules.rows_to_win else []
    return ["A", *of_rows, "D", "E", "tie", "resign", "time", "abandoned"]


def name_of_ending(game: Game) -> str:
    assert game.outcome is not None
    return "tie" if game.outcome.winner is None else game.outcome.ending.value


def played(rules: Rules, seed: int) -> Game:
    source = random.Random(seed)
    player: Computer = Greedy(source) if seed % 2 else RandomPlayer(source)
    return play_out(Game.new(rules, source), dict.fromkeys(Player, player))


def left(rules: Rules, seed: int, ending: Ending) -> Game:
    """A game that a player leaves halfway through."""
    game = played(rules, seed)
    half = game.at(len(game.steps) // 2)
    return half.leave(random.Random(seed).choice(list(Player)), ending)


def golden_games() -> dict[str, Game]:
    games: dict[str, Game] = {}
    for rules in RULE_SETS:
        for ending in (Ending.RESIGN, Ending.TIME, Ending.ABANDONED):
            games[f"{rules.name}-{ending.value}"] = left(rules, 7, ending)
        seed = 0
        while any(f"{rules.name}-{ending}" not in games for ending in endings_of(rules)):
            game = played(rules, seed)
            games.setdefault(f"{rules.name}-{name_of_ending(game)}", game)
            seed += 1
    return games


def transcript(game: Game) -> str:
    """Every position with its number of legal decisions, and the outcome."""
    lines = []
    for state in game.states:
        position: Position = state.position
        options = 0 if state.outcome else len(legal(position))
        lines.append(f"{write_position(position)} | {options}")
    assert game.outcome is not None
    lines.append(f"over {game.outcome.ending.value} {write_result(game.outcome)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    for old in (*FOLDER.glob("*.bossa"), *FOLDER.glob("*.txt")):
        old.unlink()
    for name, game in golden_games().items():
        record = Record.of(game, {"A": "Ada", "B": "Bo", "Date": "2026-11-15"})
        (FOLDER / f"{name}.bossa").write_text(write_record(record), "utf-8")
        (FOLDER / f"{name}.txt").write_text(transcript(game), "utf-8")


if __name__ == "__main__":
    main()

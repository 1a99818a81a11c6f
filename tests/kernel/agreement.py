"""Plays a few random games and compares the kernel, its features too, with the rules.

`test_agreement` runs this on changed copies of the package. It does so without numba's compiler:
for a few games, plain Python takes less time than compiling.
"""

import random
from dataclasses import replace

import numpy as np
from tests.kernel.prove import Difference, prove

from bossa import (
    RULE_SETS,
    Colour,
    Game,
    Lay,
    Phase,
    Player,
    Position,
    Stack,
    Tile,
    draws,
    legal,
)
from bossa.kernel.eval.features import FITS_NOW, FITS_WITH_CHIP, MOST_ACTIVE, WINS, features
from bossa.kernel.law.packing import pack
from bossa.rules.ruleset import BESIDE_DIE
from bossa.rules.turn import after_draw, after_move

GAMES = 4
"""Games of each rule set."""
CHOICES = max(len(BESIDE_DIE), *(len(rules.size_steps) for rules in RULE_SETS))
"""How many sizes a row may have at most."""


def main() -> None:
    for seed in range(GAMES * len(RULE_SETS)):
        prove(seed)
        for position in positions_to_draw(seed):
            compare_features(position)


def positions_to_draw(seed: int) -> list[Position]:
    source = random.Random(seed)
    game = Game.new(RULE_SETS[seed % len(RULE_SETS)], source)
    while not game.over:
        game = game.play(source.choice(game.legal))
    positions = [state.position for state in game.states]
    return [position for position in positions if position.phase is Phase.DRAW]


def compare_features(position: Position) -> None:
    """Compare what can be laid now, what with a chip, and the chance to win with the next tile."""
    where, values = np.zeros(MOST_ACTIVE, dtype=np.int64), np.zeros(MOST_ACTIVE, dtype=np.float32)
    count = features(pack(position).state, where, values)
    seen = dict(zip(where[:count].tolist(), values[:count].tolist(), strict=True))
    now, with_chip = what_fits(position)
    span = range(len(Player) * 2 * len(Colour) * CHOICES)
    for first, fits in ((FITS_NOW, now), (FITS_WITH_CHIP, with_chip - now)):
        found = {at for at in span if first + at in seen}
        if found != fits:
            raise Difference(f"fits: features {found}, rules {fits}, at {position}")
    if not position.rules.chips and position.pile_size > 1:
        chance = chance_to_win(position)
        if abs(seen.get(WINS, 0.0) - chance) > 1e-6:
            raise Difference(f"wins: features {seen.get(WINS)}, rules {chance}, at {position}")


def what_fits(position: Position) -> tuple[set[int], set[int]]:
    """The features of rows that each player could lay without a draw: plain, and with a chip."""
    mover = position.player
    lines = sorted(position.lines, key=lambda line: line.owner is mover.opponent)
    now: set[int] = set()
    with_chip: set[int] = set()
    for side, player in enumerate((mover, mover.opponent)):
        for move in legal(replace(position, player=player, phase=Phase.PLAY)):
            if not isinstance(move, Lay):
                continue
            line = position.line(move.colour)
            rows = line.above if move.number > line.die else line.below
            end = 2 * lines.index(line) + (move.number > line.die)
            if rows:
                choice = position.rules.size_steps.index(len(move.tiles) - rows[-1].size)
            else:
                choice = BESIDE_DIE.index(len(move.tiles))
            at = (side * 2 * len(lines) + end) * CHOICES + choice
            (with_chip if any(laid.chip for laid in move.tiles) else now).add(at)
    return now, with_chip


def chance_to_win(position: Position) -> float:
    """The chance that the player wins at once with the next tile."""
    return sum(float(p) for tile, p in draws(position).items() if wins_with(position, tile))


def wins_with(position: Position, tile: Tile) -> bool:
    drawn = after_draw(position, tile).position
    outcomes = [
        after_move(drawn, move).outcome for move in legal(drawn) if isinstance(move, Lay | Stack)
    ]
    return any(outcome and outcome.winner is position.player for outcome in outcomes)


if __name__ == "__main__":
    main()

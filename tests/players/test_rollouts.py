import random

import numpy as np
import pytest
from tests.players.brute import late_position

from bossa import RULE_SETS, Game, Player, Rules, legal, view
from bossa.kernel.jit.random_numbers import generator
from bossa.kernel.law.moves import MOST_MOVES
from bossa.kernel.law.packing import pack, unpack_move
from bossa.kernel.search.greedy import greedy_move
from bossa.players import Computer, Greedy, play_out
from bossa.players.greedy import score
from bossa.players.rollouts import Rollouts

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_the_kernels_greedy_plays_the_moves_of_the_rules_greedy(rules: Rules) -> None:
    """The kernel plays each of the best moves and no other, so that there is one yardstick."""
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    source = generator(1)
    for seed in range(40):
        position = late_position(rules.name, 3 + seed % 12, seed)
        scores = {move: score(position, move) for move in legal(position)}
        best = {move for move, value in scores.items() if value == max(scores.values())}
        chip = position.side(position.player).chip
        state = pack(position).state
        tries = 40 * len(best)
        found = {unpack_move(int(greedy_move(state, buffer, source)), chip) for _ in range(tries)}
        assert found == best


def test_rollouts_are_the_same_for_a_seed() -> None:
    position = late_position("regular", 9, 1)
    seen = view(Game.of_position(position), position.player)
    decisions = {Rollouts(random.Random(3), 500).think(seen).choice for _ in range(3)}
    assert len(decisions) == 1
    assert decisions <= set(legal(position))


def test_rollouts_beat_greedy() -> None:
    """Over many games they win 88 %. Forty games are enough to tell that from chance."""
    points = 0.0
    for seed in range(40):
        source = random.Random(seed)
        seat = list(Player)[seed % 2]
        players: dict[Player, Computer] = {
            seat: Rollouts(source, 300),
            seat.opponent: Greedy(source),
        }
        game = play_out(Game.new("regular", source), players)
        assert game.outcome is not None
        points += 0.5 if game.outcome.winner is None else float(game.outcome.winner is seat)
    assert points > 26

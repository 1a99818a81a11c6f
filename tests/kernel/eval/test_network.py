"""The features and the network: the features are true, and the network learns."""

import random
from itertools import islice

import numpy as np
import pytest

from bossa import RULE_SETS, Game, Phase, Position, Rules
from bossa.kernel.eval.features import FEATURES, MOST_ACTIVE, SWAPPED, WINS, features
from bossa.kernel.eval.learning import add_gradient, new_gradient, self_play
from bossa.kernel.eval.network import Network, new_activations, new_network, win_chance
from bossa.kernel.jit.decorators import compiled
from bossa.kernel.jit.random_numbers import generator
from bossa.kernel.law.moves import MOST_MOVES, placings
from bossa.kernel.law.packing import pack
from bossa.kernel.law.state import CHIPS, MARKERS, NOBODY, OWNER, PLAYER, REACH, State, player_of
from bossa.kernel.law.step import GOES_ON, after_draw, after_move, halves_of
from bossa.players import training

pytestmark = pytest.mark.slow


def positions_to_draw(rules: Rules, games: int) -> list[Position]:
    source = random.Random(7)
    found = []
    for _ in range(games):
        game = Game.new(rules, source)
        while not game.over:
            position = game.position
            if position.phase is Phase.PLAY:
                drawn = game.steps[-1]
                found.append(game.states[-2].position)
                assert found[-1].phase is Phase.DRAW, drawn
            game = game.play(source.choice(game.legal))
    return found


def seen(state: State) -> dict[int, float]:
    where, values = np.zeros(MOST_ACTIVE, dtype=np.int64), np.zeros(MOST_ACTIVE, dtype=np.float32)
    count = features(state, where, values)
    assert len(set(where[:count])) == count
    assert 0 <= where[:count].min() <= where[:count].max() < FEATURES
    return dict(zip(where[:count].tolist(), values[:count].tolist(), strict=True))


def seats_swapped(state: State) -> State:
    a, b, gone, white, black, meta = state
    swapped = (meta ^ PLAYER) & ~((63 << MARKERS) | (15 << CHIPS) | (3 << OWNER))
    markers, chips, owner = meta >> MARKERS & 63, meta >> CHIPS & 15, meta >> OWNER & 3
    swapped |= (markers >> 3 | (markers & 7) << 3) << MARKERS
    swapped |= (chips >> 2 | (chips & 3) << 2) << CHIPS
    swapped |= (owner if owner == NOBODY else 1 - owner) << OWNER
    return b, a, gone, white, black, swapped


def colours_swapped(state: State) -> State:
    def mirrored(tiles: int) -> int:
        return sum(1 << int(SWAPPED[tile]) for tile in range(27) if tiles >> tile & 1)

    a, b, gone, white, black, meta = state
    owner, reach = meta >> OWNER & 3, meta >> REACH & 0xFFFF
    swapped = meta & ~((3 << OWNER) | (0xFFFF << REACH))
    swapped |= (owner if owner == NOBODY else 1 - owner) << OWNER
    swapped |= (reach >> 8 | (reach & 0xFF) << 8) << REACH
    return mirrored(a), mirrored(b), mirrored(gone), black, white, swapped


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_a_position_looks_the_same_from_the_other_seat(rules: Rules) -> None:
    for position in positions_to_draw(rules, 12):
        state = pack(position).state
        assert seen(state) == seen(seats_swapped(state))
        if rules.rows_to_win:
            assert seen(state) == seen(colours_swapped(state))


@compiled
def wins_at_once(state: State, tile: int, buffer: np.ndarray) -> bool:
    drawn = after_draw(state, tile)
    player = player_of(state)
    for place in range(placings(drawn, buffer)):
        _, outcome = after_move(drawn, buffer[place], 0)
        if outcome != GOES_ON and halves_of(outcome, player) == 2:
            return True
    return False


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_the_chance_to_win_with_the_next_tile_is_the_true_one(rules: Rules) -> None:
    """Compare the feature with the result of trying each tile."""
    buffer = np.zeros(MOST_MOVES, dtype=np.int64)
    found = 0
    for position in positions_to_draw(rules, 60):
        if position.pile_size < 2:
            continue
        state = pack(position).state
        unseen = ~(state[0] | state[1] | state[2]) & ((1 << 27) - 1)
        tiles = [tile for tile in range(27) if unseen >> tile & 1]
        true = sum(bool(wins_at_once(state, tile, buffer)) for tile in tiles) / len(tiles)
        assert seen(state).get(WINS, 0.0) == pytest.approx(true, abs=1e-6), position
        found += true > 0
    assert found > 5


def loss_of(network: Network, states: np.ndarray, targets: np.ndarray) -> float:
    activations = new_activations()
    total = 0.0
    for words, target in zip(states, targets, strict=True):
        chance = win_chance((*map(int, words),), network, activations)  # type: ignore[arg-type]
        total -= target * np.log(chance) + (1 - target) * np.log(1 - chance)
    return float(total)


def test_the_gradient_is_the_slope_of_the_error() -> None:
    network = new_network(3)
    states, targets = np.zeros((200, 6), dtype=np.int64), np.zeros(200)
    written = self_play(2, 200, 0.1, 0.7, network, new_activations(), generator(1), states, targets)
    states, targets = states[:8], targets[:8]
    assert written > 8
    gradient = new_gradient(network)
    add_gradient(states, targets, np.arange(8), network, gradient, new_activations())
    source = np.random.default_rng(1)
    for weights, slopes in zip(network, gradient, strict=True):
        flat, slope = weights.reshape(-1), slopes.reshape(-1)
        places = np.flatnonzero(slope)
        source.shuffle(places)
        for place in places[:6]:
            kept = flat[place]
            flat[place] = kept + 1e-3
            above = loss_of(network, states, targets)
            flat[place] = kept - 1e-3
            below = loss_of(network, states, targets)
            flat[place] = kept
            assert (above - below) / 2e-3 == pytest.approx(slope[place], rel=0.08, abs=2e-3)


def test_a_network_learns_from_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "LEARNED_PER_PLAYED", 4)
    generations = list(training.train(False, 5, seed=1, workers=2, played=12_000))
    states, targets = np.zeros((4_000, 6), dtype=np.int64), np.zeros(4_000)
    written = self_play(
        0,
        4_000,
        0.0,
        1.0,
        generations[-1].network,
        new_activations(),
        generator(9),
        states,
        targets,
    )
    untaught = loss_of(new_network(1), states[:written], targets[:written])
    taught = loss_of(generations[-1].network, states[:written], targets[:written])
    assert taught < 0.95 * untaught
    again = list(islice(training.train(False, 5, seed=1, workers=2, played=12_000), 2))
    assert again[-1].error == generations[1].error

import random
import time

import pytest
from tests.players.brute import late_position

from bossa import RULE_SETS, Deal, Game, Player, Rules, View, legal, read_position, view
from bossa.kernel.chance import generator
from bossa.players import Computer, Greedy, play_out
from bossa.players.engine import Engine
from bossa.players.setup import choose
from bossa.players.solver import Solver

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_the_engine_plays_whole_games_the_same_ones_for_a_seed(rules: Rules) -> None:
    def game_of(seed: int) -> Game:
        engine = Engine(random.Random(seed), simulations=60)
        deal = Deal.shuffled(random.Random(5))
        players: dict[Player, Computer] = dict.fromkeys(Player, engine)
        return play_out(Game.of_deal(rules, deal), players)

    assert game_of(1) == game_of(1)


def test_near_the_end_the_engine_plays_a_best_move() -> None:
    solver = Solver(1 << 22)
    for seed in range(12):
        position = late_position("regular+chips", 1 + seed % 4, seed)
        best = solver.solve(position)
        seen = view(Game.of_position(position), position.player)
        decision = Engine(random.Random(1), simulations=10).decide(seen)
        values = {move: bounds.low for move, bounds in best.moves.items() if move == decision}
        assert list(values.values()) == [pytest.approx(best.value.low)]


def test_the_engine_beats_greedy() -> None:
    points = 0.0
    for seed in range(24):
        source = random.Random(seed)
        seat = list(Player)[seed % 2]
        players: dict[Player, Computer] = {
            seat: Engine(source, simulations=400),
            seat.opponent: Greedy(source),
        }
        outcome = play_out(Game.new("regular", source), players).outcome
        assert outcome is not None
        points += 0.5 if outcome.winner is None else float(outcome.winner is seat)
    assert points > 17


def test_the_engine_keeps_to_its_time() -> None:
    position = late_position("regular", 14, 2)
    engine = Engine(random.Random(1), seconds=0.3)
    seen = view(Game.of_position(position), position.player)
    engine.decide(seen)
    start = time.monotonic()
    assert engine.decide(seen) in legal(position)
    assert 0.29 < time.monotonic() - start < 2.0


def test_the_engine_knows_no_more_than_its_seat() -> None:
    """Two deals that differ only in what the seat may not know get the same decisions."""
    for seed in range(3):
        deal = Deal.shuffled(random.Random(seed))
        start = Game.of_deal("regular+chips", deal)
        player = start.position.player
        mine = set(deal.hand(player))
        others = [tile for tile in deal.tiles if tile not in mine]
        random.Random(seed + 100).shuffle(others)
        hands = {player: deal.hand(player), player.opponent: tuple(others[:4])}
        tiles = (*hands[Player.A], *hands[Player.B], *others[4:])
        other = Game.of_deal("regular+chips", Deal(tiles, deal.rolls))
        decisions = [
            Engine(random.Random(1), simulations=50).decide(view(game, player))
            for game in (start, other)
        ]
        assert decisions[0] == decisions[1]


@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        ("regular A-choose w3- b2- A:01,02,03,04/RXS/- B:?/RXS/- out:-", "black"),
        ("regular A-choose w2- b3- A:10,20,30,40/RXS/- B:?/RXS/- out:-", "white"),
    ],
)
def test_the_set_up_is_chosen_alike_when_the_colours_are_swapped(text: str, chosen: str) -> None:
    """The tiles are symmetric in the colours, so a choice that is clear must be mirrored."""
    seen = View(Player.A, (), read_position(text), (), frozenset())
    for seed in range(3):
        assert choose(seen, random.Random(seed), generator(seed)).value == chosen

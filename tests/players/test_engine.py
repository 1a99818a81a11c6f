import random
import time
import tracemalloc
from dataclasses import replace
from typing import cast

import pytest
from tests.players.brute import late_position
from tests.players.stopping import stop_after

from bossa import (
    RULE_SETS,
    TILES,
    Choice,
    Deal,
    Drawn,
    Game,
    Illegal,
    Move,
    Moved,
    NotNow,
    Player,
    Position,
    Redraw,
    Rules,
    View,
    legal,
    read_position,
    view,
)
from bossa.kernel.search.tree import EDGES_PER_NODE
from bossa.players import Computer, Greedy, Limit, Thought, named, play_out
from bossa.players.engine import NODES_PER_SIMULATION, Engine
from bossa.players.solver import Solver

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_the_engine_plays_whole_games_the_same_ones_for_a_seed(rules: Rules) -> None:
    def game_of(seed: int) -> Game:
        engine = Engine(random.Random(seed), Limit(simulations=60))
        deal = Deal.shuffled(random.Random(5))
        players: dict[Player, Computer] = dict.fromkeys(Player, engine)
        return play_out(Game.of_deal(rules, deal), players)

    assert game_of(1) == game_of(1)


def test_the_shortest_thought_is_a_legal_move_where_there_are_many() -> None:
    engine = Engine(random.Random(1), Limit(simulations=1))
    hands = "A:01,11,12,21,22,31,40/RXS/- B:02,03,04,05,13,14,15/RXS/- out:-"
    for text in (
        "regular A-play w5A b2B A:06,20,23,50,51/RXS/- B:02,03,04,05/RXS/- out:-",
        f"regular A-play w5A b2B {hands}",
    ):
        game = Game.of_position(read_position(text))
        assert engine.think(view(game, Player.A)).choice in game.legal
    assert len(game.legal) > EDGES_PER_NODE


def test_near_the_end_the_engine_plays_a_best_move() -> None:
    solver = Solver(1 << 22)
    for seed in range(12):
        position = late_position("regular+chips", 1 + seed % 4, seed)
        best = solver.solve(position)
        seen = view(Game.of_position(position), position.player)
        decision = Engine(random.Random(1), Limit(simulations=2_000)).think(seen).choice
        values = {move: bounds.low for move, bounds in best.moves.items() if move == decision}
        assert list(values.values()) == [pytest.approx(best.value.low)]


def test_a_thought_keeps_to_what_the_solver_has_proven_when_it_was_stopped() -> None:
    limit = Limit(simulations=40)
    proven = 0
    for seed in range(12):
        position = late_position("regular", 7, seed)
        known = Solver(1 << 22).solve(position, nodes=40 * NODES_PER_SIMULATION, valued=())
        if known.exact:
            continue
        thought = Engine(random.Random(1), limit).think(
            view(Game.of_position(position), position.player)
        )
        for one in thought.considered:
            bounds = known.moves[cast(Move, one.decision)]
            assert float(bounds.low) <= one.value <= float(bounds.high)
            proven += bounds.low > 0 or bounds.high < 1
        least = max(bounds.low for bounds in known.moves.values())
        assert known.moves[cast(Move, thought.choice)].high >= least
    assert proven


def test_the_engine_beats_greedy() -> None:
    points = 0.0
    for seed in range(24):
        source = random.Random(seed)
        seat = list(Player)[seed % 2]
        players: dict[Player, Computer] = {
            seat: Engine(source, Limit(simulations=100)),
            seat.opponent: Greedy(source),
        }
        outcome = play_out(Game.new("regular", source), players).outcome
        assert outcome is not None
        points += 0.5 if outcome.winner is None else float(outcome.winner is seat)
    assert points > 17


def test_the_engine_keeps_to_its_time() -> None:
    position = late_position("regular", 14, 2)
    engine = Engine(random.Random(1), Limit(seconds=0.3))
    seen = view(Game.of_position(position), position.player)
    engine.think(seen)
    # Its processor time: others may have the processors meanwhile.
    start = time.process_time()
    assert engine.think(seen).choice in legal(position)
    # It may end sooner, when no other move could overtake the best.
    assert time.process_time() - start < 2.0


def test_the_engine_knows_no_more_than_its_seat() -> None:
    """Two deals differ only in what the seat may not know, and get the same decisions."""
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
            Engine(random.Random(1), Limit(simulations=50)).think(view(game, player))
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
        thought = Engine(random.Random(seed)).think(seen)
        assert thought.choice == Choice(chosen)
        assert len(thought.considered) == 3


def thought_of(position: Position, limit: Limit) -> Thought:
    seen = view(Game.of_position(position), position.player)
    return Engine(random.Random(1), limit).think(seen)


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_a_thought_has_every_move_with_its_value_and_variations_that_can_be_played(
    rules: Rules,
) -> None:
    position = late_position(rules.name, 12, 3)
    thought = thought_of(position, Limit(simulations=500))
    assert {one.decision for one in thought.considered} == set(legal(position))
    assert thought.choice == thought.considered[0].decision
    assert all(0.0 <= one.value <= 1.0 for one in thought.considered)
    assert len(thought.considered[0].variation) >= 3
    for one in thought.considered:
        game = Game.of_position(position)
        for step in one.variation:
            match step:
                case Moved(player, Redraw()):
                    assert player is game.position.player
                case Moved(player, move):
                    game = game.play(move, by=player)
                case Drawn(_, tile):
                    game = game.draw(tile)


@pytest.mark.parametrize("pile", [7, 14])
@pytest.mark.parametrize("after", [0.0, 0.5])
def test_a_thought_can_be_stopped_and_still_has_a_choice(pile: int, after: float) -> None:
    """Also before it has begun. Nothing else would end these thoughts."""
    position = late_position("regular", pile, 2)
    seen = view(Game.of_position(position), position.player)
    thought = Engine(random.Random(1)).think(seen, Limit(stop=stop_after(after)))
    assert thought.choice in legal(position)


@pytest.mark.parametrize("name", ["random", "greedy", "rollouts:20", "kettle", "engine:200"])
@pytest.mark.parametrize("rules", ["regular+chips", "novice"])
def test_a_kept_player_thinks_as_a_new_one_does_with_the_same_seed(name: str, rules: str) -> None:
    """One kept player decides every move of two games, for both seats."""
    kept = named(name, random.Random(0))
    for deal in range(2):
        game = Game.new(rules, random.Random(deal))
        while not game.over:
            player = game.position.player
            seen, seed = view(game, player), len(game.steps)
            kept.reseed(random.Random(seed))
            thought = kept.think(seen)
            assert thought == named(name, random.Random(seed)).think(seen)
            game = game.play(thought.choice, by=player)


def test_what_the_solver_has_found_changes_no_thought_of_so_many_simulations() -> None:
    """With the values in its table, the solver would need no more nodes at all."""
    position = late_position("regular", 5, 1)
    seen = view(Game.of_position(position), position.player)
    few = Limit(simulations=2)
    fresh = Engine(random.Random(1), few).think(seen)
    assert not fresh.exact
    kept = Engine(random.Random(2), few)
    assert kept.think(seen, Limit()).exact
    kept.reseed(random.Random(1))
    assert kept.think(seen) == fresh


def test_a_player_says_how_much_memory_it_can_take() -> None:
    tracemalloc.start()
    try:
        engine = named("master", random.Random(1))
        position = late_position("regular", 7, 1)
        engine.think(view(Game.of_position(position), position.player), Limit(seconds=0.2))
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert 0.5 * engine.most_bytes < held < engine.most_bytes + (1 << 20)
    assert named("seedling", random.Random(1)).most_bytes < 1 << 20


@pytest.mark.parametrize("name", ["random", "greedy", "rollouts:10", "engine:10", "seedling"])
def test_asked_when_there_is_nothing_to_decide_a_player_says_so(name: str) -> None:
    player = named(name, random.Random(1))
    game = Game.new("novice", random.Random(1))
    waiting = game.position.player.opponent
    with pytest.raises(NotNow) as refused:
        player.think(view(game, waiting))
    assert refused.value.code == "not-your-turn"
    with pytest.raises(NotNow) as refused:
        player.think(view(game.leave(waiting), waiting))
    assert refused.value.code == "game-over"
    crowded = replace(game.position.a, hand=tuple(TILES[:9]))
    mine = view(game, game.position.player)
    impossible = replace(mine, position=replace(game.position, a=crowded))
    with pytest.raises(Illegal):
        player.think(impossible)

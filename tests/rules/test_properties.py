"""Properties of every game, tested in random games of all four rule sets."""

import random
from collections import Counter

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.asking import said
from tests.rules.brute import brute_options

from bossa import (
    RULE_SETS,
    TILES,
    Chip,
    Choice,
    Chosen,
    Colour,
    Deal,
    Decision,
    Drawn,
    Ending,
    Exchange,
    Game,
    Laid,
    Lay,
    Moved,
    Phase,
    Player,
    Record,
    Redraw,
    Refusal,
    Rules,
    Stack,
    check,
    check_position,
    draws,
    legal,
    read_move,
    read_position,
    read_record,
    reasons,
    view,
    write_move,
    write_position,
    write_record,
)

tiles = st.sampled_from(TILES)
chips = st.sampled_from([None, None, None, *Chip])
layers = st.lists(st.builds(Laid, tiles, chips), min_size=1, max_size=4)
numbers = st.integers(0, 14)
colours = st.sampled_from(Colour)
anything = st.one_of(
    st.builds(Lay, colours, numbers, layers),
    st.builds(Stack, colours, numbers, layers),
    st.builds(Exchange, tiles, tiles),
    st.builds(Redraw, tiles),
    st.sampled_from(Choice),
)
deals = st.builds(lambda seed: Deal.shuffled(random.Random(seed)), st.integers(0, 2**32))
rule_sets = st.sampled_from(RULE_SETS)

KEEPS = (Choice.KEEP_DOUBLER, Choice.KEEP_INVERTER)


class AnyGame(RuleBasedStateMachine):
    """Plays any legal decision, and tries any other decision to see that it is refused."""

    @initialize(rules=rule_sets, deal=deals)
    def deal(self, rules: Rules, deal: Deal) -> None:
        self.dealt = deal
        self.game = Game.of_deal(rules, deal)

    @precondition(lambda self: not self.game.over)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        able = [player for player in Player if self.game.may_decide(player)]
        self.game = self.game.play(
            data.draw(st.sampled_from(self.game.legal)), by=data.draw(st.sampled_from(able))
        )

    @precondition(lambda self: not self.game.over)
    @rule(decision=anything)
    def try_anything(self, decision: Decision) -> None:
        position = self.game.position
        refused = list(reasons(position, decision))
        assert (decision in self.game.legal) == (not refused)
        for refusal in refused:
            said(refusal)

    @precondition(lambda self: not self.game.over and self.game.position.phase is Phase.PLAY)
    @rule(data=st.data())
    def try_tiles_of_the_hand(self, data: st.DataObject) -> None:
        """Try moves that are nearly legal, where mistakes are most likely."""
        position = self.game.position
        side = position.side(position.player)
        hand = st.sampled_from(side.tiles)
        held = st.sampled_from([None, *side.chips])
        layer = st.lists(st.builds(Laid, hand, held), min_size=1, max_size=4)
        near = data.draw(
            st.one_of(
                st.builds(Lay, colours, numbers, layer), st.builds(Stack, colours, numbers, layer)
            )
        )
        self.try_anything(near)

    @precondition(lambda self: not self.game.over)
    @rule(player=st.sampled_from(Player))
    def resigning_loses_and_the_record_reads_back(self, player: Player) -> None:
        left = self.game.leave(player, Ending.RESIGN)
        assert left.outcome is not None
        assert left.outcome.winner is player.opponent
        self.record_reads_back(left)

    @invariant()
    def no_tile_is_lost_or_doubled(self) -> None:
        position = self.game.position
        assert self.game.pile is not None
        assert self.game.removed is not None
        everywhere = Counter([*position.seen, *self.game.pile, self.game.removed])
        assert everywhere == Counter(TILES)
        if not self.game.over:
            assert position.pile_size == len(self.game.pile)

    @invariant()
    def every_listed_move_is_accepted_and_none_is_missing(self) -> None:
        if self.game.over:
            assert self.game.legal == ()
            return
        listed = self.game.legal
        assert len(set(listed)) == len(listed) > 0
        assert set(listed) == brute_options(self.game.position)
        for decision in listed:
            check(self.game.position, decision)

    @invariant()
    def moves_and_positions_read_back(self) -> None:
        if self.game.over:
            return
        position = self.game.position
        for decision in self.game.legal:
            assert read_move(write_move(decision)) == decision
        text = write_position(position)
        again = read_position(text)
        assert write_position(again) == text
        assert again == position
        assert legal(again) == self.game.legal

    @precondition(lambda self: self.game.over or not self.game.position.phase.is_setup)
    @rule()
    def a_record_replays_to_the_same_game(self) -> None:
        self.record_reads_back(self.game)

    @precondition(lambda self: self.game.over)
    @rule()
    def go_back(self) -> None:
        self.game = self.game.back()

    def record_reads_back(self, game: Game) -> None:
        text = write_record(Record.of(game, {"A": 'Ada "the" \\ first', "Note": "ü 坊茶"}))
        record = read_record(text)
        assert write_record(record) == text
        assert record.game.steps == game.steps
        assert record.game.states == game.states
        if game.over:
            assert record.game == game

    @invariant()
    def hands_and_rows_stay_within_their_limits(self) -> None:
        position = self.game.position
        after_draw = self.game.over or position.phase is Phase.PLAY
        for player in Player:
            most = 7 if after_draw and player is position.player else 6
            assert len(position.side(player).tiles) <= most
        assert sum(isinstance(step, Drawn) for step in self.game.steps) <= 18
        for line in position.lines:
            assert all(row.size <= 7 for row in line.rows)
            if position.rules.rows_to_win:
                assert len(line.rows) <= 6
                assert 1 + len(line.rows) + 2 <= 9


TestAnyGame = pytest.mark.slow(AnyGame.TestCase)
TestAnyGame.settings = settings(max_examples=200, stateful_step_count=40, deadline=None)


@settings(max_examples=100, deadline=None)
@given(
    rules=rule_sets,
    deal=deals,
    seed=st.integers(0, 2**32),
    viewer=st.sampled_from([*Player, None]),
)
def test_V1_V2_a_view_does_not_depend_on_anything_hidden(
    rules: Rules, deal: Deal, seed: int, viewer: Player | None
) -> None:
    source = random.Random(seed)
    game = Game.of_deal(rules, deal)
    while not game.over:
        other = _reshuffled(game, viewer, source)
        assert view(other, viewer) == view(game, viewer)
        assert repr(view(other, viewer)) == repr(view(game, viewer))
        able = [player for player in Player if game.may_decide(player)]
        game = game.play(source.choice(game.legal), by=source.choice(able))
    shown = view(game, viewer)
    assert shown.pile == game.pile
    assert shown.removed == game.removed


def _reshuffled(game: Game, viewer: Player | None, source: random.Random) -> Game:
    """The same game with other tiles and other kept chips wherever the viewer may not know them."""
    assert game.to_come is not None
    closed = game.position.phase.is_setup and not game.rules.hands_open_from_deal
    hidden = [player for player in Player if closed and player is not viewer]
    drawn = game.to_come[: game.drawn]
    pool = [*game.to_come[game.drawn :]]
    hands = {player: list(game.start.side(player).tiles) for player in Player}
    for player in hidden:
        pool += hands[player]
    source.shuffle(pool)
    for player in hidden:
        hands[player] = [pool.pop() for _ in range(4)]
    deal = Deal((*hands[Player.A], *hands[Player.B], *drawn, *pool), game.rolls)
    other = Game.of_deal(game.rules, deal)
    for step in game.steps:
        match step:
            case Chosen(player, choice):
                secret = game.position.phase is Phase.KEEP and choice in KEEPS
                if secret and player is not viewer:
                    choice = source.choice(KEEPS)
                other = other.play(choice, by=player)
            case Moved(player, move):
                other = other.play(move, by=player)
    return other


@settings(max_examples=200, deadline=None)
@given(deal=deals, rules=rule_sets)
def test_V2_a_view_offers_only_the_decisions_of_its_viewer(deal: Deal, rules: Rules) -> None:
    game = Game.of_deal(rules, deal)
    assert not view(game, None).may_decide
    assert view(game, None).legal == ()
    for player in Player:
        seen = view(game, player)
        assert seen.may_decide == game.may_decide(player)
        assert seen.legal == (game.legal if game.may_decide(player) else ())


@settings(max_examples=50, deadline=None)
@given(deal=deals, rules=rule_sets, seed=st.integers(0, 1000))
def test_V1_every_unseen_tile_can_come_next(deal: Deal, rules: Rules, seed: int) -> None:
    source = random.Random(seed)
    game = Game.of_deal(rules, deal)
    while not game.over:
        if not game.position.phase.is_setup and game.position.pile_size:
            chances = draws(game.position)
            assert sum(chances.values()) == 1
            assert game.pile is not None
            assert set(chances) == {*game.pile, game.removed}
        game = game.play(source.choice(game.legal))


def test_check_position_accepts_every_position_of_a_game() -> None:
    for seed in range(20):
        source = random.Random(seed)
        game = Game.new(RULE_SETS[seed % 4], source)
        while not game.over:
            try:
                check_position(game.position)
            except Refusal as refusal:
                raise AssertionError(write_position(game.position)) from refusal
            game = game.play(source.choice(game.legal))

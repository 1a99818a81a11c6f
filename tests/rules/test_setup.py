import random

import pytest
from tests.asking import play_through, said

from bossa import (
    TILES,
    Chip,
    Choice,
    Deal,
    Game,
    Illegal,
    NotNow,
    Phase,
    Player,
    Refusal,
    Tile,
    legal,
    read_position,
    view,
    write_position,
)
from bossa.rules.turn import after_choice


def dealt(rules: str, white: int, black: int, *rerolls: int) -> Game:
    rolls = (*((n, n) for n in rerolls), (white, black))
    return Game.of_deal(rules, Deal(TILES, rolls))


def test_S1_four_tiles_each_one_removed_eighteen_in_the_pile() -> None:
    deal = Deal.shuffled(random.Random(1))
    assert len(deal.hand(Player.A)) == len(deal.hand(Player.B)) == 4
    assert len(deal.pile) == 18
    together = [*deal.hand(Player.A), *deal.hand(Player.B), *deal.pile, deal.removed]
    assert sorted(together) == list(TILES)
    assert Game.of_deal("regular", deal).position.pile_size == 18


def test_S1_a_deal_has_each_tile_once() -> None:
    with pytest.raises(Illegal):
        Deal(TILES[:-1], ((1, 2),))
    with pytest.raises(Illegal):
        Deal((*TILES[:-1], Tile(0, 1)), ((1, 2),))


def test_S2_equal_numbers_are_rolled_again_and_every_roll_is_kept() -> None:
    game = dealt("regular", 5, 2, 3, 3)
    assert game.rolls == ((3, 3), (3, 3), (5, 2))
    assert (game.start.white.die, game.start.black.die) == (5, 2)
    for rolls in ((), ((4, 4),), ((5, 2), (1, 2)), ((0, 2),), ((1, 7),)):
        with pytest.raises(Illegal) as refused:
            Deal(TILES, rolls)
        assert refused.value.rule == "S2"
        said(refused.value)


def test_S2_a_random_deal_rolls_until_the_numbers_differ() -> None:
    deals = [Deal.shuffled(random.Random(seed)) for seed in range(300)]
    assert any(len(deal.rolls) > 1 for deal in deals)
    for deal in deals:
        assert all(white == black for white, black in deal.rolls[:-1])
        assert deal.rolls[-1][0] != deal.rolls[-1][1]


def test_S3_the_higher_number_chooses_a_line_or_the_first_play() -> None:
    for white, black, chooser in ((5, 2, Player.A), (2, 5, Player.B)):
        game = dealt("regular", white, black)
        assert (game.position.player, game.position.phase) == (chooser, Phase.CHOOSE)
        assert set(game.legal) == {Choice.WHITE, Choice.BLACK, Choice.FIRST}
        with pytest.raises(NotNow) as refused:
            game.play(Choice.FIRST, by=chooser.opponent)
        assert refused.value.code == "not-your-turn"


@pytest.mark.parametrize(("choice", "colour"), [("white", "white"), ("black", "black")])
def test_S4_the_player_who_chose_a_line_plays_second(choice: str, colour: str) -> None:
    game = play_through(dealt("regular", 5, 2), choice)
    owners = {line.colour.value: line.owner for line in game.position.lines}
    assert owners.pop(colour) is Player.A
    assert set(owners.values()) == {Player.B}
    assert (game.position.player, game.position.phase) == (Player.B, Phase.PLAY)


def test_S4_the_player_who_chose_to_play_first_leaves_the_line_to_the_opponent() -> None:
    game = play_through(dealt("regular", 5, 2), "first")
    assert (game.position.player, game.position.phase) == (Player.B, Phase.LINE)
    assert set(game.legal) == {Choice.WHITE, Choice.BLACK}
    with pytest.raises(Illegal) as refused:
        game.play(Choice.FIRST)
    assert (refused.value.code, refused.value.rule) == ("first-is-taken", "S4")
    game = game.play(Choice.WHITE)
    assert game.position.white.owner is Player.B
    assert game.position.black.owner is Player.A
    assert game.position.player is Player.A


def test_S5_a_line_keeps_its_number_whoever_rolled_it() -> None:
    game = play_through(dealt("regular", 5, 2), "black")
    assert (game.position.white.die, game.position.black.die) == (5, 2)
    assert game.position.black.owner is Player.A


def test_S6_hands_are_hidden_until_the_set_up_is_over_and_open_after() -> None:
    game = dealt("regular+chips", 5, 2)
    for text in ("first", "white", "keep-d", "keep-i"):
        for viewer, hidden in (
            (Player.A, [Player.B]),
            (Player.B, [Player.A]),
            (None, list(Player)),
        ):
            seen = view(game, viewer).position
            for player in Player:
                assert (seen.side(player).hand is None) == (player in hidden)
        game = play_through(game, text)
    for viewer in (Player.A, Player.B, None):
        assert view(game, viewer).position == game.position


def test_E1_each_keeps_one_chip_right_after_the_lines_are_settled() -> None:
    game = play_through(dealt("regular+chips", 5, 2), "white")
    assert game.position.phase is Phase.KEEP
    assert game.may_decide(Player.A)
    assert game.may_decide(Player.B)
    assert set(game.legal) == {Choice.KEEP_DOUBLER, Choice.KEEP_INVERTER}


@pytest.mark.parametrize("order", [(Player.A, Player.B), (Player.B, Player.A)])
def test_E1_both_keep_in_secret_in_either_order(order: tuple[Player, Player]) -> None:
    kept = {Player.A: Choice.KEEP_DOUBLER, Player.B: Choice.KEEP_INVERTER}
    game = play_through(dealt("regular+chips", 5, 2), "white")
    one, two = order
    game = game.play(kept[one], by=one)
    assert not game.may_decide(one)
    with pytest.raises(NotNow) as refused:
        game.play(kept[one], by=one)
    assert (refused.value.code, refused.value.rule) == ("already-kept", "E1")
    for viewer in (two, None):
        seen = view(game, viewer)
        assert seen.position.side(one).chips == tuple(Chip)
        assert seen.kept == {one}
        assert not any(step in seen.steps for step in game.steps[1:])
    assert view(game, one).position.side(one).chips != tuple(Chip)
    game = game.play(kept[two], by=two)
    assert game.position.a.chips == (Chip.DOUBLER,)
    assert game.position.b.chips == (Chip.INVERTER,)
    assert game == play_through(dealt("regular+chips", 5, 2), "white", "keep-d", "keep-i")


def test_E1_only_kept_chips_are_put_in_order_not_the_choice_of_a_line() -> None:
    game = play_through(dealt("regular+chips", 5, 2), "first", "white")
    game = game.play(Choice.KEEP_DOUBLER, by=Player.A)
    assert [step.player for step in game.steps] == [Player.A, Player.B, Player.A]


def test_a_decision_of_another_phase_is_refused() -> None:
    game = dealt("regular+chips", 5, 2)
    for decision, code in (("keep-d", "other-choice"), ("r01", "setup-first")):
        with pytest.raises(NotNow) as refused:
            play_through(game, decision)
        assert refused.value.code == code
        said(refused.value)
    for decision in ("white", "x01-02"):
        with pytest.raises(NotNow) as refused:
            play_through(play_through(game, "white"), decision)
        said(refused.value)
    begun = play_through(game, "white", "keep-d", "keep-d")
    with pytest.raises(NotNow) as refused:
        play_through(begun, "white")
    assert refused.value.code == "setup-is-over"


def test_N1_the_novice_game_has_open_hands_no_owners_and_the_higher_die_first() -> None:
    for white, black, first in ((5, 2, Player.A), (2, 5, Player.B)):
        game = dealt("novice", white, black)
        assert game.start.phase is Phase.DRAW
        assert game.start.player is first
        assert [line.owner for line in game.start.lines] == [None, None]
        for viewer in (Player.A, Player.B, None):
            assert view(game, viewer).position == game.position


def test_N4_in_the_novice_game_chips_are_kept_right_after_the_roll() -> None:
    game = dealt("novice+chips", 2, 5)
    assert (game.position.phase, game.position.player) == (Phase.KEEP, Player.A)
    game = game.play(Choice.KEEP_INVERTER, by=Player.B)
    seen = view(game, Player.A)
    assert seen.position.b.chips == tuple(Chip)
    assert seen.position.b.hand == game.position.b.hand
    game = game.play(Choice.KEEP_DOUBLER, by=Player.A)
    assert game.position.player is Player.B
    assert game.position.phase is Phase.PLAY


def test_a_set_up_that_does_not_say_enough_to_play_on_is_refused() -> None:
    text = "regular+chips B-keep w5A b2B A:11,12,13,14/RXS/d B:?/RXS/di out:-"
    where = read_position(text)
    assert legal(where) == (Choice.KEEP_DOUBLER, Choice.KEEP_INVERTER)
    with pytest.raises(Refusal) as refused:
        after_choice(where, Choice.KEEP_DOUBLER, Player.B)
    assert refused.value.code == "first-unknown"
    unknown = read_position("regular B-line w5- b2- A:11,12,13,14/RXS/- B:?/RXS/- out:-")
    with pytest.raises(Refusal) as refused:
        after_choice(unknown, Choice.WHITE, Player.B)
    assert refused.value.code == "hand-unknown"


KEEP = "regular+chips A-keep w5A b2B A:11,12,13,14/RXS/di B:21,22,23,24/RXS/di out:-"


@pytest.mark.parametrize("first", Player)
def test_S4_a_position_to_keep_tells_who_plays_first(first: Player) -> None:
    game = Game.of_position(read_position(KEEP.replace("A-keep", f"A-keep/{first.value}")))
    game = game.play(Choice.KEEP_DOUBLER).play(Choice.KEEP_INVERTER)
    assert (game.position.phase, game.position.player) == (Phase.DRAW, first)
    assert game.position.first is None


def test_S4_nobody_plays_on_from_a_position_that_does_not_tell_who_plays_first() -> None:
    game = Game.of_position(read_position(KEEP))
    assert game.legal == (Choice.KEEP_DOUBLER, Choice.KEEP_INVERTER)
    for player in Player:
        with pytest.raises(Refusal) as refused:
            game.play(Choice.KEEP_DOUBLER, by=player)
        assert (refused.value.code, refused.value.rule) == ("first-unknown", "S4")


def test_S4_a_game_tells_who_plays_first_to_everybody() -> None:
    """A chose a line and so plays second: that is no secret."""
    game = dealt("regular+chips", 5, 2).play(Choice.WHITE)
    for viewer in (*Player, None):
        assert view(game, viewer).position.first is Player.B


def test_N1_in_the_novice_game_the_dice_tell_who_plays_first() -> None:
    game = dealt("novice+chips", 2, 5)
    assert game.position.first is None
    again = Game.of_position(read_position(write_position(game.position)))
    again = again.play(Choice.KEEP_DOUBLER).play(Choice.KEEP_INVERTER)
    assert again.position.player is Player.B

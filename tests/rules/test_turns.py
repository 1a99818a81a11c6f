import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.asking import after, drawn, moves, play_through, position, said, why_not

from bossa import (
    TILES,
    Chip,
    Colour,
    Deal,
    Ending,
    Exchange,
    Game,
    Illegal,
    Line,
    Marker,
    NotNow,
    Outcome,
    Phase,
    Player,
    Redraw,
    Row,
    Side,
    Tile,
    check_position,
    draws,
    legal,
    read_move,
    read_position,
)
from bossa.rules.moves import layer_of


def game_of(rules: str = "regular") -> Game:
    return play_through(Game.of_deal(rules, Deal(TILES, ((5, 2),))), "white")


def test_U1_a_turn_begins_with_a_drawn_tile() -> None:
    where = position(act="A-draw")
    assert legal(where) == ()
    assert why_not(where, "w6:33+32") == ("draw-first", "U1")
    state = drawn(where, "60")
    assert state.position.phase is Phase.PLAY
    assert len(state.position.a.tiles) == 5
    with pytest.raises(NotNow):
        drawn(state.position, "50")


def test_U1_the_tiles_that_can_come_are_the_unseen_ones_all_equally_likely() -> None:
    where = position(act="A-draw")
    chances = draws(where)
    assert set(chances) == set(TILES) - set(where.seen)
    assert sum(chances.values()) == 1
    assert len(set(chances.values())) == 1


def test_U2_a_turn_is_one_row_or_one_action_and_nobody_may_pass() -> None:
    where = position(a="33/RXS/-")
    kinds = {text[0] for text in moves(where)}
    assert kinds <= {"w", "b", "x", "r"}
    state = after(where, "r33", "11")
    assert state.position.player is Player.B
    assert state.position.phase is Phase.DRAW


def test_U3_tiles_come_from_the_players_own_hand_each_once() -> None:
    where = position(a="30,33,11/RXS/-", b="60,20,31,41/RXS/-")
    assert why_not(where, "w6:60") == ("not-in-hand", "U3")
    assert why_not(where, "w6:30+30") == ("tile-twice", "U3")
    assert "w6:30+33" in moves(where)
    assert why_not(where, "r05") == ("not-in-hand", "U3")
    assert why_not(where, "x05-20") == ("not-in-hand", "U3")


def test_U4_the_players_take_turns() -> None:
    game = game_of()
    for expected in (Player.B, Player.A, Player.B, Player.A):
        assert game.position.player is expected
        with pytest.raises(NotNow) as refused:
            game.play(game.legal[0], by=expected.opponent)
        assert (refused.value.code, refused.value.rule) == ("not-your-turn", "U4")
        said(refused.value)
        game = game.play(game.legal[0])


def test_a_finished_game_takes_no_decision_no_draw_and_no_resignation() -> None:
    game = game_of().leave(Player.A)
    attempts: list[Callable[[], Game]] = [
        lambda: game.play(read_move("r01")),
        lambda: game.draw(TILES[0]),
        lambda: game.leave(Player.B),
    ]
    for again in attempts:
        with pytest.raises(NotNow) as refused:
            again()
        assert (refused.value.code, refused.value.rule) == ("game-over", "U2")
        said(refused.value)


def test_a_tile_that_is_seen_cannot_be_drawn() -> None:
    where = position(act="A-draw")
    for seen in ("11", "05"):
        with pytest.raises(Illegal) as refused:
            drawn(where, seen)
        assert (refused.value.code, refused.value.rule) == ("not-unseen", "V1")


def test_going_back_undoes_a_decision_with_its_draw_and_keeps_the_order_of_the_pile() -> None:
    source = random.Random(4)
    game = Game.new("regular+chips", source)
    games = [game]
    while not game.over:
        game = game.play(source.choice(game.legal))
        games.append(game)
    for earlier in reversed(games[:-1]):
        game = game.back()
        assert game.position.player is earlier.position.player
        assert game.position == earlier.position
        assert game.pile == earlier.pile
    with pytest.raises(NotNow):
        game.back()
    with pytest.raises(NotNow):
        game.at(99)
    assert games[-1].at(0) == games[0].at(0)


def test_a_game_that_does_not_know_its_pile_is_given_each_tile() -> None:
    known = game_of()
    given = Game(known.start, known.rolls)
    given = play_through(given, "white")
    assert given.position.phase is Phase.DRAW
    tile = next(iter(draws(given.position)))
    given = given.draw(tile)
    own = given.position.b.tiles[0]
    brought = next(iter(draws(given.position)))
    with pytest.raises(Illegal) as refused:
        given.play(Redraw(own))
    assert refused.value.code == "redraw-brings-nothing"
    given = given.play(Redraw(own), brought=brought)
    assert brought in given.position.b.tiles
    assert given.position.phase is Phase.DRAW


def test_a_game_that_knows_its_pile_refuses_another_tile() -> None:
    game = game_of()
    assert game.pile is not None
    own = game.position.b.tiles[0]
    with pytest.raises(Illegal) as refused:
        game.play(Redraw(own), brought=game.pile[1])
    assert refused.value.code == "not-the-next-tile"
    assert game.play(Redraw(own), brought=game.pile[0]) == game.play(Redraw(own))


def test_only_a_redraw_brings_a_tile() -> None:
    game = game_of()
    assert game.pile is not None
    swap = next(move for move in game.legal if isinstance(move, Exchange))
    with pytest.raises(Illegal) as refused:
        game.play(swap, brought=game.pile[0])
    assert refused.value.code == "only-redraw-brings"


def test_a_position_set_up_by_hand_without_a_move_is_lost() -> None:
    text = "regular A-play w6A:7=20+50^24+51 b5B:6=02+14^13+33 A:01,10/-/- B:30,31,32/-/- out:40,41"
    game = Game.of_position(read_position(text))
    assert game.over
    assert game.outcome == Outcome(Ending.D, Player.B)


def test_a_side_sorts_its_parts_and_a_line_with_a_gap_is_refused() -> None:
    side = Side((Tile(4, 0), Tile(1, 0)), (Marker.STACK, Marker.REDRAW), (Chip.INVERTER,))
    assert side == Side((Tile(1, 0), Tile(4, 0)), (Marker.REDRAW, Marker.STACK), (Chip.INVERTER,))
    where = position()
    row = Row(9, (layer_of([Tile(4, 0), Tile(5, 0)]),))
    gap = replace(where, white=Line(Colour.WHITE, 5, Player.A, above=(row,)))
    with pytest.raises(Illegal) as refused:
        check_position(gap)
    assert (refused.value.code, refused.value.rule) == ("gap", "L1")


def test_a_game_can_start_from_a_position_set_up_by_hand() -> None:
    where = position(act="A-draw")
    game = Game.of_position(where, random.Random(1))
    while not game.over:
        game = game.play(game.legal[0])
    assert game.start == where
    impossible = replace(where, out=(where.a.tiles[0],))
    with pytest.raises(Illegal):
        Game.of_position(impossible)

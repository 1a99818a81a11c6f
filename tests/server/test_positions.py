"""Positions without a stored game: their board view, refused choices, and moves played in them."""

import random
from typing import Any

import pytest
from tests.server.running import Client, Json, error_of

from bossa import RULE_SETS, Game, Record, write_position, write_record
from bossa.rules import Phase, Player, view

PLAY = "regular A-play w5A:6=23+40 b2B A:11,12,32,33/RXS/- B:05,20,31,41/RXS/- out:-"
DRAW = "regular A-draw w5A:6=23+40 b2B A:11,12,32/RXS/- B:05,20,31,41/RXS/- out:-"


@pytest.fixture
def ada(on_sqlite: str) -> Client:
    return Client(on_sqlite)


def post(client: Client, path: str, **body: Any) -> Json:
    """The JSON of a response that must succeed."""
    answer = client.post(path, **body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


@pytest.mark.parametrize("rules", [rules.name for rules in RULE_SETS])
def test_every_position_of_a_game_has_a_board_view_with_its_legal_moves(
    ada: Client, rules: str
) -> None:
    source = random.Random(3)
    game = Game.new(rules, source)
    while not game.over:
        if game.position.phase is not Phase.KEEP:
            seen = view(game, game.position.player)
            text = write_position(seen.position)
            board = post(ada, "/positions", position=text)
            assert board["position"]["text"] == text
            assert len(board["moves"]) == len(seen.legal)
            assert board["phase"] == game.position.phase.value
        game = game.play(source.choice(game.legal))


def test_a_wrong_record_is_refused_with_its_line_its_item_and_the_rule(ada: Client) -> None:
    record = """[Rules "novice"]
[Rolls "w3 b6"]
[Hands "A:02,03,24,31 B:20,21,50,51"]
[Result "*"]

1. +15 w4:20
"""
    answer = ada.post("/positions", record=record)
    assert error_of(answer) == "wrong-total"
    assert answer.json()["error"]["text"] == "Line 6, w4:20: The total is 2, not 4. (L3)"
    answer = ada.post("/positions", record=record.replace("w3 b6", "w3 b3"))
    assert answer.json()["error"]["text"].startswith("Line 2, Rolls: ")


def test_a_record_gives_a_board_view_after_each_of_its_steps(ada: Client) -> None:
    source = random.Random(8)
    game = Game.new("regular+chips", source)
    while not game.over:
        game = game.play(source.choice(game.legal))
    record = write_record(Record.of(game))
    for step in range(len(game.steps) + 1):
        then = game.at(step)
        board = post(ada, "/positions", record=record, step=step)
        # A chip that one player has kept is secret: the other player does not see that step.
        assert len(board["steps"]) == len(view(then, then.position.player).steps)
    assert len(board["steps"]) == len(game.steps)
    assert game.outcome
    assert board["outcome"]["ending"] == game.outcome.ending.value
    assert post(ada, "/positions", record=record) == board


def test_a_request_can_name_the_seat_whose_hand_it_wants_in_the_set_up(ada: Client) -> None:
    start = Game.new("regular", random.Random(1))
    record = write_record(Record.of(start.leave(Player.A)))
    for seat in "AB":
        hands = post(ada, "/positions", record=record, step=0, seat=seat)["position"]["hands"]
        assert [name for name, hand in hands.items() if hand] == [seat]


def test_refusals_of_choices_are_in_the_language_of_the_request(on_sqlite: str) -> None:
    choices = ["w7:11+12+32", "w7:11+12", "nonsense"]
    texts = []
    for language in ("en", "de"):
        client = Client(on_sqlite, language)
        answers = post(client, "/positions/check", position=PLAY, choices=choices)["answers"]
        assert [answer["choice"] for answer in answers] == choices
        codes = [[refusal["code"] for refusal in answer["refusals"]] for answer in answers]
        assert codes[1][0] == "size-beside-row"
        assert codes[2]
        texts.append(answers[1]["refusals"][0]["text"])
    assert texts[0] != texts[1]


def test_after_a_move_the_next_tile_is_drawn_as_named_or_by_chance_or_not_at_all(
    ada: Client,
) -> None:
    moves = post(ada, "/positions", position=PLAY)["moves"]
    lay = next(move["text"] for move in moves if move["kind"] == "lay")
    with_tile = post(ada, "/positions/play", position=PLAY, move=lay, tiles=["60"])
    assert [step["kind"] for step in with_tile["steps"]] == ["moved", "drawn"]
    assert "60" in with_tile["board"]["position"]["hands"]["B"]
    assert with_tile["board"]["moves"]
    assert with_tile["board"]["last"] == lay
    without_draw = post(ada, "/positions/play", position=PLAY, move=lay, draw=False)
    assert (without_draw["board"]["phase"], len(without_draw["steps"])) == ("draw", 1)
    by_chance = {
        post(ada, "/positions/play", position=PLAY, move=lay)["steps"][1]["tile"] for _ in range(20)
    }
    assert len(by_chance) > 1


def test_a_redraw_takes_the_first_named_tile_and_the_draw_the_second(ada: Client) -> None:
    played = post(ada, "/positions/play", position=PLAY, move="r11", tiles=["60", "01"])
    assert played["steps"][0]["brought"] == "60"
    assert played["steps"][1]["tile"] == "01"


def test_in_the_draw_phase_a_tile_is_drawn_without_a_move(ada: Client) -> None:
    drawn = post(ada, "/positions/play", position=DRAW, tiles=["33"])
    assert drawn["board"]["position"]["text"] == PLAY


def test_a_move_that_ends_the_game_gives_the_outcome(ada: Client) -> None:
    position = "regular A-play w3A:4=20+22 b2B A:50/RXS/- B:05,31,41/RXS/- out:-"
    moves = post(ada, "/positions", position=position)["moves"]
    wins = [move["text"] for move in moves if move.get("ends") == "wins"]
    assert wins
    over = post(ada, "/positions/play", position=position, move=wins[0])
    assert over["board"]["outcome"] == {"ending": "A", "winner": "A"}
    assert [step["kind"] for step in over["steps"]] == ["moved"]


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/positions", {}, "bad-request"),
        ("/positions", {"position": PLAY, "record": "x"}, "bad-request"),
        ("/positions", {"position": "nonsense"}, "bad-fields"),
        ("/positions", {"position": PLAY.replace("40", "23")}, "tile-stands-twice"),
        ("/positions", {"position": PLAY + "x" * 5000}, "bad-request"),
        ("/positions", {"position": "\u0000" * 9}, "bad-request"),
        ("/positions", {"position": PLAY, "seat": "C"}, "bad-request"),
        ("/positions", {"record": "x" * 49_000}, None),
        ("/positions", {"record": "[Rules \"regular\"]\n" * 900}, None),
        ("/positions/check", {"position": PLAY, "choices": ["x"] * 41}, "bad-request"),
        ("/positions/play", {"position": PLAY, "move": "w7:11+12"}, "size-beside-row"),
        ("/positions/play", {"position": PLAY, "move": "r11", "tiles": ["05"]}, "not-unseen"),
        ("/positions/play", {"position": DRAW, "tiles": ["33", "60"]}, "bad-request"),
        ("/positions/play", {"position": DRAW, "move": "w7:11"}, None),
        ("/positions/play", {"position": PLAY, "move": "w7:11", "tiles": ["99"]}, "bad-request"),
    ],
)  # fmt: skip
def test_bad_input_is_refused(ada: Client, path: str, body: Json, code: str | None) -> None:
    answer = ada.post(path, **body)
    assert answer.status_code in (409, 422), answer.text
    if code:
        assert error_of(answer) == code


def test_deeply_nested_and_undecodable_bodies_are_refused(ada: Client) -> None:
    for content in (b"[" * 60_000, b'{"position":' * 5_000, b"\xff\xfe", b'"\\ud800"'):
        headers = {"Content-Type": "application/json"}
        answer = ada.http.post("/positions", content=content, headers=headers)
        assert (answer.status_code, error_of(answer)) == (422, "bad-request")
    assert post(ada, "/positions", position=PLAY)

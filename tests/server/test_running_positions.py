"""Nobody gets help in a running game between people: not for its position, nor one step from it."""

import random
from pathlib import Path

import pytest
from tests.server.running import Client, error_of

from bossa.notation import read_position, write_position
from bossa.rules import Game, Position, legal
from bossa.server.games.running_positions import swapped

LATE = (
    "regular+chips B-play w4A:2=23,3=11+20,5=50,6=05i+10^21+40 "
    "b6B:3=32+41,4=04,5=42d+51,7=02+15 A:01/R/- B:06,13,30,33/XS/- out:22"
)


@pytest.fixture
def cy(address: str) -> Client:
    return Client(address)


def running_game(ada: Client, bo: Client, moves: int = 3) -> str:
    """A game by link whose hands are up."""
    source = random.Random(4)
    game = ada.create(rules="novice", opponent="link", seat="A")
    bo.join(game)
    while moves:
        for client in (ada, bo):
            snapshot = client.look(game["id"])
            if snapshot["moves"] and moves:
                client.decide(snapshot, source.choice(snapshot["moves"])["text"])
                moves -= 1
    return str(game["id"])


def position_of(client: Client, game: str) -> str:
    return str(client.look(game)["position"]["text"])


def refused(client: Client, position: str) -> bool:
    """Whether it is refused because two people play it."""
    answer = client.post("/positions/values", position=position)
    return answer.status_code == 409 and error_of(answer) == "running-game"


@pytest.mark.slow
def test_the_position_of_a_running_game_has_no_value(ada: Client, bo: Client, cy: Client) -> None:
    game = running_game(ada, bo)
    text = position_of(ada, game)
    here = read_position(text)
    for same in swapped(here):
        assert refused(cy, write_position(same))
    # One draw before it, and one move after it.
    tile = ada.look(game)["steps"][-1]["tile"]
    side = here.side(here.player)
    tiles = tuple(one for one in side.tiles if str(one) != tile)
    before = here.with_side(here.player, type(side)(tiles, side.markers, side.chips))
    assert refused(cy, write_position(before).replace("-play", "-draw", 1))
    played = cy.post(
        "/positions/play", position=text, move=str(_text_of_move(cy, text)), draw=False
    ).json()
    assert refused(cy, played["board"]["position"]["text"])
    record = ada.http.get(f"/games/{game}/record").text
    answer = cy.post("/reviews", record=record)
    assert error_of(answer) == "running-game"
    assert error_of(cy.post("/reviews", game=game)) == "still-going"
    # Another position is valued, and so is this one when the game is over.
    assert cy.post("/positions/values", position=LATE).json()["sure"] == "exact"
    ada.act(game, "resign")
    assert not refused(cy, text)


def _text_of_move(client: Client, position: str) -> str:
    return str(client.post("/positions", position=position).json()["moves"][0]["text"])


@pytest.mark.slow
def test_positions_of_the_set_up_are_never_compared(ada: Client, bo: Client, cy: Client) -> None:
    """A refusal would confirm a guess about a hidden hand."""
    game = ada.create(rules="regular", opponent="link", seat="A")
    bo.join(game)
    real = ada.look(game["id"])["position"]["text"]
    answers = [
        error_of(cy.post("/positions/values", position=position))
        for position in (real, "regular A-choose w2- b1- A:06,20,23,41/RXS/- B:?/RXS/- out:-")
    ]
    assert answers == ["no-values-of-set-up", "no-values-of-set-up"]


@pytest.mark.slow
def test_a_wrong_record_is_refused_with_its_line_and_rule(ada: Client) -> None:
    text = (Path(__file__).parents[1] / "golden/regular-B.bossa").read_text("utf-8")
    answer = ada.post("/reviews", record=text.replace("b1:21", "b1:22"))
    refusal = answer.json()["error"]
    assert answer.status_code == 422
    assert refusal["rule"]
    assert "13" in refusal["text"]
    for hostile in ("{", "[Rules", "x" * 49_000, text.replace("regular", "regulär")):
        assert ada.post("/reviews", record=hostile).status_code == 422
    assert ada.post("/reviews", record="x" * 60_000).status_code in (413, 422)
    assert ada.post("/reviews").status_code == 422
    assert error_of(ada.http.get(f"/reviews/{'0' * 64}")) == "no-such-review"
    assert error_of(ada.http.get("/reviews/nothing")) == "no-such-review"


def random_positions(seed: int) -> list[Position]:
    source = random.Random(seed)
    game = Game.new("regular+chips", source)
    found = []
    while not game.over:
        if not game.position.phase.is_setup:
            found.append(game.position)
        game = game.play(source.choice(game.legal))
    return found


def test_swapped_seats_and_colours_change_no_rule() -> None:
    for position in random_positions(3):
        same = list(swapped(position))
        assert same[0] == position
        assert len({len(legal(one)) for one in same}) == 1
        assert all(set(swapped(one)) == set(same) for one in same)
        assert all(read_position(write_position(one)) == one for one in same)

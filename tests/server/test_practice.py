"""Practice games: a prepared one, and those that go on from a moment of another game."""

from pathlib import Path

import pytest
from tests.cli.running import bossa
from tests.server.running import Client, Json, error_of, serving
from tests.server.test_running_positions import running_game
from tests.waiting import until

from bossa.lessons import PRACTICE
from bossa.lessons.reading import read_data
from bossa.notation import read_record


def test_it_is_handed_over_in_the_middle(ada: Client) -> None:
    game = ada.create(practice=True, level=None)
    assert game["practice"] is True
    assert game["position"]["text"] == read_data("practice")["position"]
    assert (game["you"], game["level"], game["opponent"]) == ("A", "seedling", "computer")
    assert game["position"]["pile"] == 9
    assert game["moves"]
    played = [step["move"] for step in game["steps"] if step["kind"] == "moved"]
    assert played == read_data("practice")["moves"]
    # The draw with which the player's own part begins is nobody's choice, but it is prepared too.
    assert game["prepared"] == len(game["steps"])


def test_its_turns_are_ordinary_events_and_it_goes_on(ada: Client) -> None:
    game = ada.create(practice=True, level=None)
    assert game["number"] == 1 + 1 + 2 * len(read_data("practice")["moves"]) + 1
    after = ada.decide(game, "b6:13+23").json()
    answered = until(lambda: found if (found := ada.look(game["id"]))["moves"] else None)
    assert len(answered["steps"]) > len(after["steps"])


def test_it_promises_no_fair_deal(ada: Client, tmp_path: Path) -> None:
    game = ada.create(practice=True, level=None)
    assert game["hash"] is None
    ended = ada.act(game["id"], "resign").json()
    assert ended["reveal"]
    record = ada.http.get(f"/games/{game['id']}/record").text
    steps = 1 + 2 * len(read_data("practice")["moves"]) + 1
    assert f'[Practice "{steps}"]' in record
    assert "[Hash" not in record
    assert "[Deal" not in record
    path = tmp_path / "practice.bossa"
    path.write_text(record, "utf-8")
    checked = bossa("verify", str(path))
    assert checked.returncode == 2
    assert "practice game" in checked.stderr


def test_another_time_other_tiles_come(ada: Client, bo: Client) -> None:
    """Nobody learns the pile by heart."""
    orders = []
    for client in (ada, ada, ada, bo):
        game = client.create(practice=True, level=None)
        ended = client.act(game["id"], "resign").json()
        orders.append((*ended["reveal"]["pile"], ended["reveal"]["removed"]))
    prepared = tuple(map(str, PRACTICE.deal.tiles[-len(orders[0]) :]))
    assert orders[0] == orders[3] == prepared
    assert not orders[1] == orders[2] == prepared
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(prepared))}


def test_the_rematch_is_a_whole_game_with_a_sealed_deal(ada: Client) -> None:
    game = ada.create(practice=True, level=None)
    ada.act(game["id"], "resign")
    rematch = ada.act(game["id"], "rematch").json()["rematch"]["game"]
    again = ada.look(rematch)
    assert again["practice"] is False
    assert again["hash"]
    assert again["steps"] == []


def test_lists_say_that_a_game_is_practice(ada: Client) -> None:
    practice = ada.create(practice=True, level=None)["id"]
    other = ada.create()["id"]
    assert {game["id"]: game["practice"] for game in ada.games()} == {practice: True, other: False}


def test_other_games_are_no_practice(ada: Client) -> None:
    game = ada.create()
    assert (game["practice"], game["prepared"]) == (False, 0)
    assert error_of(ada.post("/games", practice="yes")) == "bad-request"


def test_what_was_prepared_cannot_be_taken_back(ada: Client) -> None:
    game = ada.create(practice=True, level=None)
    assert game["can_take_back"] is False
    assert error_of(ada.act(game["id"], "takeback")) == "nothing-to-take-back"


# Playing on from a moment


def record_of(name: str) -> str:
    """A finished game, whose record knows the whole pile."""
    return (Path(__file__).parents[1] / f"golden/{name}.bossa").read_text("utf-8")


RECORD = record_of("regular-B")


def play_on(client: Client, record: str, step: int, then: tuple[str, ...] = ()) -> Json:
    moment = {"record": record, "step": step, "then": list(then)}
    return client.create(moment=moment, level="seedling")


@pytest.mark.parametrize("name", ["regular-B", "regular+chips-A", "novice+chips-A"])
def test_a_game_goes_on_from_any_moment(ada: Client, name: str) -> None:
    record = record_of(name)
    whole = read_record(record).game
    # Some of the set-up, some before a draw and some after one.
    for step in (0, 1, 2, 7, 10, len(whole.steps) - 1):
        game, there = play_on(ada, record, step), whole.at(step)
        assert (game["practice"], game["hash"], game["opponent"]) == (True, None, "computer")
        assert (game["rules"], game["level"]) == (whole.rules.name, "seedling")
        # The side that is to act is the player's, also where its draw comes first.
        assert game["you"] == there.position.player.value
        if game["status"] != "over":
            game = ada.act(game["id"], "resign").json()
        again = read_record(ada.http.get(f"/games/{game['id']}/record").text).game
        assert again.steps[:step] == there.steps
        assert again.rolls == whole.rolls
        assert game["reveal"]


def test_the_tiles_to_come_are_shuffled(ada: Client) -> None:
    orders = set()
    for _ in range(3):
        ended = ada.act(play_on(ada, RECORD, 6)["id"], "resign").json()
        orders.add((*ended["reveal"]["pile"], ended["reveal"]["removed"]))
    assert len(orders) == 3
    assert len({tuple(sorted(order)) for order in orders}) == 1


def test_it_goes_on_from_a_branch_and_the_computer_answers(ada: Client) -> None:
    game = play_on(ada, RECORD, 4, ("r05 +22", "+23"))
    moved, came = game["steps"][-2:]
    assert (moved["move"], moved["brought"]) == ("r05", "22")
    assert (came["tile"], came["player"]) == ("23", game["you"])
    assert game["can_take_back"] is False
    ada.decide(game, game["moves"][0]["text"])
    after = until(lambda: found if len((found := ada.look(game["id"]))["steps"]) > 8 else None)
    assert [step["player"] for step in after["steps"][6:9]] == [game["you"], "A", "A"]


def test_what_cannot_go_on_is_refused(ada: Client) -> None:
    last = len(read_record(RECORD).game.steps)

    def refused(record: str, step: int, *then: str, level: str | None = "cup") -> str:
        moment = {"record": record, "step": step, "then": then}
        return error_of(ada.post("/games", moment=moment, level=level))

    assert refused("no record", 0) == "bad-tag"
    assert refused(RECORD, last + 1) == "no-such-step"
    assert refused(RECORD, last) == "game-over"
    assert refused(RECORD, 4, "w9:66") == "no-such-tile"
    assert refused(RECORD, 4, "r05") == "redraw-brings-nothing"
    assert refused(RECORD, 4, "+22") == "no-draw-now"
    assert refused(RECORD, 3, "+21") == "not-unseen"
    assert refused(RECORD, 4, level="giant") == "no-such-level"
    assert refused(RECORD, 4, level=None) == "no-such-level"
    assert error_of(ada.post("/games", moment={"record": RECORD, "step": -1})) == "bad-request"


def test_a_running_game_between_people_is_not_played_on(
    ada: Client, bo: Client, address: str
) -> None:
    """The computer's moves would help one of them."""
    game = running_game(ada, bo)
    record = ada.http.get(f"/games/{game}/record").text
    last = len(read_record(record).game.steps)
    asked = {"moment": {"record": record, "step": last}, "level": "master"}
    for client in (ada, Client(address)):
        assert error_of(client.post("/games", **asked)) == "running-game"
    # A branch that leads there is refused as well.
    tile = ada.look(game)["steps"][-1]["tile"]
    drawn = {"record": record, "step": last - 1, "then": [f"+{tile}"]}
    assert error_of(ada.post("/games", moment=drawn, level="master")) == "running-game"
    ada.act(game, "resign")
    assert ada.post("/games", **asked).status_code == 201


def test_the_limits_of_new_games_hold(tmp_path: Path) -> None:
    with serving(tmp_path, games_of_player=2) as address:
        ada = Client(address)
        play_on(ada, RECORD, 5)
        play_on(ada, RECORD, 5)
        moment = {"record": RECORD, "step": 5}
        assert error_of(ada.post("/games", moment=moment, level="cup")) == "too-many-of-yours"

"""The practice game: a prepared deal whose first turns have been played."""

from pathlib import Path

from tests.cli.running import bossa
from tests.server.running import Client, error_of
from tests.waiting import until

from bossa.lessons import PRACTICE
from bossa.lessons.reading import read_data


def test_it_is_handed_over_in_the_middle(ada: Client) -> None:
    game = ada.create(practice=True, level=None)
    assert game["practice"] is True
    assert game["position"]["text"] == read_data("practice")["position"]
    assert (game["you"], game["level"], game["opponent"]) == ("A", "seedling", "computer")
    assert game["position"]["pile"] == 9
    assert game["moves"]
    played = [step["move"] for step in game["steps"] if step["kind"] == "moved"]
    assert played == read_data("practice")["moves"]


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
    assert '[Practice "yes"]' in record
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
    assert ada.create()["practice"] is False
    assert error_of(ada.post("/games", practice="yes")) == "bad-request"

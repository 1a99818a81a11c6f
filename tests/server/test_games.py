"""Whole games through the API, on both databases."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.running import Client, Json, error_of, events_of, play_to_the_end

from bossa.notation import read_record

pytestmark = pytest.mark.slow


def next_snapshot(client: Client, game: str, number: int) -> Json:
    """Wait on the stream for the first snapshot after an event."""
    events = events_of(client, game, number, lambda event: event["snapshot"] is not None)
    return dict(events[-1][1]["snapshot"])


def wait_for_turn(client: Client, snapshot: Json) -> Json:
    """Wait until the client may decide or the game is over."""
    while not snapshot["moves"] and snapshot["status"] != "over":
        snapshot = next_snapshot(client, snapshot["id"], snapshot["number"])
    return snapshot


@pytest.mark.parametrize("rules", ["regular", "regular+chips", "novice", "novice+chips"])
def test_a_game_against_the_computer_is_played_to_its_end(ada: Client, rules: str) -> None:
    snapshot = ada.create(rules=rules)
    source = random.Random(4)
    while snapshot["status"] != "over":
        snapshot = wait_for_turn(ada, snapshot)
        if snapshot["moves"]:
            answer = ada.decide(snapshot, source.choice(snapshot["moves"])["text"])
            assert answer.status_code == 200, answer.text
            snapshot = answer.json()
    record = ada.http.get(f"/games/{snapshot['id']}/record").text
    read = read_record(record)
    assert read.game.over
    assert dict(read.tags)["Hash"] == snapshot["hash"]
    assert snapshot["reveal"]["removed"] == str(read.game.removed)


def test_two_players_play_a_game_by_link_and_a_spectator_sees_it(
    ada: Client, bo: Client, address: str
) -> None:
    mine = ada.create(opponent="link", seat="A")
    assert mine["status"] == "waiting"
    assert mine["position"]["hands"] == {"A": None, "B": None}
    theirs = bo.join(mine)
    assert (theirs["you"], theirs["status"]) == ("B", "setup")
    assert theirs["position"]["hands"]["A"] is None
    over = play_to_the_end([ada, bo], theirs["id"], 3)
    spectator = Client(address)
    seen = spectator.look(over["id"])
    assert seen["you"] is None
    assert seen["outcome"] == over["outcome"]
    assert seen["moves"] == []
    assert error_of(spectator.act(over["id"], "resign")) == "not-your-seat"
    events = events_of(spectator, over["id"], 0, lambda event: event["number"] == seen["number"])
    assert [number for number, _ in events] == list(range(1, seen["number"] + 1))


def test_a_game_on_one_device_shows_only_the_hand_of_the_player_who_decides(ada: Client) -> None:
    snapshot = ada.create(rules="regular+chips", opponent="device")
    seen = set()
    source = random.Random(8)
    while snapshot["status"] != "over":
        eyes = snapshot["eyes"]
        if snapshot["status"] == "setup":
            seen.add((snapshot["phase"], eyes))
            other = "B" if eyes == "A" else "A"
            assert snapshot["position"]["hands"][eyes] is not None
            assert snapshot["position"]["hands"][other] is None
        snapshot = ada.decide(snapshot, source.choice(snapshot["moves"])["text"]).json()
    assert {("keep", "A"), ("keep", "B")} <= seen


def test_both_players_can_keep_a_chip_at_the_same_time(ada: Client, bo: Client) -> None:
    for turn in range(6):
        mine = ada.create(rules="novice+chips", opponent="link", seat="A")
        theirs = bo.join(mine)
        mine = ada.look(mine["id"])
        order = [(ada, mine, "keep-d"), (bo, theirs, "keep-i")]
        if turn % 2:
            order.reverse()
        with ThreadPoolExecutor(2) as threads:
            racing = [
                threads.submit(one.decide, snapshot, choice) for one, snapshot, choice in order
            ]
            assert [future.result().status_code for future in racing] == [200, 200]
        snapshot = ada.look(mine["id"])
        assert snapshot["status"] == "playing"
        assert snapshot["position"]["chips"] == {"A": ["d"], "B": ["i"]}


def test_a_kept_chip_is_secret_until_both_players_have_kept_one(ada: Client, bo: Client) -> None:
    mine = ada.create(rules="novice+chips", opponent="link", seat="A")
    bo.join(mine)
    snapshot = ada.decide(ada.look(mine["id"]), "keep-d").json()
    assert snapshot["position"]["chips"]["A"] == ["d"]
    seen = bo.look(mine["id"])
    assert seen["position"]["chips"]["A"] == ["d", "i"]
    events = events_of(bo, mine["id"], 0, lambda event: event["number"] == seen["number"])
    assert events[-1][1]["kind"] == "chosen"
    assert events[-1][1]["choice"] is None
    bo.decide(seen, "keep-d")
    assert bo.look(mine["id"])["position"]["chips"] == {"A": ["d"], "B": ["d"]}


def test_a_record_of_a_finished_game_gives_every_earlier_position(ada: Client) -> None:
    snapshot = ada.create(rules="novice", opponent="device")
    over = play_to_the_end([ada], snapshot["id"], 5)
    record = ada.http.get(f"/games/{over['id']}/record").text
    for step in range(len(over["steps"]) + 1):
        then = ada.post("/positions", record=record, step=step).json()
        assert then["steps"] == over["steps"][:step]
    assert then["outcome"] == over["outcome"]
    assert then["position"] == over["position"]
    assert error_of(ada.post("/positions", record=record, step=150)) == "no-such-step"


def test_a_finished_game_gives_all_its_steps_at_once_and_a_running_one_none(ada: Client) -> None:
    snapshot = ada.create(rules="regular", opponent="device")
    refused = ada.http.get(f"/games/{snapshot['id']}/steps")
    assert (refused.status_code, error_of(refused)) == (409, "still-going")
    over = play_to_the_end([ada], snapshot["id"], 5)
    views = ada.http.get(f"/games/{over['id']}/steps").json()["views"]
    record = ada.http.get(f"/games/{over['id']}/record").text
    assert len(views) == len(over["steps"]) + 1
    for step, found in enumerate(views):
        then = ada.post("/positions", record=record, step=step).json()
        # Nothing is to be decided any more.
        assert found == then | {"moves": [], "threat": None}

"""What players do in a game: decide, take back, resign, call off, offer a rematch."""

from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import pytest
from tests.server.running import Client, error_of

pytestmark = pytest.mark.slow


def test_a_repeated_request_id_acts_once_and_is_refused_for_another_payload(ada: Client) -> None:
    snapshot = ada.create(opponent="device")
    body = {"decision": 1, "choice": snapshot["moves"][0]["text"], "request": str(uuid4())}
    first = ada.post(f"/games/{snapshot['id']}/decisions", **body)
    second = ada.post(f"/games/{snapshot['id']}/decisions", **body)
    assert first.status_code == second.status_code == 200
    assert first.json()["number"] == second.json()["number"]
    # The id of an earlier decision cannot be used for a different one.
    other = {**body, "choice": snapshot["moves"][1]["text"]}
    answer = ada.post(f"/games/{snapshot['id']}/decisions", **other)
    assert (answer.status_code, error_of(answer)) == (409, "request-id-used")
    # An id counts per action: a resignation may have the id of a decision.
    resigned = ada.post(f"/games/{snapshot['id']}/resign", request=body["request"])
    assert resigned.json()["outcome"]["ending"] == "resign"


def test_if_two_tabs_decide_at_the_same_time_one_is_refused(ada: Client, address: str) -> None:
    tabs = [ada, Client(address)]
    snapshot = ada.create(opponent="device", rules="novice")
    tabs[1].http.cookies = ada.http.cookies
    with ThreadPoolExecutor(2) as threads:
        for _ in range(8):
            if snapshot["status"] == "over":
                break
            choices = [snapshot["moves"][0]["text"], snapshot["moves"][-1]["text"]]
            racing = [
                threads.submit(tab.decide, snapshot, choice)
                for tab, choice in zip(tabs, choices, strict=True)
            ]
            answers = [future.result() for future in racing]
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            refused = next(answer for answer in answers if answer.status_code == 409)
            assert error_of(refused) in ("stale-decision", "game-over")
            snapshot = ada.look(snapshot["id"])


def test_a_player_takes_back_alone_on_one_device_and_by_agreement_in_a_game_by_link(
    ada: Client, bo: Client
) -> None:
    snapshot = ada.create(rules="novice", opponent="device")
    assert not snapshot["can_take_back"]
    assert error_of(ada.act(snapshot["id"], "takeback")) == "nothing-to-take-back"
    after = ada.decide(snapshot, snapshot["moves"][-1]["text"]).json()
    drawn = [step["tile"] for step in after["steps"] if step["kind"] == "drawn"]
    back = ada.act(snapshot["id"], "takeback").json()
    assert back["position"]["text"] == snapshot["position"]["text"]
    again = ada.decide(back, snapshot["moves"][-1]["text"]).json()
    # The pile keeps its order: the same tile is drawn again.
    assert [step["tile"] for step in again["steps"] if step["kind"] == "drawn"] == drawn
    assert '[Takebacks "1"]' in ada.http.get(f"/games/{snapshot['id']}/record").text

    mine = ada.create(rules="novice", opponent="link")
    theirs = bo.join(mine)
    first, second = (ada, bo) if ada.look(mine["id"])["moves"] else (bo, ada)
    snapshot = first.look(mine["id"])
    first.decide(snapshot, snapshot["moves"][0]["text"])
    asked = first.act(mine["id"], "takeback").json()
    assert asked["takeback"] == {"by": snapshot["you"]}
    assert error_of(first.act(mine["id"], "takeback/answer", accept=True)) == "nothing-asked"
    refused = second.act(mine["id"], "takeback/answer", accept=False).json()
    assert refused["takeback"] is None
    # After a refusal the player can ask again only after the next move.
    assert not first.look(mine["id"])["can_take_back"]
    assert error_of(first.act(mine["id"], "takeback")) == "takeback-declined"
    snapshot = second.look(mine["id"])
    second.decide(snapshot, snapshot["moves"][0]["text"])
    assert first.look(mine["id"])["can_take_back"]
    second.act(mine["id"], "takeback")
    assert error_of(first.act(mine["id"], "takeback")) == "takeback-asked"
    back = first.act(mine["id"], "takeback/answer", accept=True).json()
    assert back["position"]["text"] == snapshot["position"]["text"]
    assert theirs["status"] == "playing"


def test_takebacks_are_limited(ada: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bossa.server.games.replay.MOST_TAKEBACKS", 2)
    snapshot = ada.create(rules="novice", opponent="device")
    for _ in range(2):
        ada.decide(snapshot, snapshot["moves"][0]["text"])
        snapshot = ada.act(snapshot["id"], "takeback").json()
    after = ada.decide(snapshot, snapshot["moves"][0]["text"]).json()
    assert not after["can_take_back"]
    assert error_of(ada.act(snapshot["id"], "takeback")) == "enough-takebacks"


def test_after_a_takeback_an_old_decision_number_is_refused(ada: Client) -> None:
    snapshot = ada.create(rules="novice", opponent="device")
    ada.decide(snapshot, snapshot["moves"][0]["text"])
    ada.act(snapshot["id"], "takeback")
    assert error_of(ada.decide(snapshot, snapshot["moves"][0]["text"])) == "stale-decision"


def test_players_call_off_a_game_accept_a_rematch_and_resign(ada: Client, bo: Client) -> None:
    mine = ada.create(opponent="link", seat="A")
    bo.join(mine)
    off = bo.act(mine["id"], "call-off").json()
    assert off["status"] == "called-off"
    assert error_of(ada.act(mine["id"], "resign")) == "called-off"
    offered = ada.act(mine["id"], "rematch").json()
    assert offered["rematch"] == {"by": "A", "game": None}
    accepted = bo.act(mine["id"], "rematch").json()
    again = accepted["rematch"]["game"]
    assert (ada.look(again)["you"], bo.look(again)["you"]) == ("B", "A")
    over = ada.act(again, "resign").json()
    assert over["outcome"] == {"ending": "resign", "winner": "A"}
    assert error_of(ada.act(again, "call-off")) == "game-over"
    assert error_of(bo.act(again, "claim")) == "game-over"
    listed = ada.games()
    assert [game["id"] for game in listed] == [again, mine["id"]]

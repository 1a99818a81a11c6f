"""Greetings between the players of a game by link."""

import pytest
from tests.server.own_database import OwnDatabase
from tests.server.running import Client, Json, error_of, events_of, in_thread, settings_for

from bossa.server.games import greetings

pytestmark = pytest.mark.slow


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greetings may follow each other at once."""
    monkeypatch.setattr(greetings, "PACE", 0.0)


def by_link(ada: Client, bo: Client, **new_game: object) -> Json:
    snapshot = ada.create(rules="novice", opponent="link", seat="A", **new_game)
    return bo.join(snapshot)


def test_a_greeting_is_an_event_that_both_and_spectators_see(
    ada: Client, bo: Client, address: str
) -> None:
    game = by_link(ada, bo)
    assert game["greeting"] is None
    sent = ada.act(game["id"], "greetings", greeting="good-luck").json()
    number = game["number"] + 1
    last = {"by": "A", "greeting": "good-luck", "number": number}
    assert (sent["greeting"], sent["number"]) == (last, number)
    for client in (bo, Client(address)):
        assert client.look(game["id"])["greeting"] == last
        events = events_of(client, game["id"], game["number"], lambda _event: True)
        assert [(event["kind"], event["by"], event["greeting"]) for _, event in events] == [
            ("greeted", "A", "good-luck")
        ]
        assert events[0][1]["snapshot"]["greeting"] == last
    answered = bo.act(game["id"], "greetings", greeting="thanks").json()
    assert answered["greeting"] == {"by": "B", "greeting": "thanks", "number": number + 1}


def test_a_greeting_changes_nothing_in_the_game(ada: Client, bo: Client) -> None:
    game = by_link(ada, bo, clock={"seconds": 600.0, "increment": 5.0})
    player, other = (ada, bo) if ada.look(game["id"])["moves"] else (bo, ada)
    before = player.look(game["id"])
    moved = player.decide(before, before["moves"][0]["text"]).json()
    asked = player.act(game["id"], "takeback").json()
    assert asked["takeback"]
    listed = player.http.get("/games").json()["games"]
    greeted = other.act(game["id"], "greetings", greeting="nice-move").json()
    after = player.look(game["id"])
    same = ("position", "steps", "decisions", "takeback", "status", "last", "can_take_back")
    assert {name: after[name] for name in same} == {name: asked[name] for name in same}
    assert after["clock"]["running"] == moved["clock"]["running"]
    assert player.http.get("/games").json()["games"] == listed
    # The decision that was open is still open, under its number.
    theirs = other.look(game["id"])
    assert theirs["number"] == greeted["number"]
    assert other.act(game["id"], "takeback/answer", accept=False).status_code == 200
    assert other.decide(theirs, theirs["moves"][0]["text"]).status_code == 200
    record = ada.http.get(f"/games/{game['id']}/record").text
    assert "nice" not in record


def test_a_greeting_is_sent_once_for_each_request(ada: Client, bo: Client) -> None:
    game = by_link(ada, bo)
    body = {"request": "once", "greeting": "hello"}
    first, second = (ada.post(f"/games/{game['id']}/greetings", **body) for _ in range(2))
    assert first.json()["number"] == second.json()["number"]
    other = ada.post(f"/games/{game['id']}/greetings", request="once", greeting="thanks")
    assert error_of(other) == "request-id-used"


def test_greetings_have_a_pace_of_their_own_for_each_player(ada: Client, bo: Client) -> None:
    game = by_link(ada, bo)
    assert ada.act(game["id"], "greetings", greeting="hello").status_code == 200
    refused = ada.act(game["id"], "greetings", greeting="hello")
    assert (refused.status_code, error_of(refused)) == (429, "greeting-too-soon")
    seconds = refused.json()["error"]["values"]["seconds"]
    assert 1 <= seconds <= 5
    assert refused.headers["retry-after"] == str(seconds)
    assert bo.act(game["id"], "greetings", greeting="hello").status_code == 200


def test_the_pace_is_kept_by_a_server_that_was_started_again(
    database: OwnDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(greetings, "PACE", 3_600.0)
    with in_thread(settings_for(database.url)) as address:
        ada = Client(address)
        game = by_link(ada, Client(address))["id"]
        ada.act(game, "greetings", greeting="hello")
    for status in (429, 200):
        with in_thread(settings_for(database.url)) as address:
            ada.http.base_url = f"{address}/api/v1/"
            assert ada.look(game)["greeting"]["greeting"] == "hello"
            assert ada.act(game, "greetings", greeting="hello").status_code == status
        database.age(3_700, "events.at")


@pytest.mark.usefixtures("at_once")
def test_so_many_greetings_are_enough_for_a_game(ada: Client, bo: Client) -> None:
    game = by_link(ada, bo)["id"]
    for _ in range(greetings.MOST):
        assert ada.act(game, "greetings", greeting="hello").status_code == 200
    refused = ada.act(game, "greetings", greeting="hello")
    assert (refused.status_code, error_of(refused)) == (409, "enough-greetings")
    assert bo.act(game, "greetings", greeting="hello").status_code == 200
    kept = ada.http.get("/me/data").json()["games"]
    assert [len(each["greetings"]) for each in kept] == [greetings.MOST]


def test_only_players_of_games_by_link_greet(ada: Client, bo: Client, address: str) -> None:
    game = by_link(ada, bo)["id"]
    stranger = Client(address)
    stranger.post("/me")
    assert error_of(stranger.act(game, "greetings", greeting="hello")) == "not-your-seat"
    assert error_of(ada.act(game, "greetings", greeting="buy now")) == "bad-request"
    for opponent in ("device", "computer"):
        other = ada.create(rules="novice", opponent=opponent)["id"]
        refused = ada.act(other, "greetings", greeting="hello")
        assert error_of(refused) == "no-greetings-here"
    waiting = ada.create(opponent="link")["id"]
    assert error_of(ada.act(waiting, "greetings", greeting="hello")) == "nobody-there-yet"
    assert ada.look(waiting)["greeting"] is None


def test_players_say_goodbye_for_a_day_after_the_end(database: OwnDatabase) -> None:
    with in_thread(settings_for(database.url)) as address:
        ada, bo = Client(address), Client(address)
        game = by_link(ada, bo)["id"]
        over = ada.act(game, "resign").json()
        said = bo.act(game, "greetings", greeting="good-game").json()
        assert (said["status"], said["outcome"]) == ("over", over["outcome"])
        database.age(86_500, "games.ended_at")
        assert error_of(ada.act(game, "greetings", greeting="see-you")) == "too-late-to-greet"


def test_a_greeting_does_not_stop_a_claim(database: OwnDatabase) -> None:
    """Who waits for the other may greet: the other is away for as long as before."""
    with in_thread(settings_for(database.url)) as address:
        ada, bo = Client(address), Client(address)
        game = by_link(ada, bo)["id"]
        waits, away = (ada, bo) if bo.look(game)["moves"] else (bo, ada)
        away.http.close()
        database.age(700, "games.idle_since")
        assert waits.look(game)["can_claim"]
        assert waits.act(game, "greetings", greeting="hello").json()["can_claim"]

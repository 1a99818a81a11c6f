"""One player on several devices: continuing on another, what becomes of its games, signing out."""

import time
from collections.abc import Iterator

import pytest
from sqlalchemy import select, update
from tests.server.databases import count_rows, execute
from tests.server.running import Client, Json, error_of, events_of, in_thread, settings_for
from tests.waiting import until

from bossa.server.storage import schema
from bossa.server.storage.schema import tokens

pytestmark = pytest.mark.slow


def link_of(client: Client) -> str:
    """The token of a new link to another device."""
    return str(client.post("/me/links").json()["url"]).split("#")[1]


def ids_of(client: Client) -> set[str]:
    return {game["id"] for game in client.games()}


def test_a_device_with_games_is_asked_before_it_becomes_another_player(
    ada: Client, bo: Client
) -> None:
    own = [bo.create(opponent="device")["id"] for _ in range(2)]
    link = link_of(ada)
    for _ in range(2):
        refused = bo.post("/links", token=link)
        assert (refused.status_code, error_of(refused)) == (409, "device-has-games")
        assert refused.json()["error"]["values"] == {"count": 2}
    assert ids_of(bo) == set(own)
    # The refusal has used up nothing.
    theirs = ada.create(opponent="device")["id"]
    assert bo.post("/links", token=link, own_games="leave").status_code == 200
    assert ids_of(bo) == {theirs}
    assert bo.look(own[0])["you"] is None
    assert error_of(ada.post("/links", token="x" * 40)) == "no-such-link"


def test_a_device_without_games_is_not_asked(ada: Client, bo: Client, address: str) -> None:
    bo.http.put("/me", json={"name": "Bo"})
    game = ada.create(opponent="device")["id"]
    assert bo.post("/links", token=link_of(ada)).json() == {"name": None}
    assert ids_of(bo) == {game}
    # A device that is this player already stays what it is, and a lost answer can be asked for.
    link = link_of(ada)
    for _ in range(2):
        assert bo.post("/links", token=link).status_code == 200
    assert error_of(Client(address).post("/links", token=link)) == "no-such-link"


def test_games_of_a_device_are_brought_along(ada: Client, bo: Client, address: str) -> None:
    eve, tablet = Client(address), Client(address)
    bo.http.put("/me", json={"name": "Bo"})
    theirs = ada.create(opponent="device")["id"]
    played = bo.create(rules="novice", opponent="link", seat="A", request="mine")
    eve.join(played)
    alone = bo.create(opponent="device", request="alone")
    waiting = bo.create(opponent="link")
    assert tablet.post("/links", token=link_of(bo)).status_code == 200
    ada.create(opponent="device", request="alone")
    mover = bo if bo.look(played["id"])["moves"] else eve
    snapshot = mover.look(played["id"])
    decision = {
        "decision": snapshot["decisions"][0]["number"],
        "choice": snapshot["moves"][0]["text"],
        "request": "once",
    }
    assert mover.post(f"/games/{played['id']}/decisions", **decision).status_code == 200

    link = link_of(ada)
    assert bo.post("/links", token=link, own_games="merge").json() == {"name": "Bo"}
    # A lost answer: asked again, the link gives the same one.
    assert bo.post("/links", token=link, own_games="merge").status_code == 200
    everything = ids_of(ada)
    assert {theirs, played["id"], alone["id"], waiting["id"]} < everything
    assert ids_of(bo) == ids_of(tablet) == everything
    assert ada.look(alone["id"])["you"] == "both"
    assert eve.look(played["id"])["seats"]["A"]["name"] == "Bo"
    # Request ids and the invitation are still known.
    again = mover.post(f"/games/{played['id']}/decisions", **decision)
    assert (again.status_code, again.json()["number"]) == (200, mover.look(played["id"])["number"])
    assert bo.create(rules="novice", opponent="link", request="mine")["id"] == played["id"]
    assert bo.look(waiting["id"])["invitation"]["url"] == waiting["invitation"]["url"]
    invitation = waiting["invitation"]["url"].split("#")[1]
    assert error_of(ada.post("/invitations", token=invitation)) == "own-invitation"
    assert eve.post("/invitations", token=invitation).status_code == 200


def test_two_who_play_each_other_are_not_merged_while_they_do(ada: Client, bo: Client) -> None:
    game = ada.create(rules="novice", opponent="link", seat="A")
    bo.join(game)
    other = bo.create(opponent="device")["id"]
    link = link_of(ada)
    refused = bo.post("/links", token=link, own_games="merge")
    assert (refused.status_code, error_of(refused)) == (409, "games-between-you")
    assert ids_of(bo) == {game["id"], other}
    ada.act(game["id"], "call-off")
    assert bo.post("/links", token=link, own_games="merge").status_code == 200
    assert ids_of(ada) == ids_of(bo) == {game["id"], other}
    # Of a game that is over each keeps the side that they played.
    assert ada.look(game["id"])["you"] == bo.look(game["id"])["you"] == "A"


def ends(lines: Iterator[str]) -> bool:
    """Whether a stream is ended by the server, before the first heartbeat."""
    deadline = time.monotonic() + 10
    return all(time.monotonic() < deadline for _ in lines)


def second_device(client: Client, address: str) -> Client:
    other = Client(address)
    assert other.post("/links", token=link_of(client)).status_code == 200
    return other


def test_signing_out_other_devices_revokes_their_tokens_and_ends_their_streams(
    ada: Client, address: str
) -> None:
    game = ada.create(opponent="device")["id"]
    phone, tablet = second_device(ada, address), second_device(ada, address)
    link = link_of(phone)
    with phone.http.stream("GET", f"/games/{game}/events") as answer:
        lines = answer.iter_lines()
        assert next(lines).startswith("id")
        assert ada.post("/me/sign-out-others").json() == {"devices": 2}
        assert ends(lines)
    for device in (phone, tablet):
        assert device.games() == []
        assert error_of(device.act(game, "call-off")) == "not-your-seat"
        assert device.look(game)["you"] is None
    assert error_of(Client(address).post("/links", token=link)) == "no-such-link"
    assert ada.look(game)["you"] == "both"
    assert ada.post("/me/sign-out-others").json() == {"devices": 0}
    assert Client(address).post("/me/sign-out-others").json() == {"devices": 0}


def test_a_stream_of_the_device_that_signs_out_others_goes_on(ada: Client, address: str) -> None:
    game = ada.create(opponent="device")
    second_device(ada, address)
    assert ada.post("/me/sign-out-others").json() == {"devices": 1}
    first = next(move["text"] for move in game["moves"])
    assert ada.decide(game, first).status_code == 200
    number = ada.look(game["id"])["number"]

    def is_last(event: Json) -> bool:
        return bool(event["number"] == number)

    assert events_of(ada, game["id"], 0, is_last)[-1][0] == number


def test_other_processes_hear_of_revoked_tokens(postgres_url: str, on_postgres: str) -> None:
    with in_thread(settings_for(postgres_url)) as other:
        ada = Client(on_postgres)
        game = ada.create(opponent="device")["id"]
        phone = second_device(ada, other)
        with phone.http.stream("GET", f"/games/{game}/events") as answer:
            lines = answer.iter_lines()
            assert next(lines).startswith("id")
            ada.post("/me/sign-out-others")
            assert ends(lines)
        assert phone.games() == []


def test_the_last_visit_of_a_device_is_written_once_a_day(
    new_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossa.server.accounts.visits.EVERY", 0.05)
    monkeypatch.setattr("bossa.server.accounts.players.REMEMBERED", 0.0)
    with in_thread(settings_for(new_url)) as address:
        ada = Client(address)
        ada.create(opponent="device")
        ((first,),) = execute(new_url, select(tokens.c.seen_at))
        ada.http.get("/me")
        execute(new_url, update(tokens).values(seen_at=tokens.c.seen_at - 86_401))

        def is_seen() -> bool:
            ada.http.get("/me")
            ((seen,),) = execute(new_url, select(tokens.c.seen_at))
            return bool(seen >= first)

        until(is_seen)
    assert count_rows(new_url, schema.tokens) == 1

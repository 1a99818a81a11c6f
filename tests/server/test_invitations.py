"""Invitations to a game, and links to another device."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.running import Client, Json, error_of

pytestmark = pytest.mark.slow


def token_of(snapshot: Json) -> str:
    """The token of the invitation in an inviter's snapshot."""
    return str(snapshot["invitation"]["url"]).split("#")[1]


def test_the_inviter_cannot_act_for_the_guest(ada: Client, bo: Client) -> None:
    mine = ada.create(rules="novice", opponent="link", seat="A")
    assert error_of(ada.post("/invitations", token=token_of(mine))) == "own-invitation"
    assert error_of(ada.act(mine["id"], "resign")) == "nobody-there-yet"
    theirs = bo.join(mine)
    mine = ada.look(mine["id"])
    waiting, snapshot = (ada, mine) if theirs["moves"] else (bo, theirs)
    moves = (theirs if theirs["moves"] else mine)["moves"]
    number = snapshot["decisions"][0]["number"]
    seat = snapshot["decisions"][0]["player"]
    decision = {"decision": number, "choice": moves[0]["text"]}
    assert error_of(waiting.act(mine["id"], "decisions", **decision)) == "not-your-turn"
    assert error_of(waiting.act(mine["id"], "decisions", seat=seat, **decision)) == "not-your-seat"


def test_opening_an_invitation_does_not_claim_it(ada: Client, bo: Client) -> None:
    mine = ada.create(opponent="link")
    token = token_of(mine)
    for _ in range(100):
        assert bo.post("/invitations/look", token=token).json()["open"]
    assert ada.look(mine["id"])["status"] == "waiting"
    assert "url" in ada.look(mine["id"])["invitation"]
    assert bo.look(mine["id"])["invitation"] is None


def test_a_used_invitation_says_so_and_leads_to_the_game(
    ada: Client, bo: Client, address: str
) -> None:
    mine = ada.create(rules="novice", opponent="link", seat="A")
    token, game = token_of(mine), mine["id"]
    late = Client(address)

    def look(client: Client) -> tuple[bool, str | None, str | None]:
        found = client.post("/invitations/look", token=token).json()
        return found["open"], found["game"], found["watch"]

    assert look(late) == (True, None, None)
    assert look(ada) == (True, game, None)
    bo.join(mine)
    assert look(late) == (False, None, game)
    assert look(bo) == (False, game, game)
    assert late.look(game)["you"] is None
    bo.act(game, "resign")
    assert look(late) == (False, None, game)


def test_a_player_who_has_just_joined_is_shown_as_here(ada: Client, bo: Client) -> None:
    snapshot = ada.create(rules="novice", opponent="link", seat="A")
    bo.join(snapshot)
    assert ada.look(snapshot["id"])["seats"]["B"]["here"] is True


def test_if_several_guests_claim_at_the_same_time_one_gets_the_seat(
    ada: Client, address: str
) -> None:
    for _ in range(5):
        mine = ada.create(opponent="link")
        guests = [Client(address) for _ in range(4)]
        for guest in guests:
            guest.http.put("/me", json={"name": "Guest"})
        with ThreadPoolExecutor(4) as threads:
            racing = [
                threads.submit(guest.post, "/invitations", token=token_of(mine)) for guest in guests
            ]
            answers = [future.result() for future in racing]
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        late = next(answer for answer in answers if answer.status_code == 409)
        assert error_of(late) == "seat-is-taken"
        assert error_of(Client(address).post("/invitations", token=token_of(mine))) == (
            "seat-is-taken"
        )


def test_all_wrong_tokens_get_the_same_answer(ada: Client) -> None:
    guesses = ["0" * 40, "a" * 40, "x"]
    answers = {ada.post("/invitations/look", token=guess).text for guess in guesses}
    assert len(answers) == 1
    assert error_of(ada.post("/invitations/look", token=guesses[-1])) == "no-such-invitation"
    assert error_of(ada.http.get(f"/games/{'0' * 20}")) == "no-such-game"


def test_a_player_sets_a_name_and_continues_on_another_device(ada: Client, address: str) -> None:
    assert ada.http.get("/me").json() == {"name": None}
    assert ada.http.put("/me", json={"name": "坊\u3000茶"}).json() == {"name": "坊 茶"}
    assert ada.http.put("/me", json={"name": "  Ada\u0007  B "}).json() == {"name": "Ada B"}
    assert error_of(ada.http.put("/me", json={"name": " "})) == "bad-name"
    assert error_of(ada.http.put("/me", json={"name": "x" * 99})) == "bad-name"
    snapshot = ada.create(opponent="device")
    url = ada.post("/me/links").json()["url"]
    phone = Client(address)
    assert phone.post("/links", token=url.split("#")[1]).json() == {"name": "Ada B"}
    assert phone.look(snapshot["id"])["you"] == "both"
    assert ada.look(snapshot["id"])["you"] == "both"
    assert error_of(Client(address).post("/links", token=url.split("#")[1])) == "no-such-link"

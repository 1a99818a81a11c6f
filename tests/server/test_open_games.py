"""Limits on open games: of a player, of an address and of all, for new games and for rematches."""

import hmac

import pytest
from sqlalchemy import select
from tests.server.databases import age, count_rows, execute
from tests.server.running import Client, Json, error_of, in_thread, settings_for

from bossa.server.settings import Settings
from bossa.server.storage import schema
from bossa.server.storage.schema import open_games

pytestmark = pytest.mark.slow


def behind_proxy(url: str, **limits: int) -> Settings:
    """Settings of a server that believes the tests which address they come from."""
    return settings_for(url, trusted_proxies=("127.0.0.1",), **limits)


def client_at(address: str, network: str) -> Client:
    """A browser somewhere else: the server believes the proxy that says so."""
    client = Client(address)
    client.http.headers["X-Forwarded-For"] = network
    return client


def begin(client: Client, snapshot: Json) -> Json:
    """Play a game on one device until it counts as begun."""
    for _ in range(2):
        snapshot = client.decide(snapshot, snapshot["moves"][0]["text"]).json()
    return snapshot


@pytest.mark.parametrize(
    ("limit", "code", "status"),
    [
        ({"games_a_minute": 2}, "too-many-new-games", 429),
        ({"games_of_player": 1}, "too-many-of-yours", 409),
    ],
)
def test_a_rematch_passes_the_limits_on_new_games(
    new_url: str, limit: dict[str, int], code: str, status: int
) -> None:
    with in_thread(behind_proxy(new_url, **limit)) as address:
        ada = Client(address)
        first = ada.create(opponent="device")
        assert ada.act(first["id"], "call-off").status_code == 200
        begin(ada, ada.create(opponent="device"))
        tables = (schema.games, schema.deals, schema.events, schema.requests)
        stored = [count_rows(new_url, table) for table in tables]
        refused = ada.post(f"/games/{first['id']}/rematch", request="again")
        assert (refused.status_code, error_of(refused)) == (status, code)
        assert ada.look(first["id"])["rematch"] is None
        assert stored == [count_rows(new_url, table) for table in tables]


def test_an_offer_of_a_rematch_costs_nothing(new_url: str) -> None:
    with in_thread(behind_proxy(new_url, games_a_minute=2, games_of_player=1)) as address:
        ada, bo = Client(address), Client(address)
        game = ada.create(rules="novice", opponent="link", seat="A")
        bo.join(game)
        assert ada.act(game["id"], "call-off").status_code == 200
        ada.create(opponent="device")
        # The rate of new games is used up, and so is the number of games of the player.
        assert ada.act(game["id"], "rematch").json()["rematch"] == {"by": "A", "game": None}
        assert error_of(bo.act(game["id"], "rematch")) == "too-many-new-games"
        assert ada.look(game["id"])["rematch"] == {"by": "A", "game": None}


def test_a_rematch_counts_like_any_other_game(new_url: str) -> None:
    with in_thread(behind_proxy(new_url, games_of_player=1)) as address:
        ada = Client(address)
        first = ada.create(opponent="device")
        ada.act(first["id"], "call-off")
        again = ada.act(first["id"], "rematch").json()["rematch"]["game"]
        assert error_of(ada.post("/games", opponent="device")) == "too-many-of-yours"
        # Sent again, it is the same game.
        assert ada.act(first["id"], "rematch").json()["rematch"]["game"] == again


def test_one_address_does_not_use_up_the_games_of_all(new_url: str) -> None:
    with in_thread(behind_proxy(new_url, open_games=4, games_of_address=2)) as address:
        near = [client_at(address, "198.51.100.7") for _ in range(3)]
        for client in near[:2]:
            begin(client, client.create(opponent="device"))
        assert error_of(near[2].post("/games", opponent="device")) == "too-many-of-address"
        # With IPv6 the address is the network that a client can choose from.
        for last in (1, 2):
            client_at(address, f"2001:db8::{last}").create(opponent="device")
        third = client_at(address, "2001:db8::3")
        assert error_of(third.post("/games", opponent="device")) == "too-many-of-address"
        far = client_at(address, "203.0.113.9")
        # Nothing has been idle for long enough to give way.
        assert error_of(far.post("/games", opponent="device")) == "too-many-games"


def test_an_address_is_stored_as_a_keyed_hash_while_the_game_is_open(new_url: str) -> None:
    with in_thread(behind_proxy(new_url)) as address:
        ada = client_at(address, "198.51.100.7")
        games = [ada.create(opponent="device") for _ in range(2)]
        rows = execute(new_url, select(open_games.c.origin))
        assert len(rows) == 2
        assert len(set(rows)) == 1
        ((key,),) = execute(new_url, select(schema.keys.c.value))
        address_hash = hmac.new(bytes.fromhex(key), b"198.51.100.7", "sha256")
        assert rows[0] == (address_hash.hexdigest()[:32],)
        for game in games:
            ada.act(game["id"], "call-off")
        assert count_rows(new_url, open_games) == 0


def test_the_oldest_game_that_nobody_plays_gives_way(new_url: str) -> None:
    with in_thread(behind_proxy(new_url, open_games=3)) as address:
        ada, bo = Client(address), Client(address)
        played = begin(ada, ada.create(opponent="device"))
        oldest = ada.create(opponent="computer")
        age(new_url, 1)
        younger = ada.create(opponent="device")
        assert error_of(bo.post("/games", opponent="device")) == "too-many-games"
        age(new_url, 601)
        made = bo.create(opponent="device")
        status = {game["id"]: game["status"] for game in ada.games()}
        assert status[oldest["id"]] == "called-off"
        assert status[younger["id"]] != "called-off"
        assert status[played["id"]] != "called-off"
        assert bo.look(made["id"])["status"] == "setup"
        assert error_of(ada.act(oldest["id"], "resign")) == "called-off"


def test_a_game_that_nobody_joined_is_removed_to_make_room(new_url: str) -> None:
    with in_thread(behind_proxy(new_url, open_games=1)) as address:
        ada, bo = Client(address), Client(address)
        waiting = ada.create(opponent="link")
        age(new_url, 601)
        bo.create(opponent="device")
        assert error_of(ada.http.get(f"/games/{waiting['id']}")) == "no-such-game"
        assert count_rows(new_url, schema.deals) == 1


def test_a_game_by_link_gives_way_until_both_have_decided(new_url: str) -> None:
    with in_thread(behind_proxy(new_url, open_games=1)) as address:
        ada, bo, eve = (Client(address) for _ in range(3))

        def game_of_two() -> Json:
            snapshot = ada.create(rules="novice", opponent="link", seat="A")
            bo.join(snapshot)
            return snapshot

        def decide_once(game: str) -> None:
            client = ada if ada.look(game)["moves"] else bo
            snapshot = client.look(game)
            assert client.decide(snapshot, snapshot["moves"][0]["text"]).status_code == 200

        first = game_of_two()
        decide_once(first["id"])
        age(new_url, 601)
        eve.act(eve.create(opponent="device")["id"], "call-off")
        # The move was played: only the server can call off such a game.
        assert ada.look(first["id"])["status"] == "called-off"
        second = game_of_two()
        decide_once(second["id"])
        decide_once(second["id"])
        age(new_url, 601)
        assert error_of(eve.post("/games", opponent="device")) == "too-many-games"


def test_a_game_counts_for_an_hour_if_nobody_plays_it_and_else_for_a_week(new_url: str) -> None:
    with in_thread(behind_proxy(new_url, games_of_player=1, games_of_address=2)) as address:
        ada = Client(address)
        left = ada.create(opponent="device")
        age(new_url, 3_601)
        played = begin(ada, ada.create(opponent="device"))
        age(new_url, 3_601)
        assert error_of(ada.post("/games", opponent="device")) == "too-many-of-yours"
        age(new_url, 7 * 86_400)
        ada.create(opponent="device")
        # They are not over: both can be played on, and a game that is counts again.
        begin(ada, ada.look(left["id"]))
        assert ada.look(played["id"])["status"] in ("setup", "playing")
        assert error_of(Client(address).post("/games", opponent="device")) == "too-many-of-address"

"""What is kept for how long, and what a visitor can have deleted."""

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, select, update
from tests.server.databases import age, count_rows, execute
from tests.server.running import (
    Client,
    Json,
    error_of,
    in_new_thread,
    in_thread,
    run_async,
    settings_for,
)
from tests.server.test_devices import ends, ids_of, link_of, second_device
from tests.waiting import until
from typer.testing import CliRunner

from bossa.cli.main import app
from bossa.server.retention.tidying import Tidied
from bossa.server.services import Services
from bossa.server.storage import schema
from bossa.server.storage.schema import games, players, tokens

pytestmark = pytest.mark.slow

DAY = 86_400


def tidy(url: str, is_dry: bool = False, **settings: int) -> Tidied:
    """One round, of a server that does nothing else."""

    async def scenario() -> Tidied:
        services = Services(settings_for(url, **settings))
        await services.database.start()
        try:
            await services.players.add_computers()
            return await services.tidying.tidy(is_dry)
        finally:
            await services.database.stop()

    return run_async(scenario())


def age_all(url: str, days: float) -> None:
    """Move everything into the past."""
    age(url, days * DAY)
    columns = (
        tokens.c.created_at,
        tokens.c.seen_at,
        players.c.created_at,
        schema.links.c.expires_at,
    )
    for column in columns:
        execute(url, update(column.table).values({column.name: column - days * DAY}))


def finished(*clients: Client) -> str:
    """A game that is over after two moves."""
    opponent = "link" if len(clients) > 1 else "device"
    game = clients[0].create(rules="novice", opponent=opponent, seat="A")
    for guest in clients[1:]:
        guest.join(game)
    for _ in range(2):
        mover = next(client for client in clients if client.look(game["id"])["moves"])
        snapshot = mover.look(game["id"])
        assert mover.decide(snapshot, snapshot["moves"][0]["text"]).status_code == 200
    assert clients[0].act(game["id"], "resign").status_code == 200
    return str(game["id"])


def test_request_ids_go_after_a_week_and_finished_games_stay(
    new_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossa.server.live.presence.SOON", 0.01)
    with in_thread(settings_for(new_url)) as address:
        ada, bo = Client(address), Client(address)
        game = finished(ada, bo)
        fresh = ada.create(opponent="device", request="fresh")
        with ada.http.stream("GET", f"/games/{game}/events") as answer:
            next(answer.iter_lines())
            until(lambda: count_rows(new_url, schema.presence))
        record = ada.http.get(f"/games/{game}/record").text
    assert tidy(new_url) == Tidied()
    is_finished = games.c.id == game
    execute(
        new_url, update(games).where(is_finished).values(changed_at=games.c.changed_at - 8 * DAY)
    )
    requests = count_rows(new_url, schema.requests)
    events = count_rows(new_url, schema.events)
    expected = Tidied(requests=requests, presence=count_rows(new_url, schema.presence))
    assert requests == 3
    # Only counted, nothing is removed.
    assert tidy(new_url, is_dry=True) == expected
    assert tidy(new_url) == expected
    assert tidy(new_url) == Tidied()
    assert count_rows(new_url, schema.requests) == 0
    assert count_rows(new_url, schema.events) == events
    with in_thread(settings_for(new_url)) as address:
        ada.http.base_url = f"{address}/api/v1"
        _, _, moves = record.partition("[Rolls")
        assert ada.http.get(f"/games/{game}/record").text.endswith(moves)
        assert ada.create(opponent="device", request="fresh")["id"] == fresh["id"]


def test_ended_games_can_be_removed_after_a_time(new_url: str) -> None:
    with in_thread(settings_for(new_url)) as address:
        ada = Client(address)
        for _ in range(2):
            finished(ada)
        ada.act(ada.create(opponent="device")["id"], "call-off")
        going = ada.create(opponent="device")
        for _ in range(2):
            going = ada.decide(going, going["moves"][0]["text"]).json()
    age(new_url, 31 * DAY)
    assert tidy(new_url, keep_finished_days=32).finished == 0
    assert tidy(new_url, keep_finished_days=30).finished == 3
    assert execute(new_url, select(games.c.id)) == [(going["id"],)]
    assert count_rows(new_url, schema.deals) == 1


def test_games_that_nobody_joined_or_played_are_removed_after_a_week(new_url: str) -> None:
    with in_thread(settings_for(new_url)) as address:
        ada, bo = Client(address), Client(address)
        joined = ada.create(opponent="link")
        bo.join(joined)
        ada.create(opponent="link")
        ada.create(opponent="device")
    age(new_url, 6 * DAY)
    assert tidy(new_url) == Tidied()
    age(new_url, 2 * DAY)
    assert tidy(new_url).unplayed == 2
    assert execute(new_url, select(games.c.id)) == [(joined["id"],)]
    assert count_rows(new_url, schema.invitations) == 1


def test_guests_without_games_or_visits_for_90_days_are_removed(new_url: str) -> None:
    with in_thread(settings_for(new_url)) as address:
        ada, bo, eve = (Client(address) for _ in range(3))
        for name, client in (("Ada", ada), ("Bo", bo), ("Eve", eve)):
            client.http.put("/me", json={"name": name})
        game = finished(ada, bo)
        link_of(ada)
        visitors = [Client(address) for _ in range(3)]
        for visitor in visitors:
            visitor.post("/me")
    age_all(new_url, 89)
    assert tidy(new_url).guests == 0
    age_all(new_url, 2)
    # Bo was here yesterday.
    bo_id = execute(new_url, select(players.c.id).where(players.c.name == "Bo"))[0][0]
    execute(
        new_url,
        update(tokens).where(tokens.c.player == bo_id).values(seen_at=tokens.c.seen_at + 90 * DAY),
    )
    assert tidy(new_url, keep_guests_days=0).guests == 0
    tidied = tidy(new_url)
    assert (tidied.guests, tidied.links) == (5, 0)
    assert execute(new_url, select(tokens.c.player)) == [(bo_id,)]
    assert count_rows(new_url, schema.links) == 0
    with in_thread(settings_for(new_url)) as address:
        bo.http.base_url = ada.http.base_url = f"{address}/api/v1"
        assert bo.look(game)["seats"]["A"] == {"name": None, "kind": "guest", "here": False}
        assert bo.look(game)["seats"]["B"]["name"] == "Bo"
        assert ids_of(bo) == {game}
        assert ada.look(game)["you"] is None


def test_guests_whose_game_goes_on_are_kept(new_url: str) -> None:
    with in_thread(settings_for(new_url)) as address:
        ada, bo = Client(address), Client(address)
        bo.join(ada.create(opponent="link"))
    age_all(new_url, 91)
    # The last change was yesterday.
    execute(new_url, update(games).values(changed_at=games.c.changed_at + 90 * DAY))
    assert tidy(new_url).guests == 0
    age(new_url, 90 * DAY)
    assert tidy(new_url).guests == 2


def test_expired_links_are_removed(new_url: str) -> None:
    with in_thread(settings_for(new_url)) as address:
        ada = Client(address)
        link_of(ada)
        execute(new_url, update(schema.links).values(expires_at=0.0))
        link_of(ada)
    assert tidy(new_url).links == 1
    assert count_rows(new_url, schema.links) == 1


def test_a_server_tidies_by_itself(new_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FIRST", "EVERY"):
        monkeypatch.setattr(f"bossa.server.retention.tidying.{name}", 0.05)
    with in_thread(settings_for(new_url)) as address:
        ada = Client(address)
        game = ada.create(opponent="link")
        age(new_url, 8 * DAY)
        with ada.http.stream("GET", f"/games/{game['id']}/events") as answer:
            # If it was not removed before the stream began, the stream ends.
            assert ends(answer.iter_lines())
        assert error_of(ada.http.get(f"/games/{game['id']}")) == "no-such-game"


def rows_of(url: str, table: Table, player: str) -> list[tuple[Any, ...]]:
    return execute(url, select(table).where(table.c.player == player))


def test_a_visitor_is_deleted_and_nobody_is_left_waiting(new_url: str) -> None:
    with in_thread(settings_for(new_url)) as address:
        ada, bo = Client(address), Client(address)
        ada.http.put("/me", json={"name": "Ada"})
        ((me,),) = execute(new_url, select(players.c.id).where(players.c.name == "Ada"))
        phone = second_device(ada, address)
        over = finished(ada, bo)

        def by_link() -> Json:
            game = ada.create(
                rules="novice", opponent="link", seat="A", request=f"r{len(ids_of(ada))}"
            )
            bo.join(game)
            return game

        played, set_up, waiting = by_link(), by_link(), ada.create(opponent="link")
        mover = ada if ada.look(played["id"])["moves"] else bo
        snapshot = mover.look(played["id"])
        assert mover.decide(snapshot, snapshot["moves"][0]["text"]).status_code == 200
        device, computer = ada.create(opponent="device"), ada.create(opponent="computer")

        with phone.http.stream("GET", f"/games/{over}/events") as answer:
            lines = answer.iter_lines()
            assert next(lines).startswith("id")
            gone = ada.http.delete("/me")
            assert (gone.status_code, gone.json()) == (200, {"name": None})
            assert ends(lines)
        assert not ada.http.cookies
        lost = bo.look(played["id"])
        assert (lost["status"], lost["outcome"]) == ("over", {"ending": "resign", "winner": "B"})
        assert bo.look(set_up["id"])["status"] == "called-off"
        for game in (device, computer):
            assert bo.look(game["id"])["status"] == "called-off"
        assert error_of(bo.http.get(f"/games/{waiting['id']}")) == "no-such-game"
        assert bo.look(over)["seats"]["A"]["name"] is None
        assert "Ada" not in bo.http.get(f"/games/{over}/record").text
        # No device is this player any more, and the seats can be used by nobody.
        assert phone.look(over)["you"] is None
        assert ids_of(phone) == ids_of(ada) == set()
        for table in (tokens, schema.links, schema.requests, schema.new_game_requests):
            assert rows_of(new_url, table, me) == []
        assert execute(new_url, select(players.c.id).where(players.c.id == me)) == []
        assert Client(address).http.delete("/me").status_code == 200


def test_what_is_kept_of_a_visitor_can_be_downloaded(ada: Client, bo: Client, address: str) -> None:
    ada.http.put("/me", json={"name": "Ada"})
    second_device(ada, address)
    over = finished(ada, bo)
    hidden = ada.create(opponent="link")["id"]
    answer = ada.http.get("/me/data")
    assert answer.headers["Content-Disposition"] == 'attachment; filename="bossa-data.json"'
    data = answer.json()
    assert data["name"] == "Ada"
    assert [device["this"] for device in data["devices"]] == [True, False]
    assert [game["id"] for game in data["games"]] == [hidden, over]
    assert data["games"][0]["record"] is None
    assert data["games"][1]["record"] == ada.http.get(f"/games/{over}/record").text
    assert data["games"][1]["you"] == "A"
    nothing: Json = {"name": None, "since": None, "devices": [], "games": []}
    assert Client(address).http.get("/me/data").json() == nothing


def test_downloads_are_rate_limited_by_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossa.server.services.DOWNLOADS", 2)
    with in_thread(settings_for(f"sqlite:///{tmp_path / 'bossa.db'}")) as address:
        answers = [Client(address).http.get("/me/data") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


def test_the_command_tidies_and_says_what_it_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bossa.db"
    with in_thread(settings_for(f"sqlite:///{path}")) as address:
        Client(address).create(opponent="link")
    age(f"sqlite:///{path}", 8 * DAY)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    for option, first in (("--dry-run", "Nothing was removed. It would be:"), ("", "Removed:")):
        words = ["tidy", *filter(None, [option])]
        runner = CliRunner(env={"BOSSA_LANG": "en"})
        said = in_new_thread(partial(runner.invoke, app, words)).stdout.splitlines()
        assert said[0] == first
        assert "games that nobody joined or played: 1" in said
        assert said[-1].startswith("Database: 0.")
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT count(*) FROM games").fetchone() == (0,)

"""A database of an earlier version is migrated, and its games go on."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.running import Client, Json, error_of, in_thread, run_async, settings_for
from tests.waiting import until

from bossa.server.accounts.tokens import hashed
from bossa.server.storage.open import open_database

pytestmark = pytest.mark.slow

DATA = Path(__file__).parent / "data"


def test_games_of_revision_2_are_migrated_and_go_on(tmp_path: Path) -> None:
    """The server of that version wrote the data: a finished game with a takeback, its rematch, a
    waiting game, a game on one device, a game called off, and one where the computer decides."""
    expected = json.loads((DATA / "revision-0002.json").read_text("utf-8"))
    path = tmp_path / "bossa.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((DATA / "revision-0002.sql").read_text("utf-8"))
    with in_thread(settings_for(f"sqlite:///{path}")) as address:
        ada, bo = Client(address), Client(address)
        ada.http.cookies.set("bossa", expected["ada"])
        bo.http.cookies.set("bossa", expected["bo"])
        games: dict[str, str] = expected["games"]
        for name, game in games.items():
            if name != "computer":
                found = ada.look(game)
                fields = expected["snapshots"][name]
                assert {field: found[field] for field in fields} == fields, name
        assert len(ada.games()) >= len(games)
        # The computer makes the move that it had not made before the migration.
        moved: Json = until(lambda: _if_has(ada.look(games["computer"]), "moves"))
        assert moved["number"] > expected["snapshots"]["computer"]["number"]
        for client, game in ((bo, "rematch"), (ada, "device"), (ada, "computer")):
            snapshot = client.look(games[game])
            if not snapshot["moves"]:
                client, snapshot = ada, ada.look(games[game])
            answer = client.decide(snapshot, snapshot["moves"][0]["text"])
            assert answer.status_code == 200, answer.text
        # A request id from before the migration is still known.
        again = ada.create(
            rules="regular+chips", opponent="link", seat="A", level=None, request="once"
        )
        assert again["id"] == games["finished"]
        assert error_of(ada.act(games["called-off"], "resign")) == "called-off"
    with closing(sqlite3.connect(tmp_path / "bossa.db.revision-0002")) as copy:
        assert copy.execute("SELECT count(*) FROM wishes").fetchone() == (1,)
        assert copy.execute("SELECT version_num FROM alembic_version").fetchone() == ("0002",)


def test_the_thought_of_a_game_of_revision_2_belongs_to_its_player(tmp_path: Path) -> None:
    """The job of that game gets the lane of its level, and the person in it as its owner."""
    expected = json.loads((DATA / "revision-0002.json").read_text("utf-8"))
    path = tmp_path / "bossa.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((DATA / "revision-0002.sql").read_text("utf-8"))

    async def migrate() -> None:
        database = open_database(f"sqlite:///{path}")
        await database.start()
        await database.stop()

    run_async(migrate())
    with closing(sqlite3.connect(path)) as database:
        jobs = database.execute("SELECT key, lane, owner, due - created_at FROM jobs").fetchall()
        (ada,) = database.execute(
            "SELECT player FROM tokens WHERE token_hash = ?", [hashed(expected["ada"])]
        ).fetchone()
    assert jobs == [(expected["games"]["computer"], "quick", ada, 0.0)]


def _if_has(snapshot: Json, field: str) -> Json | None:
    return snapshot if snapshot[field] else None


def test_no_copy_is_made_when_there_is_nothing_to_migrate(tmp_path: Path) -> None:
    path = tmp_path / "bossa.db"
    for _ in range(2):
        with in_thread(settings_for(f"sqlite:///{path}")):
            pass
    assert not list(tmp_path.glob("bossa.db.revision-*"))

"""What happens by itself as time goes by. The times are moved in the database, not waited for."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.running import (
    Json,
    Visitor,
    change,
    error_of,
    events_of,
    in_thread,
    settings_for,
)
from tests.waiting import until

pytestmark = pytest.mark.slow

DAY = 86_400


def begun(ada: Visitor, bo: Visitor, **wish: object) -> Json:
    table = ada.create(rules="novice", opponent="link", seat="A", **wish)
    bo.join(table)
    return ada.look(table["id"])


def until_over(visitor: Visitor, game: str) -> Json:
    def over() -> Json | None:
        table = visitor.look(game)
        return table if table["status"] == "over" else None

    return until(over)


def test_the_end_by_time_comes_by_itself_and_once(tmp_path: Path) -> None:
    path = tmp_path / "bossa.db"
    with in_thread(settings_for(f"sqlite:///{path}")) as address:
        ada, bo = Visitor(address), Visitor(address)
        table = begun(ada, bo, clock={"seconds": 60.0})
        running = table["clock"]["running"]
        change(path, "UPDATE games SET left_a = 0.01, left_b = 0.01")
        over = until_over(ada, table["id"])
        assert over["outcome"] == {"ending": "time", "winner": "B" if running == "A" else "A"}
        events = events_of(ada, table["id"], 0, lambda event: event["number"] == over["number"])
        assert [event["kind"] for _, event in events].count("left") == 1
        assert over["clock"]["running"] is None


def test_a_move_after_the_time_is_up_does_not_count(tmp_path: Path) -> None:
    path = tmp_path / "bossa.db"
    with in_thread(settings_for(f"sqlite:///{path}")) as address:
        ada, bo = Visitor(address), Visitor(address)
        table = begun(ada, bo, clock={"seconds": 60.0})
        who = ada if table["moves"] else bo
        seen = who.look(table["id"])
        change(path, "UPDATE games SET left_a = -5, left_b = -5")
        answer = who.decide(seen, seen["moves"][0]["text"])
        if answer.status_code == 200:
            assert answer.json()["outcome"]["ending"] == "time"
        else:
            assert error_of(answer) == "game-over"
        assert until_over(ada, table["id"])["outcome"]["ending"] == "time"


@pytest.mark.parametrize("seconds", [3600, 8])
def test_time_in_which_no_server_ran_is_not_charged(tmp_path: Path, seconds: int) -> None:
    path = tmp_path / "bossa.db"
    settings = settings_for(f"sqlite:///{path}")
    with in_thread(settings) as address:
        ada, bo = Visitor(address), Visitor(address)
        table = begun(ada, bo, clock={"seconds": 60.0})
        running = table["clock"]["running"]
    # As if all of that had been some time ago, and nothing since.
    change(path, "UPDATE games SET running_since = running_since - ?", seconds)
    change(path, "UPDATE alive SET at = at - ?", seconds)
    with in_thread(settings) as address:
        now = Visitor(address).look(table["id"])
        assert now["status"] == "playing"
        assert 53 < now["clock"][running] <= 60


def test_a_machine_that_slept_does_not_end_its_games(tmp_path: Path) -> None:
    path = tmp_path / "bossa.db"
    with in_thread(settings_for(f"sqlite:///{path}")) as address:
        ada, bo = Visitor(address), Visitor(address)
        table = begun(ada, bo, clock={"seconds": 60.0})
        with closing(sqlite3.connect(path, timeout=30)) as database, database:
            database.execute("UPDATE games SET running_since = running_since - 3600")
            database.execute("UPDATE alive SET at = at - 3600")
        running = table["clock"]["running"]
        assert until(lambda: ada.look(table["id"])["clock"][running]) > 30
        assert ada.look(table["id"])["status"] == "playing"


def left_alone(path: Path, seconds: float) -> None:
    """As if nobody had been there for so long."""
    change(path, "UPDATE games SET changed_at = changed_at - ?", seconds)


@pytest.mark.parametrize(
    ("wish", "soon", "late"),
    [
        ({"rules": "novice"}, 500, 601),
        # In the set-up no clock runs.
        ({"rules": "regular", "clock": {"seconds": 60.0}}, 500, 601),
        ({"rules": "regular", "clock": {"days": 7}}, 2 * DAY, 3 * DAY + 1),
    ],
)
def test_a_game_left_alone_can_be_claimed(
    tmp_path: Path, wish: Json, soon: float, late: float
) -> None:
    path = tmp_path / "bossa.db"
    with in_thread(settings_for(f"sqlite:///{path}")) as address:
        ada, bo = Visitor(address), Visitor(address)
        table = ada.create(opponent="link", seat="A", **wish)
        bo.join(table)
        table = ada.look(table["id"])
        waiting = bo if table["moves"] else ada
        left_alone(path, soon)
        assert error_of(waiting.ask(table["id"], "claim")) == "not-away-long-enough"
        left_alone(path, late - soon)
        seen = waiting.look(table["id"])
        assert seen["can_claim"]
        over = waiting.ask(table["id"], "claim").json()
        assert over["outcome"] == {"ending": "abandoned", "winner": seen["you"]}


def test_where_a_clock_runs_nothing_is_claimed(tmp_path: Path) -> None:
    path = tmp_path / "bossa.db"
    with in_thread(settings_for(f"sqlite:///{path}")) as address:
        ada, bo = Visitor(address), Visitor(address)
        table = begun(ada, bo, clock={"days": 7})
        waiting = bo if table["moves"] else ada
        assert table["clock"][table["clock"]["running"]] == pytest.approx(7 * DAY, abs=60)
        left_alone(path, 6 * DAY)
        assert not waiting.look(table["id"])["can_claim"]
        assert error_of(waiting.ask(table["id"], "claim")) == "not-away-long-enough"


def test_a_game_never_joined_is_removed_after_a_week(tmp_path: Path) -> None:
    path = tmp_path / "bossa.db"
    settings = settings_for(f"sqlite:///{path}")
    with in_thread(settings) as address:
        ada = Visitor(address)
        old, young = (ada.create(opponent="link")["id"] for _ in range(2))
    older = "UPDATE games SET created_at = created_at - ? WHERE id = ?"
    change(path, older, 8 * DAY, old)
    change(path, older, 6 * DAY, young)
    with in_thread(settings) as address:
        visitor = Visitor(address)
        until(lambda: visitor.http.get(f"/games/{old}").status_code == 404)
        assert visitor.look(young)["status"] == "waiting"

"""What happens as time passes: clocks run out, absent players lose, unused games are removed.

The tests do not wait. They move the times in the database into the past.
"""

import httpx
import pytest
from tests.server.own_database import OwnDatabase
from tests.server.running import (
    Client,
    Json,
    error_of,
    events_of,
    in_thread,
    settings_for,
)
from tests.waiting import until

pytestmark = pytest.mark.slow

DAY = 86_400


def start_game(ada: Client, bo: Client, **new_game: object) -> Json:
    """A novice game by link that both players have joined. Returns Ada's snapshot."""
    snapshot = ada.create(rules="novice", opponent="link", seat="A", **new_game)
    bo.join(snapshot)
    return ada.look(snapshot["id"])


def wait_until_over(client: Client, game: str) -> Json:
    def over() -> Json | None:
        snapshot = client.look(game)
        return snapshot if snapshot["status"] == "over" else None

    return until(over)


def test_a_game_ends_once_when_a_clock_runs_out_and_nobody_acts(database: OwnDatabase) -> None:
    with in_thread(settings_for(database.url)) as address:
        ada, bo = Client(address), Client(address)
        snapshot = start_game(ada, bo, clock={"seconds": 60.0})
        running = snapshot["clock"]["running"]
        database.change("UPDATE games SET left_a = 0.01, left_b = 0.01")
        over = wait_until_over(ada, snapshot["id"])
        assert over["outcome"] == {"ending": "time", "winner": "B" if running == "A" else "A"}
        events = events_of(ada, snapshot["id"], 0, lambda event: event["number"] == over["number"])
        assert [event["kind"] for _, event in events].count("left") == 1
        assert over["clock"]["running"] is None


@pytest.mark.parametrize("action", ["decide", "takeback", "resign"])
def test_an_action_after_the_clock_has_run_out_ends_the_game_by_time(
    database: OwnDatabase, action: str
) -> None:
    with in_thread(settings_for(database.url)) as address:
        ada, bo = Client(address), Client(address)
        snapshot = start_game(ada, bo, clock={"seconds": 60.0})
        who = ada if snapshot["moves"] else bo
        seen = who.look(snapshot["id"])
        database.change("UPDATE games SET left_a = -5, left_b = -5")
        if action == "decide":
            answer = who.decide(seen, seen["moves"][0]["text"])
        else:
            answer = who.act(seen["id"], action)
        if answer.status_code == 200:
            assert answer.json()["outcome"]["ending"] == "time"
        else:
            assert error_of(answer) == "game-over"
        assert wait_until_over(ada, snapshot["id"])["outcome"]["ending"] == "time"


@pytest.mark.parametrize("seconds", [3600, 8])
def test_downtime_is_not_charged_to_the_running_clock(database: OwnDatabase, seconds: int) -> None:
    settings = settings_for(database.url)
    with in_thread(settings) as address:
        ada, bo = Client(address), Client(address)
        snapshot = start_game(ada, bo, clock={"seconds": 60.0})
        running = snapshot["clock"]["running"]
    # As if the server had stopped that long ago.
    database.age(seconds, "alive.at")
    with in_thread(settings) as address:
        now = Client(address).look(snapshot["id"])
        assert now["status"] == "playing"
        assert 53 < now["clock"][running] <= 60


def test_a_takeback_takes_the_increment_back(database: OwnDatabase) -> None:
    with in_thread(settings_for(database.url)) as address:
        ada = Client(address)
        clock = {"seconds": 60.0, "increment": 30.0}
        snapshot = ada.create(rules="novice", opponent="device", clock=clock)
        player = snapshot["decisions"][0]["player"]
        for _ in range(3):
            moved = ada.decide(snapshot, snapshot["moves"][0]["text"]).json()
            assert moved["clock"][player] > 80
            snapshot = ada.act(snapshot["id"], "takeback").json()
            assert 50 < snapshot["clock"][player] <= 60


def test_a_takeback_in_a_game_with_days_per_move_gives_all_days_again(
    database: OwnDatabase,
) -> None:
    with in_thread(settings_for(database.url)) as address:
        ada, bo = Client(address), Client(address)
        snapshot = start_game(ada, bo, clock={"days": 1})
        first, second = (ada, bo) if snapshot["moves"] else (bo, ada)
        snapshot = first.look(snapshot["id"])
        first.decide(snapshot, snapshot["moves"][0]["text"])
        database.age(80_000, "games.running_since")
        first.act(snapshot["id"], "takeback")
        back = second.act(snapshot["id"], "takeback/answer", accept=True).json()
        assert min(back["clock"]["A"], back["clock"]["B"]) > DAY - 60


def test_the_sleep_of_the_machine_counts_as_downtime(database: OwnDatabase) -> None:
    with in_thread(settings_for(database.url)) as address:
        ada, bo = Client(address), Client(address)
        snapshot = start_game(ada, bo, clock={"seconds": 60.0})
        database.age(3600, "alive.at")
        running = snapshot["clock"]["running"]
        assert until(lambda: ada.look(snapshot["id"])["clock"][running]) > 30
        assert ada.look(snapshot["id"])["status"] == "playing"


@pytest.mark.parametrize(
    ("new_game", "soon", "late"),
    [
        ({"rules": "novice"}, 500, 601),
        # No clock runs during the set-up.
        ({"rules": "regular", "clock": {"seconds": 60.0}}, 500, 601),
        ({"rules": "regular", "clock": {"days": 7}}, 2 * DAY, 3 * DAY + 1),
    ],
)
def test_a_player_can_claim_a_game_when_the_other_has_been_away_for_long_enough(
    database: OwnDatabase, new_game: Json, soon: float, late: float
) -> None:
    with in_thread(settings_for(database.url)) as address:
        ada, bo = Client(address), Client(address)
        snapshot = ada.create(opponent="link", seat="A", **new_game)
        bo.join(snapshot)
        snapshot = ada.look(snapshot["id"])
        waiting = bo if snapshot["moves"] else ada
        database.age(soon, "games.idle_since")
        assert error_of(waiting.act(snapshot["id"], "claim")) == "not-away-long-enough"
        database.age(late - soon, "games.idle_since")
        seen = waiting.look(snapshot["id"])
        assert seen["can_claim"]
        over = waiting.act(snapshot["id"], "claim").json()
        assert over["outcome"] == {"ending": "abandoned", "winner": seen["you"]}


def test_downtime_does_not_count_as_absence(database: OwnDatabase) -> None:
    settings = settings_for(database.url)
    with in_thread(settings) as address:
        ada, bo = Client(address), Client(address)
        snapshot = start_game(ada, bo)
        waiting = bo if snapshot["moves"] else ada
        absent = ada if waiting is bo else bo
        with absent.http.stream("GET", f"/games/{snapshot['id']}/events"):
            until(lambda: database.count("presence"))
    database.age(700, "games.changed_at", "alive.at")
    with in_thread(settings) as address:
        waiting.http.base_url = httpx.URL(f"{address}/api/v1/")
        assert not waiting.look(snapshot["id"])["can_claim"]
        assert error_of(waiting.act(snapshot["id"], "claim")) == "not-away-long-enough"
        database.age(700, "games.idle_since", "presence.seen_uptime")
        assert waiting.look(snapshot["id"])["can_claim"]


def test_a_game_with_a_running_clock_cannot_be_claimed(database: OwnDatabase) -> None:
    with in_thread(settings_for(database.url)) as address:
        ada, bo = Client(address), Client(address)
        snapshot = start_game(ada, bo, clock={"days": 7})
        waiting = bo if snapshot["moves"] else ada
        assert snapshot["clock"][snapshot["clock"]["running"]] == pytest.approx(7 * DAY, abs=60)
        database.age(6 * DAY, "games.idle_since")
        assert not waiting.look(snapshot["id"])["can_claim"]
        assert error_of(waiting.act(snapshot["id"], "claim")) == "not-away-long-enough"


def test_a_time_control_is_checked_and_a_move_adds_the_increment(ada: Client, bo: Client) -> None:
    assert error_of(ada.post("/games", clock={"seconds": 60.0, "days": 3})) == "bad-clock"
    assert error_of(ada.post("/games", clock={"seconds": 1.0})) == "bad-request"
    mine = ada.create(rules="novice", opponent="link", clock={"seconds": 30.0, "increment": 60.0})
    bo.join(mine)
    snapshot = ada.look(mine["id"])
    assert snapshot["clock"]["running"] in ("A", "B")
    first = ada if snapshot["moves"] else bo
    before = first.look(mine["id"])
    after = first.decide(before, before["moves"][0]["text"]).json()
    if after["status"] == "playing":
        assert after["clock"][before["you"]] > before["clock"][before["you"]]
        assert after["clock"]["running"] != before["you"]

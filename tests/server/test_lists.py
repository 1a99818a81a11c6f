"""Lists of games: the open ones, all of them, and the finished ones page by page."""

import pytest
from sqlalchemy import delete, func, insert, literal, select, update
from tests.server.databases import execute
from tests.server.own_database import OwnDatabase
from tests.server.running import Client, Json, error_of, in_thread, play_to_the_end, settings_for
from tests.waiting import until

from bossa.server.games.listing import PAGE
from bossa.server.storage.schema import events, games

pytestmark = pytest.mark.slow


def open_games(client: Client) -> list[Json]:
    return list(client.http.get("/games").json()["games"])


def finished(client: Client, **query: str) -> Json:
    return dict(client.http.get("/games", params={"finished": "1", **query}).json())


def ids(found: list[Json]) -> list[str]:
    return [game["id"] for game in found]


def small(snapshot: Json) -> Json:
    """The small board of a list, made from a snapshot."""
    lines = {
        colour: {
            "die": line["die"],
            "owner": line["owner"],
            "rows": [[row["number"], row["size"], len(row["layers"])] for row in line["rows"]],
        }
        for colour, line in snapshot["position"]["lines"].items()
    }
    position = snapshot["position"]
    turns = sum(step["kind"] == "moved" for step in snapshot["steps"])
    return {**lines, "hand_sizes": position["hand_sizes"], "pile": position["pile"], "turns": turns}


def test_a_list_draws_each_game_as_it_is_after_every_move(ada: Client) -> None:
    snapshot = ada.create(rules="regular+chips", opponent="device")
    while snapshot["status"] != "over":
        (listed,) = open_games(ada)
        assert listed["board"] == small(snapshot)
        assert listed["deciders"] == [each["player"] for each in snapshot["decisions"]]
        assert (listed["status"], listed["ended"]) == (snapshot["status"], None)
        snapshot = ada.decide(snapshot, snapshot["moves"][0]["text"]).json()
    (listed,) = finished(ada)["games"]
    assert listed["board"] == small(snapshot)
    assert listed["outcome"] == snapshot["outcome"]
    assert listed["ended"] == listed["changed"]
    assert open_games(ada) == []


def test_a_takeback_is_seen_in_the_list(ada: Client) -> None:
    snapshot = ada.create(rules="novice", opponent="device")
    before = open_games(ada)[0]["board"]
    moved = ada.decide(snapshot, snapshot["moves"][0]["text"]).json()
    assert open_games(ada)[0]["board"] == small(moved) != before
    ada.act(snapshot["id"], "takeback")
    assert open_games(ada)[0]["board"] == before


def test_a_game_that_waits_shows_no_dice(ada: Client, bo: Client) -> None:
    waiting = ada.create(opponent="link", seat="A")
    (listed,) = open_games(ada)
    assert (listed["status"], listed["board"], listed["deciders"]) == ("waiting", None, [])
    joined = bo.join(waiting)
    assert open_games(ada)[0]["board"] == small(joined)


def test_games_that_wait_for_the_player_come_first(ada: Client, bo: Client) -> None:
    games = [ada.create(rules="novice", opponent="link", seat="A") for _ in range(6)]
    for game in games[:5]:
        bo.join(game)
    for client in (ada, bo):
        listed = open_games(client)
        turns = [game["your_turn"] for game in listed]
        assert turns == sorted(turns, reverse=True)
        assert len(listed) == (6 if client is ada else 5)
    mine = {game["id"]: game["your_turn"] for game in open_games(ada)}
    theirs = {game["id"]: game["your_turn"] for game in open_games(bo)}
    assert all(mine[game] != theirs[game] for game in theirs)


def test_finished_games_hide_no_open_one(database: OwnDatabase) -> None:
    with in_thread(settings_for(database.url)) as address:
        ada = Client(address)
        first = ada.create(rules="novice", opponent="device")["id"]
        for _ in range(3):
            ada.act(ada.create(rules="novice", opponent="device")["id"], "resign")
        _multiply_finished(database.url, 100)
        assert ids(open_games(ada)) == [first]


def test_pages_have_every_finished_game_once_the_last_ended_first(database: OwnDatabase) -> None:
    with in_thread(settings_for(database.url)) as address:
        ada = Client(address)
        for _ in range(3):
            ada.act(ada.create(rules="novice", opponent="device")["id"], "resign")
        _multiply_finished(database.url, 42)
        # Some have ended in the same moment: the order is still one.
        execute(database.url, update(games).values(ended_at=func.round(games.c.ended_at)))
        pages = [finished(ada)]
        while before := pages[-1]["next"]:
            pages.append(finished(ada, before=before))
        assert [len(page["games"]) for page in pages] == [PAGE, PAGE, 3 * 43 - 2 * PAGE]
        found = [game for page in pages for game in page["games"]]
        assert len(set(ids(found))) == 3 * 43
        times = [game["ended"] for game in found]
        assert times == sorted(times, reverse=True)
        # A page that is full and the last one leads to no other.
        assert len(pages[1]["games"]) == PAGE
        execute(database.url, delete(games).where(games.c.id.in_(ids(pages[2]["games"]))))
        assert finished(ada, before=pages[0]["next"])["next"] is None


def _multiply_finished(url: str, times: int) -> None:
    """Copy every finished game so often, each copy a second older."""
    for number in range(1, times + 1):
        changed = {
            "id": func.substr(games.c.id, 1, 16).concat(f"{number:04x}"),
            "ended_at": games.c.ended_at - number,
        }
        columns = [changed.get(c.name, c) for c in games.columns]
        copies = select(*columns).where(games.c.ended_at.is_not(None), games.c.number > 0)
        copies = copies.where(games.c.rematch.is_(None)).where(games.c.id.in_(_originals(url)))
        execute(url, insert(games).from_select([c.name for c in games.columns], copies))


def _originals(url: str) -> list[str]:
    rows = execute(url, select(events.c.game).where(events.c.number == literal(1)))
    return [row[0] for row in rows]


def test_finished_games_are_found_by_result_and_opponent(ada: Client, bo: Client) -> None:
    won, lost, off = (ada.create(rules="novice", opponent="link", seat=seat) for seat in "ABA")
    for game in (won, lost, off):
        bo.join(game)
    bo.act(won["id"], "resign")
    ada.act(lost["id"], "resign")
    ada.act(off["id"], "call-off")
    device = ada.create(rules="novice", opponent="device")
    ada.act(device["id"], "resign")
    computer = ada.create(rules="novice", level="seedling", seat="A")
    ada.act(computer["id"], "resign")

    def found(client: Client, **query: str) -> set[str]:
        return set(ids(finished(client, **query)["games"]))

    assert found(ada, result="won") == {won["id"]}
    assert found(ada, result="lost") == {lost["id"], computer["id"]}
    assert found(ada, result="other") == {off["id"], device["id"]}
    assert found(ada, result="tied") == set()
    assert found(bo, result="won") == {lost["id"]}
    assert found(ada, opponent="link") == {won["id"], lost["id"], off["id"]}
    assert found(ada, opponent="link", result="lost") == {lost["id"]}
    assert found(ada, opponent="computer") == {computer["id"]}
    (listed,) = finished(ada, opponent="computer")["games"]
    assert (listed["level"], listed["outcome"]["winner"]) == ("seedling", "B")


def test_a_tied_game_is_found_as_tied(database: OwnDatabase) -> None:
    with in_thread(settings_for(database.url)) as address:
        ada = Client(address)
        game = ada.create(rules="novice", opponent="device")["id"]
        ada.act(game, "resign")
        execute(database.url, update(games).values(winner=None, ending="D"))
        assert ids(finished(ada, result="tied")["games"]) == [game]
        assert finished(ada, result="other")["games"] == []


def test_what_happens_after_the_end_changes_no_order(ada: Client, bo: Client) -> None:
    pair = [ada.create(rules="novice", opponent="link") for _ in range(2)]
    for game in pair:
        bo.join(game)
        bo.act(game["id"], "call-off")
    before = finished(ada)["games"]
    ada.act(pair[0]["id"], "rematch")
    after = finished(ada)["games"]
    assert ids(after) == ids(before)
    assert [game["ended"] for game in after] == [game["ended"] for game in before]


def test_queries_that_make_no_sense_are_refused(ada: Client) -> None:
    ada.create(rules="novice", opponent="device")
    for query in (
        {"finished": "maybe"},
        {"finished": "1", "result": "drawn"},
        {"finished": "1", "before": "yesterday"},
        {"finished": "1", "opponent": "nobody"},
        {"result": "won"},
        {"unknown": "1"},
    ):
        assert error_of(ada.http.get("/games", params=query)) == "bad-request"


def test_the_list_of_a_stranger_is_empty(ada: Client) -> None:
    assert ada.http.get("/games").json() == {"games": [], "next": None}
    assert finished(ada) == {"games": [], "next": None}


def test_a_game_of_an_earlier_version_gets_its_board_in_the_background(
    database: OwnDatabase,
) -> None:
    with in_thread(settings_for(database.url)) as address:
        ada = Client(address)
        going = ada.create(rules="novice", opponent="device")
        over = play_to_the_end([ada], ada.create(rules="novice", opponent="device")["id"], 2)
        damaged = ada.create(rules="novice", opponent="device")["id"]
    database.change(
        "UPDATE games SET board = NULL",
        f"UPDATE events SET payload = '{{broken' WHERE game = '{damaged}'",  # noqa: S608
    )
    with in_thread(settings_for(database.url)) as address:
        ada.http.base_url = f"{address}/api/v1/"

        def boards() -> dict[str, Json | None]:
            found = [*open_games(ada), *finished(ada)["games"]]
            return {game["id"]: game["board"] for game in found}

        assert boards() == {going["id"]: None, over["id"]: None, damaged: None}
        until(lambda: boards()[over["id"]] and boards()[going["id"]])
        made = {going["id"]: small(going), over["id"]: small(over), damaged: None}
        assert boards() == made

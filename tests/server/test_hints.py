"""Hints against the computer and on one device."""

from pathlib import Path

import httpx
import pytest
from tests.cli.running import in_process
from tests.server import plain_hints
from tests.server.own_database import OwnDatabase
from tests.server.running import Client, Json, error_of, events_of, in_thread, settings_for
from tests.waiting import until

from bossa.locales import LANGUAGES
from bossa.notation import read_record
from bossa.notation.tags import read_hints
from bossa.rules import Player
from bossa.server.jobs import hints

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "find", plain_hints.find)


def ask(client: Client, snapshot: Json, **more: object) -> httpx.Response:
    decision = snapshot["decisions"][0]["number"]
    return client.act(snapshot["id"], "hints", decision=decision, **more)


def nudged(client: Client, snapshot: Json) -> Json:
    """The snapshot with the nudge, after a first ask."""
    asked = ask(client, snapshot)
    assert asked.status_code == 200, asked.text

    def told() -> Json | None:
        now = client.look(snapshot["id"])
        return now if now["hint"] else None

    return until(told)


def on_turn(client: Client, **new_game: object) -> Json:
    """A new game in which the client is to play."""
    game = client.create(rules="novice", **new_game)["id"]

    def mine() -> Json | None:
        now = client.look(game)
        return now if now["moves"] else None

    return until(mine)


def test_the_first_ask_brings_a_nudge_and_the_second_the_move(ada: Client, address: str) -> None:
    before = on_turn(ada, opponent="computer")
    seat, decision = before["you"], before["decisions"][0]["number"]
    counts = {"A": 0, "B": 0}
    assert (before["hint"], before["hints"], before["can_hint"]) == (None, counts, True)
    ask(ada, before)
    events = events_of(ada, before["id"], before["number"], lambda _event: True)
    (number, event) = events[0]
    told = {"kind": "hint", "by": seat, "decision": decision, "level": 1}
    assert {name: event[name] for name in told} == told
    assert number == before["number"] + 1
    nudge = event["snapshot"]["hint"]
    move = before["moves"][0]
    assert (nudge["move"], nudge["facts"]) == (None, None)
    assert nudge["nudge"]["kind"] == move["kind"]
    # Which tiles, the nudge does not say, nor does anything else that is sent.
    assert "tiles" not in nudge["nudge"]
    again = ask(ada, before).json()
    assert again["hint"]["move"] == move["text"]
    assert again["hint"]["facts"]["leaves"]["unseen"] == len(before["position"]["unseen"])
    assert again["hints"] == counts | {seat: 2}
    # Asked a third time nothing more is told, and nothing is counted.
    assert ask(ada, before).json()["hints"] == again["hints"]
    spectator = Client(address).look(before["id"])
    assert (spectator["hint"], spectator["hints"], spectator["can_hint"]) == (
        None, again["hints"], False,
    )  # fmt: skip
    for name in ("position", "moves", "steps", "decisions", "clock", "status"):
        assert again[name] == before[name]
    played = ada.decide(again, move["text"])
    assert played.status_code == 200
    assert played.json()["hint"] is None


def test_on_one_device_hints_are_counted_by_seat_and_stand_in_the_record(
    ada: Client, address: str, tmp_path: Path
) -> None:
    snapshot = ada.create(rules="novice+chips", opponent="device")
    refused = ask(ada, snapshot)
    assert (refused.status_code, error_of(refused)) == (409, "no-hints-in-setup")
    for choice in ("keep-d", "keep-i"):
        snapshot = ada.decide(snapshot, choice).json()
    first = snapshot["decisions"][0]["player"]
    snapshot = nudged(ada, snapshot)
    snapshot = ask(ada, snapshot).json()
    snapshot = ada.decide(snapshot, snapshot["moves"][0]["text"]).json()
    # A takeback keeps the count. What was told of the decision before it is not told again.
    snapshot = ada.act(snapshot["id"], "takeback").json()
    assert (snapshot["hint"], snapshot["hints"][first]) == (None, 2)
    snapshot = ada.decide(snapshot, snapshot["moves"][0]["text"]).json()
    second = snapshot["decisions"][0]["player"]
    assert second != first
    snapshot = nudged(ada, snapshot)
    assert snapshot["hints"] == {first: 2, second: 1}
    over = ada.act(snapshot["id"], "resign", seat=second).json()
    assert (over["hint"], over["hints"], over["can_hint"]) == (None, {first: 2, second: 1}, False)
    text = ada.http.get(f"/games/{over['id']}/record").text
    record = read_record(text)
    assert read_hints(record.tags) == {Player(first): 2, Player(second): 1}
    # Who removes the tag is found out by the server's copy.
    file = tmp_path / "game.bossa"
    page = f"{address}/game/{over['id']}"
    file.write_text(text, "utf-8")
    assert in_process("verify", str(file), "--server", page).status == 0
    file.write_text("\n".join(line for line in text.split("\n") if "Hints" not in line), "utf-8")
    assert (
        "Hints according to the record: A:0 B:0"
        in in_process("verify", str(file), "--server", page).err
    )


def test_between_people_by_link_there_are_none(ada: Client, bo: Client) -> None:
    game = bo.join(ada.create(rules="novice", opponent="link", seat="A"))
    player = ada if ada.look(game["id"])["moves"] else bo
    snapshot = player.look(game["id"])
    assert not snapshot["can_hint"]
    refused = ask(player, snapshot)
    assert (refused.status_code, error_of(refused)) == (409, "no-hints-by-link")
    sentences = set()
    for language in LANGUAGES:
        player.http.headers["Accept-Language"] = language
        sentences.add(ask(player, snapshot).json()["error"]["text"])
    assert len(sentences) == len(LANGUAGES)
    assert player.look(game["id"])["number"] == snapshot["number"]


def test_hints_are_for_who_has_to_decide_just_this(ada: Client, bo: Client) -> None:
    snapshot = on_turn(ada, opponent="device")
    bo.post("/me")
    assert error_of(ask(bo, snapshot)) == "not-your-seat"
    other = "B" if snapshot["decisions"][0]["player"] == "A" else "A"
    assert error_of(ask(ada, snapshot, seat=other)) == "not-your-turn"
    ada.decide(snapshot, snapshot["moves"][0]["text"])
    assert error_of(ask(ada, snapshot)) == "stale-decision"
    ada.act(snapshot["id"], "resign")
    assert error_of(ask(ada, snapshot)) == "game-over"


def test_a_request_is_done_once(ada: Client) -> None:
    snapshot = on_turn(ada, opponent="device")
    body = {"decision": snapshot["decisions"][0]["number"], "request": "once"}
    nudged(ada, snapshot)
    answers = [ada.post(f"/games/{snapshot['id']}/hints", **body).json() for _ in range(2)]
    assert [answer["hints"] for answer in answers] == [answers[0]["hints"]] * 2
    assert sum(answers[0]["hints"].values()) == 2


def test_a_player_waits_for_some_hints_at_most_and_late_ones_are_dropped(
    database: OwnDatabase,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO", "bossa")
    monkeypatch.setattr(hints, "find", plain_hints.find_when_allowed)
    monkeypatch.setenv(plain_hints.FOLDER, str(tmp_path))
    with in_thread(settings_for(database.url)) as address:
        ada = Client(address)
        snapshots = [on_turn(ada, opponent="device") for _ in range(hints.MOST_OF_PLAYER + 1)]
        answers = [ask(ada, snapshot) for snapshot in snapshots]
        # The same decision asked again waits for the same hint.
        assert ask(ada, snapshots[0]).status_code == 200
        assert [answer.status_code for answer in answers] == [200] * hints.MOST_OF_PLAYER + [429]
        assert error_of(answers[-1]) == "too-many-hints"
        until((tmp_path / "begun").exists)
        # The first is being found: its player decides meanwhile. A computer's move does not wait.
        gone = snapshots[0]
        played = ada.decide(gone, gone["moves"][0]["text"]).json()
        assert on_turn(ada, opponent="computer", level="seedling")
        (tmp_path / "go-on").touch()
        until(lambda: "a hint came too late: not-your-turn" in caplog.text)
        until(lambda: all(ada.look(one["id"])["hint"] for one in snapshots[1:-1]))
        assert ada.look(gone["id"])["number"] == played["number"]
        # No job is left: there is room for others.
        assert nudged(ada, snapshots[-1])

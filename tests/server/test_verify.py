"""`bossa verify --server` compares a record with the server's own copy of the game."""

import json
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from tests.cli.running import Printed, in_process
from tests.server.running import Client, Json
from tests.test_escaping import hidden_in

from bossa import Deal, Game, Record, read_record, write_record
from bossa.notation import SealedDeal
from bossa.rules import Moved

GAME = "0123456789abcdef0123"


def finished(client: Client, takebacks: int) -> Json:
    """A game that is over, in which some moves were taken back."""
    game = client.create(rules="novice", opponent="device")["id"]
    for turn in range(4):
        snapshot = client.look(game)
        assert client.decide(snapshot, snapshot["moves"][0]["text"]).status_code == 200
        if turn < takebacks:
            assert client.act(game, "takeback").status_code == 200
    return dict(client.act(game, "resign").json())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.bossa"


def verify(file: Path, record: str, address: str, game: str) -> Printed:
    file.write_text(record, "utf-8")
    done = in_process("verify", str(file), "--server", f"{address}/game/{game}")
    if done.status:
        assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
    return done


def made_up(record: str) -> str:
    """The same game, with a salt and a hash that somebody made up."""
    tags = dict(read_record(record).tags)
    sealed = SealedDeal.of(tags["Deal"], "00" * 32)
    return record.replace(tags["Salt"], sealed.salt).replace(tags["Hash"], sealed.hash)


def without_a_turn(record: str) -> str:
    """The same deal and result, with the last turn cut off."""
    read = read_record(record)
    game = read.game
    shorter = Game.of_deal(game.rules, SealedDeal.of(dict(read.tags)["Deal"], "").deal)
    for step in [step for step in game.steps if isinstance(step, Moved)][:-1]:
        shorter = shorter.play(step.move)
    assert game.outcome
    assert game.outcome.winner
    shorter = shorter.leave(game.outcome.winner.opponent)
    kept = {name: dict(read.tags)[name] for name in ("Hash", "Salt", "Deal")}
    return write_record(Record.of(shorter, kept))


def test_the_record_of_the_server_agrees(file: Path, address: str, ada: Client) -> None:
    for takebacks, told in ((0, "no move was taken back"), (2, "2 moves were taken back")):
        game = finished(ada, takebacks)["id"]
        record = ada.http.get(f"/games/{game}/record").text
        said = verify(file, record, address, game).out
        assert f"{address.removeprefix('http://')} has shown this hash since the game began" in said
        assert told in said
        assert "Not shown" not in said
        api = in_process("verify", str(file), "--server", f"{address}/api/v1/games/{game}/")
        assert api.out == said


def test_a_made_up_seal_other_moves_and_removed_takebacks_are_found(
    file: Path, address: str, ada: Client
) -> None:
    game = finished(ada, takebacks=1)["id"]
    record = ada.http.get(f"/games/{game}/record").text
    for changed, reason in (
        (made_up(record), "has a different hash for this game"),
        (without_a_turn(record), "went differently"),
        (
            record.replace('[Takebacks "1"]\n', ""),
            "to the record: 0; according to the server: 1",
        ),
        (record.replace('[Takebacks "1"]', '[Takebacks "3"]'), "according to the record: 3"),
    ):
        assert changed != record
        file.write_text(changed, "utf-8")
        # Each of them agrees with itself: the record alone does not show the change.
        assert in_process("verify", str(file)).status == 0
        assert reason in verify(file, changed, address, game).err


def test_games_that_go_on_and_games_that_do_not_exist_are_refused(
    file: Path, address: str, ada: Client
) -> None:
    record = ada.http.get(f"/games/{finished(ada, 0)['id']}/record").text
    assert "There is no such game" in verify(file, record, address, GAME).err
    other = ada.create(rules="novice", opponent="device")["id"]
    assert "has a different hash" in verify(file, record, address, other).err


class Strange(BaseHTTPRequestHandler):
    """Gives the answers that its server holds, one after the other."""

    def do_GET(self) -> None:
        status, body = self.server.answers.pop(0)  # type: ignore[attr-defined]
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Location", "/elsewhere")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def answering(*answers: tuple[int, bytes]) -> Iterator[str]:
    """A server that is none of Bossa."""
    with HTTPServer(("127.0.0.1", 0), Strange) as server:
        server.answers = list(answers)  # type: ignore[attr-defined]
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


SEALED = SealedDeal(Deal.shuffled(random.Random(1)), "5a" * 32)


@pytest.fixture
def record() -> str:
    game = Game.of_deal("novice", SEALED.deal)
    game = game.play(game.legal[0]).leave(game.position.player)
    tags = {"Hash": SEALED.hash, "Salt": SEALED.salt, "Deal": SEALED.text}
    return write_record(Record.of(game, tags))


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (200, b"tea\x1b[2J"),
        (200, b"[]"),
        (200, b'{"hash": 7}'),
        (200, b'{"hash": "\\u001b[2J"}'),
        (200, b"[" * 900_000),
        (301, b""),
        (500, b"{}"),
    ],
)
def test_a_server_that_is_none_of_bossa_is_refused(
    file: Path, record: str, status: int, body: bytes
) -> None:
    with answering((status, body)) as address:
        said = verify(file, record, address, GAME).err
    assert f"does not answer like a Bossa server (status {status})" in said
    assert hidden_in(said) == []


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ((200, b"tea"), "does not answer like a Bossa server (status 200)"),
        ((500, b""), "does not answer like a Bossa server (status 500)"),
        ((409, b"{}"), "went differently"),
    ],
)
def test_a_server_without_this_record_is_refused(
    file: Path, record: str, answer: tuple[int, bytes], reason: str
) -> None:
    """With 409 a server refuses the record of a game that goes on."""
    snapshot = json.dumps({"hash": SEALED.hash}).encode()
    with answering((200, snapshot), answer) as address:
        assert reason in verify(file, record, address, GAME).err


def test_a_server_that_cannot_be_reached_is_refused(file: Path, record: str) -> None:
    with answering() as closed:
        pass
    for address in (closed, closed.replace("http", "https"), "http://host.invalid", "https://a..b"):
        assert "is not responding:" in verify(file, record, address, GAME).err
    password = closed.replace("//", "//ada:opensesame@")
    assert "opensesame" not in verify(file, record, password, GAME).err

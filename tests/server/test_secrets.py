"""Nobody is sent what they may not know (V1, V2).

The tests play the same game with two deals that differ only in what is hidden from a player. The
player, a spectator and the log must get the same bytes both times.
"""

import logging
import random
import re
import threading
from pathlib import Path

import pytest
from tests.server.running import Client, Json, in_thread, settings_for

from bossa import TILES, Deal, Tile
from bossa.notation import SealedDeal

pytestmark = pytest.mark.slow

ROLLS = ((3, 3), (5, 2))


class LogLines(logging.Handler):
    """Collects the log of threads that start from now on. Other servers run in older threads."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self._older_threads = threading.enumerate()

    def emit(self, record: logging.LogRecord) -> None:
        if (
            record.name.startswith("bossa")
            and threading.current_thread() not in self._older_threads
        ):
            self.lines.append(re.sub(r"[\d.]+ ms", "ms", record.getMessage()))


Rolls = tuple[tuple[int, int], ...]


def deal_with(first: list[Tile], seed: int, rolls: Rolls = ROLLS) -> Deal:
    """A deal that begins with these tiles. The seed decides the order of the others."""
    rest = [tile for tile in TILES if tile not in first]
    random.Random(seed).shuffle(rest)
    return Deal((*first, *rest), rolls)


class Transcript:
    """Everything that the server sends to some clients in a game."""

    def __init__(self, clients: list[Client], game: str) -> None:
        self.clients = clients
        self.game = game
        self.sent: list[str] = []

    def read_all(self) -> Json:
        """Make all requests that could reveal something. Returns the first client's snapshot."""
        snapshot: Json = {}
        for client in self.clients:
            answers = [
                client.http.get(f"/games/{self.game}"),
                client.http.get(f"/games/{self.game}/record"),
                client.act(self.game, "decisions", decision=1, choice="b9:66"),
                client.act(self.game, "decisions", decision=99, choice="first"),
                client.act(self.game, "takeback"),
                client.http.get("/me"),
                client.http.get("/games"),
                client.http.get("/games?finished=1"),
                client.http.get(f"{client.http.base_url.copy_with(path='/game/')}{self.game}"),
            ]
            for answer in answers:
                self._add(f"{answer.status_code} {answer.text}")
            self._add(self._stream(client, client.look(self.game)["number"]))
            snapshot = snapshot or answers[0].json()
        return snapshot

    def _stream(self, client: Client, last: int) -> str:
        """The lines of the stream, up to the last event."""
        lines: list[str] = []
        with client.http.stream("GET", f"/games/{self.game}/events") as answer:
            for line in answer.iter_lines():
                lines.append(line)
                if line.startswith("data") and lines[-2] == f"id: {last}":
                    break
        return "\n".join(lines)

    def _add(self, text: str) -> None:
        """Add a response, without what differs for other reasons than the deal."""
        # The hash of salt and deal differs. Without the salt it reveals nothing.
        text = re.sub(r"[0-9a-f]{64}", "HASH", text).replace(self.game, "GAME")
        text = re.sub(r'\[Date "[^"]*"\]', "DATE", text)
        # Presence and times depend on when a request is made, not on the deal.
        text = re.sub(r'"here": ?(true|false)', '"here"', text)
        text = re.sub(r'"(changed|ended)":"[^"]*"', r'"\1"', text)
        # An invitation depends on its inviter, and a port on the system.
        text = re.sub(r"http://[^#\"]*#[0-9a-f]{40}", "INVITATION", text)
        self.sent.append(re.sub(r"http://127\.0\.0\.1:\d+", "ADDRESS", text))


def sent_and_logged(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    rules: str,
    deal: Deal,
    keeps: str,
    turns: int | None,
) -> tuple[list[str], list[str]]:
    """Play a game with a deal. Returns what A and a spectator were sent, and what was logged.

    With None for `turns` the game ends before anybody has joined, with 0 before the hands are
    turned up, else after so many turns.
    """
    sealed = SealedDeal(deal, "00" * 32)
    monkeypatch.setattr(SealedDeal, "new", lambda: sealed)
    log = LogLines()
    root = logging.getLogger("bossa")
    root.setLevel(logging.DEBUG)
    root.addHandler(log)
    path = tmp_path / f"{keeps}{random.random()}.db"
    try:
        with in_thread(settings_for(f"sqlite:///{path}")) as address:
            ada, bo, spectator = (Client(address) for _ in range(3))
            snapshot = ada.create(rules=rules, opponent="link", seat="A")
            transcript = Transcript([ada, spectator], snapshot["id"])
            transcript.read_all()
            if turns is None:
                return transcript.sent, log.lines
            bo.join(snapshot)
            snapshot = transcript.read_all()
            if snapshot["phase"] == "choose":
                ada.decide(snapshot, "first")
                transcript.read_all()
                bo.decide(bo.look(snapshot["id"]), "black")
                if "chips" not in rules and not turns:
                    return transcript.sent, log.lines
                snapshot = transcript.read_all()
            if snapshot["phase"] == "keep":
                bo.decide(bo.look(snapshot["id"]), keeps)
                snapshot = transcript.read_all()
                if turns:
                    ada.decide(snapshot, "keep-i")
            for turn in range(turns):
                for client in (ada, bo):
                    now = client.look(snapshot["id"])
                    if now["moves"]:
                        # Each player redraws once, in the second turn.
                        moves = [m for m in now["moves"] if (m["kind"] == "redraw") == (turn == 1)]
                        client.decide(now, min(m["text"] for m in moves))
                        transcript.read_all()
    finally:
        root.removeHandler(log)
        root.setLevel(logging.NOTSET)
    return transcript.sent, log.lines


RULES = pytest.mark.parametrize("rules", ["regular", "regular+chips", "novice", "novice+chips"])


@RULES
def test_before_anybody_joins_nothing_of_the_deal_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str
) -> None:
    """Not even the roll of the dice. Else an inviter could look for a good deal before inviting."""
    sent = [
        sent_and_logged(tmp_path, monkeypatch, rules, deal_with([], seed, rolls), "keep-d", None)
        for seed, rolls in ((1, ROLLS), (2, ((1, 6),)))
    ]
    assert len(sent[0][0]) > 10
    assert sent[0] == sent[1]


@RULES
def test_in_the_set_up_nothing_hidden_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str
) -> None:
    """The two games differ in the other's hand where it is hidden, the pile, the removed tile and
    the chip that the other keeps."""
    mine = list(TILES[3:7])
    theirs = list(TILES[10:14]) if rules.startswith("novice") else []
    # In the novice game without chips the first tile is drawn at once, and everybody sees it.
    drawn = [TILES[20]] if rules == "novice" else []
    sent = [
        sent_and_logged(
            tmp_path, monkeypatch, rules, deal_with([*mine, *theirs, *drawn], seed), keeps, 0
        )
        for seed, keeps in ((1, "keep-d"), (2, "keep-i"))
    ]
    assert len(sent[0][0]) > 10
    assert sent[0] == sent[1]


@pytest.mark.parametrize("rules", ["regular+chips", "novice"])
def test_in_play_nothing_hidden_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str
) -> None:
    """The two games differ in the rest of the pile and in the removed tile."""
    known = list(TILES[:8]) + list(TILES[12:22])
    sent = [
        sent_and_logged(tmp_path, monkeypatch, rules, deal_with(known, seed), "keep-d", 3)
        for seed in (1, 2)
    ]
    assert len(sent[0][0]) > 40
    assert any('"brought":"' in text for text in sent[0][0])
    assert sent[0] == sent[1]


def test_no_token_is_stored_or_logged(tmp_path: Path) -> None:
    log = LogLines()
    root = logging.getLogger("bossa")
    root.setLevel(logging.DEBUG)
    root.addHandler(log)
    path = tmp_path / "bossa.db"
    try:
        with in_thread(settings_for(f"sqlite:///{path}")) as address:
            ada, bo = Client(address), Client(address)
            snapshot = ada.create(opponent="link")
            invitation = snapshot["invitation"]["url"].split("#")[1]
            bo.join(snapshot)
            link = ada.post("/me/links").json()["url"].split("#")[1]
            Client(address).post("/links", token=link)
            secrets = [invitation, link, ada.http.cookies["bossa"], bo.http.cookies["bossa"]]
    finally:
        root.removeHandler(log)
        root.setLevel(logging.NOTSET)
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in secrets:
        assert secret.encode() not in stored
        assert not [line for line in log.lines if secret in line]
    assert log.lines

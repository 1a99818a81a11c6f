"""Nobody is sent what they may not know: the same bytes, whatever is hidden from them (V1, V2)."""

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


class Lines(logging.Handler):
    """Every line that is logged by what begins from now on: other servers go on beside it."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self._others = threading.enumerate()

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith("bossa") and threading.current_thread() not in self._others:
            self.lines.append(re.sub(r"[\d.]+ ms", "ms", record.getMessage()))


Rolls = tuple[tuple[int, int], ...]


def deal_with(first: list[Tile], seed: int, rolls: Rolls = ROLLS) -> Deal:
    """A deal that begins with these tiles and goes on by chance."""
    rest = [tile for tile in TILES if tile not in first]
    random.Random(seed).shuffle(rest)
    return Deal((*first, *rest), rolls)


class Watching:
    """Everything that a seat and a spectator are sent."""

    def __init__(self, clients: list[Client], game: str, guest: Client) -> None:
        self.clients = clients
        self.game = game
        self.guest = guest
        self.sent: list[str] = []

    def look(self) -> Json:
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
                client.http.get(f"{client.http.base_url.copy_with(path='/game/')}{self.game}"),
            ]
            for answer in answers:
                self._keep(f"{answer.status_code} {answer.text}")
            self._keep(self._streamed(client, client.look(self.game)["number"]))
            snapshot = snapshot or answers[0].json()
        return snapshot

    def _streamed(self, client: Client, last: int) -> str:
        """All events so far, as they come."""
        lines: list[str] = []
        with client.http.stream("GET", f"/games/{self.game}/events") as answer:
            for line in answer.iter_lines():
                lines.append(line)
                if line.startswith("data") and lines[-2] == f"id: {last}":
                    break
        return "\n".join(lines)

    def _keep(self, text: str) -> None:
        # The hash of salt and deal is all that may differ: without the salt it says nothing.
        text = re.sub(r"[0-9a-f]{64}", "HASH", text).replace(self.game, "GAME")
        text = re.sub(r'\[Date "[^"]*"\]', "DATE", text)
        # Who is here is seen with a delay of the clock's, not of the deal's.
        text = re.sub(r'"here": ?(true|false)', '"here"', text)
        text = re.sub(r'"changed":"[^"]*"', '"changed"', text)
        # An invitation is a secret of its inviter's, not of the deal; the port is the system's.
        self.sent.append(re.sub(r"http://[^#]*#[0-9a-f]{40}", "INVITATION", text))


def transcript(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    rules: str,
    deal: Deal,
    keeps: str,
    turns: int | None,
) -> tuple[list[str], list[str]]:
    """What A and a spectator are sent, up to the turning up, or through some turns; with None, as
    long as nobody has joined."""
    sealed = SealedDeal(deal, "00" * 32)
    monkeypatch.setattr(SealedDeal, "new", lambda: sealed)
    heard = Lines()
    root = logging.getLogger("bossa")
    root.setLevel(logging.DEBUG)
    root.addHandler(heard)
    path = tmp_path / f"{keeps}{random.random()}.db"
    try:
        with in_thread(settings_for(f"sqlite:///{path}")) as address:
            ada, bo, watcher = (Client(address) for _ in range(3))
            snapshot = ada.create(rules=rules, opponent="link", seat="A")
            watching = Watching([ada, watcher], snapshot["id"], bo)
            watching.look()
            if turns is None:
                return watching.sent, heard.lines
            bo.join(snapshot)
            snapshot = watching.look()
            if snapshot["phase"] == "choose":
                ada.decide(snapshot, "first")
                watching.look()
                bo.decide(bo.look(snapshot["id"]), "black")
                if "chips" not in rules and not turns:
                    return watching.sent, heard.lines
                snapshot = watching.look()
            if snapshot["phase"] == "keep":
                bo.decide(bo.look(snapshot["id"]), keeps)
                snapshot = watching.look()
                if turns:
                    ada.decide(snapshot, "keep-i")
            for turn in range(turns):
                for client in (ada, bo):
                    now = client.look(snapshot["id"])
                    if now["moves"]:
                        # Each redraws once.
                        moves = [m for m in now["moves"] if (m["kind"] == "redraw") == (turn == 1)]
                        client.decide(now, min(m["text"] for m in moves))
                        watching.look()
    finally:
        root.removeHandler(heard)
        root.setLevel(logging.NOTSET)
    return watching.sent, heard.lines


RULES = pytest.mark.parametrize("rules", ["regular", "regular+chips", "novice", "novice+chips"])


@RULES
def test_before_anybody_joins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str) -> None:
    """Nothing of the deal is known, the roll neither: who invites cannot choose among deals."""
    sent = [
        transcript(tmp_path, monkeypatch, rules, deal_with([], seed, rolls), "keep-d", None)
        for seed, rolls in ((1, ROLLS), (2, ((1, 6),)))
    ]
    assert len(sent[0][0]) > 10
    assert sent[0] == sent[1]


@RULES
def test_in_the_set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str) -> None:
    """The other's hand where it is hidden, the pile, the removed tile and the chip kept differ."""
    mine = list(TILES[3:7])
    theirs = list(TILES[10:14]) if rules.startswith("novice") else []
    # In the novice game the first tile is drawn as soon as there is no chip to keep.
    drawn = [TILES[20]] if rules == "novice" else []
    sent = [
        transcript(
            tmp_path, monkeypatch, rules, deal_with([*mine, *theirs, *drawn], seed), keeps, 0
        )
        for seed, keeps in ((1, "keep-d"), (2, "keep-i"))
    ]
    assert len(sent[0][0]) > 10
    assert sent[0] == sent[1]


@pytest.mark.parametrize("rules", ["regular+chips", "novice"])
def test_in_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str) -> None:
    """What is left of the pile, and the removed tile, differ."""
    known = list(TILES[:8]) + list(TILES[12:22])
    sent = [
        transcript(tmp_path, monkeypatch, rules, deal_with(known, seed), "keep-d", 3)
        for seed in (1, 2)
    ]
    assert len(sent[0][0]) > 40
    assert any('"brought":"' in text for text in sent[0][0])
    assert sent[0] == sent[1]


def test_no_secret_is_stored_or_logged(tmp_path: Path) -> None:
    heard = Lines()
    root = logging.getLogger("bossa")
    root.setLevel(logging.DEBUG)
    root.addHandler(heard)
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
        root.removeHandler(heard)
        root.setLevel(logging.NOTSET)
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in secrets:
        assert secret.encode() not in stored
        assert not [line for line in heard.lines if secret in line]
    assert heard.lines

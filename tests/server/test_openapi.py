"""Every response matches the OpenAPI document, and no request makes the server fail."""

import json
import os
import random
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import httpx
import pytest
from tests.server import conformance, plain_hints
from tests.server.running import Client, error_of, events_of

from bossa.players import LEVELS
from bossa.rules import RULE_SETS, Ending
from bossa.server.games.events import KINDS
from bossa.server.jobs import hints

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
NEVER_SUCCEEDS = {
    "POST /api/v1/games/{game}/claim",
    "GET /api/v1/reviews/{review}",
    "DELETE /api/v1/reviews/{review}",
}
"""A claim needs a player who has been away for ten minutes, and nobody guesses the key of a review:
test_reviews.py is about those."""


def test_responses_to_random_requests_match_the_document(
    on_sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "find", plain_hints.find)
    statuses_file = tmp_path / "statuses"
    environment = {
        "SCHEMATHESIS_HOOKS": "tests.server.schemathesis_hooks",
        "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]),
        "BOSSA_ADDRESS": on_sqlite,
        "BOSSA_STATUSES": str(statuses_file),
    }
    checks = ["not_a_server_error", "status_code_conformance", "content_type_conformance",
              "response_schema_conformance"]  # fmt: skip
    done = subprocess.run(
        [Path(sys.executable).with_name("st"), "run", f"{on_sqlite}/api/openapi.json",
         "--checks", ",".join(checks), "--max-examples", "20", "--seed", "1", "--workers", "1",
         "--request-timeout", "60", "--suppress-health-check", "too_slow",
         "--exclude-path-regex", "/events$"],
        capture_output=True, text=True, cwd=tmp_path, env={**os.environ, **environment},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert httpx.get(f"{on_sqlite}/healthz").json()["well"]
    statuses = defaultdict(set)
    for line in statuses_file.read_text().splitlines():
        status, _, operation = line.partition(" ")
        statuses[operation].add(status)
    never_succeeded = {name for name, met in statuses.items() if not met & {"200", "201"}}
    assert never_succeeded <= NEVER_SUCCEEDS


@pytest.mark.parametrize("rules", [rules.name for rules in RULE_SETS])
def test_all_responses_of_a_whole_game_match_the_document(on_sqlite: str, rules: str) -> None:
    """`Client` checks each response. Two players and a spectator use most endpoints."""
    ada, bo, spectator = (Client(on_sqlite) for _ in range(3))
    source = random.Random(5)
    ada.http.put("/me", json={"name": "Ada"})
    clock = {"seconds": 600.0, "increment": 5.0}
    snapshot = ada.create(rules=rules, opponent="link", seat="A", clock=clock)
    game = snapshot["id"]
    token = snapshot["invitation"]["url"].partition("#")[2]
    spectator.look(game)
    bo.post("/invitations/look", token=token)
    bo.join(snapshot)
    for turn in range(100):
        for client in (ada, bo):
            snapshot = client.look(game)
            if snapshot["moves"]:
                choices = [move["text"] for move in snapshot["moves"]]
                position = snapshot["position"]["text"]
                client.post("/positions/check", position=position, choices=[*choices[:10], "?"])
                assert client.decide(snapshot, source.choice(choices)).status_code == 200
                spectator.look(game)
        if turn == 4:
            ada.act(game, "takeback")
            bo.act(game, "takeback/answer", accept=True)
        if snapshot["status"] == "over":
            break
    assert snapshot["status"] == "over"
    record = spectator.http.get(f"/games/{game}/record").text
    for step in range(len(snapshot["steps"]) + 1):
        assert spectator.post("/positions", record=record, step=step).status_code == 200
    ada.act(game, "rematch")
    again = bo.act(game, "rematch").json()["rematch"]["game"]
    assert ada.act(again, "call-off").json()["status"] == "called-off"
    assert ada.games()[0]["with"] is None
    assert spectator.http.get(f"/games/{game}/record").status_code == 200
    last = ada.look(game)["number"]
    for client in (ada, bo, spectator):
        assert len(events_of(client, game, 0, lambda event: event["number"] == last)) == last


def test_the_enumerations_of_the_protocol_are_those_of_the_code() -> None:
    schemas = conformance.document()["components"]["schemas"]
    snapshot = schemas["Snapshot"]["properties"]
    assert set(snapshot["rules"]["enum"]) == {rules.name for rules in RULE_SETS}
    (level,) = (part for part in snapshot["level"]["anyOf"] if "enum" in part)
    assert set(level["enum"]) == set(LEVELS)
    leaving = {ending.value for ending in Ending if not ending.is_of_play}
    assert set(schemas["LeftStep"]["properties"]["ending"]["enum"]) == leaving
    assert set(schemas["GameEvent"]["properties"]["kind"]["enum"]) == KINDS


def test_the_first_events_of_a_stream_match_the_document(on_sqlite: str) -> None:
    ada = Client(on_sqlite)
    game = ada.create(opponent="device")["id"]
    with ada.http.stream("GET", f"/games/{game}/events") as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        lines = answer.iter_lines()
        first = [next(lines) for _ in range(3)]
        while next(lines) != "event: here":
            pass
        here = next(lines)
    assert first[0] == "id: 1"
    assert first[1].startswith('data: {"number":1,"kind":"created"')
    conformance.check_event(json.loads(first[1].removeprefix("data: ")))
    assert first[2] == ""
    conformance.check_event(json.loads(here.removeprefix("data: ")), "here")
    assert error_of(ada.http.get(f"/games/{'0' * 20}/events")) == "no-such-game"


def test_every_response_has_security_headers_and_there_are_metrics(on_sqlite: str) -> None:
    for path in ("/", "/api/v1/me", "/nothing"):
        headers = httpx.get(f"{on_sqlite}{path}").headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    metrics = httpx.get(f"{on_sqlite}/metrics").text
    assert "bossa_answers_total" in metrics

"""What the server writes to its log."""

import json
import socket
from pathlib import Path

import pytest
from tests.server.running import Client, start_process, wait_until_up

pytestmark = pytest.mark.slow


def test_a_client_that_disconnects_in_the_middle_of_a_request_logs_no_warning(
    tmp_path: Path,
) -> None:
    process, address = start_process({"BOSSA_DATA_DIR": str(tmp_path)})
    try:
        wait_until_up(address)
        ada = Client(address)
        game = ada.create(opponent="device")["id"]
        host, port = address.removeprefix("http://").split(":")
        for _ in range(5):
            with socket.create_connection((host, int(port))) as connection:
                connection.sendall(
                    f"POST /api/v1/games/{game}/resign HTTP/1.1\r\nHost: {host}:{port}\r\n"
                    f"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{".encode()
                )
        assert ada.look(game)["status"] == "setup"
    finally:
        process.terminate()
        _, stderr = process.communicate(timeout=30)
    assert stderr == ""


def test_the_log_is_json_and_contains_no_secret_even_at_the_debug_level(tmp_path: Path) -> None:
    process, address = start_process({"BOSSA_DATA_DIR": str(tmp_path), "BOSSA_LOG": "debug"})
    try:
        wait_until_up(address)
        ada, bo = Client(address), Client(address)
        snapshot = ada.create(opponent="link", seat="A")
        bo.join(snapshot)
        hand = bo.look(snapshot["id"])["position"]["hands"]["B"]
        with bo.http.stream("GET", f"/games/{snapshot['id']}/events?after=0") as answer:
            assert next(line for line in answer.iter_lines() if line.startswith("data"))
        over = ada.act(snapshot["id"], "resign").json()
    finally:
        process.terminate()
        _, stderr = process.communicate(timeout=30)
    lines = [json.loads(line) for line in stderr.splitlines()]
    assert any("/api/v1/games/{game}" in line["text"] for line in lines)
    for secret in (over["reveal"]["deal"], ",".join(hand), json.dumps(hand), snapshot["id"]):
        assert secret not in stderr

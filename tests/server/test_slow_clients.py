"""A client that does not read its stream, or sends endless data to it, is disconnected."""

import asyncio
import logging
import socket
from pathlib import Path

import httpx
import pytest
from starlette.types import Message
from tests.server.running import Client, run_async, settings_for

from bossa.server.app import create_app
from bossa.server.games.new_game import NewGame
from bossa.server.http import sse


def test_a_client_that_does_not_read_its_stream_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sse, "SLOW", 0.2)
    app = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}"))
    services = app.state.services

    async def receive_nothing() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    async def send_and_block(message: Message) -> None:
        if message["type"] == "http.response.body":
            await asyncio.Event().wait()

    async def scenario() -> int:
        await services.start()
        try:
            ada = await services.players.create_guest()
            game = await services.games.create(NewGame(ada.id, "novice", "device"))
            path = f"/api/v1/games/{game.id}/events"
            scope = {
                "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET",
                "path": path, "raw_path": path.encode(), "query_string": b"", "scheme": "http",
                "headers": [(b"host", b"here"), (b"cookie", f"bossa={ada.token}".encode())],
                "client": ("127.0.0.1", 1), "server": ("here", 80), "root_path": "",
            }  # fmt: skip
            await asyncio.wait_for(app(scope, receive_nothing, send_and_block), 10)
            return int(services.hub.subscriptions)
        finally:
            await services.stop()

    with caplog.at_level(logging.WARNING):
        assert run_async(scenario()) == 0
    assert "Traceback" not in caplog.text


def test_a_client_that_sends_endless_data_to_its_stream_is_disconnected(
    ada: Client, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = ada.create(rules="novice", opponent="device")["id"]
    url = httpx.URL(address)
    with socket.create_connection((url.host, url.port or 0), timeout=20) as connection:
        request = f"GET /api/v1/games/{game}/events HTTP/1.1\r\nHost: here\r\n"
        connection.sendall(f"{request}Transfer-Encoding: chunked\r\n\r\n".encode())
        assert connection.recv(100_000).startswith(b"HTTP/1.1 200")
        # More than all buffers on the way can hold. So sending fails when the server has stopped
        # reading.
        chunks = (b"1000\r\n" + b"x" * 0x1000 + b"\r\n") * 10_000
        with pytest.raises(ConnectionError):
            connection.sendall(chunks)
    assert ada.look(game)["moves"]
    assert "Traceback" not in caplog.text

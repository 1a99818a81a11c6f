"""The background tasks of a server: restarted when they fail, ended when the server stops."""

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from tests.server.running import run_async, settings_for

from bossa.server import services as services_module
from bossa.server.app import create_app
from bossa.server.games.new_game import NewGame
from bossa.server.services import Services


def player_arrives(services: Services, game: str, player: str) -> None:
    services.presence.come(game, player)


def job_is_queued(services: Services, _game: str, _player: str) -> None:
    services.queue.wake()


@pytest.mark.parametrize("happens", [player_arrives, job_is_queued])
def test_an_event_right_before_the_stop_does_not_delay_it(
    tmp_path: Path, happens: Callable[[Services, str, str], None]
) -> None:
    services = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}")).state.services

    async def scenario() -> None:
        await services.start()
        ada = await services.players.create_guest()
        game = await services.games.create(NewGame(ada.id, "novice", "device"))
        happens(services, game.id, ada.id)
        async with asyncio.timeout(20):
            await services.stop()

    run_async(scenario())


def test_a_background_task_that_fails_is_logged_and_restarted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(services_module, "RESTART", 0.01)
    services = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}")).state.services
    run_hub = services.hub.run
    attempts = count()

    async def fails_once() -> None:
        if next(attempts) == 0:
            raise ZeroDivisionError
        await run_hub()

    async def scenario() -> None:
        await services.start()
        try:
            async with asyncio.timeout(20), services.hub.subscribed("topic") as news:
                services.hub.publish("topic")
                await news.wait()
            assert not await services.health.is_well()
            monkeypatch.setattr(services_module, "UNWELL", 0.0)
            assert await services.health.is_well()
        finally:
            await services.stop()

    monkeypatch.setattr(services.hub, "run", fails_once)
    run_async(scenario())
    assert "ZeroDivisionError" in caplog.text

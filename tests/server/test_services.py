"""A server goes on by itself until it is told to stop, and then stops."""

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


def somebody_comes(services: Services, game: str, player: str) -> None:
    services.presence.come(game, player)


def a_computer_is_to_think(services: Services, _game: str, _player: str) -> None:
    services.queue.wake()


@pytest.mark.parametrize("happens", [somebody_comes, a_computer_is_to_think])
def test_what_happens_in_the_last_moment_does_not_keep_it_open(
    tmp_path: Path, happens: Callable[[Services, str, str], None]
) -> None:
    services = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}")).state.services

    async def closed() -> None:
        await services.start()
        ada = await services.players.create_guest()
        game = await services.games.create(NewGame(ada.id, "novice", "device"))
        happens(services, game.id, ada.id)
        async with asyncio.timeout(20):
            await services.stop()

    run_async(closed())


def test_work_in_the_background_that_fails_is_taken_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(services_module, "RESTART", 0.01)
    services = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}")).state.services
    goes_on = services.hub.run

    tries = count()

    async def fails_once() -> None:
        if next(tries) == 0:
            raise ZeroDivisionError
        await goes_on()

    async def told() -> None:
        await services.start()
        try:
            async with asyncio.timeout(20), services.hub.subscribed("topic") as news:
                services.hub.publish("topic")
                await news.wait()
            assert not await services.is_well()
            monkeypatch.setattr(services_module, "UNWELL", 0.0)
            assert await services.is_well()
        finally:
            await services.stop()

    monkeypatch.setattr(services.hub, "run", fails_once)
    run_async(told())
    assert "ZeroDivisionError" in caplog.text

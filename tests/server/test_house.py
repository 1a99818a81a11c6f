"""A server goes on by itself until it is told to stop, and then stops."""

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from tests.server.running import awaited, settings_for

from bossa.server import services as house_of
from bossa.server.app import create_app
from bossa.server.games.service import Wish
from bossa.server.services import House


def somebody_comes(house: House, game: str, player: str) -> None:
    house.presence.come(game, player)


def a_computer_is_to_think(house: House, _game: str, _player: str) -> None:
    house.hub.thoughts.set()


@pytest.mark.parametrize("happens", [somebody_comes, a_computer_is_to_think])
def test_what_happens_in_the_last_moment_does_not_keep_it_open(
    tmp_path: Path, happens: Callable[[House, str, str], None]
) -> None:
    house = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}")).state.house

    async def closed() -> None:
        await house.open()
        ada = await house.visitors.welcome()
        entry, _ = await house.games.create(ada.id, Wish("novice", "device"))
        happens(house, entry.id, ada.id)
        async with asyncio.timeout(20):
            await house.close()

    awaited(closed())


def test_work_in_the_background_that_fails_is_taken_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(house_of, "AGAIN", 0.01)
    house = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}")).state.house
    goes_on = house.hub.run

    tries = count()

    async def fails_once() -> None:
        if next(tries) == 0:
            raise ZeroDivisionError
        await goes_on()

    async def told() -> None:
        await house.open()
        try:
            entry, _ = await house.games.create(
                (await house.visitors.welcome()).id, Wish("novice", "device")
            )
            async with asyncio.timeout(20), house.hub.listening(entry.id) as news:
                house.hub.tell(entry.id, thinks=False)
                await news.wait()
            assert not await house.is_well()
            monkeypatch.setattr(house_of, "UNWELL", 0.0)
            assert await house.is_well()
        finally:
            await house.close()

    monkeypatch.setattr(house.hub, "run", fails_once)
    awaited(told())
    assert "ZeroDivisionError" in caplog.text

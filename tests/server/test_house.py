"""A server that is told to stop stops."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.running import awaited, settings_for

from bossa.server.app import create_app
from bossa.server.games import Wish
from bossa.server.house import House


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

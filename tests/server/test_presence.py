"""Presence: the server reports who has a game's page open."""

import time
from asyncio import sleep, timeout
from pathlib import Path

import pytest
from tests.server.running import run_async, settings_for

from bossa.rules import Player
from bossa.server.app import create_app
from bossa.server.games.new_game import NewGame
from bossa.server.live import presence
from bossa.server.live.stream import stream
from bossa.server.retention import tidying
from bossa.server.services import Services


def test_a_player_who_stays_is_reported_again_while_others_come_and_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "EVERY", 0.2)
    monkeypatch.setattr(presence, "SOON", 0.01)
    services = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}")).state.services

    async def scenario() -> None:
        await services.start()
        try:
            ada = await services.players.create_guest()
            stays, other = [
                await services.games.create(NewGame(ada.id, "novice", "device")) for _ in range(2)
            ]

            async def seen_at() -> float | None:
                found = await services.games.load(stays.id)
                return found.row.seats[Player.A].seen_uptime  # type: ignore[no-any-return]

            ends = time.monotonic() + 60
            services.presence.come(stays.id, ada.id)
            while (first := await seen_at()) is None:
                assert time.monotonic() < ends
                await sleep(0.005)
            while await seen_at() == first:
                assert time.monotonic() < ends
                services.presence.come(other.id, ada.id)
                await sleep(0.005)
                services.presence.go(other.id, ada.id)
        finally:
            await services.stop()

    run_async(scenario())


async def is_reported(services: Services, game: str) -> bool:
    """Whether it is stored that somebody has the game's page open."""
    seats = (await services.games.load(game)).row.seats.values()
    return any(seat.seen_uptime is not None for seat in seats)


def test_presence_goes_on_after_a_game_with_an_open_page_was_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "EVERY", 0.05)
    monkeypatch.setattr(presence, "SOON", 0.01)
    monkeypatch.setattr(tidying, "UNPLAYED", -1.0)
    services = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}")).state.services

    async def scenario() -> None:
        await services.start()
        try:
            ada = await services.players.create_guest()
            removed = await services.games.create(NewGame(ada.id, "novice", "link"))
            services.presence.come(removed.id, ada.id)
            async with timeout(60):
                while not await is_reported(services, removed.id):
                    await sleep(0.005)
            events = stream(services.games, services.hub, removed.id, ada.id, 0)
            await anext(events)
            await services.tidying.tidy()
            async with timeout(60):
                assert [message async for message in events] == []
            other = await services.games.create(NewGame(ada.id, "novice", "device"))
            services.presence.come(other.id, ada.id)
            async with timeout(60):
                while (await services.games.load(other.id)).row.seats[Player.A].seen_uptime is None:
                    await sleep(0.005)
            assert await services.health.is_well()
        finally:
            await services.stop()

    run_async(scenario())

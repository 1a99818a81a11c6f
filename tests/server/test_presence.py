"""Who has a page open is shown as here, also where many others come and go."""

import time
from asyncio import sleep, timeout
from pathlib import Path

import pytest
from tests.server.running import run_async, settings_for

from bossa.rules import Player
from bossa.server.app import create_app
from bossa.server.games import timekeeper as clocks
from bossa.server.games.new_game import NewGame
from bossa.server.live import presence
from bossa.server.live.stream import stream


def test_who_stays_gives_signs_while_others_come_and_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "EVERY", 0.2)
    monkeypatch.setattr(presence, "SOON", 0.01)
    services = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}")).state.services

    async def visited() -> None:
        await services.start()
        try:
            ada = await services.players.create_guest()
            stays, other = [
                await services.games.create(NewGame(ada.id, "novice", "device")) for _ in range(2)
            ]

            async def signed() -> float | None:
                found = await services.games.load(stays.id)
                return found.row.seats[Player.A].seen_at  # type: ignore[no-any-return]

            ends = time.monotonic() + 20
            services.presence.come(stays.id, ada.id)
            while (first := await signed()) is None:
                assert time.monotonic() < ends
                await sleep(0.005)
            while await signed() == first:
                assert time.monotonic() < ends
                services.presence.come(other.id, ada.id)
                await sleep(0.005)
                services.presence.go(other.id, ada.id)
        finally:
            await services.stop()

    run_async(visited())


def test_a_page_left_open_on_a_removed_game_harms_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "EVERY", 0.05)
    monkeypatch.setattr(presence, "SOON", 0.01)
    monkeypatch.setattr(clocks, "NEVER_JOINED", -1.0)
    services = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}")).state.services

    async def visited() -> None:
        await services.start()
        try:
            ada = await services.players.create_guest()
            waits = await services.games.create(NewGame(ada.id, "novice", "link"))
            services.presence.come(waits.id, ada.id)
            watching = stream(services.games, services.hub, waits.id, ada.id, 0)
            await anext(watching)
            await services.timekeeper.remove_never_joined()
            async with timeout(20):
                assert [said async for said in watching] == []
            played = await services.games.create(NewGame(ada.id, "novice", "device"))
            services.presence.come(played.id, ada.id)
            async with timeout(20):
                while (await services.games.load(played.id)).row.seats[Player.A].seen_at is None:
                    await sleep(0.005)
            assert await services.is_well()
        finally:
            await services.stop()

    run_async(visited())

"""Who has a page open is shown as here, also where many others come and go."""

import time
from asyncio import sleep, timeout
from pathlib import Path

import pytest
from tests.server.running import awaited, settings_for

from bossa.rules import Player
from bossa.server.app import create_app
from bossa.server.games import timekeeper as clocks
from bossa.server.games.service import Wish
from bossa.server.live import presence
from bossa.server.live.stream import stream


def test_who_stays_gives_signs_while_others_come_and_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "EVERY", 0.2)
    monkeypatch.setattr(presence, "SOON", 0.01)
    house = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}")).state.house

    async def visited() -> None:
        await house.open()
        try:
            ada = await house.visitors.welcome()
            (stays, _), (other, _) = [
                await house.games.create(ada.id, Wish("novice", "device")) for _ in range(2)
            ]

            async def signed() -> float | None:
                entry, _ = await house.games.look(stays.id)
                return entry.seats[Player.A].seen_at  # type: ignore[no-any-return]

            ends = time.monotonic() + 20
            house.presence.come(stays.id, ada.id)
            while (first := await signed()) is None:
                assert time.monotonic() < ends
                await sleep(0.005)
            while await signed() == first:
                assert time.monotonic() < ends
                house.presence.come(other.id, ada.id)
                await sleep(0.005)
                house.presence.go(other.id, ada.id)
        finally:
            await house.close()

    awaited(visited())


def test_a_page_left_open_on_a_removed_game_harms_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "EVERY", 0.05)
    monkeypatch.setattr(presence, "SOON", 0.01)
    monkeypatch.setattr(clocks, "NEVER_JOINED", -1.0)
    house = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}")).state.house

    async def visited() -> None:
        await house.open()
        try:
            ada = await house.visitors.welcome()
            waits, _ = await house.games.create(ada.id, Wish("novice", "link"))
            house.presence.come(waits.id, ada.id)
            watching = stream(house.games, waits.id, ada.id, 0)
            await anext(watching)
            await house.clocks.remove_never_joined()
            async with timeout(20):
                assert [said async for said in watching] == []
            played, _ = await house.games.create(ada.id, Wish("novice", "device"))
            house.presence.come(played.id, ada.id)
            async with timeout(20):
                while (await house.games.look(played.id))[0].seats[Player.A].seen_at is None:
                    await sleep(0.005)
            assert await house.is_well()
        finally:
            await house.close()

    awaited(visited())

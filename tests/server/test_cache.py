"""The cache of updates is never older than what other processes have reported of a game."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.running import run_async, settings_for

from bossa.rules import Player
from bossa.server.app import create_app
from bossa.server.games.cache import Update, UpdateCache
from bossa.server.games.clock import TimeControl
from bossa.server.games.new_game import NewGame


@pytest.fixture
def update(tmp_path: Path) -> Update:
    """A new game, with its first events."""
    services = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}")).state.services

    async def create() -> Update:
        await services.start()
        try:
            ada = await services.players.create_guest()
            new = NewGame(ada.id, "novice", "device", control=TimeControl(60.0))
            game = await services.games.create(new)
            found: Update = await services.games.update_after(game.id, 0)
            return found
        finally:
            await services.stop()

    return run_async(create())


def later(update: Update, by: int) -> Update:
    """The same update with higher event numbers."""
    replay = replace(update.game.replay, number=update.game.number + by)
    events = [replace(event, number=event.number + by) for event in update.events]
    return Update(replace(update.game, replay=replay), events)


def test_an_update_older_than_a_report_of_another_process_is_not_cached(update: Update) -> None:
    cache = UpdateCache()
    game, number = update.game.id, update.game.number
    cache.report(game, number + 1)
    cache.put(update)
    assert cache.after(game, 0) is None
    newer = later(update, 1)
    cache.put(newer)
    assert cache.after(game, number) == Update(newer.game, newer.events[-1:])


def test_an_older_update_does_not_replace_a_newer_one(update: Update) -> None:
    cache = UpdateCache()
    newer = later(update, 2)
    cache.put(newer)
    cache.put(update)
    found = cache.after(update.game.id, update.game.number + 1)
    assert found
    assert found.game.replay == newer.game.replay


def test_the_clock_of_a_cached_game_goes_on_running(
    update: Update, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr("bossa.server.games.cache.time.monotonic", lambda: now)
    cache = UpdateCache()
    cache.put(update)
    now += 30
    found = cache.after(update.game.id, 0)
    assert found
    clock = found.game.clock
    assert clock
    assert clock.running
    left = clock.at(found.game.row.uptime)
    assert left[clock.running] == pytest.approx(30, abs=1)
    assert left[Player(clock.running).opponent] == 60

"""What is kept in memory of a game is never older than what is known of it."""

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
def made(tmp_path: Path) -> Update:
    """A game, and the event that made it."""
    services = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}")).state.services

    async def created() -> Update:
        await services.start()
        try:
            ada = await services.players.create_guest()
            new = NewGame(ada.id, "novice", "device", control=TimeControl(60.0))
            game = await services.games.create(new)
            update: Update = await services.games.update_after(game.id, 0)
            return update
        finally:
            await services.stop()

    return run_async(created())


def later(update: Update, by: int) -> Update:
    replay = replace(update.game.replay, number=update.game.number + by)
    events = [replace(event, number=event.number + by) for event in update.events]
    return Update(replace(update.game, replay=replay), events)


def test_what_another_process_wrote_is_not_hidden_by_what_was_cached_before(made: Update) -> None:
    cache = UpdateCache()
    game, number = made.game.id, made.game.number
    cache.report(game, number + 1)
    cache.put(made)
    assert cache.after(game, 0) is None
    newer = later(made, 1)
    cache.put(newer)
    assert cache.after(game, number) == Update(newer.game, newer.events[-1:])


def test_an_older_state_does_not_replace_a_newer_one(made: Update) -> None:
    cache = UpdateCache()
    newer = later(made, 2)
    cache.put(newer)
    cache.put(made)
    found = cache.after(made.game.id, made.game.number + 1)
    assert found
    assert found.game.replay == newer.game.replay


def test_clocks_are_counted_from_now_not_from_the_last_move(
    made: Update, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr("bossa.server.games.cache.time.monotonic", lambda: now)
    cache = UpdateCache()
    cache.put(made)
    now += 30
    found = cache.after(made.game.id, 0)
    assert found
    clock = found.game.clock
    assert clock
    assert clock.running
    left = clock.at(found.game.row.time)
    assert left[clock.running] == pytest.approx(30, abs=1)
    assert left[Player(clock.running).opponent] == 60

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
    cache.put(update, cache.changes(game))
    assert cache.after(game, 0) is None
    newer = later(update, 1)
    cache.put(newer, cache.changes(game))
    assert cache.after(game, number) == Update(newer.game, newer.events[-1:])


def test_an_update_that_was_read_before_a_report_is_not_cached(update: Update) -> None:
    """Who is here has changed meanwhile: the number of the last event is the same."""
    cache = UpdateCache()
    game = update.game.id
    before = cache.changes(game)
    cache.report(game)
    cache.put(update, before)
    assert cache.after(game, 0) is None
    cache.put(update, cache.changes(game))
    assert cache.after(game, 0) == update
    cache.report(game)
    assert cache.after(game, 0) is None


def test_events_are_not_hidden_by_what_was_read_before_them(update: Update) -> None:
    """A move is stored while somebody comes and subscribers read that: what they read is older
    than the move."""
    cache = UpdateCache()
    game, number = update.game.id, update.game.number
    before_the_move = cache.changes(game)
    cache.report(game)
    cache.put(update, cache.changes(game))
    cache.put(later(update, 1), before_the_move)
    assert cache.after(game, number) is None
    # What was read before the move, and comes only now, is not cached either.
    cache.put(update, cache.changes(game))
    assert cache.after(game, number) is None


def test_nothing_is_cached_while_other_processes_are_not_heard(update: Update) -> None:
    cache = UpdateCache()
    game = update.game.id
    cache.put(update, 0)
    cache.pause()
    assert cache.after(game, 0) is None
    cache.put(update, 0)
    assert cache.after(game, 0) is None
    cache.resume()
    assert cache.after(game, 0) is None
    cache.put(update, 0)
    assert cache.after(game, 0) == update


def test_an_update_is_current_until_something_is_reported(update: Update) -> None:
    cache = UpdateCache()
    assert cache.current(update.game.id) is None
    cache.put(update, 0)
    assert cache.current(update.game.id) == update
    cache.report(update.game.id)
    assert cache.current(update.game.id) is None
    assert cache.last(update.game.id) == update


def test_an_older_update_does_not_replace_a_newer_one(update: Update) -> None:
    cache = UpdateCache()
    newer = later(update, 2)
    cache.put(newer, 0)
    cache.put(update, 0)
    found = cache.after(update.game.id, update.game.number + 1)
    assert found
    assert found.game.replay == newer.game.replay


def test_the_clock_of_a_cached_game_goes_on_running(
    update: Update, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr("bossa.server.games.cache.time.monotonic", lambda: now)
    cache = UpdateCache()
    cache.put(update, 0)
    now += 30
    found = cache.after(update.game.id, 0)
    assert found
    clock = found.game.clock
    assert clock
    assert clock.running
    left = clock.at(found.game.row.uptime)
    assert left[clock.running] == pytest.approx(30, abs=1)
    assert left[Player(clock.running).opponent] == 60

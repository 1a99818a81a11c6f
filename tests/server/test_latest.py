"""What is kept in memory of a game is never older than what is known of it."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.running import awaited, settings_for

from bossa.rules import Player
from bossa.server.app import create_app
from bossa.server.games.cache import Latest, News
from bossa.server.games.service import Wish


@pytest.fixture
def made(tmp_path: Path) -> News:
    """A game, and the event that made it."""
    house = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}")).state.house

    async def created() -> News:
        await house.open()
        try:
            ada = await house.visitors.welcome()
            wish = Wish("novice", "device", seconds=60.0)
            entry, _ = await house.games.create(ada.id, wish)
            return await house.games.news(entry.id, 0)  # type: ignore[no-any-return]
        finally:
            await house.close()

    return awaited(created())


def later(news: News, by: int) -> News:
    entry, course, happened = news
    course = replace(course, number=course.number + by)
    return entry, course, [replace(event, number=event.number + by) for event in happened]


def test_what_others_have_written_is_not_hidden_by_what_was_written_here_before(made: News) -> None:
    kept = Latest()
    game, number = made[0].id, made[1].number
    kept.hear(game, number + 1)
    kept.keep(*made)
    assert kept.after(game, 0) is None
    kept.keep(*later(made, 1))
    entry, course, happened = later(made, 1)
    assert kept.after(game, number) == (entry, course, happened[-1:])


def test_an_older_state_does_not_replace_a_newer_one(made: News) -> None:
    kept = Latest()
    newer = later(made, 2)
    kept.keep(*newer)
    kept.keep(*made)
    found = kept.after(made[0].id, made[1].number + 1)
    assert found
    assert found[1] == newer[1]


def test_clocks_are_counted_from_now_not_from_the_last_move(
    made: News, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr("bossa.server.games.cache.time.monotonic", lambda: now)
    kept = Latest()
    kept.keep(*made)
    now += 30
    found = kept.after(made[0].id, 0)
    assert found
    clock = found[0].clock
    assert clock
    assert clock.running
    left = clock.now(found[0].time)
    assert left[clock.running] == pytest.approx(30, abs=1)
    assert left[Player(clock.running).opponent] == 60

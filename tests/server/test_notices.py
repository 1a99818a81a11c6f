"""What a process tells the others of a game is the game as they would read it."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.running import run_async, settings_for

from bossa.notation import write_move
from bossa.rules import Player
from bossa.server.app import create_app
from bossa.server.games.actions import decide
from bossa.server.games.cache import Update
from bossa.server.games.clock import TimeControl
from bossa.server.games.hosted import HostedGame
from bossa.server.games.new_game import NewGame
from bossa.server.games.notices import LARGEST, GameNotice

Game = tuple[HostedGame, Update]


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """A game with a clock, and what a move has changed in it."""
    services = create_app(settings_for(f"sqlite:///{tmp_path / 'one.db'}")).state.services

    async def play() -> Game:
        await services.start()
        try:
            ada = await services.players.create_guest()
            new = NewGame(ada.id, "novice", "device", control=TimeControl(60.0, 5.0))
            before = await services.games.create(new)
            move = write_move(before.game.legal[0])
            await services.games.perform(before.id, ada.id, "id", decide(1, move, None))
            return before, await services.games.update_after(before.id, before.number)
        finally:
            await services.stop()

    return run_async(play())


def told(update: Update) -> GameNotice:
    """Written and read again."""
    notice = GameNotice.of(update.game, update.events, 7.0, "me")
    assert len(notice.written().encode()) < LARGEST // 2
    return GameNotice.read(notice.written())


def test_the_game_after_a_message_is_the_game_that_was_written(game: Game) -> None:
    before, update = game
    notice = told(update)
    assert (notice.game, notice.number, notice.process) == (before.id, update.game.number, "me")
    assert notice.change
    found = notice.change.after(before)
    assert found
    assert found.game == update.game
    assert found.events == update.events
    assert {event.at for event in found.events} == {7.0}


def test_a_message_has_no_tile_of_the_pile(game: Game) -> None:
    _, update = game
    message = GameNotice.of(update.game, update.events, 7.0, "me").written()
    assert update.game.row.deal not in message
    assert update.game.row.salt not in message


def test_a_message_that_is_too_large_has_the_number_alone(game: Game) -> None:
    _, update = game
    event = replace(update.events[-1], payload={"é": "é" * (LARGEST // 2)})
    message = GameNotice.of(update.game, [event], 7.0, "me").written()
    assert message == f"{update.game.id} {update.game.number} me"
    assert GameNotice.read(message) == GameNotice(update.game.id, update.game.number, "me")


def test_a_change_follows_only_the_game_just_before_it(game: Game) -> None:
    before, update = game
    change = told(update).change
    assert change
    for number in (before.number - 1, before.number + 1):
        other = replace(before, replay=replace(before.replay, number=number))
        assert change.after(other) is None


def test_a_change_that_cannot_be_read_is_none(game: Game) -> None:
    _, update = game
    message = GameNotice.of(update.game, update.events, 7.0, "me").written()
    assert GameNotice.read(message.replace('"status"', '"state"')).change is None


def test_who_is_here_is_what_was_stored_later(game: Game) -> None:
    """Another process may have read it before it changed, and told of its move afterwards."""
    before, update = game
    change = told(update).change
    assert change

    def after(known: float | None, told: float | None) -> bool:
        """Whether somebody has left, who had when it was known, but not when it was told."""
        seat = before.row.seats[Player.A]
        seats = {**before.row.seats, Player.A: replace(seat, here=False, seen_uptime=known)}
        there = {**change.row.seats, Player.A: replace(seat, here=True, seen_uptime=told)}
        changed = replace(change.row, seats=there)
        found = type(change)(changed, change.events).after(
            replace(before, row=replace(before.row, seats=seats))
        )
        assert found
        return not found.game.row.seats[Player.A].here

    assert after(known=2.0, told=1.0)
    assert not after(known=1.0, told=2.0)
    assert not after(known=None, told=1.0)
    assert after(known=1.0, told=None)

"""Helpers for tests of the rules. They take and return notation."""

from functools import cache

from bossa import (
    Game,
    Position,
    Refusal,
    legal,
    read_move,
    read_position,
    reasons,
    write_move,
)
from bossa.locales import LANGUAGES, say
from bossa.notation import read_tile
from bossa.rules.turn import State, after_draw, after_move


def position(
    white: str = "w5A",
    black: str = "b2B",
    a: str = "11,12,32,33/RXS/-",
    b: str = "05,20,31,41/RXS/-",
    rules: str = "regular",
    act: str = "A-play",
    out: str = "-",
) -> Position:
    """A position from its parts, so that a test names only what it is about."""
    return read_position(f"{rules} {act} {white} {black} A:{a} B:{b} out:{out}")


def moves(where: Position, start: str = "") -> set[str]:
    """The legal moves in notation. With `start`, only those that begin with it."""
    return {text for text in map(write_move, legal(where)) if text.startswith(start)}


def why_not(where: Position, move: str) -> tuple[str, str | None]:
    """The code and the rule of the first reason. It must have a sentence in every language."""
    refusal = next(reasons(where, read_move(move)))
    said(refusal)
    return refusal.code, refusal.rule


def said(refusal: Refusal) -> None:
    """Check that a refusal has a sentence in every language."""
    _said(refusal.code, refusal.rule, tuple(refusal.values.items()))


@cache
def _said(code: str, rule: str | None, values: tuple[tuple[str, str | int], ...]) -> None:
    for language in LANGUAGES:
        assert say(Refusal(code, rule, **dict(values)), language)


def after(where: Position, move: str, brought: str | None = None) -> State:
    """The state after a legal move."""
    decision = read_move(move)
    assert decision in legal(where)
    return after_move(where, decision, read_tile(brought) if brought else None)  # type: ignore[arg-type]


def drawn(where: Position, tile: str) -> State:
    return after_draw(where, read_tile(tile))


def outcome(state: State) -> str:
    """The ending and the winner, such as `A B`."""
    assert state.outcome is not None
    winner = state.outcome.winner
    return f"{state.outcome.ending.value} {winner.value if winner else 'tie'}"


def play_through(game: Game, *decisions: str) -> Game:
    for text in decisions:
        game = game.play(read_move(text))
    return game

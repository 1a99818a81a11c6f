"""The exact value of a position by trying everything with `bossa.rules`: slow and simple."""

import random
from fractions import Fraction

from bossa import Game, Phase, Player, Position, Redraw, draws, legal
from bossa.rules.turn import State, after_draw, after_move, state_of


def value(position: Position) -> Fraction:
    """The chance that the player who is to act wins, under best play by both."""
    return _value_for(state_of(position), position.player, {})


def values_of_moves(position: Position) -> dict[object, Fraction]:
    known: dict[Position, Fraction] = {}
    return {move: _after(position, move, known) for move in legal(position)}


def _value_for(state: State, player: Player, known: dict[Position, Fraction]) -> Fraction:
    if state.outcome:
        winner = state.outcome.winner
        return Fraction(1 if winner is None else 2 * (winner is player), 2)
    position = state.position
    if position not in known:
        known[position] = _best(position, known)
    return known[position] if position.player is player else 1 - known[position]


def _best(position: Position, known: dict[Position, Fraction]) -> Fraction:
    if position.phase is Phase.DRAW:
        tiles = draws(position)
        drawn = (_value_for(after_draw(position, tile), position.player, known) for tile in tiles)
        return sum(drawn, Fraction(0)) / len(tiles)
    return max((_after(position, move, known) for move in legal(position)), default=Fraction(0))


def _after(position: Position, move: object, known: dict[Position, Fraction]) -> Fraction:
    player = position.player
    if isinstance(move, Redraw):
        tiles = draws(position)
        brought = (_value_for(after_move(position, move, tile), player, known) for tile in tiles)
        return sum(brought, Fraction(0)) / len(tiles)
    return _value_for(after_move(position, move), player, known)  # type: ignore[arg-type]


def late_position(rules: str, pile: int, seed: int) -> Position:
    """A position to play from a random game, with so many tiles in the pile."""
    source = random.Random(seed)
    while True:
        game = Game.new(rules, source)
        while not game.over:
            position = game.position
            if position.phase is Phase.PLAY and position.pile_size == pile:
                return position
            game = game.play(source.choice(game.legal))

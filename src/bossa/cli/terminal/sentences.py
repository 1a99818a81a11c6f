"""Sentences about the steps and the outcome of a game."""

from bossa.cli.terminal.drawing import Names
from bossa.locales import Texts
from bossa.notation.moves import write_layer
from bossa.rules import (
    Chosen,
    Drawn,
    Exchange,
    Lay,
    Left,
    Move,
    Moved,
    Outcome,
    Player,
    Redraw,
    Stack,
    Step,
    Tile,
)


def step_in_words(step: Step, say: Texts, names: Names) -> str:
    """Say what happened in a step."""
    player = names[step.player]
    match step:
        case Chosen(_, choice):
            return say("has-chosen", player=player, choice=choice.value)
        case Drawn(_, tile):
            return say("has-drawn", player=player, tile=str(tile))
        case Moved(_, move, brought):
            return _move_in_words(move, brought, player, say)
        case Left(_, ending):
            return say("has-left", player=player, ending=ending.value)


def _move_in_words(move: Move, brought: Tile | None, player: str, say: Texts) -> str:
    match move:
        case Lay(colour, number, tiles):
            values = {"colour": colour.value, "number": number, "tiles": write_layer(tiles)}
            return say("has-laid", player=player, **values)
        case Stack(colour, number, tiles):
            values = {"colour": colour.value, "number": number, "tiles": write_layer(tiles)}
            return say("has-stacked", player=player, **values)
        case Exchange(own, theirs):
            return say("has-exchanged", player=player, own=str(own), theirs=str(theirs))
        case Redraw(tile):
            return say("has-redrawn", player=player, tile=str(tile), brought=str(brought))


def outcome_in_words(outcome: Outcome, say: Texts, names: Names) -> str:
    if outcome.winner is None:
        return say("outcome-tie")
    winner, loser = names[outcome.winner], names[outcome.winner.opponent]
    return say("outcome", winner=winner, loser=loser, ending=outcome.ending.value)


def names_of_seats(seats: dict[Player, str], human: str, say: Texts) -> Names:
    """Name the seats: `A (you)` and `B (greedy)`, or plain letters if two people play."""
    if set(seats.values()) == {human}:
        return {player: player.value for player in Player}
    you = say("you")
    return {
        player: f"{player.value} ({you if seat == human else seat})"
        for player, seat in seats.items()
    }

"""Sentences about the steps and the outcome of a game."""

from rich.text import Text

from bossa.cli.terminal.drawing import Names, in_line, tiles_in_line, with_tiles_marked
from bossa.cli.terminal.form import Form
from bossa.locales import Texts
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


def step_in_words(step: Step, say: Texts, names: Names, form: Form) -> Text:
    """Say what happened in a step, with its tiles as they are drawn on the board."""
    return with_tiles_marked(_sentence(step, say, names, form), form)


def _sentence(step: Step, say: Texts, names: Names, form: Form) -> str:
    player = names[step.player]
    match step:
        case Chosen(_, choice):
            return say("has-chosen", player=player, choice=choice.value)
        case Drawn(_, tile):
            return say("has-drawn", player=player, tile=in_line(tile, form))
        case Moved(_, move, brought):
            return _move_in_words(move, brought, player, say, form)
        case Left(_, ending):
            return say("has-left", player=player, ending=ending.value)


def _move_in_words(move: Move, brought: Tile | None, player: str, say: Texts, form: Form) -> str:
    match move:
        case Lay(colour, number, tiles):
            shown = tiles_in_line(tiles, form)
            values = {"colour": colour.value, "number": number, "tiles": shown}
            return say("has-laid", player=player, **values)
        case Stack(colour, number, tiles):
            shown = tiles_in_line(tiles, form)
            values = {"colour": colour.value, "number": number, "tiles": shown}
            return say("has-stacked", player=player, **values)
        case Exchange(own, theirs):
            given, taken = in_line(own, form), in_line(theirs, form)
            return say("has-exchanged", player=player, own=given, theirs=taken)
        case Redraw(tile):
            drawn = in_line(brought, form) if brought else form.signs.hidden
            return say("has-redrawn", player=player, tile=in_line(tile, form), brought=drawn)


def outcome_in_words(outcome: Outcome, say: Texts, names: Names) -> str:
    if outcome.winner is None:
        return say("outcome-tie")
    winner, loser = names[outcome.winner], names[outcome.winner.opponent]
    return say("outcome", winner=winner, loser=loser, ending=outcome.ending.value)


def names_of_seats(seats: dict[Player, str], human: str, say: Texts) -> Names:
    """Name the seats: `A (you)` and `B (Tea house)`, or plain letters if two people play."""
    if set(seats.values()) == {human}:
        return {player: player.value for player in Player}
    return {player: say("seat-of", player=player.value, who=seat) for player, seat in seats.items()}


def rules_in_words(rules: str, say: Texts) -> str:
    """Name rules such as `regular+chips` in the middle of a sentence."""
    return say("rules-short", rules=rules.replace("+", "-"))

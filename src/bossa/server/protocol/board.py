"""A game as one viewer may see it, in the form that the board draws. The board needs no rules."""

from collections import OrderedDict
from functools import cache
from typing import Any

import orjson
from orjson import Fragment

from bossa.notation import write_move, write_position
from bossa.rules import (
    Choice,
    Chosen,
    Colour,
    Decision,
    Drawn,
    Exchange,
    Game,
    Lay,
    Left,
    Line,
    Moved,
    Player,
    Position,
    Redraw,
    Stack,
    Step,
    View,
    view,
)
from bossa.rules.position import HAND_SIZE
from bossa.rules.reach import can_ever_fill, can_ever_stack
from bossa.rules.turn import after_move

Json = dict[str, Any]

KINDS = {Lay: "lay", Stack: "stack"}


class Scenes:
    """Scenes made lately: each is asked for by its player, by the stream, by spectators.

    Their larger parts are kept as written JSON: thousands of scenes as lists and dictionaries would
    be looked through by every garbage collection.
    """

    def __init__(self, most: int = 2_000) -> None:
        self.most = most
        self._made: OrderedDict[tuple[str, int, Player | None], Json] = OrderedDict()

    def of(self, game: str, number: int, played: Game, viewer: Player | None) -> Json:
        """The scene of a game after its event of that number; not to be changed by who gets it."""
        if not played.position.phase.is_setup:
            # Hands are open: all see the same, and the moves are those of who is to play.
            viewer = played.position.player
        key = (game, number, viewer)
        if key not in self._made:
            self._made[key] = _written(scene(played, viewer))
            if len(self._made) > self.most:
                self._made.popitem(last=False)
        return self._made[key]


def _written(seen: Json) -> Json:
    return {
        name: Fragment(orjson.dumps(value)) if isinstance(value, dict | list) else value
        for name, value in seen.items()
    }


def scene(game: Game, viewer: Player | None) -> Json:
    """What depends on the game alone."""
    seen = view(game, viewer)
    moved = next((step for step in reversed(seen.steps) if isinstance(step, Moved)), None)
    return {
        "phase": None if game.over else game.position.phase.value,
        "rolls": [list(roll) for roll in game.rolls],
        "position": position_seen(seen),
        "moves": [move_seen(seen.position, decision) for decision in seen.legal],
        "steps": steps_seen(seen.steps),
        "last": write_move(moved.move) if moved else None,
        "outcome": _outcome(seen),
    }


def position_seen(seen: View) -> Json:
    position = seen.position
    sides = {player: position.side(player) for player in Player}
    return {
        "text": write_position(position),
        "lines": {line.colour.value: _line(position, line) for line in position.lines},
        "hands": {
            player.value: None if side.hand is None else list(map(str, side.hand))
            for player, side in sides.items()
        },
        "hand_sizes": {
            player.value: HAND_SIZE if side.hand is None else len(side.hand)
            for player, side in sides.items()
        },
        "markers": {
            player.value: [marker.value for marker in side.markers]
            for player, side in sides.items()
        },
        "chips": {
            player.value: [chip.value for chip in side.chips] for player, side in sides.items()
        },
        "out": list(map(str, position.out)),
        "pile": position.pile_size,
        "unseen": list(map(str, position.unseen)),
    }


def _line(position: Position, line: Line) -> Json:
    return {
        "die": line.die,
        "owner": line.owner.value if line.owner else None,
        "rows": [
            {
                "number": row.number,
                "size": row.size,
                "layers": [
                    [
                        {"tile": str(laid.tile), "chip": laid.chip.value if laid.chip else None}
                        for laid in layer
                    ]
                    for layer in row.layers
                ],
                "open": can_ever_stack(position, line.colour, row),
            }
            for row in line.rows
        ],
        "rows_to_win": position.rules.rows_to_win,
        "ends": [
            {
                "number": end.number,
                "side": "above" if end.number > line.die else "below",
                "sizes": list(end.sizes),
                "open": can_ever_fill(position, end),
            }
            for end in line.ends(position.rules)
        ],
    }


def move_seen(position: Position, decision: Decision) -> Json:
    match decision:
        case Lay(colour, number, tiles) | Stack(colour, number, tiles):
            hand = position.side(position.player).tiles
            chips = [laid for laid in tiles if laid.chip]
            counts = " + ".join(str(laid.counts(colour)) for laid in tiles)
            move: Json = {
                "text": write_move(decision),
                "kind": KINDS[type(decision)],
                "line": colour.value,
                "number": number,
                "tiles": [str(laid.tile) for laid in tiles],
                "sum": f"{counts} = {number}" if len(tiles) > 1 else str(number),
                "left": len(hand) - len(tiles),
            }
            if chips and chips[0].chip:
                move["chip"] = {"tile": str(chips[0].tile), "kind": chips[0].chip.value}
            if ends := _ends(position, decision, colour):
                move["ends"] = ends
            return move
        case _:
            return _same_everywhere(decision)


@cache
def _same_everywhere(decision: Exchange | Redraw | Choice) -> Json:
    """A move that is the same in every position; not to be changed by who gets it."""
    text = write_move(decision)
    match decision:
        case Exchange(own, theirs):
            return {"text": text, "kind": "exchange", "tiles": [str(own)], "theirs": str(theirs)}
        case Redraw(tile):
            return {"text": text, "kind": "redraw", "tiles": [str(tile)]}
        case Choice():
            return {"text": text, "kind": "choice"}


def _ends(position: Position, move: Lay | Stack, colour: Colour) -> str | None:
    """Whether the game ends with this move, and how."""
    player = position.player
    empties = len(move.tiles) == len(position.side(player).tiles)
    fills = len(position.line(colour).rows) + 1 == position.rules.rows_to_win
    if not (empties or fills or position.pile_size == 0):
        return None
    outcome = after_move(position, move).outcome
    if outcome is None:
        return None
    if outcome.winner is None:
        return "ties"
    return "wins" if outcome.winner is player else "loses"


def steps_seen(steps: tuple[Step, ...]) -> list[Json]:
    found: list[Json] = []
    turn = 0
    for step in steps:
        match step:
            case Chosen(player, choice):
                found.append({"kind": "chosen", "player": player.value, "choice": choice.value})
            case Drawn(player, tile):
                turn += 1
                found.append(
                    {"kind": "drawn", "player": player.value, "tile": str(tile), "turn": turn}
                )
            case Moved(player, move, brought):
                found.append(
                    {
                        "kind": "moved",
                        "player": player.value,
                        "move": write_move(move),
                        "brought": str(brought) if brought else None,
                        "turn": turn,
                    }
                )
            case Left(player, ending):
                found.append({"kind": "left", "player": player.value, "ending": ending.value})
    return found


def _outcome(seen: View) -> Json | None:
    if seen.outcome is None:
        return None
    winner = seen.outcome.winner
    return {
        "ending": seen.outcome.ending.value,
        "winner": winner.value if winner else None,
    }

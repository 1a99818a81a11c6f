"""Hints, against the computer and on one device: first a nudge, then the move.

A hint is an event of the game, but changes nothing in it. It is counted for each seat, and stands
in the record.
"""

from typing import Any

from sqlalchemy import Connection

from bossa.notation import write_move
from bossa.players.hints import Hint
from bossa.rules import Lay, NotNow, Phase, Player, Stack
from bossa.server.games.actions import Action, Begin
from bossa.server.games.events import Event
from bossa.server.games.hosted import HostedGame
from bossa.server.games.ports import Schedule

NUDGE, MOVE = 1, 2
"""The levels of a hint."""


def ask_hint(decision: int, seat: Player | None, schedule: Schedule) -> Action:
    """Ask about a decision: the first time for a nudge, the second time for the move.

    The nudge needs a thought: `schedule` stores the job for it. The move is known then.
    """

    def perform(game: HostedGame, player: str, _begin: Begin) -> list[Event]:
        who = _asker(game, player, seat, decision)
        known = game.replay.hinted
        if known is None or known.decision != decision or known.level >= MOVE:
            return []
        payload = {"by": who.value, "decision": decision, "level": MOVE}
        return [Event(game.number + 1, "hint", payload)]

    def work(connection: Connection, game: HostedGame, player: str) -> None:
        known = game.replay.hinted
        if known is None or known.decision != decision:
            schedule(connection, game, player, decision)

    return Action("hint", perform, str(decision), work=work)


def give_hint(decision: int, seat: Player, hint: Hint) -> Action:
    """Tell the nudge of a hint that was found."""

    def perform(game: HostedGame, player: str, _begin: Begin) -> list[Event]:
        who = _asker(game, player, seat, decision)
        payload = {
            "by": who.value,
            "decision": decision,
            "level": NUDGE,
            "hint": written(hint),
        }
        return [Event(game.number + 1, "hint", payload)]

    return Action("give-hint", perform, str(decision))


def _asker(game: HostedGame, player: str, seat: Player | None, decision: int) -> Player:
    """Whose hint it is. Refused to all but the player who has to decide just this."""
    who = game.seat_for(player, seat)
    if game.row.opponent == "link":
        raise NotNow("no-hints-by-link")
    game.check_open()
    if game.game.position.phase is not Phase.PLAY:
        raise NotNow("no-hints-in-setup")
    if who not in game.replay.deciders:
        raise NotNow("not-your-turn", "U4", player=game.game.position.player.value)
    if game.replay.decision_of(who) != decision:
        raise NotNow("stale-decision", decision=decision)
    return who


def can_ask(game: HostedGame, seats: tuple[Player, ...]) -> bool:
    """Whether who has these seats can ask for a hint now."""
    return (
        game.row.opponent != "link"
        and not game.is_waiting
        and game.game.position.phase is Phase.PLAY
        and any(seat in seats for seat in game.replay.deciders)
    )


def written(hint: Hint) -> dict[str, Any]:
    """A hint as it is stored: what the nudge tells, the move, and what follows from it."""
    leaves = hint.leaves
    return {
        "nudge": nudge_of(hint),
        "move": write_move(hint.move),
        "facts": {
            "left": hint.left,
            "ends": hint.ends,
            "leaves": leaves
            and {
                "unseen": leaves.unseen,
                "wins": leaves.wins,
                "stuck": leaves.stuck,
                "tiles": leaves.tiles,
                "rows": leaves.rows,
            },
        },
    }


def nudge_of(hint: Hint) -> dict[str, Any]:
    """What to look at: a place and how many tiles, or an action. Never which tiles."""
    move = hint.move
    kind = type(move).__name__.lower()
    if not isinstance(move, Lay | Stack):
        return {"kind": kind}
    chip = next((laid.chip.value for laid in move.tiles if laid.chip), None)
    return {
        "kind": kind,
        "line": move.colour.value,
        "number": move.number,
        "size": len(move.tiles),
        "chip": chip,
    }

"""A table: the whole state of a game for one viewer, as the protocol has it."""

from typing import Any

from bossa.rules import TILES, Game, NotNow, Phase, Player
from bossa.rules.position import HAND_SIZE
from bossa.server.games.replay import Course
from bossa.server.games.row import Entry
from bossa.server.protocol.board import Scenes, scene

Json = dict[str, Any]

SCENES = Scenes()

PILE = len(TILES) - len(Player) * HAND_SIZE - 1
"""Tiles in the pile before the first draw."""
AWAY, LONG_AWAY = 600.0, 3 * 86_400.0
"""Seconds after which a game can be claimed from who is away, and in a game of days."""


def viewer_of(entry: Entry, course: Course, player: str | None) -> Player | None:
    """Whose eyes a player looks with: on one device, those of the seat that is to decide."""
    seats = entry.seats_of(player)
    if len(seats) < 2:
        return seats[0] if seats else None
    deciders = course.deciders
    return deciders[0] if deciders else course.game.position.player


def table(
    entry: Entry,
    course: Course,
    player: str | None,
    invitation: Json | None = None,
) -> Json:
    seats = entry.seats_of(player)
    viewer = viewer_of(entry, course, player)
    waiting = entry.status == "waiting"
    if waiting:
        seen = covered(scene(course.game, None))
    else:
        seen = SCENES.of(entry.id, course.number, course.game, viewer)
    mine = [] if waiting else [seat for seat in course.deciders if seat in seats]
    over = course.game.over
    return {
        "id": entry.id,
        "number": course.number,
        "rules": entry.rules,
        "opponent": entry.opponent,
        "level": entry.level,
        "you": "both" if len(seats) > 1 else (seats[0].value if seats else None),
        "eyes": viewer.value if viewer else None,
        "seats": {
            seat.value: {"name": who.name, "kind": who.kind, "here": who.here}
            for seat, who in entry.seats.items()
        },
        "status": entry.status,
        "hash": entry.hash,
        **seen,
        "phase": None if waiting or course.called_off else seen["phase"],
        "decisions": [
            {"player": seat.value, "number": course.decision_of(seat)}
            for seat in course.deciders
            if not waiting
        ],
        "moves": seen["moves"] if viewer in mine else [],
        "reveal": _reveal(entry, course.game) if over else None,
        "takeback": {"by": course.takeback_by.value} if course.takeback_by else None,
        "can_take_back": any(course.can_take_back(seat) for seat in seats),
        "rematch": _rematch(entry, course),
        "invitation": invitation,
        "clock": _clock(entry),
        "can_claim": any(can_claim(entry, course, seat) for seat in seats),
        "thinking": entry.thinker is not None,
    }


def can_claim(entry: Entry, course: Course, seat: Player) -> bool:
    """Whether the other has let the game wait for so long that it can be claimed; a clock that runs
    ends the game by itself."""
    clock = entry.clock
    if entry.opponent != "link" or course.game.over or (clock and clock.running):
        return False
    other = entry.seats[seat.opponent]
    if seat.opponent not in course.deciders or other.here or entry.status == "waiting":
        return False
    away_for = entry.time - max(other.seen_at or 0.0, entry.changed_at)
    return away_for > (LONG_AWAY if clock and clock.days else AWAY)


def covered(seen: Json) -> Json:
    """Before the other is there, nobody looks at a hand, and nothing has been rolled or drawn: who
    invites could choose among rolls."""
    position = seen["position"]
    hidden: Json = {
        "text": None,
        "lines": {
            colour: {**line, "die": None, "ends": []} for colour, line in position["lines"].items()
        },
        "hands": {"A": None, "B": None},
        "hand_sizes": {"A": HAND_SIZE, "B": HAND_SIZE},
        "pile": PILE,
        "unseen": [],
    }
    return {**seen, "rolls": [], "position": {**position, **hidden}, "steps": []}


def _reveal(entry: Entry, game: Game) -> Json:
    return {
        "removed": str(game.removed),
        "pile": list(map(str, game.pile or ())),
        "salt": entry.salt,
        "deal": entry.deal,
    }


def _rematch(entry: Entry, course: Course) -> Json | None:
    if course.rematch_by is None:
        return None
    return {"by": course.rematch_by.value, "game": entry.rematch}


def _clock(entry: Entry) -> Json | None:
    clock = entry.clock
    if clock is None:
        return None
    left = clock.now(entry.time)
    return {
        **{player.value: round(max(0.0, seconds), 1) for player, seconds in left.items()},
        "running": clock.running.value if clock.running else None,
        "increment": clock.increment,
        "days": clock.days,
    }


def table_at(entry: Entry, course: Course, player: str | None, step: int) -> Json:
    """The table of a finished game as it was after its first steps, hands open."""
    if course.called_off:
        raise NotNow("called-off")
    if not course.game.over:
        raise NotNow("still-going")
    game = course.game.at(step)
    viewer = viewer_of(entry, course, player)
    if game.position.phase is not Phase.PLAY or viewer is None:
        viewer = game.position.player
    return {**table(entry, course, player), **scene(game, viewer), "moves": []}

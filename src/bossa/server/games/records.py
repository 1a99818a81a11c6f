"""The record of a game, with what the server knows beside it."""

from datetime import UTC, datetime

from bossa.notation import Record, write_record
from bossa.notation.tags import HINTS, PRACTICE, TAKEBACKS, write_hints
from bossa.rules import NotNow, Player
from bossa.server.games.hosted import HostedGame


def record_of(game: HostedGame) -> str:
    """Refused for as long as it would tell a secret."""
    if game.is_waiting:
        raise NotNow("no-record-yet")
    return write_record(Record.of(game.game, _tags(game)))


def _tags(game: HostedGame) -> dict[str, str]:
    row = game.row
    tags = {}
    for seat, who in row.seats.items():
        level = row.level if who.kind == "computer" else None
        tags[seat.value] = who.name or level or "?"
    tags["Date"] = f"{datetime.fromtimestamp(row.changed_at, UTC):%Y-%m-%d}"
    if row.practice:
        tags[PRACTICE] = str(game.replay.prepared or "yes")
    else:
        tags["Hash"] = row.hash
        if game.game.over:
            tags |= {"Salt": row.salt, "Deal": row.deal}
    if game.replay.takebacks:
        tags[TAKEBACKS] = str(game.replay.takebacks)
    if counted := game.replay.hints:
        tags[HINTS] = write_hints({seat: counted.count(seat) for seat in Player})
    return tags

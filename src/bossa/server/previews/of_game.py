"""What the picture of a hosted game shows: no more than a spectator may see."""

from bossa.locales import texts
from bossa.rules import Ending, Lay, Moved, Player, Stack, Step, view
from bossa.server.games.hosted import HostedGame
from bossa.server.games.row import GameRow
from bossa.server.previews.pictures import Caption, GamePicture, Last

UNPLAYED = {
    "waiting": "page-waiting",
    "setup": "page-setup",
    "called-off": "page-called-off",
}


def names_of(row: GameRow, language: str) -> dict[Player, str]:
    """What the players are called, whoever looks."""
    say = texts(language)
    names = {}
    for seat, who in row.seats.items():
        if who.kind == "computer":
            names[seat] = say("page-level", level=row.level or "")
        elif row.opponent == "device":
            names[seat] = who.name or say("page-seat", seat=seat.value)
        else:
            names[seat] = who.name or say("page-guest")
    return names


def caption_of(row: GameRow) -> Caption:
    """How the game stands. The row tells enough: nothing is replayed."""
    if row.status in UNPLAYED:
        return Caption(UNPLAYED[row.status])
    if row.winner:
        winner = Player(row.winner)
        seats = {"winner": winner, "loser": winner.opponent}
        return Caption("page-won", seats, row.ending)
    if row.ending:
        return Caption("page-tie")
    return Caption("page-turn", {"name": Player(row.deciders[:1] or "A")})


def picture_of(game: HostedGame, language: str) -> GamePicture | None:
    """None while there is nothing to see: before the second player is there, and in the set-up."""
    row = game.row
    if row.status in ("waiting", "setup"):
        return None
    seen = view(game.game, None)
    if seen.position.phase.is_setup and not seen.outcome:
        return None  # Called off.
    position, outcome = seen.position, seen.outcome
    winner = outcome.winner if outcome else None
    has_six = outcome is not None and outcome.ending is Ending.B
    won = [line.colour for line in position.lines if has_six and line.owner is winner]
    return GamePicture(
        position,
        names_of(row, language),
        language,
        caption_of(row),
        lit=(winner,) if winner else game.replay.deciders,
        last=_last_row(seen.steps),
        lit_line=won[0] if won else None,
    )


def _last_row(steps: tuple[Step, ...]) -> Last | None:
    for step in reversed(steps):
        match step:
            case Moved(player, Lay(colour, number) | Stack(colour, number)):
                return Last(colour, number, player)
    return None

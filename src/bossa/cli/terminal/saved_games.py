"""Saved games: private files with the whole deal, so that a game goes on with the same pile."""

import json
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from bossa.cli.terminal.files import read_at_most, write_whole
from bossa.folders import data_folder
from bossa.notation import read_deal, read_move, read_tile, write_deal, write_move
from bossa.notation.limits import check_size
from bossa.players import OPPONENTS
from bossa.rules import (
    Chosen,
    Deal,
    Game,
    Moved,
    Player,
    Rules,
    Unreadable,
)

HUMAN = "human"
VERSION = 2
"""Of the files written. Version 1 is still read."""


@dataclass(frozen=True)
class Saved:
    """A game with its deal. A seat is `human` or the name of a computer player."""

    deal: Deal
    game: Game
    seats: dict[Player, str]


def new_path() -> Path:
    """Return a new file in the data folder, named by time and process."""
    return data_folder() / "games" / f"{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.json"


def newest_path() -> Path | None:
    """Return the file of the game that was saved last, or None."""
    games = (data_folder() / "games").glob("*.json")
    return max(games, key=lambda path: path.stat().st_mtime_ns, default=None)


def write_saved(path: Path, saved: Saved) -> None:
    decisions = []
    for step in saved.game.steps:
        match step:
            case Chosen(player, decision) | Moved(player, decision):
                decisions.append([player.value, write_move(decision)])
    text = json.dumps(
        {
            "version": VERSION,
            "rules": saved.game.rules.name,
            "edition": saved.game.rules.edition,
            "deal": write_deal(saved.deal),
            "seats": {player.value: seat for player, seat in saved.seats.items()},
            "decisions": decisions,
        },
        indent=1,
    )
    write_whole(path, text)


def read_saved(path: Path) -> Saved:
    data = read_at_most(str(path))
    check_size(data)
    try:
        return _saved(json.loads(data))
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        # A file that `write_saved` wrote reads back: this one is another file, or was changed.
        raise Unreadable("bad-saved-game", path=str(path)) from error


def _saved(data: dict[str, Any]) -> Saved:
    deal = _deal(data)
    game = Game.of_deal(Rules.of(data["rules"], data["edition"]), deal)
    for player, text in data["decisions"]:
        game = game.play(read_move(text), by=Player(player))
    seats = {player: data["seats"][player.value] for player in Player}
    if not set(seats.values()) <= {HUMAN, *OPPONENTS}:
        raise ValueError("a seat that nobody here can take")
    return Saved(deal, game, seats)


def _deal(data: dict[str, Any]) -> Deal:
    match data["version"]:
        case 1:  # rolls and tiles as lists; nobody writes this any more
            rolls = tuple((int(white), int(black)) for white, black in data["rolls"])
            return Deal(tuple(map(read_tile, data["tiles"])), rolls)
        case 2:
            return read_deal(data["deal"])
    raise ValueError("written by another version")

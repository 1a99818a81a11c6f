"""`verify` and `backup`: what a server's games are worth when the server is gone."""

import os
import sqlite3
from pathlib import Path
from typing import Annotated

import typer

from bossa.cli.commands.options import Language
from bossa.cli.terminal.files import read_at_most
from bossa.locales import texts
from bossa.notation import read_record
from bossa.rules import Game, Illegal, Player, Unreadable
from bossa.server.deals import SealedDeal


def verify_command(
    file: Annotated[str, typer.Argument(help="The record of a finished game; - for input.")],
    lang: Language = "",
) -> None:
    """Check that a finished game was played with the deal whose hash was shown at its start."""
    record = read_record(read_at_most(file))
    tags = dict(record.tags)
    for name in ("Hash", "Salt", "Deal"):
        if name not in tags:
            raise Unreadable("tag-needed", tag=name)
    try:
        sealed = SealedDeal.of(tags["Deal"], tags["Salt"])
    except ValueError as error:
        raise Unreadable("bad-value", tag="Deal", text=tags["Deal"][:20]) from error
    if sealed.hash != tags["Hash"]:
        raise Illegal("hash-differs", "V1")
    if not _is_of(record.game, sealed):
        raise Illegal("deal-differs", "V1")
    print(texts(lang)("verified", hash=tags["Hash"]))


def _is_of(game: Game, sealed: SealedDeal) -> bool:
    """Whether every tile and roll of a game is as its deal has it."""
    deal = sealed.deal
    hands = {player: tuple(sorted(deal.hand(player))) for player in Player}
    came = game.came
    return (
        game.rolls == deal.rolls
        and all(game.start.side(player).hand == hand for player, hand in hands.items())
        and came == deal.to_come[: len(came)]
        and game.to_come in (None, deal.to_come)
    )


def backup_command(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    lang: Language = "",
) -> None:
    """Copy the games of the embedded database into a file, while the server runs or not."""
    from bossa.server.settings import Settings

    url = Settings.of(os.environ).database
    if not url.startswith("sqlite:///"):
        raise Unreadable("backup-elsewhere")
    path = Path(url.removeprefix("sqlite:///"))
    if not path.exists():
        raise Unreadable("no-such-file", path=str(path), reason="")
    if file.exists():
        raise Unreadable("game-exists", path=str(file))
    with sqlite3.connect(path) as source, sqlite3.connect(file) as copy:
        source.backup(copy)
    copy.close()
    source.close()
    print(texts(lang)("backed-up", path=str(file)))

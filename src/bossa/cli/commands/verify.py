"""`verify`: check a finished game against the hash of its deal."""

from typing import Annotated

import typer

from bossa.cli.commands.options import Language
from bossa.cli.terminal.files import read_at_most
from bossa.locales import texts
from bossa.notation import SealedDeal, read_record
from bossa.notation.tags import at_tag
from bossa.rules import Game, Illegal, Player, Unreadable


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
    with at_tag(record.tags, "Deal"):
        sealed = SealedDeal.of(tags["Deal"], tags["Salt"])
    if sealed.hash != tags["Hash"]:
        raise Illegal("hash-differs", "V1")
    if not _is_of(record.game, sealed):
        raise Illegal("deal-differs", "V1")
    print(texts(lang)("verified", hash=tags["Hash"]))


def _is_of(game: Game, sealed: SealedDeal) -> bool:
    """Whether every tile and roll of the game comes from the deal."""
    deal = sealed.deal
    hands = {player: tuple(sorted(deal.hand(player))) for player in Player}
    came = game.came
    return (
        game.rolls == deal.rolls
        and all(game.start.side(player).hand == hand for player, hand in hands.items())
        and came == deal.to_come[: len(came)]
        and game.to_come in (None, deal.to_come)
    )

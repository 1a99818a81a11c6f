"""`verify`: check what a record proves of its game and deal, and say what it cannot prove."""

import re
from collections import Counter
from typing import Annotated

import typer

from bossa.cli.commands.options import Language
from bossa.cli.terminal.files import read_at_most
from bossa.locales import Texts, texts
from bossa.notation import Record, SealedDeal, read_record
from bossa.notation.moves import shortened
from bossa.notation.tags import HINTS, PRACTICE, TAKEBACKS, at_tag, read_hints, write_hints
from bossa.rules import Game, Illegal, NotNow, Player, Unreadable

SEAL = ("Hash", "Salt", "Deal")


def verify_command(
    file: Annotated[str, typer.Argument(help="The record of a finished game; - for input.")],
    noted: Annotated[
        str | None, typer.Option("--hash", help="The hash that you noted when the game began.")
    ] = None,
    server: Annotated[
        str | None, typer.Option("--server", help="Address of the game's page on its server.")
    ] = None,
    lang: Language = "",
) -> None:
    """Check that a finished game was played with the deal of its hash.

    A record alone shows that deal, hash and game agree. A hash that you noted during the game, or
    the server's copy of the game, shows more.
    """
    say = texts(lang)
    record = read_record(read_at_most(file))
    if PRACTICE in dict(record.tags):
        raise Illegal("practice-deal")
    found = _checked_seal(record)
    taken_back = _takebacks(record)
    read_hints(record.tags)
    known = [say("verified", hash=found)]
    if noted is not None:
        _compare_noted(found, noted)
        known.append(say("verified-noted"))
    if server is not None:
        host = _compare_server(record, found, taken_back, server)
        known.append(say("verified-server", host=host, count=taken_back))
    print("\n".join([*known, *_unproven(record, taken_back, noted, server, say)]))


def _checked_seal(record: Record) -> str:
    """The hash of a record whose deal, salt, hash and game agree."""
    tags = dict(record.tags)
    for name in (*SEAL, TAKEBACKS, HINTS):
        if Counter(tag for tag, _ in record.tags)[name] > 1:
            with at_tag(record.tags, name):
                raise Unreadable("tag-twice", tag=name)
    for name in SEAL:
        if name not in tags:
            raise Unreadable("tag-needed", tag=name)
    if not record.game.over:
        with at_tag(record.tags, "Deal"):
            raise NotNow("tag-too-early", "V1", tag="Deal")
    with at_tag(record.tags, "Deal"):
        sealed = SealedDeal.of(tags["Deal"], tags["Salt"])
    if sealed.hash != tags["Hash"]:
        raise Illegal("hash-differs", "V1")
    if not _is_of(record.game, sealed):
        raise Illegal("deal-differs", "V1")
    return sealed.hash


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


def _takebacks(record: Record) -> int:
    """How many moves were taken back, as far as the record tells."""
    text = dict(record.tags).get(TAKEBACKS, "0")
    if not re.fullmatch("[0-9]{1,9}", text):
        with at_tag(record.tags, TAKEBACKS):
            raise Unreadable("bad-value", tag=TAKEBACKS, text=shortened(text))
    return int(text)


def _compare_noted(found: str, noted: str) -> None:
    if not re.fullmatch("[0-9a-fA-F]{64}", noted):
        raise Unreadable("bad-hash", text=shortened(noted))
    if noted.lower() != found:
        raise Illegal("noted-hash-differs", "V1")


def _compare_server(record: Record, found: str, taken_back: int, address: str) -> str:
    """Refuse a record that is not the server's own. Returns the server's name."""
    # Only here: it loads the modules for HTTP.
    from bossa.cli.terminal.server_copy import server_copy

    copy = server_copy(address)
    if copy.hash != found:
        raise Illegal("server-hash-differs", "V1", host=copy.host)
    ours, theirs = record.game, copy.record.game
    if (ours.start, ours.rolls, ours.steps) != (theirs.start, theirs.rolls, theirs.steps):
        raise Illegal("server-game-differs", host=copy.host)
    counted = _takebacks(copy.record)
    if counted != taken_back:
        raise Illegal("takebacks-differ", record=taken_back, server=counted)
    hints, hints_there = read_hints(record.tags), read_hints(copy.record.tags)
    if hints != hints_there:
        raise Illegal("hints-differ", record=write_hints(hints), server=write_hints(hints_there))
    return copy.host


def _unproven(
    record: Record, taken_back: int, noted: str | None, server: str | None, say: Texts
) -> list[str]:
    """What the checks that were made cannot show."""
    lines = []
    if noted is None and server is None:
        lines.append(say("unproven-time"))
    if server is None:
        lines.append(say("unproven-game"))
        lines.append(say("unproven-takebacks", count=taken_back))
    lines.append(say("unproven-names"))
    counts = Counter(name for name, _ in record.tags)
    lines += [say("tag-twice", tag=name) for name, count in counts.items() if count > 1]
    return lines

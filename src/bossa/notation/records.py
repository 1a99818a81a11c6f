"""Whole games as text: tags, set-up choices, numbered turns, comments."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from bossa.notation.items import Body, read_body, write_body
from bossa.notation.limits import check_size, decoded
from bossa.notation.moves import read_tile, shortened
from bossa.notation.positions import read_tiles, write_tiles
from bossa.notation.tags import (
    KNOWN,
    Tags,
    at_tag,
    read_hands,
    read_rolls,
    read_tags,
    required,
    write_hands,
    write_rolls,
    write_tags,
)
from bossa.rules.game import Game
from bossa.rules.outcome import Ending, Outcome
from bossa.rules.refusals import Illegal, NotNow, Unreadable
from bossa.rules.ruleset import EDITION, Rules
from bossa.rules.tiles import Tile
from bossa.rules.turn import opening
from bossa.rules.words import Player

RESULTS = {"A": Player.A, "B": Player.B, "draw": None}
ENDINGS = {ending.value: ending for ending in Ending}


@dataclass(frozen=True)
class Record:
    """A game with its tags and comments. A comment has the number of steps that stand before it."""

    game: Game
    tags: Tags
    comments: tuple[tuple[int, str], ...] = ()

    @classmethod
    def of(cls, game: Game, tags: Mapping[str, str] | None = None) -> "Record":
        """Make the record of a game; refused while the game hides a hand or a chip (S6, E1)."""
        if not game.rolls:
            raise NotNow("no-record-of-position")
        if not game.over and game.position.phase.is_setup:
            raise NotNow("no-record-yet", "E1" if game.rules.hands_open_from_deal else "S6")
        return cls(game, tuple(_tags(game, dict(tags or {}))))


def read_record(source: str | bytes) -> Record:
    """Read a record and replay it; refuse the first thing that is not allowed, with its line."""
    check_size(source)
    text = decoded(source) if isinstance(source, bytes) else source
    # Some editors begin a UTF-8 file with a byte order mark.
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    lines = text.split("\n")
    tags = read_tags(lines)
    required(tags, "Rules")
    rolls, hands = read_rolls(tags), read_hands(tags)
    edition = dict(tags).get("Edition", EDITION)
    with at_tag(tags, "Edition" if edition != EDITION else "Rules"):
        rules = Rules.of(required(tags, "Rules"), edition)
    game = Game(opening(rules, rolls[-1], hands), rolls)
    body = read_body(game, lines, first_line=len(tags))
    return Record(_with_pile(_with_result(body.game, tags), tags), tags, body.comments)


def write_record(record: Record) -> str:
    """Write tags, an empty line, choices and turns."""
    head = "".join(f"{line}\n" for line in write_tags(record.tags))
    return f"{head}\n{write_body(Body(record.game, record.comments))}"


def _tags(game: Game, given: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the tags of a game in their usual order, and the caller's other tags last."""
    yield "Rules", game.rules.name
    yield "Edition", game.rules.edition
    for name in ("A", "B", "Date"):
        if name in given:
            yield name, given.pop(name)
    yield "Rolls", write_rolls(game.rolls)
    yield "Hands", write_hands(game.start.a.tiles, game.start.b.tiles)
    outcome = game.outcome
    yield "Result", write_result(outcome)
    if outcome:
        yield "Ending", outcome.ending.value
        if game.removed and game.pile is not None:
            yield "Removed", str(game.removed)
            if game.pile:
                yield "Pile", write_tiles(game.pile)
    for name, value in given.items():
        if name in KNOWN:
            raise Unreadable("tag-twice", tag=name)
        yield name, value


def write_result(outcome: Outcome | None) -> str:
    """Write the value of the tag `Result`."""
    if outcome is None:
        return "*"
    return outcome.winner.value if outcome.winner else "draw"


def _with_result(game: Game, tags: Tags) -> Game:
    """Let the loser leave the game if the tags say so; refuse tags that the game contradicts."""
    result, ending = required(tags, "Result"), dict(tags).get("Ending")
    with at_tag(tags, "Result"):
        if result not in (*RESULTS, "*"):
            raise Unreadable("bad-value", tag="Result", text=shortened(result))
    if ending is not None:
        with at_tag(tags, "Ending"):
            if ending not in ENDINGS:
                raise Unreadable("bad-value", tag="Ending", text=shortened(ending))
    winner = RESULTS.get(result)
    if not game.over and ending and winner and not ENDINGS[ending].is_of_play:
        game = game.leave(winner.opponent, ENDINGS[ending])
    with at_tag(tags, "Result"):
        if result != write_result(game.outcome):
            raise Illegal("tag-contradicts", tag="Result", value=result)
    if ending is not None and (game.outcome is None or game.outcome.ending.value != ending):
        with at_tag(tags, "Ending"):
            raise Illegal("tag-contradicts", tag="Ending", value=ending)
    return game


def _with_pile(game: Game, tags: Tags) -> Game:
    """Give the game its whole pile if `Removed` and `Pile` tell it (V1)."""
    values = dict(tags)
    for name in ("Removed", "Pile"):
        if name in values and not game.over:
            with at_tag(tags, name):
                raise NotNow("tag-too-early", "V1", tag=name)
    if not game.over:
        return game
    unseen = set(game.position.unseen)
    removed = None
    if "Removed" in values:
        with at_tag(tags, "Removed"):
            removed = read_tile(values["Removed"])
            if removed not in unseen:
                raise Illegal("tag-contradicts", "V1", tag="Removed", value=str(removed))
    if "Pile" in values:
        with at_tag(tags, "Pile"):
            pile = _read_pile(values["Pile"], unseen, removed)
    elif len(unseen) == 1:
        pile = ()
    else:
        return game
    rest = unseen - set(pile)
    return replace(game, to_come=(*game.came, *pile, *rest))


def _read_pile(text: str, unseen: set[Tile], removed: Tile | None) -> tuple[Tile, ...]:
    """Read what was left of the pile: every unseen tile but the removed one, next tile first."""
    pile = () if text == "-" else read_tiles(text)
    rest = unseen - set(pile)
    if len(pile) != len(unseen) - 1 or len(rest) != 1 or removed not in (None, *rest):
        raise Illegal("tag-contradicts", "V1", tag="Pile", value=shortened(text))
    return pile

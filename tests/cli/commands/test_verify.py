"""`bossa verify`."""

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bossa import Deal, Game, Player, Record, write_record
from bossa.cli.main import app
from bossa.notation import SealedDeal

SEALED = SealedDeal(Deal.shuffled(random.Random(1)), "5a" * 32)
OTHER = SealedDeal(Deal.shuffled(random.Random(2)), "5a" * 32)


def tags_of(sealed: SealedDeal) -> dict[str, str]:
    return {"Hash": sealed.hash, "Salt": sealed.salt, "Deal": sealed.text}


def verify(tmp_path: Path, tags: dict[str, str]) -> tuple[int, str]:
    """Verify the record of a game played with SEALED; return the status and the output."""
    game = Game.of_deal("novice", SEALED.deal)
    for _ in range(3):
        game = game.play(game.legal[0])
    path = tmp_path / "game.bossa"
    path.write_text(write_record(Record.of(game.leave(Player.A), tags)), "utf-8")
    done = CliRunner().invoke(app, ["verify", "--lang", "en", str(path)])
    return done.exit_code, done.output


def test_a_game_played_with_the_deal_of_its_hash_is_verified(tmp_path: Path) -> None:
    status, said = verify(tmp_path, tags_of(SEALED))
    assert status == 0
    assert SEALED.hash in said


@pytest.mark.parametrize(
    ("tags", "reason"),
    [
        ({"Hash": "0" * 64}, "do not give this hash"),
        ({"Salt": "00"}, "do not give this hash"),
        (tags_of(OTHER), "not played with this deal"),
        ({"Deal": "01,02 5-2"}, "not the 27 tiles"),
        ({"Deal": "tea"}, "Line 11, Deal: Not a deal"),
    ],
)
def test_a_changed_record_is_refused(tmp_path: Path, tags: dict[str, str], reason: str) -> None:
    status, said = verify(tmp_path, tags_of(SEALED) | tags)
    assert status == 2
    assert reason in said
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize("tag", ["Hash", "Salt", "Deal"])
def test_a_record_without_its_seal_is_refused(tmp_path: Path, tag: str) -> None:
    tags = {name: value for name, value in tags_of(SEALED).items() if name != tag}
    status, said = verify(tmp_path, tags)
    assert status == 2
    assert f"lacks the tag {tag}" in said

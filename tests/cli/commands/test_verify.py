"""`bossa verify`."""

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bossa import Deal, Game, Player, Record, write_record
from bossa.cli.main import app
from bossa.locales import LANGUAGES
from bossa.notation import SealedDeal

SEALED = SealedDeal(Deal.shuffled(random.Random(1)), "5a" * 32)
OTHER = SealedDeal(Deal.shuffled(random.Random(2)), "5a" * 32)


def tags_of(sealed: SealedDeal) -> dict[str, str]:
    return {"Hash": sealed.hash, "Salt": sealed.salt, "Deal": sealed.text}


def record_of(tags: dict[str, str]) -> str:
    """The record of a game played with SEALED."""
    game = Game.of_deal("novice", SEALED.deal)
    for _ in range(3):
        game = game.play(game.legal[0])
    return write_record(Record.of(game.leave(Player.A), tags))


def verify(
    tmp_path: Path, record: dict[str, str] | str, *options: str, language: str = "en"
) -> tuple[int, str]:
    """Verify a record, given by its text or its tags; return the status and the output."""
    path = tmp_path / "game.bossa"
    path.write_text(record if isinstance(record, str) else record_of(record), "utf-8")
    done = CliRunner().invoke(app, ["verify", "--lang", language, str(path), *options])
    return done.exit_code, done.output


def test_a_record_alone_shows_that_deal_hash_and_game_agree_and_no_more(tmp_path: Path) -> None:
    """Anybody can make up a salt, a deal and a hash that agree: here it was done."""
    status, said = verify(tmp_path, tags_of(SEALED))
    assert status == 0
    first, *rest = said.splitlines()
    assert first == (
        f"Salt and deal give the hash {SEALED.hash}, and every roll and tile of the game comes "
        "from this deal."
    )
    assert "sealed" not in said
    assert [line.partition(":")[0] for line in rest] == ["Not shown"] * 3 + ["Not checked"]
    assert "when this hash was made" in rest[0]
    assert "moves were played" in rest[1]


@pytest.mark.parametrize(
    ("takebacks", "told"),
    [(None, "lists none, but the tag"), ("0", "lists none"), ("1", "lists 1."),
     ("12", "lists 12.")],
)  # fmt: skip
def test_a_record_alone_cannot_show_how_many_moves_were_taken_back(
    tmp_path: Path, takebacks: str | None, told: str
) -> None:
    """The tag can be removed."""
    tags = tags_of(SEALED) | ({"Takebacks": takebacks} if takebacks else {})
    status, said = verify(tmp_path, tags)
    assert status == 0
    assert "Not shown: how many moves were taken back." in said
    assert told in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same(tmp_path: Path, language: str) -> None:
    status, said = verify(tmp_path, tags_of(SEALED), language=language)
    assert (status, len(said.splitlines())) == (0, 5)
    status, said = verify(tmp_path, tags_of(SEALED), "--hash", SEALED.hash, language=language)
    assert (status, len(said.splitlines())) == (0, 5)


def test_a_hash_that_was_noted_shows_when_the_deal_was_settled(tmp_path: Path) -> None:
    for noted in (SEALED.hash, SEALED.hash.upper()):
        status, said = verify(tmp_path, tags_of(SEALED), "--hash", noted)
        assert status == 0
        assert "fixed by then" in said
        assert "when this hash was made" not in said


@pytest.mark.parametrize(
    ("noted", "reason"),
    [(OTHER.hash, "a different hash"), ("tea", "Not a hash"), ("", "Not a hash")],
)
def test_another_hash_than_the_noted_one_is_refused(
    tmp_path: Path, noted: str, reason: str
) -> None:
    status, said = verify(tmp_path, tags_of(SEALED), "--hash", noted)
    assert (status, len(said.splitlines())) == (2, 1)
    assert reason in said


@pytest.mark.parametrize("tag", ["Hash", "Salt", "Deal", "Takebacks", "Hints"])
def test_a_tag_that_is_checked_may_stand_once_only(tmp_path: Path, tag: str) -> None:
    """Or one value would be checked, and another one read by people."""
    record = record_of(tags_of(SEALED) | {"Takebacks": "1", "Hints": "A:2 B:0"})
    (line,) = (line for line in record.splitlines() if line.startswith(f"[{tag} "))
    for second in (line, f'[{tag} "{"0" * 64}"]'):
        for both in (f"{line}\n{second}", f"{second}\n{line}"):
            status, said = verify(tmp_path, record.replace(line, both))
            assert (status, len(said.splitlines())) == (2, 1)
            assert f"The tag {tag} appears twice" in said


def test_other_tags_that_stand_twice_are_told(tmp_path: Path) -> None:
    """The notation allows them."""
    record = record_of(tags_of(SEALED) | {"Event": "one"})
    status, said = verify(tmp_path, record.replace('"one"]', '"one"]\n[Event "two"]'))
    assert status == 0
    assert "The tag Event appears twice." in said


def test_a_game_that_goes_on_has_no_deal_to_check(tmp_path: Path) -> None:
    """Otherwise a record could be cut off before its end."""
    record = record_of(tags_of(SEALED))
    cut = record.replace('[Result "B"]\n[Ending "resign"]', '[Result "*"]')
    cut = "\n".join(line for line in cut.split("\n") if not line.startswith(("[Rem", "[Pile")))
    status, said = verify(tmp_path, cut)
    assert (status, len(said.splitlines())) == (2, 1)
    assert "only allowed once the game is over" in said


@pytest.mark.parametrize(
    "address",
    [
        "", "tea", "https://bossa.example", "ftp://bossa.example/game/0123456789abcdef0123",
        "https://bossa.example/game/0123", "file:///game/0123456789abcdef0123",
        "http://[::1/game/0123456789abcdef0123", "http://x:y/game/0123456789abcdef0123",
    ],
)  # fmt: skip
def test_what_is_not_the_address_of_a_game_is_refused(tmp_path: Path, address: str) -> None:
    status, said = verify(tmp_path, tags_of(SEALED), "--server", address)
    assert (status, len(said.splitlines())) == (2, 1)
    assert "Not the address of a game" in said


@pytest.mark.parametrize(
    ("tags", "reason"),
    [
        ({"Hash": "0" * 64}, "do not give this hash"),
        ({"Salt": "00"}, "do not give this hash"),
        (tags_of(OTHER), "not played with this deal"),
        ({"Deal": "01,02 5-2"}, "not the 27 tiles"),
        ({"Deal": "tea"}, "Line 11, Deal: Not a deal"),
        ({"Takebacks": "-1"}, "Line 12, Takebacks: Not a valid value for the tag"),
        ({"Takebacks": ""}, "Line 12, Takebacks: Not a valid value for the tag"),
        ({"Hints": "A:2"}, "Line 12, Hints: Not a valid value for the tag"),
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

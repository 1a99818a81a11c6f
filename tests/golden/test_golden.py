from pathlib import Path

import pytest
from tests.golden.make import endings_of, name_of_ending, transcript

from bossa import RULE_SETS, read_record, write_record

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.bossa"))


def test_there_is_a_golden_game_for_each_rule_set_and_ending() -> None:
    wanted = {f"{rules.name}-{ending}" for rules in RULE_SETS for ending in endings_of(rules)}
    assert {path.stem for path in RECORDS} == wanted


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_transcript(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    assert write_record(record) == text
    assert transcript(record.game) == path.with_suffix(".txt").read_text("utf-8")
    assert path.stem == f"{record.game.rules.name}-{name_of_ending(record.game)}"

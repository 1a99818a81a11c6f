"""Each rule in docs/rules.md has a test that names its id."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules.md"


def ids_of_rules() -> list[str]:
    """The ids in the order of docs/rules.md."""
    return re.findall(r"^- \*\*([A-Z]\d+)\*\*", RULES.read_text("utf-8"), re.MULTILINE)


def ids_named_by_tests() -> set[str]:
    names = [
        name
        for path in TESTS.rglob("test_*.py")
        for name in re.findall(r"^\s*def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
    ]
    return {part for name in names for part in re.findall(r"(?<=_)[A-Z]\d+(?=_)", f"{name}_")}


def test_each_rule_has_a_test_that_names_it() -> None:
    ids = ids_of_rules()
    assert len(ids) == len(set(ids)) == 43
    assert [rule for rule in ids if rule not in ids_named_by_tests()] == []


def test_every_rule_that_a_refusal_names_exists() -> None:
    source = TESTS.parent / "src" / "bossa"
    written = "\n".join(path.read_text("utf-8") for path in source.rglob("*.py"))
    named = set(re.findall(r'"([TKSELUAXNV]\d)"', written))
    assert named
    assert named <= set(ids_of_rules())

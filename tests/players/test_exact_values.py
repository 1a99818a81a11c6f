from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from tests.kernel.search.plain import Memo, value_of

from bossa import RULE_SETS, Rules
from bossa.kernel.law.state import State, pile_of
from bossa.players.exact_values import add_values, exact_values, read_values
from bossa.players.training import train

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_the_values_are_exact(rules: Rules) -> None:
    """Of the positions after each move, and of those after the best answers."""
    memo = Memo(1 << 24)
    piles = set()
    for records in islice(exact_values(rules, 4, 1, 1 << 22), 6):
        for state, value in records:
            words: State = tuple(int(word) for word in state)  # type: ignore[assignment]
            assert float(value_of(words, memo)) == pytest.approx(value, abs=1e-12)
            piles.add(int(pile_of(words)))
    assert piles >= {3, 4}


def test_a_file_can_be_added_to_and_is_read_by_rules(tmp_path: Path) -> None:
    file = tmp_path / "values"
    parts = {name: next(exact_values(Rules.of(name), 4, 1)) for name in ("regular", "novice+chips")}
    for records in parts.values():
        add_values(file, records)
    assert np.array_equal(read_values(file, Rules.of("regular+chips")), parts["regular"])
    assert np.array_equal(read_values(file, Rules.of("novice")), parts["novice+chips"])


def test_a_network_learns_exact_values() -> None:
    records = np.concatenate(list(islice(exact_values(Rules.of("regular"), 4, 1, 1 << 22), 40)))
    with_values = list(train(False, 4, 1, 1, exact=records, played=4_000))
    without = list(train(False, 4, 1, 1, played=4_000))
    assert with_values[-1].error < without[-1].error

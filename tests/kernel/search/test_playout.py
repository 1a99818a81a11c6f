from random import Random

import numpy as np
import pytest

from bossa.kernel.jit.random_numbers import generator
from bossa.kernel.search.playout import random_games


@pytest.mark.parametrize("rules", range(4))
def test_random_games_are_repeatable_and_all_end(rules: int) -> None:
    outcomes, events = random_games(rules, 2000, generator(7))
    again, same = random_games(rules, 2000, generator(7))
    assert np.array_equal(outcomes, again)
    assert events == same
    assert outcomes.sum() == 2000
    by_ending = outcomes.reshape(5, 4).sum(axis=1)
    assert (by_ending[[1, 2]].sum() == 0) == bool(rules & 1)
    # Only ending E can be a tie.
    assert outcomes.reshape(5, 4)[:4, 2:].sum() == 0


def test_kernel_and_rules_end_random_games_equally_often() -> None:
    """The rules draw tiles one by one and the kernel shuffles the pile. The frequencies agree."""
    from bossa.cli.commands.simulate import Tally, random_game

    tally = Tally()
    source = Random(1)
    for _ in range(600):
        tally.add(random_game("regular", source))
    outcomes, _ = random_games(0, 60_000, generator(3))
    expected = outcomes.reshape(5, 4).sum(axis=1) / outcomes.sum()
    for ending, share in zip("ABCDE", expected, strict=True):
        found = sum(n for e, n in tally.endings.items() if e.value == ending) / tally.games
        # Five standard errors: by chance this fails less than once in a million runs.
        assert abs(found - share) < 5 * np.sqrt(share * (1 - share) / tally.games) + 1e-9

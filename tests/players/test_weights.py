from pathlib import Path

import numpy as np
import pytest

from bossa.kernel.eval.network import new_network
from bossa.players.weights import read_weights, write_weights


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    network = new_network(1)
    write_weights(tmp_path / "weights.npz", network)
    for read, written in zip(read_weights(tmp_path / "weights.npz"), network, strict=True):
        assert np.array_equal(read, written.astype(np.float16))


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    """Compiled code would read beyond their end."""
    network = new_network(1)
    write_weights(tmp_path / "weights.npz", network._replace(first=network.first[:-1]))
    with pytest.raises(ValueError, match="weights first have shape"):
        read_weights(tmp_path / "weights.npz")

"""The learned weights of the network: one file for the regular game, one for the novice game.

`bossa train` makes them; docs/players.md says how.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import IO

import numpy as np

from bossa.kernel.constants import variant_of
from bossa.kernel.eval.network import SHAPES, Network
from bossa.rules import Rules


@cache
def network_for(rules: Rules) -> Network:
    """The network of a game. It is the same with and without chips: the features show them."""
    name = ("regular", "novice")[variant_of(rules)]
    with (files("bossa.players") / "weights" / f"{name}.npz").open("rb") as file:
        return read_weights(file)


def read_weights(file: IO[bytes] | Path) -> Network:
    """Read weights. It refuses those of other features, such as were learned by other rules."""
    with np.load(file) as arrays:
        network = Network(*(arrays[name].astype(np.float32) for name in Network._fields))
    for name, weights in network._asdict().items():
        if weights.shape != SHAPES[name]:
            raise ValueError(f"weights {name} have shape {weights.shape}, not {SHAPES[name]}")
    return network


def write_weights(path: Path, network: Network) -> None:
    """Write weights in half precision: the file is half as large, and the play is the same."""
    halves = {name: array.astype(np.float16) for name, array in network._asdict().items()}
    np.savez_compressed(path, **halves)

"""The weights that the network has learned, one set for the regular and one for the novice game.

`bossa train` makes them (docs/players.md says how).
"""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import IO

import numpy as np

from bossa.kernel.eval.network import SHAPES, Network
from bossa.rules import Rules


@cache
def network_for(rules: Rules) -> Network:
    """The network of a game; the chips are features like others."""
    name = "regular" if rules.rows_to_win else "novice"
    with (files("bossa.players") / "weights" / f"{name}.npz").open("rb") as file:
        return read_weights(file)


def read_weights(file: IO[bytes] | Path) -> Network:
    """Refuses weights that were learned with other features, as after a change of the rules."""
    with np.load(file) as arrays:
        network = Network(*(arrays[name].astype(np.float32) for name in Network._fields))
    for name, weights in network._asdict().items():
        if weights.shape != SHAPES[name]:
            raise ValueError(f"weights {name} have shape {weights.shape}, not {SHAPES[name]}")
    return network


def write_weights(path: Path, network: Network) -> None:
    """Half precision: the network plays the same, in half the size."""
    halves = {name: array.astype(np.float16) for name, array in network._asdict().items()}
    np.savez_compressed(path, **halves)

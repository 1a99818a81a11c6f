"""Random numbers for compiled code, by splitmix64. A generator is an array of one word."""

import numpy as np

from bossa.kernel.jit.decorators import inlined

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_ONE = np.uint64(0xBF58476D1CE4E5B9)
_MIX_TWO = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


def generator(seed: int) -> np.ndarray:
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], dtype=np.uint64)


@inlined
def below(source: np.ndarray, limit: int) -> int:
    """A random number from 0 to `limit` - 1. Each probability is off by less than 2**-32."""
    source[0] += _STEP
    mixed = source[0]
    mixed = (mixed ^ (mixed >> _30)) * _MIX_ONE
    mixed = (mixed ^ (mixed >> _27)) * _MIX_TWO
    mixed = mixed ^ (mixed >> _31)
    return np.int64(((mixed >> _32) * np.uint64(limit)) >> _32)

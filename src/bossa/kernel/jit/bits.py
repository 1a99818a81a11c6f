"""Functions on the bits of a machine word. Each compiles to a single instruction.

With NUMBA_DISABLE_JIT=1 numba compiles nothing, which helps a debugger and a short run. Python
cannot call an intrinsic, so plain functions take their place then.
"""

from collections.abc import Callable
from typing import Any, cast

import numba
from numba import types
from numba.extending import intrinsic

OfWord = Callable[[int], int]


def _popcount(_typing: Any, _word: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, words: Any) -> Any:
        return builder.ctpop(words[0])

    return types.int64(types.int64), emit


def _lowest(_typing: Any, _word: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, words: Any) -> Any:
        return builder.cttz(words[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), emit


def _plain_popcount(word: int) -> int:
    return int(word).bit_count()


def _plain_lowest(word: int) -> int:
    return (int(word) & -int(word)).bit_length() - 1


_PLAIN = bool(getattr(numba.config, "DISABLE_JIT", 0))

popcount = _plain_popcount if _PLAIN else cast(OfWord, intrinsic(_popcount))
"""The number of bits that are set in a word."""

lowest = _plain_lowest if _PLAIN else cast(OfWord, intrinsic(_lowest))
"""The index of the lowest bit that is set; the word must not be 0."""

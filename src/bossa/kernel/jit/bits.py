"""Bits of machine words, each a single instruction."""

from collections.abc import Callable
from typing import Any, cast

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


popcount = cast(OfWord, intrinsic(_popcount))
"""How many bits of a word are set."""

lowest = cast(OfWord, intrinsic(_lowest))
"""The index of the lowest bit that is set; the word must not be 0."""

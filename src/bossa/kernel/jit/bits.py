"""Functions on the bits of a machine word. Each compiles to a single instruction.

With NUMBA_DISABLE_JIT=1 numba compiles nothing, which helps a debugger and a short run. Python
cannot call an intrinsic, so plain functions take their place then.
"""

from collections.abc import Callable
from typing import Any, cast

import numba
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

OfWord = Callable[[int], int]
OfWords = Callable[[int, int], int]

_WORD = (1 << 64) - 1


def _popcount(_typing: Any, _word: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, words: Any) -> Any:
        return builder.ctpop(words[0])

    return types.int64(types.int64), emit


def _lowest(_typing: Any, _word: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, words: Any) -> Any:
        return builder.cttz(words[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), emit


def _highest(_typing: Any, _word: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, words: Any) -> Any:
        zeros = builder.ctlz(words[0], context.get_constant(types.boolean, True))
        return builder.sub(context.get_constant(types.int64, 63), zeros)

    return types.int64(types.int64), emit


def _folded_product(_typing: Any, _one: Any, _other: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, words: Any) -> Any:
        wide = ir.IntType(128)
        product = builder.mul(*(builder.zext(word, wide) for word in words))
        high = builder.lshr(product, ir.Constant(wide, 64))
        return builder.trunc(builder.xor(product, high), ir.IntType(64))

    return types.int64(types.int64, types.int64), emit


def _plain_popcount(word: int) -> int:
    return int(word).bit_count()


def _plain_lowest(word: int) -> int:
    return (int(word) & -int(word)).bit_length() - 1


def _plain_highest(word: int) -> int:
    return int(word).bit_length() - 1


def _plain_folded_product(one: int, other: int) -> int:
    product = (int(one) & _WORD) * (int(other) & _WORD)
    folded = (product ^ (product >> 64)) & _WORD
    return folded - (folded >> 63 << 64)


_PLAIN = bool(getattr(numba.config, "DISABLE_JIT", 0))

popcount = _plain_popcount if _PLAIN else cast(OfWord, intrinsic(_popcount))
"""The number of bits that are set in a word."""

lowest = _plain_lowest if _PLAIN else cast(OfWord, intrinsic(_lowest))
"""The index of the lowest bit that is set; the word must not be 0."""

highest = _plain_highest if _PLAIN else cast(OfWord, intrinsic(_highest))
"""The index of the highest bit that is set; the word must be positive."""

folded_product = _plain_folded_product if _PLAIN else cast(OfWords, intrinsic(_folded_product))
"""The 128 bits of the product of two words, folded into one word by xor: mixes bits for hashes."""

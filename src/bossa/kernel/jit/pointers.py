"""Arrays as bare pointers, for functions that call themselves.

Numba counts the references to an array with each call that passes it on, by an atomic instruction.
In a search, that took a third of the time. A pointer has neither a count nor a length. The caller
keeps the array alive, and indices are not checked, as they are not for arrays in compiled code.
"""

from collections.abc import Callable
from typing import Any, cast

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

POINTER = types.CPointer(types.int64)


def _pointer_at(_typing: Any, _address: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, words: Any) -> Any:
        return builder.inttoptr(words[0], context.get_value_type(signature.return_type))

    return POINTER(types.int64), emit


def _prefetch(_typing: Any, _pointer: Any, _index: Any) -> Any:
    def emit(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        pointer, index = arguments
        place = builder.gep(pointer, [index])
        address = builder.bitcast(place, ir.IntType(8).as_pointer())
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [address.type, number, number, number])
        function = builder.module.declare_intrinsic("llvm.prefetch", [address.type], kind)
        # For reading (0), into all caches (3), as data (1).
        builder.call(function, [address, *(ir.Constant(number, word) for word in (0, 3, 1))])
        return context.get_dummy_value()

    return types.none(POINTER, types.int64), emit


def _plain_prefetch(_array: np.ndarray, _index: int) -> None:
    """Nothing to do without compiled code."""


def _plain_pointer_to(array: np.ndarray) -> np.ndarray:
    return array


if getattr(numba.config, "DISABLE_JIT", 0):
    pointer_to: Callable[[np.ndarray], np.ndarray] = _plain_pointer_to
    prefetch: Callable[[np.ndarray, int], None] = _plain_prefetch
else:
    prefetch = cast(Callable[[np.ndarray, int], None], intrinsic(_prefetch))
    _at = cast(Callable[[int], np.ndarray], intrinsic(_pointer_at))

    @numba.njit(inline="always")
    def pointer_to(array: np.ndarray) -> np.ndarray:
        """A pointer to the words of an array."""
        return _at(array.ctypes.data)

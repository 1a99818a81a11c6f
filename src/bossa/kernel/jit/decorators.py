"""Decorators for the functions of the kernel. Numba compiles them once, into the user's cache."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

from bossa.kernel.jit import cache

cache.use()

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile a function at its first call, or read it from the cache."""
    return cast(Function, njit(cache=True, error_model="numpy", nogil=True)(function))


def reordered(function: Function) -> Function:
    """Compile a function whose sums of floats may be taken in another order. It is quicker, and the
    last digits may differ between machines."""
    loose = {"reassoc", "contract", "nsz"}
    made = njit(cache=True, error_model="numpy", nogil=True, fastmath=loose)(function)
    return cast(Function, made)


def inlined(function: Function) -> Function:
    """Compile a small function into each function that calls it."""
    return cast(Function, njit(inline="always", error_model="numpy")(function))

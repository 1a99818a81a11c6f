"""How the functions of the kernel are compiled: once, and kept in the user's cache."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

from bossa.kernel.jit import cache

cache.use()

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compiled at the first call, or read from the cache."""
    return cast(Function, njit(cache=True, error_model="numpy", nogil=True)(function))


def inlined(function: Function) -> Function:
    """A small piece of a compiled function, with a name."""
    return cast(Function, njit(inline="always", error_model="numpy")(function))

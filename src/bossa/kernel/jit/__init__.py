"""How the kernel is compiled: decorators and cache. And what numba lacks: bits, random numbers."""

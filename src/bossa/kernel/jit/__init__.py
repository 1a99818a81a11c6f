"""How the kernel is compiled: decorators, the cache, and what compiled code needs of a language."""

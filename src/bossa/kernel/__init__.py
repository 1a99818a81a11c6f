"""The law once more, packed into machine words and compiled by numba, for search.

`bossa.rules` decides games; this is proven equal to it by playing random games in both. Numba is
loaded with this package, and with nothing that a player without a search needs.

| room | what | may import |
|---|---|---|
| `jit` | bits, random numbers, decorators, the cache of compiled code | none of the others |
| `law` | state, moves, step, deal, perft, packing | `jit` |
| `eval` | features, network, one move ahead, learning | `jit`, `law` |
| `search` | solver, tree, transposition table, playouts, greedy policy | `jit`, `law`, `eval` |

`tests/test_rooms.py` checks these imports.
"""

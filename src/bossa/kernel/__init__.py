"""The law once more, packed into machine words and compiled by numba, for search.

`bossa.rules` decides games; this is proven equal to it by playing random games in both. Numba is
loaded with this package, and with nothing that a player without a search needs.

| room | what |
|---|---|
| `constants` | what is compiled in from `bossa.rules`; no other compiled file imports the rules |
| `jit` | bits, random numbers, decorators, the cache of compiled code |
| `law` | state, moves, step, deal, perft, packing |
| `eval` | features, network, one move ahead, learning |
| `search` | solver, tree, transposition table, playouts, greedy policy |

Each may import the ones above it. `tests/test_rooms.py` checks that.
"""

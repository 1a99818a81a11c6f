"""The law a second time, for searches: on machine words, compiled by numba.

`bossa.rules` decides games. The kernel is a hundred to a thousand times faster, and random games in
both show that they agree. Importing the kernel loads numba; a player who does not search imports
nothing from here.

| room | what |
|---|---|
| `constants` | what is compiled in from `bossa.rules`; no other compiled file imports the rules |
| `jit` | bits, random numbers, decorators, the cache of compiled code |
| `law` | state, moves, step, deal, perft, packing |
| `eval` | features, network, one move ahead, learning |
| `search` | solver, tree, transposition table, playouts, greedy policy |

Each may import the ones above it. `tests/test_rooms.py` checks that.
"""

"""Searches: the exact solver, tree search, the transposition table, playouts, the greedy policy."""

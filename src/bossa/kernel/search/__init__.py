"""Searches: exact solver, tree search, transposition table, playouts and the greedy policy."""

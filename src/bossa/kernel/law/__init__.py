"""The law on machine words: states, moves, what follows from a move, packing a position."""

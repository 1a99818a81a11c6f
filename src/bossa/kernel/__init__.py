"""The law once more, packed into machine words and compiled by numba, for search.

`bossa.rules` decides games; this is proven equal to it by playing random games in both. Numba is
loaded with this package, and with nothing that a player without a search needs.
"""

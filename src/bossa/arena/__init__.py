"""Matches between computer players: duplicate deals, ratings with error bars, many processes."""

"""Matches between computer players, on duplicate deals, with error bars, on many processes."""

"""Bossa, a two-player tile game from Sapporo."""

__version__ = "0.1.0"

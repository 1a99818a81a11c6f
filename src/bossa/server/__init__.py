"""The game server: the one authority over games, their storage, and what everybody may see."""

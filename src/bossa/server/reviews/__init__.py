"""Reviews of games and values of positions: made in the background, kept, given to all who ask."""

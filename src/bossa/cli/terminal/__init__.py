"""What the commands share: drawing, sentences, the game at the keyboard, saved games, files."""

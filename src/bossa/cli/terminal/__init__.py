"""What the commands share: drawing, sentences, files, batches, and the game at the keyboard."""

"""What a position is worth without a search: features, the network, one move ahead, learning."""

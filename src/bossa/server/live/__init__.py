"""What is told while it happens: hub, streams, presence."""

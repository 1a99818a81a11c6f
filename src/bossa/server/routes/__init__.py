"""The requests of the protocol."""

"""Attacks on a running server, in real time (`make siege`)."""

"""Measures the server under load, from outside (`python -m benchmarks.load --help`)."""

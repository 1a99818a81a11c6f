"""The evaluator's version, in a file of its own: who only compares versions need not load it."""

VERSION = "2"
"""Changes with everything that changes an estimate: the network, its depth, its calibration."""

"""How much of Bossa is skill (`python -m benchmarks.study --help`; docs/study.md answers)."""

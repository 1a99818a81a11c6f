"""The `bossa` command."""

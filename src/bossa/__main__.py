"""`python -m bossa` is the `bossa` command."""

from bossa.cli.main import main

main()

"""`python -m bossa` runs the `bossa` command."""

from bossa.cli.main import main

main()

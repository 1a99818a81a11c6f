"""Exit statuses of the command, besides 0 for success."""

REFUSED = 2
INTERRUPTED = 130

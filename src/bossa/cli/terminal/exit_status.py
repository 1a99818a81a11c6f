"""How the command ends: 0 when all went well, or one of these."""

REFUSED = 2
INTERRUPTED = 130

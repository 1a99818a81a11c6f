"""Clocks, absence and leases are counted in uptime."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # Uptime goes on from the calendar's time, so that the times stored so far keep their meaning.
    op.add_column("alive", sa.Column("uptime", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE alive SET uptime = at")
    op.execute("INSERT INTO alive (id, at) SELECT 1, 0 WHERE NOT EXISTS (SELECT 1 FROM alive)")
    op.add_column("games", sa.Column("idle_since", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE games SET idle_since = changed_at")
    op.execute("ALTER TABLE presence RENAME COLUMN seen_at TO seen_uptime")
    # A computer's clock no longer runs while its thought waits for a worker.
    for seat in ("a", "b"):
        op.execute(
            "UPDATE games SET running = NULL WHERE opponent = 'computer' "  # noqa: S608 - constants
            f"AND running = '{seat.upper()}' AND seat_{seat} LIKE 'computer-%'"
        )

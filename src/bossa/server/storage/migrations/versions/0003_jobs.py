"""Computer moves become jobs, in a table for all long work."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("priority", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("lease", sa.String(), nullable=True),
        sa.Column("leased_until", sa.Float(), nullable=True),
        sa.Column("progress", sa.Float(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("error", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("kind", "key"),
    )
    op.create_index("jobs_queued", "jobs", ["status", "priority", "created_at"], unique=False)
    op.execute(
        "INSERT INTO jobs (kind, key, payload, priority, status, created_at, progress) "
        "SELECT 'computer-move', id, '{}', 0, 'queued', changed_at, 0.0 "
        "FROM games WHERE thinker IS NOT NULL"
    )
    op.drop_index("games_thinking", "games")
    # Not Alembic's batch mode: with SQLite it makes the table anew, and dropping the old one would
    # delete the events of all games with it.
    op.execute("ALTER TABLE games DROP COLUMN thinker")
    op.execute("ALTER TABLE games DROP COLUMN leased_until")
    op.drop_index("wishes_of_game", "wishes")
    op.rename_table("wishes", "new_game_requests")
    op.create_index("new_game_requests_of_game", "new_game_requests", ["game"], unique=False)

"""Jobs have a lane, an owner, and a place in the lane that is fair to all owners."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    lane = sa.Column("lane", sa.String(), nullable=False, server_default="background")
    op.add_column("jobs", lane)
    op.add_column("jobs", sa.Column("owner", sa.String(), nullable=True))
    op.add_column("jobs", sa.Column("due", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE jobs SET due = created_at")
    op.execute(
        "UPDATE jobs SET "
        "lane = (SELECT CASE level WHEN 'master' THEN 'search' ELSE 'quick' END "
        "FROM games WHERE games.id = jobs.key), "
        "owner = (SELECT CASE WHEN seat_a LIKE 'computer-%' THEN seat_b ELSE seat_a END "
        "FROM games WHERE games.id = jobs.key) "
        "WHERE kind = 'computer-move' AND key IN (SELECT id FROM games)"
    )
    op.drop_index("jobs_queued", "jobs")
    op.create_index("jobs_queued", "jobs", ["status", "lane", "priority", "due"], unique=False)
    op.create_index("jobs_of_owner", "jobs", ["owner", "status"], unique=False)

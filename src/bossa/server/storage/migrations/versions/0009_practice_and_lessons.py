"""Practice games are marked. Lessons are counted by step."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column(
        "games",
        sa.Column("practice", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "lesson_figures",
        sa.Column("lesson", sa.String(), primary_key=True),
        sa.Column("step", sa.String(), primary_key=True),
        sa.Column("kind", sa.String(), primary_key=True),
        sa.Column("count", sa.Integer(), nullable=False),
    )

"""A request id stands for what was asked with it, and a new game can have one too."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Of the requests stored before, the content is not known.
    op.add_column("requests", sa.Column("content", sa.String(), nullable=True))
    op.create_table(
        "wishes",
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("request", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "request"),
    )
    op.create_index("wishes_of_game", "wishes", ["game"], unique=False)

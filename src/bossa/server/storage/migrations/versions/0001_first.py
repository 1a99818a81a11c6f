"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "deals",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("salt", sa.String(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=True),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("deal", sa.String(), nullable=False),
        sa.Column("rules", sa.String(), nullable=False),
        sa.Column("edition", sa.String(), nullable=False),
        sa.Column("opponent", sa.String(), nullable=False),
        sa.Column("level", sa.String(), nullable=True),
        sa.Column("seat_a", sa.String(), nullable=True),
        sa.Column("seat_b", sa.String(), nullable=True),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("deciders", sa.String(), nullable=False),
        sa.Column("winner", sa.String(), nullable=True),
        sa.Column("ending", sa.String(), nullable=True),
        sa.Column("rematch", sa.String(), nullable=True),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("changed_at", sa.Float(), nullable=False),
        sa.Column("clock_seconds", sa.Float(), nullable=True),
        sa.Column("clock_increment", sa.Float(), nullable=True),
        sa.Column("clock_days", sa.Integer(), nullable=True),
        sa.Column("left_a", sa.Float(), nullable=True),
        sa.Column("left_b", sa.Float(), nullable=True),
        sa.Column("running", sa.String(), nullable=True),
        sa.Column("running_since", sa.Float(), nullable=True),
        sa.Column("thinker", sa.String(), nullable=True),
        sa.Column("leased_until", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["deal"],
            ["deals.id"],
        ),
        sa.ForeignKeyConstraint(
            ["seat_a"],
            ["players.id"],
        ),
        sa.ForeignKeyConstraint(
            ["seat_b"],
            ["players.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("games_of_a", "games", ["seat_a", "changed_at"], unique=False)
    op.create_index("games_of_b", "games", ["seat_b", "changed_at"], unique=False)
    op.create_index("games_running", "games", ["running"], unique=False)
    op.create_index("games_status", "games", ["status", "created_at"], unique=False)
    op.create_index("games_thinking", "games", ["thinker", "leased_until"], unique=False)
    op.create_table(
        "links",
        sa.Column("token_hash", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("expires_at", sa.Float(), nullable=False),
        sa.Column("used_at", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["player"],
            ["players.id"],
        ),
        sa.PrimaryKeyConstraint("token_hash"),
    )
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"],
            ["players.id"],
        ),
        sa.PrimaryKeyConstraint("token_hash"),
    )
    op.create_table(
        "events",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number"),
    )
    op.create_table(
        "invitations",
        sa.Column("token_hash", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("claimed_at", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["by"],
            ["players.id"],
        ),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash"),
        sa.UniqueConstraint("game"),
    )
    op.create_table(
        "presence",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("here", sa.Boolean(), nullable=False),
        sa.Column("seen_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "player"),
    )
    op.create_table(
        "requests",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("request", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "player", "request"),
    )

"""Limits by address, tokens that can be revoked, and what retention needs to know."""

import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "open_games",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("origin", sa.String(), nullable=True),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("is_begun", sa.Boolean(), nullable=False),
        sa.Column("is_counted", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game"),
    )
    op.create_index("open_games_of_player", "open_games", ["player", "is_counted"], unique=False)
    op.create_index("open_games_of_origin", "open_games", ["origin", "is_counted"], unique=False)
    op.create_index(
        "open_games_by_age", "open_games", ["is_counted", "is_begun", "created_at"], unique=False
    )
    # Where games of today came from is not known. Which of them have begun is guessed.
    op.execute(
        "INSERT INTO open_games (game, player, created_at, is_begun, is_counted) "
        "SELECT games.id, players.id, games.created_at, games.number > 5, 1 = 1 FROM games "
        "JOIN players ON players.kind = 'guest' AND players.id = CASE "
        "WHEN games.seat_a IS NULL OR games.seat_a LIKE 'computer-%' THEN games.seat_b "
        "ELSE games.seat_a END WHERE games.status IN ('waiting', 'setup', 'playing')"
    )
    keys = op.create_table(
        "keys",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.bulk_insert(keys, [{"name": "origin", "value": secrets.token_hex(32)}])
    for name in ("created_at", "seen_at"):
        column = sa.Column(name, sa.Float(), nullable=False, server_default="0")
        op.add_column("tokens", column)
    now = sa.literal(time.time())
    tokens = sa.table("tokens", sa.column("player"), sa.column("created_at"), sa.column("seen_at"))
    players = sa.table("players", sa.column("id"), sa.column("kind"), sa.column("created_at"))
    since = sa.select(players.c.created_at).where(players.c.id == tokens.c.player)
    op.execute(tokens.update().values(created_at=since.scalar_subquery(), seen_at=now))
    op.create_index("tokens_of_player", "tokens", ["player"], unique=False)
    op.create_index("links_of_player", "links", ["player"], unique=False)
    op.create_index("links_by_end", "links", ["expires_at"], unique=False)
    op.create_index("invitations_by", "invitations", ["by"], unique=False)
    op.create_index("presence_of_player", "presence", ["player"], unique=False)

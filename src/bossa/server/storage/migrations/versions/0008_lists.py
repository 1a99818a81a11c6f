"""Games know when they ended and what lists draw of them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("games", sa.Column("ended_at", sa.Float(), nullable=True))
    op.add_column("games", sa.Column("board", sa.Text(), nullable=True))
    # Little happens in a game after its end: an offer of another one, within minutes.
    op.execute("UPDATE games SET ended_at = changed_at WHERE status IN ('over', 'called-off')")
    for seat in ("a", "b"):
        op.drop_index(f"games_of_{seat}", "games")
        op.create_index(f"games_of_{seat}", "games", [f"seat_{seat}", "ended_at"], unique=False)

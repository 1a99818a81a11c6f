"""The two people who play on one device have names of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    for seat in ("a", "b"):
        op.add_column("games", sa.Column(f"device_name_{seat}", sa.String(), nullable=True))

"""A room knows who gave up the match of which its game is one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nobody has given up more than a game."""
    op.add_column("rooms", sa.Column("given_up", sa.Integer))


def downgrade() -> None:
    """Take it back."""
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_column("given_up")

"""Rooms play matches of several games: how many at most, who has won those before; and who has won the room's own game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Rooms from before have single games, of which nobody asks who won."""
    op.add_column("rooms", sa.Column("best_of", sa.Integer, nullable=False, server_default="1"))
    op.add_column("rooms", sa.Column("results", sa.Text, nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("winner", sa.Integer))


def downgrade() -> None:
    """Take it back."""
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("winner")
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_column("results")
        rooms.drop_column("best_of")

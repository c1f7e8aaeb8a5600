"""Guests have sets of cards and decks of their own, part by part; rooms carry the cards that do not ship."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody has a set yet, and no room has cards of its own."""
    op.create_table(
        "sets",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("share", sa.String(40), nullable=False, unique=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
    )
    op.create_index("sets_of_guests", "sets", ["guest"])
    op.create_table(
        "set_parts",
        sa.Column("set", sa.String(40), sa.ForeignKey("sets.id"), primary_key=True),
        sa.Column("part", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("nth", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("measured", sa.Text),
    )
    op.create_index("parts_in_order", "set_parts", ["set", "kind", "nth"])
    op.add_column("rooms", sa.Column("carried", sa.Text))


def downgrade() -> None:
    """Take it back."""
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_column("carried")
    op.drop_index("parts_in_order", "set_parts")
    op.drop_table("set_parts")
    op.drop_index("sets_of_guests", "sets")
    op.drop_table("sets")

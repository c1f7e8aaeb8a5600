"""The first form: guests, rooms, seats, matches, choices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
    )
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("ruleset", sa.String(40), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("made_by", sa.String(40), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
        sa.Column("again", sa.String(40)),
    )
    make_seats()
    make_matches()


def make_seats() -> None:
    """Make the table of seats."""
    op.create_table(
        "seats",
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("guest", sa.String(40)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("deck", sa.String(100), nullable=False),
    )
    op.create_index("seats_of_guests", "seats", ["guest"])


def make_matches() -> None:
    """Make the tables of matches and of what was chosen in them."""
    op.create_table(
        "matches",
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("begun", sa.String(32), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_table(
        "choices",
        sa.Column("room", sa.String(40), sa.ForeignKey("matches.room"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """Drop every table."""
    for name in ("choices", "matches", "seats", "rooms", "guests", "secrets"):
        op.drop_table(name)

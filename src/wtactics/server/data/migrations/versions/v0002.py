"""One owner for each data file; rooms know since when somebody has been in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of owners; of rooms from before it is assumed that somebody was there."""
    op.create_table(
        "owners",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("token", sa.String(40), nullable=False),
        sa.Column("host", sa.String(200), nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("life", sa.String(200), nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("beat", sa.Integer, nullable=False),
    )
    op.add_column("rooms", sa.Column("entered", sa.String(32)))
    op.execute("UPDATE rooms SET entered = changed")
    op.create_index("rooms_of_makers", "rooms", ["made_by"])
    op.create_index("rooms_by_change", "rooms", ["changed"])


def downgrade() -> None:
    """Take it back."""
    op.drop_index("rooms_by_change", "rooms")
    op.drop_index("rooms_of_makers", "rooms")
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_column("entered")
    op.drop_table("owners")

"""Names of games are longer: a ruleset with all of its mods behind it has more than forty letters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
SHORT = 40
LONG = 120


def upgrade() -> None:
    """Rooms from before have short names."""
    with op.batch_alter_table("rooms") as rooms:
        rooms.alter_column("ruleset", type_=sa.String(LONG), existing_type=sa.String(SHORT), existing_nullable=False)


def downgrade() -> None:
    """Take it back."""
    with op.batch_alter_table("rooms") as rooms:
        rooms.alter_column("ruleset", type_=sa.String(SHORT), existing_type=sa.String(LONG), existing_nullable=False)

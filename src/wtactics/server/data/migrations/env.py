"""Alembic's door: it is handed an open connection, and brings the schema behind it up to date."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

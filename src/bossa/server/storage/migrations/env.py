"""Alembic's entry point: the server hands over its connection."""

from alembic import context

from bossa.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

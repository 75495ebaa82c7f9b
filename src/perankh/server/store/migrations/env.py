"""Called by Alembic; the connection comes from `perankh.server.store.migrate`."""

from alembic import context

from perankh.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

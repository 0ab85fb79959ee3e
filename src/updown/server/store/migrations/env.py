"""Run by Alembic: migrates over the connection, and in the transaction, that `migrate.py` hands over."""

from alembic import context

from updown.server.store.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, version_table=VERSION_TABLE
)
with context.begin_transaction():
    context.run_migrations()

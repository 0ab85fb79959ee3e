"""Adds the data that several servers share: which one acts for a table, when something is due, and who is connected to
which."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    playing = sa.text("status = 'playing'")
    op.add_column("tables", sa.Column("node", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=True))
    # When something is due at a table is found out by looking at it.
    op.execute("UPDATE tables SET due = 0 WHERE status = 'playing'")
    op.create_index("ix_tables_playing", "tables", ["id"], postgresql_where=playing, sqlite_where=playing)
    # PostgreSQL: nothing of these is written to the log of the database, nor kept after a crash of it.
    prefixes = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        prefixes=prefixes,
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("node", sa.Text, sa.ForeignKey("nodes.id", ondelete="CASCADE"), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "node"),
        prefixes=prefixes,
    )
    op.create_index("ix_presence_node", "presence", ["node"])
    op.create_table(
        "buckets",
        sa.Column("id", sa.LargeBinary, nullable=False),
        sa.Column("content", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        prefixes=prefixes,
    )
    op.create_index("ix_buckets_at", "buckets", ["at"])

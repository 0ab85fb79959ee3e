"""Adds summaries of tables for lists, and the pending clean-ups after deletions."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Tables that are there already have no summary: the server makes it when they are first listed.
    op.add_column("tables", sa.Column("summary", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("turn", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("damage", sa.Text, nullable=True))
    op.create_table(
        "deletions",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )

"""Reports about tables, for the operator of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("token", "table_id"),
    )
    op.create_index("ix_reports_table_id", "reports", ["table_id"])

"""Tables with their events, who may sit at them, and codes that move a seat to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("invite", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("last_number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        postgresql_with={"fillfactor": 70},
    )
    op.create_index("ix_tables_listed", "tables", ["listed", "opened_at"])
    op.create_table(
        "events",
        _of_table(),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("cause", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "grants",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("token", sa.LargeBinary, nullable=False),
        _of_table(),
        sa.Column("person", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("token", "table_id"),
    )
    op.create_index("ix_grants_table_id", "grants", ["table_id", "person"])
    op.create_table(
        "claims",
        sa.Column("code", sa.LargeBinary, nullable=False),
        _of_table(),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code"),
    )
    op.create_index("ix_claims_table_id", "claims", ["table_id"])
    op.create_index("ix_claims_expires", "claims", ["expires"])

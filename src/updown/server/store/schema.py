"""The database tables of the store, as after the newest migration (test_store.py compares both)."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

VERSION_TABLE = "store_version"
VERSION = "0005"
"""The newest migration, which leaves the relations as they are here."""

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)
PLAYING = text("status = 'playing'")


def _of_table(primary_key: bool = False) -> Column[str]:
    return Column(
        "table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, primary_key=primary_key
    )


# Every append changes last_number, updated_at, turn and due: none of them is in an index, or each would be written
# twice. `summary` and `turn` are what lists show; `damage` is the type of the error with which the table could not be
# read when that was last tried. `node` acts for the table, if several servers share the database (nodes.py).
TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("invite", LargeBinary, nullable=False),
    Column("status", Text, nullable=False),
    Column("last_number", Integer, nullable=False),
    Column("summary", Text),
    Column("turn", Integer, nullable=False, server_default="0"),
    Column("damage", Text),
    Column("node", Text),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("due", BigInteger),
    Index(None, "listed", "opened_at"),
    Index("ix_tables_playing", "id", postgresql_where=PLAYING, sqlite_where=PLAYING),
    postgresql_with={"fillfactor": 70},
)

EVENTS = Table(
    "events",
    METADATA,
    _of_table(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("cause", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

GRANTS = Table(
    "grants",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("token", LargeBinary, nullable=False),
    _of_table(),
    Column("person", Integer, nullable=False),
    UniqueConstraint("token", "table_id"),
    Index(None, "table_id", "person"),
)

CLAIMS = Table(
    "claims",
    METADATA,
    Column("code", LargeBinary, primary_key=True),
    _of_table(),
    Column("person", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index(None, "table_id"),
    Index(None, "expires"),
)

# Secrets, which are made once and shared by all programs that use the database.
SECRETS = Table(
    "secrets", METADATA, Column("name", Text, primary_key=True), Column("value", LargeBinary, nullable=False)
)

# Push subscriptions: browsers that want messages about a table for their person.
SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    _of_table(),
    Column("person", Integer, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("contact", Text, nullable=False),
    Index(None, "table_id", "person"),
)

# Reports about tables. A report stays when the host deletes the table. `token` is that of its author: the report is
# deleted when they ask to be forgotten.
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("person", Integer, nullable=False),
    Column("token", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    UniqueConstraint("token", "table_id"),
    Index(None, "table_id"),
)

# The servers of a PostgreSQL database that are alive, and who is connected to each; what one address has left of its
# limits. All of it is temporary: nothing is lost if the database forgets it.
NODES = Table("nodes", METADATA, Column("id", Text, primary_key=True), Column("seen", BigInteger, nullable=False))

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("node", Text, ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True),
    Index(None, "node"),
)

BUCKETS = Table(
    "buckets",
    METADATA,
    Column("id", LargeBinary, primary_key=True),
    Column("content", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "at"),
)

# SQLite: a row for each transaction that deleted tables, until no old copy of their rows is left in the file.
DELETIONS = Table("deletions", METADATA, Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True))

"""The data that several servers (nodes) share in one PostgreSQL database: which of them are alive, which one acts for a
table, who is connected to which, and the rate limits of addresses.

A node is alive while it has a row, which it renews every second. A table is free if no node that is alive acts for it.
All times of nodes are those of the database server, so that the nodes need no common clock."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, TextClause, text

from updown.server.store.api import Stored, TableStatus
from updown.server.store.transactions import Transactions

ALIVE_MS = 5_000
"""A node that has not renewed its row for this time counts as dead."""
DAY_MS = 86_400_000

PARTS = {
    "now": "(extract(epoch from clock_timestamp()) * 1000)::bigint",
    "free": "(node IS NULL OR node NOT IN (SELECT id FROM nodes))",
    "left": "least(:burst, buckets.content + ({now} - buckets.at) * :rate / 1000.0)",
}


def sql(words: str) -> TextClause:
    """A statement with the parts that several have in common."""
    for _ in PARTS:
        words = words.format_map(PARTS)
    return text(words)


# This data is temporary, so the commit need not wait for the disk.
SOON = text("SET LOCAL synchronous_commit = off")
BURY = sql("""
DELETE FROM nodes WHERE id IN (
    SELECT id FROM nodes WHERE seen < {now} - :alive ORDER BY id FOR UPDATE SKIP LOCKED
)""")
RENEW = sql("UPDATE nodes SET seen = {now} WHERE id = :node")
JOIN = sql("INSERT INTO nodes (id, seen) VALUES (:node, {now})")
ALL = text("SELECT id FROM nodes")
LEAVE = text("DELETE FROM nodes WHERE id = :node")
STANDING = text("SELECT id, last_number, epoch, node FROM tables WHERE id = ANY(:tables)")
# LATERAL: however many tables, each is looked up by its key.
NEWS = text("""
SELECT known.table_id, news.number, news.at, news.cause, news.body
FROM unnest(CAST(:tables AS text[]), CAST(:numbers AS integer[])) AS known (table_id, number)
CROSS JOIN LATERAL (
    SELECT * FROM events WHERE events.table_id = known.table_id AND events.number > known.number
) AS news ORDER BY known.table_id, news.number""")
ELSEWHERE = text("SELECT table_id, person FROM presence WHERE table_id = ANY(:tables) AND node <> :node")
# Rows that are being written are left for the next time, so that nobody waits here for anybody.
CLAIM = sql("""
UPDATE tables SET node = :node, epoch = epoch + 1 WHERE id IN (
    SELECT id FROM tables WHERE id = ANY(:tables) AND ({free} OR node = :node)
    ORDER BY id COLLATE "C" FOR NO KEY UPDATE SKIP LOCKED
) RETURNING id""")
RELEASE = text("UPDATE tables SET node = NULL WHERE id = :table AND node = :node")
DUE = sql("""
SELECT id FROM tables
WHERE status = 'playing' AND due <= :now AND damage IS NULL AND ({free} OR node = :node) AND id <> ALL(:known)
ORDER BY due, id LIMIT :most""")
GONE = text("DELETE FROM presence WHERE node = :node AND table_id = ANY(:tables)")
HERE = text("""
INSERT INTO presence (table_id, person, node)
SELECT here.table_id, here.person, nodes.id
FROM unnest(CAST(:tables AS text[]), CAST(:persons AS integer[])) AS here (table_id, person)
JOIN nodes ON nodes.id = :node
ON CONFLICT DO NOTHING""")
TAKE = sql("""
INSERT INTO buckets (id, content, at) VALUES (:key, :burst - 1, {now})
ON CONFLICT (id) DO UPDATE SET content = {left} - 1, at = {now} WHERE {left} >= 1
RETURNING 0""")
WAIT = sql("SELECT (1 - {left}) / :rate FROM buckets WHERE id = :key")
FORGET = sql("DELETE FROM buckets WHERE at < {now} - :day")


class Beat(NamedTuple):
    """The nodes that are alive, and whether this one is new or had counted as dead."""

    alive: frozenset[str]
    joined: bool


class Nodes:
    def __init__(self, database: Transactions) -> None:
        self._database = database

    # --- who is alive ---

    def beat(self, node: str) -> Beat:
        """Renews the row of the node. A node that had counted as dead has lost its tables: others may act for them."""

        def work(database: Connection) -> Beat:
            database.execute(SOON)
            database.execute(BURY, {"alive": ALIVE_MS})
            joined = not database.execute(RENEW, {"node": node}).rowcount
            if joined:
                database.execute(JOIN, {"node": node})
            return Beat(frozenset(database.execute(ALL).scalars()), joined)

        return self._database.write(work)

    def leave(self, node: str) -> None:
        """Removes the node; all its tables become free."""
        self._database.write(lambda database: database.execute(LEAVE, {"node": node}))

    # --- tables ---

    def standings(self, node: str, tables: Sequence[str]) -> dict[str, TableStatus]:
        """The status of these tables, as the node sees them; deleted tables are left out."""
        known = {"tables": list(tables), "node": node}
        rows = self._database.read(STANDING.bindparams(tables=known["tables"]))
        elsewhere: dict[str, set[int]] = {}
        for table, person in self._database.read(ELSEWHERE.bindparams(**known)):
            elsewhere.setdefault(table, set()).add(person)
        return {
            table: TableStatus(number, epoch, holder, frozenset(elsewhere.get(table, ())))
            for table, number, epoch, holder in rows
        }

    def news(self, known: Mapping[str, int]) -> dict[str, list[Stored]]:
        """The events of tables after the known numbers, in their order, with one query for all."""
        found: dict[str, list[Stored]] = {}
        query = NEWS.bindparams(tables=list(known), numbers=list(known.values()))
        for table, *event in self._database.read(query):
            found.setdefault(table, []).append(Stored(*event))
        return found

    def claim(self, node: str, tables: Sequence[str]) -> list[str]:
        """Claims for the node those of the tables that are free or already its own. Returns them."""
        known = {"node": node, "tables": list(tables)}
        return self._database.write(lambda database: sorted(database.execute(CLAIM, known).scalars()))

    def release(self, node: str, table: str) -> None:
        """Ends the node's claim on the table."""
        self._database.write(lambda database: database.execute(RELEASE, {"node": node, "table": table}))

    def due(self, node: str, now: int, known: Collection[str], most: int) -> list[str]:
        """Tables at which something is due and for which no other node acts, without the known ones."""
        values: dict[str, Any] = {"node": node, "now": now, "known": list(known), "most": most}
        return [row[0] for row in self._database.read(DUE.bindparams(**values))]

    # --- people ---

    def show(self, node: str, here: Mapping[str, Collection[int]]) -> None:
        """Writes which persons are connected to the node at each of these tables."""
        pairs = [(table, person) for table, persons in here.items() for person in persons]

        def work(database: Connection) -> None:
            database.execute(SOON)
            database.execute(GONE, {"node": node, "tables": list(here)})
            if pairs:
                tables, persons = zip(*pairs, strict=True)
                database.execute(HERE, {"node": node, "tables": list(tables), "persons": list(persons)})

        self._database.write(work)

    def take(self, key: bytes, rate: float, burst: float) -> float:
        """As limits.Buckets.allow, for all nodes together: takes a permission and returns 0, or returns the seconds
        until there will be one."""
        values = {"key": key, "rate": rate, "burst": burst}

        def work(database: Connection) -> float:
            database.execute(SOON)
            database.execute(FORGET, {"day": DAY_MS})
            if database.execute(TAKE, values).first() is not None:
                return 0.0
            return max(0.001, float(database.execute(WAIT, values).scalar_one()))

        return self._database.write(work)

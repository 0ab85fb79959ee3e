"""What the servers of one PostgreSQL database share: who is alive, who acts for a table, who is connected."""

from collections.abc import Iterator

import pytest

from kit.postgres import fresh_database, run_sql
from updown.server.store.api import Conflict, EventBatch, Header, Stored, TableStatus
from updown.server.store.nodes import ALIVE_MS, Beat, Nodes
from updown.server.store.store import Store


@pytest.fixture
def url(postgres: str) -> str:
    return fresh_database(postgres)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


@pytest.fixture
def nodes(store: Store) -> Nodes:
    assert store.nodes is not None
    return store.nodes


def add(store: Store, table: str, node: str | None = None, due: int | None = None, status: str = "playing") -> None:
    header = Header(table, "dnup", 1, True, b"i" * 32, node)
    assert store.append([EventBatch(table, (Stored(1, 1, "", b"x"),), status, header, due=due)]) == [None]


def let_time_pass(url: str, node: str) -> None:
    run_sql(url, f"UPDATE nodes SET seen = seen - {ALIVE_MS + 1} WHERE id = '{node}'")


def test_a_file_has_one_server(tmp_path: object) -> None:
    store = Store(f"sqlite:///{tmp_path}/updown.db")
    assert store.nodes is None
    store.close()


def test_a_node_is_alive_while_it_says_so(nodes: Nodes, url: str) -> None:
    assert nodes.beat("a") == Beat(frozenset({"a"}), True)
    assert nodes.beat("b") == Beat(frozenset({"a", "b"}), True)
    assert nodes.beat("a") == Beat(frozenset({"a", "b"}), False)
    let_time_pass(url, "a")
    assert nodes.beat("b") == Beat(frozenset({"b"}), False)
    # It slept, and is new among the others.
    assert nodes.beat("a") == Beat(frozenset({"a", "b"}), True)
    nodes.leave("b")
    assert nodes.beat("a") == Beat(frozenset({"a"}), False)


def test_one_node_acts_for_a_table_until_it_is_dead(store: Store, nodes: Nodes, url: str) -> None:
    for node in ("a", "b"):
        nodes.beat(node)
    add(store, "t")
    assert nodes.claim("a", ["t"]) == ["t"]
    assert nodes.claim("b", ["t"]) == []
    assert nodes.standings("b", ["t", "gone"]) == {"t": TableStatus(1, 1, "a")}
    let_time_pass(url, "a")
    assert nodes.claim("b", ["t"]) == []  # Nobody has buried it yet.
    nodes.beat("b")
    assert nodes.claim("b", ["t"]) == ["t"]
    # It wakes up, and what it adds is refused, although the number is the next one.
    (conflict,) = store.append([EventBatch("t", (Stored(2, 1, "", b"late"),), "playing", epoch=1)])
    assert isinstance(conflict, Conflict)
    assert store.append([EventBatch("t", (Stored(2, 1, "", b"x"),), "playing", epoch=2)]) == [None]
    nodes.release("a", "t")
    assert nodes.standings("a", ["t"]) == {"t": TableStatus(2, 2, "b")}
    nodes.release("b", "t")
    nodes.beat("a")
    assert nodes.claim("a", ["t"]) == ["t"]


def test_what_is_due_and_nobody_acts_for_is_found(store: Store, nodes: Nodes) -> None:
    for node in ("a", "b"):
        nodes.beat(node)
    add(store, "now", due=0)
    add(store, "then", due=500)
    add(store, "never")
    add(store, "over", due=0, status="over")
    add(store, "theirs", "b", due=0)
    add(store, "dead", "c", due=100)
    add(store, "mine", "a", due=200)
    assert nodes.due("a", 400, [], 10) == ["now", "dead", "mine"]
    assert nodes.due("a", 400, ["now", "mine"], 10) == ["dead"]
    assert nodes.due("a", 500, [], 2) == ["now", "dead"]
    store.mark_damage("now", "ValueError")
    assert nodes.due("a", 400, [], 10) == ["dead", "mine"]


def test_who_is_connected_is_known_until_the_node_is_gone(store: Store, nodes: Nodes) -> None:
    for node in ("a", "b"):
        nodes.beat(node)
    add(store, "t")
    nodes.show("a", {"t": {0, 2}, "u": set()})
    nodes.show("b", {"t": {1}})
    assert nodes.standings("a", ["t"])["t"].elsewhere == {1}
    assert nodes.standings("b", ["t"])["t"].elsewhere == {0, 2}
    nodes.show("a", {"t": {2}})
    assert nodes.standings("b", ["t"])["t"].elsewhere == {2}
    nodes.leave("a")
    assert nodes.standings("b", ["t"])["t"].elsewhere == set()
    # The dead cannot show anybody.
    nodes.show("a", {"t": {2}})
    assert nodes.standings("b", ["t"])["t"].elsewhere == set()


def test_a_limit_for_all_nodes_together(nodes: Nodes, url: str) -> None:
    key, other = b"k" * 32, b"o" * 32
    assert [nodes.take(key, 0.01, 2) for _ in range(2)] == [0, 0]
    assert 98 < nodes.take(key, 0.01, 2) <= 100
    assert nodes.take(other, 0.01, 2) == 0
    run_sql(url, "UPDATE buckets SET at = at - 100000")
    assert nodes.take(key, 0.01, 2) == 0
    assert nodes.take(key, 0.01, 2) > 98
    # After a day nothing is remembered.
    run_sql(url, "UPDATE buckets SET at = at - 86400001")
    nodes.take(other, 0.01, 2)
    assert run_sql(url, "SELECT count(*) FROM buckets") == [(1,)]

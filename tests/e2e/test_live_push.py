"""Push messages of a real server to a push service on this machine, which checks and decrypts them."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kit.live import QUICKLY, RunningServer, running_server
from kit.push import PushService, push_service

PLAN = {
    "game": "auf-und-ab",
    "options": {"players": 2},
    "seats": [{"kind": "me"}, {"kind": "open"}],
    "pace": {"kind": "relaxed", "days": 2},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("push"), *QUICKLY, "--push-anywhere") as server:
        yield server


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


class Person:
    """Somebody with a token; they have no page open."""

    def __init__(self, server: RunningServer) -> None:
        self.base, self.token = server.base, ""

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return httpx.request(method, self.base + path, json=body, headers=headers, timeout=60)

    def sit(self, method: str, path: str, body: Any) -> dict[str, Any]:
        seated: dict[str, Any] = self.ask(method, path, {**body, "bearer": True}).raise_for_status().json()
        self.token = seated["token"]
        return seated


def test_messages_are_signed_and_encrypted_and_an_address_that_is_gone_is_dropped(
    server: RunningServer, service: PushService
) -> None:
    """Anna waits for Ben with her page closed, and a push message in her language says that everybody is here. Then her
    push service says that her browser is gone; nothing more is sent there."""
    anna, ben = Person(server), Person(server)
    key = anna.ask("GET", "/api/push").json()["key"]
    opened = anna.sit("POST", "/api/tables", {"plan": PLAN, "name": "Anna", "lang": "de"})
    table = opened["table"]
    assert anna.ask("POST", f"/api/tables/{table}/push", service.subscription()).status_code == 204
    ben.sit("POST", f"/api/tables/{table}/join", {"name": "Ben", "invite": opened["invite"]})
    service.wait()
    message = service.read(0, key)
    assert message == {"title": "Auf und Ab", "body": "Alle sind da. Du kannst anfangen.", "table": table}
    assert opened["invite"] not in str(message)

    service.status = 410
    store = server.store()
    assert len(store.subscriptions(table, 0)) == 1
    again = Person(server)
    opened = again.sit("POST", "/api/tables", {"plan": PLAN, "name": "Again"})
    assert again.ask("POST", f"/api/tables/{opened['table']}/push", service.subscription()).status_code == 204
    Person(server).sit("POST", f"/api/tables/{opened['table']}/join", {"name": "Cleo", "invite": opened["invite"]})
    service.wait(2)
    until = time.monotonic() + 60
    while store.subscriptions(opened["table"], 0):
        assert time.monotonic() < until, "the address is still there"
        time.sleep(0.02)
    assert anna.ask("POST", f"/api/tables/{table}/push/stop", {"endpoint": service.endpoint}).status_code == 204
    assert store.subscriptions(table, 0) == []
    store.close()
    assert not server.stderr_text()


def test_a_subscription_is_for_those_at_the_table_and_for_push_services(
    server: RunningServer, service: PushService
) -> None:
    anna, olga = Person(server), Person(server)
    table = anna.sit("POST", "/api/tables", {"plan": PLAN, "name": "Anna"})["table"]
    path, good = f"/api/tables/{table}/push", service.subscription()
    assert olga.ask("POST", path, good).json()["code"] == "server/no-such-table"
    assert olga.ask("POST", f"{path}/stop", {"endpoint": service.endpoint}).json()["code"] == "server/no-such-table"
    for change, problem in (
        ({"endpoint": "gopher://x"}, "endpoint: expected the https address of a push service."),
        ({"p256dh": "AAAA"}, "p256dh, auth: expected the keys of a push subscription."),
        ({"auth": "AAAA"}, "p256dh, auth: expected the keys of a push subscription."),
        ({"auth": "not base64!"}, "p256dh, auth: expected the keys of a push subscription."),
    ):
        refused = anna.ask("POST", path, {**good, **change})
        assert (refused.status_code, refused.json()["code"]) == (400, "server/bad-message")
        assert refused.json()["message"].endswith(problem)


def test_without_permission_nothing_is_sent_into_this_network(tmp_path: Path, service: PushService) -> None:
    """As servers run: and the key pair is the same after a restart."""
    with running_server(tmp_path, *QUICKLY) as server:
        anna = Person(server)
        table = anna.sit("POST", "/api/tables", {"plan": PLAN, "name": "Anna"})["table"]
        assert anna.ask("POST", f"/api/tables/{table}/push", service.subscription()).status_code == 400
        key = anna.ask("GET", "/api/push").json()["key"]
        server.restart()
        assert anna.ask("GET", "/api/push").json()["key"] == key

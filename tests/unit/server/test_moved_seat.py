"""A seat that has moved to another device is gone for the old one, also where both come at the same moment: whatever
waits for the table when the seat moves is judged by who has the seat then."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from updown.rules.match import Json
from updown.server.app import make_app
from updown.server.services import Services
from updown.server.settings import Settings

PATIENCE = 30.0
PLAN = {"game": "dnup", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
START, RENAME = {"do": "start"}, {"do": "rename", "name": "Eve"}


class Device:
    """A socket at a table, without a network: what it sends, and what it is sent."""

    def __init__(self, app: Any, seat: Json) -> None:
        self.app = app
        self.sent: asyncio.Queue[Json] = asyncio.Queue()
        self.heard: list[Json] = []
        self.closed: int | None = None
        headers = [(b"authorization", f"Bearer {seat['token']}".encode())]
        path = f"/api/tables/{seat['table']}/socket"
        self.scope = {
            "type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "headers": headers,
            "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 2), "scheme": "ws", "root_path": "",
            "subprotocols": [], "extensions": {}, "asgi": {"version": "3.0"},
        }  # fmt: skip
        self.sent.put_nowait({"type": "websocket.connect"})
        self.say({"type": "hello"})
        self.task = asyncio.create_task(app(self.scope, self.sent.get, self._take))

    def say(self, message: Json) -> None:
        self.sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(json.loads(message["text"]))
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
            self.sent.put_nowait({"type": "websocket.disconnect", "code": message["code"]})

    async def until(self, condition: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(0.005)

    def answers(self, message_id: str) -> list[str]:
        return [str(each.get("code", each["type"])) for each in self.heard if each.get("id") == message_id]


class House:
    """An application with a table, in this process."""

    def __init__(self, app: Any, services: Services, http: httpx.AsyncClient) -> None:
        self.app, self.services, self.http = app, services, http

    async def post(self, path: str, body: Json, token: str = "") -> Json:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        response = await self.http.post(path, json=body, headers=headers)
        assert response.status_code < 300, response.text
        found: Json = response.json()
        return found

    async def code(self, seat: Json) -> str:
        return str((await self.post("/api/claims", {"table": seat["table"]}, seat["token"]))["code"])

    async def move(self, code: str) -> Json:
        return await self.post("/api/claims/use", {"code": code, "bearer": True})

    async def waiting(self, table: str, count: int) -> None:
        """Until so many wait for the table; those who have something to read from the store have read it."""
        waiters = self.services.hub.tables[table].lock
        async with asyncio.timeout(PATIENCE):
            while len(getattr(waiters, "_waiters", None) or ()) < count:
                await asyncio.sleep(0.005)


def tell(folder: Path, story: Callable[[House, Json], Awaitable[None]]) -> None:
    @asynccontextmanager
    async def living() -> AsyncIterator[House]:
        settings = Settings(
            database=f"sqlite:///{folder / 'updown.db'}", warm_bots=False, bot_workers=1, bot_pause_ms=60_000
        )
        app: Any = make_app(settings)
        inner = app.app
        async with inner.router.lifespan_context(inner):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here", timeout=PATIENCE) as http:
                yield House(app, inner.state.services, http)

    async def main() -> None:
        async with living() as house:
            await story(house, await house.post("/api/tables", {"plan": PLAN, "name": "Ada", "bearer": True}))

    asyncio.run(main())


def test_a_hello_that_waits_for_the_table_does_not_outlive_the_move(tmp_path: Path) -> None:
    async def story(house: House, seat: Json) -> None:
        code = await house.code(seat)
        live = house.services.hub.tables[seat["table"]]
        async with live.lock:
            old = Device(house.app, seat)
            await house.waiting(seat["table"], 1)
            moving = asyncio.create_task(house.move(code))
            await asyncio.sleep(0.3)
        new = await moving
        # It came before the move, and is sent away by it.
        await old.until(lambda: old.closed is not None)
        await old.task
        heard = len(old.heard)
        ours = Device(house.app, new)
        await ours.until(lambda: ours.heard)
        ours.say({"type": "do", "id": "s", "command": START})
        await ours.until(lambda: ours.answers("s"))
        assert len(old.heard) == heard
        assert not [each for each in old.heard if each["type"] == "update" and each["match"]]

    tell(tmp_path, story)


def test_a_hello_that_comes_while_the_seat_moves_is_refused(tmp_path: Path) -> None:
    async def story(house: House, seat: Json) -> None:
        code = await house.code(seat)
        live = house.services.hub.tables[seat["table"]]
        async with live.lock:
            moving = asyncio.create_task(house.move(code))
            await house.waiting(seat["table"], 1)
            old = Device(house.app, seat)
            await house.waiting(seat["table"], 2)
        await moving
        await old.until(lambda: old.closed is not None)
        assert [each.get("code") for each in old.heard] == ["server/no-such-table"]
        await old.task

    tell(tmp_path, story)


def test_commands_and_hints_that_wait_when_the_seat_moves_are_not_done(tmp_path: Path) -> None:
    async def story(house: House, seat: Json) -> None:
        first, second = Device(house.app, seat), Device(house.app, seat)
        for old in (first, second):
            await old.until(lambda old=old: old.heard)  # type: ignore[misc]
        code = await house.code(seat)
        live = house.services.hub.tables[seat["table"]]
        number = live.table.number
        async with live.lock:
            moving = asyncio.create_task(house.move(code))
            await house.waiting(seat["table"], 1)
            first.say({"type": "do", "id": "late", "command": RENAME})
            second.say({"type": "ask-hint", "id": "late", "decision": 0})
            await house.waiting(seat["table"], 3)
        await moving
        for old in (first, second):
            await old.until(lambda old=old: old.closed is not None)  # type: ignore[misc]
            await old.task
            assert old.answers("late") == []
        assert live.table.number == number

    tell(tmp_path, story)


@pytest.mark.parametrize("path", ["record", "delete", "join"])
def test_requests_with_the_old_token_that_wait_when_the_seat_moves_are_refused(tmp_path: Path, path: str) -> None:
    async def story(house: House, seat: Json) -> None:
        code = await house.code(seat)
        table, bearer = seat["table"], {"authorization": f"Bearer {seat['token']}"}
        live = house.services.hub.tables[table]
        calls: dict[str, Callable[[], Awaitable[httpx.Response]]] = {
            "record": lambda: house.http.get(f"/api/tables/{table}/record", headers=bearer),
            "delete": lambda: house.http.delete(f"/api/tables/{table}", headers=bearer),
            "join": lambda: house.http.post(f"/api/tables/{table}/join", json={"name": "Eve"}, headers=bearer),
        }
        if path == "record":
            live.table.records.append({"secret": True})
        async with live.lock:
            moving = asyncio.create_task(house.move(code))
            await house.waiting(table, 1)
            asking = asyncio.ensure_future(calls[path]())
            await house.waiting(table, 2)
        await moving
        codes = {"record": "table/not-seated", "delete": "server/not-yours", "join": "server/no-invite"}
        assert (await asking).json()["code"] == codes[path]
        assert not live.gone

    tell(tmp_path, story)


def test_codes_of_the_old_device_die_with_the_move(tmp_path: Path) -> None:
    async def story(house: House, seat: Json) -> None:
        code, spare = await house.code(seat), await house.code(seat)
        new = await house.move(code)
        late = await house.http.post("/api/claims/use", json={"code": spare})
        assert (late.status_code, late.json()["code"]) == (404, "server/no-such-code")
        again = await house.move(await house.code(new))
        assert again["person"] == seat["person"]

    tell(tmp_path, story)

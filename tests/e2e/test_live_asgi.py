"""The application under other servers than our own: `make_app` is plain ASGI, and any ASGI server can run it."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kit.live import PATIENCE, socket_address
from updown.rules.match import Json
from updown.server.app import make_app
from updown.server.settings import Settings

SOCKETS = ("websockets", "websockets-sansio", *(["wsproto"] if find_spec("wsproto") else []))
"""What uvicorn can speak WebSocket with, of what is installed."""
LOOPS = ("asyncio", *(["uvloop"] if find_spec("uvloop") else []))
PLAN = {"game": "dnup", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}


@contextmanager
def plain_uvicorn(folder: Path, ws: str, loop: str) -> Iterator[str]:
    """A uvicorn that knows nothing of us but the application; its address."""
    settings = Settings(database=f"sqlite:///{folder / 'updown.db'}", warm_bots=False, bot_workers=1, bot_pause_ms=0)
    config = uvicorn.Config(
        make_app(settings), host="127.0.0.1", port=0, ws=ws, loop=loop, log_config=None, ws_ping_interval=None
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        until = time.monotonic() + PATIENCE
        while not server.started:
            assert thread.is_alive()
            assert time.monotonic() < until
            time.sleep(0.02)
        host, port = server.servers[0].sockets[0].getsockname()
        yield f"http://{host}:{port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


@pytest.mark.filterwarnings("ignore:.*deprecated", "ignore::DeprecationWarning")
@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("ws", SOCKETS)
def test_a_match_is_played_under_a_plain_uvicorn(tmp_path: Path, ws: str, loop: str) -> None:
    with plain_uvicorn(tmp_path, ws, loop) as base:
        asked = {"plan": PLAN, "name": "Ada", "bearer": True}
        host = httpx.post(f"{base}/api/tables", json=asked, trust_env=False, timeout=PATIENCE).json()
        address, bearer = socket_address(base, host["table"]), {"Authorization": f"Bearer {host['token']}"}
        with connect(address, additional_headers=bearer, proxy=None) as socket:
            socket.send('{"type":"hello"}')
            update = hear(socket.recv(timeout=PATIENCE))
            assert update["type"] == "update"
            socket.send('{"type":"do","id":"a","command":{"do":"start"}}')
            moves = 0
            while moves < 3:
                update = hear(socket.recv(timeout=PATIENCE))
                if update["type"] == "update" and update["match"] and update["match"]["moves"]:
                    play = {"do": "play", "move": update["match"]["moves"][0], "decision": update["match"]["decision"]}
                    socket.send(json.dumps({"type": "do", "id": f"m{moves}", "command": play}))
                    moves += 1
            while update.get("id") != f"m{moves - 1}":
                update = hear(socket.recv(timeout=PATIENCE))
            assert update["type"] == "done"


@pytest.mark.filterwarnings("ignore:.*deprecated", "ignore::DeprecationWarning")
def test_messages_are_limited_also_where_the_server_does_not_see_to_it(tmp_path: Path) -> None:
    with (
        plain_uvicorn(tmp_path, "websockets-sansio", "asyncio") as base,
        connect(socket_address(base, "a" * 16), proxy=None) as socket,
    ):
        socket.send(json.dumps({"type": "hello", "invite": "x" * 20_000}))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def hear(text: str | bytes) -> Json:
    message: Json = json.loads(text)
    return message

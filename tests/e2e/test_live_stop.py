"""A server that is stopped says goodbye: every socket is closed with code 1012, so that clients connect again, and none
by a bare end of the connection, however much is on its way."""

import asyncio
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kit.live import FREELY, RunningServer, make_plan, open_table, running_server, socket_address

AGAIN = 1012


def test_a_server_that_stops_asks_its_clients_to_connect_again(tmp_path: Path) -> None:
    async def talk(socket: ClientConnection) -> None:
        """Says more and more, without a look at the answers: there is always something on its way."""
        while True:
            await socket.send('{"type":"ping"}')
            await asyncio.sleep(0)

    async def story(server: RunningServer) -> list[int | None]:
        seat = await open_table(server.base, make_plan("dnup", 2))
        address, headers = socket_address(server.base, seat.table), {"Authorization": f"Bearer {seat.token}"}
        sockets = [
            await connect(address, additional_headers=headers, proxy=None, ping_interval=None, max_queue=None)
            for _ in range(12)
        ]
        for socket in sockets:
            await socket.send('{"type":"hello"}')
            await socket.recv()
        talking = [asyncio.create_task(talk(socket)) for socket in sockets[::2]]
        await asyncio.sleep(0.2)
        await asyncio.to_thread(server.stop)
        done = await asyncio.gather(*talking, return_exceptions=True)
        assert all(isinstance(each, ConnectionClosed) for each in done)
        await asyncio.gather(*(socket.wait_closed() for socket in sockets))
        return [socket.close_code for socket in sockets]

    with running_server(tmp_path, *FREELY) as server:
        assert asyncio.run(story(server)) == [AGAIN] * 12
        assert not server.stderr_text()

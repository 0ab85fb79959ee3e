"""Sends messages between the servers of one database with PostgreSQL's LISTEN and NOTIFY. A message may be lost, so
receivers also read the database regularly. docs/decisions/0020 compares it with Redis."""

from collections.abc import Callable
from typing import Any

from psycopg import AsyncConnection, Error

from updown.server.store.address import read_address
from updown.server.store.api import BusDown
from updown.server.store.connect import SERVER_ARGUMENTS

CHANNEL = "updown"
# Keepalives: with them, a connection that only listens notices that the other end is gone.
STILL_THERE = {"keepalives_idle": "10", "keepalives_interval": "3", "keepalives_count": "3"}


class PostgresBus:
    def __init__(self, url: str) -> None:
        address = read_address(url)
        self._address = address.set(drivername="postgresql").render_as_string(hide_password=False)
        arguments = {**SERVER_ARGUMENTS, **STILL_THERE}
        self._arguments: dict[str, Any] = {name: arguments[name] for name in arguments.keys() - address.query.keys()}
        self._sending: AsyncConnection[Any] | None = None

    async def listen(self, on_message: Callable[[str], object], on_listening: Callable[[], object]) -> None:
        """Calls `on_message` with each message of any node, including this one. Raises BusDown if the connection is
        lost."""
        try:
            async with await self._connect() as connection:
                await connection.execute(f"LISTEN {CHANNEL}".encode())
                on_listening()
                async for message in connection.notifies():
                    on_message(message.payload)
        except Error as error:
            raise BusDown(type(error).__name__) from None
        raise BusDown

    async def publish(self, message: str) -> None:
        """Sends a message to all nodes. Raises BusDown if that fails; the next call connects again."""
        try:
            if self._sending is None:
                self._sending = await self._connect()
                # Messages are not durable, so they need not wait for the disk.
                await self._sending.execute("SET synchronous_commit = off")
            await self._sending.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))
        except Error as error:
            await self.close()
            raise BusDown(type(error).__name__) from None

    async def close(self) -> None:
        if self._sending is not None:
            sending, self._sending = self._sending, None
            await sending.close()

    async def _connect(self) -> AsyncConnection[Any]:
        return await AsyncConnection.connect(self._address, **self._arguments, autocommit=True)

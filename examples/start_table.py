"""Starts the match at a live table as soon as every seat is taken: python start_table.py ADDRESS TABLE TOKEN"""

import json
import sys

from websockets.sync.client import connect


def start(address: str, table: str, token: str) -> None:
    headers = {"Authorization": "Bearer " + token}
    with connect(f"ws{address[4:]}/api/tables/{table}/socket", additional_headers=headers) as socket:
        socket.send(json.dumps({"type": "hello", "have": 0}))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                sys.exit(message["message"])
            if message["type"] == "done":
                return
            if message["type"] == "update" and message["table"]:
                if all(seat["kind"] != "open" for seat in message["table"]["seats"]):
                    socket.send(json.dumps({"type": "do", "id": "start", "command": {"do": "start"}}))


if len(sys.argv) == 4:
    start(*sys.argv[1:])
else:
    print(__doc__)

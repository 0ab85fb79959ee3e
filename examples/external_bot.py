"""Plays random legal moves at a live table: python external_bot.py ADDRESS TABLE INVITE"""

import asyncio
import json
import random
import sys
from contextlib import suppress
from urllib.request import urlopen

from websockets import ConnectionClosed, connect


async def play(address: str, table: str, invite: str) -> None:
    me = {"name": "Rando", "invite": invite, "bearer": True}
    with urlopen(f"{address}/api/tables/{table}/join", json.dumps(me).encode()) as answer:
        headers = {"Authorization": "Bearer " + json.load(answer)["token"]}
    have = 0
    async for socket in connect(f"ws{address[4:]}/api/tables/{table}/socket", additional_headers=headers):
        with suppress(ConnectionClosed):
            await socket.send(json.dumps({"type": "hello", "have": have}))
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "refused":
                    print(message["message"], file=sys.stderr)
                    await asyncio.sleep(1)
                    await socket.close()
                if message["type"] != "update":
                    continue
                have, match = message["number"], message["match"]
                if message["table"] and message["table"]["status"] in ("over", "closed"):
                    return
                if match and match["moves"]:
                    move = {"do": "play", "move": random.choice(match["moves"]), "decision": match["decision"]}
                    await socket.send(json.dumps({"type": "do", "id": f"d{match['decision']}", "command": move}))


if len(sys.argv) == 4:
    asyncio.run(play(*sys.argv[1:]))
else:
    print(__doc__)

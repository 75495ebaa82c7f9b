"""A bot from outside: takes a seat by invitation and plays over the same socket as everybody else.

python docs/examples/outside_bot.py http://localhost:8000 <table> <invitation>

It takes whatever brings most points at once. Yours will be better.
"""

import json
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def join(server: str, table: str, invitation: str) -> str:
    """Sit down; the answer has the secret that opens the socket for this seat."""
    body = json.dumps({"name": "Outside bot", "invite": invitation}).encode()
    request = urllib.request.Request(f"{server}/api/tables/{table}/join", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["secret"])


def choose(position: dict[str, Any]) -> str:
    """The choices come with the position: what to send, in words, and what it changes in the own points."""
    return str(max(position["choices"], key=lambda choice: choice["gain"] or 0)["move"])


def play(server: str, table: str, secret: str) -> list[int]:
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "secrets": [secret]}))
        while True:
            frame = json.loads(socket.recv())
            if frame["type"] in ("snapshot", "update"):  # every frame is a whole position, so nothing is lost
                if frame["table"] and frame["table"]["result"]:
                    return list(frame["table"]["result"]["scores"])
                if frame["position"] and frame["position"]["choices"]:
                    version = frame["version"]  # a good id too: one move is made from each version
                    move = {"type": "move", "id": f"bot-{version}", "version": version}
                    socket.send(json.dumps({**move, "move": choose(frame["position"])}))


if __name__ == "__main__":
    server, table, invitation = sys.argv[1:4]
    print(play(server, table, join(server, table, invitation)))

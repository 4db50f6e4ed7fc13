"""A bot for the web table, as a stranger would write one: it needs no part of Tabard.

    python examples/random_bot.py http://127.0.0.1:8000/table/TABLE#SECRET

The link is that of a seat. The bot sits down, waits for the match, answers every question with any
option, and says how it ended. `pip install websockets` is all it needs; what it sends and gets is
described at /schema.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.error
import urllib.request
import uuid
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

NAME = "Random Rita"


def main(link: str) -> int:
    address = urlsplit(link)
    table, secret = address.path.rsplit("/", 1)[-1], address.fragment
    if not table or not secret:
        print("give the link of a seat: http://host/table/TABLE#SECRET", file=sys.stderr)
        return 2
    server = f"{address.scheme}://{address.netloc}/api/tables/{table}"
    secret = sit_down(server, secret)
    scheme = "wss" if address.scheme == "https" else "ws"
    with connect(f"{scheme}://{address.netloc}/api/tables/{table}/socket") as socket:
        result = play(socket, secret)
    print(f"places {result['places']}, scores {result['scores']}")
    return 0


def sit_down(server: str, secret: str) -> str:
    """Take the seat if it is open; the secret to play with."""
    request = urllib.request.Request(f"{server}/join", json.dumps({"name": NAME}).encode())
    request.add_header("Content-Type", "application/json")
    request.add_header("Authorization", f"Bearer {secret}")
    try:
        with urllib.request.urlopen(request) as answer:
            joined: dict[str, Any] = json.load(answer)
            return str(joined["token"])
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        if problem["code"] != "not_now":
            raise SystemExit(problem["message"]) from None
        return secret  # The match has begun already, and the seat is ours.


def play(socket: ClientConnection, secret: str) -> dict[str, Any]:
    """Answer until the match is over."""
    socket.send(json.dumps({"type": "hello", "token": secret, "since": 0}))
    answered = -1
    while True:
        frame = json.loads(socket.recv())
        if frame["type"] == "refused":
            raise SystemExit(frame["problem"]["message"])
        if frame["type"] != "news":
            continue
        if frame["result"] is not None:
            result: dict[str, Any] = frame["result"]
            return result
        ask = frame["ask"]
        if ask is not None and ask["number"] != answered:
            answered = ask["number"]
            choice = random.choice(ask["options"])["choice"]
            answer = {"type": "choose", "number": answered, "choice": choice}
            socket.send(json.dumps({**answer, "client_id": uuid.uuid4().hex}))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))

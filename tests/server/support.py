"""Tables for tests of the server: opened, looked at and played over HTTP."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from httpx import Client, Response

from tabard.core.dice import Dice

Json = dict[str, Any]

PEOPLE: list[Json] = [{"kind": "person"}] * 3
OPEN: list[Json] = [{"kind": "person", "name": "Greta"}, {"kind": "open"}, {"kind": "open"}]
MOST_CHOICES = 5_000
MOST_ENTRIES = 1_000_000

_ids = itertools.count()


def client_id() -> str:
    """One that no other test has used."""
    return f"client-{next(_ids):08d}"


def bearer(token: str) -> dict[str, str]:
    """How a secret is sent."""
    return {"Authorization": f"Bearer {token}"} if token else {}


class Eyes(asyncio.Event):
    """Somebody who watches a table: set whenever there may be something to see."""

    def look(self) -> None:
        self.set()

    def wake(self) -> None:
        self.set()


@dataclass
class Guest:
    """A table, its secrets, and the way to it."""

    client: Client
    id: str
    host: str
    links: dict[int, str]

    @property
    def address(self) -> str:
        return f"/api/tables/{self.id}"

    def post(self, path: str, token: str = "", body: object = None) -> Response:
        """Ask for something at the table."""
        return self.client.post(f"{self.address}/{path}", json=body, headers=bearer(token))

    def fetch(self, path: str, token: str = "") -> Response:
        """Read something of the table."""
        return self.client.get(f"{self.address}/{path}", headers=bearer(token))

    def news(self, seat: int | None = None, since: int = 0) -> Json:
        """The table through the eyes of a seat, or of a spectator."""
        token = "" if seat is None else self.links[seat]
        answer = self.client.get(f"{self.address}?since={since}", headers=bearer(token))
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def ask(self, seat: int) -> Json:
        """What the seat is asked now."""
        found: Json | None = self.news(seat)["ask"]
        assert found is not None, f"seat {seat} is asked nothing"
        return found

    def choose(
        self, seat: int, choice: str | None = None, number: int | None = None, name: str = ""
    ) -> Response:
        """Answer for a seat: as asked now and with its first option, unless said otherwise."""
        if choice is None or number is None:
            ask = self.ask(seat)
            choice = ask["options"][0]["choice"] if choice is None else choice
            number = ask["number"] if number is None else number
        body = {"client_id": name or client_id(), "number": number, "choice": choice}
        return self.post("choices", self.links[seat], body)

    def waiting(self) -> list[int]:
        """Seats that have something to decide."""
        found: list[int] = self.news()["waiting"]
        return found

    def play_on(self, choices: int, dice: Dice | None = None) -> None:
        """Answer for whoever is asked, so many times or until the match is over."""
        waiting = self.waiting()
        for _ in range(choices):
            if not waiting:
                return
            seat = waiting[0]
            news = self.news(seat, since=MOST_ENTRIES)
            options = news["ask"]["options"]
            option = options[dice.below(len(options)) if dice else 0]
            answer = self.choose(seat, option["choice"], news["ask"]["number"])
            assert answer.status_code == 200, answer.text
            waiting = self.news(seat, since=MOST_ENTRIES)["waiting"]

    def play_out(self, seed: int = 1) -> Json:
        """Play at random until the match is over; its result."""
        self.play_on(MOST_CHOICES, Dice(seed))
        result: Json | None = self.news()["result"]
        assert result is not None
        return result


def open_table(
    client: Client, seats: Sequence[Json] = PEOPLE, game: str = "allegiance", **more: object
) -> Guest:
    """A new table; it has begun if no seat is open."""
    answer = client.post("/api/tables", json={"game": game, "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    links = {link["seat"]: link["token"] for link in made["links"]}
    return Guest(client, made["id"], made["host"], links)


def wait_for_the_end(table: Guest) -> None:
    deadline = time.monotonic() + 60
    while table.news()["table"]["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.05)


def code(answer: Response) -> tuple[int, str]:
    """How something was refused."""
    return answer.status_code, answer.json()["code"]


def folded(frames: Sequence[Json]) -> list[Json]:
    """The log that a client has after frames of news: what was taken back is gone from it."""
    log: list[Json] = []
    for frame in frames:
        assert frame["type"] == "news"
        assert all(entry["number"] > frame["after"] for entry in frame["entries"])
        for entry in frame["entries"]:
            if entry["type"] == "undo":
                log = [old for old in log if not _is_taken(old, entry["taken"])]
            log.append(entry)
    return log


def _is_taken(entry: Json, taken: Sequence[int]) -> bool:
    return entry["type"] == "moves" and entry["number"] in taken


def texts_in(data: object) -> Iterator[str]:
    """Every text in JSON data, keys included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from texts_in(value)
    elif isinstance(data, list):
        for item in data:
            yield from texts_in(item)

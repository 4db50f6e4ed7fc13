"""The plug is pulled under load, again and again: nothing that was acknowledged is lost.

More of it: TABARD_KILLS=200 python -m pytest tests/server/test_plug.py
"""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Event, Thread

import pytest

import tabard
from server.support import MOST_ENTRIES, PEOPLE, Json, bearer, client_id
from support.tiers import IS_LONG

KILLS = int(os.environ.get("TABARD_KILLS", "100" if IS_LONG else "6"))
TABLES = 4
SHORTEST, LONGEST = 0.05, 0.6

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="starts servers by forking")


class Nursery:
    """Starts a server in a moment, and kills it."""

    def __init__(self) -> None:
        source = str(Path(tabard.__file__).parent.parent)
        script = str(Path(__file__).with_name("nursery.py"))
        self.process = subprocess.Popen(
            [sys.executable, script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": source},
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input, self.output = self.process.stdin, self.process.stdout
        self.child = 0

    def start(self, folder: Path) -> str:
        """A server on the data of a folder; its address."""
        self.input.write(f"{folder}\n")
        self.input.flush()
        self.child = int(self.output.readline())
        return self.output.readline().split()[3]

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        self.child = 0

    def close(self) -> None:
        if self.child:
            self.kill()
        self.input.close()
        self.process.wait(20)
        self.output.close()


@pytest.fixture
def nursery() -> Iterator[Nursery]:
    found = Nursery()
    try:
        yield found
    finally:
        found.close()


@dataclass
class Memory:
    """What a player knows, whatever becomes of the server."""

    table: str = ""
    tokens: tuple[str, ...] = ()
    seat: int = 0
    sent: Json | None = None
    """The choice of which we do not know whether it was made."""


class Player(Thread):
    """Chooses at a table as fast as it can, for whoever is asked, until the server is gone."""

    def __init__(self, address: str, memory: Memory) -> None:
        super().__init__()
        self.line = HTTPConnection(address.removeprefix("http://"), timeout=30)
        self.memory = memory
        self.acknowledged: list[tuple[str, int, str]] = []
        self.has_begun = Event()
        self.must_stop = Event()
        self.wrong = ""

    def run(self) -> None:
        try:
            if not self.memory.table:
                self.sit_down()
            self.has_begun.set()
            while not self.must_stop.is_set():
                self.choose()
        except (OSError, HTTPException):
            pass
        except BaseException as error:
            self.wrong = repr(error)
        finally:
            self.has_begun.set()
            self.line.close()

    def ask(self, method: str, path: str, body: object = None) -> Json:
        token = self.memory.tokens[self.memory.seat] if self.memory.tokens else ""
        headers = {"Content-Type": "application/json", **bearer(token)}
        self.line.request(method, f"/api/tables{path}", json.dumps(body), headers)
        answer = self.line.getresponse()
        text = answer.read()
        assert answer.status in (200, 201), text
        found: Json = json.loads(text)
        return found

    def sit_down(self) -> None:
        made = self.ask("POST", "", {"game": "allegiance", "seats": PEOPLE})
        tokens = tuple(link["token"] for link in made["links"])
        self.memory = Memory(made["id"], tokens)

    def choose(self) -> None:
        memory = self.memory
        if memory.sent is None:
            news = self.ask("GET", f"/{memory.table}?since={MOST_ENTRIES}")
            if not news["waiting"]:
                self.memory = Memory()
                self.sit_down()
                return
            if news["ask"] is None:
                memory.seat = news["waiting"][0]
                return
            choice = random.choice(news["ask"]["options"])["choice"]
            number = news["ask"]["number"]
            memory.sent = {"client_id": client_id(), "number": number, "choice": choice}
        accepted = self.ask("POST", f"/{memory.table}/choices", memory.sent)
        acknowledged = (memory.table, accepted["number"], accepted["client_id"])
        self.acknowledged.append(acknowledged)
        memory.sent = None


def kept_in(file: Path) -> set[tuple[str, int, str]]:
    """Every choice in the file, which must be sound and without gaps."""
    connection = sqlite3.connect(file)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        gaps = "SELECT tbl FROM journal GROUP BY tbl HAVING max(number) != count(*)"
        assert connection.execute(gaps).fetchall() == []
        query = "SELECT tbl, number, client_id FROM journal WHERE client_id != ''"
        rows = connection.execute(query).fetchall()
    finally:
        connection.close()
    assert len({client for _, _, client in rows}) == len(rows)
    return set(rows)


def test_a_pulled_plug_loses_no_acknowledged_choice(nursery: Nursery, tmp_path: Path) -> None:
    random.seed()
    acknowledged: set[tuple[str, int, str]] = set()
    memories = [Memory() for _ in range(TABLES)]
    for _ in range(KILLS):
        address = nursery.start(tmp_path / "data")
        players = [Player(address, memory) for memory in memories]
        for player in players:
            player.start()
        for player in players:
            player.has_begun.wait(30)
        time.sleep(random.uniform(SHORTEST, LONGEST))
        nursery.kill()
        for player in players:
            player.must_stop.set()
            player.join(30)
            assert player.wrong == ""
            acknowledged |= set(player.acknowledged)
        memories = [player.memory for player in players]
        lost = acknowledged - kept_in(tmp_path / "data" / "tabard.sqlite")
        assert lost == set()
    sys.stdout.write(f"{KILLS} kills, {len(acknowledged)} acknowledged choices, 0 lost\n")
    assert len(acknowledged) > KILLS

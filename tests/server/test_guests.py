"""Bots from outside at web tables: those that the host named, and none can stop a match."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.support import PEOPLE, Guest, code, open_table, wait_for_the_end
from support.guests import HANGS, HERE, NODE
from support.guests.ended import wait_for_end_of
from support.tables import TABLES, Table, play_match
from tabard.bots.outside.asking import ask_data
from tabard.bots.outside.program import LIMIT
from tabard.core.dice import Dice
from tabard.core.errors import SetupError
from tabard.server.app import make_app, make_server, server_in
from tabard.server.routes.limits import Limits
from tabard.server.store.sqlite import SqliteStore
from tabard.server.table.guests import Guests
from tabard.server.table.live import Question
from tabard.server.wire.projection import _ask
from tabard.server.workers.pool import Workers

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A house with guests."""
    patch = pytest.MonkeyPatch()
    patch.setenv(LIMIT, "1")
    named = {"node": NODE, "last": f"{HERE}:Last", "mute": HANGS, "ruin": f"{HERE}:Failing"}
    store = SqliteStore(tmp_path_factory.mktemp("guests") / "tabard.sqlite")
    server = make_server(store, Workers(1, 30.0), Limits(0), guests=Guests(named))
    with TestClient(make_app(server)) as found:
        yield found
    patch.undo()


def table_with(house: Client, *levels: str) -> Guest:
    return open_table(house, [{"kind": "bot", "level": level} for level in levels])


def notes(table: Guest) -> list[str]:
    return [entry["key"] for entry in table.news()["entries"] if entry["type"] == "note"]


def test_guests_are_offered_with_our_levels(house: Client) -> None:
    levels = house.get("/api/games").json()["levels"]
    assert levels[-4:] == ["node", "last", "mute", "ruin"]
    assert "expert" in levels


def test_guests_play_a_whole_match(house: Client) -> None:
    table = table_with(house, "node", "last", "random")
    wait_for_the_end(table)
    assert "fell_back" not in notes(table)
    assert [seat["level"] for seat in table.news()["table"]["seats"]] == ["node", "last", "random"]


@pytest.mark.parametrize("level", ["mute", "ruin"])
def test_where_a_guest_fails_it_is_told_once_and_the_match_goes_on(
    house: Client, level: str
) -> None:
    table = table_with(house, "random", level, "random")
    wait_for_the_end(table)
    assert notes(table).count("fell_back") == 1


@pytest.mark.parametrize("level", [NODE[:24], "exec:true", "a.b:Bot", "exec:5ms:true", "nobody"])
def test_strangers_name_no_programs_and_no_classes(house: Client, level: str) -> None:
    bot = {"kind": "bot", "level": level}
    answer = house.post("/api/tables", json={"game": "allegiance", "seats": [bot] * 3})
    assert code(answer) == (400, "bad_request")
    assert "bots: random, easy" in answer.json()["message"]
    table = open_table(house, [*PEOPLE[:2], {"kind": "open"}])
    assert code(table.post("seats/2", table.host, bot)) == (400, "bad_request")
    begun = open_table(house)
    assert code(begun.post("stand-in", begun.links[0], {"level": level})) == (400, "bad_request")


@pytest.mark.parametrize(
    ("name", "spec", "problem"),
    [
        ("easy", NODE, "cannot be called 'easy'"),
        ("ismcts:20", NODE, "cannot be called"),
        ("a b", NODE, "cannot be called"),
        ("x" * 25, NODE, "at most 24"),
        ("node", "exec:no-such-program", "there is no program"),
        ("node", f"exec:60000ms:{NODE.removeprefix('exec:')}", "a table waits at most 17 s"),
    ],
)
def test_a_host_is_told_which_guest_cannot_come(
    name: str, spec: str, problem: str, tmp_path: Path
) -> None:
    with pytest.raises(SetupError, match=problem):
        server_in(tmp_path, bots={name: spec})
    assert list(tmp_path.iterdir()) == []


def test_with_the_house_all_programs_end(tmp_path: Path) -> None:
    kept = tmp_path / "pid"
    named = {"slow": f"exec:sh -c 'echo $$ > {kept}; sleep 1000'"}
    server = make_server(
        SqliteStore(tmp_path / "tabard.sqlite"), Workers(1, 30.0), Limits(0), guests=Guests(named)
    )
    with TestClient(make_app(server)) as client:
        table_with(client, "slow", "slow", "slow")
        until = time.monotonic() + 20
        while not (kept.exists() and kept.read_text()):
            assert time.monotonic() < until
            time.sleep(0.02)
    wait_for_end_of(int(kept.read_text()))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_program_is_asked_as_a_client_is_over_http(table: Table) -> None:
    match, dice = table.start(5), Dice(5)
    for _ in range(8):
        play_match(match, dice, 9)
        for decision in match.pending():
            view = match.view(decision.seat)
            sent = msgspec.to_builtins(_ask(match, Question(3, decision), view))
            asked = ask_data(match.knowledge(decision.seat), decision, 3, 0)
            assert {key: asked[key] for key in sent} == sent
            assert asked["view"] == view

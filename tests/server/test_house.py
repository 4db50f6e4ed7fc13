"""The house signs what was played at its tables, and nothing else; its key never leaves."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.support import Guest, Json, open_table
from support.stores import opened
from tabard.match.record import Record, record_from_data
from tabard.match.signing import HouseKey, fingerprint_of, wrong_word
from tabard.server.app import make_app, server_in
from tabard.server.routes.context import Server
from tabard.server.routes.limits import Limits
from tabard.server.store.migrations import MIGRATIONS

Client = TestClient[Litestar]


@contextmanager
def house_in(folder: Path, name: str = "") -> Iterator[Client]:
    """A server of its own."""
    with TestClient(make_app(server_in(folder, 1, Limits(0), name))) as found:
        yield found


def secret_in(path: Path) -> bytes:
    with closing(sqlite3.connect(path)) as connection:
        return bytes(connection.execute("SELECT secret FROM house").fetchone()[0])


def imported(client: Client, record: Json) -> Guest:
    answer = client.post("/api/records", json=record)
    assert answer.status_code == 201, answer.text
    return Guest(client, answer.json()["id"], "", {})


def record_of(table: Guest) -> Record:
    return record_from_data(table.fetch("record").json())


@pytest.fixture(scope="module")
def played(client: Client) -> Guest:
    """A table at which a match was played to its end."""
    seats = [
        {"kind": "person", "name": "Ada"},
        {"kind": "bot", "name": "Bo", "level": "random"},
        {"kind": "person", "name": "Cy"},
    ]
    table = open_table(client, seats)
    play_out(table)
    return table


def play_out(table: Guest) -> None:
    """Answer for the people until the match is over; bots answer by themselves."""
    for _ in range(5000):
        news = table.news()
        if news["result"] is not None:
            return
        for seat in news["waiting"]:
            if seat in table.links:
                table.choose(seat)
    raise AssertionError("the match does not end")


def test_the_house_is_described(client: Client) -> None:
    house = client.get("/api/house").json()
    assert sorted(house) == ["algorithm", "fingerprint", "key", "name"]
    assert house["algorithm"] == "Ed25519"
    assert house["fingerprint"] == fingerprint_of(house["key"])


def test_a_match_that_was_played_here_is_signed(client: Client, played: Guest) -> None:
    record = record_of(played)
    assert record.house is not None
    assert wrong_word(record) == ""
    assert record.house.key == client.get("/api/house").json()["key"]
    assert record.house.table == played.id
    assert record.players == ("Ada", "Bo", "Cy")
    assert record.house.bots == ("", "random", "")
    verification = played.fetch("verification").json()
    assert (verification["agrees"], verification["hosting"]) == (True, "here")
    assert verification["word"]["began"] <= verification["word"]["ended"]
    assert played.news()["table"]["hosting"] == "here"


def test_the_times_are_those_of_the_journal(played: Guest, folder: Path) -> None:
    query = "SELECT body, at FROM journal WHERE tbl = ? AND kind IN ('start', 'moves')"
    with closing(sqlite3.connect(folder / "tabard.sqlite")) as connection:
        rows = connection.execute(f"{query} ORDER BY number", (played.id,)).fetchall()
    times = [at for body, at in rows for _ in json.loads(body)["moves"]]
    word = record_of(played).house
    assert word is not None
    assert list(word.times) == times


def test_what_was_taken_back_is_not_in_the_chain(client: Client) -> None:
    table = open_table(client, game="castellans", seats=[{"kind": "person"}] * 2)
    seat = table.waiting()[0]
    options = [option["choice"] for option in table.ask(seat)["options"]]
    for choice in options[:2]:
        table.choose(seat, choice)
        assert table.news(seat)["can_undo"] is True
        body = {"client_id": f"undo-{choice}".replace(":", "-").ljust(8, "-")}
        assert table.post("undo", table.links[seat], body).status_code == 200
    table.play_out(3)
    record = record_of(table)
    assert record.house is not None
    assert len(record.house.times) == len(record.moves)
    assert wrong_word(record) == ""


def test_read_again_from_the_store_it_has_the_same_signature(
    client: Client, server: Server, played: Guest
) -> None:
    before = record_of(played)
    server.tables.live.pop(played.id)
    assert record_of(played) == before


def test_the_key_stays_in_the_one_file(tmp_path: Path) -> None:
    with house_in(tmp_path / "one") as client:
        first = client.get("/api/house").json()["key"]
    with house_in(tmp_path / "one") as client:
        assert client.get("/api/house").json()["key"] == first
    (tmp_path / "two").mkdir()
    shutil.copy(tmp_path / "one" / "tabard.sqlite", tmp_path / "two" / "tabard.sqlite")
    with house_in(tmp_path / "two") as client:
        assert client.get("/api/house").json()["key"] == first
    with house_in(tmp_path / "three") as client:
        assert client.get("/api/house").json()["key"] != first


def test_a_file_from_before_gets_a_key(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "tabard.sqlite", MIGRATIONS[:1]):
            pass
        async with opened(tmp_path / "tabard.sqlite") as store:
            secret = await store.house_secret()
            assert len(secret) == 32
        async with opened(tmp_path / "tabard.sqlite") as store:
            assert await store.house_secret() == secret

    asyncio.run(scene())


def test_the_name_is_cleaned_and_short(tmp_path: Path) -> None:
    with house_in(tmp_path, f"The\u202e Tabard\n{'x' * 200}") as client:
        name = client.get("/api/house").json()["name"]
    assert name.startswith("The Tabard xxx")
    assert len(name) == 80


def test_the_secret_key_never_leaves(client: Client, played: Guest, folder: Path) -> None:
    secret = secret_in(folder / "tabard.sqlite")
    assert HouseKey(secret).public == client.get("/api/house").json()["key"]
    answers = [client.get("/api/house"), client.get("/schema")]
    answers += [played.fetch(path) for path in ("record", "verification", "replay", "")]
    for answer in answers:
        assert secret not in answer.content
        assert secret.hex() not in answer.text.lower()


# Records that come from outside


def test_a_record_that_nobody_signed_stays_so(client: Client, record: Json) -> None:
    table = imported(client, record)
    assert table.news()["table"]["hosting"] == "unsigned"
    verification = table.fetch("verification").json()
    assert (verification["agrees"], verification["hosting"]) == (True, "unsigned")
    assert verification["word"] is None
    assert "house" not in table.fetch("record").json()


def test_the_own_word_is_known_again(client: Client, played: Guest) -> None:
    record = played.fetch("record").json()
    table = imported(client, record)
    news = table.news()["table"]
    assert (news["is_imported"], news["hosting"]) == (True, "here")
    assert table.fetch("verification").json()["hosting"] == "here"
    assert table.fetch("record").json() == record


def test_another_house_is_another(client: Client, played: Guest, tmp_path: Path) -> None:
    record = played.fetch("record").json()
    with house_in(tmp_path, "The Other") as other:
        table = imported(other, record)
        assert table.news()["table"]["hosting"] == "elsewhere"
        verification = table.fetch("verification").json()
        assert verification["hosting"] == "elsewhere"
        assert verification["word"]["key"] == record["house"]["key"]
        assert verification["word"]["key"] != other.get("/api/house").json()["key"]
        assert table.fetch("record").json() == record


def test_a_name_that_was_changed_is_found(client: Client, played: Guest) -> None:
    record = played.fetch("record").json()
    table = imported(client, {**record, "players": ["Eve", "Bo", "Cy"]})
    assert table.news()["table"]["hosting"] == "forged"
    verification = table.fetch("verification").json()
    assert (verification["agrees"], verification["hosting"]) == (True, "forged")
    assert "does not fit" in verification["word"]["difference"]


def test_a_word_of_another_shape_is_refused(client: Client, record: Json) -> None:
    answer = client.post("/api/records", json={**record, "house": {"name": "The Tabard"}})
    assert answer.status_code == 400
    assert "house" in answer.json()["message"]


def test_a_fork_is_signed_with_the_position_it_began_from(client: Client, record: Json) -> None:
    outside = imported(client, record)
    seats = [{"kind": "person"}] * 3
    answer = outside.post("fork", "", {"move": len(record["moves"]) - 12, "seats": seats}).json()
    links = {link["seat"]: link["token"] for link in answer["links"]}
    table = Guest(client, answer["id"], answer["host"], links)
    table.play_out(5)
    found = record_of(table)
    assert found.start is not None
    assert found.house is not None
    assert wrong_word(found) == ""
    assert table.news()["table"]["hosting"] == "here"

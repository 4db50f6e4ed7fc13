"""Matches of older rules at the web table: they are watched, forked and played on by them."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import tabard
from server.support import PEOPLE, Guest, Json, open_table, wait_for_the_end
from tabard.match.record import read_record
from tabard.server.table.live import Settings
from tabard.server.table.rematch import by_newest_rules

Client = TestClient[Litestar]
OLD = read_record(
    Path(__file__).parents[1] / "records" / "throne" / "open_markets_without_end.json"
)
LATE = len(OLD.moves) - 20
BOT: Json = {"kind": "bot", "level": "easy", "name": "Robot"}


def guest(client: Client, made: Json) -> Guest:
    links = {link["seat"]: link["token"] for link in made["links"]}
    return Guest(client, made["id"], made["host"], links)


@pytest.fixture
def imported(client: Client) -> Guest:
    """A finished match of rules version 1 of Throne."""
    made = client.post("/api/records", json=OLD.as_data()).json()
    return Guest(client, made["id"], "", {})


def rules_and_options(table: Guest) -> tuple[int, set[str]]:
    record = table.fetch("record").json()
    return record["rules"], set(record["options"])


def test_a_match_of_older_rules_is_forked_and_played_on_by_them(
    client: Client, imported: Guest
) -> None:
    made = imported.post("fork", "", {"move": LATE, "seats": PEOPLE[:2]}).json()
    forked = guest(client, made)
    forked.play_out(2)
    assert rules_and_options(forked) == (1, {"edition"})
    assert forked.fetch("verification").json()["agrees"]


def test_bots_play_on_by_older_rules(client: Client, imported: Guest) -> None:
    seats = [BOT, {**BOT, "name": "Other"}]
    forked = guest(client, imported.post("fork", "", {"move": LATE, "seats": seats}).json())
    wait_for_the_end(forked)
    assert rules_and_options(forked) == (1, {"edition"})


def test_a_snapshot_of_older_rules_is_played_on_by_them(client: Client) -> None:
    snapshot = tabard.start(tabard.GAMES["throne"].under(1), 2, "a seed").snapshot()
    table = open_table(client, PEOPLE[:2], "throne", snapshot=snapshot)
    table.play_out(2)
    assert rules_and_options(table) == (1, {"edition"})


def test_a_rematch_is_played_by_the_rules_of_today() -> None:
    old = Settings("throne", 1, 2, {"edition": "de"}, "a seed", "Name")
    new = by_newest_rules(old)
    game = tabard.GAMES["throne"]
    assert new.rules == game.rules_version
    assert new.options == game.full_options({"edition": "de"})

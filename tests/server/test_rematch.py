"""Once more: rematches and duplicates, and who may sit down at them."""

from __future__ import annotations

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.support import PEOPLE, Guest, Json, code, open_table, wait_for_the_end

Client = TestClient[Litestar]
BOT: Json = {"kind": "bot", "level": "random", "name": "Robot"}


@pytest.fixture(scope="module")
def over(client: Client, finished: Guest, record: Json) -> Guest:
    """A table of three people at which the match has just ended."""
    body = {"move": len(record["moves"]) - 12, "seats": PEOPLE}
    made = finished.post("fork", "", body).json()
    links = {link["seat"]: link["token"] for link in made["links"]}
    table = Guest(client, made["id"], made["host"], links)
    table.play_out(3)
    return table


def again(table: Guest, seat: int, is_duplicate: bool) -> Guest:
    answer = table.post("again", table.links[seat], {"is_duplicate": is_duplicate})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    links = {link["seat"]: link["token"] for link in made["links"]}
    return Guest(table.client, made["id"], made["host"], links)


@pytest.mark.parametrize("is_duplicate", [False, True])
def test_the_others_find_their_seat_and_the_match_begins(over: Guest, is_duplicate: bool) -> None:
    first = again(over, 0, is_duplicate)
    names = [seat["name"] for seat in over.news()["table"]["seats"]]
    own = 1 if is_duplicate else 0
    seats = first.news()["table"]["seats"]
    assert [seat["kind"] == "person" for seat in seats] == [n == own for n in range(3)]
    note = over.news()["entries"][-1]
    assert (note["key"], note["table"]) == ("duplicate" if is_duplicate else "again", first.id)
    for seat in (1, 2):
        other = again(over, seat, is_duplicate)
        assert (other.id, other.host) == (first.id, "")
        assert other.news((seat + is_duplicate) % 3)["seat"] == (seat + is_duplicate) % 3
    table = first.news()["table"]
    assert table["status"] == "running"
    expected = [*names[-1:], *names[:-1]] if is_duplicate else names
    assert [seat["name"] for seat in table["seats"]] == expected


def test_a_duplicate_has_the_same_luck_and_a_rematch_another(client: Client) -> None:
    table = open_table(client, [PEOPLE[0], BOT, {**BOT, "name": "Other"}], seed="known")
    table.post("stand-in", table.links[0], {"level": "random"})
    wait_for_the_end(table)
    duplicate, rematch = again(table, 0, True), again(table, 0, False)
    for made in (duplicate, rematch):
        news = made.news()
        assert news["table"]["status"] == "running"
        assert [seat["kind"] for seat in news["table"]["seats"]].count("person") == 1
    assert duplicate.news()["table"]["seats"][1]["kind"] == "person"
    commitments = [made.news()["table"]["commitment"] for made in (table, duplicate, rematch)]
    assert commitments[0] == commitments[1] != commitments[2]


def test_a_running_match_has_no_rematch_and_an_imported_one_nobody_who_may(
    client: Client, finished: Guest
) -> None:
    table = open_table(client)
    assert code(table.post("again", table.links[0], {})) == (409, "not_now")
    assert code(finished.post("again", "", {})) == (401, "no_token")


def test_a_seat_that_is_taken_twice_gets_a_table_of_its_own(over: Guest) -> None:
    first = again(over, 0, False)
    assert again(over, 0, False).id != first.id

"""Tables: opened, joined, named, started and left; secrets given once and kept by digest."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.support import OPEN, PEOPLE, Guest, Json, bearer, code, open_table, texts_in
from tabard.games import GAMES

Client = TestClient[Litestar]


def join(table: Guest, token: str, name: str) -> Json:
    answer = table.post("join", token, {"name": name})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def seats_of(table: Guest) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in table.news()["table"]["seats"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_without_open_seats_begins_at_once(client: Client, game: str) -> None:
    table = open_table(client, PEOPLE, game)
    news = table.news(0)
    assert news["table"]["status"] == "running"
    assert news["view"] is not None
    assert news["waiting"]
    assert {note["key"] for note in news["entries"] if note["type"] == "note"} == {"started"}


def test_a_table_with_open_seats_waits_until_the_host_begins_it(client: Client) -> None:
    table = open_table(client, OPEN)
    assert table.news()["view"] is None
    assert table.news()["table"]["commitment"] == ""
    assert code(table.post("start", table.host)) == (409, "not_now")
    join(table, table.links[1], "Bert")
    join(table, table.links[2], "Clara")
    assert table.news()["table"]["status"] == "open"
    assert table.post("start", table.host).json()["table"]["status"] == "running"
    assert table.news()["table"]["commitment"] != ""
    assert code(table.post("start", table.host)) == (409, "not_now")


def test_a_seed_makes_the_match_the_same(client: Client) -> None:
    tables = [open_table(client, seed="one seed") for _ in range(2)]
    other = open_table(client, seed="another")
    first, second, third = [table.news(0)["view"] for table in (*tables, other)]
    assert first == second != third


def test_options_are_those_asked_for(client: Client) -> None:
    option = GAMES["allegiance"].options()[0]
    table = open_table(client, options={option.key: option.choices[-1]})
    assert table.news()["table"]["options"][option.key] == option.choices[-1]


@pytest.mark.parametrize(
    ("change", "names"),
    [
        ({"game": "chess"}, "chess"),
        ({"options": {"wind": "strong"}}, "wind"),
        ({"seats": [{"kind": "person"}]}, "1"),
        ({"seats": [{"kind": "bot", "level": "genius"}] * 3}, "genius"),
        ({"seats": [{"kind": "bot", "level": "ismcts:10001"}] * 3}, "ismcts:10001"),
        ({"seats": [{"kind": "bot", "level": "greedy:101"}] * 3}, "at most 100"),
        ({"seats": [{"kind": "bot", "level": "ismcts:5001ms"}] * 3}, "ismcts:5001ms"),
        ({"snapshot": {}}, "snapshot"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_name(
    client: Client, change: Json, names: str
) -> None:
    body = {"game": "allegiance", "seats": PEOPLE, **change}
    answer = client.post("/api/tables", json=body)
    assert code(answer) in ((400, "bad_request"), (404, "not_found"))
    assert names in answer.json()["message"]


def test_a_link_leads_to_its_own_seat(client: Client) -> None:
    table = open_table(client, OPEN)
    assert join(table, table.links[2], "Clara")["seat"] == 2
    assert seats_of(table) == [("person", "Greta"), ("open", ""), ("person", "Clara")]


def test_a_public_table_is_joined_without_a_link(client: Client) -> None:
    table = open_table(client, OPEN, is_public=True)
    assert [join(table, "", name)["seat"] for name in ("Bert", "Clara")] == [1, 2]
    assert code(table.post("join", "", {"name": "Dora"})) == (409, "full")


def test_a_private_table_is_not_joined_without_a_link(client: Client) -> None:
    table = open_table(client, OPEN)
    assert code(table.post("join", "", {"name": "Bert"})) == (401, "no_token")
    assert seats_of(table)[1] == ("open", "")


def test_whoever_takes_a_public_seat_has_it_alone(client: Client) -> None:
    table = open_table(client, OPEN, is_public=True)
    joined = join(table, "", "Bert")
    assert code(table.post("leave", table.links[1])) == (403, "wrong_token")
    assert code(table.fetch("", table.links[1])) == (403, "wrong_token")
    assert table.post("leave", joined["token"]).status_code == 200


def test_two_at_a_table_do_not_have_the_same_name(client: Client) -> None:
    table = open_table(client, OPEN)
    assert code(table.post("join", table.links[1], {"name": "Greta"})) == (409, "name_taken")


def test_nobody_joins_when_the_match_has_begun(client: Client) -> None:
    table = open_table(client, is_public=True)
    assert code(table.post("join", table.links[1], {"name": "Bert"})) == (409, "not_now")
    assert code(table.post("join", "", {"name": "Bert"})) == (409, "not_now")


def test_open_public_tables_are_listed_and_private_or_begun_ones_never(client: Client) -> None:
    shown = open_table(client, OPEN, is_public=True, name="Come in")
    hidden = open_table(client, OPEN, name="Stay out")
    begun = open_table(client, is_public=True)
    listed = {item["id"]: item for item in client.get("/api/tables").json()}
    assert listed[shown.id]["name"] == "Come in"
    assert [seat["kind"] for seat in listed[shown.id]["seats"]] == ["person", "open", "open"]
    assert hidden.id not in listed
    assert begun.id not in listed


def test_a_table_that_has_filled_and_begun_is_listed_no_longer(client: Client) -> None:
    table = open_table(client, OPEN, is_public=True)
    for seat in (1, 2):
        table.post(f"seats/{seat}", table.host, {"kind": "bot", "level": "random"})
    assert table.post("start", table.host).status_code == 200
    assert table.id not in {item["id"] for item in client.get("/api/tables").json()}


def test_leaving_before_the_match_frees_the_seat(client: Client) -> None:
    table = open_table(client, OPEN, is_public=True)
    token = join(table, "", "Bert")["token"]
    assert table.post("leave", token).status_code == 200
    assert seats_of(table)[1] == ("open", "")
    notes = [(entry["key"], entry["name"]) for entry in table.news()["entries"]]
    assert notes == [("sat", "Bert"), ("left", "Bert")]


def test_the_host_renames_the_table(client: Client) -> None:
    table = open_table(client, OPEN)
    answer = table.post("name", table.host, {"name": "  The \u202elong   night\n"})
    assert answer.json()["table"]["name"] == "The long night"
    assert table.news()["entries"][-1]["key"] == "renamed"
    assert code(table.post("name", table.host, {"name": "\u200b \u200b"})) == (400, "bad_request")


def test_the_host_seats_bots_and_lets_them_go(client: Client) -> None:
    table = open_table(client, OPEN)
    table.post("seats/1", table.host, {"kind": "bot", "level": "random"})
    assert table.news()["table"]["seats"][1]["level"] == "random"
    assert code(table.post("join", table.links[1], {"name": "Bert"})) == (409, "full")
    table.post("seats/1", table.host, {"kind": "open"})
    assert seats_of(table)[1] == ("open", "")
    join(table, table.links[1], "Bert")


@pytest.mark.parametrize(
    ("path", "body", "refusal"),
    [
        ("seats/0", {"kind": "bot"}, (409, "full")),
        ("seats/3", {"kind": "bot"}, (404, "not_found")),
        ("seats/1", {"kind": "bot", "level": "genius"}, (400, "bad_request")),
        ("seats/1", {"kind": "person"}, (400, "bad_request")),
        ("seats/one", {"kind": "open"}, (404, "not_found")),
    ],
)
def test_the_host_may_not_set_every_seat(
    client: Client, path: str, body: Json, refusal: tuple[int, str]
) -> None:
    table = open_table(client, OPEN)
    assert code(table.post(path, table.host, body)) == refusal


def test_seats_stay_as_they_are_once_the_match_has_begun(client: Client) -> None:
    table = open_table(client)
    assert code(table.post("seats/1", table.host, {"kind": "bot"})) == (409, "not_now")


def test_whoever_resigns_leaves_the_seat_to_a_bot_and_the_secret_is_void(client: Client) -> None:
    table = open_table(client)
    assert table.post("leave", table.links[1]).status_code == 200
    seat = table.news()["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["level"]) == ("bot", "Bert", "medium")
    notes = [entry["key"] for entry in table.news()["entries"] if entry["type"] == "note"]
    assert notes == ["started", "resigned"]
    assert code(table.fetch("", table.links[1])) == (403, "wrong_token")
    assert code(table.post("leave", table.links[1])) == (403, "wrong_token")


def test_a_seat_that_was_given_to_a_bot_shows_its_hand_to_no_link(client: Client) -> None:
    table = open_table(client, OPEN)
    for seat in (1, 2):
        table.post(f"seats/{seat}", table.host, {"kind": "bot", "level": "random"})
    assert table.post("start", table.host).status_code == 200
    answer = table.fetch("", table.links[1])
    assert answer.status_code == 403 or answer.json()["seat"] is None
    assert table.post("hint", table.links[1]).status_code in (403, 409)
    assert code(table.post("undo", table.links[1], {"client_id": "undo-of-a-bot"}))[0] in (403, 409)


def test_a_link_that_was_used_opens_the_seat_to_nobody_else(client: Client) -> None:
    table = open_table(client, OPEN)
    join(table, table.links[1], "Bert")
    assert code(table.fetch("", table.links[1])) == (403, "wrong_token")


def test_whoever_left_does_not_look_over_the_shoulder_of_the_next_one(client: Client) -> None:
    table = open_table(client, OPEN, is_public=True)
    first = join(table, "", "Bert")["token"]
    table.post("leave", first)
    assert join(table, "", "Clara")["seat"] == 1
    assert code(table.fetch("", first)) == (403, "wrong_token")
    assert code(table.post("join", first, {"name": "Bert"})) == (403, "wrong_token")


def tokens_in(made: Json) -> Iterator[str]:
    yield made["host"]
    for link in made["links"]:
        yield link["token"]


def test_the_host_makes_a_new_link_for_a_seat_that_is_open_again(client: Client) -> None:
    table = open_table(client, OPEN)
    mine = join(table, table.links[1], "Bert")
    assert code(table.post("seats/1/link", table.host)) == (409, "not_now")
    table.post("leave", mine["token"])
    link = table.post("seats/1/link", table.host).json()
    assert link["seat"] == 1
    assert code(table.post("join", mine["token"], {"name": "Bert"})) == (403, "wrong_token")
    assert join(table, link["token"], "Berta")["seat"] == 1
    assert code(table.post("seats/9/link", table.host)) == (404, "not_found")


def test_nobody_speaks_or_leaves_from_a_seat_that_is_open(client: Client) -> None:
    table = open_table(client, OPEN)
    said = {"client_id": "a-client-id", "text": "Hello"}
    assert code(table.post("chat", table.links[1], said)) == (409, "not_now")
    assert code(table.post("leave", table.links[1])) == (409, "not_now")


def test_a_table_is_not_opened_with_two_of_the_same_name(client: Client) -> None:
    seats = [{"kind": "person", "name": "Anna"}] * 2 + [{"kind": "bot"}]
    answer = client.post("/api/tables", json={"game": "allegiance", "seats": seats})
    assert code(answer) == (409, "name_taken")


def test_secrets_are_long_random_and_all_different(client: Client) -> None:
    body = {"game": "allegiance", "seats": OPEN, "seed": "the same"}
    made = [client.post("/api/tables", json=body).json() for _ in range(20)]
    tokens = [token for one in made for token in tokens_in(one)]
    assert len(set(tokens)) == len(tokens) == 80
    for token in tokens:
        assert len(base64.urlsafe_b64decode(token)) * 8 >= 128
    # Were fewer bits drawn than are shown, some place would be the same in all of them.
    assert all(len({token[place] for token in tokens}) > 8 for place in range(len(tokens[0])))
    assert len({one["id"] for one in made}) == 20


def test_secrets_are_in_no_later_answer(client: Client) -> None:
    table = open_table(client, OPEN, is_public=True)
    tokens = [table.host, *table.links.values(), join(table, "", "Bert")["token"]]
    answers: list[Any] = [
        client.get("/api/tables"),
        table.fetch(""),
        table.fetch("", table.links[0]),
        table.fetch("", table.host),
        table.post("name", table.host, {"name": "Other"}),
        table.post("seats/2", table.host, {"kind": "bot", "level": "random"}),
        table.post("start", table.host),
        table.post("stand-in", table.links[0], {"level": ""}),
        table.choose(0),
        table.post("chat", tokens[-1], {"client_id": "said-something", "text": "Hello"}),
        table.post("leave", tokens[-1]),
    ]
    for answer in answers:
        assert answer.status_code in (200, 409), answer.text
        for text in [*texts_in(answer.json()), str(answer.headers)]:
            assert not any(token in text for token in tokens)


def test_the_file_holds_no_secret(client: Client, folder: Path) -> None:
    table = open_table(client, OPEN, is_public=True)
    tokens = [table.host, *table.links.values(), join(table, "", "Bert")["token"]]
    files = [file for file in folder.iterdir() if file.name.startswith("tabard.sqlite")]
    kept = b"".join(file.read_bytes() for file in files)
    assert table.id.encode() in kept
    for token in tokens:
        assert token.encode() not in kept
        assert base64.urlsafe_b64decode(token) not in kept


def test_a_secret_in_the_address_opens_nothing(client: Client) -> None:
    table = open_table(client)
    for name in ("token", "access_token", "authorization", "secret"):
        news = client.get(f"{table.address}?{name}={table.links[0]}").json()
        assert news["seat"] is None


def test_only_a_bearer_is_a_secret(client: Client) -> None:
    table = open_table(client)
    for header in (table.links[0], f"Basic {table.links[0]}", f"Bearer {table.links[0]}x"):
        answer = client.get(table.address, headers={"Authorization": header})
        assert answer.status_code == 403 or answer.json()["seat"] is None
    assert client.get(table.address, headers=bearer(table.links[0])).json()["seat"] == 0

"""After the match: result, record, check, replay, and new tables from any position."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import tabard
from server.support import MOST_ENTRIES, PEOPLE, Guest, Json, bearer, code, open_table
from support.tables import SMALL, as_json, play_match
from tabard.core.dice import Dice
from tabard.games import GAMES
from tabard.match.record import record_from_data
from tabard.match.replaying import replay_record

Client = TestClient[Litestar]

BOTS: list[Json] = [{"kind": "bot", "level": "random"}] * 3
OVER = ("record", "verification", "replay?seat=-2", "positions/0?seat=-2")


def fork(table: Guest, move: int, seats: list[Json]) -> Guest:
    answer = table.post("fork", "", {"move": move, "seats": seats})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    links = {link["seat"]: link["token"] for link in made["links"]}
    return Guest(table.client, made["id"], made["host"], links)


def fork_near_the_end(finished: Guest, record: Json) -> Guest:
    """A table of three people at which a few choices are left."""
    return fork(finished, len(record["moves"]) - 12, PEOPLE)


@pytest.mark.parametrize("path", OVER)
def test_before_the_end_nothing_of_it_is_shown(client: Client, path: str) -> None:
    table = open_table(client)
    for token in ("", table.host, table.links[0]):
        expected = {(409, "not_now"), (401, "no_token"), (403, "wrong_token")}
        assert code(table.fetch(path, token)) in expected
    assert code(table.post("fork", table.host, {"move": 0, "seats": PEOPLE})) == (409, "not_now")
    assert table.news()["result"] is None


def test_a_match_that_is_played_to_its_end_has_a_result(finished: Guest, record: Json) -> None:
    table = fork_near_the_end(finished, record)
    assert code(table.fetch("record")) == (409, "not_now")
    result = table.play_out(5)
    news = table.news()
    assert (news["table"]["status"], news["waiting"]) == ("over", [])
    assert sorted(result) == ["places", "scores", "seed", "sheet"]
    assert min(result["places"]) == 1
    assert result["sheet"]
    kept = table.fetch("record").json()
    assert kept["seed"] == result["seed"]
    match = tabard.replay(kept)
    assert (match.places(), match.scores()) == (result["places"], result["scores"])
    assert json.loads(json.dumps(match.score_sheet())) == result["sheet"]
    verification = table.fetch("verification").json()
    word = verification.pop("word")
    assert (word["key"], word["difference"]) == (kept["house"]["key"], "")
    assert verification == {
        "commitment": news["table"]["commitment"],
        "seed": result["seed"],
        "agrees": True,
        "difference": "",
        "moves": len(kept["moves"]),
        "hosting": "here",
    }
    for path, body in (("choices", {"number": 1, "choice": "done"}), ("undo", {})):
        sent = {"client_id": "after-the-end", **body}
        assert code(table.post(path, table.links[0], sent)) == (409, "not_now")


def test_a_record_comes_out_as_it_went_in(finished: Guest, record: Json) -> None:
    kept = finished.fetch("record").json()
    assert kept["players"] == ["Ada", "Bo", "Cy"]
    for field in ("game", "rules", "seats", "options", "seed", "commitment", "moves"):
        assert kept[field] == record[field]
    table = finished.news()["table"]
    assert table["is_imported"] is True
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bo", "Cy"]


def test_a_record_that_was_imported_is_verified(finished: Guest, record: Json) -> None:
    verification = finished.fetch("verification").json()
    assert verification["agrees"] is True
    assert verification["seed"] == record["seed"]


def with_other_seed(record: Json) -> None:
    record["seed"] = "another one"


def with_other_commitment(record: Json) -> None:
    record["commitment"] = "0" * 64


def with_other_cards(record: Json) -> None:
    """Seed and commitment fit each other, but the cards were drawn some other way."""
    match = tabard.start("allegiance", record["seats"], "loaded dice", record["options"])
    play_match(match, Dice(4))
    record["moves"] = json.loads(as_json(match.record()))["moves"]


@pytest.mark.parametrize("tamper", [with_other_seed, with_other_commitment, with_other_cards])
def test_a_record_that_was_tampered_with_does_not_agree(
    client: Client, record: Json, tamper: Callable[[Json], None]
) -> None:
    changed = copy.deepcopy(record)
    tamper(changed)
    imported = client.post("/api/records", json=changed)
    if imported.status_code == 400:
        assert imported.json()["code"] == "bad_request"
        return
    answer = client.get(f"/api/tables/{imported.json()['id']}/verification").json()
    assert answer["agrees"] is False
    assert answer["difference"]


@pytest.mark.parametrize(
    "broken",
    [
        {},
        {"tabard": 2},
        {"game": "chess"},
        {"moves": []},
        {"moves": [[0, "temple:spy"]]},
        {"moves": 7},
        {"seats": 9},
        {"rules": 99},
        {"players": [1, 2]},
        {"seed": 5},
    ],
)
def test_a_record_that_is_none_is_refused(client: Client, record: Json, broken: Json) -> None:
    answer = client.post("/api/records", json={**record, **broken} if broken else {})
    assert code(answer) == (400, "bad_request")
    assert len(answer.json()["message"]) < 1000


@pytest.mark.parametrize("half", ["\\ud800", "\\udfff any", "\\ud800\\ud800", "\\ud83d\\u0041"])
@pytest.mark.parametrize("field", ["seed", "options", "players", "start"])
def test_half_a_character_in_a_record_is_refused(
    client: Client, record: Json, field: str, half: str
) -> None:
    values = {"options": {"any": "HALF"}, "players": ["HALF"] * 3, "start": {"HALF": ["HALF"]}}
    text = json.dumps({**record, field: values.get(field, "HALF")}).replace("HALF", half)
    headers = {"Content-Type": "application/json"}
    assert code(client.post("/api/records", content=text, headers=headers)) == (400, "bad_request")


def test_half_a_character_in_a_snapshot_is_refused(client: Client) -> None:
    snapshot = {**SMALL.start(0).snapshot(), "any": ["HALF"]}
    body = json.dumps({"game": "allegiance", "seats": PEOPLE, "snapshot": snapshot})
    answer = client.post(
        "/api/tables",
        content=body.replace("HALF", "\\ud800"),
        headers={"Content-Type": "application/json"},
    )
    assert code(answer) == (400, "bad_request")


def test_a_record_that_is_not_over_is_refused(client: Client, record: Json) -> None:
    answer = client.post("/api/records", json={**record, "moves": record["moves"][:-1]})
    assert code(answer) == (400, "bad_request")


def test_players_in_a_record_are_cleaned_like_names(client: Client, record: Json) -> None:
    changed = {**record, "players": ["<b>Ada</b>\u202e", "\n", "Cy" * 60]}
    table = client.post("/api/records", json=changed).json()["id"]
    names = [seat["name"] for seat in client.get(f"/api/tables/{table}").json()["table"]["seats"]]
    assert names[0] == "<b>Ada</b>"
    assert names[1].strip() != ""
    assert names[2] == "Cy" * 20


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_a_replay_shows_the_match_through_a_pair_of_eyes(
    finished: Guest, record: Json, seat: int
) -> None:
    replay = finished.fetch(f"replay?seat={seat}").json()
    assert replay["moves"] == len(record["moves"]) == len(replay["entries"]) - 1
    assert replay["seat"] == (None if seat < 0 else seat)
    for entry, (mover, choice) in zip(replay["entries"][1:], record["moves"]):
        assert entry["seat"] == (None if mover == "chance" else mover)
        assert entry["choice"] == (choice if mover == seat else "")
    match = tabard.replay(record)
    lines = [line["key"] for entry in replay["entries"] for line in entry["lines"]]
    assert "match_began" in lines
    assert replay["result"]["places"] == match.places()


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_every_position_is_what_those_eyes_saw(finished: Guest, record: Json, seat: int) -> None:
    moves = len(record["moves"])
    viewer = None if seat < 0 else seat
    for move in (0, 1, moves // 3, moves // 2, moves - 1, moves):
        position = finished.fetch(f"positions/{move}?seat={seat}").json()
        truth = replay_record(GAMES["allegiance"], record_from_data(record), move)
        assert position["move"] == move
        assert position["view"] == json.loads(json.dumps(truth.view(viewer)))


@pytest.mark.parametrize(
    ("path", "refusal"),
    [
        ("positions/999999", (404, "not_found")),
        ("positions/99999999999999999999", (400, "bad_request")),
        ("positions/-1", (400, "bad_request")),
        ("positions/0?seat=3", (404, "not_found")),
        ("positions/0?seat=99", (400, "bad_request")),
        ("positions/0?seat=me", (400, "bad_request")),
        ("replay?seat=7", (404, "not_found")),
        ("replay?seat=-3", (400, "bad_request")),
    ],
)
def test_what_is_not_there_is_not_shown(
    finished: Guest, path: str, refusal: tuple[int, str]
) -> None:
    answer = finished.fetch(path)
    assert answer.status_code in (400, 404), answer.text
    assert code(answer) == refusal


def test_a_fork_plays_on_from_any_move_to_its_end(finished: Guest, record: Json) -> None:
    moves = len(record["moves"])
    table = finished
    for move in (0, moves // 2, moves - 1):
        table = fork(finished, move, PEOPLE)
        news = table.news(0)
        assert news["table"]["forked_from"] == finished.id
        assert news["table"]["status"] == "running"
        position = finished.fetch(f"positions/{move}?seat=0").json()
        assert news["view"]["round"] >= position["view"]["round"]
    table.play_out(6)
    assert table.fetch("verification").json()["agrees"] is True
    assert table.fetch("record").json()["seed"] != record["seed"]


def test_a_fork_of_a_fork_and_its_record_are_sound(finished: Guest, record: Json) -> None:
    first = fork_near_the_end(finished, record)
    first.play_out(7)
    kept = first.fetch("record").json()
    imported = first.client.post("/api/records", json=kept)
    assert imported.status_code == 201, imported.text
    again = Guest(first.client, imported.json()["id"], "", {})
    assert again.fetch("verification").json()["agrees"] is True
    second = fork(again, 2, PEOPLE)
    assert second.news()["table"]["status"] == "running"
    assert second.waiting()


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({"move": 999_999, "seats": PEOPLE}, (400, "bad_request")),
        ({"move": -1, "seats": PEOPLE}, (400, "bad_request")),
        ({"move": 0, "seats": PEOPLE[:2]}, (400, "bad_request")),
        ({"move": 0, "seats": [{"kind": "bot", "level": "?"}] * 3}, (400, "bad_request")),
    ],
)
def test_a_fork_that_cannot_be_is_refused(
    finished: Guest, body: Json, refusal: tuple[int, str]
) -> None:
    assert code(finished.post("fork", "", body)) == refusal


def test_nobody_forks_from_the_very_end(finished: Guest, record: Json) -> None:
    body = {"move": len(record["moves"]), "seats": PEOPLE}
    assert code(finished.post("fork", "", body)) == (400, "bad_request")


def test_a_table_from_a_snapshot_plays_on_to_its_end(client: Client, record: Json) -> None:
    moves = len(record["moves"])
    at = replay_record(GAMES["allegiance"], record_from_data(record), moves - 6)
    table = open_table(client, snapshot=json.loads(json.dumps(at.snapshot())), seed="new")
    assert table.news(1)["view"]["round"] == at.view(1)["round"]
    table.play_out(8)
    assert table.fetch("verification").json()["agrees"] is True
    kept = table.fetch("record").json()
    assert kept["seed"] == "new"
    assert client.post("/api/records", json=kept).status_code == 201


def test_a_snapshot_of_something_else_is_refused(client: Client) -> None:
    snapshot = json.loads(json.dumps(SMALL.start(0).snapshot()))
    changes: list[Json] = [
        {"game": "throne"},
        {"seats": PEOPLE[:2] + PEOPLE},
        {"snapshot": {**snapshot, "table": {}}},
        {"snapshot": {**snapshot, "agenda": [["Nothing"]]}},
        {"snapshot": {**snapshot, "rules": 99}},
    ]
    for change in changes:
        body = {"game": "allegiance", "seats": PEOPLE, "snapshot": snapshot, **change}
        assert code(client.post("/api/tables", json=body)) == (400, "bad_request")


def test_the_seed_is_nowhere_before_the_end(client: Client) -> None:
    seed = "a-seed-that-nobody-may-see"
    table = open_table(client, seed=seed)
    table.play_on(10, Dice(1))
    for token in ("", table.host, *table.links.values()):
        answers = [table.fetch("", token), *[table.fetch(path, token) for path in OVER]]
        assert not any(seed in answer.text for answer in answers)
    listed = client.get(f"{table.address}?since={MOST_ENTRIES}", headers=bearer(table.host))
    assert seed not in listed.text

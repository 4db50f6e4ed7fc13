"""Looking back: a running match through one's own eyes, a finished one through all, its course."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.support import Guest, Json, code, open_table
from support.tables import TABLES, Table, play_match
from support.together import laid_together
from tabard.core.dice import Dice
from tabard.games import GAMES
from tabard.match.record import record_from_data
from tabard.match.replaying import Replay
from tabard.server.wire.course import course_of

Client = TestClient[Litestar]
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*/*.json"))


@pytest.fixture
def running(client: Client) -> Guest:
    """A match that goes on."""
    table = open_table(client)
    table.play_on(30, Dice(2))
    return table


def test_a_running_match_is_looked_back_at_as_it_was_told(running: Guest) -> None:
    for seat in (None, 0, 1, 2):
        token = "" if seat is None else running.links[seat]
        eyes = -1 if seat is None else seat
        news = running.news(seat)
        told = [entry for entry in news["entries"] if entry["type"] == "moves"]
        replay = running.fetch(f"replay?seat={eyes}", token).json()
        assert replay["moves"] == len(told) - 1
        assert [e["lines"] for e in replay["entries"]] == [e["lines"] for e in told]
        assert [e["seat"] for e in replay["entries"]] == [e["seat"] for e in told]
        assert replay["result"] is None
        last = running.fetch(f"positions/{replay['moves']}?seat={eyes}", token).json()
        assert (last["view"], last["waiting"]) == (news["view"], news["waiting"])
        for entry in replay["entries"]:
            assert (entry["choice"] != "") == (seat is not None and entry["seat"] == seat)


@pytest.mark.parametrize("path", ["replay", "positions", "positions/0", "course"])
def test_while_a_match_runs_nobody_looks_through_the_eyes_of_others(
    running: Guest, path: str
) -> None:
    assert code(running.fetch(f"{path}?seat=1")) == (401, "no_token")
    assert code(running.fetch(f"{path}?seat=1", running.links[0])) == (403, "wrong_token")
    assert code(running.fetch(f"{path}?seat=1", running.host)) == (403, "wrong_token")
    for token in ("", running.host, running.links[0]):
        assert running.fetch(f"{path}?seat=-2", token).status_code in (401, 403)
    assert running.fetch(path).status_code == 200


def test_before_the_match_there_is_nothing_to_look_back_at(client: Client) -> None:
    table = open_table(client, [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}])
    assert code(table.fetch("replay", table.links[0])) == (409, "not_now")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_course_of_a_running_match_tells_what_views_told(table: Table) -> None:
    match = table.start(1)
    play_match(match, Dice(1))
    record = record_from_data(match.record())
    cuts = range(0, len(record.moves) + 1, 7)
    course = course_of(table.game, record, cuts, 1 % table.seats, False)
    replay = Replay(table.game, record)
    points = {point.move: point.values for point in course.points}
    now: list[int] = []
    for step, cut in enumerate(cuts):
        for move in record.moves[len(replay.entries) : cut]:
            replay.answer(move)
        players: Any = replay.view(1 % table.seats)["players"]
        now = points.get(step, now)
        open_scores = [
            player["pad"]["total"] if "pad" in player else player.get("score") for player in players
        ]
        assert now == (open_scores if course.lines else [])
    assert bool(course.lines) is (table.game.key != "allegiance")


def test_the_course_of_a_running_match_tells_no_scores(running: Guest) -> None:
    course = running.fetch("course?seat=0", running.links[0]).json()
    assert course["marks"][0]["move"] == 0
    assert (course["lines"], course["points"]) == ([], [])


def test_positions_come_in_rows(finished: Guest) -> None:
    row = finished.fetch("positions?first=20&count=9&seat=1").json()
    assert [position["move"] for position in row] == list(range(20, 29))
    for position in row:
        assert finished.fetch(f"positions/{position['move']}?seat=1").json() == position
    moves = finished.fetch("replay").json()["moves"]
    assert len(finished.fetch(f"positions?first={moves}&count=9").json()) == 1
    assert code(finished.fetch(f"positions?first={moves + 1}")) == (404, "not_found")


def test_all_eyes_together_see_every_hand(finished: Guest) -> None:
    replay = finished.fetch("replay?seat=-2").json()
    assert all(entry["choice"] for entry in replay["entries"][1:])
    position = finished.fetch(f"positions/{replay['moves'] // 2}?seat=-2").json()
    assert position["view"]["seat"] is None
    for number, player in enumerate(position["view"]["players"]):
        own = finished.fetch(f"positions/{replay['moves'] // 2}?seat={number}").json()
        assert player["hand"] == own["view"]["players"][number]["hand"] is not None


def test_the_course_ends_with_the_result(finished: Guest, record: Json) -> None:
    course = finished.fetch("course").json()
    sheet = finished.news()["result"]["sheet"]
    assert course["moves"] == len(record["moves"])
    totals = [sheet["influence"][side]["total"] for side in ("temple", "guild")]
    assert course["points"][-1]["values"] == totals
    assert course["points"][-1]["leaders"] == sheet["winners"]
    assert [line["name"] for line in course["lines"]] == ["temple", "guild"]
    rounds = [mark["moment"]["round"] for mark in course["marks"]]
    assert rounds == sorted(set(rounds))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_game_has_a_course(table: Table) -> None:
    match = table.start(1)
    play_match(match, Dice(1))
    record = record_from_data(match.record())
    course = course_of(table.game, record, range(len(record.moves) + 1), None, True)
    sheet: Any = match.score_sheet()
    sides = [player["seat"] for player in sheet["players"]]
    assert [line.seat for line in course.lines] in (sides, [None, None])
    assert course.points[-1].leaders == sheet["winners"]
    assert len(course.marks) > 3
    assert all(len(point.values) == len(course.lines) for point in course.points)


@pytest.mark.parametrize("path", RECORDS[::4], ids=lambda path: path.stem)
def test_all_eyes_see_whatever_any_seat_sees(path: Path) -> None:
    record = record_from_data(json.loads(path.read_text("utf-8")))
    match = Replay(GAMES[record.game], record)
    for number, move in enumerate(record.moves):
        match.answer(move)
        if number % 97 == 0:
            views: list[Json] = [dict(match.view(seat)) for seat in (None, *range(match.seats))]
            together = laid_together(views)
            for seat, player in enumerate(together["players"][: match.seats]):
                own = views[seat + 1]["players"][seat]
                assert {key: player[key] for key in own if own[key] is not None} == {
                    key: value for key, value in own.items() if value is not None
                }


def test_what_belongs_to_a_seat_is_as_that_seat_sees_it() -> None:
    def view(seat: int | None) -> Json:
        own = {"pad": 3, "hand": ["ace"], "drawn": ["ten"]}
        hidden: Json = {"pad": 1, "hand": None, "drawn": []}
        players = [{"seat": n, **(own if n == seat else hidden)} for n in range(2)]
        return {"seat": seat, "round": 2, "players": players}

    together = laid_together([view(None), view(0), view(1)])
    player = {"pad": 3, "hand": ["ace"], "drawn": ["ten"]}
    assert together == {
        "seat": None,
        "round": 2,
        "players": [{"seat": 0, **player}, {"seat": 1, **player}],
    }

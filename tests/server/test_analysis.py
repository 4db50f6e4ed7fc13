"""Analysis at the web table: once for all who look, only after the end, and it can be stopped."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.support import Guest, Json, code, open_table
from support.tables import SMALL, TABLES, Table, end_of_match, play_match
from tabard.analysis.judging import analyse
from tabard.core.dice import Dice
from tabard.games import GAMES
from tabard.match.record import Record, record_from_data
from tabard.server.app import make_app, make_server
from tabard.server.problems import ProblemError
from tabard.server.routes.limits import RATES, Limits
from tabard.server.store.sqlite import SqliteStore
from tabard.server.workers import analyses as analyses_module
from tabard.server.workers.analyses import Analyses, Study
from tabard.server.workers.analysis_jobs import Outline, Piece
from tabard.server.workers.pool import Workers

Client = TestClient[Litestar]
ITERATIONS = 2
PATIENCE = 120.0
CHOICES = 12
ENDLESS = 100_000
"""Iterations that nobody waits for."""


def done(table: Guest) -> Json:
    """The whole analysis of a table, once it is there."""
    assert table.post("analysis").status_code == 200
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found: Json = table.fetch("analysis").json()
        if found["state"] != "running":
            return found
        time.sleep(0.05)
    raise AssertionError("the analysis does not end")


@pytest.fixture(scope="module")
def record() -> Json:
    """The end of a match, which is soon judged."""
    return end_of_match(SMALL, 4, CHOICES)


@pytest.fixture(scope="module")
def finished(client: Client, record: Json) -> Guest:
    """A match that all tests may analyse."""
    return Guest(client, client.post("/api/records", json=record).json()["id"], "", {})


@pytest.fixture
def other(client: Client, record: Json) -> Guest:
    """A finished match that nobody has analysed yet."""
    return Guest(client, client.post("/api/records", json=record).json()["id"], "", {})


def test_the_web_table_finds_what_the_terminal_finds(other: Guest, record: Json) -> None:
    whole = record_from_data(record)
    wanted = analyse(GAMES[whole.game], whole, ITERATIONS)
    assert other.fetch("analysis").json()["state"] == "none"
    found = done(other)
    assert (found["state"], found["iterations"]) == ("done", ITERATIONS)
    assert found["done"] == found["moves"] == len(whole.moves)
    assert found["expected"] == [[round(p, 3) for p in places] for places in wanted.expected]
    assert found["count"] == len(found["judged"]) == len(wanted.judgements)
    for told, one in zip(found["judged"], wanted.judgements, strict=True):
        assert (told["move"], told["seat"], told["kind"]) == (one.move + 1, one.seat, one.kind())
        assert told["chosen"]["value"] == round(one.value, 3)
        assert [o["value"] for o in told["alternatives"]] == [
            round(other.value, 3) for other in one.alternatives
        ]


def test_choices_are_told_as_their_seat_was_asked(client: Client, record: Json) -> None:
    table = open_table(client, snapshot=record["start"])
    asks: list[Json] = []
    while waiting := table.waiting():
        ask = table.ask(waiting[0])
        if len(ask["options"]) > 1:
            asks.append(ask)
        table.choose(waiting[0], ask["options"][-1]["choice"], ask["number"])
    judged = done(table)["judged"]
    assert [one["prompt"] for one in judged] == [ask["prompt"] for ask in asks]
    for one, ask in zip(judged, asks, strict=True):
        offered = [option["phrase"] for option in ask["options"]]
        assert one["chosen"]["phrase"] in offered
        assert all(other["phrase"] in offered for other in one["alternatives"])


def test_later_choices_come_without_the_earlier_ones(finished: Guest) -> None:
    found = done(finished)
    rest = finished.fetch(f"analysis?since={found['count'] - 3}").json()
    assert rest["judged"] == found["judged"][-3:]
    assert rest["expected"] == []
    assert finished.fetch("analysis?since=1000000").json()["judged"] == []
    assert code(finished.fetch("analysis?since=-1")) == (400, "bad_request")


def test_a_second_viewer_gets_the_same_without_new_work(finished: Guest, client: Client) -> None:
    first = done(finished)
    assert finished.post("analysis").json() == first
    assert Guest(client, finished.id, "", {}).fetch("analysis").json() == first


@pytest.mark.parametrize("path", ["analysis", "analysis/stop"])
def test_a_running_match_is_not_analysed(client: Client, path: str) -> None:
    table = open_table(client)
    table.play_on(4)
    for token in ("", table.host, table.links[0]):
        assert code(table.post(path, token)) == (409, "not_now")
        assert code(table.fetch("analysis", token)) == (409, "not_now")
    assert "not over" in table.fetch("analysis").json()["message"]
    assert code(Guest(client, "nowhere", "", {}).post(path)) == (404, "not_found")


@pytest.fixture
def strict(tmp_path: Path, record: Json) -> Iterator[Guest]:
    """A finished match at a server that counts what everybody asks for."""
    server = make_server(SqliteStore(tmp_path / "tabard.sqlite"), Workers(1, 60.0), Limits())
    server.analyses = Analyses(ENDLESS)
    with TestClient(make_app(server)) as client:
        yield Guest(client, client.post("/api/records", json=record).json()["id"], "", {})


def test_an_address_may_begin_only_so_many(strict: Guest) -> None:
    for _ in range(int(RATES["analyse"].burst)):
        assert strict.post("analysis").json()["state"] == "running"
        assert strict.post("analysis").json()["state"] == "running"
        assert strict.post("analysis/stop").json()["state"] == "stopped"
    refused = strict.post("analysis")
    assert code(refused) == (429, "too_many")
    assert strict.fetch("analysis").json()["state"] == "stopped"


Scene = Callable[[Analyses, Record], Coroutine[None, None, None]]


def played(scene: Scene, record: Json, iterations: int = ITERATIONS) -> None:
    """A scene with analyses of their own; no process is left behind."""

    async def run() -> None:
        analyses = Analyses(iterations)
        try:
            await scene(analyses, record_from_data(record))
        finally:
            await analyses.stop()
        assert analyses.pids() == []

    asyncio.run(run())


async def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, "it does not come to pass"
        await asyncio.sleep(0.01)


def is_done(study: Study) -> bool:
    return study.state == "done"


def test_what_was_stopped_is_gone_on_with(record: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    # A choice at a time, and each long enough for the next one to be called off.
    monkeypatch.setattr(analyses_module, "Piece", partial(Piece, seconds=0.0))

    async def scene(analyses: Analyses, record: Record) -> None:
        study = analyses.find("a", record)
        analyses.begin(study)
        await until(lambda: len(study.judged) > 0)
        analyses.end(study)
        assert study.state == "stopped"
        await until(lambda: analyses.pids() == [])
        before = list(study.judged)
        assert 0 < study.done < len(record.moves)
        again = analyses.find("a", record)
        assert again is study
        analyses.begin(again)
        await until(lambda: study.state == "done")
        assert study.judged[: len(before)] == before
        whole = analyse(GAMES[record.game], record, ITERATIONS)
        assert [one.move - 1 for one in study.judged] == [one.move for one in whole.judgements]

    played(scene, record, 20 * ITERATIONS)


def test_whoever_goes_on_at_once_does_not_wait_for_ever(record: Json) -> None:
    async def scene(analyses: Analyses, record: Record) -> None:
        study = analyses.find("a", record)
        for _ in range(20):
            analyses.begin(study)
            await asyncio.sleep(0.02)
            analyses.end(study)
            await asyncio.sleep(0)
        analyses.begin(study)
        await until(lambda: study.state == "done")

    played(scene, record)


def test_matches_take_turns_in_one_process(record: Json) -> None:
    async def scene(analyses: Analyses, record: Record) -> None:
        studies = [analyses.find(name, record) for name in "abc"]
        for study in studies:
            analyses.begin(study)
        await until(lambda: all(study.expected for study in studies))
        assert len(analyses.pids()) == 1
        for study in studies:
            analyses.end(study)
        await until(lambda: analyses.pids() == [])

    played(scene, record)


def test_too_many_at_once_are_refused(record: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses_module, "MOST_AT_ONCE", 2)

    async def scene(analyses: Analyses, record: Record) -> None:
        for name in "ab":
            analyses.begin(analyses.find(name, record))
        with pytest.raises(ProblemError, match="try again") as refused:
            analyses.begin(analyses.find("c", record))
        assert refused.value.status == 503
        assert analyses.find("c", record).state == "none"

    played(scene, record, ENDLESS)


def test_what_was_looked_at_longest_ago_is_forgotten(
    record: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses_module, "MOST_KEPT", 2)
    short = {**record, "moves": record["moves"][:2], "seed": ""}

    async def scene(analyses: Analyses, record: Record) -> None:
        for name in "abcd":
            analyses.begin(analyses.find(name, record))
            await until(partial(is_done, analyses.find(name, record)))
        states = [analyses.find(name, record).state for name in "abcd"]
        assert states == ["none", "none", "done", "done"]

    played(scene, short)


def test_a_killed_analyst_loses_nothing(record: Json) -> None:
    async def scene(analyses: Analyses, record: Record) -> None:
        study = analyses.find("a", record)
        analyses.begin(study)
        await until(lambda: bool(study.expected))
        os.kill(analyses.pids()[0], signal.SIGKILL)
        await until(lambda: study.state == "failed")
        study.iterations = ITERATIONS
        analyses.begin(study)
        await until(lambda: study.state == "done")

    played(scene, record, ENDLESS)


def test_a_piece_ends_soon_and_says_where_to_go_on(record: Json) -> None:
    whole = record_from_data(record)
    first = Piece("a", whole, 0, ITERATIONS, seconds=0.0).made()
    assert first.following == 1
    judged = list(first.judged)
    following = first.following
    while following < len(whole.moves):
        piece = Piece("a", whole, following, ITERATIONS, seconds=0.02).made()
        assert piece.following > following
        judged += piece.judged
        following = piece.following
    assert judged == Piece("a", whole, 0, ITERATIONS, seconds=PATIENCE).made().judged


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_game_is_judged(table: Table) -> None:
    match = table.start(1)
    play_match(match, Dice(1))
    record = record_from_data(match.record())
    assert len(Outline("a", record).made()) == len(record.moves) + 1
    begun = replace(record, moves=record.moves[:60], seed="")
    piece = Piece("a", begun, 0, ITERATIONS, seconds=0.5).made()
    assert piece.judged
    for one in piece.judged:
        assert record.moves[one.move - 1][0] == one.seat
        assert 0 <= one.loss <= 1
        assert one.alternatives

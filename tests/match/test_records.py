"""The record as a file: lossless, readable, and never half-written."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import tabard
from support.tables import SMALL, play_match
from tabard.core.dice import Dice
from tabard.core.errors import IllegalChoiceError, RecordError, UndoError
from tabard.core.values import CHANCE
from tabard.match.record import Record, read_record, record_from_data, write_record
from tabard.match.replaying import replay_record

RECORD = Record(
    "throne",
    1,
    3,
    {"edition": "de"},
    "c0ffee",
    ((CHANCE, "card:17"), (0, "marker:2"), (2, "done")),
    "Glück – auf",
    None,
    ("Änne", "Bo", "Cy"),
)


def test_data_stands_in_the_order_of_the_contract() -> None:
    keys = ["tabard", "game", "rules", "seats", "options", "commitment", "seed", "players"]
    assert list(RECORD.as_data()) == [*keys, "moves"]
    assert RECORD.as_data()["moves"] == [["chance", "card:17"], [0, "marker:2"], [2, "done"]]


def test_a_running_match_has_no_seed() -> None:
    assert "seed" not in replace(RECORD, seed="").as_data()


@pytest.mark.parametrize(
    "record",
    [
        RECORD,
        replace(RECORD, seed="", players=()),
        replace(RECORD, moves=()),
        replace(RECORD, start={"tabard": 1, "table": {"deck": [1, 2]}}),
    ],
)
def test_nothing_is_lost_in_json(record: Record) -> None:
    assert record_from_data(json.loads(record.as_json())) == record
    assert json.loads(record.as_json()) == json.loads(json.dumps(record.as_data()))


def test_the_json_has_one_move_a_line() -> None:
    assert '\n  [0, "marker:2"],\n' in RECORD.as_json()


def test_nothing_is_lost_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    write_record(path, RECORD)
    assert read_record(path) == RECORD
    write_record(path, replace(RECORD, moves=()))
    assert read_record(path).moves == ()
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


def test_a_file_that_cannot_be_written_leaves_the_old_one_whole(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    write_record(path, RECORD)
    with pytest.raises(RecordError, match="cannot be written"):
        write_record(path, replace(RECORD, seed="half a character: \ud800"))
    assert read_record(path) == RECORD
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


def test_a_path_that_can_hold_no_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("x")
    for bad in ("folder", "nowhere/match.json", "file/match.json", "x" * 300, "nul\0"):
        with pytest.raises(RecordError, match="cannot be written"):
            write_record(tmp_path / bad, RECORD)
    with pytest.raises(RecordError, match="names no file"):
        write_record(Path(), RECORD)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["file", "folder"]


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "3", '"x"', '{"tabard": 1', "9" * 5000, "[" * 100_000, "NaN", "\0"],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "match.json"
    path.write_text(text)
    with pytest.raises(RecordError):
        read_record(path)


def test_a_file_that_cannot_be_read_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"there is no file .*nowhere.json"):
        read_record(tmp_path / "nowhere.json")
    with pytest.raises(RecordError, match="cannot be read"):
        read_record(tmp_path)
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe")
    with pytest.raises(RecordError, match=r"bytes.json cannot be read"):
        read_record(tmp_path / "bytes.json")


def test_a_record_of_other_rules_can_be_read_but_not_replayed() -> None:
    match = SMALL.start(0)
    record = record_from_data({**match.record(), "rules": 99})
    assert len(record.moves) == len(match.entries)
    with pytest.raises(RecordError, match=r"rules version 99 .* can be read but not replayed"):
        replay_record(SMALL.game, record)


def test_a_replay_until_a_move_is_the_match_so_far() -> None:
    match = SMALL.start(0)
    play_match(match, Dice(0))
    record = match.as_record()
    for until in (0, 1, 10, len(record.moves)):
        replay = replay_record(SMALL.game, record, until)
        assert replay.as_record().moves == record.moves[:until]
        assert replay.commitment == record.commitment
        assert ("seed" in replay.record()) == replay.is_over()


def test_a_replay_keeps_the_names_of_the_players() -> None:
    match = SMALL.start(0)
    record = replace(match.as_record(), players=("Änne", "Bo", "Cy"))
    assert replay_record(SMALL.game, record).as_record() == record


def test_data_of_a_record_can_be_changed_without_harm() -> None:
    record = replace(RECORD, start={"table": {"deck": [1, 2]}})
    data = record.as_data()
    start = data["start"]
    assert isinstance(start, dict)
    start["table"].clear()
    assert record.start == {"table": {"deck": [1, 2]}}


@pytest.mark.parametrize("version", [True, 1.0, "1", None, 2])
def test_a_format_that_is_not_the_number_1_is_refused(version: object) -> None:
    with pytest.raises(RecordError, match="record format"):
        record_from_data({**RECORD.as_data(), "tabard": version})


@pytest.mark.parametrize("seat", [-1, -2, True, "Chance"])
def test_chance_is_written_as_chance_and_seats_from_0_on(seat: object) -> None:
    with pytest.raises(RecordError, match="move 0 of the record"):
        record_from_data({**RECORD.as_data(), "moves": [[seat, "card:17"]]})


def test_an_error_speaks_of_chance_not_of_seat_minus_1() -> None:
    data = SMALL.start(0).record()
    moves = data["moves"]
    assert isinstance(moves, list)
    for wrong in ([["chance", "nonsense"]], [*moves, ["chance", "nonsense"]]):
        with pytest.raises(RecordError, match="chance may not choose nonsense now"):
            replay_record(SMALL.game, record_from_data({**data, "moves": wrong}))


def test_a_replayed_match_is_not_played_on_but_restored() -> None:
    match = SMALL.start(0)
    play_match(match, Dice(0), 10)
    replay = tabard.replay(match.record())
    (decision, *_) = replay.pending()
    with pytest.raises(IllegalChoiceError, match=r"tabard.restore\(match.snapshot\(\)\)"):
        replay.play(decision.seat, decision.options[0])
    for seat in range(replay.seats):
        assert not replay.can_undo(seat)
        with pytest.raises(UndoError, match=r"tabard.restore\(match.snapshot\(\)\)"):
            replay.undo(seat)
    assert replay.record() == match.record()
    again = tabard.restore(replay.snapshot())
    play_match(again, Dice(1))
    assert again.is_over()

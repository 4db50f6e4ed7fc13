"""Data of one's own: every game plays with them, and records and snapshots tell of them."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

import tabard
from support.tables import Table, play_match
from tabard.core.dice import Dice
from tabard.core.errors import DataError, RecordError, SetupError, SnapshotError
from tabard.match.replaying import first_difference
from tabard.parts.catalog import data_of


@pytest.fixture
def other(table: Table, tmp_path: Path) -> Table:
    """The table with one data file that reads the same but is not the same."""
    own = data_of(table.game).paths()[0]
    (tmp_path / own.name).write_text(own.read_text("utf-8") + "\n# mine\n", "utf-8")
    return Table(table.game.with_data(tmp_path), table.seats)


def started(table: Table, moves: int = 5_000) -> tabard.Match:
    match = tabard.start(table.game, table.seats, "data")
    play_match(match, Dice(1), moves)
    return match


def folder_of(table: Table) -> dict[str, str]:
    return {table.game.key: table.game.data_folder}


def test_a_copy_of_the_data_is_the_games_own(table: Table, tmp_path: Path) -> None:
    shutil.copytree(data_of(table.game).own, tmp_path, dirs_exist_ok=True)
    game = table.game.with_data(tmp_path)
    assert game.data_digest() == table.game.data_digest() == ""
    match = started(Table(game, table.seats))
    assert match.record() == started(table).record()
    assert tabard.replay(match.record()).record() == match.record()


def test_a_record_tells_of_other_data_and_replays_with_them_alone(
    table: Table, other: Table
) -> None:
    match, key = started(other), table.game.key
    record = json.loads(json.dumps(match.record()))
    assert record["data"] == other.game.data_digest() != ""
    assert "data" not in started(table).record()
    assert tabard.replay(record, folder_of(other)).record() == record
    with pytest.raises(RecordError, match=rf"record .* other data \(.*--data {key}=DIR"):
        tabard.replay(record)
    with pytest.raises(RecordError, match=f"own data; leave out --data {key}=") as caught:
        tabard.replay(started(table).record(), folder_of(other))
    assert other.game.data_folder in str(caught.value)


def test_a_record_does_not_replay_with_yet_other_data(other: Table, tmp_path: Path) -> None:
    record = started(other, 3).record()
    path = data_of(other.game).paths()[0]
    path.write_text(path.read_text("utf-8") + "# more\n", "utf-8")
    with pytest.raises(RecordError, match=r"other data \(.*\), not those of .* \("):
        tabard.replay(record, folder_of(other))


def test_a_snapshot_tells_of_other_data_and_is_restored_with_them_alone(
    table: Table, other: Table
) -> None:
    match = started(other, 9)
    snapshot = json.loads(json.dumps(match.snapshot()))
    back = tabard.restore(snapshot, "seed", folder_of(other))
    assert back.snapshot() == snapshot
    assert tabard.replay(back.record(), folder_of(other)).record() == back.record()
    with pytest.raises(SnapshotError, match=f"snapshot .* --data {table.game.key}=DIR"):
        tabard.restore(snapshot)
    with pytest.raises(SnapshotError, match="own data; leave out"):
        tabard.restore(started(table, 9).snapshot(), "seed", folder_of(other))


def test_the_commitment_covers_other_data(table: Table, other: Table) -> None:
    record = started(other).as_record()
    assert first_difference(other.game, record) == ""
    changed = replace(record, data="")
    assert "do not fit the commitment" in first_difference(table.game, changed)
    assert record.commitment != started(table).as_record().commitment


@pytest.mark.parametrize("data", [[], "folder", {"chess": "folder"}, {1: "folder"}])
def test_data_for_no_game_are_refused(table: Table, data: object) -> None:
    with pytest.raises(SetupError):
        tabard.start(table.game.key, table.seats, data=data)  # type: ignore[arg-type]


@pytest.mark.parametrize("folder", ["", " ", None, 7, b"folder"])
def test_data_in_no_folder_are_refused(table: Table, folder: object) -> None:
    with pytest.raises(SetupError, match="name one"):
        tabard.find_game(table.game.key, {table.game.key: folder})  # type: ignore[dict-item]


def test_a_folder_that_holds_no_data_of_the_game_is_refused(table: Table, tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(DataError, match=folder.name):
            table.game.with_data(folder)
    (tmp_path / "nonsense.toml").touch()
    with pytest.raises(DataError, match=r"reads no nonsense.toml; its data files: "):
        table.game.with_data(str(tmp_path))

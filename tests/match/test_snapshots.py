"""Snapshots: what stands in one, and what an edited one is refused for."""

from __future__ import annotations

import json

import pytest

import tabard
from support.tables import SMALL, Table, play_match
from tabard.core.dice import Dice
from tabard.core.errors import SnapshotError
from tabard.match.snapshots import game_of

TABLE = SMALL


def snapshot_of(table: Table = TABLE) -> dict[str, object]:
    match = table.start(0)
    play_match(match, Dice(0), 30)
    return match.snapshot()


def test_a_snapshot_says_its_game_rules_seats_options_table_and_agenda() -> None:
    snapshot = snapshot_of()
    assert list(snapshot) == ["tabard", "game", "rules", "seats", "options", "table", "agenda"]
    assert game_of(snapshot) == TABLE.game.key


def test_the_agenda_names_each_step_with_its_fields() -> None:
    match = TABLE.start(0)
    agenda = match.snapshot()["agenda"]
    assert isinstance(agenda, list)
    assert [step[0] for step in agenda] == [type(step).__name__ for step in match.state.agenda]


def test_a_snapshot_holds_no_seed() -> None:
    match = tabard.start(TABLE.game.key, TABLE.seats, "a very secret seed")
    assert "a very secret seed" not in json.dumps(match.snapshot())


def test_a_restored_match_has_chance_of_its_own() -> None:
    snapshot = snapshot_of()
    first, second = tabard.restore(snapshot), tabard.restore(snapshot)
    assert first.seed != second.seed
    assert len(first.seed) == 32


def test_a_restored_match_begins_a_record_that_holds_its_snapshot() -> None:
    snapshot = snapshot_of()
    record = tabard.restore(snapshot, seed="other").record()
    assert record["start"] == snapshot
    assert record["moves"] == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "nonsense"}, "there is no game 'nonsense'"),
        ({"rules": 99}, "rules version 99"),
        ({"seats": 99}, "99"),
        ({"options": {"nonsense": "yes"}}, "no option 'nonsense'"),
        ({"options": {"nonsense": 3}}, "needs a text, has 3"),
        ({"table": []}, "table: needs an object"),
        ({"agenda": [["Nonsense"]]}, "there is no step 'Nonsense'"),
        ({"agenda": [[None]]}, "there is no step None"),
    ],
)
def test_an_edited_snapshot_is_refused_with_the_reason(
    change: dict[str, object], said: str
) -> None:
    with pytest.raises(SnapshotError, match=said):
        tabard.restore({**snapshot_of(), **change})


def test_a_flag_as_the_seat_of_a_step_is_refused() -> None:
    match = tabard.start("allegiance", 3, "flag")
    while match.snapshot()["agenda"][-1][0] != "Turn":  # type: ignore[index]
        decision = match.pending()[0]
        match.play(decision.seat, decision.options[0])
    snapshot = match.snapshot()
    agenda = snapshot["agenda"]
    assert isinstance(agenda, list)
    for seat in (True, False):
        edited = [*agenda[:-1], ["Turn", seat, *agenda[-1][2:]]]
        with pytest.raises(SnapshotError, match="agenda, step Turn"):
            tabard.restore({**snapshot, "agenda": edited})


@pytest.mark.parametrize(
    "step", [["ChooseGuild", 1, 1, 15, False], ["Pushes", 1, 2, 15, False], ["PickResource", 1, 1]]
)
def test_a_step_that_asks_somebody_without_a_seat_is_refused(step: list[object]) -> None:
    """The solo opponent of Castellans is a side, but nobody answers for it."""
    match = tabard.start("castellans", 1, "alone")
    while match.pending()[0].prompt != "draft":
        decision = match.pending()[0]
        match.play(decision.seat, decision.options[0])
    snapshot = match.snapshot()
    agenda = snapshot["agenda"]
    assert isinstance(agenda, list)
    with pytest.raises(SnapshotError, match="asks seat 1, which is none"):
        tabard.restore({**snapshot, "agenda": [*agenda, step]})
    assert tabard.restore(snapshot).pending()[0].seat == 0

"""Snapshots edited by hand: refused with the reason, or as sound as any other position."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator

from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.errors import SnapshotError
from tabard.match.match import Match
from tabard.testing.refusing import refused
from tabard.testing.tables import Table, play_match, play_out

Path = tuple[str | int, ...]
WRONG: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    1,
    99,
    -(10**30),
    1.5,
    "nonsense",
    [],
    [-1],
    {},
    {"nonsense": 1},
)
ARGUMENTS: tuple[list[object], ...] = (
    [],
    [0],
    [1, 1],
    [2, 99],
    [0, -5],
    [0, 1, 1],
    [[]],
    [[[], []]],
    ["nonsense"],
)


def snapshot_under_way(table: Table, number: int) -> dict[str, object]:
    """A snapshot in the midst of a match, as it comes out of a file."""
    match, dice = table.start(number), Dice(number)
    play_match(match, dice, 40 + dice.below(80))
    data: dict[str, object] = json.loads(json.dumps(match.snapshot()))
    return data


def places_in(data: object, path: Path = ()) -> Iterator[Path]:
    """The way to every value in nested data, the outermost first."""
    items: list[tuple[str | int, object]] = []
    if isinstance(data, dict):
        items = list(data.items())
    elif isinstance(data, list):
        items = list(enumerate(data))
    for key, value in items:
        yield (*path, key)
        yield from places_in(value, (*path, key))


def inside(data: object, path: Path) -> object:
    for key in path:
        assert isinstance(data, dict | list)
        data = data[key]  # type: ignore[index]
    return data


def changed(snapshot: dict[str, object], path: Path, value: object) -> dict[str, object]:
    """The snapshot with another value at a place."""
    data = copy.deepcopy(snapshot)
    holder = inside(data, path[:-1])
    assert isinstance(holder, dict | list)
    holder[path[-1]] = value  # type: ignore[index]
    return data


def without(snapshot: dict[str, object], path: Path) -> dict[str, object]:
    """The snapshot with a value left out."""
    data = copy.deepcopy(snapshot)
    holder = inside(data, path[:-1])
    assert isinstance(holder, dict | list)
    del holder[path[-1]]  # type: ignore[arg-type]
    return data


def restored(table: Table, data: dict[str, object]) -> Match | None:
    """The match of a snapshot, lawful and visible to all; None if the snapshot is refused."""
    try:
        match = table.restored(data)
    except SnapshotError:
        return None
    assert table.game.codec.broken_law(match.state) == ""
    assert match.snapshot() == json.loads(json.dumps(match.snapshot()))
    for seat in range(match.seats):
        json.dumps(match.view(seat))
    return match


def check_refused_or_sound(table: Table, data: dict[str, object], dice: Dice) -> None:
    """A snapshot is refused, or as good as any position of a match."""
    match = restored(table, data)
    if match is not None:
        play_out(match.state.clone(), dice)


def a_snapshot_with_a_wrong_value_is_refused_or_sound(table: Table) -> None:
    for number in table.matches(3):
        snapshot, dice = snapshot_under_way(table, number), Dice(number)
        for path in places_in(snapshot):
            value = WRONG[dice.below(len(WRONG))]
            if inside(snapshot, path) != value:
                check_refused_or_sound(table, changed(snapshot, path, value), dice)


def a_snapshot_with_a_number_one_off_is_refused_or_sound(table: Table) -> None:
    for number in table.matches(3):
        snapshot, dice = snapshot_under_way(table, number), Dice(number)
        for path in places_in(snapshot):
            value = inside(snapshot, path)
            if isinstance(value, int) and not isinstance(value, bool) and dice.below(3) == 0:
                off = (value - 1, value + 1)[dice.below(2)]
                check_refused_or_sound(table, changed(snapshot, path, off), dice)


def a_snapshot_with_a_value_left_out_is_refused_or_sound(table: Table) -> None:
    snapshot, dice = snapshot_under_way(table, 1), Dice(1)
    for path in places_in(snapshot):
        if dice.below(2):
            check_refused_or_sound(table, without(snapshot, path), dice)


def a_snapshot_without_a_field_is_refused_by_name(table: Table) -> None:
    snapshot = snapshot_under_way(table, 0)
    for field in snapshot:
        with refused(SnapshotError, field):
            table.restored({name: part for name, part in snapshot.items() if name != field})


def a_table_without_a_field_is_refused_by_name(table: Table) -> None:
    snapshot = snapshot_under_way(table, 0)
    held = snapshot["table"]
    assert isinstance(held, dict)
    for field in held:
        with refused(SnapshotError, field):
            table.restored({**snapshot, "table": {k: v for k, v in held.items() if k != field}})


def a_snapshot_of_other_rules_or_another_format_is_refused_with_the_version(
    table: Table,
) -> None:
    snapshot = snapshot_under_way(table, 0)
    with refused(SnapshotError, "rules version 99"):
        table.restored({**snapshot, "rules": 99})
    with refused(SnapshotError, "format 2"):
        table.restored({**snapshot, "tabard": 2})


def an_agenda_of_anything_but_steps_is_refused(table: Table) -> None:
    snapshot = snapshot_under_way(table, 0)
    names = [step.__name__ for step in table.game.steps()]
    agendas: list[object] = [[["Nonsense"]], [[]], [[3]], [3], [{}], "agenda", [names], None]
    for agenda in agendas:
        with refused(SnapshotError, "agenda"):
            table.restored({**snapshot, "agenda": agenda})


def any_step_with_any_arguments_anywhere_is_refused_or_lawful(table: Table) -> None:
    snapshot = snapshot_under_way(table, 0)
    agenda = snapshot["agenda"]
    assert isinstance(agenda, list)
    for number, step in enumerate(table.game.steps()):
        for at, arguments in enumerate(ARGUMENTS):
            if not table.is_looked_at(number + at):
                continue
            added = [[step.__name__, *arguments]]
            restored(table, {**snapshot, "agenda": [*agenda, *added]})
            restored(table, {**snapshot, "agenda": [*added, *agenda]})


def an_empty_agenda_is_a_match_that_is_over(table: Table) -> None:
    match = table.restored({**snapshot_under_way(table, 0), "agenda": []}, "any")
    assert match.is_over()
    assert engine.pending(match.state) == []

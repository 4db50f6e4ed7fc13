"""Whatever is done to a record or a snapshot: a difference is found or a refusal answers."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabard
from support.tables import SMALL, play_match
from tabard.core.dice import Dice
from tabard.core.errors import RecordError, SnapshotError, TabardError
from tabard.match.plain import MOST_LEVELS
from tabard.match.record import record_from_data
from tabard.match.replaying import first_difference
from tabard.match.signing import HouseKey, wrong_word

Json = dict[str, Any]
Place = tuple[str | int, ...]

HALF = "\ud800"
"""Half a surrogate pair: JSON can say it, no file can hold it."""

TEXTS = st.sampled_from([HALF, f"card:{HALF}", "", "card:1", "card:²", "chance", "9" * 5000])
LEAVES = TEXTS | st.sampled_from([None, True, -1, 0, 7, 10**30, 0.5, float("nan")])
VALUES = LEAVES | st.lists(LEAVES, max_size=2) | st.dictionaries(TEXTS, LEAVES, max_size=2)

repeatable = settings(derandomize=True, database=None, deadline=None, max_examples=400)


def finished() -> Json:
    """The record of a match that began in the midst of another, signed by a house."""
    match = SMALL.start(2)
    play_match(match, Dice(2), 20)
    match = tabard.restore(match.snapshot(), "any")
    play_match(match, Dice(3))
    record = replace(match.as_record(), players=("Ada", "Bo", "Cy"))
    times = range(len(record.moves))
    record = HouseKey(bytes(32)).signed(record, "The Tabard", "abc", ["", "", ""], times)
    found: Json = json.loads(record.as_json())
    return found


RECORD = finished()


def places_in(data: object, before: Place = ()) -> Iterator[Place]:
    """Where in JSON data there is something."""
    if before:
        yield before
    inner = (
        data.items()
        if isinstance(data, dict)
        else enumerate(data)
        if isinstance(data, list)
        else ()
    )
    for key, value in inner:
        yield from places_in(value, (*before, key))


PLACES = {field: list(places_in(value, (field,))) for field, value in RECORD.items()}


def changed(data: Json, place: Place, value: object) -> Json:
    """A copy with another value in one place."""
    found = copy.deepcopy(data)
    inner: Any = found
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    return found


def renamed(data: Json, place: Place, name: str) -> Json:
    """A copy in which a field has another name; what stands in a list stays."""
    found = copy.deepcopy(data)
    inner: Any = found
    for key in place[:-1]:
        inner = inner[key]
    if isinstance(inner, dict):
        inner[name] = inner.pop(place[-1])
    return found


def look_through(data: Json) -> None:
    """Read a record, verify it and write it."""
    record = record_from_data(data)
    if record.game in tabard.GAMES:
        assert isinstance(first_difference(tabard.GAMES[record.game], record), str)
    if record.house is not None:
        assert isinstance(wrong_word(record), str)
    record.as_json().encode()


@repeatable
@given(st.data())
def test_a_mutated_record_differs_or_is_refused(data: st.DataObject) -> None:
    mutated = RECORD
    for _ in range(data.draw(st.integers(1, 2))):
        place = data.draw(st.sampled_from(PLACES[data.draw(st.sampled_from(sorted(PLACES)))]))
        try:
            if data.draw(st.booleans()):
                mutated = changed(mutated, place, data.draw(VALUES))
            else:
                mutated = renamed(mutated, place, data.draw(TEXTS))
        except (LookupError, TypeError):
            continue
    with suppress(TabardError):
        look_through(mutated)


@pytest.mark.parametrize("field", ["game", "commitment", "seed", "data"])
def test_half_a_character_in_a_text_is_refused(field: str) -> None:
    with pytest.raises(RecordError, match=f"field '{field}' .* half a character .*; write"):
        record_from_data({**RECORD, field: f"any{HALF}"})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("options", {"edition": HALF}),
        ("options", {HALF: "any"}),
        ("players", ["Ada", HALF]),
        ("moves", [[0, HALF]]),
        ("moves", [[HALF, "done"]]),
        ("start", {"table": {"deck": [[HALF]]}}),
        ("start", {HALF: 1}),
    ],
    ids=str,
)
def test_half_a_character_deep_inside_is_refused(field: str, value: object) -> None:
    with pytest.raises(RecordError, match=f"field '{field}' .* half a character"):
        record_from_data({**RECORD, field: value})


def test_what_is_no_json_is_refused() -> None:
    for wrong in ({"table": object()}, {"table": b"x"}, {3: "x"}):
        with pytest.raises(RecordError, match=r"field 'start' of the record (has|holds) .*; give"):
            record_from_data({**RECORD, "start": wrong})


def test_what_lies_too_deep_is_refused() -> None:
    deep: object = 1
    for _ in range(MOST_LEVELS + 1):
        deep = [deep]
    with pytest.raises(RecordError, match="levels"):
        record_from_data({**RECORD, "start": {"table": deep}})


@pytest.mark.parametrize(
    "snapshot",
    [
        {**RECORD["start"], "any": HALF},
        {**RECORD["start"], "table": {**RECORD["start"]["table"], HALF: 1}},
        {**RECORD["start"], "options": {HALF: "any"}},
        {**RECORD["start"], "agenda": [[HALF]]},
    ],
    ids=["field", "table", "options", "agenda"],
)
def test_half_a_character_in_a_snapshot_is_refused(snapshot: Json) -> None:
    with pytest.raises(SnapshotError, match="half a character"):
        tabard.restore(snapshot)

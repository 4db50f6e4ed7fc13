"""Whatever somebody sends, a refusal answers: nothing else is raised, nothing is lost."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabard
from tabard.core.errors import IllegalChoiceError, RecordError, SetupError, SnapshotError

NUMBERS = st.integers() | st.floats(allow_nan=False)
LEAVES = st.none() | st.booleans() | NUMBERS | st.text()
ANYTHING = st.recursive(
    LEAVES, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=12
)
RECORD_FIELDS = ("tabard", "game", "rules", "seats", "options", "commitment", "seed", "moves")
SNAPSHOT_FIELDS = ("tabard", "game", "rules", "seats", "options", "table", "agenda")

repeatable = settings(derandomize=True, database=None, deadline=None, max_examples=150)


def match() -> tabard.Match:
    return tabard.start("allegiance", 3, "anything")


@repeatable
@given(data=ANYTHING)
def test_any_data_as_a_record_is_refused(data: object) -> None:
    with pytest.raises(RecordError):
        tabard.replay(data)  # type: ignore[arg-type]


@repeatable
@given(field=st.sampled_from(RECORD_FIELDS), value=ANYTHING)
def test_any_value_in_a_record_is_replayed_or_refused(field: str, value: object) -> None:
    record = {**match().record(), field: value}
    with suppress(RecordError):
        assert tabard.replay(record).pending()


@repeatable
@given(field=st.sampled_from(SNAPSHOT_FIELDS), value=ANYTHING)
def test_any_value_in_a_snapshot_is_restored_or_refused(field: str, value: object) -> None:
    game, snapshot = tabard.GAMES["allegiance"], {**match().snapshot(), field: value}
    with suppress(SnapshotError):
        assert game.codec.broken_law(tabard.restore(snapshot).state) == ""


@repeatable
@given(seat=st.integers(), text=st.text())
def test_any_text_as_a_choice_is_refused_and_changes_nothing(seat: int, text: str) -> None:
    table = match()
    before = table.snapshot()
    with pytest.raises(IllegalChoiceError):
        table.play(seat, text)
    assert table.snapshot() == before


@pytest.mark.parametrize("since", ["a", None, -1, 1.0, True, [0]])
def test_since_is_a_whole_number_from_0_on(since: object) -> None:
    with pytest.raises(SetupError, match="since="):
        match().events(since=since)  # type: ignore[arg-type]

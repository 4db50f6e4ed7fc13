"""Reading what somebody may have edited: every value is checked, errors say where."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabard.core.errors import SnapshotError
from tabard.parts.reading import Reader, as_flag, as_list, as_number, as_numbers

DATA = {
    "round": 3,
    "name": "x",
    "deck": [1, 2],
    "flag": True,
    "texts": {"a": "b"},
    "long": "y" * 99,
}


def test_good_values_are_read() -> None:
    reader = Reader(DATA, "table")
    assert reader.number("round") == 3
    assert reader.text("name") == "x"
    assert reader.numbers("deck", 2) == [1, 2]
    assert reader.items("deck") == [1, 2]
    assert reader.texts("texts") == {"a": "b"}
    assert as_flag(reader.value("flag"), "flag")


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (lambda r: r.number("name"), "table, field 'name': needs a whole number, has 'x'"),
        (lambda r: r.number("flag"), "table, field 'flag': needs a whole number, has True"),
        (lambda r: r.number("none"), "table: field 'none' is missing"),
        (lambda r: r.text("round"), "table, field 'round': needs a text, has 3"),
        (lambda r: r.numbers("deck", 3), "table, field 'deck': needs 3 numbers, has 2"),
        (lambda r: r.numbers("name"), "table, field 'name': needs a list, has 'x'"),
        (lambda r: r.items("texts"), "table, field 'texts': needs a list"),
        (lambda r: r.texts("deck"), "table, field 'deck': needs an object, has [1, 2]"),
        (lambda r: r.number("long"), "..."),
    ],
)
def test_a_wrong_value_is_refused_with_its_place(
    read: Callable[[Reader], object], said: str
) -> None:
    with pytest.raises(SnapshotError) as caught:
        read(Reader(DATA, "table"))
    assert said in str(caught.value)
    assert len(str(caught.value)) < 120


@pytest.mark.parametrize("data", [None, 3, "text", [1], True])
def test_what_is_no_object_is_no_table(data: object) -> None:
    with pytest.raises(SnapshotError, match="table: needs an object"):
        Reader(data, "table")


@pytest.mark.parametrize("read", [as_number, as_list, as_numbers, as_flag])
def test_nothing_reads_what_is_nothing(read: Callable[[object, str], object]) -> None:
    with pytest.raises(SnapshotError, match=r"^here: needs .*, has None$"):
        read(None, "here")

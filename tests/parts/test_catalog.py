"""Data files: read with checks, and errors that name file, entry and field."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tabard.core.errors import DataError
from tabard.parts.catalog import Entry, read_entries, read_file

GOOD = """
[[card]]
id = "spy"
count = 4
name = { en = "Spy", de = "Spion" }
tags = ["a", "b"]
removed = { spy = 1 }
source = "printed"
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "cards.toml"
    path.write_text(text, "utf-8")
    return path


def only_entry(folder: Path, text: str = GOOD) -> Entry:
    (entry,) = read_entries(written(folder, text), "card")
    return entry


def test_a_good_entry_says_what_is_asked(tmp_path: Path) -> None:
    entry = only_entry(tmp_path)
    assert entry.number("count", least=0, most=9) == 4
    assert entry.both_languages("name") == {"en": "Spy", "de": "Spion"}
    assert entry.texts("tags") == ["a", "b"]
    assert entry.counts("removed") == {"spy": 1}
    assert entry.source() == "printed"
    assert "count" in entry
    assert "weight" not in entry


@pytest.mark.parametrize(
    ("read", "field", "wrong"),
    [
        (lambda e: e.text("count"), "count", "needs a text, has 4"),
        (lambda e: e.text("weight"), "weight", "is missing"),
        (lambda e: e.number("id"), "id", "needs a whole number, has 'spy'"),
        (lambda e: e.number("count", least=5), "count", "needs a number from 5, has 4"),
        (lambda e: e.number("count", 0, 3), "count", "needs a number from 0 to 3, has 4"),
        (lambda e: e.one_of("id", ["monk"]), "id", "'spy' is none of: monk"),
        (lambda e: e.texts("id"), "id", "needs a list of texts"),
        (lambda e: e.counts("id"), "id", "needs a table of numbers"),
        (lambda e: e.counts("name"), "en", "needs a whole number"),
        (lambda e: e.both_languages("id"), "id", "needs { en"),
        (lambda e: e.both_languages("removed"), "en", "is missing"),
        (lambda e: e.entries("tags"), "tags", "needs a list of tables"),
        (lambda e: e.only("id", "count"), "name", "unknown; this entry has: id, count"),
    ],
)
def test_an_error_names_file_entry_and_field(
    tmp_path: Path, read: Callable[[Entry], object], field: str, wrong: str
) -> None:
    with pytest.raises(DataError) as caught:
        read(only_entry(tmp_path))
    said = str(caught.value)
    assert said.startswith("cards.toml, card 'spy', field ")
    assert f"field {field!r}: {wrong}" in said


@pytest.mark.parametrize("blank", ["", "  "])
@pytest.mark.parametrize(("language", "word"), [("en", "Spy"), ("de", "Spion")])
def test_a_text_in_both_languages_is_not_blank(
    tmp_path: Path, language: str, word: str, blank: str
) -> None:
    entry = only_entry(tmp_path, GOOD.replace(f'"{word}"', f'"{blank}"'))
    with pytest.raises(DataError, match=f"card 'spy', field 'name', field '{language}': is blank"):
        entry.both_languages("name")


@pytest.mark.parametrize("source", ["", "guessed", "Printed"])
def test_a_source_is_printed_inferred_or_reconstructed(tmp_path: Path, source: str) -> None:
    entry = only_entry(tmp_path, GOOD.replace('"printed"', f'"{source}"'))
    with pytest.raises(DataError, match="printed, inferred, reconstructed"):
        entry.source()


def test_an_entry_without_source_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="field 'source': is missing"):
        only_entry(tmp_path, GOOD.replace('source = "printed"', "")).source()


def test_a_flag_is_no_number(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="has True"):
        only_entry(tmp_path, GOOD.replace("count = 4", "count = true")).number("count")


def test_an_id_stands_there_once(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="'spy' stands there twice"):
        list(read_entries(written(tmp_path, GOOD + GOOD), "card"))


def test_an_entry_without_id_is_refused_by_its_place(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"cards.toml, card 1, field 'id': is missing"):
        only_entry(tmp_path, "[[card]]\ncount = 1\n")


def test_a_file_that_is_not_there_or_no_toml_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"cards.toml: no such file"):
        read_file(tmp_path / "cards.toml")
    with pytest.raises(DataError, match=r"cards.toml: not readable as TOML"):
        read_file(written(tmp_path, "card = ["))
    (tmp_path / "cards.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(DataError, match=r"cards.toml: not readable as TOML"):
        read_file(tmp_path / "cards.toml")

"""Every clause is proven by a test, every number says where it is from."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import tabard
from support.clause_ids import TESTS, clauses_of
from support.data_files import entries_of, named_things
from tabard.cli.proofs import scan
from tabard.match.rulebook import read_rulebook, read_rulings
from tabard.parts.catalog import SOURCES, data_of

GAMES = sorted(tabard.GAMES)
DATA_FILES = [
    pytest.param(path, id=f"{key}-{path.stem}")
    for key, game in tabard.GAMES.items()
    for path in sorted((Path(game.folder) / "data").glob("*.toml"))
]


@pytest.mark.parametrize("key", GAMES)
def test_every_clause_is_named_by_a_test_or_says_why_not(key: str) -> None:
    named = scan(TESTS / "games" / key)
    clauses = clauses_of(tabard.GAMES[key])
    assert [c.key for c in clauses if c.key not in named and not c.untested] == []


@pytest.mark.parametrize("key", GAMES)
def test_no_clause_with_a_test_calls_itself_untested(key: str) -> None:
    named = scan(TESTS / "games" / key)
    clauses = clauses_of(tabard.GAMES[key])
    assert [c.key for c in clauses if c.key in named and c.untested] == []


@pytest.mark.parametrize("key", GAMES)
def test_tests_name_only_clauses_of_the_book(key: str) -> None:
    known = {clause.key for clause in clauses_of(tabard.GAMES[key])}
    named = scan(TESTS / "games" / key)
    assert {name: tests for name, tests in named.items() if name not in known} == {}


@pytest.mark.parametrize("key", GAMES)
def test_clauses_have_distinct_ids_a_text_and_a_source(key: str) -> None:
    clauses = clauses_of(tabard.GAMES[key])
    assert len({clause.key for clause in clauses}) == len(clauses)
    assert all(clause.text and clause.source for clause in clauses)


@pytest.mark.parametrize("key", GAMES)
def test_options_have_a_ruling_a_default_and_a_meaning_in_both_languages(key: str) -> None:
    prefix = clauses_of(tabard.GAMES[key])[0].key.split("-")[0]
    for option in tabard.GAMES[key].options():
        assert re.fullmatch(rf"{prefix}-R\d\d", option.ruling)
        assert option.default in option.choices
        assert set(option.meaning) == {"en", "de"}


@pytest.mark.parametrize("key", GAMES)
def test_every_ruling_that_is_cited_is_explained(key: str) -> None:
    game = tabard.GAMES[key]
    cited = {ruling for clause in read_rulebook(game) for ruling in clause.rulings}
    cited |= {option.ruling for option in game.options()}
    rulings = [ruling.id for ruling in read_rulings(game)]
    assert sorted(cited - set(rulings)) == []
    prefix = clauses_of(game)[0].key.split("-")[0]
    assert rulings == [f"{prefix}-R{number:02}" for number in range(1, len(rulings) + 1)]


@pytest.mark.parametrize("key", GAMES)
def test_a_ruling_has_an_answer_where_nothing_that_cites_it_gives_one(key: str) -> None:
    game = tabard.GAMES[key]
    cited = {ruling for clause in read_rulebook(game) for ruling in clause.rulings}
    cited |= {option.ruling for option in game.options()}
    answered = {ruling.id for ruling in read_rulings(game) if ruling.answer}
    assert answered == {ruling.id for ruling in read_rulings(game)} - cited


@pytest.mark.parametrize("path", DATA_FILES)
def test_every_entry_of_a_data_file_says_where_it_is_from(path: Path) -> None:
    entries = list(entries_of(path))
    assert entries
    assert [name for name, entry in entries if entry.get("source") not in SOURCES] == []


@pytest.mark.parametrize("path", DATA_FILES)
def test_every_number_outside_entries_says_where_it_is_from(path: Path) -> None:
    with path.open("rb") as file:
        data = tomllib.load(file)
    numbers = [key for key, value in data.items() if isinstance(value, int | float)]
    assert [key for key in numbers if data.get(f"{key}_source") not in SOURCES] == []


@pytest.mark.parametrize("path", DATA_FILES)
def test_every_name_and_text_of_a_data_file_stands_in_both_languages(path: Path) -> None:
    for name, entry in entries_of(path):
        for field in ("name", "text", "object", "plural"):
            found = entry.get(field, {"en": "-", "de": "-"})
            assert isinstance(found, dict), name
            assert set(found) == {"en", "de"}, name
            assert all(found.values()), name


@pytest.mark.parametrize("key", GAMES)
def test_named_things_have_an_id_of_their_own(key: str) -> None:
    ids = Counter(named_things(data_of(tabard.GAMES[key]).own))
    assert [name for name, count in ids.items() if count > 1] == []

"""Whole matches kept beside the tests: lawful after every move, their chance derived anew."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabard
from support.clause_ids import TESTS
from tabard.match.record import read_record
from tabard.match.replaying import first_difference, replay_record

RECORDS = [
    pytest.param(key, path, id=f"{key}-{path.stem}")
    for key in tabard.GAMES
    for path in sorted((TESTS / "records" / key).glob("*.json"))
]


@pytest.mark.parametrize("key", tabard.GAMES)
def test_every_game_keeps_whole_matches(key: str) -> None:
    assert len(list((TESTS / "records" / key).glob("*.json"))) >= 5


@pytest.mark.parametrize(("key", "path"), RECORDS)
def test_the_law_holds_after_every_move(key: str, path: Path) -> None:
    game, record = tabard.GAMES[key], read_record(path)
    match = replay_record(game, record, until=0)
    for move in record.moves:
        match.answer(move)
        assert game.codec.broken_law(match.state) == ""
    assert match.is_over()
    assert match.as_record() == record


@pytest.mark.parametrize(("key", "path"), RECORDS)
def test_the_chance_of_the_record_follows_from_its_seed(key: str, path: Path) -> None:
    assert first_difference(tabard.GAMES[key], read_record(path)) == ""

"""Older rules: their records replay and verify, their matches go on by them."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabard
from support.tables import SMALL, play_match
from tabard.core.dice import Dice
from tabard.core.errors import SetupError, SnapshotError
from tabard.games import GAMES
from tabard.match.record import read_record
from tabard.match.replaying import first_difference, replay_record

RECORDS = Path(__file__).parents[1] / "records"
THRONE = GAMES["throne"]
OLD = read_record(RECORDS / "throne" / "open_markets_without_end.json")


def older_records() -> list[Path]:
    """Of all records that are kept, those of rules that were replaced since."""
    return [
        path
        for path in sorted(RECORDS.glob("*/*.json"))
        if read_record(path).rules < GAMES[path.parent.name].rules_version
    ]


def test_there_are_records_of_older_rules() -> None:
    assert {path.parent.name for path in older_records()} == {"throne"}


@pytest.mark.parametrize("path", older_records(), ids=lambda path: path.stem)
def test_records_of_older_rules_verify_by_them(path: Path) -> None:
    record = read_record(path)
    game = GAMES[record.game]
    assert first_difference(game, record) == ""
    assert replay_record(game, record).game.rules_version == record.rules


def test_by_newer_rules_the_same_moves_differ() -> None:
    data = {**OLD.as_data(), "rules": 2, "options": THRONE.full_options(OLD.options)}
    with pytest.raises(tabard.RecordError, match=r"move \d+ of the record is not legal"):
        tabard.replay(data)


def test_a_match_of_older_rules_goes_on_by_them() -> None:
    match = replay_record(THRONE, OLD, len(OLD.moves) // 2)
    resumed = tabard.restore(match.snapshot(), "a seed")
    play_match(resumed, Dice(1))
    record = resumed.as_record()
    assert (record.rules, set(record.options)) == (1, {"edition"})
    assert first_difference(THRONE, record) == ""


def test_options_are_those_of_the_rules() -> None:
    old = THRONE.under(1)
    assert [option.key for option in old.options()] == ["edition"]
    assert len(THRONE.options()) > 1
    assert (old.under(2).rules_version, old.under(1)) == (2, old)
    with pytest.raises(SetupError, match="lowest_bidder"):
        old.full_options({"lowest_bidder": "own_rank"})


@pytest.mark.parametrize("key", list(GAMES))
@pytest.mark.parametrize("rules", [0, 99])
def test_rules_that_nobody_plays_are_refused(key: str, rules: int) -> None:
    game = GAMES[key]
    with pytest.raises(SetupError, match=str(game.rules_version)):
        game.under(rules)
    snapshot = tabard.start(key, game.seats[0], "a seed").snapshot()
    with pytest.raises(SnapshotError, match=f"rules version {rules}"):
        tabard.restore({**snapshot, "rules": rules})


def test_a_game_is_itself_by_its_own_rules() -> None:
    game = SMALL.game
    assert game.under(game.rules_version) is game

"""One game by other rules or other data: what it keeps, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.throne.builders import GAME, decree, supply, table, tracks, turn
from games.throne.decks import edited
from support.clauses import clause
from tabard.core.dice import Dice
from tabard.core.errors import SetupError
from tabard.games.throne.game import NEWEST_RULES, Throne
from tabard.testing.loops import WayBack


@clause("TH-DEC-26")
def test_a_game_by_older_rules_is_made_once() -> None:
    old = GAME.under(1)
    assert (old.rules_version, GAME.under(1) is old, old.under(1) is old) == (1, True, True)
    assert GAME.under(NEWEST_RULES) is GAME
    assert old.under(NEWEST_RULES).rules_version == NEWEST_RULES


@clause("TH-DEC-26")
@pytest.mark.parametrize("rules", [0, NEWEST_RULES + 1])
def test_rules_that_nobody_plays_are_refused(rules: int) -> None:
    with pytest.raises(SetupError, match=f"versions 1 to {NEWEST_RULES}, not {rules}"):
        GAME.under(rules)


@clause("TH-DEC-26")
def test_what_the_contract_searches_for_is_found_in_older_rules() -> None:
    for rules in range(1, NEWEST_RULES + 1):
        state = table(2, merchant="wine_factor", rules=rules)
        tracks(state, 0, trade=5, wealth=4)
        supply(state, 0, 1)
        decree(state, "open_markets")
        turn(state, 0, "V", 0)
        loop = WayBack(GAME.under(rules), 0, Dice(1), 250).loop_from(state)
        assert bool(loop) == (rules == 1)


@clause("TH-GEN-02")
def test_older_rules_keep_the_data_of_a_table(tmp_path: Path) -> None:
    edited(tmp_path, "constants.toml", "value = 6", "value = 5")
    game = Throne(tmp_path)
    assert game.catalog.weeks == 5
    assert (game.under(1).catalog.weeks, game.under(1).data_folder) == (5, str(tmp_path))


@clause("TH-GEN-01")
def test_a_table_for_too_many_is_not_read() -> None:
    data = GAME.codec.encode(table(4))
    with pytest.raises(SetupError, match="2 to 4"):
        GAME.codec.decode(5, {}, data)

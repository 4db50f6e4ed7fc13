"""What bots think of positions: a victory is worth its part, and both sides have their price."""

from __future__ import annotations

import pytest

from games.allegiance.builders import answer, table
from tabard.core import engine
from tabard.minds.allegiance.mind import AllegianceMind

JUDGE = AllegianceMind().judge()


def test_a_victory_alone_is_worth_more_than_one_that_is_shared() -> None:
    alone = table(["monk", "thief", "thief"], turn=2, first=0, deck="", temple="monk")
    shared = table(["monk", "monk", "thief"], turn=2, first=0, deck="", temple="monk")
    for state, values in ((alone, [1.0, 0.0, 0.0]), (shared, [0.5, 0.5, 0.0])):
        answer(state, "end_turn")
        assert engine.is_over(state)
        assert JUDGE.worth(state) == values


def test_whoever_shares_a_side_with_fewer_stands_better() -> None:
    many = table(["monk*2", "monk*2", "monk*2"], deck="", temple="monk*4")
    few = table(["monk*2", "monk*2", "thief*3"], deck="", temple="monk*4")
    assert JUDGE.worth_to(few, 0) > 1.2 * JUDGE.worth_to(many, 0)
    assert JUDGE.worth_to(few, 2) < 0.5 * JUDGE.worth_to(few, 0)


def test_the_guild_rewards_its_best_alone() -> None:
    state = table(["thief*4", "thief*2", "monk*2"], deck="", guild="thief*4")
    values = JUDGE.worth(state)
    assert values[0] > 0.6
    assert values[0] > 3 * max(values[1:])


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_parts_of_the_victory_are_no_more_than_one_in_all(turn: int) -> None:
    state = table(["monk*2 thief", "spy noble", "bishop"], turn=turn, temple="monk", guild="spy*2")
    assert 0.5 < sum(JUDGE.worth(state)) <= 1.2

"""Attributes of Merchants, Nobles and Guards: Finance, Royal Support, no allegiance."""

from __future__ import annotations

import pytest

from games.allegiance.builders import answer, ending, influence, points, table
from support.clauses import clause
from support.questions import options


@clause("AL-FINANCE-01")
@pytest.mark.parametrize(
    ("temple", "guild", "found"), [(3, 0, (3, 0)), (3, 2, (3, 0)), (1, 2, (0, 2)), (0, 6, (0, 6))]
)
def test_the_organisation_with_more_merchants_gains_one_for_each_on_it(
    temple: int, guild: int, found: tuple[int, int]
) -> None:
    state = ending(temple=f"merchant*{temple}", guild=f"merchant*{guild}")
    assert influence(state) == found


@clause("AL-FINANCE-02")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_with_equal_numbers_of_merchants_neither_gains(number: int) -> None:
    state = ending(temple=f"merchant*{number}", guild=f"merchant*{number}")
    assert influence(state) == (0, 0)


@clause("AL-FINANCE-03")
def test_merchants_elsewhere_have_no_effect() -> None:
    state = ending(["merchant*3"], ["merchant?1"], temple="merchant", guild="monk")
    assert influence(state) == (1, 0)
    assert influence(ending(["merchant*3"], ["merchant?1"])) == (0, 0)


@clause("AL-NOBLE-01")
def test_each_noble_is_worth_two_for_the_organisation_it_lies_on() -> None:
    assert influence(ending(temple="noble*3", guild="noble")) == (6, 2)


@clause("AL-NOBLE-01")
def test_nobles_elsewhere_are_worth_nothing() -> None:
    assert influence(ending(["noble*2"], ["noble?1"])) == (0, 0)


@clause("AL-NOBLE-02")
def test_nobles_never_count_for_allegiance() -> None:
    state = ending(["noble*2 monk"], ["noble?1"])
    assert points(state, 0) == (1, 0)


@clause("AL-NOBLE-02")
def test_nobles_are_not_changed_by_corrupt_or_redeem() -> None:
    state = ending(["noble", "noble"], ["guildmaster", "bishop"])
    assert (points(state, 0), points(state, 1)) == ((0, 1), (1, 0))


@clause("AL-UNALIGNED-01")
def test_merchants_and_guards_never_count_for_allegiance() -> None:
    state = ending(["merchant*2 guard thief"], ["spy+guard merchant?1 guard?2"])
    assert points(state, 0) == (0, 2)


@clause("AL-UNALIGNED-01")
def test_guards_never_count_for_influence() -> None:
    assert influence(ending([], ["spy+guard"], temple="guard*2", guild="guard")) == (0, 0)


@clause("AL-UNALIGNED-02")
def test_finance_and_royal_support_apply_by_themselves() -> None:
    state = table(deck="", turn=2, first=0, temple="merchant noble", guild="thief*2")
    answer(state, "end_turn")
    assert influence(state) == (3, 2)


@clause("AL-UNALIGNED-02")
@pytest.mark.parametrize("kind", ["merchant", "noble", "guard"])
def test_no_attribute_is_used_as_an_action(kind: str) -> None:
    state = table([f"{kind} bishop", "monk", "monk"], ["spy"])
    assert f"use:{kind}" not in options(state)


@clause("AL-UNALIGNED-02")
def test_protect_uses_up_no_action() -> None:
    state = table(["guard bishop", "monk", "monk"], ["spy"])
    answer(state, "guard", "on:0", "use:bishop")
    assert options(state) == ["end_turn"]

"""Magisters: Clerics, Scribes, Merchants, and any of them as a Courtier (AR-MAG ff.)."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    all_goods,
    alone,
    answer,
    figures,
    goods,
    holding,
    repository,
    table,
    token,
    turns,
    use,
)
from games.archon.reading import cards_taken, figures_on, has, in_pile, shown, tokens_on
from support.clauses import clause
from support.questions import asked, barred, offers, options, refuses, told
from tabard.games.archon.action_events import FigurePlaced, Passed, SecondActionDeclined

# Any Magister


@clause("AR-MAG-01")
def test_a_tax_collector_or_a_merchant_may_be_played_without_benefit() -> None:
    state = alone(holding("tax_collector merchant courtier*2"))
    answer(state, "slot:treasury_1", "with:tax_collector")
    assert options(state) == ["benefit:yes", "benefit:no"]
    answer(state, "benefit:no")
    assert tokens_on(state, "treasury_1") == []
    answer(state, "slot:treasury_2", "with:merchant")
    assert options(state) == ["benefit:yes", "benefit:no"]
    answer(state, "benefit:no")
    assert has(state, 0, "gold") == 4
    assert [event.fields()[4] for event in told(state, FigurePlaced)] == [False, False]


@clause("AR-MAG-01")
@pytest.mark.parametrize("kind", ["tax_collector", "merchant"])
def test_a_magister_without_benefit_enters_a_slot_marked_2_alone(kind: str) -> None:
    state = alone(holding(f"{kind} courtier"))
    use(state, "barracks_2", kind, "benefit:no")
    assert in_pile(state, 0, "hand") == {"courtier": 1}
    assert all_goods(state, 0) == {"recruit": 1}


@clause("AR-MAG-01")
def test_cleric_and_scribe_enter_like_a_courtier_too() -> None:
    state = alone(holding("cleric scribe courtier"))
    use(state, "barracks_2", "cleric")
    assert figures_on(state, "barracks_2") == [0]
    use(state, "treasury_3", "scribe", "no_second_action")
    assert in_pile(state, 0, "hand") == {"courtier": 1}
    assert all_goods(state, 0) == {"gold": 2, "recruit": 1}


@clause("AR-MAG-02")
def test_never_two_magisters_nor_a_magister_with_a_courtier() -> None:
    state = alone(holding("courtier scribe*2 merchant*2"))
    answer(state, "slot:barracks_2")
    assert offers(state, "with") == ["scribe", "merchant"], "one Courtier and a Scribe are no pair"
    answer(state, "with:merchant", "benefit:yes")
    assert in_pile(state, 0, "hand") == {"courtier": 1, "scribe": 2, "merchant": 1}
    assert all_goods(state, 0) == {"recruit": 2}, "one benefit for one Merchant"
    assert told(state, FigurePlaced) == [FigurePlaced(0, slot_of("barracks_2"), 4, 1, True, True)]


def slot_of(key: str) -> int:
    """The number of a slot."""
    slots = table(2).rules.catalog.slots
    return [slot.key for slot in slots].index(key)


# Cleric


@clause("AR-CLERIC-01")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_cleric_enters_an_occupied_slot_even_with_an_own_figure(owner: int) -> None:
    state = holding("cleric courtier*3")
    figures(state, owner, "treasury_1")
    alone(state)
    answer(state, "slot:treasury_1")
    assert offers(state, "with") == ["cleric"]
    answer(state, "with:cleric")
    assert figures_on(state, "treasury_1") == [owner, 0]
    assert has(state, 0, "gold") == 2


@clause("AR-CLERIC-01")
def test_several_clerics_may_share_a_slot() -> None:
    state = holding("cleric*2 courtier*2")
    figures(state, 1, "barracks_2")
    alone(state)
    use(state, "barracks_2", "cleric")
    use(state, "barracks_2", "cleric")
    assert figures_on(state, "barracks_2") == [1, 0, 0]
    assert "barracks_2" not in offers(state, "slot")


def test_with_an_option_a_cleric_joins_only_figures_of_others() -> None:
    state = holding("cleric courtier*3", cleric_on_own_figure="false")
    figures(state, 0, "treasury_1")
    figures(state, 1, "treasury_1", "treasury_2")
    alone(state)
    found = offers(state, "slot")
    assert "treasury_1" not in found
    assert "treasury_2" in found
    use(state, "treasury_2", "cleric")
    assert figures_on(state, "treasury_2") == [1, 0]


@clause("AR-CLERIC-02")
def test_a_cleric_pays_taxes() -> None:
    state = holding("cleric courtier*3")
    goods(state, 0, gold=1)
    token(state, 1, "treasury_1")
    alone(state)
    use(state, "treasury_1", "cleric")
    assert (has(state, 0, "gold"), has(state, 1, "gold")) == (2, 1)


@clause("AR-CLERIC-02")
def test_a_cleric_without_gold_for_the_tax_stays_outside() -> None:
    state = holding("cleric courtier*3")
    token(state, 1, "treasury_1")
    alone(state)
    assert "treasury_1" not in offers(state, "slot")


@clause("AR-CLERIC-03")
def test_a_cleric_opens_no_cover_and_pays_the_full_cost() -> None:
    state = holding("cleric courtier*3")
    goods(state, 0, papyrus=1, iron=1)
    figures(state, 1, "planetarium_1", "planetarium_2")
    alone(state)
    found = offers(state, "slot")
    assert "planetarium_1" in found
    assert "planetarium_2" in found
    assert "planetarium_3" not in found
    assert barred(state)["slot:planetarium_3"] == "AR-ROUND-06"
    use(state, "planetarium_1", "cleric", "card:astrolabe")
    assert all_goods(state, 0) == {}
    assert cards_taken(state, 0, "science") == ["astrolabe"]


@clause("AR-CLERIC-03")
def test_a_cleric_does_not_spare_a_cost_that_cannot_be_paid() -> None:
    state = holding("cleric courtier*3")
    goods(state, 0, papyrus=1)
    figures(state, 1, "planetarium_1")
    alone(state)
    assert "planetarium_1" not in offers(state, "slot")
    assert "planetarium_2" not in offers(state, "slot")


# Scribe


@clause("AR-SCRIBE-01")
def test_after_a_scribe_one_more_action_follows_at_once() -> None:
    state = turns(holding("scribe courtier*3"))
    use(state, "barracks_1", "scribe")
    assert asked(state) == (0, "second")
    assert offers(state, "slot") == ["treasury_1", "treasury_2", "treasury_3", "barracks_2"]
    assert barred(state)["slot:barracks_1"] == "AR-ROUND-05"
    use(state, "treasury_1")
    assert asked(state) == (1, "turn")
    assert all_goods(state, 0) == {"gold": 2, "recruit": 1}
    assert in_pile(state, 0, "hand") == {"courtier": 2}


@clause("AR-SCRIBE-01")
def test_the_second_action_may_use_what_the_first_has_brought() -> None:
    state = holding("scribe courtier*3")
    token(state, 1, "barracks_2")
    alone(state)
    assert "barracks_1" not in offers(state, "slot")
    use(state, "treasury_1", "scribe")
    use(state, "barracks_1")
    assert all_goods(state, 0) == {"gold": 1, "recruit": 1}
    assert has(state, 1, "gold") == 1


@clause("AR-SCRIBE-01")
def test_the_second_action_comes_after_all_clicks_of_the_first() -> None:
    state = holding("scribe courtier*3")
    repository(state, iron=1, silver=1)
    turns(state)
    use(state, "repository_1", "scribe")
    assert asked(state) == (0, "take")
    answer(state, "take:iron")
    assert asked(state) == (0, "second")


@clause("AR-SCRIBE-01")
def test_without_a_card_left_there_is_no_second_action() -> None:
    state = turns(holding("scribe"))
    use(state, "treasury_1", "scribe")
    assert asked(state) == (1, "turn")


@clause("AR-SCRIBE-02")
def test_a_scribe_after_a_scribe_gives_no_third_action() -> None:
    state = turns(holding("scribe*2 courtier"))
    use(state, "barracks_1", "scribe")
    use(state, "treasury_1", "scribe")
    assert asked(state) == (1, "turn")
    assert in_pile(state, 0, "hand") == {"courtier": 1}
    assert all_goods(state, 0) == {"gold": 2, "recruit": 1}
    answer(state, "pass", "pass")
    assert asked(state) == (0, "turn"), "the Courtier waits for the next turn"


@clause("AR-SCRIBE-02")
def test_a_scribe_in_a_later_turn_gives_a_second_action_again() -> None:
    state = alone(holding("scribe*2 courtier*2"))
    use(state, "barracks_1", "scribe")
    use(state, "treasury_1")
    use(state, "treasury_2", "scribe")
    assert asked(state) == (0, "second")


@clause("AR-SCRIBE-03")
def test_the_second_action_may_be_a_merchant_s() -> None:
    state = turns(holding("scribe merchant courtier"))
    use(state, "barracks_1", "scribe")
    use(state, "treasury_1", "merchant", "benefit:yes")
    assert has(state, 0, "gold") == 3


@clause("AR-SCRIBE-03")
def test_the_second_action_may_be_a_cleric_s_or_a_tax_collector_s() -> None:
    state = alone(holding("scribe*2 cleric tax_collector"))
    use(state, "barracks_1", "scribe")
    use(state, "barracks_1", "cleric")
    assert figures_on(state, "barracks_1") == [0, 0]
    use(state, "treasury_1", "scribe")
    use(state, "treasury_2", "tax_collector", "benefit:yes")
    assert tokens_on(state, "treasury_2") == [0]


@clause("AR-SCRIBE-03", "AR-SCRIBE-04")
def test_declining_the_second_action_is_not_passing() -> None:
    state = turns(holding("scribe courtier", 2))
    use(state, "treasury_1", "scribe")
    assert options(state)[-1] == "no_second_action"
    assert refuses(state, "pass")
    answer(state, "no_second_action")
    assert told(state, SecondActionDeclined) == [SecondActionDeclined(0)]
    assert told(state, Passed) == []
    assert not shown(state, 1, "players", 0, "passed")
    answer(state, "pass")
    assert asked(state) == (0, "turn")
    use(state, "treasury_2")
    assert has(state, 0, "gold") == 4

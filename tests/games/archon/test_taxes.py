"""Tax Collectors: tokens, taxes, and who pays none (AR-TAX)."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    answer,
    cards,
    end_round,
    figures,
    goods,
    lay_favors,
    order,
    passed,
    table,
    token,
    turns,
    use,
)
from games.archon.reading import figures_on, has, shown, tokens_on
from support.clauses import clause
from support.questions import asked, barred, offers, options, refuses, told
from tabard.core.values import SPECTATOR
from tabard.games.archon.action_events import GoodsGained, TaxPaid, TokenPlaced
from tabard.games.archon.kinds import GOLD, PALACE, TREASURY
from tabard.games.archon.state import ArchonState


def collector(state: ArchonState, seat: int, more: str = "courtier*4") -> None:
    """A Tax Collector and four other cards in hand."""
    cards(state, seat, f"tax_collector {more}", others="courtier*3 scribe merchant")


def purse(state: ArchonState, *seats: int) -> list[int]:
    """The gold of some players."""
    return [has(state, seat, "gold") for seat in seats or range(state.seats)]


@clause("AR-TAX-01")
def test_a_tax_collector_puts_a_token_on_the_slot() -> None:
    state = table(3)
    collector(state, 0)
    turns(state)
    use(state, "treasury_2", "tax_collector", "benefit:yes")
    assert tokens_on(state, "treasury_2") == [0]
    assert tokens_on(state, "treasury_1") == []
    assert figures_on(state, "treasury_2") == [0]
    assert told(state, TokenPlaced) == [TokenPlaced(0, TREASURY)]
    assert has(state, 0, "gold") == 2, "the action is carried out as ever"


@clause("AR-TAX-02")
def test_whoever_enters_afterwards_pays_before_the_action() -> None:
    state = table(4)
    collector(state, 0)
    goods(state, 1, gold=1)
    turns(state)
    use(state, "treasury_1", "tax_collector", "benefit:yes")
    assert shown(state, 1, "slots", 4, "tax") == 1
    use(state, "treasury_2")
    assert purse(state) == [3, 2, 0, 0]
    later = [event for event in state.told if isinstance(event, (TaxPaid, GoodsGained))][1:]
    assert later == [TaxPaid(1, 0, 1), GoodsGained(1, GOLD, 2, 0)]
    assert asked(state) == (2, "turn")
    assert refuses(state, "slot:treasury_3"), "no gold"


@clause("AR-TAX-02")
def test_every_token_in_the_building_is_paid_to_its_owner() -> None:
    state = table(4)
    goods(state, 0, gold=4)
    token(state, 1, "treasury_1")
    token(state, 2, "treasury_2")
    token(state, 1, "barracks_1")
    turns(state)
    use(state, "treasury_3")
    assert purse(state) == [4, 1, 1, 0]
    other = table(4)
    goods(other, 0, gold=4)
    token(other, 1, "treasury_1", "treasury_2")
    turns(other)
    use(other, "treasury_3")
    assert purse(other) == [4, 2, 0, 0], "1 gold for each token, not for each owner"
    assert told(other, TaxPaid) == [TaxPaid(0, 1, 2)]


@clause("AR-TAX-02")
def test_other_buildings_are_not_taxed() -> None:
    state = table(3)
    token(state, 1, "treasury_1")
    turns(state)
    use(state, "barracks_1")
    assert told(state, TaxPaid) == []
    assert has(state, 0, "recruit") == 1


@clause("AR-TAX-03")
def test_a_tax_collector_with_benefit_pays_nothing() -> None:
    state = table(4)
    collector(state, 0)
    goods(state, 0, gold=2)
    token(state, 1, "treasury_1", "treasury_2")
    turns(state)
    use(state, "treasury_3", "tax_collector", "benefit:yes")
    assert purse(state) == [4, 0, 0, 0]
    assert tokens_on(state, "treasury_3") == [0]


@clause("AR-TAX-03")
def test_a_tax_collector_played_as_a_courtier_pays() -> None:
    state = table(4)
    collector(state, 0)
    goods(state, 0, gold=2)
    token(state, 1, "treasury_1", "treasury_2")
    turns(state)
    use(state, "treasury_3", "tax_collector", "benefit:no")
    assert purse(state) == [2, 2, 0, 0]
    assert tokens_on(state, "treasury_3") == []


@clause("AR-TAX-03", "AR-TAX-06")
def test_without_gold_only_a_tax_collector_with_benefit_enters() -> None:
    state = table(4)
    collector(state, 0)
    token(state, 1, "treasury_1")
    passed(state, 1, 2, 3)
    turns(state)
    answer(state, "slot:treasury_3")
    assert offers(state, "with") == ["tax_collector"]
    answer(state, "with:tax_collector")
    assert asked(state) == (0, "turn"), "there is no choice but the benefit"
    assert tokens_on(state, "treasury_3") == [0]
    assert purse(state) == [2, 0, 0, 0]


@clause("AR-TAX-04")
def test_nobody_pays_for_own_tokens() -> None:
    state = table(3)
    token(state, 0, "treasury_1", "barracks_1")
    passed(state, 1, 2)
    turns(state)
    assert shown(state, 0, "slots", 4, "tax") == 0
    use(state, "treasury_2")
    use(state, "barracks_2")
    assert purse(state) == [2, 0, 0]
    assert told(state, TaxPaid) == []


@clause("AR-TAX-05")
def test_figures_already_in_the_building_pay_nothing() -> None:
    state = table(3)
    collector(state, 0)
    figures(state, 1, "treasury_1")
    goods(state, 1, gold=3)
    turns(state)
    use(state, "treasury_2", "tax_collector", "benefit:yes")
    assert purse(state) == [2, 3, 0]
    assert told(state, TaxPaid) == []


@clause("AR-TAX-06")
def test_whoever_cannot_pay_the_whole_tax_may_not_enter() -> None:
    state = table(4)
    goods(state, 0, gold=1)
    token(state, 1, "treasury_1", "treasury_2")
    turns(state)
    assert "treasury_3" not in offers(state, "slot")
    assert refuses(state, "slot:treasury_3")
    assert barred(state)["slot:treasury_3"] == "AR-TAX-06"
    assert purse(state) == [1, 0, 0, 0]


@clause("AR-TAX-06")
def test_the_gold_of_the_action_does_not_pay_the_tax() -> None:
    state = table(3)
    lay_favors(state, "royal_purse", "court_gossip", "levy")
    goods(state, 0, iron=1)
    token(state, 1, "treasury_1", "palace_2")
    turns(state)
    found = offers(state, "slot")
    for slot in ["treasury_2", "treasury_3", "palace_1"]:
        assert slot not in found
        assert barred(state)[f"slot:{slot}"] == "AR-TAX-06"


@clause("AR-TAX-07")
def test_all_favor_slots_are_one_building() -> None:
    state = table(3)
    collector(state, 0)
    lay_favors(state, "court_gossip", "kings_ear", "royal_purse")
    goods(state, 1, gold=1)
    turns(state)
    use(state, "palace_1", "tax_collector", "benefit:yes")
    assert told(state, TokenPlaced) == [TokenPlaced(0, PALACE)]
    use(state, "palace_2")
    assert purse(state) == [2, 1, 0]
    assert "palace_3" not in offers(state, "slot")
    assert barred(state)["slot:palace_3"] == "AR-TAX-06"


@clause("AR-TAX-08")
def test_tokens_are_removed_at_the_end_of_the_round() -> None:
    state = table(3)
    token(state, 0, "treasury_1", "barracks_1")
    token(state, 1, "palace_1")
    end_round(state)
    slots = shown(state, SPECTATOR, "slots")
    assert isinstance(slots, list)
    assert [slot["slot"] for slot in slots if slot["tokens"]] == []


# Options


@pytest.mark.parametrize(("counting", "left"), [("per_token", 3), ("per_owner", 4)])
def test_with_an_option_an_owner_is_paid_once(counting: str, left: int) -> None:
    state = table(4, tax_counting=counting)
    goods(state, 0, gold=6)
    token(state, 1, "palace_1", "palace_2")
    token(state, 2, "palace_3")
    lay_favors(state, "levy", "muster", "four_gifts", "court_gossip")
    turns(state)
    use(state, "palace_4")
    assert purse(state) == [left + 1, 5 - left, 1, 0]


def broke(gold: int) -> ArchonState:
    """Seat 0 owes 2 gold to seat 1 and 1 gold to seats 2 and 3, for whom order counts."""
    state = table(4, tax_when_broke="pay_what_you_can")
    goods(state, 0, gold=gold)
    token(state, 1, "palace_1", "palace_2")
    token(state, 2, "palace_3")
    lay_favors(state, "levy", "muster", "four_gifts", "kings_ear")
    order(state, 0, 2, 1, 3)
    return state


@pytest.mark.parametrize(
    ("gold", "after"),
    [
        (0, [1, 0, 0, 0]),
        (1, [1, 0, 1, 0]),
        (2, [1, 1, 1, 0]),
        (3, [1, 2, 1, 0]),
        (5, [3, 2, 1, 0]),
    ],
)
def test_with_an_option_whoever_is_short_pays_coin_by_coin(gold: int, after: list[int]) -> None:
    state = turns(broke(gold))
    assert "palace_4" in offers(state, "slot")
    use(state, "palace_4")
    assert purse(state) == after


@pytest.mark.parametrize(("gold", "after"), [(2, [2, 1, 1, 0]), (3, [2, 2, 1, 0])])
def test_with_that_option_coins_go_round_among_the_owners(gold: int, after: list[int]) -> None:
    state = table(4, tax_when_broke="pay_what_you_can")
    goods(state, 0, gold=gold)
    token(state, 1, "treasury_1", "treasury_2")
    token(state, 2, "treasury_1", "treasury_2")
    turns(state)
    use(state, "treasury_3")
    assert purse(state) == after, "1 gold each, then a third coin to the first in order"


def test_with_that_option_the_cost_must_still_be_left_after_the_tax() -> None:
    state = table(4, tax_when_broke="pay_what_you_can")
    goods(state, 0, gold=1)
    token(state, 1, "guild_hall_2", "guild_hall_3")
    turns(state)
    assert "guild_hall_1" not in offers(state, "slot"), "1 gold would hire a Cleric"
    assert barred(state)["slot:guild_hall_1"] == "AR-ROUND-07", "tax alone bars nobody"


def test_with_that_option_a_tax_collector_may_choose_to_pay() -> None:
    state = broke(1)
    collector(state, 0)
    turns(state)
    answer(state, "slot:palace_4", "with:tax_collector")
    assert options(state) == ["benefit:yes", "benefit:no"]
    answer(state, "benefit:no")
    assert purse(state) == [1, 0, 1, 0]

"""AR-SUP: what there is, and what happens when it runs out."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    GAME,
    answer,
    goods,
    lay_display,
    lay_favors,
    repository,
    stock,
    table,
    tiles,
    turns,
    use,
)
from games.archon.reading import cubes_in_repository, has, shown, vp
from support.clauses import clause
from support.questions import asked, barred, offers, told
from tabard.core.values import CHANCE
from tabard.games.archon.action_events import GoodsGained
from tabard.games.archon.state import ArchonState

RESOURCES = ["stone", "papyrus", "silver", "iron"]


def gained(state: ArchonState) -> list[tuple[int, int]]:
    """What was told of gains: how much came, and how much was not there."""
    return [(event.amount, event.lost) for event in told(state, GoodsGained)]


# How much there is


@clause("AR-SUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_15_cubes_of_each_resource_and_25_recruits(seats: int) -> None:
    state = GAME.new_state(seats, {})
    assert shown(state, 0, "stock") == {**dict.fromkeys(RESOURCES, 15), "recruit": 25, "gold": None}


@clause("AR-SUP-01")
def test_gold_never_runs_out() -> None:
    state = table(3)
    for seat in range(3):
        goods(state, seat, gold=500)
    turns(state)
    use(state, "treasury_1")
    assert has(state, 0, "gold") == 502


@clause("AR-SUP-01")
def test_by_option_there_are_59_gold() -> None:
    """AR-R17: two are left, then one, then none."""
    state = table(3, gold_supply="59")
    stock(state, 2, gold=3)
    turns(state)
    use(state, "treasury_1")
    assert (has(state, 0, "gold"), shown(state, 0, "stock", "gold")) == (2, 1)
    use(state, "treasury_2")
    assert (has(state, 1, "gold"), shown(state, 0, "stock", "gold")) == (1, 0)
    assert asked(state) == (2, "turn")
    assert "treasury_3" not in offers(state, "slot")
    assert barred(state)["slot:treasury_3"] == "AR-ROUND-07"


@clause("AR-SUP-01")
def test_without_gold_in_the_bank_nothing_can_be_sold() -> None:
    state = table(3, gold_supply="59")
    goods(state, 0, stone=3, iron=1)
    stock(state, 2, gold=1)
    turns(state)
    use(state, "marketplace_1", "courtier", "sell:stone")
    assert has(state, 0, "gold") == 1
    assert asked(state) == (1, "turn"), "the bank is empty, and one gold buys nothing"


@clause("AR-SUP-01", "AR-ROUND-07")
def test_with_an_empty_bank_nobody_comes_to_sell() -> None:
    state = table(3, gold_supply="59")
    goods(state, 0, stone=3)
    stock(state, 2, gold=0)
    turns(state)
    assert "marketplace_1" not in offers(state, "slot")


@clause("AR-SUP-01")
def test_by_option_recruits_never_run_out() -> None:
    """AR-R17."""
    state = table(3, recruit_supply="unlimited")
    goods(state, 2, recruit=40)
    assert shown(state, 0, "stock", "recruit") is None
    turns(state)
    use(state, "barracks_1")
    assert has(state, 0, "recruit") == 1


# When less is there


@clause("AR-SUP-02", "AR-B-BARRACKS-01")
@pytest.mark.parametrize(("left", "found"), [(3, 3), (2, 2), (1, 1)])
def test_barracks_give_the_recruits_that_are_there(left: int, found: int) -> None:
    """Merchant and Training Yard make three."""
    state = table(3)
    tiles(state, 0, "training_yard")
    state.houses[0].hand, state.houses[0].reserve = [4, 0, 0, 0, 1], [4, 0, 0, 1, 0]
    stock(state, 2, recruit=left)
    turns(state)
    use(state, "barracks_1", "merchant", "benefit:yes")
    assert has(state, 0, "recruit") == found
    assert gained(state) == [(found, 3 - found)]


@clause("AR-SUP-02", "AR-SUP-01")
def test_without_a_recruit_nothing_that_gives_only_recruits_can_be_used() -> None:
    state = table(3)
    stock(state, 2, recruit=0)
    lay_favors(state, "muster", "levy", "royal_purse")
    turns(state)
    assert not {"barracks_1", "barracks_2", "palace_1"} & set(offers(state, "slot"))
    assert "palace_3" in offers(state, "slot")


@clause("AR-SUP-02")
@pytest.mark.parametrize(("left", "found"), [(4, 3), (2, 2), (1, 1)])
def test_a_favor_gives_what_is_there(left: int, found: int) -> None:
    state = table(3)
    stock(state, 2, recruit=left)
    lay_favors(state, "muster", "levy", "royal_purse")
    turns(state)
    use(state, "palace_1")
    assert has(state, 0, "recruit") == found


@clause("AR-SUP-02")
def test_of_two_resources_of_choice_only_those_in_the_stockpile_are_offered() -> None:
    state = table(3)
    stock(state, 2, stone=0, papyrus=1, silver=1, iron=0)
    lay_favors(state, "open_stores", "levy", "muster")
    turns(state)
    use(state, "palace_1")
    assert offers(state, "gain") == ["papyrus", "silver"]
    answer(state, "gain:silver")
    assert (has(state, 0, "silver"), has(state, 0, "papyrus")) == (1, 1)


@clause("AR-SUP-02")
def test_the_second_resource_of_choice_lapses_when_the_stockpile_is_empty() -> None:
    state = table(3)
    stock(state, 2, stone=0, papyrus=0, silver=1, iron=0)
    repository(state)
    lay_favors(state, "open_stores", "levy", "muster")
    turns(state)
    use(state, "palace_1")
    assert has(state, 0, "silver") == 1
    assert asked(state) == (1, "turn")
    assert "palace_1" not in offers(state, "slot")


@clause("AR-SUP-02")
def test_cubes_in_the_repository_are_not_in_the_stockpile() -> None:
    state = table(3)
    repository(state, stone=2)
    stock(state, 2, stone=0, papyrus=0, silver=0, iron=0)
    lay_favors(state, "open_stores", "levy", "muster")
    goods(state, 0, gold=8)
    turns(state)
    assert not {"palace_1", "marketplace_1"} & set(offers(state, "slot"))
    assert cubes_in_repository(state) == {"stone": 2}


@clause("AR-SUP-02", "AR-ROUND-07")
@pytest.mark.parametrize(
    ("card", "points"), [("lunar_calendar", 2), ("sundial", 1), ("star_chart", 1)]
)
def test_the_bonus_of_a_card_lapses_but_its_vp_do_not(card: str, points: int) -> None:
    """A recruit, a resource and two gold; the price is paid back into the stockpile first."""
    state = table(3, gold_supply="59")
    lay_display(state, "science", card, "herbal", "pulley")
    goods(state, 0, papyrus=1, iron=1)
    stock(state, 2, recruit=0, gold=0, stone=0, silver=0, papyrus=0, iron=0)
    turns(state)
    use(state, "planetarium_1", "courtier", f"card:{card}")
    assert vp(state, 0) == 4 + points
    assert (has(state, 0, "recruit"), has(state, 0, "gold")) == (0, 0)
    if card == "sundial":
        assert offers(state, "gain") == ["papyrus", "iron"], "just paid, and there again"
    else:
        assert asked(state) == (CHANCE, "chance"), "the display is refilled at once"


@clause("AR-SUP-02", "AR-B-MARKET-01")
def test_a_cube_that_the_stockpile_lacks_cannot_be_bought() -> None:
    state = table(3)
    goods(state, 0, gold=8)
    stock(state, 2, iron=0, stone=1)
    turns(state)
    use(state, "marketplace_1")
    assert offers(state, "buy") == ["stone", "papyrus", "silver"]
    answer(state, "buy:stone")
    assert offers(state, "buy") == ["papyrus", "silver"]
    assert barred(state)["buy:stone"] == "AR-B-MARKET-01"


@clause("AR-SUP-01", "AR-ACT-03")
def test_what_is_paid_can_be_gained_again() -> None:
    state = table(3)
    goods(state, 0, recruit=2)
    stock(state, 2, recruit=0)
    turns(state)
    assert "barracks_1" not in offers(state, "slot")
    use(state, "royal_guard_1", "courtier", "space:5")
    assert asked(state) == (1, "turn")
    use(state, "barracks_1")
    assert has(state, 1, "recruit") == 1

"""Merchants in Treasury, Repository and Barracks, and nowhere else (AR-MERCHANT)."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    all_goods,
    alone,
    answer,
    goods,
    holding,
    lay_favors,
    repository,
    stock,
    tiles,
    use,
)
from games.archon.reading import cubes_in_repository, shown
from support.clauses import clause
from support.questions import asked, is_done, offers, told
from tabard.games.archon.action_events import FigurePlaced


@clause("AR-MERCHANT-01")
def test_a_merchant_gains_one_more_gold_in_the_treasury() -> None:
    state = alone(holding("merchant courtier", 2))
    use(state, "treasury_1", "merchant", "benefit:yes")
    assert all_goods(state, 0) == {"gold": 3}


@clause("AR-MERCHANT-02")
def test_a_merchant_takes_one_more_cube_from_the_repository() -> None:
    state = holding("merchant courtier", 2)
    repository(state, silver=1, iron=1, stone=1)
    alone(state)
    use(state, "repository_1", "merchant", "benefit:yes", "take:iron")
    assert offers(state, "take") == ["stone", "silver"], "only what lies there"
    answer(state, "take:silver")
    assert all_goods(state, 0) == {"silver": 1, "iron": 1}
    assert cubes_in_repository(state) == {"stone": 1}
    assert asked(state) == (0, "turn")


@clause("AR-MERCHANT-02")
def test_a_merchant_takes_the_last_cube_alone() -> None:
    state = holding("merchant courtier", 2)
    repository(state, silver=1)
    alone(state)
    use(state, "repository_1", "merchant", "benefit:yes")
    assert all_goods(state, 0) == {"silver": 1}
    assert "repository_2" not in offers(state, "slot")


@clause("AR-MERCHANT-03")
def test_a_merchant_gains_one_more_recruit_in_the_barracks() -> None:
    state = alone(holding("merchant courtier", 2))
    use(state, "barracks_1", "merchant", "benefit:yes")
    assert all_goods(state, 0) == {"recruit": 2}
    assert shown(state, 0, "stock", "recruit") == 23


@clause("AR-MERCHANT-04")
@pytest.mark.parametrize(
    ("slot", "prompt"),
    [
        ("marketplace_1", "trade"),
        ("planetarium_1", "card"),
        ("academy_1", "card"),
        ("royal_guard_1", "space"),
        ("guild_hall_1", "hire"),
        ("builders_guild_1", "tile"),
    ],
)
def test_elsewhere_a_merchant_has_no_benefit(slot: str, prompt: str) -> None:
    state = holding("merchant courtier", 2)
    goods(state, 0, gold=3, stone=2, papyrus=2, silver=2, iron=2, recruit=2)
    alone(state)
    use(state, slot, "merchant")
    assert asked(state) == (0, prompt), "there is nothing to be asked about a benefit"
    assert told(state, FigurePlaced)[0].fields()[4] is False


@clause("AR-MERCHANT-04")
def test_in_the_palace_a_merchant_has_no_benefit() -> None:
    state = holding("merchant*3", 2)
    lay_favors(state, "royal_purse", "muster")
    tiles(state, 0, "mint")
    alone(state)
    use(state, "palace_1", "merchant")
    use(state, "palace_2", "merchant")
    assert all_goods(state, 0) == {"gold": 4, "recruit": 3}
    assert not is_done(state)


def test_a_merchant_gets_what_the_supply_still_has() -> None:
    state = holding("merchant courtier", 2)
    stock(state, 1, recruit=1)
    alone(state)
    use(state, "barracks_1", "merchant", "benefit:yes")
    assert all_goods(state, 0) == {"recruit": 1}

"""AR-TILE: what the Building tiles of level I do."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.archon.builders import (
    GAME,
    answer,
    cards,
    end_round,
    figures,
    goods,
    lay_favors,
    repository,
    skip_chance,
    stock,
    table,
    tiles,
    token,
    turns,
    use,
)
from games.archon.edits import edited
from games.archon.reading import cubes_in_repository, has
from support.clauses import clause
from support.questions import asked, offers, options, refuses
from tabard.games.archon.state import ArchonState

START = 4
"""VP of each player at the beginning."""


def with_tile(*keys: str) -> ArchonState:
    """Three players, a hand of all kinds of cards, and tiles of seat 0."""
    state = table(3)
    tiles(state, 0, *keys)
    for seat in range(3):
        hand = "courtier tax_collector cleric scribe merchant"
        cards(state, seat, hand, others="courtier*5")
    return state


# Mint, Warehouse, Training Yard


@clause("AR-TILE-01")
def test_the_mint_adds_a_gold_to_every_treasury_action_of_its_owner() -> None:
    state = turns(with_tile("mint"))
    use(state, "treasury_1")
    assert has(state, 0, "gold") == 3
    use(state, "treasury_2")
    assert has(state, 1, "gold") == 2, "it is the Mint of seat 0"
    answer(state, "pass")
    use(state, "treasury_3", "scribe", "no_second_action")
    assert has(state, 0, "gold") == 6


@clause("AR-TILE-01")
def test_the_mint_adds_to_a_merchant() -> None:
    state = turns(with_tile("mint"))
    use(state, "treasury_1", "merchant", "benefit:yes")
    assert has(state, 0, "gold") == 4


@clause("AR-TILE-01")
def test_the_mint_adds_nothing_where_gold_is_gained_otherwise() -> None:
    state = with_tile("mint")
    lay_favors(state, "royal_purse", "court_gossip", "kings_ear")
    goods(state, 0, stone=1)
    turns(state)
    use(state, "palace_1", "merchant")
    assert has(state, 0, "gold") == 4
    answer(state, "pass", "pass")
    use(state, "marketplace_1", "courtier", "sell:stone", "done")
    assert has(state, 0, "gold") == 5


@clause("AR-TILE-01")
@pytest.mark.parametrize(
    ("kind", "more", "cubes"), [("courtier", (), 2), ("merchant", ("benefit:yes",), 3)]
)
def test_the_warehouse_adds_a_cube_from_the_repository(
    kind: str, more: tuple[str, ...], cubes: int
) -> None:
    state = with_tile("warehouse")
    repository(state, stone=2, silver=2)
    turns(state)
    use(state, "repository_1", kind, *more, *["take:stone", "take:silver", "take:stone"][:cubes])
    assert has(state, 0, "stone") + has(state, 0, "silver") == cubes
    assert sum(cubes_in_repository(state).values()) == 4 - cubes
    assert asked(state) == (1, "turn")


@clause("AR-TILE-01", "AR-B-REPOSITORY-02")
def test_the_warehouse_adds_nothing_once_the_repository_is_empty() -> None:
    state = with_tile("warehouse")
    repository(state, iron=1)
    turns(state)
    use(state, "repository_1")
    assert (has(state, 0, "iron"), cubes_in_repository(state)) == (1, {})
    assert asked(state) == (1, "turn"), "the stockpile makes up for nothing"


@clause("AR-TILE-01")
@pytest.mark.parametrize(
    ("kind", "more", "found"), [("courtier", (), 2), ("merchant", ("benefit:yes",), 3)]
)
def test_the_training_yard_adds_a_recruit(kind: str, more: tuple[str, ...], found: int) -> None:
    state = turns(with_tile("training_yard"))
    use(state, "barracks_1", kind, *more)
    assert has(state, 0, "recruit") == found


@clause("AR-TILE-01")
def test_tiles_of_one_building_add_nothing_in_another() -> None:
    state = with_tile("mint", "warehouse", "training_yard")
    repository(state, stone=1)
    stock(state, 1, recruit=1)
    turns(state)
    use(state, "barracks_1", "merchant", "benefit:yes")
    assert has(state, 0, "recruit") == 1, "the supply had one alone"
    assert (has(state, 0, "gold"), has(state, 0, "stone")) == (0, 0)


# Trading Post


@clause("AR-TILE-02")
def test_the_trading_post_allows_four_trades_and_no_fifth() -> None:
    state = with_tile("trading_post")
    goods(state, 0, stone=3, iron=3)
    turns(state)
    use(state, "marketplace_1", "courtier", *["sell:stone"] * 3)
    assert asked(state) == (0, "trade")
    answer(state, "sell:iron")
    assert asked(state) == (1, "turn")
    assert (has(state, 0, "gold"), has(state, 0, "iron")) == (4, 2)


@clause("AR-TILE-02")
def test_without_a_trading_post_three_trades_are_made_and_a_purchase_costs_two() -> None:
    state = with_tile("mint")
    goods(state, 0, gold=1, stone=3, iron=3)
    turns(state)
    use(state, "marketplace_1")
    assert offers(state, "buy") == []
    answer(state, *["sell:stone"] * 3)
    assert asked(state) == (1, "turn")


@clause("AR-TILE-02")
def test_the_first_purchase_costs_one_gold_and_the_next_one_two() -> None:
    state = with_tile("trading_post")
    goods(state, 0, gold=4)
    turns(state)
    use(state, "marketplace_1", "courtier", "buy:stone")
    assert has(state, 0, "gold") == 3
    answer(state, "buy:iron")
    assert has(state, 0, "gold") == 1
    assert offers(state, "buy") == [], "a third one would cost two again"


@clause("AR-TILE-02")
def test_a_sale_does_not_use_up_the_cheap_purchase() -> None:
    state = with_tile("trading_post")
    goods(state, 0, stone=1)
    turns(state)
    use(state, "marketplace_1")
    assert has(state, 0, "gold") == 1, "a sale is all that can be done, and answers itself"
    answer(state, "buy:papyrus")
    assert (has(state, 0, "gold"), has(state, 0, "papyrus")) == (0, 1)


@clause("AR-TILE-02")
def test_with_a_trading_post_one_gold_opens_the_marketplace() -> None:
    state = with_tile("trading_post")
    goods(state, 0, gold=1)
    goods(state, 1, gold=1)
    turns(state)
    assert "marketplace_1" in offers(state, "slot")
    answer(state, "pass")
    assert asked(state) == (1, "turn")
    assert "marketplace_1" not in offers(state, "slot")


@clause("AR-TILE-02", "AR-ACT-05")
def test_a_purchase_costs_nothing_at_the_least(tmp_path: Path) -> None:
    state = with_tile("trading_post")
    edited(tmp_path, "tiles.toml", "second = 1", "second = 3")
    state.rules = GAME.with_data(tmp_path).rules(3, {})
    goods(state, 0, gold=1)
    turns(state)
    use(state, "marketplace_1", "courtier", "buy:stone")
    assert (has(state, 0, "gold"), has(state, 0, "stone")) == (1, 1)


# Secret Passage


@clause("AR-TILE-03")
def test_a_courtier_goes_through_the_passage_once_a_round() -> None:
    state = with_tile("secret_passage")
    cards(state, 0, "courtier*3", others="courtier*4 merchant scribe cleric")
    figures(state, 1, "treasury_1", "treasury_2", "barracks_1")
    turns(state)
    assert {"treasury_1", "barracks_1"} <= set(offers(state, "slot"))
    use(state, "treasury_1")
    assert has(state, 0, "gold") == 2
    answer(state, "pass", "pass")
    assert asked(state) == (0, "turn")
    assert not {"treasury_1", "treasury_2", "barracks_1"} & set(offers(state, "slot"))


@clause("AR-TILE-03")
def test_the_passage_is_open_again_in_the_next_round() -> None:
    state = with_tile("secret_passage")
    state.houses[0].passages = 1
    end_round(state)
    skip_chance(state)
    figures(state, 1, "treasury_1")
    answer(state, *["pass"] * state.order.index(0))
    assert asked(state) == (0, "turn")
    assert "treasury_1" in offers(state, "slot")


@clause("AR-TILE-03")
def test_free_slots_do_not_use_up_the_passage() -> None:
    state = with_tile("secret_passage")
    cards(state, 0, "courtier*3", others="courtier*4 merchant scribe cleric")
    figures(state, 1, "treasury_1")
    turns(state)
    use(state, "treasury_2")
    answer(state, "pass", "pass")
    assert "treasury_1" in offers(state, "slot")


@clause("AR-TILE-03")
def test_only_the_owner_goes_through_the_passage() -> None:
    state = with_tile("secret_passage")
    cards(state, 1, "courtier*3", others="courtier*4 merchant scribe cleric")
    figures(state, 2, "treasury_1")
    turns(state)
    answer(state, "pass")
    assert asked(state) == (1, "turn")
    assert "treasury_1" not in offers(state, "slot")


@clause("AR-TILE-03")
@pytest.mark.parametrize("kind", ["tax_collector", "scribe", "merchant"])
def test_a_magister_played_as_a_courtier_does_not_go_through_the_passage(kind: str) -> None:
    state = with_tile("secret_passage")
    figures(state, 1, "treasury_1")
    turns(state)
    answer(state, "slot:treasury_1")
    assert set(options(state)) == {"with:courtier", "with:cleric"}
    assert refuses(state, f"with:{kind}")


@clause("AR-TILE-03", "AR-CLERIC-01")
def test_a_cleric_in_an_occupied_slot_leaves_the_passage_unused() -> None:
    state = with_tile("secret_passage")
    figures(state, 1, "treasury_1", "treasury_2")
    turns(state)
    use(state, "treasury_1", "cleric")
    assert state.houses[0].passages == 0
    answer(state, "pass", "pass")
    use(state, "treasury_2", "courtier")
    assert (state.houses[0].passages, has(state, 0, "gold")) == (1, 4)


@clause("AR-TILE-03")
@pytest.mark.parametrize(("hand", "is_open"), [("courtier*2", True), ("courtier scribe", False)])
def test_a_slot_marked_2_takes_two_courtiers_through_the_passage(hand: str, is_open: bool) -> None:
    state = with_tile("secret_passage")
    cards(state, 0, hand, others="courtier*6 cleric merchant")
    figures(state, 1, "treasury_3")
    turns(state)
    assert ("treasury_3" in offers(state, "slot")) is is_open


@clause("AR-TILE-03", "AR-TAX-02", "AR-ROUND-06")
def test_the_passage_spares_no_tax_and_opens_no_cover() -> None:
    state = with_tile("secret_passage")
    cards(state, 0, "courtier*3", others="courtier*4 merchant scribe cleric")
    token(state, 1, "treasury_1")
    turns(state)
    assert "treasury_1" not in offers(state, "slot"), "without gold for the tax"
    assert not {"marketplace_2", "planetarium_3"} & set(offers(state, "slot"))

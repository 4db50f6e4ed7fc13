"""The order of an action, its costs, discounts and VP (AR-ACT)."""

from __future__ import annotations

from games.archon.builders import (
    all_goods,
    alone,
    answer,
    cards,
    figures,
    goods,
    lay_display,
    lay_favors,
    repository,
    table,
    tiles,
    token,
    turns,
    use,
)
from games.archon.reading import figures_on, has, in_pile, on_wall, owned, shown, vp
from support.clauses import clause
from support.questions import asked, offers, refuses, told
from tabard.core.values import CHANCE, Event
from tabard.games.archon.action_events import (
    CubeTaken,
    FigurePlaced,
    GoodsGained,
    GoodsPaid,
    TaxPaid,
    TokenPlaced,
)
from tabard.games.archon.state import ArchonState


def heard(state: ArchonState) -> list[type[Event]]:
    """Which kinds of things were told, in order."""
    return [type(event) for event in state.told]


@clause("AR-ACT-01")
def test_cards_tax_figure_and_action_come_in_this_order() -> None:
    state = table(3)
    cards(state, 0, "merchant courtier*4", others="courtier*4 scribe")
    goods(state, 0, gold=1)
    tiles(state, 0, "mint")
    token(state, 1, "treasury_1")
    alone(state)
    use(state, "treasury_2", "merchant", "benefit:yes")
    assert heard(state) == [FigurePlaced, TaxPaid, GoodsGained]
    assert told(state, GoodsGained) == [GoodsGained(0, 0, 2 + 1 + 1, 0)]
    assert has(state, 0, "gold") == 4


@clause("AR-ACT-01")
def test_all_is_laid_and_paid_before_the_action_begins() -> None:
    state = table(3)
    goods(state, 0, gold=1)
    repository(state, iron=1, stone=1)
    token(state, 1, "repository_1")
    alone(state)
    use(state, "repository_2")
    assert asked(state) == (0, "take")
    assert in_pile(state, 0, "played") == {"courtier": 1}
    assert (has(state, 0, "gold"), has(state, 1, "gold")) == (0, 1)
    assert figures_on(state, "repository_2") == [0]
    assert told(state, CubeTaken) == []


@clause("AR-ACT-01")
def test_a_token_is_placed_before_the_action() -> None:
    state = table(3)
    cards(state, 0, "tax_collector courtier*4", others="courtier*4 scribe")
    alone(state)
    use(state, "treasury_2", "tax_collector", "benefit:yes")
    assert heard(state) == [FigurePlaced, TokenPlaced, GoodsGained]


@clause("AR-ACT-01")
def test_the_second_action_of_a_scribe_comes_last() -> None:
    state = table(3)
    cards(state, 0, "scribe courtier*4", others="courtier*4 merchant")
    goods(state, 0, papyrus=1, iron=1)
    lay_display(state, "science", "sundial", "lens", "geometry")
    alone(state)
    use(state, "planetarium_1", "scribe", "card:sundial")
    assert asked(state) == (0, "gain"), "first the bonus"
    answer(state, "gain:iron")
    assert asked(state)[0] == CHANCE, "then the display is refilled"
    answer(state, "science:alchemy")
    assert asked(state) == (0, "second")


@clause("AR-ACT-02")
def test_what_an_action_brings_does_not_pay_its_cost() -> None:
    state = table(3)
    lay_display(state, "science", "sundial", "star_chart", "geometry")
    lay_display(state, "arts", "altarpiece", "fresco", "mosaic")
    lay_favors(state, "grand_banquet", "merchants_charter", "silver_service")
    tiles(state, 0, "observatory")
    goods(state, 0, papyrus=1, stone=1, silver=1)
    turns(state)
    found = offers(state, "slot")
    assert "planetarium_1" not in found, "the Sundial's iron comes too late"
    assert "palace_1" not in found
    assert "palace_3" not in found
    assert "academy_1" in found


@clause("AR-ACT-02")
def test_the_gold_of_a_science_card_does_not_pay_the_tax() -> None:
    state = table(3)
    lay_display(state, "science", "star_chart", "compass", "geometry")
    goods(state, 0, papyrus=1, iron=1)
    token(state, 1, "planetarium_1")
    turns(state)
    assert "planetarium_2" not in offers(state, "slot")


@clause("AR-ACT-02")
def test_within_the_marketplace_a_sale_pays_for_a_purchase() -> None:
    state = table(3)
    goods(state, 0, gold=1, iron=1, silver=1)
    alone(state)
    use(state, "marketplace_1")
    assert refuses(state, "buy:stone")
    answer(state, "sell:iron", "buy:stone", "done")
    assert all_goods(state, 0) == {"stone": 1, "silver": 1}


@clause("AR-ACT-02")
def test_a_later_trade_does_not_pay_the_tax() -> None:
    state = table(4)
    goods(state, 0, iron=2)
    token(state, 1, "marketplace_2")
    turns(state)
    assert "marketplace_1" not in offers(state, "slot")


@clause("AR-ACT-03")
def test_costs_go_to_the_bank_the_stockpile_and_the_recruit_supply() -> None:
    state = table(3, gold_supply="59")
    goods(state, 0, stone=1, papyrus=1, gold=1, recruit=2)
    alone(state)
    before = {"gold": 58, "stone": 14, "papyrus": 14, "silver": 15, "iron": 15, "recruit": 23}
    assert shown(state, 0, "stock") == before
    use(state, "builders_guild_1")
    use(state, "royal_guard_1", "courtier", "space:1")
    assert all_goods(state, 0) == {}
    full = {"gold": 59, "stone": 15, "papyrus": 15, "silver": 15, "iron": 15, "recruit": 25}
    assert shown(state, 0, "stock") == full
    paid = [GoodsPaid(0, (1, 1, 1, 0, 0, 0)), GoodsPaid(0, (0, 0, 0, 0, 0, 2))]
    assert told(state, GoodsPaid) == paid


@clause("AR-ACT-03")
def test_an_unlimited_bank_is_never_counted() -> None:
    state = table(3)
    goods(state, 0, stone=1, papyrus=1, gold=1)
    alone(state)
    use(state, "builders_guild_1")
    assert shown(state, 0, "stock", "gold") is None


@clause("AR-ACT-04")
def test_vp_are_marked_at_once() -> None:
    state = table(3)
    goods(state, 0, stone=1, silver=1, recruit=2)
    alone(state)
    use(state, "academy_1", "courtier", "card:fresco")
    assert asked(state)[0] == CHANCE, "the display is not even refilled"
    assert vp(state, 0) == 4 + 4
    assert shown(state, 1, "players", 0, "score") == 8
    answer(state, "arts:chalice")
    use(state, "royal_guard_1", "courtier", "space:1")
    assert vp(state, 0) == 8 + 3


@clause("AR-ACT-05")
def test_discounts_add_up() -> None:
    state = table(2, 4)
    lay_favors(state, "captains_commission", "seal_of_office")
    tiles(state, 0, "gatehouse", "chancery")
    goods(state, 0, silver=1, gold=2)
    cards(state, 0, "courtier*4", others="courtier*4 merchant scribe")
    alone(state)
    use(state, "palace_1", "courtier", "space:2")
    assert on_wall(state, 0) == 1, "2 recruits less 1 less 1"
    use(state, "palace_2", "courtier", "magister:merchant")
    assert owned(state, 0, "merchant") == 2
    assert all_goods(state, 0) == {"gold": 2}, "silver and 2 gold, less 2 gold less 1 gold"


@clause("AR-ACT-05")
def test_no_part_of_a_cost_falls_below_zero_or_is_made_up_elsewhere() -> None:
    state = table(2, 4)
    lay_favors(state, "seal_of_office", "levy")
    tiles(state, 0, "chancery")
    goods(state, 0, papyrus=1)
    cards(state, 0, "courtier*4", others="courtier*4 merchant scribe")
    alone(state)
    answer(state, "slot:palace_1", "with:courtier")
    assert offers(state, "magister") == ["cleric", "scribe"], "silver is not spared"
    answer(state, "magister:scribe")
    assert all_goods(state, 0) == {}, "papyrus and 1 gold, less 3 gold"
    assert told(state, GoodsPaid) == [GoodsPaid(0, (0, 0, 1, 0, 0, 0))]


@clause("AR-ACT-05")
def test_a_gatehouse_alone_takes_one_recruit_off() -> None:
    state = table(2, 4)
    tiles(state, 0, "gatehouse")
    goods(state, 0, recruit=1)
    figures(state, 1, "royal_guard_1")
    alone(state)
    use(state, "royal_guard_2", "courtier", "space:1")
    assert all_goods(state, 0) == {}

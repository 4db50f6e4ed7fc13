"""The Marketplace: one to three trades with the stockpile (AR-B-MARKET)."""

from __future__ import annotations

from games.archon.builders import all_goods, answer, goods, passed, stock, table, turns, use
from games.archon.reading import shown
from support.clauses import clause
from support.questions import asked, barred, offers, options, refuses, told
from tabard.games.archon.action_events import TradeMade
from tabard.games.archon.kinds import IRON, STONE
from tabard.games.archon.state import ArchonState

CUBES = ["stone", "papyrus", "silver", "iron"]


def market(*given: str, **have: int) -> ArchonState:
    """Seat 0 has entered the Marketplace with these goods; nobody else plays on."""
    state = table(2)
    goods(state, 0, **have)
    passed(state, 1)
    turns(state)
    use(state, "marketplace_1", "courtier", *given)
    return state


@clause("AR-B-MARKET-01")
def test_a_cube_of_the_stockpile_is_bought_for_two_gold() -> None:
    state = market(gold=7)
    assert offers(state, "buy") == CUBES
    answer(state, "buy:stone")
    assert all_goods(state, 0) == {"gold": 5, "stone": 1}
    assert shown(state, 0, "stock", "stone") == 14
    assert told(state, TradeMade) == [TradeMade(0, STONE, True, 2)]


@clause("AR-B-MARKET-01")
def test_an_own_cube_is_sold_for_one_gold() -> None:
    state = market(iron=2, silver=1)
    assert options(state) == ["sell:silver", "sell:iron"]
    assert barred(state) == {f"buy:{cube}": "AR-B-MARKET-01" for cube in CUBES}
    answer(state, "sell:iron")
    assert all_goods(state, 0) == {"gold": 1, "iron": 1, "silver": 1}
    assert shown(state, 0, "stock", "iron") == 14
    assert told(state, TradeMade) == [TradeMade(0, IRON, False, 1)]


@clause("AR-B-MARKET-01")
def test_three_trades_are_made_at_most_one_after_the_other() -> None:
    state = market("sell:iron", "buy:stone", gold=5, iron=1)
    assert asked(state) == (0, "trade")
    assert shown(state, 0, "asked", "left") == 1
    answer(state, "buy:papyrus")
    assert all_goods(state, 0) == {"gold": 2, "stone": 1, "papyrus": 1}
    assert asked(state) == (0, "turn"), "a fourth purchase could be paid"


@clause("AR-B-MARKET-01")
def test_one_gold_buys_nothing() -> None:
    state = market("sell:iron", gold=1, iron=1, silver=1)
    assert offers(state, "buy") == CUBES
    state = market("sell:iron", gold=0, iron=1, silver=1)
    assert offers(state, "buy") == []


@clause("AR-B-MARKET-01")
def test_only_what_the_stockpile_has_can_be_bought() -> None:
    state = table(2)
    goods(state, 0, gold=9)
    stock(state, 1, stone=0, papyrus=0, silver=1, iron=0)
    passed(state, 1)
    turns(state)
    use(state, "marketplace_1")
    assert all_goods(state, 0) == {"gold": 7, "silver": 1}, "one option answers for itself"
    assert options(state) == ["sell:silver", "done"]
    assert set(barred(state)) == {f"buy:{cube}" for cube in CUBES}


@clause("AR-B-MARKET-01")
def test_a_recruit_is_not_traded() -> None:
    state = market(gold=2, recruit=2, iron=1)
    assert refuses(state, "sell:recruit")
    assert refuses(state, "buy:recruit")
    assert options(state) == [*[f"buy:{cube}" for cube in CUBES], "sell:iron"]


@clause("AR-B-MARKET-02")
def test_the_first_trade_must_be_made_the_others_need_not() -> None:
    state = market(gold=9, iron=2)
    assert refuses(state, "done")
    answer(state, "buy:stone")
    assert options(state)[-1] == "done"
    answer(state, "done")
    assert all_goods(state, 0) == {"gold": 7, "iron": 2, "stone": 1}
    assert asked(state) == (0, "turn")


@clause("AR-B-MARKET-02")
def test_whoever_cannot_trade_cannot_enter() -> None:
    state = table(2)
    goods(state, 0, gold=1, recruit=3)
    turns(state)
    assert "marketplace_1" not in offers(state, "slot")
    assert barred(state)["slot:marketplace_1"] == "AR-ROUND-07"


@clause("AR-B-MARKET-02")
def test_an_empty_stockpile_leaves_nothing_to_buy() -> None:
    state = table(2)
    goods(state, 0, gold=9)
    stock(state, 1, stone=0, papyrus=0, silver=0, iron=0)
    turns(state)
    assert "marketplace_1" not in offers(state, "slot")


def test_an_empty_bank_buys_no_cubes() -> None:
    state = table(2, gold_supply="59")
    goods(state, 0, iron=2, gold=1)
    stock(state, 1, gold=0)
    turns(state)
    assert "marketplace_1" not in offers(state, "slot"), "a sale would bring nothing"


def test_a_purchase_fills_the_bank_for_a_sale() -> None:
    state = table(2, gold_supply="59")
    goods(state, 0, iron=2, gold=2)
    stock(state, 1, gold=0)
    passed(state, 1)
    turns(state)
    use(state, "marketplace_1")
    assert offers(state, "sell") == []
    answer(state, "buy:stone", "sell:iron", "done")
    assert all_goods(state, 0) == {"gold": 1, "stone": 1, "iron": 1}

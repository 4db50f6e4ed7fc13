"""The Wharf Action: Crates on the open card, which wharf_laid.py shows (CV-WHARF)."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    GAME,
    answer,
    begin,
    citizens,
    crate,
    drafted,
    goods,
    guilds,
    manors,
    table,
    turn,
    wharf,
)
from games.castellans.reading import goods_of, has, shown, spaces, vp
from games.castellans.wharf_laid import at_wharf, trader
from support.clauses import clause
from support.questions import asked, barred, is_done, offers, options, refuses
from tabard.games.castellans.kinds import (
    BACK_NAMES,
    BACKS,
    BUY,
    DEAL_NAMES,
    RESOURCES,
    SELL_INFLUENCE,
    SELL_VP,
)
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.rounds import Round
from tabard.games.castellans.state import CastellansState
from tabard.games.castellans.turns import TakeTurn

# The card and its lines


@clause("CV-WHARF-01")
def test_the_open_card_shows_three_rows_of_resources() -> None:
    state = at_wharf(trader(gold=1))
    icons = [shown(state, "wharf", "rows", row, "icons") for row in range(3)]
    found = [[icon["good"] for icon in row] for row in icons if isinstance(row, list)]
    assert found == [
        ["stone", "stone", "food", "wood"],
        ["magic", "wood", "wood", "food"],
        ["food", "magic", "stone", "wood"],
    ]
    rows = shown(state, "wharf", "rows")
    assert isinstance(rows, list)
    assert len(rows) == 3


@clause("CV-WHARF-01")
def test_no_card_shows_gold() -> None:
    for card in GAME.catalog.wharf:
        assert len(card.front) == 12
        assert set(card.front) <= set(RESOURCES)


@clause("CV-WHARF-02")
@pytest.mark.parametrize("back", BACK_NAMES)
def test_the_back_says_what_each_row_does(back: str) -> None:
    state = trader(gold=1, wood=2, stone=2, food=2, magic=2)
    manors(state, 0, banker="iron_pit")
    wharf(state, "W01", back)
    deals = BACKS[BACK_NAMES.index(back)]
    at_wharf(state)
    assert [shown(state, "wharf", "rows", row, "deal") for row in range(3)] == [
        DEAL_NAMES[deal] for deal in deals
    ]
    buy, renown, favour = [deals.index(deal) for deal in (BUY, SELL_VP, SELL_INFLUENCE)]
    answer(state, f"crate:{buy}:3")
    assert (has(state, 0, "gold"), sum(goods_of(state, 0).values())) == (0, 9)
    answer(state, f"crate:{renown}:2")
    assert (has(state, 0, "gold"), vp(state, 0)) == (1, 1)
    answer(state, f"crate:{favour}:1")
    assert options(state) == ["take:gold", "take:influence"]
    assert (has(state, 0, "gold"), sum(goods_of(state, 0).values())) == (1, 8)


@clause("CV-WHARF-02")
def test_each_type_occurs_once_on_every_back() -> None:
    assert all(sorted(back) == [BUY, SELL_VP, SELL_INFLUENCE] for back in BACKS)
    assert sorted(card.back for card in GAME.catalog.wharf) == [n for n in range(6) for _ in (0, 1)]


@clause("CV-WHARF-03")
@pytest.mark.parametrize(("seats", "is_open"), [(2, False), (3, False), (4, True), (5, True)])
def test_the_far_left_column_is_for_four_or_five(seats: int, is_open: bool) -> None:
    state = at_wharf(trader(seats, gold=1, wood=1, stone=1, food=1, magic=1))
    for row in range(3):
        assert refuses(state, f"crate:{row}:0") != is_open
        assert shown(state, "wharf", "rows", row, "icons", 0, "open") is is_open
        for column in (1, 2, 3):
            assert not refuses(state, f"crate:{row}:{column}")


@clause("CV-WHARF-03")
def test_the_far_left_column_works_like_the_others() -> None:
    state = at_wharf(trader(4, gold=1))
    answer(state, "crate:1:0")
    assert goods_of(state, 0) == {"magic": 1}
    assert state.crates[4] == 0


# Die bonus


@clause("CV-WHARF-04")
def test_an_influence_face_pushes_first() -> None:
    state = trader(gold=1)
    drafted(state, 0, "influence gold gold")
    turn(state)
    answer(state, "do:wharf", "die:influence")
    assert options(state) == ["guild:worker", "guild:soldier", "guild:shadow", "guild:holy"]
    answer(state, "guild:holy")
    assert spaces(state, 0) == [0, 0, 0, 1]
    assert asked(state) == (0, "crate")


@clause("CV-WHARF-04")
def test_the_push_may_pay_for_a_crate() -> None:
    state = trader()
    drafted(state, 0, "influence influence influence")
    guilds(state, 0, shadow=2)
    turn(state)
    answer(state, "do:wharf", "guild:shadow")
    assert offers(state, "crate") == ["1:1", "1:2", "1:3"]


@clause("CV-WHARF-04")
def test_no_other_face_pushes() -> None:
    state = trader(gold=1)
    drafted(state, 0, "influence wood wood")
    turn(state)
    answer(state, "do:wharf", "die:wood")
    assert asked(state) == (0, "crate")
    assert spaces(state, 0) == [0, 0, 0, 0]


# Crates


@clause("CV-WHARF-05")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_any_number_of_crates_is_placed(count: int) -> None:
    state = at_wharf(trader(gold=5))
    for column in range(count):
        assert "end" in options(state)
        answer(state, f"crate:1:{column + 1}")
    if count < 2:
        answer(state, "end")
    assert not offers(state, "crate")
    assert state.crates.count(0) == count
    assert state.sides[0].crates == 2 - count


@clause("CV-WHARF-05")
def test_with_the_banker_three_crates_can_be_placed() -> None:
    state = trader(gold=5)
    manors(state, 0, banker="iron_pit")
    at_wharf(state)
    answer(state, "crate:1:1", "crate:1:2", "crate:1:3")
    assert (state.crates.count(0), offers(state, "crate")) == (3, [])


@clause("CV-WHARF-05")
def test_the_action_is_legal_without_crates_and_without_goods() -> None:
    state = trader()
    crate(state, 0, "0:1", "0:2")
    assert "do:wharf" in options(turn(state))
    answer(state, "do:wharf")
    assert is_done(state)


def can_trade(state: CastellansState) -> bool:
    """Whether seat 0 may begin a Wharf Action; if not, the reason is told."""
    step = TakeTurn(0, False, False)
    is_offered = "do:wharf" in [option.text for option in step.decision(state).options]
    reasons = {bar.choice.text: bar.clause for bar in step.barred(state)}
    assert reasons.get("do:wharf") == (None if is_offered else "CV-ACT-11")
    return is_offered


@clause("CV-WHARF-05")
def test_a_table_may_ask_for_a_crate() -> None:
    state = table(wharf_needs_crate="true")
    goods(state, 0, gold=2)
    at_wharf(state)
    assert options(state) == ["crate:1:1", "crate:1:2", "crate:1:3"]
    assert barred(state)["end"] == "CV-WHARF-05"
    answer(state, "crate:1:1")
    assert "end" in options(state)
    answer(state, "end")
    assert state.crates.count(0) == 1


@clause("CV-WHARF-05")
@pytest.mark.parametrize(
    ("amounts", "is_legal"),
    [({}, False), ({"gold": 1}, True), ({"wood": 1}, True), ({"magic": 1}, True)],
)
def test_where_a_crate_is_needed_it_must_be_payable(
    amounts: dict[str, int], is_legal: bool
) -> None:
    for option, expected in (("true", is_legal), ("false", True)):
        state = table(wharf_needs_crate=option)
        goods(state, 0, **amounts)
        assert can_trade(state) == expected


@clause("CV-WHARF-05")
def test_where_a_crate_is_needed_one_must_be_left() -> None:
    state = table(wharf_needs_crate="true")
    goods(state, 0, gold=5)
    crate(state, 0, "1:1")
    assert can_trade(state)
    crate(state, 0, "1:2")
    assert not can_trade(state)


@clause("CV-WHARF-05")
def test_where_a_crate_is_needed_an_icon_must_be_free() -> None:
    state = table(wharf_needs_crate="true")
    goods(state, 0, gold=5)
    crate(state, 1, "1:1", "1:2")
    assert can_trade(state)
    crate(state, 2, "1:3")
    assert not can_trade(state)
    goods(state, 0, stone=1)
    assert can_trade(state)


@clause("CV-WHARF-03", "CV-WHARF-08", "CV-WHARF-09", "CV-WHARF-10")
def test_an_icon_that_is_not_offered_says_why() -> None:
    state = at_wharf(trader(stone=1))
    closed = {f"crate:{row}:0": "CV-WHARF-03" for row in range(3)}
    renown = {f"crate:0:{column}": "CV-WHARF-10" for column in (2, 3)}
    bought = {f"crate:1:{column}": "CV-WHARF-08" for column in (1, 2, 3)}
    favour = {f"crate:2:{column}": "CV-WHARF-09" for column in (1, 3)}
    assert offers(state, "crate") == ["0:1", "2:2"]
    assert barred(state) == {**closed, **renown, **bought, **favour}
    four = at_wharf(trader(4, gold=1))
    assert "CV-WHARF-03" not in barred(four).values()


@clause("CV-WHARF-06")
def test_each_icon_holds_one_crate() -> None:
    state = trader(gold=5)
    crate(state, 1, "1:2")
    at_wharf(state)
    assert offers(state, "crate") == ["1:1", "1:3"]
    assert barred(state)["crate:1:2"] == "CV-WHARF-06"
    assert "crate:1:1" not in barred(state)
    answer(state, "crate:1:1")
    assert "1:1" not in offers(state, "crate")
    assert state.crates[6] == 1


@clause("CV-WHARF-07")
def test_placed_crates_are_gone_for_the_round() -> None:
    state = at_wharf(trader(gold=5))
    answer(state, "crate:1:1", "end")
    at_wharf(state)
    answer(state, "crate:1:2")
    assert not offers(state, "crate")
    goods(state, 0, gold=5, wood=1)
    at_wharf(state)
    assert is_done(state)
    assert (state.crates[5], state.crates[6], state.sides[0].crates) == (0, 0, 0)


@clause("CV-WHARF-07")
def test_crates_stay_until_reset() -> None:
    state = table(4, phase="scoring")
    crate(state, 0, "1:1", "1:2")
    begin(state, ResetPhase(), Round())
    assert (state.crates.count(0), state.sides[0].crates) == (0, 2)


@clause("CV-GEN-07")
def test_wharf_powers_pay_after_the_last_crate() -> None:
    state = trader(gold=1)
    citizens(state, 0, "harbor_master")
    at_wharf(state)
    answer(state, "crate:1:1")
    assert has(state, 0, "gold") == 0
    answer(state, "end")
    assert has(state, 0, "gold") == 2

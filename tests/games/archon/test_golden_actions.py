"""The worked examples AR-E01 to AR-E15: actions, ends of rounds and seasons, the last scoring."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    GAME,
    all_goods,
    answer,
    begin,
    cards,
    divide,
    end_round,
    figures,
    goods,
    lay_favors,
    own_cards,
    repository,
    skip_chance,
    table,
    tiles,
    turns,
    use,
    warriors,
)
from games.archon.reading import (
    cards_taken,
    cubes_in_repository,
    favors_shown,
    has,
    in_pile,
    owned,
    shown,
    tiles_of,
    tokens_on,
    vp,
)
from support.clauses import clause
from support.questions import asked, barred, offers, options, told
from tabard.core import engine
from tabard.games.archon.action_events import Passed, TaxPaid
from tabard.games.archon.ending import EndScoring
from tabard.games.archon.events import AttackDrawn, GrantScored, ReserveTaken, RoundBegan
from tabard.games.archon.state import ArchonState


@clause("AR-TAX-01", "AR-TAX-02", "AR-TAX-03", "AR-TAX-06")
def test_e01_tax() -> None:
    state = table(4)
    cards(state, 0, "tax_collector courtier*4")
    cards(state, 3, "tax_collector courtier*4")
    goods(state, 1, gold=1)
    turns(state)
    use(state, "treasury_1", "tax_collector", "benefit:yes")
    assert has(state, 0, "gold") == 2
    use(state, "treasury_2")
    assert (has(state, 0, "gold"), has(state, 1, "gold")) == (3, 2)
    assert asked(state) == (2, "turn")
    assert "treasury_3" not in offers(state, "slot")
    assert barred(state)["slot:treasury_3"] == "AR-TAX-06"
    answer(state, "pass", "slot:treasury_3")
    assert options(state) == ["with:tax_collector"]
    answer(state, "with:tax_collector")
    assert (has(state, 3, "gold"), has(state, 0, "gold")) == (2, 3)
    assert (tokens_on(state, "treasury_1"), tokens_on(state, "treasury_3")) == ([0], [3])
    assert len(told(state, TaxPaid)) == 1


@clause("AR-MERCHANT-02", "AR-B-REPOSITORY-01", "AR-B-REPOSITORY-02")
def test_e02_merchant() -> None:
    state = table(3)
    cards(state, 0, "merchant courtier*4")
    repository(state, silver=1, iron=1)
    turns(state)
    use(state, "repository_1", "merchant", "benefit:yes", "take:silver")
    assert all_goods(state, 0) == {"silver": 1, "iron": 1}
    for seat in (1, 2, 0):
        assert asked(state) == (seat, "turn")
        assert not {"repository_2", "repository_3"} & set(offers(state, "slot"))
        answer(state, "pass")


@clause("AR-MERCHANT-02")
def test_e02_a_merchant_and_the_last_cube() -> None:
    state = table(3)
    cards(state, 0, "merchant courtier*4")
    repository(state, iron=1)
    turns(state)
    use(state, "repository_1", "merchant", "benefit:yes")
    assert all_goods(state, 0) == {"iron": 1}
    assert asked(state) == (1, "turn")


@clause("AR-CLERIC-01", "AR-CLERIC-03", "AR-ROUND-06")
def test_e03_cleric() -> None:
    state = table(3)
    cards(state, 2, "cleric courtier*4")
    goods(state, 2, papyrus=1, iron=1)
    figures(state, 0, "planetarium_1")
    figures(state, 1, "planetarium_2")
    turns(state)
    answer(state, "pass", "pass")
    assert "planetarium_3" not in offers(state, "slot")
    assert barred(state)["slot:planetarium_3"] == "AR-ROUND-06"
    answer(state, "slot:planetarium_1")
    assert options(state) == ["with:cleric"]
    answer(state, "with:cleric", "card:astrolabe")
    assert (all_goods(state, 2), cards_taken(state, 2, "science")) == ({}, ["astrolabe"])


@clause("AR-SCRIBE-01", "AR-SCRIBE-02")
def test_e04_scribe_chain() -> None:
    state = table(2)
    cards(state, 0, "scribe*2 courtier")
    turns(state)
    use(state, "barracks_1", "scribe")
    assert asked(state) == (0, "second")
    use(state, "treasury_1", "scribe")
    assert all_goods(state, 0) == {"recruit": 1, "gold": 2}
    assert asked(state) == (1, "turn"), "no third action"
    answer(state, "pass")
    assert asked(state) == (0, "turn")
    assert in_pile(state, 0, "hand") == {"courtier": 1}


@clause("AR-ROUND-04", "AR-MAG-01", "AR-PASS-04")
def test_e05_two_card_slot() -> None:
    state = table(2)
    cards(state, 1, "courtier*2 cleric")
    goods(state, 1, stone=1, silver=1)
    turns(state)
    answer(state, "pass", "slot:academy_2")
    assert options(state) == ["with:courtier", "with:cleric"]
    answer(state, "with:courtier", "card:fresco")
    assert in_pile(state, 1, "hand") == {"cleric": 1}
    skip_chance(state)
    answer(state, "pass")
    last = told(state, Passed)[-1]
    assert isinstance(last, Passed)
    assert (last.seat, last.unused) == (1, 1)


@clause("AR-B-GUILD-01", "AR-B-GUILD-02", "AR-B-GUILD-03")
def test_e06_hiring() -> None:
    state = table(3)
    goods(state, 0, papyrus=1, gold=1)
    cards(state, 0, "courtier*5", others="courtier*3 scribe merchant")
    turns(state)
    use(state, "guild_hall_1", "courtier")
    if asked(state)[1] == "hire":
        answer(state, "magister:scribe")
    assert (all_goods(state, 0), vp(state, 0)) == ({}, 6)
    assert in_pile(state, 0, "played") == {"scribe": 1}
    assert in_pile(state, 0, "hand") == {"courtier": 4}
    found = [owned(state, 0, kind) for kind in ("courtier", "scribe", "merchant")]
    assert found == [7, 2, 1]
    assert shown(state, 1, "players", 0, "magisters", "scribe") == 2


@clause("AR-B-GUILD-02", "AR-B-GUILD-03")
def test_e07_hiring_with_a_magister() -> None:
    state = table(3)
    goods(state, 0, papyrus=1, gold=1)
    cards(state, 0, "courtier*4 merchant", others="courtier*4 scribe")
    turns(state)
    use(state, "guild_hall_1", "merchant")
    if asked(state)[1] == "hire":
        answer(state, "magister:scribe")
    assert in_pile(state, 0, "hand") == {"courtier": 3, "scribe": 1}
    assert in_pile(state, 0, "played") == {"merchant": 1}
    assert in_pile(state, 0, "reserve") == {"courtier": 4, "scribe": 1}


@clause("AR-B-MARKET-01", "AR-ACT-02")
def test_e08_marketplace() -> None:
    state = table(3)
    goods(state, 0, gold=5, iron=1)
    turns(state)
    use(state, "marketplace_1", "courtier", "sell:iron")
    assert has(state, 0, "gold") == 6
    answer(state, "buy:stone")
    assert has(state, 0, "gold") == 4
    answer(state, "buy:papyrus")
    assert all_goods(state, 0) == {"gold": 2, "stone": 1, "papyrus": 1}
    assert asked(state) == (1, "turn"), "three trades are made"


@clause("AR-TILE-02")
def test_e08_marketplace_with_a_trading_post() -> None:
    state = table(3)
    tiles(state, 0, "trading_post")
    goods(state, 0, gold=5, iron=1)
    turns(state)
    use(state, "marketplace_1", "courtier", "sell:iron", "buy:stone")
    assert has(state, 0, "gold") == 5
    answer(state, "buy:papyrus")
    assert (has(state, 0, "gold"), asked(state)) == (3, (0, "trade"))
    answer(state, "buy:silver")
    assert (has(state, 0, "gold"), asked(state)) == (1, (1, "turn"))


@clause("AR-B-GUARD-01", "AR-TILE-05", "AR-ACT-05")
@pytest.mark.parametrize(("gatehouse", "favor", "price"), [(0, 0, 2), (1, 0, 1), (1, 1, 0)])
def test_e09_wall(gatehouse: int, favor: int, price: int) -> None:
    state = table(4, round=4)
    warriors(state, 0, 1, 2)
    if gatehouse:
        tiles(state, 2, "gatehouse")
    lay_favors(state, "captains_commission", "levy", "muster", "royal_purse")
    goods(state, 2, recruit=2)
    turns(state, first=2)
    answer(state, "slot:palace_1" if favor else "slot:royal_guard_1", "with:courtier")
    assert not {"space:1", "space:2"} & set(options(state))
    answer(state, "space:11")
    assert (has(state, 2, "recruit"), vp(state, 2)) == (2 - price, 6)


@clause("AR-EOR-04")
def test_e10_favors_move() -> None:
    state = table(3)
    lay_favors(state, "levy", "muster", "royal_purse")
    figures(state, 0, "palace_2")
    end_round(state)
    answer(state, "favor:kings_ear")
    assert favors_shown(state) == ["kings_ear", "levy", "muster"]


@clause("AR-EOR-05")
def test_e11_repository_refill() -> None:
    state = table(3)
    repository(state, papyrus=2)
    end_round(state)
    answer(state, options(state)[0], "province:silverstream")
    assert cubes_in_repository(state) == {"stone": 2, "papyrus": 1, "silver": 1, "iron": 1}
    assert sum(cubes_in_repository(state).values()) == 5
    assert shown(state, 0, "stock", "papyrus") == 14


@clause("AR-EOR-09", "AR-EOR-06")
def test_e12_season_end() -> None:
    state = end_round(table(3, round=3))
    skip_chance(state)
    order = [ReserveTaken, AttackDrawn, GrantScored, RoundBegan]
    found = [type(event) for event in state.told if type(event) in order]
    assert found == [ReserveTaken, AttackDrawn, *[GrantScored] * 3, RoundBegan]
    assert (state.round, asked(state)) == (4, (0, "turn"))
    assert in_pile(state, 0, "hand") == {"courtier": 3, "scribe": 1, "merchant": 1}


@clause("AR-B-BUILD-02", "AR-B-BUILD-03")
def test_e13_building() -> None:
    state = table(3, round=4)
    tiles(state, 0, "mint")
    goods(state, 0, gold=9, stone=9, papyrus=9, silver=9, iron=9)
    turns(state)
    answer(state, "slot:builders_guild_1", "with:courtier")
    level_1 = ["warehouse", "training_yard", "trading_post", "secret_passage"]
    level_2 = ["observatory", "sculpture_court", "gatehouse", "chancery"]
    assert offers(state, "tile") == [*level_1, *level_2]
    assert barred(state)["tile:mint"] == "AR-B-BUILD-03"
    assert barred(state)["tile:citadel"] == "AR-B-BUILD-02"
    assert tiles_of(state, 0) == ["mint"]


def first_magisters(seats: int) -> ArchonState:
    """A new match in seat order, until Magisters are bought."""
    state = GAME.new_state(seats, {})
    engine.settle(state)
    for seat in range(seats):
        answer(state, f"order:{seat}")
    skip_chance(state)
    return state


@clause("AR-SETUP-04", "AR-SETUP-15", "AR-SETUP-16")
def test_e14_setup_purchase() -> None:
    state = first_magisters(3)
    for _ in range(2):
        answer(state, "magister:cleric", "magister:scribe")
    assert asked(state) == (2, "first_magister")
    assert all_goods(state, 2) == {"silver": 1, "gold": 2, "recruit": 2}
    answer(state, "magister:merchant")
    assert all_goods(state, 2) == {"gold": 1, "recruit": 2}
    answer(state, "magister:tax_collector")
    assert (all_goods(state, 2), vp(state, 2)) == ({"recruit": 1}, 4)
    divide(state, 2, "merchant tax_collector courtier*3")
    assert shown(state, 0, "players", 2, "cards") == {
        "courtier": 8,
        "tax_collector": 1,
        "merchant": 1,
    }


@clause("AR-END-02", "AR-END-03")
def test_e15_final_scoring() -> None:
    state = table(3, round=9)
    own_cards(state, 0, "science", 3)
    tiles(state, 0, "great_library")
    goods(state, 0, gold=2, stone=1, recruit=1)
    begin(state, EndScoring())
    assert vp(state, 0) == 4 + 6 + 1

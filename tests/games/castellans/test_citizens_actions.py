"""Citizens that reward an action, and those that work once when recruited (CV-CIT)."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    begin,
    citizens,
    drafted,
    goods,
    guilds,
    manors,
    table,
    tokens,
    turn,
)
from games.castellans.citizens_laid import RESOURCES, recruiting, take
from games.castellans.reading import goods_of, has, spaces, tokens_at, vp
from support.clauses import clause
from support.questions import asked, is_done, offers, options, refuses, told
from tabard.games.castellans.action_events import CitizenUsed
from tabard.games.castellans.kinds import PRIMARY_NAMES
from tabard.games.castellans.resetting import ResetPhase
from tabard.games.castellans.state import CastellansState

# Rewards for an action


def acted(key: str, action: str) -> CastellansState:
    """Seat 0 owns a Citizen and does an action once; dice and goods bring no Gold."""
    state = table()
    citizens(state, 0, key)
    drafted(state, 0, "wood stone food")
    goods(state, 0, wood=3, stone=2, food=1)
    turn(state)
    answer(state, f"do:{action}", "die:wood")
    while not is_done(state):
        found = options(state)
        ends = [text for text in found if text in ("end", "skip")]
        plain = [text for text in found if text != "manor:adventurer"]
        answer(state, ends[0] if ends else plain[0])
    return state


def rewards_action(key: str, action: str) -> None:
    """A Citizen gives 2 Gold with one Primary Action and nothing with the others."""
    for other in PRIMARY_NAMES:
        expected = 2 if other == action else 0
        assert has(acted(key, other), 0, "gold") == expected, other


@clause("CV-CIT-02")
def test_prefect() -> None:
    rewards_action("prefect", "temple")


@clause("CV-CIT-08", "CV-GEN-07")
def test_harbor_master() -> None:
    rewards_action("harbor_master", "wharf")


@clause("CV-CIT-15")
def test_captain() -> None:
    rewards_action("captain", "recruit")


@clause("CV-CIT-15")
def test_captain_is_paid_for_its_own_recruiting() -> None:
    state = take(recruiting("captain"))
    assert has(state, 0, "gold") == 0
    answer(state, "at:nor_high", "guild:holy")
    assert is_done(state)
    assert has(state, 0, "gold") == 2


@clause("CV-CIT-15", "CV-RECRUIT-10")
def test_captain_is_paid_without_a_token_too() -> None:
    state = recruiting("captain")
    tokens(state, 0, "citizen_token", anchorage=4)
    take(state)
    assert is_done(state)
    assert has(state, 0, "gold") == 2


@clause("CV-CIT-16")
def test_constable() -> None:
    rewards_action("constable", "manor")


@clause("CV-CIT-23")
def test_farmer() -> None:
    rewards_action("farmer", "harvest")


@clause("CV-CIT-02", "CV-CIT-16", "CV-CIT-23", "CV-CIT-08")
@pytest.mark.parametrize("key", ["prefect", "constable", "farmer", "harbor_master"])
def test_other_rewards_do_not_go_with_their_own_recruiting(key: str) -> None:
    state = take(recruiting(key))
    answer(state, "at:nor_high", "guild:holy")
    assert is_done(state)
    assert has(state, 0, "gold") == 0


@clause("CV-CIT-08", "CV-GEN-07")
def test_shipyard_and_sail_bring_the_harbor_master_nothing_more() -> None:
    state = table()
    citizens(state, 0, "harbor_master")
    goods(state, 0, wood=2, gold=2)
    drafted(state, 0, "wood wood wood")
    turn(state)
    answer(state, "do:wharf", "end", "sub:shipyard", "at:anchorage", "sub:sail", "at:nor_high")
    assert is_done(state)
    assert goods_of(state, 0) == {"gold": 2}


# Once, when recruited


@clause("CV-CIT-11", "CV-RECRUIT-06")
def test_assassin() -> None:
    state = recruiting("assassin")
    manors(state, 0, banker="anchorage")  # so that there is room for more than 6 Gold
    take(state, "blue")
    assert has(state, 0, "gold") == 6
    assert asked(state) == (0, "push")
    assert offers(state, "guild") == ["worker", "soldier", "shadow", "holy"]
    answer(state, "guild:worker")
    assert spaces(state, 0) == [1, 0, 0, 0]
    assert asked(state) == (0, "citizen_at")


@clause("CV-CIT-17", "CV-GUILD-11")
def test_guard() -> None:
    state = take(recruiting("guard"))
    assert goods_of(state, 0) == {"gold": 2}
    assert options(state) == [f"res:{name}" for name in RESOURCES]
    answer(state, "res:stone")
    assert asked(state) == (0, "push_same")
    assert offers(state, "guild") == ["worker", "soldier", "shadow", "holy"]
    answer(state, "guild:worker")
    assert goods_of(state, 0) == {"gold": 2, "stone": 1}
    assert spaces(state, 0) == [2, 0, 0, 0]
    assert asked(state) == (0, "citizen_at")


@clause("CV-CIT-24")
@pytest.mark.parametrize("name", RESOURCES)
def test_merchant(name: str) -> None:
    state = take(recruiting("merchant_citizen"))
    assert goods_of(state, 0) == {"gold": 3}
    assert options(state) == [f"res:{one}" for one in RESOURCES]
    answer(state, f"res:{name}")
    assert goods_of(state, 0) == {"gold": 3, name: 3}
    assert asked(state) == (0, "citizen_at")


@clause("CV-CIT-20", "CV-SAIL-06")
def test_coxswain() -> None:
    state = recruiting("coxswain")
    tokens(state, 0, "ship", anchorage=1, nor_high=1)
    take(state, "blue")
    assert has(state, 0, "gold") == 2
    assert asked(state) == (0, "offer_sail")
    assert options(state) == ["sub:sail", "skip"]
    answer(state, "sub:sail")
    assert options(state) == ["from:anchorage", "from:nor_high"]
    answer(state, "from:nor_high")
    assert refuses(state, "at:nor_high")
    answer(state, "at:anchorage")
    assert tokens_at(state, 0, "ship", "anchorage") == 2
    assert has(state, 0, "gold") == 2
    assert asked(state) == (0, "citizen_at")


@clause("CV-CIT-20", "CV-SAIL-06")
def test_the_sail_of_the_coxswain_may_be_declined_its_gold_may_not() -> None:
    state = recruiting("coxswain")
    tokens(state, 0, "ship", anchorage=1)
    take(state, "blue")
    answer(state, "skip")
    assert tokens_at(state, 0, "ship", "anchorage") == 1
    assert (has(state, 0, "gold"), asked(state)) == (2, (0, "citizen_at"))


@clause("CV-CIT-20", "CV-GEN-10", "CV-SAIL-03")
def test_a_coxswain_without_a_ship_gives_gold_alone() -> None:
    state = recruiting("coxswain")
    tokens(state, 1, "ship", anchorage=1)
    take(state, "blue")
    assert (has(state, 0, "gold"), asked(state)) == (2, (0, "citizen_at"))


@clause("CV-CIT-20", "CV-SAIL-06")
def test_a_table_may_let_granted_sails_cost_as_much_as_others() -> None:
    state = recruiting("coxswain", granted_sail_free="false")
    goods(state, 0, gold=1)
    tokens(state, 0, "ship", anchorage=1)
    take(state, "blue")
    assert has(state, 0, "gold") == 3
    answer(state, "sub:sail", "at:nor_high")
    assert has(state, 0, "gold") == 1
    assert tokens_at(state, 0, "ship", "nor_high") == 1


@clause("CV-CIT-11", "CV-CIT-17", "CV-CIT-20", "CV-CIT-24", "CV-RECRUIT-06")
def test_instant_citizens_work_once() -> None:
    for key in ["assassin", "guard", "coxswain", "merchant_citizen"]:
        state = table()
        citizens(state, 0, key)
        drafted(state, 0, "wood wood wood")
        goods(state, 0, food=1, wood=3)
        tokens(state, 0, "ship", anchorage=1)
        take(state)
        assert asked(state) == (0, "citizen_at")
        assert told(state, CitizenUsed) == []
        assert goods_of(state, 0) == {"wood": 3}
        begin(state, ResetPhase())
        assert asked(state)[1] == "chance"


@clause("CV-CIT-17", "CV-CIT-11")
def test_a_push_of_an_instant_citizen_may_cross_a_divider() -> None:
    state = recruiting("assassin")
    guilds(state, 0, soldier=2)
    take(state, "blue")
    answer(state, "guild:soldier")
    assert (vp(state, 0), has(state, 0, "gold")) == (2, 6)

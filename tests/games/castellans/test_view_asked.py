"""What views tell of a question: what was chosen so far, what options cost and bring."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    begin,
    citizens,
    draft,
    goods,
    guilds,
    manors,
    skip_chance,
    table,
    tokens,
    turn,
    windmills,
)
from games.castellans.citizens_laid import recruiting, take
from games.castellans.goods_laid import drafting
from games.castellans.reading import shown
from games.castellans.wharf_laid import at_wharf, trader
from support.clauses import clause
from support.questions import asked
from tabard.games.castellans.facts import gain_view
from tabard.games.castellans.guilds import ChooseGuild
from tabard.games.castellans.kinds import ANY_GUILD, GOODS
from tabard.games.castellans.resetting import RollKeep
from tabard.games.castellans.rules import Gain
from tabard.games.castellans.setup import SetupManor
from tabard.games.castellans.ships import GrantedSail
from tabard.games.castellans.state import CastellansState, new_table

RICH = {"gold": 6, "wood": 6, "stone": 6, "food": 6, "magic": 6}


def rich(*texts: str) -> CastellansState:
    """Seat 0 can pay for everything, has a Ship and the Banker's Manor, and has answered."""
    state = table(3)
    manors(state, 0, banker="iron_pit")
    tokens(state, 0, "ship", nor_high=1)
    goods(state, 0, **{**RICH, "gold": 10})
    turn(state)
    answer(state, *texts)
    return state


def chosen(state: CastellansState) -> list[str]:
    """What whoever is asked has chosen so far."""
    found = shown(state, "asked", "chosen")
    assert isinstance(found, list)
    return [f"{choice['kind']}:{choice['name']}" for choice in found]


@clause("CV-GEN-08")
@pytest.mark.parametrize(
    ("answers", "prompt", "so_far"),
    [
        (["do:temple"], "temple_at", ["do:temple"]),
        (["do:temple", "at:nor_high"], "magic", ["do:temple", "at:nor_high"]),
        (["do:recruit"], "card", ["do:recruit"]),
        (["do:recruit", "card:blue:1"], "magic", ["do:recruit", "card:blue:1"]),
        (["do:wharf"], "crate", ["do:wharf"]),
        (["do:wharf", "crate:2:1"], "favour", ["do:wharf"]),
        (["do:wharf", "end", "sub:shipyard"], "ship_at", ["sub:shipyard"]),
        (
            ["do:wharf", "end", "sub:shipyard", "at:penumbra"],
            "magic",
            ["sub:shipyard", "at:penumbra"],
        ),
        (["do:wharf", "end", "sub:sail"], "sail_to", ["sub:sail", "from:nor_high"]),
        (["do:harvest", "guild:holy", "sub:windmill"], "mill_edge", ["sub:windmill"]),
        (
            ["do:harvest", "guild:holy", "sub:windmill", "edge:nor_high_penumbra"],
            "magic",
            ["sub:windmill", "edge:nor_high_penumbra"],
        ),
        (["do:gate"], "gate_edge", ["do:gate"]),
        (["do:ward_tower"], "tower_at", ["do:ward_tower"]),
        (["do:statue"], "statue_at", ["do:statue"]),
    ],
)
def test_the_view_says_what_was_chosen_for_an_action(
    answers: list[str], prompt: str, so_far: list[str]
) -> None:
    state = rich(*answers)
    assert asked(state) == (0, prompt)
    assert chosen(state) == so_far


@clause("CV-GEN-08", "CV-RECRUIT-07")
def test_the_view_says_which_citizen_a_token_goes_with() -> None:
    state = take(recruiting("monk"))
    assert asked(state) == (0, "citizen_at")
    assert chosen(state) == ["do:recruit", "citizen:monk"]


@clause("CV-GEN-08", "CV-DRAFT-04", "CV-DRAFT-09")
def test_the_view_says_which_die_is_settled_and_which_citizen_is_paid() -> None:
    state = drafting("food", "cleric")
    answer(state, "draft:food")
    assert asked(state) == (0, "draft_face")
    assert chosen(state) == ["draft:food"]
    paying = drafting("food", "engineer", wood=1)
    answer(paying, "draft:food", "conv:engineer")
    assert asked(paying) == (0, "pay_resource")
    assert chosen(paying) == ["citizen:engineer"]


@clause("CV-GEN-08", "CV-SETUP-08")
def test_the_view_says_which_manor_is_placed_in_the_setup() -> None:
    state = new_table(2, table(2).rules)
    state.first = 0
    begin(state, SetupManor(1))
    assert chosen(state) == []
    answer(state, "manor:elder")
    assert chosen(state) == ["manor:elder"]


# Costs


@clause("CV-PAY-07", "CV-GEN-08")
@pytest.mark.parametrize(
    ("kind", "texts", "at", "good", "units"),
    [
        ("temple", ["do:temple"], "at:iron_pit", "stone", 2),
        ("ship", ["do:wharf", "end", "sub:shipyard"], "at:iron_pit", "wood", 2),
    ],
)
def test_the_view_says_what_is_paid_and_where_gold_is_added(
    kind: str, texts: list[str], at: str, good: str, units: int
) -> None:
    state = table(3)
    goods(state, 0, **RICH)
    tokens(state, 1, kind, penumbra=2, iron_pit=1)
    turn(state)
    answer(state, *texts)
    gold = dict.fromkeys(["anchorage", "bazani_gate", "nor_high", "luna_grove"], 0)
    gold |= {"penumbra": 2, "iron_pit": 1}
    for answered, place in [([], None), ([at], "iron_pit")]:
        answer(state, *answered)
        facts = [shown(state, "asked", key) for key in ("good", "units", "gold", "at")]
        assert facts == [good, units, gold, place]


@clause("CV-MILL-02", "CV-GEN-08")
def test_the_view_says_what_a_windmill_costs_on_each_road() -> None:
    state = table(3)
    goods(state, 0, **RICH)
    windmills(state, 1, nor_high_penumbra=2)
    turn(state)
    answer(state, "do:harvest", "guild:holy", "sub:windmill")
    assert shown(state, "asked", "gold", "nor_high_penumbra") == 2
    assert shown(state, "asked", "gold", "iron_pit_anchorage") == 0
    assert (shown(state, "asked", "good"), shown(state, "asked", "units")) == ("food", 2)
    assert shown(state, "asked", "at") is None
    answer(state, "edge:nor_high_penumbra")
    assert shown(state, "asked", "at") == "nor_high_penumbra"


@clause("CV-RECRUIT-03", "CV-GEN-08")
@pytest.mark.parametrize(("card", "units"), [("pink:1", 2), ("blue:3", 3)])
def test_the_view_says_what_a_chosen_citizen_costs(card: str, units: int) -> None:
    state = rich("do:recruit")
    assert (shown(state, "asked", "good"), shown(state, "asked", "units")) == ("food", 0)
    answer(state, f"card:{card}")
    assert shown(state, "asked", "units") == units


@clause("CV-SAIL-01", "CV-SAIL-06", "CV-GEN-08")
def test_the_view_says_what_a_sail_costs() -> None:
    state = rich("do:wharf", "end")
    assert shown(state, "asked", "price") == 2
    answer(state, "sub:sail")
    assert shown(state, "asked", "price") == 2
    granted = table()
    tokens(granted, 0, "ship", nor_high=1)
    begin(granted, GrantedSail(0))
    assert (asked(granted), shown(granted, "asked", "price")) == ((0, "offer_sail"), 0)
    answer(granted, "sub:sail")
    assert (asked(granted), shown(granted, "asked", "price")) == ((0, "sail_to"), 0)


COSTS = {
    "manor": 3,
    "temple": 2,
    "shipyard": 2,
    "windmill": 2,
    "gate": 8,
    "ward_tower": 7,
    "statue": 6,
}


@clause("CV-STATUE-02", "CV-MANOR-04", "CV-GEN-08")
@pytest.mark.parametrize(
    ("texts", "keys"),
    [
        ([], ["has_acted", "has_built", "costs", "pushes"]),
        (["do:wharf", "end"], ["costs", "price"]),
        (["do:harvest", "guild:holy"], ["costs", "price"]),
    ],
)
def test_the_view_says_what_actions_cost(texts: list[str], keys: list[str]) -> None:
    state = rich(*texts)
    assert shown(state, "asked", "costs") == COSTS
    facts = shown(state, "asked")
    assert isinstance(facts, dict)
    assert list(facts) == ["seat", "prompt", *keys, "chosen"]


# What options bring


@clause("CV-POW-07", "CV-WHARF-09", "CV-CIT-24", "CV-GEN-08")
def test_the_view_says_what_there_is_to_choose_from() -> None:
    state = table()
    goods(state, 0, wood=3)
    turn(state)
    answer(state, "do:manor", "at:anchorage", "manor:adventurer")
    assert asked(state) == (0, "adventure")
    assert (shown(state, "asked", "coins"), shown(state, "asked", "units")) == (6, 3)
    sale = at_wharf(trader(food=1, magic=1))
    answer(sale, "crate:2:1")
    assert asked(sale) == (0, "favour")
    assert (shown(sale, "asked", "coins"), shown(sale, "asked", "pushes")) == (2, 1)
    merchant = recruiting("merchant_citizen")
    turn(merchant)
    answer(merchant, "do:recruit", "card:pink:0")
    skip_chance(merchant)
    assert (asked(merchant), shown(merchant, "asked", "units")) == ((0, "resource"), 3)


def test_a_question_to_nobody_or_without_numbers_has_no_facts() -> None:
    state = begin(table(), RollKeep())
    assert shown(state, "asked") == {}
    state = drafting("gold", "artificer", gold=1)
    answer(state, "draft:gold")
    assert asked(state) == (0, "convert")
    assert shown(state, "asked") == {"seat": 0, "prompt": "convert", "chosen": []}


@clause("CV-DRAFT-08", "CV-GEN-08")
def test_the_view_says_which_citizens_add_to_a_die() -> None:
    state = table(phase="draft")
    citizens(state, 0, "monk cleric thief artificer")
    draft(state, 0, "gold magic wood stone")
    assert shown(state, "asked", "also") == {"magic": ["monk"], "gold": ["thief"]}


@clause("CV-GEN-08")
def test_each_kind_of_gain_has_its_word() -> None:
    gain = Gain([1, 2, 3, 4, 5], 6, 7, 8, 9, 10, 11, 12, 13, 14)
    assert gain_view(gain) == {
        "gold": 1,
        "wood": 2,
        "stone": 3,
        "food": 4,
        "magic": 5,
        "vp": 6,
        "leftover": 7,
        "resource_any": 8,
        "resource_same": 9,
        "influence_any": 10,
        "influence_same": 11,
        "influence_district": 12,
        "influence_card": 13,
        "sail": 14,
    }
    assert gain_view(Gain([0] * GOODS)) == {}


def reached(state: CastellansState, count: int, same: bool) -> list[object]:
    """Where pushes would bring each token of seat 0, as the view says it."""
    begin(state, ChooseGuild(0, count, ANY_GUILD, same))
    return [
        shown(state, "asked", "tracks", guild, "to")
        for guild in ("worker", "soldier", "shadow", "holy")
    ]


@clause("CV-GUILD-06", "CV-GUILD-07", "CV-GUILD-08", "CV-GUILD-11")
@pytest.mark.parametrize(
    ("count", "same", "spaces"),
    [
        (1, False, [13, 3, 14, 15]),
        (2, False, [13, 3, 14, 15]),
        (1, True, [13, 3, 14, 15]),
        (2, True, [15, 4, 15, 15]),
        (9, True, [15, 11, 15, 15]),
        (13, True, [15, 15, 15, 15]),
    ],
)
def test_the_view_says_where_pushes_lead(count: int, same: bool, spaces: list[int]) -> None:
    """Over stars that others hold, together with ordinary spaces, and not beyond the top."""
    state = table()
    guilds(state, 0, worker=12, soldier=2, shadow=13, holy=14)
    guilds(state, 1, worker=14, soldier=3)
    assert reached(state, count, same) == spaces


@clause("CV-GUILD-08")
def test_the_view_leaves_a_token_below_taken_stars_where_it_is() -> None:
    state = table()
    guilds(state, 0, worker=14)
    guilds(state, 1, worker=15)
    assert reached(state, 3, True)[0] == 14

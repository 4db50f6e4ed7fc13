"""Gains of powers: what of them is given, what is put next, and what is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from games.castellans.builders import (
    answer,
    begin,
    citizen_number,
    drafted,
    goods,
    manors,
    table,
    turn,
)
from games.castellans.goods_laid import drafting
from games.castellans.numbers_laid import change, play_by
from games.castellans.reading import goods_of, has, spaces, vp
from support.clauses import clause
from support.questions import asked, is_done, offers, told
from tabard.core.state import Step
from tabard.games.castellans.action_events import (
    CitizenUsed,
    LeftoverRead,
    Paid,
    PowerUsed,
    VpGained,
)
from tabard.games.castellans.draft import OfferConversions
from tabard.games.castellans.goods import PickResource
from tabard.games.castellans.guilds import Push, Pushes
from tabard.games.castellans.kinds import (
    ADVENTURER,
    ANY_GUILD,
    DISTRICT_NAMES,
    ELDER,
    FOOD,
    LAND_OWNER,
    MAGIC,
    SHADOW_GUILD,
    STONE,
    WOOD,
)
from tabard.games.castellans.powers import (
    GOODS_ALONE,
    THE_REST,
    WHOLE,
    ReadLeftover,
    ReceiveManor,
    take,
)
from tabard.games.castellans.rules import Gain
from tabard.games.castellans.ships import GrantedSail
from tabard.games.castellans.state import CastellansState

NONE = [0, 0, 0, 0, 0]
NOR_HIGH = DISTRICT_NAMES.index("nor_high")
OF_NOR_HIGH = 0b1010
"""The Guilds of Nor High: Soldier and Holy."""

# What a gain puts next


@clause("CV-CITG-02", "CV-GUILD-10", "CV-GUILD-11")
@pytest.mark.parametrize(
    ("gain", "steps"),
    [
        ({"vp": 2}, []),
        ({"leftover": 1}, [ReadLeftover(0, 1, ())]),
        ({"resource_any": 2}, [PickResource(0, 1), PickResource(0, 1)]),
        ({"resource_same": 1}, [PickResource(0, 1)]),
        ({"influence_any": 1}, [Pushes(0, 1)]),
        ({"influence_same": 1}, [Pushes(0, 1, ANY_GUILD, True)]),
        ({"influence_district": 1}, [Pushes(0, 1, OF_NOR_HIGH)]),
        ({"influence_card": 1}, [Push(0, SHADOW_GUILD, 1)]),
        ({"sail": 2}, [GrantedSail(0), GrantedSail(0)]),
        (
            {"resource_any": 1, "influence_any": 2, "influence_card": 3, "sail": 1},
            [PickResource(0, 1), Pushes(0, 2), Push(0, SHADOW_GUILD, 3), GrantedSail(0)],
        ),
    ],
)
def test_a_gain_puts_next_what_is_in_it_and_nothing_else(
    gain: Mapping[str, int], steps: list[Step[CastellansState]]
) -> None:
    state = table()
    take(state, 0, Gain(NONE, **gain), WHOLE, NOR_HIGH, SHADOW_GUILD)
    assert state.agenda[::-1] == steps


@clause("CV-GEN-10", "CV-RECRUIT-10")
def test_influence_of_a_district_or_a_card_needs_one() -> None:
    state = table()
    take(state, 0, Gain(NONE, influence_district=1, influence_card=1))
    assert state.agenda == []


@clause("CV-ACT-13", "CV-RES-08")
@pytest.mark.parametrize(
    ("part", "gold", "points"), [(WHOLE, 2, 1), (GOODS_ALONE, 2, 0), (THE_REST, 0, 1)]
)
def test_goods_and_the_rest_of_a_gain_can_come_apart(part: int, gold: int, points: int) -> None:
    state = table()
    take(state, 0, Gain([2, 0, 0, 0, 0], vp=1), part)
    assert (has(state, 0, "gold"), vp(state, 0)) == (gold, points)
    assert told(state, VpGained) == [VpGained(0, 1)] * points


@clause("CV-RES-08")
@pytest.mark.parametrize(
    "word",
    [
        *("vp", "leftover", "resource_any", "resource_same", "influence_any"),
        *("influence_same", "influence_district", "influence_card", "sail"),
    ],
)
def test_a_gain_knows_whether_there_is_more_in_it_than_goods(word: str) -> None:
    gain = Gain(NONE, **{word: 1})
    assert (gain.has_goods, gain.has_more) == (False, True)
    alone = Gain([0, 0, 0, 0, 1])
    assert (alone.has_goods, alone.has_more) == (True, False)


# What is told


@clause("CV-POW-02", "CV-DIE-07")
def test_the_land_owner_and_the_die_that_was_read_are_told() -> None:
    state = table()
    manors(state, 0, land_owner="anchorage")
    drafted(state, 0, "wood wood wood")
    turn(state)
    answer(state, "do:harvest", "guild:holy", "left:stone")
    assert told(state, PowerUsed) == [PowerUsed(0, LAND_OWNER)]
    assert told(state, LeftoverRead) == [LeftoverRead(0, STONE)]


@clause("CV-POW-07")
def test_the_adventurer_is_told() -> None:
    state = table()
    goods(state, 0, wood=3)
    turn(state)
    answer(state, "do:manor", "at:anchorage", "manor:adventurer", "take:food")
    assert told(state, PowerUsed) == [PowerUsed(0, ADVENTURER)]


@clause("CV-DIE-07", "CV-CIT-26")
def test_as_many_leftover_dice_are_read_as_were_granted() -> None:
    state = begin(table(), ReadLeftover(0, 3, ()))
    answer(state, "left:stone", "left:wood")
    assert is_done(state)
    assert goods_of(state, 0) == {"gold": 2, "wood": 1, "stone": 1}


@clause("CV-DRAFT-09", "CV-CIT-27", "CV-CIT-21")
def test_a_conversion_is_told_with_its_payment() -> None:
    state = drafting("food", "artificer", gold=1)
    answer(state, "draft:food", "conv:artificer")
    assert told(state, CitizenUsed) == [CitizenUsed(0, citizen_number("artificer"))]
    assert told(state, Paid) == [Paid(0, MAGIC, 0, 0, 1)]
    other = drafting("food", "engineer", wood=1)
    answer(other, "draft:food", "conv:engineer", "pay:wood")
    assert told(other, CitizenUsed) == [CitizenUsed(0, citizen_number("engineer"))]
    assert told(other, Paid) == [Paid(0, WOOD, 1, 0, 0)]


@clause("CV-DRAFT-09")
@pytest.mark.parametrize(("keys", "is_waiting"), [("thief cleric", False), ("abbot", True)])
def test_conversions_wait_only_for_who_has_such_a_citizen(keys: str, is_waiting: bool) -> None:
    state = drafting("influence", keys)
    answer(state, "draft:influence")
    if asked(state) == (0, "draft_face"):
        answer(state, "face:influence")
    assert asked(state) == (0, "push")
    assert any(isinstance(step, OfferConversions) for step in state.agenda) is is_waiting


@clause("CV-DRAFT-09", "CV-PAY-06")
def test_a_conversion_may_take_several_resources_one_by_one(tmp_path: Path) -> None:
    change(tmp_path, "citizens", "engineer", "resource_any = 1", "resource_any = 3")
    state = play_by(tmp_path, drafting("food", "engineer", wood=1, stone=1))
    answer(state, "draft:food", "conv:engineer")
    assert offers(state, "pay") == ["wood", "stone", "food"]
    answer(state, "pay:stone")
    assert offers(state, "pay") == ["wood", "food"]
    assert vp(state, 0) == 0
    answer(state, "pay:wood")
    assert is_done(state)
    assert (goods_of(state, 0), vp(state, 0)) == ({}, 2)
    assert told(state, CitizenUsed) == [CitizenUsed(0, citizen_number("engineer"))]
    assert told(state, Paid) == [Paid(0, good, 1, 0, 0) for good in (STONE, WOOD, FOOD)]


@clause("CV-POW-05", "CV-GEN-10")
def test_a_power_for_the_guild_of_a_card_needs_a_card() -> None:
    state = begin(table(), ReceiveManor(0, ELDER))
    assert is_done(state)
    assert spaces(state, 0) == [0, 0, 0, 0]

"""The Harvest Action and the Windmill."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    citizens,
    drafted,
    goods,
    guilds,
    keeps,
    monument,
    spent,
    table,
    tokens,
    turn,
    windmills,
)
from games.castellans.reading import dice_of, goods_of, has, spaces, supply, tokens_at
from support.clauses import clause
from support.questions import asked, barred, is_done, offers, options, refuses
from tabard.games.castellans.kinds import DISTRICT_NAMES, EDGE_NAMES
from tabard.games.castellans.scoring import halves_of
from tabard.games.castellans.state import CastellansState


def harvester(dice: str = "wood wood wood", used: str = "") -> CastellansState:
    """A table where seat 0 has drafted and spent dice."""
    state = table()
    drafted(state, 0, dice)
    spent(state, 0, used)
    return state


def miller(gold: int = 0, food: int = 2) -> CastellansState:
    """A Harvest done, with just what a Windmill may cost; three Stone dice add nothing to it."""
    state = harvester("stone stone stone")
    goods(state, 0, gold=gold, food=food)
    return state


# Harvest


@clause("CV-HARV-01")
def test_harvest_costs_nothing() -> None:
    state = turn(harvester())
    assert "do:harvest" in options(state)
    answer(state, "do:harvest", "guild:worker")
    assert goods_of(state, 0) == {"wood": 3}
    goods(state, 0, gold=5, stone=4, food=1, magic=2, wood=0)
    turn(state)
    answer(state, "do:harvest", "guild:worker")
    assert goods_of(state, 0) == {"gold": 5, "wood": 3, "stone": 4, "food": 1, "magic": 2}


@clause("CV-HARV-02")
def test_a_magic_face_gives_a_resource_of_choice_first() -> None:
    state = turn(harvester("magic wood wood"))
    answer(state, "do:harvest", "die:magic")
    assert options(state) == ["res:wood", "res:stone", "res:food", "res:magic"]
    assert goods_of(state, 0) == {}
    answer(state, "res:food")
    assert goods_of(state, 0) == {"wood": 2, "food": 1, "magic": 1}


@clause("CV-HARV-02")
@pytest.mark.parametrize("face", ["gold", "wood", "stone", "food", "influence"])
def test_no_other_face_gives_the_bonus(face: str) -> None:
    state = turn(harvester(f"{face} {face} magic"))
    answer(state, "do:harvest", f"die:{face}")
    assert not offers(state, "res")
    assert has(state, 0, "magic") == 1


@clause("CV-HARV-03")
@pytest.mark.parametrize(
    ("dice", "used"),
    [
        ("gold wood stone", ""),
        ("gold wood", "stone"),
        ("gold", "wood stone"),
        ("stone", "gold wood"),
    ],
)
def test_all_three_dice_give_their_value_drafted_or_spent(dice: str, used: str) -> None:
    state = turn(harvester(dice, used))
    answer(state, "do:harvest")
    if offers(state, "die"):
        answer(state, "die:gold")
    answer(state, "guild:worker")
    assert goods_of(state, 0) == {"gold": 2, "wood": 1, "stone": 1}
    assert is_done(state)


@clause("CV-HARV-03")
def test_each_of_equal_dice_counts() -> None:
    state = turn(harvester("gold gold gold"))
    answer(state, "do:harvest", "guild:worker")
    assert has(state, 0, "gold") == 6


@clause("CV-HARV-03")
def test_the_die_just_spent_counts_with_its_final_face() -> None:
    state = harvester("wood wood wood")
    citizens(state, 0, "sculptor")
    turn(state)
    answer(state, "do:harvest", "face:stone", "guild:worker")
    assert goods_of(state, 0) == {"wood": 2, "stone": 1}
    assert dice_of(state, 0) == (["wood", "wood"], ["stone"])


@clause("CV-HARV-03")
def test_leftover_dice_and_dice_of_others_are_not_harvested() -> None:
    state = harvester("food food food")
    drafted(state, 1, "stone magic stone")
    turn(state)
    answer(state, "do:harvest", "guild:worker", "end")
    assert goods_of(state, 0) == {"food": 3}
    assert goods_of(state, 1) == {}


@clause("CV-HARV-04")
@pytest.mark.parametrize(("guild", "number"), [("worker", 0), ("holy", 3)])
def test_a_harvest_pushes_on_any_track(guild: str, number: int) -> None:
    state = turn(harvester())
    answer(state, "do:harvest")
    assert options(state) == ["guild:worker", "guild:soldier", "guild:shadow", "guild:holy"]
    answer(state, f"guild:{guild}")
    assert spaces(state, 0) == [int(track == number) for track in range(4)]
    assert is_done(state)


@clause("CV-HARV-04", "CV-HARV-05")
@pytest.mark.parametrize(
    ("dice", "used", "pushes"),
    [
        ("wood wood influence", "", 2),
        ("influence influence", "wood", 3),
        ("wood", "influence influence", 3),
        ("influence influence influence", "", 4),
    ],
)
def test_every_influence_face_is_one_more_push(dice: str, used: str, pushes: int) -> None:
    state = turn(harvester(dice, used))
    answer(state, "do:harvest")
    if offers(state, "die"):
        answer(state, "die:wood")
    count = 0
    while not is_done(state):
        assert asked(state) == (0, "push")
        answer(state, f"guild:{('soldier', 'shadow')[count % 2]}")
        count += 1
    assert count == pushes
    assert spaces(state, 0) == [0, (pushes + 1) // 2, pushes // 2, 0]


@clause("CV-HARV-05")
def test_an_influence_die_gives_no_goods() -> None:
    state = turn(harvester("influence influence influence"))
    answer(state, "do:harvest", *["guild:soldier", "guild:shadow"] * 2)
    assert goods_of(state, 0) == {}


@clause("CV-HARV-06")
@pytest.mark.parametrize(
    ("face", "citizen"),
    [
        ("gold", "thief"),
        ("wood", "lumberjack"),
        ("stone", "miner"),
        ("food", "butcher"),
        ("magic", "monk"),
        ("influence", "priestess"),
    ],
)
def test_citizens_keyed_to_drafting_do_not_work_in_a_harvest(face: str, citizen: str) -> None:
    with_card, without = harvester(f"stone {face} {face}"), harvester(f"stone {face} {face}")
    citizens(with_card, 0, f"{citizen} alchemist engineer abbot")
    for state in (with_card, without):
        turn(state)
        answer(state, "do:harvest")
        if offers(state, "die"):
            answer(state, "die:stone")
        while offers(state, "guild"):
            answer(state, "guild:soldier" if spaces(state, 0)[1] == 0 else "guild:shadow")
        assert not offers(state, "conv")
        assert not offers(state, "res")
    assert goods_of(with_card, 0) == goods_of(without, 0)


# Windmill


@clause("CV-MILL-01")
def test_after_a_harvest_a_windmill_may_be_built() -> None:
    state = turn(miller())
    answer(state, "do:harvest", "guild:worker")
    assert options(state) == ["sub:windmill", "end"]
    answer(state, "sub:windmill", "edge:luna_grove_iron_pit")
    assert tokens_at(state, 0, "windmill", "luna_grove_iron_pit") == 1
    assert supply(state, 0, "windmill") == 2


@clause("CV-MILL-01")
def test_the_windmill_can_be_declined() -> None:
    state = turn(miller())
    answer(state, "do:harvest", "guild:worker", "end")
    assert is_done(state)
    assert (supply(state, 0, "windmill"), has(state, 0, "food")) == (3, 2)


@clause("CV-MILL-01")
def test_one_harvest_builds_one_windmill() -> None:
    state = turn(miller(food=6))
    answer(state, "do:harvest", "guild:worker", "sub:windmill", "edge:nor_high_penumbra")
    assert has(state, 0, "food") == 4
    assert is_done(state)


@clause("CV-MILL-01")
@pytest.mark.parametrize("action", ["wharf", "recruit", "temple"])
def test_no_other_action_builds_a_windmill(action: str) -> None:
    state = miller(food=6)
    goods(state, 0, stone=2)
    turn(state)
    answer(state, f"do:{action}")
    while not is_done(state):
        assert refuses(state, "sub:windmill")
        answer(state, "end" if "end" in options(state) else options(state)[0])


@clause("CV-MILL-01", "CV-MILL-02")
def test_the_harvest_pays_for_its_windmill() -> None:
    state = turn(harvester("food food gold"))
    answer(
        state, "do:harvest", "die:gold", "guild:worker", "sub:windmill", "edge:nor_high_penumbra"
    )
    assert goods_of(state, 0) == {"gold": 2}


@clause("CV-MILL-02")
@pytest.mark.parametrize(("food", "is_offered"), [(1, False), (2, True)])
def test_a_windmill_costs_two_food(food: int, is_offered: bool) -> None:
    state = turn(miller(food=food))
    answer(state, "do:harvest", "guild:worker")
    assert is_done(state) != is_offered
    if is_offered:
        answer(state, "sub:windmill", "edge:nor_high_penumbra")
        assert goods_of(state, 0) == {"stone": 3}


@clause("CV-MILL-02")
@pytest.mark.parametrize("gold", [0, 1, 2, 3])
def test_each_windmill_of_any_colour_on_the_road_adds_a_gold(gold: int) -> None:
    state = miller(gold=gold)
    windmills(state, 0, nor_high_penumbra=1)
    windmills(state, 1, nor_high_penumbra=1, iron_pit_anchorage=1)
    turn(state)
    answer(state, "do:harvest", "guild:worker", "sub:windmill")
    price = {"nor_high_penumbra": 2, "iron_pit_anchorage": 1}
    assert offers(state, "edge") == [edge for edge in EDGE_NAMES if price.get(edge, 0) <= gold]
    dear = {f"edge:{edge}" for edge in price if price[edge] > gold}
    assert barred(state) == dict.fromkeys(dear, "CV-MILL-02")
    if gold >= 2:
        answer(state, "edge:nor_high_penumbra")
        assert has(state, 0, "gold") == gold - 2


@clause("CV-MILL-02")
def test_gates_keeps_and_tokens_beside_the_road_add_nothing() -> None:
    state = miller()
    monument(state, 1, "gate", "nor_high_penumbra")
    keeps(state, nor_high=3)
    for kind in ("temple", "ship", "citizen_token"):
        tokens(state, 1, kind, penumbra=1)
    turn(state)
    answer(state, "do:harvest", "guild:worker", "sub:windmill", "edge:nor_high_penumbra")
    assert has(state, 0, "food") == 0


@clause("CV-MILL-03")
@pytest.mark.parametrize(("mills", "is_open"), [(3, True), (4, False)])
def test_a_road_holds_four_windmills(mills: int, is_open: bool) -> None:
    state = miller(gold=5)
    windmills(state, 1, nor_high_penumbra=3)
    windmills(state, 2, nor_high_penumbra=mills - 3)
    turn(state)
    answer(state, "do:harvest", "guild:worker", "sub:windmill")
    assert ("nor_high_penumbra" in offers(state, "edge")) == is_open
    expected = {} if is_open else {"edge:nor_high_penumbra": "CV-MILL-03"}
    assert barred(state) == expected


@clause("CV-MILL-04")
def test_one_road_joins_each_pair_of_neighbours() -> None:
    state = turn(miller())
    answer(state, "do:harvest", "guild:worker", "sub:windmill")
    ring = [*DISTRICT_NAMES, DISTRICT_NAMES[0]]
    assert offers(state, "edge") == [f"{ring[n]}_{ring[n + 1]}" for n in range(6)]


@clause("CV-MILL-04")
@pytest.mark.parametrize("edge", range(6))
def test_a_windmill_stands_between_the_two_districts_of_its_road(edge: int) -> None:
    state = turn(miller())
    answer(state, "do:harvest", "guild:worker", "sub:windmill", f"edge:{EDGE_NAMES[edge]}")
    ends = {edge, (edge + 1) % 6}
    assert [halves_of(state.sides[0], place) for place in range(6)] == [
        int(place in ends) for place in range(6)
    ]


@clause("CV-MILL-05")
def test_a_windmill_gives_no_influence() -> None:
    state = turn(miller())
    answer(state, "do:harvest", "guild:worker", "sub:windmill", "edge:nor_high_penumbra")
    assert spaces(state, 0) == [1, 0, 0, 0]
    assert is_done(state)


@clause("CV-MILL-06", "CV-EXH-03")
@pytest.mark.parametrize("built", [2, 3])
def test_without_a_windmill_on_the_board_none_is_offered(built: int) -> None:
    state = miller(gold=5, food=6)
    windmills(state, 0, nor_high_penumbra=built)
    turn(state)
    answer(state, "do:harvest", "guild:worker")
    assert is_done(state) == (built == 3)


@clause("CV-HARV-04")
def test_a_push_that_no_track_can_take_is_lost_without_a_question() -> None:
    state = harvester()
    guilds(state, 0, worker=15, soldier=15, shadow=15, holy=15)
    turn(state)
    answer(state, "do:harvest")
    assert is_done(state)
    assert goods_of(state, 0) == {"wood": 3}

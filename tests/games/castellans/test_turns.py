"""The Action phase: a die, a Primary Action, perhaps a Monument; what must be possible (CV-ACT)."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    asked,
    barred,
    begin,
    citizens,
    crate,
    dice_of,
    drafted,
    goods,
    goods_of,
    has,
    is_done,
    lay_line,
    manors,
    offers,
    options,
    refuses,
    skip_chance,
    spaces,
    spent,
    table,
    tokens,
    tokens_at,
    told,
    turn,
    windmills,
)
from support.clauses import clause
from tabard.core.values import Event
from tabard.games.castellans.events import (
    CitizenRecruited,
    CitizenUsed,
    DieSpent,
    ManorBuilt,
    Paid,
    TokenPlaced,
)
from tabard.games.castellans.kinds import DISTRICT_NAMES, FACE_NAMES, PRIMARY_NAMES
from tabard.games.castellans.state import CastellansState
from tabard.games.castellans.turns import ActionPhase

PRIMARIES = ["do:wharf", "do:harvest", "do:manor", "do:temple", "do:recruit"]
PLENTY = {"wood": 3, "stone": 3, "food": 3, "magic": 3}


def able(faces: str = "gold gold gold", /, **amounts: int) -> CastellansState:
    """Seat 0 is about to take a turn and can do whatever needs resources."""
    state = table()
    drafted(state, 0, faces)
    goods(state, 0, **(amounts or PLENTY))
    return state


# One die, one action


@clause("CV-ACT-01")
def test_a_turn_spends_one_die_for_one_of_five_actions() -> None:
    state = turn(able())
    assert asked(state) == (0, "turn")
    assert options(state) == PRIMARIES
    answer(state, "do:temple", "at:anchorage", "magic:0")
    assert is_done(state)
    assert dice_of(state, 0) == (["gold", "gold"], ["gold"])


@clause("CV-ACT-01")
def test_after_the_primary_action_there_is_no_other() -> None:
    state = turn(able(gold=6, **PLENTY))
    answer(state, "do:temple", "at:anchorage", "magic:0")
    assert asked(state) == (0, "after")
    assert options(state) == ["do:statue", "end"]
    for text in PRIMARIES:
        assert refuses(state, text)
    answer(state, "end")
    assert is_done(state)
    assert dice_of(state, 0) == (["gold", "gold"], ["gold"])


@clause("CV-ACT-01")
def test_only_own_drafted_dice_are_spent() -> None:
    state = able("wood food")
    spent(state, 0, "magic")
    drafted(state, 1, "stone stone stone")
    turn(state)
    answer(state, "do:harvest")
    assert options(state) == ["die:wood", "die:food"]


@clause("CV-ACT-02")
def test_a_turn_cannot_be_passed() -> None:
    state = turn(able(gold=6, **PLENTY))
    assert options(state) == [*PRIMARIES, "do:statue"]
    for text in ["end", "skip"]:
        assert refuses(state, text)
    answer(state, "do:statue", "at:anchorage", "guild:worker")
    assert options(state) == PRIMARIES  # it is still owed
    assert refuses(state, "end")


@clause("CV-ACT-03")
@pytest.mark.parametrize("action", PRIMARY_NAMES)
@pytest.mark.parametrize("faces", ["gold wood stone", "food magic influence"])
def test_any_die_pays_for_any_action(action: str, faces: str) -> None:
    state = turn(able(faces))
    answer(state, f"do:{action}")
    assert asked(state) == (0, "spend")
    assert offers(state, "die") == faces.split()
    assert barred(state) == {}


# What a die adds

BONUS = {"manor": "wood", "temple": "stone", "recruit": "food"}


@clause("CV-ACT-04", "CV-MANOR-03", "CV-TEMPLE-02", "CV-RECRUIT-02")
@pytest.mark.parametrize("face", FACE_NAMES)
@pytest.mark.parametrize("action", BONUS)
def test_a_die_that_fits_brings_a_unit_for_the_action(action: str, face: str) -> None:
    state = turn(able(f"{face} {face} {face}"))
    answer(state, f"do:{action}")
    more = {face: PLENTY[face] + 1} if face == BONUS[action] else {}
    assert goods_of(state, 0) == {**PLENTY, **more}
    assert spaces(state, 0) == [0, 0, 0, 0]


@clause("CV-ACT-04", "CV-HARV-02")
@pytest.mark.parametrize("face", FACE_NAMES)
def test_a_magic_die_brings_a_resource_of_choice_for_a_harvest(face: str) -> None:
    state = turn(able(f"{face} {face} {face}", stone=1))
    answer(state, "do:harvest")
    if face == "magic":
        assert asked(state) == (0, "resource")
        assert goods_of(state, 0) == {"stone": 1}
        answer(state, "res:stone")
        assert goods_of(state, 0) == {"stone": 2, "magic": 3}
    assert asked(state) == (0, "push")


@clause("CV-ACT-04", "CV-WHARF-04")
@pytest.mark.parametrize("face", FACE_NAMES)
def test_an_influence_die_brings_a_push_for_the_wharf(face: str) -> None:
    state = turn(able(f"{face} {face} {face}", stone=1))
    answer(state, "do:wharf")
    if face == "influence":
        assert asked(state) == (0, "push")
        answer(state, "guild:shadow")
        assert spaces(state, 0) == [0, 0, 1, 0]
    assert asked(state) == (0, "crate")
    assert goods_of(state, 0) == {"stone": 1}


@clause("CV-ACT-05")
@pytest.mark.parametrize(
    ("action", "good", "short"),
    [("manor", "wood", 2), ("temple", "stone", 1), ("recruit", "food", 0)],
)
def test_the_bonus_of_a_die_may_pay_for_the_action(action: str, good: str, short: int) -> None:
    state = able(f"gold {good} magic", **{good: short})
    turn(state)
    answer(state, f"do:{action}")  # only one of the dice will do, so nobody is asked
    assert dice_of(state, 0) == (["gold", "magic"], [good])
    assert has(state, 0, good) == short + 1
    without = turn(able("gold magic influence", **{good: short}))
    assert f"do:{action}" not in options(without)


@clause("CV-ACT-05")
def test_a_bonus_onto_a_full_stock_is_lost_before_the_cost_is_paid() -> None:
    state = turn(able("wood wood wood", wood=6))
    answer(state, "do:manor", "at:anchorage", "manor:elder")
    assert goods_of(state, 0) == {"wood": 3}


@clause("CV-ACT-06")
def test_a_die_lies_spent_on_its_final_face_before_the_action_resolves() -> None:
    state = able("wood gold gold")
    citizens(state, 0, "sculptor")
    turn(state)
    answer(state, "do:temple", "die:wood")
    assert asked(state) == (0, "spend_face")
    assert dice_of(state, 0) == (["wood", "gold", "gold"], [])
    answer(state, "face:stone")
    assert asked(state) == (0, "temple_at")
    assert dice_of(state, 0) == (["gold", "gold"], ["stone"])
    assert has(state, 0, "stone") == 4


# Monuments


@clause("CV-ACT-07", "CV-ACT-08")
def test_a_monument_may_come_first_and_then_no_second_one() -> None:
    state = able(gold=10, **PLENTY)
    manors(state, 0, banker="iron_pit")
    citizens(state, 0, "prefect")
    turn(state)
    assert options(state) == [*PRIMARIES, "do:gate", "do:ward_tower", "do:statue"]
    answer(state, "do:statue", "at:anchorage", "guild:worker")
    goods(state, 0, gold=10)
    assert options(state) == PRIMARIES
    assert barred(state)["do:gate"] == "CV-ACT-07"
    assert barred(state)["do:ward_tower"] == "CV-ACT-07"
    answer(state, "do:temple", "at:nor_high", "magic:0")
    assert is_done(state)
    assert has(state, 0, "gold") == 10


@clause("CV-ACT-07", "CV-ACT-08")
def test_a_monument_may_come_last_and_then_the_turn_is_over() -> None:
    state = able(gold=10, **PLENTY)
    manors(state, 0, banker="iron_pit")
    turn(state)
    answer(state, "do:temple", "at:anchorage", "magic:0")
    assert options(state) == ["do:gate", "do:ward_tower", "do:statue", "end"]
    goods(state, 0, gold=10)
    answer(state, "do:gate", "edge:nor_high_penumbra", "guild:holy")
    assert is_done(state)
    answer(turn(able(gold=6)), "do:wharf", "end", "end")  # a Monument is nobody's duty


@clause("CV-ACT-07")
def test_each_turn_allows_a_monument_anew() -> None:
    state = able(gold=6, **PLENTY)
    turn(state)
    answer(state, "do:statue", "at:anchorage", "guild:worker", "do:wharf", "end", "end")
    assert is_done(state)
    manors(state, 0, banker="iron_pit")
    goods(state, 0, gold=7)
    turn(state)
    assert "do:ward_tower" in options(state)


@clause("CV-ACT-09")
def test_a_monument_is_finished_before_the_primary_action_begins() -> None:
    state = turn(able(gold=6, **PLENTY))
    answer(state, "do:statue")
    assert offers(state, "do") == []
    answer(state, "at:anchorage")
    assert asked(state) == (0, "push")
    assert offers(state, "do") == []
    answer(state, "guild:worker")
    assert offers(state, "do") == [text.partition(":")[2] for text in PRIMARIES]


@clause("CV-ACT-09")
def test_no_monument_comes_between_the_wharf_and_its_sub_actions() -> None:
    state = able(gold=6, wood=2)
    tokens(state, 0, "ship", anchorage=1)
    turn(state)
    answer(state, "do:wharf")
    assert asked(state) == (0, "crate")
    assert offers(state, "do") == []
    answer(state, "end")
    assert options(state) == ["sub:shipyard", "sub:sail", "end"]
    answer(state, "sub:shipyard", "at:nor_high")
    assert options(state) == ["sub:sail", "end"]
    answer(state, "end")
    assert options(state) == ["do:statue", "end"]
    answer(state, "do:statue", "at:anchorage", "guild:worker")
    assert is_done(state)  # no way back to the Sail


@clause("CV-ACT-09", "CV-ACT-10")
def test_no_monument_comes_between_a_harvest_and_its_windmill() -> None:
    state = turn(able(food=3))
    answer(state, "do:harvest", "guild:worker")
    assert has(state, 0, "gold") == 6
    assert options(state) == ["sub:windmill", "end"]
    answer(state, "end")
    assert options(state) == ["do:statue", "end"]
    assert refuses(state, "sub:windmill")


@clause("CV-ACT-10")
@pytest.mark.parametrize("action", ["manor", "temple", "recruit"])
def test_other_actions_have_no_sub_actions(action: str) -> None:
    state = able(gold=6, **PLENTY)
    tokens(state, 0, "ship", anchorage=1)
    turn(state)
    answer(state, f"do:{action}")
    while not is_done(state):
        assert offers(state, "sub") == []
        answer(state, options(state)[-1])
    assert tokens_at(state, 0, "ship", "anchorage") == 1


@clause("CV-ACT-10")
def test_wharf_and_harvest_have_no_sub_actions_of_each_other() -> None:
    state = able("wood wood wood", food=2, wood=2, gold=4)
    tokens(state, 0, "ship", anchorage=1)
    turn(state)
    answer(state, "do:harvest", "guild:worker")
    assert options(state) == ["sub:windmill", "end"]
    wharf = able("wood wood wood", food=2, wood=2, gold=4)
    tokens(wharf, 0, "ship", anchorage=1)
    turn(wharf)
    answer(wharf, "do:wharf", "end")
    assert options(wharf) == ["sub:shipyard", "sub:sail", "end"]


@clause("CV-ACT-10", "CV-SAIL-06")
def test_a_granted_sail_needs_no_wharf_action() -> None:
    state = able(food=1)
    tokens(state, 0, "ship", anchorage=1)
    lay_line(state, "blue", "coxswain abbot bishop cleric")
    turn(state)
    answer(state, "do:recruit", "card:blue:0")
    skip_chance(state)
    assert options(state) == ["sub:sail", "skip"]


# What must be possible


@clause("CV-ACT-11", "CV-RES-07")
@pytest.mark.parametrize(
    ("amounts", "possible"),
    [
        ({"wood": 2}, []),
        ({"wood": 3}, ["do:manor"]),
        ({"wood": 1, "magic": 1}, []),
        ({"wood": 1, "magic": 2}, ["do:manor"]),
        ({"stone": 1}, []),
        ({"stone": 1, "magic": 1}, ["do:temple"]),
        ({"stone": 2}, ["do:temple"]),
        ({"food": 1}, ["do:recruit"]),
        ({"magic": 6}, []),
        ({"gold": 5}, []),
    ],
)
def test_an_action_is_offered_only_if_it_can_be_paid(
    amounts: dict[str, int], possible: list[str]
) -> None:
    state = turn(able(**amounts))
    assert options(state) == ["do:wharf", "do:harvest", *possible]
    for text in PRIMARIES[2:]:
        assert (text in possible) != (text in barred(state))
    assert set(list(barred(state).values())[: 3 - len(possible)]) <= {"CV-ACT-11"}


@clause("CV-ACT-11")
def test_an_action_is_offered_only_if_a_place_can_be_paid() -> None:
    state = able(wood=3, stone=2)
    for number, place in enumerate(DISTRICT_NAMES):
        tokens(state, 1 + number // 3, "temple", **{place: 1})
        name = ["elder", "priest", "merchant"][number % 3]
        manors(state, 1 + number // 3, **{name: place})
    turn(state)
    assert options(state) == ["do:wharf", "do:harvest"]
    goods(state, 0, gold=1)
    assert options(state) == ["do:wharf", "do:harvest", "do:manor", "do:temple"]


@clause("CV-ACT-11", "CV-TEMPLE-04", "CV-MANOR-02")
def test_an_action_is_offered_only_if_a_token_is_left() -> None:
    state = able(wood=3, stone=2, gold=6)
    tokens(state, 0, "temple", anchorage=4)
    manors(
        state,
        0,
        **dict(
            zip(
                ["merchant", "land_owner", "architect", "priest", "elder", "adventurer", "banker"],
                [*DISTRICT_NAMES, "anchorage"],
                strict=True,
            )
        ),
    )
    for seat, places in [(1, DISTRICT_NAMES[:1]), (2, DISTRICT_NAMES[1:2])]:
        manors(state, seat, lighthouse_keeper=places[0])
    turn(state)
    assert "do:manor" in options(state)  # the Lighthouse is left
    assert "do:temple" not in options(state)
    answer(state, "do:manor")
    assert offers(state, "at") == DISTRICT_NAMES[2:]
    answer(state, "at:nor_high")
    goods(state, 0, wood=3)
    drafted(state, 0, "gold gold gold")
    spent(state, 0, "")
    turn(state)
    assert "do:manor" not in options(state)


@clause("CV-ACT-11", "CV-EXH-01")
def test_nobody_recruits_from_empty_lines() -> None:
    state = able(food=3)
    lay_line(state, "pink", "")
    lay_line(state, "blue", "")
    turn(state)
    assert options(state) == ["do:wharf", "do:harvest"]


@clause("CV-ACT-11")
def test_only_dice_and_faces_that_complete_the_action_are_offered() -> None:
    state = able("gold wood food", wood=2)
    citizens(state, 0, "cleric")
    turn(state)
    answer(state, "do:manor")  # Wood alone will do, and only as it lies
    assert dice_of(state, 0) == (["gold", "food"], ["wood"])
    assert asked(state) == (0, "manor_at")


@clause("CV-ACT-11")
def test_a_face_that_can_be_turned_to_counts_as_possible() -> None:
    state = able("gold food food", wood=2)
    citizens(state, 0, "builder cleric")
    turn(state)
    assert "do:manor" in options(state)
    answer(state, "do:manor")
    assert offers(state, "die") == ["gold", "food"]
    answer(state, "die:food")
    assert dice_of(state, 0) == (["gold", "food"], ["wood"])
    assert goods_of(state, 0) == {"wood": 3}


@clause("CV-ACT-11")
def test_the_bonus_of_a_die_pays_no_surcharge() -> None:
    state = able("stone stone stone", stone=1)
    for number, place in enumerate(DISTRICT_NAMES):
        tokens(state, 1 + number // 3, "temple", **{place: 1})
    turn(state)
    assert options(state) == ["do:wharf", "do:harvest"]


@clause("CV-ACT-12", "CV-HARV-01", "CV-WHARF-05")
def test_who_has_nothing_at_all_can_still_act() -> None:
    state = table(5)
    tokens(state, 0, "citizen_token", anchorage=4)
    tokens(state, 0, "temple", anchorage=4)
    tokens(state, 0, "ship", anchorage=3)
    crate(state, 0, "0:0", "0:1")
    turn(state)
    assert options(state) == ["do:wharf", "do:harvest"]
    other = state.clone()
    other.is_telling = True
    answer(state, "do:wharf")
    assert is_done(state)
    assert goods_of(state, 0) == {}
    answer(other, "do:harvest", "guild:worker")
    assert goods_of(other, 0) == {"gold": 6}


# Gains keyed to an action


def order_of(state: CastellansState, *kinds: type[Event]) -> list[str]:
    """In which order things of these kinds were told."""
    return [type(event).__name__ for event in state.told if isinstance(event, kinds)]


@clause("CV-ACT-13")
def test_a_reward_comes_after_the_cost_and_the_token() -> None:
    state = able(wood=3)
    citizens(state, 0, "constable")
    turn(state)
    answer(state, "do:manor", "at:anchorage", "manor:elder")
    assert order_of(state, Paid, ManorBuilt, CitizenUsed) == ["Paid", "ManorBuilt", "CitizenUsed"]
    temple = able(stone=2)
    citizens(temple, 0, "prefect")
    turn(temple)
    answer(temple, "do:temple", "at:anchorage")
    assert order_of(temple, Paid, TokenPlaced, CitizenUsed) == [
        "Paid",
        "TokenPlaced",
        "CitizenUsed",
    ]
    recruit = able(food=1)
    citizens(recruit, 0, "captain")
    turn(recruit)
    answer(recruit, "do:recruit", "card:pink:0")
    skip_chance(recruit)
    assert has(recruit, 0, "gold") == 0
    answer(recruit, "at:nor_high", "guild:holy")
    assert order_of(recruit, Paid, CitizenRecruited, TokenPlaced, CitizenUsed) == [
        "Paid",
        "CitizenRecruited",
        "TokenPlaced",
        "CitizenUsed",
    ]
    assert has(recruit, 0, "gold") == 2


@clause("CV-ACT-13")
def test_a_reward_does_not_pay_for_its_own_action() -> None:
    state = able(wood=3, stone=2)
    citizens(state, 0, "constable prefect")
    manors(state, 1, elder="anchorage")
    tokens(state, 1, "temple", nor_high=1)
    turn(state)
    answer(state, "do:manor")
    assert offers(state, "at") == DISTRICT_NAMES[1:]
    temple = able(stone=2)
    citizens(temple, 0, "prefect")
    tokens(temple, 1, "temple", anchorage=1)
    turn(temple)
    answer(temple, "do:temple")
    assert offers(temple, "at") == DISTRICT_NAMES[1:]


@clause("CV-ACT-13")
def test_the_wharf_pays_its_owners_after_the_last_crate() -> None:
    state = able(stone=1)
    citizens(state, 0, "harbor_master")
    manors(state, 0, merchant="anchorage")
    turn(state)
    answer(state, "do:wharf")
    assert offers(state, "crate") == ["0:1", "2:2"]  # nothing to buy for
    answer(state, "end")
    assert has(state, 0, "gold") == 4


@clause("CV-ACT-14")
def test_a_reward_may_pay_for_the_sub_actions_that_follow() -> None:
    state = able()
    goods(state, 0, wood=0, stone=0, food=0, magic=0)
    citizens(state, 0, "harbor_master")
    tokens(state, 0, "ship", anchorage=1)
    turn(state)
    answer(state, "do:wharf")
    assert options(state) == ["sub:sail", "end"]
    answer(state, "sub:sail", "at:nor_high")
    assert goods_of(state, 0) == {}
    harvest = able("wood wood wood", food=2)
    citizens(harvest, 0, "farmer")
    windmills(harvest, 1, nor_high_penumbra=2)
    turn(harvest)
    answer(harvest, "do:harvest", "guild:worker", "sub:windmill", "edge:nor_high_penumbra")
    assert goods_of(harvest, 0) == {"wood": 3}


@clause("CV-ACT-14")
def test_a_reward_may_pay_for_the_monument_that_follows() -> None:
    state = able(stone=2, gold=4)
    citizens(state, 0, "prefect")
    turn(state)
    assert "do:statue" not in options(state)
    answer(state, "do:temple", "at:anchorage")
    assert options(state) == ["do:statue", "end"]
    answer(state, "do:statue", "at:anchorage", "guild:worker")
    assert goods_of(state, 0) == {}


@clause("CV-ACT-15", "CV-GEN-05")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 1), (5, 4)])
def test_the_phase_goes_round_until_all_dice_are_spent(seats: int, first: int) -> None:
    state = table(seats)
    state.first = first
    begin(state, ActionPhase())
    while not is_done(state):
        text = "do:wharf" if "do:wharf" in options(state) else options(state)[-1]
        answer(state, text)
    turns = [event.seat for event in told(state, DieSpent) if isinstance(event, DieSpent)]
    assert turns == [(first + number) % seats for number in range(3 * seats)]
    for seat in range(seats):
        assert dice_of(state, seat) == ([], ["gold"] * 3)


# Tables that decide otherwise


@clause("CV-ACT-13")
def test_a_table_may_pay_rewards_before_the_cost() -> None:
    state = table(action_bonus_timing="before_payment")
    goods(state, 0, wood=3)
    citizens(state, 0, "constable")
    for number, place in enumerate(DISTRICT_NAMES):
        name = ["elder", "priest", "merchant"][number % 3]
        manors(state, 1 + number // 3, **{name: place})
    manors(state, 1, land_owner="anchorage", banker="anchorage")
    turn(state)
    assert "do:manor" in options(state)
    answer(state, "do:manor")
    assert has(state, 0, "gold") == 2
    assert offers(state, "at") == DISTRICT_NAMES[1:]
    answer(state, "at:nor_high", "manor:elder")
    assert goods_of(state, 0) == {"gold": 1}  # not paid a second time


@clause("CV-ACT-13", "CV-ACT-05")
@pytest.mark.parametrize(
    ("key", "action", "stock"),
    [
        ("prefect", "temple", {"stone": 2}),
        ("constable", "manor", {"wood": 3}),
        ("captain", "recruit", {"food": 1}),
        ("harbor_master", "wharf", {"stone": 1}),
        ("farmer", "harvest", {}),
    ],
)
@pytest.mark.parametrize("timing", ["after_payment", "before_payment"])
def test_every_reward_is_paid_once_whenever_it_is_paid(
    key: str, action: str, stock: dict[str, int], timing: str
) -> None:
    state = table(action_bonus_timing=timing)
    drafted(state, 0, "wood wood wood" if action == "harvest" else "gold gold gold")
    goods(state, 0, **stock)
    citizens(state, 0, key)
    turn(state)
    answer(state, f"do:{action}")
    early = has(state, 0, "gold")
    assert early == (2 if timing == "before_payment" else 0)
    while not is_done(state):
        answer(state, options(state)[-1])
    assert has(state, 0, "gold") == 2


@clause("CV-ACT-13", "CV-GEN-07")
@pytest.mark.parametrize(
    ("timing", "offered"),
    [("after_payment", []), ("before_payment", ["1:1", "1:2", "1:3"])],
)
def test_gold_paid_before_the_crates_can_buy(timing: str, offered: list[str]) -> None:
    state = table(action_bonus_timing=timing)
    manors(state, 0, merchant="anchorage")
    turn(state)
    answer(state, "do:wharf")
    assert offers(state, "crate") == offered
    assert has(state, 0, "gold") == 2


@clause("CV-CIT-15", "CV-POW-03")
def test_captain_and_architect_reward_their_own_action_afterwards_all_the_same() -> None:
    state = table(action_bonus_timing="before_payment")
    goods(state, 0, food=1)
    lay_line(state, "pink", "captain monk prefect priestess")
    turn(state)
    answer(state, "do:recruit", "card:pink:0")
    skip_chance(state)
    assert has(state, 0, "gold") == 0
    answer(state, "at:nor_high", "guild:holy")
    assert has(state, 0, "gold") == 2
    manor = table(action_bonus_timing="before_payment")
    goods(manor, 0, wood=3)
    turn(manor)
    answer(manor, "do:manor", "at:nor_high", "manor:architect", "guild:holy")
    assert spaces(manor, 0) == [0, 1, 0, 2]


@clause("CV-POW-03", "CV-POW-02")
def test_powers_without_goods_keep_their_moment() -> None:
    state = table(action_bonus_timing="before_payment")
    goods(state, 0, wood=3)
    manors(state, 0, architect="anchorage")
    turn(state)
    answer(state, "do:manor")
    assert asked(state) == (0, "manor_at")
    assert spaces(state, 0) == [0, 0, 0, 0]
    answer(state, "at:nor_high", "manor:elder", "guild:holy")
    assert is_done(state)
    assert spaces(state, 0) == [0, 1, 0, 2]


@clause("CV-WHARF-05", "CV-ACT-11")
def test_a_table_may_ask_for_a_crate_at_the_wharf() -> None:
    state = table(wharf_needs_crate="true")
    turn(state)
    assert dice_of(state, 0) == (["gold", "gold"], ["gold"])  # a Harvest was all there was
    able_to_pay = table(wharf_needs_crate="true")
    goods(able_to_pay, 0, stone=1)
    turn(able_to_pay)
    assert options(able_to_pay) == ["do:wharf", "do:harvest"]
    answer(able_to_pay, "do:wharf")
    assert options(able_to_pay) == ["crate:0:1", "crate:2:2"]
    assert refuses(able_to_pay, "end")
    assert barred(able_to_pay)["end"] == "CV-WHARF-05"
    answer(able_to_pay, "crate:0:1")
    assert options(able_to_pay) == ["crate:1:1", "crate:1:2", "crate:1:3", "end"]


@clause("CV-WHARF-05")
def test_without_a_crate_left_such_a_table_has_no_wharf_action() -> None:
    state = table(wharf_needs_crate="true")
    goods(state, 0, gold=3, stone=2)
    crate(state, 0, "0:1", "0:2")
    turn(state)
    assert "do:wharf" not in options(state)
    usual = table()
    goods(usual, 0, gold=3, stone=2)
    crate(usual, 0, "0:1", "0:2")
    turn(usual)
    assert "do:wharf" in options(usual)


@clause("CV-WHARF-05", "CV-ACT-13")
def test_gold_paid_before_the_crates_makes_such_a_wharf_action_possible() -> None:
    state = table(wharf_needs_crate="true", action_bonus_timing="before_payment")
    citizens(state, 0, "harbor_master")
    turn(state)
    assert "do:wharf" in options(state)
    answer(state, "do:wharf")
    assert options(state) == ["crate:1:1", "crate:1:2", "crate:1:3"]

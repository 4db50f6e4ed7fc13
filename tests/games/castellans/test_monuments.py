"""Monument Actions: Gate, Ward Tower and Statue."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    begin,
    goods,
    guilds,
    keeps,
    manors,
    monument,
    table,
    tokens,
    turn,
    windmills,
)
from games.castellans.reading import goods_of, has, space, spaces, vp
from support.clauses import clause
from support.questions import asked, barred, is_done, offers, options, refuses
from tabard.core.values import BLANK
from tabard.games.castellans.kinds import (
    DISTRICT_NAMES,
    EDGE_NAMES,
    GUILD_NAMES,
    MONUMENT_NAMES,
    ROUNDS,
    STATUE,
)
from tabard.games.castellans.scoring import ScoringPhase, halves_of
from tabard.games.castellans.state import MONUMENT_LINE, ROUND_LINES, CastellansState

GUILDS_OF = {
    "anchorage": ["worker", "shadow"],
    "bazani_gate": ["worker", "soldier"],
    "nor_high": ["soldier", "holy"],
    "penumbra": ["shadow", "holy"],
    "luna_grove": ["worker", "holy"],
    "iron_pit": ["soldier", "shadow"],
}
COSTS = [("gate", 8), ("ward_tower", 7), ("statue", 6)]


def rich(gold: int = 10, seats: int = 3) -> CastellansState:
    """A table where seat 0 has a Banker's Manor in the Iron Pit and much Gold."""
    state = table(seats)
    manors(state, 0, banker="iron_pit")
    goods(state, 0, gold=gold)
    return state


def site_of(state: CastellansState, seat: int, kind: str) -> str:
    """Where a Monument stands; nothing if nowhere."""
    site = state.sides[seat].monuments[MONUMENT_NAMES.index(kind)]
    names = EDGE_NAMES if kind == "gate" else DISTRICT_NAMES
    return "" if site == BLANK else names[site]


# All three


@clause("CV-MON-01")
@pytest.mark.parametrize(
    "order",
    [("gate", "ward_tower", "statue"), ("statue", "gate", "ward_tower")],
)
def test_each_monument_is_built_once_in_any_order(order: tuple[str, ...]) -> None:
    state = rich()
    for number, kind in enumerate(order):
        goods(state, 0, gold=10)
        turn(state)
        assert set(offers(state, "do")) & set(MONUMENT_NAMES) == set(order[number:])
        answer(state, f"do:{kind}", "edge:nor_high_penumbra" if kind == "gate" else "at:nor_high")
        answer(state, "guild:holy")
    goods(state, 0, gold=10)
    turn(state)
    assert not set(offers(state, "do")) & set(MONUMENT_NAMES)
    for kind in order:
        assert barred(state)[f"do:{kind}"] == "CV-MON-01"


@clause("CV-MON-01")
def test_what_another_has_built_can_still_be_built() -> None:
    state = rich()
    for kind in ("gate", "ward_tower", "statue"):
        monument(state, 1, kind, "nor_high_penumbra" if kind == "gate" else "nor_high")
    turn(state)
    assert [kind for kind in offers(state, "do") if kind in MONUMENT_NAMES] == [
        "gate",
        "ward_tower",
        "statue",
    ]


@clause("CV-MON-02")
@pytest.mark.parametrize(
    ("kind", "site"),
    [("gate", "nor_high_penumbra"), ("ward_tower", "nor_high"), ("statue", "penumbra")],
)
def test_monuments_give_no_control(kind: str, site: str) -> None:
    state = rich()
    before = [halves_of(state.sides[0], place) for place in range(6)]
    turn(state)
    prefix = "edge" if kind == "gate" else "at"
    answer(state, f"do:{kind}", f"{prefix}:{site}", "guild:holy")
    assert [halves_of(state.sides[0], place) for place in range(6)] == before
    assert sum(before) == 2


@clause("CV-MON-03")
@pytest.mark.parametrize("built", range(1, 6))
def test_a_monument_scores_from_the_round_it_is_built(built: int) -> None:
    state = table(4, round=built)
    goods(state, 0, gold=6)
    tokens(state, 1, "temple", nor_high=2)
    turn(state)
    answer(state, "do:statue", "at:nor_high", "guild:holy")
    for round in range(built, 6):
        state.round = round
        before = sum(tally_of_statues(state))
        begin(state, ScoringPhase())
        assert sum(tally_of_statues(state)) - before == 2
    assert tally_of_statues(state) == [0] * (built - 1) + [2] * (6 - built)


def tally_of_statues(state: CastellansState) -> list[int]:
    """What the Statue of seat 0 has scored, by round."""
    line = MONUMENT_LINE + STATUE
    return [state.sides[0].tally[round * ROUND_LINES + line] for round in range(ROUNDS)]


@clause("CV-MON-04")
@pytest.mark.parametrize(("kind", "cost"), COSTS)
def test_magic_and_resources_do_not_pay_for_a_monument(kind: str, cost: int) -> None:
    state = rich(cost - 1)
    goods(state, 0, magic=6, wood=6, stone=6, food=6)
    turn(state)
    assert refuses(state, f"do:{kind}")
    goods(state, 0, gold=cost)
    assert not refuses(state, f"do:{kind}")
    answer(state, f"do:{kind}")
    answer(state, options(state)[0])
    assert goods_of(state, 0) == {"magic": 6, "wood": 6, "stone": 6, "food": 6}


@clause("CV-MON-04")
@pytest.mark.parametrize(("kind", "cost"), COSTS)
def test_nothing_at_the_site_makes_a_monument_dearer(kind: str, cost: int) -> None:
    state = rich(cost, seats=4)
    for token in ("temple", "ship", "citizen_token"):
        tokens(state, 1, token, nor_high=2)
    manors(state, 1, elder="nor_high", lighthouse_keeper="nor_high")
    windmills(state, 1, nor_high_penumbra=2)
    keeps(state, nor_high=2)
    for other, seat in (("gate", 1), ("ward_tower", 2), ("statue", 3)):
        if other != kind:
            monument(state, seat, other, "nor_high_penumbra" if other == "gate" else "nor_high")
    turn(state)
    site = "edge:nor_high_penumbra" if kind == "gate" else "at:nor_high"
    answer(state, f"do:{kind}", site, "guild:holy")
    assert has(state, 0, "gold") == 0


@clause("CV-MON-05")
def test_without_the_banker_only_a_statue_is_in_reach() -> None:
    state = table()
    goods(state, 0, gold=6)
    turn(state)
    assert [kind for kind in offers(state, "do") if kind in MONUMENT_NAMES] == ["statue"]
    assert barred(state)["do:gate"] == "CV-GATE-02"
    assert barred(state)["do:ward_tower"] == "CV-TOWER-02"


@clause("CV-MON-05")
@pytest.mark.parametrize("is_banker", [False, True])
def test_more_than_six_gold_need_the_banker(is_banker: bool) -> None:
    state = table()
    if is_banker:
        manors(state, 0, banker="iron_pit")
    goods(state, 0, gold=6)
    turn(state)
    answer(state, "do:harvest", "guild:worker")
    assert has(state, 0, "gold") == (10 if is_banker else 6)
    found = [kind for kind in offers(state, "do") if kind in MONUMENT_NAMES]
    assert found == (["gate", "ward_tower", "statue"] if is_banker else ["statue"])


# Gate


@clause("CV-GATE-01")
@pytest.mark.parametrize("edge", EDGE_NAMES)
def test_a_gate_goes_to_any_of_six_bridges(edge: str) -> None:
    state = turn(rich())
    answer(state, "do:gate")
    assert offers(state, "edge") == EDGE_NAMES
    assert len(EDGE_NAMES) == 6
    answer(state, f"edge:{edge}")
    assert site_of(state, 0, "gate") == edge


@clause("CV-GATE-02", "CV-TOWER-02", "CV-STATUE-02")
@pytest.mark.parametrize("gold", range(5, 11))
def test_what_monuments_cost(gold: int) -> None:
    state = turn(rich(gold))
    affordable = [kind for kind, cost in COSTS if cost <= gold]
    assert [kind for kind in offers(state, "do") if kind in MONUMENT_NAMES] == affordable
    reasons = {"gate": "CV-GATE-02", "ward_tower": "CV-TOWER-02", "statue": "CV-STATUE-02"}
    for kind, cost in COSTS:
        assert barred(state).get(f"do:{kind}") == (reasons[kind] if cost > gold else None)


@clause("CV-GATE-02")
def test_a_gate_takes_eight_gold() -> None:
    state = turn(rich(10))
    answer(state, "do:gate", "edge:anchorage_bazani_gate")
    assert has(state, 0, "gold") == 2


@clause("CV-TOWER-02")
def test_a_ward_tower_takes_seven_gold() -> None:
    state = turn(rich(10))
    answer(state, "do:ward_tower", "at:anchorage")
    assert has(state, 0, "gold") == 3


@clause("CV-STATUE-02")
def test_a_statue_takes_six_gold() -> None:
    state = turn(rich(10))
    answer(state, "do:statue", "at:anchorage")
    assert has(state, 0, "gold") == 4


@clause("CV-GATE-03", "CV-GATE-01")
def test_a_bridge_holds_one_gate() -> None:
    state = rich()
    monument(state, 1, "gate", "nor_high_penumbra")
    turn(state)
    answer(state, "do:gate")
    assert offers(state, "edge") == [edge for edge in EDGE_NAMES if edge != "nor_high_penumbra"]
    assert barred(state) == {"edge:nor_high_penumbra": "CV-GATE-03"}


@clause("CV-GATE-04")
@pytest.mark.parametrize("edge", range(6))
def test_a_gate_pushes_twice_on_one_guild_of_its_two_districts(edge: int) -> None:
    both = [DISTRICT_NAMES[edge], DISTRICT_NAMES[(edge + 1) % 6]]
    shown = [guild for guild in GUILD_NAMES if any(guild in GUILDS_OF[place] for place in both)]
    for guild in shown:
        state = turn(rich())
        answer(state, "do:gate", f"edge:{EDGE_NAMES[edge]}")
        assert asked(state) == (0, "push_same")
        assert offers(state, "guild") == shown
        answer(state, f"guild:{guild}")
        assert spaces(state, 0) == [2 if name == guild else 0 for name in GUILD_NAMES]
        assert not offers(state, "guild")


@clause("CV-GATE-05")
@pytest.mark.parametrize(
    ("edge", "guild"), [("bazani_gate_nor_high", "soldier"), ("iron_pit_anchorage", "shadow")]
)
def test_a_guild_of_both_districts_gets_two_pushes(edge: str, guild: str) -> None:
    state = turn(rich())
    answer(state, "do:gate", f"edge:{edge}", f"guild:{guild}")
    assert space(state, 0, guild) == 2
    assert sum(spaces(state, 0)) == 2


@clause("CV-GATE-04")
def test_the_second_push_of_a_gate_stays_on_its_track() -> None:
    state = rich()
    guilds(state, 0, soldier=14)
    turn(state)
    answer(state, "do:gate", "edge:bazani_gate_nor_high", "guild:soldier")
    assert spaces(state, 0) == [0, 15, 0, 0]


# Ward Tower and Statue


@clause("CV-TOWER-01")
@pytest.mark.parametrize("district", DISTRICT_NAMES)
def test_a_ward_tower_goes_to_any_district(district: str) -> None:
    state = turn(rich())
    answer(state, "do:ward_tower")
    assert offers(state, "at") == DISTRICT_NAMES
    answer(state, f"at:{district}")
    assert site_of(state, 0, "ward_tower") == district


@clause("CV-STATUE-01")
@pytest.mark.parametrize("district", DISTRICT_NAMES)
def test_a_statue_goes_to_any_district(district: str) -> None:
    state = turn(rich())
    answer(state, "do:statue")
    assert offers(state, "at") == DISTRICT_NAMES
    answer(state, f"at:{district}")
    assert site_of(state, 0, "statue") == district


@clause("CV-TOWER-01", "CV-TOWER-03")
def test_a_district_holds_one_ward_tower() -> None:
    state = rich()
    monument(state, 1, "ward_tower", "nor_high")
    monument(state, 1, "statue", "penumbra")
    turn(state)
    answer(state, "do:ward_tower")
    assert offers(state, "at") == [place for place in DISTRICT_NAMES if place != "nor_high"]
    assert barred(state) == {"at:nor_high": "CV-TOWER-03"}


@clause("CV-STATUE-01", "CV-STATUE-03")
def test_a_district_holds_one_statue() -> None:
    state = rich()
    monument(state, 1, "statue", "nor_high")
    monument(state, 1, "ward_tower", "penumbra")
    turn(state)
    answer(state, "do:statue")
    assert offers(state, "at") == [place for place in DISTRICT_NAMES if place != "nor_high"]
    assert barred(state) == {"at:nor_high": "CV-STATUE-03"}


@clause("CV-TOWER-04")
@pytest.mark.parametrize("district", DISTRICT_NAMES)
def test_a_ward_tower_pushes_once_on_a_guild_of_its_district(district: str) -> None:
    assert_single_push("ward_tower", district)


@clause("CV-STATUE-04")
@pytest.mark.parametrize("district", DISTRICT_NAMES)
def test_a_statue_pushes_once_on_a_guild_of_its_district(district: str) -> None:
    assert_single_push("statue", district)


def assert_single_push(kind: str, district: str) -> None:
    """Each Guild of the District can be chosen, and gets one push; nothing else moves."""
    for guild in GUILDS_OF[district]:
        state = turn(rich())
        answer(state, f"do:{kind}", f"at:{district}")
        assert offers(state, "guild") == GUILDS_OF[district]
        answer(state, f"guild:{guild}")
        assert spaces(state, 0) == [int(name == guild) for name in GUILD_NAMES]
        assert not offers(state, "guild")


@clause("CV-MON-03")
def test_a_monument_scores_nothing_when_it_is_built() -> None:
    state = rich()
    tokens(state, 1, "temple", nor_high=2)
    turn(state)
    answer(state, "do:statue", "at:nor_high", "guild:holy")
    assert vp(state, 0) == 0
    assert not is_done(state)

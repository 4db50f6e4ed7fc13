"""The Scoring phase: what Monuments count (CV-SMON)."""

from __future__ import annotations

import pytest

from games.castellans.builders import crate, keeps, manors, monument, table, tokens, windmills
from games.castellans.scoring_laid import for_monument, lay, scored
from support.clauses import clause
from tabard.core.values import Event
from tabard.games.castellans.events import DistrictScored, MonumentScored, WharfScored
from tabard.games.castellans.kinds import DISTRICT_NAMES, EDGE_NAMES, MONUMENT_NAMES, PHASE_NAMES
from tabard.games.castellans.state import CastellansState


@clause("CV-SMON-01")
def test_a_gate_counts_citizen_tokens_of_both_districts() -> None:
    state = table(phase="scoring")
    monument(state, 0, "gate", "nor_high_penumbra")
    tokens(state, 0, "citizen_token", nor_high=2, bazani_gate=1)
    tokens(state, 1, "citizen_token", penumbra=3, luna_grove=1)
    assert for_monument(scored(state), "gate") == [5, 0, 0]


@clause("CV-SMON-01")
def test_the_gate_of_the_last_bridge_joins_iron_pit_and_anchorage() -> None:
    state = table(phase="scoring")
    monument(state, 0, "gate", "iron_pit_anchorage")
    tokens(state, 1, "citizen_token", anchorage=1, bazani_gate=1)
    tokens(state, 2, "citizen_token", iron_pit=1, luna_grove=1)
    assert for_monument(scored(state), "gate") == [2, 0, 0]


@clause("CV-SMON-02")
def test_a_ward_tower_counts_manors_and_lighthouses() -> None:
    state = table(phase="scoring")
    monument(state, 0, "ward_tower", "nor_high")
    manors(state, 0, elder="nor_high", priest="penumbra")
    manors(state, 1, merchant="nor_high", lighthouse_keeper="nor_high")
    assert for_monument(scored(state), "ward_tower") == [3, 0, 0]


@clause("CV-SMON-03")
def test_a_statue_counts_temples() -> None:
    state = table(phase="scoring")
    monument(state, 0, "statue", "nor_high")
    tokens(state, 0, "temple", nor_high=1, bazani_gate=1)
    tokens(state, 1, "temple", nor_high=2, penumbra=1)
    assert for_monument(scored(state), "statue") == [3, 0, 0]


@clause("CV-SMON-04", "CV-POW-06")
def test_a_lighthouse_counts_each_ship_twice() -> None:
    state = table(phase="scoring")
    manors(state, 0, lighthouse_keeper="nor_high")
    tokens(state, 0, "ship", nor_high=1, bazani_gate=1)
    tokens(state, 1, "ship", nor_high=2, penumbra=1)
    assert for_monument(scored(state), "lighthouse") == [6, 0, 0]


@clause("CV-SMON-01", "CV-SMON-02", "CV-SMON-03", "CV-SMON-04")
@pytest.mark.parametrize(
    ("kind", "counted"),
    [
        ("gate", "citizen_token"),
        ("ward_tower", "manor"),
        ("statue", "temple"),
        ("lighthouse", "ship"),
    ],
)
def test_no_monument_counts_other_tokens(kind: str, counted: str) -> None:
    state = table(phase="scoring")
    if kind == "lighthouse":
        manors(state, 0, lighthouse_keeper="nor_high")
    else:
        monument(state, 0, kind, "nor_high_penumbra" if kind == "gate" else "nor_high")
    for token in ("temple", "ship", "citizen_token"):
        if token != counted:
            tokens(state, 1, token, nor_high=1, penumbra=1)
    if counted != "manor":
        manors(state, 1, elder="nor_high", priest="penumbra")
    windmills(state, 1, nor_high_penumbra=1)
    assert for_monument(scored(state), kind) == [0, 0, 0]


@clause("CV-SMON-05", "CV-POW-06", "CV-MON-03")
@pytest.mark.parametrize("round", range(1, 6))
@pytest.mark.parametrize("place", range(6))
def test_monuments_score_in_every_district_and_every_round(round: int, place: int) -> None:
    state = table(4, round=round, phase="scoring")
    name = DISTRICT_NAMES[place]
    monument(state, 0, "gate", EDGE_NAMES[place])
    monument(state, 0, "ward_tower", name)
    monument(state, 0, "statue", name)
    manors(state, 0, lighthouse_keeper=name)
    for kind in ("temple", "ship", "citizen_token"):
        tokens(state, 1, kind, **{name: 1})
    scored(state)
    assert [for_monument(state, kind)[0] for kind in MONUMENT_NAMES] == [1, 1, 1, 2]


def order_of_scoring(state: CastellansState) -> list[str]:
    """What was scored, in its order, each kind named once."""
    names = {DistrictScored: "control", MonumentScored: "monuments", WharfScored: "wharf"}
    kinds: list[type[Event]] = [DistrictScored, MonumentScored, WharfScored]
    found = [names[type(event)] for event in state.told if type(event) in kinds]
    return list(dict.fromkeys(found)) if found == sorted(found) else found


@clause("CV-SMON-05", "CV-SWHARF-01")
def test_control_then_monuments_then_wharf() -> None:
    state = lay(3, [1, 0, 0])
    monument(state, 0, "statue", "anchorage")
    crate(state, 0, "0:1")
    scored(state)
    assert order_of_scoring(state) == ["control", "monuments", "wharf"]
    assert PHASE_NAMES[state.phase] == "scoring"


@clause("CV-SMON-06")
def test_two_gates_beside_a_district_both_count_its_citizens() -> None:
    state = table(phase="scoring")
    monument(state, 0, "gate", "nor_high_penumbra")
    monument(state, 1, "gate", "penumbra_luna_grove")
    tokens(state, 2, "citizen_token", penumbra=3)
    assert for_monument(scored(state), "gate") == [3, 3, 0]


@clause("CV-SMON-07")
@pytest.mark.parametrize("kind", MONUMENT_NAMES)
def test_keeps_do_not_count_for_monuments(kind: str) -> None:
    state = table(phase="scoring")
    keeps(state, penumbra=3)
    if kind == "lighthouse":
        manors(state, 0, lighthouse_keeper="penumbra")
    else:
        monument(state, 0, kind, "nor_high_penumbra" if kind == "gate" else "penumbra")
    assert for_monument(scored(state), kind) == [0, 0, 0]

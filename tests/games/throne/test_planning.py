"""Planning: six markers each, one at a time, face down, wherever one likes."""

from __future__ import annotations

import pytest

from games.throne.builders import answer, shown, table
from games.throne.phases import place, plan
from support.clauses import clause
from support.questions import asked, barred, options, refuses
from tabard.core.values import SPECTATOR
from tabard.games.throne.kinds import SPACE_NAMES
from tabard.games.throne.state import ThroneState

WHERE = {"0": "I", "1": "V", "2": "III", "star": "III"}


def stacks(state: ThroneState, space: str) -> list[tuple[int, int]]:
    """Owner and height of the stacks of a space, from left to right, as all see them."""
    found = shown(state, SPECTATOR, "spaces", SPACE_NAMES.index(space), "stacks")
    assert isinstance(found, list)
    return [(stack["player"], stack["count"]) for stack in found]


@clause("TH-PLAN-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_markers_are_placed_one_at_a_time_from_the_first_player(seats: int, first: int) -> None:
    state = table(seats)
    state.first = state.marker = first
    plan(state)
    order = []
    for marker in ("0", "0", "1", "1", "2", "star"):
        for _ in range(seats):
            order.append(asked(state)[0])
            place(state, f"{WHERE[marker]} {marker}")
    assert order == [(first + turn) % seats for turn in range(6 * seats)]
    assert asked(state)[1] != "bid_space"


@clause("TH-PLAN-01")
def test_each_marker_can_be_placed_once() -> None:
    state = plan(table(2))
    answer(state, "space:I")
    assert options(state) == ["marker:0", "marker:1", "marker:2", "marker:star"]
    answer(state, "marker:2")
    place(state, "I 0")
    answer(state, "space:I")
    assert options(state) == ["marker:0", "marker:1", "marker:star"]


@clause("TH-PLAN-01")
def test_markers_lie_face_down() -> None:
    state = plan(table(2))
    place(state, "I 2")
    assert shown(state, 1, "spaces", 0, "stacks", 0, "markers") == []


@clause("TH-PLAN-02")
def test_any_of_the_seven_spaces_can_be_chosen() -> None:
    state = plan(table(2))
    for marker in ("0", "0", "1"):
        assert options(state) == [f"space:{space}" for space in SPACE_NAMES]
        place(state, f"IV {marker}", f"IV {marker}")


@clause("TH-PLAN-03")
def test_the_first_marker_goes_to_the_leftmost_free_bid_space() -> None:
    state = table()
    state.first = state.marker = 1
    plan(state)
    place(state, "III 0", "V 1", "III 2", "I 0", "III 0")
    assert stacks(state, "III") == [(1, 1), (0, 1), (2, 1)]
    assert stacks(state, "V") == [(2, 1)]


@clause("TH-PLAN-04")
def test_further_markers_go_onto_the_own_stack() -> None:
    state = plan(table(2))
    place(state, "III 0", "III 0", "III 1", "III 1", "III 2", "VI 0")
    assert stacks(state, "III") == [(0, 3), (1, 2)]


@clause("TH-PLAN-05")
def test_a_fourth_marker_in_a_space_is_barred() -> None:
    state = plan(table(2))
    place(state, "II 0", "I 0", "II 0", "I 0", "II 1", "I 1")
    assert refuses(state, "space:II")
    assert options(state) == [f"space:{space}" for space in SPACE_NAMES if space != "II"]
    assert barred(state) == {"space:II": "TH-PLAN-05"}


@clause("TH-PLAN-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("space", SPACE_NAMES)
def test_everybody_finds_a_bid_space_everywhere(seats: int, space: str) -> None:
    state = plan(table(seats))
    for _ in range(seats):
        assert f"space:{space}" in options(state)
        place(state, f"{space} 0")
    assert stacks(state, space) == [(seat, 1) for seat in range(seats)]


@clause("TH-PLAN-07")
def test_placed_markers_stay_where_they_are() -> None:
    state = plan(table(2))
    place(state, "I 0", "III 2", "III star")
    assert stacks(state, "III") == [(1, 1), (0, 1)]
    place(state, "I 0", "I 0", "III 0", "VI 1", "V 1", "VI 1")
    assert stacks(state, "III") == [(1, 2), (0, 1)]
    assert stacks(state, "I") == [(0, 2), (1, 1)]
    assert shown(state, 0, "spaces", 2, "stacks", 1, "markers") == ["star"]


@clause("TH-PLAN-08")
def test_nobody_can_pass() -> None:
    state = plan(table(2))
    for marker in ("0", "0", "1", "1", "2", "star"):
        for _ in range(2):
            assert {text.partition(":")[0] for text in options(state)} == {"space"}
            answer(state, f"space:{WHERE[marker]}")
            assert {text.partition(":")[0] for text in options(state)} == {"marker"}
            answer(state, f"marker:{marker}")
    assert asked(state)[1] != "bid_space"

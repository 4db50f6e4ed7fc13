"""The Scoring phase: control of Districts, and the Wharf (CV-SCORE, CV-SWHARF)."""

from __future__ import annotations

import pytest

from games.castellans.builders import (
    answer,
    begin,
    crate,
    goods,
    keeps,
    manors,
    monument,
    table,
    tokens,
    turn,
    windmills,
)
from games.castellans.reading import vp
from games.castellans.scoring_laid import control, lay, lines, scored
from support.clauses import clause
from tabard.games.castellans.kinds import DISTRICT_NAMES, EDGE_NAMES
from tabard.games.castellans.scoring import ScoringPhase, halves_of
from tabard.games.castellans.state import WHARF_LINE, CastellansState

# Control


@clause("CV-SCORE-01")
@pytest.mark.parametrize(
    ("round", "places"),
    [
        (1, ["anchorage", "bazani_gate", "nor_high"]),
        (2, ["penumbra", "luna_grove", "iron_pit"]),
        (3, ["bazani_gate", "nor_high", "penumbra"]),
        (4, ["anchorage", "luna_grove", "iron_pit"]),
        (5, DISTRICT_NAMES),
    ],
)
def test_which_districts_a_round_scores(round: int, places: list[str]) -> None:
    state = table(4, round=round, phase="scoring")
    for number, place in enumerate(DISTRICT_NAMES):
        tokens(state, 0, "temple" if number < 3 else "citizen_token", **{place: 1})
    keeps(state, anchorage=1, iron_pit=1)
    scored(state)
    assert [place for place in DISTRICT_NAMES if sum(control(state, place)) > 0] == places


@clause("CV-SCORE-02")
@pytest.mark.parametrize("kind", ["manor", "lighthouse", "temple", "ship", "citizen_token"])
def test_each_token_in_the_district_gives_one_point(kind: str) -> None:
    state = lay(3, [0, 1, 0])
    if kind in ("manor", "lighthouse"):
        name = "lighthouse_keeper" if kind == "lighthouse" else "elder"
        manors(state, 0, **{name: "anchorage"})
    else:
        tokens(state, 0, kind, anchorage=1)
    assert [halves_of(side, 0) for side in state.sides] == [2, 2, 0]
    assert control(scored(state)) == [5, 5, 0]


@clause("CV-SCORE-02")
def test_tokens_of_all_kinds_add_up() -> None:
    state = table(phase="scoring")
    manors(state, 0, elder="nor_high", priest="nor_high", lighthouse_keeper="nor_high")
    for kind in ("temple", "ship", "citizen_token"):
        tokens(state, 0, kind, nor_high=2, penumbra=1)
    assert [halves_of(state.sides[0], place) for place in range(6)] == [0, 0, 18, 6, 0, 0]


@clause("CV-SCORE-03")
@pytest.mark.parametrize("edge", range(6))
def test_a_windmill_gives_half_a_point_in_both_its_districts(edge: int) -> None:
    state = table(4, round=5, phase="scoring")
    keeps(state, iron_pit=2)
    windmills(state, 0, **{EDGE_NAMES[edge]: 1})
    scored(state)
    ends = {DISTRICT_NAMES[edge], DISTRICT_NAMES[(edge + 1) % 6]}
    for place in DISTRICT_NAMES:
        expected = 0 if place not in ends else 4 if place == "iron_pit" else 6
        assert control(state, place)[0] == expected
        assert halves_of(state.sides[0], DISTRICT_NAMES.index(place)) == int(place in ends)


@clause("CV-SCORE-03")
def test_a_windmill_counts_only_where_the_round_scores() -> None:
    state = lay(3, [0, 0, 0])
    windmills(state, 0, nor_high_penumbra=1)
    scored(state)
    assert [control(state, place)[0] for place in ("nor_high", "penumbra")] == [6, 0]


@clause("CV-SCORE-03", "CV-SCORE-07")
def test_two_windmills_are_worth_a_token() -> None:
    state = lay(3, [0, 1, 0])
    windmills(state, 0, anchorage_bazani_gate=1, iron_pit_anchorage=1)
    assert control(scored(state)) == [5, 5, 0]


@clause("CV-SCORE-04", "CV-SCORE-08", "CV-SCORE-09")
@pytest.mark.parametrize(("green", "expected"), [(0, [6, 4, 0]), (1, [6, 3, 0]), (2, [5, 2, 0])])
def test_each_keep_is_a_point_for_green(green: int, expected: list[int]) -> None:
    assert control(scored(lay(3, [2, 1, 0], green))) == expected


@clause("CV-SCORE-04", "CV-SCORE-08")
def test_vp_that_fall_to_green_are_lost() -> None:
    state = scored(lay(3, [2, 1, 0], green=3))
    assert control(state) == [4, 2, 0]
    assert [vp(state, seat) for seat in range(3)] == [4, 2, 0]


@clause("CV-SCORE-08")
def test_green_alone_ahead_of_one_player() -> None:
    assert control(scored(lay(3, [1, 0, 0], green=3))) == [4, 0, 0]


@clause("CV-SCORE-05", "CV-MON-02")
def test_monuments_do_not_count_for_control() -> None:
    state = lay(3, [1, 0, 0])
    monument(state, 1, "gate", "anchorage_bazani_gate")
    monument(state, 1, "ward_tower", "anchorage")
    monument(state, 1, "statue", "anchorage")
    assert control(scored(state)) == [6, 0, 0]


@clause("CV-SCORE-06")
@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([4, 3, 2, 1], [6, 4, 2, 0]),
        ([1, 2, 3, 4], [0, 2, 4, 6]),
        ([1, 0, 3, 0], [4, 0, 6, 0]),
        ([0, 0, 1, 0], [0, 0, 6, 0]),
    ],
)
def test_the_first_three_places_score(points: list[int], expected: list[int]) -> None:
    assert control(scored(lay(4, points))) == expected


@clause("CV-SCORE-06")
def test_each_district_is_ranked_on_its_own() -> None:
    state = lay(3, [2, 1, 0])
    tokens(state, 1, "ship", bazani_gate=1)
    tokens(state, 2, "ship", bazani_gate=3)
    scored(state)
    assert control(state) == [6, 4, 0]
    assert control(state, "bazani_gate") == [0, 4, 6]
    assert control(state, "nor_high") == [0, 0, 0]


@clause("CV-SCORE-07")
def test_half_a_point_breaks_a_tie() -> None:
    state = lay(3, [1, 1, 0])
    windmills(state, 1, iron_pit_anchorage=1)
    assert control(scored(state)) == [4, 6, 0]


@clause("CV-SCORE-07", "CV-SCORE-08")
def test_half_a_point_breaks_a_tie_with_green() -> None:
    state = lay(3, [1, 0, 0], green=1)
    windmills(state, 0, iron_pit_anchorage=1)
    assert control(scored(state)) == [6, 0, 0]


@clause("CV-SCORE-09", "CV-SCORE-10")
@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([2, 2, 0, 0, 0], [5, 5, 0, 0, 0]),
        ([2, 2, 1, 0, 0], [5, 5, 2, 0, 0]),
        ([1, 1, 1, 0, 0], [4, 4, 4, 0, 0]),
        ([1, 1, 1, 1, 0], [3, 3, 3, 3, 0]),
        ([1, 1, 1, 1, 1], [2, 2, 2, 2, 2]),
        ([2, 1, 1, 0, 0], [6, 3, 3, 0, 0]),
        ([2, 1, 1, 1, 0], [6, 2, 2, 2, 0]),
        ([2, 1, 1, 1, 1], [6, 1, 1, 1, 1]),
        ([3, 2, 1, 1, 0], [6, 4, 1, 1, 0]),
        ([3, 2, 1, 1, 1], [6, 4, 0, 0, 0]),
        ([3, 3, 3, 1, 1], [4, 4, 4, 0, 0]),
    ],
)
def test_tied_sides_share_the_places_they_cover(points: list[int], expected: list[int]) -> None:
    assert control(scored(lay(5, points))) == expected


@clause("CV-SCORE-09", "CV-SCORE-10")
@pytest.mark.parametrize(
    ("points", "green", "expected"),
    [
        ([2, 0], 2, [5, 0]),
        ([1, 1], 1, [4, 4]),
        ([2, 1], 1, [6, 3]),
        ([1, 1], 2, [3, 3]),
        ([2, 1], 3, [4, 2]),
    ],
)
def test_green_counts_in_a_tie(points: list[int], green: int, expected: list[int]) -> None:
    assert control(scored(lay(2, points, green))) == expected


@clause("CV-SCORE-11")
def test_without_presence_there_is_no_place() -> None:
    state = lay(3, [1, 0, 0])
    assert control(scored(state)) == [6, 0, 0]
    assert control(state, "bazani_gate") == [0, 0, 0]


@clause("CV-SCORE-11")
def test_half_a_point_is_presence() -> None:
    state = lay(3, [1, 0, 0])
    windmills(state, 1, iron_pit_anchorage=1)
    assert control(scored(state)) == [6, 4, 0]


@clause("CV-SCORE-11")
@pytest.mark.parametrize(
    ("points", "green", "expected"),
    [
        ([1, 0, 0], 0, [6, 3, 3]),
        ([2, 1, 0], 0, [6, 4, 2]),
        ([0, 0, 0], 0, [4, 4, 4]),
        ([1, 0, 0], 1, [5, 1, 1]),
        ([0, 0, 0], 1, [2, 2, 2]),
    ],
)
def test_a_table_may_rank_those_without_presence(
    points: list[int], green: int, expected: list[int]
) -> None:
    """Green still needs a Keep in the District."""
    state = lay(3, points, green, zero_control_scores="true")
    assert control(scored(state)) == expected


@clause("CV-SCORE-02")
def test_what_stays_on_the_board_gives_no_control() -> None:
    state = table(4)
    goods(state, 0, wood=3)
    turn(state)
    answer(state, "do:manor", "at:anchorage", "manor:elder")
    begin(state, ScoringPhase())
    assert control(state) == [6, 0, 0, 0]
    assert sum(control(state, "bazani_gate")) == 0


# Wharf


def with_crates(seats: int, counts: list[int]) -> CastellansState:
    """A table where each seat has so many Crates on the card."""
    state = table(seats, phase="scoring")
    columns = range(state.rules.first_column, 4)
    icons = [f"{row}:{column}" for row in range(3) for column in columns]
    for seat, count in enumerate(counts):
        if count == 3:
            manors(state, seat, banker="iron_pit")
        crate(state, seat, *icons[:count])
        icons = icons[count:]
    return state


@clause("CV-SWHARF-01", "CV-SWHARF-02", "CV-SWHARF-03")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([3, 2, 1, 0], [3, 2, 1, 0]),
        ([1, 2, 3, 0], [1, 2, 3, 0]),
        ([3, 2, 2, 0], [3, 1, 1, 0]),
        ([2, 2, 0, 0], [2, 2, 0, 0]),
        ([1, 1, 1, 0], [2, 2, 2, 0]),
        ([1, 1, 1, 1], [1, 1, 1, 1]),
        ([2, 1, 1, 1], [3, 1, 1, 1]),
        ([0, 0, 1, 0], [0, 0, 3, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([0, 2, 1, 0], [0, 3, 2, 0]),
    ],
)
def test_crates_on_the_card_score(counts: list[int], expected: list[int]) -> None:
    assert lines(scored(with_crates(4, counts)), WHARF_LINE) == expected


@clause("CV-SWHARF-01")
def test_the_fourth_place_gets_nothing() -> None:
    state = scored(with_crates(5, [3, 2, 1, 1, 0]))
    assert lines(state, WHARF_LINE) == [3, 2, 0, 0, 0]


@clause("CV-SWHARF-02")
def test_the_option_for_control_does_not_touch_the_wharf() -> None:
    state = table(3, phase="scoring", zero_control_scores="true")
    crate(state, 1, "0:1")
    assert lines(scored(state), WHARF_LINE) == [0, 3, 0]

"""Space IV: Infiltrate, Sneak and Subterfuge."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    answer,
    hand_of,
    table,
    tracks,
    turn,
    workers,
    workers_at,
)
from games.throne.turns_laid import MOVE_VALUES, actions, forbids, own_turn, points_left, tracks_of
from support.clauses import clause
from support.questions import asked, options, refuses
from tabard.games.throne.kinds import TRACK_NAMES
from tabard.games.throne.state import ThroneState

ALL_TRACKS = [f"track:{name}" for name in TRACK_NAMES]


def spies(edition: str = "en", **places: int) -> ThroneState:
    """The first player's turn in space IV, with Spies laid out and opponents' tracks at 3."""
    state = table(edition=edition)
    for seat in (1, 2):
        tracks(state, seat, strength=3, intrigue=3, trade=3, wealth=3, knowledge=3)
    workers(state, 0, {"spy": places})
    return turn(state, 0, "IV")


def subvert(state: ThroneState, where: str, *named: str) -> None:
    answer(state, "action:subterfuge", f"territory:{where}", *named)


@clause("TH-SPY-INF-01")
def test_infiltrate_places_a_spy_in_the_own_tavern() -> None:
    state = own_turn("IV", 1, tracks={"intrigue": 3}, hand="spy-1")
    answer(state, "action:infiltrate", "done")
    assert (workers_at(state, 1, "spy", "culver_lux"), state.houses[1].supply) == (1, 9)
    assert tracks_of(state, 1) == [0, 3, 0, 0, 0]


@clause("TH-SPY-INF-01")
def test_spies_and_jokers_discarded_raise_intrigue() -> None:
    state = own_turn("IV", hand="soldier-1 spy-2*2 merchant-1 joker-1")
    answer(state, "action:infiltrate")
    assert options(state) == ["card:spy-2", "card:joker-1", "done"]
    answer(state, "card:spy-2", "card:spy-2", "card:joker-1", "done")
    assert (tracks_of(state, 0), hand_of(state, 0)) == (
        [0, 5, 0, 0, 0],
        ["soldier-1", "merchant-1"],
    )


@clause("TH-SPY-INF-01")
def test_without_a_worker_in_supply_nobody_infiltrates() -> None:
    state = own_turn("IV", supply=0, hand="spy-1")
    assert forbids(state, "action:infiltrate", "TH-SOLD-REC-04")


@clause("TH-SPY-SNK-01")
@pytest.mark.parametrize(("intrigue", "most"), MOVE_VALUES)
def test_intrigue_limits_how_many_spies_sneak_together(intrigue: int, most: int) -> None:
    state = own_turn("IV", tracks={"intrigue": intrigue}, workers={"spy": {"roselie": 4}})
    answer(state, "action:sneak", "territory:roselie")
    assert options(state) == [f"amount:{count}" for count in range(1, most + 1)]


@clause("TH-SPY-SNK-01")
def test_spies_alone_sneak_and_from_tavern_to_tavern() -> None:
    state = own_turn(
        "IV",
        tracks={"intrigue": 4},
        workers={"spy": {"centre": 2}, "soldier": {"roselie": 2}, "merchant": {"antares": 1}},
    )
    answer(state, "action:sneak")
    assert options(state) == ["territory:centre"]
    answer(state, "territory:centre", "territory:antares", "amount:2")
    assert (workers_at(state, 0, "spy", "antares"), workers_at(state, 0, "spy", "centre")) == (2, 0)


@clause("TH-SPY-SNK-01")
def test_spies_go_the_ways_of_soldiers() -> None:
    state = spies(antares=1, centre=1)
    answer(state, "action:sneak", "territory:centre")
    assert options(state) == ["territory:roselie", "territory:culver_lux", "territory:antares"]
    answer(state, "territory:roselie", "amount:1", "action:sneak", "territory:antares", "amount:1")
    assert workers_at(state, 0, "spy", "centre") == 1


@clause("TH-SPY-SUB-01")
def test_subterfuge_is_taken_where_a_spy_stands_never_at_home() -> None:
    state = spies(roselie=1, culver_lux=1, centre=1)
    answer(state, "action:subterfuge")
    assert options(state) == ["territory:culver_lux", "territory:centre"]
    assert forbids(state, "territory:roselie", "TH-SPY-SUB-01")


@clause("TH-SPY-SUB-01")
def test_with_spies_at_home_only_there_is_no_subterfuge() -> None:
    state = spies(roselie=3)
    assert actions(state) == ["infiltrate", "sneak"]
    assert forbids(state, "action:subterfuge", "TH-SPY-SUB-01")


@clause("TH-SPY-SUB-01")
def test_other_workers_are_no_spies() -> None:
    state = own_turn("IV", workers={"soldier": {"centre": 1}, "merchant": {"culver_lux": 1}})
    assert forbids(state, "action:subterfuge", "TH-SPY-SUB-01")


@clause("TH-SPY-SUB-02")
@pytest.mark.parametrize(
    "named",
    [("centre",), ("antares", "track:trade", "pass"), ("antares", "track:trade", "track:trade")],
)
def test_every_subterfuge_brings_one_spy_home(named: tuple[str, ...]) -> None:
    state = spies(centre=2, antares=2)
    subvert(state, *named)
    assert (workers_at(state, 0, "spy", named[0]), state.houses[0].supply) == (1, 7)


@clause("TH-SPY-SUB-03")
@pytest.mark.parametrize("name", TRACK_NAMES)
def test_the_named_track_of_the_tavern_s_owner_goes_down(name: str) -> None:
    state = spies(antares=1)
    answer(state, "action:subterfuge", "territory:antares")
    assert options(state) == ALL_TRACKS
    answer(state, f"track:{name}", "pass")
    assert tracks_of(state, 2) == [2 if each == name else 3 for each in TRACK_NAMES]
    assert (tracks_of(state, 0), tracks_of(state, 1)) == ([0] * 5, [3] * 5)


@clause("TH-SPY-SUB-04")
def test_a_track_at_0_may_be_named_and_stays_there() -> None:
    state = table()
    tracks(state, 2, strength=3)
    workers(state, 0, {"spy": {"antares": 1}})
    turn(state, 0, "IV")
    subvert(state, "antares", "track:trade", "track:wealth")
    assert (tracks_of(state, 2), state.houses[0].diplomacy) == ([3, 0, 0, 0, 0], 1)


@clause("TH-SPY-SUB-05")
@pytest.mark.parametrize(
    ("second", "lowered"),
    [
        ("track:trade", [3, 3, 1, 3, 3]),
        ("track:wealth", [3, 3, 2, 2, 3]),
        ("pass", [3, 3, 2, 3, 3]),
    ],
)
def test_a_marker_lowers_a_second_track_or_the_same(second: str, lowered: list[int]) -> None:
    state = spies(antares=2)
    subvert(state, "antares", "track:trade")
    assert options(state) == [*ALL_TRACKS, "pass"]
    answer(state, second)
    assert (tracks_of(state, 2), tracks_of(state, 1)) == (lowered, [3] * 5)
    assert state.houses[0].anarchy == int(second != "pass")


@clause("TH-SPY-SUB-05")
def test_a_second_track_needs_no_second_spy_and_there_is_no_third() -> None:
    state = spies(antares=1)
    subvert(state, "antares", "track:trade", "track:wealth")
    assert (asked(state), points_left(state)) == ((0, "turn"), 2)
    assert (workers_at(state, 0, "spy", "antares"), state.houses[0].supply) == (0, 10)


@clause("TH-SPY-SUB-06")
@pytest.mark.parametrize("named", [("centre",), ("antares", "track:trade", "pass")])
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (5, 5)])
def test_the_first_subterfuge_moves_diplomacy(
    named: tuple[str, ...], before: int, after: int
) -> None:
    state = spies(centre=1, antares=1)
    state.houses[0].diplomacy = before
    subvert(state, *named)
    assert [house.diplomacy for house in state.houses] == [after, 0, 0]


@clause("TH-SPY-SUB-06")
def test_diplomacy_moves_in_every_turn_anew() -> None:
    state = spies(antares=2)
    subvert(state, "antares", "track:trade", "pass")
    turn(state, 0, "IV")
    subvert(state, "antares", "track:trade", "pass")
    assert state.houses[0].diplomacy == 2


@clause("TH-SPY-SUB-06")
def test_the_first_subterfuge_need_not_be_the_first_action() -> None:
    state = spies(antares=1)
    answer(state, "action:infiltrate", "done")
    subvert(state, "antares", "track:trade", "pass")
    assert state.houses[0].diplomacy == 1


@clause("TH-SPY-SUB-07")
@pytest.mark.parametrize(("first", "second"), [("centre", "antares"), ("antares", "centre")])
def test_further_subterfuges_of_a_turn_move_no_diplomacy(first: str, second: str) -> None:
    state = spies(centre=2, antares=2)
    named = {"centre": ("centre",), "antares": ("antares", "track:trade", "pass")}
    subvert(state, *named[first])
    answer(state, "action:infiltrate", "done")
    subvert(state, *named[second])
    assert state.houses[0].diplomacy == 1


@clause("TH-SPY-SUB-08")
def test_in_the_centre_every_subterfuge_takes_a_marker_and_lowers_no_track() -> None:
    state = spies(centre=3)
    for taken in (1, 2):
        subvert(state, "centre")
        assert (asked(state), state.houses[0].anarchy) == ((0, "turn"), taken)
    assert [tracks_of(state, seat) for seat in (1, 2)] == [[3] * 5, [3] * 5]


@clause("TH-SPY-SUB-08")
def test_in_the_centre_no_track_can_be_named() -> None:
    state = spies(centre=1)
    subvert(state, "centre")
    assert all(refuses(state, text) for text in ALL_TRACKS)

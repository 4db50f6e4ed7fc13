"""Reveal and ranking: what markers are worth, stars and Guilds, who acts when."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    answer,
    bids,
    guilds,
    resolve,
    shown,
    skip_chance,
    table,
    track,
    workers,
)
from support.clauses import clause
from support.questions import asked, options, told
from tabard.core.values import CHANCE, SPECTATOR
from tabard.games.throne.bid_events import BidsRanked, ClaimDrawn, NobodyRanked
from tabard.games.throne.kinds import SPACE_CLAIMS, SPACE_NAMES
from tabard.games.throne.state import ThroneState


def ranked(state: ThroneState) -> list[tuple[int, ...]]:
    """The rankings told so far."""
    return [event.seats for event in state.told if isinstance(event, BidsRanked)]


def bid_of(state: ThroneState, space: str, index: int) -> object:
    """The bid on a bid space, as all see it."""
    return shown(state, SPECTATOR, "spaces", SPACE_NAMES.index(space), "stacks", index, "bid")


@clause("TH-BID-01")
def test_all_markers_of_a_space_are_revealed_at_once() -> None:
    state = table()
    bids(state, "III", (2, "star 0"), (0, "2"), (1, "0 1"))
    resolve(state, "III")
    stacks = shown(state, SPECTATOR, "spaces", 2, "stacks")
    assert isinstance(stacks, list)
    assert [stack["markers"] for stack in stacks] == [["star", "0"], ["2"], ["0", "1"]]
    assert asked(state) == (2, "star")


@clause("TH-BID-02")
@pytest.mark.parametrize(
    ("markers", "bid"), [("0", 0), ("1", 1), ("2", 2), ("1 1", 2), ("2 1 1", 4), ("0 0 2", 2)]
)
def test_a_bid_is_the_sum_of_the_markers(markers: str, bid: int) -> None:
    state = table()
    bids(state, "III", (0, markers), (1, "star"))
    resolve(state, "III")
    assert bid_of(state, "III", 0) == bid


@clause("TH-BID-03")
def test_stars_are_valued_from_left_to_right_with_everything_open() -> None:
    state = table()
    bids(state, "III", (2, "star"), (1, "1"), (0, "star"))
    resolve(state, "III")
    assert asked(state) == (2, "star")
    assert shown(state, 2, "spaces", 2, "stacks", 2, "markers") == ["star"]
    answer(state, "star:2")
    assert asked(state) == (0, "star")
    assert shown(state, 0, "spaces", 2, "stacks", 0, "bid") == 2
    answer(state, "star:1")
    assert ranked(state) == [(2, 1, 0)]


@clause("TH-BID-04")
@pytest.mark.parametrize("value", [1, 2])
@pytest.mark.parametrize("markers", ["star", "star 0", "star 1 2"])
def test_a_star_counts_1_or_2(value: int, markers: str) -> None:
    state = table()
    bids(state, "III", (0, markers))
    resolve(state, "III")
    assert options(state) == ["star:1", "star:2"]
    answer(state, f"star:{value}")
    assert bid_of(state, "III", 0) == value + (3 if "1 2" in markers else 0)


@clause("TH-BID-05")
def test_a_star_counting_1_may_activate_one_assigned_guild() -> None:
    state = table()
    guilds(state, 0, "merchants_guild", "soldiers_guild")
    bids(state, "III", (0, "star"))
    resolve(state, "III")
    answer(state, "star:1")
    assert options(state) == ["guild:soldiers_guild", "guild:merchants_guild", "pass"]
    answer(state, "guild:merchants_guild")
    assert (track(state, 0, "trade"), track(state, 0, "strength")) == (1, 0)
    assert asked(state) == (0, "turn")


@clause("TH-BID-05")
def test_the_guild_can_be_left_idle() -> None:
    state = table()
    guilds(state, 0, "merchants_guild")
    bids(state, "III", (0, "star"))
    resolve(state, "III")
    answer(state, "star:1", "pass")
    assert (track(state, 0, "trade"), asked(state)) == (0, (0, "turn"))


@clause("TH-BID-05")
def test_without_an_assigned_guild_nothing_is_asked() -> None:
    state = table()
    guilds(state, 1, "merchants_guild")
    bids(state, "III", (0, "star"))
    resolve(state, "III")
    answer(state, "star:1")
    assert asked(state) == (0, "turn")


@clause("TH-BID-06")
def test_a_star_counting_2_activates_no_guild() -> None:
    state = table()
    guilds(state, 0, "merchants_guild")
    bids(state, "III", (0, "star"))
    resolve(state, "III")
    answer(state, "star:2")
    assert asked(state) == (0, "turn")


@clause("TH-BID-07")
def test_a_guild_is_resolved_before_the_next_star_and_the_ranking() -> None:
    state = table()
    guilds(state, 0, "spies_guild")
    workers(state, 0, {"soldier": {"centre": 1}})
    bids(state, "III", (0, "star"), (1, "star"))
    resolve(state, "III")
    answer(state, "star:1", "guild:spies_guild", "worker:soldier")
    assert (asked(state)[0], ranked(state)) == (0, [])
    answer(state, "territory:centre", "into:merchant")
    assert (asked(state), ranked(state)) == ((1, "star"), [])
    answer(state, "star:2")
    assert ranked(state) == [(1, 0)]


@clause("TH-BID-08")
@pytest.mark.parametrize(
    ("stacks", "order"),
    [
        (((0, "1"), (1, "2"), (2, "1 2")), (2, 1, 0)),
        (((0, "1"), (1, "2"), (2, "1")), (1, 0, 2)),
        (((2, "2"), (1, "1 1"), (0, "2 0")), (2, 1, 0)),
    ],
)
def test_the_highest_bid_comes_first_then_whoever_stands_further_left(
    stacks: tuple[tuple[int, str], ...], order: tuple[int, ...]
) -> None:
    state = table()
    bids(state, "III", *stacks)
    resolve(state, "III")
    assert ranked(state) == [order]


@clause("TH-BID-09")
@pytest.mark.parametrize(
    ("stacks", "lowest"),
    [
        (((0, "2"), (1, "0"), (2, "1")), 2),
        (((0, "1"), (1, "2"), (2, "1")), 2),
        (((2, "1"), (1, "2"), (0, "1")), 0),
    ],
)
def test_the_lowest_bidder_is_the_last_of_the_ranking(
    stacks: tuple[tuple[int, str], ...], lowest: int
) -> None:
    state = table()
    bids(state, "I", *stacks)
    resolve(state, "I")
    while state.space == SPACE_CLAIMS:
        skip_chance(state)
        answer(state, "pass")
    assert state.marker == lowest


@clause("TH-BID-10")
@pytest.mark.parametrize("space", SPACE_NAMES)
def test_whoever_bids_0_or_nothing_takes_no_part(space: str) -> None:
    state = table()
    bids(state, space, (0, "0 0"))
    resolve(state, space)
    assert told(state, NobodyRanked) == [NobodyRanked(SPACE_NAMES.index(space))]
    assert (asked(state)[0], state.week) == (CHANCE, 2)


@clause("TH-BID-10")
def test_only_positive_bids_draw_claims() -> None:
    state = table()
    bids(state, "I", (0, "0"), (1, "1"))
    resolve(state, "I")
    answer(state, "claim:G01", "claim:G02", "claim:G03", "pass")
    assert [event.seat for event in state.told if isinstance(event, ClaimDrawn)] == [1, 1, 1]
    assert state.week == 2


@clause("TH-BID-11")
def test_ranked_players_act_one_after_another_each_completely() -> None:
    state = table()
    bids(state, "III", (0, "1"), (1, "2"), (2, "1 0"))
    resolve(state, "III")
    order = []
    while state.space == 2:
        order.append(asked(state)[0])
        answer(state, "action:recruit", "done")
    assert order == [1, 1, 1, 0, 0, 2]


@clause("TH-BID-12")
def test_markers_go_back_to_their_owners() -> None:
    state = table()
    bids(state, "I", (0, "0 0"), (1, "0"))
    bids(state, "III", (0, "1"))
    resolve(state, "I", "III")
    markers = {"0": 2, "1": 1, "2": 1, "star": 1}
    assert shown(state, 0, "players", 0, "markers") == markers
    assert shown(state, SPECTATOR, "spaces", 0, "stacks") == []
    answer(state, "end_turn")
    assert sum(state.houses[0].markers) == sum(state.houses[1].markers) == 6


@clause("TH-BID-13")
@pytest.mark.parametrize("space", SPACE_NAMES)
def test_a_star_works_in_every_space(space: str) -> None:
    state = table()
    guilds(state, 0, "bankers_guild")
    bids(state, space, (0, "star"))
    resolve(state, space)
    answer(state, "star:1", "guild:bankers_guild")
    assert track(state, 0, "wealth") == 2
    assert ranked(state) == [(0,)]


@clause("TH-BID-14")
def test_ties_are_broken_by_bid_spaces_whatever_stars_became() -> None:
    state = table()
    bids(state, "III", (1, "star"), (2, "2"), (0, "1 1"))
    resolve(state, "III")
    answer(state, "star:2")
    assert ranked(state) == [(1, 2, 0)]
    assert state.order[2] == (1, 2, 0)


@clause("TH-BID-14")
def test_bid_spaces_stay_as_planned_while_a_space_is_resolved() -> None:
    state = table()
    bids(state, "III", (1, "1"), (2, "2"), (0, "1"))
    resolve(state, "III")
    assert ranked(state) == [(2, 1, 0)]
    assert [shown(state, 0, "spaces", 2, "stacks", i, "player") for i in range(3)] == [1, 2, 0]

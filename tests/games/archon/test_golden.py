"""The worked examples AR-G01 to AR-G23: raids, King's Grants and player orders, in numbers."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from games.archon.builders import (
    answer,
    begin,
    cards,
    end_round,
    goods,
    grants,
    order,
    own_cards,
    score,
    table,
    warriors,
)
from games.archon.reading import has, vp
from support.clauses import clause
from support.questions import is_done, told
from tabard.games.archon.events import AttackDrawn, RaidSuffered, WallHeld
from tabard.games.archon.season import DrawAttack, ScoreGrant
from tabard.games.archon.state import ArchonState


class RaidOn(NamedTuple):
    """What a player has before an attack; all resources are stone, so that nothing is chosen."""

    strength: int
    wall: int
    own: int
    recruits: int
    resources: int
    gold: int
    vp: int


class Lost(NamedTuple):
    """What that player must make up, what is lost, and the VP that are left."""

    need: int
    recruits: int
    resources: int
    gold: int
    vp: int
    vp_after: int


CARDS = {4: (3, "river_raiders"), 5: (3, "hill_clans"), 6: (4, "hill_clans"), 8: (3, "great_horde")}
"""With how many players which Attack card has a strength."""


def attack(found: RaidOn) -> ArchonState:
    """Seat 0 has what is given; the other warriors on the wall are those of seats 1 and 2."""
    seats, card = CARDS[found.strength]
    state = table(seats, round=3)
    warriors(state, 0, *range(1, found.own + 1))
    warriors(state, 1, *range(found.own + 1, found.wall + 1))
    goods(state, 0, recruit=found.recruits, stone=found.resources, gold=found.gold)
    score(state, 0, found.vp)
    begin(state, DrawAttack())
    answer(state, f"attack:{card}")
    assert is_done(state)
    [drawn] = told(state, AttackDrawn)
    assert isinstance(drawn, AttackDrawn)
    assert (drawn.strength, drawn.defenders) == (found.strength, found.wall)
    return state


@clause("AR-ATT-03", "AR-ATT-04", "AR-ATT-05", "AR-ATT-06", "AR-ATT-07", "AR-ATT-08", "AR-ATT-09")
@pytest.mark.parametrize(
    ("found", "lost"),
    [
        pytest.param(RaidOn(5, 4, 1, 1, 1, 2, 4), Lost(4, 1, 1, 2, 1, 3), id="AR-G01"),
        pytest.param(RaidOn(5, 4, 4, 2, 2, 2, 10), Lost(1, 1, 0, 0, 0, 10), id="AR-G03"),
        pytest.param(RaidOn(6, 3, 0, 1, 2, 3, 7), Lost(6, 1, 2, 3, 2, 5), id="AR-G04"),
        pytest.param(RaidOn(8, 2, 0, 1, 0, 0, 4), Lost(8, 1, 0, 0, 7, -3), id="AR-G05"),
        pytest.param(RaidOn(5, 4, 2, 1, 3, 9, 12), Lost(3, 1, 2, 0, 0, 12), id="AR-G06"),
    ],
)
def test_raids(found: RaidOn, lost: Lost) -> None:
    """In AR-G04 the third coin is lost without making up anything."""
    state = attack(found)
    assert found.strength - found.own == lost.need
    assert has(state, 0, "recruit") == found.recruits - lost.recruits
    assert has(state, 0, "stone") == found.resources - lost.resources
    assert has(state, 0, "gold") == found.gold - lost.gold
    assert (found.vp - lost.vp, vp(state, 0)) == (lost.vp_after, lost.vp_after)
    first = told(state, RaidSuffered)[0]
    assert isinstance(first, RaidSuffered)
    assert (first.seat, first.lost[5], first.lost[1]) == (0, lost.recruits, lost.resources)
    assert (first.lost[0], first.vp) == (lost.gold, lost.vp)
    made_up = lost.recruits + lost.resources + lost.gold // 2 + lost.vp
    assert made_up == lost.need


@clause("AR-ATT-02")
def test_g02_the_wall_holds_exactly() -> None:
    state = attack(RaidOn(4, 4, 0, 0, 0, 0, 4))
    assert (len(told(state, WallHeld)), told(state, RaidSuffered)) == (1, [])
    assert [vp(state, seat) for seat in range(3)] == [4, 4, 4]


CATEGORIES = {9: "arts", 7: "science", 5: "elite_warriors"}
"""Which row of the first King's Grant begins with a number."""


@clause("AR-GRANT-02", "AR-GRANT-03", "AR-GRANT-04")
@pytest.mark.parametrize(
    ("first", "items", "found"),
    [
        pytest.param(9, (5, 3, 3, 1), [9, 4, 4, 1], id="AR-G10"),
        pytest.param(9, (2, 2, 2, 1), [6, 6, 6, 1], id="AR-G11"),
        pytest.param(7, (3, 0, 0, 2), [7, 0, 0, 4], id="AR-G12"),
        pytest.param(5, (1, 1, 1, 1), [2, 2, 2, 2], id="AR-G13"),
        pytest.param(7, (4, 1), [7, 4], id="AR-G14"),
    ],
)
def test_grants(first: int, items: tuple[int, ...], found: list[int]) -> None:
    """Rows 9/6/3/1, 7/4/2/1 and 5/3/2/1: two second share 9, four share 11, rounded down."""
    state = table(len(items), round=3)
    grants(state, "grant_1", "grant_2", "grant_3")
    space = 1
    for seat, count in enumerate(items):
        if CATEGORIES[first] == "elite_warriors":
            warriors(state, seat, *range(space, space + count))
            space += count
        else:
            own_cards(state, seat, CATEGORIES[first], count)
    begin(state, ScoreGrant())
    assert [vp(state, seat) - 4 for seat in range(len(items))] == found


@clause("AR-ORDER-01", "AR-ORDER-02", "AR-ORDER-03")
@pytest.mark.parametrize(
    ("before", "unused", "after"),
    [
        pytest.param(
            (0, 1, 2, 3), ["", "courtier", "courtier*2", "merchant"], (2, 3, 1, 0), id="AR-G20"
        ),
        pytest.param((0, 1, 2), ["cleric", "scribe", "courtier"], (1, 0, 2), id="AR-G21"),
        pytest.param((2, 0, 1), ["courtier"] * 3, (2, 0, 1), id="AR-G22"),
        pytest.param((0, 1), ["scribe*2", "merchant tax_collector"], (0, 1), id="AR-G23"),
    ],
)
def test_player_orders(before: tuple[int, ...], unused: list[str], after: tuple[int, ...]) -> None:
    state = table(len(before))
    order(state, *before)
    for seat, hand in enumerate(unused):
        cards(state, seat, hand)
    end_round(state)
    assert state.order == after


@clause("AR-ORDER-02")
def test_g23_the_other_way_round() -> None:
    """The sum of two Scribes beats Merchant and Tax Collector from the second place, too."""
    state = table(2)
    cards(state, 0, "merchant tax_collector")
    cards(state, 1, "scribe*2")
    end_round(state)
    assert state.order == (1, 0)

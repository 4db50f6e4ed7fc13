"""Exactly how many lines of play follow from a few small fixed tables."""

from __future__ import annotations

from typing import Any

import pytest

from games.throne.builders import bids, claims_left, deck, display, table
from games.throne.finals import lay
from support import questions
from support.clauses import clause
from support.trees import counts
from tabard.core.state import Step
from tabard.games.throne.bidding import ResolveSpace
from tabard.games.throne.kinds import MIX, SPACE_NAMES
from tabard.games.throne.laws import broken_law
from tabard.games.throne.planning import PlaceBid
from tabard.games.throne.points import GoOn
from tabard.games.throne.state import ThroneState


def alone(state: ThroneState, space: str, *steps: Step[Any]) -> ThroneState:
    """Nothing but these steps of a space is still to be done."""
    state.space = SPACE_NAMES.index(space)
    return questions.begin(state, broken_law, *steps)


def soldiers(seats: int) -> ThroneState:
    """Seat 0 with one point in III: two Soldiers in the centre, against one of seat 1, one at home.

    Four options: recruit, advance, attack, end the turn. Then one card click to finish the recruit
    (none is in hand), two origins of an advance, one Battlefield to attack (at home a Raid is
    barred), nothing after the end of the turn: four lines. Then from home at once how many (one),
    from the centre a Home Territory for each seat, and one defender: two and as many as seats.
    """
    state = table(seats)
    lay(state, 0, workers={"soldier": {"centre": 2, "roselie": 1}})
    lay(state, 1, workers={"soldier": {"centre": 1}})
    return alone(state, "III", GoOn(0, 1, MIX))


def split(seats: int) -> ThroneState:
    """All ranked in II, seat 0 lowest with a bid of 1; of the five cards two are equal, twice.

    Three different cards can stay alone. Without a spy-1 the other one has two partners, without
    the spy-2 a spy-1 has two, without a joker-1 a spy-1 has three: seven splits, not fifteen. Then
    the highest bidder has three groups: 21.
    """
    state = table(seats)
    display(state, "spy-1*2 spy-2 joker-1*2")
    deck(state, "banker-1 scholar-1")
    for seat in range(seats):
        bids(state, "II", (seat, "1 2" if seat else "1"))
    return alone(state, "II", ResolveSpace(1))


def grant(seats: int) -> ThroneState:
    """Seat 0 with two points in VI, both slots taken, a Banker, a Spy in the centre, four claims.

    Four options: profits, wages, grant, end the turn. Then one card, one kind of worker, Guild or
    claim, nothing: four. Then profits can be finished (no second card fits), the Spy has one
    origin, three Guilds are unassigned and four claims can be drawn: nine.
    """
    state = table(seats)
    lay(state, 0, guilds="spies_guild soldiers_guild", hand="banker-2")
    lay(state, 0, workers={"spy": {"centre": 1}})
    claims_left(state, "G06 G07 G08 G09", 1)
    return alone(state, "VI", GoOn(0, 2, MIX))


def planning(seats: int) -> ThroneState:
    """Seat 0 places a marker in one of seven spaces, four kinds to choose from; then seat 1."""
    return alone(table(seats), "I", PlaceBid(0))


@clause("TH-SOLD-ADV-02", "TH-SOLD-RAID-01", "TH-SOLD-BAT-03", "TH-SOLD-BAT-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lines_of_a_turn_with_a_battle(seats: int) -> None:
    """The boost has two answers, each die five; the defender wins 9 of 50 and is asked twofold."""
    assert counts(soldiers(seats), 7) == [4, 4, seats + 2, seats + 2, 10, 50, 18]


@clause("TH-WF-01", "TH-WF-02", "TH-WF-04", "TH-WF-06")
@pytest.mark.parametrize(
    ("seats", "found"),
    [(2, [3, 7, 21, 42, 48, 0]), (3, [3, 7, 21, 42, 42, 48]), (4, [3, 7, 21, 42, 42, 84])],
)
def test_lines_of_a_split_with_equal_cards(seats: int, found: list[int]) -> None:
    """The second has two groups left; a bid of 1 keeps one of two cards, if they are not equal."""
    assert counts(split(seats), len(found)) == found


@clause("TH-GRANT-01", "TH-GRANT-03", "TH-GRANT-08", "TH-BANK-WAG-01", "TH-SUP-08")
@pytest.mark.parametrize(
    ("seats", "found"),
    [(2, [4, 4, 9, 19, 5, 14]), (3, [4, 4, 9, 20, 6, 17]), (4, [4, 4, 9, 21, 7, 20])],
)
def test_lines_of_a_grant_turn(seats: int, found: list[int]) -> None:
    """After profits three options; a home for each seat; two Guilds to replace; keep or discard."""
    assert counts(grant(seats), len(found)) == found


@clause("TH-PLAN-01", "TH-PLAN-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lines_of_a_planning(seats: int) -> None:
    assert counts(planning(seats), 4) == [7, 28, 196, 784]

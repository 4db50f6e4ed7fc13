"""Exactly how many lines of play follow from a few small fixed tables."""

from __future__ import annotations

import pytest

from games.allegiance.builders import ALLOCATING, DEALING, table
from support.clauses import clause
from support.trees import counts
from tabard.games.allegiance.state import AllegianceState


def last_turns(seats: int) -> AllegianceState:
    """A last round in which seat 0 alone has something to do: a Bishop and a Guard."""
    return table(["bishop guard"], ["spy"], seats=seats, turn=0, first=0, deck="")


def actions(seats: int) -> AllegianceState:
    """Seat 0 holds one of each action that asks for targets, seat 1 can strike back."""
    tableaux = ["inquisitor", "cutpurse+guard", "thief?0"]
    hands = ["assassin priest double_agent spy", "assassin thief monk", "monk"]
    return table(hands, tableaux, seats=seats, temple="monk@0", guild="thief@1 spy@2")


def allocation(seats: int) -> AllegianceState:
    """Every hand holds a Monk and two Thieves."""
    return table(["monk thief*2"] * seats, seats=seats, turn=ALLOCATING)


def deal(seats: int) -> AllegianceState:
    """A last deal from a deck with one Bishop among Monks."""
    return table(seats=seats, turn=DEALING, deck=f"monk*{3 * seats - 2} bishop noble")


@clause("AL-TURN-10", "AL-END-01")
@pytest.mark.parametrize(
    ("seats", "found"),
    [(3, [3, 4, 6, 5, 4, 3, 0]), (4, [3, 4, 6, 6, 5, 4]), (5, [3, 4, 6, 6, 6, 5])],
)
def test_lines_of_the_last_turns(seats: int, found: list[int]) -> None:
    assert counts(last_turns(seats), len(found)) == found


@clause("AL-ACT-ASSASSINATE-03", "AL-ACT-CONVERT-01", "AL-ACT-INVESTIGATE-01")
@pytest.mark.parametrize(
    ("seats", "found"),
    [(3, [5, 12, 22, 47, 244]), (4, [5, 14, 27, 39, 73]), (5, [5, 16, 32, 44, 69])],
)
def test_lines_of_the_actions(seats: int, found: list[int]) -> None:
    assert counts(actions(seats), len(found)) == found


@clause("AL-ALLOC-02", "AL-ALLOC-04")
@pytest.mark.parametrize(
    ("seats", "found"),
    [(3, [6, 33, 165, 738, 2880]), (4, [8, 60, 420, 2724]), (5, [10, 95, 855, 7260])],
)
def test_lines_of_an_allocation(seats: int, found: list[int]) -> None:
    assert counts(allocation(seats), len(found)) == found


@clause("AL-ALLOC-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_lines_of_a_deal(seats: int) -> None:
    assert counts(deal(seats), 7) == [3, 7, 13, 21, 31, 43, 57]

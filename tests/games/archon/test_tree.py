"""Exactly how many lines of play follow from a few small fixed tables."""

from __future__ import annotations

from typing import Any

import pytest

from games.archon.builders import (
    cards,
    figures,
    goods,
    lay_display,
    lay_favors,
    passed,
    repository,
    table,
)
from support import questions
from support.clauses import clause
from support.trees import counts
from tabard.core.state import Step
from tabard.games.archon.acting import NextTurn
from tabard.games.archon.buildings import Trade
from tabard.games.archon.cards import TakeCard
from tabard.games.archon.dividing import Divide
from tabard.games.archon.kinds import COURTIER, SCIENCE
from tabard.games.archon.laws import broken_law
from tabard.games.archon.season import DrawAttack
from tabard.games.archon.setup import DrawOrder, FirstMagisters
from tabard.games.archon.state import ArchonState, new_table

ALL_SEATS = [2, 3, 4]


def alone(state: ArchonState, *steps: Step[Any]) -> ArchonState:
    return questions.begin(state, broken_law, *steps)


# Setup


@clause("AR-SETUP-03", "AR-SETUP-15")
@pytest.mark.parametrize(
    ("seats", "found"),
    [(2, [2, 2, 8, 24, 96, 288]), (3, [3, 6, 6, 24, 72, 288]), (4, [4, 12, 24, 24, 96, 288])],
)
def test_lines_of_the_first_magisters(seats: int, found: list[int]) -> None:
    """Any order of the players; then each in turn has four Magisters, and three others.

    Two gold and a silver pay for any two of them, and a recruit is there for the Tax Collector.
    """
    state = new_table(seats, table(seats).rules)
    assert counts(alone(state, DrawOrder(), FirstMagisters()), 6) == found


def last_picks(seats: int) -> ArchonState:
    """All have four Courtiers for their hand; a Courtier, a Scribe or a Merchant will be added."""
    state = table(seats)
    return alone(state, Divide(((COURTIER,) * 4,) * seats, 5))


@clause("AR-CARD-01", "AR-CARD-03")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_lines_of_dividing_cards(seats: int) -> None:
    """With n seats that pick at once, each a card of three kinds and then the confirmation.

    At first 3n picks. Then the same seat confirms, or one of the others picks: 1 + 3(n - 1). Third:
    behind a seat that has finished 3(n - 1) picks; behind two picks of different seats, of which
    there are 3n * 3(n - 1), two confirmations and 3(n - 2) picks.
    """
    n = seats
    third = 3 * n * 3 * (n - 1) + 3 * n * 3 * (n - 1) * (2 + 3 * (n - 2))
    assert counts(last_picks(seats), 3) == [3 * n, 3 * n * (1 + 3 * (n - 1)), third]


@clause("AR-CARD-01")
def test_lines_of_dividing_cards_end_with_the_last_confirmation() -> None:
    """Two seats, two picks each in either order: 6 * 3 * 3 lines of four picks, and no fifth."""
    assert counts(last_picks(2), 5) == [6, 24, 54, 54, 0]


# Turns


DEAR = ["levy", "gift_of_gold", "silver_service", "royal_quarry"]
"""Favors that cannot be used without goods."""

GIVING = ["levy", "muster", "royal_purse", "open_stores"]
"""A favor that costs two recruits, and three that need two cards and nothing else."""


def lonely(seats: int, favors: list[str], hand: str, others: str) -> ArchonState:
    """Seat 0 alone has not passed; as many favors as players are on show."""
    state = table(seats)
    lay_favors(state, *favors[:seats])
    cards(state, 0, hand, others=others)
    passed(state, *range(1, seats))
    return state


def two_courtiers(seats: int) -> ArchonState:
    """Seat 0 with two Courtiers and nothing else; a stone and a silver in the Repository.

    Slots marked 1: two of the Treasury, two of the Repository, one of the Barracks. Marked 2:
    Muster; from three players on the third slots of Treasury and Repository, the second of the
    Barracks, and Royal Purse; with four players Open Stores.
    """
    state = lonely(seats, GIVING, "courtier*2", "courtier*6 scribe merchant")
    repository(state, stone=1, silver=1)
    return alone(state, NextTurn(0))


@clause("AR-ROUND-01", "AR-ROUND-03", "AR-ROUND-04", "AR-ROUND-05", "AR-SETUP-07", "AR-PASS-02")
@pytest.mark.parametrize(
    ("seats", "found"), [(2, [7, 6, 23, 40]), (3, [11, 10, 25, 40]), (4, [12, 11, 29, 56])]
)
def test_lines_of_two_courtiers(seats: int, found: list[int]) -> None:
    """All slots or passing; every slot with Courtiers. The third choice:

    after either slot of the Treasury the other one, two of the Repository, the Barracks, with two
    gold the Marketplace and the Guild Hall, or passing (2 * 7); after each slot of the Repository
    two cubes (2 * 2, with three players 3 * 2); after the Barracks two and two slots, or passing
    (5). After slots marked 2 there is no card left; Open Stores give one of four resources (4).

    The fourth: Courtiers, after all of these but passing (2 * 6 and 4); after a cube from a slot
    marked 1 Treasury, Treasury, Repository, Barracks, a sale, or passing (4 * 6); the second
    resource of Open Stores (4 * 4).
    """
    assert counts(two_courtiers(seats), 4) == found


def scribe_and_collector(seats: int) -> ArchonState:
    """Seat 0 with Scribe and Tax Collector, without goods: only the first Treasury slot is free."""
    state = lonely(seats, DEAR, "scribe tax_collector", "courtier*8")
    figures(state, 1, "treasury_2", "barracks_1")
    if seats > 2:
        figures(state, 1, "treasury_3", "barracks_2")
    return alone(state, NextTurn(0))


@clause("AR-MAG-01", "AR-SCRIBE-01", "AR-SCRIBE-03", "AR-SCRIBE-04", "AR-TAX-01", "AR-B-GUILD-01")
@pytest.mark.parametrize(("seats", "halls", "markets"), [(2, 2, 1), (3, 2, 1), (4, 3, 2)])
def test_lines_of_scribe_and_tax_collector(seats: int, halls: int, markets: int) -> None:
    """Treasury or passing; Scribe or Tax Collector. Two gold open Guild Hall and Marketplace.

    Third: the Scribe's second action there, or none; with the Tax Collector the benefit, or not.
    Fourth: the Tax Collector for the second action, or a turn for whoever declined it; a turn after
    either answer about the benefit. A turn has one option more: passing.
    """
    there = halls + markets
    third = (there + 1) + 2
    fourth = there + (there + 1) + 2 * (there + 1)
    assert counts(scribe_and_collector(seats), 4) == [2, 2, third, fourth]


@clause("AR-B-MARKET-01", "AR-B-MARKET-02")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_lines_of_a_market(seats: int) -> None:
    """Three gold and a stone: four purchases or a sale; the first trade must be made.

    With one gold left stone and the new cube can be sold, or an end (3, after buying stone 2);
    after the sale four purchases or an end (5): 2 + 3 * 3 + 5. Whoever has bought and sold then has
    two gold and one cube: four purchases, a sale or an end, on one line, on six and on four.
    """
    state = table(seats)
    goods(state, 0, gold=3, stone=1)
    found = counts(alone(state, Trade(0, 3, True, False)), 4)
    assert found == [5, 2 + 3 * 3 + 5, (1 + 6 + 4) * 6, 0]


@clause("AR-B-PLANETARIUM-01", "AR-SETUP-11")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_lines_of_a_science_card(seats: int) -> None:
    """Three cards; 20 for the gap behind two of them, behind the Sundial first four resources."""
    state = table(seats)
    lay_display(state, "science", "astrolabe", "star_chart", "sundial")
    assert counts(alone(state, TakeCard(0, SCIENCE)), 4) == [3, 20 + 20 + 4, 4 * 20, 0]


# The end of a season


@clause("AR-ATT-01", "AR-ATT-04", "AR-ATT-05")
@pytest.mark.parametrize(
    ("seats", "found"), [(2, [6, 8, 12, 6, 0]), (3, [6, 4, 8, 6, 0]), (4, [6, 2, 4, 6, 0])]
)
def test_lines_of_a_raid(seats: int, found: list[int]) -> None:
    """Six Attack cards; seat 0 has a recruit, two stone and two iron, the others have nothing.

    To be given up are 1, 2, 2, 3 cubes and twice all with two players; 2, 3 and four times all with
    three; 3 and five times all with four. Stone or iron is named where it is not all. One cube: 2
    lines. Two: 2, then 4. Three: 2, 4, then 1 + 2 + 2 + 1, because either may be gone by then.
    """
    state = table(seats, round=3)
    goods(state, 0, recruit=1, stone=2, iron=2)
    assert counts(alone(state, DrawAttack()), 5) == found

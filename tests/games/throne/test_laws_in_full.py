"""Laws of conservation that only an odd table breaks: two wrongs that add up, piles miscounted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.throne.builders import GAME, begin, decree, table
from support.laws import put
from tabard.core.values import BLANK
from tabard.games.throne.laws import broken_law
from tabard.games.throne.planning import PlaceBid
from tabard.games.throne.setup import ChooseHouse, Setup
from tabard.games.throne.state import Buried, House, ThroneState, new_table
from tabard.games.throne.weeks import Week

DECREES = "each Royal Decree and each Travelling Merchant is there once"
OPEN = "what lies open has left its deck"
MARKERS = "Bidding markers add up: each player has all of them"
MEMORY = "what a seat remembers of discarded claims went into a deck since"


def lend(state: ThroneState) -> None:
    """Let the deck owe a card that lies in the discard pile."""
    state.discard.counts[0], state.discard.size = 6, 6
    state.deck.counts[0], state.deck.size = -1, state.deck.size - 6


def lend_claim(state: ThroneState) -> None:
    """Let the claims deck owe a claim that is completed twice."""
    state.claims.counts[0], state.claims.size = -1, state.claims.size - 2
    state.houses[0].done = (0, 0)


def lend_marker(house: House, space: int, state: ThroneState) -> None:
    """Lay three markers that count 0, of which there are two."""
    house.markers[0] = -1
    house.stacks[space] = (0, 0, 0)
    state.order[space] = (0,)


def read_decrees(state: ThroneState, count: int) -> None:
    """Read more decrees than there are in the deck."""
    for number in range(1, count):
        state.decrees.take(number)
    state.decrees_left -= count - 1


ODD: dict[str, tuple[Callable[[ThroneState], object], str]] = {
    "a card owed": (
        lend,
        "Workforce cards add up: no pile holds less than nothing of a kind",
    ),
    "a claim owed": (
        lend_claim,
        "In Game Claims add up: no pile holds less than nothing of a kind",
    ),
    "End of Game Claims miscounted": (
        lambda s: put(s.ends, size=3),
        "End of Game Claims add up: each is there once",
    ),
    "lords miscounted": (lambda s: put(s.lords, size=3), "lords add up: each is there once"),
    "decrees miscounted": (lambda s: put(s.decrees, size=3), DECREES),
    "merchants miscounted": (lambda s: put(s.traders, size=3), DECREES),
    "more decrees read than there were": (
        lambda s: read_decrees(s, 8),
        "Royal Decrees add up: 7 are in the deck",
    ),
    "a decree that does not exist": (lambda s: put(s, decree=12), OPEN),
    "a merchant that does not exist": (lambda s: put(s, trader=12), OPEN),
    "a marker owed": (lambda s: lend_marker(s.houses[0], 2, s), MARKERS),
    "a bid space without a stack in the last space": (
        lambda s: s.order.__setitem__(6, (1,)),
        "a bid space belongs to whoever has markers there",
    ),
    "a bid missing": (lambda s: put(s, bids=[0, 0]), "bids are never below 0"),
    "a fourth token": (
        lambda s: put(s, tokens=(0, 1, 2, 3)),
        "each Alms Bonus token lies on one space",
    ),
    "a memory of nobody": (lambda s: put(s, era=1, buried=(Buried(3, 5, 1),)), MEMORY),
    "a memory of the first deck": (lambda s: put(s, era=1, buried=(Buried(0, 5, 0),)), MEMORY),
}


@pytest.mark.parametrize("case", ODD)
def test_an_odd_table_breaks_a_law_too(case: str) -> None:
    state = table()
    change, words = ODD[case]
    change(state)
    assert broken_law(state) == words


def test_what_a_seat_remembers_of_the_deck_in_use_breaks_no_law() -> None:
    state = table()
    put(state, era=1, buried=(Buried(2, 5, 1),))
    assert broken_law(state) == ""


def test_in_setup_the_first_player_marker_lies_with_a_seat_or_with_nobody() -> None:
    state = new_table(3, table().rules)
    assert (state.first, broken_law(state)) == (BLANK, "")
    state.first = 3
    assert broken_law(state) == "the First Player marker lies with a seat"


def test_before_setup_nobody_needs_a_house_yet() -> None:
    state = new_table(3, GAME.rules({"houses": "by_choice"}))
    for choosing in ([Setup()], [ChooseHouse(2), ChooseHouse(1), ChooseHouse(0)]):
        state.agenda = [Week(), *choosing]
        assert broken_law(state) == ""
    state.agenda = [Week()]
    assert broken_law(state) == "every player has a house, or is still to choose one"


def move_cards(state: ThroneState, count: int) -> tuple[int, ...]:
    """Take Jokers out of the deck, to be laid somewhere."""
    for _ in range(count):
        state.deck.take(15)
    return (15,) * count


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (
            lambda s: put(s, offer=move_cards(s, 1)),
            "open cards of the Scholar's Guild are offered to somebody",
        ),
        (
            lambda s: put(s, groups=(move_cards(s, 1),)),
            "the display is split in action space II alone",
        ),
        (lambda s: put(s, display=move_cards(s, 6)), "the display holds at most 5 cards"),
        (lambda s: put(s, display=move_cards(s, 5)), ""),
    ],
)
def test_what_lies_open_in_planning_fits_what_is_to_be_done(
    change: Callable[[ThroneState], object], law: str
) -> None:
    state = table()
    decree(state, "royal_muster")
    state.agenda = begin(state, PlaceBid(0)).agenda[-1:]
    change(state)
    assert broken_law(state) == law

"""The week: Reset, Planning, Actions, Clean up, and what Reset lays out."""

from __future__ import annotations

from itertools import groupby

import pytest

from games.throne.builders import (
    answer,
    begin,
    bids,
    deck,
    display,
    display_of,
    no_discard,
    resolve,
    shown,
    skip_chance,
    table,
)
from games.throne.phases import place
from support.clauses import clause
from support.questions import asked, options, told
from tabard.core.values import CHANCE, SPECTATOR
from tabard.games.throne.bid_events import BidPlaced, BidsRanked, MarkersReturned, NobodyRanked
from tabard.games.throne.events import (
    CardDisplayed,
    CleanedUp,
    DecreeRead,
    TraderArrived,
    WeekBegan,
)
from tabard.games.throne.kinds import SPACE_NAMES
from tabard.games.throne.state import ThroneState

PHASES = (WeekBegan, BidPlaced, MarkersReturned, CleanedUp)


def reset(state: ThroneState) -> ThroneState:
    """The next week has begun, and chance is asked for its Travelling Merchant."""
    return begin(state)


@clause("TH-WEEK-01")
def test_a_week_goes_through_its_four_phases_in_order() -> None:
    state = begin(table(2))
    answer(state, options(state)[0], *["card:spy-1"] * 5, "decree:D04")
    place(state, *["IV 0"] * 4, *["V 1"] * 4, *["VI 2"] * 2, *["VII star"] * 2)
    while state.week == 2:
        answer(state, options(state)[-1])
    order = [type(event) for event in state.told if isinstance(event, PHASES)]
    assert [kind for kind, _ in groupby(order)] == [CleanedUp, *PHASES, WeekBegan]


@clause("TH-WEEK-02")
def test_the_seven_spaces_are_resolved_in_order() -> None:
    state = begin(table(2))
    answer(state, options(state)[0], *["card:spy-1"] * 5, "decree:D04")
    place(state, *["IV 0"] * 4, *["V 1"] * 4, *["VI 2"] * 2, *["VII star"] * 2)
    while state.week == 2:
        answer(state, options(state)[-1])
    spaces = [e.space for e in state.told if isinstance(e, (BidsRanked, NobodyRanked))]
    assert spaces == [0, 1, 2, 3, 4, 5, 6]


@clause("TH-WEEK-02")
@pytest.mark.parametrize("index", range(6))
def test_a_space_is_resolved_completely_before_the_next(index: int) -> None:
    state = table()
    one, two = SPACE_NAMES[index : index + 2]
    display(state, "spy-1")
    for space in (one, two):
        bids(state, space, (0, "1"))
    resolve(state, one, two)
    skip_chance(state)
    assert shown(state, SPECTATOR, "space") == one
    assert shown(state, SPECTATOR, "spaces", index + 1, "open") is False


@clause("TH-RESET-01")
@pytest.mark.parametrize("week", [1, 2, 5])
def test_the_crown_moves_one_step(week: int) -> None:
    state = reset(table(week=week))
    assert shown(state, SPECTATOR, "week") == week + 1
    assert told(state, WeekBegan) == [WeekBegan(week + 1, 0)]


@clause("TH-RESET-02")
def test_the_top_merchant_is_the_merchant_of_the_week() -> None:
    state = reset(table(merchant="salt_pedlar"))
    assert shown(state, SPECTATOR, "merchant") is None
    answer(state, "merchant:wine_factor")
    assert shown(state, SPECTATOR, "merchant") == "wine_factor"
    assert shown(state, SPECTATOR, "decks", "merchants") == 4


@clause("TH-RESET-03")
def test_five_workforce_cards_are_laid_out() -> None:
    state = reset(table())
    answer(state, "merchant:wine_factor")
    cards = ["spy-1", "joker-3", "spy-1", "banker-2", "soldier-1"]
    answer(state, *[f"card:{card}" for card in cards])
    assert sorted(display_of(state)) == sorted(cards)
    assert shown(state, SPECTATOR, "display") == display_of(state)
    assert state.deck.size == 67


@clause("TH-RESET-03", "TH-RESET-05")
def test_the_decree_is_revealed_when_the_display_is_full() -> None:
    state = reset(table())
    answer(state, "merchant:wine_factor", *["card:spy-1"] * 5)
    assert asked(state)[0] == CHANCE
    assert {text.partition(":")[0] for text in options(state)} == {"decree"}
    answer(state, "decree:D04")
    kinds = [TraderArrived, CardDisplayed, DecreeRead]
    order = [type(event) for event in state.told if type(event) in kinds]
    assert order == [TraderArrived, *[CardDisplayed] * 5, DecreeRead]


@clause("TH-RESET-04")
@pytest.mark.parametrize("cards", [0, 1, 4])
def test_a_display_has_as_many_cards_as_there_are(cards: int) -> None:
    state = table()
    deck(state, " ".join(["spy-1"] * cards))
    no_discard(state, 2)
    reset(state)
    answer(state, "merchant:wine_factor", *["card:spy-1"] * cards)
    assert display_of(state) == ["spy-1"] * cards
    assert options(state)[0].startswith("decree:")


@clause("TH-RESET-04")
def test_the_display_is_filled_from_the_discard_pile_when_the_deck_ends() -> None:
    state = table()
    deck(state, "spy-1*2")
    reset(state)
    answer(state, "merchant:wine_factor", *["card:spy-1"] * 2, *["card:joker-1"] * 3)
    assert display_of(state) == ["spy-1", "spy-1", "joker-1", "joker-1", "joker-1"]

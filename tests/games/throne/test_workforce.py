"""Space II: the lowest bidder splits the display, all take groups in rank order."""

from __future__ import annotations

import pytest

from games.throne.builders import (
    answer,
    bag_names,
    begin,
    bids,
    deck,
    display,
    display_of,
    hand,
    hand_of,
    no_discard,
    rank,
    resolve,
    shown,
    table,
    turn,
)
from games.throne.looks import heard
from support.clauses import clause
from support.questions import asked, options, refuses, told
from tabard.core import engine
from tabard.core.values import BLANK, CHANCE, SPECTATOR, Event
from tabard.games.throne.bid_events import DisplaySplit
from tabard.games.throne.events import CardDrawn, DeckShuffled
from tabard.games.throne.state import ThroneState

FIVE = "soldier-1 soldier-2 spy-1 banker-1 joker-3"
SPLIT = ("single:banker-1", "card:spy-1")
"""Two pairs, Soldier 1 with Spy 1 and Soldier 2 with Joker 3, and the Banker alone."""


def bidding(*stacks: tuple[int, str], seats: int = 3, cards: str = FIVE) -> ThroneState:
    """Space II with these bids and this display."""
    state = table(seats)
    display(state, cards)
    bids(state, "II", *stacks)
    return resolve(state, "II")


def groups(state: ThroneState) -> object:
    """The groups as all see them."""
    return shown(state, SPECTATOR, "groups")


@clause("TH-WF-01")
def test_the_lowest_bidder_makes_two_pairs_and_a_single() -> None:
    state = bidding((0, "2"), (1, "1"), (2, "0"))
    assert asked(state) == (1, "split_single")
    assert options(state) == [f"single:{card}" for card in FIVE.split()]
    answer(state, "single:banker-1")
    assert options(state) == ["card:soldier-2", "card:spy-1", "card:joker-3"]
    answer(state, "card:spy-1")
    assert groups(state) == [["soldier-1", "spy-1"], ["soldier-2", "joker-3"], ["banker-1"]]


@clause("TH-WF-01")
def test_of_equal_cards_one_is_offered() -> None:
    state = bidding((0, "2"), cards="soldier-1*3 spy-1*2")
    assert options(state) == ["single:soldier-1", "single:spy-1"]
    answer(state, "single:spy-1", "card:soldier-1")
    assert groups(state) == [["soldier-1"] * 2, ["soldier-1", "spy-1"], ["spy-1"]]


@clause("TH-WF-02")
def test_groups_are_taken_in_rank_order_from_those_left() -> None:
    state = bidding((0, "1"), (1, "2"), (2, "1"))
    answer(state, *SPLIT)
    assert (asked(state), options(state)) == ((1, "take_group"), ["group:0", "group:1", "group:2"])
    answer(state, "group:1")
    assert (asked(state), options(state)) == ((0, "take_group"), ["group:0", "group:2"])
    answer(state, "group:2")
    assert (asked(state), options(state)) == ((2, "take_group"), ["group:0"])


@clause("TH-WF-03")
@pytest.mark.parametrize("markers", ["2", "1 1", "2 1"])
def test_a_bid_of_2_or_more_gives_both_cards_of_a_pair(markers: str) -> None:
    state = bidding((0, markers))
    answer(state, *SPLIT, "group:1")
    assert hand_of(state, 0) == ["soldier-2", "joker-3"]
    assert state.week == 2


@clause("TH-WF-04")
def test_a_bid_of_1_gives_one_card_of_a_pair() -> None:
    state = bidding((0, "1"), (1, "1"))
    answer(state, *SPLIT, "group:1")
    assert asked(state) == (0, "keep_of_pair")
    assert options(state) == ["card:soldier-2", "card:joker-3"]
    answer(state, "card:joker-3")
    assert (hand_of(state, 0), bag_names(state.discard)) == (["joker-3"], ["soldier-2"])
    assert (asked(state), options(state)) == ((1, "take_group"), ["group:0", "group:2"])


@clause("TH-WF-05")
@pytest.mark.parametrize("markers", ["1", "2", "2 1 1"])
def test_the_single_gives_one_card_whatever_the_bid(markers: str) -> None:
    state = bidding((0, markers))
    answer(state, *SPLIT, "group:2")
    assert hand_of(state, 0) == ["banker-1"]
    assert state.week == 2


@clause("TH-WF-06")
def test_the_last_of_four_draws_blind() -> None:
    state = bidding((0, "2 1"), (1, "2"), (2, "1 1"), (3, "1"), seats=4)
    assert asked(state) == (3, "split_single")
    answer(state, *SPLIT, "group:0", "group:1", "group:2")
    assert asked(state)[0] == CHANCE
    answer(state, "card:scholar-2")
    assert hand_of(state, 3) == ["scholar-2"]
    for seat in (0, 1, 2, SPECTATOR):
        assert heard(state, seat, CardDrawn) == [CardDrawn(3, BLANK)]
    assert state.week == 2


@clause("TH-WF-06")
def test_the_last_of_four_draws_one_card_even_with_a_bid_of_2() -> None:
    state = bidding((0, "2"), (1, "2"), (2, "2"), (3, "2"), seats=4)
    answer(state, *SPLIT, "group:0", "group:1", "group:2", "card:scholar-2")
    assert (hand_of(state, 3), state.week) == (["scholar-2"], 2)


@clause("TH-WF-07")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("ranked", [1, 2, 3])
def test_with_up_to_three_the_lowest_bidder_picks_last(seats: int, ranked: int) -> None:
    stacks = [(seat, marker) for seat, marker in enumerate(["2 1", "2", "1"])][-ranked:]
    state = bidding(*stacks, seats=seats)
    assert asked(state) == (2, "split_single")
    answer(state, *SPLIT)
    order = []
    while state.week == 1:
        if asked(state)[1] == "take_group":
            order.append(asked(state)[0])
        answer(state, options(state)[-1])
    assert order == [0, 1, 2][-ranked:]
    assert len(hand_of(state, 2)) == 1


@clause("TH-WF-08")
def test_what_is_left_of_the_display_is_discarded_face_up() -> None:
    state = bidding((0, "1"), (1, "2"))
    answer(state, *SPLIT, "group:0", "group:2")
    assert (display_of(state), groups(state)) == ([], [])
    assert shown(state, SPECTATOR, "discard") == {"soldier-2": 1, "joker-3": 1}


@clause("TH-WF-09")
@pytest.mark.parametrize("stacks", [(), ((0, "0"), (1, "0 0"))])
def test_with_nobody_ranked_the_whole_display_is_discarded_at_once(
    stacks: tuple[tuple[int, str], ...],
) -> None:
    state = table()
    display(state, FIVE)
    bids(state, "II", *stacks)
    bids(state, "III", (0, "1"))
    resolve(state, "II", "III")
    assert asked(state) == (0, "turn")
    assert (display_of(state), bag_names(state.discard)) == ([], FIVE.split())
    assert told(state, DisplaySplit) == []


@clause("TH-WF-10")
def test_four_cards_make_two_pairs_and_the_third_gets_nothing() -> None:
    state = table()
    display(state, "soldier-1 spy-1 banker-1 joker-1")
    deck(state, "")
    no_discard(state, 2)
    bids(state, "II", (0, "2"), (1, "2"), (2, "2"))
    resolve(state, "II")
    assert options(state) == ["card:spy-1", "card:banker-1", "card:joker-1"]
    answer(state, "card:banker-1")
    assert groups(state) == [["soldier-1", "banker-1"], ["spy-1", "joker-1"]]
    answer(state, "group:1", "group:0")
    assert (state.week, len(hand_of(state, 2))) == (2, 68)


@clause("TH-WF-10")
def test_three_cards_make_a_pair_and_a_single() -> None:
    state = bidding((0, "2"), (1, "1"), cards="soldier-1 spy-1 banker-1")
    assert options(state) == ["single:soldier-1", "single:spy-1", "single:banker-1"]
    answer(state, "single:spy-1")
    assert groups(state) == [["soldier-1", "banker-1"], ["spy-1"]]


@clause("TH-WF-10")
@pytest.mark.parametrize("cards", ["soldier-1 spy-1", "soldier-1"])
def test_one_or_two_cards_are_one_group(cards: str) -> None:
    state = bidding((0, "2"), (1, "1"), cards=cards)
    assert (asked(state), options(state)) == ((0, "take_group"), ["group:0"])
    assert groups(state) == [cards.split()]
    answer(state, "group:0")
    assert (hand_of(state, 0), hand_of(state, 1), state.week) == (cards.split(), [], 2)


@clause("TH-WF-10")
def test_an_empty_group_cannot_be_taken() -> None:
    state = bidding((0, "2"), (1, "1"))
    answer(state, *SPLIT, "group:1")
    assert refuses(state, "group:1")


@clause("TH-WF-10")
def test_without_a_display_nobody_splits_or_takes() -> None:
    state = bidding((0, "2"), (1, "1"), cards="")
    assert (asked(state)[0], state.week) == (CHANCE, 2)


@clause("TH-GEN-09", "TH-GEN-11")
@pytest.mark.parametrize(("discarded", "told_of"), [(0, []), (1, [DeckShuffled(1)])])
def test_one_discarded_card_makes_a_deck_and_none_does_not(
    discarded: int, told_of: list[Event]
) -> None:
    state = table()
    deck(state, "")
    no_discard(state, 1)
    for _ in range(discarded):
        state.houses[1].hand.take(3)
        state.discard.put(3)
    begin(state)
    answer(state, options(state)[0])
    assert told(state, DeckShuffled) == told_of


@clause("TH-INFO-06")
def test_of_two_cards_that_all_have_seen_one_is_still_known_when_the_other_is_discarded() -> None:
    state = table()
    hand(state, 0, "soldier-1*2")
    state.houses[0].known[0] = 2
    turn(state, 0, "III")
    answer(state, "action:recruit", "card:soldier-1", "done")
    assert state.houses[0].known[0] == 1


@clause("TH-WF-01")
def test_whoever_splits_is_asked_what_goes_with_the_first_card() -> None:
    state = table()
    display(state, "spy-1 spy-2 spy-3 joker-1 joker-2")
    rank(state, "II", 1)
    answer(state, "single:spy-1")
    about = engine.pending(state)[0].about
    assert [choice.text for choice in about] == ["card:spy-2"]


@clause("TH-WF-10")
def test_a_small_display_is_no_display_any_more_when_it_is_split() -> None:
    state = table()
    display(state, "spy-1 spy-2")
    rank(state, "II", 2)
    assert (asked(state), display_of(state)) == ((0, "take_group"), [])


@clause("TH-WF-10")
def test_without_cards_nothing_is_split() -> None:
    state = rank(table(), "II", 2)
    assert told(state, DisplaySplit) == []

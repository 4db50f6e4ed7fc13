"""Card allocation phase: one card for the Temple, one for the Guild, all at once, in secret."""

from __future__ import annotations

import json

import pytest

import tabard
from games.allegiance.builders import (
    ALLOCATING,
    DEALING,
    about,
    allocate,
    answer,
    answer_as,
    cards_at,
    hand,
    refusal,
    table,
    told,
    view,
)
from support.clauses import clause
from support.questions import first_asked, options
from tabard.core import engine
from tabard.core.errors import UndoError
from tabard.core.values import CHANCE, SPECTATOR
from tabard.games.allegiance.events import AllocationEnded, CardsAllocated
from tabard.games.allegiance.kinds import KIND_NAMES
from tabard.games.allegiance.state import AllegianceState
from tabard.match.match import Match

ONE_OF_EACH = " ".join(KIND_NAMES)


def allocating(match: Match, seat: int, *picks: str) -> None:
    """Play picks of one seat; without any, its first options and the confirmation."""
    for text in picks or ("", "", "confirm"):
        found = engine.decision_of(match.state, seat)
        assert found is not None
        match.play(seat, text or found.options[0])


def on_temple(state: AllegianceState) -> list[bool]:
    """For each card on the Temple whether seat 0 sees it."""
    return [laid.card.is_known_to(0) for laid in state.table if laid.place == 0]


@clause("AL-ALLOC-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_hand_receives_three_cards_off_the_deck(seats: int) -> None:
    state = table(["noble"] * 3, seats=seats, turn=DEALING)
    before = state.deck.size
    answer(state, *["kind:initiate"] * 3, *["kind:spy", "kind:monk", "kind:thief"] * (seats - 1))
    assert hand(state, 0) == "initiate*3 noble"
    assert hand(state, seats - 1) == "thief spy monk" + (" noble" if seats == 3 else "")
    assert state.deck.size == before - 3 * seats
    assert first_asked(state) != CHANCE


@clause("AL-ALLOC-01")
def test_only_cards_of_the_deck_are_dealt() -> None:
    state = table(deck="monk*8 noble", turn=DEALING)
    assert (first_asked(state), options(state)) == (CHANCE, ["kind:monk", "kind:noble"])
    answer(state, "kind:noble")
    assert options(state) == ["kind:monk"]


@clause("AL-ALLOC-02")
def test_each_player_gives_one_card_to_the_temple_and_another_to_the_guild() -> None:
    state = table(["monk thief noble", "monk*3", "monk*3"], turn=ALLOCATING)
    allocate(state, "thief noble", "monk monk", "monk monk")
    assert hand(state, 0) == "monk"
    assert cards_at(state, "temple") == "thief monk*2"
    assert cards_at(state, "guild") == "monk*2 noble"


@clause("AL-ALLOC-02")
def test_the_card_for_the_guild_is_another_than_the_one_for_the_temple() -> None:
    state = table(["monk thief noble", "monk*3", "monk*3"], turn=ALLOCATING)
    answer_as(state, 0, "temple:monk")
    assert options(state, 0) == ["guild:thief", "guild:noble"]
    assert "may not choose guild:monk" in refusal(state, "guild:monk")


@clause("AL-ALLOC-02")
def test_nobody_may_keep_back_a_card() -> None:
    state = table(["monk thief noble"] * 3, turn=ALLOCATING)
    assert options(state, 2) == ["temple:thief", "temple:monk", "temple:noble"]
    answer_as(state, 2, "temple:thief")
    assert options(state, 2) == ["guild:monk", "guild:noble"]


@clause("AL-ALLOC-03")
def test_any_kind_may_be_placed_on_either_organisation() -> None:
    state = table([ONE_OF_EACH, "monk*3", "monk*3"], turn=ALLOCATING)
    assert options(state, 0) == [f"temple:{name}" for name in KIND_NAMES]
    answer_as(state, 0, "temple:guildmaster")
    assert options(state, 0) == [f"guild:{n}" for n in KIND_NAMES if n != "guildmaster"]


@clause("AL-ALLOC-04")
def test_all_players_choose_at_once_in_any_order() -> None:
    state = table(["monk*3"] * 3, turn=ALLOCATING)
    assert [decision.seat for decision in engine.pending(state)] == [0, 1, 2]
    answer_as(state, 2, "temple:monk", "guild:monk", "confirm")
    assert [decision.seat for decision in engine.pending(state)] == [0, 1]


@clause("AL-ALLOC-04")
def test_no_choice_is_shown_before_all_have_chosen() -> None:
    state = table(["monk*3", "monk*3", "bishop noble spy"], turn=ALLOCATING)
    seen = [json.dumps(view(state, seat)) for seat in (0, 1, SPECTATOR)]
    answer_as(state, 2, "temple:bishop", "guild:spy")
    assert [json.dumps(view(state, seat)) for seat in (0, 1, SPECTATOR)] == seen
    answer_as(state, 2, "confirm")
    assert told(state) == []
    assert hand(state, 2) == "spy bishop noble"


@clause("AL-ALLOC-05")
def test_cards_of_earlier_rounds_may_be_chosen() -> None:
    state = table(["bishop inquisitor"] * 1, turn=DEALING, round=4)
    answer(state, *["kind:monk"] * 9)
    assert options(state, 0) == ["temple:monk", "temple:inquisitor", "temple:bishop"]
    allocate(state, "inquisitor bishop", "monk monk", "monk monk")
    assert hand(state, 0) == "monk*3"


@clause("AL-ALLOC-06")
def test_placed_cards_lie_face_down() -> None:
    state = table(["monk*3"] * 3, turn=ALLOCATING)
    allocate(state, *["monk monk"] * 3)
    assert [laid.is_up for laid in state.table] == [False] * 6
    assert on_temple(state) == [True, False, False]


@clause("AL-ALLOC-06")
def test_placed_cards_stay_face_down_on_their_organisation_until_the_end() -> None:
    state = table(["monk*3"] * 3, turn=ALLOCATING, deck="monk*4 initiate*5", first=0)
    allocate(state, *["monk monk"] * 3)
    answer(state, *["end_turn"] * 3, *["kind:initiate"] * 5, *["kind:monk"] * 4)
    allocate(state, "initiate initiate", "initiate monk", "monk monk")
    answer(state, "end_turn", "end_turn")
    assert on_temple(state) == [True, False, False] * 2
    answer(state, "end_turn")
    assert engine.is_over(state)
    assert on_temple(state) == [True] * 6


@clause("AL-ALLOC-07")
def test_a_choice_may_be_taken_back_until_all_have_committed() -> None:
    match = tabard.start("allegiance", 3, "take back")
    allocating(match, 0)
    allocating(match, 1)
    match.undo(0)
    assert view(match.state, 0)["confirmed"] == [1]
    match.undo(0)
    match.undo(0)
    assert view(match.state, 0)["picks"] == []
    assert view(match.state, 1)["confirmed"] == [1]


@clause("AL-ALLOC-07")
def test_a_choice_is_final_once_all_have_committed() -> None:
    match = tabard.start("allegiance", 3, "final")
    for seat in range(3):
        allocating(match, seat)
    assert [match.can_undo(seat) for seat in range(3)] == [False] * 3
    with pytest.raises(UndoError):
        match.undo(2)


@clause("AL-ALLOC-08")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_player_without_cards_has_three_when_choosing(seats: int) -> None:
    state = table(seats=seats, turn=DEALING)
    answer(state, *["kind:monk", "kind:thief", "kind:spy"] * 2, *["kind:cutpurse"] * 3)
    answer(state, *["kind:initiate"] * (3 * (seats - 3)))
    assert [bag.size for bag in state.hands] == [3] * seats
    for seat in range(seats):
        for _ in range(3):
            assert len(options(state, seat)) >= 1
            answer_as(state, seat, options(state, seat)[0])
    assert first_asked(state) == 0


@clause("AL-ALLOC-09")
def test_everybody_sees_how_many_cards_lie_on_each_organisation() -> None:
    state = table(["monk*3"] * 3, turn=ALLOCATING, temple="monk", guild="thief*2")
    allocate(state, *["monk monk"] * 3)
    assert told(state, SPECTATOR) == [AllocationEnded(4, 5)]
    for seat in (0, 1, 2, SPECTATOR):
        piles = view(state, seat)["organisations"]
        assert isinstance(piles, dict)
        assert (piles["temple"]["count"], piles["guild"]["count"]) == (4, 5)


@clause("AL-ALLOC-04", "AL-ALLOC-06")
def test_a_player_hears_only_of_the_own_cards() -> None:
    state = table(["monk thief spy"] * 3, turn=ALLOCATING)
    allocate(state, "monk thief", "thief spy", "spy monk")
    mine = [event for event in told(state, 1) if isinstance(event, CardsAllocated)]
    assert mine == [CardsAllocated(1, KIND_NAMES.index("thief"), KIND_NAMES.index("spy"))]


@clause("AL-ALLOC-04")
def test_both_cards_are_named_before_they_are_confirmed() -> None:
    state = table(["monk thief"] * 3, turn=ALLOCATING)
    assert about(state, 0) == []
    answer_as(state, 0, "temple:monk")
    assert about(state, 0) == []
    answer_as(state, 0, "guild:thief")
    assert about(state, 0) == ["temple:monk", "guild:thief"]

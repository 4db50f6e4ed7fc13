"""Round structure: allocation, then actions, until the deck is used up."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import tabard
from games.allegiance.builders import (
    ALLOCATING,
    DEALING,
    GAME,
    allocate,
    answer,
    hand,
    table,
    told,
    view,
)
from games.allegiance.decks import with_counts
from support.clauses import clause
from support.questions import first_asked, options
from tabard.core import engine
from tabard.core.values import CHANCE, SPECTATOR
from tabard.games.allegiance.events import MatchWon, RoundBegan
from tabard.games.allegiance.kinds import NOBLE
from tabard.match.match import Match


def played(seats: int, seed: str) -> Match:
    """A whole match of seeded random play."""
    match = tabard.start("allegiance", seats, seed)
    dice = Random(seed)
    while not match.is_over():
        decision = dice.choice(match.pending())
        match.play(decision.seat, dice.choice(decision.options))
    return match


@clause("AL-ROUND-01")
def test_a_round_is_an_allocation_followed_by_turns() -> None:
    state = table(["monk"] * 3, turn=DEALING, first=1)
    answer(state, *["kind:thief"] * 9)
    assert {prompt.prompt for prompt in engine.pending(state)} == {"allocate_temple"}
    allocate(state, *["monk thief"] * 3)
    assert engine.pending(state)[0].prompt == "turn"
    answer(state, "end_turn", "end_turn", "end_turn")
    assert first_asked(state) == CHANCE
    assert state.round == 2


@clause("AL-ROUND-02")
def test_the_round_in_which_the_last_cards_are_dealt_is_played_to_its_end() -> None:
    state = table(deck="monk*9", turn=DEALING)
    answer(state, *["kind:monk"] * 9)
    assert state.deck.size == 0
    allocate(state, *["monk monk"] * 3)
    for _ in range(3):
        assert not engine.is_over(state)
        answer(state, "end_turn")
    assert engine.is_over(state)


@clause("AL-ROUND-02")
def test_another_round_follows_while_the_deck_holds_cards() -> None:
    state = table(deck="monk*9", turn=2, first=0)
    answer(state, "end_turn")
    assert not engine.is_over(state)
    assert RoundBegan(2, 1, 0) in told(state)


@clause("AL-ROUND-03")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 10), (4, 7), (5, 6)])
def test_a_match_lasts_ten_seven_or_six_rounds(seats: int, rounds: int) -> None:
    match = played(seats, "rounds")
    assert match.view(None)["rounds"] == rounds
    events = [event for _, event in match.seen_events(None)]
    assert [e.round for e in events if isinstance(e, RoundBegan)] == list(range(1, rounds + 1))
    assert len([event for event in events if isinstance(event, MatchWon)]) == 1


@clause("AL-ROUND-03")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 10), (4, 7), (5, 6)])
def test_the_view_tells_how_many_rounds_there_are_from_the_first_card_on(
    seats: int, rounds: int
) -> None:
    state = GAME.new_state(seats, {})
    assert view(state, SPECTATOR)["rounds"] == rounds
    engine.settle(state)
    while state.round < 2:
        assert view(state, 0)["rounds"] == rounds
        decision = engine.pending(state)[0]
        engine.play(state, decision.seat, decision.options[0])


@clause("AL-ROUND-02")
@pytest.mark.parametrize(("spare", "rounds"), [(0, 10), (8, 10), (9, 11)])
def test_cards_that_are_too_few_for_a_round_make_none(
    tmp_path: Path, spare: int, rounds: int
) -> None:
    game = with_counts(tmp_path, noble=GAME.numbers.counts[NOBLE] + spare)
    assert view(game.new_state(3, {}), SPECTATOR)["rounds"] == rounds


@clause("AL-ROUND-04")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    state = table(["monk*13 thief*13 initiate*10"], turn=DEALING)
    answer(state, *["kind:cutpurse"] * 9)
    assert hand(state, 0) == "thief*13 cutpurse*3 monk*13 initiate*10"
    allocate(state, *["cutpurse cutpurse"] * 3)
    answer(state, "end_turn")
    assert hand(state, 0) == "thief*13 cutpurse monk*13 initiate*10"


@clause("AL-ROUND-05")
def test_a_player_without_any_card_still_has_a_turn_and_the_next_cards() -> None:
    state = table(["monk*2", "monk*3", "monk*3"], turn=ALLOCATING, first=0)
    allocate(state, *["monk monk"] * 3)
    assert (hand(state, 0), first_asked(state), options(state)) == ("", 0, ["end_turn"])
    answer(state, "end_turn", "end_turn", "end_turn", *["kind:thief"] * 9)
    assert hand(state, 0) == "thief*3"
    assert options(state, 0) == ["temple:thief"]


@clause("AL-ROUND-01", "AL-TURN-01")
def test_no_turn_begins_before_all_have_allocated() -> None:
    state = table(["monk*3"] * 3, turn=ALLOCATING)
    allocate(state, "monk monk", "monk monk")
    assert [decision.prompt for decision in engine.pending(state)] == ["allocate_temple"]

"""Ten cards in two fives: one now, one for the even round (AR-CARD)."""

from __future__ import annotations

import pytest

from games.archon.builders import (
    GAME,
    answer,
    answer_for,
    cards,
    divide,
    end_round,
    goods,
    passed,
    skip_chance,
    table,
    turns,
    use,
    whole_round,
)
from games.archon.reading import in_pile, owned, shown
from support.clauses import clause
from support.questions import asked, options, refuses, told
from tabard.core import engine
from tabard.core.errors import IllegalChoiceError
from tabard.core.values import SPECTATOR
from tabard.games.archon.events import CardsDivided, ReserveTaken
from tabard.games.archon.state import ArchonState

MIXED = "courtier*3 scribe cleric"
OTHERS = "courtier*4 merchant"


def dividing(seats: int = 2, round: int = 2) -> ArchonState:
    """The end of an even round, when all divide their cards; seat 0 has a Cleric more."""
    state = table(seats, round)
    cards(state, 0, "courtier*2 scribe", others="courtier*4 merchant cleric tax_collector")
    end_round(state)
    skip_chance(state)
    return state


@clause("AR-CARD-01")
def test_before_an_odd_round_all_ten_cards_are_divided_freely_in_two_fives() -> None:
    state = dividing()
    kinds = ["courtier", "tax_collector", "cleric", "scribe", "merchant"]
    assert options(state, 0) == [f"to_hand:{kind}" for kind in kinds]
    assert options(state, 1) == ["to_hand:courtier", "to_hand:scribe", "to_hand:merchant"]
    answer_for(state, 0, "to_hand:scribe", "to_hand:merchant", "to_hand:cleric")
    assert options(state, 0) == ["to_hand:courtier", "to_hand:tax_collector"]
    answer_for(state, 0, "to_hand:tax_collector", "to_hand:courtier")
    assert options(state, 0) == ["confirm"]
    answer_for(state, 0, "confirm")
    assert options(state, 0) == []
    divide(state, 1, "courtier*5")
    magisters = {"tax_collector": 1, "cleric": 1, "scribe": 1, "merchant": 1}
    assert in_pile(state, 0, "hand") == {"courtier": 1} | magisters
    assert in_pile(state, 0, "reserve") == {"courtier": 5}
    assert in_pile(state, 1, "hand") == {"courtier": 5}
    assert in_pile(state, 1, "reserve") == {"courtier": 3, "scribe": 1, "merchant": 1}
    assert [in_pile(state, seat, "played") for seat in (0, 1)] == [{}, {}]


@clause("AR-CARD-01")
def test_no_more_cards_of_a_kind_can_be_picked_than_are_owned() -> None:
    state = dividing()
    answer_for(state, 1, "to_hand:scribe")
    assert options(state, 1) == ["to_hand:courtier", "to_hand:merchant"]


@clause("AR-CARD-02")
def test_before_an_even_round_the_reserve_becomes_the_hand() -> None:
    state = table(2, 1)
    cards(state, 0, "courtier", "courtier*4", others="courtier*2 merchant scribe cleric")
    cards(state, 1, "courtier*2", "courtier*3", others="courtier*3 scribe merchant")
    end_round(state)
    skip_chance(state)
    assert state.round == 2
    hand = {"courtier": 2, "cleric": 1, "scribe": 1, "merchant": 1}
    assert in_pile(state, 0, "hand") == hand
    assert in_pile(state, 0, "reserve") == {}
    assert in_pile(state, 0, "played") == {"courtier": 5}
    assert in_pile(state, 1, "hand") == {"courtier": 3, "scribe": 1, "merchant": 1}
    assert told(state, ReserveTaken) == [ReserveTaken(2)]
    assert told(state, CardsDivided) == []
    assert asked(state) == (1, "turn"), "two cards were unused, and nobody divides"


@clause("AR-CARD-03")
def test_all_divide_at_the_same_time() -> None:
    state = dividing(3)
    assert [decision.seat for decision in engine.pending(state)] == [0, 1, 2]
    divide(state, 2, "courtier*5")
    assert [decision.seat for decision in engine.pending(state)] == [0, 1]
    assert in_pile(state, 2, "hand") == {}, "nothing is carried out before all have confirmed"
    divide(state, 0, MIXED)
    divide(state, 1, "courtier*5")
    assert asked(state)[1] == "turn"


@clause("AR-CARD-03")
def test_only_the_owner_sees_what_was_picked() -> None:
    state = dividing(3)
    answer_for(state, 0, "to_hand:scribe", "to_hand:cleric")
    before = [GAME.view(state, viewer) for viewer in (1, 2, SPECTATOR)]
    assert shown(state, 0, "picks") == ["scribe", "cleric"]
    other = dividing(3)
    answer_for(other, 0, "to_hand:courtier", "to_hand:merchant")
    assert before == [GAME.view(other, viewer) for viewer in (1, 2, SPECTATOR)]


@clause("AR-CARD-03")
def test_only_the_owner_sees_hand_and_reserve() -> None:
    state = dividing(2)
    divide(state, 0, MIXED)
    divide(state, 1, "courtier*5")
    assert shown(state, 0, "players", 0, "hand") == {"courtier": 3, "cleric": 1, "scribe": 1}
    reserve = {"courtier": 3, "tax_collector": 1, "merchant": 1}
    assert shown(state, 0, "players", 0, "reserve") == reserve
    for viewer in (1, SPECTATOR):
        assert shown(state, viewer, "players", 0, "hand") is None
        assert shown(state, viewer, "players", 0, "reserve") is None
        assert shown(state, viewer, "players", 0, "hand_size") == 5
        assert shown(state, viewer, "players", 0, "reserve_size") == 5


@clause("AR-CARD-03")
def test_others_hear_that_cards_were_divided_but_not_how() -> None:
    state = dividing(2)
    divide(state, 0, MIXED)
    divide(state, 1, "courtier*5")
    event = told(state, CardsDivided)[0]
    assert event == CardsDivided(0, (3, 0, 1, 1, 0))
    assert event.seen_by(0) == event
    assert event.seen_by(1) == CardsDivided(0, ())
    assert event.seen_by(SPECTATOR) == CardsDivided(0, ())
    assert [event.taught() for event in told(state, CardsDivided)] == [0, 0]


@clause("AR-CARD-04")
def test_played_cards_lie_open_until_they_are_gathered_before_an_odd_round() -> None:
    state = table(2, 1)
    cards(state, 0, "courtier*4 scribe", others=OTHERS)
    whole_round(state)
    use(state, "treasury_1", "scribe", "no_second_action")
    for viewer in (0, 1, SPECTATOR):
        assert shown(state, viewer, "players", 0, "played") == {"scribe": 1}
    answer(state, "pass", "pass")
    skip_chance(state)
    assert state.round == 2
    assert in_pile(state, 0, "played") == {"courtier": 4, "scribe": 1}
    while state.round == 2 and asked(state)[1] == "turn":
        answer(state, "pass")
    skip_chance(state)
    assert in_pile(state, 0, "played") == {"courtier": 8, "scribe": 1, "merchant": 1}
    divide(state, 0, "scribe courtier*4")
    divide(state, 1, "courtier*5")
    assert (state.round, in_pile(state, 0, "played")) == (3, {})
    assert in_pile(state, 0, "hand") == {"courtier": 4, "scribe": 1}, "a played card can be picked"


@clause("AR-CARD-05")
def test_all_know_which_ten_cards_a_player_owns() -> None:
    state = table(2, 1)
    cards(state, 0, "courtier*2 scribe", "merchant courtier", others="courtier*4 cleric")
    found = {"courtier": 7, "cleric": 1, "scribe": 1, "merchant": 1}
    for viewer in (0, 1, SPECTATOR):
        assert shown(state, viewer, "players", 0, "cards") == found
        magisters = {"tax_collector": 0, "cleric": 1, "scribe": 1, "merchant": 1}
        assert shown(state, viewer, "players", 0, "magisters") == magisters


@clause("AR-CARD-06")
def test_before_round_nine_cards_are_divided_and_that_reserve_is_never_used() -> None:
    state = dividing(2, 8)
    divide(state, 0, MIXED)
    divide(state, 1, "courtier*5")
    assert state.round == 9
    reserve = {"courtier": 3, "tax_collector": 1, "merchant": 1}
    assert in_pile(state, 0, "reserve") == reserve
    answer(state, "pass", "pass")
    assert in_pile(state, 0, "reserve") == reserve
    assert in_pile(state, 0, "hand") == {}
    skip_chance(state)
    assert engine.is_over(state)
    assert in_pile(state, 0, "reserve") == reserve


@pytest.mark.parametrize("seat", [0, 1])
def test_a_division_waits_for_its_confirmation(seat: int) -> None:
    state = dividing()
    for _ in range(5):
        answer_for(state, seat, "to_hand:courtier")
    decision = engine.decision_of(state, seat)
    assert decision is not None
    assert decision.waits
    assert not decision.is_forced()


@clause("AR-CARD-01")
def test_cards_cannot_be_divided_a_second_time() -> None:
    state = dividing()
    divide(state, 0, "courtier*5")
    with pytest.raises(IllegalChoiceError):
        answer_for(state, 0, "to_hand:scribe")


@clause("AR-CARD-05")
def test_a_hired_magister_is_owned_for_all_to_see() -> None:
    state = table(2, 1)
    goods(state, 0, papyrus=1, gold=1)
    passed(state, 1)
    turns(state)
    use(state, "guild_hall_1", "courtier", "magister:scribe")
    assert owned(state, 0, "scribe") == 2
    assert shown(state, 1, "players", 0, "cards") == {"courtier": 7, "scribe": 2, "merchant": 1}
    assert not refuses(state, "pass")

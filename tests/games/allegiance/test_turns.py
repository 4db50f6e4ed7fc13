"""Action phase: at most one action, freely chosen, and the turn is ended by its player."""

from __future__ import annotations

import pytest

from games.allegiance.builders import (
    ALLOCATING,
    ENDING,
    allocate,
    answer,
    card,
    cards_at,
    forbids,
    forget,
    hand,
    match_of,
    refusal,
    table,
    tableau,
    told,
    view,
)
from support.clauses import clause
from support.questions import first_asked, options
from tabard.core import engine
from tabard.core.values import CHANCE
from tabard.games.allegiance.events import CardUsed, FirstActionGiven, TurnEnded
from tabard.games.allegiance.kinds import KIND_NAMES, MONK

ACTION_NAMES = (
    "assassin",
    "priest",
    "guildmaster",
    "cutpurse",
    "initiate",
    "double_agent",
    "inquisitor",
    "spy",
    "bishop",
)


@clause("AL-TURN-01")
@pytest.mark.parametrize(
    ("seats", "first", "order"), [(3, 1, [1, 2, 0]), (4, 3, [3, 0, 1, 2]), (5, 0, [0, 1, 2, 3, 4])]
)
def test_turns_pass_to_the_left_from_the_first_action_card(
    seats: int, first: int, order: list[int]
) -> None:
    state = table(["monk*2"] * seats, seats=seats, turn=ALLOCATING, first=first)
    allocate(state, *["monk monk"] * seats)
    found = []
    while first_asked(state) != CHANCE:
        found.append(first_asked(state))
        answer(state, "end_turn")
    assert found == order


@clause("AL-TURN-02")
def test_only_one_action_may_be_taken_in_a_turn() -> None:
    state = table(["bishop guildmaster monk", "monk", "monk"])
    answer(state, "use:bishop")
    assert options(state) == ["end_turn"]
    assert forbids(state, "use:guildmaster", "AL-TURN-02")


@clause("AL-TURN-03")
def test_a_player_with_an_action_may_decline() -> None:
    state = table(["bishop", "monk", "monk"])
    assert options(state) == ["use:bishop", "end_turn"]
    answer(state, "end_turn")
    assert (hand(state, 0), tableau(state, 0), first_asked(state)) == ("bishop", "", 1)


@clause("AL-TURN-04")
def test_a_used_card_goes_face_up_from_the_hand_to_the_own_tableau() -> None:
    state = table(["spy monk", "monk", "monk"], ["bishop", "cutpurse"])
    answer(state, "use:spy", "player:1")
    assert (hand(state, 0), tableau(state, 0)) == ("monk", "bishop spy")
    assert state.table[-1].card.is_open()
    assert CardUsed(0, KIND_NAMES.index("spy")) in told(state, 2)


@clause("AL-TURN-04")
def test_the_card_lies_in_the_tableau_before_its_effect_is_carried_out() -> None:
    state = table(["assassin", "monk thief", "monk"])
    answer(state, "use:assassin", "mode:hand", "player:1")
    assert tableau(state, 0) == "assassin"
    assert hand(state, 1) == "thief monk"
    assert options(state) == ["kind:thief", "kind:monk"]


@clause("AL-TURN-05")
def test_cards_in_the_tableau_can_never_be_used() -> None:
    state = table(["monk", "monk", "monk"], ["spy bishop assassin priest?1"])
    assert options(state) == ["end_turn"]
    assert "may not choose use:spy" in refusal(state, "use:spy")


@clause("AL-TURN-06")
def test_nine_kinds_have_an_action() -> None:
    state = table([" ".join(KIND_NAMES), "monk", "monk"])
    used = {text.removeprefix("use:") for text in options(state) if text.startswith("use:")}
    assert used == set(ACTION_NAMES)


@clause("AL-TURN-06")
@pytest.mark.parametrize("name", ACTION_NAMES)
def test_each_action_kind_brings_its_card_to_the_tableau(name: str) -> None:
    state = table([name, "monk", "monk"], temple="monk")
    answer(state, f"use:{name}")
    while engine.pending(state)[0].prompt != "turn":
        answer(state, options(state)[-1])
    assert (hand(state, 0), tableau(state, 0)) == ("", name)


@clause("AL-TURN-07")
@pytest.mark.parametrize("name", ["thief", "monk", "merchant", "noble"])
def test_kinds_without_action_cannot_be_placed_in_the_own_tableau(name: str) -> None:
    state = table([f"{name} spy", "monk", "monk"])
    assert forbids(state, f"use:{name}", "AL-TURN-07")


@clause("AL-TURN-07")
@pytest.mark.parametrize("name", ["thief", "monk", "merchant", "noble"])
def test_infiltrate_brings_kinds_without_action_face_down_into_another_tableau(name: str) -> None:
    state = table([f"{name} double_agent", "monk", "monk"])
    answer(state, "use:double_agent", f"kind:{name}")
    assert forbids(state, "player:0", "AL-ACT-INFILTRATE-01")
    answer(state, "player:1")
    assert tableau(state, 1) == f"{name}?0"


@clause("AL-TURN-08")
def test_a_used_card_stays_face_up_to_the_end() -> None:
    state = table(["bishop"], deck="monk*9", turn=0, first=0)
    answer(state, "use:bishop", *["end_turn"] * 3, *["kind:monk"] * 9)
    answer(state, *["temple:monk", "guild:monk", "confirm"] * 3, *["end_turn"] * 3)
    assert engine.is_over(state)
    assert tableau(state, 0) == "bishop"


@clause("AL-TURN-08")
def test_assassinate_and_convert_remove_used_cards() -> None:
    state = table(["assassin", "priest", "monk"], ["", "", "spy cutpurse"])
    answer(state, "use:assassin", "mode:table", card(state, 2, "spy"), "end_turn")
    answer(state, "use:priest", "player:2", "mode:tableau", card(state, 2, "cutpurse"))
    assert tableau(state, 2) == ""
    assert (cards_at(state, "removed"), cards_at(state, "converted")) == ("spy", "cutpurse")


@clause("AL-TURN-09")
@pytest.mark.parametrize("name", ["assassin", "double_agent"])
def test_a_card_without_any_target_may_be_used_and_goes_to_the_tableau(name: str) -> None:
    state = table([name, "", ""])
    answer(state, f"use:{name}", "mode:table" if name == "assassin" else "done")
    assert tableau(state, 0) == name
    assert options(state) == ["end_turn"]


@clause("AL-TURN-09")
def test_a_priest_may_search_a_hand_in_vain() -> None:
    state = table(["priest", "", "monk"])
    answer(state, "use:priest", "player:1", "mode:hand", "seen")
    assert (tableau(state, 0), cards_at(state, "converted")) == ("priest", "")
    assert options(state) == ["end_turn"]


@clause("AL-TURN-10")
def test_a_guard_may_be_placed_before_the_action() -> None:
    state = table(["guard bishop", "monk", "monk"], ["spy"])
    answer(state, "guard", "on:0")
    assert options(state) == ["use:bishop", "end_turn"]
    answer(state, "use:bishop")
    assert tableau(state, 0) == "spy+guard bishop"


@clause("AL-TURN-10")
def test_a_guard_may_be_placed_after_the_action() -> None:
    state = table(["guard bishop", "monk", "monk"], ["spy"])
    answer(state, "use:bishop")
    assert options(state) == ["guard", "end_turn"]
    answer(state, "guard", "on:1")
    assert tableau(state, 0) == "spy bishop+guard"


@clause("AL-TURN-10")
def test_a_guard_may_be_placed_without_an_action() -> None:
    state = table(["guard", "monk", "monk"], ["spy"])
    answer(state, "guard", "on:0", "end_turn")
    assert (tableau(state, 0), first_asked(state)) == ("spy+guard", 1)


@clause("AL-TURN-11")
@pytest.mark.parametrize(("seats", "first", "then"), [(3, 2, 0), (4, 1, 2), (5, 4, 0)])
def test_the_first_action_card_goes_to_the_left(seats: int, first: int, then: int) -> None:
    state = table(seats=seats, turn=ENDING, first=first, round=3)
    assert (state.first, state.round) == (then, 4)
    assert FirstActionGiven(then) in told(state)


@clause("AL-TURN-11")
def test_the_first_action_card_stays_until_the_last_turn_is_over() -> None:
    state = table(turn=0, first=0)
    answer(state, "end_turn", "end_turn")
    assert (state.first, state.round) == (0, 1)
    answer(state, "end_turn")
    assert (state.first, state.round) == (1, 2)


@clause("AL-TURN-12")
def test_a_match_waits_for_a_player_who_can_do_nothing_but_end_the_turn() -> None:
    match = match_of(table(["monk", "thief", "noble"]))
    for seat in range(3):
        (decision,) = match.pending()
        assert decision.seat == seat
        assert [option.text for option in decision.options] == ["end_turn"]
        match.play(seat, "end_turn")
    assert [entry.is_forced for entry in match.entries[:3]] == [False] * 3


@clause("AL-TURN-12")
def test_declining_and_being_unable_look_alike() -> None:
    able = table(["bishop monk", "monk", "monk"])
    unable = table(["thief monk", "monk", "monk"])
    for state in (able, unable):
        answer(state, "end_turn")
    assert told(able, 1) == told(unable, 1) == [TurnEnded(0, False)]
    assert view(able, 1) == view(unable, 1)


@clause("AL-TURN-02")
def test_each_round_allows_an_action_again() -> None:
    state = table(["bishop guildmaster", "monk", "monk"], turn=0, first=0)
    answer(state, "use:bishop", *["end_turn"] * 3, *["kind:monk"] * 9)
    forget(state)
    answer(state, *["temple:monk", "guild:monk", "confirm"] * 3, "end_turn", "end_turn")
    assert state.hands[0].counts[MONK] == 1
    assert options(state) == ["use:guildmaster", "end_turn"]

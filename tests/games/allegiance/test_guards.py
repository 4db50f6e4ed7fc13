"""Protect (Guard): lay a Guard on a face-up card of the own tableau; no action."""

from __future__ import annotations

import pytest

from games.allegiance.builders import (
    answer,
    bars,
    card,
    cards_at,
    forbids,
    forget,
    number_of,
    refusal,
    seen_card,
    table,
    tableau,
    told,
)
from support.clauses import clause
from support.questions import options
from tabard.core.values import SPECTATOR
from tabard.games.allegiance.events import GuardPlaced
from tabard.games.allegiance.kinds import SPY


@clause("AL-GUARD-01")
def test_a_guard_is_laid_on_a_face_up_card_of_the_own_tableau() -> None:
    state = table(["guard", "monk", "monk"], ["spy thief?1", "bishop"])
    answer(state, "guard")
    assert options(state) == ["on:0"]
    answer(state, "on:0")
    assert (tableau(state, 0), state.hands[0].size) == ("spy+guard thief?1", 0)


@clause("AL-GUARD-01")
def test_a_guard_is_no_action() -> None:
    state = table(["guard bishop", "monk", "monk"], ["spy"])
    answer(state, "guard", "on:0")
    assert options(state) == ["use:bishop", "end_turn"]
    assert "may not choose use:guard" in refusal(state, "use:guard")


@clause("AL-GUARD-01")
def test_without_an_own_face_up_card_no_guard_can_be_laid() -> None:
    state = table(["guard", "monk", "monk"], ["thief?1", "bishop"])
    assert options(state) == ["end_turn"]
    assert forbids(state, "guard", "AL-GUARD-01")


@clause("AL-GUARD-01")
def test_without_a_guard_in_hand_none_can_be_laid() -> None:
    state = table(["monk", "guard", "monk"], ["spy"])
    assert options(state) == ["end_turn"]


@clause("AL-GUARD-01")
def test_a_guard_is_laid_only_during_the_own_turn() -> None:
    state = table(["guard", "guard", "monk"], ["spy", "spy"])
    answer(state, "guard", "on:0", "end_turn")
    assert tableau(state, 1) == "spy"
    answer(state, "guard", "on:1", "end_turn")
    assert (tableau(state, 0), tableau(state, 1)) == ("spy+guard", "spy+guard")


@clause("AL-GUARD-02")
def test_one_guard_at_most_is_laid_in_a_turn() -> None:
    state = table(["guard*2", "monk", "monk"], ["spy bishop"])
    answer(state, "guard", "on:0")
    assert options(state) == ["end_turn"]
    assert forbids(state, "guard", "AL-GUARD-02")


@clause("AL-GUARD-03")
def test_the_card_under_a_guard_can_be_neither_assassinated_nor_converted() -> None:
    tableaux = ["", "guildmaster+guard spy"]
    state = table(["assassin", "monk", "monk"], tableaux)
    answer(state, "use:assassin", "mode:table")
    assert forbids(state, card(state, 1, "guildmaster"), "AL-ACT-ASSASSINATE-06")
    state = table(["priest", "monk", "monk"], tableaux)
    answer(state, "use:priest", "player:1", "mode:tableau")
    assert forbids(state, card(state, 1, "guildmaster"), "AL-GUARD-03")


@clause("AL-GUARD-04")
def test_when_its_guard_is_assassinated_the_card_is_unprotected() -> None:
    state = table(["assassin", "priest", "assassin"], ["", "", "guildmaster+guard"])
    answer(state, "use:assassin", "mode:table", card(state, 2, "guard"), "end_turn")
    assert (tableau(state, 2), cards_at(state, "removed")) == ("guildmaster", "guard")
    answer(state, "use:priest", "player:2", "mode:tableau")
    assert options(state) == [card(state, 2, "guildmaster")]


@clause("AL-GUARD-05")
def test_a_guard_cannot_be_converted() -> None:
    state = table(["priest", "guard", "monk"], ["", "spy bishop+guard"])
    answer(state, "use:priest", "player:1", "mode:tableau")
    assert forbids(state, card(state, 1, "guard"), "AL-ACT-CONVERT-06")
    state = table(["priest", "guard", "monk"])
    answer(state, "use:priest", "player:1", "mode:hand")
    assert options(state) == ["seen"]


@clause("AL-GUARD-06")
def test_no_guard_is_laid_on_a_guard_or_on_a_guarded_card() -> None:
    state = table(["guard", "monk", "monk"], ["spy+guard bishop"])
    answer(state, "guard")
    assert options(state) == [f"on:{number_of(state, 0, 'bishop')}"]
    assert forbids(state, "on:0", "AL-GUARD-06")
    assert forbids(state, "on:1", "AL-GUARD-06")


@clause("AL-GUARD-06")
def test_a_guard_is_never_moved() -> None:
    state = table(["monk", "monk", "monk"], ["spy+guard bishop"])
    assert options(state) == ["end_turn"]
    assert "may not choose guard" in refusal(state, "guard")


@clause("AL-GUARD-07")
def test_everybody_sees_which_card_a_guard_protects() -> None:
    state = table(["guard", "monk", "monk"], ["bishop spy"])
    forget(state)
    answer(state, "guard", "on:1")
    guard = number_of(state, 0, "guard")
    for seat in (0, 1, 2, SPECTATOR):
        assert seen_card(state, seat, 1)["guard"] == guard
        assert told(state, seat) == [GuardPlaced(0, SPY)]


@clause("AL-GUARD-02", "AL-TURN-10")
def test_why_a_guard_may_not_be_laid() -> None:
    state = table(["guard*2 bishop spy", "monk", "monk"], ["inquisitor"])
    assert bars(state) == []
    answer(state, "use:bishop")
    assert bars(state) == ["use:spy AL-TURN-02"]
    answer(state, "guard", "on:0")
    assert bars(state) == ["use:spy AL-TURN-02", "guard AL-GUARD-02"]


@clause("AL-GUARD-01", "AL-TURN-10")
@pytest.mark.parametrize(
    ("value", "clause_id"), [("before_only", "AL-TURN-10"), ("before_or_after", "")]
)
def test_a_guard_after_the_action_is_refused_only_where_the_table_plays_so(
    value: str, clause_id: str
) -> None:
    chosen = {"guard_after_action": value}
    state = table(["guard bishop", "monk", "monk"], ["inquisitor"], options=chosen)
    answer(state, "use:bishop")
    assert bars(state) == ([f"guard {clause_id}"] if clause_id else [])


@clause("AL-GUARD-01")
@pytest.mark.parametrize("value", ["before_only", "before_or_after"])
def test_without_a_card_to_guard_none_is_laid(value: str) -> None:
    chosen = {"guard_after_action": value}
    state = table(["guard bishop", "monk", "monk"], ["spy?1"], options=chosen)
    assert bars(state) == ["guard AL-GUARD-01"]

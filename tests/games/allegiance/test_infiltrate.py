"""Infiltrate (Double Agent): a hand card, face down, into another tableau."""

from __future__ import annotations

import pytest

from games.allegiance.builders import (
    answer,
    bars,
    card,
    ending,
    forbids,
    hand,
    influence,
    number_of,
    points,
    refusal,
    seen_card,
    table,
    tableau,
    told,
)
from support.clauses import clause
from support.questions import options
from tabard.core import engine
from tabard.core.values import BLANK, SPECTATOR
from tabard.games.allegiance.events import CardInfiltrated, NothingHappened
from tabard.games.allegiance.kinds import DOUBLE_AGENT, KIND_NAMES, THIEF


@clause("AL-ACT-INFILTRATE-01")
def test_a_hand_card_goes_face_down_into_another_tableau() -> None:
    state = table(["double_agent thief*2", "monk", "monk"])
    answer(state, "use:double_agent", "kind:thief", "player:1")
    assert (hand(state, 0), tableau(state, 0), tableau(state, 1)) == (
        "thief",
        "double_agent",
        "thief?0",
    )


@clause("AL-ACT-INFILTRATE-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_own_tableau_is_not_infiltrated(seats: int) -> None:
    state = table(["monk", "double_agent thief", "monk"], seats=seats, turn=1)
    answer(state, "use:double_agent", "kind:thief")
    assert options(state) == [f"player:{seat}" for seat in range(seats) if seat != 1]
    assert forbids(state, "player:1", "AL-ACT-INFILTRATE-01")


@clause("AL-ACT-INFILTRATE-01")
def test_only_cards_of_the_own_hand_can_be_placed_and_one_must() -> None:
    state = table(["double_agent thief", "bishop", "monk"])
    answer(state, "use:double_agent")
    assert options(state) == ["kind:thief"]
    for text in ("kind:bishop", "kind:double_agent", "done"):
        assert f"may not choose {text}" in refusal(state, text)
    assert bars(state) == []


@clause("AL-ACT-INFILTRATE-01")
def test_only_who_placed_the_card_knows_it() -> None:
    state = table(["double_agent thief", "monk", "monk"])
    answer(state, "use:double_agent", "kind:thief", "player:1")
    number = number_of(state, 1, "thief")
    assert CardInfiltrated(0, 1, number, THIEF) in told(state, 0)
    for seat in (1, 2, SPECTATOR):
        assert CardInfiltrated(0, 1, number, BLANK) in told(state, seat)
        assert seen_card(state, seat, number)["kind"] is None


@clause("AL-ACT-INFILTRATE-02")
def test_the_card_may_be_of_any_kind() -> None:
    state = table([" ".join(["double_agent", *KIND_NAMES]), "monk", "monk"])
    answer(state, "use:double_agent")
    assert options(state) == [f"kind:{name}" for name in KIND_NAMES]


@clause("AL-ACT-INFILTRATE-03")
@pytest.mark.parametrize(
    ("kind", "then"), [("thief", (2, 2)), ("monk", (3, 1)), ("noble", (2, 1)), ("bishop", (3, 1))]
)
def test_a_face_down_card_counts_for_the_allegiance_of_its_tableau(
    kind: str, then: tuple[int, int]
) -> None:
    state = table([f"double_agent {kind}", "monk*2 thief", "monk"])
    answer(state, "use:double_agent", f"kind:{kind}", "player:1")
    assert (points(state, 1), points(state, 0)) == (then, (0, 1))


@clause("AL-ACT-INFILTRATE-04")
def test_a_face_down_card_can_be_assassinated() -> None:
    state = table(["assassin", "monk", "monk"], ["", "thief?2"])
    answer(state, "use:assassin", "mode:table")
    assert options(state) == [card(state, 1, "thief")]
    answer(state, card(state, 1, "thief"))
    assert tableau(state, 1) == ""


@clause("AL-ACT-INFILTRATE-04")
def test_a_face_down_card_can_be_looked_at() -> None:
    state = table(["inquisitor", "monk", "monk"], ["", "thief?2"])
    answer(state, "use:inquisitor", card(state, 1, "thief"))
    assert seen_card(state, 0, 0)["kind"] == "thief"


@clause("AL-ACT-INFILTRATE-05")
def test_a_face_down_card_stays_face_down_until_the_end() -> None:
    state = table(["monk"], ["thief?1"], deck="monk*9", turn=2, first=0)
    answer(state, "end_turn", *["kind:monk"] * 9)
    answer(state, *["temple:monk", "guild:monk", "confirm"] * 3, "end_turn", "end_turn")
    assert seen_card(state, 0, 0)["kind"] is None
    answer(state, "end_turn")
    assert engine.is_over(state)
    assert (state.table[0].is_up, seen_card(state, 0, 0)["kind"]) == (False, "thief")


@clause("AL-ACT-INFILTRATE-05")
def test_a_face_down_card_triggers_no_action() -> None:
    state = table(["double_agent spy bishop", "monk", "monk"])
    answer(state, "use:double_agent", "kind:spy", "player:1")
    assert options(state) == ["end_turn"]
    answer(state, "end_turn")
    assert options(state) == ["end_turn"]


@clause("AL-ACT-INFILTRATE-05")
def test_a_face_down_card_triggers_no_attribute() -> None:
    state = ending(["monk"], ["noble?1 merchant?1 guard?2 cutpurse*4 cutpurse?1"])
    assert influence(state) == (0, 0)
    assert points(state, 0) == (1, 5)


@clause("AL-ACT-INFILTRATE-05", "AL-GUARD-01")
def test_a_face_down_guard_protects_nothing() -> None:
    state = table(["assassin", "monk", "monk"], ["", "spy guard?2"])
    answer(state, "use:assassin", "mode:table")
    assert options(state) == ["card:0", "card:1"]


@clause("AL-ACT-INFILTRATE-06")
def test_a_face_down_card_cannot_be_converted() -> None:
    state = table(["priest", "monk", "monk"], ["", "thief?2 spy"])
    answer(state, "use:priest", "player:1", "mode:tableau")
    assert options(state) == [card(state, 1, "spy")]


@clause("AL-ACT-INFILTRATE-06")
def test_a_face_down_card_cannot_be_guarded() -> None:
    state = table(["guard", "monk", "monk"], ["thief?2 spy"])
    answer(state, "guard")
    assert options(state) == ["on:1"]
    assert forbids(state, "on:0", "AL-ACT-INFILTRATE-06")


@clause("AL-ACT-INFILTRATE-07")
def test_with_an_empty_hand_nothing_happens() -> None:
    state = table(["double_agent", "monk", "monk"])
    answer(state, "use:double_agent")
    assert options(state) == ["done"]
    answer(state, "done")
    assert NothingHappened(0, DOUBLE_AGENT) in told(state)
    assert [tableau(state, seat) for seat in range(3)] == ["double_agent", "", ""]

"""Investigate (Inquisitor, Spy): look at another hand, or at one face-down card in a tableau."""

from __future__ import annotations

import pytest

from games.allegiance.builders import (
    answer,
    bars,
    card,
    forbids,
    hand,
    match_of,
    points,
    rows,
    seen_card,
    table,
    tableau,
    told,
    view,
)
from support.clauses import clause
from support.questions import options
from tabard.core.values import BLANK, SPECTATOR
from tabard.games.allegiance.events import FaceDownSeen, HandSeen
from tabard.games.allegiance.kinds import BISHOP, MONK, THIEF


@clause("AL-ACT-INVESTIGATE-01")
@pytest.mark.parametrize("kind", ["inquisitor", "spy"])
def test_targets_are_other_hands_and_face_down_cards_of_all_tableaux(kind: str) -> None:
    state = table([f"{kind} monk", "monk", ""], ["thief?1 spy", "noble?2", "monk?0 priest"])
    answer(state, f"use:{kind}")
    face_down = [card(state, 0, "thief"), card(state, 1, "noble"), card(state, 2, "monk")]
    assert options(state) == ["player:1", "player:2", *face_down]


@clause("AL-ACT-INVESTIGATE-01")
def test_the_own_hand_is_no_target() -> None:
    state = table(["spy monk", "monk", "monk"])
    answer(state, "use:spy")
    assert forbids(state, "player:0", "AL-ACT-INVESTIGATE-01")


@clause("AL-ACT-INVESTIGATE-01")
def test_one_look_is_all() -> None:
    state = table(["spy", "monk", "monk"], ["thief?1", "noble?2"])
    answer(state, "use:spy", "player:1")
    assert options(state) == ["seen"]
    answer(state, "seen")
    assert options(state) == ["end_turn"]


@clause("AL-ACT-INVESTIGATE-02")
def test_only_the_investigator_sees_the_hand() -> None:
    state = table(["spy", "monk bishop", "monk"])
    answer(state, "use:spy", "player:1")
    assert told(state, 0)[-1] == HandSeen(0, 1, (MONK, BISHOP))
    for seat in (1, 2, SPECTATOR):
        assert told(state, seat)[-1] == HandSeen(0, 1, ())
    assert [len(rows(view(state, seat), "recalled")) for seat in range(3)] == [1, 0, 0]


@clause("AL-ACT-INVESTIGATE-02")
def test_only_the_investigator_sees_the_card() -> None:
    state = table(["monk", "spy", "monk"], ["", "thief?2"], turn=1)
    answer(state, "use:spy", "card:0")
    assert told(state, 1)[-1] == FaceDownSeen(1, 1, 0, THIEF)
    for seat in (0, 2, SPECTATOR):
        assert told(state, seat)[-1] == FaceDownSeen(1, 1, 0, BLANK)
    seen = [seen_card(state, seat, 0)["kind"] for seat in (0, 1, 2, SPECTATOR)]
    assert seen == [None, "thief", "thief", None]


@clause("AL-ACT-INVESTIGATE-03")
@pytest.mark.parametrize("target", ["player:1", "card:0"])
def test_nothing_moves_and_nothing_changes(target: str) -> None:
    state = table(["spy", "monk bishop", "monk"], ["thief?1", "noble?2"])
    answer(state, "use:spy", target, "seen")
    assert [hand(state, seat) for seat in range(3)] == ["", "monk bishop", "monk"]
    assert [tableau(state, seat) for seat in range(3)] == ["thief?1 spy", "noble?2", ""]
    assert [state.table[0].card.is_known_to(seat) for seat in (1, 2)] == [True, False]
    assert points(state, 1) == (2, 0)


@clause("AL-ACT-INVESTIGATE-04")
def test_cards_on_the_organisations_cannot_be_investigated() -> None:
    state = table(["spy", "monk", "monk"], temple="monk*3", guild="thief*3")
    answer(state, "use:spy")
    assert options(state) == ["player:1", "player:2"]
    assert forbids(state, "pile:temple", "AL-ACT-INVESTIGATE-04")
    assert forbids(state, "pile:guild", "AL-ACT-INVESTIGATE-04")
    state = table(["spy", "monk", "monk"], guild="thief")
    answer(state, "use:spy")
    assert bars(state) == ["player:0 AL-ACT-INVESTIGATE-01", "pile:guild AL-ACT-INVESTIGATE-04"]


@clause("AL-INFO-03")
def test_a_match_waits_until_the_look_is_acknowledged() -> None:
    match = match_of(table(["spy", "", "monk"]))
    match.play(0, "use:spy")
    match.play(0, "player:1")
    (decision,) = match.pending()
    assert [option.text for option in decision.options] == ["seen"]

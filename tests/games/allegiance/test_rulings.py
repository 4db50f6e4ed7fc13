"""Rulings that no option changes."""

from __future__ import annotations

import pytest

from games.allegiance.builders import (
    GAME,
    answer,
    card,
    decided_by,
    ending,
    forbids,
    hand,
    influence,
    refusal,
    table,
    tableau,
    told,
    view,
    winners,
)
from support.clauses import clause
from support.questions import options
from tabard.core import engine
from tabard.core.values import SPECTATOR
from tabard.games.allegiance.kinds import GUILD, TEMPLE
from tabard.games.allegiance.scoring import verdict


@clause("AL-ACT-CONVERT-05", "AL-ACT-ASSASSINATE-08")
@pytest.mark.parametrize(
    ("kind", "look"),
    [("priest", ("player:1", "mode:hand")), ("assassin", ("mode:hand", "player:1"))],
)
def test_r05_a_found_card_must_be_taken(kind: str, look: tuple[str, str]) -> None:
    state = table([kind, "thief", "monk"])
    answer(state, f"use:{kind}", *look)
    assert options(state) == ["kind:thief"]
    assert "may not choose seen" in refusal(state, "seen")


@clause("AL-ACT-INVESTIGATE-01")
def test_r06_the_own_hand_is_never_investigated() -> None:
    state = table(["inquisitor monk", "monk", "monk"])
    answer(state, "use:inquisitor")
    assert forbids(state, "player:0", "AL-ACT-INVESTIGATE-01")


@clause("AL-TURN-09")
def test_r09_a_card_without_possible_effect_may_be_used() -> None:
    state = table(["double_agent", "", ""])
    assert "use:double_agent" in options(state)
    answer(state, "use:double_agent", "done")
    assert tableau(state, 0) == "double_agent"


@clause("AL-WIN-05")
def test_r13_a_guildmaster_once_had_does_not_count() -> None:
    state = ending(["thief*3", "thief*3", "monk"], guild="thief*3 guildmaster@0")
    assert (winners(state), decided_by(state)) == ([0, 1], "shared")


@clause("AL-WIN-05")
def test_r13_a_guildmaster_assassinated_in_the_tableau_does_not_count() -> None:
    hands = ["thief*3 assassin", "thief*3 spy", "monk"]
    state = table(hands, ["", "guildmaster"], turn=0, first=1, deck="", guild="thief*3")
    answer(state, "use:assassin", "mode:table", card(state, 1, "guildmaster"), "end_turn")
    assert (winners(state), decided_by(state)) == ([0, 1], "shared")


@clause("AL-SETUP-08")
def test_r17_leftover_inquisitors_can_be_dealt() -> None:
    state = GAME.new_state(5, {})
    engine.settle(state)
    answer(state, *["kind:inquisitor"] * 5)
    assert hand(state, 4) == "inquisitor*2"


@clause("AL-ACT-FOLLOW-02", "AL-ACT-FOLLOW-03")
def test_r18_the_follow_bonus_belongs_to_influence() -> None:
    state = ending([], ["initiate*5"], guild="thief*2")
    assert influence(state) == (3, 2)
    assert verdict(state).leading == TEMPLE
    assert verdict(ending([], ["cutpurse*5"], temple="monk*2")).leading == GUILD


@clause("AL-ACT-ASSASSINATE-03")
def test_r19_converted_cards_can_be_assassinated() -> None:
    state = table(["assassin", "monk", "monk"], converted="thief")
    answer(state, "use:assassin", "mode:table", "converted:thief")
    assert influence(state) == (0, 0)


@clause("AL-TURN-08")
def test_r20_assassinate_and_convert_win_over_remaining_face_up() -> None:
    state = table(["assassin", "priest", "monk"], ["", "", "bishop spy"])
    answer(state, "use:assassin", "mode:table")
    assert card(state, 2, "bishop") in options(state)
    answer(state, card(state, 2, "bishop"), "end_turn", "use:priest", "player:2", "mode:tableau")
    assert options(state) == [card(state, 2, "spy")]


@clause("AL-ROUND-02")
@pytest.mark.parametrize(("deck", "is_over"), [("monk*8", True), ("monk*9", False)])
def test_r21_a_round_needs_three_cards_for_each(deck: str, is_over: bool) -> None:
    state = table(turn=2, first=0, deck=deck)
    answer(state, "end_turn")
    assert engine.is_over(state) is is_over


@clause("AL-ROUND-02")
def test_r21_cards_left_in_an_uneven_deck_stay_unseen() -> None:
    state = table(["monk"], turn=2, first=0, deck="bishop noble")
    answer(state, "end_turn")
    assert engine.is_over(state)
    assert state.deck.size == 2
    for seat in (0, 1, SPECTATOR):
        seen = dict(view(state, seat))
        assert seen["deck"] == 2
        seen["kinds"] = []  # What kinds there are is printed in the rules.
        assert "bishop" not in str(seen) + str(told(state, seat))

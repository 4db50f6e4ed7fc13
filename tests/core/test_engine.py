"""The engine, with a game made for it: order of steps, asking, refusing, sealed picks."""

from __future__ import annotations

import pytest

from support.tiny import COIN, FINGERS, Guess, Morra, Nest, Nod, Note, TinyState, Toss
from tabard.core import engine
from tabard.core.errors import IllegalChoiceError
from tabard.core.values import BLANK, CHANCE, Choice


def test_steps_run_in_the_order_in_which_they_are_scheduled() -> None:
    state = TinyState(2)
    state.schedule(Note("a"), Note("b"), Note("c"))
    engine.settle(state)
    assert state.trace == ["a", "b", "c"]
    assert engine.is_over(state)


def test_a_list_of_steps_runs_in_its_order_before_what_was_pending() -> None:
    state = TinyState(2)
    state.schedule(Note("last"))
    state.schedule_all([Note("a"), Note("b"), Note("c")])
    state.schedule_all([])
    engine.settle(state)
    assert state.trace == ["a", "b", "c", "last"]


def test_what_a_step_schedules_comes_before_what_was_pending() -> None:
    state = TinyState(2)
    state.schedule(Nest(), Note("last"))
    engine.settle(state)
    assert state.trace == ["first", "second", "last"]


def test_settling_stops_at_whoever_must_decide() -> None:
    state = TinyState(2)
    state.schedule(Note("a"), Guess(1), Note("b"))
    engine.settle(state)
    assert state.trace == ["a"]
    assert [decision.seat for decision in engine.pending(state)] == [1]


def test_a_choice_is_carried_out_and_the_rest_follows() -> None:
    state = TinyState(2)
    state.schedule(Guess(1), Note("after"))
    engine.play(state, 1, COIN[1])
    assert state.trace == ["after"]
    assert engine.pending(state) == []


def test_next_decision_settles_and_asks() -> None:
    state = TinyState(2)
    state.schedule(Note("a"), Nod(1))
    decision = engine.next_decision(state)
    assert decision is not None
    assert (decision.seat, state.trace) == (1, ["a"])
    engine.apply(state, 1, decision.options[0])
    assert engine.next_decision(state) is None


def test_chance_is_asked_like_anyone_with_weights() -> None:
    state = TinyState(2)
    state.schedule(Toss())
    (decision,) = engine.pending(state)
    assert (decision.seat, decision.options, decision.weights) == (CHANCE, COIN, [2, 1])
    engine.play(state, CHANCE, COIN[1])
    assert state.coin == 1


def test_a_barred_choice_is_refused_with_its_clause_and_the_options() -> None:
    state = TinyState(2)
    state.schedule(Guess(0))
    said = r"^seat 0 may not choose coin:tails now \(TI-GUESS-02\); options: coin:heads$"
    with pytest.raises(IllegalChoiceError, match=said):
        engine.play(state, 0, COIN[1])
    with pytest.raises(IllegalChoiceError, match=said):
        engine.choice_from_text(state, 0, "coin:tails")


def test_an_unknown_choice_is_refused_with_the_options() -> None:
    state = TinyState(2)
    state.schedule(Guess(1))
    said = "^seat 1 may not choose coin:7 now; options: coin:heads, coin:tails$"
    with pytest.raises(IllegalChoiceError, match=said):
        engine.play(state, 1, Choice("coin", 7))


def test_whoever_is_not_asked_is_told_whom_the_match_waits_for() -> None:
    state = TinyState(2)
    state.schedule(Guess(1))
    with pytest.raises(IllegalChoiceError, match=r"the match waits for seat 1$"):
        engine.play(state, 0, COIN[0])
    state.schedule(Toss())
    with pytest.raises(IllegalChoiceError, match=r"the match waits for chance$"):
        engine.play(state, 0, COIN[0])


def test_after_the_end_nobody_may_choose() -> None:
    with pytest.raises(IllegalChoiceError, match=r"the match is over$"):
        engine.play(TinyState(2), 0, COIN[0])


def test_a_refused_choice_leaves_the_agenda_as_it_was() -> None:
    state = TinyState(2)
    state.schedule(Guess(0), Note("after"))
    before = state.agenda[:]
    with pytest.raises(IllegalChoiceError):
        engine.play(state, 0, COIN[1])
    assert state.agenda == before


def test_only_the_asked_seat_has_barred_choices() -> None:
    state = TinyState(2)
    assert engine.barred(state, 0) == []
    state.schedule(Guess(0))
    assert [bar.choice for bar in engine.barred(state, 0)] == [COIN[1]]
    assert engine.barred(state, 1) == []


def test_sealed_picks_are_asked_of_all_who_have_not_picked() -> None:
    state = TinyState(3)
    state.schedule(Morra((BLANK,) * 3))
    engine.play(state, 1, FINGERS[2])
    assert [decision.seat for decision in engine.pending(state)] == [0, 2]
    assert engine.decision_of(state, 1) is None


def test_sealed_picks_touch_nothing_until_the_last_is_in() -> None:
    state = TinyState(2)
    state.schedule(Morra((BLANK,) * 2))
    engine.play(state, 1, FINGERS[3])
    assert state.points == [0, 0]
    engine.play(state, 0, FINGERS[1])
    assert state.points == [1, 3]


def test_a_seat_that_has_picked_may_not_pick_again() -> None:
    state = TinyState(2)
    state.schedule(Morra((BLANK,) * 2))
    engine.play(state, 1, FINGERS[3])
    with pytest.raises(IllegalChoiceError, match="waits for seat 0"):
        engine.play(state, 1, FINGERS[2])


def test_a_long_text_is_repeated_in_part_only() -> None:
    state = TinyState(2)
    state.schedule(Guess(1))
    with pytest.raises(IllegalChoiceError, match=f"choose {'x' * 60}… now"):
        engine.choice_from_text(state, 1, "x" * 5000)


def test_nothing_is_told_unless_somebody_listens() -> None:
    state = TinyState(2)
    state.schedule(Toss(), Toss())
    engine.play(state, CHANCE, COIN[0])
    assert state.told == []
    state.is_telling = True
    engine.play(state, CHANCE, COIN[0])
    assert len(state.told) == 1

"""pending, play, settle: the whole engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.core.errors import IllegalChoiceError
from tabard.core.state import NO_FACTS, Ask, Sealed, State
from tabard.core.values import ALL_EYES, CHANCE, SPECTATOR, Barred, Choice, Decision

_LONGEST_TEXT: Final = 60
"""So much of what somebody typed is repeated to them in an error."""


def is_over(state: State) -> bool:
    """Whether nothing is left to be done."""
    return not state.agenda


def settle(state: State) -> None:
    """Run steps until somebody must decide, or the match is over."""
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        if isinstance(step, Ask):
            return
        if isinstance(step, Sealed):
            if _first_pick(state, step) is not None:
                return
            agenda.pop()
            step.reveal(state)
        else:
            agenda.pop()
            step.run(state)


def next_decision(state: State) -> Decision | None:
    """Settle, then the first decision that is pending; None when the match is over."""
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        if isinstance(step, Ask):
            return step.decision(state)
        if isinstance(step, Sealed):
            decision = _first_pick(state, step)
            if decision is not None:
                return decision
            agenda.pop()
            step.reveal(state)
        else:
            agenda.pop()
            step.run(state)
    return None


def pending(state: State) -> list[Decision]:
    """What is to be decided: one decision as a rule, several while picks are sealed."""
    if not state.agenda:
        return []
    step = state.agenda[-1]
    if isinstance(step, Ask):
        return [step.decision(state)]
    assert isinstance(step, Sealed), "pending() needs a settled state"
    picks = [_pick_of(state, step, seat) for seat in range(state.seats)]
    return [decision for decision in picks if decision is not None]


def decision_of(state: State, seat: int) -> Decision | None:
    """The pending decision of one seat, if it has one."""
    for decision in pending(state):
        if decision.seat == seat:
            return decision
    return None


def barred(state: State, seat: int) -> list[Barred]:
    """What the seat would plainly want to choose but may not, each with its clause."""
    if not state.agenda:
        return []
    step = state.agenda[-1]
    if isinstance(step, Sealed):
        return step.barred(state, seat)
    if isinstance(step, Ask) and step.decision(state).seat == seat:
        return step.barred(state)
    return []


def facts(state: State, viewer: int) -> Mapping[str, object]:
    """What texts may tell of the question that waits for a seat, for ALL_EYES of any question."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Sealed):
        return NO_FACTS if viewer == SPECTATOR else step.facts(state, viewer)
    if isinstance(step, Ask) and viewer in (step.decision(state).seat, ALL_EYES):
        return step.facts(state)
    return NO_FACTS


def play(state: State, seat: int, choice: Choice) -> None:
    """Answer a pending decision, then settle. Refuses whatever is not an option."""
    decision = decision_of(state, seat)
    if decision is None:
        raise IllegalChoiceError(_nothing_to_decide(state, seat, choice.text))
    if choice not in decision.options:
        raise IllegalChoiceError(_not_an_option(state, decision, choice.text))
    apply(state, seat, choice)
    settle(state)


def apply(state: State, seat: int, choice: Choice) -> None:
    """Carry out a choice known to be an option; for search, which chooses among options."""
    agenda = state.agenda
    step = agenda[-1]
    if isinstance(step, Ask):
        agenda.pop()
        step.resolve(state, choice)
    else:
        assert isinstance(step, Sealed), "apply() needs a settled state"
        agenda[-1] = step.with_pick(seat, choice)


def choice_from_text(state: State, seat: int, text: str) -> Choice:
    """The option of the seat's pending decision that is written so."""
    decision = decision_of(state, seat)
    if decision is None:
        raise IllegalChoiceError(_nothing_to_decide(state, seat, text))
    option = decision.option(text)
    if option is None:
        raise IllegalChoiceError(_not_an_option(state, decision, text))
    return option


def _pick_of(state: State, step: Sealed[Any], seat: int) -> Decision | None:
    options = step.options(state, seat)
    if not options:
        return None
    return Decision(seat, step.prompt(seat), options, step.waits(seat), step.about(seat))


def _first_pick(state: State, step: Sealed[Any]) -> Decision | None:
    for seat in range(state.seats):
        decision = _pick_of(state, step, seat)
        if decision is not None:
            return decision
    return None


def _nothing_to_decide(state: State, seat: int, text: str) -> str:
    waiting = [decision.seat for decision in pending(state)]
    who, text = _name_of(seat), _shortened(text)
    if not waiting:
        return f"{who} may not choose {text}: the match is over"
    names = ", ".join([_name_of(other) for other in waiting])
    return f"{who} may not choose {text} now; the match waits for {names}"


def _not_an_option(state: State, decision: Decision, text: str) -> str:
    reason = ""
    for bar in barred(state, decision.seat):
        if bar.choice.text == text:
            reason = f" ({bar.clause})"
    options = ", ".join([option.text for option in decision.options])
    who = _name_of(decision.seat)
    return f"{who} may not choose {_shortened(text)} now{reason}; options: {options}"


def _name_of(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST_TEXT else f"{text[:_LONGEST_TEXT]}…"

"""What is asked at a laid table and how it is answered, in words: the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from tabard.core import engine
from tabard.core.errors import IllegalChoiceError
from tabard.core.state import State, Step
from tabard.core.values import BLANK, CHANCE, Event

E = TypeVar("E", bound=Event)
S = TypeVar("S", bound=State)


def begin(state: S, broken_law: Callable[[S], str], *steps: Step[Any]) -> S:
    """Put steps on the agenda of a lawful table, nothing after them, and let them run."""
    state.agenda = []
    assert broken_law(state) == "", broken_law(state)
    state.schedule(*steps)
    engine.settle(state)
    return state


def first_asked(state: State) -> int:
    """Who is asked, the first of several; CHANCE too."""
    return engine.pending(state)[0].seat


def answered(state: State, *texts: str) -> Iterator[str]:
    """Answer one decision after another, for whoever is asked first; what was just answered."""
    for text in texts:
        assert engine.pending(state), f"nobody is asked for {text}"
        seat = first_asked(state)
        engine.play(state, seat, engine.choice_from_text(state, seat, text))
        yield text


def go_on(state: State) -> None:
    """Answer for seats that have one option only, as the driver of a match does."""
    while True:
        seats = [decision for decision in engine.pending(state) if decision.seat != CHANCE]
        forced = [decision for decision in seats if decision.is_forced()]
        if not forced:
            return
        engine.play(state, forced[0].seat, forced[0].options[0])


def asked(state: State) -> tuple[int, str]:
    """Who is asked what; CHANCE is asked `chance`."""
    decision = engine.pending(state)[0]
    return decision.seat, decision.prompt


def is_done(state: State) -> bool:
    """Whether all that was begun is done."""
    return engine.is_over(state)


def options(state: State, seat: int = BLANK) -> list[str]:
    """What is offered to whoever is asked first, or to a seat; nothing if nobody is."""
    found = [one for one in engine.pending(state) if seat in (BLANK, one.seat)]
    if not found:
        return []
    assert not {bar.choice for bar in engine.barred(state, found[0].seat)} & set(found[0].options)
    return [option.text for option in found[0].options]


def offers(state: State, kind: str) -> list[str]:
    """What is offered of one kind, without the kind: `offers(state, "slot")`."""
    return [text.partition(":")[2] for text in options(state) if text.partition(":")[0] == kind]


def barred(state: State) -> dict[str, str]:
    """What is barred to whoever is asked first, and by which clause."""
    return {bar.choice.text: bar.clause for bar in engine.barred(state, first_asked(state))}


def refusal(state: State, text: str) -> str:
    """What the engine says to a choice of whoever is asked first; nothing if it is allowed."""
    try:
        engine.choice_from_text(state, first_asked(state), text)
    except IllegalChoiceError as error:
        return str(error)
    return ""


def refuses(state: State, text: str) -> bool:
    """Whether a choice is refused to whoever is asked first."""
    return refusal(state, text) != ""


def weights(state: State) -> dict[str, int]:
    """How likely chance answers what."""
    decision = engine.pending(state)[0]
    assert decision.seat == CHANCE
    return {choice.text: w for choice, w in zip(decision.options, decision.weights, strict=True)}


def of_kind(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def told(state: State, kind: type[E]) -> list[E]:
    """What was told of a kind so far."""
    return of_kind(state.told, kind)


def part_of(view: object, *path: str | int) -> object:
    """A part of a view: `part_of(view, "players", 1, "score")`."""
    for key in path:
        if isinstance(key, int):
            assert isinstance(view, list)
            view = view[key]
        else:
            assert isinstance(view, dict)
            view = view[key]
    return view

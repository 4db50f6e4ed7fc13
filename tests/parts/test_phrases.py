"""Phrases are joined, and events that belong together are told as one."""

from __future__ import annotations

import pytest

from tabard.parts.phrases import (
    NOTHING,
    Phrase,
    Told,
    adds_up,
    entry,
    gathers,
    in_a_row,
    joined,
    merged,
    number,
    row,
)

A: Phrase = ("a", {})
B: Phrase = ("b", {})
C: Phrase = ("c", {})


def test_phrases_are_joined_from_the_left() -> None:
    assert joined([]) == NOTHING
    assert joined([A]) == A
    first = ("then", {"first": A, "second": B})
    assert joined([A, B, C], "then") == ("then", {"first": first, "second": C})


def test_the_last_of_a_row_has_a_word_of_its_own() -> None:
    assert in_a_row([]) == NOTHING
    assert in_a_row([A]) == A
    pair = ("also", {"first": A, "second": B})
    assert in_a_row([A, B, C], "or") == ("or", {"first": pair, "second": C})


def test_readings_refuse_what_is_something_else() -> None:
    assert (number(3), entry({"a": 1}), row([1])) == (3, {"a": 1}, [1])
    for read in (number, entry, row):
        with pytest.raises(AssertionError):
            read("text")


def gained(amount: int, good: str = "wood") -> Told:
    return {"event": "gained", "good": good, "amount": amount}


def laid(card: str, line: str = "pink") -> Told:
    return {"event": "laid", "card": card, "line": line}


def absorbs(found: list[Told], event: Told) -> bool:
    last = found[-1]
    return gathers(last, event, {"laid": ["line"]}) or adds_up(last, event, {"gained": ["amount"]})


def test_amounts_of_the_same_add_up() -> None:
    found = merged([gained(1), gained(2), gained(3, "gold"), laid("a"), gained(4)], absorbs)
    assert [event.get("amount") for event in found] == [3, 3, None, 4]


def test_what_agrees_is_gathered() -> None:
    events: list[Told] = [
        laid("a"),
        laid("b"),
        laid("c", "blue"),
        {"event": "end"},
        {"event": "end"},
    ]
    found = merged(events, absorbs)
    assert [event["all"] for event in found] == [events[:2], events[2:3], events[3:4], events[4:]]
    assert events[0] == laid("a")

"""Phrases: which text says a choice or an event, and what it speaks of; a view is all it reads."""

from __future__ import annotations

from tabard.core.values import Choice

Phrase = tuple[str, dict[str, object]]


def phrase(view: dict[str, object], choice: Choice) -> Phrase:
    """The key of an option's text and its fields, as the owner of the view may read it."""
    return choice.kind, {choice.kind: choice.name or choice.number}


def lines(events: list[dict[str, object]], viewer: int | None) -> list[Phrase]:
    """The log: a key and its fields for each line."""
    return [(str(event["event"]), event) for event in events]

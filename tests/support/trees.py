"""Exactly how many lines of play follow from a table."""

from __future__ import annotations

from tabard.core import engine
from tabard.core.state import State


def lines_of_play(state: State, depth: int) -> int:
    """How many sequences of so many choices there are, by chance and by whoever is pending."""
    decisions = engine.pending(state)
    if depth == 1:
        return sum([len(decision.options) for decision in decisions])
    found = 0
    for decision in decisions:
        for choice in decision.options:
            after = state.clone()
            engine.play(after, decision.seat, choice)
            found += lines_of_play(after, depth - 1)
    return found


def counts(state: State, depth: int) -> list[int]:
    """The number of lines for each depth."""
    return [lines_of_play(state, level) for level in range(1, depth + 1)]

"""Bots as somebody outside would write them: good ones, and ones that fail."""

from __future__ import annotations

from pathlib import Path

from tabard.core.values import Choice, Decision
from tabard.match.knowledge import Knowledge

HERE = "support.guests"
FOLDER = Path(__file__).parent
NODE = f"exec:node {FOLDER / 'bot.js'}"
SHELL = f"exec:{FOLDER / 'first.sh'}"
HANGS = "exec:sleep 1000"


class Last:
    """Takes the last option, whatever is asked."""

    is_repeatable = True

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        return decision.options[-1]


class Listener:
    """Notes what it is told, and how long it may think."""

    hears = True

    def __init__(self, seed: int, budget: object) -> None:
        self.budget = budget
        self.told: list[dict[str, object]] = []
        self.ended: list[list[int]] = []

    def choose(self, knowledge: Knowledge, decision: Decision) -> str:
        self.told += knowledge.events(len(self.told))
        return decision.options[0].text

    def end(self, places: list[int], scores: list[int]) -> None:
        self.ended = [places, scores]


class Failing:
    """Fails at its first question."""

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        raise RuntimeError("lost the thread")


class Dreaming:
    """Chooses what nobody offered."""

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        return Choice("dragon", 1)


class Greedy:
    """Changes what is offered to it."""

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        decision.options[1:] = []
        return decision.options[0]


class Moody:
    """Claims to choose equally for equal seeds, and does not."""

    is_repeatable = True
    count = 0

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        Moody.count += 1
        return decision.options[Moody.count % len(decision.options)]


def unmade(seed: int) -> object:
    """Makes something that is no bot."""
    return object()


def broken(seed: int) -> Last:
    """Makes nothing."""
    raise ValueError("no licence")

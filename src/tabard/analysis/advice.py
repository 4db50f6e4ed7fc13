"""The advice of the expert on a decision of a record, by a budget and a seed."""

from __future__ import annotations

from dataclasses import dataclass

from tabard.bots.advice import advice_of
from tabard.bots.ismcts import IsmctsBot
from tabard.bots.levels import make_bot
from tabard.core.values import Decision
from tabard.match.knowledge import Knowledge


@dataclass(frozen=True)
class Advice:
    """An option, which share of the search went there, and how good it looked, 0 to 1."""

    text: str
    share: float
    value: float

    def as_data(self) -> dict[str, object]:
        """JSON-ready."""
        return {"choice": self.text, "share": self.share, "value": self.value}


def advice_on(knowledge: Knowledge, decision: Decision, iterations: int, seed: str) -> list[Advice]:
    """All options, the one that was tried most first."""
    bot = make_bot(f"expert:{iterations}", seed)
    assert isinstance(bot, IsmctsBot)
    found = advice_of(bot, knowledge, decision)
    return [Advice(text, share, value) for text, share, value in found]

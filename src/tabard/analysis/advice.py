"""The advice of the expert on a decision of a record, by a budget and a seed."""

from __future__ import annotations

from dataclasses import dataclass

from tabard.bots.levels import make_bot
from tabard.bots.searching import SearchBot
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
    bot = make_bot(f"expert:{iterations}", seed, knowledge.game)
    assert isinstance(bot, SearchBot)
    found = bot.ranked(knowledge, decision)
    return [Advice(one.line[0].text, one.share, one.value) for one in found]

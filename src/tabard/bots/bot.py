"""What a bot is, and the simplest one."""

from __future__ import annotations

from typing import Final, Protocol

from tabard.core.dice import Dice
from tabard.core.values import Choice, Decision
from tabard.match.knowledge import Knowledge


class Bot(Protocol):
    """Answers decisions of one seat from what that seat knows."""

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice: ...


class RandomBot:
    """Any option, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.dice: Final = Dice(seed)

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        options = decision.options
        return options[self.dice.below(len(options))]

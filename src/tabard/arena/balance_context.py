"""What the sections of a balance report share: the page, the numbers, their names and examples."""

from __future__ import annotations

from dataclasses import dataclass

from tabard.arena.balance import Balance
from tabard.arena.examples import Examples
from tabard.arena.naming import Names
from tabard.arena.page import Page
from tabard.arena.wording import Wording

DIGITS = 1


@dataclass(frozen=True)
class Report:
    """All that the sections of a page need."""

    page: Page
    balance: Balance
    names: Names
    words: Wording
    examples: Examples

    def columns(self, *keys: str) -> list[str]:
        """Headings of a table."""
        return [self.words.say(f"balance-column-{key}") for key in keys]

    def figure(self, key: str, value: float) -> str:
        """A figure of a match as it is written."""
        if key == "decided":
            return self.words.percent(value, 0)
        return self.words.number(value, DIGITS)

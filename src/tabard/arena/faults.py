"""Matches that a bot from outside lost by a fault, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass

from tabard.arena.matches import Outcome
from tabard.bots.outside.faults import fault_words


@dataclass(frozen=True)
class FaultLine:
    """In how many matches a bot lost by the same fault."""

    bot: str
    fault: str
    detail: str
    matches: int

    def words(self, language: str) -> str:
        """The fault in words."""
        return fault_words(self.bot, self.fault, self.detail, language)

    def as_data(self) -> dict[str, object]:
        """JSON-ready, with the words for people."""
        return {**asdict(self), "text": self.words("en")}


def faults_in(outcomes: Iterable[Outcome]) -> list[FaultLine]:
    """The faults by which matches were lost, most frequent first."""
    found: Counter[tuple[str, str, str]] = Counter()
    for outcome in outcomes:
        if outcome.fault:
            seat, kind, detail = outcome.fault
            found[outcome.bots[seat], kind, detail] += 1
    return [FaultLine(*fault, count) for fault, count in found.most_common()]

"""Conditions of claims: whether they hold, and how far they are met (TH-COND-01 to -21).

Each word of the condition language is a class, beside its like: `conditions_town.py`,
`conditions_workers.py`, `conditions_deeds.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from tabard.games.throne.deeds import Deed
from tabard.games.throne.rules import IN_STATE, IN_WEEK, Claim, Condition
from tabard.games.throne.shapes import Part, PartAbout, ScopeName
from tabard.games.throne.state import ThroneState

NO_DEEDS: Final[list[Deed]] = []


def is_fulfilled(state: ThroneState, seat: int, claim: Claim, since: int) -> bool:
    """Whether a claim holds for a seat; deeds count from number `since` on (TH-CARD-09)."""
    if claim.scope == IN_STATE:
        return claim.condition.holds(state, seat, NO_DEEDS)
    deeds = deeds_for(state, seat, claim, since)
    return bool(deeds) and claim.condition.holds(state, seat, deeds)


def progress_of(state: ThroneState, seat: int, claim: Claim, since: int) -> list[Part]:
    """How far a claim is met, part by part, for its owner's eyes."""
    if claim.scope == IN_STATE:
        return claim.condition.progress(state, seat, NO_DEEDS)
    parts = claim.condition.progress(state, seat, deeds_for(state, seat, claim, since))
    scope: ScopeName = "week" if claim.scope == IN_WEEK else "turn"
    return [{**part, "scope": scope} for part in parts]


def deeds_for(state: ThroneState, seat: int, claim: Claim, since: int) -> list[Deed]:
    """What a seat has done in the scope of a claim."""
    deeds, space = state.houses[seat].deeds[since:], state.space
    return [deed for deed in deeds if claim.scope == IN_WEEK or deed.space == space]


def ratio(value: int, bound: int) -> float:
    """How much of what is needed is there."""
    return 1.0 if value >= bound else value / bound


class Count(Condition):
    """So many of something, or more; `bound` is how many."""

    __match_args__: ClassVar[tuple[str, ...]] = ("bound",)

    def __init__(self, bound: int) -> None:
        self.bound: Final = bound

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        """How many there are."""
        raise NotImplementedError

    def about(self, state: ThroneState, seat: int, have: int) -> PartAbout:
        """Of what there are so many, for texts."""
        return {}

    def holds(self, state: ThroneState, seat: int, deeds: list[Deed]) -> bool:
        return self.have(state, seat, deeds) >= self.bound

    def share(self, state: ThroneState, seat: int) -> float:
        return ratio(self.have(state, seat, NO_DEEDS), self.bound)

    def progress(self, state: ThroneState, seat: int, deeds: list[Deed]) -> list[Part]:
        have = self.have(state, seat, deeds)
        is_met, about = self.holds(state, seat, deeds), self.about(state, seat, have)
        return [self.part(have, self.bound, is_met, about)]


class Limit(Count):
    """So many of something, or fewer."""

    def holds(self, state: ThroneState, seat: int, deeds: list[Deed]) -> bool:
        return self.have(state, seat, deeds) <= self.bound

    def share(self, state: ThroneState, seat: int) -> float:
        return 1.0 / (1 + max(0, self.have(state, seat, NO_DEEDS) - self.bound))


@final
class AllOf(Condition):
    """All parts hold (TH-COND-16)."""

    __match_args__ = ("parts",)
    word = "all_of"

    def __init__(self, parts: list[Condition]) -> None:
        self.parts: Final = parts

    def asks_deeds(self) -> bool:
        return any(part.asks_deeds() for part in self.parts)

    def holds(self, state: ThroneState, seat: int, deeds: list[Deed]) -> bool:
        for part in self.parts:
            if not part.holds(state, seat, deeds):
                return False
        return True

    def progress(self, state: ThroneState, seat: int, deeds: list[Deed]) -> list[Part]:
        return [found for part in self.parts for found in part.progress(state, seat, deeds)]

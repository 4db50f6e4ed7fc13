"""Conditions on deeds: what was done in a turn, or in a week (TH-COND-17 to -21)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.values import Value
from tabard.games.throne.conditions import Count
from tabard.games.throne.deeds import (
    BID_HIGHEST,
    FIRST_REDUCED,
    OPPONENT_SUBVERTED,
    SUBVERTED,
    Deed,
)
from tabard.games.throne.kinds import TRACK_NAMES, TRACKS
from tabard.games.throne.rules import Condition
from tabard.games.throne.shapes import Part
from tabard.games.throne.state import ThroneState


@final
class Filter(Value):
    """What a fact of a deed must be: one of the `allowed` numbers, or at least `least`."""

    __match_args__ = ("index", "allowed", "least")

    def __init__(self, index: int, allowed: list[int], least: int = 0) -> None:
        self.index: Final = index
        self.allowed: Final = allowed
        self.least: Final = least

    def passes(self, facts: tuple[int, ...]) -> bool:
        fact = facts[self.index]
        return fact in self.allowed if self.allowed else fact >= self.least


class DeedCount(Count):
    """So many of something that was done, or more."""

    def asks_deeds(self) -> bool:
        return True


class Matching(DeedCount):
    """Deeds of an `event` whose facts pass all `filters` (TH-COND-17)."""

    def __init__(self, bound: int, event: int, filters: list[Filter]) -> None:
        super().__init__(bound)
        self.event: Final = event
        self.filters: Final = filters

    def matching(self, deeds: list[Deed]) -> list[Deed]:
        """The deeds of which the condition speaks."""
        found = []
        for deed in deeds:
            if deed.event == self.event:
                passes = True
                for test in self.filters:
                    if not test.passes(deed.facts):
                        passes = False
                if passes:
                    found.append(deed)
        return found


@final
class EventCount(Matching):
    """So many deeds (TH-COND-17)."""

    __match_args__ = ("bound", "event", "filters")
    word = "event_count"

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        return len(self.matching(deeds))


@final
class EventSum(Matching):
    """So much of one of their facts, all deeds together (TH-COND-18)."""

    __match_args__ = ("bound", "event", "filters", "field")
    word = "event_sum"

    def __init__(self, bound: int, event: int, filters: list[Filter], field: int) -> None:
        super().__init__(bound, event, filters)
        self.field: Final = field

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        total = 0
        for deed in self.matching(deeds):
            total += deed.facts[self.field]
        return total


@final
class WeekTopBids(DeedCount):
    """The highest bid in so many action spaces (TH-COND-21)."""

    word = "week_top_bids"

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        return len([deed for deed in deeds if deed.event == BID_HIGHEST])


def subverted_opponents(deeds: list[Deed]) -> list[int]:
    """Against whom Subterfuge was used."""
    found: list[int] = []
    for deed in deeds:
        if deed.event == SUBVERTED:
            opponent = deed.facts[OPPONENT_SUBVERTED]
            if opponent >= 0 and opponent not in found:
                found.append(opponent)
    return found


def reduced_by(deeds: list[Deed], opponent: int, track: int) -> int:
    """By how much Subterfuge has really lowered a track of an opponent."""
    total = 0
    for deed in deeds:
        if deed.event == SUBVERTED and deed.facts[OPPONENT_SUBVERTED] == opponent:
            total += deed.facts[FIRST_REDUCED + track]
    return total


@final
class SubterfugeSameTrack(DeedCount):
    """One track of one opponent lowered by so much (TH-COND-20)."""

    word = "subterfuge_same_track"

    def have(self, state: ThroneState, seat: int, deeds: list[Deed]) -> int:
        most = 0
        for opponent in subverted_opponents(deeds):
            for track in range(TRACKS):
                most = max(most, reduced_by(deeds, opponent, track))
        return most


@final
class SubterfugePair(Condition):
    """So many actions against one opponent, with both tracks lowered (TH-COND-19)."""

    __match_args__ = ("bound", "tracks")
    word = "subterfuge_pair"

    def __init__(self, bound: int, tracks: list[int]) -> None:
        self.bound: Final = bound
        self.tracks: Final = tracks

    def asks_deeds(self) -> bool:
        return True

    def holds(self, state: ThroneState, seat: int, deeds: list[Deed]) -> bool:
        for opponent in subverted_opponents(deeds):
            if self.met(self.counts(deeds, opponent)) == 1 + len(self.tracks):
                return True
        return False

    def counts(self, deeds: list[Deed], opponent: int) -> list[int]:
        """The actions against an opponent, and by how much each track went down."""
        actions = 0
        for deed in deeds:
            if deed.event == SUBVERTED and deed.facts[OPPONENT_SUBVERTED] == opponent:
                actions += 1
        return [actions, *[reduced_by(deeds, opponent, track) for track in self.tracks]]

    def met(self, counts: list[int]) -> int:
        """How many of the counts are high enough."""
        return int(counts[0] >= self.bound) + len([count for count in counts[1:] if count > 0])

    def progress(self, state: ThroneState, seat: int, deeds: list[Deed]) -> list[Part]:
        """Of all opponents, the one against whom most is met."""
        best: list[int] = []
        for opponent in subverted_opponents(deeds):
            counts = self.counts(deeds, opponent)
            if not best or self.met(counts) > self.met(best):
                best = counts
        actions, first, second = best or [0, 0, 0]
        parts = [self.part(actions, self.bound, actions >= self.bound, {})]
        for track, lowered in zip(self.tracks, (first, second)):
            parts.append(self.part(lowered, 1, lowered > 0, {"track": TRACK_NAMES[track]}))
        return parts

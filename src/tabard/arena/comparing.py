"""Two variants of a game side by side, deal by deal on the same seeds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import fsum
from statistics import fmean

from tabard.arena.balance import FALSE_FINDINGS, FIGURES, Balance, figure_keys, takers
from tabard.arena.corrections import benjamini_hochberg
from tabard.arena.estimates import Estimate, mean_of, shared_wins, student_quantile, student_tails
from tabard.arena.groups import Group, groups_of
from tabard.arena.matches import Outcome

SHARES = {"decided"}
"""Figures that are parts of the whole."""


@dataclass(frozen=True)
class Change:
    """One number in both variants, and how it differs deal by deal."""

    kind: str
    """`figure`, `seat` (by turn order), or the id of a group of things."""

    name: str
    first: float
    second: float
    difference: Estimate
    """Second less first."""

    chance: float
    corrected: float
    deal: int
    """Where it shows most."""

    is_share: bool = False
    """Whether it is a part of the whole: of the victories, or of the match."""

    @property
    def is_finding(self) -> bool:
        """Whether it stands out even among so many."""
        return self.corrected < FALSE_FINDINGS


@dataclass(frozen=True)
class Comparison:
    """Two balances and what differs."""

    first: Balance
    second: Balance
    changes: list[Change]


def compare(first: Balance, second: Balance) -> Comparison:
    """Everything that can be measured in both variants."""
    found = []
    for key in figure_keys(first.study):
        one = _change("figure", key, FIGURES[key], first, second)
        found.append(replace(one, is_share=key in SHARES))
    for position in range(first.study.seats):
        one = _change("seat", str(position), _share_at(position), first, second)
        found.append(replace(one, is_share=True))
    for group, name in _things(first, second):
        measure = _share_with(group, name) if group.seats else _taken(group, name)
        one = _change(group.id, name, measure, first, second)
        found.append(replace(one, is_share=bool(group.seats)))
    tested = [one for one in found if one.difference.low != one.difference.high]
    adjusted = benjamini_hochberg([one.chance for one in tested])
    corrected = {id(one): value for one, value in zip(tested, adjusted, strict=True)}
    changes = [replace(one, corrected=corrected.get(id(one), 1.0)) for one in found]
    return Comparison(first, second, changes)


def _things(first: Balance, second: Balance) -> list[tuple[Group, str]]:
    """Things of both variants that somebody can take, or has from the start."""
    lines = [*first.things, *second.things]
    return [
        (group, name)
        for group in groups_of(first.study.game.key).groups
        if group.is_takeable
        for name in sorted({line.name for line in lines if line.group == group.id})
    ]


def _share_at(position: int) -> Callable[[Outcome], float]:
    return lambda one: shared_wins(one.places)[one.seen["turn_order"].index(position)]


def _share_with(group: Group, name: str) -> Callable[[Outcome], float]:
    """How much of the victory went to who has a thing from the start."""
    return lambda one: fsum(shared_wins(one.places)[seat] for seat in takers(group, name, one))


def _taken(group: Group, name: str) -> Callable[[Outcome], float]:
    """How many seats took a thing."""
    return lambda one: float(len(takers(group, name, one)))


def _change(
    kind: str, name: str, measure: Callable[[Outcome], float], first: Balance, second: Balance
) -> Change:
    mine, theirs = _by_deal(first.outcomes, measure), _by_deal(second.outcomes, measure)
    differences = {deal: theirs[deal] - mine[deal] for deal in mine if deal in theirs}
    difference, chance = paired_difference(list(differences.values()))
    means = fmean(mine.values()), fmean(theirs.values())
    sign = -1 if difference.value < 0 else 1
    shown = max(differences, key=lambda deal: sign * differences[deal])
    return Change(kind, name, *means, difference, chance, 1.0, shown)


def paired_difference(differences: Sequence[float]) -> tuple[Estimate, float]:
    """The mean difference and Student's p; equal differences say nothing of their error."""
    found = mean_of(differences)
    if len(differences) < 2 or found.low == found.high:
        return found, 1.0
    half = student_quantile(0.975, len(differences) - 1)
    error = (found.high - found.value) / half
    return found, student_tails(found.value / error, len(differences) - 1)


def _by_deal(outcomes: Sequence[Outcome], measure: Callable[[Outcome], float]) -> dict[int, float]:
    deals: dict[int, list[float]] = defaultdict(list)
    for one in outcomes:
        deals[one.deal].append(measure(one))
    return {deal: fmean(values) for deal, values in deals.items()}

"""Ratings of bots from the places of their matches, with intervals.

Places of several seats are read as all pairs of seats (full rank breaking, which finds the
strengths of the Plackett-Luce model: Khetan and Oh 2016). Strengths of the Bradley-Terry model are
found by Hunter's minorisation (Hunter 2004); a tie is half a victory for both. One imagined tie
for each pair that met keeps strengths finite where one side won every match. Intervals: the whole
is rated again for deals drawn with replacement (percentile bootstrap, Efron 1979), since matches of
one deal are not independent. Where one side wins nearly always, the same comes out of every draw;
then the wider interval of the model's own information (Wald) counts. The scale is Elo's: 400 points
are ten to one; the mean is 0.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp, fsum, inf, log, sqrt

from tabard.arena.estimates import LEVEL, Estimate, normal_quantile, quantile

RESAMPLES = 1000
_MOST_ROUNDS = 10_000
_CLOSE = 1e-10

Wins = dict[tuple[str, str], float]
"""How often the first came before the second, ties as halves."""


def pairs_of(bots: Sequence[str], places: Sequence[float]) -> Wins:
    """All pairs of different bots of one match."""
    wins: Wins = {}
    for one, other in combinations(range(len(bots)), 2):
        if bots[one] == bots[other]:
            continue
        share = 0.5 if places[one] == places[other] else float(places[one] < places[other])
        first, second = (bots[one], bots[other]), (bots[other], bots[one])
        wins[first] = wins.get(first, 0.0) + share
        wins[second] = wins.get(second, 0.0) + 1 - share
    return wins


def add_wins(total: Wins, wins: Mapping[tuple[str, str], float], times: int = 1) -> None:
    """Count pairs several times."""
    for pair, share in wins.items():
        total[pair] = total.get(pair, 0.0) + times * share


def ratings(
    bots: Sequence[str], deals: Sequence[Wins], seed: int = 0, resamples: int = RESAMPLES
) -> dict[str, Estimate]:
    """The rating of each bot from the pairs of each deal."""
    total: Wins = {}
    for deal in deals:
        add_wins(total, deal)
    strengths = bradley_terry(bots, with_imagined_ties(total))
    found = elo(strengths)
    errors = standard_errors(bots, with_imagined_ties(total), strengths)
    z = normal_quantile((1 + LEVEL) / 2)
    drawn = _drawn_again(bots, deals, strengths, random.Random(seed), resamples)
    tail = (1 - LEVEL) / 2
    rated = {}
    for index, bot in enumerate(bots):
        count = round(fsum(n for pair, n in total.items() if bot in pair))
        line = [one[index] for one in drawn] or [found[index]]
        value, half = found[index], z * errors[index]
        low, high = quantile(line, tail), quantile(line, 1 - tail)
        rated[bot] = Estimate(value, min(low, value - half), max(high, value + half), count)
    return rated


def _drawn_again(
    bots: Sequence[str],
    deals: Sequence[Wins],
    strengths: Sequence[float],
    dice: random.Random,
    resamples: int,
) -> list[list[float]]:
    if len(deals) < 2:
        return []
    drawn = []
    for _ in range(resamples):
        total: Wins = {}
        for deal in dice.choices(deals, k=len(deals)):
            add_wins(total, deal)
        drawn.append(elo(bradley_terry(bots, with_imagined_ties(total), strengths)))
    return drawn


def with_imagined_ties(wins: Wins) -> Wins:
    """One tie more for each pair that met."""
    return {pair: share + 0.5 for pair, share in wins.items()}


def bradley_terry(
    bots: Sequence[str], wins: Wins, begin: Sequence[float] | None = None
) -> list[float]:
    """Strengths whose geometric mean is one; Hunter (2004), equation 3."""
    index = {bot: number for number, bot in enumerate(bots)}
    won = [0.0] * len(bots)
    met: list[dict[int, float]] = [{} for _ in bots]
    for (first, second), share in wins.items():
        one, other = index[first], index[second]
        won[one] += share
        met[one][other] = met[one].get(other, 0.0) + share
        met[other][one] = met[other].get(one, 0.0) + share
    strengths = list(begin) if begin else [1.0] * len(bots)
    for _ in range(_MOST_ROUNDS):
        moved = [
            won[one] / fsum(n / (strengths[one] + strengths[other]) for other, n in foes.items())
            if foes
            else 1.0
            for one, foes in enumerate(met)
        ]
        moved = _scaled(moved)
        change = max(abs(log(new / old)) for new, old in zip(moved, strengths, strict=True))
        strengths = moved
        if change < _CLOSE:
            break
    return strengths


def _scaled(strengths: Sequence[float]) -> list[float]:
    middle = fsum(log(max(strength, 1e-300)) for strength in strengths) / len(strengths)
    return [exp(log(max(strength, 1e-300)) - middle) for strength in strengths]


def standard_errors(bots: Sequence[str], wins: Wins, strengths: Sequence[float]) -> list[float]:
    """Of ratings with mean zero, from the information matrix; endless if bots never met."""
    size = len(bots)
    index = {bot: number for number, bot in enumerate(bots)}
    matrix = [[1 / size] * size for _ in bots]
    for (first, second), share in wins.items():
        one, other = index[first], index[second]
        expected = strengths[one] / (strengths[one] + strengths[other])
        information = share * expected * (1 - expected)
        for row, column, sign in ((one, one, 1), (other, other, 1), (one, other, -1)):
            matrix[row][column] += sign * information
        matrix[other][one] -= information
    inverse = inverted(matrix)
    if inverse is None:
        return [inf] * size
    scale = 400 / log(10)
    return [scale * sqrt(max(0.0, inverse[one][one] - 1 / size)) for one in range(size)]


def inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]] | None:
    """The inverse by Gauss and Jordan; None if there is none."""
    size = len(matrix)
    rows = [
        [*row, *[float(column == number) for column in range(size)]]
        for number, row in enumerate(matrix)
    ]
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda number: abs(rows[number][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        if abs(rows[pivot][pivot]) < _CLOSE:
            return None
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for number in range(size):
            factor = rows[number][pivot]
            if number != pivot and factor:
                rows[number] = [
                    value - factor * other
                    for value, other in zip(rows[number], rows[pivot], strict=True)
                ]
    return [row[size:] for row in rows]


def elo(strengths: Sequence[float]) -> list[float]:
    """Strengths on Elo's scale."""
    return [400 * log(strength) / log(10) for strength in strengths]

"""How good a position is for each seat: the score it heads for, and the chance to win with it."""

from __future__ import annotations

from math import exp

from tabard.games.throne.scoring import score_of
from tabard.games.throne.state import ThroneState


def evaluate_all(state: ThroneState) -> list[float]:
    """The chance of each seat to win, about."""
    prospects = [float(score_of(state, seat).total) for seat in range(state.seats)]
    best = max(prospects)
    weights = [exp((prospect - best) / 6.0) for prospect in prospects]
    total = sum(weights)
    return [weight / total for weight in weights]

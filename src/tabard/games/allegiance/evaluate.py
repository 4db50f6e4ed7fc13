"""How good a state of Allegiance is for a seat."""

from __future__ import annotations

from tabard.core.engine import is_over
from tabard.games.allegiance.scoring import verdict
from tabard.games.allegiance.state import AllegianceState


def evaluate(state: AllegianceState, seat: int) -> float:
    """The seat's share of the victory at the end; before it, how things stand."""
    result = verdict(state)
    if is_over(state):
        return 1.0 if seat in result.winners else 0.0
    return 0.5 if seat in result.winners else 0.25

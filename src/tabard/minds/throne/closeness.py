"""How near a condition is to holding, from 0 to 1: what a bot makes of a claim."""

from __future__ import annotations

from tabard.games.throne.conditions import AllOf
from tabard.games.throne.rules import Condition
from tabard.games.throne.state import ThroneState


def closeness(state: ThroneState, seat: int, condition: Condition) -> float:
    """1 if the condition holds, less the further it is away."""
    if not isinstance(condition, AllOf):
        return condition.share(state, seat)
    together = 1.0
    for part in condition.parts:
        together *= 0.3 + 0.7 * closeness(state, seat, part)
    return together

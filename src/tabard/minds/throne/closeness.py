"""How near a condition is to holding, from 0 to 1: what a bot makes of a claim."""

from __future__ import annotations

from tabard.games.throne.conditions import NO_DEEDS, AllOf, Count, Limit
from tabard.games.throne.conditions_town import TracksCountMin
from tabard.games.throne.conditions_workers import SupplyMax
from tabard.games.throne.kinds import TRACKS
from tabard.games.throne.rules import Condition
from tabard.games.throne.state import House, ThroneState


def ratio(value: int, bound: int) -> float:
    """How much of what is needed is there."""
    return 1.0 if value >= bound else value / bound


def closeness(state: ThroneState, seat: int, condition: Condition) -> float:
    """1 if the condition holds, less the further it is away."""
    if isinstance(condition, AllOf):
        together = 1.0
        for part in condition.parts:
            together *= 0.3 + 0.7 * closeness(state, seat, part)
        return together
    if isinstance(condition, TracksCountMin):
        return nearest_tracks(state.houses[seat], condition.value, condition.bound)
    assert isinstance(condition, Count), "deeds are no matter of the table"
    have = condition.have(state, seat, NO_DEEDS)
    if not isinstance(condition, Limit):
        return ratio(have, condition.need(state))
    excess = max(0, have - condition.bound)
    if isinstance(condition, SupplyMax):
        return 1.0 - excess / state.rules.numbers.workers
    return 1.0 / (1 + excess)


def nearest_tracks(house: House, bound: int, count: int) -> float:
    """How near the best tracks are to standing high enough."""
    values = sorted([min(value, bound) for value in house.tracks], reverse=True)
    return sum(values[:count]) / (bound * min(count, TRACKS))

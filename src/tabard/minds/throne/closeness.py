"""How near a condition is to holding, from 0 to 1: what a bot makes of a claim."""

from __future__ import annotations

from tabard.games.throne.conditions import enemies_at_home, holds, tracks_led, workers_in
from tabard.games.throne.kinds import CENTRE, TERRITORIES, TRACKS
from tabard.games.throne.rules import (
    ALL_OF,
    ALMS_END,
    ANARCHY_MAX,
    ANARCHY_MIN,
    CENTRAL,
    DIPLOMACY_MIN,
    ENEMY_WORKERS_MAX,
    GUILDS_MIN,
    HAND_MIN,
    INFLUENCE_MIN,
    INGAME_DONE_MIN,
    KIND_SPREAD,
    KINDS_TOGETHER,
    SUPPLY_MAX,
    TRACK_MIN,
    TRACKS_COUNT_MIN,
    TRACKS_LEADING,
    WORKERS_MIN,
    Condition,
)
from tabard.games.throne.state import House, ThroneState, homes_of_others


def ratio(value: int, bound: int) -> float:
    """How much of what is needed is there."""
    return 1.0 if value >= bound else value / bound


def closeness(state: ThroneState, seat: int, condition: Condition) -> float:
    """1 if the condition holds, less the further it is away."""
    word, bound = condition.word, condition.bound
    house = state.houses[seat]
    if word == TRACK_MIN:
        return ratio(house.tracks[condition.subject], bound)
    if word == WORKERS_MIN:
        return ratio(workers_in(state, seat, condition.subject, condition.places[0]), bound)
    if word == ALL_OF:
        together = 1.0
        for part in condition.parts:
            together *= 0.3 + 0.7 * closeness(state, seat, part)
        return together
    if word == TRACKS_COUNT_MIN:
        return nearest_tracks(house, bound, condition.subject)
    if word == TRACKS_LEADING:
        return ratio(tracks_led(state, seat), bound)
    if word == KINDS_TOGETHER:
        return kinds_gathered(state, seat, condition)
    if word == KIND_SPREAD:
        found = 0
        for place in condition.places:
            if workers_in(state, seat, condition.subject, place) > 0:
                found += 1
        return ratio(found, len(condition.places))
    if word == ENEMY_WORKERS_MAX:
        excess = enemies_at_home(state, seat, condition.subject) - bound
        return 1.0 if excess <= 0 else 1.0 / (1 + excess)
    return _closeness_of_board(state, seat, house, condition)


def _closeness_of_board(state: ThroneState, seat: int, house: House, condition: Condition) -> float:
    word, bound = condition.word, condition.bound
    if word == SUPPLY_MAX:
        return 1.0 - max(0, house.supply - bound) / state.rules.numbers.workers
    if word == ANARCHY_MIN:
        return ratio(house.anarchy, bound)
    if word == ANARCHY_MAX:
        return 1.0 / (1 + max(0, house.anarchy - bound))
    if word == DIPLOMACY_MIN:
        return ratio(state.rules.tracks.diplomacy[house.diplomacy], bound)
    if word == ALMS_END:
        return ratio(house.alms, state.rules.tracks.alms_last)
    if word == GUILDS_MIN:
        return ratio(len(house.guilds), bound)
    if word == INFLUENCE_MIN:
        return ratio(house.influence, bound)
    if word == INGAME_DONE_MIN:
        return ratio(len(house.done), bound)
    if word == HAND_MIN:
        return ratio(house.hand.size, bound)
    return 1.0 if holds(state, seat, condition) else 0.0


def nearest_tracks(house: House, bound: int, count: int) -> float:
    """How near the best tracks are to standing high enough."""
    values = sorted([min(value, bound) for value in house.tracks], reverse=True)
    return sum(values[:count]) / (bound * min(count, TRACKS))


def kinds_gathered(state: ThroneState, seat: int, condition: Condition) -> float:
    """How many of the kinds stand together where most of them do."""
    workers = state.houses[seat].workers
    places = [CENTRE]
    if condition.places[0] != CENTRAL:
        places = homes_of_others(state, seat)
    most = 0
    for place in places:
        there = 0
        for kind in condition.numbers:
            if workers[kind * TERRITORIES + place] > 0:
                there += 1
        most = max(most, there)
    return ratio(most, len(condition.numbers))

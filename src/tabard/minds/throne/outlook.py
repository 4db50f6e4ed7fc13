"""How likely deeds are that a claim asks for: what a bot makes of claims on deeds."""

from __future__ import annotations

from typing import Final

from tabard.games.throne.conditions import ratio
from tabard.games.throne.conditions_deeds import (
    EventCount,
    Matching,
    SubterfugePair,
    SubterfugeSameTrack,
)
from tabard.games.throne.conditions_workers import workers_in
from tabard.games.throne.deeds import (
    APPRENTICED,
    DEPLOYED,
    FOUGHT,
    GAVE_ALMS,
    GRANTED,
    MUSTERED,
    RAIDED,
    RETURNED_ANARCHY,
    SUBVERTED,
    TRADED,
    USED_GUILD,
)
from tabard.games.throne.kinds import (
    AT_HOME,
    IN_CENTRE,
    JOKER,
    MERCHANT,
    SOLDIER,
    SPY,
)
from tabard.games.throne.rules import (
    ANYWHERE,
    CENTRAL,
    ONE_OPPONENT,
    OPPONENTS,
    OWN,
    Condition,
)
from tabard.games.throne.state import House, ThroneState

HARD: Final = 0.35
EASY: Final = 0.7


def deed_outlook(state: ThroneState, seat: int, condition: Condition) -> float:
    """From 0 to 1: how well the table is prepared for the deeds."""
    if isinstance(condition, SubterfugePair):
        return 0.8 * ratio(workers_in(state, seat, SPY, ONE_OPPONENT), condition.bound)
    if isinstance(condition, SubterfugeSameTrack):
        return 0.4 + 0.4 * ratio(workers_in(state, seat, SPY, ONE_OPPONENT), condition.bound)
    if not isinstance(condition, Matching):
        return HARD
    house, event, bound = state.houses[seat], condition.event, condition.bound
    if event == MUSTERED:
        return ratio(matching_value(state, house, condition.filters[0].allowed[0]), bound)
    if event == RAIDED:
        return ratio(workers_in(state, seat, SOLDIER, place_named(condition, OPPONENTS)), bound)
    if event == SUBVERTED:
        return ratio(workers_in(state, seat, SPY, place_named(condition, OPPONENTS)), bound)
    if event == TRADED:
        needed = bound if isinstance(condition, EventCount) else 1
        return ratio(workers_in(state, seat, MERCHANT, place_named(condition, OPPONENTS)), needed)
    if event == FOUGHT:
        return HARD + 0.1 * min(3, workers_in(state, seat, SOLDIER, ANYWHERE))
    if event == DEPLOYED:
        return EASY * ratio(house.supply, bound)
    return _outlook_of_board(state, house, condition)


def _outlook_of_board(state: ThroneState, house: House, condition: Matching) -> float:
    event = condition.event
    if event == USED_GUILD:
        return 0.9 if house.guilds else 0.4
    if event == GRANTED:
        is_swap = bool(condition.filters) and len(condition.filters[0].allowed) == 1
        full = len(house.guilds) == state.rules.catalog.guild_slots
        return EASY if full or not is_swap else HARD
    if event == GAVE_ALMS:
        return EASY if house.alms + condition.bound <= state.rules.tracks.alms_last else 0.0
    if event == APPRENTICED:
        return EASY
    if event == RETURNED_ANARCHY:
        return 0.7 * ratio(house.anarchy, condition.bound)
    return HARD


def place_named(condition: Matching, otherwise: int) -> int:
    """Where the deed must be done, as counting workers asks for it."""
    for test in condition.filters:
        if test.index == 0 and len(test.allowed) == 1:
            place = test.allowed[0]
            return OWN if place == AT_HOME else CENTRAL if place == IN_CENTRE else OPPONENTS
    return otherwise


def matching_value(state: ThroneState, house: House, track: int) -> int:
    """What the cards in hand would add to a track."""
    workforce = state.rules.catalog.deck.workforce
    value = 0
    for kind, count in enumerate(house.hand.counts):
        if count > 0 and (workforce.types[kind] == track or workforce.types[kind] == JOKER):
            value += count * workforce.values[kind]
    return value

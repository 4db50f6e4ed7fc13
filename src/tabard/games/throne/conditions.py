"""The condition language of claims (TH-COND-01 to -21)."""

from __future__ import annotations

from tabard.games.throne.deeds import (
    BID_HIGHEST,
    FIRST_REDUCED,
    OPPONENT_SUBVERTED,
    SUBVERTED,
    Deed,
)
from tabard.games.throne.kinds import CENTRE, TERRITORIES, TRACKS, WORKER_KINDS
from tabard.games.throne.rules import (
    ALL_OF,
    ALMS_END,
    ANARCHY_MAX,
    ANARCHY_MIN,
    ANY_KIND,
    ANYWHERE,
    CENTRAL,
    DIPLOMACY_MIN,
    ENEMY_WORKERS_MAX,
    EVENT_COUNT,
    EVENT_SUM,
    GUILDS_MIN,
    HAND_MIN,
    IN_STATE,
    IN_TURN,
    INFLUENCE_MIN,
    INGAME_DONE_MIN,
    KIND_SPREAD,
    KINDS_TOGETHER,
    ONE_OPPONENT,
    OPPONENTS,
    OWN,
    SUBTERFUGE_PAIR,
    SUBTERFUGE_SAME_TRACK,
    SUPPLY_MAX,
    TRACK_MIN,
    TRACKS_COUNT_MIN,
    TRACKS_LEADING,
    WEEK_TOP_BIDS,
    WORKERS_MIN,
    Claim,
    Condition,
)
from tabard.games.throne.state import House, ThroneState, homes_of_others


def is_fulfilled(state: ThroneState, seat: int, claim: Claim, since: int) -> bool:
    """Whether a claim holds for a seat; deeds count from number `since` on (TH-CARD-09)."""
    if claim.scope == IN_STATE:
        return holds(state, seat, claim.condition)
    space = state.space if claim.scope == IN_TURN else -1
    deeds = [deed for deed in state.houses[seat].deeds[since:] if space in (-1, deed.space)]
    return bool(deeds) and holds_of_deeds(claim.condition, deeds)


def holds(state: ThroneState, seat: int, condition: Condition) -> bool:
    """Whether a condition holds on the table as it lies."""
    word, bound = condition.word, condition.bound
    house = state.houses[seat]
    if word == TRACK_MIN:
        return house.tracks[condition.subject] >= bound
    if word == WORKERS_MIN:
        return workers_in(state, seat, condition.subject, condition.places[0]) >= bound
    if word == ALL_OF:
        for part in condition.parts:
            if not holds(state, seat, part):
                return False
        return True
    if word == TRACKS_COUNT_MIN:
        return tracks_at(house, bound) >= condition.subject
    if word == TRACKS_LEADING:
        return tracks_led(state, seat) >= bound
    if word == KINDS_TOGETHER:
        return stand_together(state, seat, condition)
    if word == KIND_SPREAD:
        for place in condition.places:
            if workers_in(state, seat, condition.subject, place) == 0:
                return False
        return True
    if word == ENEMY_WORKERS_MAX:
        return enemies_at_home(state, seat, condition.subject) <= bound
    return _holds_of_board(state, house, word, bound)


def _holds_of_board(state: ThroneState, house: House, word: int, bound: int) -> bool:
    if word == SUPPLY_MAX:
        return house.supply <= bound
    if word == ANARCHY_MIN:
        return house.anarchy >= bound
    if word == ANARCHY_MAX:
        return house.anarchy <= bound
    if word == DIPLOMACY_MIN:
        return state.rules.tracks.diplomacy[house.diplomacy] >= bound
    if word == ALMS_END:
        return house.alms == state.rules.tracks.alms_last
    if word == GUILDS_MIN:
        return len(house.guilds) >= bound
    if word == INFLUENCE_MIN:
        return house.influence >= bound
    if word == INGAME_DONE_MIN:
        return len(house.done) >= bound
    assert word == HAND_MIN, "a word about deeds has no place in a condition on the state"
    return house.hand.size >= bound


def tracks_at(house: House, bound: int) -> int:
    """How many Town Tracks stand at a value or higher (TH-COND-02)."""
    count = 0
    for value in house.tracks:
        if value >= bound:
            count += 1
    return count


def tracks_led(state: ThroneState, seat: int) -> int:
    """On how many Town Tracks a seat is ahead of every other (TH-COND-03)."""
    count = 0
    for track in range(TRACKS):
        value = state.houses[seat].tracks[track]
        is_ahead = True
        for other in range(state.seats):
            if other != seat and state.houses[other].tracks[track] >= value:
                is_ahead = False
        if is_ahead:
            count += 1
    return count


def workers_in(state: ThroneState, seat: int, kind: int, place: int) -> int:
    """How many own workers stand somewhere (TH-COND-04, TH-CARD-10)."""
    if kind == ANY_KIND:
        return _any_workers_in(state, seat, place)
    workers, base, homes = state.houses[seat].workers, kind * TERRITORIES, state.homes
    if place == OWN:
        return workers[base + homes[seat]]
    if place == CENTRAL:
        return workers[base + CENTRE]
    in_all, most = 0, 0
    for other in range(state.seats):
        if other != seat:
            there = workers[base + homes[other]]
            in_all += there
            most = max(most, there)
    if place == OPPONENTS:
        return in_all
    if place == ONE_OPPONENT:
        return most
    assert place == ANYWHERE, "there is no such place"
    return in_all + workers[base + homes[seat]] + workers[base + CENTRE]


def _any_workers_in(state: ThroneState, seat: int, place: int) -> int:
    if place != ONE_OPPONENT:
        count = 0
        for kind in range(WORKER_KINDS):
            count += workers_in(state, seat, kind, place)
        return count
    workers, most = state.houses[seat].workers, 0
    for home in homes_of_others(state, seat):
        there = 0
        for kind in range(WORKER_KINDS):
            there += workers[kind * TERRITORIES + home]
        most = max(most, there)
    return most


def stand_together(state: ThroneState, seat: int, condition: Condition) -> bool:
    """Whether one territory holds a worker of each kind listed (TH-COND-05)."""
    house = state.houses[seat]
    if condition.places[0] == CENTRAL:
        return _has_each(house, condition.numbers, CENTRE)
    for home in homes_of_others(state, seat):
        if _has_each(house, condition.numbers, home):
            return True
    return False


def _has_each(house: House, kinds: list[int], territory: int) -> bool:
    for kind in kinds:
        if house.workers[kind * TERRITORIES + territory] == 0:
            return False
    return True


def enemies_at_home(state: ThroneState, seat: int, kind: int) -> int:
    """How many workers of a kind others have in one's Home Territory (TH-COND-07)."""
    count, home = 0, state.homes[seat]
    for other in range(state.seats):
        if other != seat:
            count += state.houses[other].workers[kind * TERRITORIES + home]
    return count


def holds_of_deeds(condition: Condition, deeds: list[Deed]) -> bool:
    """Whether a condition holds of the deeds in its scope."""
    word, bound = condition.word, condition.bound
    if word == EVENT_COUNT:
        return len(matching_deeds(condition, deeds)) >= bound
    if word == EVENT_SUM:
        total = 0
        for deed in matching_deeds(condition, deeds):
            total += deed.facts[condition.field]
        return total >= bound
    if word == WEEK_TOP_BIDS:
        return len([deed for deed in deeds if deed.event == BID_HIGHEST]) >= bound
    if word == SUBTERFUGE_PAIR:
        return _subverted_pair(condition, deeds)
    assert word == SUBTERFUGE_SAME_TRACK, "a word about the state has no deeds"
    for opponent in subverted_opponents(deeds):
        for track in range(TRACKS):
            if reduced_by(deeds, opponent, track) >= bound:
                return True
    return False


def matching_deeds(condition: Condition, deeds: list[Deed]) -> list[Deed]:
    """The deeds of which a condition speaks."""
    found = []
    for deed in deeds:
        if deed.event == condition.event:
            passes = True
            for test in condition.filters:
                if not test.passes(deed.facts):
                    passes = False
            if passes:
                found.append(deed)
    return found


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


def _subverted_pair(condition: Condition, deeds: list[Deed]) -> bool:
    """Both tracks of one opponent, with so many actions against that opponent (TH-COND-19)."""
    for opponent in subverted_opponents(deeds):
        actions = 0
        for deed in deeds:
            if deed.event == SUBVERTED and deed.facts[OPPONENT_SUBVERTED] == opponent:
                actions += 1
        first, second = condition.numbers
        both = reduced_by(deeds, opponent, first) and reduced_by(deeds, opponent, second)
        if actions >= condition.bound and both:
            return True
    return False

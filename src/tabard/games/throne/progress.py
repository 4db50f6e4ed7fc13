"""How far a claim is met, part by part: what is there and what it needs, for its owner's eyes."""

from __future__ import annotations

from tabard.core.values import BLANK
from tabard.games.throne.conditions import (
    enemies_at_home,
    matching_deeds,
    reduced_by,
    subverted_opponents,
    tracks_at,
    tracks_led,
    workers_in,
)
from tabard.games.throne.deeds import (
    BID_HIGHEST,
    OPPONENT_SUBVERTED,
    SUBVERTED,
    Deed,
)
from tabard.games.throne.kinds import (
    CENTRE,
    TERRITORIES,
    TERRITORY_NAMES,
    TRACK_NAMES,
    TRACKS,
    WORKER_KINDS,
    WORKER_NAMES,
)
from tabard.games.throne.rules import (
    ALL_OF,
    ALMS_END,
    ANARCHY_MAX,
    ANARCHY_MIN,
    ANY_KIND,
    CENTRAL,
    CONDITION_NAMES,
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
    SCOPE_NAMES,
    SUBTERFUGE_PAIR,
    SUPPLY_MAX,
    TRACK_MIN,
    TRACKS_COUNT_MIN,
    TRACKS_LEADING,
    WEEK_TOP_BIDS,
    WHERE_NAMES,
    WORKERS_MIN,
    Claim,
    Condition,
)
from tabard.games.throne.state import ThroneState, homes_of_others

Part = dict[str, object]


def progress_of(state: ThroneState, seat: int, claim: Claim, since: int) -> list[Part]:
    """The parts of a claim as the table lies; deeds count from number `since` on (TH-CARD-09)."""
    if claim.scope == IN_STATE:
        return _parts_of_table(state, seat, claim.condition)
    deeds = list(state.houses[seat].deeds[since:])
    if claim.scope == IN_TURN:
        deeds = [deed for deed in deeds if deed.space == state.space]
    parts = _parts_of_deeds(claim.condition, deeds)
    return [{**part, "scope": SCOPE_NAMES[claim.scope]} for part in parts]


def _part(condition: Condition, have: int, need: int, **about: object) -> Part:
    """What is there beside what is needed; words that end so ask for so many at most."""
    name = CONDITION_NAMES[condition.word]
    is_met = have <= need if name.endswith("_max") else have >= need
    return {"measure": name, "have": have, "need": need, "met": is_met, **about}


def _parts_of_table(state: ThroneState, seat: int, condition: Condition) -> list[Part]:
    word, bound = condition.word, condition.bound
    house = state.houses[seat]
    if word == ALL_OF:
        return [part for inner in condition.parts for part in _parts_of_table(state, seat, inner)]
    if word == TRACK_MIN:
        track = condition.subject
        return [_part(condition, house.tracks[track], bound, track=TRACK_NAMES[track])]
    if word == TRACKS_COUNT_MIN:
        if condition.subject == 1:
            return [{**_part(condition, max(house.tracks), bound), "measure": "best_track"}]
        found = tracks_at(house, bound)
        return [_part(condition, found, condition.subject, bound=bound)]
    if word == TRACKS_LEADING:
        return [_part(condition, tracks_led(state, seat), bound)]
    if word == WORKERS_MIN:
        return [_workers(state, seat, condition)]
    if word == KINDS_TOGETHER:
        return [_gathered(state, seat, condition)]
    if word == KIND_SPREAD:
        kind = condition.subject
        held = [place for place in condition.places if workers_in(state, seat, kind, place) > 0]
        wanted = len(condition.places)
        return [_part(condition, len(held), wanted, worker=WORKER_NAMES[kind])]
    if word == ENEMY_WORKERS_MAX:
        kind = condition.subject
        found = enemies_at_home(state, seat, kind)
        return [_part(condition, found, bound, worker=WORKER_NAMES[kind])]
    need = state.rules.tracks.alms_last if word == ALMS_END else bound
    return [_part(condition, _counted(state, seat, word), need)]


def _counted(state: ThroneState, seat: int, word: int) -> int:
    """What a word counts on the own board."""
    house = state.houses[seat]
    if word == SUPPLY_MAX:
        return house.supply
    if word in (ANARCHY_MIN, ANARCHY_MAX):
        return house.anarchy
    if word == DIPLOMACY_MIN:
        return state.rules.tracks.diplomacy[house.diplomacy]
    if word == ALMS_END:
        return house.alms
    if word == GUILDS_MIN:
        return len(house.guilds)
    if word == INFLUENCE_MIN:
        return house.influence
    if word == INGAME_DONE_MIN:
        return len(house.done)
    assert word == HAND_MIN, "a word about deeds has no place in a condition on the state"
    return house.hand.size


def _workers(state: ThroneState, seat: int, condition: Condition) -> Part:
    """Workers somewhere; of single opponents the one with whom most of them stand."""
    kind, place = condition.subject, condition.places[0]
    have = workers_in(state, seat, kind, place)
    about: Part = {"where": WHERE_NAMES[place]}
    if kind != ANY_KIND:
        about["worker"] = WORKER_NAMES[kind]
    if place == ONE_OPPONENT and have > 0:
        kinds = range(WORKER_KINDS) if kind == ANY_KIND else [kind]
        for home in homes_of_others(state, seat):
            if _held(state, seat, list(kinds), home) == have:
                about["territory"] = TERRITORY_NAMES[home]
                break
    return _part(condition, have, condition.bound, **about)


def _held(state: ThroneState, seat: int, kinds: list[int], territory: int) -> int:
    workers = state.houses[seat].workers
    return sum([workers[kind * TERRITORIES + territory] for kind in kinds])


def _gathered(state: ThroneState, seat: int, condition: Condition) -> Part:
    """How many of the kinds stand together where most of them do (TH-COND-05)."""
    places = [CENTRE]
    if condition.places[0] != CENTRAL:
        places = homes_of_others(state, seat)
    best, most = BLANK, 0
    for place in places:
        there = [kind for kind in condition.numbers if _held(state, seat, [kind], place) > 0]
        if len(there) > most:
            best, most = place, len(there)
    about: Part = {"where": WHERE_NAMES[condition.places[0]]}
    if best != BLANK:
        about["territory"] = TERRITORY_NAMES[best]
    return _part(condition, most, len(condition.numbers), **about)


def _parts_of_deeds(condition: Condition, deeds: list[Deed]) -> list[Part]:
    word, bound = condition.word, condition.bound
    if word == EVENT_COUNT:
        return [_part(condition, len(matching_deeds(condition, deeds)), bound)]
    if word == EVENT_SUM:
        found = [deed.facts[condition.field] for deed in matching_deeds(condition, deeds)]
        return [_part(condition, sum(found), bound)]
    if word == WEEK_TOP_BIDS:
        highest = len([deed for deed in deeds if deed.event == BID_HIGHEST])
        return [_part(condition, highest, bound)]
    opponents = subverted_opponents(deeds)
    if word == SUBTERFUGE_PAIR:
        pairs = [_subverted(condition, deeds, opponent) for opponent in opponents]
        met = [len([part for part in parts if part["met"]]) for parts in pairs]
        return pairs[met.index(max(met))] if pairs else _subverted(condition, [], BLANK)
    reduced = [reduced_by(deeds, who, track) for who in opponents for track in range(TRACKS)]
    return [_part(condition, max([0, *reduced]), bound)]


def _subverted(condition: Condition, deeds: list[Deed], opponent: int) -> list[Part]:
    """Actions against one opponent, and both tracks lowered (TH-COND-19)."""
    actions = 0
    for deed in deeds:
        if deed.event == SUBVERTED and deed.facts[OPPONENT_SUBVERTED] == opponent:
            actions += 1
    lowered = [
        _part(condition, reduced_by(deeds, opponent, track), 1, track=TRACK_NAMES[track])
        for track in condition.numbers
    ]
    return [_part(condition, actions, condition.bound), *lowered]

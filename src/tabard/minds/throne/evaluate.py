"""How good a position is for each seat: the score it heads for, and the chance to win with it."""

from __future__ import annotations

from math import exp

from tabard.games.throne.anarchy import anarchy_value
from tabard.games.throne.conditions import is_fulfilled
from tabard.games.throne.kinds import (
    CENTRE,
    FIRST_TRACK_SPACE,
    JOKER,
    SPACE_CLAIMS,
    SPACE_WORKFORCE,
    SPACES,
    STAR,
    TERRITORIES,
    WORKER_KINDS,
)
from tabard.games.throne.points import row_for
from tabard.games.throne.rules import IN_STATE, Claim
from tabard.games.throne.state import House, ThroneState
from tabard.minds.throne.closeness import closeness
from tabard.minds.throne.outlook import deed_outlook
from tabard.minds.throne.weights import Weights


def evaluate_all(state: ThroneState, weights: Weights) -> list[float]:
    """The chance of each seat to win, about."""
    left = time_left(state)
    prospects = [prospect(state, seat, left, weights) for seat in range(state.seats)]
    add_bids(state, prospects, weights)
    spread = weights.spread + weights.spread_early * left
    best = max(prospects)
    powers = [exp((value - best) / spread) for value in prospects]
    total = sum(powers)
    return [power / total for power in powers]


def time_left(state: ThroneState) -> float:
    """How much of the match is to come, from 1 to 0."""
    weeks = state.rules.catalog.weeks
    spaces = state.space if state.space >= 0 else 0
    if state.space < 0 and state.decree < 0 and state.week > 0:
        spaces = SPACES
    return max(0.0, (weeks - state.week + 1 - spaces / SPACES) / weeks)


def prospect(state: ThroneState, seat: int, left: float, weights: Weights) -> float:
    """The score a seat heads for."""
    house, tracks = state.houses[seat], state.rules.tracks
    catalog = state.rules.catalog
    soon = min(1.0, weights.soon * left)
    value = house.influence + catalog.guild_influence * len(house.guilds) * (
        1.0 + weights.guild * left
    )
    for track, step in enumerate(house.tracks):
        seal = tracks.ladders[track].seals[step]
        value += seal + left * (weights.step * step - weights.start - seal)
    value += claims_prospect(state, seat, left, weights)
    for end in house.ends:
        value += end_prospect(state, seat, catalog.deck.ends[end], left, weights)
    value += alms_prospect(state, house, left, weights)
    value -= house.anarchy * min(4.0, anarchy_value(state) + weights.anarchy_fear * left)
    value += soon * (hand_worth(state, house, weights) + workers_worth(state, seat, weights))
    return value


def alms_prospect(state: ThroneState, house: House, left: float, weights: Weights) -> float:
    """The bonus in sight at the end of the Alms track, or the loss at its beginning."""
    tracks = state.rules.tracks
    if house.alms == tracks.alms_last:
        return float(tracks.alms_end)
    if house.alms == 0:
        return tracks.alms_start * (1.0 - weights.alms_escape * left)
    return tracks.alms_end * (weights.alms_hope * left) * (house.alms / tracks.alms_last)


def claims_prospect(state: ThroneState, seat: int, left: float, weights: Weights) -> float:
    """In Game Claims: what is done, what may still be, and what Diplomacy makes of it."""
    house, catalog = state.houses[seat], state.rules.catalog
    step = state.rules.tracks.diplomacy[house.diplomacy]
    expected = float(len(house.done))
    value = 0.0
    for claim in house.done:
        value += catalog.deck.claims[claim].influence
    for held in house.claims:
        claim_card = catalog.deck.claims[held.claim]
        chance = claim_chance(state, seat, claim_card, left, weights)
        expected += chance
        value += chance * claim_card.influence + (1.0 - chance) * catalog.unfulfilled
    reach = min(float(state.rules.tracks.diplomacy[-1]), step + weights.step_hope * left)
    return value + reach * expected + step * weights.claim_hope * left


def claim_chance(
    state: ThroneState, seat: int, claim: Claim, left: float, weights: Weights
) -> float:
    """How likely a claim in hand is to be completed in time."""
    time = min(1.0, weights.claim_time * left)
    if claim.scope != IN_STATE:
        outlook = deed_outlook(state, seat, claim.condition)
        return time * (weights.claim_base + weights.claim_near * outlook)
    near = closeness(state, seat, claim.condition)
    return time * (weights.claim_base + weights.claim_near * near * near)


def end_prospect(
    state: ThroneState, seat: int, claim: Claim, left: float, weights: Weights
) -> float:
    """An End of Game Claim: won, lost, or on its way."""
    lost = state.rules.catalog.unfulfilled
    if is_fulfilled(state, seat, claim, 0):
        chance = 1.0 - weights.end_risk * left
    else:
        near = closeness(state, seat, claim.condition)
        chance = near * near * min(weights.end_hope, weights.end_time * left)
    return chance * claim.influence + (1.0 - chance) * lost


def hand_worth(state: ThroneState, house: House, weights: Weights) -> float:
    """What Workforce cards will add to Town Tracks."""
    workforce = state.rules.catalog.deck.workforce
    worth = 0.0
    for kind, count in enumerate(house.hand.counts):
        if count > 0:
            share = weights.joker if workforce.types[kind] == JOKER else weights.card
            worth += count * share * workforce.values[kind]
    return worth


def workers_worth(state: ThroneState, seat: int, weights: Weights) -> float:
    """What workers on the map promise where they stand."""
    workers, worth, homes = state.houses[seat].workers, 0.0, state.homes
    if len(homes) < state.seats:
        return worth
    for kind in range(WORKER_KINDS):
        base = kind * TERRITORIES
        worth += weights.home[kind] * workers[base + homes[seat]]
        worth += weights.centre[kind] * workers[base + CENTRE]
        for other in range(state.seats):
            if other != seat:
                worth += weights.abroad[kind] * workers[base + homes[other]]
    return worth


def add_bids(state: ThroneState, prospects: list[float], weights: Weights) -> None:
    """What the markers placed in spaces still to be resolved are worth, as far as one can say."""
    for space in range(SPACES):
        order = state.order[space]
        if not order or space == state.space:
            continue
        ranked: list[int] = []
        bids: list[int] = []
        for seat in order:
            bid = 0
            for kind in state.houses[seat].stacks[space]:
                bid += 2 if kind == STAR else kind
            if bid > 0:
                at = 0
                while at < len(ranked) and bids[at] >= bid:
                    at += 1
                ranked.insert(at, seat)
                bids.insert(at, bid)
        for rank, seat in enumerate(ranked):
            prospects[seat] += space_worth(state, seat, space, rank, len(ranked), weights)


def space_worth(
    state: ThroneState, seat: int, space: int, rank: int, ranked: int, weights: Weights
) -> float:
    """What a rank in a space promises."""
    house = state.houses[seat]
    if space == SPACE_CLAIMS:
        worth = weights.claim_bid - weights.claim_held * len(house.claims)
        return max(0.1, worth - weights.claim_rank * rank) * time_for_claims(state)
    if space == SPACE_WORKFORCE:
        return max(0.5, weights.workforce_bid - weights.workforce_rank * rank)
    row = row_for(state, rank, ranked)
    track = space - FIRST_TRACK_SPACE
    matching = matching_worth(state, house, track, weights)
    return weights.point[track] * row.points + min(1.0, 0.6 * row.points) * matching


def time_for_claims(state: ThroneState) -> float:
    """A claim drawn late is a burden."""
    return 1.0 if state.week <= state.rules.catalog.weeks - 2 else 0.2


def matching_worth(state: ThroneState, house: House, track: int, weights: Weights) -> float:
    """What the cards in hand would add to the track of a space."""
    workforce = state.rules.catalog.deck.workforce
    worth = 0.0
    for kind, count in enumerate(house.hand.counts):
        if count > 0 and workforce.types[kind] == track:
            worth += weights.match * count * workforce.values[kind]
    return worth

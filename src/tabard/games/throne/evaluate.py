"""How good a position is for each seat: the score it heads for, and the chance to win with it."""

from __future__ import annotations

from math import exp
from typing import Final

from tabard.games.throne.anarchy import anarchy_value
from tabard.games.throne.closeness import closeness
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
from tabard.games.throne.outlook import deed_outlook
from tabard.games.throne.points import row_for
from tabard.games.throne.rules import IN_STATE, Claim
from tabard.games.throne.state import House, ThroneState

CLAIM_BASE: Final = 0.15
CLAIM_NEAR: Final = 0.75
"""The chance of a claim in hand: of one that seems far, and what nearness adds."""

CLAIM_TIME: Final = 3.0
"""How much sooner than the match the time for claims runs out, as a factor."""

STEP_HOPE: Final = 2.0
DIPLOMACY_HOPE: Final = 1.5
"""How many steps of Diplomacy, and how many claims, a player hopes for in a whole match."""

END_HOPE: Final = 0.75
END_RISK: Final = 0.35
"""The best chance of an End of Game Claim not met yet, and the worst risk of one that is."""

ANARCHY_FEAR: Final = 1.5
"""By how much the price of an Anarchy marker may still rise in a whole match."""

ALMS_HOPE: Final = 0.8
"""How sure a player on the way is to reach the end of the Alms track, early in the match."""

CARD_WORTH: Final = 0.35
JOKER_WORTH: Final = 0.45
"""What each point of a Workforce card in hand is worth."""

POINT_WORTH: Final = 0.4
CLAIM_BID: Final = 1.2
WORKFORCE_BID: Final = 2.2
MATCH_WORTH: Final = 0.3
"""What bids promise: an action point, claims, cards, and cards that match the space."""

HOME_WORTH: Final = [0.35, 0.3, 0.4]
CENTRE_WORTH: Final = [0.6, 0.6, 0.7]
ABROAD_WORTH: Final = [0.9, 0.8, 1.2]
"""What a Soldier, a Spy, a Merchant promises while there is time left."""


def evaluate_all(state: ThroneState) -> list[float]:
    """The chance of each seat to win, about."""
    left = time_left(state)
    prospects = [prospect(state, seat, left) for seat in range(state.seats)]
    add_bids(state, prospects)
    spread = 2.0 + 4.0 * left
    best = max(prospects)
    weights = [exp((value - best) / spread) for value in prospects]
    total = sum(weights)
    return [weight / total for weight in weights]


def time_left(state: ThroneState) -> float:
    """How much of the match is to come, from 1 to 0."""
    weeks = state.rules.numbers.weeks
    spaces = state.space if state.space >= 0 else 0
    if state.space < 0 and state.decree < 0 and state.week > 0:
        spaces = SPACES
    return max(0.0, (weeks - state.week + 1 - spaces / SPACES) / weeks)


def prospect(state: ThroneState, seat: int, left: float) -> float:
    """The score a seat heads for."""
    house, tracks = state.houses[seat], state.rules.tracks
    numbers = state.rules.numbers
    soon = min(1.0, 6.0 * left)
    value = house.influence + numbers.guild_influence * len(house.guilds) * (1.0 + 0.2 * left)
    for track, step in enumerate(house.tracks):
        seal = tracks.ladders[track].seals[step]
        value += seal + left * (0.5 * step - 1.0 - seal) if left > 0 else seal
    value += claims_prospect(state, seat, left)
    for end in house.ends:
        value += end_prospect(state, seat, numbers.deck.ends[end], left)
    value += alms_prospect(state, house, left)
    value -= house.anarchy * min(4.0, anarchy_value(state) + ANARCHY_FEAR * left)
    value += soon * (hand_worth(state, house) + workers_worth(state, seat))
    return value


def alms_prospect(state: ThroneState, house: House, left: float) -> float:
    """The bonus in sight at the end of the Alms track, or the loss at its beginning."""
    tracks = state.rules.tracks
    if house.alms == tracks.alms_last:
        return float(tracks.alms_end)
    if house.alms == 0:
        return tracks.alms_start * (1.0 - 0.7 * left)
    return tracks.alms_end * (ALMS_HOPE * left) * (house.alms / tracks.alms_last)


def claims_prospect(state: ThroneState, seat: int, left: float) -> float:
    """In Game Claims: what is done, what may still be, and what Diplomacy makes of it."""
    house, numbers = state.houses[seat], state.rules.numbers
    step = state.rules.tracks.diplomacy[house.diplomacy]
    expected = float(len(house.done))
    value = 0.0
    for claim in house.done:
        value += numbers.deck.claims[claim].influence
    for held in house.claims:
        claim_card = numbers.deck.claims[held.claim]
        chance = claim_chance(state, seat, claim_card, left)
        expected += chance
        value += chance * claim_card.influence + (1.0 - chance) * numbers.unfulfilled
    reach = min(float(state.rules.tracks.diplomacy[-1]), step + STEP_HOPE * left)
    return value + reach * expected + step * DIPLOMACY_HOPE * left


def claim_chance(state: ThroneState, seat: int, claim: Claim, left: float) -> float:
    """How likely a claim in hand is to be completed in time."""
    time = min(1.0, CLAIM_TIME * left)
    if claim.scope != IN_STATE:
        return time * (CLAIM_BASE + CLAIM_NEAR * deed_outlook(state, seat, claim.condition))
    near = closeness(state, seat, claim.condition)
    return time * (CLAIM_BASE + CLAIM_NEAR * near * near)


def end_prospect(state: ThroneState, seat: int, claim: Claim, left: float) -> float:
    """An End of Game Claim: won, lost, or on its way."""
    lost = state.rules.numbers.unfulfilled
    if is_fulfilled(state, seat, claim, 0):
        chance = 1.0 - END_RISK * left
    else:
        near = closeness(state, seat, claim.condition)
        chance = near * near * min(END_HOPE, 2.0 * left)
    return chance * claim.influence + (1.0 - chance) * lost


def hand_worth(state: ThroneState, house: House) -> float:
    """What Workforce cards will add to Town Tracks."""
    workforce = state.rules.numbers.deck.workforce
    worth = 0.0
    for kind, count in enumerate(house.hand.counts):
        if count > 0:
            share = JOKER_WORTH if workforce.types[kind] == JOKER else CARD_WORTH
            worth += count * share * workforce.values[kind]
    return worth


def workers_worth(state: ThroneState, seat: int) -> float:
    """What workers on the map promise where they stand."""
    workers, worth = state.houses[seat].workers, 0.0
    for kind in range(WORKER_KINDS):
        base = kind * TERRITORIES
        worth += HOME_WORTH[kind] * workers[base + seat]
        worth += CENTRE_WORTH[kind] * workers[base + CENTRE]
        for territory in range(state.seats):
            if territory != seat:
                worth += ABROAD_WORTH[kind] * workers[base + territory]
    return worth


def add_bids(state: ThroneState, prospects: list[float]) -> None:
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
            prospects[seat] += space_worth(state, seat, space, rank, len(ranked))


def space_worth(state: ThroneState, seat: int, space: int, rank: int, ranked: int) -> float:
    """What a rank in a space promises."""
    house = state.houses[seat]
    if space == SPACE_CLAIMS:
        return max(0.1, CLAIM_BID - 0.5 * len(house.claims) - 0.15 * rank) * time_for_claims(state)
    if space == SPACE_WORKFORCE:
        return max(0.5, WORKFORCE_BID - 0.35 * rank)
    row = row_for(state, rank, ranked)
    track = space - FIRST_TRACK_SPACE
    return POINT_WORTH * row.points + min(1.0, 0.6 * row.points) * matching_worth(
        state, house, track
    )


def time_for_claims(state: ThroneState) -> float:
    """A claim drawn late is a burden."""
    return 1.0 if state.week <= state.rules.numbers.weeks - 2 else 0.2


def matching_worth(state: ThroneState, house: House, track: int) -> float:
    """What the cards in hand would add to the track of a space."""
    workforce = state.rules.numbers.deck.workforce
    worth = 0.0
    for kind, count in enumerate(house.hand.counts):
        if count > 0 and workforce.types[kind] == track:
            worth += MATCH_WORTH * count * workforce.values[kind]
    return worth

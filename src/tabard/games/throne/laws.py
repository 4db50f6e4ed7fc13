"""Conservation: what must hold at every moment of a match, and of a position laid by hand."""

from __future__ import annotations

from typing import Final

from tabard.core.values import BLANK
from tabard.games.throne.bidding import ReturnMarkers
from tabard.games.throne.claims import drawer
from tabard.games.throne.guilds import ClearOffer, OfferCards
from tabard.games.throne.kinds import (
    GUILDS,
    SPACES,
    TERRITORIES,
    TRACK_NAMES,
)
from tabard.games.throne.planning import is_planning
from tabard.games.throne.setup import ChooseHouse, Setup
from tabard.games.throne.state import House, ThroneState, house_name, territories
from tabard.games.throne.steps import waiting
from tabard.games.throne.workforce import ClearDisplay

NOT_READY: Final = "from the first week on all have a lord and their End of Game Claims"


def broken_law(state: ThroneState) -> str:
    """The first law that the state breaks, in words; empty if all hold."""
    for check in (
        _houses_differ,
        _workforce_adds_up,
        _claims_add_up,
        _setup_cards_add_up,
        _decks_fit_the_week,
        _markers_add_up,
        _table_is_in_range,
        _agenda_fits,
    ):
        broken = check(state)
        if broken:
            return broken
    for seat, house in enumerate(state.houses):
        broken = _broken_law_of(state, house)
        if broken:
            return f"{house_name(state, seat) or seat}: {broken}"
    return ""


def _houses_differ(state: ThroneState) -> str:
    """Every seat has a house of its own, or is about to choose one (TH-SETUP-01)."""
    homes = state.homes
    if len(set(homes)) != len(homes):
        return "no two players have the same house"
    if waiting(state, Setup):
        return ""
    choosing = [step.seat for step in waiting(state, ChooseHouse)]
    if [*range(len(homes)), *choosing[::-1]] != list(range(state.seats)):
        return "every player has a house, or is still to choose one"
    return ""


def _workforce_adds_up(state: ThroneState) -> str:
    found = state.deck.counts[:]
    hands = [house.hand for house in state.houses]
    for bag in [state.discard, *hands]:
        for kind, count in enumerate(bag.counts):
            found[kind] += count
    for cards in [state.display, state.offer, *state.groups]:
        for kind in cards:
            found[kind] += 1
    workforce = state.rules.catalog.deck.workforce
    for kind, count in enumerate(found):
        if count != workforce.counts[kind]:
            key, total = workforce.keys[kind], workforce.counts[kind]
            return f"Workforce cards add up: there are {total} of {key}, not {count}"
    for bag in [state.deck, state.discard, *hands]:
        if min(bag.counts) < 0 or sum(bag.counts) != bag.size:
            return "Workforce cards add up: no pile holds less than nothing of a kind"
    return ""


def _claims_add_up(state: ThroneState) -> str:
    found = state.claims.counts[:]
    piles = [state.claim_discard, state.drawn, *[house.claims for house in state.houses]]
    for pile in piles:
        for held in pile:
            found[held.claim] += 1
    for house in state.houses:
        for claim in house.done:
            found[claim] += 1
    for claim, count in enumerate(found):
        if count != 1:
            key = state.rules.catalog.claim[claim].name
            return f"In Game Claims add up: {key} is there once, not {count} times"
    if sum(state.claims.counts) != state.claims.size or min(state.claims.counts) < 0:
        return "In Game Claims add up: no pile holds less than nothing of a kind"
    for pile in piles:
        for held in pile:
            if not 0 <= held.era <= state.era:
                return "a claim was drawn from a deck of the past or present"
    return ""


def _setup_cards_add_up(state: ThroneState) -> str:
    ends, lords = state.ends.counts[:], state.lords.counts[:]
    for house in state.houses:
        for end in house.dealt:
            ends[end] += 1
        for lord in house.lords:
            lords[lord] += 1
        if len(set(house.ends)) != len(house.ends) or not set(house.ends) <= set(house.dealt):
            return "End of Game Claims are kept from those dealt"
        if house.lord != BLANK and house.lord not in house.lords:
            return "a lord is kept from those dealt"
    if set(ends) != {1} or sum(state.ends.counts) != state.ends.size:
        return "End of Game Claims add up: each is there once"
    if set(lords) != {1} or sum(state.lords.counts) != state.lords.size:
        return "lords add up: each is there once"
    return ""


def _decks_fit_the_week(state: ThroneState) -> str:
    catalog = state.rules.catalog
    if not 0 <= state.week <= catalog.weeks:
        return f"weeks are counted from 0 to {catalog.weeks}, not {state.week}"
    for bag in (state.decrees, state.traders):
        if not set(bag.counts) <= {0, 1} or sum(bag.counts) != bag.size:
            return "each Royal Decree and each Travelling Merchant is there once"
    read = len(catalog.deck.decrees) - state.decrees.size
    if state.decrees_left != catalog.decrees_in_deck - read or state.decrees_left < 0:
        return f"Royal Decrees add up: {catalog.decrees_in_deck} are in the deck"
    if read - int(state.is_dead) not in (state.week, state.week - 1):
        return "one Royal Decree is read a week, and The Queen Is Dead beside"
    seen = len(catalog.deck.traders) - state.traders.size
    if seen not in (state.week, state.week - 1):
        return "one Travelling Merchant comes a week"
    queen = [decree.is_queen for decree in catalog.deck.decrees].index(True)
    if (state.decrees.counts[queen] == 0) != state.is_dead:
        return "the Queen is dead if her decree was read, and only then"
    for number, bag in ((state.decree, state.decrees), (state.trader, state.traders)):
        if not BLANK <= number < len(bag.counts) or (number != BLANK and bag.counts[number]):
            return "what lies open has left its deck"
    return "" if state.decree != queen else "The Queen Is Dead never stays in force"


def _markers_add_up(state: ThroneState) -> str:
    catalog = state.rules.catalog
    for house in state.houses:
        found = house.markers[:]
        for stack in house.stacks:
            if len(stack) > catalog.stack:
                return f"at most {catalog.stack} Bidding markers lie in a stack"
            for kind in stack:
                found[kind] += 1
        if found != catalog.markers or min(house.markers) < 0:
            return "Bidding markers add up: each player has all of them"
    for space in range(SPACES):
        placed = [seat for seat, house in enumerate(state.houses) if house.stacks[space]]
        if sorted(state.order[space]) != placed:
            return "a bid space belongs to whoever has markers there"
    return ""


def _table_is_in_range(state: ThroneState) -> str:
    seats = range(state.seats)
    for holder in (state.first, state.marker):
        if holder not in seats and (holder != BLANK or state.week > 0):
            return "the First Player marker lies with a seat"
    if not BLANK <= state.space < SPACES:
        return f"there is no action space {state.space}"
    if state.agenda and state.space != _resolved_space(state):
        return "the open action space is the one whose markers are about to be returned"
    if len(state.bids) != state.seats or min(state.bids) < 0:
        return "bids are never below 0"
    if state.space == BLANK and max(state.bids) > 0:
        return "nobody has a bid while no action space is open"
    tokens, deck = state.tokens, state.rules.catalog.deck.tokens
    bonuses = len(state.rules.tracks.alms_bonuses)
    if len(set(tokens)) != len(tokens) or len(tokens) > bonuses:
        return "each Alms Bonus token lies on one space"
    if len(tokens) < bonuses and state.week > 0:
        return "an Alms Bonus token lies on every bonus space"
    if not set(tokens) <= set(range(len(deck))):
        return "there is no such Alms Bonus token"
    if state.anarchy_left() < 0:
        return f"there are {state.rules.catalog.anarchy_markers} Anarchy markers"
    for buried in state.buried:
        if buried.seat not in seats or not 0 < buried.era <= state.era:
            return "what a seat remembers of discarded claims went into a deck since"
    return ""


def _agenda_fits(state: ThroneState) -> str:
    """What lies open for a while has a step on the agenda that takes it away."""
    if not state.agenda:
        return ""
    if state.drawn and drawer(state) == BLANK:
        return "drawn claims wait for somebody to choose"
    if state.offer and not waiting(state, OfferCards) and not waiting(state, ClearOffer):
        return "open cards of the Scholar's Guild are offered to somebody"
    if state.groups and not waiting(state, ClearDisplay):
        return "the display is split in action space II alone"
    if len(state.display) > state.rules.catalog.display:
        return f"the display holds at most {state.rules.catalog.display} cards"
    if is_planning(state) and BLANK in (state.decree, state.trader):
        return "in Planning a Royal Decree and a Travelling Merchant lie open"
    if state.week == 0:
        return ""
    kept = {len(house.ends) for house in state.houses} == {state.rules.catalog.ends_kept}
    return "" if kept and all(house.lord != BLANK for house in state.houses) else NOT_READY


def _resolved_space(state: ThroneState) -> int:
    """The space that the agenda says is being resolved."""
    resolving = waiting(state, ReturnMarkers)
    return resolving[0].space if resolving else BLANK


def _workers_and_tracks(state: ThroneState, house: House) -> str:
    catalog, tracks = state.rules.catalog, state.rules.tracks
    if sum(house.workers) + house.supply != catalog.workers or house.supply < 0:
        return f"workers add up: {catalog.workers} on the map and in the supply"
    if min(house.workers) < 0:
        return "no site holds fewer than no workers"
    in_play = territories(state)
    for index, count in enumerate(house.workers):
        if count and index % TERRITORIES not in in_play:
            return "nobody stands in a Home Territory without a Castle"
    for track, value in enumerate(house.tracks):
        if not 0 <= value <= tracks.top:
            return f"{TRACK_NAMES[track]} lies between 0 and {tracks.top}, not at {value}"
    return ""


def _broken_law_of(state: ThroneState, house: House) -> str:
    catalog, tracks = state.rules.catalog, state.rules.tracks
    broken = _workers_and_tracks(state, house)
    if broken:
        return broken
    if not 0 <= house.alms <= tracks.alms_last:
        return f"Alms lies between 0 and {tracks.alms_last}, not at {house.alms}"
    if not 0 <= house.diplomacy < len(tracks.diplomacy):
        return f"Diplomacy lies between 0 and {len(tracks.diplomacy) - 1}"
    if house.anarchy < 0 or house.influence < 0:
        return "nobody has fewer than no markers or tokens"
    if len(set(house.guilds)) != len(house.guilds) or len(house.guilds) > catalog.guild_slots:
        return f"at most {catalog.guild_slots} different Guilds are assigned"
    if not set(house.guilds) <= set(range(GUILDS)):
        return "there is no such Guild"
    for kind, count in enumerate(house.known):
        if not 0 <= count <= house.hand.counts[kind]:
            return "cards that all have seen are in the hand"
    if not {held.since for held in house.claims} <= set(range(len(house.deeds) + 1)):
        return "a claim came to hand after deeds that were done"
    return "" if house.claims or not house.deeds else "deeds are kept while a claim is in hand"

"""Conservation: what must hold at every moment of a match, and of a position laid by hand."""

from __future__ import annotations

from tabard.core.values import BLANK
from tabard.games.archon.kinds import (
    AT_ROUND_END,
    CARD_KINDS,
    COURTIER,
    DISPLAYS,
    EMBLEM_NAMES,
    GOLD,
    GOOD_NAMES,
    IN_SETUP,
    RECRUIT,
    RESOURCES,
    ROUNDS,
    SEASON_ROUNDS,
    SEASONS,
    TILE_NAMES,
    TILES,
    season_of,
)
from tabard.games.archon.season import DrawAttack
from tabard.games.archon.secrecy import thinkable_splits
from tabard.games.archon.showing import LayFavor, RevealProvince
from tabard.games.archon.slots import is_open
from tabard.games.archon.state import (
    LEVEL_LINE,
    RAID_LINE,
    SEASON_LINES,
    ArchonState,
    House,
    new_table,
    warriors_of,
)


def broken_law(state: ArchonState) -> str:
    """The first law that the state breaks, in words; empty if all hold."""
    for check in (
        _agenda_fits,
        _goods_add_up,
        _displays_add_up,
        _tiles_add_up,
        _favors_add_up,
        _decks_fit_the_round,
        _slots_fit,
        _table_is_in_range,
    ):
        broken = check(state)
        if broken:
            return broken
    for seat, house in enumerate(state.houses):
        broken = _broken_law_of(state, seat, house)
        if broken:
            return f"{EMBLEM_NAMES[seat]}: {broken}"
    return ""


def _agenda_fits(state: ArchonState) -> str:
    for step in state.agenda:
        seat = getattr(step, "seat", 0)
        if not isinstance(seat, int) or not 0 <= seat < state.seats:
            return f"there is no seat {seat!r}"
        picks = getattr(step, "picks", None)
        if picks is not None and (not isinstance(picks, tuple) or len(picks) != state.seats):
            return "all seats pick at once"
        hand = getattr(step, "hand", state.rules.catalog.hand)
        if hand != state.rules.catalog.hand:
            return f"a hand has {state.rules.catalog.hand} cards"
    return ""


def _goods_add_up(state: ArchonState) -> str:
    stock, rules = state.rules.catalog.stock, state.rules
    if min(state.stock) < 0 or min(state.repository) < 0:
        return "goods add up: nowhere is less than nothing"
    for good in RESOURCES:
        found = state.stock[good] + state.repository[good]
        found += sum([house.goods[good] for house in state.houses])
        if found != stock[good]:
            return f"goods add up: there are {stock[good]} of {GOOD_NAMES[good]}, not {found}"
    for good, is_limited in ((GOLD, rules.limits_gold), (RECRUIT, rules.limits_recruits)):
        owned = sum([house.goods[good] for house in state.houses])
        found = state.stock[good] + (owned if is_limited else 0)
        expected = stock[good] if is_limited else 0
        if found != expected:
            return f"goods add up: there are {expected} of {GOOD_NAMES[good]}, not {found}"
    if state.repository[GOLD] or state.repository[RECRUIT]:
        return "the Repository holds cubes alone"
    return ""


def _displays_add_up(state: ArchonState) -> str:
    for display in range(DISPLAYS):
        found = state.decks[display].counts[:]
        for card in state.displays[display]:
            found[card] += 1
        for house in state.houses:
            for card in house.displays[display]:
                found[card] += 1
        deck = state.decks[display]
        if set(found) != {1} or min(deck.counts) < 0 or sum(deck.counts) != deck.size:
            return "Science and Arts cards add up: each is there once"
        if len(state.displays[display]) > state.rules.catalog.shown:
            return f"a display shows {state.rules.catalog.shown} cards at most"
    return ""


def _tiles_add_up(state: ArchonState) -> str:
    fresh = new_table(state.seats, state.rules).tiles
    for tile in range(TILES):
        built = len([house for house in state.houses if tile in house.tiles])
        if state.tiles[tile] < 0 or state.tiles[tile] + built != fresh[tile]:
            return f"tiles add up: there are {fresh[tile]} of {TILE_NAMES[tile]}"
    return ""


def _favors_add_up(state: ArchonState) -> str:
    if len(set(state.favors)) != len(state.favors):
        return "each King's Favor is there once"
    for favor in state.favors:
        if state.favor_deck.counts[favor] != 0:
            return "a King's Favor on show is not in the stock"
    bag = state.favor_deck
    if not set(bag.counts) <= {0, 1} or sum(bag.counts) != bag.size:
        return "each King's Favor is there once"
    if state.phase == IN_SETUP:
        return ""
    step = state.agenda[-1] if state.agenda else None
    expected = state.rules.favors - int(isinstance(step, LayFavor))
    if len(state.favors) != expected:
        return f"{expected} King's Favors are on show"
    return ""


def _decks_fit_the_round(state: ArchonState) -> str:
    for bag in (state.provinces, state.attacks):
        if not set(bag.counts) <= {0, 1} or sum(bag.counts) != bag.size:
            return "each Province and each Attack card is there once"
    if state.province != BLANK and state.provinces.counts[state.province] != 0:
        return "the open Province is not in the stock"
    drawn = len(state.rules.catalog.box.attacks) - state.attacks.size
    seasons = (state.round - 1) // SEASON_ROUNDS
    step = state.agenda[-1] if state.agenda else None
    if drawn not in (seasons, seasons + 1) or (isinstance(step, DrawAttack) and drawn > seasons):
        return "one Attack card is drawn a season"
    if (state.attack == BLANK) != (drawn == 0):
        return "an Attack card lies open after the first attack"
    if state.attack != BLANK and state.attacks.counts[state.attack] != 0:
        return "an Attack card that was drawn leaves the game"
    if state.phase != IN_SETUP and state.province == BLANK:
        return "a Province lies open"
    if isinstance(step, RevealProvince) and state.provinces.size == 0:
        return "a Province is left to be revealed"
    return ""


def _slots_fit(state: ArchonState) -> str:
    for slot, seats in enumerate(state.figures):
        if (seats or state.tokens[slot]) and not is_open(state, slot):
            return "a covered slot holds nobody"
        for owner in state.tokens[slot]:
            if owner not in seats:
                return "a Tax Collector token lies under a Figure of its owner"
    return ""


def _table_is_in_range(state: ArchonState) -> str:
    if not 1 <= state.round <= ROUNDS:
        return f"rounds are counted from 1 to {ROUNDS}"
    if state.phase == IN_SETUP:
        return ""
    if sorted(state.order) != list(range(state.seats)):
        return "every player has a place in the player order"
    if len(state.grants) != SEASONS or len(set(state.grants)) != SEASONS:
        return f"{SEASONS} King's Grants lie open"
    return ""


def _broken_law_of(state: ArchonState, seat: int, house: House) -> str:
    for broken in (
        _cards_add_up(state, house),
        _pieces_add_up(state, seat, house),
        _tally_adds_up(state, house),
    ):
        if broken:
            return broken
    return ""


def _cards_add_up(state: ArchonState, house: House) -> str:
    catalog = state.rules.catalog
    if min(*house.hand, *house.reserve, *house.played) < 0:
        return "cards add up: nowhere are less than none"
    for kind in range(CARD_KINDS):
        most = catalog.box.cards.most[kind]
        if house.owned(kind) > most:
            return f"a player has {most} cards of a kind at most"
    owned = sum([house.owned(kind) for kind in range(CARD_KINDS)])
    if state.phase == IN_SETUP:
        courtiers = house.owned(COURTIER)
        is_right = courtiers == catalog.courtiers and owned <= catalog.own_cards
        return "" if is_right else "nobody loses a Courtier before the first round"
    if owned != catalog.own_cards:
        return f"cards add up: a player owns {catalog.own_cards}, not {owned}"
    if house.in_hand() > catalog.hand or sum(house.reserve) > catalog.hand:
        return f"hand and reserve hold {catalog.hand} cards at most"
    if house.unused not in (BLANK, house.in_hand()):
        return "who has passed keeps the unused cards"
    is_between = state.phase == AT_ROUND_END or state.round == ROUNDS
    if sum(house.reserve) > 0 and not state.hides and not is_between:
        return "a reserve is hidden, or taken up"
    return _memories_fit(state, house)


def _memories_fit(state: ArchonState, house: House) -> str:
    """What others concluded of a hand is true of it."""
    unseen = (*house.arrivals, *house.stored)
    if unseen and not state.hides:
        return "Magisters arrive unseen only while hands are hidden"
    if not 0 <= house.settled <= len(house.arrivals) or COURTIER in unseen:
        return "only Magisters arrive unseen, and no more are known to be in hand"
    for kind in set(unseen):
        if unseen.count(kind) > house.hand[kind] + house.reserve[kind]:
            return "a Magister that arrived unseen is in hand or reserve"
        if house.arrivals[: house.settled].count(kind) > house.hand[kind]:
            return "a Magister that came to the hand is there"
        if house.stored.count(kind) > house.reserve[kind]:
            return "a Magister that came to the reserve is there"
    if not thinkable_splits(house):
        return "Magisters come to the hand before they come to the reserve"
    if house.is_courtless and house.hand[COURTIER] > 0:
        return "no Courtier is in a hand of which all know that"
    return ""


def _pieces_add_up(state: ArchonState, seat: int, house: House) -> str:
    catalog = state.rules.catalog
    placed = sum([seats.count(seat) for seats in state.figures])
    if placed > catalog.figures:
        return f"a player has {catalog.figures} Figures"
    if warriors_of(state, seat) > catalog.warriors:
        return f"a player has {catalog.warriors} Elite Warriors"
    if len(set(house.tiles)) != len(house.tiles):
        return "nobody owns two tiles of a kind"
    if min(house.goods) < 0:
        return "no good falls below zero"
    if house.passages < 0:
        return "Secret Passage is not used less than never"
    return ""


def _tally_adds_up(state: ArchonState, house: House) -> str:
    if sum(house.tally) != house.score:
        return "VP add up: the lines of the sheet make the score"
    for line, vp in enumerate(house.tally):
        is_raid = line < LEVEL_LINE and line % SEASON_LINES == RAID_LINE
        if vp > 0 if is_raid else vp < 0:
            return "VP add up: only a raid takes VP, and it gives none"
    later = house.tally[(season_of(state.round) + 1) * SEASON_LINES : LEVEL_LINE]
    if [vp for vp in later if vp != 0]:
        return "VP add up: seasons to come have scored nothing"
    return ""

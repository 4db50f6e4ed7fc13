"""What a seat, or a spectator, sees of the table (AR-INFO)."""

from __future__ import annotations

from typing import cast

from tabard.core.engine import is_over
from tabard.core.state import Ask, Sealed
from tabard.core.values import ALL_EYES, BLANK, CHANCE, SPECTATOR
from tabard.games.archon.ending import AT_THE_END, all_places, tile_vp
from tabard.games.archon.facts import named
from tabard.games.archon.kinds import (
    ARTS,
    BUILDING_NAMES,
    CARD_KINDS,
    CARD_NAMES,
    CATEGORIES,
    CATEGORY_NAMES,
    EMBLEM_NAMES,
    GOLD,
    GOOD_NAMES,
    GOODS,
    MAGISTER_NAMES,
    MAGISTERS,
    PALACE,
    PHASE_NAMES,
    RESOURCES,
    ROUNDS,
    SCIENCE,
    SEASON_NAMES,
    SEASONS,
    TILE_NAMES,
    TILES,
    season_of,
)
from tabard.games.archon.offers import is_level_open
from tabard.games.archon.picking import Picking
from tabard.games.archon.rules import Card
from tabard.games.archon.season import items_of
from tabard.games.archon.shapes import (
    Amounts,
    ArchonView,
    Asked,
    Category,
    DisplayCard,
    PlayerView,
    SlotView,
    TileView,
)
from tabard.games.archon.slots import cards_needed, is_open, tax_due
from tabard.games.archon.state import (
    PLENTY,
    ArchonState,
    figures_left,
    supply_of,
    warriors_of,
)
from tabard.parts.eyes import own_of
from tabard.parts.ranking import shares


def view(state: ArchonState, viewer: int) -> ArchonView:
    """Everything that a seat, SPECTATOR or ALL_EYES may see; JSON-ready."""
    catalog, box = state.rules.catalog, state.rules.catalog.box
    step = state.agenda[-1] if state.agenda else None
    return {
        "seat": viewer if viewer >= 0 else None,
        "round": state.round,
        "rounds": ROUNDS,
        "season": SEASON_NAMES[season_of(state.round)],
        "phase": PHASE_NAMES[state.phase],
        "order": list(state.order),
        "grants": [
            {
                "season": SEASON_NAMES[season],
                "grant": box.grants[grant].key,
                "rows": {
                    CATEGORY_NAMES[category]: box.grants[grant].rows[category]
                    for category in range(CATEGORIES)
                },
            }
            for season, grant in enumerate(state.grants)
        ],
        "slots": [
            slot_view(state, viewer, slot)
            for slot in range(len(catalog.slots))
            if slot < len(state.favors) or catalog.slots[slot].building != PALACE
        ],
        "province": None if state.province == BLANK else box.provinces[state.province].key,
        "repository": {GOOD_NAMES[good]: state.repository[good] for good in RESOURCES},
        "stock": {
            GOOD_NAMES[good]: None if supply_of(state, good) == PLENTY else state.stock[good]
            for good in range(GOODS)
        },
        "displays": {"science": open_cards(state, SCIENCE), "arts": open_cards(state, ARTS)},
        "decks": {
            "favors": state.favor_deck.size,
            "provinces": state.provinces.size,
            "science": state.decks[SCIENCE].size,
            "arts": state.decks[ARTS].size,
            "attacks": state.attacks.size,
        },
        "attack": None if state.attack == BLANK else box.attacks[state.attack].key,
        "strengths": strengths(state),
        "wall": [
            {"space": index + 1, "vp": box.wall[index].vp, "player": None if o == BLANK else o}
            for index, o in enumerate(state.wall)
        ],
        "tiles": [tile_view(state, tile) for tile in range(TILES)],
        "players": [player_view(state, viewer, seat) for seat in range(state.seats)],
        "picks": own_of(viewer, state.seats, lambda seat: picks_of(state, seat)),
        "picking": step.pickers(state) if isinstance(step, Picking) else [],
        "over": is_over(state),
        "asked": asked_view(state, viewer),
    }


def picks_of(state: ArchonState, seat: int) -> list[str]:
    """What a seat itself has picked in secret."""
    step = state.agenda[-1] if state.agenda else None
    return step.shown(seat) if isinstance(step, Picking) and seat >= 0 else []


def strengths(state: ArchonState) -> list[int]:
    """What the next attack could be, none after the last (AR-ATT-01, AR-R11)."""
    season = len(state.rules.catalog.box.attacks) - state.attacks.size
    if season >= SEASONS:
        return []
    return sorted([state.rules.strengths[season][attack] for attack in state.attacks.kinds()])


def kinds(counts: list[int]) -> Amounts:
    return {CARD_NAMES[kind]: counts[kind] for kind in range(CARD_KINDS) if counts[kind] > 0}


def slot_view(state: ArchonState, seat: int, slot: int) -> SlotView:
    """A slot: what it needs, who stands there, which tax is due."""
    catalog = state.rules.catalog
    found = catalog.slots[slot]
    shown: SlotView = {
        "slot": found.key,
        "building": BUILDING_NAMES[found.building],
        "cards": cards_needed(state, slot),
        "open": is_open(state, slot),
        "figures": list(state.figures[slot]),
        "tokens": list(state.tokens[slot]),
        "tax": tax_of(state, seat, found.building),
    }
    if found.building == PALACE:
        shown["favor"] = catalog.box.favors[state.favors[slot]].key
    return shown


def tax_of(state: ArchonState, seat: int, building: int) -> int:
    """What the viewer would pay for entering a building."""
    if seat < 0:
        return 0
    due = tax_due(state, seat, building)
    return min(due, state.houses[seat].goods[GOLD]) if state.rules.lets_broke_in else due


def open_cards(state: ArchonState, display: int) -> list[DisplayCard]:
    """The cards of a display, with what they give."""
    cards = state.rules.catalog.box.displays[display]
    return [card_view(cards[card]) for card in state.displays[display]]


def card_view(card: Card) -> DisplayCard:
    bonus = named(card.gain.goods)
    if card.gain.any_resource > 0:
        bonus["any_resource"] = card.gain.any_resource
    return {"card": card.key, "vp": card.gain.vp, "bonus": bonus}


def tile_view(state: ArchonState, tile: int) -> TileView:
    found = state.rules.catalog.box.tiles[tile]
    return {
        "tile": found.key,
        "level": found.level,
        "left": state.tiles[tile],
        "open": is_level_open(state, found.level),
        "cost": named(found.cost.goods),
        "vp": found.vp,
    }


def player_view(state: ArchonState, viewer: int, seat: int) -> PlayerView:
    """What a player has; hand and reserve as far as the viewer may know them (AR-INFO-01)."""
    house, catalog = state.houses[seat], state.rules.catalog
    is_known = viewer in (seat, ALL_EYES) or not state.hides
    cards = catalog.box.displays
    return {
        "seat": seat,
        "emblem": EMBLEM_NAMES[seat],
        "score": house.score,
        "place": all_places(state)[seat],
        "goods": {name: house.goods[good] for good, name in enumerate(GOOD_NAMES)},
        "cards": kinds([house.owned(kind) for kind in range(CARD_KINDS)]),
        "hand": kinds(house.hand) if is_known else None,
        "reserve": kinds(house.reserve) if is_known else None,
        "hand_size": house.in_hand(),
        "reserve_size": sum(house.reserve),
        "played": kinds(house.played),
        "magisters": dict(zip(MAGISTER_NAMES, [house.owned(kind) for kind in MAGISTERS])),
        "figures": figures_left(state, seat),
        "passed": house.has_passed(),
        "unused": None if house.unused == BLANK else house.unused,
        "passages": house.passages,
        "science": [cards[0][card].key for card in house.displays[0]],
        "arts": [cards[1][card].key for card in house.displays[1]],
        "warriors": warriors_of(state, seat),
        "standing": standing(state, seat),
        "tiles": [
            {
                "tile": TILE_NAMES[tile],
                "worth": tile_vp(state, seat, tile) if tile in AT_THE_END else 0,
            }
            for tile in house.tiles
        ],
    }


def standing(state: ArchonState, seat: int) -> dict[Category, int] | None:
    """What the season's King's Grant would give a player now (AR-GRANT-02, -03)."""
    season = season_of(state.round)
    if is_over(state) or season >= len(state.grants):
        return None
    rows = state.rules.catalog.box.grants[state.grants[season]].rows
    return {
        CATEGORY_NAMES[category]: shares(items_of(state, category), rows[category])[seat]
        for category in range(CATEGORIES)
    }


def asked_view(state: ArchonState, viewer: int) -> Asked:
    """The question that waits for the viewer, and its facts; none for all others.

    Of picks that all make at once ALL_EYES see what the first seat is asked.
    """
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Sealed) and viewer != SPECTATOR:
        seat = max(viewer, 0)
        return cast("Asked", {"prompt": step.prompt(seat), **step.facts(state, seat)})
    if isinstance(step, Ask):
        decision = step.decision(state)
        if decision.seat == viewer or (viewer == ALL_EYES and decision.seat != CHANCE):
            return cast("Asked", {"prompt": decision.prompt, **step.facts(state)})
    return {}

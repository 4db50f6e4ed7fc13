"""What a seat, or a spectator, sees of the table (AR-INFO)."""

from __future__ import annotations

from tabard.core.engine import is_over
from tabard.core.state import Ask, Sealed
from tabard.core.values import BLANK
from tabard.games.archon.ending import AT_THE_END, all_places, tile_vp
from tabard.games.archon.facts import named
from tabard.games.archon.kinds import (
    BUILDING_NAMES,
    CARD_KINDS,
    CARD_NAMES,
    CATEGORIES,
    CATEGORY_NAMES,
    DISPLAYS,
    EMBLEM_NAMES,
    GOLD,
    GOOD_NAMES,
    GOODS,
    MAGISTERS,
    PALACE,
    PHASE_NAMES,
    RESOURCES,
    ROUNDS,
    SEASON_NAMES,
    SEASONS,
    TILE_NAMES,
    TILES,
    season_of,
)
from tabard.games.archon.offers import is_level_open
from tabard.games.archon.picking import Picking
from tabard.games.archon.season import items_of
from tabard.games.archon.slots import cards_needed, is_open, tax_due
from tabard.games.archon.state import (
    PLENTY,
    ArchonState,
    figures_left,
    supply_of,
    warriors_of,
)
from tabard.parts.ranking import shares


def view(state: ArchonState, seat: int) -> dict[str, object]:
    """Everything the viewer may see; JSON-ready."""
    catalog, box = state.rules.catalog, state.rules.catalog.box
    step = state.agenda[-1] if state.agenda else None
    return {
        "seat": seat if seat >= 0 else None,
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
            slot_view(state, seat, slot)
            for slot in range(len(catalog.slots))
            if slot < len(state.favors) or catalog.slots[slot].building != PALACE
        ],
        "province": None if state.province == BLANK else box.provinces[state.province].key,
        "repository": by_name(state.repository, RESOURCES),
        "stock": {
            GOOD_NAMES[good]: None if supply_of(state, good) == PLENTY else state.stock[good]
            for good in range(GOODS)
        },
        "displays": {
            CATEGORY_NAMES[display]: [
                card_view(state, display, card) for card in state.displays[display]
            ]
            for display in range(DISPLAYS)
        },
        "decks": {
            "favors": state.favor_deck.size,
            "provinces": state.provinces.size,
            "science": state.decks[0].size,
            "arts": state.decks[1].size,
            "attacks": state.attacks.size,
        },
        "attack": None if state.attack == BLANK else box.attacks[state.attack].key,
        "strengths": strengths(state),
        "wall": [
            {"space": index + 1, "vp": box.wall[index].vp, "player": None if o == BLANK else o}
            for index, o in enumerate(state.wall)
        ],
        "tiles": [tile_view(state, tile) for tile in range(TILES)],
        "players": [player_view(state, seat, other) for other in range(state.seats)],
        "picks": step.shown(seat) if isinstance(step, Picking) and seat >= 0 else [],
        "picking": step.pickers(state) if isinstance(step, Picking) else [],
        "over": is_over(state),
        "asked": asked_view(state, seat),
    }


def strengths(state: ArchonState) -> list[int]:
    """What the next attack could be, none after the last (AR-ATT-01, AR-R11)."""
    season = len(state.rules.catalog.box.attacks) - state.attacks.size
    if season >= SEASONS:
        return []
    return sorted([state.rules.strengths[season][attack] for attack in state.attacks.kinds()])


def by_name(amounts: list[int], goods: list[int]) -> dict[str, int]:
    return {GOOD_NAMES[good]: amounts[good] for good in goods}


def kinds(counts: list[int]) -> dict[str, int]:
    return {CARD_NAMES[kind]: counts[kind] for kind in range(CARD_KINDS) if counts[kind] > 0}


def slot_view(state: ArchonState, seat: int, slot: int) -> dict[str, object]:
    """A slot: what it needs, who stands there, which tax is due."""
    catalog = state.rules.catalog
    found = catalog.slots[slot]
    shown: dict[str, object] = {
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


def card_view(state: ArchonState, display: int, card: int) -> dict[str, object]:
    found = state.rules.catalog.box.displays[display][card]
    bonus: dict[str, object] = dict(named(found.gain.goods))
    if found.gain.any_resource > 0:
        bonus["any_resource"] = found.gain.any_resource
    return {"card": found.key, "vp": found.gain.vp, "bonus": bonus}


def tile_view(state: ArchonState, tile: int) -> dict[str, object]:
    found = state.rules.catalog.box.tiles[tile]
    return {
        "tile": found.key,
        "level": found.level,
        "left": state.tiles[tile],
        "open": is_level_open(state, found.level),
        "cost": named(found.cost.goods),
        "vp": found.vp,
    }


def player_view(state: ArchonState, viewer: int, seat: int) -> dict[str, object]:
    """What a player has; hand and reserve as far as the viewer may know them (AR-INFO-01)."""
    house, catalog = state.houses[seat], state.rules.catalog
    is_known = viewer == seat or not state.hides
    cards = catalog.box.displays
    return {
        "seat": seat,
        "emblem": EMBLEM_NAMES[seat],
        "score": house.score,
        "place": all_places(state)[seat],
        "goods": by_name(house.goods, list(range(GOODS))),
        "cards": kinds([house.owned(kind) for kind in range(CARD_KINDS)]),
        "hand": kinds(house.hand) if is_known else None,
        "reserve": kinds(house.reserve) if is_known else None,
        "hand_size": house.in_hand(),
        "reserve_size": sum(house.reserve),
        "played": kinds(house.played),
        "magisters": {CARD_NAMES[kind]: house.owned(kind) for kind in MAGISTERS},
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


def standing(state: ArchonState, seat: int) -> dict[str, int] | None:
    """What the season's King's Grant would give a player now (AR-GRANT-02, -03)."""
    season = season_of(state.round)
    if is_over(state) or season >= len(state.grants):
        return None
    rows = state.rules.catalog.box.grants[state.grants[season]].rows
    return {
        CATEGORY_NAMES[category]: shares(items_of(state, category), rows[category])[seat]
        for category in range(CATEGORIES)
    }


def asked_view(state: ArchonState, seat: int) -> dict[str, object]:
    """The question that waits for the viewer, and its facts; none for all others."""
    step = state.agenda[-1] if state.agenda else None
    if seat >= 0 and isinstance(step, Sealed):
        return {"prompt": step.prompt(seat), **step.facts(state, seat)}
    if isinstance(step, Ask):
        decision = step.decision(state)
        if decision.seat == seat:
            return {"prompt": decision.prompt, **step.facts(state)}
    return {}

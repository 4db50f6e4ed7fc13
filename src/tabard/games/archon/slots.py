"""Action slots: which can be entered, with which cards, at which tax (AR-ROUND, AR-TAX)."""

from __future__ import annotations

from tabard.core.values import BLANK
from tabard.games.archon.goods import resources_in
from tabard.games.archon.kinds import (
    ACADEMY,
    ARTS,
    ARTS_CHEAPER,
    BARRACKS,
    BUILD_CHEAPER,
    BUILDERS_GUILD,
    CARD_KINDS,
    CLERIC,
    COURTIER,
    GOLD,
    GUILD_HALL,
    MAGISTER_CHEAPER,
    MARKETPLACE,
    MERCHANT,
    PALACE,
    PLANETARIUM,
    RECRUIT,
    REPOSITORY,
    ROYAL_GUARD,
    SCIENCE,
    SCIENCE_CHEAPER,
    SECRET_PASSAGE,
    TAX_COLLECTOR,
    TREASURY,
    WARRIOR_CHEAPER,
)
from tabard.games.archon.offers import (
    can_build,
    can_buy_card,
    can_hire,
    can_post,
    can_trade,
    can_use_plainly,
)
from tabard.games.archon.purse import purse_of
from tabard.games.archon.state import ArchonState, figures_left, supply_of

SYMBOLS = (TREASURY, REPOSITORY, BARRACKS)
"""The buildings with the Merchant's symbol (AR-MERCHANT-04)."""


def is_open(state: ArchonState, slot: int) -> bool:
    """Whether a slot is there: not covered, and a favor lies on it (AR-ROUND-06)."""
    if slot < len(state.favors):
        return True
    found = state.rules.catalog.slots[slot]
    return found.building != PALACE and found.players <= state.seats


def cards_needed(state: ArchonState, slot: int) -> int:
    """One or two; at the Palace the favor says it (AR-B-PALACE-05)."""
    catalog = state.rules.catalog
    if catalog.slots[slot].building == PALACE:
        return catalog.box.favors[state.favors[slot]].cards
    return catalog.slots[slot].cards


def taxed_buildings(state: ArchonState) -> int:
    """A bit for each building with a Tax Collector token; the Palace is one (AR-TAX-07)."""
    found = 0
    for slot, owners in enumerate(state.tokens):
        if owners:
            found |= 1 << state.rules.catalog.slots[slot].building
    return found


def has_tokens(state: ArchonState, building: int) -> bool:
    """Whether any Tax Collector token lies in a building."""
    for slot in state.rules.slots_in[building]:
        if state.tokens[slot]:
            return True
    return False


def taxes(state: ArchonState, seat: int, building: int) -> list[int]:
    """What a player entering a building owes each seat (AR-TAX-02, -04, AR-R06)."""
    due = [0] * state.seats
    for slot in state.rules.slots_in[building]:
        for owner in state.tokens[slot]:
            if owner != seat and not (state.rules.taxes_owners and due[owner] > 0):
                due[owner] += state.rules.catalog.tax
    return due


def tax_due(state: ArchonState, seat: int, building: int) -> int:
    """What a player entering a building owes in all."""
    return sum(taxes(state, seat, building)) if has_tokens(state, building) else 0


def may_join(state: ArchonState, seat: int, slot: int, kind: int) -> bool:
    """Whether a card kind may enter the slot as to who stands there (AR-ROUND-05)."""
    if not state.figures[slot]:
        return True
    if kind == CLERIC:
        return state.rules.joins_own or seat not in state.figures[slot]
    if kind == COURTIER:
        return has_passage(state, seat)
    return False


def has_passage(state: ArchonState, seat: int) -> bool:
    """Whether Courtiers of a player may join others this round once more (AR-TILE-03)."""
    house = state.houses[seat]
    most = state.rules.catalog.box.tiles[SECRET_PASSAGE].amount
    return house.has_tile(SECRET_PASSAGE) and house.passages < most


def has_cards(state: ArchonState, seat: int, slot: int, kind: int) -> bool:
    """Whether the hand has the cards: Courtiers as many as needed, one Magister alone."""
    needed = cards_needed(state, slot) if kind == COURTIER else 1
    return state.houses[seat].hand[kind] >= needed


def can_enter(state: ArchonState, seat: int, slot: int) -> bool:
    """Whether tax and action can be paid for (AR-TAX-03, -06)."""
    goods = state.houses[seat].goods
    due = tax_due(state, seat, state.rules.catalog.slots[slot].building)
    if due > goods[GOLD]:
        if not state.rules.lets_broke_in:
            return False
        due = goods[GOLD]
    return can_act(state, seat, slot, purse_of(goods, due))


def can_enter_free(state: ArchonState, seat: int, slot: int) -> bool:
    """Whether the action can be paid for by a player who owes no tax (AR-TAX-03)."""
    return can_act(state, seat, slot, purse_of(state.houses[seat].goods))


def can_act(state: ArchonState, seat: int, slot: int, purse: int) -> bool:
    """Whether the action of a slot can be carried out with these goods (AR-ROUND-07)."""
    building = state.rules.catalog.slots[slot].building
    if building == PALACE:
        return can_use_favor(state, seat, state.favors[slot], purse)
    if building == TREASURY:
        return supply_of(state, GOLD) > 0
    if building == REPOSITORY:
        return resources_in(state.repository) > 0
    if building == BARRACKS:
        return supply_of(state, RECRUIT) > 0
    if building == MARKETPLACE:
        return can_trade(state, seat, purse)
    if building == PLANETARIUM:
        return can_buy_card(state, SCIENCE, purse, 0)
    if building == ACADEMY:
        return can_buy_card(state, ARTS, purse, 0)
    if building == ROYAL_GUARD:
        return can_post(state, seat, purse, 0)
    if building == GUILD_HALL:
        return can_hire(state, seat, purse, 0)
    assert building == BUILDERS_GUILD
    return can_build(state, seat, purse, 0)


def can_use_favor(state: ArchonState, seat: int, favor: int, purse: int) -> bool:
    """Whether a favor can be used: everything its action needs but the slot (AR-B-PALACE-04)."""
    card = state.rules.catalog.box.favors[favor]
    if card.word == BUILD_CHEAPER:
        return can_build(state, seat, purse, card.amount)
    if card.word == SCIENCE_CHEAPER:
        return can_buy_card(state, SCIENCE, purse, card.amount)
    if card.word == ARTS_CHEAPER:
        return can_buy_card(state, ARTS, purse, card.amount)
    if card.word == WARRIOR_CHEAPER:
        return can_post(state, seat, purse, card.amount)
    if card.word == MAGISTER_CHEAPER:
        return can_hire(state, seat, purse, card.amount)
    return can_use_plainly(state, seat, card, purse)


def ways(state: ArchonState, seat: int, slot: int) -> list[int]:
    """The kinds of cards in hand with which an open slot can be used now (AR-D03, AR-D04)."""
    pays_tax = can_enter(state, seat, slot)
    collects = pays_tax or can_enter_free(state, seat, slot)
    return [
        kind
        for kind in range(CARD_KINDS)
        if (pays_tax or (kind == TAX_COLLECTOR and collects))
        and has_cards(state, seat, slot, kind)
        and may_join(state, seat, slot, kind)
    ]


def usable_slots(state: ArchonState, seat: int) -> list[int]:
    """The slots that a player can use with some card (AR-ROUND-01 to -08).

    Where no tax is due, all slots of a building but the Palace cost the same, and are looked at
    once.
    """
    found: list[int] = []
    house = state.houses[seat]
    in_hand = house.in_hand()
    if in_hand == 0 or figures_left(state, seat) == 0:
        return found
    joins = house.hand[CLERIC] > 0 or (house.hand[COURTIER] > 0 and has_passage(state, seat))
    has_magister = in_hand > house.hand[COURTIER]
    taxed, purse = taxed_buildings(state), purse_of(house.goods)
    seen, is_usable = BLANK, False
    for slot in state.rules.open_slots[len(state.favors)]:
        if (state.figures[slot] and not joins) or not has_way(state, seat, slot, has_magister):
            continue
        building = state.rules.catalog.slots[slot].building
        if (taxed >> building) & 1 == 1:
            is_usable = bool(ways(state, seat, slot))
        elif building == PALACE or building != seen:
            seen, is_usable = building, can_act(state, seat, slot, purse)
        if is_usable:
            found.append(slot)
    return found


def has_way(state: ArchonState, seat: int, slot: int, has_magister: bool) -> bool:
    """Whether some card in hand may enter a slot, whatever that costs."""
    if not state.figures[slot]:
        return has_magister or has_cards(state, seat, slot, COURTIER)
    if has_cards(state, seat, slot, CLERIC) and may_join(state, seat, slot, CLERIC):
        return True
    return has_cards(state, seat, slot, COURTIER) and may_join(state, seat, slot, COURTIER)


def benefits(state: ArchonState, seat: int, slot: int, kind: int) -> list[bool]:
    """Whether the benefit of a card can be used, or left, where that is a choice (AR-D05)."""
    if kind == TAX_COLLECTOR:
        return [True, False] if can_enter(state, seat, slot) else [True]
    if kind == MERCHANT:
        has_symbol = state.rules.catalog.slots[slot].building in SYMBOLS
        return [True, False] if has_symbol else [False]
    return [kind != COURTIER]

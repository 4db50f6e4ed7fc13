"""Action slots: which can be entered, with which cards, at which tax (AR-ROUND, AR-TAX)."""

from __future__ import annotations

from tabard.games.archon.kinds import (
    ACADEMY,
    ARTS,
    ARTS_CHEAPER,
    BARRACKS,
    BUILD_CHEAPER,
    BUILDERS_GUILD,
    BUILDINGS,
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
    can_trade,
    can_use_plainly,
    payable_rows,
    warrior_price,
)
from tabard.games.archon.state import ArchonState, figures_left, supply_of, warriors_of

SYMBOLS = (TREASURY, REPOSITORY, BARRACKS)
"""The buildings with the Merchant's symbol (AR-MERCHANT-04)."""


def is_open(state: ArchonState, slot: int) -> bool:
    """Whether a slot is there: not covered, and a favor lies on it (AR-ROUND-06)."""
    if slot < len(state.favors):
        return True
    found = state.rules.numbers.slots[slot]
    return found.building != PALACE and found.players <= state.seats


def cards_needed(state: ArchonState, slot: int) -> int:
    """One or two; at the Palace the favor says it (AR-B-PALACE-05)."""
    numbers = state.rules.numbers
    if numbers.slots[slot].building == PALACE:
        return numbers.box.favors[state.favors[slot]].cards
    return numbers.slots[slot].cards


def tokens_in(state: ArchonState, building: int) -> list[int]:
    """The owners of all Tax Collector tokens in a building; the Palace is one (AR-TAX-07)."""
    owners: list[int] = []
    for slot in state.rules.slots_in[building]:
        owners.extend(state.tokens[slot])
    return owners


def taxes(state: ArchonState, seat: int, building: int) -> list[int]:
    """What a player entering a building owes each seat (AR-TAX-02, -04, AR-R06)."""
    due = [0] * state.seats
    for owner in tokens_in(state, building):
        if owner != seat and not (state.rules.taxes_owners and due[owner] > 0):
            due[owner] += state.rules.numbers.tax
    return due


def may_join(state: ArchonState, seat: int, slot: int, kind: int) -> bool:
    """Whether a card kind may enter the slot as to who stands there (AR-ROUND-05)."""
    if not state.figures[slot]:
        return True
    if kind == CLERIC:
        return state.rules.joins_own or seat not in state.figures[slot]
    if kind == COURTIER:
        house = state.houses[seat]
        most = state.rules.numbers.box.tiles[SECRET_PASSAGE].amount
        return SECRET_PASSAGE in house.tiles and house.passages < most
    return False


def has_cards(state: ArchonState, seat: int, slot: int, kind: int) -> bool:
    """Whether the hand has the cards: Courtiers as many as needed, one Magister alone."""
    needed = cards_needed(state, slot) if kind == COURTIER else 1
    return state.houses[seat].hand[kind] >= needed


def can_enter(state: ArchonState, seat: int, slot: int, is_free: bool) -> bool:
    """Whether tax and action can be paid for; `is_free` if no tax is due (AR-TAX-03, -06)."""
    goods = state.houses[seat].goods
    building = state.rules.numbers.slots[slot].building
    due = 0 if is_free else sum(taxes(state, seat, building))
    if due > goods[GOLD]:
        if not state.rules.lets_broke_in:
            return False
        due = goods[GOLD]
    if due > 0:
        goods = goods[:]
        goods[GOLD] -= due
    return can_act(state, seat, slot, goods)


def can_act(state: ArchonState, seat: int, slot: int, goods: list[int]) -> bool:
    """Whether the action of a slot can be carried out with these goods (AR-ROUND-07)."""
    building = state.rules.numbers.slots[slot].building
    if building == PALACE:
        return can_use_favor(state, seat, state.favors[slot], goods)
    if building == TREASURY:
        return supply_of(state, GOLD) > 0
    if building == REPOSITORY:
        return sum(state.repository) > 0
    if building == BARRACKS:
        return supply_of(state, RECRUIT) > 0
    if building == MARKETPLACE:
        return can_trade(state, seat, goods)
    if building == PLANETARIUM:
        return can_buy_card(state, SCIENCE, goods, 0)
    if building == ACADEMY:
        return can_buy_card(state, ARTS, goods, 0)
    if building == ROYAL_GUARD:
        return can_post(state, seat, goods, 0)
    if building == GUILD_HALL:
        return can_hire(state, seat, goods, 0)
    assert building == BUILDERS_GUILD
    return can_build(state, seat, goods, 0)


def can_post(state: ArchonState, seat: int, goods: list[int], off: int) -> bool:
    """Whether a warrior can be posted: one is left, and can be paid for (AR-B-GUARD-01, -02)."""
    numbers = state.rules.numbers
    return (
        warriors_of(state, seat) < numbers.warriors
        and -1 in state.wall
        and goods[RECRUIT] >= warrior_price(state, seat, off)
    )


def can_hire(state: ArchonState, seat: int, goods: list[int], off: int) -> bool:
    """Whether a Magister can be hired: a Courtier is there to be replaced (AR-B-GUILD-04)."""
    return state.houses[seat].owned(COURTIER) > 0 and bool(payable_rows(state, seat, goods, off))


def can_use_favor(state: ArchonState, seat: int, favor: int, goods: list[int]) -> bool:
    """Whether a favor can be used: everything its action needs but the slot (AR-B-PALACE-04)."""
    card = state.rules.numbers.box.favors[favor]
    if card.word == BUILD_CHEAPER:
        return can_build(state, seat, goods, card.amount)
    if card.word == SCIENCE_CHEAPER:
        return can_buy_card(state, SCIENCE, goods, card.amount)
    if card.word == ARTS_CHEAPER:
        return can_buy_card(state, ARTS, goods, card.amount)
    if card.word == WARRIOR_CHEAPER:
        return can_post(state, seat, goods, card.amount)
    if card.word == MAGISTER_CHEAPER:
        return can_hire(state, seat, goods, card.amount)
    return can_use_plainly(state, seat, card, goods)


def ways(state: ArchonState, seat: int, slot: int) -> list[int]:
    """The kinds of cards in hand with which a slot can be used now (AR-D03, AR-D04)."""
    if not is_open(state, slot):
        return []
    return [
        kind
        for kind in range(CARD_KINDS)
        if has_cards(state, seat, slot, kind)
        and may_join(state, seat, slot, kind)
        and (
            can_enter(state, seat, slot, False)
            or (kind == TAX_COLLECTOR and can_enter(state, seat, slot, True))
        )
    ]


def usable_slots(state: ArchonState, seat: int) -> list[int]:
    """The slots that a player can use with some card (AR-ROUND-01 to -08).

    Tax and cost are the same on all slots of a building, so they are looked at once for each.
    """
    house = state.houses[seat]
    if figures_left(state, seat) == 0 or house.in_hand() == 0:
        return []
    found: list[int] = []
    collects = house.hand[TAX_COLLECTOR] > 0
    for building in range(BUILDINGS):
        is_taxed = has_tokens(state, building)
        if building == PALACE:
            for slot in range(len(state.favors)):
                if is_usable(state, seat, slot, is_taxed, collects):
                    found.append(slot)
            continue
        slots = state.rules.slots_in[building]
        if not slots:
            continue
        pays = can_enter(state, seat, slots[0], not is_taxed)
        if pays or (is_taxed and collects and can_enter(state, seat, slots[0], True)):
            for slot in slots:
                if has_way(state, seat, slot, pays):
                    found.append(slot)
    return found


def has_tokens(state: ArchonState, building: int) -> bool:
    """Whether any Tax Collector token lies in a building."""
    for slot in state.rules.slots_in[building]:
        if state.tokens[slot]:
            return True
    return False


def is_usable(state: ArchonState, seat: int, slot: int, is_taxed: bool, collects: bool) -> bool:
    """Whether a favor slot can be used with some card."""
    pays = can_enter(state, seat, slot, not is_taxed)
    if pays or (is_taxed and collects and can_enter(state, seat, slot, True)):
        return has_way(state, seat, slot, pays)
    return False


def has_way(state: ArchonState, seat: int, slot: int, pays: bool) -> bool:
    """Whether some card enters a slot; if tax cannot be paid, a Tax Collector alone."""
    hand = state.houses[seat].hand
    if not state.figures[slot]:
        if hand[TAX_COLLECTOR] > 0:
            return True
        if not pays:
            return False
        for kind in range(TAX_COLLECTOR + 1, CARD_KINDS):
            if hand[kind] > 0:
                return True
        return hand[COURTIER] >= cards_needed(state, slot)
    if not pays:
        return False
    if hand[CLERIC] > 0 and may_join(state, seat, slot, CLERIC):
        return True
    enough = hand[COURTIER] >= cards_needed(state, slot)
    return enough and may_join(state, seat, slot, COURTIER)


def benefits(state: ArchonState, seat: int, slot: int, kind: int) -> list[bool]:
    """Whether the benefit of a card can be used, or left, where that is a choice (AR-D05)."""
    if kind == TAX_COLLECTOR:
        found = [True] if can_enter(state, seat, slot, True) else []
        if can_enter(state, seat, slot, False):
            found.append(False)
        return found
    if kind == MERCHANT:
        has_symbol = state.rules.numbers.slots[slot].building in SYMBOLS
        return [True, False] if has_symbol else [False]
    return [kind != COURTIER]

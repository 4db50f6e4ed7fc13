"""Which Primary Actions can be completed, with which dice (CV-ACT-11)."""

from __future__ import annotations

from tabard.core.values import BLANK
from tabard.games.castellans.goods import is_payable
from tabard.games.castellans.kinds import (
    BUILD_MANOR,
    BUILD_TEMPLE,
    DISTRICTS,
    FACES,
    FOOD,
    GOLD,
    GOODS,
    LIGHTHOUSE_KEEPER,
    LINE_LENGTH,
    LINES,
    MAGIC,
    MANOR,
    MANORS,
    RECRUIT,
    STONE,
    TEMPLE,
    WHARF,
    WOOD,
)
from tabard.games.castellans.powers import add_bonuses_before, can_settle, reachable
from tabard.games.castellans.state import CastellansState, limit_of, tokens_in
from tabard.games.castellans.wharf_deals import has_payable_icon


def goods_for(state: CastellansState, side: int, action: int, has_bonus: bool) -> list[int]:
    """What a player will have to pay with: stock, die bonus, and bonuses paid before the cost."""
    goods = state.sides[side].goods
    rules = state.rules
    if not has_bonus and not rules.pays_before:
        return goods
    goods = goods[:]
    if rules.pays_before:
        add_bonuses_before(state, side, action, goods)
    for good in range(GOODS):
        if has_bonus:
            goods[good] += rules.catalog.die_bonuses[action].goods[good]
        goods[good] = min(goods[good], limit_of(state, side, good))
    return goods


def has_lighthouse(state: CastellansState, district: int) -> bool:
    """Whether any Lighthouse stands in a District (CV-MANOR-06)."""
    for side in state.sides:
        if side.manors[LIGHTHOUSE_KEEPER] == district:
            return True
    return False


def houses_left(state: CastellansState, side: int) -> bool:
    """Whether a Manor other than the Lighthouse is left on the board."""
    manors = state.sides[side].manors
    for manor in range(MANORS):
        if manor != LIGHTHOUSE_KEEPER and manors[manor] == BLANK:
            return True
    return False


def is_manor_site(state: CastellansState, place: int, gold: int, any_house: bool) -> bool:
    """Whether a Manor can be built in a District, by surcharge and Lighthouse."""
    return tokens_in(state, MANOR, place) <= gold and (
        any_house or not has_lighthouse(state, place)
    )


def manor_sites(state: CastellansState, side: int, gold: int) -> list[int]:
    """Districts where a Manor can be built for that much Gold (CV-MANOR-01, -02, -04, -06)."""
    if state.sides[side].supply[MANOR] == 0:
        return []
    any_house = houses_left(state, side)
    return [place for place in range(DISTRICTS) if is_manor_site(state, place, gold, any_house)]


def has_manor_site(state: CastellansState, side: int, gold: int) -> bool:
    """Whether there is such a District."""
    if state.sides[side].supply[MANOR] > 0:
        any_house = houses_left(state, side)
        for place in range(DISTRICTS):
            if is_manor_site(state, place, gold, any_house):
                return True
    return False


def temple_sites(state: CastellansState, side: int, gold: int) -> list[int]:
    """Districts where a Temple can be built for that much Gold (CV-TEMPLE-01, -03, -04)."""
    if state.sides[side].supply[TEMPLE] == 0:
        return []
    return [place for place in range(DISTRICTS) if tokens_in(state, TEMPLE, place) <= gold]


def has_temple_site(state: CastellansState, side: int, gold: int) -> bool:
    """Whether there is such a District."""
    if state.sides[side].supply[TEMPLE] > 0:
        for place in range(DISTRICTS):
            if tokens_in(state, TEMPLE, place) <= gold:
                return True
    return False


def open_cards(state: CastellansState, food: int, magic: int) -> list[int]:
    """The cards that can be paid for, line by line (CV-RECRUIT-01, -03, CV-EXH-01)."""
    prices = state.rules.catalog.costs.recruit_food
    return [
        line * LINE_LENGTH + place
        for line in range(LINES)
        for place in range(len(state.lines[line]))
        if is_payable(food, magic, prices[place])
    ]


def has_open_card(state: CastellansState, food: int, magic: int) -> bool:
    """Whether there is such a card."""
    prices = state.rules.catalog.costs.recruit_food
    for line in range(LINES):
        for place in range(len(state.lines[line])):
            if is_payable(food, magic, prices[place]):
                return True
    return False


def can_complete(state: CastellansState, side: int, action: int, has_bonus: bool) -> bool:
    """Whether an action can be brought to its end, with its die bonus or without."""
    costs = state.rules.catalog.costs
    if action == BUILD_MANOR:
        goods = goods_for(state, side, action, has_bonus)
        is_paid = is_payable(goods[WOOD], goods[MAGIC], costs.manor_wood)
        return is_paid and has_manor_site(state, side, goods[GOLD])
    if action == BUILD_TEMPLE:
        goods = goods_for(state, side, action, has_bonus)
        is_paid = is_payable(goods[STONE], goods[MAGIC], costs.temple_stone)
        return is_paid and has_temple_site(state, side, goods[GOLD])
    if action == RECRUIT:
        goods = goods_for(state, side, action, has_bonus)
        return has_open_card(state, goods[FOOD], goods[MAGIC])
    if action == WHARF and state.rules.needs_crate:
        goods = goods_for(state, side, action, has_bonus)
        return state.sides[side].crates > 0 and has_payable_icon(state, goods)
    return True


def drafted_faces(state: CastellansState, side: int) -> list[int]:
    """The faces of the drafted dice, each once, in face order."""
    faces = 0
    for face in state.sides[side].drafted:
        faces |= 1 << face
    return [face for face in range(FACES) if (faces >> face) & 1]


def has_bonus_die(state: CastellansState, side: int, action: int) -> bool:
    """Whether a drafted die can be settled on the bonus face of an action."""
    bonus = state.rules.catalog.bonus_faces[action]
    for face in state.sides[side].drafted:
        if can_settle(state, side, face, bonus):
            return True
    return False


def is_possible(state: CastellansState, side: int, action: int) -> bool:
    """Whether some die, face, site and payment completes an action (CV-ACT-11)."""
    if can_complete(state, side, action, False):
        return True
    return has_bonus_die(state, side, action) and can_complete(state, side, action, True)


def dice_for(state: CastellansState, side: int, action: int) -> list[int]:
    """The faces of drafted dice with which an action can be completed (CV-D11)."""
    drafted = drafted_faces(state, side)
    if can_complete(state, side, action, False):
        return drafted
    bonus = state.rules.catalog.bonus_faces[action]
    return [face for face in drafted if can_settle(state, side, face, bonus)]


def faces_for(state: CastellansState, side: int, action: int, rolled: int) -> list[int]:
    """The faces on which a spent die can be settled so that the action completes (CV-D12)."""
    if can_complete(state, side, action, False):
        return reachable(state, side, rolled)
    return [state.rules.catalog.bonus_faces[action]]

"""What a seat that is asked has named already, and what its options cost; for texts alone."""

from __future__ import annotations

from tabard.core.state import Ask
from tabard.core.values import BLANK, CHANCE
from tabard.games.archon.acting import Enter
from tabard.games.archon.asked_actions import actions_view, named
from tabard.games.archon.buildings import TakeCube, Trade
from tabard.games.archon.cards import SpareForCard, TakeCard
from tabard.games.archon.dividing import Divide
from tabard.games.archon.favors import Swap
from tabard.games.archon.goods import cheaper
from tabard.games.archon.hiring import BuyMagister, Hire
from tabard.games.archon.kinds import (
    CARD_NAMES,
    GOOD_NAMES,
    MAGISTERS,
    OBSERVATORY,
    RESOURCES,
    SCIENCE,
    SCULPTURE_COURT,
    TILE_NAMES,
)
from tabard.games.archon.offers import card_cost, purchase_price, row_cost, warrior_price
from tabard.games.archon.season import Raid, resources_due, strength_of, to_make_up
from tabard.games.archon.state import ArchonState
from tabard.games.archon.tiles import Build
from tabard.games.archon.wall import PostWarrior

Asked = dict[str, object]


def asked_view(state: ArchonState, seat: int) -> Asked:
    """Facts about the question that waits for the seat, none for all others."""
    step = state.agenda[-1] if state.agenda else None
    if seat < 0:
        return {}
    if isinstance(step, Divide):
        return {
            "prompt": "to_hand",
            "left": max(0, state.rules.numbers.hand - len(step.picks[seat])),
        }
    if isinstance(step, Raid):
        return {
            "prompt": "lose",
            "strength": strength_of(state),
            "due": to_make_up(state, seat),
            "resources": resources_due(state, seat) - len(step.picks[seat]),
        }
    if not isinstance(step, Ask):
        return {}
    decision = step.decision(state)
    if decision.seat != seat or decision.seat == CHANCE:
        return {}
    return {"prompt": decision.prompt, **_facts(state, seat, step)}


def _facts(state: ArchonState, seat: int, step: object) -> Asked:
    numbers = state.rules.numbers
    if isinstance(step, Enter):
        slot = None if step.slot == BLANK else numbers.slots[step.slot].key
        kind = None if step.kind == BLANK else CARD_NAMES[step.kind]
        return {"second": step.is_second, "slot": slot, "kind": kind, **actions_view(state, seat)}
    if isinstance(step, BuyMagister):
        rows = numbers.box.rows
        return {"costs": {CARD_NAMES[kind]: named(rows[kind][0].cost.goods) for kind in MAGISTERS}}
    if isinstance(step, Hire):
        return _rows(state, seat, step.off)
    if isinstance(step, Trade):
        price = purchase_price(state, seat, step.is_first_purchase)
        return {"left": step.left, "buy": price, "sell": numbers.sell_price}
    if isinstance(step, TakeCube):
        return {"left": step.left}
    if isinstance(step, PostWarrior):
        return {"price": warrior_price(state, seat, step.off)}
    if isinstance(step, Build):
        tile = None if step.tile == BLANK else TILE_NAMES[step.tile]
        rest = None if step.tile == BLANK else _rests(numbers.box.tiles[step.tile].cost.goods)
        return {"off": step.off, "tile": tile, "rest": rest}
    if isinstance(step, SpareForCard):
        return {"rest": _rests(card_cost(state, step.display))}
    if isinstance(step, TakeCard):
        return {"ability": _ability(state, seat, step.display)}
    if isinstance(step, Swap):
        return {"left": step.left}
    return {}


def _rows(state: ArchonState, seat: int, off: int) -> Asked:
    """What the next space of each row costs and gives."""
    rows, house = state.rules.numbers.box.rows, state.houses[seat]
    costs: Asked = {}
    worth: Asked = {}
    for kind in MAGISTERS:
        reached = house.owned(kind)
        if reached < len(rows[kind]):
            costs[CARD_NAMES[kind]] = named(row_cost(state, seat, kind, off))
            worth[CARD_NAMES[kind]] = rows[kind][reached].vp
    return {"costs": costs, "worth": worth}


def _rests(cost: list[int]) -> Asked:
    """What is left to pay of a cost if one resource is spared, by that resource."""
    return {GOOD_NAMES[good]: named(cheaper(cost, good, 1)) for good in RESOURCES if cost[good] > 0}


def _ability(state: ArchonState, seat: int, display: int) -> Asked:
    """What an own tile adds to a card taken."""
    tile = OBSERVATORY if display == SCIENCE else SCULPTURE_COURT
    if tile not in state.houses[seat].tiles:
        return {}
    found = state.rules.numbers.box.tiles[tile]
    return {"tile": TILE_NAMES[tile], "vp": found.amount, "gold": found.second}

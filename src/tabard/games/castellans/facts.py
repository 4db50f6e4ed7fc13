"""Parts of what steps tell of their questions, for texts alone, and open to all."""

from __future__ import annotations

from tabard.core.values import BLANK, Choice
from tabard.games.castellans import rules
from tabard.games.castellans.kinds import (
    DISTRICT_NAMES,
    FACE_NAMES,
    GOOD_NAMES,
    LIGHTHOUSE,
    MONUMENT_NAMES,
)
from tabard.games.castellans.shapes import Asked, Chosen, District, Edge, Face, Gain
from tabard.games.castellans.state import CastellansState, tokens_in


def chosen(*choices: Choice) -> list[Chosen]:
    """What was chosen so far for a move that is not complete, the first choice first."""
    return [{"kind": choice.kind, "name": choice.name} for choice in choices]


def filled(row: list[Choice], number: int) -> list[Choice]:
    """The choice that filled a blank, if one did."""
    return [] if number == BLANK else [row[number]]


def gain_view(gain: rules.Gain) -> Gain:
    """What is in a gain, by name; what is not in it is left out."""
    found: Gain = {name: gain.goods[good] for good, name in enumerate(GOOD_NAMES)}
    found["vp"] = gain.vp
    found["leftover"] = gain.leftover
    found["resource_any"] = gain.resource_any
    found["resource_same"] = gain.resource_same
    found["influence_any"] = gain.influence_any
    found["influence_same"] = gain.influence_same
    found["influence_district"] = gain.influence_district
    found["influence_card"] = gain.influence_card
    found["sail"] = gain.sail
    return {name: amount for name, amount in found.items() if amount > 0}


def face_gains(state: CastellansState) -> dict[Face, Gain]:
    """What each face gives."""
    gains = state.rules.catalog.faces
    return {name: gain_view(gains[face]) for face, name in enumerate(FACE_NAMES)}


def action_costs(state: CastellansState) -> dict[str, int]:
    """Units of the main good of each action, without the surcharge; of Monuments the Gold."""
    costs = state.rules.catalog.costs
    found = {
        "manor": costs.manor_wood,
        "temple": costs.temple_stone,
        "shipyard": costs.ship_wood,
        "windmill": costs.mill_food,
    }
    for monument in range(LIGHTHOUSE):
        found[MONUMENT_NAMES[monument]] = costs.monuments[monument]
    return found


def price_facts(good: int, units: int, gold: dict[str, int], at: District | Edge | None) -> Asked:
    """A cost in units of a good, and the Gold that each place adds to it (CV-PAY-07)."""
    return {"good": GOOD_NAMES[good], "units": units, "gold": gold, "at": at}


def token_facts(state: CastellansState, good: int, units: int, kind: int, district: int) -> Asked:
    """The price of a token, dearer where others of its kind stand."""
    gold: dict[str, int] = {
        name: tokens_in(state, kind, place) for place, name in enumerate(DISTRICT_NAMES)
    }
    at = None if district == BLANK else DISTRICT_NAMES[district]
    return price_facts(good, units, gold, at)

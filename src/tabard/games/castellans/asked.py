"""What is asked, and what its options cost or would bring; for texts alone, and open to all."""

from __future__ import annotations

from tabard.core.state import Ask
from tabard.core.values import BLANK, CHANCE
from tabard.games.castellans.asked_chosen import chosen_view
from tabard.games.castellans.asked_gains import (
    Asked,
    draft_facts,
    face_facts,
    push_facts,
    spend_facts,
)
from tabard.games.castellans.building import Adventure, BuildManor, BuildTemple
from tabard.games.castellans.draft import DraftDie, SettleDraft
from tabard.games.castellans.goods import PickResource
from tabard.games.castellans.guilds import ChooseGuild
from tabard.games.castellans.harvest import AskWindmill, BuildWindmill
from tabard.games.castellans.kinds import (
    ADVENTURER,
    DISTRICT_NAMES,
    EDGE_NAMES,
    FOOD,
    GATE,
    GOOD_NAMES,
    LIGHTHOUSE,
    MANOR,
    MONUMENT_NAMES,
    SHIP,
    STONE,
    TEMPLE,
    WOOD,
)
from tabard.games.castellans.monuments import BuildMonument, free_sites
from tabard.games.castellans.powers import ReadLeftover
from tabard.games.castellans.recruiting import RecruitCitizen, price_of
from tabard.games.castellans.scoring import monument_vp
from tabard.games.castellans.ships import BuildShip, MoveShip, OfferSail, sail_price
from tabard.games.castellans.state import CastellansState, mills_on, tokens_in
from tabard.games.castellans.turns import SpendDie, TakeTurn
from tabard.games.castellans.wharf import ChooseSub, PlaceCrate, TakeFavour


def asked_view(state: CastellansState) -> Asked:
    """Whom the match waits for, and facts about the question."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Ask):
        return {}
    decision = step.decision(state)
    if decision.seat == CHANCE:
        return {}
    asked: Asked = {"seat": decision.seat, "prompt": decision.prompt}
    asked.update(_building_facts(state, step))
    asked.update(_other_facts(state, step))
    asked["chosen"] = chosen_view(state, step)
    return asked


def _building_facts(state: CastellansState, step: object) -> Asked:
    """What things that are built cost, and where."""
    costs = state.rules.numbers.costs
    if isinstance(step, BuildManor):
        return _building(state, WOOD, costs.manor_wood, MANOR, step.district)
    if isinstance(step, BuildTemple):
        return _building(state, STONE, costs.temple_stone, TEMPLE, step.district)
    if isinstance(step, BuildShip):
        return _building(state, WOOD, costs.ship_wood, SHIP, step.district)
    if isinstance(step, BuildWindmill):
        gold = {name: mills_on(state, edge) for edge, name in enumerate(EDGE_NAMES)}
        at = None if step.edge == BLANK else EDGE_NAMES[step.edge]
        return {"good": GOOD_NAMES[FOOD], "units": costs.mill_food, "gold": gold, "at": at}
    if isinstance(step, RecruitCitizen):
        units = 0 if step.card == BLANK else price_of(state, step.card)
        return {"good": GOOD_NAMES[FOOD], "units": units, "gold": {}, "at": None}
    if isinstance(step, BuildMonument):
        return _monument(state, step.monument)
    if isinstance(step, MoveShip):
        return {"price": sail_price(state, step.is_granted)}
    if isinstance(step, OfferSail):
        return {"price": sail_price(state, True)}
    if isinstance(step, TakeTurn):
        facts: Asked = {"has_acted": step.has_acted, "has_built": step.has_built}
        rewards = state.rules.numbers.rewards
        pushes = {"manor": rewards.manor, "temple": rewards.temple, "harvest": rewards.harvest}
        return {**facts, "costs": _costs(state), "pushes": pushes}
    if isinstance(step, (ChooseSub, AskWindmill)):
        return {"costs": _costs(state), "price": sail_price(state, False)}
    return {}


def _other_facts(state: CastellansState, step: object) -> Asked:
    """What dice, tracks, Crates and powers would bring."""
    numbers = state.rules.numbers
    if isinstance(step, DraftDie):
        return draft_facts(state, step.side)
    if isinstance(step, (SettleDraft, ReadLeftover)):
        return face_facts(state)
    if isinstance(step, SpendDie):
        return spend_facts(state, step.side, step.action)
    if isinstance(step, ChooseGuild):
        return push_facts(state, step.side, step.count if step.same else 1)
    if isinstance(step, PickResource):
        return {"units": step.units}
    if isinstance(step, Adventure):
        power = numbers.manors[ADVENTURER]
        return {"coins": power.gold, "units": power.units}
    if isinstance(step, PlaceCrate):
        deals = numbers.deals
        gains = {"coins": deals.sell_gold, "vp": deals.sell_vp, "pushes": deals.favour_pushes}
        return {"buy": deals.buy_gold, "favour": deals.favour_gold, **gains}
    if isinstance(step, TakeFavour):
        return {"coins": numbers.deals.favour_gold, "pushes": numbers.deals.favour_pushes}
    return {}


def _costs(state: CastellansState) -> dict[str, int]:
    """Units of the main good of each action, without the surcharge; of Monuments the Gold."""
    costs = state.rules.numbers.costs
    found = {
        "manor": costs.manor_wood,
        "temple": costs.temple_stone,
        "shipyard": costs.ship_wood,
        "windmill": costs.mill_food,
    }
    for monument in range(LIGHTHOUSE):
        found[MONUMENT_NAMES[monument]] = costs.monuments[monument]
    return found


def _building(state: CastellansState, good: int, units: int, kind: int, district: int) -> Asked:
    """The cost, and the Gold that each District adds to it (CV-PAY-07)."""
    gold = {name: tokens_in(state, kind, place) for place, name in enumerate(DISTRICT_NAMES)}
    at = None if district == BLANK else DISTRICT_NAMES[district]
    return {"good": GOOD_NAMES[good], "units": units, "gold": gold, "at": at}


def _monument(state: CastellansState, monument: int) -> Asked:
    """The price, and what each free site would score now."""
    names = EDGE_NAMES if monument == GATE else DISTRICT_NAMES
    worth = {
        names[site]: monument_vp(state, monument, site) for site in free_sites(state, monument)
    }
    price = state.rules.numbers.costs.monuments[monument]
    pushes = state.rules.numbers.rewards.monuments[monument]
    name = MONUMENT_NAMES[monument]
    return {"monument": name, "price": price, "pushes": pushes, "worth": worth}

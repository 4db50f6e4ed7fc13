"""Which actions can be carried out once they are paid (TH-SUP-09)."""

from __future__ import annotations

from tabard.games.throne.alms import may_give_alms
from tabard.games.throne.kinds import (
    ACTIONS_A_SPACE,
    ADVANCE,
    ALMS,
    APPRENTICESHIP,
    ATTACK,
    CARAVAN,
    CENTRE,
    COMMERCE,
    EDUCATE,
    GRANT,
    INFILTRATE,
    MERCHANT,
    PROFITS,
    RECRUIT,
    SNEAK,
    SOLDIER,
    SPY,
    SUBTERFUGE,
    TRADESMAN,
    WAGES,
)
from tabard.games.throne.merchants import markets, rows
from tabard.games.throne.movement import has_workers
from tabard.games.throne.muster import has_matching_card
from tabard.games.throne.soldiers import battlefields
from tabard.games.throne.spies import taverns
from tabard.games.throne.state import ThroneState
from tabard.games.throne.workforce import cards_to_draw


def is_possible(
    state: ThroneState, seat: int, action: int, steps: int, markers: int, has_tasked: bool
) -> bool:
    """Whether an action can be carried out after `steps` of its track went for its points.

    `markers` are the Anarchy markers that are left for the action itself (TH-ANAR-08),
    `has_tasked` says whether the space's Task action was taken before in this turn.
    """
    if action in (RECRUIT, INFILTRATE, TRADESMAN):
        return state.houses[seat].supply > 0
    if action in (ADVANCE, SNEAK, CARAVAN):
        return has_workers(state, seat, action // ACTIONS_A_SPACE)
    if action == ATTACK:
        return bool(battlefields(state, seat, markers))
    if action == SUBTERFUGE:
        return bool(taverns(state, seat, markers))
    if action == COMMERCE:
        places = markets(state, seat, markers, has_tasked)
        return bool(places) and bool(rows(state, seat, steps))
    if action in (PROFITS, EDUCATE):
        return has_matching_card(state, seat, action // ACTIONS_A_SPACE)
    if action == WAGES:
        return max(state.houses[seat].workers) > 0
    if action == APPRENTICESHIP:
        return cards_to_draw(state) > 0
    return action == GRANT or may_give_alms(state, seat)


def barring_clause(state: ThroneState, seat: int, action: int, steps: int) -> str:
    """Why an action that could be paid, with `steps` of its track, cannot be carried out."""
    house = state.houses[seat]
    if action in (RECRUIT, INFILTRATE, TRADESMAN):
        return "TH-SOLD-REC-04"
    if action == ATTACK:
        if house.workers_at(SOLDIER, CENTRE) > 0:
            return "TH-ANAR-08"
        return "TH-SOLD-RAID-01" if has_workers(state, seat, SOLDIER) else "TH-SOLD-ATK-01"
    if action == SUBTERFUGE:
        return "TH-ANAR-08" if house.workers_at(SPY, CENTRE) > 0 else "TH-SPY-SUB-01"
    if action == COMMERCE:
        if not has_workers(state, seat, MERCHANT):
            return "TH-MERC-COM-01"
        return "TH-ANAR-08" if rows(state, seat, steps) else "TH-MERC-COM-09"
    clauses = {
        ADVANCE: "TH-SOLD-ADV-01",
        SNEAK: "TH-SPY-SNK-01",
        CARAVAN: "TH-MERC-CAR-01",
        PROFITS: "TH-BANK-PRO-01",
        WAGES: "TH-BANK-WAG-01",
        EDUCATE: "TH-SCHO-EDU-01",
        APPRENTICESHIP: "TH-GEN-11",
        ALMS: "TH-SCHO-ALM-02",
    }
    return clauses.get(action, "TH-SUP-09")

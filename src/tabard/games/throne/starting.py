"""What begins when an action is chosen and paid."""

from __future__ import annotations

from tabard.games.throne.bankers import Grant
from tabard.games.throne.kinds import (
    ACTIONS_A_SPACE,
    ADVANCE,
    APPRENTICESHIP,
    ATTACK,
    CARAVAN,
    COMMERCE,
    EDUCATE,
    GRANT,
    INFILTRATE,
    PROFITS,
    RECRUIT,
    SNEAK,
    SUBTERFUGE,
    TRADESMAN,
    WAGES,
)
from tabard.games.throne.merchants import Commerce
from tabard.games.throne.movement import Move
from tabard.games.throne.muster import Muster
from tabard.games.throne.scholars import give_alms, take_apprentice
from tabard.games.throne.soldiers import Attack
from tabard.games.throne.spies import Subterfuge
from tabard.games.throne.state import ThroneState


def start_action(state: ThroneState, seat: int, action: int, has_tasked: bool) -> None:
    """Ask for what the action still needs, or carry it out.

    `has_tasked` says whether the space's Task action was taken before in this turn.
    """
    if action in (RECRUIT, INFILTRATE, TRADESMAN, PROFITS, EDUCATE):
        state.schedule(Muster(seat, action))
    elif action in (ADVANCE, SNEAK, CARAVAN):
        state.schedule(Move(seat, action, action // ACTIONS_A_SPACE))
    elif action == WAGES:
        state.schedule(Move(seat, action))
    elif action == ATTACK:
        state.schedule(Attack(seat))
    elif action == SUBTERFUGE:
        state.schedule(Subterfuge(seat, not has_tasked))
    elif action == COMMERCE:
        state.schedule(Commerce(seat, has_traded=has_tasked))
    elif action == GRANT:
        state.schedule(Grant(seat))
    elif action == APPRENTICESHIP:
        take_apprentice(state, seat)
    else:
        give_alms(state, seat)

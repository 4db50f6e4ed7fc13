"""What whoever is asked has chosen so far for a move that is not complete, for texts alone."""

from __future__ import annotations

from tabard.core.values import BLANK, Choice
from tabard.games.castellans.building import BuildManor, BuildTemple
from tabard.games.castellans.draft import PayResource, SettleDraft
from tabard.games.castellans.harvest import BuildWindmill
from tabard.games.castellans.kinds import (
    AT,
    BUILD_MANOR,
    BUILD_TEMPLE,
    BUILD_WINDMILL,
    CARD,
    DIE,
    DO,
    DRAFT,
    EDGE,
    FROM,
    MANOR_ID,
    PRIMARIES,
    RECRUIT,
    SAIL,
    SHIPYARD,
    SUB,
    WHARF,
)
from tabard.games.castellans.monuments import BuildMonument
from tabard.games.castellans.recruiting import PlaceCitizen, RecruitCitizen
from tabard.games.castellans.setup import SetupManor
from tabard.games.castellans.ships import BuildShip, MoveShip
from tabard.games.castellans.state import CastellansState
from tabard.games.castellans.turns import SpendDie
from tabard.games.castellans.wharf import PlaceCrate, TakeFavour


def chosen_view(state: CastellansState, step: object) -> list[dict[str, str]]:
    """The choices behind a question, the first one first."""
    chosen = [*_for_action(state, step), *_for_part(state, step)]
    return [{"kind": choice.kind, "name": choice.name} for choice in chosen]


def _for_action(state: CastellansState, step: object) -> list[Choice]:
    """The action, and what fills its blanks."""
    if isinstance(step, SpendDie):
        return [DO[step.action], *_filled(DIE, step.rolled)]
    if isinstance(step, BuildManor):
        return [DO[BUILD_MANOR], *_filled(AT, step.district), *_filled(MANOR_ID, step.manor)]
    if isinstance(step, BuildTemple):
        return [DO[BUILD_TEMPLE], *_filled(AT, step.district)]
    if isinstance(step, RecruitCitizen):
        return [DO[RECRUIT], *_filled(CARD, step.card)]
    if isinstance(step, PlaceCitizen):
        return [DO[RECRUIT], state.rules.numbers.citizen[step.citizen]]
    if isinstance(step, (PlaceCrate, TakeFavour)):
        return [DO[WHARF]]
    if isinstance(step, BuildMonument):
        return [DO[PRIMARIES + step.monument]]
    return []


def _for_part(state: CastellansState, step: object) -> list[Choice]:
    """What belongs to an action, to the draft or to the setup."""
    if isinstance(step, BuildShip):
        return [SUB[SHIPYARD], *_filled(AT, step.district)]
    if isinstance(step, MoveShip):
        return [SUB[SAIL], *_filled(FROM, step.origin)]
    if isinstance(step, BuildWindmill):
        return [SUB[BUILD_WINDMILL], *_filled(EDGE, step.edge)]
    if isinstance(step, SettleDraft):
        return [DRAFT[step.rolled]]
    if isinstance(step, PayResource):
        return [state.rules.numbers.citizen[step.citizen]]
    if isinstance(step, SetupManor):
        return _filled(MANOR_ID, step.manor)
    return []


def _filled(row: list[Choice], number: int) -> list[Choice]:
    return [] if number == BLANK else [row[number]]

"""The Action phase: one die for one Primary Action, at most one Monument a turn (CV-ACT)."""

from __future__ import annotations

from typing import Any, Final, final

from tabard.core.state import Ask, Step
from tabard.core.values import Barred, Choice, Decision
from tabard.games.castellans.action_events import DieSpent
from tabard.games.castellans.building import BuildManor, BuildTemple
from tabard.games.castellans.facts import action_costs, chosen, filled, gain_view
from tabard.games.castellans.harvest import HarvestDice
from tabard.games.castellans.kinds import (
    ACTION_NAMES,
    BUILD_MANOR,
    BUILD_TEMPLE,
    DIE,
    DO,
    END,
    FACE,
    FACE_NAMES,
    HARVEST,
    IN_ACTION,
    LIGHTHOUSE,
    PRIMARIES,
    RECRUIT,
    WHARF,
)
from tabard.games.castellans.monuments import BuildMonument, buildable, why_not_buildable
from tabard.games.castellans.possible import dice_for, drafted_faces, faces_for, is_possible
from tabard.games.castellans.powers import bonuses_before, take
from tabard.games.castellans.recruiting import RecruitCitizen
from tabard.games.castellans.shapes import Asked, Face
from tabard.games.castellans.solo_turns import opponent_acts
from tabard.games.castellans.state import CastellansState
from tabard.games.castellans.steps import SideStep
from tabard.games.castellans.wharf import OfferCrates


@final
class ActionPhase(Step[CastellansState]):
    """Turns clockwise from the 1st Player on (CV-GEN-05)."""

    def run(self, state: CastellansState) -> None:
        state.phase = IN_ACTION
        state.schedule(ActionTurn(state.first))


@final
class ActionTurn(SideStep):
    """The phase ends when all dice are spent (CV-ACT-15)."""

    def run(self, state: CastellansState) -> None:
        side = self.side
        if not state.sides[side].drafted:
            return
        following = ActionTurn((side + 1) % len(state.sides))
        if state.is_opponent(side):
            state.schedule(following)
            opponent_acts(state)
        else:
            state.schedule(TakeTurn(side, False, False), following)


@final
class TakeTurn(Ask[CastellansState]):
    """What to do: a Primary Action, or a Monument before or after it (CV-ACT-01, -08, CV-D10)."""

    __match_args__ = ("side", "has_acted", "has_built")

    def __init__(self, side: int, has_acted: bool, has_built: bool) -> None:
        self.side: Final = side
        self.has_acted: Final = has_acted
        self.has_built: Final = has_built

    def decision(self, state: CastellansState) -> Decision:
        options: list[Choice] = []
        if not self.has_acted:
            for action in range(PRIMARIES):
                if is_possible(state, self.side, action):
                    options.append(DO[action])
        if not self.has_built:
            for monument in buildable(state, self.side):
                options.append(DO[PRIMARIES + monument])
        if self.has_acted:
            options.append(END)
        return Decision(self.side, "after" if self.has_acted else "turn", options)

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        side = self.side
        if choice == END:
            return
        if choice.number < PRIMARIES:
            state.schedule(SpendDie(side, choice.number), AfterPrimary(side, self.has_built))
            return
        if not self.has_acted:
            state.schedule(TakeTurn(side, False, True))
        state.schedule(BuildMonument(side, choice.number - PRIMARIES))

    def barred(self, state: CastellansState) -> list[Barred]:
        found: list[Barred] = []
        if not self.has_acted:
            for action in (BUILD_MANOR, BUILD_TEMPLE, RECRUIT, WHARF):
                if not is_possible(state, self.side, action):
                    found.append(Barred(DO[action], "CV-ACT-11"))
        for monument in range(LIGHTHOUSE):
            reason = why_not_buildable(state, self.side, monument, self.has_built)
            if reason:
                found.append(Barred(DO[PRIMARIES + monument], reason))
        return found

    def facts(self, state: CastellansState) -> Asked:
        rewards = state.rules.catalog.rewards
        return {
            "has_acted": self.has_acted,
            "has_built": self.has_built,
            "costs": action_costs(state),
            "pushes": {
                "manor": rewards.manor,
                "temple": rewards.temple,
                "harvest": rewards.harvest,
            },
        }


@final
class AfterPrimary(Step[CastellansState]):
    """A Monument may follow the Primary Action (CV-ACT-07, -08)."""

    __match_args__ = ("side", "has_built")

    def __init__(self, side: int, has_built: bool) -> None:
        self.side: Final = side
        self.has_built: Final = has_built

    def run(self, state: CastellansState) -> None:
        if not self.has_built and buildable(state, self.side):
            state.schedule(TakeTurn(self.side, True, False))


@final
class SpendDie(Ask[CastellansState]):
    """Which of the drafted dice pays for the action, and its final face (CV-D11, CV-D12)."""

    __match_args__ = ("side", "action", "rolled")

    def __init__(self, side: int, action: int, rolled: int = -1) -> None:
        self.side: Final = side
        self.action: Final = action
        self.rolled: Final = rolled

    def decision(self, state: CastellansState) -> Decision:
        side, action = self.side, self.action
        if self.rolled < 0:
            options = [DIE[face] for face in dice_for(state, side, action)]
            return Decision(side, "spend", options, about=(DO[action],))
        options = [FACE[face] for face in faces_for(state, side, action, self.rolled)]
        return Decision(side, "spend_face", options, about=(DO[action], DIE[self.rolled]))

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        side, action = self.side, self.action
        if self.rolled >= 0:
            spend(state, side, action, self.rolled, choice.number)
            return
        rolled = choice.number
        faces = faces_for(state, side, action, rolled)
        if len(faces) == 1:
            spend(state, side, action, rolled, faces[0])
        else:
            state.schedule(SpendDie(side, action, rolled))

    def barred(self, state: CastellansState) -> list[Barred]:
        if self.rolled >= 0:
            return []
        usable = dice_for(state, self.side, self.action)
        drafted = drafted_faces(state, self.side)
        return [Barred(DIE[face], "CV-ACT-11") for face in drafted if face not in usable]

    def facts(self, state: CastellansState) -> Asked:
        """The face with a bonus, the bonus, and to which faces each die can be turned."""
        side, action, catalog = self.side, self.action, state.rules.catalog
        faces: dict[str, list[Face]] = {}
        for rolled in dice_for(state, side, action):
            reached = faces_for(state, side, action, rolled)
            faces[FACE_NAMES[rolled]] = [FACE_NAMES[face] for face in reached]
        return {
            "action": ACTION_NAMES[action],
            "bonus": FACE_NAMES[catalog.bonus_faces[action]],
            "gain": gain_view(catalog.die_bonuses[action]),
            "faces": faces,
            "chosen": chosen(DO[action], *filled(DIE, self.rolled)),
        }


def spend(state: CastellansState, side: int, action: int, rolled: int, face: int) -> None:
    """The die is spent, its bonus is gained, the action follows (CV-ACT-04 to -06)."""
    owner = state.sides[side]
    at = owner.drafted.index(rolled)
    owner.drafted = owner.drafted[:at] + owner.drafted[at + 1 :]
    owner.spent = (*owner.spent, face)
    if state.is_telling:
        state.tell(DieSpent(state.named(side), action, rolled, face))
    state.schedule(action_step(side, action))
    state.schedule_all(bonuses_before(state, side, action))
    if face == state.rules.catalog.bonus_faces[action]:
        take(state, side, state.rules.catalog.die_bonuses[action])


def action_step(side: int, action: int) -> Step[Any]:
    """The first step of a Primary Action after its die is spent."""
    if action == BUILD_MANOR:
        return BuildManor(side)
    if action == BUILD_TEMPLE:
        return BuildTemple(side)
    if action == RECRUIT:
        return RecruitCitizen(side)
    if action == HARVEST:
        return HarvestDice(side)
    return OfferCrates(side, False)

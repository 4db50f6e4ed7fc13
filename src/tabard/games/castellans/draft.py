"""The Draft phase: dice are rolled, taken, settled, and give what they show (CV-DRAFT)."""

from __future__ import annotations

from typing import Any, Final, final

from tabard.core.state import Ask, Draw, Step
from tabard.core.values import Choice, Decision
from tabard.games.castellans.action_events import CitizenUsed, Paid
from tabard.games.castellans.events import DiceRolled, DieDrafted, LeftoverSet
from tabard.games.castellans.facts import chosen, face_gains
from tabard.games.castellans.goods import pay_gold
from tabard.games.castellans.kinds import (
    DIE,
    DRAFT,
    END,
    FACE,
    FACE_NAMES,
    FACES,
    GOLD,
    PAY,
    RESOURCES,
    ROLL,
)
from tabard.games.castellans.powers import ReceiveCitizen, reachable, take
from tabard.games.castellans.rules import ON_DRAFT_CONVERT, ON_DRAFT_FACE
from tabard.games.castellans.shapes import Asked
from tabard.games.castellans.solo_draft import opponent_drafts
from tabard.games.castellans.state import CastellansState
from tabard.games.castellans.steps import SideAsk, SideStep

FAIR_DIE: Final = [1] * FACES


def faces_in(counts: list[int]) -> tuple[int, ...]:
    """Dice by their faces, in face order."""
    found: list[int] = []
    for face in range(FACES):
        found.extend([face] * counts[face])
    return tuple(found)


@final
class RollDice(Draw[CastellansState]):
    """The 1st Player rolls the pool, die by die (CV-DRAFT-01, CV-DIE-01)."""

    __match_args__ = ("dice",)

    def __init__(self, dice: int) -> None:
        self.dice: Final = dice

    def options(self, state: CastellansState) -> list[Choice]:
        return ROLL

    def weights(self, state: CastellansState) -> list[int]:
        return FAIR_DIE

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        state.pool[choice.number] += 1
        if self.dice > 1:
            state.schedule(RollDice(self.dice - 1))
        elif state.is_telling:
            state.tell(DiceRolled(faces_in(state.pool)))


@final
class DraftTurn(SideStep):
    """Clockwise until all have their dice; the last ones are left over (CV-DRAFT-11, -12)."""

    def run(self, state: CastellansState) -> None:
        side = self.side
        if len(state.sides[side].drafted) == state.rules.catalog.drafted:
            if state.is_telling:
                state.tell(LeftoverSet(faces_in(state.pool)))
            return
        following = DraftTurn((side + 1) % len(state.sides))
        if state.is_opponent(side):
            state.schedule(following)
            opponent_drafts(state)
        else:
            state.schedule(DraftDie(side), following)


@final
class DraftDie(SideAsk):
    """Take one die out of the pool; there is no pass (CV-DRAFT-02, CV-D04)."""

    def decision(self, state: CastellansState) -> Decision:
        pool = state.pool
        options = [DRAFT[face] for face in range(FACES) if pool[face] > 0]
        return Decision(self.side, "draft", options)

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        rolled = choice.number
        if len(reachable(state, self.side, rolled)) > 1:
            state.schedule(SettleDraft(self.side, rolled))
        else:
            settle_draft(state, self.side, rolled, rolled)

    def facts(self, state: CastellansState) -> Asked:
        """What each face gives, and which Citizens add to it."""
        also: dict[str, list[str]] = {}
        for citizen in state.sides[self.side].citizens:
            card = state.rules.catalog.citizens[citizen]
            if card.timing == ON_DRAFT_FACE:
                also.setdefault(FACE_NAMES[card.face], []).append(card.key)
        return {"gains": face_gains(state), "also": also}


@final
class SettleDraft(Ask[CastellansState]):
    """On which face to settle the drafted die (CV-DRAFT-04, CV-D05)."""

    __match_args__ = ("side", "rolled")

    def __init__(self, side: int, rolled: int) -> None:
        self.side: Final = side
        self.rolled: Final = rolled

    def decision(self, state: CastellansState) -> Decision:
        options = [FACE[face] for face in reachable(state, self.side, self.rolled)]
        return Decision(self.side, "draft_face", options, about=(DIE[self.rolled],))

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        settle_draft(state, self.side, self.rolled, choice.number)

    def facts(self, state: CastellansState) -> Asked:
        return {"gains": face_gains(state), "chosen": chosen(DRAFT[self.rolled])}


def settle_draft(state: CastellansState, side: int, rolled: int, face: int) -> None:
    """Place the die, gain its value, then face bonuses, then conversions (CV-DRAFT-03)."""
    owner = state.sides[side]
    state.pool[rolled] -= 1
    owner.drafted = (*owner.drafted, face)
    if state.is_telling:
        state.tell(DieDrafted(state.named(side), rolled, face))
    citizens = state.rules.catalog.citizens
    steps: list[Step[Any]] = []
    converts = False
    for citizen in owner.citizens:
        card = citizens[citizen]
        if card.timing == ON_DRAFT_FACE and card.face == face:
            steps.append(ReceiveCitizen(side, citizen))
        elif card.timing == ON_DRAFT_CONVERT:
            converts = True
    if converts:
        steps.append(OfferConversions(side, ()))
    state.schedule_all(steps)
    take(state, side, state.rules.catalog.faces[face])


def conversions(state: CastellansState, side: int, used: tuple[int, ...]) -> list[int]:
    """Conversion Citizens not used for this die whose cost can be paid (CV-DRAFT-09, CV-R41)."""
    owner, citizens = state.sides[side], state.rules.catalog.citizens
    resources = 0
    for good in RESOURCES:
        resources += owner.goods[good]
    found: list[int] = []
    for citizen in owner.citizens:
        card = citizens[citizen]
        if (
            card.timing == ON_DRAFT_CONVERT
            and owner.goods[GOLD] >= card.gold_cost
            and resources >= card.resource_cost
            and citizen not in found
            and used.count(citizen) < owner.citizens.count(citizen)
        ):
            found.append(citizen)
    return sorted(found)


@final
class OfferConversions(Step[CastellansState]):
    """Ask, as long as a conversion is possible."""

    __match_args__ = ("side", "used")

    def __init__(self, side: int, used: tuple[int, ...]) -> None:
        self.side: Final = side
        self.used: Final = used

    def run(self, state: CastellansState) -> None:
        if conversions(state, self.side, self.used):
            state.schedule(Convert(self.side, self.used))


@final
class Convert(Ask[CastellansState]):
    """Use a conversion Citizen, each once for this die, in any order, or end (CV-D08)."""

    __match_args__ = ("side", "used")

    def __init__(self, side: int, used: tuple[int, ...]) -> None:
        self.side: Final = side
        self.used: Final = used

    def decision(self, state: CastellansState) -> Decision:
        row = state.rules.catalog.convert
        options = [row[citizen] for citizen in conversions(state, self.side, self.used)]
        return Decision(self.side, "convert", [*options, END])

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        if choice == END:
            return
        side, citizen = self.side, choice.number
        card = state.rules.catalog.citizens[citizen]
        state.schedule(OfferConversions(side, (*self.used, citizen)))
        if card.resource_cost > 0:
            state.schedule(PayResource(side, citizen, card.resource_cost))
            return
        state.tell(CitizenUsed(side, citizen))
        pay_gold(state, side, card.gold_cost)
        take(state, side, card.gain)


@final
class PayResource(Ask[CastellansState]):
    """Which resource a conversion takes; Magic is one of them (CV-PAY-06, CV-D09)."""

    __match_args__ = ("side", "citizen", "left")

    def __init__(self, side: int, citizen: int, left: int) -> None:
        self.side: Final = side
        self.citizen: Final = citizen
        self.left: Final = left

    def decision(self, state: CastellansState) -> Decision:
        goods = state.sides[self.side].goods
        options = [PAY[good] for good in RESOURCES if goods[good] > 0]
        about = (state.rules.catalog.citizen[self.citizen],)
        return Decision(self.side, "pay_resource", options, about=about)

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        side = self.side
        card = state.rules.catalog.citizens[self.citizen]
        if self.left == card.resource_cost:
            state.tell(CitizenUsed(side, self.citizen))
        state.sides[side].goods[choice.number] -= 1
        state.tell(Paid(side, choice.number, 1, 0, 0))
        if self.left > 1:
            state.schedule(PayResource(side, self.citizen, self.left - 1))
            return
        take(state, side, card.gain)

    def facts(self, state: CastellansState) -> Asked:
        return {"chosen": chosen(state.rules.catalog.citizen[self.citizen])}

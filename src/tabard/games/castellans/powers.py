"""Gains of Citizens, Manors and dice, and the powers that give them (CV-POW, CV-CIT)."""

from __future__ import annotations

from typing import Any, Final, final

from tabard.core.state import Ask, Step
from tabard.core.values import BLANK, Choice, Decision
from tabard.games.castellans.action_events import CitizenUsed, LeftoverRead, PowerUsed
from tabard.games.castellans.facts import face_gains
from tabard.games.castellans.goods import PickResource, add_goods, add_vp
from tabard.games.castellans.guilds import Push, Pushes
from tabard.games.castellans.kinds import ANY_GUILD, FACES, GOODS, LEFT, MANORS
from tabard.games.castellans.rules import ON_DIE_SETTLE, Gain
from tabard.games.castellans.shapes import Asked
from tabard.games.castellans.ships import GrantedSail
from tabard.games.castellans.state import CITIZEN_LINE, CastellansState

WHOLE: Final = 0
GOODS_ALONE: Final = 1
THE_REST: Final = 2
"""Which part of a gain is given; with bonuses paid before the cost the goods come first."""


def take(
    state: CastellansState,
    side: int,
    gain: Gain,
    part: int = WHOLE,
    district: int = BLANK,
    guild: int = BLANK,
) -> None:
    """Receive a gain in its order; whatever needs a choice is put next."""
    if part != THE_REST and gain.has_goods:
        add_goods(state, side, gain.goods)
    if part == GOODS_ALONE or not gain.has_more:
        return
    add_vp(state, side, CITIZEN_LINE, gain.vp)
    steps: list[Step[Any]] = []
    if gain.leftover > 0:
        steps.append(ReadLeftover(side, gain.leftover, ()))
    for _ in range(gain.resource_any):
        steps.append(PickResource(side, 1))
    if gain.resource_same > 0:
        steps.append(PickResource(side, gain.resource_same))
    if gain.influence_any > 0:
        steps.append(Pushes(side, gain.influence_any))
    if gain.influence_same > 0:
        steps.append(Pushes(side, gain.influence_same, ANY_GUILD, True))
    if gain.influence_district > 0 and district != BLANK:
        mask = state.rules.catalog.city.masks[district]
        steps.append(Pushes(side, gain.influence_district, mask))
    if gain.influence_card > 0 and guild != BLANK:
        steps.append(Push(side, guild, gain.influence_card))
    for _ in range(gain.sail):
        steps.append(GrantedSail(side))
    state.schedule_all(steps)


class Receive(Step[CastellansState]):
    """What a Citizen or a Manor gives its owner, and the District and Guild of what it rewards."""

    __match_args__ = ("side", "giver", "part", "district", "card_guild")

    def __init__(
        self,
        side: int,
        giver: int,
        part: int = WHOLE,
        district: int = BLANK,
        card_guild: int = BLANK,
    ) -> None:
        self.side: Final = side
        self.giver: Final = giver
        self.part: Final = part
        self.district: Final = district
        self.card_guild: Final = card_guild


@final
class ReceiveCitizen(Receive):
    """What a Citizen gives its owner (CV-CITG-01, -02)."""

    def run(self, state: CastellansState) -> None:
        if state.is_telling:
            state.tell(CitizenUsed(self.side, self.giver))
        gain = state.rules.catalog.citizens[self.giver].gain
        take(state, self.side, gain, self.part, self.district, self.card_guild)


@final
class ReceiveManor(Receive):
    """What the power of a Manor gives its owner (CV-POW-01 to -05)."""

    def run(self, state: CastellansState) -> None:
        if state.is_telling:
            state.tell(PowerUsed(self.side, self.giver))
        gain = state.rules.catalog.manors[self.giver].gain
        take(state, self.side, gain, self.part, self.district, self.card_guild)


def bonuses_before(state: CastellansState, side: int, action: int) -> list[Step[Any]]:
    """The goods of powers keyed to an action, if they are paid before its cost (CV-R16)."""
    steps: list[Step[Any]] = []
    if not state.rules.pays_before:
        return steps
    owner, catalog = state.sides[side], state.rules.catalog
    for manor in range(MANORS):
        power = catalog.manors[manor]
        if power.action == action and owner.has(manor) and power.gain.has_goods:
            steps.append(ReceiveManor(side, manor, GOODS_ALONE))
    for citizen in owner.citizens:
        card = catalog.citizens[citizen]
        if card.action == action and card.gain.has_goods:
            steps.append(ReceiveCitizen(side, citizen, GOODS_ALONE))
    return steps


def bonuses_after(
    state: CastellansState,
    side: int,
    action: int,
    district: int = BLANK,
    guild: int = BLANK,
    new_manor: int = BLANK,
    new_citizen: int = BLANK,
) -> list[Step[Any]]:
    """What Manors, then Citizens, give after an action (CV-ACT-13, CV-POW-10, CV-CIT-15).

    A Manor just built, or a Citizen just taken, works only if its text says so.
    """
    steps: list[Step[Any]] = []
    owner, rules = state.sides[side], state.rules
    for manor in range(MANORS):
        power = rules.catalog.manors[manor]
        if power.action == action and owner.has(manor):
            is_new = manor == new_manor
            part = THE_REST if rules.pays_before and not is_new else WHOLE
            if (power.self_too or not is_new) and (part == WHOLE or power.gain.has_more):
                steps.append(ReceiveManor(side, manor, part, district, guild))
    last = len(owner.citizens) - 1
    for place, citizen in enumerate(owner.citizens):
        card = rules.catalog.citizens[citizen]
        if card.action == action:
            is_new = place == last and citizen == new_citizen
            part = THE_REST if rules.pays_before and not is_new else WHOLE
            if (card.self_too or not is_new) and (part == WHOLE or card.gain.has_more):
                steps.append(ReceiveCitizen(side, citizen, part, district, guild))
    return steps


def add_bonuses_before(state: CastellansState, side: int, action: int, goods: list[int]) -> None:
    """Add to goods what powers will give before the cost of an action, limits left aside."""
    owner, catalog = state.sides[side], state.rules.catalog
    for manor in range(MANORS):
        power = catalog.manors[manor]
        if power.action == action and owner.has(manor):
            for good in range(GOODS):
                goods[good] += power.gain.goods[good]
    for citizen in owner.citizens:
        card = catalog.citizens[citizen]
        if card.action == action:
            for good in range(GOODS):
                goods[good] += card.gain.goods[good]


def reachable(state: CastellansState, side: int, face: int) -> list[int]:
    """The faces a die can be settled on: its own, and those of face changers (CV-DIE-05)."""
    found = [face]
    citizens = state.rules.catalog.citizens
    for citizen in state.sides[side].citizens:
        card = citizens[citizen]
        if card.timing == ON_DIE_SETTLE and card.face not in found:
            found.append(card.face)
    return sorted(found)


def can_settle(state: CastellansState, side: int, face: int, wanted: int) -> bool:
    """Whether a die can be settled on a face (CV-DIE-05)."""
    if face == wanted:
        return True
    citizens = state.rules.catalog.citizens
    for citizen in state.sides[side].citizens:
        card = citizens[citizen]
        if card.timing == ON_DIE_SETTLE and card.face == wanted:
            return True
    return False


@final
class ReadLeftover(Ask[CastellansState]):
    """Which leftover dice to gain the faces of; a die that was read stays (CV-DIE-07, CV-D19)."""

    __match_args__ = ("side", "left", "read")

    def __init__(self, side: int, left: int, read: tuple[int, ...]) -> None:
        self.side: Final = side
        self.left: Final = left
        self.read: Final = read

    def decision(self, state: CastellansState) -> Decision:
        pool, read = state.pool, self.read
        options = [LEFT[face] for face in range(FACES) if pool[face] > read.count(face)]
        return Decision(self.side, "left", options)

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        side, face = self.side, choice.number
        state.tell(LeftoverRead(side, face))
        if self.left > 1:
            state.schedule(ReadLeftover(side, self.left - 1, (*self.read, face)))
        take(state, side, state.rules.catalog.faces[face])

    def facts(self, state: CastellansState) -> Asked:
        return {"gains": face_gains(state)}

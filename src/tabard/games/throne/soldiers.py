"""Attack: Raid and Battle (TH-SOLD-ATK, -RAID, -BAT); Recruit and Advance: muster, movement."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Ask, Draw, Step, Unshown
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.throne.action_events import (
    BattleFought,
    BattleJoined,
    DieRolled,
    RaidMade,
    SoldiersRouted,
)
from tabard.games.throne.alms import gain_influence
from tabard.games.throne.anarchy import take_anarchy
from tabard.games.throne.claims import CheckClaims, check_claims, log_deed
from tabard.games.throne.deeds import FOR_BOOST, FOR_RAID, FOUGHT, RAIDED
from tabard.games.throne.kinds import (
    AMOUNT,
    BOOST,
    CENTRE,
    DIE,
    PLAYER,
    SOLDIER,
    SPOIL_INFLUENCE,
    SPOIL_KILL,
    TERRITORY,
    TERRITORY_NAMES,
    place_of,
)
from tabard.games.throne.shapes import Asked
from tabard.games.throne.state import ThroneState, owner_of, return_worker, territories


def defenders(state: ThroneState, seat: int, territory: int) -> list[int]:
    """The other players with Soldiers on a Battlefield (TH-SOLD-ATK-02, -BAT-01)."""
    return [
        other
        for other in range(state.seats)
        if other != seat and state.houses[other].workers_at(SOLDIER, territory) > 0
    ]


def may_attack(state: ThroneState, seat: int, territory: int, markers: int) -> bool:
    """Whether a Battlefield can be attacked with so many Anarchy markers left (TH-SOLD-ATK-01)."""
    if state.houses[seat].workers_at(SOLDIER, territory) == 0:
        return False
    if defenders(state, seat, territory):
        return True
    return territory != state.homes[seat] and (territory != CENTRE or markers > 0)


def battlefields(state: ThroneState, seat: int, markers: int) -> list[int]:
    """The Battlefields that can be attacked."""
    return [place for place in territories(state) if may_attack(state, seat, place, markers)]


@final
class Attack(Unshown[ThroneState]):
    """Name a Battlefield; then it is a Raid, or a Battle against one defender (TH-SOLD-ATK-02)."""

    __match_args__ = ("seat", "territory")

    def __init__(self, seat: int, territory: int = BLANK) -> None:
        self.seat: Final = seat
        self.territory: Final = territory

    def decision(self, state: ThroneState) -> Decision:
        if self.territory == BLANK:
            fields = battlefields(state, self.seat, state.anarchy_left())
            return Decision(self.seat, "attack_where", [TERRITORY[field] for field in fields])
        others = defenders(state, self.seat, self.territory)
        about = (TERRITORY[self.territory],)
        if others:
            return Decision(self.seat, "attack_whom", [PLAYER[o] for o in others], about=about)
        most = state.houses[self.seat].workers_at(SOLDIER, self.territory)
        return Decision(self.seat, "raid", AMOUNT[1 : most + 1], about=about)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        if self.territory == BLANK:
            state.schedule(Attack(self.seat, choice.number))
        elif defenders(state, self.seat, self.territory):
            owner = owner_of(state, self.territory)
            state.tell(BattleJoined(self.seat, choice.number, self.territory, owner))
            state.schedule(Boost(self.seat, choice.number, self.territory))
        else:
            raid(state, self.seat, self.territory, choice.number)

    def barred(self, state: ThroneState) -> list[Barred]:
        if self.territory != BLANK:
            return []
        house = state.houses[self.seat]
        found: list[Barred] = []
        for place in territories(state):
            is_held = house.workers_at(SOLDIER, place) > 0
            if is_held and not may_attack(state, self.seat, place, state.anarchy_left()):
                clause = "TH-ANAR-08" if place == CENTRE else "TH-SOLD-RAID-01"
                found.append(Barred(TERRITORY[place], clause))
        return found

    def rewound(self) -> Attack:
        return Attack(self.seat)

    def facts(self, state: ThroneState) -> Asked:
        place = self.territory
        return {"attack": "" if place == BLANK else TERRITORY_NAMES[place]}


def raid(state: ThroneState, seat: int, territory: int, amount: int) -> None:
    """Soldiers go home, each with one Influence (TH-SOLD-RAID-02, -03)."""
    if territory == CENTRE:
        take_anarchy(state, seat, FOR_RAID)
        check_claims(state, seat)
    for _ in range(amount):
        return_worker(state, seat, SOLDIER, territory)
    state.tell(RaidMade(seat, territory, amount, owner_of(state, territory)))
    check_claims(state, seat)
    gain_influence(state, seat, amount)
    log_deed(state, seat, RAIDED, (place_of(state.homes[seat], territory), amount, amount))
    check_claims(state, seat)


@final
class Boost(Ask[ThroneState]):
    """Before the dice the attacker may take a marker for +1 (TH-SOLD-BAT-03)."""

    __match_args__ = ("seat", "defender", "territory")

    def __init__(self, seat: int, defender: int, territory: int) -> None:
        self.seat: Final = seat
        self.defender: Final = defender
        self.territory: Final = territory

    def decision(self, state: ThroneState) -> Decision:
        options = BOOST if state.anarchy_left() > 0 else BOOST[:1]
        about = (PLAYER[self.defender], TERRITORY[self.territory])
        return Decision(self.seat, "boost", options, about=about)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        if choice.number:
            take_anarchy(state, self.seat, FOR_BOOST)
            check_claims(state, self.seat)
        state.schedule(RollDie(self.seat, self.defender, self.territory, choice.number))

    def barred(self, state: ThroneState) -> list[Barred]:
        return [] if state.anarchy_left() > 0 else [Barred(BOOST[1], "TH-ANAR-08")]


@final
class RollDie(Draw[ThroneState]):
    """Both dice are rolled once, the attacker's first (TH-SOLD-BAT-04)."""

    __match_args__ = ("seat", "defender", "territory", "bonus", "rolled")

    def __init__(
        self, seat: int, defender: int, territory: int, bonus: int, rolled: int = BLANK
    ) -> None:
        self.seat: Final = seat
        self.defender: Final = defender
        self.territory: Final = territory
        self.bonus: Final = bonus
        self.rolled: Final = rolled

    def options(self, state: ThroneState) -> list[Choice]:
        return [DIE[face] for face in sorted(set(state.rules.catalog.die))]

    def weights(self, state: ThroneState) -> list[int]:
        faces = state.rules.catalog.die
        return [faces.count(face) for face in sorted(set(faces))]

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        seat, defender = self.seat, self.defender
        if self.rolled == BLANK:
            state.tell(DieRolled(seat, choice.number))
            again = RollDie(seat, defender, self.territory, self.bonus, choice.number)
            state.schedule(again)
        else:
            state.tell(DieRolled(defender, choice.number))
            fight(state, self, choice.number)


def fight(state: ThroneState, battle: RollDie, answered: int) -> None:
    """Totals, casualties, spoils (TH-SOLD-BAT-04 to -07, -10)."""
    seat, defender, territory = battle.seat, battle.defender, battle.territory
    own = state.houses[seat].workers_at(SOLDIER, territory)
    enemy = state.houses[defender].workers_at(SOLDIER, territory)
    total = own + battle.rolled + battle.bonus
    against = enemy + answered
    margin = total - against
    return_worker(state, seat, SOLDIER, territory)
    return_worker(state, defender, SOLDIER, territory)
    owner = owner_of(state, territory)
    state.tell(BattleFought(seat, defender, territory, total, against, owner))
    place = place_of(state.homes[seat], territory)
    facts = (defender, place, int(margin > 0), margin, own, enemy, int(own > enemy))
    log_deed(state, seat, FOUGHT, facts)
    check_claims(state, seat)
    state.schedule(CheckClaims(seat))
    if margin > 0:
        state.schedule(Spoils(seat, defender, territory, margin))
    elif margin < 0:
        state.schedule(Spoils(defender, seat, territory, -margin))


@final
class Spoils(Step[ThroneState]):
    """The winner must use the spoils; a choice only if the loser has Soldiers left (-07, -08)."""

    __match_args__ = ("seat", "loser", "territory", "points")

    def __init__(self, seat: int, loser: int, territory: int, points: int) -> None:
        self.seat: Final = seat
        self.loser: Final = loser
        self.territory: Final = territory
        self.points: Final = points

    def run(self, state: ThroneState) -> None:
        if state.houses[self.loser].workers_at(SOLDIER, self.territory) == 0:
            gain_influence(state, self.seat, self.points)
        else:
            state.schedule(UseSpoils(self.seat, self.loser, self.territory, self.points))


@final
class UseSpoils(Ask[ThroneState]):
    """Send Soldiers of the loser home or take Influence.

    English edition: point by point (TH-SOLD-BAT-08). German edition: all one way (-09).
    """

    __match_args__ = ("seat", "loser", "territory", "points")

    def __init__(self, seat: int, loser: int, territory: int, points: int) -> None:
        self.seat: Final = seat
        self.loser: Final = loser
        self.territory: Final = territory
        self.points: Final = points

    def decision(self, state: ThroneState) -> Decision:
        about = (PLAYER[self.loser], AMOUNT[self.points])
        return Decision(self.seat, "spoils", [SPOIL_KILL, SPOIL_INFLUENCE], about=about)

    def used(self, state: ThroneState) -> int:
        """How many points are used by one choice."""
        return 1 if state.rules.mixed_spoils else self.points

    def routed(self, state: ThroneState) -> int:
        """How many Soldiers the choice can send home."""
        left = state.houses[self.loser].workers_at(SOLDIER, self.territory)
        return min(self.used(state), left)

    def facts(self, state: ThroneState) -> Asked:
        return {
            "influence": self.used(state),
            "soldiers": self.routed(state),
            "player": self.loser,
            "territory": TERRITORY_NAMES[self.territory],
        }

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        used = self.used(state)
        if choice == SPOIL_KILL:
            rout(state, self, self.routed(state))
        else:
            gain_influence(state, self.seat, used)
        if self.points > used:
            state.schedule(Spoils(self.seat, self.loser, self.territory, self.points - used))


def rout(state: ThroneState, spoils: UseSpoils, amount: int) -> None:
    """Soldiers of the loser go back to their supply."""
    for _ in range(amount):
        return_worker(state, spoils.loser, SOLDIER, spoils.territory)
    state.tell(SoldiersRouted(spoils.seat, spoils.loser, amount))

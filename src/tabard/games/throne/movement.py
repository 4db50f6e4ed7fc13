"""Advance, Sneak, Caravan and Wages: workers move together to an adjacent territory."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Unshown
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.throne.action_events import WorkersMoved
from tabard.games.throne.claims import check_claims, log_deed
from tabard.games.throne.decrees import decreed, forbids
from tabard.games.throne.deeds import MOVED
from tabard.games.throne.kinds import (
    ACTIONS_A_SPACE,
    AMOUNT,
    CENTRE,
    TERRITORIES,
    TERRITORY,
    TERRITORY_NAMES,
    WAGES,
    WORKER,
    WORKER_KINDS,
    WORKER_NAMES,
)
from tabard.games.throne.rules import CLOSED_BORDERS, MOVE_CAP
from tabard.games.throne.shapes import Asked
from tabard.games.throne.state import (
    ThroneState,
    homes_of_others,
    move_value,
    owner_of,
    territories,
)


def has_workers(state: ThroneState, seat: int, kind: int) -> bool:
    """Whether a worker of the kind stands anywhere; whoever does can move (TH-SOLD-ADV-02)."""
    workers = state.houses[seat].workers
    for territory in range(TERRITORIES):
        if workers[kind * TERRITORIES + territory] > 0:
            return True
    return False


def open_homes(state: ThroneState, seat: int) -> list[int]:
    """The homes that workers in the centre may go into (TH-SOLD-ADV-02, TH-DEC-23)."""
    if forbids(state, CLOSED_BORDERS):
        return [state.homes[seat]]
    return sorted(state.homes)


def march_limit(state: ThroneState, seat: int, action: int, kind: int, origin: int) -> int:
    """How many workers may leave `origin` together (TH-SOLD-ADV-01, TH-BANK-WAG-01)."""
    most = move_value(state, seat, action // ACTIONS_A_SPACE)
    most = min(most, decreed(state, MOVE_CAP, most))
    return min(most, state.houses[seat].workers_at(kind, origin))


@final
class Move(Unshown[ThroneState]):
    """One movement: of which kind (Wages only), from where, to where, how many.

    Advance moves Soldiers by Strength (TH-SOLD-ADV-01), Sneak Spies by Intrigue (TH-SPY-SNK-01),
    Caravan Merchants by Trade (TH-MERC-CAR-01), Wages any one kind by Wealth (TH-BANK-WAG-01).
    """

    __match_args__ = ("seat", "action", "kind", "origin", "target")

    def __init__(
        self,
        seat: int,
        action: int,
        kind: int = BLANK,
        origin: int = BLANK,
        target: int = BLANK,
    ) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.kind: Final = kind
        self.origin: Final = origin
        self.target: Final = target

    def decision(self, state: ThroneState) -> Decision:
        seat = self.seat
        if self.kind == BLANK:
            kinds = [k for k in range(WORKER_KINDS) if has_workers(state, seat, k)]
            return Decision(seat, "move_kind", [WORKER[kind] for kind in kinds])
        about = (WORKER[self.kind],)
        if self.origin == BLANK:
            house = state.houses[seat]
            held = [t for t in territories(state) if house.workers_at(self.kind, t) > 0]
            return Decision(seat, "move_from", [TERRITORY[t] for t in held], about=about)
        if self.target == BLANK:
            near = open_homes(state, seat)
            return Decision(seat, "move_to", [TERRITORY[t] for t in near], about=about)
        most = march_limit(state, seat, self.action, self.kind, self.origin)
        return Decision(seat, "move_count", AMOUNT[1 : most + 1], about=about)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        seat, action, kind, number = self.seat, self.action, self.kind, choice.number
        if kind == BLANK:
            state.schedule(Move(seat, action, number))
        elif self.origin == BLANK:
            target = BLANK if number == CENTRE else CENTRE
            state.schedule(Move(seat, action, kind, number, target))
        elif self.target == BLANK:
            state.schedule(Move(seat, action, kind, self.origin, number))
        else:
            move_workers(state, self, number)

    def barred(self, state: ThroneState) -> list[Barred]:
        if self.origin != CENTRE or self.target != BLANK or not forbids(state, CLOSED_BORDERS):
            return []
        closed = homes_of_others(state, self.seat)
        return [Barred(TERRITORY[territory], "TH-DEC-23") for territory in closed]

    def rewound(self) -> Move:
        kind = BLANK if self.action == WAGES else self.kind
        return Move(self.seat, self.action, kind)

    def facts(self, state: ThroneState) -> Asked:
        """Of which kind workers move, from where and to where, as far as it is named."""
        found: Asked = {}
        if self.kind != BLANK:
            found["worker"] = WORKER_NAMES[self.kind]
        if self.origin != BLANK:
            found["origin"] = TERRITORY_NAMES[self.origin]
        if self.target != BLANK:
            found["target"] = TERRITORY_NAMES[self.target]
        return found


def move_workers(state: ThroneState, move: Move, amount: int) -> None:
    """They leave together and arrive together; nobody fights by that (TH-SOLD-ADV-03)."""
    seat, kind = move.seat, move.kind
    workers = state.houses[seat].workers
    workers[kind * TERRITORIES + move.origin] -= amount
    workers[kind * TERRITORIES + move.target] += amount
    owner = owner_of(state, move.target if move.origin == CENTRE else move.origin)
    state.tell(WorkersMoved(seat, kind, amount, move.origin, move.target, owner))
    log_deed(state, seat, MOVED, (kind, amount, move.origin, move.target, move.action))
    check_claims(state, seat)

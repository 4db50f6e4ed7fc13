"""Action points: what a rank gives, what an action costs, how tracks supplement (TH-AP, -SUP)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Step
from tabard.core.values import Barred, Choice, Decision
from tabard.games.throne.action_events import (
    ActionTaken,
    ModeChosen,
    PointSupplemented,
    TurnBegan,
    TurnEnded,
)
from tabard.games.throne.anarchy import take_anarchy
from tabard.games.throne.claims import check_claims, log_deed
from tabard.games.throne.decrees import decreed, forbids
from tabard.games.throne.deeds import ACTED, FOR_THRESHOLD, SUPPLEMENTED
from tabard.games.throne.kinds import (
    ACTION,
    ACTIONS_A_SPACE,
    AMOUNT,
    DEPLOY,
    EITHER,
    END_TURN,
    FIRST_TRACK_SPACE,
    GRANT,
    KNOWLEDGE,
    MIX,
    MODE,
    SPACE,
    TASK,
    TRACK_NAMES,
    WEALTH,
    type_of_action,
)
from tabard.games.throne.possible import barring_clause, is_possible
from tabard.games.throne.rules import GRANT_COST, HARD_TIMES, Row
from tabard.games.throne.shapes import ActionCost, Asked
from tabard.games.throne.starting import start_action
from tabard.games.throne.state import ThroneState
from tabard.games.throne.steps import TurnAsk, TurnStep


def row_for(state: ThroneState, rank: int, ranked: int) -> Row:
    """The row of the action point table for a rank (TH-AP-01 to -03)."""
    rules = state.rules
    rows = rules.catalog.points[state.seats]
    is_lowest = rank == ranked - 1 and (ranked > 1 or rules.sole_is_lowest)
    if not is_lowest:
        return rows[rank]
    if ranked == 1 or rules.lowest_keeps_points:
        return Row(DEPLOY, rows[rank].points)
    return rows[-1]


@final
class ActionTurn(Step[ThroneState]):
    """The turn of a ranked player in one of the spaces III to VII (TH-AP-01)."""

    __match_args__ = ("seat", "rank", "ranked")

    def __init__(self, seat: int, rank: int, ranked: int) -> None:
        self.seat: Final = seat
        self.rank: Final = rank
        self.ranked: Final = ranked

    def run(self, state: ThroneState) -> None:
        row = row_for(state, self.rank, self.ranked)
        bonus = decreed(state, HARD_TIMES, 0)
        state.tell(TurnBegan(self.seat, state.space, row.points + bonus, row.mode))
        check_claims(state, self.seat)
        if row.mode == EITHER:
            state.schedule(ChooseMode(self.seat, row.points + bonus, row.task + bonus))
        else:
            state.schedule(GoOn(self.seat, row.points + bonus, row.mode))


@final
class ChooseMode(TurnAsk):
    """The second of four spends points on Deploy actions or on tasks, not both (TH-AP-07)."""

    __match_args__ = ("seat", "points", "task")

    def __init__(self, seat: int, points: int, task: int) -> None:
        super().__init__(seat)
        self.points: Final = points
        self.task: Final = task

    def decision(self, state: ThroneState) -> Decision:
        return Decision(self.seat, "mode", [MODE[DEPLOY], MODE[TASK]])

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        points = self.points if choice.number == DEPLOY else self.task
        state.tell(ModeChosen(self.seat, choice.number))
        state.schedule(GoOn(self.seat, points, choice.number))

    def facts(self, state: ThroneState) -> Asked:
        return {"deploy": self.points, "task": self.task}


def cost_of(state: ThroneState, action: int) -> int:
    """What an action costs this week (TH-AP-04, TH-DEC-24)."""
    catalog = state.rules.catalog
    if action == GRANT:
        return decreed(state, GRANT_COST, catalog.grant_cost)
    return catalog.action_cost


def is_crossing(state: ThroneState, seat: int, track: int, steps: int) -> bool:
    """Whether so many steps to the left cross a threshold (TH-GEN-21)."""
    value = state.houses[seat].tracks[track]
    areas = state.rules.tracks.ladders[track].areas
    return areas[value] != areas[value - steps]


def missing_points(state: ThroneState, action: int, points: int) -> int:
    """How many points of an action the bid does not cover (TH-SUP-01)."""
    return max(0, cost_of(state, action) - points)


def may_supplement(state: ThroneState, seat: int, track: int, steps: int) -> bool:
    """Whether so many points may come from a track, stops apart (TH-SUP-03, -10, TH-DEC-21)."""
    if forbids(state, HARD_TIMES) or state.houses[seat].tracks[track] < steps:
        return False
    return not is_crossing(state, seat, track, steps) or state.anarchy_left() > 0


@final
class GoOn(TurnStep):
    """A turn between two actions: ask on, unless nothing can be paid any more (TH-AP-08).

    `has_tasked` says whether the space's Task action was taken: its first may be another matter.
    """

    __match_args__ = ("seat", "points", "mode", "has_crossed", "has_tasked")

    def __init__(
        self,
        seat: int,
        points: int,
        mode: int,
        has_crossed: bool = False,
        has_tasked: bool = False,
    ) -> None:
        super().__init__(seat)
        self.points: Final = points
        self.mode: Final = mode
        self.has_crossed: Final = has_crossed
        self.has_tasked: Final = has_tasked

    def run(self, state: ThroneState) -> None:
        track = state.space - FIRST_TRACK_SPACE
        is_spent = self.has_crossed or not may_supplement(state, self.seat, track, 1)
        if self.points == 0 and is_spent:
            return
        state.schedule(Turn(self.seat, self.points, self.mode, self.has_crossed, self.has_tasked))


@final
class Turn(TurnAsk):
    """Take an action that can be paid and carried out, or end the turn (TH-AP-04 to -09)."""

    __match_args__ = ("seat", "points", "mode", "has_crossed", "has_tasked")

    def __init__(
        self, seat: int, points: int, mode: int, has_crossed: bool, has_tasked: bool
    ) -> None:
        super().__init__(seat)
        self.points: Final = points
        self.mode: Final = mode
        self.has_crossed: Final = has_crossed
        self.has_tasked: Final = has_tasked

    def decision(self, state: ThroneState) -> Decision:
        first = (state.space - FIRST_TRACK_SPACE) * ACTIONS_A_SPACE
        options = [
            ACTION[action]
            for action in range(first, first + ACTIONS_A_SPACE)
            if self.is_open(action) and self.is_payable(state, action)
        ]
        options.append(END_TURN)
        return Decision(
            self.seat,
            "turn",
            options,
            self.hides(state),
            about=(AMOUNT[self.points], SPACE[state.space]),
        )

    def hides(self, state: ThroneState) -> bool:
        """Whether the offer depends on the hand, so that silence would betray it."""
        depends = state.space - FIRST_TRACK_SPACE in (WEALTH, KNOWLEDGE) and self.mode != TASK
        return depends and state.houses[self.seat].hand.size > 0

    def is_open(self, action: int) -> bool:
        """Whether actions of that type may be taken in this turn (TH-AP-05 to -07)."""
        return self.mode in (MIX, type_of_action(action))

    def is_payable(self, state: ThroneState, action: int) -> bool:
        """Whether the action can be paid in full and then carried out (TH-SUP-09, TH-ANAR-08)."""
        missing = missing_points(state, action, self.points)
        markers = state.anarchy_left()
        if missing > 0:
            track = state.space - FIRST_TRACK_SPACE
            if self.has_crossed or not may_supplement(state, self.seat, track, missing):
                return False
            if is_crossing(state, self.seat, track, missing):
                markers -= 1
        return is_possible(state, self.seat, action, missing, markers, self.has_tasked)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        if choice == END_TURN:
            state.tell(TurnEnded(self.seat, self.points))
            return
        action = choice.number
        missing = missing_points(state, action, self.points)
        left = max(0, self.points - cost_of(state, action))
        state.tell(ActionTaken(self.seat, action))
        log_deed(state, self.seat, ACTED, (type_of_action(action), action))
        crossed = supplement(state, self.seat, missing) or self.has_crossed
        tasked = self.has_tasked or type_of_action(action) == TASK
        state.schedule(GoOn(self.seat, left, self.mode, crossed, tasked))
        start_action(state, self.seat, action, self.has_tasked)

    def facts(self, state: ThroneState) -> Asked:
        """The points left, and what each action on offer takes (TH-SUP-01 to -08)."""
        track = state.space - FIRST_TRACK_SPACE
        actions: dict[str, ActionCost] = {}
        for option in self.decision(state).options[:-1]:
            cost = cost_of(state, option.number)
            missing = missing_points(state, option.number, self.points)
            actions[option.name] = {
                "cost": cost,
                "from_bid": cost - missing,
                "from_track": missing,
                "crosses": is_crossing(state, self.seat, track, missing),
            }
        return {"points": self.points, "track": TRACK_NAMES[track], "actions": actions}

    def barred(self, state: ThroneState) -> list[Barred]:
        found: list[Barred] = []
        first = (state.space - FIRST_TRACK_SPACE) * ACTIONS_A_SPACE
        for action in range(first, first + ACTIONS_A_SPACE):
            clause = self.bar(state, action)
            if clause:
                found.append(Barred(ACTION[action], clause))
        return found

    def bar(self, state: ThroneState, action: int) -> str:
        """The clause that forbids an action now; empty if it is offered."""
        if not self.is_open(action):
            return "TH-AP-06" if self.mode == DEPLOY else "TH-AP-07"
        if self.is_payable(state, action):
            return ""
        missing = missing_points(state, action, self.points)
        track = state.space - FIRST_TRACK_SPACE
        if missing > 0:
            if forbids(state, HARD_TIMES):
                return "TH-DEC-21"
            if self.has_crossed:
                return "TH-SUP-05"
            if state.houses[self.seat].tracks[track] < missing:
                return "TH-SUP-03"
            if not may_supplement(state, self.seat, track, missing):
                return "TH-SUP-10"
        return barring_clause(state, self.seat, action, missing)


def supplement(state: ThroneState, seat: int, steps: int) -> bool:
    """Pay missing points with steps of the space's track; whether a threshold was crossed.

    Beyond a threshold crossed by the same payment the steps go on, for one marker (TH-SUP-08).
    """
    track = state.space - FIRST_TRACK_SPACE
    has_crossed = False
    for _ in range(steps):
        crosses = is_crossing(state, seat, track, 1)
        state.houses[seat].tracks[track] -= 1
        state.tell(PointSupplemented(seat, track, crosses))
        log_deed(state, seat, SUPPLEMENTED, (track, int(crosses)))
        if crosses and not has_crossed:
            has_crossed = True
            take_anarchy(state, seat, FOR_THRESHOLD)
        check_claims(state, seat)
    return has_crossed

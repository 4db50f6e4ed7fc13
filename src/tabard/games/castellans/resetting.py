"""The Reset phase: Citizens that act now, Wharf, lines, Keep roll, dice (CV-RESET)."""

from __future__ import annotations

from typing import Any, Final, final

from tabard.core.state import Ask, Step
from tabard.core.values import BLANK, Choice, Decision
from tabard.games.castellans.action_events import CitizenUsed
from tabard.games.castellans.events import (
    CitizensDiscarded,
    CratesReturned,
    KeepPlaced,
    ScepterPassed,
)
from tabard.games.castellans.kinds import FACES, ICONS, IN_RESET, LINES, OPPONENT, SKIP
from tabard.games.castellans.powers import ReadLeftover
from tabard.games.castellans.recruiting import FillLine
from tabard.games.castellans.rules import ON_RESET
from tabard.games.castellans.ships import GrantedSail, MoveShip, may_sail
from tabard.games.castellans.solo_charts import DecisionRoll, told_roll
from tabard.games.castellans.state import CastellansState
from tabard.games.castellans.wharf_deck import ShowBack, TurnWharf


@final
class ResetPhase(Step[CastellansState]):
    """From the Citizens that act in Reset to the passing of the dice (CV-RESET-01 to -09)."""

    def run(self, state: CastellansState) -> None:
        state.phase = IN_RESET
        turns = [side for side in state.clockwise_from(state.first) if not state.is_opponent(side)]
        state.schedule(
            *[ResetTurn(side, ()) for side in turns],
            ReturnCrates(),
            TurnWharf(),
            ShowBack(),
            *[DiscardCitizens(line) for line in range(LINES)],
            AdvanceRound(),
        )


def usable(state: CastellansState, side: int, used: tuple[int, ...]) -> list[int]:
    """Citizens that may still act in this Reset (CV-CIT-14, -26, CV-D29)."""
    owner, citizens = state.sides[side], state.rules.catalog.citizens
    found: list[int] = []
    for citizen in owner.citizens:
        card = citizens[citizen]
        if card.timing != ON_RESET or citizen in found:
            continue
        if used.count(citizen) == owner.citizens.count(citizen):
            continue
        if card.gain.sail == 0 or may_sail(state, side, True):
            found.append(citizen)
    return sorted(found)


@final
class ResetTurn(Step[CastellansState]):
    """Ask, as long as a Citizen may act."""

    __match_args__ = ("side", "used")

    def __init__(self, side: int, used: tuple[int, ...]) -> None:
        self.side: Final = side
        self.used: Final = used

    def run(self, state: CastellansState) -> None:
        if usable(state, self.side, self.used):
            state.schedule(UseCitizen(self.side, self.used))


@final
class UseCitizen(Ask[CastellansState]):
    """Peasant and Smuggler, in the owner's order, or neither (CV-RESET-01, CV-D29)."""

    __match_args__ = ("side", "used")

    def __init__(self, side: int, used: tuple[int, ...]) -> None:
        self.side: Final = side
        self.used: Final = used

    def decision(self, state: CastellansState) -> Decision:
        row = state.rules.catalog.use
        options = [row[citizen] for citizen in usable(state, self.side, self.used)]
        return Decision(self.side, "reset", [*options, SKIP])

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        if choice == SKIP:
            return
        side, citizen = self.side, choice.number
        gain = state.rules.catalog.citizens[citizen].gain
        state.tell(CitizenUsed(side, citizen))
        steps: list[Step[Any]] = []
        if gain.leftover > 0:
            steps.append(ReadLeftover(side, gain.leftover, ()))
        if gain.sail > 0:
            steps.append(MoveShip(side, True))
            steps.extend([GrantedSail(side) for _ in range(gain.sail - 1)])
        state.schedule(*steps, ResetTurn(side, (*self.used, citizen)))


@final
class ReturnCrates(Step[CastellansState]):
    """All Crates come back (CV-RESET-02); the card is turned next (CV-RESET-03)."""

    def run(self, state: CastellansState) -> None:
        for icon in range(ICONS):
            owner = state.crates[icon]
            if owner != BLANK:
                state.crates[icon] = BLANK
                state.sides[owner].crates += 1
        state.wharf_discard = (*state.wharf_discard, state.wharf)
        state.tell(CratesReturned(state.wharf))
        state.wharf = BLANK


@final
class DiscardCitizens(Step[CastellansState]):
    """Cards nearest the edge go, the line closes and is refilled (CV-RESET-04)."""

    __match_args__ = ("line",)

    def __init__(self, line: int) -> None:
        self.line: Final = line

    def run(self, state: CastellansState) -> None:
        line, count = self.line, state.rules.reset_discard
        gone = state.lines[line][:count]
        state.lines[line] = state.lines[line][count:]
        for citizen in gone:
            state.discards[line].put(citizen)
        if state.is_telling:
            state.tell(CitizensDiscarded(line, gone))
        state.schedule(FillLine(line))


@final
class AdvanceRound(Step[CastellansState]):
    """The Rounds token moves, then a Keep may come, then the dice pass (CV-RESET-06 to -09)."""

    def run(self, state: CastellansState) -> None:
        state.round += 1
        if state.rules.rolls_keeps:
            state.schedule(RollKeep(), PassDice())
        else:
            state.schedule(PassDice())


@final
class RollKeep(DecisionRoll):
    """The Decision die says which District receives a Keep (CV-RESET-07, -08)."""

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        place_keep(state, state.rules.catalog.city.die[told_roll(state, choice)])


def place_keep(state: CastellansState, district: int) -> None:
    """Green gains a Keep (CV-SETUP-15, CV-RESET-08)."""
    state.keeps[district] += 1
    if state.is_telling:
        state.tell(KeepPlaced(district))


@final
class PassDice(Step[CastellansState]):
    """All dice are gathered and go with the Scepter to the next 1st Player (CV-RESET-09)."""

    def run(self, state: CastellansState) -> None:
        for side in state.sides:
            side.drafted = ()
            side.spent = ()
        state.pool = [0] * FACES
        state.first = next_first(state)
        state.tell(ScepterPassed(state.named(state.first)))


def next_first(state: CastellansState) -> int:
    """Clockwise; in solo the side with the lower score (CV-SOLO-10, CV-R48)."""
    following = (state.first + 1) % len(state.sides)
    if not state.is_solo():
        return following
    human, opponent = state.sides[0].score, state.sides[OPPONENT].score
    if human != opponent:
        return 0 if human < opponent else OPPONENT
    if state.rules.first_tie == "alternate":
        return following
    return 0 if state.rules.first_tie == "human" else OPPONENT

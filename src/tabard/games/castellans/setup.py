"""Setup: cards, 1st Player, a Manor each, Keeps; and the solo opponent (CV-SETUP, CV-SOLO)."""

from __future__ import annotations

from typing import Any, Final, final

from tabard.core.state import Ask, Draw, Step
from tabard.core.values import BLANK, Barred, Choice, Decision
from tabard.games.castellans.building import place_manor
from tabard.games.castellans.events import FirstPlayerChosen, MatchBegan, OpponentChosen
from tabard.games.castellans.facts import chosen, filled
from tabard.games.castellans.guilds import district_pushes
from tabard.games.castellans.kinds import (
    AT,
    DISTRICTS,
    FIRST,
    LINES,
    MANOR,
    MANOR_ID,
    OPPONENT_ID,
    OPPONENT_NAMES,
)
from tabard.games.castellans.recruiting import FillLine
from tabard.games.castellans.resetting import place_keep
from tabard.games.castellans.rounds import Round
from tabard.games.castellans.shapes import Asked
from tabard.games.castellans.solo_charts import DecisionRoll, selected_district, told_roll
from tabard.games.castellans.solo_turns import build_house
from tabard.games.castellans.state import CastellansState, tokens_in
from tabard.games.castellans.wharf_deck import ShowBack, TurnWharf


@final
class Setup(Step[CastellansState]):
    """From the box to the first roll (CV-SETUP-01 to -16)."""

    def run(self, state: CastellansState) -> None:
        state.tell(MatchBegan(state.seats))
        opponent: list[Step[Any]] = [ChooseOpponent()] if state.is_solo() else []
        state.schedule(
            *opponent,
            TurnWharf(),
            ShowBack(),
            *[FillLine(line) for line in range(LINES)],
            ChooseFirst(),
            PlaceKeeps(),
            Round(),
        )


@final
class ChooseOpponent(Step[CastellansState]):
    """The table names one of six opponents, or leaves it to chance (CV-SOLO-05)."""

    def run(self, state: CastellansState) -> None:
        if state.rules.opponent in OPPONENT_NAMES:
            meet(state, OPPONENT_NAMES.index(state.rules.opponent))
        else:
            state.schedule(DrawOpponent())


def meet(state: CastellansState, opponent: int) -> None:
    state.opponent = opponent
    state.tell(OpponentChosen(opponent))


@final
class DrawOpponent(Draw[CastellansState]):
    """Any of the six."""

    def options(self, state: CastellansState) -> list[Choice]:
        return OPPONENT_ID

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        meet(state, choice.number)


@final
class ChooseFirst(Step[CastellansState]):
    """Who receives the Scepter (CV-SETUP-07, CV-R40); in solo the human does (CV-SOLO-10)."""

    def run(self, state: CastellansState) -> None:
        if state.rules.is_first_random and not state.is_solo():
            state.schedule(DrawFirst())
        else:
            give_scepter(state, 0)


@final
class DrawFirst(Draw[CastellansState]):
    """Every seat is as likely."""

    def options(self, state: CastellansState) -> list[Choice]:
        return FIRST[: state.seats]

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        give_scepter(state, choice.number)


def give_scepter(state: CastellansState, first: int) -> None:
    """Then Manors are placed counter-clockwise, the 1st Player last (CV-SETUP-08)."""
    state.first = first
    state.tell(FirstPlayerChosen(first))
    if state.is_solo():
        state.schedule(RollFirstManor(), SetupManor(0))
        return
    order = [(first - distance) % state.seats for distance in range(1, state.seats + 1)]
    state.schedule(*[SetupManor(seat) for seat in order])


@final
class RollFirstManor(DecisionRoll):
    """The opponent's first Manor, by the District selector of round 1 (CV-SOLO-06, -07)."""

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        build_house(state, selected_district(state, told_roll(state, choice)))


@final
class SetupManor(Ask[CastellansState]):
    """Any own Manor goes to a District without one, at no cost (CV-SETUP-08 to -14)."""

    __match_args__ = ("side", "manor")

    def __init__(self, side: int, manor: int = BLANK) -> None:
        self.side: Final = side
        self.manor: Final = manor

    def decision(self, state: CastellansState) -> Decision:
        if self.manor == BLANK:
            return Decision(self.side, "setup_manor", MANOR_ID)
        options = [AT[place] for place in empty_districts(state)]
        return Decision(self.side, "setup_at", options, about=(MANOR_ID[self.manor],))

    def resolve(self, state: CastellansState, choice: Choice) -> None:
        side = self.side
        if self.manor == BLANK:
            state.schedule(SetupManor(side, choice.number))
            return
        district = choice.number
        at_once = place_manor(state, side, self.manor, district)
        pushes = district_pushes(state, side, district, state.rules.catalog.rewards.manor)
        state.schedule(*at_once, *pushes)

    def barred(self, state: CastellansState) -> list[Barred]:
        if self.manor == BLANK:
            return []
        empty = empty_districts(state)
        return [Barred(AT[p], "CV-SETUP-09") for p in range(DISTRICTS) if p not in empty]

    def facts(self, state: CastellansState) -> Asked:
        return {"chosen": chosen(*filled(MANOR_ID, self.manor))}


def empty_districts(state: CastellansState) -> list[int]:
    """Districts that hold no Manor yet."""
    return [place for place in range(DISTRICTS) if tokens_in(state, MANOR, place) == 0]


@final
class PlaceKeeps(Step[CastellansState]):
    """Every District without a Manor receives a Keep (CV-SETUP-15, CV-SOLO-09)."""

    def run(self, state: CastellansState) -> None:
        for district in empty_districts(state):
            place_keep(state, district)

"""Rounds, their end, and the player order that follows (AR-ROUND, AR-ORDER, AR-EOR)."""

from __future__ import annotations

from typing import Any, final

from tabard.core.state import Step
from tabard.core.values import BLANK
from tabard.games.archon.acting import NextTurn
from tabard.games.archon.dividing import PrepareCards
from tabard.games.archon.ending import EndScoring
from tabard.games.archon.events import OrderSet, RoundBegan, RoundEnded, UnusedRevealed
from tabard.games.archon.kinds import (
    AT_END,
    AT_ROUND_END,
    AT_SEASON_END,
    CARD_KINDS,
    IN_ROUND,
    ROUNDS,
    SEASON_ROUNDS,
)
from tabard.games.archon.season import DrawAttack, ScoreGrant
from tabard.games.archon.showing import ClearRepository, MoveFavors, RevealProvince
from tabard.games.archon.state import ArchonState


@final
class BeginRound(Step[ArchonState]):
    """The first in player order begins (AR-ROUND-01)."""

    def run(self, state: ArchonState) -> None:
        state.phase = IN_ROUND
        state.tell(RoundBegan(state.round))
        state.schedule(NextTurn(0), EndRound())


def unused_value(state: ArchonState, seat: int) -> int:
    """The value of a player's unused cards (AR-ORDER-02, AR-R04)."""
    values, hand = state.rules.catalog.box.cards.values, state.houses[seat].hand
    if state.rules.counts_highest:
        return max([0, *[values[kind] for kind in range(CARD_KINDS) if hand[kind] > 0]])
    return sum([values[kind] * hand[kind] for kind in range(CARD_KINDS)])


def next_order(state: ArchonState) -> tuple[int, ...]:
    """More unused cards first, then the higher value, then as before (AR-ORDER-01 to -03)."""
    houses = state.houses
    ranked = sorted(
        [
            (-houses[seat].in_hand(), -unused_value(state, seat), place, seat)
            for place, seat in enumerate(state.order)
        ]
    )
    return tuple([seat for _, _, _, seat in ranked])


@final
class EndRound(Step[ArchonState]):
    """Unused cards, order, Figures, tokens; then favors, Province, cards (AR-EOR-01 to -08)."""

    def run(self, state: ArchonState) -> None:
        state.phase = AT_ROUND_END
        compare_unused(state)
        clear_slots(state)
        state.tell(RoundEnded(state.round))
        steps: list[Step[Any]] = []
        if state.round < ROUNDS:
            steps = [
                MoveFavors(),
                ClearRepository(),
                RevealProvince(),
                PrepareCards(state.round + 1),
            ]
        state.schedule(*steps, AdvanceToken())


def compare_unused(state: ArchonState) -> None:
    """All unused cards are revealed and laid to the played ones (AR-PASS-05, AR-EOR-01)."""
    order = next_order(state)
    for seat in state.order:
        house = state.houses[seat]
        if state.is_telling and house.in_hand() > 0:
            state.tell(UnusedRevealed(seat, tuple(house.hand), state.hides))
        for kind in range(CARD_KINDS):
            house.played[kind] += house.hand[kind]
        house.hand = [0] * CARD_KINDS
        house.unused = BLANK
        house.passages = 0
        house.arrivals = ()
        house.settled = 0
        house.stored = ()
        house.is_courtless = False
    state.hides = False
    state.order = order
    state.tell(OrderSet(order))


def clear_slots(state: ArchonState) -> None:
    """Figures return to their owners, tokens are removed (AR-EOR-02, -03)."""
    nobody: list[tuple[int, ...]] = [()]
    state.figures = nobody * len(state.figures)
    state.tokens = nobody * len(state.tokens)


@final
class AdvanceToken(Step[ArchonState]):
    """To the next round, after every third one by way of an attack (AR-EOR-07, -09)."""

    def run(self, state: ArchonState) -> None:
        state.schedule(NextRound())
        if state.round % SEASON_ROUNDS == 0:
            state.phase = AT_SEASON_END
            state.schedule(DrawAttack(), ScoreGrant())


@final
class NextRound(Step[ArchonState]):
    """A new round, or the end of the game (AR-END-01)."""

    def run(self, state: ArchonState) -> None:
        if state.round == ROUNDS:
            state.phase = AT_END
            state.schedule(EndScoring())
            return
        state.round += 1
        state.schedule(BeginRound())

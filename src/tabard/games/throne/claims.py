"""Claim cards: drawn, kept or not, completed the moment they are met (TH-CARD, TH-CLM)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Step
from tabard.core.values import BLANK, Choice, Decision, holds_seat, seat_bit
from tabard.games.throne.bid_events import (
    ClaimCompleted,
    ClaimDrawn,
    ClaimKept,
    ClaimsDiscarded,
    ClaimsShuffled,
    ClaimsSilent,
    FirstPlayerTaken,
)
from tabard.games.throne.conditions import is_fulfilled
from tabard.games.throne.deeds import Deed
from tabard.games.throne.kinds import PASS
from tabard.games.throne.shapes import Asked
from tabard.games.throne.state import Buried, Held, ThroneState
from tabard.games.throne.steps import SeatDraw, SeatStep, TurnAsk, TurnStep


def log_deed(state: ThroneState, seat: int, event: int, facts: tuple[int, ...]) -> None:
    """Remember a deed, if a claim in hand could ask for it; never outside spaces (TH-DEC-09)."""
    house = state.houses[seat]
    if house.claims and state.space >= 0:
        house.deeds = house.deeds + (Deed(event, state.space, facts),)


def check_claims(state: ThroneState, seat: int) -> None:
    """Lay open every claim that holds now; only ever called in the seat's own turn (TH-CARD-01)."""
    house = state.houses[seat]
    if not house.claims:
        return
    claims = state.rules.catalog.deck.claims
    index = 0
    while index < len(house.claims):
        held = house.claims[index]
        if is_fulfilled(state, seat, claims[held.claim], held.since):
            complete_claim(state, seat, index)
            index = 0
        else:
            index += 1
    if state.is_telling and house.claims and silence_speaks(state, seat):
        state.tell(ClaimsSilent(seat))


@final
class CheckClaims(TurnStep):
    """After an effect that waited for chance or for others (TH-CARD-02, TH-SOLD-BAT-11)."""

    def run(self, state: ThroneState) -> None:
        check_claims(state, self.seat)


def complete_claim(state: ThroneState, seat: int, index: int) -> None:
    """The claim lies face up for the rest of the game (TH-CARD-04)."""
    house = state.houses[seat]
    claim = house.claims[index].claim
    house.claims = house.claims[:index] + house.claims[index + 1 :]
    house.done = house.done + (claim,)
    forget_buried(state, claim, -1)
    if not house.claims:
        house.deeds = ()
    state.tell(ClaimCompleted(seat, claim))


def silence_speaks(state: ThroneState, seat: int) -> bool:
    """Whether some claim that may be in the hand would have been laid open now."""
    for number, claim in enumerate(state.rules.catalog.deck.claims):
        is_open = False
        for house in state.houses:
            if number in house.done:
                is_open = True
        if not is_open and is_fulfilled(state, seat, claim, 0):
            return True
    return False


def forget_buried(state: ThroneState, claim: int, seat: int) -> None:
    """A claim has come to light again: for all, or for one seat."""
    if state.buried:
        state.buried = tuple(
            [
                buried
                for buried in state.buried
                if buried.claim != claim or (seat >= 0 and buried.seat != seat)
            ]
        )


def draw_claims(state: ThroneState, seat: int, left: int) -> None:
    """Let a seat draw claims, as far as there are any (TH-GEN-10, -11)."""
    if left == 0:
        return
    if state.claims.size == 0:
        shuffle_claims(state)
    if state.claims.size > 0:
        state.schedule(DrawClaim(seat, left))


def shuffle_claims(state: ThroneState) -> None:
    """The discard pile becomes the deck; each seat remembers what it threw in (TH-GEN-10)."""
    if not state.claim_discard:
        return
    state.era += 1
    buried: list[Buried] = []
    for held in state.claim_discard:
        state.claims.put(held.claim)
        for seat in range(state.seats):
            if holds_seat(held.seen, seat):
                buried.append(Buried(seat, held.claim, state.era))
    state.buried = state.buried + tuple(buried)
    state.tell(ClaimsShuffled(len(state.claim_discard)))
    state.claim_discard = ()


@final
class DrawClaim(SeatDraw):
    """The top card of the claims deck comes to a seat (TH-CLM-01, TH-GRANT-07)."""

    def options(self, state: ThroneState) -> list[Choice]:
        row = state.rules.catalog.claim
        return [row[claim] for claim, count in enumerate(state.claims.counts) if count > 0]

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        state.claims.take(choice.number)
        state.drawn = state.drawn + (Held(choice.number, 0, state.era),)
        forget_buried(state, choice.number, self.seat)
        state.tell(ClaimDrawn(self.seat, choice.number))
        draw_claims(state, self.seat, self.left - 1)


def keep_claim(state: ThroneState, seat: int, held: Held) -> None:
    """A drawn claim comes to hand; what was done before does not count for it (TH-CARD-09).

    If the deck was shuffled anew during the draw, nobody else knows from which deck it came.
    """
    house = state.houses[seat]
    house.claims = house.claims + (Held(held.claim, len(house.deeds), state.era),)
    state.tell(ClaimKept(seat, held.claim))


def discard_drawn(state: ThroneState, seat: int, kept: int) -> None:
    """All drawn claims but the kept one go face down to the discard pile (TH-GEN-08)."""
    gone = sorted([held.claim for held in state.drawn if held.claim != kept])
    state.drawn = ()
    if not gone:
        return
    seen = seat_bit(seat)
    pile = [Held(claim, 0, state.era, seen) for claim in gone]
    state.claim_discard = state.claim_discard + tuple(pile)
    state.tell(ClaimsDiscarded(seat, len(gone), tuple(gone)))


@final
class ClaimTurn(Step[ThroneState]):
    """A ranked player draws claims and keeps at most one (TH-CLM-01, -02)."""

    __match_args__ = ("seat", "cards")

    def __init__(self, seat: int, cards: int) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, state: ThroneState) -> None:
        check_claims(state, self.seat)
        state.schedule(KeepClaim(self.seat))
        draw_claims(state, self.seat, self.cards)


class ChooseDrawn(TurnAsk):
    """What becomes of drawn claims, which their drawer alone sees (TH-INFO-08)."""

    def facts(self, state: ThroneState) -> Asked:
        deck = state.rules.catalog.deck.claims
        drawn = [deck[held.claim] for held in state.drawn]
        return {
            "worth": {claim.key: claim.influence for claim in drawn},
            "claim": [claim.key for claim in drawn],
        }


def drawer(state: ThroneState) -> int:
    """Who has drawn the claims that are still to be chosen from; BLANK if there are none."""
    for step in state.agenda:
        if isinstance(step, ChooseDrawn):
            return step.seat
    return BLANK


@final
class KeepClaim(ChooseDrawn):
    """Keep one of the drawn claims, or none (TH-CLM-02)."""

    def decision(self, state: ThroneState) -> Decision:
        row = state.rules.catalog.claim
        options = [row[claim] for claim in sorted([held.claim for held in state.drawn])]
        options.append(PASS)
        return Decision(self.seat, "keep_claim", options)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        kept = choice.number
        for held in state.drawn:
            if held.claim == kept:
                keep_claim(state, self.seat, held)
        discard_drawn(state, self.seat, kept)
        check_claims(state, self.seat)


@final
class TakeFirstPlayer(SeatStep):
    """The lowest bidder takes the First Player marker at the end of the turn (TH-CLM-03, -04)."""

    def run(self, state: ThroneState) -> None:
        state.marker = self.seat
        if state.rules.first_at_once:
            state.first = self.seat
        state.tell(FirstPlayerTaken(self.seat))

"""Ten cards in two fives: one now, one for the even round (AR-CARD)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.dice import Dice
from tabard.core.state import Step
from tabard.core.values import Choice
from tabard.games.archon.events import CardsDivided, ReserveTaken
from tabard.games.archon.kinds import AMOUNT, CARD_KINDS, CARD_NAMES, CONFIRM, TO_HAND
from tabard.games.archon.picking import Picking, Picks
from tabard.games.archon.shapes import Asked
from tabard.games.archon.state import ArchonState

DONE_PICK: Final = -1
"""The pick that stands for the confirmation."""


@final
class PrepareCards(Step[ArchonState]):
    """Before an odd round cards are divided, before an even one the reserve comes to hand."""

    __match_args__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round: Final = round

    def run(self, state: ArchonState) -> None:
        if self.round % 2 == 1:
            state.schedule(Divide(((),) * state.seats, state.rules.catalog.hand))
            return
        for house in state.houses:
            house.hand, house.reserve = house.reserve, [0] * CARD_KINDS
        state.tell(ReserveTaken(self.round))


def all_cards(state: ArchonState, seat: int) -> list[int]:
    """The ten cards of a player by kind (AR-CARD-01)."""
    house = state.houses[seat]
    return [house.owned(kind) for kind in range(CARD_KINDS)]


def times_picked(picked: tuple[int, ...], kind: int) -> int:
    """How many cards of a kind are among the picks."""
    count = 0
    for one in picked:
        if one == kind:
            count += 1
    return count


@final
class Divide(Picking):
    """All at once, in secret: which five cards form the hand, then confirm (AR-CARD-03, AR-D02)."""

    __match_args__ = ("picks", "hand")

    def __init__(self, picks: Picks, hand: int) -> None:
        super().__init__(picks)
        self.hand: Final = hand

    def about(self, seat: int) -> tuple[Choice, ...]:
        return (AMOUNT[self.hand],)

    def prompt(self, seat: int) -> str:
        return "to_hand"

    def options(self, state: ArchonState, seat: int) -> list[Choice]:
        picked, hand = self.picks[seat], self.hand
        if len(picked) > hand:
            return []
        if len(picked) == hand:
            return [CONFIRM]
        house = state.houses[seat]
        return [
            TO_HAND[kind]
            for kind in range(CARD_KINDS)
            if house.owned(kind) > times_picked(picked, kind)
        ]

    def with_pick(self, seat: int, choice: Choice) -> Divide:
        mine = self.picks[seat] + (choice.number,)
        return Divide(self.picks[:seat] + (mine,) + self.picks[seat + 1 :], self.hand)

    def waits(self, seat: int) -> bool:
        return True

    def imagined(self, state: ArchonState, seat: int, dice: Dice) -> Divide:
        return Divide(self.picks_imagined(state, seat, dice), self.hand)

    def dreamt(self, state: ArchonState, seat: int, dice: Dice) -> tuple[int, ...]:
        """Any five cards, confirmed."""
        if DONE_PICK not in self.picks[seat]:
            return ()
        cards: list[int] = []
        for kind, count in enumerate(all_cards(state, seat)):
            cards.extend([kind] * count)
        dice.shuffle(cards)
        return (*cards[: self.hand], DONE_PICK)

    def shown(self, seat: int) -> list[str]:
        return [CARD_NAMES[kind] for kind in self.picks[seat] if kind != DONE_PICK]

    def facts(self, state: ArchonState, seat: int) -> Asked:
        return {"left": max(0, self.hand - len(self.picks[seat]))}

    def reveal(self, state: ArchonState) -> None:
        for seat in range(state.seats):
            house, picked = state.houses[seat], self.picks[seat]
            cards = all_cards(state, seat)
            hand = [times_picked(picked, kind) for kind in range(CARD_KINDS)]
            house.hand = hand
            house.reserve = [cards[kind] - hand[kind] for kind in range(CARD_KINDS)]
            house.played = [0] * CARD_KINDS
            if state.is_telling:
                state.tell(CardsDivided(seat, tuple(hand)))
        state.hides = True

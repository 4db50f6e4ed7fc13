"""The rules: each step says what is legal and what it does, side by side, and cites its clause."""

from __future__ import annotations

from dataclasses import dataclass

from tabard.core.dice import Dice
from tabard.core.state import Ask, Draw, Sealed
from tabard.core.values import ALL_EYES, BLANK, EVERYONE, Barred, Choice, Decision, Event, seat_bit

from .table import CARD, COINS, STALL, MarketState


@dataclass(frozen=True)
class CardDrawn(Event):
    """Told to the seat that drew it alone (NM-DEAL-02)."""

    seat: int
    card: int

    def seen_by(self, seat: int) -> Event | None:
        return self if seat in (self.seat, ALL_EYES) else None

    def taught(self) -> int:
        return seat_bit(self.seat)


@dataclass(frozen=True)
class StallOpened(Event):
    seat: int
    stall: str


@dataclass(frozen=True)
class CardLaid(Event):
    """Hidden until now: everybody learns something by it, so that nobody can take it back."""

    seat: int
    card: int

    def taught(self) -> int:
        return EVERYONE


@dataclass(frozen=True)
class CoinsTaken(Event):
    seat: int
    coins: int


@dataclass(frozen=True)
class MarketClosed(Event):
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Deal(Draw[MarketState]):
    """Chance gives a seat a card from the deck (NM-DEAL-01)."""

    seat: int

    def options(self, state: MarketState) -> list[Choice]:
        return [CARD[card] for card, count in enumerate(state.deck) if count]

    def weights(self, state: MarketState) -> list[int]:
        return [count for count in state.deck if count]

    def resolve(self, state: MarketState, choice: Choice) -> None:
        state.deck[choice.number] -= 1
        state.hands[self.seat] = sorted([*state.hands[self.seat], choice.number])
        state.tell(CardDrawn(self.seat, choice.number))


@dataclass(frozen=True)
class OpenStall(Ask[MarketState]):
    """A seat chooses which stall opens (NM-OPEN-01)."""

    seat: int

    def decision(self, state: MarketState) -> Decision:
        options = [STALL[stall] for stall, left in enumerate(state.openings) if left]
        return Decision(self.seat, "open_stall", options)

    def barred(self, state: MarketState) -> list[Barred]:
        return [Barred(STALL[s], "NM-OPEN-02") for s, left in enumerate(state.openings) if not left]

    def resolve(self, state: MarketState, choice: Choice) -> None:
        state.openings[choice.number] -= 1
        state.open_stall = choice.number
        state.tell(StallOpened(self.seat, choice.name))


@dataclass(frozen=True)
class Lay(Sealed[MarketState]):
    """All lay a card from their hands at once, face down (NM-LAY-01)."""

    picks: tuple[int, ...]

    def prompt(self, seat: int) -> str:
        return "lay"

    def options(self, state: MarketState, seat: int) -> list[Choice]:
        has_picked = self.picks[seat] != BLANK
        return [] if has_picked else [CARD[card] for card in sorted(set(state.hands[seat]))]

    def waits(self, seat: int) -> bool:
        return True  # an answer at once would betray a hand of equal cards

    def with_pick(self, seat: int, choice: Choice) -> Lay:
        return Lay((*self.picks[:seat], choice.number, *self.picks[seat + 1 :]))

    def reveal(self, state: MarketState) -> None:
        for seat, card in enumerate(self.picks):
            state.hands[seat].remove(card)
            state.laid[card] += 1
            state.tell(CardLaid(seat, card))
        take_coins(state, self.picks)
        if any(state.openings):
            begin_round(state, draws=1)
        else:
            most = max(state.coins)  # NM-WIN-01
            winners = [seat for seat, coins in enumerate(state.coins) if coins == most]
            state.tell(MarketClosed(tuple(winners)))

    def imagined(self, state: MarketState, seat: int, dice: Dice) -> Lay:
        picks = list(self.picks)
        for other, hand in enumerate(state.hands):
            if other != seat and picks[other] != BLANK:
                picks[other] = hand[dice.below(len(hand))]
        return Lay(tuple(picks))


def begin_round(state: MarketState, draws: int) -> None:
    """All draw, a stall opens, all lay a card (NM-ROUND-01)."""
    deals = [Deal(seat) for seat in range(state.seats) for _ in range(draws)]
    state.schedule(*deals, OpenStall(state.opener), Lay((BLANK,) * state.seats))


def take_coins(state: MarketState, picks: tuple[int, ...]) -> None:
    """The highest card that lies there once takes the coins (NM-TAKE-01, -02)."""
    highest = max([card for card in picks if picks.count(card) == 1], default=BLANK)
    if highest != BLANK:
        state.opener = picks.index(highest)
        state.coins[state.opener] += COINS[state.open_stall]
        state.tell(CoinsTaken(state.opener, COINS[state.open_stall]))
    state.open_stall = BLANK

"""The front door: what the engine and all programs around it ask of the game."""

from __future__ import annotations

from tabard.core.dice import Dice
from tabard.core.game import Game, Options
from tabard.core.state import Step
from tabard.core.values import ALL_EYES, BLANK, Choice
from tabard.parts.plain_codec import PlainCodec

from .rules import Deal, Lay, OpenStall, begin_round
from .table import CARD, COPIES, FIELDS, FOLDER, HAND, NAMES, STALL, MarketState


class NightMarket(Game[MarketState]):
    """Fields are set here, not above the methods: compiled code looks for them in the instance."""

    def __init__(self) -> None:
        self.key = "nightmarket"
        self.title = {"en": "Night Market", "de": "Nachtmarkt"}
        self.seats = range(2, 5)
        self.rules_version = 1
        self.stage = "draft"
        self.folder = str(FOLDER)
        self.codec = MarketCodec(self, FIELDS)

    def steps(self) -> list[type[Step[MarketState]]]:
        return [Deal, OpenStall, Lay]

    def choices(self) -> list[Choice]:
        return [*STALL, *CARD[1:]]

    def new_state(self, seats: int, options: Options) -> MarketState:
        self.check_seats(seats)
        state = MarketState(seats)
        begin_round(state, draws=HAND)
        return state

    def view(self, state: MarketState, seat: int) -> dict[str, object]:
        """Built from what the seat may see; all that can change later is copied."""
        return {
            "seat": seat if seat >= 0 else None,
            "over": not state.agenda,
            "opener": state.opener,
            "open_stall": None if state.open_stall == BLANK else NAMES[state.open_stall],
            "stalls": dict(zip(NAMES, state.openings)),
            "deck": sum(state.deck),
            "laid": cards_in(state.laid),
            "players": [
                {
                    "seat": owner,
                    "coins": state.coins[owner],
                    "cards": len(hand),
                    "hand": hand[:] if seat in (owner, ALL_EYES) else None,
                }
                for owner, hand in enumerate(state.hands)
            ],
        }

    def imagine(self, state: MarketState, seat: int, dice: Dice) -> MarketState:
        """All cards that the seat does not see are dealt anew; then others pick anew."""
        dream = state.clone()
        others = [other for other in range(state.seats) if other != seat]
        unseen = cards_in(state.deck) + [card for other in others for card in state.hands[other]]
        unseen.sort()  # the truth must decide nothing, not even by the order of cards
        dice.shuffle(unseen)
        for other in others:
            dream.hands[other] = sorted([unseen.pop() for _ in state.hands[other]])
        dream.deck = [unseen.count(card) for card in range(len(state.deck))]
        if dream.agenda and isinstance(dream.agenda[-1], Lay):
            dream.agenda[-1] = dream.agenda[-1].imagined(dream, seat, dice)
        return dream

    def places(self, state: MarketState) -> list[int]:
        return [1 + sum(other > own for other in state.coins) for own in state.coins]

    def scores(self, state: MarketState) -> list[int]:
        return state.coins[:]

    def score_sheet(self, state: MarketState) -> dict[str, object]:
        return {"players": [{"seat": s, "coins": coins} for s, coins in enumerate(state.coins)]}


class MarketCodec(PlainCodec):
    """The fields as data, and back; here stands what must add up in them."""

    def broken_law(self, state: MarketState) -> str:
        cards = sum(state.hands, cards_in(state.deck) + cards_in(state.laid))
        if sorted(cards) != cards_in(MarketState(state.seats).deck):
            return f"there are {COPIES} cards of each number"
        if min(state.deck + state.laid + state.coins + state.openings) < 0:
            return "nothing is counted below zero"
        return "" if state.opener in range(state.seats) else "one of the seats opens"


def cards_in(counts: list[int]) -> list[int]:
    """The cards of which so many lie somewhere."""
    return [card for card, count in enumerate(counts) for _ in range(count)]

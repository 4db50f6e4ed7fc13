"""Workforce cards: the deck, the display, and action space II (TH-WF)."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Draw, Step, Unshown
from tabard.core.values import BLANK, Choice, Decision
from tabard.games.throne.bid_events import DisplayCleared, DisplaySplit, GroupTaken
from tabard.games.throne.claims import CheckClaims, check_claims
from tabard.games.throne.events import CardDisplayed, CardDrawn, CardsDiscarded, DeckShuffled
from tabard.games.throne.kinds import GROUP
from tabard.games.throne.shapes import Asked
from tabard.games.throne.state import ThroneState
from tabard.games.throne.steps import SeatStep, TurnAsk, TurnUnshown

PAIR: Final = 2


def refill_deck(state: ThroneState) -> None:
    """If the deck is empty, the discard pile becomes the deck (TH-GEN-09)."""
    if state.deck.size == 0 and state.discard.size > 0:
        state.deck, state.discard = state.discard, state.deck
        state.tell(DeckShuffled(state.deck.size))


def cards_to_draw(state: ThroneState) -> int:
    """How many Workforce cards could be drawn, the discard pile included (TH-GEN-11)."""
    return state.deck.size + state.discard.size


class DeckDraw(Draw[ThroneState]):
    """The top card of the Workforce deck goes somewhere: each kind as likely as it is common."""

    def options(self, state: ThroneState) -> list[Choice]:
        row = state.rules.catalog.card
        return [row[kind] for kind, count in enumerate(state.deck.counts) if count > 0]

    def weights(self, state: ThroneState) -> list[int]:
        return [count for count in state.deck.counts if count > 0]


def draw_on(state: ThroneState, step: DeckDraw, left: int) -> None:
    """Draw on, as long as cards are wanted and there are any (TH-GEN-09, -11)."""
    if left > 0:
        refill_deck(state)
        if state.deck.size > 0:
            state.schedule(step)


def draw_cards(state: ThroneState, seat: int, left: int) -> None:
    """Let a seat draw cards unseen."""
    draw_on(state, DrawCard(seat, left), left)


@final
class DrawCard(DeckDraw):
    """The top card of the deck comes to a hand, seen by its owner alone (TH-INFO-11)."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        state.deck.take(choice.number)
        state.houses[self.seat].hand.put(choice.number)
        state.tell(CardDrawn(self.seat, choice.number))
        draw_cards(state, self.seat, self.left - 1)


def fill_display(state: ThroneState, left: int) -> None:
    """Lay cards out face up, as many as there are (TH-RESET-03, -04)."""
    draw_on(state, DisplayCard(left), left)


@final
class DisplayCard(DeckDraw):
    """The top card of the deck is laid out (TH-RESET-03)."""

    __match_args__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        state.deck.take(choice.number)
        state.display = tuple(sorted([*state.display, choice.number]))
        state.tell(CardDisplayed(choice.number))
        fill_display(state, self.left - 1)


def take_openly(state: ThroneState, seat: int, kind: int) -> None:
    """A card that all have seen comes to a hand (TH-INFO-06)."""
    house = state.houses[seat]
    house.hand.put(kind)
    house.known[kind] += 1


def discard_cards(state: ThroneState, seat: int, cards: tuple[int, ...]) -> None:
    """Cards of a hand go face up to the discard pile (TH-GEN-08)."""
    house = state.houses[seat]
    for kind in cards:
        house.hand.take(kind)
        house.known[kind] = max(0, house.known[kind] - 1)
        state.discard.put(kind)


def discard_one(state: ThroneState, seat: int, kind: int) -> None:
    """Discard a card, and say so."""
    discard_cards(state, seat, (kind,))
    state.tell(CardsDiscarded(seat, (kind,)))


def hand_options(state: ThroneState, seat: int) -> list[Choice]:
    """Every kind of card in a hand."""
    row = state.rules.catalog.card
    counts = state.houses[seat].hand.counts
    return [row[kind] for kind, count in enumerate(counts) if count > 0]


def without(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """Cards without one of a kind."""
    at = cards.index(kind)
    return cards[:at] + cards[at + 1 :]


def card_names(state: ThroneState, cards: tuple[int, ...]) -> list[str]:
    row = state.rules.catalog.card
    return [row[kind].name for kind in cards]


def distinct(state: ThroneState, cards: tuple[int, ...]) -> list[Choice]:
    """Choices of cards, equal ones once."""
    row = state.rules.catalog.card
    return [row[kind] for kind in sorted(set(cards))]


@final
class SplitDisplay(Unshown[ThroneState]):
    """The lowest bidder makes two pairs and a single, as far as cards reach (TH-WF-01, -10)."""

    __match_args__ = ("seat", "single")

    def __init__(self, seat: int, single: int = BLANK) -> None:
        self.seat: Final = seat
        self.single: Final = single

    def decision(self, state: ThroneState) -> Decision:
        if self.asks_single(state):
            row = state.rules.catalog.single
            alone = [row[kind] for kind in sorted(set(state.display))]
            return Decision(self.seat, "split_single", alone)
        rest = self.paired(state)
        about = (state.rules.catalog.card[rest[0]],)
        return Decision(self.seat, "split_pair", distinct(state, rest[1:]), about=about)

    def asks_single(self, state: ThroneState) -> bool:
        """Whether a card must stay alone, and none is named yet."""
        return self.single == BLANK and len(state.display) % PAIR == 1

    def paired(self, state: ThroneState) -> tuple[int, ...]:
        """The cards that make pairs."""
        return state.display if self.single == BLANK else without(state.display, self.single)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        if not self.asks_single(state):
            rest = self.paired(state)
            pair = (rest[0], choice.number)
            self.lay_groups(state, pair, without(rest[1:], choice.number), self.single)
            return
        rest = without(state.display, choice.number)
        if len(rest) == PAIR:
            self.lay_groups(state, rest, (), choice.number)
        else:
            state.schedule(SplitDisplay(self.seat, choice.number))

    def rewound(self) -> SplitDisplay:
        return SplitDisplay(self.seat)

    def facts(self, state: ThroneState) -> Asked:
        single = self.single
        return {} if single == BLANK else {"single": state.rules.catalog.card[single].name}

    def lay_groups(
        self, state: ThroneState, first: tuple[int, ...], second: tuple[int, ...], single: int
    ) -> None:
        """Pairs first, the single last; empty groups do not exist (TH-WF-10)."""
        alone = () if single == BLANK else (single,)
        state.groups = tuple([group for group in (first, second, alone) if group])
        state.display = ()
        state.tell(DisplaySplit(self.seat, first, second, alone))


@final
class SplitFew(SeatStep):
    """One or two cards need no decision: they are one group (TH-WF-10)."""

    def run(self, state: ThroneState) -> None:
        if state.display:
            state.groups = (state.display,)
            state.tell(DisplaySplit(self.seat, state.display, (), ()))
            state.display = ()


@final
class WorkforceTurn(Step[ThroneState]):
    """A ranked player takes a group, or draws blind as the last of four (TH-WF-02, -06, -07)."""

    __match_args__ = ("seat", "is_blind")

    def __init__(self, seat: int, is_blind: bool) -> None:
        self.seat: Final = seat
        self.is_blind: Final = is_blind

    def run(self, state: ThroneState) -> None:
        check_claims(state, self.seat)
        if self.is_blind:
            state.schedule(CheckClaims(self.seat))
            draw_cards(state, self.seat, 1)
        elif sum([len(group) for group in state.groups]) > 0:
            state.schedule(TakeGroup(self.seat))


@final
class TakeGroup(TurnAsk):
    """Take one of the groups that are left (TH-WF-02)."""

    def decision(self, state: ThroneState) -> Decision:
        options = [GROUP[index] for index, group in enumerate(state.groups) if group]
        return Decision(self.seat, "take_group", options)

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        if len(state.groups[choice.number]) == PAIR and state.bids[self.seat] < PAIR:
            state.schedule(KeepOfPair(self.seat, choice.number))
        else:
            gain_group(state, self.seat, choice.number, state.groups[choice.number])


@final
class KeepOfPair(TurnUnshown):
    """A bid of 1 gives one card of the pair; the other is discarded (TH-WF-04)."""

    __match_args__ = ("seat", "group")

    def __init__(self, seat: int, group: int) -> None:
        super().__init__(seat)
        self.group: Final = group

    def decision(self, state: ThroneState) -> Decision:
        return Decision(self.seat, "keep_of_pair", distinct(state, state.groups[self.group]))

    def resolve(self, state: ThroneState, choice: Choice) -> None:
        gain_group(state, self.seat, self.group, (choice.number,))

    def rewound(self) -> TakeGroup:
        return TakeGroup(self.seat)


def gain_group(state: ThroneState, seat: int, number: int, kept: tuple[int, ...]) -> None:
    """Cards of a group come to hand; those not kept are discarded (TH-WF-03 to -05)."""
    left = state.groups[number]
    state.groups = state.groups[:number] + ((),) + state.groups[number + 1 :]
    for kind in kept:
        take_openly(state, seat, kind)
        left = without(left, kind)
    for kind in left:
        state.discard.put(kind)
    state.tell(GroupTaken(seat, kept, left))
    check_claims(state, seat)


@final
class ClearDisplay(Step[ThroneState]):
    """What is left lying open is discarded (TH-WF-08, -09, TH-CLEAN-03)."""

    def run(self, state: ThroneState) -> None:
        left = list(state.display)
        for group in state.groups:
            left.extend(group)
        for kind in left:
            state.discard.put(kind)
        state.display = ()
        state.groups = ()
        if left:
            state.tell(DisplayCleared(tuple(left)))

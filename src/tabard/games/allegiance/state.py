"""What lies on the table of Allegiance."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import State
from tabard.core.values import BLANK, EVERYONE, Value
from tabard.games.allegiance.kinds import CONVERTED, REMOVED, TABLEAU
from tabard.games.allegiance.rules import Rules
from tabard.parts.bag import Bag
from tabard.parts.cards import Card


@final
class Laid(Value):
    """A card that has left a hand. Its number on the table never changes and is public.

    `seat` is the tableau it lies in or last lay in, `origin` the hand it came from, `guard` the
    number of the Guard on top of it, `lost` the round in which it was taken at random from its
    organisation (which of the cards there it was, nobody knows).
    """

    __match_args__ = ("card", "place", "seat", "origin", "round", "is_up", "guard", "lost")

    def __init__(
        self,
        card: Card,
        place: int,
        seat: int,
        origin: int,
        round: int,
        is_up: bool,
        guard: int = BLANK,
        lost: int = BLANK,
    ) -> None:
        self.card: Final = card
        self.place: Final = place
        self.seat: Final = seat
        self.origin: Final = origin
        self.round: Final = round
        self.is_up: Final = is_up
        self.guard: Final = guard
        self.lost: Final = lost

    def moved(self, card: Card, place: int) -> Laid:
        """The card at another place, known to whom it is known there."""
        return Laid(card, place, self.seat, self.origin, self.round, self.is_up)

    def with_card(self, card: Card) -> Laid:
        """The same place with another memory of the card, or another card dreamt there."""
        return Laid(
            card,
            self.place,
            self.seat,
            self.origin,
            self.round,
            self.is_up,
            self.guard,
            self.lost,
        )

    def with_guard(self, guard: int) -> Laid:
        """The card with another Guard, or none, on top."""
        return Laid(
            self.card, self.place, self.seat, self.origin, self.round, self.is_up, guard, self.lost
        )

    def taken_at_random(self, round: int) -> Laid:
        """The card after chance took it from its organisation; `seat` keeps which one that was."""
        return Laid(self.card, REMOVED, self.place, self.origin, self.round, False, BLANK, round)


@final
class Recall(Value):
    """What a viewer still knows of a hand once seen (AL-INFO-02).

    The `kinds`, and in all at least `pure` cards that are not of the Guild, are still in the hand
    of `owner` (if `is_open`) or among the hidden `slots` that were laid from it since. Of these
    the `sealed` ones were laid before the hand received new cards, so they hold nothing but the
    `kinds`, or `spare` ones that were among them; without either, nothing of the Guild.
    """

    __match_args__ = (
        "viewer",
        "owner",
        "kinds",
        "pure",
        "is_open",
        "slots",
        "sealed",
        "spare",
    )

    def __init__(
        self,
        viewer: int,
        owner: int,
        kinds: tuple[int, ...],
        pure: int,
        is_open: bool,
        slots: tuple[int, ...],
        sealed: tuple[int, ...] = (),
        spare: tuple[int, ...] = (),
    ) -> None:
        self.viewer: Final = viewer
        self.owner: Final = owner
        self.kinds: Final = kinds
        self.pure: Final = pure
        self.is_open: Final = is_open
        self.slots: Final = slots
        self.sealed: Final = sealed
        self.spare: Final = spare

    def is_idle(self) -> bool:
        """Whether there is nothing left to remember."""
        return not (self.kinds or self.pure or self.sealed)

    def keeping(self, kinds: tuple[int, ...], pure: int) -> Recall:
        """The memory with fewer cards in it."""
        return Recall(
            self.viewer,
            self.owner,
            kinds,
            pure,
            self.is_open,
            self.slots,
            self.sealed,
            self.spare,
        )


class AllegianceState(State):
    """The whole table: deck, hands, and every card that has left a hand."""

    def __init__(
        self,
        seats: int,
        rules: Rules,
        round: int,
        first: int,
        deck: Bag,
        hands: list[Bag],
        table: list[Laid],
        recalls: list[Recall],
    ) -> None:
        super().__init__(seats)
        self.rules = rules
        self.round = round
        self.first = first
        self.deck = deck
        self.hands = hands
        self.table = table
        self.recalls = recalls

    def clone(self) -> AllegianceState:
        copy = AllegianceState(
            self.seats,
            self.rules,
            self.round,
            self.first,
            self.deck.clone(),
            [hand.clone() for hand in self.hands],
            self.table[:],
            self.recalls[:],
        )
        copy.agenda = self.agenda[:]
        return copy

    def lay(self, laid: Laid) -> int:
        """Put a card on the table; its number there."""
        self.table.append(laid)
        return len(self.table) - 1


def lay_face_up(state: AllegianceState, seat: int, kind: int) -> int:
    """Move a card from a hand face up into the own tableau (AL-TURN-04)."""
    state.hands[seat].take(kind)
    card = Card(kind, EVERYONE)
    return state.lay(Laid(card, TABLEAU, seat, seat, state.round, True))


def numbers_in(state: AllegianceState, place: int) -> list[int]:
    """The numbers of the cards that lie at a place."""
    return [number for number, laid in enumerate(state.table) if laid.place == place]


def tableau_of(state: AllegianceState, seat: int) -> list[int]:
    """The numbers of the cards in a tableau."""
    return [
        number
        for number, laid in enumerate(state.table)
        if laid.place == TABLEAU and laid.seat == seat
    ]


def convertible_cards(state: AllegianceState, seat: int) -> list[int]:
    """Face-up, unprotected Guild cards in a tableau (AL-ACT-CONVERT-03, -04)."""
    rules = state.rules
    found = []
    for number in tableau_of(state, seat):
        laid = state.table[number]
        if laid.is_up and laid.guard == BLANK and rules.is_guild_card(laid.card.kind):
            found.append(number)
    return found


def converted_kinds(state: AllegianceState) -> list[int]:
    """The kinds that lie beside the Temple, each once, in catalog order."""
    kinds = [state.table[number].card.kind for number in numbers_in(state, CONVERTED)]
    return sorted(set(kinds))

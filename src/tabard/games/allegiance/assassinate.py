"""Assassinate (Assassin): remove a card on the table, or one of a hand."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Ask, Draw
from tabard.core.values import (
    BLANK,
    EVERYONE,
    Barred,
    Choice,
    Decision,
    holds_seat,
    seat_bit,
)
from tabard.games.allegiance.events import (
    CardAssassinated,
    HandCardAssassinated,
    NothingHappened,
)
from tabard.games.allegiance.kinds import (
    ASSASSIN,
    BESIDE_TEMPLE,
    CARD,
    CONVERTED,
    GUARD,
    GUILD,
    IN_HAND,
    KIND,
    MODE,
    ON_TABLE,
    PILE,
    PLAYER,
    REMOVED,
    SLOT,
    TABLEAU,
    TEMPLE,
)
from tabard.games.allegiance.looks import Unlaid, look_at_hand, use_card
from tabard.games.allegiance.memory import card_left_hidden, card_seen
from tabard.games.allegiance.rules import (
    PILE_FORBIDDEN,
    PILE_RANDOM,
    SHOWN_TO_ALL,
    SHOWN_TO_ASSASSIN,
)
from tabard.games.allegiance.state import AllegianceState, Laid, converted_kinds, numbers_in
from tabard.parts.cards import Card


@final
class Assassinate(Unlaid):
    """A mode, then a target; then the Assassin is laid (AL-ACT-ASSASSINATE-01)."""

    __match_args__ = ("seat", "mode")

    def __init__(self, seat: int, mode: int = BLANK) -> None:
        self.seat: Final = seat
        self.mode: Final = mode

    def decision(self, state: AllegianceState) -> Decision:
        if self.mode == ON_TABLE:
            return Decision(self.seat, "assassinate_card", table_targets(state))
        if self.mode == IN_HAND:
            return Decision(self.seat, "assassinate_hand", hand_targets(state, self.seat))
        modes: list[Choice] = []
        if table_targets(state):
            modes.append(MODE[ON_TABLE])
        if hand_targets(state, self.seat):
            modes.append(MODE[IN_HAND])
        # Without any target the effect is void, which the player acknowledges by using the card.
        return Decision(self.seat, "assassinate_mode", modes or [MODE[ON_TABLE]])

    def resolve(self, state: AllegianceState, choice: Choice) -> None:
        seat = self.seat
        if self.mode == IN_HAND:
            use_card(state, seat, ASSASSIN)
            look_at_hand(state, seat, choice.number)
            state.schedule(RemoveFromHand(seat, choice.number))
        elif self.mode == ON_TABLE:
            use_card(state, seat, ASSASSIN)
            remove_from_table(state, seat, choice)
        elif choice.number == ON_TABLE and not table_targets(state):
            use_card(state, seat, ASSASSIN)
            state.tell(NothingHappened(seat, ASSASSIN))
        else:
            state.schedule(Assassinate(seat, choice.number))

    def barred(self, state: AllegianceState) -> list[Barred]:
        if self.mode == IN_HAND:
            if state.rules.own_hand_allowed or state.hands[self.seat].size < 2:
                return []
            return [Barred(PLAYER[self.seat], "AL-ACT-ASSASSINATE-10")]
        if self.mode == ON_TABLE:
            found = [
                Barred(CARD[number], "AL-ACT-ASSASSINATE-06")
                for number in numbers_in(state, TABLEAU)
                if state.table[number].guard != BLANK
            ]
            if state.rules.pile_target == PILE_FORBIDDEN:
                found += [Barred(pile, "AL-ACT-ASSASSINATE-03") for pile in PILE]
            return found
        return []


@final
class RemoveFromHand(Ask[AllegianceState]):
    """Having looked, choose one card of that hand (AL-ACT-ASSASSINATE-08, AL-R05)."""

    __match_args__ = ("seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        self.seat: Final = seat
        self.target: Final = target

    def decision(self, state: AllegianceState) -> Decision:
        options = [KIND[kind] for kind in state.hands[self.target].kinds()]
        about = (PLAYER[self.target],)
        return Decision(self.seat, "assassinate_kind", options, True, about)

    def resolve(self, state: AllegianceState, choice: Choice) -> None:
        seat, target = self.seat, self.target
        state.hands[target].take(choice.number)
        knowers = seat_bit(seat) | seat_bit(target)
        card = Card(choice.number, knowers)
        slot = state.lay(Laid(card, REMOVED, BLANK, target, state.round, False))
        card_left_hidden(state, target, choice.number, slot, knowers)
        state.tell(HandCardAssassinated(seat, target, choice.number))


@final
class RemoveFromPile(Draw[AllegianceState]):
    """One of the cards on an organisation, each equally likely, unseen (AL-ACT-ASSASSINATE-05)."""

    __match_args__ = ("seat", "pile")

    def __init__(self, seat: int, pile: int) -> None:
        self.seat: Final = seat
        self.pile: Final = pile

    def options(self, state: AllegianceState) -> list[Choice]:
        return [SLOT[number] for number in numbers_in(state, self.pile)]

    def resolve(self, state: AllegianceState, choice: Choice) -> None:
        number = choice.number
        state.table[number] = state.table[number].taken_at_random(state.round)
        state.tell(CardAssassinated(self.seat, self.pile, BLANK, BLANK, 0, 0))


def table_targets(state: AllegianceState) -> list[Choice]:
    """Cards in tableaux that no Guard protects, converted kinds, organisations (…-03, -04, -06)."""
    found: list[Choice] = []
    for number, laid in enumerate(state.table):
        if laid.place == TABLEAU and laid.guard == BLANK:
            found.append(CARD[number])
    for kind in converted_kinds(state):
        found.append(BESIDE_TEMPLE[kind])
    if state.rules.pile_target == PILE_RANDOM:
        found += [PILE[pile] for pile in (TEMPLE, GUILD) if numbers_in(state, pile)]
    elif state.rules.tracks_piles():
        found += [SLOT[n] for n, laid in enumerate(state.table) if laid.place in (TEMPLE, GUILD)]
    return found


def hand_targets(state: AllegianceState, seat: int) -> list[Choice]:
    """Players whose hand holds a card besides the Assassin being used (…-08, -10)."""
    found: list[Choice] = []
    for target in range(state.seats):
        if target == seat:
            if state.rules.own_hand_allowed and state.hands[seat].size > 1:
                found.append(PLAYER[target])
        elif state.hands[target].size > 0:
            found.append(PLAYER[target])
    return found


def remove_from_table(state: AllegianceState, seat: int, choice: Choice) -> None:
    """Carry out the table mode (AL-ACT-ASSASSINATE-02, -05, -07)."""
    if choice.kind == "pile":
        state.schedule(RemoveFromPile(seat, choice.number))
    elif choice.kind == "converted":
        for number in numbers_in(state, CONVERTED):
            if state.table[number].card.kind == choice.number:
                remove_card(state, seat, number)
                return
    else:
        remove_card(state, seat, choice.number)


def remove_card(state: AllegianceState, seat: int, number: int) -> None:
    """Take a card off the table; a face-down one unseen, unless the table plays otherwise."""
    laid = state.table[number]
    card = laid.card
    shown = shown_to(state, seat, card)
    if shown:
        card = Card(card.kind, EVERYONE if shown == EVERYONE else card.seen | shown)
        card_seen(state, shown, number)
    state.table[number] = laid.moved(card, REMOVED)
    if laid.card.kind == GUARD:
        lift_guard(state, number)
    state.tell(CardAssassinated(seat, laid.place, laid.seat, card.kind, card.seen, shown))


def shown_to(state: AllegianceState, seat: int, card: Card) -> int:
    """Who gets to see a face-down card that is removed (AL-R03)."""
    if card.is_open():
        return 0
    if state.rules.face_down_shown == SHOWN_TO_ALL:
        return EVERYONE
    if state.rules.face_down_shown == SHOWN_TO_ASSASSIN and not holds_seat(card.seen, seat):
        return seat_bit(seat)
    return 0


def lift_guard(state: AllegianceState, guard: int) -> None:
    """The card under a removed Guard is unprotected again (AL-GUARD-04)."""
    for number, laid in enumerate(state.table):
        if laid.guard == guard:
            state.table[number] = laid.with_guard(BLANK)

"""Convert (Priest): bring a Guild card of another player face up beside the Temple."""

from __future__ import annotations

from typing import Final, final

from tabard.core.state import Ask
from tabard.core.values import BLANK, EVERYONE, Barred, Choice, Decision
from tabard.games.allegiance.events import CardConverted, NothingToConvert
from tabard.games.allegiance.kinds import (
    CARD,
    CONVERTED,
    IN_HAND,
    IN_TABLEAU,
    KIND,
    MODE,
    PLAYER,
    PRIEST,
)
from tabard.games.allegiance.looks import Acknowledge, Unlaid, look_at_hand, use_card
from tabard.games.allegiance.memory import card_left_openly, remember_no_guild_card
from tabard.games.allegiance.state import (
    AllegianceState,
    Laid,
    convertible_cards,
    tableau_of,
)
from tabard.parts.cards import Card


@final
class Convert(Unlaid):
    """Another player, a mode, and in the tableau a card (AL-ACT-CONVERT-01 to -04)."""

    __match_args__ = ("seat", "target", "mode")

    def __init__(self, seat: int, target: int = BLANK, mode: int = BLANK) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.mode: Final = mode

    def decision(self, state: AllegianceState) -> Decision:
        if self.target == BLANK:
            others = [PLAYER[seat] for seat in range(state.seats) if seat != self.seat]
            return Decision(self.seat, "convert_player", others)
        about = (PLAYER[self.target],)
        cards = convertible_cards(state, self.target)
        if self.mode == BLANK:
            modes = [MODE[IN_HAND]] + ([MODE[IN_TABLEAU]] if cards else [])
            return Decision(self.seat, "convert_mode", modes, about=about)
        options = [CARD[number] for number in cards]
        return Decision(self.seat, "convert_card", options, about=about)

    def resolve(self, state: AllegianceState, choice: Choice) -> None:
        if self.target == BLANK:
            state.schedule(Convert(self.seat, choice.number))
        elif self.mode == IN_TABLEAU:
            use_card(state, self.seat, PRIEST)
            convert_from_tableau(state, self.seat, choice.number)
        elif choice.number == IN_TABLEAU:
            state.schedule(Convert(self.seat, self.target, IN_TABLEAU))
        else:
            use_card(state, self.seat, PRIEST)
            search_hand(state, self.seat, self.target)

    def barred(self, state: AllegianceState) -> list[Barred]:
        if self.target == BLANK:
            return [Barred(PLAYER[self.seat], "AL-ACT-CONVERT-01")]
        if self.mode == BLANK:
            if convertible_cards(state, self.target):
                return []
            return [Barred(MODE[IN_TABLEAU], "AL-ACT-CONVERT-03")]
        found: list[Barred] = []
        for number in tableau_of(state, self.target):
            laid = state.table[number]
            if not laid.is_up:
                found.append(Barred(CARD[number], "AL-ACT-CONVERT-04"))
            elif not state.rules.is_guild_card(laid.card.kind):
                found.append(Barred(CARD[number], "AL-ACT-CONVERT-06"))
            elif laid.guard != BLANK:
                found.append(Barred(CARD[number], "AL-GUARD-03"))
        return found


@final
class ConvertFromHand(Ask[AllegianceState]):
    """Having looked, choose one of the Guild cards found (AL-ACT-CONVERT-05, AL-R05)."""

    __match_args__ = ("seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        self.seat: Final = seat
        self.target: Final = target

    def decision(self, state: AllegianceState) -> Decision:
        options = [KIND[kind] for kind in guild_kinds(state, self.target)]
        return Decision(self.seat, "convert_kind", options, True, (PLAYER[self.target],))

    def resolve(self, state: AllegianceState, choice: Choice) -> None:
        kind, target = choice.number, self.target
        state.hands[target].take(kind)
        state.lay(Laid(Card(kind, EVERYONE), CONVERTED, BLANK, target, state.round, True))
        card_left_openly(state, target, kind)
        state.tell(CardConverted(self.seat, target, kind, True))

    def barred(self, state: AllegianceState) -> list[Barred]:
        return [
            Barred(KIND[kind], "AL-ACT-CONVERT-06")
            for kind in state.hands[self.target].kinds()
            if not state.rules.is_guild_card(kind)
        ]


def guild_kinds(state: AllegianceState, seat: int) -> list[int]:
    """The kinds of Guild cards in a hand (AL-ACT-CONVERT-06)."""
    return [kind for kind in state.hands[seat].kinds() if state.rules.is_guild_card(kind)]


def convert_from_tableau(state: AllegianceState, seat: int, number: int) -> None:
    """Move a face-up Guild card beside the Temple (AL-ACT-CONVERT-03)."""
    laid = state.table[number]
    state.table[number] = laid.moved(laid.card, CONVERTED)
    state.tell(CardConverted(seat, laid.seat, laid.card.kind, False))


def search_hand(state: AllegianceState, seat: int, target: int) -> None:
    """Look at a hand; with a Guild card in it, one must be chosen (AL-ACT-CONVERT-05)."""
    look_at_hand(state, seat, target)
    if guild_kinds(state, target):
        state.schedule(ConvertFromHand(seat, target))
    else:
        remember_no_guild_card(state, seat, target)
        state.tell(NothingToConvert(seat, target))
        state.schedule(Acknowledge(seat))

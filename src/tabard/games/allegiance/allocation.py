"""Card allocation phase: one card for the Temple, one for the Guild, all at once, in secret."""

from __future__ import annotations

from typing import Any, Final, final

from tabard.core.dice import Dice
from tabard.core.state import Sealed, Step
from tabard.core.values import BLANK, Choice, seat_bit
from tabard.games.allegiance.events import AllocationEnded, CardsAllocated
from tabard.games.allegiance.kinds import CONFIRM, GUILD, TEMPLE, TO_GUILD, TO_TEMPLE
from tabard.games.allegiance.memory import card_left_hidden, kinds_of
from tabard.games.allegiance.state import AllegianceState, Laid, numbers_in
from tabard.parts.cards import Card

CONFIRMED: Final = 3
"""How many picks make an allocation: Temple, Guild, confirm."""

NOTHING_LEFT: Final[list[Choice]] = []


@final
class Allocate(Sealed[AllegianceState]):
    """All at once: one card for the Temple, one for the Guild, then confirm (AL-ALLOC-02, -04)."""

    __match_args__ = ("picks",)

    def __init__(self, picks: tuple[tuple[int, ...], ...]) -> None:
        self.picks: Final = picks

    def prompt(self, seat: int) -> str:
        return ("allocate_temple", "allocate_guild", "allocate_confirm")[len(self.picks[seat])]

    def options(self, state: AllegianceState, seat: int) -> list[Choice]:
        picked = self.picks[seat]
        counts = state.hands[seat].counts
        if not picked:
            return [TO_TEMPLE[kind] for kind, count in enumerate(counts) if count > 0]
        if len(picked) == 1:
            temple = picked[0]
            return [
                TO_GUILD[kind]
                for kind, count in enumerate(counts)
                if count > 1 or (count == 1 and kind != temple)
            ]
        return [CONFIRM] if len(picked) < CONFIRMED else NOTHING_LEFT

    def with_pick(self, seat: int, choice: Choice) -> Allocate:
        picks = list(self.picks)
        picks[seat] += (choice.number,)
        return Allocate(tuple(picks))

    def waits(self, seat: int) -> bool:
        return True

    def about(self, seat: int) -> tuple[Choice, ...]:
        picked = self.picks[seat]
        if len(picked) < CONFIRMED - 1:
            return ()
        return (TO_TEMPLE[picked[0]], TO_GUILD[picked[1]])

    def imagined(self, state: AllegianceState, seat: int, dice: Dice) -> Allocate:
        """The seat knows only who has confirmed, and its own picks (AL-INFO-04)."""
        picks: list[tuple[int, ...]] = []
        for other, picked in enumerate(self.picks):
            if other == seat:
                picks.append(picked)
            elif len(picked) == CONFIRMED:
                kinds = list(kinds_of(state.hands[other]))
                dice.shuffle(kinds)
                picks.append((kinds[0], kinds[1], BLANK))
            else:
                picks.append(())
        return Allocate(tuple(picks))

    def reveal(self, state: AllegianceState) -> None:
        for seat in range(state.seats):
            picked = self.picks[seat]
            place_face_down(state, seat, picked[0], TEMPLE)
            place_face_down(state, seat, picked[1], GUILD)
            if state.is_telling:
                state.tell(CardsAllocated(seat, picked[0], picked[1]))
        if state.is_telling:
            on_temple, on_guild = numbers_in(state, TEMPLE), numbers_in(state, GUILD)
            state.tell(AllocationEnded(len(on_temple), len(on_guild)))


def place_face_down(state: AllegianceState, seat: int, kind: int, organisation: int) -> None:
    """Lay a hand card face down on an organisation, where it stays (AL-ALLOC-06)."""
    state.hands[seat].take(kind)
    card = Card(kind, seat_bit(seat))
    slot = state.lay(Laid(card, organisation, BLANK, seat, state.round, False))
    card_left_hidden(state, seat, kind, slot, seat_bit(seat))


def pending_allocation(state: AllegianceState) -> Allocate | None:
    """The allocation that the seats are choosing now, if any."""
    step: Step[Any] | None = state.agenda[-1] if state.agenda else None
    return step if isinstance(step, Allocate) else None

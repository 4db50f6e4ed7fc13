"""Cards that remember who has seen them: one memory for views and for dreams."""

from __future__ import annotations

from typing import Final, final

from tabard.core.values import BLANK, EVERYONE, Value, holds_seat, seat_bit


@final
class Card(Value):
    """One card that lies somewhere: what it is, and the set of seats that know it."""

    __match_args__ = ("kind", "seen")

    def __init__(self, kind: int, seen: int) -> None:
        self.kind: Final = kind
        self.seen: Final = seen

    def is_open(self) -> bool:
        """Whether all know it, spectators included."""
        return self.seen == EVERYONE

    def is_known_to(self, seat: int) -> bool:
        """Whether the seat (or SPECTATOR) knows what it is."""
        return holds_seat(self.seen, seat)

    def kind_for(self, seat: int) -> int:
        """What the seat sees: the kind, or BLANK."""
        return self.kind if holds_seat(self.seen, seat) else BLANK

    def shown_to(self, seat: int) -> Card:
        """The card after one more seat has looked at it."""
        return Card(self.kind, self.seen | seat_bit(seat))

    def opened(self) -> Card:
        """The card after it was turned face up."""
        return Card(self.kind, EVERYONE)

    def as_kind(self, kind: int) -> Card:
        """The same card dreamt to be of another kind."""
        return Card(kind, self.seen)

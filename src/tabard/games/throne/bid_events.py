"""What can be told of bids, claims and the display, and who may hear it."""

from __future__ import annotations

from typing import Final, final

from tabard.core.values import BLANK, Event, MaybeBlank, everyone_but, seat_bit


@final
class ClaimsShuffled(Event):
    """The discarded claims became the new deck (TH-GEN-10)."""

    __match_args__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount


@final
class BidPlaced(Event):
    """A marker was placed face down (TH-PLAN-01)."""

    __match_args__ = ("seat", "space", "slot", "marker")

    def __init__(self, seat: int, space: int, slot: int, marker: MaybeBlank) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.slot: Final = slot
        self.marker: Final = marker

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else BidPlaced(self.seat, self.space, self.slot, BLANK)


@final
class BidRevealed(Event):
    """The markers of a player in an action space were turned up (TH-BID-01)."""

    __match_args__ = ("seat", "space", "markers")

    def __init__(self, seat: int, space: int, markers: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.markers: Final = markers

    def taught(self) -> int:
        return everyone_but(self.seat)


@final
class StarSet(Event):
    """The owner of a * fixed its value (TH-BID-04)."""

    __match_args__ = ("seat", "star")

    def __init__(self, seat: int, star: int) -> None:
        self.seat: Final = seat
        self.star: Final = star


@final
class BidsRanked(Event):
    """Who takes part in an action space, in rank order (TH-BID-08)."""

    __match_args__ = ("space", "seats")

    def __init__(self, space: int, seats: tuple[int, ...]) -> None:
        self.space: Final = space
        self.seats: Final = seats


@final
class NobodyRanked(Event):
    """Nobody bid above 0 (TH-BID-10)."""

    __match_args__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space


@final
class MarkersReturned(Event):
    """The markers of a space went back to their owners (TH-BID-12)."""

    __match_args__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space


@final
class ClaimDrawn(Event):
    """A player drew an In Game Claim, seen by no one else."""

    __match_args__ = ("seat", "claim")

    def __init__(self, seat: int, claim: MaybeBlank) -> None:
        self.seat: Final = seat
        self.claim: Final = claim

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else ClaimDrawn(self.seat, BLANK)

    def taught(self) -> int:
        return seat_bit(self.seat)


@final
class ClaimKept(Event):
    """A player kept an In Game Claim (TH-CLM-02)."""

    __match_args__ = ("seat", "claim")

    def __init__(self, seat: int, claim: MaybeBlank) -> None:
        self.seat: Final = seat
        self.claim: Final = claim

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else ClaimKept(self.seat, BLANK)


@final
class ClaimsDiscarded(Event):
    """A player discarded claims face down (TH-GEN-08)."""

    __match_args__ = ("seat", "amount", "claims")

    def __init__(self, seat: int, amount: int, claims: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.amount: Final = amount
        self.claims: Final = claims

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else ClaimsDiscarded(self.seat, self.amount, ())


@final
class ClaimCompleted(Event):
    """A claim was met and laid face up (TH-CARD-01, -04)."""

    __match_args__ = ("seat", "claim")

    def __init__(self, seat: int, claim: int) -> None:
        self.seat: Final = seat
        self.claim: Final = claim

    def taught(self) -> int:
        return everyone_but(self.seat)


@final
class ClaimsSilent(Event):
    """Claims were checked and none was laid open, which says something about the hand."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seen_by(self, seat: int) -> Event | None:
        return None

    def hinted(self) -> int:
        return everyone_but(self.seat)


@final
class FirstPlayerTaken(Event):
    """The lowest bidder took the First Player marker (TH-CLM-03)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class DisplaySplit(Event):
    """The lowest bidder split the display (TH-WF-01)."""

    __match_args__ = ("seat", "first", "second", "third")

    def __init__(
        self, seat: int, first: tuple[int, ...], second: tuple[int, ...], third: tuple[int, ...]
    ) -> None:
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second
        self.third: Final = third


@final
class GroupTaken(Event):
    """A player took a group, or one card of it (TH-WF-02 to -05)."""

    __match_args__ = ("seat", "cards", "left")

    def __init__(self, seat: int, cards: tuple[int, ...], left: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.left: Final = left


@final
class DisplayCleared(Event):
    """Cards left on the display were discarded (TH-WF-08)."""

    __match_args__ = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

"""What can be told of setup, weeks, decrees, decks and the end, and who may hear it."""

from __future__ import annotations

from typing import Final, final

from tabard.core.values import BLANK, EVERYONE, Event, MaybeBlank, everyone_but, seat_bit


@final
class MatchBegan(Event):
    """The houses took their places (TH-SETUP-01)."""

    __match_args__ = ("seats",)

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats


@final
class HouseChosen(Event):
    """A player chose a house (TH-SETUP-01)."""

    __match_args__ = ("seat", "house")

    def __init__(self, seat: int, house: int) -> None:
        self.seat: Final = seat
        self.house: Final = house


@final
class EndClaimDealt(Event):
    """An End of Game Claim came to a player, who alone hears which."""

    __match_args__ = ("seat", "end")

    def __init__(self, seat: int, end: int) -> None:
        self.seat: Final = seat
        self.end: Final = end

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None

    def taught(self) -> int:
        return seat_bit(self.seat)


@final
class EndClaimsKept(Event):
    """A player kept some End of Game Claims; which, nobody else knows (TH-SETUP-05)."""

    __match_args__ = ("seat", "ends")

    def __init__(self, seat: int, ends: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.ends: Final = ends

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else EndClaimsKept(self.seat, ())


@final
class LordDealt(Event):
    """A lord came to a player, who alone hears which."""

    __match_args__ = ("seat", "lord")

    def __init__(self, seat: int, lord: int) -> None:
        self.seat: Final = seat
        self.lord: Final = lord

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None

    def taught(self) -> int:
        return seat_bit(self.seat)


@final
class LordRevealed(Event):
    """A lord was revealed, when all had chosen (TH-SETUP-07)."""

    __match_args__ = ("seat", "lord")

    def __init__(self, seat: int, lord: int) -> None:
        self.seat: Final = seat
        self.lord: Final = lord

    def taught(self) -> int:
        return everyone_but(self.seat)


@final
class TokenLaid(Event):
    """An Alms Bonus token was laid face up (TH-SETUP-15)."""

    __match_args__ = ("alms", "token")

    def __init__(self, alms: int, token: int) -> None:
        self.alms: Final = alms
        self.token: Final = token

    def taught(self) -> int:
        return EVERYONE


@final
class FirstPlayerDrawn(Event):
    """Chance named the first player (TH-SETUP-17)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def taught(self) -> int:
        return EVERYONE


@final
class WeekBegan(Event):
    """The Crown moved on (TH-RESET-01)."""

    __match_args__ = ("week", "seat")

    def __init__(self, week: int, seat: int) -> None:
        self.week: Final = week
        self.seat: Final = seat


@final
class TraderArrived(Event):
    """A Travelling Merchant was turned up (TH-RESET-02)."""

    __match_args__ = ("merchant",)

    def __init__(self, merchant: int) -> None:
        self.merchant: Final = merchant

    def taught(self) -> int:
        return EVERYONE


@final
class CardDisplayed(Event):
    """A Workforce card was laid out face up (TH-RESET-03)."""

    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def taught(self) -> int:
        return EVERYONE


@final
class DecreeRead(Event):
    """A Royal Decree was revealed, and one half of it applies (TH-DEC-01, -02)."""

    __match_args__ = ("decree", "half")

    def __init__(self, decree: int, half: int) -> None:
        self.decree: Final = decree
        self.half: Final = half

    def taught(self) -> int:
        return EVERYONE


@final
class QueenDied(Event):
    """The Queen Is Dead was revealed (TH-DEC-03)."""

    __match_args__ = ("decree", "week")

    def __init__(self, decree: int, week: int) -> None:
        self.decree: Final = decree
        self.week: Final = week

    def taught(self) -> int:
        return EVERYONE


@final
class QueenOutlived(Event):
    """The Queen did not die before the game was over (TH-END-01)."""


@final
class DecreeDeclined(Event):
    """A player declined what a decree offers (TH-DEC-08)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class DecreeIdle(Event):
    """A decree could do nothing to a player (TH-GEN-04)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class CardDrawn(Event):
    """A player drew a Workforce card, unseen by the others (TH-INFO-11)."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: int, card: MaybeBlank) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else CardDrawn(self.seat, BLANK)

    def taught(self) -> int:
        return seat_bit(self.seat)


@final
class CardsDiscarded(Event):
    """Workforce cards of a hand were discarded face up."""

    __match_args__ = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def taught(self) -> int:
        return everyone_but(self.seat)


@final
class DeckShuffled(Event):
    """The discard pile became the new deck (TH-GEN-09)."""

    __match_args__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount


@final
class CleanedUp(Event):
    """Merchant and decree of the week were discarded (TH-CLEAN-01, -02)."""

    __match_args__ = ("week",)

    def __init__(self, week: int) -> None:
        self.week: Final = week


@final
class ClaimsRevealed(Event):
    """At the end: which claims a player fulfilled and which not (TH-INFO-13)."""

    __match_args__ = ("seat", "claims", "ends", "missed")

    def __init__(
        self, seat: int, claims: tuple[int, ...], ends: tuple[int, ...], missed: tuple[int, ...]
    ) -> None:
        self.seat: Final = seat
        self.claims: Final = claims
        self.ends: Final = ends
        self.missed: Final = missed

    def taught(self) -> int:
        return EVERYONE


@final
class TotalCounted(Event):
    """At the end: a player's total (TH-SCORE-11)."""

    __match_args__ = ("seat", "total")
    plain = ("total",)

    def __init__(self, seat: int, total: int) -> None:
        self.seat: Final = seat
        self.total: Final = total


@final
class MatchWon(Event):
    """Who has won, and what decided it (TH-TIE-01 to -04)."""

    __match_args__ = ("seats", "decided_by")

    def __init__(self, seats: tuple[int, ...], decided_by: int) -> None:
        self.seats: Final = seats
        self.decided_by: Final = decided_by

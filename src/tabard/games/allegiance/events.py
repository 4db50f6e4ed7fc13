"""What can be told of a match of Allegiance, and who may hear how much of it."""

from __future__ import annotations

from typing import Final, final

from tabard.core.values import (
    BLANK,
    EVERYONE,
    Event,
    MaybeBlank,
    everyone_but,
    holds_seat,
    seat_bit,
)


@final
class MatchBegan(Event):
    """Cards were boxed, and each player took an Inquisitor (AL-SETUP-07)."""

    __match_args__ = ("seats", "boxed")

    def __init__(self, seats: int, boxed: int) -> None:
        self.seats: Final = seats
        self.boxed: Final = boxed


@final
class FirstActionGiven(Event):
    """A player got the First Action card (AL-SETUP-12, AL-TURN-11)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class CardDealt(Event):
    """A card came into a hand; only its owner hears of it."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None

    def taught(self) -> int:
        return seat_bit(self.seat)


@final
class RoundBegan(Event):
    """A round began, and every hand received its cards."""

    __match_args__ = ("round", "seat", "left")

    def __init__(self, round: int, seat: int, left: int) -> None:
        self.round: Final = round
        self.seat: Final = seat
        self.left: Final = left


@final
class CardsAllocated(Event):
    """A player's own two cards went face down to the organisations; only the player hears of it."""

    __match_args__ = ("seat", "temple", "guild")

    def __init__(self, seat: int, temple: int, guild: int) -> None:
        self.seat: Final = seat
        self.temple: Final = temple
        self.guild: Final = guild

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None


@final
class AllocationEnded(Event):
    """All have placed their cards; how many lie on each organisation (AL-ALLOC-09)."""

    __match_args__ = ("on_temple", "on_guild")

    def __init__(self, on_temple: int, on_guild: int) -> None:
        self.on_temple: Final = on_temple
        self.on_guild: Final = on_guild


@final
class CardUsed(Event):
    """A player laid a card from the hand face up and takes its action."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def taught(self) -> int:
        return everyone_but(self.seat)


@final
class FollowersLaid(Event):
    """Cutpurses or Initiates were laid face up."""

    __match_args__ = ("seat", "card", "amount", "in_all")

    def __init__(self, seat: int, card: int, amount: int, in_all: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.amount: Final = amount
        self.in_all: Final = in_all

    def taught(self) -> int:
        return everyone_but(self.seat)


@final
class GuardPlaced(Event):
    """A Guard was laid on a card of the own tableau."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def taught(self) -> int:
        return everyone_but(self.seat)


@final
class HandSeen(Event):
    """A player looked at a hand; all see that, only the player sees what was in it."""

    __match_args__ = ("seat", "player", "cards")

    def __init__(self, seat: int, player: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.player: Final = player
        self.cards: Final = cards

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else HandSeen(self.seat, self.player, ())

    def taught(self) -> int:
        return 0 if self.seat == self.player else seat_bit(self.seat)


@final
class FaceDownSeen(Event):
    """A player looked at a face-down card in a tableau."""

    __match_args__ = ("seat", "player", "laid", "card")

    def __init__(self, seat: int, player: int, laid: int, card: MaybeBlank) -> None:
        self.seat: Final = seat
        self.player: Final = player
        self.laid: Final = laid
        self.card: Final = card

    def seen_by(self, seat: int) -> Event | None:
        if seat == self.seat:
            return self
        return FaceDownSeen(self.seat, self.player, self.laid, BLANK)

    def taught(self) -> int:
        return seat_bit(self.seat)


@final
class CardAssassinated(Event):
    """A card on the table was removed; those who know it still know it."""

    __match_args__ = ("seat", "place", "player", "card", "known", "shown")

    def __init__(
        self,
        seat: int,
        place: int,
        player: MaybeBlank,
        card: MaybeBlank,
        known: MaybeBlank,
        shown: MaybeBlank,
    ) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.player: Final = player
        self.card: Final = card
        self.known: Final = known
        self.shown: Final = shown

    def seen_by(self, seat: int) -> Event | None:
        card = self.card if holds_seat(self.known, seat) else BLANK
        return CardAssassinated(self.seat, self.place, self.player, card, BLANK, BLANK)

    def taught(self) -> int:
        return self.shown


@final
class HandCardAssassinated(Event):
    """A card was removed from a hand; only the assassin and its owner know which."""

    __match_args__ = ("seat", "player", "card")

    def __init__(self, seat: int, player: int, card: MaybeBlank) -> None:
        self.seat: Final = seat
        self.player: Final = player
        self.card: Final = card

    def seen_by(self, seat: int) -> Event | None:
        if seat in (self.seat, self.player):
            return self
        return HandCardAssassinated(self.seat, self.player, BLANK)

    def taught(self) -> int:
        return 0 if self.seat == self.player else seat_bit(self.player)


@final
class CardConverted(Event):
    """A Guild card went face up beside the Temple."""

    __match_args__ = ("seat", "player", "card", "is_from_hand")

    def __init__(self, seat: int, player: int, card: int, is_from_hand: bool) -> None:
        self.seat: Final = seat
        self.player: Final = player
        self.card: Final = card
        self.is_from_hand: Final = is_from_hand

    def taught(self) -> int:
        return everyone_but(self.player) if self.is_from_hand else 0


@final
class NothingToConvert(Event):
    """A hand was searched for Guild cards, and held none; all learn that."""

    __match_args__ = ("seat", "player")

    def __init__(self, seat: int, player: int) -> None:
        self.seat: Final = seat
        self.player: Final = player

    def taught(self) -> int:
        return everyone_but(self.player)


@final
class CardInfiltrated(Event):
    """A card went face down into another tableau; only who placed it knows which."""

    __match_args__ = ("seat", "player", "laid", "card")

    def __init__(self, seat: int, player: int, laid: int, card: MaybeBlank) -> None:
        self.seat: Final = seat
        self.player: Final = player
        self.laid: Final = laid
        self.card: Final = card

    def seen_by(self, seat: int) -> Event | None:
        if seat == self.seat:
            return self
        return CardInfiltrated(self.seat, self.player, self.laid, BLANK)


@final
class NothingHappened(Event):
    """A card was used whose action found no target (AL-TURN-09)."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


@final
class TurnEnded(Event):
    """A player ended the turn, with or without an action."""

    __match_args__ = ("seat", "has_acted")

    def __init__(self, seat: int, has_acted: bool) -> None:
        self.seat: Final = seat
        self.has_acted: Final = has_acted


@final
class PileRevealed(Event):
    """At the end: what lay on an organisation (AL-END-02)."""

    __match_args__ = ("pile", "cards")

    def __init__(self, pile: int, cards: tuple[int, ...]) -> None:
        self.pile: Final = pile
        self.cards: Final = cards

    def taught(self) -> int:
        return EVERYONE


@final
class HandRevealed(Event):
    """At the end: what a player kept in hand, and face down in the tableau."""

    __match_args__ = ("seat", "cards", "face_down")

    def __init__(self, seat: int, cards: tuple[int, ...], face_down: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.face_down: Final = face_down

    def taught(self) -> int:
        return EVERYONE


@final
class InfluenceCounted(Event):
    """At the end: the influence of both organisations, and which leads."""

    __match_args__ = ("on_temple", "on_guild", "faction")

    def __init__(self, on_temple: int, on_guild: int, faction: int) -> None:
        self.on_temple: Final = on_temple
        self.on_guild: Final = on_guild
        self.faction: Final = faction


@final
class AllegianceFound(Event):
    """At the end: a player's points, and whom the player is loyal to."""

    __match_args__ = ("seat", "temple_points", "guild_points", "faction")

    def __init__(self, seat: int, temple_points: int, guild_points: int, faction: int) -> None:
        self.seat: Final = seat
        self.temple_points: Final = temple_points
        self.guild_points: Final = guild_points
        self.faction: Final = faction


@final
class MatchWon(Event):
    """Who has won, and what decided it."""

    __match_args__ = ("seats", "reason")

    def __init__(self, seats: tuple[int, ...], reason: int) -> None:
        self.seats: Final = seats
        self.reason: Final = reason

"""What can be told of setup, rounds, seasons and the end, and who may hear it."""

from __future__ import annotations

from typing import Final, final

from tabard.core.values import EVERYONE, Event, MaybeBlank, everyone_but


@final
class MatchBegan(Event):
    """The players took their emblems (AR-SETUP-02)."""

    __match_args__ = ("seats",)

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats


@final
class OrderSet(Event):
    """The player order is this from now on (AR-SETUP-03, AR-ORDER-04)."""

    __match_args__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order

    def taught(self) -> int:
        return EVERYONE


@final
class GrantLaid(Event):
    """A King's Grant lies open for a season (AR-SETUP-08)."""

    __match_args__ = ("season", "grant")

    def __init__(self, season: int, grant: int) -> None:
        self.season: Final = season
        self.grant: Final = grant


@final
class FavorLaid(Event):
    """A King's Favor came to a favor slot (AR-SETUP-09, AR-EOR-04)."""

    __match_args__ = ("favor", "place")

    def __init__(self, favor: int, place: int) -> None:
        self.favor: Final = favor
        self.place: Final = place


@final
class FavorLeft(Event):
    """A King's Favor left the game (AR-EOR-04)."""

    __match_args__ = ("favor",)

    def __init__(self, favor: int) -> None:
        self.favor: Final = favor


@final
class ProvinceRevealed(Event):
    """A Province filled the Repository with these cubes (AR-EOR-05)."""

    __match_args__ = ("province", "cubes")

    def __init__(self, province: int, cubes: tuple[int, ...]) -> None:
        self.province: Final = province
        self.cubes: Final = cubes


@final
class CardShown(Event):
    """A Science or Arts card came to its display (AR-SETUP-11)."""

    __match_args__ = ("science", "arts")

    def __init__(self, science: MaybeBlank, arts: MaybeBlank) -> None:
        self.science: Final = science
        self.arts: Final = arts


@final
class CardsDivided(Event):
    """A player has divided the ten cards; the hand is told to its owner (AR-CARD-03)."""

    __match_args__ = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else CardsDivided(self.seat, ())


@final
class ReserveTaken(Event):
    """All take up their reserve for an even round (AR-CARD-02)."""

    __match_args__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round: Final = round


@final
class RoundBegan(Event):
    """A round began (AR-ROUND-01)."""

    __match_args__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round: Final = round


@final
class RoundEnded(Event):
    """All have passed; Figures and tokens are gone (AR-ROUND-09, AR-EOR-02, -03)."""

    __match_args__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round: Final = round


@final
class UnusedRevealed(Event):
    """The unused cards of a player, by kind (AR-PASS-05)."""

    __match_args__ = ("seat", "cards", "was_hidden")

    def __init__(self, seat: int, cards: tuple[int, ...], was_hidden: bool) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.was_hidden: Final = was_hidden

    def taught(self) -> int:
        return everyone_but(self.seat) if self.was_hidden else 0


@final
class AttackDrawn(Event):
    """An Attack card, its strength, and the warriors on the wall (AR-ATT-01)."""

    __match_args__ = ("attack", "strength", "defenders")

    def __init__(self, attack: int, strength: int, defenders: int) -> None:
        self.attack: Final = attack
        self.strength: Final = strength
        self.defenders: Final = defenders


@final
class WallHeld(Event):
    """The warriors on the wall sufficed (AR-ATT-02)."""

    __match_args__ = ("strength",)

    def __init__(self, strength: int) -> None:
        self.strength: Final = strength


@final
class RaidSuffered(Event):
    """What a player gave up in a raid, by good, and lost in VP (AR-ATT-04 to -07)."""

    __match_args__ = ("seat", "lost", "vp")

    def __init__(self, seat: int, lost: tuple[int, ...], vp: int) -> None:
        self.seat: Final = seat
        self.lost: Final = lost
        self.vp: Final = vp

    def taught(self) -> int:
        return everyone_but(self.seat)


@final
class GrantScored(Event):
    """A row of the King's Grant: items and VP of each player (AR-GRANT-02)."""

    __match_args__ = ("category", "items", "points")

    def __init__(self, category: int, items: tuple[int, ...], points: tuple[int, ...]) -> None:
        self.category: Final = category
        self.items: Final = items
        self.points: Final = points


@final
class WarriorsReturned(Event):
    """The warriors left the wall (AR-R10)."""

    __match_args__ = ("season",)

    def __init__(self, season: int) -> None:
        self.season: Final = season


@final
class TileScored(Event):
    """A tile of level III counted something (AR-END-02)."""

    __match_args__ = ("seat", "tile", "count", "vp")

    def __init__(self, seat: int, tile: int, count: int, vp: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.count: Final = count
        self.vp: Final = vp


@final
class LeftoversScored(Event):
    """VP for goods left over (AR-END-03)."""

    __match_args__ = ("seat", "vp")

    def __init__(self, seat: int, vp: int) -> None:
        self.seat: Final = seat
        self.vp: Final = vp


@final
class MatchEnded(Event):
    """Who won, and by what (AR-END-04, -05)."""

    __match_args__ = ("winners", "decided_by")

    def __init__(self, winners: tuple[int, ...], decided_by: int) -> None:
        self.winners: Final = winners
        self.decided_by: Final = decided_by

"""What can be told of turns, and who may hear it."""

from __future__ import annotations

from typing import Final, final

from tabard.core.values import BLANK, Event, MaybeBlank, everyone_but

PLAYED: Final = 0
"""The pile of played cards, which all can see."""


@final
class Passed(Event):
    """A player passed and announced the unused cards (AR-PASS-04)."""

    __match_args__ = ("seat", "unused")

    def __init__(self, seat: int, unused: int) -> None:
        self.seat: Final = seat
        self.unused: Final = unused


@final
class FigurePlaced(Event):
    """Cards were played and a Figure placed on a slot (AR-ROUND-02)."""

    __match_args__ = ("seat", "slot", "kind", "count", "has_benefit", "was_hidden")

    def __init__(
        self, seat: int, slot: int, kind: int, count: int, has_benefit: bool, was_hidden: bool
    ) -> None:
        self.seat: Final = seat
        self.slot: Final = slot
        self.kind: Final = kind
        self.count: Final = count
        self.has_benefit: Final = has_benefit
        self.was_hidden: Final = was_hidden

    def taught(self) -> int:
        return everyone_but(self.seat) if self.was_hidden else 0


@final
class TokenPlaced(Event):
    """A Tax Collector token lies in a building (AR-TAX-01)."""

    __match_args__ = ("seat", "building")

    def __init__(self, seat: int, building: int) -> None:
        self.seat: Final = seat
        self.building: Final = building


@final
class TaxPaid(Event):
    """A player paid tax to the owner of a token (AR-TAX-02)."""

    __match_args__ = ("seat", "player", "gold")

    def __init__(self, seat: int, player: int, gold: int) -> None:
        self.seat: Final = seat
        self.player: Final = player
        self.gold: Final = gold


@final
class SecondActionDeclined(Event):
    """A Scribe's second action was not taken (AR-SCRIBE-04)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class GoodsGained(Event):
    """A good came in, as far as it was there (AR-SUP-02)."""

    __match_args__ = ("seat", "good", "amount", "lost")

    def __init__(self, seat: int, good: int, amount: int, lost: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount
        self.lost: Final = lost


@final
class VpGained(Event):
    """VP were marked (AR-ACT-04)."""

    __match_args__ = ("seat", "vp")

    def __init__(self, seat: int, vp: int) -> None:
        self.seat: Final = seat
        self.vp: Final = vp


@final
class GoodsPaid(Event):
    """Goods were paid, by good (AR-ACT-03)."""

    __match_args__ = ("seat", "amounts")

    def __init__(self, seat: int, amounts: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.amounts: Final = amounts


@final
class CubeTaken(Event):
    """A cube was taken from the Repository (AR-B-REPOSITORY-01)."""

    __match_args__ = ("seat", "good")

    def __init__(self, seat: int, good: int) -> None:
        self.seat: Final = seat
        self.good: Final = good


@final
class TradeMade(Event):
    """A cube was bought or sold at the Marketplace (AR-B-MARKET-01)."""

    __match_args__ = ("seat", "good", "is_purchase", "price")

    def __init__(self, seat: int, good: int, is_purchase: bool, price: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.is_purchase: Final = is_purchase
        self.price: Final = price


@final
class CardTaken(Event):
    """A Science or Arts card was taken from its display."""

    __match_args__ = ("seat", "science", "arts")

    def __init__(self, seat: int, science: MaybeBlank, arts: MaybeBlank) -> None:
        self.seat: Final = seat
        self.science: Final = science
        self.arts: Final = arts


@final
class MagisterHired(Event):
    """A Magister took the place of a Courtier; where, others may not know (AR-INFO-02)."""

    __match_args__ = ("seat", "magister", "space", "pile", "was_hidden", "tells_of_hand")

    def __init__(
        self,
        seat: int,
        magister: int,
        space: int,
        pile: MaybeBlank,
        was_hidden: bool,
        tells_of_hand: bool,
    ) -> None:
        self.seat: Final = seat
        self.magister: Final = magister
        self.space: Final = space
        self.pile: Final = pile
        self.was_hidden: Final = was_hidden
        self.tells_of_hand: Final = tells_of_hand

    def seen_by(self, seat: int) -> Event | None:
        if seat == self.seat or self.pile == PLAYED or not self.was_hidden:
            return self
        seen, hid, tells = self.space, self.was_hidden, self.tells_of_hand
        return MagisterHired(self.seat, self.magister, seen, BLANK, hid, tells)

    def taught(self) -> int:
        return everyone_but(self.seat) if self.tells_of_hand else 0


@final
class TileBuilt(Event):
    """A Building tile was built (AR-B-BUILD-01)."""

    __match_args__ = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


@final
class WarriorPosted(Event):
    """An Elite Warrior stands on a space of the wall (AR-B-GUARD-01)."""

    __match_args__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space


@final
class FavorUsed(Event):
    """A King's Favor was used (AR-B-PALACE-01)."""

    __match_args__ = ("seat", "favor")

    def __init__(self, seat: int, favor: int) -> None:
        self.seat: Final = seat
        self.favor: Final = favor


@final
class CubesSwapped(Event):
    """A cube was exchanged for another with the stockpile (AR-D14)."""

    __match_args__ = ("seat", "given", "taken")

    def __init__(self, seat: int, given: int, taken: int) -> None:
        self.seat: Final = seat
        self.given: Final = given
        self.taken: Final = taken

"""What can be told of actions; nearly all of it is public (TH-INFO-12).

Beside a territory stands its `owner`: the seat whose home it is, BLANK for the central one.
"""

from __future__ import annotations

from typing import Final, final

from tabard.core.values import EVERYONE, Event, MaybeBlank, everyone_but


@final
class TurnBegan(Event):
    """A player's turn in an action space, with its action points (TH-AP-01)."""

    __match_args__ = ("seat", "space", "points", "mode")

    def __init__(self, seat: int, space: int, points: int, mode: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.points: Final = points
        self.mode: Final = mode


@final
class ModeChosen(Event):
    """The second of four chose what to spend points on (TH-AP-07)."""

    __match_args__ = ("seat", "mode")

    def __init__(self, seat: int, mode: int) -> None:
        self.seat: Final = seat
        self.mode: Final = mode


@final
class ActionTaken(Event):
    """A player chose an action and paid for it (TH-AP-04)."""

    __match_args__ = ("seat", "action")

    def __init__(self, seat: int, action: int) -> None:
        self.seat: Final = seat
        self.action: Final = action


@final
class PointSupplemented(Event):
    """An action point was paid with a step of a Town Track (TH-SUP-02)."""

    __match_args__ = ("seat", "track", "is_crossing")

    def __init__(self, seat: int, track: int, is_crossing: bool) -> None:
        self.seat: Final = seat
        self.track: Final = track
        self.is_crossing: Final = is_crossing


@final
class TurnEnded(Event):
    """A player ended a turn with points left (TH-AP-08)."""

    __match_args__ = ("seat", "points")

    def __init__(self, seat: int, points: int) -> None:
        self.seat: Final = seat
        self.points: Final = points


@final
class AnarchyTaken(Event):
    """A player took an Anarchy marker (TH-ANAR-01)."""

    __match_args__ = ("seat", "reason")

    def __init__(self, seat: int, reason: int) -> None:
        self.seat: Final = seat
        self.reason: Final = reason


@final
class AnarchyReturned(Event):
    """A player returned an Anarchy marker (TH-ANAR-02)."""

    __match_args__ = ("seat", "reason")

    def __init__(self, seat: int, reason: int) -> None:
        self.seat: Final = seat
        self.reason: Final = reason


@final
class WorkerPlaced(Event):
    """A worker came from the supply onto a site."""

    __match_args__ = ("seat", "kind", "territory", "owner")

    def __init__(self, seat: int, kind: int, territory: int, owner: MaybeBlank) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.territory: Final = territory
        self.owner: Final = owner


@final
class WorkerReturned(Event):
    """A worker went from a site back to the supply."""

    __match_args__ = ("seat", "kind", "territory", "owner")

    def __init__(self, seat: int, kind: int, territory: int, owner: MaybeBlank) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.territory: Final = territory
        self.owner: Final = owner


@final
class CardsMustered(Event):
    """Workforce cards were discarded to raise a Town Track (TH-SOLD-REC-02)."""

    __match_args__ = ("seat", "track", "cards")

    def __init__(self, seat: int, track: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.track: Final = track
        self.cards: Final = cards

    def taught(self) -> int:
        return everyone_but(self.seat)


@final
class TrackRaised(Event):
    """A Town Track went up."""

    __match_args__ = ("seat", "track", "amount")

    def __init__(self, seat: int, track: int, amount: int) -> None:
        self.seat: Final = seat
        self.track: Final = track
        self.amount: Final = amount


@final
class TrackLowered(Event):
    """A Town Track went down."""

    __match_args__ = ("seat", "track", "amount")

    def __init__(self, seat: int, track: int, amount: int) -> None:
        self.seat: Final = seat
        self.track: Final = track
        self.amount: Final = amount


@final
class InfluenceGained(Event):
    """A player took Influence (TH-GEN-13)."""

    __match_args__ = ("seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount


@final
class DiplomacyMoved(Event):
    """A Diplomacy marker went on."""

    __match_args__ = ("seat", "step")

    def __init__(self, seat: int, step: int) -> None:
        self.seat: Final = seat
        self.step: Final = step


@final
class AlmsMoved(Event):
    """An Alms marker went on (TH-SCHO-ALM-01)."""

    __match_args__ = ("seat", "alms")

    def __init__(self, seat: int, alms: int) -> None:
        self.seat: Final = seat
        self.alms: Final = alms


@final
class TokenGained(Event):
    """An Alms Bonus token gave its bonus (TH-SCHO-ALM-03)."""

    __match_args__ = ("seat", "token")

    def __init__(self, seat: int, token: int) -> None:
        self.seat: Final = seat
        self.token: Final = token


@final
class WorkersMoved(Event):
    """Workers moved together (TH-SOLD-ADV-01)."""

    __match_args__ = ("seat", "kind", "amount", "origin", "target", "owner")

    def __init__(
        self, seat: int, kind: int, amount: int, origin: int, target: int, owner: MaybeBlank
    ) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.amount: Final = amount
        self.origin: Final = origin
        self.target: Final = target
        self.owner: Final = owner


@final
class RaidMade(Event):
    """Soldiers went home with plunder (TH-SOLD-RAID-03)."""

    __match_args__ = ("seat", "territory", "amount", "owner")

    def __init__(self, seat: int, territory: int, amount: int, owner: MaybeBlank) -> None:
        self.seat: Final = seat
        self.territory: Final = territory
        self.amount: Final = amount
        self.owner: Final = owner


@final
class BattleJoined(Event):
    """An attacker named a defender (TH-SOLD-BAT-01)."""

    __match_args__ = ("seat", "player", "territory", "owner")

    def __init__(self, seat: int, player: int, territory: int, owner: MaybeBlank) -> None:
        self.seat: Final = seat
        self.player: Final = player
        self.territory: Final = territory
        self.owner: Final = owner


@final
class DieRolled(Event):
    """A player's die in a Battle (TH-SOLD-BAT-04)."""

    __match_args__ = ("seat", "die")

    def __init__(self, seat: int, die: int) -> None:
        self.seat: Final = seat
        self.die: Final = die

    def taught(self) -> int:
        return EVERYONE


@final
class BattleFought(Event):
    """A Battle was decided, and each side lost a Soldier (TH-SOLD-BAT-05, -06)."""

    __match_args__ = ("seat", "player", "territory", "total", "against", "owner")

    def __init__(
        self, seat: int, player: int, territory: int, total: int, against: int, owner: MaybeBlank
    ) -> None:
        self.seat: Final = seat
        self.player: Final = player
        self.territory: Final = territory
        self.total: Final = total
        self.against: Final = against
        self.owner: Final = owner


@final
class SoldiersRouted(Event):
    """The winner sent Soldiers of the loser home (TH-SOLD-BAT-08, -09)."""

    __match_args__ = ("seat", "player", "amount")

    def __init__(self, seat: int, player: int, amount: int) -> None:
        self.seat: Final = seat
        self.player: Final = player
        self.amount: Final = amount


@final
class SubterfugeMade(Event):
    """A Spy did its work and went home (TH-SPY-SUB-02)."""

    __match_args__ = ("seat", "territory", "owner")

    def __init__(self, seat: int, territory: int, owner: MaybeBlank) -> None:
        self.seat: Final = seat
        self.territory: Final = territory
        self.owner: Final = owner


@final
class CommerceMade(Event):
    """A Merchant traded by a row of the Travelling Merchant (TH-MERC-COM-02)."""

    __match_args__ = ("seat", "territory", "row", "owner")

    def __init__(self, seat: int, territory: int, row: int, owner: MaybeBlank) -> None:
        self.seat: Final = seat
        self.territory: Final = territory
        self.row: Final = row
        self.owner: Final = owner


@final
class GuildAssigned(Event):
    """A Guild was assigned, perhaps in place of another (TH-GRANT-02, -03)."""

    __match_args__ = ("seat", "guild", "replaced")

    def __init__(self, seat: int, guild: int, replaced: MaybeBlank) -> None:
        self.seat: Final = seat
        self.guild: Final = guild
        self.replaced: Final = replaced


@final
class GuildActivated(Event):
    """A Guild was activated by a * counting 1 (TH-BID-05)."""

    __match_args__ = ("seat", "guild")

    def __init__(self, seat: int, guild: int) -> None:
        self.seat: Final = seat
        self.guild: Final = guild


@final
class WorkerTurned(Event):
    """The Spy's Guild turned a worker into one of another kind (TH-GUILD-05)."""

    __match_args__ = ("seat", "kind", "into", "territory", "owner")

    def __init__(self, seat: int, kind: int, into: int, territory: int, owner: MaybeBlank) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.into: Final = into
        self.territory: Final = territory
        self.owner: Final = owner


@final
class CardOffered(Event):
    """The Scholar's Guild laid a card open for sale (TH-GUILD-09)."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def taught(self) -> int:
        return everyone_but(self.seat)


@final
class CardBought(Event):
    """An opponent bought an open card (TH-GUILD-10)."""

    __match_args__ = ("seat", "player", "card")

    def __init__(self, seat: int, player: int, card: int) -> None:
        self.seat: Final = seat
        self.player: Final = player
        self.card: Final = card


@final
class SaleDeclined(Event):
    """An opponent bought nothing (TH-GUILD-10)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class OfferCleared(Event):
    """Open cards that nobody bought were discarded (TH-GUILD-12)."""

    __match_args__ = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

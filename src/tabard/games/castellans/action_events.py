"""What can be told of actions, of players and of the solo opponent; all of it is public."""

from __future__ import annotations

from typing import Final, final

from tabard.core.values import Event, MaybeBlank


@final
class DieSpent(Event):
    """A die was spent for a Primary Action, on its final face (CV-ACT-01, -06)."""

    __match_args__ = ("seat", "action", "rolled", "face")

    def __init__(self, seat: int, action: int, rolled: int, face: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.rolled: Final = rolled
        self.face: Final = face


@final
class GoodsGained(Event):
    """A good came in; what exceeded the limit was lost (CV-RES-06)."""

    __match_args__ = ("seat", "good", "amount", "lost")

    def __init__(self, seat: int, good: int, amount: int, lost: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount
        self.lost: Final = lost


@final
class VpGained(Event):
    """VP were earned (CV-RES-08)."""

    __match_args__ = ("seat", "vp")

    def __init__(self, seat: int, vp: int) -> None:
        self.seat: Final = seat
        self.vp: Final = vp


@final
class Pushed(Event):
    """An Influence token moved up to a space (CV-GUILD-02)."""

    __match_args__ = ("seat", "guild", "space")

    def __init__(self, seat: int, guild: int, space: int) -> None:
        self.seat: Final = seat
        self.guild: Final = guild
        self.space: Final = space


@final
class PushLost(Event):
    """Influence was lost, on one track or on all (CV-GUILD-08)."""

    __match_args__ = ("seat", "guild", "count")

    def __init__(self, seat: int, guild: MaybeBlank, count: int) -> None:
        self.seat: Final = seat
        self.guild: Final = guild
        self.count: Final = count


@final
class DividerCrossed(Event):
    """A token crossed a divider, which pays (CV-GUILD-03)."""

    __match_args__ = ("seat", "guild", "after")

    def __init__(self, seat: int, guild: int, after: int) -> None:
        self.seat: Final = seat
        self.guild: Final = guild
        self.after: Final = after


@final
class Paid(Event):
    """Units of a resource, Magic and Gold were paid (CV-PAY-01)."""

    __match_args__ = ("seat", "good", "units", "magic", "gold")

    def __init__(self, seat: int, good: int, units: int, magic: int, gold: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.units: Final = units
        self.magic: Final = magic
        self.gold: Final = gold


@final
class CitizenUsed(Event):
    """A Citizen worked for its owner (CV-CITG-01)."""

    __match_args__ = ("seat", "citizen")

    def __init__(self, seat: int, citizen: int) -> None:
        self.seat: Final = seat
        self.citizen: Final = citizen


@final
class PowerUsed(Event):
    """The power of a Manor worked for its owner (CV-MANOR-07)."""

    __match_args__ = ("seat", "manor")

    def __init__(self, seat: int, manor: int) -> None:
        self.seat: Final = seat
        self.manor: Final = manor


@final
class LeftoverRead(Event):
    """A leftover die gave its face (CV-DIE-07)."""

    __match_args__ = ("seat", "face")

    def __init__(self, seat: int, face: int) -> None:
        self.seat: Final = seat
        self.face: Final = face


@final
class ManorBuilt(Event):
    """A Manor left its place for a District (CV-MANOR-05, CV-SETUP-08)."""

    __match_args__ = ("seat", "manor", "district")

    def __init__(self, seat: int, manor: int, district: int) -> None:
        self.seat: Final = seat
        self.manor: Final = manor
        self.district: Final = district


@final
class CrateUnlocked(Event):
    """The Banker's Manor set a Crate free (CV-POW-08)."""

    __match_args__ = ("seat", "crates")

    def __init__(self, seat: int, crates: int) -> None:
        self.seat: Final = seat
        self.crates: Final = crates


@final
class TokenPlaced(Event):
    """A Temple, a Ship or a Citizen token went to a District."""

    __match_args__ = ("seat", "token", "district")

    def __init__(self, seat: int, token: int, district: int) -> None:
        self.seat: Final = seat
        self.token: Final = token
        self.district: Final = district


@final
class WindmillBuilt(Event):
    """A Windmill went to a road (CV-MILL-01)."""

    __match_args__ = ("seat", "edge")

    def __init__(self, seat: int, edge: int) -> None:
        self.seat: Final = seat
        self.edge: Final = edge


@final
class ShipSailed(Event):
    """A Ship went from one District to another (CV-SAIL-02)."""

    __match_args__ = ("seat", "origin", "district")

    def __init__(self, seat: int, origin: int, district: int) -> None:
        self.seat: Final = seat
        self.origin: Final = origin
        self.district: Final = district


@final
class GateBuilt(Event):
    """A Gate went to a bridge (CV-GATE-01)."""

    __match_args__ = ("seat", "edge")

    def __init__(self, seat: int, edge: int) -> None:
        self.seat: Final = seat
        self.edge: Final = edge


@final
class MonumentBuilt(Event):
    """A Ward Tower or a Statue went to a District (CV-TOWER-01, CV-STATUE-01)."""

    __match_args__ = ("seat", "monument", "district")

    def __init__(self, seat: int, monument: int, district: int) -> None:
        self.seat: Final = seat
        self.monument: Final = monument
        self.district: Final = district


@final
class CitizenRecruited(Event):
    """A Citizen joined a player (CV-RECRUIT-04)."""

    __match_args__ = ("seat", "citizen", "line")

    def __init__(self, seat: int, citizen: int, line: int) -> None:
        self.seat: Final = seat
        self.citizen: Final = citizen
        self.line: Final = line


@final
class CratePlaced(Event):
    """A Crate went to an icon of the Wharf card (CV-WHARF-05)."""

    __match_args__ = ("seat", "row", "column", "deal", "good")

    def __init__(self, seat: int, row: int, column: int, deal: int, good: int) -> None:
        self.seat: Final = seat
        self.row: Final = row
        self.column: Final = column
        self.deal: Final = deal
        self.good: Final = good


@final
class DecisionRolled(Event):
    """The Decision die shows a number."""

    __match_args__ = ("pips",)

    def __init__(self, pips: int) -> None:
        self.pips: Final = pips


@final
class OpponentActed(Event):
    """The solo opponent spent a die for an icon of its card (CV-SOLO-17)."""

    __match_args__ = ("seat", "icon", "face")

    def __init__(self, seat: int, icon: int, face: int) -> None:
        self.seat: Final = seat
        self.icon: Final = icon
        self.face: Final = face


@final
class OpponentMonument(Event):
    """The solo opponent's Monument section (CV-SOLO-30)."""

    __match_args__ = ("seat", "monument")

    def __init__(self, seat: int, monument: int) -> None:
        self.seat: Final = seat
        self.monument: Final = monument


@final
class OpponentBonus(Event):
    """The solo opponent's Bonus section (CV-SOLO-31)."""

    __match_args__ = ("seat", "bonus")

    def __init__(self, seat: int, bonus: int) -> None:
        self.seat: Final = seat
        self.bonus: Final = bonus

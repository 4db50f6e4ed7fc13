"""What can be told of setup, rounds, dice, scoring, reset and end.

Everything is public; only chance brings what nobody knew.
"""

from __future__ import annotations

from typing import Final, final

from tabard.core.values import BLANK, Event, MaybeBlank


@final
class MatchBegan(Event):
    """The players took their seats (CV-SETUP-17)."""

    __match_args__ = ("seats",)

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats


@final
class OpponentChosen(Event):
    """The solo opponent is known (CV-SOLO-05)."""

    __match_args__ = ("opponent",)

    def __init__(self, opponent: int) -> None:
        self.opponent: Final = opponent


@final
class FirstPlayerChosen(Event):
    """Somebody holds the Scepter first (CV-SETUP-07)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class WharfTurned(Event):
    """A Wharf card was laid open (CV-SETUP-02, CV-RESET-03)."""

    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card


@final
class BackShown(Event):
    """The back of the next Wharf card rules the lines (CV-WHARF-02)."""

    __match_args__ = ("back",)

    def __init__(self, back: int) -> None:
        self.back: Final = back


@final
class CitizenLaid(Event):
    """A Citizen came to the centre of its line (CV-RECRUIT-05)."""

    __match_args__ = ("citizen", "line")

    def __init__(self, citizen: int, line: int) -> None:
        self.citizen: Final = citizen
        self.line: Final = line


@final
class DeckShuffled(Event):
    """The discards of a colour became its deck (CV-RESET-05, CV-EXH-06)."""

    __match_args__ = ("line", "count")

    def __init__(self, line: int, count: int) -> None:
        self.line: Final = line
        self.count: Final = count


@final
class KeepPlaced(Event):
    """Green received a Keep (CV-SETUP-15, CV-RESET-07)."""

    __match_args__ = ("district",)

    def __init__(self, district: int) -> None:
        self.district: Final = district


@final
class RoundBegan(Event):
    """A round began with its 1st Player (CV-GEN-02)."""

    __match_args__ = ("round", "seat")

    def __init__(self, round: int, seat: int) -> None:
        self.round: Final = round
        self.seat: Final = seat


@final
class DiceRolled(Event):
    """The pool was rolled (CV-DRAFT-01)."""

    __match_args__ = ("faces",)

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces: Final = faces


@final
class LeftoverSet(Event):
    """Nobody drafted these dice (CV-DRAFT-12)."""

    __match_args__ = ("faces",)

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces: Final = faces


@final
class DieDrafted(Event):
    """A die was taken and settled on its final face (CV-DRAFT-02, -04)."""

    __match_args__ = ("seat", "rolled", "face")

    def __init__(self, seat: int, rolled: int, face: int) -> None:
        self.seat: Final = seat
        self.rolled: Final = rolled
        self.face: Final = face


@final
class DistrictScored(Event):
    """Control of a District: half points, Keeps and VP of each side (CV-SCORE-06).

    In solo, `opponent` says who the last side is.
    """

    __match_args__ = ("district", "halves", "keeps", "points", "opponent")

    def __init__(
        self,
        district: int,
        halves: tuple[int, ...],
        keeps: int,
        points: tuple[int, ...],
        opponent: MaybeBlank = BLANK,
    ) -> None:
        self.district: Final = district
        self.halves: Final = halves
        self.keeps: Final = keeps
        self.points: Final = points
        self.opponent: Final = opponent


@final
class MonumentScored(Event):
    """A Monument counted tokens (CV-SMON-01 to -04)."""

    __match_args__ = ("seat", "monument", "district", "edge", "count", "vp")

    def __init__(
        self, seat: int, monument: int, district: MaybeBlank, edge: MaybeBlank, count: int, vp: int
    ) -> None:
        self.seat: Final = seat
        self.monument: Final = monument
        self.district: Final = district
        self.edge: Final = edge
        self.count: Final = count
        self.vp: Final = vp


@final
class WharfScored(Event):
    """Crates on the card and VP of each side (CV-SWHARF-01)."""

    __match_args__ = ("crates", "points", "opponent")

    def __init__(
        self, crates: tuple[int, ...], points: tuple[int, ...], opponent: MaybeBlank = BLANK
    ) -> None:
        self.crates: Final = crates
        self.points: Final = points
        self.opponent: Final = opponent


@final
class GuildScored(Event):
    """A Guild track: spaces and VP of each side (CV-FINAL-02)."""

    __match_args__ = ("guild", "spaces", "points", "opponent")

    def __init__(
        self,
        guild: int,
        spaces: tuple[int, ...],
        points: tuple[int, ...],
        opponent: MaybeBlank = BLANK,
    ) -> None:
        self.guild: Final = guild
        self.spaces: Final = spaces
        self.points: Final = points
        self.opponent: Final = opponent


@final
class CratesReturned(Event):
    """Crates came back and the Wharf card was discarded (CV-RESET-02, -03)."""

    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card


@final
class CitizensDiscarded(Event):
    """Citizens nearest the edge were discarded (CV-RESET-04)."""

    __match_args__ = ("line", "citizens")

    def __init__(self, line: int, citizens: tuple[int, ...]) -> None:
        self.line: Final = line
        self.citizens: Final = citizens


@final
class ScepterPassed(Event):
    """Scepter and dice went to the next 1st Player (CV-RESET-09)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class MatchEnded(Event):
    """Who won, and by what (CV-END-01 to -03)."""

    __match_args__ = ("winners", "decided_by")

    def __init__(self, winners: tuple[int, ...], decided_by: int) -> None:
        self.winners: Final = winners
        self.decided_by: Final = decided_by

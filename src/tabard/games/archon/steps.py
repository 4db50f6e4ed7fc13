"""Fields that several steps share."""

from __future__ import annotations

from typing import Final

from tabard.core.state import Ask, Step
from tabard.games.archon.state import ArchonState


class LeftStep(Step[ArchonState]):
    """So many times are left for a player."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left


class LeftAsk(Ask[ArchonState]):
    """A question to a player that comes so many times."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left


class CardStep(Step[ArchonState]):
    """A player buys a card of a display, Science or Arts."""

    __match_args__ = ("seat", "display")

    def __init__(self, seat: int, display: int) -> None:
        self.seat: Final = seat
        self.display: Final = display


class CardAsk(Ask[ArchonState]):
    """A question to a player who buys a card of a display."""

    __match_args__ = ("seat", "display")

    def __init__(self, seat: int, display: int) -> None:
        self.seat: Final = seat
        self.display: Final = display


class FavorStep(Step[ArchonState]):
    """A player uses a King's Favor."""

    __match_args__ = ("seat", "favor")

    def __init__(self, seat: int, favor: int) -> None:
        self.seat: Final = seat
        self.favor: Final = favor


class CheaperAsk(Ask[ArchonState]):
    """A question to a player for whom something is so much cheaper."""

    __match_args__ = ("seat", "off")

    def __init__(self, seat: int, off: int) -> None:
        self.seat: Final = seat
        self.off: Final = off

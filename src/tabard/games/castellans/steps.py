"""Steps that know whose they are and nothing more."""

from __future__ import annotations

from typing import Final

from tabard.core.state import Ask, Step
from tabard.games.castellans.state import CastellansState


class SideStep(Step[CastellansState]):
    """A step of one side."""

    __match_args__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side


class SideAsk(Ask[CastellansState]):
    """A question to one side."""

    __match_args__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

"""Knowledge: the window that offers a seat its view and its dreams; all that a bot gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from tabard.core import engine
from tabard.core.dice import Dice
from tabard.core.game import Game, Options
from tabard.core.state import State
from tabard.core.values import Barred


class Log(Protocol):
    """Whoever keeps what was told in a match."""

    @property
    def options(self) -> Mapping[str, str]: ...

    def events(self, since: int = 0, seat: int | None = None) -> list[dict[str, object]]: ...


NO_OPTIONS: Final[Options] = {}


class Knowledge:
    """What one seat knows of a match. The true state stays inside and cannot be asked for."""

    def __init__(self, game: Game[Any], state: State, seat: int, log: Log | None = None) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self._state: Final = state
        self._log: Final = log

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self._state.seats

    @property
    def options(self) -> Options:
        """The options of the match; none where nobody keeps a log."""
        return NO_OPTIONS if self._log is None else self._log.options

    def events(self, since: int = 0) -> list[dict[str, object]]:
        """What the seat was told, from event number `since` on; nothing where nobody keeps a log.

        A log is kept wherever people play, and for bots whose attribute `hears` is true.
        """
        return [] if self._log is None else self._log.events(since, self.seat)

    def barred(self) -> list[Barred]:
        """What the seat would plainly want to choose now but may not, each with its clause."""
        return engine.barred(self._state, self.seat)

    def view(self) -> Mapping[str, object]:
        """What the seat sees now."""
        return self.game.view(self._state, self.seat)

    def imagine(self, dice: Dice) -> State:
        """A full state that the seat could not tell from the true one; free to be played on."""
        dream: State = self.game.imagine(self._state, self.seat, dice)
        return dream

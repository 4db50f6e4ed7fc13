"""What is told in a match that bots play by themselves, kept for those who want to hear it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.core.game import Game
from tabard.core.state import State
from tabard.core.values import Event
from tabard.match.match import event_data


class BotLog:
    """The log of every seat; a state tells events only where somebody listens."""

    def __init__(self, game: Game[Any], state: State, options: Mapping[str, str]) -> None:
        self.options = options
        self._game = game
        self._state = state
        self._seen: list[list[dict[str, object]]] = [[] for _ in range(state.seats)]
        state.is_telling = True

    def events(self, since: int = 0, seat: int | None = None) -> list[dict[str, object]]:
        """The log as a seat saw it, from event number `since` on."""
        assert seat is not None, "only seats listen here"
        told, self._state.told = self._state.told, []
        self.add(told)
        return self._seen[seat][since:]

    def add(self, events: Sequence[Event]) -> None:
        """Take in what somebody else has taken from the state."""
        for seat, seen in enumerate(self._seen):
            for event in events:
                shown = event.seen_by(seat)
                if shown is not None:
                    seen.append({"number": len(seen), **event_data(self._game, shown)})

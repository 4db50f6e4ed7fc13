"""Bots that a worker has thought with, kept so that they remember from click to click."""

from __future__ import annotations

from collections import OrderedDict

from tabard.bots.bot import Bot

MOST_KEPT = 16
"""Bots that a worker keeps; a tree of three seconds takes two to seven megabytes."""

Place = tuple[str, int, str]
"""Where a bot plays: table, seat and level."""


class KeptBots:
    """The latest bots, each with the question it answered last; which was used longest ago goes."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._bots: OrderedDict[Place, tuple[int, Bot]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._bots)

    def take(self, place: Place, answered: int | None) -> Bot | None:
        """The bot that answered that question last; any other has missed something and is gone.

        Whoever takes a bot keeps it again: one that fails is forgotten.
        """
        last, bot = self._bots.pop(place, (None, None))
        return bot if answered is not None and last == answered else None

    def keep(self, place: Place, answered: int, bot: Bot) -> None:
        """Keep a bot that has just answered a question."""
        self._bots[place] = (answered, bot)
        while len(self._bots) > self._most:
            self._bots.popitem(last=False)

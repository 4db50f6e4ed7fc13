"""The games of the table: one line each."""

from __future__ import annotations

from typing import Any

from tabard.core.game import Game
from tabard.games.allegiance.game import Allegiance

GAMES: dict[str, Game[Any]] = {game.key: game for game in (Allegiance(),)}

"""The games of the table: one line each."""

from __future__ import annotations

from typing import Any

from tabard.core.game import Game
from tabard.games.allegiance.game import Allegiance
from tabard.games.archon.game import Archon
from tabard.games.castellans.game import Castellans
from tabard.games.throne.game import Throne

GAMES: dict[str, Game[Any]] = {
    game.key: game
    for game in (
        Throne(),
        Castellans(),
        Allegiance(),
        Archon(),
    )
}

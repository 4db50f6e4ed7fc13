"""The games of the table: one line each, then those of installed packages."""

from __future__ import annotations

from tabard.games.allegiance.game import Allegiance
from tabard.games.archon.game import Archon
from tabard.games.castellans.game import Castellans
from tabard.games.registry import Games
from tabard.games.throne.game import Throne

GAMES = Games(
    (
        Throne(),
        Castellans(),
        Allegiance(),
        Archon(),
    )
)

"""Bots from outside that may sit at tables here: those that the host named or installed.

Whoever opens a table can name no other, since that would start a program on the host's machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from tabard.bots.levels import guest_called, is_ours
from tabard.bots.outside.guests import installed
from tabard.bots.outside.program import LIMIT, ProgramBot
from tabard.core.errors import SetupError
from tabard.server.wire.messages import LEVEL_LENGTH


class Guests:
    """By the name that a table uses: what the bot is."""

    def __init__(self, named: Mapping[str, str] | None = None, seconds: float = inf) -> None:
        """Refuses names that are taken or too long, what is no bot, and what may think too long."""
        self._specs = {name: name for name in installed() if _is_fit(name)}
        for name, spec in (named or {}).items():
            if not _is_fit(name):
                raise SetupError(
                    f"a bot cannot be called {name!r} at a table; choose another name, of at most "
                    f"{LEVEL_LENGTH} letters, digits, - and _, that no level of ours has"
                )
            bot = guest_called(spec, 0)
            if isinstance(bot, ProgramBot) and bot.seconds > seconds:
                raise SetupError(
                    f"{spec} may take {bot.seconds:g} s, and a table waits at most {seconds:g} s; "
                    f"give it a smaller budget, or less in {LIMIT}"
                )
            self._specs[name] = spec

    def __contains__(self, level: object) -> bool:
        return level in self._specs

    def names(self) -> list[str]:
        """What people may choose from."""
        return list(self._specs)

    def meaning(self, level: str) -> str:
        """What a worker is to make for a level of ours or a guest's name."""
        return self._specs.get(level, level)


def _is_fit(name: str) -> bool:
    plain = name.replace("-", "").replace("_", "")
    return plain.isalnum() and len(name) <= LEVEL_LENGTH and not is_ours(name)

"""Names and chat as people type them: without what could not be seen or would turn a line."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from tabard.match.texts import PLAYERS

INVISIBLE = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))


def cleaned(text: str) -> str:
    """One line, single blanks, no control characters and none that turn the direction."""
    kept = [
        character
        if unicodedata.category(character) not in INVISIBLE
        else " "
        if character.isspace()
        else ""
        for character in text
    ]
    return " ".join("".join(kept).split())


def free_name(taken: Sequence[str], seat: int) -> str:
    """A name for a seat that nobody at the table has yet."""
    names = [*PLAYERS[seat:], *PLAYERS[:seat]]
    return next((name for name in names if name not in taken), f"{PLAYERS[seat]} {seat + 1}")

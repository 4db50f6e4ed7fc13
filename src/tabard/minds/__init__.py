"""Minds: how each game is judged and its hidden cards are guessed. `of(game)` finds them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabard.core.game import Game
from tabard.minds.allegiance.mind import AllegianceMind
from tabard.minds.archon.mind import ArchonMind
from tabard.minds.castellans.mind import CastellansMind
from tabard.minds.mind import Mind
from tabard.minds.plain import PlainMind
from tabard.minds.throne.mind import ThroneMind

_MAKERS: dict[str, Callable[[], Mind[Any]]] = {
    "throne": ThroneMind,
    "castellans": CastellansMind,
    "allegiance": AllegianceMind,
    "archon": ArchonMind,
}
_minds: dict[str, Mind[Any]] = {}


def of(game: Game[Any]) -> Mind[Any]:
    """The mind of a game; one that goes by scores if nobody made a better one."""
    if game.key not in _MAKERS:
        return PlainMind(game)
    if game.key not in _minds:
        _minds[game.key] = _MAKERS[game.key]()
    return _minds[game.key]

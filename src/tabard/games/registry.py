"""Games by their ids: ours at once, those of installed packages when somebody looks for them."""

from __future__ import annotations

import multiprocessing
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar, overload

from tabard.core.engine import next_decision
from tabard.core.game import Game
from tabard.parts.catalog import read_entries

GROUP = "tabard.games"
FILES = ("clauses.toml", "text/clauses.toml", "text/en.ftl", "text/de.ftl")
"""What every game has in its folder."""

FIELDS = ("key", "title", "seats", "rules_version", "stage", "folder", "words", "codec")
"""What compiled code looks for in the instance itself."""

_KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")

T = TypeVar("T")


class Games(dict[str, Game[Any]]):
    """A table of games. A plug-in that is broken is named once, and left out."""

    def __init__(self, ours: Iterable[Game[Any]]) -> None:
        super().__init__({game.key: game for game in ours})
        self._is_whole = False

    def find_installed(self) -> None:
        """Take in the games of installed packages; what is ours stays so."""
        if self._is_whole:
            return
        self._is_whole = True
        # Imported late: it takes longer than all games of ours.
        from importlib.metadata import entry_points  # noqa: PLC0415

        for point in entry_points(group=GROUP):
            try:
                game = game_from(point.load())
                if dict.__contains__(self, game.key):
                    raise ValueError(f"there is a game {game.key!r} already")
                dict.__setitem__(self, game.key, game)
            except Exception as error:
                complain(f"the game {point.name} ({point.value}) is left out: {error!r}")

    def __missing__(self, key: str) -> Game[Any]:
        self.find_installed()
        if dict.__contains__(self, key):
            return self[key]
        raise KeyError(key)

    def __contains__(self, key: object) -> bool:
        if dict.__contains__(self, key):
            return True
        self.find_installed()
        return dict.__contains__(self, key)

    @overload
    def get(self, key: str, default: None = None, /) -> Game[Any] | None: ...
    @overload
    def get(self, key: str, default: Game[Any] | T, /) -> Game[Any] | T: ...
    def get(self, key: str, default: object = None, /) -> object:
        if key not in self:
            return default
        return self[key]

    def __iter__(self) -> Iterator[str]:
        self.find_installed()
        return super().__iter__()

    def __len__(self) -> int:
        self.find_installed()
        return super().__len__()

    def keys(self) -> Any:
        self.find_installed()
        return super().keys()

    def values(self) -> Any:
        self.find_installed()
        return super().values()

    def items(self) -> Any:
        self.find_installed()
        return super().items()


def game_from(offered: object) -> Game[Any]:
    """The game that a package offers: itself, its class, or a function that makes it.

    It must be able to begin; `tabard.testing.check_game` tells its author all the rest.
    """
    game = offered() if callable(offered) and not isinstance(offered, Game) else offered
    if not isinstance(game, Game):
        raise TypeError(f"{offered!r} is no Game and makes none")
    if not _KEY.fullmatch(str(game.key)):
        raise ValueError(f"its key {game.key!r} is no word of small letters, digits and _")
    for name in FIELDS:
        if any(name in vars(kind) for kind in type(game).__mro__ if kind not in Game.__mro__):
            raise ValueError(f"{name} belongs into __init__: self.{name} = …")
    for language in ("en", "de"):
        if not game.title.get(language):
            raise ValueError(f"its title lacks {language!r}")
    for file in FILES:
        if not (Path(game.folder) / file).is_file():
            raise ValueError(f"{game.folder} lacks {file}")
    list(read_entries(Path(game.folder) / FILES[0], "clause"))
    state = game.new_state(game.seats[0], game.full_options({}))
    next_decision(state)
    game.view(state, 0)
    return game


def complain(line: str) -> None:
    """One line on standard error; processes that we start would only repeat it."""
    if multiprocessing.parent_process() is None:
        sys.stderr.write(f"tabard: {line}\n")

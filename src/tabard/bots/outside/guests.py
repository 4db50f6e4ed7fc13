"""Finding bots that are not ours: by entry point, as `package.module:Class`, as `exec:PROGRAM`."""

from __future__ import annotations

import importlib
import inspect
import re
import shlex
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final

from tabard.bots.bot import Bot
from tabard.bots.outside.faults import checked, fault_of
from tabard.bots.outside.program import ProgramBot
from tabard.bots.search import Budget
from tabard.core.errors import SetupError
from tabard.core.values import Choice, Decision
from tabard.match.knowledge import Knowledge

GROUP: Final = "tabard.bots"
PROGRAM: Final = "exec:"
_BUDGET: Final = re.compile(r"(\d{1,8})(ms)?")
_CLASS: Final = re.compile(r"[^\W\d][\w.]*:[^\W\d][\w.]*")
_MOST_ARGUMENTS: Final = 2

Factory = Callable[..., Bot]


class GuestBot:
    """A bot of another package; whatever it does wrong is a fault of its own."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot
        self.hears = bool(getattr(bot, "hears", False))

    def choose(self, knowledge: Knowledge, decision: Decision) -> Choice:
        try:
            choice: object = self.bot.choose(knowledge, decision)
        except (Exception, SystemExit) as error:
            raise fault_of(self.name, "failed", told(error)) from error
        return checked(self.name, choice, decision)

    def end(self, places: Sequence[int], scores: Sequence[int]) -> None:
        """Tell the bot how its match ended, if it wants to know; then nothing can go wrong."""
        end = getattr(self.bot, "end", None)
        if callable(end):
            with suppress(Exception, SystemExit):
                end(places, scores)


def installed() -> Mapping[str, EntryPoint]:
    """The bots that installed packages offer, by their names."""
    return {point.name: point for point in entry_points(group=GROUP)}


def guest(name: str, seed: int) -> Bot | None:
    """The bot of that name, with a budget behind its name if there is one; None if none is meant.

    SetupError says why a bot that is meant cannot be had.
    """
    if name.startswith(PROGRAM):
        return _program(name, seed)
    head, _, last = name.rpartition(":")
    budget = budget_in(last) if head else None
    bare = name if budget is None else head
    points = installed()
    if bare in points:
        return GuestBot(name, made(name, _loaded(name, points[bare]), seed, budget))
    if _CLASS.fullmatch(bare):
        return GuestBot(name, made(name, imported(name, bare), seed, budget))
    return None


def made(name: str, factory: Factory, seed: int, budget: Budget | None) -> Bot:
    """What a factory makes of a seed and a budget, or of as many of them as it takes."""
    try:
        bot: Any = factory(*(seed, budget)[: _arguments(factory)])
    except (Exception, SystemExit) as error:
        raise SetupError(f"{name} could not be made: {told(error)}") from None
    if not callable(getattr(bot, "choose", None)):
        raise SetupError(f"{name} has no method choose(knowledge, decision); it is no bot")
    found: Bot = bot
    return found


def told(error: BaseException) -> str:
    """An error in one line."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def _arguments(factory: Factory) -> int:
    try:
        parameters = inspect.signature(factory).parameters.values()
    except (TypeError, ValueError):
        return _MOST_ARGUMENTS
    if any(one.kind is one.VAR_POSITIONAL for one in parameters):
        return _MOST_ARGUMENTS
    taken = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return min(_MOST_ARGUMENTS, sum(one.kind in taken for one in parameters))


def _loaded(name: str, point: EntryPoint) -> Factory:
    try:
        factory: Factory = point.load()
    except Exception as error:
        raise SetupError(
            f"the bot {name} ({point.value}) cannot be loaded: {told(error)}"
        ) from None
    return factory


@cache
def imported(name: str, path: str, what: str = "bot") -> Factory:
    """What stands under `package.module:Class`; SetupError says why there is none."""
    module, _, attribute = path.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # a program that was installed does not look where one stands
    try:
        found: Any = importlib.import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except Exception as error:
        raise SetupError(f"there is no {what} {name!r} ({told(error)})") from None
    if not callable(found):
        raise SetupError(f"{name} is no class and no function; name what makes a {what}")
    factory: Factory = found
    return factory


def budget_in(text: str) -> Budget | None:
    """The budget that a bot from outside is given: `200` or `500ms`; none if this is none."""
    found = _BUDGET.fullmatch(text)
    if found is None:
        return None
    return Budget(0, int(found[1])) if found[2] else Budget(int(found[1]))


def _program(name: str, seed: int) -> Bot:
    text = name.removeprefix(PROGRAM)
    first, _, rest = text.partition(":")
    budget = budget_in(first)
    command = _words(name, text if budget is None else rest)
    return ProgramBot(name, command, seed, budget)


def _words(name: str, text: str) -> list[str]:
    """The program and its arguments; a program that is nowhere is refused."""
    try:
        words = shlex.split(text)
        if len(words) == 1 and " " in words[0] and shutil.which(words[0]) is None:
            words = shlex.split(words[0])
    except ValueError as error:
        raise SetupError(f"{name}: {error}; close every quotation") from None
    if not words or shutil.which(words[0]) is None:
        program = words[0] if words else ""
        raise SetupError(
            f"there is no program {program!r} that can be run for {name!r}; name one on the PATH, "
            "or the path of a file that is marked as executable"
        )
    return words

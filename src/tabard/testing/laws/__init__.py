"""Laws that hold for every game, each a function that is named for what it says.

A law takes a table, a game with a number of seats, plays random matches there, and fails with an
AssertionError where it does not hold.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from inspect import getmembers, isfunction
from pkgutil import iter_modules

from tabard.testing.tables import Table

Law = Callable[[Table], None]


def all_laws() -> list[Law]:
    """Every law, heading by heading."""
    return [law for module in iter_modules(__path__) for law in laws_in(module.name)]


def laws_in(heading: str) -> list[Law]:
    """The laws under one heading, in the order in which they stand there."""
    module = import_module(f"{__name__}.{heading}")
    found = [
        function
        for name, function in getmembers(module, isfunction)
        if function.__module__ == module.__name__
        and function.__doc__ is None
        and [*function.__annotations__] == ["table", "return"]
    ]
    return sorted(found, key=lambda law: law.__code__.co_firstlineno)


def said(law: Law) -> str:
    """What a law says: its name, read aloud."""
    return law.__name__.replace("_", " ")

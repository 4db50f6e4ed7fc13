"""Tests of adapters run for every table; those of a library only where it is installed."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest

from support.tables import TABLES, Table
from support.tiers import first_of_each

LIBRARIES = {
    "test_gymnasium.py": ("gymnasium", "stable_baselines3"),
    "test_openspiel.py": ("pyspiel",),
    "test_pettingzoo.py": ("pettingzoo",),
    "test_example.py": ("gymnasium",),
}
"""What each file of tests needs; test_extras.py says what is missing."""

MISSING = {name for names in LIBRARIES.values() for name in names if find_spec(name) is None}
IS_REQUIRED = os.environ.get("TABARD_REQUIRE_EXTRAS") == "1"

collect_ignore = [
    file
    for file, names in LIBRARIES.items()
    if not IS_REQUIRED and any(name in MISSING for name in names)
]


@pytest.fixture(params=first_of_each(TABLES, lambda table: table.game.key), ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    """A game and a number of seats."""
    found = request.param
    assert isinstance(found, Table)
    return found

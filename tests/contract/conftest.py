"""Every contract test runs for every game and every number of seats."""

from __future__ import annotations

import pytest

from support.tables import TABLES, Table


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    """A game and a number of seats."""
    found = request.param
    assert isinstance(found, Table)
    return found

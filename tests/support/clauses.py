"""The mark that says which clauses of a rulebook a test proves."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """`@clause("AL-TURN-02")`: the test fails if that sentence of the rulebook does not hold."""
    return pytest.mark.clause(*ids)

"""Game: what holds for a game that does not say otherwise."""

from __future__ import annotations

import pytest

from support.tiny import Tiny
from tabard.core.errors import SetupError


def test_a_game_without_data_files_takes_none() -> None:
    assert Tiny().data_digest() == ""
    with pytest.raises(SetupError, match="tiny has no data that can be replaced"):
        Tiny().with_data("folder")

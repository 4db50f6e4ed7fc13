"""Whether the libraries are here that the tests of adapters need."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from tabard.adapters.cells import view_cells
from tabard.games import GAMES

NEEDED = ("gymnasium", "pettingzoo", "pyspiel", "stable_baselines3")


def test_every_library_is_installed() -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing and os.environ.get("TABARD_REQUIRE_EXTRAS") != "1":
        pytest.skip(f"{', '.join(missing)}: not installed; python3 dev.py test installs them")
    assert missing == []


@pytest.mark.parametrize(
    ("adapter", "library"),
    [("gymnasium", "gymnasium"), ("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo")],
)
def test_without_its_library_an_adapter_says_what_to_install(adapter: str, library: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import tabard.adapters.{adapter}"
    command = [sys.executable, "-c", program]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert f"pip install 'tabard[{adapter}]'" in ended.stderr.splitlines()[-1]


def test_playing_needs_none_of_them() -> None:
    forbidden = "; ".join([f"sys.modules[{name!r}] = None" for name in (*NEEDED, "numpy")])
    program = f"import sys; {forbidden}; import tabard.cli.main, tabard.adapters.spaces"
    subprocess.run([sys.executable, "-c", program], check=True)


def test_every_game_has_a_layout() -> None:
    for game in GAMES.values():
        assert view_cells(game, 2).size

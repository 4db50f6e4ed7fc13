"""Tiers of tests: parts by name, and what only the long one plays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from devtools.commands import ROOT
from devtools.testing import NOTHING_COLLECTED, games, parts, verdict
from support.tiers import first_of, first_of_each, long
from tabard.games import GAMES

SAMPLE = """
from support.tiers import first_of, long
import pytest

@pytest.mark.parametrize("seats", first_of([2, 3, 4]))
def test_whole(seats: int) -> None: ...

@long
def test_hours() -> None: ...
"""


def test_every_game_and_every_folder_of_tests_is_a_part() -> None:
    assert set(games()) == set(GAMES)
    assert {"server", "cli", "browser", "contract", *GAMES} <= set(parts())
    assert "support" not in parts()


@pytest.mark.parametrize(
    ("codes", "expected"), [([0, 0], 0), ([0, 1], 1), ([0, NOTHING_COLLECTED], 0), ([5, 5], 5)]
)
def test_one_failure_is_a_failure(codes: list[int], expected: int) -> None:
    assert verdict(codes) == expected


@pytest.mark.parametrize(("is_long", "count"), [(False, 1), (True, 4)])
def test_the_gate_leaves_out_what_is_long(tmp_path: Path, is_long: bool, count: int) -> None:
    (tmp_path / "conftest.py").write_text("from conftest_of_all import *")
    (tmp_path / "conftest_of_all.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    (tmp_path / "test_sample.py").write_text(SAMPLE)
    paths = [tmp_path, ROOT / "src", ROOT / "tests", ROOT]
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    variables.pop("TABARD_LONG", None)
    if is_long:
        variables["TABARD_LONG"] = "1"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path)]
    ended = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    assert f"{count} passed" in ended.stdout, ended.stdout + ended.stderr


def test_of_each_group_the_first_belong_to_the_gate() -> None:
    rows = first_of_each(["a1", "a2", "b1"], lambda name: name[0])
    assert [(row.values, long in row.marks) for row in rows] == [
        (("a1",), False),
        (("a2",), True),
        (("b1",), False),
    ]
    assert [row.values for row in first_of([(1, 2), (3, 4)], 2)] == [(1, 2), (3, 4)]

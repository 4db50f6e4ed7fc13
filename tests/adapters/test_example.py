"""The example learns: after some seconds it beats random players."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_policy.py"


def test_a_small_policy_beats_random_players() -> None:
    arguments = ["--game", "archon", "--seats", "2", "--matches", "60", "--trials", "30"]
    command = [sys.executable, str(EXAMPLE), *arguments, "--seed", "1"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert ended.stdout.startswith("policy ")

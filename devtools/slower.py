"""Whether a change made Tabard slower: two builds measured in turns, a verdict, a table."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

TOO_SLOW = 2 / 3
"""Below this ratio of speeds a change is a third slower than its parent, or worse."""

BUILT_OF = ("src", "pyproject.toml", "hatch_build.py", "requirements")
"""What decides how fast the installed package is."""


class Comparison(NamedTuple):
    """One figure of two builds, a pair of speeds for each round."""

    name: str
    now: list[float]
    then: list[float]

    def ratio(self) -> float:
        """The median over rounds: what was measured in one moment is compared with each other."""
        return median(now / then for now, then in zip(self.now, self.then))

    def is_too_slow(self) -> bool:
        return self.ratio() < TOO_SLOW

    def with_more(self, other: Comparison) -> Comparison:
        """The same figure after some more rounds."""
        return Comparison(self.name, self.now + other.now, self.then + other.then)


def too_slow(comparisons: Sequence[Comparison]) -> list[str]:
    """The names of the figures that fail a change."""
    return [comparison.name for comparison in comparisons if comparison.is_too_slow()]


def table(comparisons: Sequence[Comparison], revision: str) -> str:
    """Both speeds and their ratio, one line a figure, and the verdict below."""
    width = max(len(comparison.name) for comparison in comparisons)
    lines = [f"{'':{width}} {'per second':>12} {'in ' + revision:>16} {'ratio':>7}"]
    for comparison in comparisons:
        now, then = median(comparison.now), median(comparison.then)
        mark = "  TOO SLOW" if comparison.is_too_slow() else ""
        figures = f"{now:12,.0f} {then:16,.0f} {comparison.ratio():7.2f}"
        lines.append(f"{comparison.name:{width}} {figures}{mark}")
    slow = too_slow(comparisons)
    verdict = f"a third slower than {revision}, or worse: {', '.join(slow)}"
    lines.append(verdict if slow else f"nothing is a third slower than {revision}")
    return "\n".join(lines)


def parent(root: Path) -> str:
    """What a change is compared with: the last commit, or the one before if nothing differs."""
    changed = git(root, "status", "--porcelain", "--", *BUILT_OF)
    if changed is None:
        return ""
    revision = "HEAD" if changed else "HEAD~1"
    known = git(root, "rev-parse", "--verify", "--quiet", "--short", revision)
    return known or ""


def git(root: Path, *arguments: str) -> str | None:
    """What git answers; None if it cannot."""
    command = ["git", "-C", str(root), *arguments]
    try:
        ended = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return None
    return None if ended.returncode else ended.stdout.strip()

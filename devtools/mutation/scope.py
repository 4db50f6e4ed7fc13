"""What is mutated, by which tests it is judged, and where what is known of it lies."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

from devtools.commands import ROOT

LEFT_OUT: Mapping[str, str] = {
    "__init__": "holds nothing",
    "*facts": "for words alone; no rule asks for them",
    "catalog*": "reads data; wrong files are refused one by one in test_wrong_data",
    "phrases*": "words; every line is rendered in both languages",
    "game.*.__init__": "has run before the tests begin",
    "game.*.is_at_rest": "for bots",
    "shapes": "declares what views look like",
}
"""Modules and functions of a game that hold no rule, and why not; all others are mutated."""

RECORDED = ("test_builds.py", "test_whole_records.py")
"""They notice every change, right or wrong, and so prove no rule: no mutant is left to them."""

CONTRACTED = ("*events", "game", "laws", "memory", "secrecy", "sheet", "snapshot", "state", "views")
"""Modules that keep a contract of all games; any other rule is proven by tests of its own game."""


@dataclass(frozen=True)
class Scope:
    """Sources, the tests that judge them, and the files of one game."""

    name: str
    sources: Path
    tests: Path
    contract: Path | None
    explanations: Path
    journal: Path
    root: Path = ROOT
    left_out: Mapping[str, str] = field(default_factory=lambda: LEFT_OUT)

    def files(self) -> list[Path]:
        """The modules that are mutated."""
        return [file for file in sorted(self.sources.glob("*.py")) if self.is_mutated(file)]

    def is_mutated(self, file: Path, function: str = "") -> bool:
        names = (file.stem, f"{file.stem}.{function}")
        return not any(fnmatch(name, pattern) for name in names for pattern in self.left_out)

    def test_folders(self) -> list[Path]:
        return [self.tests, *([self.contract] if self.contract else [])]

    def is_own(self, test: Path) -> bool:
        """Whether a test is of this game, and not of the contract."""
        return self.tests in test.parents

    def judges(self, file: Path, test: str) -> bool:
        """Whether a test is about this game; of the contract, those that name it."""
        if self.is_own(file):
            return True
        return file.name not in RECORDED and bool(re.search(rf"\b{self.name}\b", test))

    def is_contracted(self, file: Path) -> bool:
        """Whether the tests of the contract judge a module, too."""
        return any(fnmatch(file.stem, pattern) for pattern in CONTRACTED)

    def helpers(self) -> list[Path]:
        """Builders and the like, on which all tests of the game rest."""
        return [file for file in sorted(self.tests.glob("*.py")) if file.name[:5] != "test_"]

    def world(self) -> list[Path]:
        """All whose change may change which lines a test touches."""
        below = [self.sources, *(self.root / "src" / "tabard" / part for part in ("core", "parts"))]
        found = [file for folder in below for file in sorted(folder.rglob("*.*"))]
        return [*(file for file in found if "__pycache__" not in file.parts), *self.helpers()]


def games() -> list[str]:
    return sorted(file.parent.name for file in (ROOT / "src/tabard/games").glob("*/game.py"))


def scope_of(game: str) -> Scope:
    tests = ROOT / "tests"
    return Scope(
        name=game,
        sources=ROOT / "src" / "tabard" / "games" / game,
        tests=tests / "games" / game,
        contract=tests / "contract",
        explanations=tests / "games" / game / "mutants.toml",
        journal=ROOT / "build" / "mutation" / game,
    )

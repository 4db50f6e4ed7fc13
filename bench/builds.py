"""Ways to run Tabard: as it is installed, from its sources, or as another revision had it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
CACHE = Path("build") / "mypyc-cache"

sys.path.insert(0, str(ROOT))
from devtools.environment import Environment  # noqa: E402, the root is no package of this program

Samples = dict[str, list[float]]
Measure = Callable[[], float]


class Build:
    """One way to run Tabard: an interpreter, a folder from which it imports, and what measures it.

    Another revision is measured by its own scripts, because it may be called otherwise.
    """

    def __init__(self, python: Path, source: Path | None = None, scripts: Path = HERE) -> None:
        self.python = python
        self.scripts = scripts
        unwanted = ("PYTHONPATH", "VIRTUAL_ENV")
        self.variables = {name: text for name, text in os.environ.items() if name not in unwanted}
        if source:
            self.variables["PYTHONPATH"] = str(source)

    def answer(self, *arguments: str) -> Any:
        """What a program run by this build prints, read as JSON."""
        command = [str(self.python), *arguments]
        ended = subprocess.run(
            command, env=self.variables, cwd=HERE, stdout=subprocess.PIPE, text=True, check=False
        )
        if ended.returncode:
            raise SystemExit(f"bench: failed, see above: {' '.join(arguments)}")
        return json.loads(ended.stdout)

    def simulate(self, game: str, seats: int, games: int, workers: int) -> dict[str, Any]:
        """What `tabard simulate --json` says of random bots."""
        command = "from tabard.cli.main import main; raise SystemExit(main())"
        wanted = f"simulate {game} --seats {seats} --games {games} --bots random"
        words = [*wanted.split(), "--workers", str(workers), "--seed", "bench", "--json"]
        spent = processor_seconds()
        report: dict[str, Any] = self.answer("-c", command, *words)
        return {**report, "processor_seconds": processor_seconds() - spent}

    def rate(self, script: str, *arguments: str) -> Measure:
        """A measurement by a script: how many a second it counted."""

        def measure() -> float:
            answer = self.answer(str(self.scripts / script), *arguments)
            return float(answer["count"] / answer["seconds"])

        return measure

    def facts(self, script: str, *arguments: str) -> dict[str, int]:
        """What a script knows without a clock."""
        found: dict[str, int] = self.answer(str(self.scripts / script), *arguments)
        return found

    def games(self, names: list[str] | None) -> dict[str, int]:
        """The games to be measured, each with its number of seats."""
        games = self.facts("ours.py", "games")
        for name in names or ():
            if name not in games:
                raise SystemExit(f"bench: no game {name!r}; the games: {', '.join(games)}")
        return {game: seats for game, seats in games.items() if not names or game in names}


def processor_seconds() -> float:
    """What programs started here, and their workers, have taken of the processor."""
    times = os.times()
    return times.children_user + times.children_system


@contextmanager
def revision(name: str) -> Iterator[Build]:
    """Another revision, checked out and compiled apart; its wheel need not be installed."""
    with tempfile.TemporaryDirectory(prefix="tabard-bench-") as folder:
        tree, unpacked = Path(folder) / "tree", Path(folder) / "unpacked"
        git = ["git", "-C", str(ROOT), "worktree"]
        added = subprocess.run([*git, "add", "--quiet", "--detach", tree, name], check=False)
        if added.returncode:
            raise SystemExit(f"bench: git knows no revision {name!r}; see: git log --oneline")
        try:
            say(f"building {name}, which takes some minutes unless it was built here before")
            with zipfile.ZipFile(wheel_of(tree, name)) as wheel:
                wheel.extractall(unpacked)
            yield Build(Path(sys.executable), unpacked, tree / "bench")
        finally:
            subprocess.run([*git, "remove", "--force", tree], check=False)


def wheel_of(tree: Path, name: str) -> Path:
    """The wheel that a checked out revision builds by its own rules, with our packages."""
    (ROOT / CACHE).mkdir(parents=True, exist_ok=True)
    (tree / CACHE.parent).mkdir(exist_ok=True)
    (tree / CACHE).symlink_to(ROOT / CACHE, target_is_directory=True)
    environment = Environment(ROOT / ".venv", "lock.txt")
    hatchling = ["-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    command = [str(environment.python), *hatchling]
    variables = environment.variables(TABARD_SKIP_WEB="1")
    ended = subprocess.run(command, cwd=tree, env=variables, stdout=sys.stderr, check=False)
    wheels = sorted((tree / "dist").glob("tabard-*.whl"))
    if ended.returncode or not wheels:
        raise SystemExit(f"bench: {name} cannot be built; choose another revision with --against")
    return wheels[0]


def interleaved(measures: dict[str, Measure], rounds: int) -> Samples:
    """Take every measurement once a round."""
    samples: Samples = {name: [] for name in measures}
    for number in range(1, rounds + 1):
        for name, measure in measures.items():
            samples[name].append(measure())
            say(f"round {number} of {rounds}: {name} {samples[name][-1]:,.0f}/s")
    return samples


def say(message: str) -> None:
    print(f"bench: {message}", file=sys.stderr, flush=True)

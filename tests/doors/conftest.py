"""A house of its own for what comes from outside: an environment far from this repository."""

from __future__ import annotations

import os
import site
import subprocess
import sys
import venv
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

import tabard

WHEEL = os.environ.get("TABARD_WHEEL", "")
"""The wheel that is installed there; without one the sources of this run are."""

SECONDS = 60


@dataclass
class Outside:
    """Somebody who has installed Tabard, and knows nothing of how it is made."""

    folder: Path
    python: Path

    def variables(self) -> dict[str, str]:
        kept = {key: text for key, text in os.environ.items() if not key.startswith("PYTHON")}
        path = os.pathsep.join((str(self.python.parent), kept.get("PATH", os.defpath)))
        return {**kept, "PATH": path, "COLUMNS": "200"}

    def run(self, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """A program of that environment, where its owner stands."""
        return subprocess.run(
            [str(self.python), *command],
            cwd=self.folder,
            env=self.variables(),
            input=typed,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )

    def tabard(self, *command: str, typed: str = "", code: int = 0) -> str:
        """What a command of Tabard prints; it must end with that code."""
        ended = self.run("-m", "tabard.cli", *command, typed=typed)
        assert ended.returncode == code, f"{ended.stdout}\n{ended.stderr}"
        return ended.stdout

    @contextmanager
    def serving(self, *argv: str) -> Iterator[str]:
        """A web table of that environment; its address."""
        command = [str(self.python), "-m", "tabard.cli", "serve", "--port", "0", *argv]
        with subprocess.Popen(
            command, cwd=self.folder, env=self.variables(), stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            try:
                yield line.split()[3]
            finally:
                process.terminate()

    def write(self, files: Mapping[str, str]) -> None:
        for name, text in files.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")

    def install(self, *what: str) -> None:
        """Install packages that are on this disk."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet"]
        flags = ("--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
        ended = subprocess.run(
            [*pip, *flags, *what],
            cwd=self.folder,
            env=self.variables(),
            capture_output=True,
            text=True,
            check=False,
        )
        assert ended.returncode == 0, ended.stderr


@pytest.fixture(scope="session")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    """Tabard in an environment of its own; packages that it needs are lent by ours."""
    folder = tmp_path_factory.mktemp("outside")
    venv.create(folder / "venv", symlinks=True, with_pip=False)
    found = Outside(folder / "home", folder / "venv" / "bin" / "python")
    found.folder.mkdir()
    (packages,) = (folder / "venv" / "lib").glob("python*/site-packages")
    lent = [path for path in site.getsitepackages() if Path(path).is_dir()]
    lines = [f"import site; site.addsitedir({path!r})" for path in lent]
    if not WHEEL:
        lines.insert(0, str(Path(tabard.__file__).parent.parent))
    if WHEEL:
        found.install(WHEEL)  # before ours is in sight, which would do as well
    (packages / "lent.pth").write_text("\n".join(lines))
    return found

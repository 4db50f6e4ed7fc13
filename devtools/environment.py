"""Virtual environments: locked packages and our wheel, installed once and told by stamps."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
import venv
from collections.abc import Iterable
from pathlib import Path

from devtools.commands import ROOT, apt_installs, run, say, stop

REQUIREMENTS = ROOT / "requirements"


class Environment:
    """A virtual environment with locked packages and our wheel in it."""

    def __init__(self, folder: Path, lock_name: str) -> None:
        self.folder = folder
        self.lock_name = lock_name
        self.python = self.script("python")

    def script(self, name: str) -> Path:
        if os.name == "nt":
            return self.folder / "Scripts" / f"{name}.exe"
        return self.folder / "bin" / name

    def variables(self, **more: str) -> dict[str, str]:
        """The caller's variables, without those that would bend what is imported or cached."""
        unwanted = ("PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "PYTHONPATH")
        kept = {name: value for name, value in os.environ.items() if name not in unwanted}
        path = os.pathsep.join((str(self.python.parent), kept.get("PATH", os.defpath)))
        return {**kept, "PATH": path, "VIRTUAL_ENV": str(self.folder), **more}

    def create(self) -> None:
        """An empty environment with uv in it, unless there is one for this Python."""
        version = self.folder / ".python"
        if self.python.exists() and text_of(version) == sys.version:
            return
        say(f"new environment {self.folder.name}")
        require_ensurepip()
        venv.create(self.folder, clear=True, symlinks=os.name != "nt", with_pip=True)
        self.fetch_uv()
        version.write_text(sys.version)

    def fetch_uv(self) -> bool:
        """Install uv unless it is there; false if pip could not."""
        uv = ("--require-hashes", "-r", REQUIREMENTS / "uv.txt")
        return self.script("uv").exists() or self.pip(*uv)

    def install_packages(self) -> None:
        self.create()
        self.install_list(self.lock_name, ".packages")

    def install_node(self) -> None:
        """Node for machines that have none, or one too old."""
        self.install_list("node.txt", ".node")

    def install_research(self) -> None:
        """The libraries that tabard.adapters speaks to; only tests and types need them."""
        # The list is whole but for torch, which the checker of environments only imports.
        self.install_list("research.txt", ".research", "--no-deps")

    def install_list(self, lock_name: str, stamp_name: str, *flags: str) -> None:
        """Install the packages of a file in requirements/, unless they are there."""
        lock, stamp = REQUIREMENTS / lock_name, self.folder / stamp_name
        wanted = hash_of([lock])
        if text_of(stamp) == wanted:
            return
        say(f"packages of requirements/{lock_name}")
        stamp.unlink(missing_ok=True)
        if not self.install(*flags, "--require-hashes", "-r", lock):
            stop(f"could not install requirements/{lock_name}: can pip reach a package index?")
        stamp.write_text(wanted)

    def install_wheel(self, wheel: Path, stamp: str) -> None:
        file = self.folder / ".wheel"
        file.unlink(missing_ok=True)
        if not self.install("--no-deps", "--force-reinstall", wheel):
            stop(f"could not install {wheel.name}: remove {self.folder.name} and try again")
        file.write_text(stamp)

    def wheel_stamp(self) -> str:
        """What our installed wheel was built from, and its name; empty if there is none."""
        return text_of(self.folder / ".wheel")

    def wheel_name(self) -> str:
        return self.wheel_stamp().partition(" ")[2]

    def is_compiled(self) -> bool:
        return not self.wheel_name().endswith("-none-any.whl")

    def install(self, *arguments: object) -> bool:
        """Install with uv; if it cannot, with pip, which alone knows the settings of pip."""
        uv = [self.script("uv"), "pip", "install", "--quiet", "--compile-bytecode"]
        if self.script("uv").exists():
            if self.setup(*uv, *arguments) == 0:
                return True
            say("uv could not; trying pip")
        return self.pip(*arguments)

    def pip(self, *arguments: object) -> bool:
        quiet = ("--quiet", "--disable-pip-version-check")
        return self.setup(self.python, "-m", "pip", "install", *quiet, *arguments) == 0

    def setup(self, *command: object) -> int:
        return run(*command, env=self.variables(), to_errors=True)


def require_ensurepip() -> None:
    """Debian has taken ensurepip out of Python; put it back if we may."""
    if importlib.util.find_spec("ensurepip"):
        return
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if not apt_installs(package):
        stop(f"this Python has no ensurepip; as root: apt-get install {package}")


def hash_of(files: Iterable[Path], facts: Iterable[str] = ()) -> str:
    digest = hashlib.sha256("\0".join(facts).encode())
    for file in files:
        digest.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def text_of(file: Path) -> str:
    return file.read_text() if file.exists() else ""

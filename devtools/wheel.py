"""The wheel of the sources as they are now, in dist/ and in the environment."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import time
from collections.abc import Iterable
from contextlib import AbstractContextManager
from pathlib import Path

from devtools import client
from devtools.beside import Beside, beside
from devtools.commands import ROOT, say, stop
from devtools.environment import REQUIREMENTS, Environment, hash_of

SOURCES = ROOT / "src"
TESTS = ROOT / "tests"
DIST = ROOT / "dist"
COMPILERS = ("cc", "gcc", "clang")


def packages_ready() -> Environment:
    """The environment with all packages, but whatever wheel of ours."""
    environment = Environment(ROOT / ".venv", "lock.txt")
    environment.install_packages()
    if not client.is_left_out() and not client.system_npm():
        environment.install_node()
    return environment


def ready(always: bool = False) -> Environment:
    """The environment with all packages and the wheel of the sources as they are now."""
    environment = packages_ready()
    stamp = hash_of(build_inputs(), facts=machine_facts())
    if not always and environment.wheel_stamp().partition(" ")[0] == stamp:
        return environment
    started = time.monotonic()
    for old in wheel_in_dist():
        old.unlink()
    hatchling = (environment.python, "-m", "hatchling", "build", "-t", "wheel", "-d", DIST)
    if environment.setup(*hatchling) or not wheel_in_dist():
        stop("the wheel could not be built: see above")
    wheel = wheel_in_dist()[0]
    environment.install_wheel(wheel, f"{stamp} {wheel.name}")
    say(f"wheel built and installed in {time.monotonic() - started:.1f} s")
    return environment


def building(environment: Environment) -> AbstractContextManager[Beside]:
    """Make all ready, as `ready` does, while other things are done."""
    if environment.setup(environment.python, "devtools/client.py", "fetch"):
        stop("the packages of the web client could not be installed: see above")
    return beside("the wheel", sys.executable, "-m", "devtools.wheel", env=dict(os.environ))


def build_inputs() -> Iterable[Path]:
    """What the wheel is made of; it also says which tests prove which clause."""
    yield from (ROOT / "pyproject.toml", ROOT / "hatch_build.py", REQUIREMENTS / "lock.txt")
    yield ROOT / "devtools" / "client.py"
    yield from client.sources(ROOT)
    for path in sorted([*SOURCES.rglob("*"), *TESTS.rglob("test_*.py")]):
        is_made = "__pycache__" in path.parts or client.output(ROOT) in path.parents
        if path.is_file() and not is_made:
            yield path


def machine_facts() -> list[str]:
    """What else decides what is in the wheel, and whether it is compiled."""
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    found = [shutil.which(name) or "" for name in COMPILERS]
    asked = [os.environ.get(name, "") for name in ("TABARD_PURE", "TABARD_SKIP_WEB", "CC")]
    return [sys.version, *asked, str(headers.exists()), *found]


def why_uncompiled() -> str:
    if os.environ.get("TABARD_PURE") == "1":
        return "because TABARD_PURE=1"
    return "no C compiler with Python headers found (Debian: apt-get install gcc python3-dev)"


def wheel_in_dist() -> list[Path]:
    return sorted(DIST.glob("tabard-*.whl"))


if __name__ == "__main__":
    ready()

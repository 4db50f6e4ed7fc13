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
from devtools.commands import ROOT, alone, begin_apart, run, say, stop
from devtools.environment import REQUIREMENTS, Environment, hash_of

SOURCES = ROOT / "src"
TESTS = ROOT / "tests"
DIST = ROOT / "dist"
COMPILERS = ("cc", "gcc", "clang")
COMPILING = ROOT / "build" / "compiling.log"
"""What is said where the wheel is made in the background."""


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
    with alone("wheel"):
        if always or not is_current(environment):
            install_new(environment)
    return environment


def ready_soon() -> tuple[Environment, bool]:
    """The environment, at once, and whether its wheel is that of the sources as they are now.

    If not, the client is built, and the wheel is made in the background for the next time; until
    there is one, the environment has an uncompiled one, so that its program `tabard` is there.
    """
    environment = packages_ready()
    if is_current(environment) or not can_compile():
        return ready(), True
    if environment.setup(environment.python, "devtools/client.py", "build"):
        stop("the web client could not be built: see above")
    if not environment.wheel_stamp():
        install_uncompiled(environment)
    COMPILING.parent.mkdir(exist_ok=True)
    with COMPILING.open("wb") as log:
        begin_apart(sys.executable, "-m", "devtools.wheel", "--politely", log=log)
    return environment, False


def is_current(environment: Environment) -> bool:
    """Whether the installed wheel is that of the sources as they are now."""
    return environment.wheel_stamp().partition(" ")[0] == stamp_of_sources()


def stamp_of_sources() -> str:
    return hash_of(build_inputs(), facts=machine_facts())


def install_new(environment: Environment) -> None:
    """Build the wheel and install it."""
    started, stamp = time.monotonic(), stamp_of_sources()
    for old in wheel_in_dist():
        old.unlink()
    hatchling = (environment.python, "-m", "hatchling", "build", "-t", "wheel", "-d", DIST)
    if environment.setup(*hatchling) or not wheel_in_dist():
        stop("the wheel could not be built: see above")
    wheel = wheel_in_dist()[0]
    environment.install_wheel(wheel, f"{stamp} {wheel.name}")
    say(f"wheel built and installed in {time.monotonic() - started:.1f} s")


def install_uncompiled(environment: Environment) -> None:
    """Install a wheel that is made in a moment; without a stamp, since another will follow."""
    folder = ROOT / "build" / "uncompiled"
    hatchling = (environment.python, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    if run(*hatchling, env=environment.variables(TABARD_PURE="1"), to_errors=True):
        stop("the wheel could not be built: see above")
    (wheel,) = folder.glob("tabard-*.whl")
    if not environment.install("--no-deps", "--force-reinstall", wheel):
        stop(f"could not install {wheel.name}: remove {environment.folder.name} and try again")


def building(environment: Environment) -> AbstractContextManager[Beside]:
    """Make all ready, as `ready` does, while other things are done."""
    if environment.setup(environment.python, "devtools/client.py", "fetch"):
        stop("the packages of the web client could not be installed: see above")
    return beside("the wheel", sys.executable, "-m", "devtools.wheel", env=dict(os.environ))


def build_inputs() -> Iterable[Path]:
    """What the wheel is made of; it also says which tests prove which clause."""
    yield from (ROOT / "pyproject.toml", ROOT / "hatch_build.py", REQUIREMENTS / "lock.txt")
    yield ROOT / "devtools" / "client.py"
    yield from sorted((ROOT / "docs" / "guides").glob("*.md"))
    yield from client.sources(ROOT)
    for path in sorted([*SOURCES.rglob("*"), *TESTS.rglob("test_*.py")]):
        is_made = "__pycache__" in path.parts or client.output(ROOT) in path.parents
        if path.is_file() and not is_made:
            yield path


def machine_facts() -> list[str]:
    """What else decides what is in the wheel, and whether it is compiled."""
    found = [shutil.which(name) or "" for name in COMPILERS]
    asked = [os.environ.get(name, "") for name in ("TABARD_PURE", "TABARD_SKIP_WEB", "CC")]
    return [sys.version, *asked, str(has_headers()), *found]


def has_headers() -> bool:
    return (Path(sysconfig.get_path("include")) / "Python.h").exists()


def can_compile() -> bool:
    """Whether the wheel will be compiled, which takes its time."""
    is_pure = os.environ.get("TABARD_PURE") == "1"
    has_compiler = any(shutil.which(name) for name in COMPILERS) or "CC" in os.environ
    return not is_pure and has_headers() and has_compiler


def why_uncompiled() -> str:
    if os.environ.get("TABARD_PURE") == "1":
        return "because TABARD_PURE=1"
    return "no C compiler with Python headers found (Debian: apt-get install gcc python3-dev)"


def wheel_in_dist() -> list[Path]:
    return sorted(DIST.glob("tabard-*.whl"))


if __name__ == "__main__":
    if sys.argv[1:] == ["--politely"] and os.name != "nt":
        os.nice(10)
    ready()

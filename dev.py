#!/usr/bin/env python3
"""All that a developer types, on a bare machine too. Each verb first installs what it needs.

    python3 dev.py serve [...]       the web table; the rest goes to `tabard serve`
    python3 dev.py play GAME [...]   a match in the terminal; the rest goes to `tabard play`
    python3 dev.py test [...]        all tests, interpreted and compiled; the rest goes to pytest
    python3 dev.py check [--static]  the whole gate: format, lint, types, arrows, then the tests
    python3 dev.py build             the wheel in dist/, compiled where there is a C compiler
    python3 dev.py bench [...]       speed beside other engines, as JSON; --help tells more
    python3 dev.py lock              new requirements/ after a change in pyproject.toml

Needs Python 3.11 or newer, nothing else. TABARD_PURE=1 leaves everything uncompiled.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import venv
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
TESTS = ROOT / "tests"
DIST = ROOT / "dist"
REQUIREMENTS = ROOT / "requirements"
COMPILERS = ("cc", "gcc", "clang")
TYPED = ("src", "tests", "bench", "dev.py", "hatch_build.py")
LOCK_FLAGS = (
    "--universal",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-header",
    "--no-annotate",
    "--upgrade",
    "--quiet",
)


def main(arguments: Sequence[str]) -> int:
    verbs: dict[str, Callable[[list[str]], int]] = {
        "serve": serve,
        "play": play,
        "test": test,
        "check": check,
        "build": build,
        "bench": bench,
        "lock": lock,
        "help": explain,
    }
    verb = arguments[0] if arguments else "help"
    if verb in ("-h", "--help"):
        verb = "help"
    if verb not in verbs:
        stop(f"dev.py has no verb {verb!r}; its verbs: {', '.join(verbs)}", 2)
    return verbs[verb](list(arguments[1:]))


def serve(arguments: list[str]) -> int:
    return tabard("serve", *arguments)


def play(arguments: list[str]) -> int:
    return tabard("play", *arguments)


def tabard(*arguments: str) -> int:
    """Become the program itself, so that signals and the terminal reach it."""
    environment = ready()
    command = [str(environment.script("tabard")), *arguments]
    variables = environment.variables(TABARD_CALLED_AS="python3 dev.py")
    if os.name != "nt":
        os.execve(command[0], command, variables)
    return run(*command, env=variables)


def test(arguments: list[str]) -> int:
    environment = ready()
    pytest = [environment.python, "-m", "pytest", "-q", "-n", cores()]
    say("tests, interpreted")
    # The variable is for the processes that tests start; pytest itself has it from pyproject.toml.
    interpreted = run(*pytest, *arguments, env=environment.variables(PYTHONPATH=str(SOURCES)))
    if not environment.is_compiled():
        say("tests, compiled: SKIPPED, " + why_uncompiled())
        return interpreted
    say("tests, compiled")
    variables = environment.variables(TABARD_EXPECT_COMPILED="1")
    compiled = run(*pytest, "-o", "pythonpath=tests", *arguments, env=variables)
    return interpreted or compiled


def check(arguments: list[str]) -> int:
    if arguments not in ([], ["--static"]):
        stop("check takes no argument but --static; pytest's go to: dev.py test", 2)
    environment = Environment(ROOT / ".venv", "lock.txt")
    environment.install_packages()
    failed = [gate for gate, command in gates(environment) if fails(environment, gate, command)]
    if not arguments and test([]):
        failed.append("tests")
    say(f"FAILED: {', '.join(failed)}" if failed else "all gates passed")
    return 1 if failed else 0


def build(arguments: list[str]) -> int:
    if arguments:
        stop("build takes no arguments", 2)
    environment = ready(always=True)
    kind = "compiled" if environment.is_compiled() else "not compiled: " + why_uncompiled()
    say(f"dist/{environment.wheel_name()} is built and installed in .venv, {kind}")
    return 0


def bench(arguments: list[str]) -> int:
    built = ready()
    environment = Environment(ROOT / ".venv-bench", "bench.txt")
    environment.install_packages()
    if environment.wheel_stamp() != built.wheel_stamp():
        if not wheel_in_dist():
            built = ready(always=True)
        environment.install_wheel(wheel_in_dist()[0], built.wheel_stamp())
    return run(environment.python, "bench/run.py", *arguments, env=environment.variables())


def lock(arguments: list[str]) -> int:
    if arguments:
        stop("lock takes no arguments", 2)
    environment = Environment(ROOT / ".venv", "lock.txt")
    environment.create()
    if not environment.fetch_uv():
        stop("could not install requirements/uv.txt: can pip reach a package index?")
    command = [environment.script("uv"), "pip", "compile", *LOCK_FLAGS]
    variables = environment.variables()
    for name, group in (("lock.txt", "dev"), ("bench.txt", "bench")):
        target = ["-o", f"requirements/{name}", "--group", group]
        run_or_stop(*command, "pyproject.toml", *target, env=variables)
    run_or_stop(*command, "requirements/uv.in", "-o", "requirements/uv.txt", env=variables)
    return 0


def explain(_: list[str]) -> int:
    print(__doc__.strip())
    return 0


def gates(environment: Environment) -> list[tuple[str, list[object]]]:
    """The static gates: a name, and the command that must succeed."""
    ruff = environment.script("ruff")
    typed = [path for path in TYPED if (ROOT / path).exists()]
    return [
        ("format", [ruff, "format", "--check", "."]),
        ("lint", [ruff, "check", "."]),
        ("types", [environment.script("mypy"), *typed]),
        ("arrows", [environment.script("lint-imports"), "--no-logo"]),
    ]


def fails(environment: Environment, gate: str, command: Sequence[object]) -> bool:
    say(gate)
    # Else the arrows of the installed package are looked at; mypy refuses the variable.
    extra = {"PYTHONPATH": str(SOURCES)} if gate == "arrows" else {}
    has_failed = run(*command, env=environment.variables(**extra)) != 0
    if has_failed and gate in ("format", "lint"):
        fix = "format" if gate == "format" else "check --fix"
        say(f"mend with: {environment.folder.name}/{environment.python.parent.name}/ruff {fix}")
    return has_failed


class Environment:
    """A virtual environment with locked packages and our wheel in it."""

    def __init__(self, folder: Path, lock_name: str) -> None:
        self.folder = folder
        self.lock = REQUIREMENTS / lock_name
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
        stamp = self.folder / ".packages"
        wanted = hash_of([self.lock])
        self.create()
        if text_of(stamp) == wanted:
            return
        say(f"packages of requirements/{self.lock.name}")
        stamp.unlink(missing_ok=True)
        if not self.install("--require-hashes", "-r", self.lock):
            stop(f"could not install requirements/{self.lock.name}: can pip reach a package index?")
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


def ready(always: bool = False) -> Environment:
    """The environment with all packages and the wheel of the sources as they are now."""
    environment = Environment(ROOT / ".venv", "lock.txt")
    environment.install_packages()
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


def build_inputs() -> Iterable[Path]:
    """What the wheel is made of; it also says which tests prove which clause."""
    yield from (ROOT / "pyproject.toml", ROOT / "hatch_build.py", REQUIREMENTS / "lock.txt")
    for path in sorted([*SOURCES.rglob("*"), *TESTS.rglob("test_*.py")]):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def machine_facts() -> list[str]:
    """What else decides whether the wheel is compiled."""
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    found = [shutil.which(name) or "" for name in COMPILERS]
    pure = os.environ.get("TABARD_PURE", "")
    return [sys.version, pure, os.environ.get("CC", ""), str(headers.exists()), *found]


def why_uncompiled() -> str:
    if os.environ.get("TABARD_PURE") == "1":
        return "because TABARD_PURE=1"
    return "no C compiler with Python headers found (Debian: apt-get install gcc python3-dev)"


def wheel_in_dist() -> list[Path]:
    return sorted(DIST.glob("tabard-*.whl"))


def hash_of(files: Iterable[Path], facts: Iterable[str] = ()) -> str:
    digest = hashlib.sha256("\0".join(facts).encode())
    for file in files:
        digest.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def text_of(file: Path) -> str:
    return file.read_text() if file.exists() else ""


def require_ensurepip() -> None:
    """Debian has taken ensurepip out of Python; put it back if we may."""
    if importlib.util.find_spec("ensurepip"):
        return
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if not apt_installs(package):
        stop(f"this Python has no ensurepip; as root: apt-get install {package}")


def apt_installs(package: str) -> bool:
    if not shutil.which("apt-get"):
        return False
    sudo: list[str] = []
    if os.geteuid() != 0:
        if not shutil.which("sudo"):
            return False
        sudo = ["sudo", "-n"]
    say(f"apt-get install {package}")
    variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run(*sudo, "apt-get", "update", "-qq", env=variables, to_errors=True)
    install = ("apt-get", "install", "-qqy", "--no-install-recommends", package)
    return run(*sudo, *install, env=variables, to_errors=True) == 0


def cores() -> int:
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(*command: object, env: dict[str, str], to_errors: bool = False) -> int:
    """Run a command in the project's folder; an interrupt lets it end, then ends us too."""
    output = sys.stderr if to_errors else None
    process = subprocess.Popen([str(word) for word in command], cwd=ROOT, env=env, stdout=output)
    try:
        return process.wait()
    except KeyboardInterrupt:
        process.wait()
        raise SystemExit(130) from None


def run_or_stop(*command: object, env: dict[str, str]) -> None:
    if run(*command, env=env):
        stop(f"{Path(str(command[0])).name} failed: see above")


def say(message: str) -> None:
    print(f"dev: {message}", file=sys.stderr, flush=True)


def stop(message: str, code: int = 1) -> NoReturn:
    say(message)
    raise SystemExit(code)


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036, the one place that older ones reach
        stop("Tabard needs Python 3.11 or newer; this is " + sys.version.split()[0], 2)
    try:
        raise SystemExit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        raise SystemExit(130) from None

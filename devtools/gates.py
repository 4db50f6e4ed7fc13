"""The static gates of `dev.py check`: each says whether it passes."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from devtools.audit import audit
from devtools.commands import ROOT, run, run_or_stop, say
from devtools.environment import Environment, text_of
from devtools.wheel import SOURCES, TESTS

TYPED = ("src", "tests", "bench", "examples", "devtools", "dev.py", "hatch_build.py")
CLIENT = ROOT / "web" / "src" / "lib"


def format_gate(environment: Environment) -> bool:
    return ruff(environment, "format", "--check") or mend(environment, "format")


def lint(environment: Environment) -> bool:
    return ruff(environment, "check") or mend(environment, "check --fix")


def ruff(environment: Environment, *arguments: str) -> bool:
    return succeeds(environment, environment.script("ruff"), *arguments, ".")


def mend(environment: Environment, fix: str) -> bool:
    say(f"mend with: {environment.folder.name}/{environment.python.parent.name}/ruff {fix}")
    return False


def types(environment: Environment) -> bool:
    return succeeds(environment, environment.script("mypy"), *TYPED)


def arrows(environment: Environment) -> bool:
    # Without the variable, the arrows of the installed package are looked at.
    lint_imports = (environment.script("lint-imports"), "--no-logo")
    return succeeds(environment, *lint_imports, PYTHONPATH=str(SOURCES))


def protocol(environment: Environment) -> bool:
    """Whether the client's types are those of the server's messages and of the games' views."""
    with tempfile.TemporaryDirectory() as folder:
        write_protocol(environment, Path(folder))
        made = {path.relative_to(folder): text_of(path) for path in Path(folder).rglob("*.ts")}
    stale = [path for path, text in made.items() if text_of(CLIENT / path) != text]
    for path in stale:
        say(f"{(CLIENT / path).relative_to(ROOT)} is stale; mend with: python3 dev.py protocol")
    return not stale


def write_protocol(environment: Environment, folder: Path) -> None:
    """Write all types of the client that are made from ours into a folder like its own."""
    for module, target in (("typescript", "protocol.ts"), ("views_typescript", "games")):
        command = (environment.python, "-m", f"tabard.server.wire.{module}", folder / target)
        run_or_stop(*command, env=environment.variables(PYTHONPATH=str(SOURCES)))


def client(environment: Environment) -> bool:
    """The client's types and tests; it must say what Python says, which is written out for it."""
    with tempfile.TemporaryDirectory() as folder:
        phrases = Path(folder) / "phrases.json"
        command = (environment.python, "-m", "support.phrases", phrases)
        path = os.pathsep.join((str(SOURCES), str(TESTS)))
        run_or_stop(*command, env=environment.variables(PYTHONPATH=path))
        check = (environment.python, "devtools/client.py", "check")
        return succeeds(environment, *check, TABARD_PHRASES=str(phrases))


def succeeds(environment: Environment, *command: object, **variables: str) -> bool:
    return run(*command, env=environment.variables(**variables)) == 0


GATES: dict[str, Callable[[Environment], bool]] = {
    "format": format_gate,
    "lint": lint,
    "types": types,
    "arrows": arrows,
    "protocol": protocol,
    "client": client,
    "audit": audit,
}

#!/usr/bin/env python3
"""All that a developer types, on a bare machine too. Each verb first installs what it needs.

    python3 dev.py serve [...]       the web table; the rest goes to `tabard serve`; until it is
                                     compiled, which goes on in the background, uncompiled
    python3 dev.py play GAME [...]   a match in the terminal; the rest goes to `tabard play`
    python3 dev.py test [...]        all tests, interpreted, compiled and in a browser; the rest
                                     goes to pytest. First words may name parts (a game, server,
                                     cli, browser ...), which run alone, as the sources are.
                                     --long plays every series to its end and tries all mutants
    python3 dev.py check [...]       the whole gate: format, lint, types, arrows, protocol, client,
                                     audit, then the tests; --static leaves the tests out, --ahead
                                     too but builds their wheel meanwhile, and the names of gates
                                     all but these
    python3 dev.py build             the wheel in dist/, compiled where there is a C compiler
    python3 dev.py protocol          the web client's types, after a change of messages or views
    python3 dev.py bench [...]       speed beside other engines, as JSON, and beside the parent
                                     commit; fails if a third slower than that; --help tells more
    python3 dev.py mutate GAME [...] mutants of a game's rules that no test of it notices; fails if
                                     one is neither killed nor explained; --help tells more
    python3 dev.py lock              new requirements/ after a change in pyproject.toml

Needs Python 3.11 or newer, nothing else. TABARD_PURE=1 leaves everything uncompiled,
TABARD_SKIP_WEB=1 the web client as it is. Browser tests take the Chromium that TABARD_CHROMIUM
names, or any on the PATH, or install one; TABARD_REQUIRE_BROWSER=1 lets them fail without one.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence

from devtools import testing
from devtools.commands import ROOT, run, run_or_stop, say, stop
from devtools.environment import Environment
from devtools.gates import CLIENT, GATES, write_protocol
from devtools.wheel import (
    COMPILING,
    SOURCES,
    building,
    packages_ready,
    ready,
    ready_soon,
    wheel_in_dist,
    why_uncompiled,
)

LOCK_FLAGS = (
    "--universal",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-header",
    "--no-annotate",
    "--upgrade",
    "--quiet",
)
RESEARCH = (
    *("pyproject.toml", "--extra", "gymnasium", "--extra", "openspiel", "--extra", "pettingzoo"),
    *("requirements/research.in", "--override", "requirements/research-without.txt"),
    *("--constraint", "requirements/lock.txt", "-o", "requirements/research.txt"),
)
"""Goes into the same environment as lock.txt, so that what both name is of one version."""


def main(arguments: Sequence[str]) -> int:
    verbs: dict[str, Callable[[list[str]], int]] = {
        "serve": serve,
        "play": play,
        "test": test,
        "check": check,
        "build": build,
        "protocol": protocol,
        "bench": bench,
        "mutate": mutate,
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
    """Become the program itself, so that signals and the terminal reach it.

    Whoever comes for the first time does not wait for the compiler: the sources run as they are.
    """
    environment, is_current = ready_soon()
    variables = environment.variables(TABARD_CALLED_AS="python3 dev.py")
    if not is_current:
        variables["PYTHONPATH"] = str(SOURCES)
        log = COMPILING.relative_to(ROOT)
        say(f"uncompiled for now: being compiled in the background ({log}), ready next time")
    command = [str(environment.python), "-m", "tabard.cli", *arguments]
    if os.name != "nt":
        os.execve(command[0], command, variables)
    return run(*command, env=variables)


def test(arguments: list[str]) -> int:
    return testing.test(arguments)


def check(arguments: list[str]) -> int:
    names = list(GATES) if arguments in ([], ["--static"], ["--ahead"]) else arguments
    if unknown := [name for name in names if name not in GATES]:
        known = ", ".join(GATES)
        stop(f"check has no gate {unknown[0]!r}; its gates: {known}; all of them: --static", 2)
    started = time.monotonic()
    environment = packages_ready()
    environment.install_research()
    is_alone = arguments not in ([], ["--ahead"])
    failed = failed_gates(environment, names) if is_alone else check_ahead(environment)
    if not arguments and "wheel" not in failed and testing.run_tests(environment, []):
        failed.append("tests")
    verdict = f"FAILED: {', '.join(failed)}" if failed else "all gates passed"
    say(f"{verdict}, after {(time.monotonic() - started) / 60:.1f} minutes")
    return 1 if failed else 0


def check_ahead(environment: Environment) -> list[str]:
    """What fails of all gates; the wheel that the tests need is built while they are at work."""
    with building(environment) as wheel:
        failed = failed_gates(environment, list(GATES))
        return failed if wheel.succeeds() else [*failed, "wheel"]


def failed_gates(environment: Environment, names: list[str]) -> list[str]:
    return [name for name in names if not passes(environment, name)]


def passes(environment: Environment, gate: str) -> bool:
    say(gate)
    started = time.monotonic()
    is_passed = GATES[gate](environment)
    say(f"{gate}: {'passed' if is_passed else 'FAILED'} in {time.monotonic() - started:.0f} s")
    return is_passed


def build(arguments: list[str]) -> int:
    if arguments:
        stop("build takes no arguments", 2)
    environment = ready(always=True)
    kind = "compiled" if environment.is_compiled() else "not compiled: " + why_uncompiled()
    say(f"dist/{environment.wheel_name()} is built and installed in .venv, {kind}")
    return 0


def protocol(arguments: list[str]) -> int:
    if arguments:
        stop("protocol takes no arguments", 2)
    write_protocol(packages_ready(), CLIENT)
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


def mutate(arguments: list[str]) -> int:
    return testing.mutate(packages_ready(), *arguments)


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
    run_or_stop(*command, *RESEARCH, env=variables)
    for tool in ("node", "uv"):
        target = [f"requirements/{tool}.in", "-o", f"requirements/{tool}.txt"]
        run_or_stop(*command, *target, env=variables)
    return 0


def explain(_: list[str]) -> int:
    print(__doc__.strip())
    return 0


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036, the one place that older ones reach
        stop("Tabard needs Python 3.11 or newer; this is " + sys.version.split()[0], 2)
    try:
        raise SystemExit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        raise SystemExit(130) from None

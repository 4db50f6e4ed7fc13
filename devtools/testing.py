"""The tests in three tiers: a part while one works, the gate at every change, the long one.

The gate and the long tier are three runs: interpreted, compiled, in a browser; what differs in none
runs once. The long tier plays every series to its end, and tries the mutants of every game.
"""

from __future__ import annotations

import time

from devtools.browser import fetch_chromium
from devtools.commands import cores, run, say
from devtools.environment import Environment
from devtools.wheel import SOURCES, TESTS, packages_ready, ready, wheel_in_dist, why_uncompiled

NEVER_COMPILED = ("adapters", "arena", "cli", "doors", "gates", "lab", "server")
"""Folders of tests of what is the same code in both builds: they run with the installed one."""

BALANCED = ("--dist", "worksteal")
ONE_BY_ONE = ("--dist", "load", "--maxschedchunk", "1")
"""Long tests come first in the browser; short ones then fill whichever of the cores is free."""

NOTHING_COLLECTED = 5
"""What pytest returns if no test fits its arguments."""


BROWSER = "browser"
"""The one part that needs the wheel."""


def parts() -> list[str]:
    """What can be tested alone: each game, each folder of tests."""
    folders = [path.name for path in sorted(TESTS.iterdir()) if any(path.glob("test_*.py"))]
    return [*games(), *folders]


def games() -> list[str]:
    return sorted(
        path.name for path in (TESTS / "games").iterdir() if (path / "builders.py").exists()
    )


def test(arguments: list[str]) -> int:
    """What was asked for: some parts, the gate, or with `--long` everything at full length."""
    known, wanted = parts(), list(arguments)
    chosen = []
    while wanted and wanted[0] in known:
        chosen.append(wanted.pop(0))
    is_long = "--long" in wanted
    rest = [word for word in wanted if word != "--long"]
    if chosen:
        return verdict([test_part(part, rest, is_long) for part in chosen])
    environment = ready()
    environment.install_research()
    codes = [run_tests(environment, rest, is_long)]
    if is_long and not rest:
        codes += [mutate(environment, game) for game in games()]
    return verdict(codes)


def verdict(codes: list[int]) -> int:
    """What pytest would return for all of them."""
    failures = set(codes) - {0, NOTHING_COLLECTED}
    return max(failures) if failures else min(codes)


def test_part(part: str, arguments: list[str], is_long: bool) -> int:
    """One part, as the sources are; nothing is built for it unless it needs a browser."""
    if part == BROWSER:
        return test_in_browser(ready(), ["tests/browser", *arguments], is_long)
    environment = packages_ready()
    environment.install_research()
    if part not in games():
        return pytest_sources(environment, f"tests/{part}", *arguments, is_long=is_long)
    # The contract's tests of a game have its name in theirs.
    folders = (f"tests/games/{part}", "tests/contract")
    return pytest_sources(environment, *folders, "-k", part, *arguments, is_long=is_long)


def run_tests(environment: Environment, arguments: list[str], is_long: bool = False) -> int:
    """All three runs, also after one has failed."""
    codes = []
    for tests in (test_interpreted, test_compiled, test_in_browser):
        started = time.monotonic()
        codes.append(tests(environment, arguments, is_long))
        say(f"that took {time.monotonic() - started:.0f} s")
    return verdict(codes)


def tier(is_long: bool) -> dict[str, str]:
    """What tells the tests their tier; whatever the caller has set counts, too."""
    return {"TABARD_LONG": "1"} if is_long else {}


def test_interpreted(environment: Environment, arguments: list[str], is_long: bool) -> int:
    say("tests, interpreted")
    left_out = NEVER_COMPILED if environment.is_compiled() else ()
    ignored = [f"--ignore=tests/{folder}" for folder in left_out]
    return pytest_sources(environment, *ignored, *arguments, is_long=is_long)


def pytest_sources(environment: Environment, *arguments: object, is_long: bool) -> int:
    """Run tests against the sources."""
    # The variable is for the processes that tests start; pytest itself has it from pyproject.toml.
    variables = environment.variables(PYTHONPATH=str(SOURCES), **tier(is_long))
    chosen = ("-n", cores(), *BALANCED, "-m", "not browser")
    return run(environment.python, "-m", "pytest", "-q", *chosen, *arguments, env=variables)


def test_compiled(environment: Environment, arguments: list[str], is_long: bool) -> int:
    if not environment.is_compiled():
        say("tests, compiled: SKIPPED, " + why_uncompiled())
        return NOTHING_COLLECTED
    say("tests, compiled")
    # What comes from outside is tried in an environment that has this wheel and no sources.
    built = {"TABARD_EXPECT_COMPILED": "1", "TABARD_WHEEL": str(wheel_in_dist()[0])}
    variables = environment.variables(**built, **tier(is_long))
    chosen = ("-n", cores(), *BALANCED, "-m", "not browser")
    return pytest_installed(environment, *chosen, *arguments, variables=variables)


def test_in_browser(environment: Environment, arguments: list[str], is_long: bool) -> int:
    """As many browsers as cores: whole matches by clicks keep one busy each."""
    say("tests, in a browser")
    variables = environment.variables(TABARD_CHROMIUM=fetch_chromium(), **tier(is_long))
    chosen = ["-n", cores(), *ONE_BY_ONE, "-m", "browser", *(arguments or ["tests/browser"])]
    return pytest_installed(environment, *chosen, variables=variables)


def pytest_installed(
    environment: Environment, *arguments: object, variables: dict[str, str]
) -> int:
    """Run tests against the installed wheel instead of the sources."""
    pytest = (environment.python, "-m", "pytest", "-q", "-o", "pythonpath=tests .")
    return run(*pytest, *arguments, env=variables)


def mutate(environment: Environment, game: str, *arguments: str) -> int:
    """Mutants of a game's rules that no test notices."""
    say(f"mutants of {game}")
    command = (environment.python, "-m", "devtools.mutation", game, *arguments)
    return run(*command, env=environment.variables())

"""The tests in three runs: interpreted, compiled, in a browser; what differs in none runs once."""

from __future__ import annotations

import time

from devtools.browser import fetch_chromium
from devtools.commands import cores, run, say
from devtools.environment import Environment
from devtools.wheel import SOURCES, why_uncompiled

NEVER_COMPILED = ("adapters", "arena", "cli", "gates", "server")
"""Folders of tests of what is the same code in both builds: they run with the installed one."""

BALANCED = ("--dist", "worksteal")
ONE_BY_ONE = ("--dist", "load", "--maxschedchunk", "1")
"""Long tests come first in the browser; short ones then fill whichever of the cores is free."""

NOTHING_COLLECTED = 5
"""What pytest returns if no test fits its arguments."""


def run_tests(environment: Environment, arguments: list[str]) -> int:
    """All three runs, also after one has failed; what pytest would return for all of them."""
    codes = set()
    for tests in (test_interpreted, test_compiled, test_in_browser):
        started = time.monotonic()
        codes.add(tests(environment, arguments))
        say(f"that took {time.monotonic() - started:.0f} s")
    failures = codes - {0, NOTHING_COLLECTED}
    return max(failures) if failures else min(codes)


def test_interpreted(environment: Environment, arguments: list[str]) -> int:
    say("tests, interpreted")
    # The variable is for the processes that tests start; pytest itself has it from pyproject.toml.
    variables = environment.variables(PYTHONPATH=str(SOURCES))
    chosen = ["-n", cores(), *BALANCED, "-m", "not browser"]
    if environment.is_compiled():
        chosen += [f"--ignore=tests/{folder}" for folder in NEVER_COMPILED]
    return run(environment.python, "-m", "pytest", "-q", *chosen, *arguments, env=variables)


def test_compiled(environment: Environment, arguments: list[str]) -> int:
    if not environment.is_compiled():
        say("tests, compiled: SKIPPED, " + why_uncompiled())
        return NOTHING_COLLECTED
    say("tests, compiled")
    variables = environment.variables(TABARD_EXPECT_COMPILED="1")
    chosen = ("-n", cores(), *BALANCED, "-m", "not browser")
    return pytest_installed(environment, *chosen, *arguments, variables=variables)


def test_in_browser(environment: Environment, arguments: list[str]) -> int:
    """As many browsers as cores: whole matches by clicks keep one busy each."""
    say("tests, in a browser")
    variables = environment.variables(TABARD_CHROMIUM=fetch_chromium())
    chosen = ["-n", cores(), *ONE_BY_ONE, "-m", "browser", *(arguments or ["tests/browser"])]
    return pytest_installed(environment, *chosen, variables=variables)


def pytest_installed(
    environment: Environment, *arguments: object, variables: dict[str, str]
) -> int:
    """Run tests against the installed wheel instead of the sources."""
    pytest = (environment.python, "-m", "pytest", "-q", "-o", "pythonpath=tests .")
    return run(*pytest, *arguments, env=variables)

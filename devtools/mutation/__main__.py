"""The command line of `dev.py mutate`; runs with the packages that tests need."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import hypothesis
import pytest

from devtools.commands import ROOT, cores
from devtools.mutation.running import Run, Wishes, chosen_mutants
from devtools.mutation.scope import Scope, games, scope_of
from devtools.slower import parent

SWIFT = (
    *("--assert=plain", "--tb=native", "--capture=no", "-q", "-q"),
    *("-p", "no:cacheprovider", "-p", "no:faulthandler"),
)
"""Options of pytest: nobody reads why a test fails that should."""


def main(arguments: Sequence[str]) -> int:
    asked = parsed(arguments)
    since = parent(ROOT) if asked.changed == "" else asked.changed or ""
    wishes = Wishes(
        tuple(asked.file), tuple(asked.function), since, asked.most, asked.workers, asked.again
    )
    scope = scope_of(asked.game)
    if asked.list:
        for mutant in chosen_mutants(scope, wishes):
            print(f"{mutant.function.file.name}:{mutant.lines().start} {mutant.name}")
        return 0
    return mutate(scope, wishes)


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("dev.py mutate", description="Mutants that no test notices.")
    parser.add_argument("game", choices=games())
    parser.add_argument("--file", action="append", default=[], help="a module, such as guards")
    parser.add_argument("--function", action="append", default=[], help="a name or pattern")
    parser.add_argument(
        "--changed", nargs="?", const="", metavar="REV", help="only functions changed since then"
    )
    parser.add_argument("--most", type=int, default=0, metavar="N", help="a sample of so many")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--again", action="store_true", help="try what is known, too")
    parser.add_argument("--list", action="store_true", help="the mutants, untried")
    return parser.parse_args(arguments)


def mutate(scope: Scope, wishes: Wishes) -> int:
    """Collect the tests and try the mutants; 1 unless each is killed or explained."""
    hypothesis.settings.register_profile("mutation", derandomize=True, database=None, deadline=None)
    hypothesis.settings.load_profile("mutation")
    run = Run(scope, wishes)
    folders = [str(folder) for folder in scope.test_folders()]
    code = pytest.main([*SWIFT, "--rootdir", str(scope.root), *folders], plugins=[run])
    return run.code if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

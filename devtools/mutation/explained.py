"""Why some mutants may live: `mutants.toml` beside the tests of a game, one line each."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable

from devtools.mutation.scope import Scope
from devtools.mutation.trying import Verdict

Explanations = dict[str, str]
"""Reasons by name of mutant."""


def read_explanations(scope: Scope) -> Explanations:
    if not scope.explanations.exists():
        return {}
    tables = tomllib.loads(scope.explanations.read_text())
    return {
        f"{module}.{mutant}": reason
        for module, reasons in tables.items()
        for mutant, reason in reasons.items()
    }


def entry_for(mutant: str) -> str:
    """The line that would explain a mutant, under the heading of its module."""
    name = mutant.partition(".")[2]
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f"'{name}' = \"\"" if "'" not in name else f'"{escaped}" = ""'


def stale(
    explanations: Explanations, mutants: Collection[str], verdicts: Iterable[Verdict]
) -> list[str]:
    """Explanations that explain nothing, each with the reason for that."""
    killed = {verdict.mutant.name for verdict in verdicts if not verdict.lives()}
    found = []
    for name, reason in explanations.items():
        if not reason.strip():
            found.append(f"{name}: the explanation is empty")
        elif name not in mutants:
            found.append(f"{name}: there is no such mutant")
        elif name in killed:
            found.append(f"{name}: it does not live")
    return found

"""Which tests prove which clause: read from the marks on the tests, or from what a build kept."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeGuard

PACKAGE = Path(__file__).parent.parent
KEPT = PACKAGE / "proofs.json"
"""What a wheel carries, because it does not carry the tests."""

MARK = "clause"


def proofs() -> dict[str, list[str]]:
    """Tests by clause: as kept by the build, else from the tests of a checkout, else none."""
    if KEPT.is_file():
        kept = json.loads(KEPT.read_text("utf-8"))
        return {str(clause): [str(test) for test in tests] for clause, tests in kept.items()}
    root = PACKAGE.parent.parent
    if (root / "pyproject.toml").is_file() and (root / "tests").is_dir():
        return scan(root / "tests")
    return {}


@cache
def scan(tests: Path) -> dict[str, list[str]]:
    """Tests by clause, found by their `@clause("ID", …)` marks without running anything."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        where = path.relative_to(tests.parent).as_posix()
        for name, clauses in marked(path):
            for clause in clauses:
                listed = found.setdefault(clause, [])
                if f"{where}::{name}" not in listed:
                    listed.append(f"{where}::{name}")
    return dict(sorted(found.items()))


def marked(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The tests of a file with the clauses they name; a class lends its marks to its tests."""
    for node in ast.parse(path.read_text("utf-8"), str(path)).body:
        if isinstance(node, ast.ClassDef):
            shared = clauses_on(node)
            for inner in node.body:
                if is_test(inner):
                    yield f"{node.name}::{inner.name}", [*shared, *clauses_on(inner)]
        elif is_test(node):
            yield node.name, clauses_on(node)


Test = ast.FunctionDef | ast.AsyncFunctionDef


def is_test(node: ast.stmt) -> TypeGuard[Test]:
    """Whether pytest would collect it."""
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")


def clauses_on(node: Test | ast.ClassDef) -> list[str]:
    """The ids in all clause marks on a test, also those inside `pytest.param(..., marks=…)`."""
    found: list[str] = []
    for decorator in node.decorator_list:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and name_of(call.func) == MARK:
                found += [str(ast.literal_eval(item)) for item in call.args]
    return found


def name_of(node: ast.expr) -> str:
    """The last part of a dotted name: `clause`, `pytest.mark.clause`."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")

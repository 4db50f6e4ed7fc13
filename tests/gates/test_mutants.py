"""Which mutants a piece of code has, and that their names outlive other edits."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from devtools.mutation.explained import read_explanations, stale
from devtools.mutation.mutants import Function, functions_of, mutants_of
from devtools.mutation.running import Wishes, chosen_mutants
from devtools.mutation.scope import games, scope_of


def functions(code: str) -> list[Function]:
    return functions_of(Path("guards.py"), dedent(code))


def names(code: str) -> list[str]:
    """The mutants of all functions, without the name of the module."""
    found = [mutant for function in functions(code) for mutant in mutants_of(function)]
    return [mutant.name.removeprefix("guards.") for mutant in found]


def changes(statement: str, head: str = "def f():") -> list[str]:
    """What the mutants of a statement make of it."""
    found = names(f"{head}\n    {statement}")
    return [name.partition(" => ")[2] for name in found]


@pytest.mark.parametrize(
    ("statement", "wrong"),
    [
        ("x = a < b", ["x = a <= b", "x = a >= b"]),
        ("x = a not in b", ["x = a in b"]),
        ("x = a is None", ["x = a is not None"]),
        ("x = a and b", ["x = a or b", "x = b", "x = a"]),
        ("x = a or b or c", ["x = a and b and c", "x = b or c", "x = a or c", "x = a or b"]),
        ("x = a is b or a == b", ["x = a is not b or a == b", "x = a is b or a != b"]),
        ("x = not a", ["x = a"]),
        ("x = a + b", ["x = a - b"]),
        ("x = a + [b]", []),
        ("x = 0", ["x = 1"]),
        ("x = 2", ["x = 3", "x = 1"]),
        ("x = True", ["x = False"]),
        ("x = min(a, b)", ["x = max(a, b)"]),
        ("x = a if b else c", ["x = a if True else c", "x = a if False else c"]),
        ("x = a[b:]", ["x = a[:]", "x = a[b + 1:]", "x = a[b - 1:]"]),
        ("x = range(a)", ["x = range(a + 1)", "x = range(a - 1)"]),
        ("x = [a for a in b if a]", ["x = [a for a in b]"]),
        ("x += a", ["x -= a", "pass"]),
        ("x.y = a", ["pass"]),
        ("take(a)", ["pass"]),
        ("super().__init__(a)", []),
        ("return", ["pass"]),
        ("raise Wrong(a + 1)", ["pass"]),
        ("if a: pass", ["if True", "if False"]),
        ("if state.is_telling: pass", ["if False"]),
        ("if not state.is_telling: return", ["if True", "if state.is_telling", "pass"]),
        ("x = s.is_telling and a", ["x = s.is_telling or a", "x = s.is_telling"]),
        ("while a: break", ["while False", "continue"]),
        ("'words'", []),
        ("assert a < 1", []),
        ("x: Literal[1] = a", []),
        ("x = f'{a + 1}'", []),
        ("raise NotImplementedError", []),
    ],
)
def test_what_can_be_wrong_with_a_statement(statement: str, wrong: list[str]) -> None:
    assert changes(statement) == wrong


def test_an_answer_of_yes_or_no_is_turned_round() -> None:
    assert changes("return a.b(c)", "def f() -> bool:") == ["return not a.b(c)"]
    assert changes("return a.b(c)", "def f() -> int:") == []


def test_the_condition_of_a_case_has_mutants_of_its_own() -> None:
    found = names("def f():\n    match a:\n        case 1 if not b:\n            pass")
    assert found == ["f: case 1 if not b => case 1 if b"]


def test_names_say_where_and_outlive_what_moves_or_is_said() -> None:
    code = "class Guard:\n    def laid(self):\n        return self.on + 1"
    moved = f"import os\n\n\n{code.replace('laid(self):', 'laid(self):  # AL-GUARD-01')}"
    assert names(moved) == names(code)
    assert names(code)[0] == "Guard.laid: return self.on + 1 => return self.on - 1"
    told = code.replace("        return", '        """Where."""\n        return')
    assert functions(told)[0].digest == functions(code)[0].digest
    assert functions(code.replace("1", "2"))[0].digest != functions(code)[0].digest


def test_equal_mutants_are_numbered() -> None:
    found = names("def f():\n    take(a)\n    take(a)")
    assert found == ["f: take(a) => pass", "f: take(a) => pass #2"]


def test_a_long_statement_is_cut_around_the_difference() -> None:
    word = "x" * 100
    assert names(f"def f():\n    {word}(0, {word})") == [
        f"f: {word}(0, {word}) => pass",
        f"f: …{word[:39]}(0, {word[:38]}… => …{word[:39]}(1, {word[:38]}…",
    ]


@pytest.mark.parametrize("game", games())
def test_rules_are_mutated_and_judgements_are_not(game: str) -> None:
    scope = scope_of(game)
    mutated = {file.stem for file in scope.files()}
    assert {"setup", "ending", "secrecy" if game != "castellans" else "views"} <= mutated
    assert not mutated & {"evaluate", "weights", "phrases", "catalog"}
    assert not scope.is_mutated(scope.sources / "game.py", "Game.__init__")
    assert scope.is_mutated(scope.sources / "game.py", "Game.new_state")


def test_of_the_contract_those_tests_judge_that_name_the_game() -> None:
    scope = scope_of("throne")
    assert scope.contract
    contract = scope.contract / "test_clone.py"
    assert scope.judges(contract, "test_clone.py::test_a_clone_has_every_field[throne-2]")
    assert not scope.judges(contract, "test_clone.py::test_a_clone_has_every_field[archon-2]")
    assert scope.judges(scope.tests / "test_spies.py", "test_spies.py::test_any")
    recorded = scope.contract / "test_builds.py"
    assert not scope.judges(recorded, "test_builds.py::test_dreams_are_those[throne-2]")


@pytest.mark.parametrize("game", games())
def test_what_is_explained_can_still_be_made_wrong(game: str) -> None:
    """Whether it lives is for the long tier; that it exists shows at once."""
    scope = scope_of(game)
    mutants = {mutant.name for mutant in chosen_mutants(scope, Wishes())}
    assert stale(read_explanations(scope), mutants, []) == []

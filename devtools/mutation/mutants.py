"""Mutants of a module: found, named so that names outlive other edits, and put into live code."""

from __future__ import annotations

import ast
import copy
import hashlib
import sys
import types
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from devtools.mutation.operators import instead_of

UNSEEN = {"annotation", "returns", "decorator_list", "pattern", "type_params"}
"""Fields of code that no mutant is looked for in."""

NEVER = (ast.Assert, ast.JoinedStr, ast.arguments)
"""What is left as it is: checks of ourselves, words, annotations and defaults of parameters."""

KEPT = 40
"""So many characters on both sides of the difference are part of a mutant's name."""


@dataclass(frozen=True)
class Place:
    """Where a piece of code stands in its tree, and the statement that it is part of."""

    holder: ast.AST
    name: str
    index: int | None
    statement: ast.AST

    def put(self, node: ast.AST) -> ast.AST:
        """Put a piece there instead; what stood there before."""
        if self.index is None:
            before: ast.AST = getattr(self.holder, self.name)
            setattr(self.holder, self.name, node)
            return before
        pieces = getattr(self.holder, self.name)
        before = pieces[self.index]
        pieces[self.index] = node
        return before


@dataclass(frozen=True)
class Function:
    """A function of a module or a method of one of its classes, with all that stands in it."""

    file: Path
    tree: ast.Module
    node: ast.FunctionDef
    name: str
    digest: str

    def live(self) -> types.FunctionType | None:
        """The loaded function; None if the module is not loaded, or something else has its name."""
        found: Any = module_of(self.file)
        for part in self.name.split("."):
            found = None if found is None else vars(found).get(part)
        found = getattr(found, "__func__", getattr(found, "fget", found))
        found = getattr(found, "__wrapped__", found)
        return found if isinstance(found, types.FunctionType) else None


@dataclass(frozen=True)
class Mutant:
    """One function with one thing wrong; `name` tells it from all others of its game."""

    name: str
    function: Function
    before: str
    after: str
    place: Place
    wrong: ast.AST

    def lines(self) -> range:
        """The lines of the statement that is wrong, without the statements within it."""
        statement: Any = self.place.statement
        begin = statement.pattern.lineno if isinstance(statement, ast.match_case) else 0
        begin = begin or statement.lineno
        body = getattr(statement, "body", None)
        if not body:
            return range(begin, statement.end_lineno + 1)
        return range(begin, max(begin + 1, body[0].lineno))

    def where(self) -> tuple[str, int]:
        """Its file and line, for sorting."""
        return self.function.file.name, self.lines().start

    def infect(self) -> None:
        """Give the live function the wrong code; for a process that will not outlive it."""
        live = self.function.live()
        assert live is not None
        before = self.place.put(self.wrong)
        ast.fix_missing_locations(ast.copy_location(self.wrong, before))
        whole = compile(self.function.tree, str(self.function.file), "exec", dont_inherit=True)
        code = next(
            code
            for code in codes_in(whole)
            if code.co_qualname == self.function.name
            and code.co_firstlineno == live.__code__.co_firstlineno
        )
        live.__code__ = code


def module_of(file: Path) -> types.ModuleType | None:
    for module in list(sys.modules.values()):
        if getattr(module, "__file__", None) == str(file):
            return module
    return None


def codes_in(code: types.CodeType) -> Iterator[types.CodeType]:
    """The code of functions and classes in a code, at any depth."""
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield constant
            yield from codes_in(constant)


def functions_of(file: Path, text: str | None = None) -> list[Function]:
    tree = ast.parse(file.read_text() if text is None else text)
    return list(_functions_in(file, tree, tree, ""))


def _functions_in(file: Path, tree: ast.Module, node: ast.AST, prefix: str) -> Iterator[Function]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _functions_in(file, tree, child, f"{prefix}{child.name}.")
        elif isinstance(child, ast.FunctionDef) and child.name != "__repr__":
            yield Function(file, tree, child, prefix + child.name, digest_of(child))


def digest_of(node: ast.FunctionDef) -> str:
    """The same for the same code, wherever it stands and whatever it says about itself."""
    bare = copy.copy(node)
    if ast.get_docstring(node):
        bare.body = node.body[1:]
    return hashlib.sha256(ast.dump(bare).encode()).hexdigest()[:16]


def mutants_of(function: Function) -> list[Mutant]:
    """All mutants of a function; those that would read alike are numbered."""
    found, seen = [], Counter[str]()
    for place, node in places_in(function.node, function.node):
        for wrong in instead_of(node, function.node):
            before, after = difference(place, node, wrong)
            name = f"{function.file.stem}.{function.name}: {before} => {after}"
            seen[name] += 1
            numbered = f"{name} #{seen[name]}" if seen[name] > 1 else name
            found.append(Mutant(numbered, function, before, after, place, wrong))
    return found


def places_in(holder: ast.AST, statement: ast.AST) -> Iterator[tuple[Place, ast.AST]]:
    """Every piece of code that may be wrong, with its place."""
    for name, value in ast.iter_fields(holder):
        if name in UNSEEN:
            continue
        pieces = enumerate(value) if isinstance(value, list) else [(None, value)]
        for index, piece in pieces:
            if not isinstance(piece, ast.AST) or isinstance(piece, NEVER):
                continue
            is_statement = isinstance(piece, ast.stmt | ast.match_case)
            place = Place(holder, name, index, piece if is_statement else statement)
            yield place, piece
            if not isinstance(piece, ast.Raise):
                yield from places_in(piece, place.statement)


def difference(place: Place, node: ast.AST, wrong: ast.AST) -> tuple[str, str]:
    """The statement as it is and as it would be, cut to what stands around the difference."""
    before = header(place.statement)
    if node is place.statement:
        return shortened(before, header(wrong))
    place.put(wrong)
    after = header(place.statement)
    place.put(node)
    return shortened(before, after)


def header(statement: ast.AST) -> str:
    """A statement in one line, without the statements within it."""
    bare = copy.copy(statement)
    for name in ("body", "orelse", "finalbody", "handlers", "cases"):
        if isinstance(getattr(bare, name, None), list):
            setattr(bare, name, [ast.Pass()] if name == "body" else [])
    return ast.unparse(bare).strip().partition("\n")[0].removesuffix(":")


def shortened(before: str, after: str) -> tuple[str, str]:
    """Both texts without most of what they begin and end with alike."""
    begin = 0
    while begin < min(len(before), len(after)) and before[begin] == after[begin]:
        begin += 1
    end = 0
    while end < min(len(before), len(after)) - begin and before[-1 - end] == after[-1 - end]:
        end += 1
    cut, rest = max(0, begin - KEPT), max(0, end - KEPT)
    return _cut(before, cut, rest), _cut(after, cut, rest)


def _cut(text: str, begin: int, end: int) -> str:
    return ("…" if begin else "") + text[begin : len(text) - end] + ("…" if end else "")

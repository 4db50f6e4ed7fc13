"""What can be made wrong: for a piece of code, the pieces that could stand there instead."""

from __future__ import annotations

import ast
from collections.abc import Iterator

BOUNDARIES: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}
OPPOSITES: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
COUNTERPARTS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SEQUENCES = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr, ast.Set, ast.Dict)


def instead_of(node: ast.AST, function: ast.AST) -> Iterator[ast.AST]:
    """What could wrongly stand in place of a node; None of a slice is an absent bound."""
    match node:
        case ast.Compare():
            yield from _other_comparisons(node)
        case ast.BoolOp():
            yield from _other_conditions(node)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.BinOp() if type(node.op) in OPPOSITES and not _joins(node):
            yield ast.BinOp(node.left, OPPOSITES[type(node.op)](), node.right)
        case ast.Constant():
            yield from _other_constants(node)
        case ast.Call(func=ast.Name(id=name)):
            yield from _other_calls(node, name)
        case ast.IfExp():
            yield from (ast.IfExp(forced, node.body, node.orelse) for forced in _forced(node.test))
        case ast.Slice():
            yield from _other_bounds(node)
        case ast.comprehension():
            yield from _unfiltered(node)
        case ast.stmt():
            yield from _other_statements(node, function)


def _other_comparisons(node: ast.Compare) -> Iterator[ast.AST]:
    for index, operator in enumerate(node.ops):
        for other in BOUNDARIES[type(operator)]:
            operators = [*node.ops[:index], other(), *node.ops[index + 1 :]]
            yield ast.Compare(node.left, operators, node.comparators)


def _other_conditions(node: ast.BoolOp) -> Iterator[ast.AST]:
    """The other word, and each condition left out."""
    if _is_swift(node):
        return
    yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    for index, condition in enumerate(node.values):
        if _is_telling(condition):
            continue
        kept = [*node.values[:index], *node.values[index + 1 :]]
        yield kept[0] if len(kept) == 1 else ast.BoolOp(node.op, kept)


def _is_swift(node: ast.BoolOp) -> bool:
    """Whether it is `a is b or a == b`, where the first half only saves time."""
    match node.values:
        case [ast.Compare(left=one, ops=[ast.Is()]), ast.Compare(left=other, ops=[ast.Eq()])]:
            return ast.dump(one) == ast.dump(other)
    return False


def _joins(node: ast.BinOp) -> bool:
    """Whether sequences are joined or repeated, which has no opposite."""
    sides = (node.left, node.right)
    return any(isinstance(side, SEQUENCES) or _is_text(side) for side in sides)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _other_constants(node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        if node.value:
            yield ast.Constant(node.value - 1)


def _other_calls(node: ast.Call, name: str) -> Iterator[ast.AST]:
    if name in COUNTERPARTS:
        other = ast.Name(COUNTERPARTS[name], ast.Load())
        yield ast.Call(other, node.args, node.keywords)
    if name == "range":
        for index, bound in enumerate(node.args[:2]):
            for moved in _moved(bound):
                arguments = [*node.args[:index], moved, *node.args[index + 1 :]]
                yield ast.Call(node.func, arguments, node.keywords)


def _moved(bound: ast.expr) -> Iterator[ast.expr]:
    """A bound one more and one less, unless a number in it is changed anyway."""
    if not any(isinstance(node, ast.Constant) for node in ast.walk(bound)):
        yield ast.BinOp(bound, ast.Add(), ast.Constant(1))
        yield ast.BinOp(bound, ast.Sub(), ast.Constant(1))


def _other_bounds(node: ast.Slice) -> Iterator[ast.AST]:
    if node.lower:
        yield ast.Slice(None, node.upper, node.step)
        yield from (ast.Slice(moved, node.upper, node.step) for moved in _moved(node.lower))
    if node.upper:
        yield ast.Slice(node.lower, None, node.step)
        yield from (ast.Slice(node.lower, moved, node.step) for moved in _moved(node.upper))


def _unfiltered(node: ast.comprehension) -> Iterator[ast.AST]:
    for index in range(len(node.ifs)):
        kept = [*node.ifs[:index], *node.ifs[index + 1 :]]
        yield ast.comprehension(node.target, node.iter, kept, node.is_async)


def _forced(test: ast.expr) -> list[ast.expr]:
    """A condition that always holds, and one that never does."""
    if isinstance(test, ast.Constant):
        return []
    if _is_telling(test):
        return [ast.Constant(False)]
    if isinstance(test, ast.UnaryOp) and _is_telling(test.operand):
        return [ast.Constant(True)]
    return [ast.Constant(True), ast.Constant(False)]


def _is_telling(test: ast.expr) -> bool:
    """Whether it asks if anybody listens, which only saves time: nobody hears what others tell."""
    return isinstance(test, ast.Attribute) and test.attr == "is_telling"


def _other_statements(node: ast.stmt, function: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.If():
            yield from (ast.If(forced, node.body, node.orelse) for forced in _forced(node.test))
        case ast.While(test=test) if not isinstance(test, ast.Constant):
            yield ast.While(ast.Constant(False), node.body, node.orelse)
        case ast.Return(value=None):
            yield ast.Pass()
        case ast.Return(value=value) if value and _is_predicate(function):
            if not isinstance(value, ast.Compare | ast.Constant | ast.UnaryOp):
                yield ast.Return(ast.UnaryOp(ast.Not(), value))
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
            yield ast.Pass()
        case ast.AugAssign():
            if type(node.op) in OPPOSITES and not isinstance(node.value, SEQUENCES):
                yield ast.AugAssign(node.target, OPPOSITES[type(node.op)](), node.value)
            yield ast.Pass()
        case _ if _can_be_left_out(node, function):
            yield ast.Pass()


def _is_predicate(function: ast.AST) -> bool:
    match function:
        case ast.FunctionDef(returns=ast.Name(id="bool")):
            return True
    return False


def _can_be_left_out(node: ast.stmt, function: ast.AST) -> bool:
    """Whether the code goes on without a statement; a local name, or a field, would be missing."""
    match node:
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name("super"))))):
            return False
        case ast.Expr(value=ast.Call()) | ast.Delete():
            return True
        case ast.Raise(exc=ast.Name(id="NotImplementedError")):
            return False
        case ast.Raise():
            return True
        case ast.Assign(targets=targets):
            is_kept = all(isinstance(item, ast.Attribute | ast.Subscript) for item in targets)
            return is_kept and getattr(function, "name", "") != "__init__"
    return False

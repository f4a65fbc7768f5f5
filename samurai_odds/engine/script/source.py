"""What the tree of a Python function says: its parts, the variables that it binds, its lambdas."""

import ast
import types
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from samurai_odds.engine.names.flattening import parsed

Comprehension = ast.ListComp | ast.GeneratorExp | ast.SetComp | ast.DictComp


class Unknown(Exception):
    """What has no counterpart in JavaScript."""


_NO_NODES = frozenset(("ctx", "id", "attr", "op", "ops", "kind", "type_comment"))


@cache
def _held(kind: str) -> tuple[str, ...]:
    return tuple(name for name in getattr(ast, kind)._fields if name not in _NO_NODES)


def children(node: ast.AST) -> list[ast.AST]:
    """List the parts of a part of a tree, signs and whether a name is stored left out."""
    parts: list[ast.AST] = []
    for name in _held(type(node).__name__):
        value = getattr(node, name, None)
        if isinstance(value, list):
            parts += [one for one in value if isinstance(one, ast.AST)]
        elif isinstance(value, ast.AST):
            parts.append(value)
    return parts


def walked(node: ast.AST) -> list[ast.AST]:
    """List a part of a tree and all in it, as `ast.walk` yields it but for what `children` omit."""
    nodes = [node]
    for one in nodes:
        nodes += children(one)
    return nodes


@cache
def _lambdas_in(file: str) -> list[ast.Lambda]:
    """List the functions without a name of a module."""
    return [node for node in walked(parsed(file)) if isinstance(node, ast.Lambda)]


def lambda_of(code: types.CodeType) -> ast.Lambda:
    """Find a function without a name: the one whose body the code stands for."""
    spots = {(line, column) for line, _, column, _ in code.co_positions()}
    lambdas = [
        node
        for node in _lambdas_in(code.co_filename)
        if any(
            (one.lineno, one.col_offset) in spots
            for one in walked(node.body)
            if isinstance(one, ast.expr)
        )
    ]
    inner = [one for one in lambdas if not any(one in walked(other.body) for other in lambdas)]
    if len(inner) != 1:
        raise Unknown(f"a function without a name in line {code.co_firstlineno}")
    return inner[0]


def paired(node: ast.Assign) -> list[tuple[ast.expr, ast.expr]]:
    """Pair what is given with what it is given, where both are written out; else list nothing."""
    target, value = node.targets[0], node.value
    if not (isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)):
        return []
    written = len(node.targets) == 1 and len(target.elts) == len(value.elts)
    pairs = list(zip(target.elts, value.elts, strict=False))
    return pairs if written and "*" not in ast.unparse(node) else []


def targets_of(target: ast.AST) -> set[str]:
    return {one.id for one in walked(target) if isinstance(one, ast.Name)}


def _inside(statements: Sequence[ast.AST]) -> Iterable[ast.AST]:
    """Walk statements without going into functions; of a comprehension only what it binds."""
    waiting = list(statements)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            waiting += children(node)


def assigned(statements: Sequence[ast.AST]) -> set[str]:
    """Name the variables that statements bind, those of comprehensions left out."""
    names: set[str] = set()
    inner: set[int] = set()
    nodes = [*_inside(statements)]
    for node in nodes:
        if isinstance(node, Comprehension):
            inner |= {id(n) for one in node.generators for n in walked(one.target)}
    for node in nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and id(node) not in inner:
            names.add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.ExceptHandler) and node.name:
            names.add(node.name)
    return names


def yields(node: ast.FunctionDef) -> bool:
    return any(isinstance(one, ast.Yield | ast.YieldFrom) for one in _inside(node.body))


def fields_of(one: type) -> set[str]:
    """Return the names of what a plain class holds."""
    return {each.name for each in fields(one)} if is_dataclass(one) else set()


def takes_values(called: Any) -> bool:
    """Return whether what is called says what it takes, and none of that is a function."""
    told = str(getattr(called, "__annotations__", None) or "Any")
    return not any(one in told for one in ("Any", "Callable", "object"))


_OF_VALUES = frozenset((  # functions that are given no method
    "abs", "all", "any", "bool", "dict", "enumerate", "int", "isinstance", "len", "list", "max",
    "min", "range", "set", "sorted", "str", "sum", "tuple", "zip",
))  # fmt: skip


def operands(node: ast.AST) -> list[ast.expr]:
    """Return the parts of an expression that a method would be of no use as."""
    if isinstance(node, ast.Attribute | ast.Subscript | ast.Starred):
        return [node.value]
    if isinstance(node, ast.BinOp):
        return [node.left, node.right]
    if isinstance(node, ast.Compare):
        return [node.left, *node.comparators]
    if isinstance(node, ast.JoinedStr):
        return [one.value for one in node.values if isinstance(one, ast.FormattedValue)]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return [node.func.value]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.args if node.func.id in _OF_VALUES else []
    if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
        return [one.iter for one in node.generators]
    return []


def heirs(one: type) -> Iterator[type]:
    """Yield all classes below one."""
    each: type
    for each in one.__subclasses__():
        yield each
        yield from heirs(each)

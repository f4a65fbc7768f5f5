"""Named constants written out as numbers, before a function is compiled.

The rules name the places of a state (``at.TURN``). For the compiler each such name is a
module, an attribute and their types to find out; as a plain number it costs nothing, and
Python's own compiler adds up what can be added (``at.MEMO + 3``).
"""

import ast
import os
import types
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from samurai_odds.engine.names.flattening import parsed

_HOME = os.path.join(str(Path(__file__).parents[3]), "")


@cache
def written_out(function: types.FunctionType) -> types.CodeType:
    """Give a function's code with whole numbers in place of the global names for them.

    Where there is no source to be read, it is not (or no longer) that of the function, or the
    function closes over something, its code stays as it is.
    """
    code = function.__code__
    definition = _definitions(code.co_filename).pop(code, None)
    if definition is None or function.__closure__:
        return code
    definition.decorator_list = []
    _Numbers(function).visit(definition)
    module = compile(ast.Module([definition], []), _at_home(code.co_filename), "exec")
    return next(part for part in _codes(module) if part.co_name == function.__name__)


def _at_home(path: str) -> str:
    """Name a file of the package as it is called there: machine code tells nobody's folders."""
    return path.removeprefix(_HOME).replace(os.sep, "/")


@cache
def _definitions(path: str) -> dict[types.CodeType, ast.FunctionDef]:
    try:
        tree = parsed(path)
        codes = _codes(compile(tree, path, "exec"))
    except (OSError, ValueError, SyntaxError):
        return {}
    codes_by_place = {(code.co_name, code.co_firstlineno): code for code in codes}
    definitions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return {codes_by_place[node.name, _first_line(node)]: node for node in definitions}


def _first_line(node: ast.FunctionDef) -> int:
    return min(node.lineno, *(decorator.lineno for decorator in node.decorator_list), node.lineno)


def _codes(code: types.CodeType) -> Iterator[types.CodeType]:
    """Give the code of all functions in some code."""
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType):
            yield inner
            yield from _codes(inner)


class _Numbers(ast.NodeTransformer):
    """Replaces names, and attributes of modules, that are whole numbers."""

    def __init__(self, function: types.FunctionType) -> None:
        self.names = function.__globals__
        self.local = set(function.__code__.co_varnames)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if isinstance(node.value, ast.Name):
            owner = self._value(node.value)
            if isinstance(owner, types.ModuleType):
                return _number(getattr(owner, node.attr, None), node)
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return _number(self._value(node), node)

    def _value(self, node: ast.Name) -> Any:
        """Give what a name stands for outside the function, None if it is the function's own."""
        if node.id in self.local or not isinstance(node.ctx, ast.Load):
            return None
        return self.names.get(node.id)


def _number(value: Any, node: ast.expr) -> ast.AST:
    return ast.copy_location(ast.Constant(value), node) if type(value) is int else node

"""Named constants written out as numbers, before a function is compiled.

The rules name the places of a state (``at.TURN``). For the compiler each such name is a
module, an attribute and their types to find out; as a plain number it costs nothing, and
Python's own compiler adds up what can be added (``at.MEMO + 3``).
"""

import ast
import copy
import types
from functools import cache
from pathlib import Path
from typing import Any


def written_out(function: types.FunctionType) -> types.CodeType:
    """Give a function's code with whole numbers in place of the global names for them.

    Where there is no source to be read, or the function closes over something, its code
    stays as it is.
    """
    place = (function.__name__, function.__code__.co_firstlineno)
    found = None if function.__closure__ else _definitions(function.__code__.co_filename).get(place)
    if found is None:
        return function.__code__
    definition = copy.deepcopy(found)
    definition.decorator_list = []
    _Numbers(function).visit(definition)
    written = compile(ast.Module([definition], []), function.__code__.co_filename, "exec")
    return next(
        code
        for code in written.co_consts
        if isinstance(code, types.CodeType) and code.co_name == function.__name__
    )


@cache
def _definitions(path: str) -> dict[tuple[str, int], ast.FunctionDef]:
    """Find the functions of a file by name and first line (that of a decorator, if any)."""
    try:
        tree = ast.parse(Path(path).read_text(encoding="utf-8"), path)
    except (OSError, ValueError, SyntaxError):
        return {}
    return {
        (node.name, min(node.lineno, *(d.lineno for d in node.decorator_list), node.lineno)): node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    }


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

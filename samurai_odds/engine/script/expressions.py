"""Expressions of rules as JavaScript."""

import ast
import builtins
import inspect
import re
import types
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from samurai_odds.engine.script.translation import Translation

SIMPLE = {"Add": "+", "Sub": "-", "Mult": "*", "Div": "/"}
BITS = {"LShift": "<<", "RShift": ">>", "BitAnd": "&", "BitOr": "|", "BitXor": "^"}
COMPARED = {"Eq": "==", "NotEq": "!=", "Lt": "<", "LtE": "<=", "Gt": ">", "GtE": ">="}
UNARY = {"Not": "!", "USub": "-", "UAdd": "+", "Invert": "~"}
RESERVED = re.compile(  # words of JavaScript that are names in Python
    "arguments|case|catch|const|debugger|default|delete|do|enum|eval|export|extends|function|"
    "implements|instanceof|interface|let|new|null|package|private|protected|public|static|"
    "super|switch|this|throw|typeof|undefined|var|void"
)
_NOT_KNOWN = object()


class Unknown(Exception):
    """A construct without a counterpart: its node, and what it is called."""

    def __init__(self, node: ast.AST, construct: str = "") -> None:
        super().__init__(construct or type(node).__name__)
        self.line = getattr(node, "lineno", 1)


class Expressions:
    """The expressions of one function."""

    def __init__(
        self, whole: "Translation", function: Callable[..., Any], fixed: Mapping[str, Any]
    ) -> None:
        self.whole = whole
        plain: Any = function.func if isinstance(function, partial) else function
        self.function: types.FunctionType = getattr(plain, "py_func", plain)
        self.globals: dict[str, Any] = {**vars(builtins), **self.function.__globals__, **fixed}
        self.locals: set[str] = set(self.function.__code__.co_varnames) - set(fixed)
        self.temporaries: list[str] = []

    def temporary(self) -> str:
        """Return the name of a new variable that no Python name can be."""
        self.temporaries.append(f"${len(self.temporaries)}")
        return self.temporaries[-1]

    def local(self, name: str) -> str:
        return f"{name}$$" if RESERVED.fullmatch(name) else name

    def value(self, node: ast.expr) -> Any:
        """Return what an expression without locals is worth, if it is known beforehand."""
        if any(isinstance(one, ast.Name) and one.id in self.locals for one in ast.walk(node)):
            return _NOT_KNOWN
        try:
            return eval(compile(ast.Expression(node), "", "eval"), self.globals)
        except Exception:
            return _NOT_KNOWN

    def expression(self, node: ast.expr) -> str:
        """Translate an expression: what is known beforehand becomes a constant."""
        value = self.value(node)
        if value is not _NOT_KNOWN and not isinstance(value, list):  # a list is made anew
            try:
                return self.whole.constant(value)
            except TypeError:
                raise Unknown(node, f"{ast.unparse(node)} ({type(value).__name__})") from None
        translate = getattr(self, f"_{type(node).__name__}", None)
        if translate is None:
            raise Unknown(node)
        text: str = translate(node)
        return text

    def _Name(self, node: ast.Name) -> str:
        return self.local(node.id)

    def _Tuple(self, node: ast.Tuple | ast.List) -> str:
        return f"[{','.join(map(self.expression, node.elts))}]"

    _List = _Tuple

    def _Subscript(self, node: ast.Subscript) -> str:
        array = self.expression(node.value)
        if isinstance(node.slice, ast.Slice):
            if node.slice.step is not None:
                raise Unknown(node, "slice with a step")
            ends = (node.slice.lower or ast.Constant(0), node.slice.upper)
            return f"$part({','.join([array, *(self.expression(end) for end in ends if end)])})"
        return self.loaded(array, self.place(node))

    def place(self, node: ast.Subscript) -> str:
        """Translate the place in an array: a single one, counted from the start."""
        known = self.value(node.slice)
        if isinstance(node.slice, ast.Tuple) or (isinstance(known, int) and known < 0):
            raise Unknown(node, f"place {ast.unparse(node.slice)}")
        return self.expression(node.slice)

    def loaded(self, array: str, place: str) -> str:
        return f"$at({array},{place})" if self.whole.strict else f"{array}[{place}]"

    def _BinOp(self, node: ast.BinOp) -> str:
        if isinstance(node.left, ast.List) and isinstance(node.op, ast.Mult):
            (value,) = node.left.elts
            return f"Array({self.expression(node.right)}).fill({self.expression(value)})"
        return self.operation(node, self.expression(node.left), self.expression(node.right))

    def operation(self, node: ast.BinOp | ast.AugAssign, one: str, other: str) -> str:
        """Translate an operation on two numbers already translated."""
        name, strict = type(node.op).__name__, self.whole.strict
        if name == "Mod":
            return f"$mod({one},{other})"
        if name == "FloorDiv":
            return f"$div({one},{other})" if strict else f"Math.floor({one}/{other})"
        if name == "Mult" and strict:
            return f"$mul({one},{other})"
        if name in BITS and strict:
            return f"$bits({one},{other},{list(BITS).index(name)})"
        if name in BITS or name in SIMPLE:
            return f"({one} {(BITS | SIMPLE)[name]} {other})"
        raise Unknown(node, name)

    def _UnaryOp(self, node: ast.UnaryOp) -> str:
        return f"{UNARY[type(node.op).__name__]}({self.expression(node.operand)})"

    def _BoolOp(self, node: ast.BoolOp) -> str:
        sign = "&&" if isinstance(node.op, ast.And) else "||"
        return f"({sign.join(map(self.expression, node.values))})"

    def _IfExp(self, node: ast.IfExp) -> str:
        parts = (self.expression(one) for one in (node.test, node.body, node.orelse))
        return "({}?{}:{})".format(*parts)

    def _Compare(self, node: ast.Compare) -> str:
        parts, left = [], self.expression(node.left)
        for number, (sign, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
            name = type(sign).__name__
            if name in ("In", "NotIn"):
                parts.append(
                    f"{'!' if name == 'NotIn' else ''}$has({self.expression(right)},{left})"
                )
            elif name not in COMPARED:
                raise Unknown(node, name)
            elif number < len(node.ops) - 1:  # what stands between two signs is worked out once
                middle = self.temporary()
                parts.append(f"{left}{COMPARED[name]}({middle}={self.expression(right)})")
                left = middle
            else:
                parts.append(f"{left}{COMPARED[name]}{self.expression(right)}")
        return f"({'&&'.join(parts)})"

    def _Call(self, node: ast.Call) -> str:
        called = self.value(node.func)
        if isinstance(node.func, ast.Name):
            called = self.whole.bound.get(node.func.id, called)
        if isinstance(called, str):
            return f"{called}({','.join(map(self.expression, node.args))})"
        called = inspect.unwrap(getattr(called, "py_func", called))
        if isinstance(called, types.FunctionType | partial):
            return self._call_of_function(node, called)
        given = list(map(self.expression, node.args))
        if called in (min, max) and not node.keywords:
            return f"Math.{called.__name__}({'...' * (len(given) == 1)}{','.join(given)})"
        if called is abs or (called in (int, np.int64) and len(given) == 1):
            return f"Math.{'abs' if called is abs else 'trunc'}({given[0]})"
        if called is bool:
            return f"!!({given[0]})"
        if called is divmod:
            return f"$divmod({given[0]},{given[1]})"
        if called is len:
            return f"{given[0]}.length"
        raise Unknown(node, f"call of {ast.unparse(node.func)}")

    def _call_of_function(self, node: ast.Call, called: Callable[..., Any]) -> str:
        name = self.whole.name_of(called)
        if name in self.locals:
            raise Unknown(node, f"call of {name}, which is a local's name too,")
        parameters = inspect.signature(called).parameters
        named = {keyword.arg: self.expression(keyword.value) for keyword in node.keywords}
        given = list(map(self.expression, node.args))
        for parameter in list(parameters)[len(given) :]:
            if named:
                given.append(named.pop(parameter, "undefined"))
        return f"{name}({','.join(given)})"

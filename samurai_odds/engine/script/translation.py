"""Rules written in plain Python, translated to JavaScript with all that they call.

What runs compiled by numba is a small language: integers, flat arrays, functions called by
their global names. Each of its constructs has one JavaScript counterpart; anything else is
refused by file, line and function. What is known beforehand becomes a constant. 64-bit words
and dice are written by hand: a function is called, not translated, where a ``.js`` file
beside its module defines it.
"""

import ast
import builtins
import inspect
import re
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np

from samurai_odds.engine.names.flattening import parsed
from samurai_odds.engine.names.schema import Schema
from samurai_odds.engine.progress import bar
from samurai_odds.engine.script.names import ShortNames
from samurai_odds.engine.script.plainer import (
    alone,
    as_expression,
    body_of,
    branches,
    counts_alone,
    declared,
    goes_on,
    one_by_one,
)
from samurai_odds.engine.script.ranks import WHOLE, chosen, joined, number, prefixed, within
from samurai_odds.engine.script.source import children, walked
from samurai_odds.errors import OddsError

FOLDER = Path(__file__).parent
LARGEST = 2**31 - 1  # of a constant: states and questions are 32-bit integers in JavaScript
BITS = {"LShift": "<<", "RShift": ">>", "BitAnd": "&", "BitOr": "|", "BitXor": "^"}
SIGNS = {"Add": "+", "Sub": "-", "Mult": "*"} | BITS
PLAIN: dict[str, Any] = {name: partial(joined, sign) for name, sign in SIGNS.items()}
PLAIN |= {"FloorDiv": "$div({},{})", "Mod": "$mod({},{})", "load": "{}[{}]", "store": "{}[{}]={};"}
STRICT = PLAIN | {"Mult": "$mul({},{})"}
STRICT |= {"load": "$at({},{})", "store": "$put({},{},{});"}
STRICT |= {name: f"$bits({{}},{{}},{place})" for place, name in enumerate(BITS)}
COMPARED = {"Eq": "==", "NotEq": "!=", "Lt": "<", "LtE": "<=", "Gt": ">", "GtE": ">="}
UNARY = {"Not": "!", "USub": "-", "UAdd": "+", "Invert": "~"}
CALLED = {min: "Math.min", max: "Math.max", abs: "Math.abs", int: "Math.trunc", bool: "Boolean"}
CALLED |= {np.int64: "Math.trunc", divmod: "$divmod"}
_NOT_KNOWN = object()
_DEEPEST = 4  # of such calls within one another
_NAME = re.compile(r"[\w$]+").fullmatch
_NUMBER = re.compile(r"-?\d+").fullmatch


class Refused(OddsError):
    """What cannot be translated, a line for each construct: file, line, function, construct."""


class _Unknown(Exception):
    """A construct without a counterpart: its node, and what it is called."""


class Translation:
    """Functions and constants translated so far, under names of their own.

    ``beside`` lists the modules that have a file written by hand. ``bound`` replaces functions
    that rules name, by functions or by the names of JavaScript ones. ``strict`` makes every
    access, product and bit operation throw where it leaves its array, 32 bits or 2**53.
    """

    def __init__(self, beside: Sequence[types.ModuleType], strict: bool = False, **bound: Any):
        self.strict, self.bound = strict, bound
        numbers = FOLDER / ("strict.js" if strict else "numbers.js")
        modules = [Path(inspect.getfile(module)) for module in beside]
        self._by_hand = {one: one.with_suffix(".js").read_text("utf-8") for one in modules}
        self._numbers = numbers.read_text("utf-8")
        self._names: dict[Any, str] = {}  # by function: no name of Python's has a $ as these have
        self._constants: dict[str, str] = {}  # names by text
        self._waiting: list[_Function] = []
        self.problems: list[str] = []

    def name_of(self, function: Callable[..., Any]) -> str:
        """Return the JavaScript name of a function, which will be translated too."""
        fixed = function.keywords if isinstance(function, partial) else {}
        whole: Any = inspect.unwrap(function.func if isinstance(function, partial) else function)
        name = whole.__name__
        if self.is_by_hand(whole):
            return str(name)
        if function not in self._names:
            while (name := f"{name}$") in self._names.values():
                pass
            self._names[function] = name
            self._waiting.append(_Function(self, name, whole, fixed))
        return self._names[function]

    def is_by_hand(self, function: Any) -> bool:
        """Return whether a file beside the function's module defines it."""
        beside = self._by_hand.get(Path(inspect.getfile(function)), "")
        return f"\nfunction {function.__name__}(" in beside

    def constant(self, value: Any) -> str:
        """Return a number, or the name of a tuple of numbers; raise TypeError for anything else."""
        if isinstance(value, int | np.signedinteger | np.bool_) and abs(int(value)) <= LARGEST:
            return number(int(value))
        if isinstance(value, float):
            return number(value)
        if not isinstance(value, tuple | range):
            raise TypeError
        text = f"[{','.join(map(self.constant, value))}]"
        return self._constants.setdefault(text, f"$K{len(self._constants)}")

    def by_hand(self, numbers: bool = True) -> str:
        """Return what is written by hand: numbers, and the files beside the modules."""
        return "\n".join([*[self._numbers] * numbers, *self._by_hand.values()])

    def text(self, alone: bool = True) -> str:
        """Return constants and functions, with what is written by hand if alone; raise Refused."""
        done = []
        with bar("rules translated") as show:
            while self._waiting:
                done.append(self._waiting.pop().text())
                if show:
                    show(len(done), len(done) + len(self._waiting))
        if self.problems:
            raise Refused(*sorted(self.problems))
        done.sort(key=lambda one: one.partition("(")[2])  # those that begin alike pack best
        pairs = ",".join(f"{name}={text}" for text, name in self._constants.items())
        constants = [f"const {pairs};"] * bool(pairs)
        if alone:
            constants = ['"use strict";', self.by_hand(), *constants]
        return "\n".join([*constants, "".join(done), ""])


def defined_in(script: str) -> list[str]:
    """List what a script written by hand defines, line by line and not within another."""
    return re.findall(r"^(?:const|function|class) ([\w$]+)", script, re.MULTILINE)


def taking(script: str, known: Iterable[str], source: str) -> str:
    """Return a script behind what takes those of the known names that it uses out of an object."""
    used = set(re.findall(r"[\w$]+", script))
    return (
        f'"use strict";const{{{",".join(one for one in known if one in used)}}}={source};{script}'
    )


@cache
def functions_in(file: str) -> dict[int, Any]:
    """Parse a module: its functions by their first lines, those of decorators; lambdas too."""
    functions: dict[int, Any] = {}
    nodes = walked(parsed(file))
    functions |= {node.lineno: node for node in nodes if isinstance(node, ast.Lambda)}
    for node in nodes:
        if isinstance(node, ast.FunctionDef):
            first = node.decorator_list[0].lineno if node.decorator_list else node.lineno
            functions[first] = node
    return functions


@cache
def names_in(node: ast.AST) -> frozenset[str]:
    """Name all that a part of a module names; asked of the whole, of its parts, of theirs."""
    own = {node.id} if isinstance(node, ast.Name) else ()
    return frozenset(own).union(*map(names_in, children(node)))


@cache
def _short(code: types.CodeType) -> ast.expr | None:
    """Give what a short function returns as one expression, None if it is no short one."""
    return as_expression(functions_in(code.co_filename)[code.co_firstlineno].body)


class _Function:
    """One function: a method for each construct, named as the nodes of `ast` are."""

    def __init__(self, whole: Translation, name: str, function: Any, fixed: Mapping[str, Any]):
        self.whole, self.name, self.function = whole, name, function
        self.globals = vars(builtins) | function.__globals__ | fixed
        self.locals = set(function.__code__.co_varnames) - set(fixed)
        self.names = ShortNames()  # parameters first: in order they pack best
        self.short: Callable[[str], str] = self.names
        self.depth = 0  # of functions within which this one is inlined
        self.signs = STRICT if whole.strict else PLAIN

    def text(self) -> str:
        """Translate the function; what cannot be is noted as a problem."""
        code = self.function.__code__
        self.parsed = functions_in(code.co_filename)[code.co_firstlineno]
        parameters = inspect.signature(self.function).parameters
        arguments = [self.names(name) for name in parameters if name in self.locals]
        body = self.block(self.parsed.body)
        for name in sorted(self.locals):
            self.names(name)
        own = self.names.known()[len(arguments) :]
        return f"function {self.name}({','.join(arguments)}){{{declared(own, body)}}}"

    def temporary(self) -> str:
        return self.names(f"${len(self.names.known())}")

    def value(self, node: ast.expr) -> Any:
        """Return what an expression without locals is worth, if it is known beforehand."""
        if not self.locals.isdisjoint(names_in(node)):
            return _NOT_KNOWN
        try:
            return eval(compile(ast.Expression(node), "", "eval"), self.globals)
        except Exception:
            return _NOT_KNOWN

    def expression(self, node: ast.expr) -> str:
        value = self.value(node)
        if isinstance(value, Schema):  # a blank one is made anew
            filled = "".join(f".fill({one},{start},{end})" for start, end, one in value.blanks())
            return f"Array({value.width}).fill(0){filled}"
        if value is not _NOT_KNOWN and not isinstance(value, list):  # a list is made anew
            try:
                return self.whole.constant(value)
            except TypeError:
                raise _Unknown(node, f"{ast.unparse(node)} ({type(value).__name__})") from None
        return self.translated(node)

    def translated(self, node: ast.expr | ast.stmt) -> str:
        translate = getattr(self, f"_{type(node).__name__}", None)
        if translate is None or (isinstance(node, ast.While | ast.For) and node.orelse):
            raise _Unknown(node, "else of a loop" if translate else type(node).__name__)
        text: str = translate(node)
        return text

    def several(self, nodes: Iterable[ast.expr], sign: str = ",") -> str:
        return sign.join(map(self.expression, nodes))

    def _Name(self, node: ast.Name) -> str:
        return self.short(node.id)

    def _Tuple(self, node: ast.Tuple | ast.List) -> str:
        return f"[{self.several(node.elts)}]"

    _List = _Tuple

    def _Subscript(self, node: ast.Subscript) -> str:
        if not isinstance(node.slice, ast.Slice):
            return self.load(self.expression(node.value), self.place(node))
        if node.slice.step is not None:
            raise _Unknown(node, "slice with a step")
        first = self.expression(node.slice.lower) if node.slice.lower else "0"
        end = f",{self.expression(node.slice.upper)}" if node.slice.upper else ""
        return f"$part({self.expression(node.value)},{first}{end})"

    def load(self, array: str, place: str) -> str:
        return str(self.signs["load"].format(within(array, WHOLE), place))

    def place(self, node: ast.Subscript) -> str:
        """Translate a place in an array: a single one, counted from the start."""
        known = self.value(node.slice)
        if isinstance(node.slice, ast.Tuple) or (isinstance(known, int) and known < 0):
            raise _Unknown(node, f"place {ast.unparse(node.slice)}")
        return self.expression(node.slice)

    def _BinOp(self, node: ast.BinOp) -> str:
        if isinstance(node.left, ast.List) and isinstance(node.op, ast.Mult):
            return f"Array({self.expression(node.right)}).fill({self.several(node.left.elts)})"
        return self.operation(node, self.expression(node.left), self.expression(node.right))

    def operation(self, node: ast.BinOp | ast.AugAssign, one: str, other: str) -> str:
        """Translate an operation on two numbers already translated."""
        name = type(node.op).__name__
        if name == "Add" and "0" in (one, other):
            return other if one == "0" else one
        if (
            name == "Mod"
            and not self.whole.strict
            and other.isdigit()
            and int(other).bit_count() == 1
        ):
            name, other = "BitAnd", str(int(other) - 1)  # right for numbers beyond 32 bits too
        if name not in self.signs:
            raise _Unknown(node, name)
        made = self.signs[name]
        text: str = made.format(one, other) if isinstance(made, str) else made(one, other)
        return text

    def _UnaryOp(self, node: ast.UnaryOp) -> str:
        return prefixed(UNARY[type(node.op).__name__], self.expression(node.operand))

    def _BoolOp(self, node: ast.BoolOp) -> str:
        sign = "&&" if isinstance(node.op, ast.And) else "||"
        return joined(sign, *map(self.expression, node.values))

    def _IfExp(self, node: ast.IfExp) -> str:
        test, body, orelse = map(self.expression, (node.test, node.body, node.orelse))
        return chosen(test, body, orelse)

    def _Compare(self, node: ast.Compare) -> str:
        parts: list[str] = []
        left, last = self.expression(node.left), node.comparators[-1]
        for sign, compared in zip(node.ops, node.comparators, strict=True):
            name, right = type(sign).__name__, self.expression(compared)
            if name in ("In", "NotIn"):
                parts.append(f"{'!' * (name == 'NotIn')}$has({right},{left})")
                continue
            if name not in COMPARED:
                raise _Unknown(node, name)
            middle = right if compared is last else self.temporary()
            shown = right if compared is last else f"({middle}={right})"  # worked out once
            parts.append(joined(COMPARED[name], left, shown))
            left = middle
        return parts[0] if len(parts) == 1 else joined("&&", *parts)

    def _Call(self, node: ast.Call) -> str:
        called = self.value(node.func)
        if isinstance(node.func, ast.Name):
            called = self.whole.bound.get(node.func.id, called)
        called = getattr(called, "py_func", called)
        if isinstance(called, str):
            return f"{called}({self.several(node.args)})"
        if isinstance(inspect.unwrap(called), types.FunctionType):
            named = {str(one.arg): one.value for one in node.keywords}
            bound = inspect.signature(called).bind(*node.args, **named)
            bound.apply_defaults()
            arguments = {
                name: self.expression(one)
                if isinstance(one, ast.expr)
                else self.whole.constant(one)
                for name, one in bound.arguments.items()
            }
            if (text := self.inlined(inspect.unwrap(called), arguments)) is not None:
                return text
            return f"{self.whole.name_of(called)}({','.join(arguments.values())})"
        if called is len:
            return f"{within(self.expression(node.args[0]), WHOLE)}.length"
        if node.keywords or called not in CALLED:
            raise _Unknown(node, f"call of {ast.unparse(node.func)}")
        spread = "..." * (len(node.args) == 1 and called in (min, max))
        return f"{CALLED[called]}({spread}{self.several(node.args)})"

    def inlined(self, function: Any, arguments: Mapping[str, str]) -> str | None:
        """Return a call of a short function as what that returns, None where it is no short one."""
        code = function.__code__
        whole = None if self.whole.is_by_hand(function) else _short(code)
        if whole is None or self.depth == _DEEPEST:
            return None
        fixed = {name: int(text) for name, text in arguments.items() if _NUMBER(text)}
        inner = _Function(self.whole, self.name, function, fixed)
        inner.depth, inner.names = self.depth + 1, self.names
        used = [node.id for node in walked(whole) if isinstance(node, ast.Name)]
        loose = [name for name in arguments if name not in fixed and not _NAME(arguments[name])]
        calls = any(isinstance(node, ast.Call) for node in walked(whole))
        calls = calls or any("(" in arguments[name] for name in loose)  # then all in their order
        held = {name: self.temporary() for name in loose if calls or used.count(name) > 1}
        inner.short = {**arguments, **held}.__getitem__
        try:
            written = inner.expression(whole)
        except _Unknown:
            return None  # what cannot be translated is told where it stands
        if not held:
            return written
        return (
            f"({''.join(f'{place}={arguments[name]},' for name, place in held.items())}{written})"
        )

    def block(self, statements: Iterable[ast.stmt]) -> str:
        text = ""
        for node in statements:
            try:
                text += self.translated(node)
            except _Unknown as found:
                at, construct = found.args
                file = inspect.getfile(self.function).removeprefix(f"{FOLDER.parents[2]}/")
                place = f"{file}:{at.lineno}: {self.function.__name__}"
                self.whole.problems.append(f"{place}: {construct} cannot be translated")
        return text

    def _Expr(self, node: ast.Expr) -> str:
        return "" if isinstance(node.value, ast.Constant) else f"{self.expression(node.value)};"

    def _Return(self, node: ast.Return) -> str:
        return f"return {self.expression(node.value)};" if node.value else "return;"

    def _Break(self, node: ast.Break | ast.Continue) -> str:
        return f"{ast.unparse(node)};"

    _Continue = _Break

    def _Raise(self, _: ast.Raise) -> str:
        return f"throw Error({self.function.__name__!r});"

    def _If(self, node: ast.If) -> str:
        test, inner = self.expression(node.test), node.body
        while not node.orelse and (nested := alone(inner)):
            test, inner = joined("&&", test, self.expression(nested.test)), nested.body
        body, other = self.block(inner), self.block(node.orelse)
        return branches(test, body, other, goes_on(node.orelse))

    def _While(self, node: ast.While) -> str:
        return f"while({self.expression(node.test)}){body_of(self.block(node.body))}"

    def _For(self, node: ast.For) -> str:
        over, counts = node.iter, counts_alone(node, self.parsed)
        item = self.expression(node.target) if counts else self.temporary()
        body = ("" if counts else self.put(node.target, item)) + self.block(node.body)
        if not (isinstance(over, ast.Call) and ast.unparse(over.func) == "range"):
            return f"for({item} of {self.expression(over)}){body_of(body)}"
        ends = list(map(self.expression, over.args))
        first, end = ("0", ends[0]) if len(ends) == 1 else ends[:2]
        by = self.value(over.args[2]) if len(ends) == 3 else 1
        if not isinstance(by, int):
            raise _Unknown(node, "range with a step not known beforehand")
        sign, next_ = "<" if by > 0 else ">", {1: "++", -1: "--"}.get(by, f"+={by}")
        last = end if _NUMBER(end) else self.temporary()  # worked out once
        first += "" if last == end else f",{last}={end}"
        return f"for({item}={first};{item}{sign}{last};{item}{next_}){body_of(body)}"

    def _Assign(self, node: ast.Assign) -> str:
        if len(node.targets) == 1 and not isinstance(node.targets[0], ast.Tuple):
            return self.put(node.targets[0], self.expression(node.value))
        target = node.targets[0]
        if len(node.targets) == 1 and isinstance(node.value, ast.Tuple):  # without an array
            if isinstance(target, ast.Tuple) and one_by_one(node):
                pairs = zip(target.elts, node.value.elts, strict=True)
                return "".join(self.put(one, self.expression(value)) for one, value in pairs)
            held = [self.temporary() for _ in node.value.elts]
            values = zip(held, node.value.elts, strict=True)
            return "".join(f"{a}={self.expression(b)};" for a, b in values) + self.put(target, held)
        text = self.expression(node.value)
        value = text if _NUMBER(text) else self.temporary()  # worked out once, before the left side
        stored = "".join(self.put(target, value) for target in node.targets)
        return stored if value == text else f"{value}={text};{stored}"

    def _AnnAssign(self, node: ast.AnnAssign) -> str:
        return self.put(node.target, self.expression(node.value)) if node.value else ""

    def _AugAssign(self, node: ast.AugAssign) -> str:
        value, sign = self.expression(node.value), SIGNS.get(type(node.op).__name__)
        part = isinstance(node.target, ast.Subscript) and isinstance(node.target.slice, ast.Slice)
        if sign and not self.whole.strict and not part:
            by = sign if value == "1" and sign in "+-" else f"={value}"
            return f"{self.expression(node.target)}{sign}{by};"
        if not isinstance(node.target, ast.Subscript):
            return self.put(node.target, self.operation(node, self.expression(node.target), value))
        array, place = self.expression(node.target.value), self.temporary()
        changed = self.operation(node, self.load(array, place), value)
        stored = str(self.signs["store"].format(array, place, changed))
        return f"{place}={self.place(node.target)};{stored}"

    def put(self, target: ast.expr, value: str | list[str]) -> str:
        """Translate what gives a variable, a place, a part or several of them a value."""
        if isinstance(target, ast.Tuple):
            each = isinstance(value, list)
            parts = (value[k] if each else f"{value}[{k}]" for k in range(len(target.elts)))
            return "".join(map(self.put, target.elts, parts))
        if isinstance(target, ast.Name):
            return f"{self._Name(target)}={value};"
        if not isinstance(target, ast.Subscript):
            raise _Unknown(target, type(target).__name__)
        if isinstance(target.slice, ast.Slice):
            return f"$fill({self.expression(target)},{value});"
        array, place = self.expression(target.value), self.place(target)
        return str(self.signs["store"].format(array, place, value))

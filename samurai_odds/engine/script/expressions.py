"""An expression of ordinary Python as JavaScript: a method for each construct, as in `ast`."""

import ast
import builtins
import functools
import inspect
import json
import types
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any, Protocol

from samurai_odds.engine.names.schema import Schema
from samurai_odds.engine.script.names import ShortNames
from samurai_odds.engine.script.ranks import WHOLE, chosen, joined, prefixed, ranked, within
from samurai_odds.engine.script.source import (
    Comprehension,
    Unknown,
    fields_of,
    heirs,
    operands,
    takes_values,
    targets_of,
)

OPEN, NAMED, CLOSE = "\1", "\2", "\3"  # around an attribute until all methods are known
BINARY = {"Add": "add", "Sub": "sub", "Mult": "mul", "Div": "div", "FloorDiv": "floordiv"}
BINARY |= {"Mod": "mod", "Pow": "pow", "BitOr": "or", "BitAnd": "and", "BitXor": "xor"}
BINARY |= {"LShift": "shl", "RShift": "shr"}
_COMPARED = {"Eq": "eq", "NotEq": "ne", "Lt": "lt", "LtE": "le", "Gt": "gt", "GtE": "ge"}


class Whole(Protocol):
    """What a function is part of: the names of all that it calls and knows."""

    problems: list[str]
    absent: tuple[str, ...]

    def literal(self, value: Any) -> str:
        """Return JavaScript for a value known now."""

    def mention(self, name: str) -> None:
        """Note that a method of this name may be called."""

    def defines(self, name: str, parameters: Iterable[str]) -> None:
        """Note what a function of this name takes."""

    def calls_by_keywords(self, called: Any, name: str, keywords: Iterable[str | None]) -> None:
        """Note what a function is given by keywords, None for a dictionary."""

    def is_plain(self, value: Any, text: str) -> bool:
        """Return whether what is called is a function in JavaScript."""


class Absent:
    """A name that a function imports and that is absent in a browser."""

    def __init__(self, name: str) -> None:
        self.name = name


class Expressions:
    """The expressions of one function."""

    def __init__(
        self, program: Whole, function: Any, owner: type | None = None, kind: str = ""
    ) -> None:
        self.program, self.whole, self.owner, self.kind = program, function, owner, kind
        closed = inspect.getclosurevars(function).nonlocals
        self.globals: dict[str, Any] = vars(builtins) | function.__globals__ | dict(closed)
        self.locals: list[set[str]] = []
        self.temporaries: list[list[str]] = []
        self.items = 0
        self.values: set[ast.AST] = set()  # what is used as a value, so is no method
        self.short = ShortNames()

    def defined(
        self, node: ast.FunctionDef | ast.Lambda, defaults: Mapping[str, str], first: str = ""
    ) -> str:
        """Translate a function within it; `Scope` does."""
        raise NotImplementedError

    def temporary(self) -> str:
        name = self.short(f"${sum(map(len, self.temporaries))}_{len(self.temporaries)}")
        self.temporaries[-1].append(name)
        return name

    def is_local(self, name: str) -> bool:
        return any(name in each for each in self.locals)

    def known(self, node: ast.expr) -> Any:
        """Return what a global name, or an attribute of a module or class, is; else raise."""
        if isinstance(node, ast.Name) and not self.is_local(node.id):
            return self.globals[node.id]
        if isinstance(node, ast.Attribute):
            value = self.known(node.value)
            if isinstance(value, types.ModuleType | type):
                return getattr(value, node.attr)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            value = self.known(node.value)
            if isinstance(value, type):  # dict[str, int]() is dict()
                return value
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            is_none = isinstance(node.right, ast.Constant) and node.right.value is None
            left, right = self.known(node.left), None if is_none else self.known(node.right)
            if isinstance(left, type | types.UnionType) and isinstance(right, type | None):
                return left | right
        raise KeyError

    def expression(self, node: ast.AST) -> str:
        self.values.update(operands(node))
        try:
            value = self.known(node)  # type: ignore[arg-type]
        except KeyError:
            translate = getattr(self, f"_{type(node).__name__}", None)
            if translate is None:
                raise Unknown(type(node).__name__) from None
            text: str = translate(node)
            return text
        if isinstance(value, Absent):
            return f"$absent({json.dumps(value.name)})"
        return self.program.literal(value)

    def several(self, nodes: Iterable[ast.AST]) -> str:
        return ",".join(map(self.expression, nodes))

    def test(self, node: ast.AST) -> str:
        """Translate what is asked only whether it is true."""
        if isinstance(node, ast.BoolOp):
            sign = "&&" if isinstance(node.op, ast.And) else "||"
            return joined(sign, *map(self.test, node.values))
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return prefixed("!", self.test(node.operand))
        if self.is_truth(node):
            return self.expression(node)
        self.values.add(node)
        return f"$true({self.expression(node)})"

    def is_truth(self, node: ast.AST) -> bool:
        """Return whether an expression gives true or false by what it says."""
        if isinstance(node, ast.BoolOp):
            return all(map(self.is_truth, node.values))
        if isinstance(node, ast.Compare):
            return True
        if isinstance(node, ast.UnaryOp):
            return isinstance(node.op, ast.Not)
        if not isinstance(node, ast.Call):
            return False
        if isinstance(node.func, ast.Attribute) and node.func.attr in ("startswith", "endswith"):
            return True
        try:
            called = self.known(node.func)
        except KeyError:
            return False
        annotation = getattr(called, "__annotations__", {}).get("return")
        return called in (isinstance, any, all) or annotation in (bool, "bool")

    def _Constant(self, node: ast.Constant) -> str:
        return "$rest" if node.value is Ellipsis else self.program.literal(node.value)

    def _Name(self, node: ast.Name) -> str:
        return self.short(node.id)

    def _Attribute(self, node: ast.Attribute) -> str:
        self.program.mention(node.attr)
        owner = within(self.expression(node.value), WHOLE)
        if self.is_plain(node):
            return f"{owner}.{node.attr}_"
        return f"{OPEN}{owner}{NAMED}{node.attr}_{CLOSE}"

    def is_plain(self, node: ast.Attribute) -> bool:
        """Return whether an attribute is no method: by its use, or by what a parameter is."""
        if node in self.values:
            return True
        if not isinstance(node.value, ast.Name):
            return False
        is_own = node.value.id == "self" and self.kind in ("method", "getter", "cached")
        one = self.owner if is_own else self.whole.__annotations__.get(node.value.id)
        if not isinstance(one, type) or issubclass(one, Schema):
            return False
        if not is_own and node.attr not in fields_of(one):
            return False
        return not any(callable(getattr(each, node.attr, None)) for each in [one, *heirs(one)])

    def _Tuple(self, node: ast.Tuple | ast.List) -> str:
        return f"[{self.several(node.elts)}]"

    _List = _Tuple

    def _Set(self, node: ast.Set) -> str:
        return f"$set([{self.several(node.elts)}])"

    def _Dict(self, node: ast.Dict) -> str:
        parts = [
            f"[{self.expression(k)},{self.expression(v)}]"
            if k
            else f"...$items({self.expression(v)})"
            for k, v in zip(node.keys, node.values, strict=True)
        ]
        return f"$dict([{','.join(parts)}])"

    def _Starred(self, node: ast.Starred) -> str:
        return f"...$it({self.expression(node.value)})"

    def _BinOp(self, node: ast.BinOp) -> str:
        sign = BINARY[type(node.op).__name__]
        return f"${sign}({self.expression(node.left)},{self.expression(node.right)})"

    def _UnaryOp(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return self.test(node)
        name = {"USub": "$neg", "UAdd": "", "Invert": "$invert"}
        return f"{name[type(node.op).__name__]}({self.expression(node.operand)})"

    def _BoolOp(self, node: ast.BoolOp) -> str:
        text = self.expression(node.values[-1])
        is_and = isinstance(node.op, ast.And)
        for one in node.values[-2::-1]:
            if self.is_truth(one):
                text = joined("&&" if is_and else "||", self.test(one), text)
                continue
            held = self.temporary()
            both = (text, held) if is_and else (held, text)
            text = chosen(f"$true({held}={self.expression(one)})", *both)
        return text

    def _IfExp(self, node: ast.IfExp) -> str:
        body, other = self.expression(node.body), self.expression(node.orelse)
        return chosen(self.test(node.test), body, other)

    def _Compare(self, node: ast.Compare) -> str:
        parts, left = [], self.expression(node.left)
        for place, (sign, one) in enumerate(zip(node.ops, node.comparators, strict=True)):
            right, name = self.expression(one), type(sign).__name__
            if place < len(node.ops) - 1:
                held = self.temporary()
                parts.append(self._pair(name, left, f"({held}={right})"))
                left = held
            else:
                parts.append(self._pair(name, left, right))
        return parts[0] if len(parts) == 1 else joined("&&", *parts)

    def _pair(self, name: str, left: str, right: str) -> str:
        if name in ("Is", "IsNot"):
            return joined("===" if name == "Is" else "!==", left, right)
        if name in ("In", "NotIn"):
            return f"{'!' * (name == 'NotIn')}$in({left},{right})"
        return f"${_COMPARED[name]}({left},{right})"

    def _NamedExpr(self, node: ast.NamedExpr) -> str:
        return ranked(f"{self.expression(node.target)}={self.expression(node.value)}", "=")

    def _Lambda(self, node: ast.Lambda) -> str:
        values = [*node.args.defaults]
        names = [one.arg for one in node.args.args][len(node.args.args) - len(values) :]
        known = dict(zip(names, map(self.expression, values), strict=True))
        return self.defined(node, known)

    def _Subscript(self, node: ast.Subscript) -> str:
        sign = "n" if isinstance(node.slice, ast.Tuple) else ""
        return f"$get{sign}({self.expression(node.value)},{self.expression(node.slice)})"

    def _Slice(self, node: ast.Slice) -> str:
        ends = (
            self.expression(one) if one else "null" for one in (node.lower, node.upper, node.step)
        )
        return f"$slice({','.join(ends)})"

    def _JoinedStr(self, node: ast.JoinedStr) -> str:
        parts = (
            in_template(str(one.value))
            if isinstance(one, ast.Constant)
            else f"${{{self.expression(one)}}}"
            for one in node.values
        )
        return f"$f`{''.join(parts)}`"

    def _FormattedValue(self, node: ast.FormattedValue) -> str:
        value = self.expression(node.value)
        if node.conversion == ord("r"):
            value = f"$py.repr({value})"
        if node.format_spec is None:
            return value
        return f"$format({value},{self.expression(node.format_spec)})"

    def _ListComp(self, node: Comprehension) -> str:
        names = set().union(*(targets_of(one.target) for one in node.generators))
        self.locals.append(names)
        if isinstance(node, ast.DictComp):
            text = f"[{self.several((node.key, node.value))}]"
        else:
            text = self.expression(node.elt)
        for place, one in enumerate(node.generators[::-1]):
            pattern, tests = self.pattern(one.target), [self.test(each) for each in one.ifs]
            filters = f",{pattern}=>{joined('&&', *tests)}" if tests else ""
            flat = "all" if place else "each"
            text = f"${flat}({self.expression(one.iter)},{pattern}=>{text}{filters})"
        self.locals.pop()
        return text

    def pattern(self, target: ast.expr) -> str:
        """Return what an arrow function takes for the target of a comprehension."""
        if isinstance(target, ast.Name):
            return self.short(target.id)
        return f"({self.destructured(target)})"

    def destructured(self, target: ast.expr) -> str:
        if isinstance(target, ast.Name):
            return "" if target.id == "_" else self.short(target.id)
        if isinstance(target, ast.Starred):
            rest = self.destructured(target.value)
            return f"...{rest}" if rest else ""
        assert isinstance(target, ast.Tuple | ast.List)
        return f"[{','.join(map(self.destructured, target.elts))}]"

    def _GeneratorExp(self, node: ast.GeneratorExp) -> str:
        return f"{self._ListComp(node)}.values()"

    def _SetComp(self, node: ast.SetComp) -> str:
        return f"$set({self._ListComp(node)})"

    def _DictComp(self, node: ast.DictComp) -> str:
        return f"$dict({self._ListComp(node)})"

    def _Yield(self, node: ast.Yield) -> str:
        return ranked(f"yield {self.expression(node.value) if node.value else 'null'}", "yield")

    def _YieldFrom(self, node: ast.YieldFrom) -> str:
        return ranked(f"yield* $it({self.expression(node.value)})", "yield")

    def _Call(self, node: ast.Call) -> str:
        if isinstance(node.func, ast.Name) and node.func.id == "super":
            return f"$super({self.program.literal(self.owner)},this)"
        try:
            called = self.known(node.func)
        except KeyError:
            called = None
        if takes_values(called):
            self.values.update([*node.args, *(one.value for one in node.keywords)])
        named = [
            f"...$named({self.expression(one.value)})"
            if one.arg is None
            else f"{one.arg}:{self.expression(one.value)}"
            for one in node.keywords
        ]
        name, given_to = ast.unparse(node.func).rpartition(".")[2], called
        if called is functools.partial:
            with suppress(KeyError):
                given_to = self.known(node.args[0])
        self.program.calls_by_keywords(given_to, name, [one.arg for one in node.keywords])
        if called in (getattr, hasattr) and isinstance(node.args[1], ast.Constant):
            self.program.mention(str(node.args[1].value))
        if (text := self._by_name(called, node)) is not None:
            return text
        arguments = ",".join(
            self._ListComp(one) if isinstance(one, ast.GeneratorExp) else self.expression(one)
            for one in node.args
        )
        if called is None and isinstance(node.func, ast.Attribute):
            self.program.mention(node.func.attr)
            name = f"{node.func.attr}_"
            receiver = within(self.expression(node.func.value), WHOLE)
            if named:
                return (
                    f"$kw($attr({receiver},{json.dumps(name)}),[{arguments}],{{{','.join(named)}}})"
                )
            return f"{receiver}.{name}({arguments})"
        text = self.expression(node.func)
        if named:
            return f"$kw({text},[{arguments}],{{{','.join(named)}}})"
        if self.program.is_plain(called, text):
            return f"{text}({arguments})"
        return f"$call({text}{',' if arguments else ''}{arguments})"

    def _by_name(self, called: Any, node: ast.Call) -> str | None:
        """Return what a schema's array is in JavaScript: an array, whose places are written."""
        if isinstance(called, type) and issubclass(called, Schema):
            return self.expression(node.args[0])
        schema = getattr(called, "__self__", None)
        if not (isinstance(schema, type) and issubclass(schema, Schema)):
            return None
        if called.__name__ == "blank":
            filled = json.dumps(schema.blanks(), separators=(",", ":"))
            return f"$new_numbers({schema.width},{filled})"
        assert called.__name__ == "key", called
        array = self.expression(node.args[0])
        parts = (f"$get({array},$slice({start},{end},null))" for start, end in schema.in_key())
        return joined("+", *(f"{part}.tobytes_()" for part in parts))


def in_template(text: str) -> str:
    """Return text as it stands in a template of JavaScript."""
    plain = json.dumps(text, ensure_ascii=False)[1:-1].replace('\\"', '"')
    return plain.replace("`", "\\`").replace("${", "\\${")

"""Expressions over outcome variables: parsed, checked, evaluated on whole columns.

Arithmetic (+ - * / // % **), comparisons, ``x in (1, 2)``, ``and or not``, parentheses,
numbers, quoted words, ``min max abs`` and the variables of the answer. Python's parser
reads the text; every node is checked here and nothing is handed to ``eval``.
"""

import ast
import operator
import re
from collections.abc import Callable, Iterable, Mapping
from decimal import Context, Decimal
from functools import lru_cache, reduce, wraps
from typing import Any, TypeVar

import numpy as np

from samurai_odds.engine.typed import as_typed, comma_hint
from samurai_odds.errors import OddsError, no_average, unknown

Found = TypeVar("Found")
Column = Any  # a numpy array, or a number where the expression is constant
_LIKE_DECIMALS = Context(prec=34, traps=[])


@lru_cache(maxsize=4096)
def _raised(base: float, exponent: float) -> float:
    """Raise to a power digit by digit: the processor's own power rounds by the processor."""
    if exponent == 0.0:
        return 1.0
    return float(_LIKE_DECIMALS.power(Decimal(base), Decimal(exponent)))


def _power(base: Column, exponent: Column) -> Column:
    return np.asarray(np.frompyfunc(_raised, 2, 1)(base, exponent), dtype=np.float64)


_BINARY: dict[type, Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: _power,
}
_COMPARE: dict[type, Callable[[Any, Any], Any]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
}
_FUNCTIONS: dict[str, Callable[..., Any]] = {"min": np.minimum, "max": np.maximum, "abs": np.abs}
_LONGEST = 1000  # characters
_LARGEST = 1e100  # of a value: its square, for the standard error, must be a number too
_SHOWN = 60  # characters of a long expression in a message
_WHAT_IS_ALLOWED = (
    "arithmetic, comparisons, x in (1, 2), and or not, parentheses, numbers, quoted words, "
    "min max abs and the outcome variables are allowed"
)


_TUPLE = re.compile(r"\b(?:in|min|max)\s*[(\[{][^)\]}]*")  # where a comma parts numbers
_BARE_IN = re.compile(r"(?:^|[(,]|\b(?:and|or|not))\s*in\b")


class _NotAWord(Exception):
    """A quoted word was compared with something that holds no words."""


def evaluate(
    text: str, columns: Mapping[str, Column], words: Mapping[str, tuple[str, ...]] | None = None
) -> Column:
    """Evaluate ``text`` on columns of outcomes.

    ``words`` names, for each variable whose values stand for words, those words
    in order of their numbers. Returns an array as long as the columns. Raises
    OddsError quoting the expression.
    """
    try:
        value = _reader(text)(columns, words or {})
    except _NotAWord as fault:
        raise OddsError(f"cannot read {_quoted(text)}: {fault}") from None
    except RecursionError:
        raise OddsError(f"cannot read {_quoted(text)}: it is nested too deeply") from None
    except (OverflowError, ZeroDivisionError, TypeError, ValueError) as fault:
        if isinstance(fault, OddsError):
            raise
        raise OddsError(f"cannot work out {_quoted(text)}: {fault}") from None
    length = len(next(iter(columns.values())))
    if isinstance(value, np.ndarray) and value.dtype.kind in "bi" and value.shape == (length,):
        return value.astype(np.float64)  # a condition, or whole numbers
    result = np.asarray(value, dtype=np.float64)
    if result.shape != (length,):
        result = np.broadcast_to(result, (length,))
    if not np.all(np.abs(result) <= _LARGEST):  # nor where it is not a number
        raise OddsError(
            f"cannot work out {_quoted(text)}: it divides by zero or overflows somewhere"
        )
    return result


def check(
    text: str,
    names: Mapping[str, Column] | Iterable[str],
    words: Mapping[str, tuple[str, ...]] | None = None,
) -> None:
    """Raise OddsError unless ``text`` is an expression over these columns, or names of columns.

    What it comes to is not looked at: a division by zero may never happen. Without
    ``words``, words are not looked at either.
    """
    columns = names if isinstance(names, Mapping) else {name: np.zeros(1) for name in names}
    try:
        _reader(text)(columns, words)
    except _NotAWord as fault:
        raise OddsError(f"cannot read {_quoted(text)}: {fault}") from None
    except RecursionError:
        raise OddsError(f"cannot read {_quoted(text)}: it is nested too deeply") from None
    except (OverflowError, ZeroDivisionError):
        return


def _kept(find: Callable[[str], Found]) -> Callable[[str], Found]:
    """Keep what is found in a text; refuse what is none."""
    remembered_text = lru_cache(maxsize=256)(find)

    @wraps(find)
    def look_up(text: str) -> Found:
        if not isinstance(text, str):
            raise OddsError(f"an expression is text, not {text!r}")
        return remembered_text(text)

    return look_up


@_kept
def names_in(text: str) -> frozenset[str]:
    """List the variable names that an expression uses."""
    names = {node.id for node in ast.walk(_parse(text)) if isinstance(node, ast.Name)}
    return frozenset(names - set(_FUNCTIONS))


def _quoted(text: str) -> str:
    return f"'{text}'" if len(text) <= _SHOWN else f"'{text[:_SHOWN]}...'"


@_kept
def _parse(text: str) -> ast.expr:
    if not text.strip():
        raise OddsError(f"cannot read {text!r}: write an expression: {_WHAT_IS_ALLOWED}")
    if len(text) > _LONGEST:
        raise OddsError(f"an expression has at most {_LONGEST} characters, not {len(text)}")
    typed = as_typed(text).strip()
    comma = comma_hint(_TUPLE.sub("", typed))
    hint = f"{comma}; " if comma else ""
    try:
        tree = ast.parse(typed, mode="eval").body
        if hint and isinstance(tree, ast.Tuple):
            raise SyntaxError
        return tree
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        hint += "write a variable before 'in'; " if _BARE_IN.search(typed) else ""
        if turned := re.search(r"=([<>])", typed):
            hint += f"write {turned[1]}= for {turned[0]}; "
        elif re.search(r"(?<![<>=!])=(?!=)", typed):
            hint += "write == for 'is equal to'; "
        raise OddsError(f"cannot read {_quoted(text)}: {hint}{_WHAT_IS_ALLOWED}") from None


Words = Mapping[str, tuple[str, ...]] | None
_Reader = Callable[[Mapping[str, Column], Words], Column]


@_kept
def _reader(text: str) -> _Reader:
    """Make what works an expression out."""
    tree = _parse(text)
    reckons = any(isinstance(node, ast.BinOp) for node in ast.walk(tree))
    read = _Reading(text, reckons).value(tree)
    if not reckons:
        return read

    def quietly(columns: Mapping[str, Column], words: Words) -> Column:
        with np.errstate(all="ignore"):  # it may divide by zero or overflow
            return read(columns, words)

    return quietly


def _truth(column: Column, *sides: Column) -> Column:
    """Return a condition as 0 or 1, and as not a number where one of its sides is not."""
    return np.where(reduce(np.logical_and, map(np.isfinite, sides)), column, np.nan)


def _both(one: Column, other: Column) -> Column:
    return np.where(np.equal(one, 0) | np.equal(other, 0), 0.0, one * other)


def _either(one: Column, other: Column) -> Column:
    return np.where(np.equal(one, 1) | np.equal(other, 1), 1.0, one + other)


class _Reading:
    """Makes readers of the nodes of an expression; those of a node not allowed refuse it.

    What divides by zero or overflows is not a number, and so is what hangs on it: only
    ``and`` and ``or`` may be decided by their other side, as in ``x > 0 and y / x > 1``.
    """

    def __init__(self, text: str, reckons: bool) -> None:
        self.text = text
        self.truth = _truth if reckons else lambda found, *sides: found
        self.both = _both if reckons else np.logical_and
        self.either = _either if reckons else np.logical_or

    def value(self, node: ast.expr) -> _Reader:
        make = _READERS.get(type(node))
        return self._refusing(ast.unparse(node)) if make is None else make(self, node)

    def _refusing(self, part: str) -> _Reader:
        return self._raising(f"cannot use '{part}' in {_quoted(self.text)}: {_WHAT_IS_ALLOWED}")

    def _raising(self, problem: str, kind: type[Exception] = OddsError) -> _Reader:
        def refuse(columns: Mapping[str, Column], words: Words) -> Column:
            raise kind(problem)

        return refuse

    def _constant(self, node: ast.Constant) -> _Reader:
        if isinstance(node.value, str):
            problem = f"the word '{node.value}' can only be compared with a variable"
            return self._raising(problem, _NotAWord)
        if isinstance(node.value, bool) or not isinstance(node.value, int | float):
            problem = f"cannot use {node.value!r} in {_quoted(self.text)}: {_WHAT_IS_ALLOWED}"
            return self._raising(problem)
        try:
            number = float(node.value)
        except OverflowError:
            number = np.inf
        if number == np.inf:
            problem = f"cannot read {_quoted(self.text)}: a number must be below 1e308"
            return self._raising(problem)
        return lambda columns, words: number

    def _name(self, node: ast.Name) -> _Reader:
        name = node.id

        def look_up(columns: Mapping[str, Column], words: Words) -> Column:
            if name not in columns:
                raise OddsError(f"{unknown('variable', name, columns)} (in {_quoted(self.text)})")
            return columns[name]

        return look_up

    def _binop(self, node: ast.BinOp) -> _Reader:
        if type(node.op) not in _BINARY:
            return self._refusing(ast.unparse(node))
        left, right = self._amount(node.left), self._amount(node.right)
        join = _BINARY[type(node.op)]

        def reckon(columns: Mapping[str, Column], words: Words) -> Column:
            one = np.asarray(left(columns, words), float)
            other = np.asarray(right(columns, words), float)
            column = join(one, other)
            return self.truth(column, column, one, other)

        return reckon

    def _amount(self, node: ast.expr) -> _Reader:
        """Read what is reckoned with, which the number of a word is not."""
        read = self.value(node)
        if not isinstance(node, ast.Name):
            return read
        name = node.id

        def number(columns: Mapping[str, Column], words: Words) -> Column:
            if words and name in words:
                raise OddsError(f"{no_average(name, words[name])} (in {_quoted(self.text)})")
            return read(columns, words)

        return number

    def _unaryop(self, node: ast.UnaryOp) -> _Reader:
        operand = self.value(node.operand)
        if isinstance(node.op, ast.UAdd):
            return operand
        if isinstance(node.op, ast.Not):
            return self._opposite(operand)
        if isinstance(node.op, ast.USub):
            amount = self._amount(node.operand)
            return lambda columns, words: np.negative(np.asarray(amount(columns, words), float))
        return self._refusing(ast.unparse(node))

    def _opposite(self, part: _Reader) -> _Reader:
        def opposite(columns: Mapping[str, Column], words: Words) -> Column:
            column = part(columns, words)
            return self.truth(np.equal(column, 0), column)

        return opposite

    def _boolop(self, node: ast.BoolOp) -> _Reader:
        join = self.both if isinstance(node.op, ast.And) else self.either
        parts = [self.value(part) for part in node.values]

        def joined(columns: Mapping[str, Column], words: Words) -> Column:
            columns_of_parts = [part(columns, words) for part in parts]
            return reduce(join, [self.truth(np.not_equal(one, 0), one) for one in columns_of_parts])

        return joined

    def _compare(self, node: ast.Compare) -> _Reader:
        sides = [node.left, *node.comparators]
        pairs = [
            self._pair(left, op, right)
            for left, op, right in zip(sides, node.ops, sides[1:], strict=False)
        ]
        if len(pairs) == 1:
            return pairs[0]
        return lambda columns, words: reduce(self.both, [pair(columns, words) for pair in pairs])

    def _pair(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> _Reader:
        if isinstance(op, ast.In | ast.NotIn):
            return self._among(left, right, isinstance(op, ast.NotIn))
        if type(op) not in _COMPARE:
            return self._refusing("is")
        compare, one, other = _COMPARE[type(op)], self._side(left, right), self._side(right, left)

        def compared(columns: Mapping[str, Column], words: Words) -> Column:
            sides = one(columns, words), other(columns, words)
            return self.truth(compare(*sides), *sides)

        return compared

    def _among(self, left: ast.expr, right: ast.expr, outside: bool) -> _Reader:
        """Read whether an amount or word is one of those listed."""
        listed = right.elts if isinstance(right, ast.Tuple | ast.List | ast.Set) else []
        if not listed:
            return self._refusing(f"in {ast.unparse(right)}")
        equal = [self._pair(left, ast.Eq(), one) for one in listed]

        def among(columns: Mapping[str, Column], words: Words) -> Column:
            return reduce(self.either, [one(columns, words) for one in equal])

        return self._opposite(among) if outside else among

    def _side(self, node: ast.expr, other: ast.expr) -> _Reader:
        """Read one side of a comparison; a word takes its number from the other side."""
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            return self.value(node)
        word, name = node.value, other.id if isinstance(other, ast.Name) else None

        def number(columns: Mapping[str, Column], words: Words) -> Column:
            if words is None:
                return 0.0
            if name is None or name not in words:
                raise _NotAWord(f"the word '{word}' can only be compared with a variable of words")
            if word not in words[name]:
                problem = unknown(f"value of {name}", word, words[name])
                raise OddsError(f"{problem} (in {_quoted(self.text)})")
            return float(words[name].index(word))

        return number

    def _call(self, node: ast.Call) -> _Reader:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        arity_ok = len(node.args) == 1 if name == "abs" else len(node.args) >= 2
        if name not in _FUNCTIONS or node.keywords or not arity_ok:
            return self._refusing(ast.unparse(node))
        join, amounts = _FUNCTIONS[name], [self._amount(argument) for argument in node.args]
        if name == "abs":
            return lambda columns, words: join(amounts[0](columns, words))
        return lambda columns, words: reduce(join, [one(columns, words) for one in amounts])


_READERS: dict[type, Callable[[_Reading, Any], _Reader]] = {
    ast.Constant: _Reading._constant,
    ast.Name: _Reading._name,
    ast.BinOp: _Reading._binop,
    ast.UnaryOp: _Reading._unaryop,
    ast.BoolOp: _Reading._boolop,
    ast.Compare: _Reading._compare,
    ast.Call: _Reading._call,
}


@_kept
def is_condition(text: str) -> bool:
    """Say whether an expression is true or false, rather than an amount."""
    tree = _parse(text)
    return isinstance(tree, ast.Compare | ast.BoolOp) or (
        isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.Not)
    )

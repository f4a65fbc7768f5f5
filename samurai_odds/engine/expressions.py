"""Expressions over outcome variables: parsed, checked, evaluated on whole columns.

Arithmetic (+ - * / // % **), comparisons, ``and or not``, parentheses, numbers,
quoted words, ``min max abs`` and the variables of the answer. Python's parser
reads the text; every node is checked here and nothing is handed to ``eval``.
"""

import ast
import operator
import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import nullcontext
from decimal import Context, Decimal
from functools import lru_cache, reduce
from typing import Any

import numpy as np

from samurai_odds.errors import OddsError, no_average, unknown

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
    "arithmetic, comparisons, and or not, parentheses, numbers, quoted words, "
    "min max abs and the outcome variables are allowed"
)


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
    tree = _parse(text)
    try:
        with np.errstate(all="ignore") if _reckons(text) else nullcontext():
            value = _Walk(text, columns, words or {}).value(tree)
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
        with np.errstate(all="ignore"):
            _Walk(text, columns, words).value(_parse(text))
    except _NotAWord as fault:
        raise OddsError(f"cannot read {_quoted(text)}: {fault}") from None
    except RecursionError:
        raise OddsError(f"cannot read {_quoted(text)}: it is nested too deeply") from None
    except (OverflowError, ZeroDivisionError):
        return


@lru_cache(maxsize=256)
def _reckons(text: str) -> bool:
    """Return whether an expression may divide by zero or overflow."""
    return any(isinstance(node, ast.BinOp) for node in ast.walk(_parse(text)))


@lru_cache(maxsize=256)
def names_in(text: str) -> frozenset[str]:
    """List the variable names that an expression uses."""
    found = {node.id for node in ast.walk(_parse(text)) if isinstance(node, ast.Name)}
    return frozenset(found - set(_FUNCTIONS))


def _quoted(text: str) -> str:
    return f"'{text}'" if len(text) <= _SHOWN else f"'{text[:_SHOWN]}...'"


@lru_cache(maxsize=256)
def _parse(text: str) -> ast.expr:
    if not isinstance(text, str) or not text.strip():
        raise OddsError(f"cannot read {text!r}: write an expression: {_WHAT_IS_ALLOWED}")
    if len(text) > _LONGEST:
        raise OddsError(f"an expression has at most {_LONGEST} characters, not {len(text)}")
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        hint = "write == for 'is equal to'; " if re.search(r"(?<![<>=!])=(?!=)", text) else ""
        raise OddsError(f"cannot read {_quoted(text)}: {hint}{_WHAT_IS_ALLOWED}") from None


class _Walk:
    """Evaluates one parsed expression, refusing all but the allowed nodes."""

    def __init__(
        self,
        text: str,
        columns: Mapping[str, Column],
        words: Mapping[str, tuple[str, ...]] | None,
    ) -> None:
        self.text, self.columns, self.words = text, columns, words

    def value(self, node: ast.expr) -> Column:
        read = _READERS.get(type(node))
        if read is None:
            raise self._refused(ast.unparse(node))
        return read(self, node)

    def _refused(self, part: str) -> OddsError:
        return OddsError(f"cannot use '{part}' in {_quoted(self.text)}: {_WHAT_IS_ALLOWED}")

    def _unknown(self, what: str, name: str, choices: Iterable[str]) -> OddsError:
        return OddsError(f"{unknown(what, name, choices)} (in {_quoted(self.text)})")

    def _constant(self, node: ast.Constant) -> Column:
        if isinstance(node.value, bool) or not isinstance(node.value, int | float):
            if isinstance(node.value, str):
                raise _NotAWord(f"the word '{node.value}' can only be compared with a variable")
            raise OddsError(
                f"cannot use {node.value!r} in {_quoted(self.text)}: {_WHAT_IS_ALLOWED}"
            )
        return float(node.value)

    def _name(self, node: ast.Name) -> Column:
        if node.id not in self.columns:
            raise OddsError(
                f"{unknown('variable', node.id, self.columns)} (in {_quoted(self.text)})"
            )
        return self.columns[node.id]

    def _binop(self, node: ast.BinOp) -> Column:
        if type(node.op) not in _BINARY:
            raise self._refused(ast.unparse(node))
        left, right = self._amount(node.left), self._amount(node.right)
        return _BINARY[type(node.op)](np.asarray(left, float), np.asarray(right, float))

    def _amount(self, node: ast.expr) -> Column:
        """Read what is reckoned with, which the number of a word is not."""
        if isinstance(node, ast.Name) and self.words and node.id in self.words:
            raise OddsError(f"{no_average(node.id, self.words[node.id])} (in {_quoted(self.text)})")
        return self.value(node)

    def _unaryop(self, node: ast.UnaryOp) -> Column:
        operand = self.value(node.operand)
        if isinstance(node.op, ast.Not):
            return np.equal(operand, 0)
        if isinstance(node.op, ast.USub):
            return np.negative(np.asarray(self._amount(node.operand), float))
        if isinstance(node.op, ast.UAdd):
            return operand
        raise self._refused(ast.unparse(node))

    def _boolop(self, node: ast.BoolOp) -> Column:
        join = np.logical_and if isinstance(node.op, ast.And) else np.logical_or
        return reduce(join, [np.not_equal(self.value(part), 0) for part in node.values])

    def _compare(self, node: ast.Compare) -> Column:
        parts = [node.left, *node.comparators]
        results = [
            self._pair(left, op, right)
            for left, op, right in zip(parts, node.ops, parts[1:], strict=False)
        ]
        return reduce(np.logical_and, results)

    def _pair(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> Column:
        if type(op) not in _COMPARE:
            raise self._refused("in, is")
        return _COMPARE[type(op)](self._side(left, right), self._side(right, left))

    def _side(self, node: ast.expr, other: ast.expr) -> Column:
        """Read one side of a comparison; a word takes its number from the other side."""
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            return self.value(node)
        if self.words is None:
            return 0.0
        name = other.id if isinstance(other, ast.Name) else None
        if name is None or name not in self.words:
            raise _NotAWord(
                f"the word '{node.value}' can only be compared with a variable of words"
            )
        if node.value not in self.words[name]:
            raise self._unknown(f"value of {name}", node.value, self.words[name])
        return float(self.words[name].index(node.value))

    def _call(self, node: ast.Call) -> Column:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        arity_ok = len(node.args) == 1 if name == "abs" else len(node.args) >= 2
        if name not in _FUNCTIONS or node.keywords or not arity_ok:
            raise self._refused(ast.unparse(node))
        values = [self._amount(argument) for argument in node.args]
        return _FUNCTIONS[name](*values) if name == "abs" else reduce(_FUNCTIONS[name], values)


_READERS: dict[type, Callable[[_Walk, Any], Column]] = {
    ast.Constant: _Walk._constant,
    ast.Name: _Walk._name,
    ast.BinOp: _Walk._binop,
    ast.UnaryOp: _Walk._unaryop,
    ast.BoolOp: _Walk._boolop,
    ast.Compare: _Walk._compare,
    ast.Call: _Walk._call,
}


@lru_cache(maxsize=256)
def is_condition(text: str) -> bool:
    """Say whether an expression is true or false, rather than an amount."""
    tree = _parse(text)
    return isinstance(tree, ast.Compare | ast.BoolOp) or (
        isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.Not)
    )

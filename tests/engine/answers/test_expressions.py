"""Expressions are parsed and checked, never evaluated as Python."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from samurai_odds import OddsError
from samurai_odds.engine.expressions import check, evaluate, is_condition

COLUMNS = {"a": np.array([0, 1, 2]), "b": np.array([3, 0, 1]), "result": np.array([0, 1, 0])}
WORDS = {"result": ("attacker", "defender")}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a + 2 * b", [6, 1, 4]),
        ("-a", [0, -1, -2]),
        ("a / 2", [0, 0.5, 1]),
        ("a // 2 + a % 2", [0, 1, 1]),
        ("a ** 2", [0, 1, 4]),
        ("a >= 1", [0, 1, 1]),
        ("0 < a <= 1", [0, 1, 0]),
        ("a == 0 or b == 0", [1, 1, 0]),
        ("not a", [1, 0, 0]),
        ("not (a and b)", [1, 1, 0]),
        ("min(a, b, 1)", [0, 0, 1]),
        ("max(a, b)", [3, 1, 2]),
        ("abs(a - b)", [3, 1, 1]),
        ("3", [3, 3, 3]),
        ("result == 'attacker'", [1, 0, 1]),
        ('result != "attacker"', [0, 1, 0]),
        ("(a > 0) + (b > 0)", [1, 1, 2]),
        ("a in (1, 2)", [0, 1, 1]),
        ("a not in [1, 2]", [1, 0, 0]),
        ("a in (b - 3, b + 1,)", [1, 1, 1]),
        ("result in ('attacker', 'defender')", [1, 1, 1]),
        ("result not in {'attacker'} and a in (1,)", [0, 1, 0]),
        ("b > 0 and a / b > 1", [0, 0, 1]),  # decided without the division by zero
        ("a / b < 1 or b == 0", [1, 1, 0]),
        ("not (1 < b and a * b / b > 1)", [1, 1, 1]),
        ("10 ** 200 > a", [1, 1, 1]),
    ],
)
def test_what_is_allowed(text: str, expected: list[float]) -> None:
    assert evaluate(text, COLUMNS, WORDS).tolist() == expected


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("aa > 1", "did you mean 'a'?"),
        ("a" + "+a" * 900, "at most 1000 characters"),
        ("-" * 999 + "a", "nested too deeply"),
        ("a +", "cannot read"),
        ("", "cannot read"),
        ("a = 1", "cannot read"),
        ("__import__('os')", "cannot use"),
        ("a.real", "cannot use"),
        ("a[0]", "cannot use"),
        ("[a]", "cannot use"),
        ("lambda: 1", "cannot use"),
        ("a if b else 1", "cannot use"),
        ("a in b", "cannot use"),
        ("a in ()", "cannot use"),
        ("a is b", "cannot use"),
        ("a in ('attacker', 1)", "can only be compared"),
        ("result in ('atacker', 'defender')", "did you mean 'attacker'?"),
        ("a @ b", "cannot use"),
        ("~a", "cannot use"),
        ("abs(a, b)", "cannot use"),
        ("min(a)", "cannot use"),
        ("True", "cannot use"),
        ("1j", "cannot use"),
        ("1 / a", "divides by zero"),
        ("10 ** (a + 400)", "overflows"),
        ("1 / a > 2", "divides by zero"),
        ("a in (1 / 0, 2)", "divides by zero"),
        ("a not in (1 / 0, 2)", "divides by zero"),
        ("not a / 0", "divides by zero"),
        ("1 < a / b < 2", "divides by zero"),
        ("a < 1 and 1 / a > 2", "divides by zero"),
        ("a > 1 or 1 / a > 2", "divides by zero"),
        ("min(a, 1 / 0)", "divides by zero"),
        ("(1 / 0) ** 0", "divides by zero"),
        ("a % 0 == 1", "divides by zero"),
        ("a < 1e308 * 10", "overflows"),
        ("a > 1e999", "a number must be below 1e308"),
        ("a in (1e999, 2)", "a number must be below 1e308"),
        ("max(a, -1e999) < 1", "a number must be below 1e308"),
        (f"a > 1{'0' * 400}", "a number must be below 1e308"),
        ("in (1,2)", "cannot read 'in (1,2)': write a variable before 'in'; arithmetic"),
        ("a > 0 and not in (1,2)", "': write a variable before 'in'; arithmetic"),
        ("a => 1", "': write >= for =>; arithmetic"),
        ("a = 1 and b in (1,2)", "': write == for 'is equal to'; arithmetic"),
        ("a > 0,5", "write 0.5 with a point"),
        ("'attacker'", "can only be compared"),
        ("a == 'attacker'", "can only be compared"),
        ("result == 'atacker'", "did you mean 'attacker'?"),
    ],
)
def test_what_is_refused(text: str, words: str) -> None:
    with pytest.raises(OddsError) as refusal:
        evaluate(text, COLUMNS, WORDS)
    assert words in str(refusal.value)
    assert "\n" not in str(refusal.value)


@given(st.text(max_size=30))
def test_any_text_is_answered_or_refused(text: str) -> None:
    try:
        assert len(evaluate(text, COLUMNS, WORDS)) == 3
    except OddsError as refusal:
        assert str(refusal)


@given(st.text(alphabet="ab+-*/%()<>=!, 012minaxorndt'", max_size=25))
def test_any_text_of_the_right_letters_is_answered_or_refused(text: str) -> None:
    try:
        assert len(evaluate(text, COLUMNS, WORDS)) == 3
    except OddsError as refusal:
        assert str(refusal)


def test_names_are_checked_before_anything_is_worked_out() -> None:
    check("a + b > 1", COLUMNS)
    check("1 / a + result", COLUMNS)
    for text, words in (("a + c", "unknown variable 'c'"), ("[a]", "cannot use"), ("", "write")):
        with pytest.raises(OddsError, match=words):
            check(text, COLUMNS)


def test_conditions_are_told_from_amounts() -> None:
    assert is_condition("a > 1")
    assert is_condition("not a")
    assert is_condition("a > 1 or b")
    assert not is_condition("a + b")
    assert not is_condition("-a")


def test_a_power_is_rounded_once_whatever_the_processor() -> None:
    whole = {"x": np.arange(200)}
    assert evaluate("x ** 0.5", whole).tolist() == [math.sqrt(x) for x in range(200)]
    assert evaluate("(x / 7) ** 2", whole).tolist() == [(x / 7) * (x / 7) for x in range(200)]
    assert evaluate("(x - 100) ** 3", whole).tolist() == [(x - 100) ** 3 for x in range(200)]
    assert evaluate("0 ** x", {"x": np.arange(3)}).tolist() == [1, 0, 0]
    for impossible in ("x ** -1", "(x - 5) ** 0.5", "10 ** (10 ** (x + 3))"):
        with pytest.raises(OddsError, match="divides by zero or overflows"):
            evaluate(impossible, whole)


@pytest.mark.parametrize("text", ["-winner", "winner + 1", "2 * winner", "max(winner, 1)"])
def test_nothing_is_reckoned_with_the_numbers_of_words(text: str) -> None:
    columns, words = {"winner": np.array([0, 1])}, {"winner": ("red", "blue")}
    with pytest.raises(OddsError, match="'winner' stands for words and has no average"):
        evaluate(text, columns, words)

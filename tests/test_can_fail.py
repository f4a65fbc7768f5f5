"""Every test can fail: it asserts something, by itself or by what it calls."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from samurai_odds.engine.script.source import walked

TESTS = Path(__file__).parent
ASSERTING = {"raises", "warns", "fail", "assert_allclose", "assert_array_equal"}  # of libraries


@cache
def functions() -> list[tuple[str, ast.FunctionDef]]:
    """List the functions of all tests, and where each stands."""
    files = {file: ast.parse(file.read_text("utf-8")) for file in sorted(TESTS.rglob("*.py"))}
    return [
        (f"{file.relative_to(TESTS)}:{one.lineno}", one)
        for file, tree in files.items()
        for one in walked(tree)
        if isinstance(one, ast.FunctionDef)
    ]


within = cache(walked)  # asked of each function several times


def called(function: ast.AST) -> set[str]:
    """Return the names of what a function calls, or hands on to be called."""
    return {
        one.attr if isinstance(one, ast.Attribute) else one.id
        for one in within(function)
        if isinstance(one, ast.Attribute | ast.Name)
    }


def asserting() -> set[str]:
    """Return the names of what asserts or raises, at whatever depth."""
    found = ASSERTING | {
        one.name
        for _, one in functions()
        if any(isinstance(each, ast.Assert | ast.Raise) for each in within(one))
    }
    calls = [(one.name, called(one)) for _, one in functions()]
    while more := {name for name, names in calls if names & found} - found:
        found |= more
    return found


def idle(names: set[str]) -> Iterator[str]:
    for where, one in functions():
        if one.name.startswith("test_") and one.name not in names:
            yield f"{where} {one.name}"


def test_every_test_asserts_something() -> None:
    assert [*idle(asserting())] == []
    assert [*idle(set())], "nothing was looked at"


def test_no_assertion_is_always_true() -> None:
    """A constant, a tuple, `or` with a constant; of nothing `all` fails (`conftest`)."""

    def is_true(test: ast.expr) -> bool:
        if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.Or):
            return any(map(is_true, test.values))
        return isinstance(test, ast.Tuple) or (isinstance(test, ast.Constant) and bool(test.value))

    found = [
        f"{where}: {ast.unparse(each)}"
        for where, one in functions()
        for each in within(one)
        if isinstance(each, ast.Assert) and is_true(each.test)
    ]
    assert found == []

"""Codes told by where they stand: declared in another order, they mean the same or are refused."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import samurai_odds
from samurai_odds.engine.names.codes import chapters, rising, span

PACKAGE = Path(samurai_odds.__file__).parent
LAYOUTS = (
    "battles/rules/layout.py",
    "swords/rules/layout.py",
    "ran/rules/layout.py",
    "ran/rules/movement/layout.py",
    "ran/rules/shock/layout.py",
    "ran/combat/combat_layout.py",
)
CHECKS = ("span", "chapters", "rising")
BY_ORDER = re.compile(r"[<>]=? \w+\.[A-Z]|\w\.[A-Z_]+ [<>]")
# every bin but this one, wherever it stands
SKIPPED = {"swords/rules/observing.py: TO_BUILD"}


def test_a_group_is_known_by_its_first_and_last_whatever_their_order() -> None:
    assert span(4, 6, 5) == (4, 6)
    with pytest.raises(ValueError, match="codes from 4 to 7 are not those named"):
        span(4, 5, 7)


def test_groups_follow_each_other_and_hold_all_codes() -> None:
    assert chapters((1, 0), (3, 2), (4,), all=range(5)) == (2, 4)
    with pytest.raises(ValueError, match="code 2 stands among those from 1 on"):
        chapters((0, 2), (1, 3))
    with pytest.raises(ValueError, match=r"in no group: \[4\]"):
        chapters((0, 1), (2, 3), all=range(5))


def test_a_scale_rises() -> None:
    rising(0, 2, 5)
    with pytest.raises(ValueError, match="must rise"):
        rising(0, 5, 2)


def declared(tree: ast.Module) -> Iterator[ast.Tuple]:
    """List the tuples of names in a layout that are numbered by a range."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("range("):
            yield from (one for one in node.targets if isinstance(one, ast.Tuple))


def numbering(tree: ast.Module) -> list[ast.stmt]:
    """List what numbers the codes of a layout, and its checks."""
    found: list[ast.stmt] = []
    for node in tree.body:
        text = ast.unparse(node)
        by_range = isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("range(")
        if by_range or any(f"{one}(" in text for one in CHECKS) or text.startswith("_EPIC"):
            found.append(node)
    return found


def checked(numbered: list[ast.stmt], parts: dict[str, Any], codes: set[str]) -> dict[str, int]:
    """Run the numbering of a layout and its checks; return what it calls first and last codes."""
    found = dict(parts)
    exec(compile(ast.Module(numbered, []), "layout", "exec"), found)
    groups = [name for name in found if name.startswith(("FIRST_", "LAST_")) and name not in codes]
    return {name: found[name] for name in groups}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_codes_declared_in_another_order_mean_the_same_or_are_refused(layout: str) -> None:
    """Each two neighbors of each layout are exchanged: no group has another member unseen."""
    module = __import__("samurai_odds." + layout[:-3].replace("/", "."), fromlist=["layout"])
    source = (PACKAGE / layout).read_text(encoding="utf-8")
    tree, refused = ast.parse(source), 0
    codes = {ast.unparse(name) for names in declared(tree) for name in names.elts}
    numbered = numbering(tree)
    usual = checked(numbered, vars(module), codes)
    for names in declared(tree):
        for place in range(len(names.elts) - 1):
            one, other = names.elts[place : place + 2]
            names.elts[place : place + 2] = [other, one]
            try:
                assert checked(numbered, vars(module), codes) == usual, ast.unparse(one)
            except ValueError:
                refused += 1
            names.elts[place : place + 2] = [one, other]
    assert refused
    assert usual


def compared(tree: ast.Module) -> Iterator[str]:
    """List the codes of layouts that are compared by order, ``at.NAME``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            for op, one, other in zip(node.ops, sides, sides[1:], strict=False):
                if isinstance(op, ast.Lt | ast.LtE | ast.Gt | ast.GtE):
                    yield from (
                        each.attr for each in (one, other) if isinstance(each, ast.Attribute)
                    )


def test_no_phase_and_no_decision_is_told_by_its_place_but_by_a_named_group() -> None:
    """Only first and last codes of groups, and scales that are said to rise, are compared."""
    codes, scales = set[str](), set[str]()
    for layout in LAYOUTS:
        tree = ast.parse((PACKAGE / layout).read_text(encoding="utf-8"))
        codes |= {ast.unparse(name) for names in declared(tree) for name in names.elts}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "rising":
                scales |= {ast.unparse(one) for one in node.args}
    found = {
        f"{path.relative_to(PACKAGE)}: {name}"
        for path in PACKAGE.rglob("*.py")
        if BY_ORDER.search(text := path.read_text(encoding="utf-8"))
        for name in compared(ast.parse(text))
        if name in codes - scales
    }
    assert found == SKIPPED
    assert scales

"""No code of the package looks for words in a text that the package wrote.

What is looked for here: a search for two words or more, such as "both sides ignore", in Python
and in the page's scripts. Texts by others are read where `OTHERS` says whose they are.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from samurai_odds.engine.script.source import walked

PACKAGE = Path(__file__).resolve().parents[1] / "samurai_odds"
SEARCHES = frozenset(
    [
        *("startswith", "endswith", "removeprefix", "removesuffix", "partition", "rpartition"),
        *("replace", "split", "rsplit", "find", "rfind", "index", "count", "strip"),
    ]
)
SENTENCE = re.compile(r"[a-z]+[,:]? +\(?[a-z]|^ ?[a-z]{2,}[:,]? $|^ [a-z]{2,}$", re.IGNORECASE)
OTHERS = {  # file: whose words it reads
    "cli/hints.py": "click",
    "cli/main.py": "click, Python",
    "play/workers/guard.py": "Python",
    "engine/environment.py": "Python's lists of packages",
    "battles/advice/written_game.py": "a game written down by a user",
    "battles/scenario/scenario.py": "a list of units by a user",
    "ran/scenario/checks.py": "a name by a user",
    "ran/scenario/position_lines.py": "a mapping of headings",
    "swords/scenario/lines.py": "a file of a user's",
    "play/tally.py": "a record of games",
}
WRITERS = ("engine/script/",)  # of JavaScript, made from Python
SCRIPTS = re.compile(
    r"\.(?:startsWith|endsWith|includes|indexOf|replace|split|match)\(\s*[\"'`]([^\"'`]*)[\"'`]"
)
PATTERNS = re.compile(
    r"\.(?:replace|replaceAll|match|search)\(/([^/]*)/|/([^/\n]*)/\w*\.(?:test|exec)\("
)
OPTION = re.compile(r"--[a-z]")
FOR_WHO_TYPES = ("to_add", "named_command")
ON_THE_PAGE = (  # rooms whose answers and refusals the page shows, which has no options to type
    *("battles/attack/", "swords/battle/", "swords/combat/", "swords/forces.py"),
    *("ran/combat/", "ran/procedures/", "ran/units.py", "ran/men.py"),
)


def _words(node: ast.expr, named: dict[str, str]) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(one.value) if isinstance(one, ast.Constant) else "" for one in node.values
        )
    return named.get(node.id) if isinstance(node, ast.Name) else None


def searched(source: str) -> Iterator[tuple[int, str]]:
    """Yield the texts of several words that a source looks for in others, with their lines."""
    tree = ast.parse(source)
    named = {
        one.targets[0].id: one.value.value
        for one in tree.body
        if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name)
        if isinstance(one.value, ast.Constant) and isinstance(one.value.value, str)
    }
    for node in walked(tree):
        looked: list[ast.expr] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in SEARCHES and node.args:
                first = node.args[0]
                looked = first.elts if isinstance(first, ast.Tuple) else [first]
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            in_a_text = not isinstance(node.comparators[0], ast.Attribute | ast.Dict | ast.Tuple)
            looked = [node.left] if in_a_text else []
        for one in looked:
            words = _words(one, named)
            if words is not None and SENTENCE.search(words):
                yield one.lineno, words


@pytest.mark.parametrize(
    "source",
    [
        'who.replace("both sides ignore", "the side ignores")',
        'shown = " is impassable" in what',
        'if line.startswith(f"{enemy} holds"): pass',
        '_EDITED = "edited from "\ntitle.startswith(_EDITED)',
        "name.removesuffix(' wins')",
        'troop.removeprefix("daimyo, ")',
    ],
)
def test_a_search_for_words_is_found(source: str) -> None:
    assert [*searched(source)]


@pytest.mark.parametrize(
    "source", ['"_leader_lost" in name', 'key.replace("_", " ")', '"a b" in {}']
)
def test_keys_are_no_words(source: str) -> None:
    assert not [*searched(source)]


def test_no_code_parses_what_the_package_wrote() -> None:
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        name = file.relative_to(PACKAGE).as_posix()
        if name not in OTHERS and not name.startswith(WRITERS):
            found += [
                f"{name}:{line}: {words!r}" for line, words in searched(file.read_text("utf-8"))
            ]
    for file in sorted(PACKAGE.rglob("*.js")):
        script = file.read_text("utf-8")
        texts = SCRIPTS.findall(script)
        texts += [one or other for one, other in PATTERNS.findall(script)]
        found += [
            f"{file.name}: {words!r}"
            for words in texts
            if SENTENCE.search(words) or OPTION.search(words)
        ]
    assert not found, "\n".join(found)


def test_options_are_named_as_their_reader_knows_them() -> None:
    """The page has its own `option_words`: a text that names an option itself is reworded there."""
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        name = file.relative_to(PACKAGE).as_posix()
        if name.startswith(ON_THE_PAGE):
            tree = ast.parse(file.read_text("utf-8"))
            found += [
                f"{name}:{line}: {words!r}" for line, words in _said(tree) if OPTION.search(words)
            ]
    assert not found, "\n".join(found)


def _said(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the texts of a module but for docstrings and what is said to who types alone."""
    nodes = walked(tree)
    silent = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in FOR_WHO_TYPES:
            silent |= {id(one) for part in node.args for one in walked(part)}
    for node in nodes:
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in silent
        ):
            yield node.lineno, node.value

"""What analyses take from the package is there: few of them run in any test."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "analyses"


def taken(file: Path) -> Iterator[tuple[str, str]]:
    """Yield the names that a file takes from the package, each with its module."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
        if module.split(".")[0] == "samurai_odds":
            assert isinstance(node, ast.ImportFrom)
            yield from ((module, one.name) for one in node.names)


def test_analyses_take_only_what_the_package_has() -> None:
    names = {one for file in FOLDER.rglob("*.py") for one in taken(file)}
    gone = [f"{module}.{name}" for module, name in sorted(names) if not is_there(module, name)]
    assert len(names) > 100
    assert gone == []


def is_there(module: str, name: str) -> bool:
    return hasattr(import_module(module), name) or is_module(f"{module}.{name}")


def is_module(name: str) -> bool:
    try:
        import_module(name)
    except ModuleNotFoundError:
        return False
    return True

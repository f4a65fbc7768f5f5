"""Imports run downwards, in no circle, and out of the package only to what it declares.

The contracts stand in pyproject.toml (import-linter). An import counts wherever it stands,
in a function or under TYPE_CHECKING too.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from copy import deepcopy
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import grimp
import numpy as np
import pytest
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "samurai_odds"
LINTER = "from importlinter.cli import lint_imports_command as lint; lint()"


def linted(root: Path) -> tuple[int, str]:
    """Run the linter over the package in a folder; give its status and what it says."""
    done = subprocess.run(
        [sys.executable, "-c", LINTER, "--no-cache", "--no-logo"],
        cwd=root,
        env=os.environ | {"PYTHONPATH": str(root), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@cache
def imports() -> grimp.ImportGraph:
    return grimp.build_graph(PACKAGE, include_external_packages=True, cache_dir=None)


def own(graph: grimp.ImportGraph) -> list[str]:
    return sorted(name for name in graph.modules if name.split(".")[0] == PACKAGE)


def circles(graph: grimp.ImportGraph) -> list[list[str]]:
    """List the groups of modules that import each other, directly or through others."""
    modules = own(graph)
    place = {name: number for number, name in enumerate(modules)}
    pairs = [
        (place[name], place[other])
        for name in modules
        for other in graph.find_modules_directly_imported_by(name)
        if other in place
    ]
    ones, size = np.ones(len(pairs), dtype=np.int8), len(modules)
    arrows = coo_array((ones, np.array(pairs).T), shape=(size, size))
    count, group = connected_components(arrows, connection="strong")
    parts = [np.flatnonzero(group == number) for number in range(count)]
    return [[modules[one] for one in part] for part in parts if len(part) > 1]


def outsiders(graph: grimp.ImportGraph) -> set[str]:
    """List what is imported and neither Python's own nor declared in pyproject.toml."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    names = {re.split(r"[<>=\[ ]", one)[0] for one in declared}
    known = {top for top, homes in packages_distributions().items() if names & {*homes}}
    tops = {name.split(".")[0] for name in graph.modules} - {PACKAGE}
    return tops - known - sys.stdlib_module_names


def test_the_contracts_are_kept() -> None:
    status, said = linted(ROOT)
    assert status == 0, said


PLAIN = "\nimport samurai_odds.{0}\n"
IN_A_FUNCTION = "\n\ndef _upward() -> None:\n    import samurai_odds.{0}\n"
FOR_TYPES = "\nfrom typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    import samurai_odds.{0}\n"


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("file", "form", "imported", "broken"),
    [
        ("engine/limit.py", IN_A_FUNCTION, "analysis.compare", ["Imports run"]),
        ("grids/grid.py", FOR_TYPES, "engine.answers.odds", ["Imports run"]),
        ("analysis/compare.py", PLAIN, "battles", ["Imports run"]),
        ("ran/__init__.py", IN_A_FUNCTION, "swords", ["Imports run"]),
        ("ran/__init__.py", PLAIN, "reports.luck", ["Imports run"]),
        ("reports/__init__.py", PLAIN, "cli.common", ["Imports run", "The commands"]),
        ("__init__.py", FOR_TYPES, "cli.main", ["The commands"]),
        ("without_a_layer.py", PLAIN, "engine.limit", ["Imports run"]),
    ],
    ids=lambda one: one.strip().split()[0] if isinstance(one, str) else "",
)
def test_a_contract_is_broken_by_an_arrow_upwards(
    file: str, form: str, imported: str, broken: list[str], tmp_path: Path
) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    only = shutil.ignore_patterns("*.toml", "*.json", "*.txt", "__pycache__")
    shutil.copytree(ROOT / PACKAGE, tmp_path / PACKAGE, ignore=only)
    with (tmp_path / PACKAGE / file).open("a") as out:
        out.write(form.format(imported))
    status, said = linted(tmp_path)
    found = [line for line in said.splitlines() if line.endswith(" BROKEN")]
    assert status == 1, said
    assert len(found) == len(broken), said
    for line, start in zip(found, broken, strict=True):
        assert line.startswith(start), said


def test_no_file_imports_another_that_imports_it() -> None:
    assert not circles(imports())


@pytest.mark.parametrize(
    "added",
    [
        [("engine.limit", "engine.answers.answer")],
        [("battles.attack.layout", "battles.attack.query")],
        [("grids.style", "samurai_odds")],  # the package itself names what is public
        [("errors", "_version"), ("_version", "errors")],
    ],
)
def test_an_import_that_closes_a_circle_is_found(added: list[tuple[str, str]]) -> None:
    graph = deepcopy(imports())
    before = circles(graph)
    for importer, imported in added:
        full = imported if imported == PACKAGE else f"{PACKAGE}.{imported}"
        graph.add_import(importer=f"{PACKAGE}.{importer}", imported=full)
    new = [circle for circle in circles(graph) if circle not in before]
    assert len(new) == 1
    assert f"{PACKAGE}.{added[0][0]}" in new[0]


def test_only_declared_packages_are_imported() -> None:
    assert not outsiders(imports())


def test_an_undeclared_package_is_found() -> None:
    graph = imports()
    graph.add_module("icepool", is_squashed=True)
    graph.add_import(importer=f"{PACKAGE}.errors", imported="icepool")
    assert outsiders(graph) == {"icepool"}

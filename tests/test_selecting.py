"""A test that is named by its whole id runs, quick or long: see conftest.py."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MANY = """
import pytest
@pytest.mark.quick
@pytest.mark.parametrize("number", range(3))
def test_many(number): pass
@pytest.mark.long
def test_long(): pass
def test_quick(): pass
"""


def passed(folder: Path, *asked: str) -> list[str]:
    """Return the tests that run, of a file beside the conftest of all tests."""
    whole = (ROOT / "tests" / "conftest.py").read_text()
    (folder / "conftest.py").write_text(whole.partition("@pytest.fixture")[0])
    (folder / "test_some.py").write_text(MANY)
    lines = ["[pytest]", "markers =", "  long: long", "  quick(n=1, per=None): quick"]
    (folder / "pytest.ini").write_text("\n".join(lines))
    usual = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "no:xdist",
        "-q",
        "-rA",
        "-p",
        "no:cacheprovider",
    ]
    done = subprocess.run([*usual, *asked], cwd=folder, capture_output=True, text=True, check=False)
    return [line.split("::")[1] for line in done.stdout.splitlines() if line.startswith("PASSED ")]


FILE = "test_some.py"


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        (["-m", "not long"], ["test_many[0]", "test_quick"]),
        (["-m", "long"], ["test_many[1]", "test_many[2]", "test_long"]),
        (["-m", "long", f"{FILE}::test_many[1]"], ["test_many[1]"]),
        (["-m", "long", f"{FILE}::test_many[0]"], ["test_many[0]"]),
        (["-m", "long", f"{FILE}::test_many[2]", f"{FILE}::test_quick"], None),
        (["-m", "not long", f"{FILE}::test_many[2]"], ["test_many[2]"]),
        (["-m", "not long", f"{FILE}::test_long"], ["test_long"]),
    ],
)
def test_a_named_test_runs(asked: list[str], expected: list[str] | None, tmp_path: Path) -> None:
    found = passed(tmp_path, *asked)
    assert sorted(found) == sorted(expected or ["test_many[2]", "test_quick"])

"""The tutorials run from top to bottom and show what they promise."""

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = ("battles", "swords", "ran", "designers", "designers-ran", "designers-swords")

LIMIT = re.compile(r"(?P<what>samples|seconds)=(?P<number>\d+)")
LEAST = {"samples": 300, "seconds": 5}  # in a run that nobody reads

# What some versions of the libraries that run notebooks say of themselves.
pytestmark = pytest.mark.filterwarnings("ignore:Jupyter is migrating:DeprecationWarning")


def read(name: str) -> Any:
    import nbformat

    return nbformat.read(ROOT / "tutorials" / f"{name}.ipynb", as_version=4)


def shorter(limit: re.Match[str]) -> str:
    """Write a limit that is reached sooner."""
    return f"{limit['what']}={min(int(limit['number']), LEAST[limit['what']])}"


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_a_tutorial_runs_and_every_cell_shows_something(name: str) -> None:
    """With fewer games than it asks for: how many changes no word of the library."""
    from nbclient import NotebookClient

    notebook = read(name)
    for cell in notebook.cells:
        cell.source = LIMIT.sub(shorter, cell.source)
    here = {"metadata": {"path": ROOT}}  # the kernel imports what is in this folder
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources=here).execute()
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert all(cell.outputs for cell in cells[1:]), "the first cell imports"
    outputs = [one for cell in cells for one in cell.outputs]
    assert not [one for one in outputs if one.get("name") == "stderr"]
    shown = [one.get("data", {}) for one in outputs]
    assert sum("<table" in data.get("text/html", "") for data in shown) >= 3
    assert any("image/png" in data for data in shown)


@pytest.mark.parametrize("name", NAMES)
def test_a_tutorial_is_kept_without_outputs_and_begins_with_its_title(name: str) -> None:
    notebook = read(name)
    assert notebook.cells[0].source.startswith("# ")
    for cell in notebook.cells:
        if cell.cell_type == "code":
            assert not cell.outputs
            assert cell.execution_count is None


def test_every_game_has_a_tutorial() -> None:
    assert {file.stem for file in (ROOT / "tutorials").glob("*.ipynb")} == set(NAMES)

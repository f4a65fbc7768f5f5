"""The tutorials run from top to bottom and show what they promise."""

import warnings
from pathlib import Path
from typing import Any

import pytest

from samurai_odds import battles, ran, swords

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = ("battles", "swords", "ran")
GAMES = {"battles": battles, "swords": swords, "ran": ran}


def read(name: str) -> Any:
    import nbformat

    return nbformat.read(ROOT / "tutorials" / f"{name}.ipynb", as_version=4)


@pytest.fixture(scope="module", params=NAMES)
def executed(request: pytest.FixtureRequest) -> Any:
    """Run a tutorial in a kernel of its own, with what is in this folder."""
    with warnings.catch_warnings():
        # The libraries that run notebooks warn of each other's changes; ours run in the kernel.
        warnings.simplefilter("ignore")
        from nbclient import NotebookClient

        notebook = read(request.param)
        NotebookClient(
            notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": ROOT}}
        ).execute()
    return notebook


def outputs(notebook: Any) -> list[Any]:
    return [one for cell in notebook.cells for one in cell.get("outputs", [])]


def test_every_cell_of_code_after_the_imports_shows_something(executed: Any) -> None:
    cells = [cell for cell in executed.cells if cell.cell_type == "code"]
    assert all(cell.outputs for cell in cells[1:])


def test_nothing_is_written_to_stderr(executed: Any) -> None:
    assert not [one for one in outputs(executed) if one.get("name") == "stderr"]


def test_tables_and_a_picture_are_shown(executed: Any) -> None:
    shown = [one.get("data", {}) for one in outputs(executed)]
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
    assert {file.stem for file in (ROOT / "tutorials").glob("*.ipynb")} == set(GAMES)

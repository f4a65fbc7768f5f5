"""Bars: in a terminal, in a notebook, nowhere else; one at a time."""

import io
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from samurai_odds import Limit, battles, compare
from samurai_odds.engine import progress

LIMIT = Limit(samples=300_000)


class Terminal(io.StringIO):
    """A stderr that says it is a terminal."""

    def isatty(self) -> bool:
        return True


class Display:
    """Stands for IPython.display: notes what is shown and how it changes."""

    def __init__(self) -> None:
        self.shown: list[dict[str, str]] = []

    def display(self, bundle: dict[str, str], raw: bool, display_id: bool) -> "Display":
        assert raw
        assert display_id
        self.shown.append(bundle)
        return self

    def update(self, bundle: dict[str, str], raw: bool) -> None:
        assert raw
        self.shown.append(bundle)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "_DELAY", 0.0)
    monkeypatch.setattr(progress, "_INTERVAL", 0.0)


@pytest.fixture
def notebook(at_once: None, monkeypatch: pytest.MonkeyPatch) -> Display:
    shell = SimpleNamespace(kernel=object())
    display = Display()
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))  # type: ignore[arg-type]
    monkeypatch.setitem(sys.modules, "IPython.display", display)  # type: ignore[arg-type]
    return display


def ask(**how: Any) -> None:
    battles.attack("samurai-spear", "levy", limit=LIMIT, **how)


def test_nothing_is_shown_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    ask()
    assert capsys.readouterr() == ("", "")
    with progress.bar("battles") as show:
        assert show is None


def test_a_terminal_shows_text_and_takes_it_away(
    at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    with progress.bar("battles") as show:
        assert show is not None
        for done in range(0, 100, 10):
            show(done, 100)
    assert "battles" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r")


def test_short_work_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    with progress.bar("battles") as show:
        assert show is not None
        show(50, 100)
    assert not terminal.getvalue().strip()


def test_a_notebook_shows_its_own_element(notebook: Display) -> None:
    ask()
    assert '<progress value="131072" max="300000"' in notebook.shown[0]["text/html"]
    assert notebook.shown[0]["text/plain"].startswith("131,072 of 300,000 battles")
    assert notebook.shown[-1] == {"text/plain": "", "text/html": ""}


def test_without_a_known_end_a_notebook_only_counts(notebook: Display) -> None:
    with progress.bar("battles") as show:
        assert show is not None
        show(5000, progress.MOST_SAMPLES)
    assert "<progress style" in notebook.shown[0]["text/html"]
    assert notebook.shown[0]["text/plain"].startswith("5,000 battles, ")


def test_a_comparison_shows_one_and_so_does_a_list(notebook: Display) -> None:
    plain = {"attacker": "levy", "defender": "levy"}
    compare(battles.attack, plain, plain | {"defender_on": "forest"}, limit=LIMIT)
    assert notebook.shown
    notebook.shown.clear()
    for _ in progress.tracked(range(3), "cells"):
        ask()
    assert all("cells" in one["text/plain"] for one in notebook.shown[:-1])


def test_the_askers_own_progress_goes_before_a_bar(notebook: Display) -> None:
    seen: list[tuple[int, int]] = []
    ask(progress=lambda done, most: seen.append((done, most)))
    assert seen[-1] == (300_000, 300_000)
    assert not notebook.shown


def test_a_bar_is_gone_after_a_fault(notebook: Display) -> None:
    with pytest.raises(ZeroDivisionError), progress.bar("battles"):
        raise ZeroDivisionError
    with progress.bar("battles") as show:
        assert show is not None


def test_the_bar_of_failed_work_is_taken_away_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = Terminal()
    monkeypatch.setattr(sys, "stderr", told)
    monkeypatch.setattr(progress, "_DELAY", 0)
    items = progress.tracked(range(3), "forces")
    assert next(items) == 0
    assert next(items) == 1
    progress.take_away()
    told.write("what went wrong")
    items.close()
    assert told.getvalue().rpartition("\r")[2] == "what went wrong"
    with progress.bar("battles") as show:
        assert show is not None

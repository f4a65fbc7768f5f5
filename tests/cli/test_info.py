"""`info`: what a bug report says of the machine."""

import json
import sys
from pathlib import Path

import pytest

from samurai_odds import __version__
from tests.cli.running import Run


def test_it_names_the_version_and_every_package_needed(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(Run(capsys).shown("info", "--format", "json"))
    assert found["samurai-odds"] == __version__
    assert {"numpy", "numba", "click", "pandas"} <= found["packages"].keys()
    assert "pytest" not in found["packages"]
    assert "not installed" not in found["packages"].values()


def test_the_home_folder_is_not_in_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    home = tmp_path / "carl"
    monkeypatch.setattr("numba.config.CACHE_DIR", str(home / "cache"))
    monkeypatch.setenv("HOME", str(home))
    shown = Run(capsys).shown("info")
    assert "~/cache/samurai-odds: nothing compiled yet" in shown
    assert "carl" not in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_it_answers_where_numba_is_not_installed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("samurai_odds.engine.compiling.cache", "samurai_odds.engine.compiling"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "numba", None)
    assert "none: numba is not installed" in Run(capsys).shown("info")

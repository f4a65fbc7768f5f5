"""VERSIONING.md: what it states as a fact is so, and what older versions wrote is read."""

import json
import re
from pathlib import Path

import pytest

from samurai_odds import __version__
from samurai_odds.battles.full_game import staging
from samurai_odds.engine.value_kinds import PACKS
from tests.cli.running import Run
from tests.documents import ROOT

TEXT = (ROOT / "VERSIONING.md").read_text(encoding="utf-8")
WRITTEN = sorted((ROOT / "tests" / "written").iterdir())  # a folder for each version
GAMES = ("battles", "swords", "ran")
ASKED = {
    "battles": ("attack", "SS", "AB"),
    "swords": ("battle", "daimyo, 3 spearmen", "2 gunners"),
    "ran": ("shock", "SI 7-4/6-3", "AS 6-4/5-3"),
}


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(capsys)


def test_it_names_the_version_everywhere_alike() -> None:
    assert f"This is samurai-odds {__version__}:" in TEXT
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.+)$", citation, re.MULTILINE) == [__version__]
    assert __version__ in {folder.name for folder in WRITTEN}
    assert f"A rules file is of version {PACKS}," in TEXT


@pytest.mark.parametrize("how", [(), ("--simulate", "--samples", "64")])
@pytest.mark.parametrize("game", GAMES)
def test_the_keys_are_those_of_the_json(game: str, how: tuple[str, ...], run: Run) -> None:
    listed = TEXT.partition("## Keys of the JSON")[2]
    below = dict(re.findall(r"`(\w+)` \(((?:`\w+`[, ]*)+)\)", listed))
    keys = re.findall(r"`(\w+)`", re.sub(r"\([^)]*\)", "", listed))
    found = json.loads(run(game, *ASKED[game], *how, "--format", "json").out)
    assert keys == [key for key in found if key in keys]
    assert re.findall(r"\w+", below["rules"]) == [*found["rules"]][:3]
    first = found["outcomes"][0]
    assert {*first} == {*found["variables"], "p"} | ({"se"} if how else set())


@pytest.mark.parametrize("folder", WRITTEN, ids=lambda folder: folder.name)
@pytest.mark.parametrize("game", GAMES)
def test_what_older_versions_wrote_is_read(folder: Path, game: str, run: Run) -> None:
    run.shown(game, "map", str(folder / f"{game}.txt"))
    run.shown(game, *ASKED[game], "--rules", str(folder / f"{game}.toml"))
    assert "5 battles of" in run.shown("luck", str(folder / "luck.txt"))


def test_a_record_of_another_version_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = str(tmp_path / "monday.games")
    play = ("battles", "play", "study-spears", "--red", "random", "--blue", "random")
    assert run(*play, "--games", "0-1", "--record", record).status == 0
    monkeypatch.setattr(staging, "VERSION", "9.9.9")
    said = run.refused(*play, "--games", "0-3", "--record", record)
    assert f"version {__version__}, not 9.9.9" in said

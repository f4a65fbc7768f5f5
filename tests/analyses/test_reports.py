"""The reports are what the analyses write, and the findings what they find."""

import ast
import re
import signal
import sys
from pathlib import Path

import pytest

import samurai_odds
from analyses import ANALYSES, STUDIES, pages, products, validation
from analyses import __main__ as command
from tests.machines.test_machines import CHECKED, PLAYS_OTHERS

CHEAP = "weapons"


# where other processors can be played, `tests.machines` makes most pages again
ELSEWHERE = {name for names in CHECKED for name in names} if PLAYS_OTHERS else set()


IN_PART = {"booklet_par"}  # see `tests.reports.test_battles_par`


@pytest.mark.long
@pytest.mark.parametrize("name", [CHEAP, *sorted({*command.ALL} - {CHEAP} - ELSEWHERE - IN_PART)])
def test_what_is_made_again_is_what_reports_hold(name: str) -> None:
    assert command.differences([name], command.REPORTS) == []


@pytest.mark.parametrize("name", [products.REFERENCE, validation.NAME])
def test_what_is_made_of_sources_and_tests_is_of_these(name: str) -> None:
    """A test that is added, or a docstring: no game is played for these pages."""
    assert command.differences([name], command.REPORTS) == [], f"python -m analyses {name}"


def test_the_map_of_modules_is_that_of_their_docstrings() -> None:
    text = products.modules()
    assert (command.REPORTS / products.MODULES).read_text() == text, "python -m analyses reference"
    empty = [line for line in text.splitlines() if line.endswith(": ")]
    assert empty == []  # each module says what is in it


@pytest.mark.parametrize("name", sorted({*ANALYSES.values()}))
def test_an_analysis_imports_the_public_api_only(name: str) -> None:
    tree = ast.parse((pages.HERE / f"{name}.py").read_text())
    public = {"numpy", "pandas", "matplotlib", *sys.stdlib_module_names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            assert {alias.name.partition(".")[0] for alias in node.names} <= public
        if isinstance(node, ast.ImportFrom) and node.module == "samurai_odds":
            assert {alias.name for alias in node.names} <= set(samurai_odds.__all__)
        elif isinstance(node, ast.ImportFrom):
            assert (node.module or "").partition(".")[0] in public


@pytest.mark.parametrize("name", ANALYSES)
def test_a_finding_has_two_sentences(name: str) -> None:
    finding = pages.read(name).finding
    assert finding.endswith(".")
    assert finding.count(". ") == 1


def test_all_analyses_are_listed() -> None:
    parts = [
        (name, file.stem)
        for file in sorted(pages.HERE.glob("*.py"))
        for name in re.findall(r"^# %% (\w+) \[markdown\]$", file.read_text(), re.MULTILINE)
    ]
    assert dict(parts) == ANALYSES
    assert len(parts) == len(ANALYSES)


def test_modules_are_few_and_said_to_be_run_by_hand() -> None:
    """Beside those that fit: a study that is done keeps its page, not its script."""
    files = {file.stem for file in pages.HERE.glob("*.py")}
    assert len(files) <= 20
    told = "".join((place / "README.md").read_text() for place in (pages.HERE, command.REPORTS))
    by_hand = {name for name in files if f"`python -m analyses.{name}" in told}
    runs = {name for name in files if "__main__" in (pages.HERE / f"{name}.py").read_text()}
    assert runs - by_hand - {"__main__", "pages"} == set()


def test_all_reports_are_told_how_they_are_made() -> None:
    """In their README; and nothing lies there that is not."""
    told = (command.REPORTS / "README.md").read_text()
    for file in command.REPORTS.iterdir():
        analysis = file.stem in {*ANALYSES, *STUDIES} and file.suffix in {".md", ".csv", ".png"}
        known = file.name in {".made", "README.md"} or f"]({file.name}" in told
        assert analysis or known, file.name
    for name in (*ANALYSES, *STUDIES):
        assert all((command.REPORTS / f"{name}{end}").exists() for end in (".md", ".csv", ".png"))
    assert {file.name for file in (command.REPORTS / "booklets").iterdir()} == {
        f"{name}.pdf" for name in products.BOOKLETS
    }


@pytest.mark.quick
@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_what_was_interrupted_continues(
    number: int,
    status: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ran, run = [], pages.run

    def interrupted(name: str, reword: bool = False) -> pages.Result:
        ran.append(name)
        if len(ran) == 2:
            signal.raise_signal(number)
        return run(CHEAP)

    monkeypatch.setattr(pages, "run", interrupted)
    monkeypatch.setattr(command, "REPORTS", tmp_path)
    heeded = signal.signal(signal.SIGINT, signal.default_int_handler)  # not so in a background
    try:
        assert command.main([CHEAP, "terrain"]) == status
    finally:
        signal.signal(signal.SIGINT, heeded)
    assert "the same command continues" in capsys.readouterr().err
    assert list(tmp_path.glob("unfinished*")) == []
    assert (tmp_path / f"{CHEAP}.png").stat().st_size > 1000
    monkeypatch.setattr(pages, "run", lambda name, reword: pytest.fail(f"{name} is up to date"))
    command.build([CHEAP], tmp_path)
    assert ran == [CHEAP, "terrain"]
    assert f"{CHEAP}: up to date" in capsys.readouterr().err


def test_a_page_changed_by_hand_is_found_and_written_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command.build([CHEAP], tmp_path)
    assert command.differences([CHEAP], tmp_path) == []
    page = tmp_path / f"{CHEAP}.csv"
    page.write_text(page.read_text().replace("0.67", "0.76"))
    assert any("0.76" in line for line in command.differences([CHEAP], tmp_path))
    command.build([CHEAP], tmp_path)
    assert command.differences([CHEAP], tmp_path) == []


SCRIPT = '''# %%
"""Add."""

import matplotlib.pyplot as plt
import pandas as pd

# %% other [markdown]
raise NotImplementedError

# %% sum [markdown]
# # Two and two?
#
# {said}

# %%
figure, axes = plt.subplots()
table = pd.DataFrame({{"sum": [2.0 + 2]}})
assert table["sum"][0] == {claimed}
finding = f"It is {{table['sum'][0]:g}}. That is even."

# %% last [markdown]
raise NotImplementedError
'''


def test_a_finding_that_no_longer_holds_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "HERE", tmp_path)
    monkeypatch.setitem(ANALYSES, "sum", "sums")
    source = tmp_path / "sums.py"
    source.write_text(SCRIPT.format(said="It is 5. That is even.", claimed=4))
    with pytest.raises(pages.Outdated, match=r"says:\n  It is 5. .*\nbut finds:\n  It is 4."):
        pages.run("sum")
    pages.run("sum", reword=True).close()
    assert source.read_text() == SCRIPT.format(said="It is 4. That is even.", claimed=4)
    pages.run("sum").close()
    source.write_text(SCRIPT.format(said="It is 4. That is even.", claimed=5))
    with pytest.raises(pages.Outdated, match=r"line 18: a claim no longer holds: assert"):
        pages.run("sum")


def test_an_unknown_analysis_is_a_bad_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        command.main(["weather"])
    assert stopped.value.code == 2
    assert "no analysis 'weather'" in capsys.readouterr().err


@pytest.mark.long
def test_the_readmes_picture_is_told_apart_by_what_it_shows(tmp_path: Path) -> None:
    products.write_picture(tmp_path)
    assert command.differences(["attack_picture"], command.REPORTS) == []
    wrong = samurai_odds.battles.attack("ashigaru-bow", "samurai-spear").plot().figure
    words = {"Description": products.described(wrong)}
    wrong.savefig(tmp_path / products.PICTURE, metadata=words)
    assert command.differences(["attack_picture"], tmp_path)

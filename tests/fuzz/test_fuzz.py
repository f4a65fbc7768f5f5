"""A bounded run of the fuzzer, and the fuzzer itself: it must see what is wrong."""

import shlex
import sys
from functools import cache
from inspect import unwrap
from pathlib import Path
from random import Random

import numpy as np
import pytest

from samurai_odds.page import scripts
from tests.fuzz import files, signals, surface
from tests.fuzz.judging import faults
from tests.fuzz.made import READERS, Case, bounded, case, file_case
from tests.fuzz.running import run
from tests.fuzz.shards import run_all

SEED, COMMANDS, CHANGED = 15, 350, 250  # a fault of 1 command in 100 is among 350 with 97%
STOPPED = 8


@pytest.mark.long
def test_every_command_is_answered_soundly_or_refused_in_one_line() -> None:
    """Records and saves, forged or damaged, files that are there; more: `python -m tests.fuzz`."""
    broken = {number: found for number, _, found in run_all(SEED, range(COMMANDS)) if found}
    assert not broken, f"python -m tests.fuzz --seed {SEED} --start N --commands 1: {broken}"


@pytest.mark.long
def test_the_page_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It was silent for all of its 20 seconds and more."""
    monkeypatch.setattr("tests.fuzz.running.PATIENCE", 10.0)
    monkeypatch.setattr(scripts, "translated", cache(unwrap(scripts.translated)))
    assert not faults(run(Case(["page", "--one", "out.html"]), tmp_path / "case"))


@pytest.mark.long
def test_files_that_were_changed_break_nothing() -> None:
    """Many more: `python -m tests.fuzz --files`."""
    told = run_all(SEED, range(CHANGED), make=file_case)
    broken = {number: found for number, _, found in told if found}
    assert not broken, f"python -m tests.fuzz --files --seed {SEED} --start N: {broken}"


@pytest.mark.parametrize("more", ["--format md", "--show winner", "--format csv --games 5"])
def test_a_trace_that_is_refused_leaves_no_record(more: str, tmp_path: Path) -> None:
    """The games were played, and their record stayed."""
    line = f"ran play study-foot --trace 0 {more} --seconds 0.05 --record out.games"
    found = run(Case(line.split()), tmp_path / "case")
    assert (found.status, found.written) == (2, {})
    assert "--trace works with" in found.err


def test_commands_are_given_options_that_they_have() -> None:
    """Each review was refused for options that it no longer had: none was ever tried."""
    lines = [
        [*asked.path, *bounded(Random(1), asked, ["--samples"])] for asked in surface.commands()
    ]
    lines += [shlex.split(line) for _, line in READERS]
    assert len(lines) > 60
    known = {asked.path: asked for asked in surface.commands()}
    for line in lines:
        asked = next(known[tuple(line[:n])] for n in (3, 2, 1) if tuple(line[:n]) in known)
        spelled = {name for option in asked.options for name in option.opts}
        assert {word for word in line if word.startswith("--")} <= spelled, line


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="it has other signals")
def test_commands_that_are_stopped_leave_whole_files() -> None:
    """Some of each kind of stop; many more: `python -m tests.fuzz.signals`."""
    found = [fault for _, fault in signals.attack(SEED, range(STOPPED), lambda: False)]
    assert len(found) >= STOPPED
    assert not any(found), f"python -m tests.fuzz.signals --seed {SEED} --commands {STOPPED}"


@pytest.mark.skipif(sys.platform == "win32", reason="it has other signals")
def test_a_stopped_command_that_takes_too_long_is_counted_and_passed_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It ended the tool, and all counts were lost."""
    played = next(line for line, wanted in signals.COMMANDS.items() if wanted == "games")
    monkeypatch.setattr(signals, "COMMANDS", {played: "games"})
    monkeypatch.setattr(signals, "STOPS", (signals.CLOSED,))
    monkeypatch.setattr(signals, "PATIENCE", 0.01)
    monkeypatch.setattr(sys, "argv", ["signals", "--commands", "2"])
    assert signals.main() == 0
    assert "2 commands stopped, 2 of them not done in time; 0 faults" in capsys.readouterr().out


@pytest.mark.long
def test_a_command_depends_on_its_seed_and_number_alone() -> None:
    assert case(3, 7) == case(3, 7)
    assert len({tuple(case(3, number).arguments) for number in range(50)}) > 45


@pytest.mark.long
def test_all_commands_and_all_kinds_of_files_are_tried() -> None:
    paths = {asked.path for asked in surface.commands()}
    assert {("battles", "play"), ("swords", "levy"), ("ran", "table", "pairs"), ("luck",)} <= paths
    made = [case(1, number) for number in range(3000)]
    assert {path[:2] for path in paths} <= {
        tuple(one.arguments[: len(path[:2])]) for one in made for path in paths
    }
    for kind in ("scenario", "rules battles", "rules swords", "charts", "dragons", "orders", "log"):
        assert files.seeds(kind)
    assert set(surface.variables(("ran", "duel"))) >= {"result", "first_hits"}
    assert surface.bounds("battles")["--range"] == (1, 5)
    assert surface.bounds("booklet") == {}


PRINTED = {
    "traceback": ("raise ZeroDivisionError", "raised: "),
    "two lines": ("click.echo('samurai-odds: a\\nb', err=True); return 2", "refusal of not one"),
    "python": ("click.echo('samurai-odds: X.__init__() x', err=True); return 2", "in Python's"),
    "silence": ("return 0", "answer without a word"),
    "no number": ("click.echo('won nan %'); return 0", "no number"),
    "stray": ("open('.left', 'w').write('x'); click.echo('1'); return 0", "stray file"),
    "half": ("open('a.png', 'w').write('x'); click.echo('1'); return 0", "half a file"),
    "noise": ("click.echo('1'); click.echo('eh', err=True); return 0", "a word on stderr"),
    "status": ("return 1", "status: 1"),
    "ends early": ("import sys; sys.exit(3)", "raised: "),
}
ANSWERS = {
    "chances": (
        '{"method": "exact", "outcomes": [{"x": 1, "p": 0.9}], "variables": ["x"], "shown": {}}',
        "sum",
    ),
    "constant": ('{"p": NaN}', "NaN is no JSON"),
    "twice": (
        '{"method": "exact", "variables": ["x"], "shown": {}, "outcomes":'
        ' [{"x": 1, "p": 0.5}, {"x": 1, "p": 0.5}]}',
        "twice",
    ),
    "error": (
        '{"method": "monte-carlo", "variables": ["x"], "outcomes": [{"x": 1, "p": 1, "se": 0.1}],'
        ' "shown": {"x": {"value": 1, "se": 0}}}',
        "has no error",
    ),
}


@pytest.mark.parametrize("what", PRINTED)
def test_what_is_wrong_is_seen(what: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source, fault = PRINTED[what]
    assert any(fault in one for one in _judged(source, ["x", "a.png"], monkeypatch, tmp_path))


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/status").is_file(), reason="the system does not say")
@pytest.mark.parametrize(("mb", "wrong"), [(100, False), (600, True)])
def test_memory_is_what_a_command_takes(
    mb: int, wrong: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What the process of the tests held before was counted as the command's."""
    before = np.ones(2**26)  # half a gigabyte
    source = f"import numpy; numpy.ones({mb} * 2**17); click.echo('1'); return 0"
    found = _judged(source, ["x"], monkeypatch, tmp_path)
    assert any(one.startswith("memory: ") for one in found) is wrong, found
    del before


def test_a_line_of_json_that_begins_with_an_is_no_number(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    source = "click.echo(r'[\"above.\\nAn ordinary session\"]'); return 0"
    assert not _judged(source, ["x", "--format", "json"], monkeypatch, tmp_path)


@pytest.mark.parametrize("what", ANSWERS)
def test_a_wrong_answer_is_seen(what: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text, fault = ANSWERS[what]
    found = _judged(
        f"click.echo({text!r}); return 0", ["x", "--format", "json"], monkeypatch, tmp_path
    )
    assert any(fault in one for one in found)


def _judged(
    source: str, arguments: list[str], monkeypatch: pytest.MonkeyPatch, folder: Path
) -> list[str]:
    """Judge a command that does what the source says."""
    names: dict[str, object] = {}
    exec(f"import click\ndef run(arguments):\n    {source}\n", names)
    monkeypatch.setattr("tests.fuzz.running.main", names["run"])
    return faults(run(Case(arguments), folder / "case"))

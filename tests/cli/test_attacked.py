"""Files, words and machines that attack: each ends in one line, and nothing is lost."""

import errno
import json
import os
import re
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds.cli import main as commands
from samurai_odds.play.records.packing import frame, packed
from samurai_odds.play.records.reading import read
from tests.cli.running import Run

TOO_FEW = {
    **{"game": "swords", "scenario": "quick-3", "players": ["person"], "seed": 0, "number": 0},
    **{"dice": False, "choices": []},
}


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("battles new d.txt --size big", "unknown size 'big': choose from core, epic"),
        ("ran advise study-foot --side green", "unknown side 'green': choose from red, blue"),
        ("battles play study-spears --first green", "'green': choose from red, blue"),
        ("swords play --variant green", "unknown variant 'green'"),
    ],
)
def test_a_word_that_is_no_choice_is_refused(
    command: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    monkeypatch.chdir(tmp_path)
    assert says in run.refused(*command.split())


FILES: dict[str, Any] = {
    "nothing": b"",
    "deep": b'{"choices": ' + b"[" * 200_000,
    "deep position": b'{"a":' * 50_000,
    "too few": json.dumps(TOO_FEW).encode(),
    "too many": json.dumps(TOO_FEW | {"players": ["person"] * 9}).encode(),
    "huge": json.dumps(TOO_FEW | {"seed": 10**40, "players": ["person"] * 3}).encode(),
    "negative": json.dumps(TOO_FEW | {"number": -5, "players": ["person"] * 3}).encode(),
    "other": json.dumps(TOO_FEW | {"game": "chess", "players": ["person"] * 3}).encode(),
}


@pytest.mark.parametrize("game", ["battles", "swords", "ran"])
@pytest.mark.parametrize("what", FILES)
def test_a_review_of_what_is_no_game_is_refused(
    game: str, what: str, tmp_path: Path, run: Run
) -> None:
    file = tmp_path / "saved.json"
    file.write_bytes(FILES[what])
    run.refused(game, "review", str(file))


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device here")
@pytest.mark.parametrize("game", ["battles", "swords", "ran"])
def test_a_file_without_an_end_is_read_to_a_limit(game: str, run: Run) -> None:
    for words in (["review"], ["map"], ["play", "--samples", "1"], ["par"]):
        run.refused(game, words[0], "/dev/zero", *words[1:])
    run.refused("merge", "/dev/zero")
    run.refused("luck", "/dev/zero")


# ---- forged records --------------------------------------------------------------------


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from samurai_odds import battles

    file = tmp_path_factory.mktemp("records") / "r.games"
    battles.play("study-spears", "random", "random", games=(0, 9), record=file)
    return file


def headed(record: Path) -> dict[str, Any]:
    identity = read(record)[0]
    return {"samurai-odds record": 2, **identity.__dict__, "inputs": dict(identity.inputs)}


INPUTS: dict[str, Any] = {
    "a list": {"scenario": [1], "red": "random", "blue": "random"},
    "deep": {"scenario": {"a": {"b": {}}}},
    "numbers": {"scenario": 5, "red": 5, "blue": None},
    "more": {"scenario": "study-spears", "red": "random", "blue": "random", "x": 1},
    "nothing": {},
    "a folder": {"scenario": "/", "red": "random", "blue": "random"},
    "a limit": {"scenario": "study-spears", "red": "random", "blue": "random", "turn_limit": "x"},
}


@pytest.mark.parametrize("what", INPUTS)
def test_forged_inputs_are_refused(what: str, record: Path, tmp_path: Path, run: Run) -> None:
    forged = tmp_path / "forged.games"
    heading = frame(headed(record) | {"inputs": INPUTS[what]})
    forged.write_bytes(heading + b"".join(one.written() for one in read(record)[1].blocks))
    run.refused("merge", str(forged))
    run.refused("battles", "review", str(forged))


def test_a_record_of_others_is_refused_before_its_games_are_unpacked(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    forged = tmp_path / "forged.games"
    heading = frame(headed(record) | {"hash": "0" * 32, "short": "0" * 32})
    forged.write_bytes(heading + b"".join(one.written() for one in read(record)[1].blocks))
    monkeypatch.setattr("samurai_odds.play.records.blocks.unpacked", None)
    run.refused("merge", str(forged))
    run.refused("battles", "review", str(forged))


def forged_games(record: Path, place: int, value: int) -> bytes:
    known = read(record)[1]
    rows = known.all()[1].copy()
    rows[3, place] = value
    part = frame({"first": 0, "games": len(rows), "rows": packed(rows)})
    return frame(headed(record)) + part


def test_forged_games_end_in_one_line(record: Path, tmp_path: Path, run: Run) -> None:
    forged = tmp_path / "forged.games"
    width = read(record)[0].width
    refused = 0
    for place, value in ((0, 77), (0, -9), (1, 99), (2, -7), (width // 2, -32_768)):
        forged.write_bytes(forged_games(record, place, value))
        status, _, err = run("merge", str(forged))
        assert status in (0, 2), err
        refused += status == 2
    assert refused


def test_rows_that_are_no_table_end_in_one_line(record: Path, tmp_path: Path, run: Run) -> None:
    forged = tmp_path / "forged.games"
    data = bytearray(packed(read(record)[1].all()[1]))
    data[-20:] = bytes(20)
    part = frame({"first": 0, "games": 10, "rows": bytes(data)})
    forged.write_bytes(frame(headed(record)) + part)
    assert "damaged" in run.refused("merge", str(forged))


# ---- machines --------------------------------------------------------------------------


@pytest.mark.quick
@pytest.mark.parametrize(
    ("fault", "says"),
    [
        (MemoryError(), "not enough memory"),
        (np._core._exceptions._ArrayMemoryError((9, 9), np.dtype("i8")), "not enough memory"),
        (RuntimeError("can't start new thread"), "starts no more threads"),
    ],
)
def test_a_machine_that_is_full_is_said_in_a_line(
    fault: Exception, says: str, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    def failing(*given: Any, **named: Any) -> Any:
        raise fault

    monkeypatch.setattr(commands.command, "main", failing)
    assert says in run.refused("battles", "attack", "levy", "levy")


def test_no_thread_that_can_be_started_is_said_in_a_line(
    monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    def failing(self: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", failing)
    status, _, err = run("battles", "play", "study-spears", "--samples", "300")
    assert status == 2, os.cpu_count()
    assert "starts no more threads" in err


@pytest.mark.quick
@pytest.mark.parametrize(
    ("fault", "says"),
    [
        (OSError("libX.so: failed to map segment"), "cannot go on: libX.so: failed to map"),
        (OSError(errno.EMFILE, "Too many open files"), "cannot go on: Too many open files"),
        (ImportError("x\nmath.so: failed to map segment"), "cannot load a part .* math.so: failed"),
    ],
)
def test_what_cannot_be_loaded_is_said_in_a_line(
    fault: Exception, says: str, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    """It was "cannot write the answer: None", or a traceback."""

    def failing(*given: Any, **named: Any) -> Any:
        raise fault

    monkeypatch.setattr(commands.command, "main", failing)
    assert re.search(says, run.refused("battles", "attack", "levy", "levy"))


# ---- links -----------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
@pytest.mark.parametrize(
    "command",
    [
        "battles play study-spears --samples 1 --record around",
        "battles new around",
        "battles play study-spears --trace 0 --at-turn 1 --save around",
        "ran charts export around",
    ],
)
def test_a_link_to_itself_is_refused_and_stays(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    """A record was a traceback, and took the link away; a file was put in its place."""
    monkeypatch.chdir(tmp_path)
    Path("around").symlink_to("around")
    assert "Too many levels of symbolic links" in run.refused(*command.split())
    assert os.readlink("around") == "around"
    assert os.listdir() == ["around"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root reads all")
@pytest.mark.parametrize("command", ["battles map", "ran map", "battles odds {} a1 b1"])
def test_a_folder_that_cannot_be_read_is_said(command: str, tmp_path: Path, run: Run) -> None:
    """It was: no such file."""
    file = tmp_path / "closed" / "x.txt"
    file.parent.mkdir()
    file.write_text("Title: x")
    file.parent.chmod(0)
    try:
        words = command.format(file).split()
        assert "Permission denied" in run.refused(*words, *([] if "{}" in command else [str(file)]))
    finally:
        file.parent.chmod(0o700)


# ---- completion ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "word"), [("samurai-odds batt at", "2"), ("samurai-odds --foo x battles ", "4")]
)
def test_completion_after_a_mistake_says_nothing(
    typed: str, word: str, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    """The refusal went into the line that was being typed."""
    for name, value in (("COMP_WORDS", typed), ("COMP_CWORD", word)):
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("_SAMURAI_ODDS_COMPLETE", "bash_complete")
    status, _, err = run()
    assert (status, err) == (0, "")


def test_completion_of_nothing_is_refused(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    for name in ("COMP_WORDS", "COMP_CWORD"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("_SAMURAI_ODDS_COMPLETE", "bash_complete")
    assert "completion in a shell" in run.refused()

"""Compiled code on disk: found again, damaged, not writable, used by two processes, cleared."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds.engine import progress
from samurai_odds.engine.compiled import APART, is_compiled, twin
from samurai_odds.engine.compiling import cache, twins
from samurai_odds.engine.own_files import make_folder
from tests.engine.compiling import places, rules
from tests.engine.compiling.test_compiling import by_python

Said = pytest.CaptureFixture[str]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep compiled code in a folder of one's own, and let everything be said again."""
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    monkeypatch.setattr(cache, "say_once", progress.say)
    return tmp_path


def again(monkeypatch: pytest.MonkeyPatch, function: Any = rules.sorts) -> Any:
    """Make a twin of its own, as another process would."""
    monkeypatch.setattr(twins, "_MADE", {})
    return twin(function, APART, bonus=rules.two_more)


def arrays() -> tuple[Any, Any]:
    return np.array([3, 9], dtype=np.int64), np.zeros(8, dtype=np.int64)


def asked(sorts: Any) -> int:
    return int(sorts(*arrays()))


def in_a_process(folder: Path, **more: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "tests.engine.compiling.in_a_process"],
        env=os.environ | {"NUMBA_CACHE_DIR": str(folder)} | more,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.long
def test_two_processes_at_once_and_one_after_them(tmp_path: Path) -> None:
    """Nor does a user's own compiled code come to lie elsewhere than it would without us."""
    together = [in_a_process(tmp_path) for _ in range(2)]
    said = [each.communicate() for each in together]
    said.append(in_a_process(tmp_path).communicate())
    for number, (out, err) in enumerate(said):
        assert err == ""
        first, users = out.splitlines()
        assert first.partition(" ")[2] == str(by_python())
        assert Path(users).parent == tmp_path
        assert number < 2 or first.startswith("True ")
    ours = tmp_path / "samurai-odds"
    assert [file.name.startswith("tests_engine") for file in ours.glob("*.compiled")] == [True]
    assert not list(ours.glob("*.tmp"))


@pytest.mark.quick
@pytest.mark.parametrize("harm", [lambda b: b[:-100], lambda b: b"garbage", lambda b: b""])
def test_a_damaged_file_is_made_again(
    harm: Any, place: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    usual = asked(again(monkeypatch))
    (file,) = place.glob("*.compiled")
    file.write_bytes(harm(file.read_bytes()))
    assert asked(again(monkeypatch)) == usual
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert "damaged: they are compiled again" in said[0]
    assert is_compiled(again(monkeypatch))
    assert asked(again(monkeypatch)) == usual
    assert capsys.readouterr().err == ""


def test_what_numba_cannot_load_is_made_again(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    usual = asked(again(monkeypatch))
    (file,) = place.glob("*.compiled")
    cache._write(file, b"whole, but not numba's")
    assert asked(again(monkeypatch)) == usual
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="Windows has other rights")
@pytest.mark.parametrize("harm", ["file", "folder", "owner"])
def test_what_others_could_have_written_is_not_loaded(
    harm: str, place: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    ran: list[str] = []
    monkeypatch.setattr(cache.pickle, "loads", lambda content: ran.append("unpickled"))
    usual = asked(again(monkeypatch))
    (file,) = place.glob("*.compiled")
    if harm == "owner":
        monkeypatch.setattr(os, "getuid", lambda: place.stat().st_uid + 1)
    else:
        (file if harm == "file" else place).chmod(0o777)
    assert asked(again(monkeypatch)) == usual
    assert ran == []
    assert "not yours alone" in capsys.readouterr().err
    assert harm != "folder" or place.stat().st_mode & 0o777 == 0o700


def test_the_folder_is_made_for_the_user_alone(tmp_path: Path) -> None:
    for _ in range(2):
        make_folder(tmp_path / "own" / "compiled")
    assert (tmp_path / "own" / "compiled").stat().st_mode & 0o777 == 0o700


def test_a_good_file_stays_whatever_else_goes_wrong(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    usual = asked(again(monkeypatch))
    (file,) = place.glob("*.compiled")

    def failing(*given: Any) -> Any:
        raise MemoryError

    monkeypatch.setattr(cache._Result, "_rebuild", failing)
    cached = cache.Cache("name", lambda: "key")
    monkeypatch.setattr(cached, "_path", lambda types: file)
    target = type("Target", (), {"refresh": lambda self: None})()
    with pytest.raises(MemoryError):
        cached.load_overload((), target)
    assert file.exists()
    monkeypatch.undo()
    assert usual == rules.sorts(*map(list, arrays()))


def test_a_folder_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(cache, "folder", lambda: tmp_path / "file" / "folder")
    assert asked(again(monkeypatch)) == rules.sorts(*map(list, arrays()))
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert said[0].startswith("cannot keep compiled rules in ")


def test_an_edited_number_or_callee_is_another_key(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = {again(monkeypatch, rules.play).made_here.fingerprint()}
    monkeypatch.setattr(places, "HALF", 3)  # `halved` names it, which `play` calls
    keys.add(again(monkeypatch, rules.play).made_here.fingerprint())
    monkeypatch.setattr(rules, "put", rules.common)  # `part` calls it
    keys.add(again(monkeypatch, rules.play).made_here.fingerprint())
    assert len(keys) == 3


def test_what_is_not_reached_is_no_part_of_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    before = again(monkeypatch, rules.sorts).made_here.fingerprint()
    monkeypatch.setattr(rules, "put", rules.common)
    assert again(monkeypatch, rules.sorts).made_here.fingerprint() == before


def test_old_files_are_removed_and_no_others(tmp_path: Path) -> None:
    names = ["new.compiled", "old.compiled", "old.compiled.tmp", "old.txt", "of_numba.nbi"]
    for name in names:
        (tmp_path / name).write_text("")
        if "old" in name:
            os.utime(tmp_path / name, (0, time.time() - 31 * 24 * 3600))
    cache.clear(tmp_path)
    assert sorted(f.name for f in tmp_path.iterdir()) == ["new.compiled", "of_numba.nbi", "old.txt"]


def test_the_files_used_last_are_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "_MOST", 2)
    for age in range(4):
        (tmp_path / f"{age}.compiled").write_text("")
        os.utime(tmp_path / f"{age}.compiled", (0, time.time() - age))
    cache.clear(tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["0.compiled", "1.compiled"]


def test_what_earlier_versions_kept_is_removed_when_it_is_old(tmp_path: Path) -> None:
    for name, file in (
        ("0123456789abcdef", "rules_1/play.1.nbc"),
        ("0123456789abcdee", "rules_1/play.1.nbc"),
        ("0123456789abcded", "notes.txt"),
        ("compiled", "play.1.nbc"),
    ):
        path = tmp_path / name / file
        path.parent.mkdir(parents=True)
        path.write_text("")
        os.utime(path, (0, time.time() - (1 if name.endswith("e") else 31) * 24 * 3600))
    cache.clear_versions(tmp_path)
    left = sorted(folder.name for folder in tmp_path.iterdir())
    assert left == ["0123456789abcded", "0123456789abcdee", "compiled"]

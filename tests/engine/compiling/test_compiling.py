"""Compiled as one piece, in numba's own way, or interpreted: the same functions."""

import importlib
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from filelock import FileLock, Timeout

from samurai_odds.engine import compiled
from samurai_odds.engine.compiled import APART, JIT_OPTIONS, kept, twin
from samurai_odds.engine.compiling import one_piece
from samurai_odds.engine.compiling.constants import written_out
from samurai_odds.engine.interpreting import Interpreter
from tests.engine.compiling import rules

TURNS = 50
ARGUMENTS = (np.array([3, 9], dtype=np.int64), np.uint64(12345))


def played(play: Any, view: Any = lambda array: array) -> tuple[int, list[int]]:
    """Play the rules; give the result and the state that they leave."""
    question, word = ARGUMENTS
    state = np.zeros(8, dtype=np.int64)
    total = play(view(question), view(state), int(word) if view is memoryview else word, TURNS)
    return int(total), state.tolist()


def by_python() -> tuple[int, list[int]]:
    return played(Interpreter(bonus=rules.two_more)(rules.play), memoryview)


def test_this_numba_has_what_compiling_in_one_piece_needs() -> None:
    assert one_piece.AT_HAND


@pytest.mark.parametrize("options", [APART, JIT_OPTIONS])
def test_one_piece_does_what_python_does(options: dict[str, Any]) -> None:
    assert played(twin(rules.play, options, bonus=rules.two_more)) == by_python()


def test_numbas_own_way_does_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    wrappers = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    monkeypatch.setattr(compiled, "AT_HAND", False)
    monkeypatch.setattr(compiled, "_ENTRY", {"cache": True})
    monkeypatch.setattr(compiled, "_WITHIN", wrappers | {"cache": True})
    monkeypatch.setattr(compiled, "_MADE", {})
    assert played(twin(rules.play, APART, bonus=rules.two_more)) == by_python()


def test_a_twin_may_be_bound_to_another() -> None:
    within = twin(rules.two_more, APART)
    assert played(twin(rules.play, APART, bonus=within)) == by_python()


def test_what_is_bound_is_part_of_the_name() -> None:
    names = {
        twin(rules.play, APART, bonus=rule).__qualname__ for rule in (rules.two_more, rules.part)
    }
    assert len(names) == 2


def test_what_was_compiled_is_kept_for_other_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    said = [
        subprocess.run(
            [sys.executable, "-m", "tests.engine.compiling.in_a_process"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for _ in range(2)
    ]
    assert said == [f"False {by_python()}\n", f"True {by_python()}\n"]


def test_who_waits_for_anothers_compiling_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    said: list[str] = []
    with compiled.one_at_a_time(lambda: said.append("alone")):
        pass
    other = FileLock(tmp_path / "compiling.lock")
    other.acquire()

    def waiting() -> None:
        said.append("waiting")
        other.release()

    with compiled.one_at_a_time(waiting):
        assert said == ["waiting"]
        with pytest.raises(Timeout):
            other.acquire(timeout=0)
    other.acquire(timeout=0)
    other.release()


def test_a_twin_that_was_never_called_is_not_kept() -> None:
    assert not kept(twin(rules.shadowed, APART, never=rules.part))


# ---- constants -----------------------------------------------------------------------


def test_numbers_are_written_out() -> None:
    code = written_out(rules.play)
    assert "at" not in code.co_names
    assert {"common", "halved", "part"} <= set(code.co_names)
    assert 6364136223846793005 in code.co_consts


def test_what_a_function_names_itself_is_its_own() -> None:
    copy = types.FunctionType(written_out(rules.shadowed), {})
    assert copy([5, 6], 1) == rules.shadowed([5, 6], 1) == 46


def test_a_function_whose_source_has_changed_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "soon_edited.py"
    source.write_text("N = 3\ndef rule(q):\n    return q + N\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    rule = importlib.import_module("soon_edited").rule
    source.write_text("N = 3\ndef rule(q):\n    return q * N\n", encoding="utf-8")
    assert written_out(rule) is rule.__code__


def test_what_closes_over_something_stays_as_it_is() -> None:
    step = 3

    def rule(q: int) -> int:
        return q + step

    assert written_out(rule) is rule.__code__  # type: ignore[arg-type]


# ---- the short way -------------------------------------------------------------------


@pytest.fixture
def nothing_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have everything compiled anew, and nothing that was kept loaded."""
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(compiled, "_MADE", {})


def tries(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """List the ways tried from now on: the function's name, and whether by the short one."""
    found: list[tuple[str, bool]] = []
    way = one_piece.PartCompiler.define_pipelines

    def define_pipelines(self: Any) -> Any:
        name = self.state.func_id.func.__name__
        found.append((name, self.short))
        return way(self)

    monkeypatch.setattr(one_piece.PartCompiler, "define_pipelines", define_pipelines)
    return found


@pytest.mark.usefixtures("nothing_made")
def test_rules_go_the_short_way(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = tries(monkeypatch)
    assert played(twin(rules.play, APART, bonus=rules.two_more)) == by_python()
    assert {name for name, _ in tried} >= {
        *("two_more", "common", "halved", "part", "put", "among", "is_near", "note", "sorts")
    }
    assert all(short for _, short in tried)


@pytest.mark.usefixtures("nothing_made")
def test_without_a_short_way_all_go_numbas_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_piece.PartCompiler, "short", False)
    tried = tries(monkeypatch)
    assert played(twin(rules.play, APART, bonus=rules.two_more)) == by_python()
    assert tried
    assert not any(short for _, short in tried)


@pytest.mark.usefixtures("nothing_made")
def test_what_is_beyond_the_short_way_goes_numbas_own(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = tries(monkeypatch)
    play = Interpreter(bonus=rules.beyond)(rules.play)
    assert played(twin(rules.play, APART, bonus=rules.beyond)) == played(play, memoryview)
    assert [short for name, short in tried if name == "beyond"] == [True, False]
    assert [short for name, short in tried if name == "two_more"] == [True]


@pytest.mark.usefixtures("nothing_made")
def test_who_calls_what_may_fail_goes_numbas_own_way_too(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = tries(monkeypatch)
    play = Interpreter(bonus=rules.calls_beyond)(rules.play)
    assert played(twin(rules.play, APART, bonus=rules.calls_beyond)) == played(play, memoryview)
    assert [short for name, short in tried if name == "calls_beyond"] == [True, False]


@pytest.mark.usefixtures("nothing_made")
def test_what_cannot_be_compiled_is_not_tried_again_by_all_its_callers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried = tries(monkeypatch)
    with pytest.raises(numba.core.errors.NumbaError, match="impossible"):
        played(twin(rules.play, APART, bonus=rules.calls_the_impossible))
    assert len([name for name, _ in tried if name == "impossible"]) <= 4

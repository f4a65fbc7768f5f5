"""Compiled as one piece, in numba's own way, or interpreted: the same functions."""

import functools
import importlib
import types
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from filelock import FileLock, Timeout

from samurai_odds.engine.compiled import APART, JIT_OPTIONS, is_compiled, twin
from samurai_odds.engine.compiling import cache, one_piece, twins
from samurai_odds.engine.compiling.constants import written_out
from samurai_odds.engine.interpreting import Interpreter
from samurai_odds.play import games
from tests.engine.compiling import rules
from tests.play.template.game import STARTS

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


@pytest.mark.parametrize("options", [APART, JIT_OPTIONS])
def test_one_piece_does_what_python_does(options: dict[str, Any]) -> None:
    assert played(twin(rules.play, options, bonus=rules.two_more)) == by_python()


def test_a_twin_may_be_bound_to_another() -> None:
    within = twin(rules.two_more, APART)
    assert played(twin(rules.play, APART, bonus=within)) == by_python()


def test_what_is_bound_is_part_of_the_name() -> None:
    names = {
        twin(rules.play, APART, bonus=rule).__qualname__ for rule in (rules.two_more, rules.part)
    }
    assert len(names) == 2


def test_who_waits_for_anothers_compiling_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    said: list[str] = []
    with cache.one_at_a_time("rules", lambda: said.append("alone")):
        pass
    other = FileLock(tmp_path / "compiling-rules.lock")
    other.acquire()

    def waiting() -> None:
        said.append("waiting")
        other.release()

    with cache.one_at_a_time("rules", waiting):
        assert said == ["waiting"]
        with pytest.raises(Timeout):
            other.acquire(timeout=0)
    other.acquire(timeout=0)
    other.release()


def test_a_twin_that_was_never_called_is_not_kept() -> None:
    assert not is_compiled(twin(rules.shadowed, APART, never=rules.part))


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


# ---- what fails ----------------------------------------------------------------------


@pytest.fixture
def nothing_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have everything compiled anew, and nothing that was kept loaded."""
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    monkeypatch.setattr(twins, "_MADE", {})


@pytest.mark.long
@pytest.mark.usefixtures("nothing_made")
def test_a_rule_that_may_raise_is_compiled_in_one_piece() -> None:
    play = Interpreter(bonus=rules.calls_beyond)(rules.play)
    assert played(twin(rules.play, APART, bonus=rules.calls_beyond)) == played(play, memoryview)


@pytest.mark.long
@pytest.mark.usefixtures("nothing_made")
def test_what_cannot_be_compiled_is_told_in_numbas_words() -> None:
    with pytest.raises(numba.core.errors.NumbaError, match="impossible"):
        played(twin(rules.play, APART, bonus=rules.calls_the_impossible))


@pytest.mark.quick
@pytest.mark.usefixtures("nothing_made")
@pytest.mark.parametrize("rule", [rules.steps_of, rules.beyond_a_tuple, rules.calls_steps_of])
def test_a_rule_that_fails_raises_as_in_python(rule: Any) -> None:
    play = twin(rules.play, APART, bonus=rule)
    with pytest.raises((ValueError, IndexError)) as interpreted:
        played(Interpreter(bonus=rule)(rules.play), memoryview)
    with pytest.raises(interpreted.type, match=r"arg 3 must not be zero|index out of range"):
        played(play)


def fails(*_: Any, **__: Any) -> Any:
    raise KeyError("changed inside")


INSIDE = [
    (one_piece._Whole, "finalize"),
    (one_piece._Part, "_note_environment"),
    (one_piece._Linked, "add_linking_library"),
    (one_piece.WholeCompiler, "define_pipelines"),
    (one_piece.PartCompiler, "compile_extra"),
    (one_piece, "options"),
    (one_piece, "taken_alike"),
    (one_piece, "_taken"),
]


@pytest.mark.long
@pytest.mark.usefixtures("nothing_made")
@pytest.mark.parametrize(("owner", "name"), INSIDE)
def test_whatever_fails_inside_numbas_own_way_does_the_same(
    owner: Any, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, fails)
    play = twin(rules.play, APART, bonus=twin(rules.two_more, APART))
    assert played(play) == by_python()


@pytest.mark.long
@pytest.mark.usefixtures("nothing_made")
def test_with_stock_numba_rules_do_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "one_piece", None)
    assert played(twin(rules.play, APART, bonus=rules.two_more)) == by_python()


@pytest.mark.long
@pytest.mark.usefixtures("nothing_made")
@pytest.mark.parametrize(
    ("owner", "name", "instead"), [(twins, "one_piece", None), (*INSIDE[0], fails)]
)
def test_a_full_game_is_the_same_with_stock_numba(
    owner: Any, name: str, instead: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = games.play_many(STARTS["three seats"], 5, 0, 300)
    for made in (games.player, games._loop, games._bots):
        monkeypatch.setattr(games, made.__name__, functools.cache(made.__wrapped__))
    monkeypatch.setattr(twins, "_MADE", {})
    monkeypatch.setattr(owner, name, instead)
    found = games.play_many(STARTS["three seats"], 5, 0, 300)
    assert games.player.cache_info().misses == 1
    assert (found == usual).all()

"""Consoles that are not UTF-8, and a matplotlib that is set up wrongly: shown, or one line."""

import os
import subprocess
import sys
from functools import cache

import pytest

from tests.cli.running import unshipped


def run(*words: str, **settings: str) -> "subprocess.CompletedProcess[bytes]":
    env = {**os.environ, **settings}
    command = [sys.executable, "-m", "samurai_odds", *words]
    return subprocess.run(command, capture_output=True, check=False, env=env, timeout=120)


@pytest.mark.quick
@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "latin-1"])
def test_rules_of_tables_are_plain_where_the_console_is_not_utf_8(encoding: str) -> None:
    done = run("battles", "attack", "levy", "levy", PYTHONIOENCODING=encoding)
    assert done.returncode == 0
    assert b" -------" in done.stdout
    assert b"?" not in done.stdout
    assert "─" in in_utf_8()


@cache
def in_utf_8() -> str:
    done = run("battles", "attack", "levy", "levy", PYTHONIOENCODING="utf-8")
    return done.stdout.decode("utf-8")


@pytest.mark.long
@pytest.mark.parametrize("threads", ["0", "-1"])
def test_a_number_of_threads_that_numba_refuses_is_one_line(threads: str) -> None:
    done = subprocess.run(
        unshipped("ran", "rally", "AS 6-4/5-3", "--simulate", "--samples", "1000"),
        env=os.environ | {"NUMBA_NUM_THREADS": threads},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == (
        f"samurai-odds: cannot compile: NUMBA_NUM_THREADS is '{threads}', "
        "which numba refuses: unset it\n"
    )
    assert b"NUMBA_NUM_THREADS" in run("info", NUMBA_NUM_THREADS=threads).stdout


def test_a_backend_that_there_is_not_is_one_line() -> None:
    done = run("battles", "attack", "levy", "levy", "--plot", "here.png", MPLBACKEND="nonsense")
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"MPLBACKEND is 'nonsense'" in done.stderr


@pytest.mark.quick
@pytest.mark.parametrize("dated", ["banana", "9" * 20, "1e9"])
def test_a_date_that_is_none_is_one_line(dated: str) -> None:
    done = run("battles", "attack", "levy", "levy", "--plot", "a.pdf", SOURCE_DATE_EPOCH=dated)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"samurai-odds: cannot draw: SOURCE_DATE_EPOCH is '")
    assert done.stderr.count(b"\n") == 1

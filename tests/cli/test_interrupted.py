"""Commands interrupted, terminated or killed: one line, or what is done so far; no ruins."""

import ctypes
import json
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from samurai_odds.cli.main import Terminated, ending_in_order
from samurai_odds.engine.answers import answer
from samurai_odds.errors import OddsError
from tests.fuzz.signals import BEGIN, heed_signals

LONG = ["battles", "attack", "levy", "levy", "--simulate", "--samples", str(2**46)]
ASKED = ["--format", "json"]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has other signals")


def stopped(
    arguments: Sequence[str], number: int, after: float, folder: Path
) -> tuple[int, str, str]:
    """Send a signal so long after the command has begun; give its status and what it said."""
    child = subprocess.Popen(
        [sys.executable, "-c", BEGIN, *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_signals,  # noqa: PLW1509
    )
    assert child.stderr is not None
    try:
        assert child.stderr.readline() == "begun\n"
        time.sleep(after)
        child.send_signal(number)
        out, err = child.communicate(timeout=120)
    finally:
        child.kill()
    return child.returncode, out, err.strip()


@pytest.mark.quick(1)
@pytest.mark.parametrize("after", [0.1, 4.0])
def test_an_interrupted_simulation_tells_what_it_has(after: float, tmp_path: Path) -> None:
    status, out, err = stopped([*LONG, *ASKED], signal.SIGINT, after, tmp_path)
    if status == 130:
        assert (out, err) == ("", "samurai-odds: interrupted before there was anything to show")
        return
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert 0 < data["samples"] < 2**46
    assert abs(sum(row["p"] for row in data["outcomes"]) - 1) < 1e-9


@pytest.mark.quick(1)
@pytest.mark.parametrize("after", [0.1, 3.0])
def test_a_terminated_command_says_so(after: float, tmp_path: Path) -> None:
    told = stopped([*LONG, *ASKED], signal.SIGTERM, after, tmp_path)
    assert told == (143, "", "samurai-odds: terminated before there was anything to show")


@pytest.mark.quick(1)
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("after", [0.2, 1.0, 2.0])
def test_a_booklet_is_written_whole_or_not_at_all(
    number: int, after: float, tmp_path: Path
) -> None:
    status, out, err = stopped(["booklet", "ran", "--out", "b.html"], number, after, tmp_path)
    assert out == ""
    if status == 0:  # it was quicker
        assert (tmp_path / "b.html").read_text().rstrip().endswith("</html>")
        return
    assert status in (130, 143)
    assert err.count("\n") == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.quick(1)
@pytest.mark.parametrize("out", ["b.html", "tables"])
def test_a_killed_booklet_leaves_the_old_one(out: str, tmp_path: Path) -> None:
    old = tmp_path / out
    if out == "tables":
        old.mkdir()
        old /= "old.csv"
    old.write_text("<!-- samurai-odds -->old")
    words = ["booklet", "ran", "--out", out, "--force"]
    status, _, _ = stopped(words, signal.SIGKILL, 0.3, tmp_path)
    assert status == -signal.SIGKILL
    assert old.read_text().endswith("old")


def test_a_signal_to_end_is_handled_as_before_once_the_command_is_done() -> None:
    from samurai_odds.cli.main import main

    before = signal.getsignal(signal.SIGTERM)
    assert main(["battles", "attack", "levy", "nobody"]) == 2
    assert signal.getsignal(signal.SIGTERM) is before


@pytest.mark.parametrize(
    ("number", "raised"), [(signal.SIGINT, KeyboardInterrupt), (signal.SIGTERM, Terminated)]
)
def test_a_signal_that_comes_while_c_calls_us_is_not_lost(
    number: int, raised: type[BaseException]
) -> None:
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(raised), ending_in_order():  # noqa: PT012
            ctypes.CFUNCTYPE(None)(lambda: signal.raise_signal(number))()
            time.sleep(30)
    finally:
        signal.signal(signal.SIGINT, heard)


@pytest.mark.parametrize("raised", [KeyboardInterrupt, Terminated])
def test_a_signal_that_comes_while_a_class_is_made_is_not_wrapped(
    raised: type[BaseException],
) -> None:
    class Attribute:
        def __set_name__(self, owner: type, name: str) -> None:
            raise raised

    with pytest.raises(raised), ending_in_order():
        type("Made", (), {"attribute": Attribute()})


def test_a_terminal_that_is_gone_ends_a_command_in_order(tmp_path: Path) -> None:
    told = stopped(["booklet", "ran", "--out", "b.html"], signal.SIGHUP, 0.3, tmp_path)
    assert told == (129, "", "samurai-odds: terminated before there was anything to show")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", ["battles attack levy levy", "battles --help"])
def test_a_reader_who_has_gone_is_no_fault(words: str) -> None:
    command = [sys.executable, "-m", "samurai_odds", *words.split()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert (child.stderr.read(), child.wait(60)) == (b"", 0)


def test_without_standard_output_there_is_nowhere_to_answer() -> None:
    command = f"{sys.executable} -m samurai_odds battles attack levy levy >&-"
    done = subprocess.run(["sh", "-c", command], stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "samurai-odds: cannot write the answer: there is no standard output\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_an_answer_that_cannot_be_written_is_said() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "samurai_odds", "battles", "attack", "levy", "levy"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "samurai-odds: cannot write the answer: No space left on device\n"


@pytest.mark.long
def test_a_file_for_which_there_is_no_room_is_not_begun(tmp_path: Path) -> None:
    """A limit on the size of files stands for a full disk; fonts are listed before it."""
    code = (
        "import matplotlib.font_manager;"
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000));"
        "from samurai_odds.cli.main import main; sys.exit(main())"
    )
    for arguments in (
        ["battles", "attack", "levy", "levy", "--plot", "a.png"],
        ["ran", "charts", "export", "c.toml"],
    ):
        done = subprocess.run(
            [sys.executable, "-c", code, *arguments],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"samurai-odds: cannot write '{arguments[-1]}': File too large\n"
        assert list(tmp_path.iterdir()) == []


def test_an_interruption_before_the_first_battle_stays_one() -> None:
    """It was refused as a wrong question (status 2) where it came in a short moment."""
    none = np.zeros(0, dtype=np.int64)
    with pytest.raises(KeyboardInterrupt):
        answer._counted(None, {}, none, 0, True, 0.0)  # type: ignore[arg-type]
    with pytest.raises(OddsError, match="stopped before the first battle"):
        answer._counted(None, {}, none, 0, False, 0.0)  # type: ignore[arg-type]

"""Runs one command in this process, in a folder of its own, and notes all that came of it."""

import contextlib
import io
import os
import resource
import shutil
import signal
import sys
import time
import traceback
import warnings
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from samurai_odds.cli.main import main
from tests.fuzz.made import Case

PATIENCE = 20.0  # seconds of processor time without a sign of progress
_THERE = b"not to be touched\n"


class TooLong(BaseException):
    """The command has worked for longer than is allowed without a word of progress."""


@dataclass
class Outcome:
    """What came of a command."""

    case: Case
    status: int | None = None
    out: str = ""
    err: str = ""
    fault: str = ""  # the traceback of what should not have been raised
    warned: list[str] = field(default_factory=list)
    seconds: float = 0.0  # of processor time
    grown: int = 0  # bytes of memory at the most, over what the process held before
    written: dict[str, bytes] = field(default_factory=dict)  # files that were not there before
    lost: list[str] = field(default_factory=list)  # files of the asker's that are changed or gone


class _Terminal(io.TextIOWrapper):
    """Stands for stderr of a terminal; whatever is written is progress."""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        _be_patient()
        return super().write(text)


def _be_patient() -> None:
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)


def _stop(number: int, frame: FrameType | None) -> None:
    raise TooLong


def run(case: Case, folder: Path) -> Outcome:
    """Run a command in a folder that is emptied for it."""
    outcome = Outcome(case)
    _fill(folder, case)
    before = set(_files(folder))
    streams = sys.stdin, sys.stdout, sys.stderr
    place, width = Path.cwd(), os.environ.pop("COLUMNS", None)
    out, err = io.BytesIO(), io.BytesIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(case.stdin), encoding="utf-8")
    sys.stdout = io.TextIOWrapper(out, encoding=case.encoding, newline="")
    sys.stderr = _Terminal(err, encoding=case.encoding, errors="backslashreplace", newline="")
    if case.width is not None:
        os.environ["COLUMNS"] = case.width
    os.chdir(folder)
    held = _peak_from_here()
    begun = time.process_time()
    signal.signal(signal.SIGPROF, _stop)
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        try:
            _be_patient()
            outcome.status = main(list(case.arguments))
            sys.stdout.flush()
        except TooLong:
            outcome.fault = f"TooLong: no word for {PATIENCE:.0f} s\n{traceback.format_exc()}"
        except BaseException:
            outcome.fault = traceback.format_exc()
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            outcome.seconds = time.process_time() - begun
            for stream in (sys.stdout, sys.stderr):
                stream.detach() if not stream.closed else None
            sys.stdin, sys.stdout, sys.stderr = streams
            os.chdir(place)
            os.environ.pop("COLUMNS", None)
            if width is not None:
                os.environ["COLUMNS"] = width
    outcome.out = out.getvalue().decode(case.encoding, "replace")
    outcome.err = err.getvalue().decode(case.encoding, "replace")
    outcome.warned = [f"{one.category.__name__}: {one.message}" for one in warned]
    outcome.grown = _peak() - held
    outcome.written = {
        name: (folder / name).read_bytes() for name in _files(folder) if name not in before
    }
    outcome.lost = [
        name
        for name, content in {"there.txt": _THERE, **case.files}.items()
        if not (folder / name).is_file() or (folder / name).read_bytes() != content
    ]
    if (folder / "there.txt").read_bytes() != _THERE:
        outcome.written["there.txt"] = (folder / "there.txt").read_bytes()
    return outcome


def _fill(folder: Path, case: Case) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "folder").mkdir(parents=True)
    (folder / "there.txt").write_bytes(_THERE)
    for name, content in case.files.items():
        (folder / name).write_bytes(content)


def _files(folder: Path) -> list[str]:
    return [str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()]


def _peak_from_here() -> int:
    """Have the peak counted from what is held now, and return it.

    Where the system cannot, it is the most so far: then only what goes beyond that is seen.
    """
    with contextlib.suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")
    return _peak()


def _peak() -> int:
    try:
        lines = Path("/proc/self/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM"))
    except (OSError, StopIteration):
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024

"""Run each command of a corpus in this process and keep what it printed."""

import base64
import contextlib
import io
import json
import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from types import FrameType
from typing import Any

PATIENCE = 120  # seconds on the clock for one command


class TooLong(BaseException):
    """A command has taken longer than it may."""


def _stop(number: int, frame: FrameType | None) -> None:
    raise TooLong


def run(case: dict[str, Any]) -> dict[str, Any]:
    """Run one command in a folder of its own; return its status and what it printed."""
    from samurai_odds.cli.main import main

    out, err = io.StringIO(), io.StringIO()
    place = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        for name, content in case["files"].items():
            (Path(folder) / name).write_bytes(base64.b64decode(content))
        os.chdir(folder)
        signal.signal(signal.SIGALRM, _stop)
        signal.alarm(PATIENCE)
        try:
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                status: Any = main(list(case["arguments"]))
        except TooLong:
            status = "too long"
        except BaseException as fault:  # a traceback is an answer too, of the version before
            status = f"raised {type(fault).__name__}"
        finally:
            signal.alarm(0)
            os.chdir(place)
    return {"status": status, "out": out.getvalue(), "err": err.getvalue()}


def main(corpus: str, kept: str) -> None:
    """Run all commands of the file ``corpus`` and write what came out to the file ``kept``."""
    os.environ["COLUMNS"] = "80"
    cases = json.loads(Path(corpus).read_text(encoding="utf-8"))
    begun, answers = time.monotonic(), []
    for number, case in enumerate(cases, 1):
        answers.append(case | run(case))
        if number % 50 == 0:
            print(f"{number} of {len(cases)}, {time.monotonic() - begun:.0f} s", file=sys.stderr)
    Path(kept).write_text(json.dumps(answers), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Commands that write, stopped at random: `python -m tests.fuzz.signals --commands 50 --seed 1`.

Interrupted, terminated, the terminal or the reader of the pipe gone, killed: what is left is
whole, and a record is played on to the answer of a command that nothing has stopped. Where that
takes longer than there is time for, it is counted as not done; the others are judged.
"""

import argparse
import json
import random
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

# A signal counts while the command heeds it: the system may hold the process up for long before
# and after that, and there a signal ends it by itself (status -2). After it, blocking them is not
# enough: a thread of a library that began meanwhile takes them.
BEGIN = """
import signal, sys
from samurai_odds.cli import main as commands
signals, usual = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP), commands._run
def run(arguments):
    signal.pthread_sigmask(signal.SIG_UNBLOCK, signals)
    try:
        return usual(arguments)
    finally:
        for one in signals:
            signal.signal(one, signal.SIG_IGN)
        signal.signal = lambda *_: None
commands._run = run
signal.pthread_sigmask(signal.SIG_BLOCK, signals)
print("begun", file=sys.stderr, flush=True)
sys.exit(commands.main())
"""
CLOSED, KILLED = 0, int(signal.SIGKILL)  # the pipe is closed; nothing can be cleared away
STOPS = (int(signal.SIGINT), int(signal.SIGTERM), int(signal.SIGHUP), CLOSED, KILLED)
LONGEST = 4.0  # seconds after which a command is stopped at the latest
PATIENCE = 600.0  # seconds for a command to end, and for a record to be played on to its end
LATE = "not done in time"  # what is said, in place of a fault, of one that takes longer
_MAY_BE_SAID = re.compile(
    r"compiling the rules |compiled in |waiting while |translating the rules |left out: "
    r"|game \d+ at turn |the file is "
)
_PLAYED = "--seed 5 --format json --record games"
COMMANDS = {  # and the file or folder that each writes
    f"battles play study-spears --samples 1000 {_PLAYED}": "games",
    f"swords play --players 3 --bots planner --samples 200 {_PLAYED}": "games",
    f"ran play study-foot --red greedy --blue careful --samples 300 {_PLAYED}": "games",
    "battles play study-spears --trace 0 --save then.txt --at-turn 3": "then.txt",
    "battles play study-spears --trace 0 --html game.html": "game.html",
    "battles attack SS AB --simulate --samples 3000000 --plot odds.svg": "odds.svg",
    "battles attack SS AB --plot odds.png": "odds.png",
    "booklet ran --out odds.pdf": "odds.pdf",
    "booklet swords --out tables": "tables",
    "page --out site": "site",
    "page --one page.html": "page.html",
    "ran map study-foot --save mine.txt": "mine.txt",
}
_ENDS = {
    ".html": b"</html>\n",
    ".svg": b"</svg>\n",
    ".png": b"IEND\xaeB`\x82",
    ".pdf": b"%%EOF\n",
}


@dataclass
class Stopped:
    """A command that was stopped, and what came of it."""

    line: str
    stop: int
    after: float
    status: int = 0
    out: str = ""
    err: str = ""
    late: bool = False  # it has not ended in time

    def __str__(self) -> str:
        how = "closed pipe" if self.stop == CLOSED else signal.Signals(self.stop).name
        return f"{self.line} [{how} after {self.after:.2f} s: {self.status}]"


def run(line: str, folder: Path) -> "subprocess.Popen[str]":
    """Begin a command; it has loaded nothing yet of what it needs."""
    child = subprocess.Popen(
        [sys.executable, "-c", BEGIN, *shlex.split(line)],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_signals,  # noqa: PLW1509
    )
    assert child.stderr is not None
    assert child.stderr.readline() == "begun\n"
    return child


def heed_signals() -> None:
    """What this runs in may have been told to pass over interruptions."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def stopped(seed: int, number: int, folder: Path) -> Stopped:
    """Begin command ``number`` of a seed, and stop it."""
    luck = random.Random(f"{seed}/{number}")
    found = Stopped(luck.choice(list(COMMANDS)), luck.choice(STOPS), LONGEST * luck.random() ** 2)
    child = run(found.line, folder)
    try:
        if found.stop == CLOSED and child.stdout is not None:
            child.stdout.close()
            child.stdout = None
        else:
            time.sleep(found.after)
            child.send_signal(found.stop)
        out, found.err = child.communicate(timeout=PATIENCE)
        found.out, found.status = out or "", child.returncode
    except subprocess.TimeoutExpired:
        found.late = True
    finally:
        child.kill()
        child.communicate()
    return found


def faults(found: Stopped, folder: Path) -> Iterator[str]:
    """List what is wrong with what is left."""
    ended = {int(signal.SIGINT): {0, 130}, CLOSED: {0}, KILLED: {0, -KILLED}}
    if found.status not in ended.get(found.stop, {0, 128 + found.stop}):
        yield f"status {found.status}"
    said = [one for one in found.err.splitlines() if one and not _MAY_BE_SAID.match(one)]
    if len(said) > (found.status > 0) or "Traceback" in found.err:
        yield f"it says {found.err[-300:]!r}"
    if found.status == 0 and "json" in found.line and found.stop != CLOSED:
        json.loads(found.out)
    wanted = COMMANDS[found.line]
    strays = [one.name for one in folder.iterdir() if one.name not in (wanted, f"{wanted}.lock")]
    if found.stop != KILLED and (strays or (folder / f"{wanted}.lock").exists()):
        yield f"left over: {strays}"
    place = folder / wanted
    if wanted == "games":
        yield from _of_record(found, folder)
    elif place.is_dir():
        others = [one for one in place.rglob("*") if not _is_whole(one)]
        if others or ((found.status == 0) < any(place.iterdir()) and found.stop != KILLED):
            yield f"half a folder: {others[:3]}"
    elif place.exists():
        if not _is_whole(place):
            yield f"half a file: {place.name}"
    elif found.status == 0:
        yield "no file"


def _is_whole(file: Path) -> bool:
    if file.is_dir():
        return not file.name.startswith(".")
    content = file.read_bytes()
    return bool(content) and content.endswith(_ENDS.get(file.suffix, b""))


def _of_record(found: Stopped, folder: Path) -> Iterator[str]:
    """Play a record on to its end: the answer is that of a command that was not stopped."""
    status, out, err = _played_on(found.line, folder)
    whole = unstopped(found.line) if status == 0 else None
    if status is None or (status == 0 and whole is None):
        yield LATE
    elif status != 0:
        yield f"the record cannot be played on: {err[-300:]}"
    elif _figures(out) != whole:
        yield "played on, the record gives another answer"


def _played_on(line: str, folder: Path) -> tuple[int | None, str, str]:
    """Run a command to its end: its status, None where that takes too long, and what it says."""
    child = run(line, folder)
    try:
        out, err = child.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        child.kill()
        child.communicate()
        return None, "", ""
    return child.returncode, out, err


@cache
def unstopped(line: str) -> str | None:
    """Return the figures of a command that nothing stops; None where that takes too long."""
    with tempfile.TemporaryDirectory() as place:
        status, out, _ = _played_on(line, Path(place))
        return _figures(out) if status == 0 else None


def _figures(out: str) -> str:
    data = json.loads(out)
    return json.dumps({name: data[name] for name in ("samples", "outcomes", "shown")})


def attack(seed: int, numbers: range, enough: Callable[[], bool]) -> Iterator[tuple[Stopped, str]]:
    """Stop commands, and give each fault of each."""
    for number in numbers:
        if enough():
            return
        with tempfile.TemporaryDirectory() as place:
            found = stopped(seed, number, Path(place))
            listed = [LATE] if found.late else list(faults(found, Path(place)))
        for fault in listed or [""]:
            yield found, f"{number}: {found}: {fault}" if fault else ""


def main() -> int:
    """Run it; return 1 if anything broke."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.signals", description=__doc__)
    parser.add_argument("--commands", type=int, default=50, metavar="N")
    parser.add_argument("--start", type=int, default=0, metavar="N")
    parser.add_argument("--seconds", type=float, default=float("inf"), metavar="S")
    parser.add_argument("--seed", type=int, default=1, metavar="K")
    given = parser.parse_args()
    end, done, late, broken = time.monotonic() + given.seconds, 0, 0, 0
    numbers = range(given.start, given.start + given.commands)
    for _, fault in attack(given.seed, numbers, lambda: time.monotonic() > end):
        is_late = fault.endswith(LATE)
        done, late, broken = done + 1, late + is_late, broken + (bool(fault) and not is_late)
        print(fault, end="\n" if fault else "", flush=True)
    print(f"{done} commands stopped, {late} of them not done in time; {broken} faults")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())

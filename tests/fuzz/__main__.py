"""Run many commands and list what broke: `python -m tests.fuzz --seconds 3600 --seed 1`.

With `--files` each reads a file that was changed, or a record or saved game that was forged.
"""

import argparse
import shlex
import sys
import time
from collections import Counter
from pathlib import Path

from tests.fuzz.made import case, file_case
from tests.fuzz.shards import run_all

_MANY = 10**7  # commands: more than there is time for


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return 1 if anything broke."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--commands", type=int, default=1000, metavar="N", help="how many")
    parser.add_argument("--seconds", type=float, metavar="S", help="as many as this takes")
    parser.add_argument("--start", type=int, default=0, metavar="N", help="number of the first")
    parser.add_argument("--seed", type=int, default=1, metavar="K")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at once")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the files that broke it")
    parser.add_argument("--no-games", action="store_true", help="leave out full games")
    parser.add_argument("--files", action="store_true", help="each reads a file that was changed")
    given = parser.parse_args(arguments)
    make = file_case if given.files else case
    seen: Counter[str] = Counter()
    statuses: Counter[str] = Counter()
    commands = _MANY if given.seconds else given.commands
    numbers = range(given.start, given.start + commands)
    begun = time.monotonic()
    told = run_all(given.seed, numbers, given.jobs, not given.no_games, make)
    for number, status, faults in told:
        statuses[status] += 1
        if given.seconds and time.monotonic() - begun > given.seconds:
            break
        if sum(statuses.values()) % 500 == 0:
            print(f"... {sum(statuses.values())}: {dict(statuses)}", file=sys.stderr, flush=True)
        for fault in faults:
            seen[fault] += 1
            made = make(given.seed, number, not given.no_games)
            print(f"{number}: {fault}\n    {shlex.join(made.arguments)[:600]}", flush=True)
            if given.keep:
                _keep(given.keep / str(number), made.files)
    print(f"{sum(statuses.values())} commands: {dict(statuses)}; {sum(seen.values())} faults")
    return 1 if seen else 0


def _keep(folder: Path, files: dict[str, bytes]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)


if __name__ == "__main__":
    sys.exit(main())

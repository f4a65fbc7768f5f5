"""Run a command of each procedure, and a game of each game: `python -m tests.lowest`.

For the lowest versions that pyproject.toml allows, which need no pytest; `.ci/run` has them
installed. A warning is an error.
"""

import contextlib
import io
import shlex
import sys
import tempfile
import time
import warnings
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from samurai_odds.cli.examples import EXAMPLES
from samurai_odds.cli.main import main
from samurai_odds.engine import compiled
from samurai_odds.engine.compiling import twins
from samurai_odds.play import games
from tests.play.template.game import STARTS

NEED_A_FILE = ("booklet", "luck", "merge", "page")
LONG = ("swords force", "swords levy", "swords worth", "swords table")  # tens of seconds
SHORTER = {  # a shorter one than the first example
    "battles balance": "battles balance study-spears --bots random --samples 64 --margin 40",
    "battles table": "battles table --attackers SS --defenders AB",
    "swords balance": "swords balance --players 3 --bots random --samples 6 --no-changes",
    "ran balance": "ran balance study-foot --bots random --samples 64 --margin 40",
}
MORE = (  # what compiles, draws, and writes pages
    'ran rally "AS 6-4/5-3" --simulate --samples 1000',
    "battles attack SS AB --plot {folder}/attack.png",
    "booklet ran --part odds --out {folder}/ran.pdf",
)


def commands() -> list[str]:
    """List the commands to run."""
    first = {name: examples[0] for name, examples in EXAMPLES.items() if name} | SHORTER
    return [line for name, line in first.items() if name not in (*NEED_A_FILE, *LONG)] + [*MORE]


def run(line: str) -> bool:
    """Run a command; say what was wrong if it did not give an answer."""
    begun, said = time.monotonic(), io.StringIO()
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(said):
        failed = main(shlex.split(line)) != 0
    print(f"{time.monotonic() - begun:6.1f} s  {'FAILED' if failed else 'ok'}  {line}", flush=True)
    if failed:
        print(said.getvalue())
    return failed


def compiles() -> None:
    """Play a game compiled."""
    loop = games.loop_of(STARTS["tiny"].game)
    assert len(games.play_range(STARTS["tiny"], 1, 0, 100)) == 100
    assert compiled.is_compiled(loop)


def _fail(_: object, __: object, fault: Exception) -> None:
    """Refuse to compile in numba's own way: what is known of its inside must be true."""
    raise fault


def be_strict() -> None:
    warnings.simplefilter("error")
    warnings.filterwarnings("ignore", category=DeprecationWarning, module="matplotlib")  # its own
    twins._Twins._otherwise = _fail  # type: ignore[method-assign]


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as place,
        ProcessPoolExecutor(2, get_context("spawn"), be_strict) as two,
    ):
        compiled_well = two.submit(compiles)
        failed = sum(two.map(run, [line.format(folder=Path(place)) for line in commands()]))
        compiled_well.result()
    print(f"with the lowest versions {failed} of {len(commands())} commands failed")
    sys.exit(bool(failed))

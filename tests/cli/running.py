"""Commands called as from the shell, and what they wrote."""

import sys
from typing import NamedTuple

import pytest

from samurai_odds.cli.main import main


class Said(NamedTuple):
    """The exit status of a command, and what it wrote."""

    status: int
    out: str
    err: str


class Run:
    """Calls commands; ``shown`` those that answer, ``refused`` those that do not."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str) -> Said:
        self.capsys.readouterr()
        return Said(main(list(words)), *self.capsys.readouterr())

    def shown(self, *words: str) -> str:
        """Give what a command prints, and nothing besides it."""
        status, out, err = self(*words)
        assert (status, err) == (0, "")
        return out

    def refused(self, *words: str) -> str:
        """Give the one line in which a command is refused."""
        status, out, err = self(*words)
        assert (status, out) == (2, "")
        assert err.count("\n") == 1
        assert err.startswith("samurai-odds: ")
        return err.strip()


UNSHIPPED = """
import sys
from samurai_odds.engine import shipped
from samurai_odds.cli.main import main
shipped.this_machine = lambda: None
sys.exit(main(sys.argv[1:]))
"""


def unshipped(*words: str) -> list[str]:
    """Give the words of a command for which numba compiles, as where no machine code is shipped."""
    return [sys.executable, "-c", UNSHIPPED, *words]

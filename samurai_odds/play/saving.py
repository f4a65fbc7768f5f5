"""A game in its middle as a file, at any roll or choice: any process may take it up again.

The file is a line of JSON: which game, version and bots, whose luck follows, and all numbers
of question and state, what is hidden too.
"""

import base64
import json
import zlib
from dataclasses import dataclass
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from samurai_odds._version import VERSION
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Game, Start, State
from samurai_odds.play.question import Question

_FORMAT_NAME, _FORMAT = "samurai-odds game", 1
_MOST_NUMBERS = 2**24  # of a question or a state


@dataclass(frozen=True)
class Saved:
    """A game in its middle; played with its seed and number it goes on as it would have."""

    start: Start
    seed: int
    number: int


def save(path: "str | PathLike[str]", saved: Saved) -> None:
    """Write a game in its middle, such as `rollouts.taken_up` gives; OddsError if it cannot be."""
    start = saved.start
    held = _which(start.game) | {"seed": saved.seed, "number": saved.number}
    held |= {"question": _packed(start.question.whole), "state": _packed(start.state)}
    line = json.dumps({_FORMAT_NAME: _FORMAT, "check": _check(held)} | held)
    try:
        Path(path).write_text(line + "\n", encoding="ascii")
    except (OSError, ValueError) as fault:
        raise OddsError(f"cannot write '{fspath(path)}': {_why(fault)}") from None


def load(path: "str | PathLike[str]", game: Game) -> Saved:
    """Read a game in its middle, to be played on.

    Raises OddsError for a file that cannot be read, is of another game, version or bots,
    or has been damaged.
    """
    called = f"'{fspath(path)}'"
    try:
        text = Path(path).read_text(encoding="ascii")
    except UnicodeDecodeError:
        raise OddsError(f"{called} is no saved game") from None
    except (OSError, ValueError) as fault:
        raise OddsError(f"cannot read the saved game {called}: {_why(fault)}") from None
    try:
        held = json.loads(text)
        form, check = held.pop(_FORMAT_NAME), held.pop("check")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise OddsError(f"{called} is no saved game") from None
    if form != _FORMAT:
        raise OddsError(f"{called} is a saved game of another format")
    if check != _check(held):
        raise OddsError(f"{called} is a damaged saved game")
    for what, ours in _which(game).items():
        if held[what] != ours:
            raise OddsError(f"{called} is a game of {what} {held[what]!r}, not {ours!r}")
    start = Start(game, Question(_unpacked(held["question"])), _unpacked(held["state"]))
    return Saved(start, held["seed"], held["number"])


def _which(game: Game) -> dict[str, Any]:
    return {"game": game.name, "version": VERSION, "bots": list(game.bots.names)}


def _check(held: dict[str, Any]) -> int:
    """Sum up all that a file holds: none of it can change unnoticed."""
    return zlib.crc32(json.dumps(held, sort_keys=True).encode())


def _packed(numbers: State) -> str:
    return base64.b64encode(zlib.compress(numbers.astype("<i8").tobytes())).decode("ascii")


def _unpacked(text: str) -> State:
    raw = zlib.decompressobj().decompress(base64.b64decode(text), 8 * _MOST_NUMBERS)
    return np.frombuffer(raw, dtype="<i8").astype(np.int64)


def _why(fault: Exception) -> str:
    return getattr(fault, "strerror", None) or "that is no name of a file"

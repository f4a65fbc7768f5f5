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
from samurai_odds.engine.texts import read_bytes
from samurai_odds.engine.writing import put
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Game, Start, State
from samurai_odds.play.question import Question

_FORMAT_NAME, _FORMAT = "samurai-odds game", 1
_MOST_BYTES = 2**26  # of a file
_MOST_NUMBERS = 2**24  # of a question or a state


@dataclass(frozen=True)
class Saved:
    """A game in its middle; played with its seed and number it goes on as it would have."""

    start: Start
    seed: int
    number: int


def save(path: "str | PathLike[str]", saved: Saved, force: bool = False) -> None:
    """Write a game in its middle, such as `rollouts.taken_up` gives.

    Raises OddsError if it cannot be, or, but for ``force``, if another file is there than one
    that this wrote.
    """
    start = saved.start
    held = _which(start.game) | {"seed": saved.seed, "number": saved.number}
    held |= {"question": _packed(start.question.whole), "state": _packed(start.state)}
    line = json.dumps({_FORMAT_NAME: _FORMAT, "check": _check(held)} | held)
    if not force and Path(path).is_file() and Path(path).stat().st_size:
        _read(path)
    put(Path(path), line.encode("ascii") + b"\n")


def load(path: "str | PathLike[str]", game: Game) -> Saved:
    """Read a game in its middle, to be played on.

    Raises OddsError for a file that cannot be read, is of another game, version or bots,
    or has been damaged.
    """
    called, held = f"'{fspath(path)}'", _read(path)
    for what, ours in _which(game).items():
        if held.get(what) != ours:
            raise OddsError(f"{called} is a game of {what} {held.get(what)!r}, not {ours!r}")
    try:
        start = Start(game, Question(_unpacked(held["question"])), _unpacked(held["state"]))
        return Saved(start, held["seed"], held["number"])
    except (KeyError, ValueError, TypeError, zlib.error):
        raise OddsError(f"{called} is a damaged saved game") from None


def _read(path: "str | PathLike[str]") -> dict[str, Any]:
    """Read what a file holds; OddsError if it is no saved game, or damaged."""
    called = f"'{fspath(path)}'"
    content = read_bytes(path, "the saved game", _MOST_BYTES)
    try:
        held: dict[str, Any] = json.loads(content.decode("ascii"))
        form, check = held.pop(_FORMAT_NAME), held.pop("check")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise OddsError(f"{called} is no saved game") from None
    if form != _FORMAT:
        raise OddsError(f"{called} is a saved game of another format")
    if check != _check(held):
        raise OddsError(f"{called} is a damaged saved game")
    return held


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

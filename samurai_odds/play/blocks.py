"""Blocks of games in a file: added to as they are played, taken up again, put together.

A file has a line for the question and one for each block: the number of its first game,
how many, and the row of each. A line that was cut off when the computer failed is dropped
and played again. Games are known by their numbers, so none counts twice.
"""

import base64
import hashlib
import json
import zlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

import numpy as np
from filelock import FileLock, Timeout

from samurai_odds.engine.answers.provenance import Provenance
from samurai_odds.engine.texts import read_text
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start
from samurai_odds.play.games import Rows

FORMAT = 1  # of the file
_BLOCK = 1_024  # games written at once, when so many are wanted

PlaySome = Callable[[int, int, float | None, Callable[[int], None]], Rows]


@dataclass(frozen=True)
class Identity:
    """Which games a record holds: what was asked, and a hash of all that decides them."""

    game: str
    procedure: str
    inputs: Mapping[str, Any]
    seed: int
    version: str
    width: int  # of a game's row
    hash: str


def identity_of(
    starts: Iterable[Start], provenance: Provenance, inputs: Mapping[str, Any], seed: int
) -> Identity:
    """Hash version, rules, scenario, bots and seed: they decide every game."""
    digest = hashlib.sha256(f"{provenance.version} {seed}".encode())
    width = 0
    for start in starts:
        width += start.game.row
        digest.update(f" {start.game.name} {start.game.bots.names} {start.game.row} ".encode())
        for numbers in (start.question, start.state):
            digest.update(numbers.astype("<i8").tobytes())
    return Identity(
        provenance.game,
        provenance.procedure,
        inputs,
        seed,
        provenance.version,
        width,
        digest.hexdigest()[:32],
    )


@dataclass(frozen=True)
class Block:
    """Games of consecutive numbers, a row each."""

    first: int
    rows: Rows

    def written(self) -> str:
        """Write the block as a line."""
        raw = self.rows.astype("<i2").tobytes()
        packed = base64.b64encode(zlib.compress(raw, 6)).decode("ascii")
        return json.dumps(
            {
                "first": self.first,
                "games": len(self.rows),
                "check": zlib.crc32(raw),
                "rows": packed,
            }
        )


class Known:
    """Games by their number, from any number of blocks."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.blocks: list[Block] = []
        self.twice = 0  # games that more than one block had

    def add(self, block: Block, where: str) -> None:
        """Add a block; what is known already must be the same."""
        held, rows = self.among(block.first, len(block.rows))
        if held.any():
            if not np.array_equal(rows[held], block.rows[held]):
                number = block.first + int(np.flatnonzero((rows != block.rows).any(1) & held)[0])
                raise OddsError(f"{where}: game {number} went otherwise than in an earlier block")
            self.twice += int(held.sum())
        for begin, end in _runs(~held):
            self.blocks.append(Block(block.first + begin, block.rows[begin:end]))

    def among(self, first: int, games: int) -> tuple[Any, Rows]:
        """Mark which of some numbers are known, and give their rows."""
        held = np.zeros(games, dtype=np.bool_)
        rows = np.zeros((games, self.width), dtype=np.int16)
        for block in self.blocks:
            begin = max(first, block.first)
            end = min(first + games, block.first + len(block.rows))
            if begin < end:
                held[begin - first : end - first] = True
                part = block.rows[begin - block.first : end - block.first]
                rows[begin - first : end - first] = part
        return held, rows

    def all(self) -> tuple[Any, Rows]:
        """Give the numbers of all games, ascending, and their rows."""
        blocks = sorted(self.blocks, key=lambda block: block.first)
        numbers = [np.arange(block.first, block.first + len(block.rows)) for block in blocks]
        rows = [block.rows for block in blocks]
        none = np.zeros((0, self.width), dtype=np.int16)
        return np.concatenate([np.zeros(0, np.int64), *numbers]), np.concatenate([none, *rows])


def _runs(marks: Any) -> list[tuple[int, int]]:
    """Give the stretches of marked places: their beginnings and ends."""
    edges = np.flatnonzero(np.diff(np.concatenate([[0], marks.astype(np.int8), [0]])))
    return [(int(begin), int(end)) for begin, end in edges.reshape(-1, 2)]


class Playing(Protocol):
    """What plays games by their numbers."""

    def play(
        self, first: int, games: int, deadline: float | None, show: Callable[[int], None]
    ) -> Rows:
        """Give the rows of some games, fewer if the deadline comes."""


class Record:
    """Plays games and adds them to a file, if there is one; what the file has is not played."""

    def __init__(
        self, file: "str | PathLike[str] | None", identity: Identity, play: PlaySome
    ) -> None:
        self.path = None if file is None else Path(file)
        self.identity, self.play_some = identity, play
        self.known = Known(identity.width)
        self.lock: FileLock | None = None

    def __enter__(self) -> "Record":
        if self.path is None:
            return self
        self.lock = FileLock(f"{self.path}.lock")
        try:
            self.lock.acquire(timeout=0)
        except Timeout:
            raise OddsError(f"{self.path} is being written by another run") from None
        except OSError as fault:
            raise OddsError(f"cannot write {self.path}: {fault.strerror or fault}") from None
        try:
            self._open(self.path)
        except BaseException:
            self._release()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._release()

    def _release(self) -> None:
        if self.lock is not None:
            self.lock.release()
            Path(f"{self.path}.lock").unlink(missing_ok=True)
            self.lock = None

    def _open(self, path: Path) -> None:
        """Read the file, or begin it; what was cut off at its end goes."""
        if not path.exists() or path.stat().st_size == 0:
            self._append(_heading(self.identity))
            return
        identity, known, whole = read(path)
        if identity.hash != self.identity.hash:
            raise OddsError(f"{path} holds other games: {_difference(self.identity, identity)}")
        self.known = known
        if whole < path.stat().st_size:
            with open(path, "r+b") as file:
                file.truncate(whole)

    def _append(self, line: str) -> None:
        assert self.path is not None
        try:
            with open(self.path, "ab") as file:
                file.write(line.encode("ascii") + b"\n")
        except OSError as fault:
            raise OddsError(f"cannot write {self.path}: {fault.strerror or fault}") from None

    def play(
        self, first: int, games: int, deadline: float | None, show: Callable[[int], None]
    ) -> Rows:
        """Give the rows of some games, fewer if the deadline comes; never a gap."""
        if self.path is None:
            return self.play_some(first, games, deadline, show)
        held, rows = self.known.among(first, games)
        for begin, end in _runs(~held):
            for start in range(begin, end, _BLOCK):
                wanted = min(_BLOCK, end - start)
                fresh = self.play_some(first + start, wanted, deadline, show)
                block = Block(first + start, fresh)
                self.known.blocks.append(block)
                self._append(block.written())
                rows[start : start + len(fresh)] = fresh
                if len(fresh) < wanted:
                    return rows[: start + len(fresh)]
        return rows


def _heading(identity: Identity) -> str:
    return json.dumps({"samurai-odds record": FORMAT, **identity.__dict__})


def read(path: "str | PathLike[str]") -> tuple[Identity, Known, int]:
    """Read a record: which games, all of them, and how many of its bytes are whole lines.

    Raises OddsError, naming the line, for what is no record or has been damaged.
    """
    text = read_text(path, "the record")
    lines = text.split("\n")
    cut = lines.pop()  # what follows the last whole line
    if not lines:
        raise OddsError(f"{path} is no record of games")
    identity = _identity(lines[0], path)
    known = Known(identity.width)
    for number, line in enumerate(lines[1:], start=2):
        known.add(_block(line, identity.width, f"{path}, line {number}"), f"{path}, line {number}")
    return identity, known, len(text.encode()) - len(cut.encode())


def _identity(line: str, path: "str | PathLike[str]") -> Identity:
    try:
        held = json.loads(line)
        if held.pop("samurai-odds record") != FORMAT:
            raise OddsError(f"{path} is a record of another format: make it anew")
        return Identity(**held)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise OddsError(f"{path} is no record of games") from None


def _block(line: str, width: int, where: str) -> Block:
    try:
        held = json.loads(line)
        raw = zlib.decompress(base64.b64decode(held["rows"], validate=True))
        rows = np.frombuffer(raw, dtype="<i2").astype(np.int16).reshape(held["games"], width)
        if zlib.crc32(raw) == held["check"] and held["first"] >= 0:
            return Block(held["first"], rows)
    except (ValueError, KeyError, TypeError, zlib.error):
        pass
    raise OddsError(f"{where}: a damaged block; delete the line, its games are played again")


def _difference(ours: Identity, theirs: Identity) -> str:
    """Say in what two questions differ."""
    words = []
    for what in ("game", "procedure", "version", "seed"):
        if getattr(ours, what) != getattr(theirs, what):
            words.append(f"{what} {getattr(theirs, what)}, not {getattr(ours, what)}")
    for name in sorted({*ours.inputs, *theirs.inputs}):
        mine, other = ours.inputs.get(name), theirs.inputs.get(name)
        if mine != other:
            words.append(f"{name} {_short(other)}, not {_short(mine)}")
    return "; ".join(words) or "of other rules, or of a scenario that has changed"


def _short(value: Any) -> str:
    text = str(value)
    return f"'{text.splitlines()[0][:40]} ...'" if "\n" in text else f"'{text}'"


def merged(paths: Iterable["str | PathLike[str]"]) -> tuple[Identity, Known]:
    """Put records of the same games together; OddsError if they are of others."""
    first: Identity | None = None
    known: Known | None = None
    for path in paths:
        identity, held, _ = read(path)
        if first is None or known is None:
            first, known = identity, held
            continue
        if identity.hash != first.hash:
            raise OddsError(f"{path} holds other games: {_difference(first, identity)}")
        for block in held.blocks:
            known.add(block, str(path))
        known.twice += held.twice
    if first is None or known is None:
        raise OddsError("name a record at least")
    return first, known

"""Files of games: added to as games are played, taken up again, put together.

A file has a line for the question and one for each block: the number of its first game,
how many, and the row of each. A line that was cut off when the computer failed is dropped
and played again.
"""

import json
from collections.abc import Callable, Iterable
from os import PathLike
from pathlib import Path
from types import TracebackType

from filelock import FileLock, Timeout

from samurai_odds.engine.texts import read_text
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Rows
from samurai_odds.play.records.blocks import Block, Known, read_block, runs
from samurai_odds.play.records.identity import Identity, difference

FORMAT = 1  # of the file
_BLOCK = 1_024  # games written at once, when so many are wanted

PlaySome = Callable[[int, int, float | None, Callable[[int], None]], Rows]


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
            raise OddsError(f"{path} holds other games: {difference(self.identity, identity)}")
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
        for begin, end in runs(~held):
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
        known.add(
            read_block(line, identity.width, f"{path}, line {number}"), f"{path}, line {number}"
        )
    return identity, known, len(text.encode()) - len(cut.encode())


def _identity(line: str, path: "str | PathLike[str]") -> Identity:
    try:
        held = json.loads(line)
        if held.pop("samurai-odds record") != FORMAT:
            raise OddsError(f"{path} is a record of another format: make it anew")
        return Identity(**held)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise OddsError(f"{path} is no record of games") from None


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
            raise OddsError(f"{path} holds other games: {difference(first, identity)}")
        for block in held.blocks:
            known.add(block, str(path))
        known.twice += held.twice
    if first is None or known is None:
        raise OddsError("name a record at least")
    return first, known

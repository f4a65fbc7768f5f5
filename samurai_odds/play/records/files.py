"""Games gathered as they are played, and files of them, which are taken up again.

A file has a part for the question and one for each block: the number of its first game,
how many, and the row of each. A part that was cut off when the computer failed is dropped
and played again.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from os import PathLike
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

import numpy as np

from samurai_odds.engine.writing import put
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Rows
from samurai_odds.play.records.blocks import MOST_GAMES, Block, Known
from samurai_odds.play.records.identity import Identity, difference, same
from samurai_odds.play.records.reading import heading, read
from samurai_odds.play.tally import FULL_ROWS, Tally

if TYPE_CHECKING:
    from filelock import FileLock

Show = Callable[[int], None]
PlaySome = Callable[[int, int, float | None, Show], Rows]
Gaps = Sequence[tuple[int, int]]
PlayParts = Callable[[Gaps, float | None, Show], Iterator[Block | Tally]]
CountRows = Callable[[int, Rows], Tally]  # of the first's number

_COUNTED_AT_ONCE = 16_384  # games


def one_by_one(play_some: PlaySome, count: CountRows | None = None) -> PlayParts:
    """Make what plays ranges of games (first, how many) in their order, block by block.

    ``play_some`` plays by a game's number, how many, a deadline, and whom to show how many are
    done; it plays fewer if the deadline or Ctrl-C comes. With ``count``, games from `FULL_ROWS`
    on are counted.
    """

    def parts(gaps: Gaps, deadline: float | None, show: Show) -> Iterator[Block | Tally]:
        for first, games in split(gaps) if count else gaps:
            counted = count if first >= FULL_ROWS else None
            most = MOST_GAMES if counted is None else _COUNTED_AT_ONCE
            for start in range(first, first + games, most):
                wanted = min(most, first + games - start)
                rows = play_some(start, wanted, deadline, show)
                if counted is None:
                    yield Block(start, rows)
                elif len(rows):
                    yield counted(start, rows)
                if len(rows) < wanted:
                    return

    return parts


def split(gaps: Gaps) -> list[tuple[int, int]]:
    """Cut ranges where games begin to be counted instead of kept."""
    pieces = []
    for first, games in gaps:
        rows_in_full = min(games, max(0, FULL_ROWS - first))
        pieces += [(first, rows_in_full)] * (rows_in_full > 0) + [
            (first + rows_in_full, games - rows_in_full)
        ] * (games > rows_in_full)
    return pieces


class Gathered:
    """Games played once each, in parts that come in any order; ``play_parts`` plays ranges."""

    def __init__(self, width: int, play_parts: PlayParts) -> None:
        self.known, self.play_parts = Known(width), play_parts

    def play(self, first: int, games: int, deadline: float | None, show: Show) -> Rows:
        """Give the rows of some games, fewer if the deadline or Ctrl-C comes; never a gap."""
        parts = self.stream(first, games, deadline, show)
        none = np.zeros((0, self.known.width), dtype=np.int16)
        return np.concatenate([none, *parts])

    def stream(self, first: int, games: int, deadline: float | None, show: Show) -> Iterator[Rows]:
        """Play some games, and yield the rows of those there are without a gap, part by part."""
        if counted := self.known.tallies_among(first, games):
            raise OddsError(
                f"games from {counted[0].first} on were counted, not kept: go on with --tally"
            )
        done = self.count(first, games, deadline, show)
        yield from (rows for _, rows in self.known.parts(first, done))

    def count(self, first: int, games: int, deadline: float | None, show: Show) -> int:
        """Play some games, fewer if the deadline or Ctrl-C comes: how many without a gap."""
        gaps = self.known.gaps(first, games)
        if held := games - sum(many for _, many in gaps):
            show(held)
        interrupted: KeyboardInterrupt | None = None
        try:
            for part in self.play_parts(gaps, deadline, show):
                self.keep(part)
        except KeyboardInterrupt as fault:
            interrupted = fault
        gaps = self.known.gaps(first, games)
        done = gaps[0][0] - first if gaps else games
        if interrupted is not None and not done:
            raise interrupted
        return done

    def keep(self, part: Block | Tally) -> None:
        """Add what has been played."""
        self.known.add(part, "what was played")


class Record(Gathered):
    """Games gathered in a file; what the file has is not played.

    The lock stands beside the file itself, not beside a link to it: all names share one.

    A context: the file is nobody else's meanwhile.
    """

    def __init__(
        self, file: "str | PathLike[str]", identity: Identity, play_parts: PlayParts
    ) -> None:
        super().__init__(identity.width, play_parts)
        self.path = _place(os.fspath(file))
        self.lock_path = Path(f"{os.path.realpath(self.path)}.lock")
        self.identity = identity
        self.lock: FileLock | None = None
        self.is_empty = False  # begun by us, and nothing was played yet

    def __enter__(self) -> "Record":
        from filelock import FileLock, Timeout  # most games are kept in no file

        self.lock = FileLock(self.lock_path)
        try:
            if self.lock_path.is_symlink() or _holds_something(self.lock_path):
                why = f"'{self.lock_path}', its lock, is a file of somebody else's: move that"
                raise OddsError(f"cannot write '{self.path}': {why}")
            self.lock.acquire(timeout=0)
        except Timeout:
            self.lock = None
            raise OddsError(f"'{self.path}' is being written by another run") from None
        except OSError as fault:
            self.lock = None
            raise _unwritable(self.path, fault) from None
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
        if self.is_empty:
            with suppress(OSError):
                Path(os.path.realpath(self.path)).unlink()
        self._release()

    def _release(self) -> None:
        """Take the mark of the lock away while we hold it: then nobody can hold a lost one."""
        if self.lock is None:
            return
        with suppress(OSError):  # some systems delete no file that is open
            self.lock_path.unlink()
        self.lock.release()
        self.lock = None

    def _open(self, path: Path) -> None:
        """Read the file, or begin it; what was cut off at its end goes."""
        first, new = heading(self.identity), not path.exists()
        try:
            begun = b"" if new else _head(path, len(first))
            if first.startswith(begun) and len(begun) < len(first):
                self._write(path, first, 0)
                self.is_empty = new
                return
        except OSError as fault:
            if new and path.exists():  # begun by us; a link that leads nowhere is not
                Path(os.path.realpath(path)).unlink()
            raise _unwritable(path, fault) from None
        _, self.known, whole = read(path, check=self._check)
        try:
            if whole:
                self._write(path, b"", whole)
            else:
                self._renew(path, first)
        except OSError as fault:
            raise _unwritable(path, fault) from None

    def _check(self, identity: Identity) -> None:
        if not same(identity, self.identity):
            apart = difference(self.identity, identity)
            raise OddsError(f"'{self.path}' holds other games: {apart}")

    def _renew(self, path: Path, heading: bytes) -> None:
        """Write a file of the first format in ours, in its place when it is done."""
        parts: list[Block | Tally] = [*self.known.blocks, *self.known.tallies]
        put(path, b"".join([heading, *(part.written() for part in parts)]))

    def _append(self, path: Path, part: Block | Tally) -> None:
        size = path.stat().st_size
        try:
            self._write(path, part.written(), size)
        except OSError as fault:
            with suppress(OSError):
                os.truncate(path, size)
            raise _unwritable(path, fault) from None

    def _write(self, path: Path, part: bytes, place: int) -> None:
        """Write a part at a place; what stood from there on goes."""
        with open(path, "ab") as file:
            file.truncate(place)
            file.write(part)

    def keep(self, part: Block | Tally) -> None:
        """Add what has been played to the file, blocks in parts of at most so many games."""
        parts: list[Block | Tally] = [part]
        if isinstance(part, Block) and part.games > MOST_GAMES:
            rows = part.rows
            parts = [
                Block(part.first + begin, rows[begin : begin + MOST_GAMES])
                for begin in range(0, part.games, MOST_GAMES)
            ]
        for one in parts:
            self._append(self.path, one)
            self.is_empty = False
            self.known.add(one, f"'{self.path}'")


def _place(file: str) -> Path:
    """Refuse what can be no file of games before anything is played."""
    if not file or "\0" in file:
        raise OddsError(f"cannot write '{file}': that is no name of a file")
    path = Path(file)
    try:
        if path.exists() and not path.is_file():
            raise OddsError(f"cannot write '{path}': it is no ordinary file")
        if not path.parent.is_dir():
            raise OddsError(f"cannot write '{path}': there is no folder '{path.parent}'")
    except OSError as fault:
        raise _unwritable(path, fault) from None
    return path


def _holds_something(path: Path) -> bool:
    """Return whether a file is there that is no lock, which is empty."""
    return path.exists() and (not path.is_file() or path.stat().st_size > 0)


def _head(path: Path, length: int) -> bytes:
    with open(path, "rb") as file:
        return file.read(length)


def _unwritable(path: Path, fault: OSError) -> OddsError:
    return OddsError(f"cannot write '{path}': {fault.strerror or fault}")

"""Games gathered as they are played, and files of them, which are taken up again.

A file has a line for the question and one for each block: the number of its first game,
how many, and the row of each. A line that was cut off when the computer failed is dropped
and played again.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from os import PathLike
from pathlib import Path
from types import TracebackType

from filelock import FileLock, Timeout

from samurai_odds.errors import OddsError
from samurai_odds.play.game import Rows
from samurai_odds.play.records.blocks import MOST_GAMES, Block, Known, runs
from samurai_odds.play.records.identity import Identity, difference, same
from samurai_odds.play.records.reading import heading, read

Show = Callable[[int], None]
PlaySome = Callable[[int, int, float | None, Show], Rows]
PlayBlocks = Callable[[Sequence[tuple[int, int]], float | None, Show], Iterator[Block]]


def one_by_one(play_some: PlaySome) -> PlayBlocks:
    """Make what plays ranges of games (first, how many) in their order, block by block.

    ``play_some`` plays by a game's number, how many, a deadline, and whom to show how many are
    done; it plays fewer if the deadline or Ctrl-C comes.
    """

    def blocks(
        gaps: Sequence[tuple[int, int]], deadline: float | None, show: Show
    ) -> Iterator[Block]:
        for first, games in gaps:
            for start in range(first, first + games, MOST_GAMES):
                wanted = min(MOST_GAMES, first + games - start)
                rows = play_some(start, wanted, deadline, show)
                yield Block(start, rows)
                if len(rows) < wanted:
                    return

    return blocks


class Gathered:
    """Games played once each, in blocks that come in any order; ``blocks`` plays ranges of them."""

    def __init__(self, width: int, blocks: PlayBlocks) -> None:
        self.known, self.blocks = Known(width), blocks

    def play(self, first: int, games: int, deadline: float | None, show: Show) -> Rows:
        """Give the rows of some games, fewer if the deadline or Ctrl-C comes; never a gap."""
        held, _ = self.known.among(first, games)
        if held.any():
            show(int(held.sum()))
        gaps = [(first + begin, end - begin) for begin, end in runs(~held)]
        interrupted: KeyboardInterrupt | None = None
        try:
            for block in self.blocks(gaps, deadline, show):
                self.keep(block)
        except KeyboardInterrupt as fault:
            interrupted = fault
        held, rows = self.known.among(first, games)
        done = games if held.all() else int(held.argmin())
        if interrupted is not None and not done:
            raise interrupted
        return rows[:done]

    def keep(self, block: Block) -> None:
        """Add a block that has been played."""
        self.known.add(block, "what was played")


class Record(Gathered):
    """Games gathered in a file; what the file has is not played.

    The lock stands beside the file itself, not beside a link to it: all names share one.

    A context: the file is nobody else's meanwhile.
    """

    def __init__(self, file: "str | PathLike[str]", identity: Identity, blocks: PlayBlocks) -> None:
        super().__init__(identity.width, blocks)
        self.path = _place(os.fspath(file))
        self.lock_path = Path(f"{self.path.resolve()}.lock")
        self.identity = identity
        self.lock: FileLock | None = None

    def __enter__(self) -> "Record":
        self.lock = FileLock(self.lock_path)
        try:
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
                return
        except OSError as fault:
            if new:
                path.unlink(missing_ok=True)
            raise _unwritable(path, fault) from None
        identity, self.known, whole = read(path)
        if not same(identity, self.identity):
            raise OddsError(f"'{path}' holds other games: {difference(self.identity, identity)}")
        try:
            self._write(path, b"", whole)
        except OSError as fault:
            raise _unwritable(path, fault) from None

    def _append(self, path: Path, block: Block) -> None:
        size = path.stat().st_size
        try:
            self._write(path, block.written(), size)
        except OSError as fault:
            with suppress(OSError):
                os.truncate(path, size)
            raise _unwritable(path, fault) from None

    def _write(self, path: Path, line: bytes, place: int) -> None:
        """Write a line at a place; what stood from there on goes."""
        with open(path, "ab") as file:
            file.truncate(place)
            file.write(line)

    def keep(self, block: Block) -> None:
        """Add a block to the file, in lines of at most so many games."""
        for begin in range(0, len(block.rows), MOST_GAMES):
            part = Block(block.first + begin, block.rows[begin : begin + MOST_GAMES])
            self._append(self.path, part)
            self.known.add(part, f"'{self.path}'")


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


def _head(path: Path, length: int) -> bytes:
    with open(path, "rb") as file:
        return file.read(length)


def _unwritable(path: Path, fault: OSError) -> OddsError:
    return OddsError(f"cannot write '{path}': {fault.strerror or fault}")

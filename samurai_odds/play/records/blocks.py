"""Blocks of games, known by their numbers: none counts twice."""

from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterator, Mapping
from operator import attrgetter
from typing import Any

import numpy as np

from samurai_odds.engine.limit import MOST_SAMPLES
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Rows
from samurai_odds.play.records.packing import FAULTS, check_size, frame, packed, unpacked
from samurai_odds.play.tally import Tally, added, read_tally, same

MOST_GAMES = 1_024  # in a block
_APART = 64  # tallies, beyond which those that follow each other are added up
_first = attrgetter("first")


class Block:
    """Games of consecutive numbers, a row each: as they were played, or packed as in a record."""

    def __init__(self, first: int, rows: Rows) -> None:
        self.first, self.games, self.width = first, len(rows), rows.shape[1]
        self._rows: Rows | None = rows
        self._data: bytes | None = None

    @classmethod
    def of_data(cls, first: int, games: int, width: int, data: bytes) -> "Block":
        """Make a block of packed rows; one of `FAULTS` if they are of another size."""
        check_size(data, games, width, 2)
        one = object.__new__(cls)
        one.first, one.games, one.width = first, games, width
        one._rows, one._data = None, data
        return one

    @property
    def rows(self) -> Rows:
        """The row of each game; OddsError if the packed ones are damaged."""
        if self._rows is not None:
            return self._rows
        assert self._data is not None
        try:
            return unpacked(self._data, self.games, self.width, 2)
        except FAULTS:
            last = self.first + self.games - 1
            raise OddsError(f"games {self.first}-{last} of a record are damaged") from None

    @property
    def data(self) -> bytes:
        """The rows packed."""
        if self._data is None:
            assert self._rows is not None
            self._data = packed(self._rows.astype(np.int16))
        return self._data

    def apart(self) -> "Block":
        """Return the block packed: a million games fill a tenth of the memory."""
        return self if self._rows is None else self.of_data(*self._what, self.data)

    @property
    def _what(self) -> tuple[int, int, int]:
        return self.first, self.games, self.width

    def written(self) -> bytes:
        """Write the block as a part of a record."""
        return frame({"first": self.first, "games": self.games, "rows": self.data})


class Known:
    """Games by their number, from any number of blocks and tallies."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.blocks: list[Block] = []  # ascending, and none overlaps another
        self.tallies: list[Tally] = []  # likewise; nor does one overlap a block
        self.counted: dict[tuple[int, int], int] = {}  # a check of each tally, by its games
        self.added_up = 0  # tallies there were when they were last added up
        self.twice = 0  # games that more than one block had

    def add(self, part: Block | Tally, where: str) -> None:
        """Add a block or a tally; what is known already must be the same."""
        if isinstance(part, Tally):
            self._add_tally(part, where)
        else:
            self._add_block(part, where)

    def _add_tally(self, tally: Tally, where: str) -> None:
        held, games = self.tallies_among(tally.first, tally.games), (tally.first, tally.games)
        if games in self.counted:
            alone = [one for one in held if (one.first, one.games) == games]
            if not (same(alone[0], tally) if alone else self.counted[games] == tally.check):
                last = tally.first + tally.games - 1
                raise OddsError(
                    f"{where}: games {tally.first}-{last} went otherwise than in an earlier tally"
                )
            self.twice += tally.games
            return
        if held or self._blocks_among(tally.first, tally.games):
            raise _counted_together(tally, where)
        insort(self.tallies, tally, key=_first)
        self.counted[games] = tally.check
        if len(self.tallies) >= self.added_up + _APART:
            self._add_up()

    def _add_up(self) -> None:
        """Add tallies up that follow each other: else those of many games fill the memory.

        Never across a power of two: a run may stop there (`limits`).
        """
        groups: list[list[Tally]] = []
        for one in self.tallies:
            last = groups[-1][-1] if groups else one
            alike = (last.joint, last.conditions) == (one.joint, one.conditions)
            near = last.first + last.games == one.first
            if groups and alike and near and last.first.bit_length() == one.first.bit_length():
                groups[-1].append(one)
            else:
                groups.append([one])
        self.tallies = [added(group) if len(group) > 1 else group[0] for group in groups]
        self.added_up = len(self.tallies)

    def tallies_among(self, first: int, games: int) -> list[Tally]:
        """Give the tallies that count some of these games."""
        if not self.tallies:
            return []
        low = max(0, bisect_right(self.tallies, first, key=_first) - 1)
        high = bisect_left(self.tallies, first + games, key=_first)
        return [one for one in self.tallies[low:high] if one.first + one.games > first]

    def gaps(self, first: int, games: int) -> list[tuple[int, int]]:
        """Give the ranges (first, how many) of these games that are not known."""
        gaps, place, end = [], first, first + games
        for begin, many in self.ranges():
            if begin + many <= place or begin >= end:
                continue
            if begin > place:
                gaps.append((place, begin - place))
            place = begin + many
        if place < end:
            gaps.append((place, end - place))
        return gaps

    def ranges(self) -> list[tuple[int, int]]:
        """Give the ranges (first, how many) of the games known, ascending, as few as can be."""
        parts = [(block.first, block.games) for block in self.blocks]
        parts += [(tally.first, tally.games) for tally in self.tallies]
        ranges: list[tuple[int, int]] = []
        for first, games in sorted(parts):
            if ranges and sum(ranges[-1]) == first:
                ranges[-1] = ranges[-1][0], ranges[-1][1] + games
            else:
                ranges.append((first, games))
        return ranges

    def _add_block(self, block: Block, where: str) -> None:
        for tally in self.tallies_among(block.first, block.games):
            raise _counted_together(tally, where)
        place, end = bisect_left(self.blocks, block.first, key=_first), block.first + block.games
        before = self.blocks[place - 1] if place else None
        free = place == len(self.blocks) or end <= self.blocks[place].first
        if free and (before is None or before.first + before.games <= block.first):
            self.blocks[place:place] = [block.apart()] if block.games else []
            return
        held, rows = self.among(block.first, block.games)
        theirs = block.rows
        if held.any():
            if not np.array_equal(rows[held], theirs[held]):
                number = block.first + int(np.flatnonzero((rows != theirs).any(1) & held)[0])
                raise OddsError(f"{where}: game {number} went otherwise than in an earlier block")
            self.twice += int(held.sum())
        for begin, end in runs(~held):
            part = Block(block.first + begin, theirs[begin:end])
            insort(self.blocks, part.apart(), key=_first)

    def among(self, first: int, games: int) -> tuple[Any, Rows]:
        """Mark which of some numbers are known, and give their rows."""
        held = np.zeros(games, dtype=np.bool_)
        rows = np.zeros((games, self.width), dtype=np.int16)
        for begin, part in self.parts(first, games):
            held[begin - first : begin - first + len(part)] = True
            rows[begin - first : begin - first + len(part)] = part
        return held, rows

    def parts(self, first: int = 0, games: int = MOST_SAMPLES) -> Iterator[tuple[int, Rows]]:
        """Yield the rows of those known among some games, block by block, with their numbers."""
        for block in self._blocks_among(first, games):
            begin = max(first, block.first)
            end = min(first + games, block.first + block.games)
            yield begin, block.rows[begin - block.first : end - block.first]

    def _blocks_among(self, first: int, games: int) -> list[Block]:
        """Give the blocks that hold some of these games."""
        low = bisect_right(self.blocks, first, key=_first) - 1  # may hold the first number too
        high = bisect_left(self.blocks, first + games, key=_first)
        near = self.blocks[max(low, 0) : high]
        return [block for block in near if block.first + block.games > first]

    def all(self) -> tuple[Any, Rows]:
        """Give the numbers of all games, ascending, and their rows."""
        firsts = np.array([block.first for block in self.blocks], dtype=np.int64)
        lengths = np.array([block.games for block in self.blocks], dtype=np.int64)
        numbers = np.arange(lengths.sum()) + np.repeat(firsts - lengths.cumsum() + lengths, lengths)
        none = np.zeros((0, self.width), dtype=np.int16)
        return numbers, np.concatenate([none, *(block.rows for block in self.blocks)])


def _counted_together(tally: Tally, where: str) -> OddsError:
    last = tally.first + tally.games - 1
    return OddsError(
        f"{where}: games {tally.first}-{last} are counted together, and some of them again "
        "elsewhere: they cannot be told apart"
    )


def runs(marks: Any) -> list[tuple[int, int]]:
    """Give the stretches of marked places: their beginnings and ends."""
    edges = np.flatnonzero(np.diff(np.concatenate([[0], marks.astype(np.int8), [0]])))
    return [(int(begin), int(end)) for begin, end in edges.reshape(-1, 2)]


def read_part(held: Mapping[str, Any], width: int) -> Block | Tally | None:
    """Read a block or a tally from what a frame holds; None where it holds neither."""
    try:
        if "tally" in held:
            return read_tally(held)
        first, games = held["first"], held["games"]
        numbers = type(first) is int and type(games) is int
        if numbers and 0 <= first < MOST_SAMPLES and 1 <= games <= MOST_GAMES:
            return Block.of_data(first, games, width, held["rows"])
    except FAULTS:
        pass
    return None

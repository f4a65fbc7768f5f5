"""Blocks of games, known by their numbers: none counts twice."""

import base64
import json
import zlib
from bisect import bisect_left, bisect_right, insort
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

import numpy as np

from samurai_odds.engine.limit import MOST_SAMPLES
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Rows

MOST_GAMES = 1_024  # in a block
_first = attrgetter("first")


@dataclass(frozen=True)
class Block:
    """Games of consecutive numbers, a row each."""

    first: int
    rows: Rows

    def written(self) -> bytes:
        """Write the block as a line."""
        raw = self.rows.astype("<i2").tobytes()
        games = len(self.rows)
        held = {
            "first": self.first,
            "games": games,
            "check": _check(self.first, games, raw),
            "rows": base64.b64encode(zlib.compress(raw, 6)).decode("ascii"),
        }
        return json.dumps(held).encode("ascii") + b"\n"


class Known:
    """Games by their number, from any number of blocks."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.blocks: list[Block] = []  # ascending, and none overlaps another
        self.twice = 0  # games that more than one block had

    def add(self, block: Block, where: str) -> None:
        """Add a block; what is known already must be the same."""
        held, rows = self.among(block.first, len(block.rows))
        if held.any():
            if not np.array_equal(rows[held], block.rows[held]):
                number = block.first + int(np.flatnonzero((rows != block.rows).any(1) & held)[0])
                raise OddsError(f"{where}: game {number} went otherwise than in an earlier block")
            self.twice += int(held.sum())
        for begin, end in runs(~held):
            insort(self.blocks, Block(block.first + begin, block.rows[begin:end]), key=_first)

    def among(self, first: int, games: int) -> tuple[Any, Rows]:
        """Mark which of some numbers are known, and give their rows."""
        held = np.zeros(games, dtype=np.bool_)
        rows = np.zeros((games, self.width), dtype=np.int16)
        low = bisect_right(self.blocks, first, key=_first) - 1  # may hold the first number too
        high = bisect_left(self.blocks, first + games, key=_first)
        for block in self.blocks[max(low, 0) : high]:
            begin = max(first, block.first)
            end = min(first + games, block.first + len(block.rows))
            if begin < end:
                held[begin - first : end - first] = True
                part = block.rows[begin - block.first : end - block.first]
                rows[begin - first : end - first] = part
        return held, rows

    def all(self) -> tuple[Any, Rows]:
        """Give the numbers of all games, ascending, and their rows."""
        numbers = [np.arange(block.first, block.first + len(block.rows)) for block in self.blocks]
        rows = [block.rows for block in self.blocks]
        none = np.zeros((0, self.width), dtype=np.int16)
        return np.concatenate([np.zeros(0, np.int64), *numbers]), np.concatenate([none, *rows])


def runs(marks: Any) -> list[tuple[int, int]]:
    """Give the stretches of marked places: their beginnings and ends."""
    edges = np.flatnonzero(np.diff(np.concatenate([[0], marks.astype(np.int8), [0]])))
    return [(int(begin), int(end)) for begin, end in edges.reshape(-1, 2)]


def read_block(line: str | bytes, width: int, where: str) -> Block:
    """Read a block from its line; OddsError, naming the place, for a damaged one."""
    try:
        held = json.loads(line)
        first, games = held["first"], held["games"]
        numbers = type(first) is int and type(games) is int
        if numbers and 0 <= first < MOST_SAMPLES and 1 <= games <= MOST_GAMES:
            packed = base64.b64decode(held["rows"], validate=True)
            raw = zlib.decompressobj().decompress(packed, 2 * games * width + 1)
            rows = np.frombuffer(raw, dtype="<i2").astype(np.int16).reshape(games, width)
            if _check(first, games, raw) == held["check"]:
                return Block(first, rows)
    except (ValueError, KeyError, TypeError, RecursionError, zlib.error):
        pass
    raise OddsError(f"{where}: a damaged block; delete the line, its games are played again")


def _check(first: int, games: int, raw: bytes) -> int:
    """Sum up a block, its numbers too: none of it can change unnoticed."""
    return zlib.crc32(raw, zlib.crc32(f"{first} {games}".encode()))

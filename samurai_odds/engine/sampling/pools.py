"""The pools of dice that a machine's questions have used so far, in one flat table.

Readers find a pool by its code: ``start[code]`` and ``size[code]`` delimit its
outcomes. The table only grows, so what a reader has seen never moves.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.dice import Pool
from samurai_odds.engine.machine import Machine
from samurai_odds.engine.sampling.streams import UNIFORM_BITS

GUIDE_BITS = 10  # a pool's sampling guide has this many bits: one look-up, then a short scan
SEARCH = 1 << 31


class PoolArrays(NamedTuple):
    """The table as arrays, for compiled readers."""

    start: NDArray[np.int64]  # by code; -1 where the pool was never asked for
    size: NDArray[np.int64]  # by code
    outcome: NDArray[np.int64]
    probability: NDArray[np.float64]
    limit: NDArray[np.uint64]  # the uniform draw below which an outcome, or an earlier one, falls
    guide: NDArray[np.uint32]  # per pool 2**GUIDE_BITS entries, see `guide_of`
    guide_start: NDArray[np.int64]  # by code


class Rolling(Protocol):
    """Rules that say what the code of a roll stands for."""

    @property
    def pool(self) -> Callable[[int], Pool]:
        """Tabulate a roll."""


class PoolTable:
    """All pools of one machine, tabulated on first use."""

    def __init__(self, machine: Rolling) -> None:
        self._machine = machine
        self.start: list[int] = []
        self.size: list[int] = []
        self.outcome: list[int] = []
        self.probability: list[float] = []
        self._limits: dict[int, NDArray[np.uint64]] = {}
        self._guides: dict[int, NDArray[np.uint32]] = {}
        self._arrays: PoolArrays | None = None

    def add(self, code: int) -> None:
        """Tabulate the pool of ``code`` unless it is there already."""
        if code >= len(self.start):
            more = code + 1 - len(self.start)
            self.start += [-1] * more
            self.size += [0] * more
        if self.start[code] < 0:
            pool = self._machine.pool(code)
            self.start[code], self.size[code] = len(self.outcome), len(pool)
            self.outcome += pool.outcomes
            self.probability += pool.probabilities
            self._arrays = None

    def limits(self, code: int) -> NDArray[np.uint64]:
        """Give the upper ends of each outcome's stretch of the uniform draws, ascending."""
        if code not in self._limits:
            self.add(code)
            here = slice(self.start[code], self.start[code] + self.size[code])
            ends = np.cumsum(self.probability[here]) * 2.0**UNIFORM_BITS
            ends[-1] = 2.0**UNIFORM_BITS
            self._limits[code] = ends.astype(np.uint64)
        return self._limits[code]

    def _guide(self, code: int) -> NDArray[np.uint32]:
        if code not in self._guides:
            self._guides[code] = guide_of(self.limits(code))
        return self._guides[code]

    def pick(self, code: int, uniform: int) -> int:
        """Say which outcome of a pool (its place in it) a uniform draw falls on."""
        return int(np.searchsorted(self.limits(code), np.uint64(uniform), side="right"))

    def arrays(self) -> PoolArrays:
        """Give the table as arrays, with the guides for sampling."""
        if self._arrays is None:
            used = [code for code, start in enumerate(self.start) if start >= 0]
            used.sort(key=lambda code: self.start[code])
            limits = [self.limits(code) for code in used]
            guides = [self._guide(code) for code in used]
            guide_start = np.zeros(len(self.start), dtype=np.int64)
            guide_start[used] = np.arange(len(used)) << GUIDE_BITS
            self._arrays = PoolArrays(
                np.array(self.start, dtype=np.int64),
                np.array(self.size, dtype=np.int64),
                np.array(self.outcome, dtype=np.int64),
                np.array(self.probability, dtype=np.float64),
                np.concatenate(limits) if limits else np.zeros(0, np.uint64),
                np.concatenate(guides) if guides else np.zeros(0, np.uint32),
                guide_start,
            )
        return self._arrays


def guide_of(limits: NDArray[np.uint64], bits: int = GUIDE_BITS) -> NDArray[np.uint32]:
    """Tabulate, by the top bits of a uniform draw, the outcome that it falls on.

    Where the other bits matter, the entry has the SEARCH bit and says where to begin.
    """
    corners = np.arange(2**bits + 1, dtype=np.uint64) << np.uint64(UNIFORM_BITS - bits)
    first = np.searchsorted(limits, corners[:-1], side="right")
    last = np.searchsorted(limits, corners[1:] - np.uint64(1), side="right")
    return np.where(first == last, first, first | SEARCH).astype(np.uint32)


@cache
def pools(machine: Machine) -> PoolTable:
    return PoolTable(machine)

"""What is kept of games that were played: variables of all of them, whole rows of the first."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.play.game import Rows

TABLED = 65_536  # games whose rows are kept, for tables and pictures
_AT_ONCE = 8_192  # games whose variables are read at once

Columns = Mapping[str, NDArray[Any]]


@dataclass(frozen=True)
class Run:
    """Games of a seed: the rows of the first; ``interrupted`` by Ctrl-C.

    ``columns`` are the variables of all games, where there are more than rows; ``aside`` what
    else of all rows is needed, by its place.
    """

    rows: Rows
    interrupted: bool
    columns: Columns | None = None
    aside: Mapping[int, NDArray[np.int16]] = field(default_factory=dict)

    @property
    def games(self) -> int:
        if self.columns is None:
            return len(self.rows)
        return len(next(iter(self.columns.values())))

    def place(self, place: int) -> NDArray[np.int16]:
        """Return a number of the row of every game."""
        return self.aside[place] if self.columns is not None else self.rows[:, place]


class Kept:
    """Games as they come, from the first on: ``read`` reads the variables off rows."""

    def __init__(self, read: Callable[[Rows], Columns], width: int, aside: Sequence[int]) -> None:
        self.read = read
        self.games = 0
        self.rows: list[Rows] = [np.zeros((0, width), np.int16)]  # there may come none in time
        self.held: dict[str, NDArray[np.int32]] = {}  # with room for more games
        self.besides = {place: np.zeros(0, np.int16) for place in aside}

    def add(self, rows: Rows) -> None:
        """Take the next games in: into arrays that double, as many small ones fill the memory."""
        if (free := TABLED - self.games) > 0:
            self.rows.append(rows[:free].copy())
        for begin in range(0, len(rows), _AT_ONCE):
            some = rows[begin : begin + _AT_ONCE]
            first, self.games = self.games, self.games + len(some)
            for name, one in self.read(some).items():
                held = _with_room(self.held.get(name, _NONE), self.games)
                self.held[name] = held
                held[first : self.games] = one
            for place, aside in self.besides.items():
                self.besides[place] = _with_room(aside, self.games)
                self.besides[place][first : self.games] = some[:, place]

    def columns(self) -> Columns:
        """Return the variables of all games so far."""
        return {name: one[: self.games] for name, one in self.held.items()}

    def run(self, interrupted: bool) -> Run:
        """Return what is kept."""
        rows = np.concatenate(self.rows)
        self.rows[:] = [rows]
        if self.games == len(rows):
            return Run(rows, interrupted)
        aside = {place: one[: self.games] for place, one in self.besides.items()}
        return Run(rows, interrupted, self.columns(), aside)


_NONE = np.zeros(0, np.int32)


def _with_room(held: NDArray[Any], games: int) -> NDArray[Any]:
    """Return an array with room for so many games: the same, or a longer one with what it held."""
    if games <= len(held):
        return held
    longer = np.empty(max(games, 2 * len(held)), held.dtype)
    longer[: len(held)] = held
    return longer

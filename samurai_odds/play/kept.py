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

    def __init__(
        self, read: Callable[[Rows], Columns], width: int, aside: Sequence[int] = ()
    ) -> None:
        self.read, self.aside = read, aside
        self.games = 0
        self.rows: list[Rows] = [np.zeros((0, width), np.int16)]  # there may come none in time
        self.parts: list[Columns] = []
        self.besides: list[dict[int, NDArray[np.int16]]] = []

    def add(self, rows: Rows) -> None:
        """Take the next games in."""
        if (free := TABLED - self.games) > 0:
            self.rows.append(rows[:free].copy())
        self.games += len(rows)
        for begin in range(0, len(rows), _AT_ONCE):
            some = rows[begin : begin + _AT_ONCE]
            columns = self.read(some)
            self.parts.append({name: np.asarray(one, np.int32) for name, one in columns.items()})
            self.besides.append({place: some[:, place].copy() for place in self.aside})

    def columns(self) -> Columns:
        """Return the variables of all games so far."""
        if len(self.parts) > 1:
            names = list(self.parts[0])
            self.parts[:] = [{name: _joined(self.parts, name) for name in names}]
        return self.parts[0]

    def run(self, interrupted: bool) -> Run:
        """Return what is kept."""
        rows = np.concatenate(self.rows)
        self.rows[:] = [rows]
        if self.games == len(rows):
            return Run(rows, interrupted)
        aside = {place: _joined(self.besides, place) for place in self.aside}
        return Run(rows, interrupted, self.columns(), aside)


def _joined(parts: Sequence[Mapping[Any, NDArray[Any]]], name: Any) -> NDArray[Any]:
    return np.concatenate([part[name] for part in parts])

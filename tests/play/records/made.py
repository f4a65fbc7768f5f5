"""Records of games that are made up: the row of each follows from its number."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from samurai_odds.play.games import Rows
from samurai_odds.play.records.files import Record, one_by_one
from samurai_odds.play.records.identity import Identity

WIDTH = 3
IDENTITY = Identity("battles", "play", {"red": "greedy"}, 7, "1.0", WIDTH, "a" * 32)
OTHER = replace(IDENTITY, seed=8, hash="b" * 32)
PARTS = 100  # games that a player plays before he looks at the clock


def row(number: int) -> list[int]:
    return [number % 30_000, (number * number) % 1_009 - 500, -1]


def rows(first: int, games: int) -> Rows:
    return np.array([row(n) for n in range(first, first + games)], dtype=np.int16).reshape(-1, 3)


class Player:
    """Plays games, and knows which; stops before a game, as at a deadline or by Ctrl-C."""

    def __init__(self, stop: int | None = None, raising: type[BaseException] | None = None) -> None:
        self.stop, self.raising = stop, raising
        self.numbers: list[int] = []

    def __call__(
        self, first: int, games: int, deadline: float | None, show: Callable[[int], None]
    ) -> Rows:
        end = first + games
        if self.stop is not None and self.stop < end:
            if self.raising is not None and self.stop <= first:
                raise self.raising
            end = max(self.stop, first + min(PARTS, games))
        self.numbers += range(first, end)
        show(end - first)
        return rows(first, end - first)


def played(file: Any, first: int, games: int, player: Player | None = None) -> Rows:
    """Play games into a file."""
    with Record(file, IDENTITY, one_by_one(player or Player())) as record:
        return record.play(first, games, None, lambda games: None)


@contextmanager
def as_nobody() -> Iterator[None]:
    """Be a user without rights, where we have all."""
    if os.geteuid():
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())

"""Who wins by who plays whom: what a side or a seat is worth at each pairing of skill."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from samurai_odds.analysis.balance import difference, share
from samurai_odds.analysis.favor import Credits, completed
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.workers.player import Player

ROUNDS = (32, 64, 128, 256, 512, 1_024)  # games of each start, as far as the time goes


@dataclass(frozen=True)
class Pairing:
    """Who plays whom: by column where the games begin, and whose share is wanted.

    ``compared`` says that the columns are one scenario begun in two ways.
    """

    name: str
    cells: Mapping[str, tuple[Start, int]]
    compared: bool = False


@dataclass(frozen=True)
class Paired:
    """What came of a pairing: win rates by column; with two ways to begin their difference."""

    name: str
    shares: Mapping[str, Figure]
    apart: Figure | None


def play_pairings(
    pairings: Sequence[Pairing],
    credits_of: Callable[[Rows], Credits],
    player: Player,
    seed: int,
    most: int,
    deadline: float,
) -> list[Paired]:
    """Play all pairings in rounds, with the same luck, until the deadline (`time.monotonic`).

    The first pairing is played a little whatever the time.
    """
    starts = {id(start): start for one in pairings for start, _ in one.cells.values()}
    first = {id(start) for one in pairings[:1] for start, _ in one.cells.values()}
    won: dict[int, Credits] = {}
    for wanted in (games for games in ROUNDS if games <= max(most, ROUNDS[0])):
        for key, start in starts.items():
            done = len(won.get(key, ()))
            until = None if key in first and not done else deadline
            if (until is None or time.monotonic() < until) and done < min(wanted, most):
                rows = player.play_many(start, seed, done, min(wanted, most) - done, until)
                found = completed(credits_of(rows))
                won[key] = np.concatenate([won[key], found]) if done else found
    return [
        _paired(one, won)
        for one in pairings
        if all(len(won.get(id(start), ())) > 1 for start, _ in one.cells.values())
    ]


def _paired(one: Pairing, won: Mapping[int, Credits]) -> Paired:
    scores = {name: won[id(start)][:, place] for name, (start, place) in one.cells.items()}
    apart = None
    if one.compared:
        both = min(map(len, scores.values()))
        first, second = (block[:both] for block in scores.values())
        apart = difference(first, second)
    return Paired(one.name, {name: share(block) for name, block in scores.items()}, apart)


def pairing_grid(found: Sequence[Paired], heading: str) -> Grid:
    """Return the table of pairings."""
    columns = tuple(found[0].shares)
    worth = ("so the first move is worth, points",) if found[0].apart is not None else ()
    rows = tuple(
        (one.name, *one.shares.values(), *([one.apart.in_points] if one.apart is not None else []))
        for one in found
    )
    return Grid("", (heading, *columns, *worth), rows)

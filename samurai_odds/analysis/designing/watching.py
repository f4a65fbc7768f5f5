"""Games gone through turn by turn: the state at the start of each, of games played at speed."""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from samurai_odds.grids.grid import Grid
from samurai_odds.play.game import Start
from samurai_odds.play.parts import play_to
from samurai_odds.play.rules import layout as at

_TOGETHER = 8  # games handed to the threads between two looks at the clock

Heat = Sequence[tuple[float, float, float]]  # where on the map, and how much
Walk = list[Start]  # a game as it stands at the start of each of its turns


@dataclass(frozen=True)
class Seen:
    """What a game has seen in such games: tables, and maps with what each shows."""

    grids: tuple[Grid, ...] = ()
    heats: tuple[tuple[str, Heat], ...] = ()


def walk(start: Start, seed: int, number: int) -> Walk:
    """Return a game as it begins, then at the start of each later turn."""
    turn, found, onward = max(1, int(start.state[at.TURN])), [], start
    if int(start.state[at.TURN]) >= 1:
        found.append(start)
        turn += 1
    while True:
        part = play_to(onward, seed, number, turn=turn)
        if part.onward is None:
            return found
        found.append(part.onward)
        onward, turn = part.onward, int(part.onward.state[at.TURN]) + 1


def walks(
    start: Start, seed: int, games: int, deadline: float, threads: int | None = None
) -> Iterator[Walk]:
    """Yield games from number 0 on, until the deadline (of `time.monotonic`)."""
    with ThreadPoolExecutor(threads or 2) as pool:
        for first in range(0, games, _TOGETHER):
            if first and time.monotonic() >= deadline:
                return
            numbers = range(first, min(games, first + _TOGETHER))
            yield from pool.map(lambda number: walk(start, seed, number), numbers)

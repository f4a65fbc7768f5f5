"""When games are decided: win chances along them, changes of the lead, comebacks.

Chances are the evaluation of the game at some moments of the same games, stopped there, set to
how many of these games were won in the end: an evaluation knows little of a scenario that favors a
side.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.favor import completed
from samurai_odds.grids.figure import Figure, wilson_error
from samurai_odds.grids.grid import Grid
from samurai_odds.play import layout as at
from samurai_odds.play.game import Start
from samurai_odds.play.rollouts import play_to
from samurai_odds.play.scene import Heat
from samurai_odds.play.search.searching import SCALE, play_many
from samurai_odds.play.workers.player import Player

DECIDED = 0.8  # of win chance, kept to the end
BEHIND = (0.8, 0.6, 0.4, 0.2)  # of an equal share, from where the winner came back
QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)
_POINTS = 9  # turns at most
_OWN = 4  # games that the evaluation counts for, where few are still on
_LEAST = 1e-6  # chance of a game that is still on
_ROUNDS = 50  # until the chances agree

Array = NDArray[np.float64]
Standing = list[tuple[int, tuple[float, ...]]]  # by turn the chances of those who can win


@dataclass(frozen=True)
class Swings:
    """Chances of those who can win, games x moments x players; ``won`` is what came of the games.

    ``turns`` numbers the moments, in what ``counted`` names.
    """

    turns: tuple[int, ...]
    chances: Array
    won: Array
    counted: str = "turn"

    @property
    def games(self) -> int:
        """How many were followed."""
        return len(self.won)

    @property
    def leads(self) -> Figure:
        """How often the lead changes in a game, on average."""
        leaders = self.chances.argmax(axis=2)
        changes = (leaders[:, 1:] != leaders[:, :-1]).sum(axis=1)
        return Figure(
            float(changes.mean()), float(changes.std(ddof=1)) / self.games**0.5, self.games
        )

    def leads_text(self) -> str:
        """Return how often the lead changes, in words."""
        if not self.leads:
            return f"The lead never changes in {self.games:,} games"
        return f"The lead changes {self.leads.text()} times a game"

    def comebacks(self) -> list[tuple[float, Figure]]:
        """Return how often the winner was once down to a chance."""
        lowest = self._winners().min(axis=1)
        even = 1 / self.chances.shape[2]
        return [(part * even, _share(lowest <= part * even)) for part in BEHIND]

    def decided(self) -> list[tuple[int, Figure]]:
        """Return by each turn how many games the winner no longer let go."""
        sure = np.logical_and.accumulate(self._winners()[:, ::-1] >= DECIDED, axis=1)[:, ::-1]
        return [(turn, _share(sure[:, place])) for place, turn in enumerate(self.turns)]

    def along(self) -> list[tuple[int, tuple[float, ...]]]:
        """Return by each turn the quantiles of the chance of who won in the end."""
        quantiles = np.quantile(self._winners(), QUANTILES, axis=0)
        return [
            (turn, tuple(quantiles[:, place].tolist())) for place, turn in enumerate(self.turns)
        ]

    def _winners(self) -> Array:
        best = self.won.argmax(axis=1)
        sole = self.won.max(axis=1) == 1
        chances_of_winners = np.take_along_axis(self.chances, best[:, None, None], axis=2)[:, :, 0]
        return np.asarray(chances_of_winners[sole])


def followed(
    start: Start,
    stopped: Callable[[Start, int], Start],
    seats: Sequence[int],
    player: Player,
    seed: int,
    games: int,
    lengths: NDArray[np.int64],
    won: Array,
    deadline: float,
    counted: str = "turn",
) -> Swings | None:
    """Play games again, ``stopped`` after some turns; None if there was no time for two.

    The turns come in an order that leaves some of all parts where time is up.
    """
    first = int(start.state[at.TURN])
    last = int(np.quantile(lengths, 0.9)) + max(0, first - 1)
    turns = sorted({*np.linspace(max(1, first), max(1, last - 1), _POINTS).astype(int).tolist()})
    by_game = {}
    for turn in halved(turns):
        rows = player.play_many(stopped(start, turn), seed, 0, games, deadline)
        if len(rows) < games:
            break
        worth = [start.game.worth(rows, seat) / SCALE for seat in seats]
        by_game[turn] = np.stack(worth, axis=1)
    return swings_of(by_game, won[:games], counted)


def halved(turns: Sequence[int]) -> list[int]:
    """Order turns: the first, the last, the middle, the middles of the halves and so on."""
    order, step = [0, len(turns) - 1], len(turns) - 1
    while step > 1:
        order += range(step // 2, len(turns), step)
        step = -(-step // 2)
    return [turns[place] for place in dict.fromkeys([*order, *range(len(turns))])]


def swings_of(evaluated: Mapping[int, Array], won: Array, counted: str) -> Swings | None:
    """Return what evaluations by turn and game say; None of one turn, or where nobody won."""
    if len(evaluated) < 2 or (won.max(axis=1) == 1).sum() < 2:
        return None
    turns = tuple(sorted(evaluated))
    return Swings(turns, np.stack([settled(evaluated[one], won) for one in turns], 1), won, counted)


def settled(chances: Array, won: Array) -> Array:
    """Return chances at a moment, of games still on set to how often each won them in the end.

    Odds are multiplied by one number for each who can win (proportional fitting).
    """
    live = chances.max(axis=1) < 1
    if not live.any():
        return chances
    own = np.maximum(chances[live], _LEAST)
    wanted = completed(won[live]).sum(axis=0) + _OWN * own.mean(axis=0)
    for _ in range(_ROUNDS):
        own = own * wanted / own.sum(axis=0)
        own /= own.sum(axis=1, keepdims=True)
    shares = chances.copy()
    shares[live] = own
    return shares


def standing(
    start: Start,
    stopped: Callable[[Start, int], Start],
    seats: Sequence[int],
    seed: int,
    number: int,
    length: int,
) -> Standing:
    """Return the chances in one game at the start of each turn but its first."""
    first = max(1, int(start.state[at.TURN]))
    by_turn: Standing = []
    for turn in range(first, first + length - 1):
        rows = play_many(stopped(start, turn), seed, number, 1)
        chances = tuple(float(start.game.worth(rows, seat)[0]) / SCALE for seat in seats)
        by_turn.append((turn + 1, chances))
    return by_turn


def _share(met: NDArray[np.bool_]) -> Figure:
    share = float(met.mean()) if len(met) else 0.0
    return Figure(share, wilson_error(share, max(1, len(met))), len(met), True)


# ---- Games gone through turn by turn -------------------------------------------------

_TOGETHER = 8  # games handed to the threads between two looks at the clock

Walk = list[Start]  # a game as it stands at the start of each of its turns


@dataclass(frozen=True)
class Seen:
    """What a game has seen in such games: tables, and maps with what each shows."""

    grids: tuple[Grid, ...] = ()
    heats: tuple[tuple[str, Heat], ...] = ()


def walk(start: Start, seed: int, number: int) -> Walk:
    """Return a game as it begins, then at the start of each later turn."""
    turn, stops, onward = max(1, int(start.state[at.TURN])), [], start
    if int(start.state[at.TURN]) >= 1:
        stops.append(start)
        turn += 1
    while True:
        part = play_to(onward, seed, number, turn=turn)
        if part.onward is None:
            return stops
        stops.append(part.onward)
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

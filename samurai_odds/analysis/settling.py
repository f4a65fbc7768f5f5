"""Plans of advice too close to call, played to the end until one of two has shown to be better.

The leader meets those not told from it, one after the other, in games with the same luck. Who
wins more, beyond two errors, leads on. How likely the leader is to win is asked in other games:
in those that made it the leader it had luck.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import hypot
from statistics import NormalDist
from typing import Any

from samurai_odds.analysis.weighing import (
    Candidate,
    Looked,
    Weighed,
    Weighing,
    doubt_of,
    moved,
)
from samurai_odds.engine.limit import Limit
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.play.search.racing import (
    TIED,
    Placing,
    Remembered,
    at_most,
    difference_of,
    ended,
    led_by,
)
from samurai_odds.play.search.searching import SCALE

_PART = 64  # games of each between two looks at the clock
_FEWEST = 256  # games of each before two are called different
_MOST_SECONDS = 86_400
_LAST = 0.2  # of the time, for the chance of another leader
_LUCK = 0xD0E1  # of duels: neither the race's, nor that in which chances are asked


@dataclass(frozen=True)
class Met:
    """A plan that was played to the end beside the best.

    ``behind`` is how many games fewer it wins; below 0 where it wins more, but not surely.
    """

    turn: Weighed
    behind: Figure

    @property
    def clear(self) -> bool:
        """Whether the two have been told apart, by two errors."""
        return _is_clear(self.behind)


@dataclass(frozen=True)
class Settled:
    """All plans as they stand, and those that the best has met in ``seconds`` at most.

    ``seconds`` is None where nothing was to be settled. ``nobody`` is how many games of the best,
    played to the end, had no winner; ``games`` were played to the end for this.
    """

    turns: tuple[Weighed, ...]
    tied: int
    nobody: Figure | None
    seconds: float | None = None
    met: tuple[Met, ...] = ()
    games: int = 0
    interrupted: bool = False

    def to_dict(self) -> dict[str, Any]:
        """Give everything as plain values; plans by their place among the candidates, from 1."""
        places = {id(each): place for place, each in enumerate(self.turns, 1)}
        plans = [
            {
                "candidate": places[id(one.turn)],
                "behind": one.behind.to_dict(),
                "games": one.behind.samples,
                "clear": one.clear,
            }
            for one in self.met
        ]
        return {"seconds": self.seconds, "games": self.games, "plans": plans}


def check_settle(seconds: float | None) -> None:
    """Refuse what is no time for settling."""
    if seconds is not None and not 0 < seconds <= _MOST_SECONDS:
        most = f"{_MOST_SECONDS:,} at most"
        raise OddsError(f"settle must be seconds above 0, {most}, got {seconds:g}")


def settled(
    weighing: Weighing,
    looked: Looked,
    turns: Sequence[Weighed],
    seconds: float | None,
    limit: Limit,
) -> Settled:
    """Play the best of some plans and those not told from it to the end, in a time.

    No more games of each than ``limit.most_samples``. Where a plan wins at once, or nothing is
    close, nothing is played.
    """
    raced, stopped = looked.run, looked.run.interrupted
    as_raced = Settled(tuple(turns), raced.tied, looked.nobody, seconds, interrupted=stopped)
    leader = turns[0].candidate
    if seconds is None or stopped or leader.wins:
        return as_raced
    until, games = time.monotonic() + (1 - _LAST) * seconds, 0
    close = (one.candidate for one in turns[1:] if one.placing.tied and one.placing.loss.bar)
    met: list[Candidate] = []
    for other in close:
        pair = _Pair(weighing, leader, other)
        try:
            pair.play(until, limit.most_samples)
        except KeyboardInterrupt:
            stopped = True
        if pair.games:
            games += 2 * pair.games
            leader, second = (other, leader) if pair.other_is_better else (leader, other)
            met.append(second)
        if stopped or not pair.games:
            break
    if not met:
        return replace(as_raced, interrupted=stopped)
    chance, nobody = turns[0].placing.value, looked.nobody
    if leader is not turns[0].candidate:
        last = Limit(samples=limit.samples, seconds=_LAST * seconds)
        try:
            chance, nobody = ended(weighing.whole(leader, last))
        except KeyboardInterrupt:  # nobody knows how likely it wins
            return replace(as_raced, interrupted=True)
        games += chance.samples
    placed, behind = _placed(weighing, looked, turns, leader, met, chance)
    tied = sum(one.placing.tied for one in placed)
    return Settled(tuple(placed), tied, nobody, seconds, tuple(behind), games, stopped)


class _Pair:
    """Two plans, ``games`` of each played to the end; ``gap`` is how far the second is behind."""

    def __init__(self, weighing: Weighing, leader: Candidate, other: Candidate) -> None:
        self.players = [weighing.to_the_end(each, _LUCK)[1] for each in (leader, other)]
        self.show = weighing.show
        self.games, self.gap = 0, Figure(0.0)

    @property
    def other_is_better(self) -> bool:
        """Whether the second wins more, beyond two errors."""
        return self.gap < 0 and _is_clear(self.gap)

    def play(self, until: float, most: int) -> None:
        """Play until they differ, the games doubled each time, or the time is over."""
        wanted = min(_FEWEST, most)
        while self._play_to(wanted, until):
            if wanted == most or (wanted >= _FEWEST and _is_clear(self.gap)):
                break
            wanted = min(2 * wanted, most)

    def _play_to(self, wanted: int, until: float) -> bool:
        """Play to a number of games of each; False where the time is over before."""
        for end in self._parts(wanted):
            if time.monotonic() >= until:
                return False
            if self.show:
                self.show(end, wanted)
            for player in self.players:
                player(0, end)
            self.games, self.gap = end, _gap(self.players, end)
        return True

    def _parts(self, wanted: int) -> Iterator[int]:
        yield from range(self.games + _PART, wanted, _PART)
        yield wanted


def _placed(
    weighing: Weighing,
    looked: Looked,
    turns: Sequence[Weighed],
    leader: Candidate,
    met: Sequence[Candidate],
    chance: Figure,
) -> tuple[list[Weighed], list[Met]]:
    """Place all plans behind the leader; those that were ``met`` by their games to the end."""
    number = next(one.placing.number for one in turns if one.candidate is leader)
    run = looked.run if turns[0].candidate is leader else led_by(looked.run, number)
    raced = {place.number: place for place in run.placings}
    doubt, end = doubt_of(leader.plan, run), weighing.to_the_end(leader, _LUCK)[1]
    chances = dict(looked.run.chances_best)
    placed: list[Weighed] = []
    gaps: dict[int, Figure] = {}
    for one in turns:
        own = one.placing.number
        place = moved(raced[own], chance, doubt * (own != number))
        if any(one.candidate is each for each in met):
            gaps[own] = _gap((end, weighing.to_the_end(one.candidate, _LUCK)[1]))
            place = _behind(place, chance, gaps[own])
            _share(chances, number, own, gaps[own])
        placed.append(replace(one, placing=place))
    placed = [replace(one, chance_best=chances[one.placing.number]) for one in placed]
    placed.sort(key=lambda one: (one.placing.number != number, float(one.placing.loss)))
    behind = [Met(one, gaps[one.placing.number]) for one in placed if one.placing.number in gaps]
    return placed, behind


def _behind(place: Placing, chance: Figure, gap: Figure) -> Placing:
    """Place a plan so far behind the best: where it wins more, but not surely, as far as it."""
    loss = at_most(Figure(max(0.0, gap), gap.se, gap.samples, True), chance)
    value = Figure(chance - loss, hypot(chance.se, loss.se), chance.samples, True)
    return replace(place, value=value, loss=loss, tied=not _is_clear(gap))


def _gap(players: Sequence[Remembered], games: int | None = None) -> Figure:
    """Return how far the second is behind the first, in the games that both played."""
    both = min(len(player.values) for player in players) if games is None else games
    one, other = (player.values[:both] for player in players)
    return difference_of(one - other, SCALE)


def _is_clear(gap: Figure) -> bool:
    return bool(abs(gap) > TIED * gap.bar)


def _share(chances: dict[int, float], leader: int, other: int, gap: Figure) -> None:
    """Part the chances of two to be the best by how surely one of them is better."""
    both = chances[leader] + chances[other]
    better = NormalDist().cdf(float(gap) / gap.bar) if gap.bar else float(gap > 0)
    chances[leader], chances[other] = both * better, both * (1 - better)

"""A race: candidates played with the same luck, those clearly behind no longer played.

All that is left plays the same games; who is behind the leader by more than a bound on their
*paired* difference goes. So the games go where the question is still open.
"""

import time
from collections.abc import Callable, Collection, Container, Generator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import sqrt
from statistics import NormalDist
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress
from samurai_odds.engine.sampling.streams import UNIFORM_BITS, uniforms
from samurai_odds.grids.figure import Figure, wilson_error
from samurai_odds.play.options import CONFIDENCE

Result = TypeVar("Result")

FIRST_LOOK = 128  # games of each before anybody may go
TIED = 2.0  # standard errors of a difference within which two cannot be told apart
EVIDENCE = 1.0  # errors of a difference beyond which what is usual is left for another
_WORTH = 0.1  # as many games more, of those played, are worth another look
_NEXT = 3  # times the games so far after which half go: no look before
_SOONER = 3  # where time is short, those furthest behind may go after a third of the games
_LOOKS = 12  # at doubling numbers of games: the bounds allow for as many
_BLOCKS = 64  # of games, drawn again and again to tell how often each comes out best
_DRAWS = 2_000

Play = Callable[[int, int], NDArray[np.int64]]


class Remembered:
    """A player that keeps what it has played, for another race with the same luck."""

    def __init__(self, play: Play) -> None:
        self.play, self.values = play, np.zeros(0, dtype=np.int64)

    def __call__(self, first: int, games: int) -> NDArray[np.int64]:
        """Play some games that follow those played before, or give what is known of them."""
        known = len(self.values)
        if first + games > known:
            more = self.play(known, first + games - known)
            self.values = np.concatenate([self.values, more])
        return self.values[first : first + games]


@dataclass(frozen=True)
class Placing:
    """What a race says of one candidate.

    ``loss`` is how far it is behind the best (0 of the best itself, never more than the best's
    chance) with the error of the *paired* difference; ``value`` what that leaves of the best's
    mean; ``games`` how many it played. So values, losses and the ranking never contradict each
    other. ``tied`` says that it cannot be told from the best; nothing is tied with a ``sure`` win
    but another.
    """

    number: int
    value: Figure
    loss: Figure
    games: int
    tied: bool
    sure: bool = False


@dataclass(frozen=True)
class Race:
    """All candidates, by their values; ``values`` are those of each one's games.

    ``finishers`` are those dropped neither as clearly behind nor for want of time.
    """

    placings: tuple[Placing, ...]
    values: tuple[NDArray[np.int64], ...]
    finishers: tuple[int, ...]
    games: int  # played in all
    interrupted: bool
    scale: int

    @property
    def tied(self) -> int:
        """How many cannot be told from the best, itself included."""
        return sum(placing.tied for placing in self.placings)

    @cached_property
    def chances_best(self) -> dict[int, float]:
        """How often each candidate would come out best, were the race run again.

        Blocks of games are drawn again and again; equals share what they win. Who was dropped
        for want of time stands behind the best as its loss and error say; who was clearly
        behind has no chance.
        """
        if sure := [place.number for place in self.placings if place.sure]:
            share = 1 / len(sure)
            return {number: share * (number in sure) for number in range(len(self.values))}
        games = min(len(self.values[number]) for number in self.finishers)
        blocks = min(_BLOCKS, games)
        size = games // blocks
        sums = np.stack(
            [
                self.values[number][: blocks * size].reshape(blocks, size).sum(axis=1)
                for number in self.finishers
            ]
        )
        totals = (_times_drawn(blocks) @ sums.T).astype(float)
        late = [one for one in self.placings if one.tied and one.number not in self.finishers]
        if late:
            luck = np.random.default_rng(0).standard_normal((_DRAWS, len(late)))
            behind = [one.loss for one in late] + luck * [one.loss.se for one in late]
            whole = float(sums.sum(axis=1).max())
            totals = np.hstack([totals, whole - behind * (blocks * size * self.scale)])
        first = totals == totals.max(axis=1, keepdims=True)
        won = (first / first.sum(axis=1, keepdims=True)).sum(axis=0) / _DRAWS
        numbers = [*self.finishers, *(one.number for one in late)]
        return dict.fromkeys(range(len(self.values)), 0.0) | dict(
            zip(numbers, map(float, won), strict=True)
        )


@cache
def _times_drawn(blocks: int) -> NDArray[np.int64]:
    """How often each of some blocks is drawn, by draw."""
    drawn = [uniforms(0, draw, blocks) * blocks >> UNIFORM_BITS for draw in range(_DRAWS)]
    return np.stack([np.bincount(each, minlength=blocks) for each in drawn])


def ended(steps: Generator[Any, None, Result]) -> Result:
    """Take all steps; return what they come to."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result


def racing(
    players: Sequence[Play],
    scale: int,
    limit: Limit,
    kept: Container[int] = (),
    confidence: float = CONFIDENCE,
    progress: Progress | None = None,
    first_look: int = FIRST_LOOK,
    certain: Container[int] = (),
    usual: int | None = None,
    pace: Callable[[], float] | None = None,
    tell: Callable[[Sequence[int], int], Any] | None = None,
) -> Generator[Any, None, Race]:
    """Run a race, in steps (`ended`); ``players[k](first, games)`` plays some games of candidate k.

    A player gives whole numbers, of which ``scale`` are worth 1. ``kept`` are candidates
    never dropped, ``certain`` those known to win every game, ``usual`` who counts as the best
    while no other is better beyond the error: of many that are alike one leads by luck.

    It ends when the errors of all differences from the best are within ``limit.stderr``, when
    nobody is left but the best, or at the limit's time or its number of games *of each*. Where
    the time is too short to be as sure of all, those furthest behind go, half of them at a time:
    each time after an equal part of the games that are left; ``pace`` tells the seconds that a game
    takes, if some may be known already. Ctrl-C ends it with the games played.

    Before each round it yields what ``tell`` makes of who is about to play, and up to which game:
    whoever listens may have that played beforehand, if the players know it then.
    """
    field = _Field(len(players), scale, kept, confidence, certain, usual)
    begun, done, halved = time.monotonic(), 0, 0
    wanted = min(first_look if limit.seconds is None else first_look // _SOONER, limit.most_samples)
    interrupted = False
    while wanted > done and not interrupted:
        worths = {}
        if tell:
            yield tell(field.running, wanted)
        try:
            for number in field.running:
                worths[number] = players[number](done, wanted - done)
                if progress:
                    progress(done + wanted * len(worths) // len(field.running), limit.most_samples)
        except KeyboardInterrupt:
            interrupted = True
            if not done:
                raise
            break
        field.add(worths)
        done, wanted = wanted, min(2 * wanted, limit.most_samples)
        if done >= min(first_look, limit.most_samples):
            field.drop()
        if field.settled(limit.stderr):
            break
        if limit.seconds is not None:
            spent = time.monotonic() - begun
            left = int((limit.seconds - spent) / (pace() if pace else spent / field.played))
            halved = halved or done + field.share(left)
            if done >= halved:
                field.narrow(limit.stderr, left)
                halved = done + field.share(left)
            most = done + left // len(field.running)
            if most < (1 + _WORTH) * done:
                break
            wanted = min(most, wanted if halved > _NEXT * done else halved)
    return field.result(interrupted)


class _Field:
    """The candidates, what each has played, and who is still running."""

    def __init__(
        self,
        number: int,
        scale: int,
        always_in: Container[int],
        confidence: float,
        certain: Container[int] = (),
        usual: int | None = None,
    ) -> None:
        self.values: list[NDArray[np.int64]] = [np.zeros(0, dtype=np.int64)] * number
        self.running = list(range(number))
        self.kept, self.scale, self.certain, self.usual = always_in, scale, certain, usual
        wrong = (1 - confidence) / max(1, number - 1) / _LOOKS
        self.bound = NormalDist().inv_cdf(1 - wrong)

    def add(self, worths: dict[int, NDArray[np.int64]]) -> None:
        for number, values in worths.items():
            self.values[number] = np.concatenate([self.values[number], values])

    @property
    def played(self) -> int:
        """Games in all."""
        return sum(map(len, self.values))

    @property
    def best(self) -> int:
        """The candidate that leads among those still running; the first of equals."""
        return max(
            self.running,
            key=lambda number: (number in self.certain, int(self.values[number].sum()), -number),
        )

    def behind(self, number: int, best: int) -> Figure:
        """Give how far one is behind another, over the games that both played."""
        games = min(len(self.values[number]), len(self.values[best]))
        return difference_of(self.values[best][:games] - self.values[number][:games], self.scale)

    def drop(self) -> None:
        """Let go who is clearly behind the leader, but whom the asker wants to keep."""
        best = self.best
        clear = [
            number
            for number in self.running
            if number != best and number not in self.kept and self._clearly(number, best)
        ]
        self.running = [number for number in self.running if number not in clear]

    def share(self, games: int) -> int:
        """Give the games of each until half may go: an equal part for each halving down to one."""
        running = len(self.running)
        return max(1, games // (running * max(1, (running - 1).bit_length())))

    def narrow(self, stderr: float | None, games: int) -> None:
        """Let those furthest behind go if so many games cannot make all as sure as is wanted.

        At least half of them stay, for who is behind now may be so by bad luck.
        """
        if stderr is None:
            return
        best = self.best
        gaps = {one: self.behind(one, best) for one in self.running if one != best}
        near = sorted((one for one in gaps if one not in self.kept), key=gaps.__getitem__)
        least = (len(near) + 1) // 2
        while len(near) > least and _needed(gaps.values(), stderr) > games:
            gaps.pop(near[-1])
            self.running.remove(near.pop())

    def _clearly(self, number: int, best: int) -> bool:
        gap = self.behind(number, best)
        return gap > self.bound * gap.se and gap > 0

    def settled(self, stderr: float | None) -> bool:
        """Say whether nothing is left to be found out."""
        best = self.best
        if self.running == [best]:
            return True
        if stderr is None:
            return False
        return all(self.behind(number, best).se <= stderr for number in self.running)

    def result(self, interrupted: bool, leader: int | None = None) -> Race:
        """Place all by how far they are behind the best, in the games that both played.

        Not behind the leader of the time when one was dropped: he led by luck, too. A ``leader``
        is the best by what else is known.
        """
        best = self._chosen() if leader is None else leader
        losses = {number: self._lost(number, best) for number in range(len(self.values))}
        won = best in self.certain
        top = mean_of(self.values[best], self.scale)
        placings = [
            Placing(
                number,
                self._value(number, best, losses),
                at_most(losses[number], 1.0 if won else top),
                len(values),
                number in self.certain if won else losses[number] <= TIED * losses[number].se,
                number in self.certain,
            )
            for number, values in enumerate(self.values)
        ]
        placings.sort(
            key=lambda one: (
                not one.sure,
                float(one.loss),
                one.number != best,
                float(self.behind(one.number, best)),
                one.number,
            )
        )
        finishers = tuple(self.running)
        values = tuple(self.values)
        return Race(tuple(placings), values, finishers, self.played, interrupted, self.scale)

    def _chosen(self) -> int:
        """Give the leader, or what is usual where it is not behind him beyond the error."""
        best, usual = self.best, self.usual
        if usual is None or usual not in self.running or best in self.certain:
            return best
        return best if is_shown(self.behind(usual, best)) else usual

    def _lost(self, number: int, best: int) -> Figure:
        """Give how far one is behind the best, which none counts as before."""
        if number == best or number in self.certain:
            return Figure(0.0)
        gap = self.behind(number, best)
        return gap if gap >= 0 else Figure(0.0, gap.se, gap.samples, True)

    def _value(self, number: int, best: int, losses: dict[int, Figure]) -> Figure:
        """Give the best's mean less what another is behind; its error is that of its own games."""
        if number in self.certain:
            return Figure(1.0, 0.0, 0, True)
        own, top = (mean_of(self.values[one], self.scale) for one in (number, best))
        value = min(1.0, max(0.0, top - losses[number]))  # no luck in it: not quite a share
        return Figure(value, own.se, own.samples, True)


def led_by(run: Race, leader: int) -> Race:
    """Return a race, in which nothing is a sure win, with another candidate as its best."""
    field = _Field(len(run.values), run.scale, (), CONFIDENCE)
    field.values, field.running = list(run.values), list(run.finishers)
    return field.result(run.interrupted, leader)


def at_most(loss: Figure, chance: float) -> Figure:
    """Return a loss, which is never more than the chance that is lost.

    The mean of games without luck, or with another evaluation, may say more.
    """
    return loss if loss <= chance else Figure(max(0.0, chance), loss.se, loss.samples, True)


def is_shown(gap: Figure) -> bool:
    """Return whether a difference is beyond its error, so that what is usual is left for it."""
    return gap > EVIDENCE * gap.se


def _needed(gaps: Collection[Figure], stderr: float) -> float:
    """Count the games more that make all differences from the best as sure as is wanted."""
    each = max(gap.samples * ((gap.bar / stderr) ** 2 - 1) for gap in gaps)
    return (len(gaps) + 1) * each


def difference_of(apart: NDArray[np.int64], scale: int) -> Figure:
    """Give the mean difference of two chances, ``scale`` of them 1.

    As far in every game is not sure for ever, for other games may be rare: it has the error of a
    share as large.
    """
    difference = mean_of(apart, scale)
    if difference and not difference.se:
        return Figure(
            difference, wilson_error(min(1.0, abs(difference)), len(apart)), len(apart), True
        )
    return difference


def mean_of(values: NDArray[np.int64], scale: int, share: bool = True) -> Figure:
    """Give the mean of whole numbers, of which ``scale`` are worth 1, with its error.

    ``share`` says that it is a chance, or a difference of chances.
    """
    games, total = len(values), int(values.sum())
    squares = int((values * values).sum())
    spread = max(squares * games - total * total, 0)  # whole numbers: exact
    error = sqrt(spread / max(games - 1, 1)) / games / scale
    return Figure(total / games / scale, error, games, share)

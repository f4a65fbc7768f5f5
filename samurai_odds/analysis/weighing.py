"""Which of several plans wins most: raced, varied, raced again, and the best played to the end.

A race compares: its games are evaluated soon and alike, and what is off in all of them is off in
no difference. How likely the best is to win is another question, in which an evaluation may be
far off, and luck has helped to choose it: so the best is also played to the end, in other games,
and all chances are what their losses leave of that.
"""

import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure, wilson_error
from samurai_odds.play import layout as at
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.search.planning import Plan
from samurai_odds.play.search.racing import (
    FIRST_LOOK,
    Placing,
    Race,
    Remembered,
    Result,
    at_most,
    ended,
    mean_of,
    racing,
)
from samurai_odds.play.search.searching import PILOT, SCALE, Luck, Rollouts, Wanted, rollouts_of

USUAL = Limit(stderr=0.01, seconds=10)  # of advice
_FIRST_GAMES = 128  # of a race that says whose plan is worth varying
_VARIED = 2  # plans that are
_BRIEF, _FEWEST, _MOST = 16, 64, 2_048  # games of the best to the end: of a brief look, of others
_SURE = 0.02  # standard error that they are to have
_SURER = 0.002  # if all end alike: a win in reach is not called likely only
_FIRST, _LAST = 0.2, 0.3  # of a limit's time, for the first race and for games to the end
_OTHER_LUCK = 0xBE57
Steps = Generator[Wanted, None, Result]  # before each, the games that it is about to play


@dataclass(frozen=True)
class Candidate:
    """What may be done: a plan, and the lines that say it."""

    plan: Plan
    lines: tuple[str, ...]
    asked: bool = False

    @property
    def wins(self) -> bool:
        """Whether it wins at once, without dice."""
        return self.plan.wins

    def does(self, plan: Plan) -> bool:
        """Return whether it is what a plan without further orders is."""
        alike = self.plan.key == plan.key or self.plan.gist == plan.gist
        return alike and not self.plan.start.question[at.SCRIPT]


@dataclass(frozen=True)
class Weighed:
    """A candidate with what its games have shown.

    ``placing`` has its win chance and its loss against the best, ``chance_best`` how often it
    would come out best.
    """

    candidate: Any
    placing: Placing
    chance_best: float
    count: Callable[[Plan], Any]

    @cached_property
    def impact(self) -> Any:
        """What the game counts besides, once somebody asks: few of the plans are looked at."""
        return self.count(self.candidate.plan)


@dataclass(frozen=True)
class Looked:
    """What a look at some candidates has found; ``whole``: the best was played to the end.

    ``nobody`` is how many of those games had no winner, of two sides: each counts half.
    """

    run: Race
    field: Sequence[Candidate]
    placings: tuple[Placing, ...]
    whole: bool
    nobody: Figure | None = None

    def weighed(self, impact: Callable[[Plan], Any]) -> list[Weighed]:
        """List the candidates, the best first, with what a game counts of each."""
        return [
            Weighed(
                self.field[place.number],
                place,
                self.run.chances_best[place.number],
                impact,
            )
            for place in self.placings
        ]


def check_confidence(confidence: float) -> None:
    """Refuse what is no confidence that the best is not dropped."""
    if not 0.5 <= confidence < 1:
        raise OddsError(f"confidence must be at least 0.5 and below 1, got {confidence!r}")


class _Timed:
    """Plays games, and tells how long one takes."""

    def __init__(self, play: Callable[..., Rows]) -> None:
        self.play, self.games, self.seconds = play, 0, 0.0

    def __call__(self, start: Start, seed: int, first: int, count: int) -> Rows:
        begun = time.monotonic()
        rows = self.play(start, seed, first, count)
        self.games += count
        self.seconds += time.monotonic() - begun
        return rows

    def pace(self) -> float:
        """Return the seconds that a game takes."""
        return self.seconds / self.games


class Weighing:
    """Looks at candidates of one position; what one has played serves its next race too."""

    def __init__(
        self,
        replies: int,
        seed: int,
        confidence: float,
        play: Callable[..., Rows],
        show: Progress | None,
        first_look: int = FIRST_LOOK,
    ) -> None:
        self.replies, self.seed, self.confidence = replies, seed, confidence
        self.play, self.show, self.first_look = _Timed(play), show, first_look
        self.players: dict[int, tuple[Rollouts, Remembered]] = {}
        self.ends: dict[tuple[int, int], tuple[Rollouts, Remembered]] = {}
        self.luck = Luck()

    def look(
        self,
        field: Sequence[Candidate],
        more: Callable[[Sequence[Candidate]], Sequence[Candidate]],
        limit: Limit,
        usual: Plan | None = None,
    ) -> Looked:
        """Race candidates, then with them what ``more`` makes of the best; those asked to the end.

        The ``usual`` plan is the best while no other is better beyond the error.
        Raises KeyboardInterrupt if it is interrupted before the first games are over.
        """
        return ended(self.steps(field, more, limit, usual))

    def steps(
        self,
        field: Sequence[Candidate],
        more: Callable[[Sequence[Candidate]], Sequence[Candidate]],
        limit: Limit,
        usual: Plan | None = None,
    ) -> Steps[Looked]:
        """Look; before each step tell which games it is about to play.

        Whoever listens may have them played beforehand, if ``play`` knows it then.
        """
        begun, evaluated = time.monotonic(), _evaluated(field[0].plan)
        few = replace(limit, samples=min(_FIRST_GAMES, limit.most_samples))
        run = yield from self._raced(field, _left(few, begun, 1 - _FIRST))
        if not run.interrupted:
            best = [field[place.number] for place in run.placings]
            field = unlike([*best, *more(best[:_VARIED])])
            run = yield from self._raced(field, _left(limit, begun, _LAST), usual)
        first = field[run.placings[0].number]
        if run.interrupted or first.wins:
            return Looked(run, field, run.placings, not evaluated)
        try:
            whole, nobody = yield from self.whole(first, _left(limit, begun, 0.0))
        except KeyboardInterrupt:
            return Looked(replace(run, interrupted=True), field, run.placings, not evaluated)
        doubt = doubt_of(first.plan, run)
        placings = tuple(
            moved(place, whole, doubt * (k > 0)) for k, place in enumerate(run.placings)
        )
        return Looked(run, field, placings, True, nobody)

    def _raced(
        self, field: Sequence[Candidate], limit: Limit, usual: Plan | None = None
    ) -> Steps[Race]:
        players = [self._player(each) for each in field]
        if self.luck.price is None and field[0].plan.start.game.counts_luck:
            yield _missing(*players[0], PILOT)
            players[0][1](0, PILOT)

        def tell(running: Sequence[int], end: int) -> Wanted:
            wanted: Wanted = []
            for number in running:
                wanted += _missing(*players[number], end)
            return wanted

        return (
            yield from racing(
                [player for _, player in players],
                SCALE,
                limit,
                {number for number, each in enumerate(field) if each.asked},
                self.confidence,
                self.show,
                self.first_look,
                certain=[number for number, each in enumerate(field) if each.wins],
                usual=next((k for k, each in enumerate(field) if usual and each.does(usual)), None),
                pace=self.play.pace,
                tell=tell,
            )
        )

    def _player(self, candidate: Candidate) -> tuple[Rollouts, Remembered]:
        if id(candidate) not in self.players:
            player = rollouts_of(candidate.plan, self.replies, self.seed, self.luck, self.play)
            self.players[id(candidate)] = player, Remembered(player.values)
        return self.players[id(candidate)]

    def to_the_end(self, candidate: Candidate, luck: int) -> tuple[Rollouts, Remembered]:
        """Return what plays a candidate's games to their end, with a luck of which ``luck`` tells.

        All candidates meet the same.
        """
        if (id(candidate), luck) not in self.ends:
            made = rollouts_of(candidate.plan, None, self.seed ^ luck, play=self.play)
            self.ends[id(candidate), luck] = made, Remembered(made.values)
        return self.ends[id(candidate), luck]

    def whole(self, candidate: Candidate, limit: Limit) -> Steps[tuple[Figure, Figure]]:
        """Return the chance of a candidate in games played to their end, and of no winner.

        They are other games than the race's: of several candidates the best has had luck in those
        that chose it.
        """
        whole, ends = self.to_the_end(candidate, _OTHER_LUCK)
        begun, most = time.monotonic(), limit.most_samples
        games = min(_FEWEST, max(_BRIEF, most)) if most > 1 else 1  # one was asked for: no error
        while True:
            yield _missing(whole, ends, games)
            for end in range(_FEWEST, games, _FEWEST):  # a part at a time, to say how far it is
                ends(0, end)
                if self.show:
                    self.show(end, games)
            worth = ends(0, games)
            chance, alike = chance_of(worth), not worth.std()
            spent = time.monotonic() - begun
            slow = limit.seconds is not None and 2 * spent >= limit.seconds
            if (
                chance.se <= (_SURER if alike else _SURE)
                or games >= min(limit.most_samples, _MOST)
                or slow
            ):
                break
            games = min(2 * games, limit.most_samples, _MOST)
        return chance, nobody_of(worth)


def chance_of(worth: NDArray[np.int64]) -> Figure:
    """Return the chance that games to the end come to; alike in all is not sure for ever."""
    chance, games = mean_of(worth, SCALE), len(worth)
    return chance if worth.std() else Figure(chance, wilson_error(chance, games), games, True)


def nobody_of(worth: NDArray[np.int64]) -> Figure:
    """Return how many games to the end had no winner, of two sides: each is worth half."""
    share, games = float((worth == SCALE // 2).mean()), len(worth)
    return Figure(share, wilson_error(share, games), games, True)


def _missing(rollouts: Rollouts, player: Remembered, end: int) -> Wanted:
    """Name the games up to an end that a player does not know."""
    return rollouts.beyond(len(player.values), end)


def _evaluated(plan: Plan) -> bool:
    """Return whether a plan's games stop before their end."""
    start = plan.start
    return not start.game.near_end(start.question, start.state)


def _left(limit: Limit, begun: float, reserve: float) -> Limit:
    """Return what is left of a limit's time, some of it kept back."""
    if limit.seconds is None:
        return limit
    left = (1 - reserve) * limit.seconds - (time.monotonic() - begun)
    return replace(limit, seconds=max(0.1, left))


def doubt_of(plan: Plan, run: Race) -> float:
    """Return the error of another plan's chance that comes of not knowing which is the best.

    The evaluation is off by another amount of each plan; what is left of a chance to the end has
    that of the plan played to it. Were the race run again, another of those tied might lead.
    """
    start = plan.start
    difference = start.game.error(start.question, start.state)[1]
    return difference * sqrt((1 - 1 / run.tied) / 2)  # a difference has the doubt of two


def moved(place: Placing, best: Figure, doubt: float) -> Placing:
    """Return a placing with what it leaves of the chance of the best."""
    if place.sure:
        return place
    loss = at_most(place.loss, best)
    error = sqrt(best.se * best.se + loss.se * loss.se + doubt * doubt)
    value = Figure(max(0.0, best - loss), error, best.samples, True)
    return replace(place, value=value, loss=loss)


def unlike(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Leave out who does what one before does; the one asked about stands in its place.

    Orders that say more than others, of what comes after the dice, are others.
    """
    by_gist: dict[object, Candidate] = {}
    for each in candidates:
        key = each.plan.gist, each.plan.start.question[at.SCRIPT] > 0
        if key not in by_gist or each.asked:
            by_gist[key] = each
    return list(by_gist.values())

"""A seat that searches: it plays on from each of its plans and takes what wins most.

What it spends on a turn is a number of playouts, never seconds, so that a game depends on its
seed and number alone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.sampling.streams import WORD, mix
from samurai_odds.engine.sampling.until import is_late
from samurai_odds.play import games
from samurai_odds.play import layout as at
from samurai_odds.play.game import Rows, Start, all_by
from samurai_odds.play.games import Event, play_range
from samurai_odds.play.question import Question
from samurai_odds.play.rollouts import play_to, seen_by, seen_for
from samurai_odds.play.scripted import with_plan, with_script
from samurai_odds.play.search.planning import (
    Plan,
    deciding,
    intended,
    planned,
    plans,
    proposed,
    unlike,
    varied,
)
from samurai_odds.play.search.racing import Play, Remembered, is_shown, mean_of

SCALE = 10_000  # of a win chance
_VARIED, _VARIANTS = 2, 8  # first choices that are meant otherwise; variants of the best plan
_LEAST = 8  # games of a budget for each candidate
PILOT, _TELLING = 16, 8  # games of the first plan that price luck; the fewest that can
_FINE = 1_024  # parts of what a unit of luck is worth
SEARCH = 0x5EA2C4  # tells the luck of a search from that of its game


@dataclass(frozen=True)
class Search:
    """How a seat searches: whose plans it weighs, and how many playouts it gives a turn."""

    authors: tuple[str, ...]
    playouts: int
    replies: int

    def decide(self, start: Start, seed: int) -> Plan | None:
        """Give the plan that wins most; None where there is nothing to decide.

        All are played on by the game's first author, in every seat. What wins at once
        is taken. Half of the games go to what the authors would do; the other half to the best
        of these, to what their first choices could be meant to do besides, and to variants. The
        first author's own plan is left only for one that is better beyond the error.
        """
        if start.state[at.DECISION] in start.game.unsearched:
            return None
        start = all_by(start, start.game.authors[0])
        if ways := proposed(start):
            return self._of(ways[: max(2, self.playouts // _LEAST)], seed)
        plans_to_try = plans(start, self.authors)
        if len(plans_to_try) < 2 or plans_to_try[0].wins:
            return plans_to_try[0] if plans_to_try else None
        plans_to_try = unlike([planned(start, self.authors[0]), *plans_to_try])
        field = plans_to_try[: max(2, self.playouts // _LEAST)]
        luck = Luck()
        players = {plan.gist: Remembered(playing(plan, self.replies, seed, luck)) for plan in field}
        if start.game.counts_luck:
            players[field[0].gist](0, min(PILOT, self.playouts // _LEAST))
        better = _halved([players[plan.gist] for plan in field], self.playouts // 2)
        best = [field[number] for number in better[:_VARIED]]
        more = [*intended(start, best), *varied(start, best[0], _VARIANTS, seed)]
        new = [plan for plan in unlike(more) if plan.gist not in players]
        field = unlike([field[0], *best, *new])[: max(2, self.playouts // _LEAST)]
        for plan in field:
            if plan.gist not in players:
                players[plan.gist] = Remembered(playing(plan, self.replies, seed, luck))
        final = [players[plan.gist] for plan in field]
        first = _halved(final, self.playouts - self.playouts // 2)[0]
        return field[first if _shown(final[first], final[0]) else 0]

    def _of(self, field: Sequence[Plan], seed: int) -> Plan:
        """Give the plan of a few that wins most; the first, if none is better beyond the error."""
        players = [Remembered(playing(plan, self.replies, seed)) for plan in field]
        best = _halved(players, self.playouts)[0]
        return field[best if _shown(players[best], players[0]) else 0]


def _halved(players: Sequence[Play], games: int) -> list[int]:
    """Play on with the better half of the candidates until two are left; list them, best first.

    The first is always kept: it is what the others must beat. All still in play have met the
    same luck. Those dropped follow in the order in which they stood.
    """
    field, done = list(range(len(players))), 0
    gone: list[int] = []
    rounds = max(1, (len(players) - 1).bit_length())
    for _ in range(rounds):
        done += max(1, games // (rounds * len(field)))
        worth = {number: int(players[number](0, done).sum()) for number in field}
        ranked = sorted(field, key=lambda number: (-worth[number], number))
        stay = max(2, (len(field) + 1) // 2)
        halved = [number for place, number in enumerate(ranked) if place < stay or not number]
        gone = [number for number in ranked if number not in halved] + gone
        field = halved
    return field + gone


def _shown(other: Remembered, usual: Remembered) -> bool:
    """Return whether another plan is better than the usual one beyond the error of their games."""
    games = min(len(other.values), len(usual.values))
    return is_shown(mean_of(other.values[:games] - usual.values[:games], SCALE))


Wanted = list[tuple[Start, int, int, int]]  # games of a start: their seed, the first, how many


@dataclass
class Luck:
    """Takes out of what games are worth to a seat what dice have given it beyond what was due.

    That is 0 on average, whatever is played, so nothing is added; but games differ less
    without it, and so fewer tell plans apart. What a unit of it is worth is learned from the first
    games played, and holds for all plans of a race. Too few, or games all alike, tell nothing:
    then luck stays in.
    """

    price: int | None = None  # of a unit, in parts

    def without(self, start: Start, rows: Rows, seat: int) -> NDArray[np.int64]:
        """Return the worth of games to a seat less what luck was worth in them.

        Luck that it had before they began is part of where they begin.
        """
        game = start.game
        worth = game.worth(rows, seat)
        if not game.counts_luck:
            return worth
        luck = game.luck(rows, seat) - _luck_before(start, seat)
        if self.price is None:
            self.price = _price(worth, luck)
        return worth - (self.price * luck + _FINE // 2) // _FINE


def _luck_before(start: Start, seat: int) -> int:
    row = np.zeros(start.game.row, dtype=np.int16)
    start.game.record(start.question, start.state, row)
    return int(start.game.luck(row.reshape(1, -1), seat)[0])


def _price(worth: NDArray[np.int64], luck: NDArray[np.int64]) -> int:
    """Return the slope of worth on luck, in parts: whole numbers, the same on every machine."""
    games, sums = len(worth), int(luck.sum())
    spread = games * int((luck * luck).sum()) - sums * sums
    if games < _TELLING or not spread:
        return 0
    return _FINE * (games * int((worth * luck).sum()) - int(worth.sum()) * sums) // spread


@dataclass(frozen=True)
class Rollouts:
    """Games from a start on, and how they stand for a seat when they stop."""

    start: Start
    seed: int
    seat: int
    play: Callable[..., Rows]
    luck: Luck | None = None

    def values(self, first: int, count: int) -> NDArray[np.int64]:
        """Play some of the games; return their worth to the seat, without luck if wanted."""
        play = self.play
        rows = play(self.start, self.seed, first, count)
        if self.luck is None:
            return self.start.game.worth(rows, self.seat)
        return self.luck.without(self.start, rows, self.seat)

    def beyond(self, known: int, end: int) -> Wanted:
        """Name the games up to an end, of which some are known."""
        return [(self.start, self.seed, known, end - known)] if known < end else []


def rollouts_of(
    plan: Plan,
    replies: int | None,
    seed: int,
    luck: Luck | None = None,
    play: Callable[..., Rows] = play_range,
) -> Rollouts:
    """Return a plan's rollouts, which are evaluated after some replies.

    Without a number of replies, and near the end of the game, they are played to it.
    """
    return Rollouts(rolled_out(plan, replies), seed, plan.seat, play, luck)


def playing(plan: Plan, replies: int | None, seed: int, luck: Luck | None = None) -> Play:
    """Return what plays a plan's rollouts (`rollouts_of`)."""
    return rollouts_of(plan, replies, seed, luck).values


def rolled_out(plan: Plan, replies: int | None) -> Start:
    """Give where a plan's rollouts begin, and how far they go (see `playing`)."""
    game = plan.start.game
    start = seen_by(plan.start, plan.seat)
    if replies is None or game.near_end(start.question, start.state):
        return start
    return seen_for(plan.start, plan.seat, replies)


def searches_of(start: Start) -> dict[int, Search]:
    """Say how each seat searches that does."""
    playouts = start.question[at.SEARCHED : at.SEARCHED + start.seats].tolist()
    game = start.game
    return {seat: Search(game.authors, n, game.replies) for seat, n in enumerate(playouts) if n}


def play_searching(
    start: Start,
    seed: int,
    number: int,
    log: list[Event] | None = None,
    deadline: float | None = None,
) -> Rows:
    """Play one game in which some seats search; its row. Events are added to ``log``.

    A game that is not over by the deadline (of `time.monotonic`) is given up: it has no row.
    """
    if start.game.by_choice:
        return _play_by_choice(start, seed, number, log, deadline)
    searches = searches_of(start)
    rows = np.zeros((1, start.game.row), dtype=np.int16)
    onward: Start | None = start
    while onward is not None:
        if is_late(deadline):
            return rows[:0]
        turn, seat = int(onward.state[at.TURN]), int(onward.state[at.ACTIVE])
        if seat in searches:
            luck = mix((seed * SEARCH + (number << 12) + turn) & WORD) >> 1
            plan = searches[seat].decide(onward, luck)
            if plan is not None:
                onward = followed(onward, plan, seed, number, rows, log)
                if onward is None:
                    break
        onward = _added(onward, seed, number, rows, log, turn=turn + 1)
    return rows


def _play_by_choice(
    start: Start, seed: int, number: int, log: list[Event] | None, deadline: float | None
) -> Rows:
    """Play one game whose seats decide at single choices."""
    searches = searches_of(start)
    rows = np.zeros((1, start.game.row), dtype=np.int16)
    onward, decided = _added(start, seed, number, rows, log, deciding=True), 0
    while onward is not None:
        if is_late(deadline):
            return rows[:0]
        luck = mix((seed * SEARCH + (number << 12) + decided) & WORD) >> 1
        plan = searches[deciding(onward)].decide(onward, luck)
        decided += 1
        made = 1
        if plan is not None:
            made = max(1, len(plan.choices))
            onward = replace(onward, question=_told(onward, plan))
        onward = _added(onward, seed, number, rows, log, draws=made)
        if onward is not None:
            onward = replace(onward, question=with_plan(onward.question, ()))
            onward = _added(onward, seed, number, rows, log, deciding=True)
    return rows


def _told(start: Start, plan: Plan) -> Question:
    """Give the question of a game that goes on by a plan: its choices, or its orders said."""
    if plan.said:
        return with_script(start.question, plan.turn, plan.seat, plan.said)
    return with_plan(start.question, plan.key)


def followed(
    start: Start, plan: Plan, seed: int, number: int, rows: Rows, log: list[Event] | None = None
) -> Start | None:
    """Play a game on by a plan for its turn, up to the first dice; None if that ends it."""
    planning = replace(start, question=with_plan(start.question, plan.key))
    onward = _added(planning, seed, number, rows, log, turn=plan.turn + 1, own=plan.seat)
    if onward is None:
        return None
    return replace(onward, question=with_plan(onward.question, ()))


def _added(
    start: Start, seed: int, number: int, rows: Rows, log: list[Event] | None, **until: Any
) -> Start | None:
    part = play_to(start, seed, number, rows=rows, logged=log is not None, **until)
    if log is not None:
        log += part.events
    return part.onward


def record(start: Start, seed: int, number: int) -> list[Event]:
    """Play one game, whoever searches in it, and give its events (`games.record`)."""
    if not searches_of(start):
        return games.record(start, seed, number)
    log: list[Event] = []
    play_searching(start, seed, number, log)
    return log


def play_many(
    start: Start,
    seed: int,
    first: int,
    count: int,
    threads: int | None = None,
    deadline: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Rows:
    """Play games, whoever searches in them, on several threads (`games.play_many`).

    Games take long then: those under way at the deadline are given up, all but the first.
    """
    if not searches_of(start):
        return games.play_many(start, seed, first, count, threads, deadline, progress)
    games.player(start.game)  # compiled or loaded before the threads begin
    parts = [
        partial(play_searching, start, seed, number, deadline=deadline if number > first else None)
        for number in range(first, first + count)
    ]
    return games.joined(start.game, games.on_threads(parts, threads, deadline, progress))


def play_together(
    starts: Sequence[Start],
    seed: int,
    first: int,
    count: int,
    threads: int | None = None,
    deadline: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Rows:
    """Play games from each of some starts, with the same luck, their rows side by side."""
    *others, last = starts
    rows = play_many(last, seed, first, count, threads, deadline, progress)
    for start in reversed(others):
        more = play_many(start, seed, first, len(rows), threads)
        rows = np.hstack([more, rows[: len(more)]])  # fewer if Ctrl-C came meanwhile
    return rows

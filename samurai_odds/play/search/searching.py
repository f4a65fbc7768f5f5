"""A seat that searches: it plays on from each of its plans and takes what wins most.

What it spends on a turn is a number of turns played, never seconds, so that a game depends
on its seed and number alone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from samurai_odds.engine.limit import Limit
from samurai_odds.engine.sampling.streams import WORD, mix
from samurai_odds.play import games
from samurai_odds.play.game import Rows, Start, all_by
from samurai_odds.play.games import Event, play_range
from samurai_odds.play.parts import play_to
from samurai_odds.play.rollouts import seen_until
from samurai_odds.play.rules import layout as at
from samurai_odds.play.rules.scripted import with_plan
from samurai_odds.play.search.planning import Plan, intended, plans, unlike, varied
from samurai_odds.play.search.racing import Play, Race, Remembered, race

REPLIES = 2  # turns played after one's own before the position is judged
SCALE = 10_000  # of a win chance
_FIRST_LOOK = 16
_VARIED, _VARIANTS = 2, 8  # first choices that are meant otherwise; variants of the best plan
_SEARCH = 0x5EA2C4  # tells the luck of a search from that of its game


@dataclass(frozen=True)
class Search:
    """How a seat searches: whose plans it weighs, and how many turns it plays for a turn."""

    authors: tuple[str, ...]
    turns: int
    replies: int = REPLIES

    def decide(self, start: Start, seed: int) -> Plan | None:
        """Give the plan that wins most; None where there is nothing to decide.

        All are played on by the game's first author, in every seat. What wins at once
        is taken. Half of the games go to what the authors would do. The other half goes to
        who is left of
        these, what the best of their first choices could be meant to do besides, and variants.
        """
        start = all_by(start, start.game.authors[0])
        found = plans(start, self.authors)
        if len(found) < 2 or found[0].wins:
            return found[0] if found else None
        budget = self.turns // (1 + self.replies)
        players = {plan.gist: Remembered(playing(plan, self.replies, seed)) for plan in found}
        heat = _raced(list(players.values()), budget // 2)
        best = [found[place.number] for place in heat.placings[:_VARIED]]
        more = [*intended(start, best), *varied(start, best[0], _VARIANTS, seed)]
        new = [plan for plan in unlike(more) if plan.gist not in players]
        field = [found[number] for number in heat.finishers] + new
        for plan in new:
            players[plan.gist] = Remembered(playing(plan, self.replies, seed))
        dropped = heat.games - sum(len(heat.values[number]) for number in heat.finishers)
        final = _raced([players[plan.gist] for plan in field], budget - dropped)
        return field[final.placings[0].number]


def _raced(players: Sequence[Play], games: int) -> Race:
    """Race candidates, so many games in all."""
    look = max(1, min(_FIRST_LOOK, games // len(players)))
    return race(players, SCALE, Limit(samples=max(1, games)), first_look=look, budget=games)


def playing(plan: Plan, replies: int, seed: int, play: Callable[..., Rows] = play_range) -> Play:
    """Make what plays a plan, and on from it, and judges how games stand after some replies."""
    seat, start = plan.seat, seen_until(plan.start, plan.seat, plan.turn + replies)
    worth = start.game.worth
    return lambda first, count: worth(play(start, seed, first, count), seat)


def searches_of(start: Start) -> dict[int, Search]:
    """Say how each seat searches that does."""
    turns = start.question[at.SEARCHED : at.SEARCHED + start.seats].tolist()
    return {seat: Search(start.game.authors, n) for seat, n in enumerate(turns) if n}


def play_searching(start: Start, seed: int, number: int, log: list[Event] | None = None) -> Rows:
    """Play one game in which some seats search; its row. Events are added to ``log``."""
    searches = searches_of(start)
    rows = np.zeros((1, start.game.row), dtype=np.int16)
    onward: Start | None = start
    while onward is not None:
        turn, seat = int(onward.state[at.TURN]), int(onward.state[at.ACTIVE])
        if seat in searches:
            luck = mix((seed * _SEARCH + (number << 12) + turn) & WORD) >> 1
            plan = searches[seat].decide(onward, luck)
            if plan is not None:
                onward = followed(onward, plan, seed, number, rows, log)
                if onward is None:
                    break
        onward = _added(onward, seed, number, rows, log, turn=turn + 1)
    return rows


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
    start: Start, seed: int, number: int, rows: Rows, log: list[Event] | None, **until: int
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
    """Play games, whoever searches in them, on several threads (`games.play_many`)."""
    if not searches_of(start):
        return games.play_many(start, seed, first, count, threads, deadline, progress)
    games.player(start.game, True)  # compiled or loaded before the threads begin
    parts = [partial(play_searching, start, seed, number) for number in range(first, first + count)]
    return games.joined(start.game, games.on_threads(parts, threads, deadline, progress))

"""A designer's report on a scenario, as an answer: tables, and a page to read in a browser."""

import time
from concurrent.futures import Executor
from dataclasses import replace
from typing import Any

import numpy as np

from samurai_odds.analysis.designing.found import Design, Found, Shown
from samurai_odds.analysis.designing.page import report_page
from samurai_odds.analysis.designing.swings import followed
from samurai_odds.analysis.designing.worths import worths
from samurai_odds.analysis.fixing.trials import Field
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.errors import OddsError
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.grid import Grid
from samurai_odds.grids.web import framed
from samurai_odds.play.contest import WholeGame
from samurai_odds.play.rules import layout as at
from samurai_odds.play.search.searching import record
from samurai_odds.play.viewing.frames import frames
from samurai_odds.play.workers.player import Player

SECONDS = 180.0
_LEVELS, _EDGE, _GAMES, _SWINGS = 0.25, 0.15, 0.1, 0.1  # of the time; the rest is for the pieces
_MOST_GAMES, _FOLLOWED = 2_000, 400
_MOST_OF_A_PIECE = 2_048  # games with it away


class Report(Found, Answer):
    """What a designer asks of a scenario; ``page()`` is all of it, with pictures and games."""

    def grids(self, form: str = "text") -> list[Grid]:
        """Return all tables: the verdict by level first, then what single things are worth."""
        heading = "\n".join([self.title, *self.summary()])
        return [Grid(heading, (), ()), *(grid for _, listed in self.sections() for grid in listed)]

    def page(self) -> str:
        """Return the report as a page that needs no other file."""
        return report_page(self)

    def _repr_html_(self) -> str:
        return framed(self.page(), self.title, 1000)


def report_of(
    design: Design,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> Report:
    """Measure what a report tells, within the seconds of the limit (3 minutes)."""
    check_seed(seed)
    contest, begun = design.contest, time.monotonic()
    seconds = SECONDS if limit is None or limit.seconds is None else limit.seconds
    samples = None if limit is None else limit.samples
    how: dict[str, Any] = {"seed": seed, "progress": progress, "executor": executor}
    player = Player(threads, executor, lambda: contest)
    player.ready(contest.starts[0])
    ladder = design.ladder(limit=Limit(seconds=_LEVELS * seconds, samples=samples), **how)
    balance = design.balance(limit=Limit(seconds=_EDGE * seconds, samples=samples), **how)
    many = Limit(seconds=_GAMES * seconds, samples=samples or _MOST_GAMES)
    odds = contest.play(many, seed, executor=executor)
    run = contest.run
    if run is None or run.games < 2:
        raise OddsError("stopped before two games were played: give it more --seconds")
    count = min(run.games, _FOLLOWED)
    lengths = np.asarray(contest.games[design.length], dtype=np.int64)
    until = time.monotonic() + _SWINGS * seconds
    start = contest.starts[0]
    swings = None
    if design.stopped is not None:
        won = contest.credits()
        games = player, seed, count
        swings = followed(start, design.stopped, design.seats, *games, lengths, won, until)
    left = max(1.0, begun + seconds - time.monotonic())
    with bar("games", progress) as show:
        bot = start.game.bots.names[int(start.question[at.BOTS])]
        tried = Field((bot,), player, seed, left, show)
        found = worths(design.subject, tried, samples or _MOST_OF_A_PIECE)
    made = replace(
        contest.staged.provenance("report", dict(design.inputs)),
        method="monte-carlo",
        samples=run.games,
        seed=seed,
        elapsed_s=round(time.monotonic() - begun, 6),
    )
    title = contest.staged.scenario.title
    shown = tuple(_shown(contest, seed, number, lengths) for number in _typical(lengths))
    return Report(title, design, ladder, balance, odds, swings, tuple(found), shown, made)


def _typical(lengths: Any) -> list[int]:
    """Return the numbers of a short, a middling and a long game."""
    order = np.argsort(lengths, kind="stable")
    wanted = (int(q * (len(order) - 1)) for q in (0.1, 0.5, 0.9))
    return list(dict.fromkeys(int(order[place]) for place in wanted))


def _shown(contest: WholeGame, seed: int, number: int, lengths: Any) -> Shown:
    staged, start = contest.staged, contest.starts[0]
    told = list(frames(staged, start, record(start, seed, number), seed, number))
    return Shown(f"Game {number}, {lengths[number]} {contest.turn_name}s", told)

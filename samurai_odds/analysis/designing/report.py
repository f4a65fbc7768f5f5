"""A designer's report on a scenario, as an answer: tables, and a page to read in a browser."""

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from samurai_odds.analysis.designing.swings import Swings, followed
from samurai_odds.analysis.designing.worths import Worth, extremes, worths
from samurai_odds.analysis.fairness.ladder import Ladder, verdict_text
from samurai_odds.analysis.fixing.trials import Field, Subject
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import Provenance
from samurai_odds.errors import OddsError
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.grid import Grid
from samurai_odds.grids.web import framed
from samurai_odds.play.contest import WholeGame
from samurai_odds.play.rules import layout as at
from samurai_odds.play.search.searching import record
from samurai_odds.play.viewing.frames import Frame, frames
from samurai_odds.play.workers.player import Player

SECONDS = 180.0
_LEVELS, _EDGE, _GAMES, _SWINGS = 0.25, 0.15, 0.1, 0.1  # of the time; the rest is for the pieces
_MOST_GAMES, _FOLLOWED = 2_000, 400
_MOST_OF_A_PIECE = 2_048  # games with it away

Heat = Sequence[tuple[float, float, float]]  # where on the map, and how much


@dataclass(frozen=True)
class Design:
    """A scenario as its report asks about it, whatever game it is of.

    ``ladder`` and ``balance`` take a limit and the rest of how games are played; ``contest`` are
    the games told and drawn. ``heat`` says what happened where, in words and by place.
    """

    contest: WholeGame
    ladder: Callable[..., Ladder]
    balance: Callable[..., Answer]
    subject: Subject
    seats: Sequence[int]
    length: str  # the variable that says how long games last
    heat: Callable[[Any], tuple[str, Heat]]
    inputs: Mapping[str, Any]


@dataclass(frozen=True)
class Shown:
    """A game to step through."""

    title: str
    frames: Sequence[Frame]


@dataclass(frozen=True, repr=False)
class Report(Answer):
    """What a designer asks of a scenario; ``page()`` is all of it, with pictures and games."""

    title: str
    design: Design = field(repr=False)
    ladder: Ladder
    balance: Answer
    odds: Odds
    swings: Swings | None
    worths: tuple[Worth, ...]
    games: tuple[Shown, ...] = field(repr=False)
    provenance: Provenance = field(repr=False)

    def summary(self) -> list[str]:
        """Return what the designer wants to know first."""
        said = [verdict_text(self.ladder)]
        if self.ladder.players is not None:
            said.append(self.ladder.players.text)
        if self.swings is not None:
            leads = self.swings.leads
            once = self.swings.comebacks()[0]
            said.append(
                f"The lead changes {leads.text()} times a game; in {once[1].text()} of games the "
                f"winner was once down to a win chance of {100 * once[0]:.0f}% or less."
            )
        if best := extremes(self.worths):
            said.append(best)
        return said

    def grids(self, form: str = "text") -> list[Grid]:
        """Return all tables: the verdict by level first, then what single things are worth."""
        heading = "\n".join([self.title, *self.summary()])
        return [Grid(heading, (), ()), *(grid for _, listed in self.sections() for grid in listed)]

    def sections(self) -> list[tuple[str, list[Grid]]]:
        """Return the tables by what they are about."""
        contest: Any = self.odds.asked
        ends = [Grid(one.title, one.columns, one.rows, one.notes) for one in contest.tables(None)]
        found = [
            ("Whom it favors, by level of play", _unheaded(self.ladder.grids())),
            ("First move and seats, other bots", _unheaded(self.balance.grids())),
            ("How games end", ends),
        ]
        if self.swings is not None:
            found.append(("When games are decided", _swing_grids(self.swings, contest.turn_name)))
        if self.worths:
            found.append(("What single things are worth", [_worth_grid(self.worths)]))
        return found

    def page(self) -> str:
        """Return the report as a page that needs no other file."""
        from samurai_odds.analysis.designing.page import report_page

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
    swings = followed(start, design.seats, player, seed, count, lengths, contest.credits(), until)
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
    games = tuple(_shown(contest, seed, number, lengths) for number in _typical(lengths))
    return Report(title, design, ladder, balance, odds, swings, tuple(found), games, made)


def _typical(lengths: Any) -> list[int]:
    """Return the numbers of a short, a middling and a long game."""
    order = np.argsort(lengths, kind="stable")
    wanted = (int(q * (len(order) - 1)) for q in (0.1, 0.5, 0.9))
    return list(dict.fromkeys(int(order[place]) for place in wanted))


def _shown(contest: WholeGame, seed: int, number: int, lengths: Any) -> Shown:
    staged, start = contest.staged, contest.starts[0]
    told = list(frames(staged, start, record(start, seed, number), seed, number))
    return Shown(f"Game {number}, {lengths[number]} {contest.turn_name}s", told)


def _unheaded(grids: list[Grid]) -> list[Grid]:
    """Return tables without the verdict, which stands above them all."""
    return [replace(grids[0], heading=""), *grids[1:]]


def _swing_grids(swings: Swings, turn: str) -> list[Grid]:
    came = tuple((f"{100 * chance:.0f}%", share) for chance, share in swings.comebacks())
    sure = tuple((str(number), share) for number, share in swings.decided())
    return [
        Grid("The winner was once down to this win chance:", ("win chance", "games"), came),
        Grid(f"From this {turn} on the winner kept 80% or more:", (turn, "games"), sure),
    ]


def _worth_grid(found: Sequence[Worth]) -> Grid:
    rows = tuple(
        (one.says, one.seat, one.points) for one in sorted(found, key=lambda one: one.gained)
    )
    note = "each against the scenario as it is, in the same games"
    return Grid("", ("changed by one", "side", "its win rate changes by, points"), rows, (note,))

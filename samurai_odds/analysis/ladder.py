"""The ladder: whom a scenario favors at each level of play, and whether skill matters."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from math import hypot
from statistics import NormalDist
from typing import Any

from samurai_odds.analysis.evidence import Players, favored_dict, players_of
from samurai_odds.analysis.favor import (
    ERROR_RATE,
    Favor,
    check_margin,
    disagreement_text,
    equals_text,
    favor_of,
    favor_text,
    largest,
    surer_text,
)
from samurai_odds.analysis.shares import EMPTY, WIDTH, draw_shares
from samurai_odds.analysis.strength import Meeting, by_strength, meet_in
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.answers.tables import MOST_NAMED, simulated_note, source_notes
from samurai_odds.engine.answers.verdict import CLOSE_CALL
from samurai_odds.engine.declaring import MARGIN
from samurai_odds.engine.interrupts import parts_in_turn
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import Provenance, Simulated
from samurai_odds.errors import OddsError
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.figure import Figure, error_note
from samurai_odds.grids.fitting import wrapped
from samurai_odds.grids.grid import Grid
from samurai_odds.play.contest import FullGame
from samurai_odds.play.registry import SEARCHING
from samurai_odds.play.workers.player import Player

SETTLED, SKILL, OPEN = "settled", "depends on skill", "not decided"  # in JSON, as they are
USUAL = Limit(stderr=0.01, seconds=120)
RANDOM = "random"  # the level of players who choose anything
LOWER_GAMES = 1_024  # enough of a level that decides nothing: to 2%
_LOW, _JUDGING, _SECOND, _HIGHEST = 1, 3, 6, 12  # parts of the time: a game takes longer above
_LEAST = 0.5  # seconds of any level


@dataclass(frozen=True)
class Level:
    """Games between players of one bot: whom they favor, and how long they took."""

    bot: str
    favor: Favor
    seconds: float

    @property
    def games(self) -> int:
        """How many were played."""
        return self.favor.shares[0].samples


@dataclass(frozen=True, repr=False)
class Ladder(Simulated, Answer):
    """Win rates where players of one bot meet, level by level, the weakest first.

    ``judging`` is the level of the verdict that `par` and `balance` give: the highest that does
    not search; ``word`` says whether the highest two agree. ``meeting`` is what the highest two
    that do not search won of each other: the better of them here is the higher level.
    """

    levels: tuple[Level, ...]
    provenance: Provenance = field(repr=False)
    scenario: Any = field(repr=False)
    meeting: Meeting | None = None

    @property
    def players(self) -> Players | None:
        """What people reported of it, by the games of the verdict."""
        return players_of(self.judging.favor, self.provenance, self.scenario)

    @property
    def judging(self) -> Level:
        """The highest level that does not search, or the highest."""
        plain = [level for level in self.levels if not level.bot.startswith(SEARCHING)]
        return (plain or self.levels)[-1]

    @property
    def gaps(self) -> tuple[Figure, ...]:
        """How each win rate changes from the second highest level to the highest."""
        lower, higher = (level.favor.shares for level in self.levels[-2:])
        return tuple(
            Figure(two - one, hypot(two.se, one.se), min(two.samples, one.samples))
            for one, two in zip(lower, higher, strict=True)
        )

    @property
    def word(self) -> str:
        """Whether the two highest agree within the margin, differ, or neither is sure."""
        margin, gaps = self.judging.favor.margin, self.gaps
        apart = CLOSE_CALL  # standard errors; of several seats all hold at once
        if len(gaps) > 2:
            apart = NormalDist().inv_cdf(1 - ERROR_RATE / 2 / len(gaps))
        if all(abs(gap) + apart * gap.se <= margin for gap in gaps):
            return SETTLED
        return SKILL if any(abs(gap) > apart * gap.se for gap in gaps) else OPEN

    @property
    def disagreement(self) -> str:
        """A warning where other levels that know what they do decide otherwise, or ""."""
        at = self.judging
        others = {one.bot: one.favor for one in self.levels if one.bot not in (RANDOM, at.bot)}
        return disagreement_text(at.bot, at.favor, others)

    def to_dict(self) -> dict[str, Any]:
        """Give everything as plain values, for JSON."""
        return {
            **self.provenance.to_dict(),
            **favored_dict(self.judging.favor, self.players),
            "verdict": self.word,
            "says": verdict_text(self),
            **({"meeting": self.meeting.to_dict()} if self.meeting else {}),
            "levels": [
                {"bot": level.bot, "games": level.games, **level.favor.to_dict()}
                for level in self.levels
            ],
        }

    def grids(self, form: str = "text") -> list[Grid]:
        """Return the verdict, and the win rates level by level."""
        made, names = self.provenance, tuple(self.judging.favor.names.values())
        shown = names if len(names) > 2 else names[:1]
        drawn = any(level.favor.nobody for level in self.levels)
        rows = tuple(
            (
                level.bot,
                *level.favor.shares[: len(shown)],
                *([level.favor.nobody] if drawn else []),
                level.favor.names.get(level.favor.favors, level.favor.favors),
                f"{level.games:,}",
            )
            for level in self.levels
        )
        errors = error_note(min(level.games for level in self.levels))
        notes = (
            simulated_note(made, f"{made.samples:,} games", errors),
            *source_notes(made.rests_on, MOST_NAMED if form == "text" else None),
        )
        wins = [f"{name} wins" for name in shown]
        columns = ("all play", *wins, *(["no winner"] if drawn else []), "favored", "games")
        players = (self.players.text,) if self.players else ()
        heading = "\n".join((verdict_text(self), *players, self.surer()))
        return [Grid(heading, columns, rows, notes)]

    def surer(self, timed: bool = True) -> str:
        """Return what a surer verdict takes: at the highest level, where it is undecided.

        ``timed``: with the time that it takes here, which is another each time.
        """
        top = self.levels[-1]
        said = surer_text(top.favor, top.seconds if timed else 0)
        return f"With {top.bot}, {said[0].lower()}{said[1:]}"

    def draw(self) -> "Axes":
        """Draw a point for each level with its error; gray is what counts as fair."""
        favor = self.judging.favor
        place = 0 if len(favor.names) == 2 else favor.best
        name = list(favor.names.values())[place]
        rows = [(level.bot, level.favor.shares[place], EMPTY) for level in reversed(self.levels)]
        label = f"games won by {name}, % (bars: two standard errors; gray: counts as fair)"
        title = wrapped(verdict_text(self), WIDTH)
        return draw_shares(title, rows, label, 100 * favor.even, 100 * favor.margin)


def verdict_text(ladder: Ladder) -> str:
    """Return whom the scenario favors, and whether that depends on skill."""
    at, favor, meeting = ladder.judging, ladder.judging.favor, ladder.meeting
    said = favor_text(favor, ladder.scenario.title, equals_text(at.bot, favor))
    if meeting is not None and (meeting.is_upset or ladder.word == SKILL):
        said += f" {meeting.text()}"
    low, high = (level.bot for level in ladder.levels[-2:])
    if ladder.word == SETTLED:
        return f"{said} Skill changes little: {low} and {high} agree."
    if ladder.word == SKILL:
        place = largest([abs(gap) for gap in ladder.gaps])  # of two sides red
        shares = [level.favor.shares[place].text() for level in ladder.levels[-2:]]
        name = list(favor.names.values())[place]
        return f"{said} Skill matters: {name} wins {shares[0]} with {low}, {shares[1]} with {high}."
    return f"{said} Undecided whether {low} and {high} differ."


def climb(
    contest_of: Callable[[str], FullGame],
    bots: Sequence[str],
    margin: float = MARGIN,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> Ladder:
    """Play every level, the weakest first; ``contest_of`` gives the game with one bot in all seats.

    Where the highest two that do not search are the game's usual ones they meet first: the better
    of them here is the higher. Most of a ``limit``'s time goes to the highest two; without one,
    each until its shares are known to 1% (2% at levels that decide nothing), or 2 minutes in all.
    """
    check_seed(seed)
    if len(bots) < 2:
        raise OddsError("a ladder has two levels at least: name two bots")
    contests = {bot: contest_of(bot) for bot in bots}
    first = next(iter(contests.values()))
    check_margin(margin, len(first.winners))
    limit = limit or USUAL
    if executor is None:
        for contest in contests.values():
            contest.warm_up(limit.most_samples)
    begun = time.perf_counter()
    levels: list[Level] = []
    player = Player(threads, executor, lambda: first)
    with parts_in_turn() as taken:
        meeting = taken(meet_in(first, bots[::-1], player, seed, limit))
    order = by_strength(bots[::-1], meeting)[::-1]
    weights = _weights(order)
    with bar("levels", progress) as show:
        for place, bot in enumerate(order):
            contest = contests[bot]
            left = None if limit.seconds is None else limit.seconds - time.perf_counter() + begun
            part = _part(limit, left, weights[place:])
            odds = contest.play(part, seed, (), _silent, threads, executor=executor)
            favor = favor_of(contest.credits(), contest.winners, margin)
            levels.append(Level(bot, favor, odds.provenance.elapsed_s))
            if show:
                show(place + 1, len(bots))
            if interrupted := odds.provenance.interrupted:
                break
    if len(levels) < 2:
        raise OddsError("stopped before two levels were played")
    inputs_of_first = first.provenance.inputs.items()
    inputs = {name: value for name, value in inputs_of_first if name not in ("red", "blue")}
    inputs |= {"bots": list(bots), "margin": margin}
    made = first.staged.provenance("ladder", inputs).simulated(
        sum(level.games for level in levels), seed, time.perf_counter() - begun, interrupted
    )
    return Ladder(tuple(levels), made, first.staged.scenario, meeting)


def _weights(bots: Sequence[str]) -> tuple[int, ...]:
    """Weigh what part of the time each level gets; what it does not need goes to those above."""
    weights = dict.fromkeys(bots, _LOW)
    plain = [bot for bot in bots if not bot.startswith(SEARCHING)]
    if plain:
        weights[plain[-1]] = _JUDGING
    second, highest = bots[-2:]
    return tuple((weights | {second: _SECOND, highest: _HIGHEST}).values())


def _part(limit: Limit, left: float | None, weights: Sequence[int]) -> Limit:
    """Give a level its part of the limit, of the seconds ``left``; ``weights`` from it upwards."""
    if weights[0] == _LOW:
        limit = replace(limit, samples=min(limit.most_samples, LOWER_GAMES))
    if left is None:
        return limit
    return replace(limit, seconds=max(_LEAST, left * weights[0] / sum(weights)))


def _silent(done: int, most: int) -> None:
    """The games of one level move no bar: the levels do."""

"""A designer's report on a scenario, as an answer: tables, and a page to read in a browser."""

import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from math import ceil, inf
from os import PathLike
from typing import Any

import numpy as np

from samurai_odds._version import VERSION
from samurai_odds.analysis.designing.beside import (
    as_data,
    change_text,
    compared,
    is_earlier,
    read_before,
)
from samurai_odds.analysis.designing.charts import play_pairings
from samurai_odds.analysis.designing.fixes import (
    block,
    calls_for_fixes,
    checked_of,
    known_of,
)
from samurai_odds.analysis.designing.found import Before, Design, Found, Shown
from samurai_odds.analysis.designing.page import report_page
from samurai_odds.analysis.designing.swings import Standing, walks
from samurai_odds.analysis.designing.worths import worths
from samurai_odds.analysis.favor import UNDECIDED, Credits, favor_of
from samurai_odds.analysis.fixing.answer import Fixes, search
from samurai_odds.analysis.fixing.proposals import known_words, split_words
from samurai_odds.analysis.fixing.result import CHECKED
from samurai_odds.analysis.fixing.trials import Field, Known, Trial
from samurai_odds.analysis.ladder import Ladder
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.interrupts import Taken, parts_in_turn
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.errors import OddsError
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.fitting import counted
from samurai_odds.grids.grid import Grid, as_json, as_text
from samurai_odds.grids.web import framed
from samurai_odds.play import layout as at
from samurai_odds.play.fingerprint import rules_fingerprint
from samurai_odds.play.registry import SEARCHING
from samurai_odds.play.scene import Frame, frames
from samurai_odds.play.search.searching import record
from samurai_odds.play.viewing import Judged
from samurai_odds.play.workers.player import Player

SECONDS = 60.0
_FIXING, _BESIDE_FIXES = 0.6, 0.35  # of the time for a fix, and of each other part beside it
# Parts of the time; what is left is for the pieces.
_LEVELS, _BESIDE, _PAIRED, _GAMES, _SWINGS, _SEEN = 0.15, 0.05, 0.15, 0.15, 0.07, 0.06
_DECIDING, _SURELY = 0.5, 1.5  # of the time, to decide; times as many games as it seems to take
_MOST_DECIDING = 1_000_000
_MOST_GAMES, _FOLLOWED, _FEW = 2_000, 400, 24
_AS_MANY = 4  # full games that following one through takes
_MOST_OF_A_PIECE = 2_048  # games with it away


class Report(Found, Answer):
    """What a designer asks of a scenario; ``page()`` is all of it, with pictures and games."""

    def grids(self, form: str = "text") -> list[Grid]:
        """Return all tables, the verdict first."""
        return [
            *self._verdicts(form != "json"),
            *(grid for _, listed in self.sections() for grid in listed),
        ]

    def summary(self, timed: bool = True) -> list[str]:
        """Return what the designer wants to know first; of a change what it did."""
        said = super().summary(timed)
        if isinstance(self.other, Before):
            said.insert(1, change_text(self, self.other))
        return said

    def text(self) -> str:
        """Return the verdict, of two scenarios their comparison; all else is on the page."""
        return as_text(self._verdicts())

    def _verdicts(self, timed: bool = True) -> list[Grid]:
        """Return the verdicts; JSON has another place for how long games took."""
        heads = [Grid("\n".join(one.summary(timed)), (), ()) for one in self.whole]
        return heads if self.other is None else [*heads, compared(self, self.other)]

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values, for JSON; another report can be put beside it."""
        tables = json.loads(as_json(self.grids("json")))
        kept = {"keep": split_words(self.design.keep)}
        return {**self.provenance.to_dict(), **kept, **as_data(self), "tables": tables}

    def page(self) -> str:
        """Return the report as a page that needs no other file."""
        return report_page(self)

    def _repr_html_(self) -> str:
        return framed(self.page(), self.title, 1000)


def report_of(
    design: Callable[[Any], Design],
    subject: Any,
    against: Any,
    keep: Sequence[str] = (),
    limit: Limit | None = None,
    **how: Any,
) -> Report:
    """Report on a scenario, or on two within the limit, half each.

    ``against`` is another scenario, or the JSON of an earlier report. ``earlier`` is the page of
    another run: what was played for it is not played again. ``keep`` is what no fix of either may
    change; the other scenario need not have all that it names.
    """
    with parts_in_turn() as taken:
        return _of_one_or_two(taken, design, subject, against, keep, limit, **how)


def _of_one_or_two(
    taken: Taken,
    design: Callable[[Any], Design],
    subject: Any,
    against: Any,
    keep: Sequence[str],
    limit: Limit | None,
    **how: Any,
) -> Report:
    made = replace(design(subject), keep=keep)
    made.subject.may_change(keep)  # a misspelled word is refused before a minute is played
    if is_earlier(against):
        game, seats = made.contest.provenance.game, len(made.subject.names)
        before = read_before(against, game, seats)
        return replace(_report(made, taken, limit, **how), other=before)
    if against is None:
        return _report(made, taken, limit, **how)
    if limit is not None and limit.seconds is not None:
        limit = replace(limit, seconds=limit.seconds / 2)
    second = design(against)
    there = second.subject
    words = known_words(keep, there.proposals, there.costs, there.names)
    second = replace(second, keep=words)
    one, other = (_report(each, taken, limit, **how) for each in (made, second))
    return replace(one, other=other)


def _report(
    design: Design,
    taken: Taken,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
    earlier: str | PathLike[str] | None = None,
) -> Report:
    """Measure what a report tells, within the seconds of the limit (without one, a minute).

    Most of the time goes into what to change where the verdict says that it is not fair.

    A number of games alone is played out however long it takes: then no clock decides anything.
    """
    check_seed(seed)
    contest = design.contest
    seconds, samples = _bounds(limit)
    how: dict[str, Any] = {"seed": seed, "progress": progress, "executor": executor}
    player = Player(threads, executor, lambda: contest)
    player.ready(contest.starts[0])  # compiled before any clock runs
    begun = time.monotonic()
    of = _played_of(design, seed)
    kept = known_of(earlier, of)
    known = kept if seconds < inf else Known()  # else no clock decides, and no other run
    deciding = _Deciding(design, player, seed, known, _DECIDING * seconds, samples)
    ladder = taken(design.ladder(limit=_limit(_LEVELS * seconds, samples), **how))
    if ladder.judging.bot in design.fixers[1:]:  # whose games are told, and fixes made for first
        upset = ladder.meeting is not None and ladder.meeting.is_upset
        design = replace(design.played_by(ladder.judging.bot), keep=design.keep, is_upset=upset)
        contest = design.contest
    ladder = taken(deciding.played_on(ladder, progress))
    seconds -= deciding.spent
    fixes = None
    if calls_for_fixes(ladder.judging.favor) and seconds < inf:
        fixes = taken(_fixes(design, player, seed, _FIXING * seconds, known, progress))
        seconds *= _BESIDE_FIXES
    beside: tuple[Grid, ...] = ()
    if design.beside is not None:
        beside = taken(tuple(design.beside(limit=_limit(_BESIDE * seconds, samples), **how)))
    many = _limit(_GAMES * seconds, samples or _MOST_GAMES)
    odds = taken(contest.play(many, seed, threads=threads, executor=executor))
    run = contest.run
    if run is None or run.games < 2:
        raise OddsError("stopped before two games were played: give it more --seconds")
    start, credits = contest.starts[0], contest.credits()
    bot = start.game.bots.names[int(start.question[at.BOTS])]
    ladder = _with(ladder, bot, deciding.longest(bot, credits))
    if fixes is None and calls_for_fixes(ladder.judging.favor) and seconds < inf:
        before = deciding.spent  # the games told show what fewer did not
        ladder = taken(deciding.played_on(ladder, progress))
        seconds -= deciding.spent - before
        if calls_for_fixes(ladder.judging.favor):
            left = seconds + deciding.spent - (time.monotonic() - begun)
            fixes = taken(_fixes(design, player, seed, _FIXING * left, known, progress))
            seconds *= _BESIDE_FIXES
    if fixes is not None:  # one telling of what it is now
        usual = {level.bot: level.favor for level in ladder.levels}
        fixes = replace(fixes, as_it_is={bot: usual.get(bot, one)
                                         for bot, one in fixes.as_it_is.items()})  # fmt: skip
    most = samples or _MOST_OF_A_PIECE
    until = time.monotonic() + _PAIRED * seconds
    credits_of = design.subject.credits_of
    same = start, credits
    paired = taken(play_pairings(design.pairings, credits_of, player, seed, most, until, same))
    count = min(run.games, _FOLLOWED, max(_FEW, int(run.games * _SWINGS / _GAMES / _AS_MANY)))
    lengths = np.asarray(contest.games[design.length], dtype=np.int64)
    until = time.monotonic() + _SWINGS * seconds
    swings = taken(design.followed(player, seed, count, lengths, credits, until))
    until = time.monotonic() + _SEEN * seconds
    watched = taken(walks(start, seed, min(run.games, _FOLLOWED), until, threads))
    seen = taken(design.seen(contest, seed, watched, until + 0.5 * _SEEN * seconds))
    rest = time.monotonic() - begun
    left = max(0.25 * seconds, seconds + deciding.spent - rest)
    field = Field((bot,), player, seed, left if left < inf else None, None)
    field.known = known  # the search for a fix has played some of the same
    with bar("games", progress) as field.show:
        values = taken(worths(design.subject, field, most, design.grounds, credits))
    made = contest.staged.provenance("report", dict(design.inputs)).simulated(
        run.games, seed, time.monotonic() - begun
    )
    title = contest.staged.scenario.title
    shown = tuple(_shown(design, seed, number, lengths) for number in _typical(lengths))
    parts = ladder, beside, odds, tuple(paired), swings, values, seen, shown
    kept.checked = checked_of(fixes) or kept.checked
    return Report(title, design, *parts, rest, made, fixes, block(kept, of))


def _played_of(design: Design, seed: int) -> str:
    """Say what games are of, so that those of an earlier page are known to be of the same."""
    contest = design.contest
    question = {"inputs": dict(design.inputs), "seed": seed, "version": VERSION}
    question["rules"] = rules_fingerprint(contest.provenance.game, design.inputs.get("rules"))
    return json.dumps(question, default=str, sort_keys=True)


class _Deciding:
    """Plays games of the verdict on while it is undecided; ``spent`` are seconds of at most some.

    What more games say is looked at once, or twice: so it is wrong hardly more often. ``known``
    are games of an earlier page, from which it goes on.
    """

    def __init__(
        self,
        design: Design,
        player: Player,
        seed: int,
        known: Known,
        seconds: float,
        most: int | None,
    ) -> None:
        self.player, self.seed, self.known = player, seed, known
        self.seconds, self.spent, self.most = seconds, 0.0, most or _MOST_DECIDING
        self.usual = Trial(design.subject, (), design.subject.scenario)

    def longest(self, bot: str, won: Credits | None = None) -> Credits | None:
        """Return what was won in all games known of a bot, and keep what was in some more."""
        if won is not None:
            self.known.keep(self.usual, bot, 0, won)
        return self.known.of(self.usual, bot, 0, self.most)

    def played_on(self, ladder: Ladder, progress: Progress | None) -> Ladder:
        """Return a ladder with all games known of its verdict, as many as decide it if need be."""
        bot = ladder.judging.bot
        ladder = _with(ladder, bot, self.longest(bot))
        favor, left = ladder.judging.favor, self.seconds - self.spent
        settled = favor.favors != UNDECIDED or favor.stalls  # more games do not change either
        if settled or not 0 < left < inf or bot.startswith(SEARCHING):
            return ladder
        need = favor.games_to_decide or self.most  # too near the margin, by what there is so far
        with bar("games", progress) as show:
            field = Field((bot,), self.player, self.seed, left, show)
            field.known, field.planned = self.known, min(ceil(_SURELY * need), self.most)
            field.play([self.usual], field.planned)
        self.spent += field.elapsed()
        return _with(ladder, bot, self.longest(bot))


def _fixes(
    design: Design,
    player: Player,
    seed: int,
    seconds: float,
    known: Known,
    progress: Progress | None,
) -> Fixes:
    """Search for what to change, from where an earlier page stopped."""
    contest, subject = design.contest, design.subject
    with bar("games", progress) as show:
        field = Field(design.fixers, player, seed, seconds, show)
        field.known = known
        changes = subject.may_change(design.keep)
        how = {"doubtful": True, "upset": design.is_upset}
        return search(contest, subject, changes, design.margin, CHECKED, field, **how)


def _bounds(limit: Limit | None) -> tuple[float, int | None]:
    """Return the seconds and the games of a limit: with games alone, any time."""
    if limit is None or (limit.seconds is None and limit.samples is None):
        return SECONDS, None
    return inf if limit.seconds is None else limit.seconds, limit.samples


def _limit(seconds: float, samples: int | None) -> Limit:
    return Limit(seconds=seconds if seconds < inf else None, samples=samples)


def _with(ladder: Ladder, bot: str, won: Credits | None) -> Ladder:
    """Return a ladder whose level of a bot rests on some games: one figure of one match."""
    if won is None:
        return ladder
    names, margin = ladder.judging.favor.names, ladder.judging.favor.margin
    levels = tuple(
        replace(
            level,
            favor=favor_of(won, names, margin),
            seconds=level.seconds / level.games * len(won),
        )
        if level.bot == bot
        else level
        for level in ladder.levels
    )
    made = replace(ladder.provenance, samples=sum(level.games for level in levels))
    return replace(ladder, levels=levels, provenance=made)


def _typical(lengths: Any) -> list[int]:
    """Return the numbers of a short, a middling and a long game."""
    order = np.argsort(lengths, kind="stable")
    wanted = (int(q * (len(order) - 1)) for q in (0.1, 0.5, 0.9))
    return list(dict.fromkeys(int(order[place]) for place in wanted))


def _shown(design: Design, seed: int, number: int, lengths: Any) -> Shown:
    contest = design.contest
    staged, start = contest.staged, contest.starts[0]
    moments = list(frames(staged, start, record(start, seed, number), seed, number))
    judged = _judged(moments, design.standing(seed, number, int(lengths[number])))
    end = tuple(contest.credits()[number].tolist())
    if judged and sum(end) == 1:
        judged.append(Judged(len(moments) - 1, end))
    long = counted(int(lengths[number]), contest.turn_name)
    return Shown(f"Game {number}, {long}", moments, judged)


def _judged(moments: list[Frame], standing: Standing) -> list[Judged]:
    """Put chances at the first moment of each turn."""
    judgments: list[Judged] = []
    for turn, chances in standing:
        place = next((n for n, one in enumerate(moments) if one.turn >= turn), None)
        if place is not None and (not judgments or place > judgments[-1].frame):
            judgments.append(Judged(place, chances))
    return judgments

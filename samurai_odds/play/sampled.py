"""What all questions answered by playing full games share: playing them until they are enough."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from os import PathLike
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines, LargestError, check_seed
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.expressions import check, evaluate, names_in
from samurai_odds.engine.limit import MOST_SAMPLES, Limit, check_threads
from samurai_odds.engine.progress import Progress, bar, by_parts
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.sampling.until import draw_until
from samurai_odds.errors import OddsError, no_average, written_out
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.games import ready
from samurai_odds.play.kept import Kept, Run
from samurai_odds.play.records.blocks import Block, Known
from samurai_odds.play.records.files import Gathered, PlaySome, Record, one_by_one
from samurai_odds.play.records.identity import Identity, hash_of, identity_of, same
from samurai_odds.play.search.searching import play_many, play_together
from samurai_odds.play.tally import FULL_ROWS, Tallied, Tally, added, is_under, summed, tally_of
from samurai_odds.play.workers.tasks import Asked, Job
from samurai_odds.play.workers.words import words_of

if TYPE_CHECKING:
    from samurai_odds.play.workers.driving import Workers

USUAL = Limit(samples=2_000, seconds=20)  # where the asker gives none
MINIMUM_GAMES = 4_096  # below this an interval is not trusted, however narrow
MOST_KEPT = 1_000_000  # games, unless the asker wants a tally sooner
USUALLY_TOGETHER = ("winner", "result", "reason", "turns", "rounds", "margin")  # in a tally
_MOST_SEARCHED = 2**15  # games looked through for those that meet a condition
_STRETCH = 1_024
_AT_ONCE = 65_536  # games handed to the threads


class Sampled(ABC):
    """A question about full games or turns, answered by playing them."""

    words: ClassVar[dict[str, tuple[str, ...]]] = {}
    noun: ClassVar[str] = "Game"  # as its play-by-play counts
    usual_limit = USUAL
    aside: ClassVar[tuple[int, ...]] = ()  # places in a row that are kept of every game
    tallies: ClassVar[bool] = True  # its games may be counted instead of kept
    provenance: Provenance
    run: Run | None = None
    workers: "Workers | None" = None  # that play its games, while they do
    recorded = False  # games may come from a file: the time says nothing of how long they took

    # ---- what each question says of itself -------------------------------------------

    @property
    @abstractmethod
    def starts(self) -> tuple[Start, ...]:
        """Where its games begin; several if each number is played from several starts."""

    @property
    def bare(self) -> tuple[Start, ...]:
        """The same without the tables that bots weigh by, where these take long to make."""
        return self.starts

    @property
    def width(self) -> int:
        """How many numbers the row of a game has."""
        return sum(start.game.row for start in self.bare)

    def play_games(
        self,
        seed: int,
        first: int,
        games: int,
        threads: int | None = None,
        deadline: float | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> Rows:
        """Play some games of a seed; from every start, with the same luck, side by side."""
        return play_together(self.starts, seed, first, games, threads, deadline, progress)

    def play_changed(
        self, seed: int, parts: Iterable[tuple[Start, int, int]], many: int
    ) -> Iterator[Rows]:
        """Play games that begin otherwise than the question's: start, first number, how many.

        There are ``many`` parts, each made when its turn comes: their questions are large.
        """
        if self.workers is None:
            with bar("deals played again", None) as show:
                for done, (start, first, games) in enumerate(parts, 1):
                    yield play_many(start, seed, first, games)
                    if show:
                        show(done, many)
            return
        jobs = [Job(first, games, self.workers.changed((start,))) for start, first, games in parts]
        rows_by_job = dict(self.workers.run(iter(jobs)))
        yield from (part.rows for job in jobs if isinstance(part := rows_by_job[job], Block))

    @abstractmethod
    def columns(self, rows: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Read the outcome variables off the rows of games."""

    @abstractmethod
    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Add the names that expressions may use besides the variables."""

    @property
    @abstractmethod
    def aims(self) -> tuple[str, ...]:
        """The figures whose error a target applies to when none are shown."""

    @property
    @abstractmethod
    def heading(self) -> str:
        """The question in a line of plain words."""

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know before he reads the answer."""
        return ()

    @property
    @abstractmethod
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""

    # ---- playing ---------------------------------------------------------------------

    def play(
        self,
        limit: Limit | None = None,
        seed: int = 0,
        shown: tuple[str, ...] = (),
        progress: Progress | None = None,
        threads: int | None = None,
        games: tuple[int, int] | int | None = None,
        record: "str | PathLike[str] | None" = None,
        executor: Executor | None = None,
        tally: bool | None = None,
        where: tuple[str, ...] = (),
    ) -> Odds:
        """Play games until the limit and give what came of them as a joint table.

        ``games`` are the first and the last number to play, or how many from 0 on, all of them
        unless a limit is given too. ``record`` is a file to which the games played are added;
        those that it has are not played again. ``executor`` plays them elsewhere. With a
        ``tally``, and beyond a million games, they are counted instead of kept; the variables of
        the figures ``shown`` and of the conditions ``where`` are then counted together.
        """
        check_seed(seed)
        check_threads(threads)
        games = game_range(games)
        self.recorded = record is not None
        self._check_shown(shown)
        for text in where:
            self.check_expression(text)
        first = 0 if games is None else games[0]
        if games is None:
            limit = limit or self.usual_limit
        else:
            limit = _within(limit or Limit(samples=MOST_SAMPLES), games)
        error = LargestError(self, shown)
        joint = self._joint((*shown, *where)) if self._counts(tally, limit) else ()

        gathered = Kept(self.read, self.width, self.aside)

        def largest() -> float:
            error.prepare(self.with_derived(gathered.columns()))
            return error.largest(np.ones(gathered.games, dtype=np.int64), gathered.games)

        def largest_counted() -> float:
            so_far = self.tally_known(parts.known, first, joint, where)
            error.prepare(dict(zip(so_far.joint, so_far.rows.T, strict=True)))
            return error.largest(so_far.counts, so_far.games)

        with self._playing(seed, threads, record, executor, joint, where) as (play_some, parts):
            if executor is None:
                self.warm_up(limit.most_samples)
            begun = time.perf_counter()

            def draw(done: int, wanted: int, deadline: float | None) -> Iterator[int]:
                before = gathered.games
                if joint:
                    yield parts.count(first + done, wanted, deadline, counted)
                    return
                if executor is None and record is None:
                    gathered.add(play_some(first + done, wanted, deadline, counted))
                else:
                    for rows in parts.stream(first + done, wanted, deadline, counted):
                        gathered.add(rows)
                yield gathered.games - before

            with bar("games", progress) as show:
                counted = by_parts(show, limit.most_samples)
                done, interrupted = draw_until(
                    draw,
                    limit,
                    largest_counted if joint else largest,
                    first_look=MINIMUM_GAMES,
                    stretch=_AT_ONCE if executor is None else None,
                )
            if not joint:
                took = round(time.perf_counter() - begun, 6)
                return self.answer(gathered.run(interrupted), seed, took)
            check_played(done)
            tallied = self.tally_known(parts.known, first, joint, where, done)
            rows = parts.known.among(first, max(0, min(done, FULL_ROWS - first)))[1]
            took = round(time.perf_counter() - begun, 6)
            return self.answer_counted(tallied, Run(rows, interrupted), seed, took)

    @contextmanager
    def playing(
        self, seed: int, threads: int | None = None, executor: Executor | None = None
    ) -> Iterator[PlaySome]:
        """Give what plays some games, on threads or by an executor."""
        with self._playing(seed, threads, None, executor) as (play_some, _):
            yield play_some

    @contextmanager
    def _playing(
        self,
        seed: int,
        threads: int | None,
        record: "str | PathLike[str] | None",
        executor: Executor | None,
        joint: tuple[str, ...] = (),
        where: tuple[str, ...] = (),
    ) -> Iterator[tuple[PlaySome, Gathered]]:
        """Give what plays some games, on threads or by an executor, and where they are kept."""

        def play_some(number: int, wanted: int, deadline: float | None, show: Any) -> Rows:
            return self.play_games(seed, number, wanted, threads, deadline, show)

        def count(number: int, rows: Rows) -> Tally:
            return self.tallied(number, rows, joint, where)

        parts = one_by_one(play_some, count if joint else None)
        if executor is not None:
            question = replace(self.asked(seed), joint=joint, where=where)
            from samurai_odds.play.workers.driving import Workers, how_to_resume

            self.workers = Workers(executor, question, self.starts, how_to_resume(record))
            parts = self.workers.parts
        try:
            if record is None:
                gathered = Gathered(self.width, parts)
                yield (gathered.play if executor is not None else play_some), gathered
                return
            with Record(record, self.identity(seed), parts) as record_open:
                yield record_open.play, record_open
        finally:
            self.workers = None

    def asked(self, seed: int) -> Asked:
        """Put into words which games workers are asked for."""
        made = self.provenance
        words = words_of(made.game, made.procedure, self.kept_inputs)
        return Asked(words.written(), self.identity(seed).hash, seed)

    def answer(self, run: Run, seed: int, elapsed_s: float = 0.0) -> Odds:
        """Give what came of games that have been played as a joint table."""
        check_played(run.games)
        first = f"tables of the first {len(run.rows):,} games"
        because = "" if run.columns is None else first
        made = self._made(run, run.games, seed, elapsed_s, because)
        columns = self.columns(run.rows) if run.columns is None else run.columns
        table = np.stack(list(columns.values()), axis=1)
        rows, counts = summed(table, np.ones(len(table), dtype=np.int64))
        return Odds(tuple(columns), rows, counts / run.games, made, self.words, self)

    # ---- games that are counted instead of kept --------------------------------------

    def _counts(self, tally: bool | None, limit: Limit) -> bool:
        """Say whether games are counted instead of kept."""
        if tally and not self.tallies:
            raise OddsError(f"{self.provenance.procedure} needs its games whole: it takes no tally")
        many = limit.samples is not None and limit.samples > MOST_KEPT
        return bool(tally) or (tally is None and many and self.tallies)

    def _joint(self, expressions: tuple[str, ...]) -> tuple[str, ...]:
        """Give the variables that are counted together: the usual ones, and those named."""
        known = self.named(np.zeros((1, self.width), dtype=np.int16))
        named = set().union(*(names_in(text) for text in (*expressions, *self.aims)))
        return tuple(name for name in known if name in named or name in USUALLY_TOGETHER)

    def tallied(
        self, first: int, rows: Rows, joint: Sequence[str], where: Sequence[str] = ()
    ) -> Tally:
        """Count what came of games of consecutive numbers, and of those that meet conditions."""
        named = self.named(rows)
        met = {text: np.asarray(evaluate(text, named, self.words) != 0) for text in where}
        return tally_of(first, len(rows), named, joint, met)

    def tally_known(
        self,
        known: Known,
        first: int = 0,
        joint: Sequence[str] | None = None,
        where: Sequence[str] = (),
        games: int = MOST_SAMPLES,
    ) -> Tally:
        """Add up what is known of some games, those that are kept whole too."""
        tallies = known.tallies_among(first, games)
        for one in tallies:
            if one.first < first or one.first + one.games > first + games:
                last = one.first + one.games - 1
                raise OddsError(f"games {one.first}-{last} are counted together: ask for all")
        if joint is None:
            joint, where = tallies[0].joint, tallies[0].conditions
        tallies += [
            self.tallied(begin, rows, joint, where) for begin, rows in known.parts(first, games)
        ]
        return added(tallies)

    def _made(self, run: Run, games: int, seed: int, elapsed_s: float, because: str) -> Provenance:
        """Keep the games that are looked at; return how the answer was made."""
        self.run = run if run.games else None
        self.__dict__.pop("games", None)
        return self.provenance.simulated(games, seed, elapsed_s, run.interrupted, because)

    def answer_counted(self, tally: Tally, run: Run, seed: int, elapsed_s: float = 0.0) -> Odds:
        """Give what came of games that were counted; ``run`` has the first of them whole."""
        because = f"counted; tables of the first {run.games:,}"
        made = self._made(run, tally.games, seed, elapsed_s, because)
        chances = tally.counts / tally.games
        return Tallied(tally.joint, tally.rows, chances, made, self.words, self, tally.single)

    def identity(self, seed: int) -> Identity:
        """Say which games these are, so that records of the same can be put together."""
        return identity_of(self.starts, self.bare, self.provenance, self.kept_inputs, seed)

    def answers(self, record: Identity) -> bool:
        """Say whether a record is of these games; nothing is made that only playing needs."""
        if not record.short:
            return same(self.identity(record.seed), record)
        version = self.provenance.version
        return (record.version, record.short) == (version, hash_of(self.bare, version, record.seed))

    @property
    def kept_inputs(self) -> dict[str, Any]:
        """The inputs as a record keeps them: whole, where an answer names a file."""
        return dict(self.provenance.inputs)

    def warm_up(self, games: int | None = None) -> None:
        """Have the rules compiled, before any clock runs, if that pays for so many games."""
        ready(self.starts[-1], games)

    def check_expression(self, text: str) -> None:
        """Refuse a wrong expression before anything is played."""
        check(text, self.named(np.zeros((1, self.width), dtype=np.int16)), self.words)

    def _check_shown(self, shown: tuple[str, ...]) -> None:
        for text in shown:
            self.check_expression(text)
            if text.strip() in self.words:
                raise OddsError(no_average(text.strip(), self.words[text.strip()]))

    def read(self, rows: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Read the variables off rows that may come from a file; OddsError if these are forged."""
        columns = self.columns(rows)
        if len(rows) and any(
            not 0 <= columns[name].min() <= columns[name].max() < len(words)
            for name, words in self.words.items()
            if name in columns
        ):
            raise OddsError("it holds games that cannot have been played")
        return columns

    def check_tally(self, tally: Tally) -> None:
        """Raise OddsError for a tally that cannot have been counted."""
        tally.check_counts()
        names = self.known_names
        plain = {name for name in tally.single if not is_under(name)}
        if plain != names or not {*tally.joint} <= names:
            raise OddsError("it counts other variables than there are")
        for condition in tally.conditions:
            self.check_expression(condition)
        for name, words in self.words.items():
            values = tally.single[name][0]
            if len(values) and not 0 <= values[0] <= values[-1] < len(words):
                raise OddsError("it counts games that cannot have been played")

    @property
    def known_names(self) -> set[str]:
        """All names that expressions may use."""
        return set(self.named(np.zeros((1, self.width), dtype=np.int16)))

    def named(self, rows: NDArray[np.int16]) -> dict[str, Any]:
        """Read off rows all that expressions may name."""
        return self.with_derived(self.columns(rows))

    def with_derived(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        return dict(columns) | self.derive(columns)

    # ---- the games played ------------------------------------------------------------

    @cached_property
    def games(self) -> dict[str, Any]:
        """The variables of every game played, in the order of their numbers."""
        assert self.run is not None
        columns = self.run.columns
        return self.named(self.run.rows) if columns is None else self.with_derived(columns)

    def tabled(self, condition: str | None) -> tuple[Rows, dict[str, Any]]:
        """Return the rows that are kept of games that meet a condition, and their variables."""
        assert self.run is not None
        count = len(self.run.rows)
        if condition is None:  # nothing is copied
            return self.run.rows, {name: one[:count] for name, one in self.games.items()}
        met = self.met(condition)[:count]
        return self.run.rows[met], {name: one[:count][met] for name, one in self.games.items()}

    def met(self, condition: str | None) -> NDArray[np.bool_]:
        """Mark the games played that meet a condition."""
        assert self.run is not None
        if condition is None:
            return np.ones(self.run.games, dtype=np.bool_)
        return np.asarray(evaluate(condition, self.games, self.words) != 0)

    def nth_that_meets(self, seed: int, place: int, condition: str) -> int:
        """Find the number of the game that is the ``place``-th (from 0) to meet a condition."""
        self.check_expression(condition)
        with bar("games looked through", None) as show:
            for start in range(0, _MOST_SEARCHED, _STRETCH):
                rows = self.play_games(seed, start, _STRETCH)
                if show:
                    show(start + _STRETCH, _MOST_SEARCHED)
                names = self.named(rows)
                places = np.flatnonzero(evaluate(condition, names, self.words) != 0)
                if place < len(places):
                    return start + int(places[place])
                place -= len(places)
        raise OddsError(f"too few of the first {_MOST_SEARCHED:,} games meet '{condition}'")


def game_range(games: tuple[int, int] | int | None) -> tuple[int, int] | None:
    """Return the first and the last number of some games; of a number so many, from 0 on."""
    if games is None:
        return None
    if type(games) is int and 0 < games <= MOST_SAMPLES:
        return 0, games - 1
    pair: Any = games
    whole = isinstance(pair, Sequence) and [type(number) for number in pair] == [int, int]
    if not whole or not 0 <= pair[0] <= pair[1] < MOST_SAMPLES:
        short = whole and max(map(abs, pair)) < 2**64
        said = f"{pair[0]}-{pair[1]}" if short else written_out(games)
        raise OddsError(
            f"games are how many to play, such as 1000, or the first and the last number, such as "
            f"0-999, below {MOST_SAMPLES:,}: not {said}"
        )
    return pair[0], pair[1]


def _within(limit: Limit, games: tuple[int, int]) -> Limit:
    """Give a limit that stops after the last of some game numbers too."""
    return replace(limit, samples=min(limit.most_samples, games[1] - games[0] + 1))


def check_played(games: int) -> None:
    """Raise OddsError where time was up before a worker had played one."""
    if not games:
        raise OddsError("stopped before a game was played")

"""Scenarios with changes, and the games played of them: the same luck for all."""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from math import inf, sqrt
from threading import Lock
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.favor import STALLED, Credits, Favor, completed, favor_of
from samurai_odds.analysis.fixing.proposals import Proposal, allowed, cost_of, split_words
from samurai_odds.analysis.fixing.theme import THEME, Theme, Themed, broken, keeping, no_theme
from samurai_odds.engine.progress import Progress
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.workers.player import Player

FRESH = 1_000_000  # number of the first game that checks what was found
_MOST_AHEAD = 6  # times as many games that a quick bot plays
_LEAST = 0.5  # games added to those of each seat where log-odds are taken

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Currency:
    """What is bid: ``unit`` of it, and what it ``means``.

    ``paid(scenario, seat, amount)`` gives the scenario in which a seat has bid so much, None
    where that cannot be.
    """

    unit: str
    means: str
    paid: Callable[[Any, int, int], Any | None]


@dataclass(frozen=True)
class Subject:
    """A scenario as the search for a fix sees it, whatever game it is of.

    ``start_of`` says where games of a scenario like it begin, ``credits_of`` reads off rows what
    each who can win has won, ``names`` are theirs by their keys in JSON; ``write`` gives the text
    of a scenario, ``as_file`` the same as the designer wrote it, remarks and all. ``proposals`` are
    all changes, ``costs`` what a step of each kind costs, and a part of its theme that is broken;
    ``currency`` is what a bid is made in, ``themed`` gives the theme of a scenario like it.
    """

    title: str
    scenario: Any
    names: Mapping[str, str]
    start_of: Callable[[Any], Start]
    credits_of: Callable[[Rows], Credits]
    write: Callable[[Any], str]
    proposals: Sequence[Proposal]
    costs: Mapping[str, float]
    currency: Currency | None = None
    as_file: Callable[[Any], str] = str
    themed: Themed = no_theme

    @cached_property
    def theme(self) -> Theme:
        """What makes the scenario what it is."""
        return self.themed(self.scenario)

    def may_change(self, keep: Sequence[str], only: Sequence[str] = ()) -> list[Proposal]:
        """Return the changes that ``keep`` and ``only`` leave. Raises OddsError for other words."""
        if THEME in split_words(only):
            raise OddsError(f"only {THEME}: that is no kind of change, and can be kept alone")
        proposals = allowed(self.proposals, keep, only, self.costs, self.names)
        if THEME in split_words(keep):
            return keeping(self.themed, self.scenario, proposals)
        return proposals

    @property
    def even(self) -> float:
        """An equal share."""
        return 1 / len(self.names)


@dataclass(eq=False)
class Trial:
    """A scenario with some changes, none or two at most, and what was won there, by bot."""

    subject: Subject
    changes: tuple[Proposal, ...]
    scenario: Any
    won: dict[str, Credits] = field(default_factory=dict)
    fresh: dict[str, Credits] = field(default_factory=dict)

    @cached_property
    def start(self) -> Start:
        """Where its games begin."""
        return self.subject.start_of(self.scenario)

    @cached_property
    def text(self) -> str:
        """Its scenario as text, the same whatever file it was read from."""
        return self.subject.write(self.scenario)

    @property
    def says(self) -> tuple[str, ...]:
        """Its changes in words."""
        return tuple(one.says for one in self.changes)

    @cached_property
    def breaks(self) -> tuple[str, ...]:
        """The parts of the theme that it breaks."""
        subject = self.subject
        return broken(subject.theme, subject.themed(self.scenario)) if subject.theme else ()

    @property
    def cost(self) -> float:
        """How much it changes, the theme included."""
        broken_parts = len(self.breaks) * self.subject.costs.get(THEME, 0.0)
        return cost_of(self.changes, self.subject.costs) + broken_parts

    @property
    def things(self) -> frozenset[str]:
        """All that it touches."""
        return frozenset(thing for one in self.changes for thing in one.things)

    def shares(self) -> Array:
        """Return the share of each seat, bots x seats."""
        return np.array([completed(won).mean(axis=0) for won in self.won.values()])

    def share_of(self, seat: int) -> dict[str, float]:
        """Return the share of one seat, by bot."""
        return {bot: float(completed(won)[:, seat].mean()) for bot, won in self.won.items()}

    @property
    def stalls(self) -> bool:
        """Whether more games than not have no winner, with some bot: then it is not fair."""
        return any(1 - float(won.sum(axis=1).mean()) > STALLED for won in self.won.values())

    def gap(self) -> float:
        """Return how far the farthest seat is from an equal share, whichever bot plays."""
        return farthest(self.shares())

    def fresh_gaps(self) -> Array:
        """Return how far from even the farthest seat is in the fresh games of each bot."""
        return np.array([gaps_of(completed(won).mean(axis=0)[None]) for won in self.fresh.values()])

    def fresh_errors(self) -> Array:
        """Return the standard errors of those, by bot."""
        even = self.subject.even
        return np.array([sqrt(even * (1 - even) / len(won)) for won in self.fresh.values()])

    def favors(self, margin: float) -> dict[str, Favor]:
        """Return whom its fresh games favor, by bot."""
        return {bot: favor_of(won, self.subject.names, margin) for bot, won in self.fresh.items()}


def two_sided(place: int) -> Callable[[Rows], Credits]:
    """Return what reads off rows what red and blue have won; ``place`` is that of the winner."""

    def credits_of(rows: Rows) -> Credits:
        return np.stack([rows[:, place] == side for side in range(2)], axis=1).astype(np.float64)

    return credits_of


def farthest(shares: Array) -> float:
    """Return how far from even the farthest of some shares is."""
    return float(gaps_of(shares))


def gaps_of(shares: Array) -> Array:
    """Return the same of many: ... x bots x seats."""
    return np.asarray(np.abs(shares - 1 / shares.shape[-1]).max(axis=(-2, -1)))


def logs_of(shares: Array, games: int) -> Array:
    """Return log-shares, less their mean over the seats, a few games added to each."""
    many = shares.shape[-1]
    logs = np.log((shares * games + _LEAST) / (games + many * _LEAST))
    return np.asarray(logs - logs.mean(axis=-1, keepdims=True))


def shares_of(logs: Array) -> Array:
    """Return the shares that log-shares stand for."""
    shares = np.exp(logs)
    return np.asarray(shares / shares.sum(axis=-1, keepdims=True))


class Known:
    """What was won in games of trials, by scenario, bot and first game: played once only.

    ``checked`` are the changes that came nearest to even so far, as they are said.
    """

    def __init__(
        self,
        held: Mapping[str, Credits] | None = None,
        checked: Iterable[Sequence[str]] = (),
    ) -> None:
        self.held = dict(held or {})
        self.checked = [list(one) for one in checked]

    def of(self, trial: Trial, bot: str, first: int, games: int) -> Credits | None:
        """Return what is known of the first games of a trial, at most so many."""
        known = self.held.get(_key(trial, bot, first))
        return None if known is None else known[:games]

    def keep(self, trial: Trial, bot: str, first: int, won: Credits) -> None:
        """Keep what was won in a trial's games, unless more of them is known."""
        key = _key(trial, bot, first)
        if len(won) > len(self.held.get(key, ())):
            self.held[key] = won


def _key(trial: Trial, bot: str, first: int) -> str:
    return sha256(f"{bot} {first}\n{trial.text}".encode()).hexdigest()[:16]


class Field:
    """Plays trials with some bots until time is up, and counts what it has played.

    Where games of one bot take much longer than another's, the quick bot plays more of each trial:
    ``pace`` says how many times as many. Where no clock decides all play as many.
    """

    def __init__(
        self,
        bots: Sequence[str],
        player: Player,
        seed: int,
        seconds: float | None,
        show: Progress | None,
    ) -> None:
        self.bots, self.player, self.seed, self.show = tuple(bots), player, seed, show
        self.begun = time.monotonic()
        self.seconds = seconds
        self.played = self.planned = 0
        self.pace = dict.fromkeys(self.bots, 1)
        self.took = dict.fromkeys(self.bots, (0.0, 0))  # seconds and games
        self.interrupted = False
        self.lock = Lock()
        self.known = Known()

    def alone(self) -> "Field":
        """Return a field of the first bot, which has the rest of the time and knows all games."""
        field, first = copy(self), self.bots[0]
        field.bots, field.pace = (first,), {first: 1}
        if self.seconds is not None:
            field.begun, field.seconds = time.monotonic(), max(0.0, self.seconds - self.elapsed())
        return field

    def workers_are_ready(self) -> None:
        """Count the time from now on if others play: their first games were theirs to begin."""
        if self.player.executor is not None:
            self.begun = time.monotonic()

    def elapsed(self) -> float:
        """Return the seconds since it began."""
        return time.monotonic() - self.begun

    def is_late(self, part: float = 1.0) -> bool:
        """Return whether a part of the time is over, or somebody pressed Ctrl-C."""
        late = self.seconds is not None and self.elapsed() > part * self.seconds
        return self.interrupted or late

    def games_of(self, trial: Trial) -> int:
        """Return how many games of each bot were played of a trial in the search."""
        return min(len(trial.won.get(bot, ())) // self.pace[bot] for bot in self.bots)

    def set_pace(self) -> None:
        """Say who plays more, by the games so far: as the error falls most in the same time."""
        if self.seconds is None or not all(games for _, games in self.took.values()):
            return
        each = {bot: seconds / games for bot, (seconds, games) in self.took.items()}
        slowest = max(each.values())
        self.pace = {
            bot: max(1, min(_MOST_AHEAD, int(sqrt(slowest / max(one, 1e-9)))))
            for bot, one in each.items()
        }

    @property
    def quick(self) -> tuple[str, ...]:
        """The bots that go ahead; none where all take about as long."""
        return tuple(bot for bot in self.bots if self.pace[bot] > 1)

    def seconds_for(self, games: int) -> float:
        """Return how long a trial takes, played so often by the slowest bot."""
        return sum(
            games * self.pace[bot] * seconds / max(1, many)
            for bot, (seconds, many) in self.took.items()
        )

    def play(
        self,
        trials: Iterable[Trial],
        games: int,
        part: float = 1.0,
        bots: Sequence[str] | None = None,
    ) -> bool:
        """Play trials on to a number of games of each bot, in parallel; False if not all were.

        ``bots`` are those who play, all as often; if None all play, at their pace.
        """
        listed, player = list(trials), self.player
        if len(listed) < 2:
            return all(self._all(player, one, one.won, 0, games, part, bots) for one in listed)
        alone = Player(1) if player.executor is None else player
        with ThreadPoolExecutor(player.at_once) as pool:
            waiting = [
                pool.submit(self._all, alone, one, one.won, 0, games, part, bots) for one in listed
            ]
            try:
                return all(future.result() for future in waiting)
            except KeyboardInterrupt:
                self.interrupted = True  # which the others heed
                return False

    def check(
        self, trial: Trial, games: int, part: float = 1.0, bots: Sequence[str] | None = None
    ) -> bool:
        """Play a trial on games that had no part in choosing it."""
        return self._all(self.player, trial, trial.fresh, FRESH, games, part, bots)

    def _all(
        self,
        player: Player,
        trial: Trial,
        table: dict[str, Credits],
        first: int,
        games: int,
        part: float,
        bots: Sequence[str] | None,
    ) -> bool:
        """Play a trial with all bots, the strongest last: it takes the longest."""
        done = True
        for bot in reversed(self.bots if bots is None else bots):
            wanted = games * self.pace[bot] if bots is None and not first else games
            done = done and self._play(player, trial, table, first, wanted, part, bot)
        played = {bot: table[bot] for bot in self.bots if bot in table}
        table.clear()
        table.update(played)
        return done

    def _play(
        self,
        player: Player,
        trial: Trial,
        table: dict[str, Credits],
        first: int,
        games: int,
        part: float,
        bot: str,
    ) -> bool:
        if (held := self.known.of(trial, bot, first, games)) is not None:
            table[bot] = held if len(held) > len(table.get(bot, ())) else table[bot]
        done = len(table.get(bot, ()))
        if done >= games:
            return True
        if self.is_late(part):
            return False
        timed = self.seconds is not None and part < inf
        deadline = self.begun + part * (self.seconds or 0) if timed else None
        start, begun = trial.start.with_bots((bot,) * trial.start.seats), time.monotonic()
        try:
            rows = player.play_many(
                start, self.seed, first + done, games - done, deadline, self._count
            )
        except KeyboardInterrupt:
            self.interrupted = True
            return False
        won = trial.subject.credits_of(rows)
        with self.lock:
            seconds, many = self.took[bot]
            if part < inf:  # what is played whatever the time may have to be compiled
                self.took[bot] = seconds + time.monotonic() - begun, many + len(won)
        if len(won):
            table[bot] = np.concatenate([table[bot], won]) if done else won
            self.known.keep(trial, bot, first, table[bot])
        if done + len(won) < games:
            self.interrupted |= not self.is_late(part)
            return False
        return True

    def _count(self, games: int) -> None:
        with self.lock:
            self.played += games
            if self.show:
                self.show(self.played, max(self.planned, self.played))

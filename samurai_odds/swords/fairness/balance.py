"""What each seat's chances are, what bots are worth, what changes would do."""

import time
from collections.abc import Sequence
from dataclasses import replace
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np

from samurai_odds.analysis.balance import share
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit, completed
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import as_html
from samurai_odds.play.games import ready
from samurai_odds.swords.fairness.changes import (
    LIMITS,
    Changed,
    changed,
    limited,
    most,
    variations,
)
from samurai_odds.swords.fairness.found import Found
from samurai_odds.swords.fairness.matches import Match, Scores, match_of, play_match, seated
from samurai_odds.swords.fairness.page import balance_dict, balance_grids, balance_text
from samurai_odds.swords.fairness.terms import terms_of
from samurai_odds.swords.field import recording as kept
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.whole.outcomes import NOBODY, winners_of
from samurai_odds.swords.whole.staging import USUAL_BOT, names_of, setup_input, stage

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["Balance", "balance"]

USUAL = Limit(stderr=0.005, seconds=60)
_FOR_CHANGES = 0.5  # of the time, and as many deals at most as the set-up itself had


class Balance(Found):
    """How even a set-up is, by some bots: see `Found` for what it says."""

    def to_dict(self) -> dict[str, Any]:
        """Give everything as plain values, for JSON."""
        return balance_dict(self)

    def plot(self) -> "Axes":
        """Draw the shares with their errors, readable without color; give the axes."""
        from samurai_odds.grids.style import showing_itself
        from samurai_odds.swords.fairness.picture import draw_balance

        return showing_itself(draw_balance(self))

    def __str__(self) -> str:
        return balance_text(self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html(balance_grids(self))


def balance(
    setup: "str | PathLike[str] | Scenario | None" = None,
    players: int | None = None,
    bots: "str | Sequence[str]" = USUAL_BOT,
    *,
    variant: str | None = None,
    goal: int | None = None,
    round_limit: int | None = None,
    rules: "str | PathLike[str] | None" = None,
    changes: bool = True,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Balance:
    """Say what each seat's chances are, and what bots and changes are worth.

    The ``bots`` (a list, or names with commas) sit down in turn and are turned round the
    table: every deal is played in every seating, with the same luck. Of the two-player game
    the players are compared, each with both his colors. Then, if ``changes``, other goals
    and handicaps of the strongest seat are tried on the same deals. Without a ``limit``,
    until every seat's share is known to half a percent, or 60 seconds.
    """
    check_seed(seed)
    clock = time.perf_counter()
    named = names_of(bots)
    staged = stage(setup, players, named[:1], variant, goal, round_limit, rules)
    for name in named:
        stage(staged.scenario, None, [name], rules=rules)
    limit = completed(limit, USUAL)
    match = match_of(staged, named)
    ready(seated(staged, match.seatings[0]).start)
    with bar("games", progress) as show:
        whole = limit if not changes else _part(limit, 1 - _FOR_CHANGES)
        play_match(match, whole, seed, threads, show)
        tried = _changes(match, named, limit, seed, threads) if changes else ()
    return _found(match, tuple(named), tried, _made(match, setup, named, seed, clock))


def _part(limit: Limit, part: float) -> Limit:
    return replace(limit, seconds=None if limit.seconds is None else part * limit.seconds)


def _changes(
    match: Match, named: Sequence[str], limit: Limit, seed: int, threads: int | None
) -> tuple[Changed, ...]:
    """Play each change on the deals of the set-up, as many of them as the time allows."""
    if match.interrupted:
        return ()
    listed = variations(match.staged, most(match.by_seat().mean(axis=0).tolist()))
    found = []
    for name, seat, scenario in listed:
        each = _part(Limit(samples=match.deals, seconds=limit.seconds), _FOR_CHANGES / len(listed))
        other = play_match(match_of(match.staged, named, scenario), each, seed, threads)
        found.append(changed(name, seat, other, match))
        if other.interrupted:
            break
    return tuple(found)


def _made(match: Match, setup: Any, named: Sequence[str], seed: int, clock: float) -> Provenance:
    staged = match.staged
    scenario = staged.scenario
    inputs: dict[str, Any] = {"players": scenario.players, "variant": scenario.variant}
    if setup is not None:
        inputs = {"setup": setup_input(setup, staged)}
    inputs |= {"bots": ",".join(named), "goal": staged.goal, "round_limit": staged.round_limit}
    return replace(
        staged.provenance("balance", inputs),
        method="monte-carlo",
        samples=match.deals * len(match.seatings),
        seed=seed,
        elapsed_s=round(time.perf_counter() - clock, 6),
        interrupted=match.interrupted,
    )


def _found(
    match: Match, named: tuple[str, ...], tried: tuple[Changed, ...], made: Provenance
) -> Balance:
    seats = match.by_seat()
    first = match.staged.scenario.to_be_set_up
    empty: tuple[Figure, ...] = ()
    nobody = np.mean([winners_of(rows.astype(np.int64)) == NOBODY for rows in match.rows], axis=0)
    rounds = np.concatenate([rows[:, kept.ROUNDS] for rows in match.rows])
    limits = [limited(match, rounds) for rounds in LIMITS if rounds < match.staged.round_limit]
    players = dict.fromkeys(name for seating in match.seatings for name in seating)
    return Balance(
        match.staged,
        named,
        _shares(seats),
        uneven(seats),
        {name: share(match.by_bot(name)) for name in players},
        _shares(match.by_setup_sword()) if first else empty,
        share(nobody),
        float(np.median(rounds)),
        terms_of(match),
        tuple(one for one in limits if one is not None),
        tried,
        len(match.seatings),
        made,
    )


def _shares(scores: Scores) -> tuple[Figure, ...]:
    return tuple(share(scores[:, place]) for place in range(scores.shape[1]))


def uneven(scores: Scores) -> float:
    """Give the chance of means as far apart as these if all were alike (Wald's test)."""
    from scipy.special import gammaincc

    deals, seats = scores.shape
    if deals <= seats:
        return 1.0
    apart = scores[:, 1:] - scores[:, :-1]
    mean, spread = apart.mean(axis=0), np.cov(apart, rowvar=False).reshape(seats - 1, seats - 1)
    if np.linalg.matrix_rank(spread) < seats - 1:
        return 1.0
    statistic = deals * mean @ np.linalg.solve(spread, mean)
    return round(float(gammaincc((seats - 1) / 2, statistic / 2)), 6)  # of chi squared

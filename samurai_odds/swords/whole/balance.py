"""What each seat's chances are, what bots are worth, what changes would do."""

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from samurai_odds.analysis.balance import share
from samurai_odds.analysis.fairness.logit import terms_of
from samurai_odds.analysis.fairness.seats import largest, shares, uneven
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit, completed
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.figure import Figure
from samurai_odds.play.games import ready
from samurai_odds.play.registry import names_of
from samurai_odds.swords.whole.balance_report import Balance
from samurai_odds.swords.whole.changes import (
    LIMITS,
    Changed,
    Match,
    changed,
    limited,
    match_of,
    variations,
)
from samurai_odds.swords.whole.staging import stage

USUAL = Limit(stderr=0.005, seconds=60)
_FOR_CHANGES = 0.5  # of the time, and as many deals at most as the set-up itself had


def balance(
    setup: Any,
    players: int | None,
    bots: str | Sequence[str],
    changes: bool,
    rules: Any = None,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    **setting: Any,
) -> Balance:
    """Answer `swords.balance`; ``setting`` are further keywords of `stage`."""
    check_seed(seed)
    clock = time.perf_counter()
    named = names_of(bots)
    staged = stage(setup, players, named[:1], rules=rules, **setting)
    for name in named:
        stage(staged.scenario, None, [name], rules=rules)
    limit = completed(limit, USUAL)
    match = match_of(staged, named)
    ready(match.start_of(match.seatings[0]))
    with bar("games", progress) as show:
        whole = limit if not changes else _part(limit, 1 - _FOR_CHANGES)
        match.play(whole, seed, threads, show)
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
    listed = variations(match.staged, largest(match.by_seat().mean(axis=0).tolist()))
    found = []
    for name, seat, scenario in listed:
        each = _part(Limit(samples=match.deals, seconds=limit.seconds), _FOR_CHANGES / len(listed))
        other = match_of(match.staged, named, scenario)
        other.play(each, seed, threads)
        found.append(changed(name, seat, other, match))
        if other.interrupted:
            break
    return tuple(found)


def _made(match: Match, setup: Any, named: Sequence[str], seed: int, clock: float) -> Provenance:
    staged = match.staged
    inputs = staged.inputs(setup, named)
    inputs |= {"goal": staged.goal, "round_limit": staged.round_limit}
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
    empty: tuple[Figure, ...] = ()
    dealt = match.staged.scenario.to_be_set_up
    limits = [limited(match, rounds) for rounds in LIMITS if rounds < match.staged.round_limit]
    players = dict.fromkeys(name for seating in match.seatings for name in seating)
    return Balance(
        match.staged,
        named,
        shares(seats),
        uneven(seats),
        {name: share(match.by_bot(name)) for name in players},
        shares(match.by_setup_sword()) if dealt else empty,
        match.nobody(),
        match.rounds(),
        terms_of(match),
        tuple(one for one in limits if one is not None),
        tried,
        len(match.seatings),
        made,
    )

"""What each seat's chances are, what bots are worth, what changes would do, and par."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from os import PathLike
from typing import Any, Unpack

from samurai_odds.analysis.favor import Favor, check_margin, equals_text, favor_of, share
from samurai_odds.analysis.fixing.answer import Fixes, find_fixes
from samurai_odds.analysis.fixing.bid import Currency
from samurai_odds.analysis.fixing.proposals import read_costs
from samurai_odds.analysis.fixing.trials import Subject
from samurai_odds.analysis.logit import terms_of
from samurai_odds.analysis.par import ParSheet
from samurai_odds.analysis.seats import by_hand, largest, shares
from samurai_odds.engine.answers.answer import Listing, check_seed
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.declaring import MARGIN, Spreading
from samurai_odds.engine.limit import Limit, completed
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Start
from samurai_odds.play.registry import names_of
from samurai_odds.play.tables import quantiles
from samurai_odds.play.workers.player import Player
from samurai_odds.swords.bots import BOTS
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.scenario.text import in_order
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
from samurai_odds.swords.whole.contest import Contest
from samurai_odds.swords.whole.evaluated import credit
from samurai_odds.swords.whole.outcomes import WINNERS
from samurai_odds.swords.whole.proposals import COSTS, PAID, Proposing
from samurai_odds.swords.whole.staging import Staged, stage
from samurai_odds.swords.words import PLAIN_BOTS, USUAL_BOT

USUAL = Limit(stderr=0.005, seconds=60)
_FOR_CHANGES = 0.2  # of the time, and as many deals at most as the set-up itself had
_FOR_OTHERS = 0.1  # of the time, between other bots
_OTHER_DEALS = 1_024


def balance(
    setup: Any,
    players: int | None,
    bots: str | Sequence[str] | None,
    changes: bool,
    rules: Any = None,
    margin: float = MARGIN,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
    **setting: Any,
) -> Balance:
    """Answer `swords.balance`; ``setting`` are further keywords of `stage`."""
    check_seed(seed)
    named = names_of(bots or USUAL_BOT)
    staged = stage(setup, players, named[:1], rules=rules, **setting)
    for name in named:
        stage(staged.scenario, None, [name], rules=rules)
    limit = completed(limit, USUAL)
    match = match_of(staged, named)
    check_margin(margin, len(match.hands))
    asked = partial(Contest, setup, players, named[0], rules=rules, **setting)
    player = Player(threads, executor, asked)
    player.ready(match.start_of(match.seatings[0]))
    clock = time.perf_counter()
    with bar("games", progress) as show:
        whole = 1 - _FOR_OTHERS - (_FOR_CHANGES if changes else 0)
        match.play(_part(limit, whole), seed, player, show)
        seconds = time.perf_counter() - clock
        others = {} if bots else _others(match, limit, margin, seed, player, show)
        tried = _changes(match, named, limit, seed, player, show) if changes else ()
    made = _made(match, setup, named, seed, clock)
    favor = favor_of(match.won_by_seat(), _names(staged), margin)
    level = equals_text(named[0], favor)
    if len(named) > 1:
        level = f"with {', '.join(named)} taking turns in each seat"
    return _found(match, tuple(named), (level, favor, others, seconds), tried, made)


def fix(
    alike: Callable[[str], Contest],
    bots: str | Sequence[str],
    keep: Sequence[str],
    only: Sequence[str],
    costs: Any,
    margin: float,
    **how: Unpack[Spreading],
) -> Fixes:
    """Answer `swords.fix`, which explains the keywords; ``alike`` is a game by its one bot."""
    named = BOTS.several(bots)
    question = partial(alike, named[0])
    contest = question()
    staged = contest.staged
    proposing = Proposing(staged.scenario, staged.facts, staged.hands)
    subject, currency = subject_of(staged, proposing, costs), Currency("koku", PAID, proposing.paid)
    return find_fixes(contest, subject, currency, named, question, keep, only, margin, **how)


def subject_of(staged: Staged, proposing: Proposing, costs: Any = None) -> Subject:
    """Return a set-up as what tries changes of it sees it."""
    seats, hands = len(staged.seats), staged.hands

    def start_of(scenario: Scenario) -> Start:
        return replace(staged, scenario=scenario).start

    return Subject(
        staged.scenario.title,
        in_order(staged.scenario),
        _names(staged),
        start_of,
        lambda rows: by_hand(credit(rows, seats), hands),
        staged.written,
        tuple(proposing.all()),
        read_costs(costs, COSTS),
    )


def _names(staged: Staged) -> dict[str, str]:
    return {WINNERS[seat]: name for seat, name in staged.winners.items()}


def _others(
    match: Match, limit: Limit, margin: float, seed: int, player: Player, show: Progress | None
) -> dict[str, Favor]:
    """Play the other plain bots in all seats."""
    if match.interrupted:
        return {}
    others = [bot for bot in PLAIN_BOTS if bot != USUAL_BOT]
    each = _part(limit, _FOR_OTHERS / len(others))
    each = replace(each, stderr=None, samples=min(_OTHER_DEALS, limit.most_samples))
    found = {}
    for bot in others:
        other = match_of(match.staged, [bot])
        other.play(each, seed, player, show)
        found[bot] = favor_of(other.won_by_seat(), _names(match.staged), margin)
    return found


def _part(limit: Limit, part: float) -> Limit:
    return replace(limit, seconds=None if limit.seconds is None else part * limit.seconds)


def _changes(
    match: Match,
    named: Sequence[str],
    limit: Limit,
    seed: int,
    player: Player,
    show: Progress | None,
) -> tuple[Changed, ...]:
    """Play each change on the deals of the set-up, as many of them as the time allows."""
    if match.interrupted:
        return ()
    listed = variations(match.staged, largest(match.by_seat().mean(axis=0).tolist()))
    found = []
    for name, seat, scenario in listed:
        each = _part(Limit(samples=match.deals, seconds=limit.seconds), _FOR_CHANGES / len(listed))
        other = match_of(match.staged, named, scenario)
        other.play(each, seed, player, show)
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
    match: Match,
    named: tuple[str, ...],
    judged: tuple[str, Favor, dict[str, Favor], float],
    tried: tuple[Changed, ...],
    made: Provenance,
) -> Balance:
    empty: tuple[Figure, ...] = ()
    dealt = match.staged.scenario.to_be_set_up
    limits = [limited(match, rounds) for rounds in LIMITS if rounds < match.staged.round_limit]
    players = dict.fromkeys(name for seating in match.seatings for name in seating)
    return Balance(
        match.staged,
        named,
        *judged,
        {name: share(match.by_bot(name)) for name in players},
        shares(match.by_setup_sword()) if dealt else empty,
        match.rounds(),
        match.ends(),
        terms_of(match),
        tuple(one for one in limits if one is not None),
        tried,
        len(match.seatings),
        made,
    )


# ---- Par: what to expect of a set-up between equals ----------------------------------


class Par(ParSheet, Contest):
    """A set-up with one bot in all seats: what the player of each should expect of it."""

    counted = ("rounds", "rounds")

    def __init__(
        self,
        setup: "str | PathLike[str] | Scenario | None" = None,
        players: int | None = None,
        bot: str = USUAL_BOT,
        variant: str | None = None,
        goal: int | None = None,
        round_limit: int | None = None,
        rules: "str | PathLike[str] | None" = None,
        margin: float = MARGIN,
    ) -> None:
        super().__init__(setup, players, bot, variant, goal, round_limit, rules)
        self.between_equals(bot, margin, self.provenance.inputs)

    def par_text(self, odds: Odds) -> str:
        """Return the provinces that each seat holds at the end on average, and the length."""
        named = ", ".join(
            f"{odds.expect(f'seat_{seat + 1}_provinces'):.1f} for {self.staged.seat_name(seat)}"
            for seat in self.staged.seats
        )
        return f"{odds.expect('rounds'):.1f} rounds and, of provinces at the end, {named}"

    def listings_where(self, condition: str | None) -> tuple[Listing, ...]:
        """Give the quartiles, and the usual tables."""
        usual = super().listings_where(condition)
        if not usual:
            return ()
        met = self.met(condition)
        games = {name: column[met] for name, column in self.games.items()}
        spread = {"rounds": games["rounds"]}
        for seat in self.staged.seats:
            named = f"provinces, {self.staged.seat_name(seat)}"
            spread[named] = games[f"seat_{seat + 1}_provinces"]
        reasons, *rest = [one for one in usual if not one.columns[0].startswith("quantiles")]
        return (quantiles(spread), reasons, *rest)

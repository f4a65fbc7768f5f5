"""What each seat's chances are, what bots are worth, what changes would do, and par."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from os import PathLike
from typing import Any

import numpy as np

from samurai_odds.analysis import asked
from samurai_odds.analysis.balance import Terms, weigh
from samurai_odds.analysis.favor import largest, share
from samurai_odds.analysis.fixing.proposals import read_costs
from samurai_odds.analysis.fixing.theme import COST
from samurai_odds.analysis.fixing.trials import Currency, Subject
from samurai_odds.analysis.logit import terms_of
from samurai_odds.analysis.matches import Matches, by_hand, shares
from samurai_odds.analysis.par import ParSheet
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.declaring import MARGIN
from samurai_odds.engine.limit import Limit, completed
from samurai_odds.engine.plausible import Tables, rules_with
from samurai_odds.engine.progress import Progress
from samurai_odds.play.game import Start
from samurai_odds.play.registry import names_of
from samurai_odds.play.tables import counts_of
from samurai_odds.swords import plausible
from samurai_odds.swords.bots import BOTS
from samurai_odds.swords.facts import load
from samurai_odds.swords.full_game.balance_report import Balance
from samurai_odds.swords.full_game.changes import (
    LIMITS,
    Changed,
    Match,
    changed,
    limited,
    match_of,
    variations,
)
from samurai_odds.swords.full_game.contest import Contest
from samurai_odds.swords.full_game.evaluated import credit
from samurai_odds.swords.full_game.outcomes import WINNERS
from samurai_odds.swords.full_game.proposals import COSTS, PAID, Proposing
from samurai_odds.swords.full_game.staging import Staged, stage
from samurai_odds.swords.full_game.theme import theme
from samurai_odds.swords.plausible import BORDERS, with_lines
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.scenario.text import in_order
from samurai_odds.swords.words import PLAIN_BOTS, USUAL_BOT

USUAL = Limit(stderr=0.005, seconds=60)


def balance(
    setup: Any,
    players: int | None,
    bots: str | Sequence[str] | None,
    changes: bool,
    rules: Any = None,
    margin: float = MARGIN,
    sensitivity: bool = False,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
    **setting: Any,
) -> Balance:
    """Answer `swords.balance`; ``setting`` are further keywords of `stage`."""
    named = tuple(names_of(bots or USUAL_BOT))
    staged = stage(setup, players, named[:1], rules=rules, **setting)
    for name in named:
        stage(staged.scenario, None, [name], rules=rules)
    inputs = staged.inputs(setup, named)
    inputs |= {"goal": staged.goal, "round_limit": staged.round_limit}
    terms = Terms(
        _names(staged),
        partial(match_of, staged),
        lambda rows: counts_of(rows[:, recording.REASON].astype(np.int64), at.REASONS),
        partial(_further, changes),
        partial(Contest, setup, players, named[0], rules=rules, **setting),
        partial(plausible.steps, rules=rules, chart=chart_of(staged.scenario.map)),
        partial(_match_with, staged, rules),
        Contest.rivals,
    )
    others = () if bots else tuple(bot for bot in PLAIN_BOTS if bot != USUAL_BOT)
    how = completed(limit, USUAL), seed, threads, progress, executor
    return weigh(Balance, staged, terms, named, others, inputs, margin, sensitivity, *how)


def _match_with(staged: Staged, rules: Any, bots: Sequence[str], tables: Sequence[Tables]) -> Match:
    """Make a match with some numbers read otherwise, and some borders drawn or taken away."""
    scenario = staged.scenario
    numbers = [one for one in tables if BORDERS not in one]
    lines = dict(line for one in tables for line in one.get(BORDERS, {}).items())
    changes = with_lines(scenario.map, lines)
    with rules_with(numbers, rules) as file:
        return match_of(replace(staged, facts=load(file)), bots, replace(scenario, map=changes))


def _further(changes: bool, matches: Matches, match: Match) -> dict[str, Any]:
    """Return what the answer has besides the verdict, given whether changes are to be tried."""
    named = tuple(dict.fromkeys(bot for seating in match.seatings for bot in seating))
    dealt = match.staged.scenario.to_be_set_up
    limits = [limited(match, rounds) for rounds in LIMITS if rounds < match.staged.round_limit]
    return {
        "staged": match.staged,
        "bots": {name: share(match.by_bot(name)) for name in named},
        "setup_swords": shares(match.by_setup_sword()) if dealt else (),
        "rounds": match.rounds(),
        "terms": terms_of(match),
        "limits": tuple(one for one in limits if one is not None),
        "changes": tuple(_changes(matches, match, named)) if changes else (),
    }


def _changes(matches: Matches, match: Match, named: Sequence[str]) -> Iterator[Changed]:
    """Play each change on the deals of the setup, as far as there is time."""
    best = largest(match.by_seat().mean(axis=0).tolist())
    for name, seat, scenario in variations(match.staged, best):
        other = match_of(match.staged, named, scenario)
        if matches.beside(match, other):
            yield changed(name, seat, other, match)


def subject_of(staged: Staged, costs: Any = None) -> Subject:
    """Return a setup as what tries changes of it sees it."""
    seats, hands = len(staged.seats), staged.hands
    proposing = Proposing(staged.scenario, staged.facts, hands)

    def start_of(scenario: Scenario) -> Start:
        return replace(staged, scenario=scenario).start

    return Subject(
        title=staged.scenario.title,
        scenario=in_order(staged.scenario),
        names=_names(staged),
        start_of=start_of,
        credits_of=lambda rows: by_hand(credit(rows, seats), hands),
        write=staged.written,
        as_file=staged.as_file,
        themed=theme,
        proposals=tuple(proposing.all()),
        costs=read_costs(costs, COSTS | COST),
        currency=Currency("koku", PAID, proposing.paid),
    )


def _names(staged: Staged) -> dict[str, str]:
    return {WINNERS[seat]: name for seat, name in staged.winners.items()}


fix = partial(asked.fix, Contest, BOTS, subject_of)
ladder = partial(asked.ladder, Contest, BOTS)


# ---- Par: what to expect of a setup between equals ----------------------------------


class Par(ParSheet, Contest):
    """A setup with one bot in all seats: what the player of each should expect of it."""

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

    def spread(self, games: Mapping[str, Any]) -> dict[str, Any]:
        columns = {"rounds": games["rounds"]}
        for seat in self.staged.seats:
            named = f"provinces, {self.staged.seat_name(seat)}"
            columns[named] = games[f"seat_{seat + 1}_provinces"]
        return columns

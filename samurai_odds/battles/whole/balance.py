"""Whom a scenario favors, and what changes make it fair."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from os import PathLike
from typing import Any, Unpack

from samurai_odds.analysis.balance import Scores, difference, red_scores, share
from samurai_odds.analysis.fairness.answer import Beside, Fairness, Terms, weigh
from samurai_odds.analysis.fairness.found import Section
from samurai_odds.analysis.fairness.ladder import Ladder, climb
from samurai_odds.analysis.fairness.report import plain
from samurai_odds.analysis.fixing.answer import Fixes, find_fixes
from samurai_odds.analysis.fixing.bid import Currency
from samurai_odds.analysis.fixing.proposals import read_costs
from samurai_odds.analysis.fixing.trials import Subject, two_sided
from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.field import recording as kept
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.scenario.scenario import BLUE, SIDES, Scenario
from samurai_odds.battles.scenario.text import in_order
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.battles.whole.game import start
from samurai_odds.battles.whole.proposals import COSTS, PAID, paid, proposals
from samurai_odds.battles.whole.staging import TURN_LIMIT, Staged, stage
from samurai_odds.battles.words import PLAIN_BOTS
from samurai_odds.engine.declaring import MARGIN, Spreading
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows, Start

__all__ = ["Balance", "balance"]


class Balance(Fairness):
    """How fair a scenario is, by some bots: `analysis.fairness.found` explains the fields.

    ``first`` is red's share moving first and second, between the bots of the verdict,
    and ``first_move`` the difference; None if there was no time to play that.

    >>> from samurai_odds import Limit, balance
    >>> balance("study-spears", "random", limit=Limit(samples=300)).to_dict()["samples"]
    300
    """

    @property
    def first(self) -> tuple[Figure, Figure] | None:
        """Red's share moving first, and moving second."""
        if not self.sections:
            return None
        first, second = (figure for _, _, figure in self.sections[0].rows)
        return first, second

    @property
    def first_move(self) -> Figure | None:
        """What moving first is worth to red."""
        worth = self.sections[0].difference if self.sections else None
        return worth and worth[1]

    def to_dict(self) -> dict[str, Any]:
        """Give everything as plain values, for JSON."""
        first, second = self.first or (None, None)
        return super().to_dict() | {
            "red_share_moving_first": plain(first),
            "red_share_moving_second": plain(second),
            "first_move": plain(self.first_move),
        }


def balance(
    scenario: "str | PathLike[str] | Scenario",
    bot: str | None = None,
    against: str | None = None,
    bots: str | Sequence[str] = PLAIN_BOTS,
    margin: float = MARGIN,
    turn_limit: int = TURN_LIMIT,
    dragons: "str | PathLike[str] | None" = None,
    rules: str | None = None,
    **how: Unpack[Spreading],
) -> Balance:
    """Answer `battles.balance`, which explains the keywords."""
    if bot or against:
        bots = [name for name in (bot or against, against) if name is not None]
    named = BOTS.several(bots)
    staged = stage(scenario, named[0], against or named[0], None, turn_limit, dragons, rules)
    asked = scenario, staged.red, staged.blue, None, turn_limit, dragons, rules
    question = partial(Contest, *asked)
    terms = Terms(scores_of, partial(_first_move, staged), question)
    inputs: dict[str, Any] = {"scenario": staged.as_input(scenario), "bot": staged.red}
    inputs["against"] = staged.blue
    other = staged.blue if staged.blue != staged.red else None
    plays = named[:1] if other else named
    return weigh(Balance, staged, terms, plays, inputs, margin, other, **how)


def ladder(
    scenario: "str | PathLike[str] | Scenario",
    bots: str | Sequence[str],
    margin: float = MARGIN,
    turn_limit: int = TURN_LIMIT,
    dragons: "str | PathLike[str] | None" = None,
    rules: str | None = None,
    **how: Unpack[Spreading],
) -> Ladder:
    """Answer `battles.ladder`, which explains the keywords."""

    def contest(bot: str) -> Contest:
        return Contest(scenario, bot, bot, None, turn_limit, dragons, rules)

    return climb(contest, BOTS.several(bots), margin, **how)


def fix(
    scenario: "str | PathLike[str] | Scenario",
    bots: str | Sequence[str],
    keep: Sequence[str],
    only: Sequence[str],
    costs: "str | PathLike[str] | None",
    margin: float,
    turn_limit: int,
    dragons: "str | PathLike[str] | None",
    rules: str | None,
    **how: Unpack[Spreading],
) -> Fixes:
    """Answer `battles.fix`, which explains the keywords."""
    named = BOTS.several(bots)
    staged = stage(scenario, named[0], named[0], None, turn_limit, dragons, rules)
    subject = subject_of(staged, costs)
    currency = Currency("banners", PAID, paid)
    question = partial(Contest, scenario, staged.red, staged.blue, None, turn_limit, dragons, rules)
    inputs = {"scenario": staged.as_input(scenario)}
    return find_fixes(staged, subject, currency, named, question, inputs, keep, only, margin, **how)


def subject_of(staged: Staged, costs: "str | PathLike[str] | None" = None) -> Subject:
    """Return a scenario as what tries changes of it sees it."""
    return Subject(
        staged.scenario.title,
        in_order(staged.scenario),
        {side: side for side in SIDES},
        partial(_begun, staged),
        two_sided(kept.WINNER),
        staged.written,
        tuple(proposals(staged.scenario)),
        read_costs(costs, COSTS),
    )


def scores_of(rows: Rows) -> Scores:
    """Score games for red: 1 won, 0 lost, 1/2 won by nobody."""
    return red_scores(rows[:, kept.WINNER])


def _begun(staged: Staged, scenario: Scenario) -> Start:
    """Return where games begin of a scenario that is like the one staged."""
    known = staged.setup
    setup = Setup(scenario, staged.facts, staged.dragons, staged.turn_limit, like=known)
    return start(setup, staged.red, staged.blue)


def _first_move(staged: Staged, beside: Beside) -> tuple[Section, ...]:
    """Play the games of the verdict with the other side moving first."""
    scenario = staged.scenario
    pair = beside(_begun(staged, replace(scenario, first=1 - scenario.first)))
    if pair is None:
        return ()
    if scenario.first == BLUE:
        pair = pair[::-1]
    rows = []
    for side, scores in zip(SIDES, pair, strict=True):
        note = " (as it is)" if side == SIDES[scenario.first] else ""
        rows.append((f"red wins, {side} moving first{note}", side, share(scores)))
    worth = ("what moving first is worth", difference(*pair))
    return (Section("first move", tuple(rows), worth),)

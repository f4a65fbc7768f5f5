"""`ran balance`: which side a scenario favors, and what changes make it fair."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from os import PathLike
from typing import Any, Unpack

from samurai_odds.analysis.balance import Scores, difference, red_scores, share
from samurai_odds.analysis.fairness.answer import Beside, Fairness, Terms, weigh
from samurai_odds.analysis.fairness.found import Section
from samurai_odds.analysis.fairness.ladder import Ladder, climb
from samurai_odds.analysis.fixing.answer import Fixes, find_fixes
from samurai_odds.analysis.fixing.bid import Currency
from samurai_odds.analysis.fixing.proposals import read_costs
from samurai_odds.analysis.fixing.trials import Subject, two_sided
from samurai_odds.engine.declaring import Spreading
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows
from samurai_odds.ran.bots import BOTS
from samurai_odds.ran.field import recording as kept
from samurai_odds.ran.scenario.checks import problems
from samurai_odds.ran.scenario.scenario import SIDES, Scenario
from samurai_odds.ran.scenario.text import in_order
from samurai_odds.ran.whole.contest import Contest
from samurai_odds.ran.whole.game import Staged, stage
from samurai_odds.ran.whole.proposals import COSTS, PAID, paid, proposals

LIMITS = (1 / 3, 2 / 3, 5 / 3)  # of the scenario's turns


def limits(scenario: Scenario) -> Iterator[tuple[int, Scenario]]:
    """List other turn limits, and the scenario with each (R47)."""
    for part in LIMITS:
        turns = round(part * scenario.turn_limit)
        new = replace(scenario, turn_limit=turns)
        if turns != scenario.turn_limit and not problems(new):
            yield turns, new


# ---- Which side a scenario of RAN favors, what a turn limit does ---------------------


def balance(
    scenario: "str | PathLike[str] | Scenario",
    bots: str | Sequence[str],
    margin: float,
    turn_limit: int | None,
    rules: str | None,
    **how: Unpack[Spreading],
) -> Fairness:
    """Answer `ran.balance`, which explains the keywords."""
    named = BOTS.several(bots)
    staged = stage(scenario, named[0], named[0], turn_limit, rules)
    question = partial(Contest, scenario, named[0], named[0], turn_limit, rules)
    terms = Terms(scores_of, partial(_limits, staged), question)
    inputs: dict[str, Any] = {"scenario": staged.as_input(scenario)}
    inputs["turn_limit"] = staged.scenario.turn_limit
    return weigh(Fairness, staged, terms, named, inputs, margin, **how)


def ladder(
    scenario: "str | PathLike[str] | Scenario",
    bots: str | Sequence[str],
    margin: float,
    turn_limit: int | None,
    rules: str | None,
    **how: Unpack[Spreading],
) -> Ladder:
    """Answer `ran.ladder`, which explains the keywords."""

    def contest(bot: str) -> Contest:
        return Contest(scenario, bot, bot, turn_limit, rules)

    return climb(contest, BOTS.several(bots), margin, **how)


def fix(
    scenario: "str | PathLike[str] | Scenario",
    bots: str | Sequence[str],
    keep: Sequence[str],
    only: Sequence[str],
    costs: "str | PathLike[str] | None",
    margin: float,
    turn_limit: int | None,
    rules: str | None,
    **how: Unpack[Spreading],
) -> Fixes:
    """Answer `ran.fix`, which explains the keywords."""
    named = BOTS.several(bots)
    staged = stage(scenario, named[0], named[0], turn_limit, rules)
    subject = subject_of(staged, costs)
    question = partial(Contest, scenario, named[0], named[0], turn_limit, rules)
    inputs = {"scenario": staged.as_input(scenario), "turn_limit": staged.scenario.turn_limit}
    currency = Currency("rout points", PAID, paid)
    return find_fixes(staged, subject, currency, named, question, inputs, keep, only, margin, **how)


def subject_of(staged: Staged, costs: "str | PathLike[str] | None" = None) -> Subject:
    """Return a scenario as what tries changes of it sees it."""
    return Subject(
        staged.scenario.title,
        in_order(staged.scenario),
        {side: side for side in SIDES},
        staged.start_of,
        two_sided(kept.WINNER),
        staged.written,
        tuple(proposals(staged.scenario)),
        read_costs(costs, COSTS),
    )


def scores_of(rows: Rows) -> Scores:
    """Score battles for red: 1 won, 0 lost, 1/2 won by nobody."""
    return red_scores(rows[:, kept.WINNER])


def _limits(staged: Staged, beside: Beside) -> tuple[Section, ...]:
    """Play the battles of the verdict with other turn limits."""
    rows: list[tuple[str, str, Figure]] = []
    worst: tuple[str, Figure] | None = None
    for turns, scenario in limits(staged.scenario):
        pair = beside(staged.start_of(scenario))
        if pair is None:
            continue
        usual, other = pair
        rows.append((f"red wins, {turns} turns at most", f"{turns} turns", share(other)))
        gap = difference(other, usual)
        if worst is None or abs(gap) > abs(worst[1]):
            worst = (f"what {turns} turns at most change", gap)
    if not rows:
        return ()
    return (Section("turn limit", tuple(rows), worst),)

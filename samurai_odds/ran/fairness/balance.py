"""Which side a scenario of RAN favors, what a turn limit does, and what would help."""

from collections.abc import Iterator, Sequence
from functools import partial
from os import PathLike
from typing import Any

from samurai_odds.analysis.balance import Scores, difference, red_scores, share
from samurai_odds.analysis.fairness.answer import Beside, Fairness, Terms, weigh
from samurai_odds.analysis.fairness.found import Section
from samurai_odds.analysis.fairness.search import Change
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows
from samurai_odds.ran.bots import BOTS
from samurai_odds.ran.fairness.changes import changes, limits
from samurai_odds.ran.field import recording as kept
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.whole.staging import Staged, stage


def balance(
    scenario: "str | PathLike[str] | Scenario",
    bots: str | Sequence[str],
    within: float,
    turn_limit: int | None,
    rules: str | None,
    limit: Limit | None,
    seed: int,
    threads: int | None,
    progress: Progress | None,
) -> Fairness:
    """Answer `ran.balance`, which explains the keywords."""
    named = BOTS.several(bots)
    staged = stage(scenario, named[0], named[-1], turn_limit, rules)
    terms = Terms(scores_of, partial(_limits, staged), partial(_changes, staged))
    inputs: dict[str, Any] = {"scenario": staged.as_input(scenario)}
    inputs["turn_limit"] = staged.scenario.turn_limit
    how = (limit, seed, threads, progress)
    return weigh(Fairness, staged, terms, named, inputs, within, *how)


def scores_of(rows: Rows) -> Scores:
    """Score battles for red: 1 won, 0 lost, 1/2 won by nobody."""
    return red_scores(rows[:, kept.WINNER])


def _changes(staged: Staged, stronger: int) -> Iterator[Change]:
    for each in changes(staged.scenario, stronger):
        yield Change(each.says, each.size, staged.start_of(each.scenario))


def _limits(staged: Staged, beside: Beside) -> tuple[Section, ...]:
    """Play the equilibrium's battles with other turn limits."""
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

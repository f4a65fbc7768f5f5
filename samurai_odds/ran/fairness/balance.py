"""Which side a scenario of RAN favors, what a turn limit does, and what would help."""

from collections.abc import Iterator, Sequence
from os import PathLike

import numpy as np

from samurai_odds.analysis.balance import Scores, difference, share
from samurai_odds.analysis.balance_matrix import MatrixTest, Pair, Table, equilibrium
from samurai_odds.analysis.fairness.answer import USUAL, Fairness, put_together
from samurai_odds.analysis.fairness.found import Section
from samurai_odds.analysis.fairness.matches import Matches
from samurai_odds.analysis.fairness.search import Change, search
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit, completed
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows
from samurai_odds.play.games import ready
from samurai_odds.ran.fairness.changes import changes, limits
from samurai_odds.ran.field import recording as kept
from samurai_odds.ran.scenario.scenario import BLUE, RED, Scenario
from samurai_odds.ran.whole.staging import Staged, known_bots, scenario_input, stage


def weigh(
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
    check_seed(seed)
    named = known_bots(bots)
    staged = stage(scenario, named[0], named[-1], turn_limit, rules)
    test = MatrixTest(within, len(named))
    ready(staged.start)
    with bar("battles", progress) as show:
        matches = _matches(staged, named, seed, limit, threads, show)
        table = matches.share(test)
        found = equilibrium(table, len(named))
        sections = _limits(staged, matches, table, found.weights)
        searched = search(matches, test, found, lambda red: _changes(staged, red))
    inputs = {"scenario": scenario_input(scenario), "bots": list(named), "within": test.within}
    inputs["turn_limit"] = staged.scenario.turn_limit
    made = staged.provenance("balance", inputs)
    title = staged.scenario.title
    return put_together(Fairness, title, matches, test, table, found, sections, searched, made)


def _matches(
    staged: Staged,
    named: tuple[str, ...],
    seed: int,
    limit: Limit | None,
    threads: int | None,
    show: Progress | None,
) -> Matches:
    return Matches(staged.start, scores_of, named, seed, completed(limit, USUAL), threads, show)


def scores_of(rows: Rows) -> Scores:
    """Score battles for red: 1 won, 0 lost, 1/2 won by nobody."""
    winner = rows[:, kept.WINNER]
    return np.where(winner < 0, 0.5, np.where(winner == RED, 1.0, 0.0))


def _changes(staged: Staged, red_is_stronger: bool) -> Iterator[Change]:
    for each in changes(staged.scenario, RED if red_is_stronger else BLUE):
        yield Change(each.says, each.size, staged.start_of(each.scenario))


def _limits(
    staged: Staged, matches: Matches, table: Table, weights: dict[Pair, float]
) -> tuple[Section, ...]:
    """Play the equilibrium's battles with other turn limits."""
    rows: list[tuple[str, str, Figure]] = []
    worst: tuple[str, Figure] | None = None
    for turns, scenario in limits(staged.scenario):
        pair = matches.beside(staged.start_of(scenario), table, weights)
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

"""`ran balance`: which side a scenario favors, and the small changes that may help."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from os import PathLike
from typing import Any, Unpack

from samurai_odds.analysis.balance import Scores, difference, red_scores, share
from samurai_odds.analysis.fairness.answer import Beside, Fairness, Terms, weigh
from samurai_odds.analysis.fairness.found import Section
from samurai_odds.analysis.fairness.ladder import Ladder, climb
from samurai_odds.analysis.fairness.search import Change
from samurai_odds.engine.declaring import Spreading
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows
from samurai_odds.ran.bots import BOTS
from samurai_odds.ran.field import recording as kept
from samurai_odds.ran.scenario.checks import problems
from samurai_odds.ran.scenario.scenario import SIDES, Command, Scenario
from samurai_odds.ran.whole.contest import Contest
from samurai_odds.ran.whole.game import Staged, stage

# ---- The small changes of a scenario that might make it fairer -----------------------

COMMANDS = ("trumps", "activations")  # of a So-Taisho, the least thing first
LEVEL_STEP, LEVEL_STEPS = 10, 3  # hundredths of a rout level, and how often
LIMITS = (1 / 3, 2 / 3, 5 / 3)  # of the scenario's turns


@dataclass(frozen=True)
class Changed:
    """A scenario changed in one number of one side.

    ``size`` orders changes: a trump is less than an activation, that less than rout points.
    """

    says: str
    scenario: Scenario
    size: tuple[int, int]


def changes(scenario: Scenario, stronger: int) -> Iterator[Changed]:
    """List the changes that weaken the stronger side, or strengthen the other."""
    for side in range(len(SIDES)):
        more = 1 if side != stronger else -1
        for rank, what in enumerate(COMMANDS):
            yield from _command(scenario, side, what, more, rank)
        level = scenario.armies[side].level
        for step in range(1, LEVEL_STEPS + 1):
            points = max(step, round(LEVEL_STEP * step * level / 100))
            new = with_level(scenario, side, level + more * points)
            if new is not None:
                says = f"{SIDES[side]}: rout level {level + more * points} ({more * points:+d})"
                yield Changed(says, new, (len(COMMANDS), step))


def _command(scenario: Scenario, side: int, what: str, more: int, rank: int) -> Iterator[Changed]:
    """Change a number of a So-Taisho by one."""
    chief = next(each for each in scenario.of_side(side) if each.command is not None)
    assert chief.command is not None
    number = getattr(chief.command, what) + more
    changed: Command = replace(chief.command, **{what: number})
    listed = tuple(
        replace(each, command=changed) if each is chief else each for each in scenario.contingents
    )
    new = replace(scenario, contingents=listed)
    if number >= 0 and not problems(new):
        word = what if number != 1 else what[:-1]
        yield Changed(f"{SIDES[side]}: {number} {word} ({more:+d})", new, (rank, 1))


def with_level(scenario: Scenario, side: int, level: int) -> Scenario | None:
    """Give a scenario with another rout level; None where that is no sound scenario."""
    armies = list(scenario.armies)
    armies[side] = replace(armies[side], level=level)
    new = replace(scenario, armies=(armies[0], armies[1]))
    return None if problems(new) else new


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
    terms = Terms(scores_of, partial(_limits, staged), partial(_changes, staged), question)
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


def scores_of(rows: Rows) -> Scores:
    """Score battles for red: 1 won, 0 lost, 1/2 won by nobody."""
    return red_scores(rows[:, kept.WINNER])


def _changes(staged: Staged, stronger: int) -> Iterator[Change]:
    for each in changes(staged.scenario, stronger):
        yield Change(each.says, each.size, staged.start_of(each.scenario))


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

"""Whom a scenario favors, and the small changes that might make it fairer."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from os import PathLike
from typing import Any, Unpack

from samurai_odds.analysis.balance import Scores, difference, red_scores, share
from samurai_odds.analysis.fairness.answer import Beside, Fairness, Terms, weigh
from samurai_odds.analysis.fairness.found import Section
from samurai_odds.analysis.fairness.ladder import Ladder, climb
from samurai_odds.analysis.fairness.report import plain
from samurai_odds.analysis.fairness.search import Change
from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.field import recording as kept
from samurai_odds.battles.field.setup import changed
from samurai_odds.battles.scenario.checks import problems
from samurai_odds.battles.scenario.scenario import BLUE, SIDES, Army, Scenario
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.battles.whole.game import start
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
    terms = Terms(scores_of, partial(_first_move, staged), partial(_changes, staged), question)
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


def scores_of(rows: Rows) -> Scores:
    """Score games for red: 1 won, 0 lost, 1/2 won by nobody."""
    return red_scores(rows[:, kept.WINNER])


def _begun(staged: Staged, scenario: Scenario) -> Start:
    """Give the start of a scenario that differs in what `changed` changes."""
    return start(changed(staged.setup, scenario), staged.red, staged.blue)


def _changes(staged: Staged, stronger: int) -> Iterator[Change]:
    for change in changes(staged.scenario, stronger):
        yield Change(change.says, change.size, _begun(staged, change.scenario))


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


# ---- changes ------------------------------------------------------------------------


# What may be changed, the least thing first: field of Army, its name, most steps, and
# whether more of it helps.
QUANTITIES = (
    ("honor", "token", 3, True),
    ("dragons", "Dragon card", 2, True),
    ("command", "command card", 1, True),
    ("banners", "banner to win", 2, False),
)


@dataclass(frozen=True)
class ScenarioChange:
    """A change of one number of one army, or of who moves first.

    ``size`` orders changes: none is the least; a token is less than a Dragon card, that
    less than a command card, that less than the first move, that less than a banner; then
    by how many.
    """

    says: str
    scenario: Scenario
    size: tuple[int, int]


def changes(scenario: Scenario, stronger: int) -> Iterator[ScenarioChange]:
    """List the changes that weaken the stronger side, or strengthen the other.

    Who moves first is exchanged whichever side that is: moving first may be a burden.
    """
    for rank, (field, name, most, helps) in enumerate(QUANTITIES):
        for side in range(2):
            army = scenario.armies[side]
            known = {"dragons": army.dragon_hand, "command": army.hand}.get(field)
            if known:
                continue  # in a position the hands are what they are
            sign = 1 if helps == (side != stronger) else -1
            for steps in range(1, most + 1):
                new = _with(scenario, side, field, sign * steps)
                if new is not None:
                    number = getattr(new.armies[side], field)
                    plural = "s" if number != 1 and name != "banner to win" else ""
                    word = name.replace("banner", "banners") if number != 1 else name
                    says = f"{SIDES[side]}: {number} {word}{plural} ({sign * steps:+d})"
                    yield ScenarioChange(says, new, (rank + (rank == len(QUANTITIES) - 1), steps))
    other = 1 - scenario.first
    exchanged = replace(scenario, first=other)
    yield ScenarioChange(f"{SIDES[other]} moves first", exchanged, (len(QUANTITIES) - 1, 1))


def _with(scenario: Scenario, side: int, field: str, more: int) -> Scenario | None:
    """ScenarioChange a number of an army; None where the result is no sound scenario."""
    army: Army = scenario.armies[side]
    number = getattr(army, field) + more
    if number < 0:
        return None
    values: dict[str, int] = {field: number}
    armies = [*scenario.armies]
    armies[side] = replace(army, **values)  # type: ignore[arg-type]
    new = replace(scenario, armies=(armies[0], armies[1]))
    return None if problems(new) else new

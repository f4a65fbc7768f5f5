"""`ran balance`: which side a scenario favors, what changes make it fair, and its par."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from os import PathLike
from typing import Any, Unpack

from samurai_odds.analysis import asked
from samurai_odds.analysis.balance import Beside, Fairness, two_sided_terms, weigh, who_plays
from samurai_odds.analysis.favor import difference, share
from samurai_odds.analysis.fixing.proposals import read_costs
from samurai_odds.analysis.fixing.theme import COST
from samurai_odds.analysis.fixing.trials import Currency, Subject, two_sided
from samurai_odds.analysis.par import ParSheet, match
from samurai_odds.analysis.shares import Section
from samurai_odds.analysis.varying import start_with
from samurai_odds.engine.answers.answer import Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.declaring import MARGIN, Spreading
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows
from samurai_odds.play.tables import counts_of
from samurai_odds.ran import plausible
from samurai_odds.ran.bots import BOTS
from samurai_odds.ran.full_game.contest import REASONS_SAID, Contest, columns_of
from samurai_odds.ran.full_game.proposals import COSTS, PAID, paid, proposals
from samurai_odds.ran.full_game.staging import Staged, stage
from samurai_odds.ran.full_game.theme import theme
from samurai_odds.ran.rules import recording
from samurai_odds.ran.scenario.checks import problems
from samurai_odds.ran.scenario.scenario import SIDES, Scenario
from samurai_odds.ran.scenario.text import in_order
from samurai_odds.ran.words import USUAL_BOT

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
    bot: str | None,
    against: str | None,
    bots: str | Sequence[str],
    margin: float,
    turn_limit: int | None,
    rules: str | None,
    sensitivity: bool = False,
    **how: Unpack[Spreading],
) -> Fairness:
    """Answer `ran.balance`, which explains the keywords."""
    plays, others = who_plays(BOTS.several, bot, against, bots)
    setting = scenario, plays[0], plays[-1], turn_limit, rules
    staged, question = stage(*setting), partial(Contest, *setting)
    sections = partial(_limits, staged)
    steps = partial(plausible.steps, rules=rules)
    scored, changed = two_sided(recording.WINNER), partial(start_with, stage, setting[:-1], rules)
    terms = two_sided_terms(
        staged.start, scored, ends_of, sections, question, steps, changed, Contest.rivals
    )
    inputs = question().alike_inputs
    inputs |= {"against": plays[1]} if len(plays) > 1 else {}
    inputs |= {"bots": [plays[0], *others], "margin": margin}
    return weigh(Fairness, staged, terms, plays, others, inputs, margin, sensitivity, **how)


def subject_of(staged: Staged, costs: "str | PathLike[str] | None" = None) -> Subject:
    """Return a scenario as what tries changes of it sees it."""
    return Subject(
        title=staged.scenario.title,
        scenario=in_order(staged.scenario),
        names={side: side for side in SIDES},
        start_of=staged.start_of,
        credits_of=two_sided(recording.WINNER),
        write=staged.written,
        as_file=staged.as_file,
        themed=theme,
        proposals=tuple(proposals(staged.scenario)),
        costs=read_costs(costs, COSTS | COST),
        currency=Currency("rout points", PAID, paid),
    )


fix = partial(asked.fix, Contest, BOTS, subject_of)
ladder = partial(asked.ladder, Contest, BOTS)


def ends_of(rows: Rows) -> dict[str, int]:
    """Count the ways in which battles ended."""
    return counts_of(columns_of(rows)["reason"], REASONS_SAID)


def _limits(staged: Staged, beside: Beside) -> tuple[Section, ...]:
    """Play the battles of the verdict with other turn limits."""
    rows: list[tuple[str, str, Figure]] = []
    worst: tuple[str, Figure] | None = None
    for turns, scenario in limits(staged.scenario):
        pair = beside(staged.start_of(scenario))
        if pair is None:
            continue
        usual, other = pair
        base = f"red wins, as it is, {len(usual):,} games"
        if all(says != base for says, _, _ in rows):  # what it is compared with: the same games
            rows.append((base, "as it is", share(usual)))
        rows.append((f"red wins, {turns} turns at most", f"{turns} turns", share(other)))
        gap = difference(other, usual)
        if worst is None or abs(gap) > abs(worst[1]):
            worst = (f"what {turns} turns at most change", gap)
    if not rows:
        return ()
    return (Section("turn limit", tuple(rows), worst),)


# ---- Par: what to expect of a battle between equals ----------------------------------

_MATCH_LEADS = (1, 5, 10, 15, 20, 30)  # rout points of two battles together


class Par(ParSheet, Contest):
    """A scenario between two bots alike: what a player of either side should expect of it."""

    counted = ("rout points, blue less red", "margin")

    def __init__(
        self,
        scenario: "str | PathLike[str] | Scenario",
        bot: str = USUAL_BOT,
        turn_limit: int | None = None,
        rules: str | None = None,
        margin: float = MARGIN,
    ) -> None:
        super().__init__(scenario, bot, bot, turn_limit, rules)
        self.between_equals(bot, margin, self.provenance.inputs)

    @property
    def heading(self) -> str:
        scenario = self.staged.scenario
        return f"RAN: {scenario.title}, {self.staged.red} on both sides"

    def par_text(self, odds: Odds) -> str:
        """Return the rout points that each side loses on average."""
        red, blue = (odds.expect(f"{side}_rout_points") for side in SIDES)
        return f"{red:.1f} rout points lost by red and {blue:.1f} by blue"

    def spread(self, games: Mapping[str, Any]) -> dict[str, Any]:
        columns = {"turns": games["turns"]}
        columns |= {f"rout points, {side}": games[f"{side}_rout_points"] for side in SIDES}
        return columns | {"rout points, blue less red": games["margin"]}

    def by_luck(self, games: Mapping[str, Any], condition: str | None) -> tuple[Listing, ...]:
        return () if condition else (match(games["margin"], _MATCH_LEADS),)

"""Whom a scenario favors, what changes make it fair, and its par."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from os import PathLike
from typing import Any, Unpack

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis import asked
from samurai_odds.analysis.balance import Beside, Fairness, two_sided_terms, weigh, who_plays
from samurai_odds.analysis.balance_report import plain
from samurai_odds.analysis.favor import difference, share
from samurai_odds.analysis.fixing.proposals import read_costs
from samurai_odds.analysis.fixing.theme import COST
from samurai_odds.analysis.fixing.trials import Currency, Subject, two_sided
from samurai_odds.analysis.par import ParSheet, match, part_of_groups
from samurai_odds.analysis.shares import Section
from samurai_odds.analysis.varying import start_with
from samurai_odds.battles import plausible
from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.full_game.game import deals, hands_are_dealt, start
from samurai_odds.battles.full_game.outcomes import WORDS, columns_of
from samurai_odds.battles.full_game.proposals import COSTS, PAID, paid, proposals
from samurai_odds.battles.full_game.staging import Staged, stage
from samurai_odds.battles.full_game.theme import theme
from samurai_odds.battles.rules import recording
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.scenario import BLUE, SIDES, Scenario
from samurai_odds.battles.scenario.text import in_order
from samurai_odds.battles.words import PLAIN_BOTS, TURN_LIMIT, USUAL_BOT
from samurai_odds.engine.answers.answer import Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.declaring import MARGIN, Spreading
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.kept import Run
from samurai_odds.play.tables import counts_of


class Balance(Fairness):
    """How fair a scenario is, by some bots: `analysis.balance` explains the fields.

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
    sensitivity: bool = False,
    **how: Unpack[Spreading],
) -> Balance:
    """Answer `battles.balance`, which explains the keywords."""
    plays, others = who_plays(BOTS.several, bot, against, bots)
    setting = scenario, plays[0], plays[-1], None, turn_limit, dragons, rules
    staged, question = stage(*setting), partial(Contest, *setting)
    ends, sections = partial(_ends, staged), partial(_first_move, staged)
    steps = partial(plausible.steps, rules=rules)
    scored, changed = two_sided(recording.WINNER), partial(start_with, stage, setting[:-1], rules)
    terms = two_sided_terms(
        staged.start, scored, ends, sections, question, steps, changed, Contest.rivals
    )
    inputs: dict[str, Any] = {"scenario": staged.as_input(scenario), "margin": margin}
    inputs |= {"bot": plays[0], "against": plays[-1], "bots": [plays[0], *others]}
    return weigh(Balance, staged, terms, plays, others, inputs, margin, sensitivity, **how)


def subject_of(staged: Staged, costs: "str | PathLike[str] | None" = None) -> Subject:
    """Return a scenario as what tries changes of it sees it."""
    return Subject(
        title=staged.scenario.title,
        scenario=in_order(staged.scenario),
        names={side: side for side in SIDES},
        start_of=partial(_begun, staged),
        credits_of=two_sided(recording.WINNER),
        write=staged.written,
        as_file=staged.as_file,
        themed=theme,
        proposals=tuple(proposals(staged.scenario)),
        costs=read_costs(costs, COSTS | COST),
        currency=Currency("banners", PAID, paid),
    )


fix = partial(asked.fix, Contest, BOTS, subject_of)
ladder = partial(asked.ladder, Contest, BOTS)


def _ends(staged: Staged, rows: Rows) -> dict[str, int]:
    """Count the ways in which games ended."""
    return counts_of(columns_of(staged.setup, rows)["reason"], WORDS["reason"])


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
        note = "as it is, " if side == SIDES[scenario.first] else ""
        says = f"red wins, {side} moving first ({note}{len(scores):,} games)"
        rows.append((says, side, share(scores)))
    worth = ("what moving first is worth", difference(*pair))
    return (Section("first move", tuple(rows), worth),)


# ---- Par: what to expect of a scenario between equals --------------------------------

FEWEST_DEALS, MOST_DEALS = 30, 250  # kept, to tell the luck of the deal from that of the dice
GAMES_A_DEAL = 8
_NOTHING = Listing("", (), ())
_MATCH_LEADS = (1, 2, 3, 4, 6, 8)  # banners of two games together


class Par(ParSheet, Contest):
    """A scenario between two bots alike: what a player of either side should expect of it."""

    counted = ("banners, red less blue", "margin")

    averages = (("banners", "banners"),)

    def __init__(
        self,
        scenario: "str | PathLike[str] | Scenario",
        bot: str = USUAL_BOT,
        turn_limit: int = TURN_LIMIT,
        dragons: "str | PathLike[str] | None" = None,
        rules: "str | PathLike[str] | None" = None,
        margin: float = MARGIN,
    ) -> None:
        super().__init__(scenario, bot, bot, None, turn_limit, dragons, rules)
        self.between_equals(bot, margin, self.provenance.inputs)
        self.luck: Figure | None = None  # part of the lead's spread that the deal decides

    def answer(self, run: Run, seed: int, elapsed_s: float = 0.0) -> Odds:
        """Give what came of the games, and what the deal alone has decided."""
        if hands_are_dealt(self.staged.start) and run.games >= FEWEST_DEALS:
            number = max(FEWEST_DEALS, min(MOST_DEALS, run.games // GAMES_A_DEAL))
            self.luck = part_of_groups(self._leads_by_deal(seed, number))
        return super().answer(run, seed, elapsed_s)

    def _leads_by_deal(self, seed: int, played: int) -> NDArray[np.int64]:
        """Play some deals several times: red's lead in banners, by deal and game."""
        leads = np.zeros((played, GAMES_A_DEAL), dtype=np.int64)
        parts = (
            (start, number * GAMES_A_DEAL, GAMES_A_DEAL)
            for number, start in enumerate(deals(self.staged.start, seed, played))
        )
        for number, rows in enumerate(self.play_changed(seed, parts, played)):
            columns = columns_of(self.staged.setup, rows)
            leads[number] = columns["red_banners"] - columns["blue_banners"]
        return leads

    # ---- in words --------------------------------------------------------------------

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        begins = SIDES[self.staged.scenario.first]
        return (
            f"Samurai Battles: {self.staged.scenario.title}, {self.staged.red} on both sides "
            f"({begins} moves first)"
        )

    def par_text(self, odds: Odds) -> str:
        """Return the banners that each side gets on average."""
        red, blue = (odds.expect(f"{side}_banners") for side in SIDES)
        return f"{red:.1f} banners for red and {blue:.1f} for blue"

    def spread(self, games: Mapping[str, Any]) -> dict[str, Any]:
        columns = {"turns of both sides": games["turns"]}
        columns |= {f"banners, {side}": games[f"{side}_banners"] for side in SIDES}
        return columns | {"banners, red less blue": games["margin"]}

    def by_luck(self, games: Mapping[str, Any], condition: str | None) -> tuple[Listing, ...]:
        if condition:
            return (_NOTHING, _NOTHING)
        return match(games["margin"], _MATCH_LEADS), self._luck()

    def _luck(self) -> Listing:
        """Tell the luck of the deal from the rest."""
        if self.luck is None:
            return _NOTHING
        rest = Figure(1 - self.luck, self.luck.se, self.luck.samples, True)
        rows = (("the opening hands", self.luck), ("dice, and cards drawn later", rest))
        return Listing("", ("spread of the lead in banners due to", "part"), rows)

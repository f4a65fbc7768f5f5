"""What a designer's report asks about a battle."""

from collections.abc import Sequence
from functools import partial
from os import PathLike
from typing import Any, Unpack

import numpy as np

from samurai_odds.analysis.designing.found import Design, Heat
from samurai_odds.analysis.designing.report import Report, report_of
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.whole.balance import balance, ladder, subject_of
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.battles.whole.pictures import deaths
from samurai_odds.battles.words import PLAIN_BOTS, USUAL_BOT
from samurai_odds.engine.declaring import Spreading
from samurai_odds.play.rollouts import until_turn
from samurai_odds.play.viewing.scene import hex_place


def report(
    scenario: "str | PathLike[str] | Scenario",
    bots: str | Sequence[str],
    margin: float,
    turn_limit: int,
    dragons: "str | PathLike[str] | None",
    rules: str | None,
    **how: Unpack[Spreading],
) -> Report:
    """Answer `battles.report`, which explains the keywords."""
    setting: dict[str, Any] = {"turn_limit": turn_limit, "dragons": dragons, "rules": rules}
    contest = Contest(scenario, USUAL_BOT, USUAL_BOT, None, turn_limit, dragons, rules)
    design = Design(
        contest,
        partial(ladder, scenario, bots, margin, **setting),
        partial(balance, scenario, None, None, PLAIN_BOTS, margin, **setting),
        subject_of(contest.staged),
        (0, 1),
        "turns",
        _heat,
        contest.provenance.inputs,
        until_turn,
    )
    return report_of(design, **how)


def _heat(contest: Contest) -> tuple[str, Heat]:
    assert contest.run is not None
    board = contest.staged.scenario.board
    lost = deaths(contest, np.ones(contest.run.games, dtype=bool))
    places = [(*hex_place(board, number), value) for number, value in enumerate(lost)]
    return "Units eliminated in each hex, in a hundred games (pieces where they begin).", places

"""What a designer's report asks about a battle."""

from collections.abc import Sequence
from functools import partial
from os import PathLike
from typing import Any, Unpack

import numpy as np

from samurai_odds.analysis.designing.found import Design, Heat
from samurai_odds.analysis.designing.report import Report, report_of
from samurai_odds.engine.declaring import Spreading
from samurai_odds.play.viewing.scene import hex_place
from samurai_odds.ran.names import PLAIN_BOTS, USUAL_BOT
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.whole.balance import balance, ladder, subject_of
from samurai_odds.ran.whole.contest import Contest, losses_by_hex


def report(
    scenario: "str | PathLike[str] | Scenario",
    bots: str | Sequence[str],
    margin: float,
    turn_limit: int | None,
    rules: str | None,
    **how: Unpack[Spreading],
) -> Report:
    """Answer `ran.report`, which explains the keywords."""
    setting: dict[str, Any] = {"turn_limit": turn_limit, "rules": rules}
    contest = Contest(scenario, USUAL_BOT, USUAL_BOT, turn_limit, rules)
    design = Design(
        contest,
        partial(ladder, scenario, bots, margin=margin, **setting),
        partial(balance, scenario, bots=PLAIN_BOTS, margin=margin, **setting),
        subject_of(contest.staged),
        (0, 1),
        "turns",
        _heat,
        contest.provenance.inputs,
    )
    return report_of(design, **how)


def _heat(contest: Contest) -> tuple[str, Heat]:
    assert contest.run is not None
    over = contest.staged.scenario.terrain.field
    lost = losses_by_hex(contest, np.ones(contest.run.games, dtype=bool))
    places = [(*hex_place(over, number), value) for number, value in enumerate(lost)]
    said = "Units routed or eliminated in each hex, in a hundred battles (counters at the start)."
    return said, places

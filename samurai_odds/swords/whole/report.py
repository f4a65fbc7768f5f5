"""What a designer's report asks about a set-up."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Unpack

from samurai_odds.analysis.designing.found import Design, Heat
from samurai_odds.analysis.designing.report import Report, report_of
from samurai_odds.engine.declaring import Spreading
from samurai_odds.play.game import Start
from samurai_odds.play.viewing.scene import UNIT
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.whole.balance import balance, ladder, subject_of
from samurai_odds.swords.whole.contest import Contest
from samurai_odds.swords.whole.outcomes import battles_at
from samurai_odds.swords.whole.proposals import Proposing
from samurai_odds.swords.words import USUAL_BOT


def report(
    setup: Any,
    players: int | None,
    bots: str | Sequence[str],
    margin: float,
    rules: Any = None,
    variant: str | None = None,
    goal: int | None = None,
    round_limit: int | None = None,
    **how: Unpack[Spreading],
) -> Report:
    """Answer `swords.report`, which explains the keywords."""
    setting: dict[str, Any] = {"variant": variant, "goal": goal, "round_limit": round_limit}
    setting |= {"rules": rules, "margin": margin}
    contest = Contest(setup, players, USUAL_BOT, variant, goal, round_limit, rules)
    staged = contest.staged
    proposing = Proposing(staged.scenario, staged.facts, staged.hands)
    design = Design(
        contest,
        partial(ladder, setup, players, bots, **setting),
        partial(balance, setup, players, USUAL_BOT, False, **setting),
        subject_of(staged, proposing),
        tuple(staged.winners),
        "rounds",
        _heat,
        contest.provenance.inputs,
        _stopped,
    )
    return report_of(design, **how)


def _stopped(start: Start, turn: int) -> Start:
    question = start.question.copy()
    question[at.STOP_AFTER] = turn
    return replace(start, question=question)


def _heat(contest: Contest) -> tuple[str, Heat]:
    assert contest.run is not None
    provinces = chart_of(contest.staged.scenario.map).provinces
    fought = battles_at(contest.run.rows, len(provinces)).tolist()
    places = [
        (UNIT * one.x, UNIT * one.y, value) for one, value in zip(provinces, fought, strict=True)
    ]
    return "Battles fought for each province, a game.", places
